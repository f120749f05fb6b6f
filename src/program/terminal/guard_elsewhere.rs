//! The guard on systems without signals and modes of a terminal: there is nothing to put back.
use std::io::{self, IsTerminal};
use std::sync::{Arc, OnceLock, atomic::AtomicBool};

/// What takes away what a place has put on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cleanup {
    /// Nothing but lines that may stay.
    Lines,
    /// A page on the alternate screen.
    Page,
}

/// Why a reader of keys was woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// The program had been stopped.
    Continued,
    /// The window has another size.
    Resized,
}

/// The terminal in the hands of one place that reads keys.
pub struct Guard;

impl Guard {
    /// Takes the terminal: Ctrl-C is a key.
    ///
    /// # Errors
    /// Standard input is no terminal.
    pub fn reading(_: Cleanup) -> io::Result<Self> {
        static DEADLY: OnceLock<Arc<AtomicBool>> = OnceLock::new();
        if !io::stdin().is_terminal() {
            return Err(io::ErrorKind::NotConnected.into());
        }
        let deadly = DEADLY.get_or_init(Arc::default);
        signal_hook::flag::register_conditional_default(2, Arc::clone(deadly))?;
        Ok(Self)
    }

    /// There is no mode between two questions.
    ///
    /// # Errors
    /// As [`reading`].
    pub fn between() -> io::Result<Self> {
        Self::usual()
    }

    /// The terminal is always in its usual mode.
    ///
    /// # Errors
    /// As [`reading`].
    pub fn usual() -> io::Result<Self> {
        if io::stdin().is_terminal() { Ok(Self) } else { Err(io::ErrorKind::NotConnected.into()) }
    }

    /// Takes the terminal for a reader that sets its mode itself.
    ///
    /// # Errors
    /// As [`reading`].
    pub fn editing(_: impl FnMut() + Send + 'static) -> io::Result<Self> {
        Self::reading(Cleanup::Lines)
    }

    /// Has `draw` done.
    ///
    /// # Errors
    /// What `draw` says.
    pub fn draw(&self, _: Cleanup, draw: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        draw()
    }
}
