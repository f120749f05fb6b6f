//! The page in a real browser, from a file.
use std::path::PathBuf;

use serde_json::json;

use super::{GAMES, give_up, played};
use crate::support::browser::{Browser, Driver};

/// Takes pictures where `PICTURES` says into which folder.
fn picture(page: &Browser<'_>, name: &str) {
    let Some(folder) = std::env::var_os("PICTURES") else { return };
    for (width, height) in [(390, 844), (768, 1024), (1280, 900)] {
        for dark in [false, true] {
            page.screen((width, height), dark, 100);
            let shade = if dark { "dark" } else { "light" };
            page.picture(&PathBuf::from(&folder).join(format!("film-{name}-{width}-{shade}.png")));
        }
    }
    page.screen((794, 1123), false, 100);
    page.on_paper(true);
    page.picture(&PathBuf::from(&folder).join(format!("film-{name}-paper.png")));
    page.on_paper(false);
}

const AT: &str = "return Number(document.getElementById('at').value)";

fn key(page: &Browser<'_>, key: &str) {
    page.run(&format!(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: {}, bubbles: true }}))",
        json!(key)
    ));
}

#[test]
fn a_film_of_each_mode_runs_in_a_browser() {
    let Some(driver) = Driver::start() else { return };
    let page = driver.phone((390, 844));
    for ((mode, players), lang) in GAMES.into_iter().zip(["en", "uk", "ru"].into_iter().cycle()) {
        let (room, mut table) = played(mode, players, 24);
        give_up(&mut table);
        let last = table.seq();
        drop(table);
        room.ok(&format!("film --into film.html --lang {lang}"));
        page.go(&format!("file://{}", room.path("film.html").display()));
        page.wait("return document.body.classList.contains('js')");
        assert_eq!(page.run(AT), 0, "{mode}");
        let pieces = "return document.querySelectorAll('#pieces .piece:not(.gone)').length";
        assert!(page.run(pieces).as_u64().expect("a number") >= 8, "{mode}");
        key(&page, "ArrowRight");
        key(&page, "ArrowRight");
        key(&page, "ArrowLeft");
        assert_eq!(page.run(AT), 1, "{mode}");
        key(&page, "End");
        assert_eq!(page.run(AT), last, "{mode}");
        let told = "return document.getElementById('told').textContent.trim().length > 0";
        assert_eq!(page.run(told), true, "{mode}");
        key(&page, "Home");
        key(&page, " ");
        page.run("document.getElementById('speed').value = '16'");
        page.wait("return Number(document.getElementById('at').value) >= 1");
        key(&page, " ");
        // The story is there as text, one item for each moment, and the current one is marked.
        let items = "return document.querySelectorAll('.story li').length";
        assert_eq!(page.run(items), last + 1, "{mode}");
        let marked = "return document.querySelectorAll('.story li[aria-current]').length";
        assert_eq!(page.run(marked), 1, "{mode}");
        page.run(&format!("document.querySelector('.story a[data-seq=\"{}\"]').click()", last / 2));
        assert_eq!(page.run(AT), last / 2, "{mode}");
        // Nothing runs over the edge, on any screen.
        for width in [320, 390, 768, 1280] {
            page.screen((width, 844), false, 100);
            let over = "return document.documentElement.scrollWidth - innerWidth";
            assert!(page.run(over).as_i64().expect("a number") <= 0, "{mode} at {width}");
        }
        page.run("scrollTo(0, 0)");
        picture(&page, mode);
        page.screen((390, 844), false, 100);
        assert_eq!(page.printed(), 1, "{mode} prints on one sheet");
    }
}
