//! One guard over the terminal for every place that reads keys: however the program is ended or stopped,
//! what is shown is wiped and the terminal is put back first.
//!
//! A thread of its own does that, since whoever reads keys may be blocked in it, or be busy.
use std::io::{self, IsTerminal, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use rustix::process::getpgrp;
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, QueueSelector, SpecialCodeIndex, Termios, tcflush,
    tcgetattr, tcgetpgrp, tcgetwinsize, tcsetattr,
};
use signal_hook::consts::{
    SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1,
    SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU, SIGXFSZ,
};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// What takes away what a place has put on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cleanup {
    /// Nothing but lines that may stay; the cursor goes to a new one.
    Lines,
    /// A line being edited.
    Edited,
    /// A page on the alternate screen, every row of which is wiped.
    Page,
}

/// Why a reader of keys was woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// The program had been stopped, and others have seen the terminal since.
    Continued,
    /// The window has another size.
    Resized,
}

/// Whose the terminal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    /// Whoever reads keys draws and reads.
    Ours,
    /// A signal has put it back.
    Away,
    /// It is ours again; whoever reads keys does not know yet that all he had drawn is gone.
    Returning,
}

impl Hands {
    /// Of the next place that has the terminal.
    const fn of_next(self) -> Self {
        match self {
            Self::Away => Self::Away,
            Self::Ours | Self::Returning => Self::Ours,
        }
    }
}

/// What to do when the program goes on after it was stopped.
type Again = Box<dyn FnMut() + Send>;

/// What is held now, if anything.
struct Held {
    /// The mode of the terminal before anything was read from it.
    before: Termios,
    /// The mode in which it is read; what it was in when it was put back by a signal.
    reading: Termios,
    trace: Cleanup,
    hands: Hands,
    wake: UnixStream,
    again: Option<Again>,
}

/// Everything that a signal must find of the place that reads keys; the places around it wait in its guard.
static HELD: Mutex<Option<Held>> = Mutex::new(None);

/// The terminal in the hands of one place that reads keys, put back when dropped. A place within another has it
/// meanwhile, and gives it back to that one.
pub struct Guard {
    woken: UnixStream,
    outer: Option<Held>,
}

impl Guard {
    /// Takes the terminal: nothing is echoed, and every key is only a key.
    ///
    /// # Errors
    /// Standard input is no terminal, or the system refuses signals or threads.
    pub fn reading(trace: Cleanup) -> io::Result<Self> {
        Self::with_mode(trace, |mode| {
            // What is written goes on being written as lines.
            let output = mode.output_modes;
            mode.make_raw();
            mode.output_modes = output;
        })
    }

    /// Takes the terminal for a reader that sets its mode itself; `again` draws it once more when the
    /// program goes on after it was stopped.
    ///
    /// # Errors
    /// As [`reading`].
    pub fn editing(again: impl FnMut() + Send + 'static) -> io::Result<Self> {
        let guard = Self::over(Cleanup::Edited)?;
        if let Some(held) = held().as_mut() {
            held.again = Some(Box::new(again));
        }
        Ok(guard)
    }

    /// Takes the terminal for the time between two questions: what is typed ahead is not echoed, and waits for the
    /// next of them. Ctrl-C ends the program, as while any program works.
    ///
    /// # Errors
    /// As [`reading`].
    pub fn between() -> io::Result<Self> {
        Self::with_mode(Cleanup::Lines, |mode| {
            mode.local_modes.remove(LocalModes::ECHO | LocalModes::ECHONL | LocalModes::ICANON);
            mode.input_modes.remove(InputModes::ICRNL);
            mode.special_codes[SpecialCodeIndex::VMIN] = 1;
            mode.special_codes[SpecialCodeIndex::VTIME] = 0;
        })
    }

    /// Gives the terminal its usual mode for a while: whole lines are read, with echo.
    ///
    /// # Errors
    /// As [`reading`].
    pub fn usual() -> io::Result<Self> {
        Self::with_mode(Cleanup::Lines, |_| {})
    }

    /// Takes the terminal in a mode made from its usual one.
    fn with_mode(trace: Cleanup, change: impl FnOnce(&mut Termios)) -> io::Result<Self> {
        let guard = Self::over(trace)?;
        if let Some(held) = held().as_mut() {
            let mut mode = held.before.clone();
            change(&mut mode);
            held.reading = mode;
            tcsetattr(io::stdin(), OptionalActions::Drain, &held.reading)?;
        }
        Ok(guard)
    }

    fn over(trace: Cleanup) -> io::Result<Self> {
        if !io::stdin().is_terminal() {
            return Err(io::ErrorKind::NotConnected.into());
        }
        watch()?;
        let (woken, wake) = UnixStream::pair()?;
        woken.set_nonblocking(true)?;
        wake.set_nonblocking(true)?;
        let mut held = held();
        let now = tcgetattr(io::stdin())?;
        let outer = held.take();
        let (before, reading, hands) = match &outer {
            None => (now.clone(), now, Hands::Ours),
            Some(outer) => (outer.before.clone(), outer.reading.clone(), outer.hands.of_next()),
        };
        *held = Some(Held { before, reading, trace, hands, wake, again: None });
        drop(held);
        Ok(Self { woken, outer })
    }

    /// Has `draw` done unless the terminal was given back: then it is done when the program goes on.
    ///
    /// No signal comes between: it waits, and finds all of it on the screen or nothing.
    ///
    /// # Errors
    /// What `draw` says.
    #[expect(clippy::unused_self, reason = "only a guard on watch can")]
    pub fn draw(&self, trace: Cleanup, draw: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        let mut held = held();
        match held.as_mut().filter(|held| held.hands == Hands::Ours) {
            Some(held) => {
                held.trace = trace;
                draw()
            }
            None => Ok(()),
        }
    }

    /// Does something unless the terminal was given back, and no signal gives it back meanwhile.
    #[expect(clippy::unused_self, reason = "only a guard on watch can")]
    pub fn unless_away<T>(&self, act: impl FnOnce() -> T) -> Option<T> {
        let held = held();
        held.as_ref().filter(|held| held.hands == Hands::Ours).map(|_| act())
    }

    /// Whether the terminal is not ours to read from.
    pub fn is_away(&self) -> bool {
        self.unless_away(|| ()).is_none()
    }

    /// Can be waited for: there is something to read when [`woken`] knows something.
    pub fn wakes(&self) -> impl AsFd + '_ {
        &self.woken
    }

    /// What has happened since it was asked last, if anything.
    pub fn woken(&self) -> Option<Woken> {
        let mut bytes = [0; 64];
        let count = (&self.woken).read(&mut bytes).ok()?;
        if !bytes[..count].contains(&CONTINUED) {
            return (count > 0).then_some(Woken::Resized);
        }
        match held().as_mut() {
            Some(held) if held.hands != Hands::Away => {
                held.hands = Hands::Ours;
                Some(Woken::Continued)
            }
            // Stopped once more.
            _ => None,
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        let mut held = held();
        let Some(done) = held.take() else { return };
        if done.hands != Hands::Away && is_ours() {
            let mode = self.outer.as_ref().map_or(&done.before, |outer| &outer.reading);
            let _ = tcsetattr(io::stdin(), OptionalActions::Drain, mode);
        }
        *held = self.outer.take().map(|outer| Held { hands: done.hands.of_next(), ..outer });
    }
}

const CONTINUED: u8 = b'c';
const RESIZED: u8 = b'w';

fn held() -> MutexGuard<'static, Option<Held>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What ends a program and can be heard before it does; after `KILL` nothing can be done.
const ENDING: [i32; 12] = [
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGABRT, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
    SIGXCPU, SIGXFSZ,
];

/// Starts the thread that hears signals, once; before that they do what they do in any program.
fn watch() -> io::Result<()> {
    static WATCHED: Mutex<bool> = Mutex::new(false);
    let mut watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if !*watched {
        let mut signals = Signals::new(ENDING.iter().chain(&[SIGTSTP, SIGCONT, SIGWINCH]))?;
        thread::Builder::new().spawn(move || {
            loop {
                let heard: Vec<i32> = signals.wait().collect();
                for signal in heard {
                    hear(signal, &mut signals);
                }
            }
        })?;
        *watched = true;
    }
    Ok(())
}

/// What each signal does: its default action, with the terminal put back first.
fn hear(signal: i32, signals: &mut Signals) {
    match signal {
        SIGCONT => go_on(),
        SIGWINCH => wake(RESIZED),
        SIGTSTP => {
            drop(put_back());
            // What came meanwhile is not left lying until somebody wakes it.
            let next: Vec<i32> = signals.pending().filter(|next| *next != SIGWINCH).collect();
            if next.is_empty() {
                let _ = emulate_default_handler(SIGTSTP);
            }
            for signal in next {
                hear(signal, signals);
            }
        }
        ending => {
            // A terminal that takes no more output is no reason to stay.
            let _ = thread::Builder::new().spawn(move || {
                thread::sleep(Duration::from_secs(2));
                let _ = emulate_default_handler(ending);
            });
            // Nothing is drawn any more.
            let _held = put_back();
            let _ = emulate_default_handler(ending);
        }
    }
}

/// Wipes what is shown and gives the terminal its old mode; whoever draws waits until what comes back is dropped.
fn put_back() -> Option<MutexGuard<'static, Option<Held>>> {
    let mut guard = soon()?;
    if let Some(held) = guard.as_mut().filter(|held| held.hands != Hands::Away && is_ours()) {
        if held.hands == Hands::Ours {
            let rows = tcgetwinsize(io::stdout()).map_or(24, |size| size.ws_row);
            let _ = write(held.trace.wiped(rows).as_bytes());
        }
        held.hands = Hands::Away;
        if let Ok(mode) = tcgetattr(io::stdin()) {
            held.reading = mode;
        }
        // Half of a secret line must not go to whoever reads next.
        let _ = tcflush(io::stdin(), QueueSelector::IFlush);
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &held.before);
    }
    Some(guard)
}

/// Takes the terminal again, if it is ours, and tells whoever reads from it.
fn go_on() {
    let mut guard = held();
    let Some(held) = guard.as_mut().filter(|_| is_ours()) else { return };
    let _ = tcsetattr(io::stdin(), OptionalActions::Now, &held.reading);
    if let Some(again) = &mut held.again {
        held.hands = Hands::Ours;
        again();
    } else if held.hands == Hands::Away {
        held.hands = Hands::Returning;
    }
    drop(guard);
    wake(CONTINUED);
}

fn wake(why: u8) {
    if let Some(held) = held().as_mut() {
        // Woken already, if the pipe is full.
        let _ = held.wake.write(&[why]);
    }
}

/// What is held, unless whoever draws is stuck in it.
fn soon() -> Option<MutexGuard<'static, Option<Held>>> {
    for _ in 0..100 {
        match HELD.try_lock() {
            Ok(guard) => return Some(guard),
            Err(TryLockError::Poisoned(guard)) => return Some(guard.into_inner()),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
        }
    }
    None
}

/// Whether the terminal listens to us: in the background it belongs to somebody else.
fn is_ours() -> bool {
    tcgetpgrp(io::stdin()).map_or(true, |group| group == getpgrp())
}

/// Writes past the buffer of standard output, which a blocked thread may hold.
fn write(mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        let count = rustix::io::write(io::stdout(), bytes)?;
        bytes = &bytes[count..];
    }
    Ok(())
}

impl Cleanup {
    /// What is written to take it away from a terminal of so many rows.
    fn wiped(self, rows: u16) -> String {
        match self {
            Self::Lines => "\r\n".to_owned(),
            Self::Edited => "\x1b[0m\x1b[?2004l\r\n".to_owned(),
            Self::Page => {
                let wiped = (1..=rows).map(|row| format!("\x1b[{row};1H\x1b[0m\x1b[2K"));
                wiped.chain([super::LOWER.to_owned()]).collect()
            }
        }
    }
}
