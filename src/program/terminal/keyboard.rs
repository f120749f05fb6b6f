//! Keys one by one from the terminal, with a limit on the wait.
use std::io;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant, SystemTime};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::termios::{QueueSelector, tcflush};

use super::guard::{Cleanup, Guard, Woken};
use noir_referee::screen::Key;

/// What comes from the keyboard, or in the place of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A key.
    Key(Key),
    /// No key came in time.
    Late,
    /// Something else has happened to the terminal.
    Woken(Woken),
}

/// The keyboard of a terminal, read without echo under a [`Guard`].
pub struct Keyboard {
    /// What the terminal is held by.
    pub guard: Guard,
}

impl Keyboard {
    /// The keyboard behind standard input; what stands on the screen meanwhile leaves this trace.
    ///
    /// # Errors
    /// As [`Guard::reading`].
    pub fn new(trace: Cleanup) -> io::Result<Self> {
        Ok(Self { guard: Guard::reading(trace)? })
    }

    /// Throws away the keys that nobody has read yet.
    #[expect(clippy::unused_self, reason = "only whoever holds the keyboard can")]
    pub fn forget(&self) {
        let _ = tcflush(io::stdin(), QueueSelector::IFlush);
        super::FORGOTTEN.store(true, Ordering::SeqCst);
    }

    /// The next key, unless it does not come `within` that time by either clock: the one that stands
    /// still while the computer sleeps, or the one on the wall.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn press(&mut self, within: Option<Duration>) -> io::Result<Press> {
        let start = Moment::now();
        loop {
            let left = within.map(|time| time.saturating_sub(Moment::now().since(start)));
            if left.is_some_and(|left| left.is_zero()) {
                return Ok(Press::Late);
            }
            // The wait itself may stand still, so the wall is looked at every second.
            let ready = self.wait(left.map(|left| left.min(SECOND)))?;
            if let Some(woken) = self.guard.woken() {
                return Ok(Press::Woken(woken));
            }
            let late = within.is_some_and(|time| Moment::now().since(start) >= time);
            if ready
                && !late
                && let Some(key) = key(&mut |within| self.byte(within))?
            {
                return Ok(Press::Key(key));
            }
        }
    }

    /// The next byte that was typed; none if there is none `within` that time.
    fn byte(&self, within: Duration) -> io::Result<Option<u8>> {
        if !within.is_zero() {
            self.wait(Some(within))?;
        }
        let mut byte = [0];
        let read = || -> rustix::io::Result<_> {
            Ok(if is_typed()? { Some(rustix::io::read(io::stdin(), &mut byte)?) } else { None })
        };
        // A signal throws away what was typed: nobody must wait for it then.
        match self.guard.unless_away(read) {
            None | Some(Ok(None) | Err(Errno::INTR)) => Ok(None),
            Some(Ok(Some(0))) => Err(io::ErrorKind::BrokenPipe.into()),
            Some(Ok(Some(_))) => Ok(Some(byte[0])),
            Some(Err(error)) => Err(error.into()),
        }
    }

    /// Waits for a byte or to be woken, and says whether there is a byte.
    fn wait(&self, within: Option<Duration>) -> io::Result<bool> {
        let (input, wakes) = (io::stdin(), self.guard.wakes());
        let mut both = [PollFd::new(&wakes, PollFlags::IN), PollFd::new(&input, PollFlags::IN)];
        // Whoever has the terminal now also has its keys.
        let count = if self.guard.is_away() { 1 } else { 2 };
        let within = within.and_then(|time| time.try_into().ok());
        match poll(&mut both[..count], within.as_ref()) {
            Ok(_) => Ok(count == 2 && !both[1].revents().is_empty()),
            Err(Errno::INTR) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

const SECOND: Duration = Duration::from_secs(1);

/// How long the rest of a key that sends several bytes takes: after Esc alone nothing comes.
const REST: Duration = Duration::from_millis(50);

/// A moment by two clocks.
#[derive(Clone, Copy)]
struct Moment {
    steady: Instant,
    wall: SystemTime,
}

impl Moment {
    fn now() -> Self {
        Self { steady: Instant::now(), wall: SystemTime::now() }
    }

    /// The longer of the two waits; a wall clock that was put back counts for nothing.
    fn since(self, start: Self) -> Duration {
        let wall = self.wall.duration_since(start.wall).unwrap_or_default();
        wall.max(self.steady.saturating_duration_since(start.steady))
    }
}

/// Whether there is a byte, or the end, to be read at once.
///
/// # Errors
/// When the terminal is gone.
pub fn is_typed() -> rustix::io::Result<bool> {
    let input = io::stdin();
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    Ok(poll(&mut [PollFd::new(&input, PollFlags::IN)], Some(&at_once))? > 0)
}

/// Gives the next byte, if it comes within that time.
type Bytes<'a> = &'a mut dyn FnMut(Duration) -> io::Result<Option<u8>>;

/// The key that the next bytes mean. One byte is read at a time: what follows is for whoever reads next.
fn key(byte: Bytes<'_>) -> io::Result<Option<Key>> {
    let Some(first) = byte(Duration::ZERO)? else { return Ok(None) };
    Ok(Some(match first {
        b'\r' | b'\n' => Key::Enter,
        0x03 | 0x04 => Key::Leave,
        0x08 | 0x7f => Key::Backspace,
        0x15 => Key::Clear,
        0x1b => match byte(REST)? {
            None => Key::Leave,
            Some(b'[' | b'O') => sequence(byte)?,
            Some(_) => Key::Other,
        },
        0..0x20 => Key::Other,
        0x20..0x7f => Key::Letter(first.into()),
        _ => letter(first, byte)?.map_or(Key::Other, Key::Letter),
    }))
}

/// The rest of a key that began with `Esc [`: parameters, then one letter or `~`.
fn sequence(byte: Bytes<'_>) -> io::Result<Key> {
    loop {
        match byte(REST)? {
            Some(b'0'..=b'?' | b' '..=b'/') => {}
            Some(b'A') => return Ok(Key::Up),
            Some(b'B') => return Ok(Key::Down),
            _ => return Ok(Key::Other),
        }
    }
}

/// A letter of several bytes.
fn letter(first: u8, byte: Bytes<'_>) -> io::Result<Option<char>> {
    let mut bytes = vec![first];
    for _ in 0..(!first).leading_zeros().min(4) as usize {
        if let Ok(text) = str::from_utf8(&bytes) {
            return Ok(text.chars().next().filter(|letter| !letter.is_control()));
        }
        match byte(REST)? {
            Some(next) => bytes.push(next),
            None => break,
        }
    }
    Ok(str::from_utf8(&bytes).ok().and_then(|text| text.chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys that these bytes mean; a gap in them is the silence after Esc.
    fn keys(bytes: &[u8]) -> Vec<Key> {
        let mut left = bytes.iter().copied().peekable();
        let mut keys = Vec::new();
        while left.peek().is_some() {
            keys.extend(key(&mut |_| Ok(left.next())).unwrap());
        }
        keys
    }

    #[test]
    fn bytes_are_keys() {
        let letters = |text: &str| text.chars().map(Key::Letter).collect::<Vec<_>>();
        assert_eq!(keys("aй鈴".as_bytes()), letters("aй鈴"));
        assert_eq!(
            keys(b"\r\n\x7f\x15\x03\x04"),
            [Key::Enter, Key::Enter, Key::Backspace, Key::Clear, Key::Leave, Key::Leave]
        );
        assert_eq!(keys(b"\x1b"), [Key::Leave]);
        assert_eq!(
            keys(b"\x1b[A\x1bOB\x1b[1;5C\x1b[3~x"),
            [Key::Up, Key::Down, Key::Other, Key::Other, Key::Letter('x')]
        );
        assert_eq!(keys(b"\x00\x1a"), [Key::Other, Key::Other]);
    }

    #[test]
    fn any_bytes_are_some_keys() {
        for first in 0..=255 {
            for second in [b'a', b'[', 0x1b, 0x80, 0xff] {
                let keys = keys(&[first, second, 0xd0, 0xb9]);
                assert!((1..=4).contains(&keys.len()), "{first} {second}: {keys:?}");
            }
        }
    }

    #[test]
    fn the_wait_is_as_long_as_the_longer_clock_says() {
        let (steady, wall) = (Instant::now(), SystemTime::UNIX_EPOCH + Duration::from_secs(900));
        let start = Moment { steady, wall };
        let [one, ten] = [1, 10].map(Duration::from_secs);
        assert_eq!(Moment { steady: steady + one, wall: wall + one }.since(start), one);
        assert_eq!(Moment { steady: steady + one, wall: wall + ten }.since(start), ten, "it slept");
        assert_eq!(Moment { steady: steady + ten, wall: wall - one }.since(start), ten, "put back");
    }
}
