//! A folder in which the program runs again and again as on a computer of its own.
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use super::{FILE, transcript};

/// An empty home that only its owner can look into, which is gone when dropped.
pub struct Rehearsal {
    program: PathBuf,
    home: PathBuf,
    _folder: TempDir,
}

/// What a run of the program gave.
pub struct Ran {
    code: i32,
    out: String,
    err: String,
    home: String,
}

impl Rehearsal {
    /// Makes the folder in which this program is to run.
    ///
    /// # Errors
    /// What the disk says.
    pub fn new(program: &Path) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("referee-replay-").tempdir()?;
        // By one name only, so that every path in it is told alike.
        Ok(Self {
            program: program.to_owned(),
            home: fs::canonicalize(folder.path())?,
            _folder: folder,
        })
    }

    /// Where everything of it is.
    pub fn folder(&self) -> &Path {
        &self.home
    }

    /// Runs a command line, split at spaces, with this on standard input; nothing of the environment comes in.
    ///
    /// # Errors
    /// When the program cannot be started.
    pub fn run(&self, line: &str, input: &str) -> io::Result<Ran> {
        let mut child = Command::new(&self.program)
            .args(words(line))
            .env_clear()
            .env("HOME", &self.home)
            .env("LANG", "en_US.UTF-8")
            .current_dir(&self.home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        if let Some(mut to) = child.stdin.take() {
            // A program that does not read its input is no failure.
            let _ = to.write_all(input.as_bytes());
        }
        let output = child.wait_with_output()?;
        Ok(Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
            home: self.home.display().to_string(),
        })
    }

    /// The public view of the table, and what each seat and a referee who does not play see otherwise than everybody.
    ///
    /// Looking is recorded, so it is done in a copy of the folder: the table itself is left as it is.
    ///
    /// # Errors
    /// What the disk says.
    pub fn views(&self) -> io::Result<Vec<String>> {
        let copy = Self::new(&self.program)?;
        copy_folder(&self.home, &copy.home)?;
        let status = copy.json(&at_table("status"))?;
        let seats = status["seats"].as_array().into_iter().flatten();
        let mut audiences: Vec<&str> = seats.filter_map(|seat| seat["seat"].as_str()).collect();
        if copy.run(&at_table("status --as referee"), "")?.code == 0 {
            audiences.push("referee");
        }
        let public = copy.seen_by("public")?;
        let mut shown = titled("public", &public);
        for audience in audiences {
            let mut own = copy.seen_by(audience)?;
            own.retain(|line| !public.contains(line));
            if own.is_empty() {
                own.push("(the same)".to_owned());
            }
            shown.extend(titled(audience, &own));
        }
        Ok(shown)
    }

    /// Where the game stands and what may be said, without the count of looks.
    fn seen_by(&self, audience: &str) -> io::Result<Vec<String>> {
        let status = self.run(&at_table(&format!("status --uncounted --as {audience}")), "")?.out;
        let mut lines: Vec<String> = status.lines().map(str::to_owned).collect();
        lines.extend(offered(&self.json(&at_table(&format!("legal --as {audience}")))?));
        Ok(lines)
    }

    /// Every command with those below it, `deck learn`, as the completions for a shell know them.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn commands(&self) -> io::Result<Vec<String>> {
        let script = self.run("completions bash", "")?.out;
        let command = |line: &str| {
            let path = line.trim().strip_prefix("referee__subcmd__")?.strip_suffix(')')?;
            (!path.contains(',')).then(|| path.replace("__subcmd__", " "))
        };
        Ok(script.lines().filter_map(command).collect())
    }

    /// The data that a command prints with `--json`; nothing if it prints none.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn json(&self, line: &str) -> io::Result<Value> {
        let out = self.run(&format!("{line} --json"), "")?.out;
        Ok(serde_json::from_str(&out).unwrap_or(Value::Null))
    }
}

impl Ran {
    /// Standard output, then standard error marked with `!`, then the exit code unless all went well.
    pub fn shown(&self) -> Vec<String> {
        let line = |line: &str| self.same_everywhere(line);
        let mut shown: Vec<String> = self.out.lines().map(line).collect();
        transcript::trim_end(&mut shown);
        shown.extend(self.err.lines().map(|text| format!("! {}", line(text))));
        if self.code != 0 {
            shown.push(format!("[{}]", self.code));
        }
        shown
    }

    fn same_everywhere(&self, line: &str) -> String {
        let line = transcript::without_hashes(&line.replace(&self.home, "~"));
        let Some((before, after)) = line.split_once("/referee/tables/") else { return line };
        // `killer-inspector-09af….referee`
        let name = after
            .split_once(".referee")
            .and_then(|(name, rest)| Some((name.rsplit_once('-')?.0, rest)));
        match name {
            Some((mode, rest)) => format!("{before}/referee/tables/{mode}-0.referee{rest}"),
            None => line,
        }
    }
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let from = entry?.path();
        let to = to.join(from.file_name().unwrap_or_default());
        if from.is_dir() {
            fs::create_dir_all(&to)?;
            copy_folder(&from, &to)?;
        } else {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}

/// Splits at spaces; double quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quoted) = (Vec::new(), false);
    let mut word = String::new();
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            letter => word.push(letter),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

fn titled(title: &str, lines: &[String]) -> Vec<String> {
    let titles = std::iter::once(title).chain(std::iter::repeat(""));
    titles.zip(lines).map(|(title, line)| format!("{title:11}{line}")).collect()
}

/// A command about the table of a transcript.
pub fn at_table(command: &str) -> String {
    format!("{command} --table {FILE}")
}

/// `shift ×20, kill Alyss Barrin, disguise`: more than nine of a kind are counted; nothing if nothing is offered.
fn offered(legal: &Value) -> Option<String> {
    let mut verbs: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in legal.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verbs.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, list)) => list.push(rest),
            None => verbs.push((verb, vec![rest])),
        }
    }
    let part = |(verb, rest): (&str, Vec<&str>)| match rest.len() {
        10.. => format!("{verb} ×{}", rest.len()),
        _ => format!("{verb} {}", rest.join(" / ")).trim_end().to_owned(),
    };
    let parts: Vec<String> = verbs.into_iter().map(part).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
