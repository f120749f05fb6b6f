//! A real browser, spoken to through chromedriver, in a window of a phone's size and touched with a finger.
//!
//! Where there is no chromedriver a test that wants one says so and passes; with `REFEREE_BROWSER=required` it fails.
use std::cell::RefCell;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// The name under which pages are asked for: an address without a certificate that is not this computer's own, to which
/// browsers give no cryptography, as on a real network.
pub const NAME: &str = "table.test";

/// Keys that are no letters.
pub const TAB: &str = "\u{e004}";
/// The Enter key.
pub const ENTER: &str = "\u{e007}";
/// The Escape key.
pub const ESCAPE: &str = "\u{e00c}";

/// The name under which the phone of this number asks where many share one browser, in which each name has its own memory.
pub fn name(phone: usize) -> String {
    format!("phone{phone}.test")
}

/// How long a test waits for what must come; it is never what a test asserts.
const PATIENCE: Duration = Duration::from_secs(20);
/// Milliseconds after which a page that looks for something says that it is not there yet.
const LOOKS: u64 = 1_000;

/// A chromedriver.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts one; none where there is none, and that is said.
    pub fn start() -> Option<Self> {
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .and_then(|it| it.local_addr())
            .expect("a port")
            .port();
        let started = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(child) = started else {
            let required = std::env::var("REFEREE_BROWSER").is_ok_and(|it| it == "required");
            assert!(!required, "REFEREE_BROWSER=required, and there is no chromedriver");
            println!("skipped: needs chromedriver (apt install chromium chromium-driver)");
            return None;
        };
        let driver = Self { child, port };
        let from = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(from.elapsed() < Duration::from_secs(20), "chromedriver does not listen");
            sleep(Duration::from_millis(50));
        }
        Some(driver)
    }

    /// A browser of a phone with a screen of this size.
    pub fn phone(&self, size: (u32, u32)) -> Browser<'_> {
        self.phones(1, size).remove(0)
    }

    /// So many phones in the windows of one browser.
    pub fn phones(&self, count: usize, (width, height): (u32, u32)) -> Vec<Browser<'_>> {
        let resolve =
            "--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";
        let args = json!([
            "--headless=new",
            "--no-sandbox",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            // A window that stands behind another one is a phone as well.
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding",
            resolve
        ]);
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1, "touch": true });
        let options = json!({ "args": args, "mobileEmulation": { "deviceMetrics": metrics } });
        let wanted =
            json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let session = self.call("POST", "/session", Some(&wanted)).expect("a browser");
        let at = format!("/session/{}", session["sessionId"].as_str().expect("an id"));
        let first = self.call("GET", &format!("{at}/window"), None).expect("a window");
        let word = |it: &Value| it.as_str().expect("a handle").to_owned();
        let more = (1..count).map(|_| {
            let window = json!({ "type": "window" });
            let made = self.call("POST", &format!("{at}/window/new"), Some(&window));
            word(&made.expect("a window")["handle"])
        });
        let windows: Vec<String> = std::iter::once(word(&first)).chain(more).collect();
        let front = RefCell::new(windows[0].clone());
        let session = Rc::new(Session { driver: self, at, front });
        windows.into_iter().map(|window| Browser { session: session.clone(), window }).collect()
    }

    fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut stream =
            TcpStream::connect(("127.0.0.1", self.port)).map_err(|it| it.to_string())?;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .map_err(|it| it.to_string())?;
        let mut answer = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        while answer.read_line(&mut line).map_err(|it| it.to_string())? > 2 {
            if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap_or_default();
            }
            line.clear();
        }
        let mut text = vec![0; length];
        answer.read_exact(&mut text).map_err(|it| it.to_string())?;
        let answer: Value = serde_json::from_slice(&text).map_err(|it| it.to_string())?;
        let value = answer["value"].clone();
        if value["error"].is_string() { Err(value.to_string()) } else { Ok(value) }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A running browser.
struct Session<'a> {
    driver: &'a Driver,
    at: String,
    /// The window that is spoken to.
    front: RefCell<String>,
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        let _ = self.driver.call("DELETE", &self.at, None);
    }
}

/// One page in a window of its own.
pub struct Browser<'a> {
    session: Rc<Session<'a>>,
    window: String,
}

impl Browser<'_> {
    fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        self.asked(method, path, body).expect("an answer")
    }

    fn asked(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let Session { driver, at, front } = &*self.session;
        if *front.borrow() != self.window {
            let window = json!({ "handle": self.window });
            driver.call("POST", &format!("{at}/window"), Some(&window)).expect("the window");
            front.replace(self.window.clone());
        }
        driver.call(method, &format!("{at}{path}"), body)
    }

    /// Shows the page on a screen of another size, light or dark, with letters of so many per cent.
    pub fn screen(&self, (width, height): (u32, u32), dark: bool, letters: u32) {
        let tell = |command: &str, parameters: Value| {
            let command = json!({ "cmd": command, "params": parameters });
            self.call("POST", "/goog/cdp/execute", Some(&command));
        };
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        tell("Emulation.setDeviceMetricsOverride", size);
        let scheme = if dark { "dark" } else { "light" };
        let feature = json!({ "name": "prefers-color-scheme", "value": scheme });
        tell("Emulation.setEmulatedMedia", json!({ "features": [feature] }));
        self.run(&format!("document.documentElement.style.fontSize = '{letters}%'"));
    }

    /// Takes a picture of the page into a PNG file.
    pub fn picture(&self, file: &Path) {
        let picture = self.call("GET", "/screenshot", None);
        std::fs::write(file, bytes(picture.as_str().expect("a picture"))).expect("written");
    }

    /// Shows the page as it is printed, or as it is seen again.
    pub fn on_paper(&self, printed: bool) {
        let media = if printed { "print" } else { "" };
        let command = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "media": media } });
        self.call("POST", "/goog/cdp/execute", Some(&command));
    }

    /// How many sheets of A4 paper the page is printed on; into `film.pdf` where `PICTURES` says into which folder.
    pub fn printed(&self) -> usize {
        let paper = json!({ "page": { "width": 21.0, "height": 29.7 } });
        let bytes = bytes(self.call("POST", "/print", Some(&paper)).as_str().expect("a document"));
        if let Some(folder) = std::env::var_os("PICTURES") {
            std::fs::write(Path::new(&folder).join("film.pdf"), &bytes).expect("written");
        }
        let text = String::from_utf8_lossy(&bytes);
        let counts = text.split("/Count ").skip(1);
        let digits = |it: &str| it.chars().take_while(char::is_ascii_digit).collect::<String>();
        counts.filter_map(|it| digits(it).parse().ok()).max().unwrap_or_default()
    }

    /// Goes to an address.
    pub fn go(&self, address: &str) {
        self.call("POST", "/url", Some(&json!({ "url": address })));
    }

    /// Goes back as the back button does; done when the page is there.
    pub fn back(&self) {
        self.call("POST", "/back", Some(&json!({})));
    }

    /// What a script returns.
    pub fn run(&self, script: &str) -> Value {
        self.call("POST", "/execute/sync", Some(&json!({ "script": script, "args": [] })))
    }

    /// What can be read on the page.
    pub fn text(&self) -> String {
        self.run("return document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Waits until this can be read.
    #[track_caller]
    pub fn until(&self, said: &str) {
        self.wait(&format!("return document.body.innerText.includes({})", json!(said)));
    }

    /// Waits until a script returns true. The page itself looks again and again, so that it costs one question and no time.
    #[track_caller]
    pub fn wait(&self, script: &str) {
        let looks = format!(
            "const done = arguments[0], end = Date.now() + {LOOKS};
             const wanted = () => {{ {script} }};
             const look = () => {{
               let found = false;
               try {{ found = wanted() === true; }} catch (error) {{ /* Not there yet. */ }}
               if (found || Date.now() > end) done(found); else setTimeout(look, 15);
             }};
             look();"
        );
        let looks = json!({ "script": looks, "args": [] });
        let from = Instant::now();
        // A page that is left meanwhile has no answer, and the next one has.
        while self.asked("POST", "/execute/async", Some(&looks)) != Ok(json!(true)) {
            assert!(from.elapsed() < PATIENCE, "never {script}:\n{}", self.text());
        }
    }

    /// Taps the button with this text.
    #[track_caller]
    pub fn tap(&self, text: &str) {
        let script = format!(
            "const it = [...document.querySelectorAll('button')].find(it => it.offsetParent !== null && \
             it.textContent.trim() === {}); if (it) it.click(); return Boolean(it)",
            json!(text)
        );
        self.wait(&script);
    }

    /// Puts a finger down and leaves it there.
    pub fn hold(&self, id: &str) {
        let touch = json!([finger("finger", &self.down_on(&format!("#{id}")))]);
        self.call("POST", "/actions", Some(&json!({ "actions": touch })));
    }

    /// Puts a second finger down while the first one stays.
    pub fn second_finger(&self, on: &str) {
        let stays = json!([{ "type": "pause", "duration": 0 }, { "type": "pause", "duration": 0 }]);
        let touch = json!([finger("finger", &stays), finger("other", &self.down_on(on))]);
        self.call("POST", "/actions", Some(&json!({ "actions": touch })));
    }

    fn down_on(&self, selector: &str) -> Value {
        let selector = json!({ "using": "css selector", "value": selector });
        let found = self.call("POST", "/element", Some(&selector));
        json!([
            { "type": "pointerMove", "duration": 0, "origin": found, "x": 0, "y": 0 },
            { "type": "pointerDown", "button": 0 }
        ])
    }

    /// Lifts the fingers.
    pub fn lift(&self) {
        self.call("DELETE", "/actions", None);
    }

    /// Presses keys one after the other: letters, or the signs that stand for [`TAB`] and its like.
    pub fn keys(&self, keys: &str) {
        let strokes = keys.chars().flat_map(|key| {
            ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
        });
        let strokes: Vec<Value> = strokes.collect();
        let board = json!([{ "type": "key", "id": "keyboard", "actions": strokes }]);
        self.call("POST", "/actions", Some(&json!({ "actions": board })));
    }

    /// Goes on from one thing to the next with the Tab key until a script about it, `it`, returns true.
    #[track_caller]
    pub fn tab_to(&self, wanted: &str) {
        let found = format!("const it = document.activeElement; return Boolean({wanted})");
        for _ in 0..80 {
            if self.run(&found) == true {
                return;
            }
            self.keys(TAB);
        }
        panic!("no Tab leads to {wanted}:\n{}", self.text());
    }

    /// Cuts the phone off from the network, or brings it back.
    pub fn offline(&self, offline: bool) {
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        for (command, parameters) in
            [("Network.enable", json!({})), ("Network.emulateNetworkConditions", conditions)]
        {
            let command = json!({ "cmd": command, "params": parameters });
            self.call("POST", "/goog/cdp/execute", Some(&command));
        }
    }
}

/// What a finger does.
fn finger(name: &str, actions: &Value) -> Value {
    json!({ "type": "pointer", "id": name, "parameters": { "pointerType": "touch" }, "actions": actions })
}

/// What base 64 stands for.
fn bytes(text: &str) -> Vec<u8> {
    let digit = |it: u8| match it {
        b'A'..=b'Z' => Some(it - b'A'),
        b'a'..=b'z' => Some(it - b'a' + 26),
        b'0'..=b'9' => Some(it - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u32> = text.bytes().filter_map(digit).map(u32::from).collect();
    let bytes = digits.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0, |bits, digit| bits << 6 | digit) << (6 * (4 - four.len()));
        bits.to_be_bytes()[1..four.len()].to_vec()
    });
    bytes.collect()
}
