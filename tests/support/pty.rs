//! A program in a terminal of its own, seen through what it writes.
use std::io::{Read, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

/// A terminal with a running program.
pub struct Pty {
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    written: Arc<(Mutex<Written>, Condvar)>,
    /// Rows and columns.
    size: (u16, u16),
    master: Box<dyn portable_pty::MasterPty + Send>,
    /// How the terminal worked before the program came.
    mode: String,
}

#[derive(Default)]
struct Written {
    bytes: Vec<u8>,
    /// The program has ended, and this is all.
    over: bool,
}

/// How long a test waits for what must come; it is never what a test asserts.
const PATIENCE: Duration = Duration::from_secs(60);

impl Pty {
    /// Starts `command` in a new terminal of so many rows and columns.
    pub fn sized(mut command: CommandBuilder, size: (u16, u16)) -> Self {
        if command.get_env("TERM").is_none() {
            command.env("TERM", "xterm-256color");
        }
        let (rows, cols) = size;
        let room = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(room).expect("a pseudo-terminal");
        let mode = mode(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let written = Arc::new((Mutex::<Written>::default(), Condvar::new()));
        let shared = Arc::clone(&written);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let count = reader.read(&mut bytes).unwrap_or(0);
                let mut written = shared.0.lock().expect("no panic");
                written.bytes.extend_from_slice(&bytes[..count]);
                written.over = count == 0;
                shared.1.notify_all();
                if written.over {
                    break;
                }
            }
        });
        let keyboard = pair.master.take_writer().expect("a writer");
        Self { child, keyboard, written, size, master: pair.master, mode }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the terminal takes keys");
        self.keyboard.flush().expect("the terminal takes keys");
    }

    /// Presses keys, and says whether the terminal echoed at any moment until `text` had been written.
    ///
    /// # Panics
    /// It never is.
    pub fn echoes_until(&mut self, keys: &str, text: &str) -> bool {
        let (from, until) = (self.bytes().len(), Instant::now() + PATIENCE);
        self.press(keys);
        let mut echoes = false;
        while !String::from_utf8_lossy(&self.bytes()[from..]).contains(text) {
            let mode = self.master.get_termios().expect("a terminal");
            let flags = format!("{:?}", mode.local_flags);
            echoes |= flags.split(|it: char| !it.is_alphanumeric()).any(|it| it == "ECHO");
            assert!(Instant::now() < until, "`{text}` was never written");
        }
        echoes
    }

    /// The process of the program.
    pub fn id(&self) -> u32 {
        self.child.process_id().expect("a process")
    }

    /// Sends a signal to the program.
    pub fn signal(&self, signal: Signal) {
        let pid = Pid::from_raw(self.id().cast_signed()).expect("a process");
        kill_process(pid, signal).expect("it is there");
    }

    /// The window has another size from now on.
    pub fn resize(&mut self, (rows, cols): (u16, u16)) {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("another size");
        self.size = (rows, cols);
    }

    /// Waits until the terminal works again as it did before the program came: echo, lines, Ctrl-C.
    ///
    /// # Panics
    /// It never does.
    #[track_caller]
    pub fn wait_for_usual_mode(&self) {
        let until = Instant::now() + PATIENCE;
        while mode(&*self.master) != self.mode {
            assert!(Instant::now() < until, "{}\nwas {}", mode(&*self.master), self.mode);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for the program to end and gives the name of the signal that has ended it, if one has.
    pub fn ended_by(&mut self) -> Option<String> {
        self.wait_until_over();
        let status = self.child.wait().expect("an exit code");
        status.signal().map(str::to_owned)
    }

    /// Every byte written so far.
    pub fn bytes(&self) -> Vec<u8> {
        self.written().bytes.clone()
    }

    /// The terminal as it looks now, with what scrolled off it.
    pub fn screen(&self) -> vt100::Parser {
        parsed(&self.bytes(), self.size)
    }

    /// Everything that can be found on the terminal now, on the screen and above it.
    pub fn traces(&self) -> String {
        let mut parser = self.screen();
        let shown = parser.screen().contents();
        parser.screen_mut().set_scrollback(usize::MAX);
        parser.screen().contents() + &shown
    }

    /// Waits until the screen shows `text` and gives the whole of it.
    ///
    /// # Panics
    /// It never does.
    #[track_caller]
    pub fn wait_for(&self, text: &str) -> String {
        self.wait_until(text, |_, screen| screen.contents().contains(text))
    }

    /// Waits until `text` has been written after the first `from` bytes and gives the whole screen.
    ///
    /// # Panics
    /// It never is.
    #[track_caller]
    pub fn wait_since(&self, from: usize, text: &str) -> String {
        self.wait_until(text, |bytes, _| String::from_utf8_lossy(&bytes[from..]).contains(text))
    }

    /// Waits until the row of the cursor ends with `text`, apart from spaces, and gives the whole screen.
    ///
    /// # Panics
    /// It never does.
    #[track_caller]
    pub fn wait_at_cursor(&self, text: &str) -> String {
        self.wait_until(text, |_, screen| {
            let row = usize::from(screen.cursor_position().0);
            let mut rows = screen.rows(0, self.size.1);
            rows.nth(row).is_some_and(|row| row.trim_end().ends_with(text.trim_end()))
        })
    }

    /// Waits until `done` says so of all bytes and the screen, and gives the whole screen.
    ///
    /// # Panics
    /// It never does.
    #[track_caller]
    pub fn wait_until(&self, text: &str, done: impl Fn(&[u8], &vt100::Screen) -> bool) -> String {
        let until = Instant::now() + PATIENCE;
        let mut written = self.written();
        loop {
            let parser = parsed(&written.bytes, self.size);
            let shown = parser.screen().contents();
            if done(&written.bytes, parser.screen()) {
                return shown;
            }
            let left = until.saturating_duration_since(Instant::now());
            if written.over || left.is_zero() {
                drop(written);
                panic!("`{text}` never appeared on:\n{shown}");
            }
            written = self.written.1.wait_timeout(written, left).expect("no panic").0;
        }
    }

    /// Waits for the program to end and says whether it went well; then all of its bytes are here.
    ///
    /// # Panics
    /// It goes on.
    #[track_caller]
    pub fn ends_well(&mut self) -> bool {
        self.wait_until_over();
        self.child.wait().expect("an exit code").success()
    }

    #[track_caller]
    fn wait_until_over(&self) {
        let until = Instant::now() + PATIENCE;
        let mut written = self.written();
        while !written.over {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                let shown = parsed(&written.bytes, self.size).screen().contents();
                drop(written);
                panic!("the program has not ended:\n{shown}");
            }
            written = self.written.1.wait_timeout(written, left).expect("no panic").0;
        }
    }

    /// Waits for the program to end and gives every byte that it wrote.
    pub fn all_bytes(mut self) -> Vec<u8> {
        self.ends_well();
        self.bytes()
    }

    fn written(&self) -> MutexGuard<'_, Written> {
        self.written.0.lock().expect("no panic")
    }
}

/// A program that a failed test has left behind would wait for ever.
impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Everything that is set on the terminal, but for its speed.
fn mode(master: &dyn portable_pty::MasterPty) -> String {
    let mode = master.get_termios().expect("a terminal");
    format!(
        "{:?} {:?} {:?} {:?}",
        mode.input_flags, mode.output_flags, mode.local_flags, mode.control_chars
    )
}

fn parsed(bytes: &[u8], (rows, columns): (u16, u16)) -> vt100::Parser {
    let [rows, columns] = [rows, columns].map(|side| side.try_into().expect("not zero"));
    let mut parser = vt100::Parser::new(rows, columns, 1000);
    parser.process(bytes);
    parser
}
