//! The only list of modes.
//!
//! Whatever needs one thing for each mode hands a macro to `modes!`, which is called back with a line a mode: its name as
//! a type, as a module, as a word, and its family. So a new mode is one line here, and whatever it lacks somewhere is an
//! error of the compiler.
//!
//! The order is that in which people are shown the modes, and their numbers in setup codes: new ones come last.

/// Calls a macro with every mode: `Type module "word" Family;`.
#[macro_export]
macro_rules! modes {
    ($then:ident) => {
        $then! {
            /// Killer vs. Inspector.
            KillerInspector killer_inspector "killer-inspector" Noir;
            /// Hitman vs. Sleuth.
            HitmanSleuth hitman_sleuth "hitman-sleuth" Noir;
            /// Spy Tag.
            SpyTag spy_tag "spy-tag" Noir;
            /// Master Thief vs. Chief of Police.
            ThiefChief thief_chief "thief-chief" Noir;
            /// FBI vs. Mafia.
            FbiMafia fbi_mafia "fbi-mafia" Noir;
            /// Heist.
            Heist heist "heist" Noir;
            /// Mr. Jack.
            MrJack mr_jack "mr-jack" MrJack;
        }
    };
}
