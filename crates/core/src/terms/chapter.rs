//! What the chapter of a mode says: how hard it is, what is dealt, what wins, which words it uses.
use super::ids;

ids! {
    /// How hard a mode is, in the words of the book.
    Difficulty {
        Low = "low",
        Medium = "medium",
        High = "high",
    }

    /// What the companion can do with a mode.
    Status {
        Refereed = "refereed",
        /// Only its headline is known; not refereed yet.
        Planned = "planned",
    }

    /// When the cards of a seat are dealt.
    When {
        /// Before the first turn.
        Opening = "opening",
        /// As that seat's first turn.
        FirstTurn = "first-turn",
    }

    /// What the cards of a seat are for.
    Purpose {
        /// Face down: the secret identity.
        Identity = "identity",
        /// One of them becomes the secret identity, the others are the hand.
        Choice = "choice",
        /// A row, the first face up, the others face down: those to be killed in this order.
        HitList = "hit-list",
        /// Face down: the officer in plainclothes.
        Plainclothes = "plainclothes",
        /// Face up on their suspects: officers in uniform.
        Uniformed = "uniformed",
        /// Some become officers in uniform, one the officer in plainclothes; the others go back.
        Officers = "officers",
        /// The hand.
        Hand = "hand",
    }

    /// Something to remember about the first turns; the sentence is in the language files.
    Reminder {
        /// The Killer begins, and must kill on the first turn.
        KillerMustKill = "killer-must-kill",
        /// The Inspector draws four and keeps one as the identity; that is the whole turn.
        InspectorChooses = "inspector-chooses",
        /// The Hitman lays the hit list, its first card face up, and draws an identity.
        HitmanLists = "hitman-lists",
        /// The Sleuth draws three and keeps one as the identity before the Hitman's first turn.
        SleuthChooses = "sleuth-chooses",
        /// Jack draws the alibi card that says who he is.
        JackDraws = "jack-draws",
        /// The Detective picks first, from four cards that are turned up.
        DetectiveBegins = "detective-begins",
        /// Every spy draws an identity.
        SpiesDraw = "spies-draw",
        /// A treasure on each suspect.
        TreasuresLaid = "treasures-laid",
        /// The Thief draws three, one of them the active identity, and begins.
        ThiefChooses = "thief-chooses",
        /// The Chief draws an officer in plainclothes.
        ChiefHides = "chief-hides",
        /// The Chief turns up officers in uniform.
        ChiefShows = "chief-shows",
        /// Everybody draws an identity and shows it to the team alone; roles are public.
        AgentsDraw = "agents-draw",
        /// The Profiler draws a hand after all identities are dealt.
        ProfilerDraws = "profiler-draws",
        /// Role cards in two piles, tier 1 above tier 2; each thief takes one face down, and a token.
        ThievesTakeRoles = "thieves-take-roles",
        /// Each thief draws an identity, which the other thieves may see.
        ThievesDraw = "thieves-draw",
        /// Each card has a light and a dark side, which all point the same way (Major Grom).
        CardsOneWay = "cards-one-way",
        /// Only the villains' names count (Major Grom, Spy Tag).
        VillainsOnly = "villains-only",
        /// The Chief draws seven, makes some of them officers and shuffles the others back.
        ChiefDeploys = "chief-deploys",
    }

    /// A way to reach the end; the sentence is in the language files.
    Goal {
        /// The Killer's: the Inspector's identity is dead.
        KillInspector = "kill-inspector",
        /// The Killer's: as many dead as the option `kills` says.
        KillCount = "kill-count",
        /// The Inspector's: the right accusation.
        AccuseKiller = "accuse-killer",
        /// The Hitman's: everybody on the list is dead.
        KillList = "kill-list",
        /// The Hitman's: the Sleuth's identity is dead and no living card is in his hand.
        KillSleuth = "kill-sleuth",
        /// The Sleuth's: the right accusation.
        AccuseHitman = "accuse-hitman",
        /// A spy's or his team's: as many caught as the option `trophies` says.
        Trophies = "trophies",
        /// The Thief's: every treasure is stolen.
        StealAll = "steal-all",
        /// The Chief's: the Thief's active identity is accused.
        AccuseThief = "accuse-thief",
        /// The Mafia's: as many dead as the option `deaths` says, an agent counting twice.
        Deaths = "deaths",
        /// The FBI's: as many arrests as the option `arrests` says.
        Arrests = "arrests",
        /// The thieves': all four vaults are open.
        OpenVaults = "open-vaults",
        /// The Chief's: a thief who was caught cannot draw another role.
        NoRoleLeft = "no-role-left",
        /// Jack's: he leaves the district unseen.
        Escape = "escape",
        /// Jack's: nobody has caught him after eight rounds.
        NotCaught = "not-caught",
        /// The Detective's: the right accusation.
        CatchJack = "catch-jack",
    }

    /// A word of the book that screens repeat.
    Term {
        SuspectCard = "suspect-card",
        EvidenceCard = "evidence-card",
        RoleCard = "role-card",
        EvidenceDeck = "evidence-deck",
        SecretIdentity = "secret-identity",
        EvidenceHand = "evidence-hand",
        Alive = "alive",
        Dead = "dead",
        /// The side of a suspect card that is turned up when he dies, where it has a name.
        DeadSide = "dead-side",
        Exonerated = "exonerated",
        HitList = "hit-list",
        Trophy = "trophy",
        Plainclothes = "plainclothes",
        Uniformed = "uniformed",
        Vault = "vault",
    }
}
