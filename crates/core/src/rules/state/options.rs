//! What a table may play differently from the book.
use crate::terms::{CollapseRule, UndoBan};

/// Declares what a state takes up of the [`Choices`]; in the beginning it is as the book has it.
macro_rules! adopted {
    ($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $field:ident: $Setting:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name {
            $($(#[$note])* pub $field: $Setting,)+
        }

        impl $name {
            /// As the book has it.
            pub(in crate::rules) const BOOK: Self = Self { $($field: <$Setting as $crate::terms::Setting>::BOOK,)+ };

            /// Plays by these choices from now on; what is not chosen stays as it is.
            pub fn adopt(&mut self, choices: &$crate::terms::Choices) {
                $(choices.take(&mut self.$field);)+
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::BOOK
            }
        }
    };
}

adopted! {
    /// The options that modes share; those of one mode are in its own state.
    Options {
        /// Which shifts may not answer another player's shift (G13).
        undo_ban: UndoBan,
        /// How many dead suspects each line gives up in a collapse (G17).
        collapse: CollapseRule,
    }
}

pub(in crate::rules) use adopted;
