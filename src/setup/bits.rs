//! Bits in a row, five to a letter.

/// Bits that are written one after another, the highest of a number first.
#[derive(Default)]
pub(super) struct Bits(Vec<bool>);

impl Bits {
    /// Adds the lowest `width` bits of a number.
    pub(super) fn push(&mut self, number: u64, width: u32) {
        self.0.extend((0..width).rev().map(|at| number >> at & 1 == 1));
    }

    /// Adds a text of at most 63 bytes: how many, then the bytes.
    pub(super) fn text(&mut self, text: &str) {
        self.push(text.len() as u64, 6);
        for byte in text.bytes() {
            self.push(u64::from(byte), 8);
        }
    }

    /// The bits in groups of five, the last filled up with zeros.
    pub(super) fn fives(&self) -> Vec<u8> {
        let five = |bits: &[bool]| {
            (0..5).fold(0, |five, at| five << 1 | u8::from(bits.get(at) == Some(&true)))
        };
        self.0.chunks(5).map(five).collect()
    }
}

/// Bits that are read one after another.
pub(super) struct BitReader<'a> {
    fives: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    /// Reads groups of five bits from the first on.
    pub(super) const fn new(fives: &'a [u8]) -> Self {
        Self { fives, at: 0 }
    }

    /// The next `width` bits as a number; nothing if there aren’t enough.
    pub(super) fn take(&mut self, width: u32) -> Option<u64> {
        let mut number = 0;
        for _ in 0..width {
            let five = self.fives.get(self.at / 5)?;
            number = number << 1 | u64::from(five >> (4 - self.at % 5) & 1);
            self.at += 1;
        }
        Some(number)
    }

    /// A text, as [`Bits::text`] writes it.
    pub(super) fn text(&mut self) -> Option<String> {
        let length = self.take(6)?;
        let bytes: Option<Vec<u8>> =
            (0..length).map(|_| self.take(8).map(|byte| byte as u8)).collect();
        String::from_utf8(bytes?).ok()
    }

    /// Whether there is nothing more but the zeros that fill up the last group.
    pub(super) fn ends(mut self) -> bool {
        let left = self.fives.len() * 5 - self.at;
        left < 5 && self.take(left as u32) == Some(0)
    }
}
