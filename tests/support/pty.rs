//! A program in a terminal of its own, seen through what it writes.
use std::io::{Read, Write};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// A terminal of 24×80 with a running program.
pub struct Pty {
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    written: Arc<(Mutex<Vec<u8>>, Condvar)>,
    reader: JoinHandle<()>,
    /// Keeps the terminal open.
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

/// How long a test waits for what must come; it is never what a test asserts.
const PATIENCE: Duration = Duration::from_secs(60);

impl Pty {
    /// Starts `command` in a new terminal.
    pub fn start(mut command: CommandBuilder) -> Self {
        command.env("TERM", "xterm-256color");
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut output = pair.master.try_clone_reader().expect("a reader");
        let written = Arc::new((Mutex::new(Vec::new()), Condvar::new()));
        let shared = Arc::clone(&written);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shared.0.lock().expect("no panic").extend_from_slice(&bytes[..count]);
                shared.1.notify_all();
            }
        });
        let keyboard = pair.master.take_writer().expect("a writer");
        Self { child, keyboard, written, reader, _master: pair.master }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the terminal takes keys");
        self.keyboard.flush().expect("the terminal takes keys");
    }

    /// Every byte written so far.
    pub fn bytes(&self) -> Vec<u8> {
        self.written.0.lock().expect("no panic").clone()
    }

    /// The terminal as it looks now, with what scrolled off it.
    pub fn screen(&self) -> vt100::Parser {
        parsed(&self.bytes())
    }

    /// Waits until the screen shows `text` and gives the whole of it.
    ///
    /// # Panics
    /// It never does.
    pub fn wait_for(&self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        let mut bytes = self.written.0.lock().expect("no panic");
        loop {
            let shown = parsed(&bytes).screen().contents();
            if shown.contains(text) {
                return shown;
            }
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "`{text}` never appeared on:\n{shown}");
            bytes = self.written.1.wait_timeout(bytes, left).expect("no panic").0;
        }
    }

    /// Waits for the program to end and gives every byte that it wrote.
    pub fn all_bytes(mut self) -> Vec<u8> {
        self.child.wait().expect("an exit code");
        self.reader.join().expect("no panic");
        let written = self.written.0.lock().expect("no panic");
        written.clone()
    }

    /// Waits for the program to end and says whether it went well.
    pub fn ends_well(mut self) -> bool {
        self.child.wait().expect("an exit code").success()
    }
}

fn parsed(bytes: &[u8]) -> vt100::Parser {
    let [rows, columns] = [24_u16, 80].map(|side| side.try_into().expect("not zero"));
    let mut parser = vt100::Parser::new(rows, columns, 1000);
    parser.process(bytes);
    parser
}
