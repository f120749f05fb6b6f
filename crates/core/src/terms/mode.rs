//! The modes, and the families of games they belong to.
use super::ids;

macro_rules! listed {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        ids! {
            /// A way to play, with its own chapter in the book.
            Mode {
                $($(#[$doc])* $mode = $id,)+
            }
        }

        impl Mode {
            /// The family of games that the mode belongs to.
            pub const fn family(self) -> Family {
                match self { $(Self::$mode => Family::$family,)+ }
            }
        }
    };
}

modes!(listed);

ids! {
    /// Which game a mode belongs to.
    Family {
        Noir = "noir",
        MrJack = "mr-jack",
    }
}
