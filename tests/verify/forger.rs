//! Somebody who has the published key writes the whole file anew, with sums, chain and seals that fit.
use noir_referee::rules::Rule;
use noir_referee::table::safe::{Commitment, History, Journal, Promise, Seal, Sealed, TableKey};
use noir_referee::table::{Breach, JournalLine, Secret, Verdict, Wrong};

use super::{judge, played, record, stranger};
use crate::support::memory::Memory;

/// A record and what was sealed in it.
pub type Opened = (JournalLine, Option<Secret>);

/// The records of a game, opened.
#[derive(Clone)]
pub struct Forger {
    key: TableKey,
    pub lines: Vec<Opened>,
}

impl Forger {
    pub fn new(bytes: &[u8]) -> Self {
        let records = History::<JournalLine>::of(bytes).records;
        let key = records.iter().find_map(|record| match &record.value {
            JournalLine::Unsealed { key } => TableKey::published(key),
            _ => None,
        });
        let key = key.expect("the game is over");
        let seal = Seal::published(vec![key.clone()], id(&records[0].value));
        let opened = records.iter().map(|record| {
            let open = |sealed: &Sealed| seal.open(&record.place, sealed).expect("it opens");
            (record.value.clone(), record.sealed.as_ref().map(open))
        });
        let lines = opened.collect();
        Self { key, lines }
    }

    /// A record that is whole and well sealed.
    pub fn write(&self) -> Vec<u8> {
        let seal = Seal::published(vec![self.key.clone()], id(&self.lines[0].0));
        let mut bytes = Vec::new();
        let mut journal: Option<Journal<Memory<'_>>> = None;
        let mut rest = self.lines.iter();
        let (first, secret) = rest.next().expect("an opening");
        let place = noir_referee::table::safe::Place::first();
        let sealed = secret.as_ref().map(|secret| seal.seal(&place, secret).expect("sealed"));
        let begun = Journal::begin(Memory(&mut bytes), first, sealed.as_ref()).expect("begun");
        let journal = journal.insert(begun);
        for (line, secret) in rest {
            let seal = |secret| seal.seal(journal.next(), secret).expect("sealed");
            let sealed = secret.as_ref().map(seal);
            journal.append(line, sealed.as_ref()).expect("written");
        }
        bytes
    }

    /// What is said of the record with something changed in it.
    fn tries(
        &self,
        change: impl FnOnce(&mut Vec<(JournalLine, Option<Secret>)>),
    ) -> Result<Verdict, Breach> {
        let mut forged = self.clone();
        change(&mut forged.lines);
        let bytes = forged.write();
        stranger::agreed_if_wrong(&bytes);
        judge(&bytes).expect("whole")
    }

    /// The line that holds these words, in what lies open or in what is sealed.
    pub fn at(&self, words: &str) -> usize {
        let holds = |(line, secret): &(JournalLine, Option<Secret>)| {
            let open = serde_json::to_string(line).expect("JSON");
            open.contains(words)
                || serde_json::to_string(secret).is_ok_and(|sealed| sealed.contains(words))
        };
        self.lines.iter().position(holds).unwrap_or_else(|| panic!("no line has {words}"))
    }
}

fn id(first: &JournalLine) -> &str {
    match first {
        JournalLine::Opened { opening, .. } => &opening.id,
        other => panic!("no opening: {other:?}"),
    }
}

/// Replaces words in what lies open and in what is sealed.
pub fn reword(line: &mut (JournalLine, Option<Secret>), from: &str, to: &str) {
    let before = serde_json::to_string(line).expect("JSON");
    let after = before.replace(from, to);
    assert_ne!(before, after, "nothing is {from}");
    *line = serde_json::from_str(&after).expect("a record");
}

fn wrong(found: Result<Verdict, Breach>) -> Wrong {
    match found {
        Err(breach) => breach.wrong,
        Ok(verdict) => panic!("not found out: {verdict:?}"),
    }
}

pub fn entrusted(line: &mut (JournalLine, Option<Secret>)) -> &mut noir_referee::table::Entrusted {
    match &mut line.1 {
        Some(Secret::Opened { entrusted, .. }) => entrusted,
        other => panic!("no opening: {other:?}"),
    }
}

#[test]
fn what_is_written_anew_unchanged_is_still_true() {
    let forger = Forger::new(&record(&played()));
    let verdict = forger.tries(|_| {}).expect("true");
    assert!(verdict.is_proof());
}

#[test]
fn another_deck_breaks_its_promise() {
    let forger = Forger::new(&record(&played()));
    let other = |lines: &mut Vec<_>| entrusted(&mut lines[0]).deck.swap(10, 11);
    assert_eq!(wrong(forger.tries(other)), Wrong::Promise("deck".to_owned()));
    let salted = |lines: &mut Vec<_>| entrusted(&mut lines[0]).promises[0].salt = "0f".repeat(32);
    assert_eq!(wrong(forger.tries(salted)), Wrong::Promise("deck".to_owned()));
    let gone = |lines: &mut Vec<_>| entrusted(&mut lines[0]).promises.clear();
    assert_eq!(wrong(forger.tries(gone)), Wrong::Promise("deck".to_owned()));
    let twice = |lines: &mut Vec<(JournalLine, Option<Secret>)>| {
        entrusted(&mut lines[0]).deck[3] = "#a1".to_owned();
        promise_anew(lines);
    };
    assert_eq!(wrong(forger.tries(twice)), Wrong::Deck);
}

/// Makes the commitments fit what was dealt as it is now.
pub fn promise_anew(lines: &mut [(JournalLine, Option<Secret>)]) {
    let dealt = entrusted(&mut lines[0]);
    let promise = |(label, text): (&str, String)| Promise::new(label, &text).expect("randomness");
    dealt.promises = dealt.promised().into_iter().map(promise).collect();
    let made: Option<Vec<Commitment>> = dealt.promises.iter().map(Promise::commitment).collect();
    match &mut lines[0].0 {
        JournalLine::Opened { commitments, .. } => *commitments = made.expect("salts"),
        other => panic!("no opening: {other:?}"),
    }
}

#[test]
fn who_deals_otherwise_and_promises_anew_has_another_fingerprint() {
    let forger = Forger::new(&record(&played()));
    let true_one = forger.tries(|_| {}).expect("true").fingerprint;
    // Cards that nobody drew change no line of the game.
    let other = forger.tries(|lines| {
        entrusted(&mut lines[0]).deck.swap(20, 21);
        promise_anew(lines);
    });
    let other = other.expect("true in itself");
    assert!(other.is_proof());
    assert_ne!(other.fingerprint, true_one);
    // A card that was drawn shows in the line that drew it.
    let drawn = forger.tries(|lines| {
        entrusted(&mut lines[0]).deck.swap(1, 20);
        promise_anew(lines);
    });
    assert_eq!(wrong(drawn), Wrong::Facts);
}

#[test]
fn no_card_and_no_answer_can_be_exchanged() {
    let forger = Forger::new(&record(&played()));
    let tries = |words: &str, from: &str, to: &str| {
        let at = forger.at(words);
        let found = forger.tries(|lines| reword(&mut lines[at], from, to));
        let breach = found.expect_err(from);
        assert_eq!(breach.line, at + 1, "{from}: {breach:?}");
        breach.wrong
    };
    // The hand that was drawn; the identity; the answer; who died; whose turn it is; a word of the line.
    assert_eq!(tries(r##"["drew","inspector","#b1"]"##, "#b1", "#b5"), Wrong::Facts);
    let other = tries(r##"["became","inspector","#a1"]"##, "#a1", "#e5");
    assert_eq!(other, Wrong::Refused(Rule::NotInHand));
    assert_eq!(tries(r#""play Barrin""#, r#""no""#, r#""yes""#), Wrong::Facts);
    assert_eq!(
        tries(r#""kill Horatio""#, r#"["died","Horatio"]"#, r#"["died","Irma"]"#),
        Wrong::Facts
    );
    assert!(matches!(
        tries(r#""kill Horatio""#, "kill Horatio", "kill Zachary"),
        Wrong::Refused(_)
    ));
    assert!(matches!(tries(r#""shift 1 left""#, "shift 1 left", "kill Geneva"), Wrong::Facts));
    assert_eq!(tries(r#""shift 1 left""#, "shift 1 left", "shift nowhere"), Wrong::Senseless);
    assert!(matches!(
        tries(r#""shift 5 right""#, r#""seat":"inspector""#, r#""seat":"killer""#),
        Wrong::Refused(_)
    ));
    // Why a line was refused; what an undo had shown; who looked; the key.
    assert_eq!(tries(r#""kill #c1""#, "#c1", "#d3"), Wrong::Facts);
    assert_eq!(tries(r#""undid""#, "true", "false"), Wrong::Back);
    assert_eq!(tries(r#""redid""#, r#""lines":1"#, r#""lines":2"#), Wrong::Back);
}

#[test]
fn what_is_left_out_or_put_in_is_missed() {
    let forger = Forger::new(&record(&played()));
    let last = forger.lines.len() - 1;
    for words in [
        "kill Horatio",
        "\"exonerate\"",
        "play Barrin",
        "became\",\"inspector\",\"#a1",
        "\"undid\"",
        "\"redid\"",
    ] {
        let at = forger.at(words);
        let found = forger.tries(|lines| drop(lines.remove(at)));
        assert!(found.is_err(), "without {words}");
    }
    let early = forger.tries(|lines| {
        let key = lines.remove(last);
        lines.insert(4, key);
    });
    assert_eq!(wrong(early), Wrong::Early);
    let other_key = forger.tries(|lines| {
        lines[last].0 = JournalLine::Unsealed { key: "0f".repeat(32) };
    });
    assert_eq!(wrong(other_key), Wrong::Seal);
    let twice = forger.tries(|lines| lines.push(lines[last].clone()));
    assert_eq!(wrong(twice), Wrong::Early);
}
