//! Makes the index of the rulings' words, by which `referee rule` finds them, and lists the recorded tables, each of which
//! is a test.
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "crates/core/src/modes.rs"]
#[macro_use]
mod modes;

#[path = "src/lang/fold.rs"]
mod fold;
#[allow(dead_code, reason = "reading the index is for the program")]
#[path = "src/rulebook"]
mod rulebook {
    pub mod index;
    pub mod indexer;
    pub mod likely;
    mod stem;
}
use rulebook::{index, indexer::Writer};

/// Where the index looks for the one spelling of words.
mod lang {
    pub use crate::fold::fold;
}

macro_rules! files {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// Of each mode its rulings, in the order in which `src/rulebook/shelf.rs` has them.
        const FILES: &[&str] = &[$($id),+];
    };
}

modes!(files);

fn main() {
    println!("cargo::rerun-if-changed=scenarios/rulings");
    println!("cargo::rerun-if-changed=crates/core/src/modes.rs");
    println!("cargo::rerun-if-changed=src/lang/fold.rs");
    println!("cargo::rerun-if-changed=src/rulebook/index.rs");
    println!("cargo::rerun-if-changed=src/rulebook/indexer.rs");
    println!("cargo::rerun-if-changed=src/rulebook/likely.rs");
    println!("cargo::rerun-if-changed=src/rulebook/stem.rs");
    println!("cargo::rerun-if-changed=scenarios/search");
    let read =
        |path: &str| fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rulings = |mode: &&str| read(&format!("scenarios/rulings/{mode}.yaml"));
    let texts: Vec<String> = FILES.iter().map(rulings).collect();
    let meanings = read("scenarios/search/meanings.yaml");
    let mut writer = Writer::new(&meanings, &read("scenarios/search/modes.yaml"), FILES);
    for lang in ["en", "uk", "ru"] {
        writer = writer.with_asked(&read(&format!("scenarios/search/asked/{lang}.txt")));
    }
    let items = || texts.iter().flat_map(|text| index::items(text));
    let likely = writer.likely(items());
    let index = writer.write(items(), FILES);
    let folder = env::var_os("OUT_DIR").expect("cargo says where the index goes");
    let folder = Path::new(&folder);
    fs::write(folder.join("rulings.index"), index).expect("the index is written");
    fs::write(folder.join("rulings.likely"), likely).expect("the index is written");
    fs::write(folder.join("tables.rs"), tables()).expect("the list is written");
}

/// A call of the macro `tables!` of `tests/replay` with the name of every recorded table; of none where there are no tests.
fn tables() -> String {
    println!("cargo::rerun-if-changed=tests/tables");
    let files = fs::read_dir("tests/tables").into_iter().flatten().flatten().map(|it| it.path());
    let tables = files.filter(|file| file.extension().is_some_and(|kind| kind == "table"));
    let name = |file: PathBuf| Some(file.file_stem()?.to_str()?.replace('-', "_"));
    let mut names: Vec<String> = tables.filter_map(name).collect();
    names.sort();
    format!("tables! {{ {} }}", names.join(" "))
}
