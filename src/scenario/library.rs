//! Where editions and modes come from.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::mode::check_id;
use super::{Edition, ModeSheet, STREET_EDITIONS, ScenarioError, StreetMap, reading};
use crate::file::{self, FileError};
use crate::terms::Mode;

macro_rules! builtin {
    ($folder:literal: $($id:literal)*) => {
        [$(($id, include_str!(concat!("../../scenarios/", $folder, "/", $id, ".yaml")))),*]
    };
}

const EDITIONS: [(&str, &str); 4] = builtin!("editions": "uk" "ru" "grom" "en");

macro_rules! sheets {
    ($($(#[$doc:meta])* $mode:ident $module:ident $id:literal $family:ident;)+) => {
        const MODES: &[(&str, &str)] = &builtin!("modes": $($id)+);
    };
}

noir_core::modes!(sheets);

/// The folders in which a library looks.
const KINDS: [&str; 4] = ["editions", "decks", "modes", "house"];

/// The longest file of a user's that is read, in bytes: a scenario, a deal, a list of names.
pub const LONGEST_FILE: u64 = 1 << 20;

/// Every edition and mode there is: the builtin ones, and folders of the user's laid over them.
///
/// ```text
/// FOLDER/editions/uk.yaml    fields given here replace those of the builtin edition `uk`;
///                            a new id makes a new edition and needs every field
/// FOLDER/decks/uk.yaml       names of suspects learned from the box in hand; the same form
/// FOLDER/modes/spy-tag.yaml  fields given here replace those of the mode, such as option defaults
/// FOLDER/house/spy-tag.yaml  the precedents of the house; the same form
/// ```
/// A later folder lies over an earlier one. Only what is asked for is read.
#[derive(Clone, Debug, Default)]
pub struct Library {
    folders: Vec<PathBuf>,
    /// A file that is not written yet, and what it will hold.
    instead: Option<(PathBuf, String)>,
}

impl Library {
    /// The builtin scenarios and those of `folders`, the last one on top; a folder may be missing.
    pub fn new(folders: Vec<PathBuf>) -> Self {
        Self { folders, instead: None }
    }

    /// What the library would be if this file held this text.
    pub(super) fn having(&self, path: &Path, text: String) -> Self {
        Self { folders: self.folders.clone(), instead: Some((path.to_owned(), text)) }
    }

    /// The text of a file, or nothing if there is no such file.
    fn text_of(&self, path: &Path) -> Result<Option<String>, ScenarioError> {
        match &self.instead {
            Some((file, text)) if file == path => Ok(Some(text.clone())),
            _ => text_of(path),
        }
    }

    /// The edition with this id.
    ///
    /// # Errors
    /// When there is none, or a file about it cannot be read or is wrong.
    pub fn edition(&self, id: &str) -> Result<Edition, ScenarioError> {
        let read = |at: reading::At<'_>, below: Option<&Edition>| {
            check_id(at, id);
            Edition::read(at, below)
        };
        // The map is read for nobody else: that takes longer than all of a box of cards.
        if STREET_EDITIONS.contains(&id)
            && let Some(board) = StreetMap::whitechapel()?.edition(id)
        {
            return Ok(board);
        }
        let files = self.files(&["editions", "decks"], id);
        let found = self.stack(id, &EDITIONS, &files, read)?;
        found.map_or_else(
            || Err(ScenarioError::UnknownEdition { found: id.to_owned(), known: self.editions()? }),
            Ok,
        )
    }

    /// A mode.
    ///
    /// # Errors
    /// When a file about it cannot be read or is wrong.
    pub fn mode(&self, mode: Mode) -> Result<ModeSheet, ScenarioError> {
        let read = |at: reading::At<'_>, below: Option<&ModeSheet>| {
            check_id(at, mode.id());
            ModeSheet::read(at, below)
        };
        let files = self.files(&["modes", "house"], mode.id());
        let found = self.stack(mode.id(), MODES, &files, read)?;
        found.ok_or_else(|| Self::no_mode(mode.id()))
    }

    /// The mode with this id.
    ///
    /// # Errors
    /// When there is none, or a file about it cannot be read or is wrong.
    pub fn mode_by_id(&self, id: &str) -> Result<ModeSheet, ScenarioError> {
        self.mode(Mode::from_id(id).ok_or_else(|| Self::no_mode(id))?)
    }

    fn no_mode(id: &str) -> ScenarioError {
        ScenarioError::UnknownMode { found: id.to_owned() }
    }

    /// The ids of all editions: the builtin ones, then the user's own by name.
    ///
    /// # Errors
    /// When a folder is there but cannot be listed.
    pub fn editions(&self) -> Result<Vec<String>, ScenarioError> {
        let builtin = EDITIONS.iter().map(|(id, _)| (*id).to_owned());
        let mut ids: Vec<String> = builtin.collect();
        let mut own = Vec::new();
        for folder in &self.folders {
            let folder = folder.join("editions");
            let files = if folder.is_dir() { yaml_in(&folder)? } else { Vec::new() };
            let stems = files.iter().filter_map(|file| file.file_stem()?.to_str());
            own.extend(stems.map(str::to_owned));
        }
        own.sort_unstable();
        own.dedup();
        own.retain(|id| !ids.contains(id));
        ids.extend(own);
        Ok(ids)
    }

    /// Reads everything in `folder`, so that neither a fault in a file that is not used yet nor a file
    /// in the wrong place is passed over in silence.
    ///
    /// # Errors
    /// When there is no such folder, a YAML file in it is none of a library's, or one is wrong.
    pub fn check(&self, folder: &Path) -> Result<(), ScenarioError> {
        let stray = |file: &Path| {
            let file = file.display().to_string();
            Err(ScenarioError::Stray { file, modes: Mode::ALL.iter().map(|it| it.id()).collect() })
        };
        if let Some(file) = yaml_in(folder)?.first() {
            return stray(file);
        }
        for kind in KINDS {
            let of_modes = ["modes", "house"].contains(&kind);
            let folder = folder.join(kind);
            let files = if folder.is_dir() { yaml_in(&folder)? } else { Vec::new() };
            for file in files {
                let id = file.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
                let known = !of_modes || Mode::from_id(id).is_some();
                if !known || file.extension().is_none_or(|end| end != "yaml") {
                    return stray(&file);
                }
                if of_modes {
                    self.mode_by_id(id)?;
                } else {
                    self.edition(id)?;
                }
            }
        }
        Ok(())
    }

    fn files(&self, kinds: &[&str], id: &str) -> Vec<PathBuf> {
        // An id is also a file's name: nothing that climbs out of the folder.
        let plain = id.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
        let folders = self.folders.iter().filter(|_| plain);
        folders
            .flat_map(|folder| {
                kinds.iter().map(move |kind| folder.join(kind).join(format!("{id}.yaml")))
            })
            .collect()
    }

    /// The builtin document with this id and the files over it, each read over the one below.
    fn stack<T>(
        &self,
        id: &str,
        builtin: &[(&str, &str)],
        files: &[PathBuf],
        read: impl Fn(reading::At<'_>, Option<&T>) -> T,
    ) -> Result<Option<T>, ScenarioError> {
        let mut top = None;
        if let Some((_, text)) = builtin.iter().find(|(name, _)| *name == id) {
            top = Some(one(id, text, None, &read)?);
        }
        for path in files {
            let name = path.display().to_string();
            if let Some(text) = self.text_of(path)? {
                top = Some(one(&name, &text, top.as_ref(), &read)?);
            }
        }
        Ok(top)
    }
}

fn one<T>(
    name: &str,
    text: &str,
    below: Option<&T>,
    read: impl Fn(reading::At<'_>, Option<&T>) -> T,
) -> Result<T, ScenarioError> {
    reading::read(name, text, |at| read(at, below)).map_err(ScenarioError::Faulty)
}

/// The text of a file, or nothing if there is no such file.
pub(super) fn text_of(path: &Path) -> Result<Option<String>, ScenarioError> {
    match file::text(path, LONGEST_FILE) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == Some(io::ErrorKind::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The YAML files in a folder, by name.
fn yaml_in(folder: &Path) -> Result<Vec<PathBuf>, ScenarioError> {
    let list = || fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    let all: io::Result<Vec<PathBuf>> = list();
    let mut files = all.map_err(FileError::at(folder))?;
    files.retain(|file| file.extension().is_some_and(|end| end == "yaml" || end == "yml"));
    files.sort_unstable();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::{Lang, Say as _, Words};
    use crate::scenario::NamingModes;
    use crate::terms::{Arrests, Deaths, Kills, MafiaCanvass};

    /// A folder with these files, and the library that looks there.
    fn with(files: &[(&str, &str)]) -> (tempfile::TempDir, Library) {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let library = Library::new(vec![folder.path().to_owned()]);
        (folder, library)
    }

    #[test]
    fn every_builtin_mode_can_be_read() {
        for mode in Mode::ALL {
            assert_eq!(Library::default().mode(mode).map(|sheet| sheet.id), Ok(mode));
        }
    }

    #[test]
    fn a_file_of_the_users_lies_over_the_builtin_one() {
        let (_folder, library) = with(&[
            ("editions/uk.yaml", "id: uk\ntitle: Мій нуар\n"),
            ("editions/club.yaml", "id: club\n"),
            (
                "modes/killer-inspector.yaml",
                "id: killer-inspector\noptions: {kills: {default: 16}}\n",
            ),
        ]);
        let uk = library.edition("uk").unwrap();
        assert_eq!((uk.title.as_str(), uk.publisher.as_str()), ("Мій нуар", "Планета Ігор"));
        assert_eq!(library.editions().unwrap(), ["uk", "ru", "grom", "en", "club"]);
        let mode = library.mode(Mode::KillerInspector).unwrap();
        assert_eq!(mode.choices("uk", 2).get(), Kills::new(16));
    }

    #[test]
    fn a_new_edition_needs_every_field() {
        let (_folder, library) = with(&[("editions/club.yaml", "id: club\ntitle: Club\n")]);
        let ScenarioError::Faulty(faults) = library.edition("club").unwrap_err() else { panic!() };
        let fields: Vec<&str> = faults.iter().map(|fault| fault.field.as_str()).collect();
        assert_eq!(fields, ["publisher", "languages", "components", "corners", "grids", "modes"]);
    }

    #[test]
    fn an_id_never_leaves_the_folder() {
        let (_folder, library) = with(&[("secret.yaml", "id: x\n")]);
        for id in ["../secret", "/etc/passwd", "", "xx"] {
            let error = library.edition(id).unwrap_err();
            assert!(matches!(error, ScenarioError::UnknownEdition { .. }), "{id}");
        }
    }

    #[test]
    fn a_folder_is_checked_as_a_whole() {
        let check = |files: &[(&str, &str)]| {
            let (folder, library) = with(files);
            library.check(folder.path()).map_err(|error| {
                NamingModes(&error, &|mode| mode.to_string()).say(&Words::new(Lang::En)).len()
            })
        };
        assert_eq!(check(&[("notes.txt", "x"), ("editions/uk.yaml", "id: uk\n")]), Ok(()));
        for files in [
            [("uk.yaml", "id: uk\n")],
            [("editions/uk.yml", "id: uk\n")],
            [("modes/killer-inspecter.yaml", "id: killer-inspecter\n")],
            [("decks/uk.yaml", "id: uk\nsuspects: 5\n")],
        ] {
            assert_eq!(check(&files), Err(1), "{files:?}");
        }
        let none = Library::default().check(Path::new("/nowhere/at/all"));
        assert!(matches!(none, Err(ScenarioError::Unreadable { .. })));
    }

    #[test]
    fn the_rules_of_a_mode_are_not_for_files_to_change() {
        let (_folder, library) = with(&[(
            "modes/killer-inspector.yaml",
            "id: killer-inspector\nseats: [inspector, killer]\noptions: {kills: {default: 40, to: 50}}\n",
        )]);
        let ScenarioError::Faulty(faults) = library.mode(Mode::KillerInspector).unwrap_err() else {
            panic!()
        };
        let fields: Vec<&str> = faults.iter().map(|fault| fault.field.as_str()).collect();
        assert_eq!(fields, ["seats", "options.kills.default", "options.kills.to"]);
    }

    #[test]
    fn zones_and_defaults_are_for_files_to_change() {
        let (_folder, library) = with(&[
            ("modes/heist.yaml", "id: heist\nzones: {nw: [b1, a1], centre: c4}\n"),
            (
                "modes/fbi-mafia.yaml",
                "id: fbi-mafia\noptions:\n  deaths: {default: 20}\n  arrests: {by-players: {8: 6}}\n  \
                 mafia-canvass: {default: 'yes', by-edition: {en: 'no'}}\n",
            ),
        ]);
        let zones = library.mode(Mode::Heist).unwrap().zones.unwrap();
        let cells =
            |vault| zones.vaults[&vault].iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(cells(crate::terms::Vault::Nw), ["a1", "b1"]);
        assert_eq!(cells(crate::terms::Vault::Se).len(), 9, "as before");
        assert_eq!(zones.centre.to_string(), "c4");
        let mode = library.mode(Mode::FbiMafia).unwrap();
        for (edition, players, deaths, arrests, canvass) in
            [("uk", 6, 20, 4, "yes"), ("en", 8, 20, 6, "no"), ("ru", 8, 20, 6, "yes")]
        {
            let choices = mode.choices(edition, players);
            assert_eq!(choices.get(), Deaths::new(deaths));
            assert_eq!(choices.get(), Arrests::new(arrests));
            assert_eq!(choices.get(), MafiaCanvass::from_id(canvass), "{edition}");
        }
    }
}
