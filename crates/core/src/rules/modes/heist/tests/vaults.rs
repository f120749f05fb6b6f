//! Robbing, hacking, cracking, and the tokens.
use super::*;
use crate::board::Cell;
use crate::rules::{Action, Deed, Rule};
use crate::terms::Vault;
use crate::terms::{HackerReach, SafecrackerToken};

fn token(table: Fixture, thief: u8, vault: Vault) -> Fixture {
    table.game(|game| heist(game).vaults.place(Seat::new(thief - 1), vault))
}

fn opened(table: Fixture, vaults: &[Vault]) -> Fixture {
    table.game(|game| vaults.iter().for_each(|vault| heist(game).vaults.open(*vault)))
}

#[test]
fn a_vault_is_robbed_from_its_zone_which_is_open_and_shows_the_role_he18_he70() {
    let mut table = corners();
    assert_eq!(table.offers("rob"), "rob nw");
    assert_eq!(table.refuses("rob se"), Rule::VaultZone);
    assert_eq!(
        table.says("rob nw"),
        "thief1 robs nw, thief1 shows safecracker, thief1's token at nw, chief's turn"
    );
}

#[test]
fn outside_every_zone_nothing_can_be_robbed_he02() {
    let table = table("d1 cleaner, a4 runner, d4 hacker, g7 decoy");
    assert_eq!(table.offers("rob"), "");
    assert_eq!(turn(table, 2).offers("rob"), "");
}

#[test]
fn the_zones_are_the_scenarios_he02() {
    let mut table = corners().game(|game| {
        heist(game).zones.vaults[0] = [Cell::new(3, 3)].into_iter().collect();
    });
    assert_eq!(table.refuses("rob nw"), Rule::VaultZone);
    table = turn(table.holds(Seat::new(0), "d4", ""), 1);
    assert_eq!(table.offers("rob"), "rob nw");
}

#[test]
fn three_thieves_open_a_vault_and_get_their_tokens_back_he09_he11_he12() {
    let mut table = table("a1 decoy, b1 runner, c1 cleaner, g7 insider");
    table.says("rob nw");
    table.says("pass");
    table.says("rob nw");
    table.says("pass");
    assert_eq!(
        table.says("rob nw"),
        "thief3 robs nw, thief3 shows cleaner, thief3's token at nw, nw opens, chief's turn"
    );
    assert_eq!(Vault::ALL.map(|vault| state(&table).vaults.at(vault)), [0; 4]);
    let table = turn(table, 1);
    assert_eq!(table.refuses("rob nw"), Rule::VaultOpened);
    assert_eq!(table.offers("rob"), "");
}

#[test]
fn the_fourth_vault_wins_at_once_he19() {
    use Vault::{Ne, Nw, Se, Sw};
    let table = opened(corners(), &[Ne, Sw, Se]);
    let mut table = token(token(table, 2, Nw), 3, Nw);
    assert_eq!(
        table.says("rob nw"),
        "thief1 robs nw, thief1 shows safecracker, thief1's token at nw, nw opens, thieves wins by vaults"
    );
}

#[test]
fn a_token_comes_back_by_itself_at_the_start_of_the_turn_he10() {
    let mut table = turn(token(corners(), 2, Vault::Ne), 1);
    assert_eq!(
        table.says("shift 4 left"),
        "thief1 shifts 4 left, unseen, thief2's token off ne, thief2's turn"
    );
}

#[test]
fn a_safecracker_keeps_or_takes_his_token_or_must_keep_it_he10() {
    let before = || {
        let table = token(turn(corners(), 4), 1, Vault::Nw);
        table.game(|game| heist(game).roles[0].shown = true)
    };
    let mut table = before();
    assert_eq!(table.says("shift 4 left"), "thief4 shifts 4 left, unseen, thief1 owes keep");
    assert_eq!(table.offers(""), "keep, take");
    assert_eq!(table.refuses("take ne"), Rule::OneOfTwoTokens);
    assert_eq!(table.refuses("shift 4 left"), Rule::OtherOwed);
    let mut taken = table.clone();
    assert_eq!(table.says("keep"), "thief1 keeps, thief1's turn");
    assert_eq!(table.refuses("rob nw"), Rule::TokenThere, "three different thieves");
    assert_eq!(taken.says("take"), "thief1 takes, thief1's token off nw, thief1's turn");
    assert_eq!(taken.offers("rob"), "rob nw");

    let mut never = option(before(), |options| options.safecracker = SafecrackerToken::Never);
    assert_eq!(never.says("shift 4 left"), "thief4 shifts 4 left, unseen, thief1's turn");
    assert_eq!(state(&never).vaults.tokens(Seat::new(0), Vault::Nw), 1);
}

#[test]
fn a_token_that_stayed_is_moved_by_the_next_robbery_he66() {
    let mut table = token(corners(), 1, Vault::Se);
    assert_eq!(
        table.says("rob nw"),
        "thief1 robs nw, thief1 shows safecracker, thief1's token off se, thief1's token at nw, chief's turn"
    );
}

#[test]
fn the_hacker_robs_from_beside_a_zone_and_from_the_centre_every_vault_he24() {
    for (cell, around, orthogonal) in [
        ("d1", "hack nw, hack ne", "hack nw, hack ne"),
        ("d4", "hack nw, hack ne, hack sw, hack se", "hack nw, hack ne, hack sw, hack se"),
        ("a4", "hack nw, hack sw", "hack nw, hack sw"),
        ("d3", "hack nw, hack ne", "hack nw, hack ne"),
        ("b2", "", ""),
    ] {
        let crew = format!("{cell} hacker, g1 runner, a7 cleaner, g7 decoy");
        let table = table(&crew);
        assert_eq!(table.offers("hack"), around, "{cell}");
        let table = option(table, |options| options.hacker = HackerReach::Orthogonal);
        assert_eq!(table.offers("hack"), orthogonal, "{cell}");
    }
}

#[test]
fn orthogonal_neighbours_are_fewer_where_zones_are_smaller_he25() {
    let small = |beside| {
        let table = table("c3 hacker, g1 runner, a7 cleaner, g7 decoy");
        let table = table.game(|game| {
            let corner = |row, column| [Cell::new(row, column)].into_iter().collect();
            heist(game).zones.vaults = [corner(1, 1), corner(0, 6), corner(6, 0), corner(6, 6)];
            heist(game).options.hacker = beside;
        });
        table.offers("hack")
    };
    assert_eq!(
        (small(HackerReach::Around), small(HackerReach::Orthogonal)),
        ("hack nw".into(), String::new())
    );
}

#[test]
fn hacking_is_refused_from_within_any_zone_an_opened_vaults_too_he24() {
    let crew = "c3 hacker, g1 runner, a7 cleaner, g7 decoy";
    let table = opened(with_officers(crew, "e3"), &[Vault::Nw]);
    assert_eq!(table.refuses("hack sw"), Rule::HackOutside);
    assert_eq!(corners().refuses("hack sw"), Rule::NotYourRole);
    let beside = self::table("d1 hacker, g1 runner, a7 cleaner, g7 decoy");
    assert_eq!(beside.refuses("hack sw"), Rule::HackReach);
    assert_eq!(token(beside.clone(), 1, Vault::Nw).refuses("hack nw"), Rule::TokenThere);
    assert_eq!(opened(beside, &[Vault::Nw]).refuses("hack nw"), Rule::VaultOpened);
}

#[test]
fn hacking_lays_a_token_and_shows_the_hacker() {
    let mut table = table("d1 hacker, g1 runner, a7 cleaner, g7 decoy");
    assert_eq!(
        table.says("hack ne"),
        "thief1 hacks ne, thief1 shows hacker, thief1's token at ne, chief's turn"
    );
}

fn master() -> Fixture {
    table("a1 master-safecracker, g1 runner, a7 cleaner, g7 decoy")
}

#[test]
fn the_master_lays_a_second_token_where_one_of_his_lies_he09_he35() {
    assert_eq!(master().refuses("crack nw"), Rule::CrackToken);
    let mut table = token(master(), 1, Vault::Nw);
    assert_eq!(table.offers("rob"), "", "his token is there already");
    assert_eq!(table.offers("crack"), "crack nw");
    assert_eq!(
        table.says("crack nw"),
        "thief1 cracks nw, thief1 shows master-safecracker, thief1's token at nw, chief's turn"
    );
    assert_eq!(turn(table, 1).refuses("crack nw"), Rule::CrackToken);
    let elsewhere = token(master(), 1, Vault::Ne);
    assert_eq!(elsewhere.refuses("crack ne"), Rule::VaultZone);
    assert_eq!(token(corners(), 1, Vault::Nw).refuses("crack nw"), Rule::NotYourRole);
}

#[test]
fn the_masters_second_token_can_open_a_vault() {
    let mut table = token(token(master(), 1, Vault::Nw), 2, Vault::Nw);
    assert_eq!(
        table.says("crack nw"),
        "thief1 cracks nw, thief1 shows master-safecracker, thief1's token at nw, nw opens, chief's turn"
    );
}

#[test]
fn of_the_masters_two_tokens_the_first_moves_unless_he_takes_one_he66() {
    let both = || {
        let table = token(token(turn(master(), 4), 1, Vault::Ne), 1, Vault::Se);
        table.game(|game| heist(game).roles[0].shown = true)
    };
    let mut table = both();
    table.says("shift 4 left");
    assert_eq!(table.offers(""), "keep, take, take ne, take se");
    let mut named = table.clone();
    table.says("keep");
    assert_eq!(
        table.says("rob nw"),
        "thief1 robs nw, thief1's token off ne, thief1's token at nw, chief's turn"
    );
    assert_eq!(named.says("take se"), "thief1 takes se, thief1's token off se, thief1's turn");
    assert_eq!(named.says("rob nw"), "thief1 robs nw, thief1's token at nw, chief's turn");
    let mut all = both();
    all.says("shift 4 left");
    assert_eq!(
        all.says("take"),
        "thief1 takes, thief1's token off ne, thief1's token off se, thief1's turn"
    );
}

#[test]
fn the_master_may_name_the_token_that_moves_he66() {
    let table = token(token(turn(master(), 4), 1, Vault::Ne), 1, Vault::Se);
    let mut table = table.game(|game| heist(game).roles[0].shown = true);
    table.says("shift 4 left");
    table.says("keep");
    assert_eq!(table.offers("rob"), "rob nw, rob nw se");
    assert_eq!(table.refuses("rob nw sw"), Rule::TokenAbsent);
    let first = Action::from(Deed::RobFrom(Vault::Nw, Vault::Ne));
    assert_eq!(table.position.canonical(&first), Deed::Rob(Vault::Nw).into());
    assert_eq!(
        table.says("rob nw se"),
        "thief1 robs nw se, thief1's token off se, thief1's token at nw, chief's turn"
    );
    let one = token(corners(), 1, Vault::Se);
    assert_eq!(one.refuses("rob nw ne"), Rule::TokenAbsent);
    assert_eq!(master().refuses("rob nw ne"), Rule::TokenAbsent, "his tokens lie before him");
}

#[test]
fn the_only_token_that_lies_out_may_be_named_he10() {
    let mut table = token(turn(corners(), 4), 1, Vault::Nw);
    table.says("shift 4 left");
    let named = Action::from(Deed::TakeVault(Vault::Nw));
    assert_eq!(table.position.canonical(&named), Deed::TakeBack.into());
    assert_eq!(table.refuses("take ne"), Rule::OneOfTwoTokens);
}
