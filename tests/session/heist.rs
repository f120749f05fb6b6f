//! A whole evening of Heist on a surface of a hundred lines, written against `session` and `screen` alone.
use noir_referee::lang::{Grammar, Lang, Words};
use noir_referee::players::{Dice, Seen, player};
use noir_referee::rules::{Action, Ask, Audience, Seat, SeatSet, Trust};
use noir_referee::scenario::{DealFile, Library};
use noir_referee::screen::{OnPage, PrivatePage, Voice};
use noir_referee::session::{Consent, Kept, Mark, Outcome, Session, Stopped};
use noir_referee::table::{Archive, Entrusted, LineError, Reader, Seating, View};
use noir_referee::terms::{Mode, Strength};

use crate::support::opening::opening;
use crate::support::room::folder;

/// A surface: it reads what is typed, asks the session, and gives what stands on the screen.
struct Surface {
    session: Session,
    words: Words,
    grammar: Grammar,
}

impl Surface {
    fn voice<'a>(&'a self, view: &'a View<'_>) -> Voice<'a> {
        let (opening, position) = (view.opening(), view.position());
        let (words, grammar) = (&self.words, &self.grammar);
        Voice { words, grammar, opening, position, phone: false, heard: SeatSet::EMPTY }
    }

    fn shown(&self, outcome: &Outcome) -> Vec<String> {
        let view = self.session.public();
        let voice = self.voice(&view);
        let told = outcome.news.iter().flat_map(|entry| voice.then(&view, entry));
        told.chain(outcome.owed.map(|owed| voice.owed(owed))).collect()
    }

    /// A line typed where everybody reads along.
    fn say(&mut self, line: &str, seen: Mark) -> Result<Vec<String>, Stopped> {
        let read = self.session.hear(None, line, &self.grammar);
        let action = read.map_err(|_| Stopped::Line(LineError::Private))?;
        let outcome = self.session.say(None, &action, seen)?;
        Ok(self.shown(&outcome))
    }

    /// The page of one seat.
    fn page(&mut self, seat: Seat) -> PrivatePage {
        let admitted = self.session.admit(Audience::Seat(seat), None).expect("no PIN stands there");
        let looked = self.session.look(admitted).expect("it is recorded");
        let view = self.session.seen(looked);
        PrivatePage::of(&view, &self.words, &self.grammar).expect("a page")
    }

    /// A line typed on the page of one seat.
    fn tell(&mut self, seat: Seat, line: &str) -> Result<Vec<String>, Stopped> {
        let (page, seen) = (self.page(seat), self.session.mark());
        let admitted = self.session.admit(Audience::Seat(seat), None).expect("no PIN stands there");
        let looked = self.session.look(admitted)?;
        let view = self.session.seen(looked);
        match page.comes_to(&self.voice(&view), &view, line) {
            OnPage::Tell(seat, line) => {
                let public = self.session.public();
                let (opening, position) = (public.opening(), public.position());
                let reader = Reader { opening, position, grammar: &self.grammar };
                let told = reader.telling(&line, seat);
                let outcome = self.session.tell(admitted, seat, &told, seen)?;
                Ok(self.shown(&outcome))
            }
            OnPage::Say(line) => self.say(&line, seen),
            OnPage::Answered(answer) => Ok(answer),
            other => panic!("{line}: {other:?}"),
        }
    }

    /// What whoever is to act might say, the best first, as far as the own eyes see.
    fn lines(&mut self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let admitted = self.session.admit(Audience::Seat(seat), None).expect("no PIN stands there");
        let looked = self.session.look(admitted).expect("it is recorded");
        let view = self.session.seen(looked);
        let seen = Seen::of(view.position(), seat, &view.heard());
        let best = player(Strength::Careful).choose(&seen, dice);
        best.into_iter().chain(view.legal()).collect()
    }

    fn words_of(&self, action: &Action) -> String {
        let view = self.session.public();
        action.write(view.position().grid(), view.opening())
    }

    /// Whoever is to act does one thing.
    fn goes_on(&mut self, dice: &mut Dice) -> Vec<String> {
        let owed = self.session.public().position().decision().expect("the game goes on");
        if owed.ask == Ask::Become {
            return self.tell(owed.seat, "1").expect("a card of the own hand");
        }
        let lines = self.lines(owed.seat, dice);
        for line in lines.iter().filter(|line| !matches!(line, Action::Concede(_))) {
            let words = self.words_of(line);
            let private = line.is_private();
            let mark = self.session.mark();
            let done = if private { self.tell(owed.seat, &words) } else { self.say(&words, mark) };
            match done {
                Ok(told) => return told,
                Err(Stopped::Line(LineError::Hidden(_) | LineError::Refused(_))) => {}
                Err(other) => panic!("{words}: {other}"),
            }
        }
        panic!("nothing can be done: {owed:?}")
    }
}

#[test]
fn a_whole_evening_of_heist_needs_no_more_than_session_and_screen() {
    let folder = folder();
    let mut dice =
        Dice::of(std::env::var("SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(7), 0);
    let mut opening = opening(Mode::Heist, 5, &[Trust::Dealt], &[]);
    for (seat, player) in opening.seats.iter_mut().zip(["Ann", "Ben", "Cleo", "Dan", "Eve"]) {
        player.clone_into(&mut seat.player);
    }
    (opening.practice, opening.seed) = (true, Some("1".to_owned()));
    let sheet = Library::default().mode(Mode::Heist).expect("the mode");
    let entrusted =
        Entrusted::deal(&opening, &DealFile::default(), &sheet.role_deck).expect("it is dealt");
    let archive = Archive::new(&folder.path().join("data"));
    let path = folder.path().join("heist.referee");
    let session = Session::create(&archive, &path, opening, entrusted, None).expect("a table");
    let (words, grammar) = (Words::new(Lang::En), Grammar::new(Lang::En));
    let mut table = Surface { session, words, grammar };
    table.session.release();

    // Everybody looks at the own cards, and chooses in private where something is asked.
    for seat in table.session.opening().all_seats().collect::<Vec<_>>() {
        assert!(!table.page(seat).held.is_empty());
    }
    // Nobody is let in as a referee whom this table does not have.
    assert!(matches!(table.session.admit(Audience::Referee, None), Err(Kept::NoReferee)));
    let first = table.goes_on(&mut dice);
    assert!(!first.is_empty());

    // A line that was made for the board of before is not done: the news come first.
    let before = table.session.mark();
    while table.session.mark() == before {
        table.goes_on(&mut dice);
    }
    let late = Action::Concede(Seat::new(0));
    assert!(matches!(table.session.say(None, &late, before), Err(Stopped::Moved(_))));

    // A line is taken back; where it has shown something, the others have to agree.
    let (lines, mark) = (table.session.public().seq(), table.session.mark());
    let taken = match table.session.undo(1, Consent::Unasked, mark) {
        Err(Stopped::NeedsConsent) => table.session.undo(1, Consent::Given, mark),
        taken => taken,
    };
    taken.expect("it is taken back");
    assert_eq!(table.session.public().seq(), lines - 1);
    let mark = table.session.mark();
    table.session.redo(1, mark).expect("it is said again");

    // A line was another one: what came after it happens anew.
    let (seq, other) = loop {
        table.goes_on(&mut dice);
        let seq = table.session.public().seq();
        let then = table.session.public().at(seq - 1);
        let shift = then.legal().into_iter().find(|line| matches!(line, Action::Shift(_)));
        if let (Ok(()), Some(shift)) = (table.session.table().may_correct(seq), shift) {
            break (seq, shift);
        }
    };
    let mark = table.session.mark();
    let put_right = table.session.put_right(seq, &other, mark).expect("it is put right");
    assert_eq!(table.session.progress().corrections, put_right.since.corrections + 1);

    // Ann has to go, Zoe plays on, and it stands in the log.
    table.session.sit(Seat::new(0), "Zoe", Seating::Another).expect("she sits there");
    assert_eq!(table.session.opening().player(Seat::new(0)), "Zoe");

    // To the end: then everybody sees everything, and nobody's look is recorded any more.
    while !table.session.is_over() {
        assert!(table.session.public().seq() < 900, "another seed");
        table.goes_on(&mut dice);
    }
    let records = table.session.records();
    for seat in table.session.opening().all_seats().collect::<Vec<_>>() {
        assert!(!table.page(seat).held.is_empty());
    }
    assert_eq!(table.session.records(), records);
    let view = table.session.public();
    assert!(!table.voice(&view).summary(&view, None, true).is_empty());
    assert!(view.is_open(), "who was who lies open");
}
