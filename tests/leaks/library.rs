//! The same at the door of the library: the views of one audience of two tables are equal.
use noir_referee::rules::Audience;
use noir_referee::rules::Names as _;
use noir_referee::table::safe::{Promise, Seal, TableKey};
use noir_referee::table::{ByCell, Entrusted, Reader, Table};
use noir_referee::{
    lang::{Grammar, Lang},
    rules::Action,
};

use super::twin_tables::{AUDIENCES, Twins, mixtures};
use crate::support::room::folder;

/// A table of twins in a file of its own.
fn table(folder: &std::path::Path, twins: &Twins, at: usize) -> Table {
    let mut opening = twins.opening.clone();
    opening.id = at.to_string().repeat(32);
    let names = ByCell(&opening);
    let deck: Vec<String> =
        twins.decks[at].iter().map(|card| names.suspect(*card).to_owned()).collect();
    let promise = Promise::new("deck", &deck.join(" ")).expect("randomness");
    let entrusted = Entrusted { deck, promises: vec![promise], ..Entrusted::default() };
    let seal = Seal::new(&TableKey::random().expect("randomness"), &opening.id);
    let path = folder.join(at.to_string());
    Table::create(&path, opening, entrusted, Vec::new(), None, seal).expect("a table")
}

fn action(table: &Table, line: &str) -> Action {
    let view = table.public();
    let grammar = Grammar::new(Lang::En);
    let reader = Reader { opening: table.opening(), position: view.position(), grammar: &grammar };
    reader.action(line, None).expect("canonical words")
}

/// Everything that a view gives.
fn everything(table: &mut Table, audience: Audience, seq: usize) -> String {
    let openly = (table.may_tell(noir_referee::rules::Seat::new(0)), table.has_informed(1));
    let view = table.own_view(audience).at(seq);
    format!(
        "{:?}",
        (
            view.position(),
            view.legal_lines(),
            serde_json::to_string(&view.status()).expect("JSON"),
            view.log(),
            (view.events_since(0), view.events_since(seq.saturating_sub(1))),
            (view.findings(), view.looks(), view.touched()),
            (view.knowledge(), view.audit(), view.film()),
            (openly.0, openly.1, view.tries()),
        )
    )
}

#[test]
fn the_views_of_an_audience_are_equal() {
    let folder = folder();
    let mut said_at_all = 0;
    for trusts in mixtures() {
        for audience in AUDIENCES {
            let mut twins = Twins::new("library", audience, trusts);
            let home = folder.path().join(format!("{trusts:?}{audience:?}"));
            std::fs::create_dir(&home).expect("a folder");
            let mut tables = [0, 1].map(|at| table(&home, &twins, at));
            for _ in 0..20 {
                let Some(step) = twins.step() else { break };
                let said = [0, 1].map(|at| {
                    let action = action(&tables[at], &step.lines[at]);
                    let said = if step.private {
                        tables[at].tell(step.seat, &action)
                    } else {
                        tables[at].act(None, &action)
                    };
                    format!("{said:?}")
                });
                assert_eq!(said[0], said[1], "{step:?}");
                assert_eq!(said[0] == "Ok(())", step.accepted, "{step:?}: {}", said[0]);
                if let Audience::Seat(_) = audience {
                    for table in &mut tables {
                        table.look(audience).expect("recorded");
                    }
                }
                for audience in [Audience::Public, audience] {
                    for seq in [tables[0].seq(), tables[0].seq() / 2] {
                        let [left, right] =
                            tables.each_mut().map(|table| everything(table, audience, seq));
                        assert_eq!(left, right, "{audience:?} of {trusts:?} at {seq}");
                    }
                }
            }
            said_at_all += tables[0].seq();
        }
    }
    assert!(said_at_all > 150, "{said_at_all} lines");
}
