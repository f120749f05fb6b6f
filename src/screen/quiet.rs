//! A terminal that neither shows what is typed nor acts on it.
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// While held, keys reach nobody but the reader of keys: nothing is echoed, and Ctrl-C is a key.
///
/// The reader of keys does this for as long as it waits for one; this covers the time between two,
/// in which a key would be echoed onto a private page, or would end the program and leave it open.
pub struct Quiet {
    deadly: &'static AtomicBool,
    before: bool,
    mode: mode::Held,
}

impl Quiet {
    /// Quiets the terminal until dropped.
    ///
    /// # Errors
    /// There is no terminal, or the system refuses a signal handler.
    pub fn held() -> io::Result<Self> {
        static DEADLY: OnceLock<Arc<AtomicBool>> = OnceLock::new();
        let mode = mode::Held::new()?;
        if DEADLY.get().is_none() {
            let flag = Arc::new(AtomicBool::new(true));
            let (signal, shared) = (signal_hook::consts::SIGINT, Arc::clone(&flag));
            signal_hook::flag::register_conditional_default(signal, shared)?;
            DEADLY.get_or_init(|| flag);
        }
        let deadly: &'static AtomicBool = DEADLY.get_or_init(Arc::default);
        Ok(Self { deadly, before: deadly.swap(false, Ordering::SeqCst), mode })
    }

    /// Throws away the keys that nobody has read yet.
    pub fn forget_keys(&self) {
        self.mode.forget_keys();
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        self.deadly.store(self.before, Ordering::SeqCst);
    }
}

#[cfg(unix)]
mod mode {
    use std::fs::File;
    use std::io::{self, IsTerminal};
    use std::os::fd::AsFd;

    use rustix::termios::{
        LocalModes, OptionalActions, QueueSelector, Termios, tcflush, tcgetattr, tcsetattr,
    };

    /// The mode of the terminal as it was, put back when dropped.
    pub struct Held {
        terminal: Box<dyn AsFd>,
        before: Termios,
    }

    impl Held {
        pub fn new() -> io::Result<Self> {
            // The terminal that `console` reads keys from.
            let terminal: Box<dyn AsFd> = match io::stdin() {
                stdin if stdin.is_terminal() => Box::new(stdin),
                _ => Box::new(File::open("/dev/tty")?),
            };
            let before = tcgetattr(&*terminal)?;
            let mut quiet = before.clone();
            quiet.local_modes &= !(LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG);
            tcsetattr(&*terminal, OptionalActions::Drain, &quiet)?;
            Ok(Self { terminal, before })
        }

        pub fn forget_keys(&self) {
            let _ = tcflush(&*self.terminal, QueueSelector::IFlush);
        }
    }

    impl Drop for Held {
        fn drop(&mut self) {
            let _ = tcsetattr(&*self.terminal, OptionalActions::Drain, &self.before);
        }
    }
}

#[cfg(not(unix))]
mod mode {
    /// Consoles elsewhere echo nothing by themselves.
    pub struct Held;

    impl Held {
        #[expect(clippy::unnecessary_wraps, reason = "of one shape with the other system")]
        pub fn new() -> std::io::Result<Self> {
            Ok(Self)
        }

        #[expect(clippy::unused_self, reason = "of one shape with the other system")]
        pub fn forget_keys(&self) {}
    }
}
