//! A line typed on the page of one pair of eyes: a choice, a question, or something told in private.
use noir_referee::lang::{Keyword, WordPlace, fold};
use noir_referee::rules::{Audience, Seat};
use noir_referee::screen::Doubt;
use noir_referee::table::{Answer, Opened, PrivateLine, View, WordError};

use super::app::App;
use super::failure::{ExitStatus, Failure};
use super::pin::Admitted;

impl App {
    /// Does what the line says and gives the answer for the page; nothing if it leaves the page. What is only asked or not
    /// understood is recorded nowhere.
    ///
    /// # Errors
    /// What the disk says.
    pub(super) fn confide(
        &self,
        opened: &mut Opened,
        admitted: &Admitted,
        line: &str,
    ) -> Result<Option<Vec<String>>, Failure> {
        let owner = admitted.audience();
        // What was asked before is answered now or not at all.
        let before = self.doubt.take().filter(|(by, _)| *by == owner).map(|(_, doubt)| doubt);
        let sure = before.and_then(|doubt| Some((self.surely(&doubt, line)?, doubt.guessed)));
        let meant = match (sure, owner) {
            (Some((told, false)), Audience::Seat(seat)) => {
                return self.told_alone(opened, owner, seat, &told).map(Some);
            }
            (Some((meant, _)), _) => Some(meant),
            (None, _) => None,
        };
        let line = meant.as_deref().unwrap_or(line);
        let view = opened.table.view(owner);
        let chosen = match self.private_page_of(&view).meant(&self.reader(&view), line) {
            Ok(chosen) => chosen,
            Err(most) => {
                let args = [("n", most.into())];
                return Ok(Some(vec![self.words.tell("private-choice-most", &args)]));
            }
        };
        let line = chosen.as_deref().unwrap_or(line);
        let answer = match self.reader(&view).on_the_page(line, owner) {
            Ok(PrivateLine::Leave) => return Ok(None),
            Ok(PrivateLine::Tell(told)) => {
                let doubt = self.voice(&view).doubted(&view, &self.reader(&view), &told);
                if let Some(doubt) = doubt {
                    return Ok(Some(self.asks(owner, doubt)));
                }
                let Audience::Seat(seat) = owner else {
                    return Ok(Some(vec![self.words.say("private-aloud")]));
                };
                return self.told_alone(opened, owner, seat, &told).map(Some);
            }
            Ok(PrivateLine::TellFor(seat, told)) => {
                return self.told_alone(opened, owner, seat, &told).map(Some);
            }
            Ok(PrivateLine::Correct(named)) => {
                let Some(seat) = view.own_seat() else { return Ok(Some(Vec::new())) };
                self.asks(owner, self.voice(&view).put_right(&view, seat, &named))
            }
            Ok(PrivateLine::Ask(question)) => match view.answer(question) {
                Answer::Secret(seat) if owner == Audience::Seat(seat) => {
                    vec![self.voice(&view).held_identity(seat)]
                }
                Answer::Secret(seat) => self.secret_question(&view, seat).lines,
                answer => self.voice(&view).answer(question, &answer),
            },
            Ok(PrivateLine::May(line)) => self.judged(&view, &line),
            Ok(PrivateLine::Why) => {
                let here = self.refused_here.borrow();
                let here =
                    here.as_ref().filter(|(by, _)| *by == owner).map(|(_, line)| line.clone());
                let before = || view.refused().map(|refused| refused.line.clone());
                match here.or_else(before) {
                    Some(line) => self.judged(&view, &line),
                    None => vec![self.words.say("private-why-nothing")],
                }
            }
            // The cards of officers in uniform are looked at here, and laid for everybody to see.
            Ok(PrivateLine::Aloud) if chosen.is_some() => {
                return self.said_alone(opened, owner, line).map(Some);
            }
            Ok(PrivateLine::Aloud) => vec![self.words.say("private-aloud")],
            Ok(PrivateLine::Note(text)) => {
                self.retake(opened)?;
                self.record(opened, |table| table.jot(&text))?;
                opened.table.release();
                return Ok(Some(vec![self.words.say("private-noted")]));
            }
            Ok(PrivateLine::Help) => self.private_page_of(&view).typed_here(&self.words),
            Err(error) => self.misread_alone(&view, &error),
        };
        let said = self.words.tell("private-asked", &[("line", line.trim().into())]);
        Ok(Some(std::iter::once(said).chain(answer).collect()))
    }

    /// Asks, and keeps what the numbers of the next line mean.
    fn asks(&self, owner: Audience, doubt: Doubt) -> Vec<String> {
        let lines = doubt.lines();
        self.doubt.replace(Some((owner, doubt)));
        lines
    }

    /// The line that an answer to a doubt says: its number, yes where there is but one, or the line itself once more.
    fn surely(&self, doubt: &Doubt, answer: &str) -> Option<String> {
        let answer = answer.trim();
        let yes = self.grammar.at(WordPlace::Inside, answer) == Some(Keyword::Yes);
        let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let only = (yes && doubt.offers.len() == 1).then_some(0);
        let said = doubt.offers.iter().position(|offer| fold(&offer.line) == fold(answer));
        doubt.offers.get(number.or(only).or(said)?).map(|offer| offer.line.clone())
    }

    /// Tells a line in private; why it is refused stands on the page.
    fn told_alone(
        &self,
        opened: &mut Opened,
        owner: Audience,
        seat: Seat,
        line: &str,
    ) -> Result<Vec<String>, Failure> {
        if self.retake(opened)? {
            return Ok(vec![self.words.say("private-meanwhile")]);
        }
        let told = self.tell(opened, seat, line);
        opened.table.release();
        self.refused_here.replace(None);
        match told {
            Ok(_) => Ok(self.voice(&opened.table.view(owner)).noted(Some(seat))),
            // The reason stands on this page.
            Err(failure) if failure.is_for_one() => Ok(Vec::new()),
            Err(failure) if failure.exit == ExitStatus::Refused => {
                self.refused_here.replace(Some((owner, line.to_owned())));
                Ok(failure.lines)
            }
            Err(failure) if failure.exit == ExitStatus::Usage => Ok(failure.lines),
            Err(failure) => Err(failure),
        }
    }

    /// Says a line aloud that was chosen by numbers of the page.
    fn said_alone(
        &self,
        opened: &mut Opened,
        owner: Audience,
        line: &str,
    ) -> Result<Vec<String>, Failure> {
        let Audience::Seat(seat) = owner else {
            return Ok(vec![self.words.say("private-aloud")]);
        };
        if self.retake(opened)? {
            return Ok(vec![self.words.say("private-meanwhile")]);
        }
        let speaker = opened.table.opening().seat_id(seat).to_owned();
        let said = self.say(opened, Some(&speaker), line);
        opened.table.release();
        self.refused_here.replace(None);
        match said {
            Ok(Some(said)) => Ok(self.news_below(&opened.table, said.since)),
            Ok(None) => Ok(Vec::new()),
            // The reason stands on this page.
            Err(failure) if failure.is_for_one() => Ok(Vec::new()),
            Err(failure) if matches!(failure.exit, ExitStatus::Refused | ExitStatus::Usage) => {
                self.refused_here.replace(Some((owner, line.to_owned())));
                Ok(failure.lines)
            }
            Err(failure) => Err(failure),
        }
    }

    /// Whether the line may be said, as far as this audience knows.
    fn judged(&self, view: &View<'_>, line: &str) -> Vec<String> {
        self.judgement(view, line).map_or_else(|failure| failure.lines, |(_, lines)| lines)
    }

    fn misread_alone(&self, view: &View<'_>, error: &WordError) -> Vec<String> {
        match error {
            // Which lines may be said stands on the page.
            WordError::Verb(word) => {
                let found = self.words.tell("private-unknown", &[("found", word.into())]);
                let here = self.private_page_of(view).typed_here(&self.words);
                std::iter::once(found).chain(here).collect()
            }
            WordError::NoSuspect(_) => {
                let question = ("question", self.voice(view).own_question(view.audience()).into());
                vec![self.words.tell("private-no-suspect", &[question])]
            }
            WordError::Perhaps(..) | WordError::Several(_) => {
                let offers = match error {
                    WordError::Perhaps(_, lines) | WordError::Several(lines) => &lines[..],
                    _ => &[],
                };
                let voice = self.voice(view);
                let asked = voice.offered(error).map(|(asked, _)| asked).unwrap_or_default();
                let lines = self.asks(view.audience(), voice.which_meant(asked, offers));
                lines.into_iter().chain([self.words.say("cli-choices")]).collect()
            }
            error => {
                let mut lines = self.word_failure_in(view, error).lines;
                if matches!(error, WordError::Name(_)) {
                    let page = self.private_page_of(view);
                    lines.extend(page.which_number(&self.words));
                }
                lines
            }
        }
    }
}
