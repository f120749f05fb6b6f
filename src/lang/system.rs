//! What the operating system says.
use std::io;

use super::Words;

/// What the operating system says, in these words where it is one of the usual things.
pub fn os_reason(words: &Words, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "file-why-not-found",
        io::ErrorKind::PermissionDenied => "file-why-denied",
        io::ErrorKind::AlreadyExists => "file-why-exists",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "file-why-full",
        io::ErrorKind::ReadOnlyFilesystem => "file-why-read-only",
        io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory => "file-why-no-file",
        io::ErrorKind::WouldBlock => "file-why-busy",
        io::ErrorKind::AddrInUse => "file-why-address-taken",
        io::ErrorKind::AddrNotAvailable => "file-why-address-other",
        io::ErrorKind::Unsupported => "file-why-no-locks",
        _ if has_no_locks(error) => "file-why-no-locks",
        _ => return error.to_string(),
    };
    words.say(key)
}

/// What Unix says where a disk cannot lock a file (`ENOLCK`), as some that are reached over a network: the one such answer
/// without a kind of its own.
const NO_LOCKS: i32 = if cfg!(target_os = "linux") { 37 } else { 77 };

fn has_no_locks(error: &io::Error) -> bool {
    cfg!(unix) && error.raw_os_error() == Some(NO_LOCKS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    /// Whoever keeps his home on a network drive, or whose disk is full, reads what to do and no number.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_says_is_said_in_words_of_people() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for raw in [2, 13, 17, 28, 30, 37, 38, 95, 98, 99] {
                let said = os_reason(&words, &io::Error::from_raw_os_error(raw));
                assert!(!said.contains("os error"), "{raw}: {said}");
            }
            let locks = os_reason(&words, &io::Error::from_raw_os_error(37));
            assert!(locks.contains("XDG_DATA_HOME"), "{locks}");
        }
    }
}
