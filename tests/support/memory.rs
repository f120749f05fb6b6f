//! A disk in memory.
use std::io;

use noir_referee::table::safe::Storage;

/// A journal's file that is only bytes.
pub struct Memory<'a>(pub &'a mut Vec<u8>);

impl Storage for Memory<'_> {
    fn size(&self) -> io::Result<Option<u64>> {
        Ok(Some(self.0.len() as u64))
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.extend(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        self.0.truncate(size as usize);
        Ok(())
    }
}
