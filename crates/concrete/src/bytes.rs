//! The contents of a block: bytes, which of their bits are undefined, and, sparsely, pointers and poison among them.

use crate::cell::Prov;
use sem::context::Origin;
use std::hash::{Hash, Hasher};

/// The contents of a block of more than a word, or a copy of part of one.
#[derive(Clone, Debug, Default)]
pub struct Bytes {
    pub(crate) data: Vec<u8>,
    /// For each byte the bits that are undefined; empty if there are none.
    pub(crate) undef: Vec<u8>,
    /// The pointers that lie in it, sorted by where they start.
    pub(crate) provs: Vec<(u32, Prov)>,
    /// The bytes that are poison, sorted, with who made them so.
    pub(crate) poison: Vec<(u32, Origin)>,
}

impl Bytes {
    /// Becomes a copy, in the room that there is.
    pub(crate) fn copy_from(&mut self, other: &Bytes) {
        self.data.clone_from(&other.data);
        self.undef.clone_from(&other.undef);
        self.provs.clone_from(&other.provs);
        self.poison.clone_from(&other.poison);
    }

    /// The undefined bits, if there are any.
    fn marks(&self) -> Option<&[u8]> {
        self.undef.iter().any(|&mask| mask != 0).then_some(&self.undef)
    }
}

// A mask of zeros says the same as none.
impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        self.data == other.data
            && self.marks() == other.marks()
            && self.provs == other.provs
            && self.poison == other.poison
    }
}

impl Eq for Bytes {}

impl Hash for Bytes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.data.hash(state);
        self.marks().hash(state);
        self.provs.hash(state);
        self.poison.hash(state);
    }
}

/// Up to eight bytes as they lie in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) bits: u64,
    pub(crate) undef: u64,
    pub(crate) prov: Prov,
    pub(crate) poison: Option<Origin>,
    /// Whether bytes of a pointer are among them that are not all of one: they depend on where its object lies.
    pub(crate) part: bool,
}

impl Word {
    /// A defined number.
    pub(crate) fn number(bits: u64) -> Word {
        Word { bits, undef: 0, prov: Prov::NONE, poison: None, part: false }
    }
}

#[inline(always)]
fn read_word(bytes: &[u8], at: usize, len: usize) -> u64 {
    let bytes = &bytes[at..at + len];
    match len {
        1 => bytes[0].into(),
        4 => u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]).into(),
        8 => u64::from_le_bytes([
            bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        ]),
        _ => bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}

#[inline(always)]
fn write_word(bytes: &mut [u8], at: usize, len: usize, word: u64) {
    let bytes = &mut bytes[at..at + len];
    match len {
        1 => bytes[0] = word as u8,
        4 => bytes.copy_from_slice(&(word as u32).to_le_bytes()),
        8 => bytes.copy_from_slice(&word.to_le_bytes()),
        _ => bytes.copy_from_slice(&word.to_le_bytes()[..len]),
    }
}

impl Bytes {
    /// `len` bytes that nobody has written.
    pub(crate) fn unwritten(len: usize) -> Bytes {
        Bytes { data: vec![0; len], undef: vec![0xFF; len], provs: Vec::new(), poison: Vec::new() }
    }

    /// As [`unwritten`](Self::unwritten), in the room this has already.
    pub(crate) fn clear(&mut self, len: usize) {
        self.data.clear();
        self.data.resize(len, 0);
        self.undef.clear();
        self.undef.resize(len, 0xFF);
        self.provs.clear();
        self.poison.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.data.len()
    }

    /// Reads at most eight bytes; a pointer counts if it lies there exactly.
    #[inline(always)]
    pub(crate) fn read(&self, at: usize, len: usize, pointer: usize) -> Word {
        let undef = if self.undef.is_empty() { 0 } else { read_word(&self.undef, at, len) };
        let mut word = Word { undef, ..Word::number(read_word(&self.data, at, len)) };
        if !self.provs.is_empty() {
            if len == pointer {
                word.prov = self.prov_at(at);
            }
            word.part = word.prov == Prov::NONE && self.holds_pointer(at, len, pointer);
        }
        if !self.poison.is_empty() {
            word.poison = self.poison_in(at, len);
        }
        word
    }

    /// Reads at most eight bytes and which of their bits are undefined, if no pointer lies there, not even in part, and no poison is near.
    #[inline(always)]
    pub(crate) fn read_plain(&self, at: usize, len: usize, pointer: usize) -> Option<(u64, u64)> {
        if !self.poison.is_empty() || (!self.provs.is_empty() && self.holds_pointer(at, len, pointer)) {
            return None;
        }
        let undef = if self.undef.is_empty() { 0 } else { read_word(&self.undef, at, len) };
        Some((read_word(&self.data, at, len), undef))
    }

    /// Whether there are neither pointers nor poison in it.
    #[inline(always)]
    pub(crate) fn holds_numbers(&self) -> bool {
        self.provs.is_empty() && self.poison.is_empty()
    }

    /// Reads at most eight bytes of numbers, and which of their bits are undefined.
    #[inline(always)]
    pub(crate) fn read_number(&self, at: usize, len: usize) -> Option<(u64, u64)> {
        let data = self.data.get(at..)?.get(..len)?;
        let undef = match self.undef.get(at..).and_then(|undef| undef.get(..len)) {
            Some(undef) => read_word(undef, 0, len),
            None => 0,
        };
        Some((read_word(data, 0, len), undef))
    }

    /// Writes at most eight defined bytes among numbers.
    #[inline(always)]
    pub(crate) fn write_number(&mut self, at: usize, len: usize, bits: u64) -> Option<()> {
        let data = self.data.get_mut(at..)?.get_mut(..len)?;
        write_word(data, 0, len, bits);
        if let Some(undef) = self.undef.get_mut(at..).and_then(|undef| undef.get_mut(..len)) {
            write_word(undef, 0, len, 0);
        }
        Some(())
    }

    #[inline(never)]
    fn prov_at(&self, at: usize) -> Prov {
        match self.provs.binary_search_by_key(&(at as u32), |&(place, _)| place) {
            Ok(found) => self.provs[found].1,
            Err(_) => Prov::NONE,
        }
    }

    /// Whether some of these bytes belong to a pointer.
    #[inline(never)]
    fn holds_pointer(&self, at: usize, len: usize, pointer: usize) -> bool {
        let first = self.provs.partition_point(|&(place, _)| place as usize + pointer <= at);
        self.provs.get(first).is_some_and(|&(place, _)| (place as usize) < at + len)
    }

    fn poison_in(&self, at: usize, len: usize) -> Option<Origin> {
        let first = self.poison.partition_point(|&(place, _)| (place as usize) < at);
        self.poison.get(first).filter(|&&(place, _)| (place as usize) < at + len).map(|&(_, origin)| origin)
    }

    /// Writes at most eight bytes; `pointer` is the size of a pointer.
    #[inline(always)]
    pub(crate) fn write(&mut self, at: usize, len: usize, word: Word, pointer: usize) {
        write_word(&mut self.data, at, len, word.bits);
        if word.undef != 0 {
            self.make_undef();
        }
        if !self.undef.is_empty() {
            write_word(&mut self.undef, at, len, word.undef);
        }
        if !self.provs.is_empty() {
            self.forget_provs(at, len, pointer);
        }
        if word.prov != Prov::NONE && len == pointer {
            let place = self.provs.partition_point(|&(place, _)| (place as usize) < at);
            self.provs.insert(place, (at as u32, word.prov));
        }
        if !self.poison.is_empty() {
            self.forget_poison(at, len);
        }
        if let Some(origin) = word.poison {
            let place = self.poison.partition_point(|&(place, _)| (place as usize) < at);
            self.poison.splice(place..place, (at..at + len).map(|byte| (byte as u32, origin)));
        }
    }

    fn make_undef(&mut self) {
        if self.undef.is_empty() {
            self.undef = vec![0; self.data.len()];
        }
    }

    /// A pointer that is written over, even in part, is none any more.
    fn forget_provs(&mut self, at: usize, len: usize, pointer: usize) {
        let first = self.provs.partition_point(|&(place, _)| place as usize + pointer <= at);
        let last = self.provs.partition_point(|&(place, _)| (place as usize) < at + len);
        if first < last {
            self.provs.drain(first..last);
        }
    }

    fn forget_poison(&mut self, at: usize, len: usize) {
        let first = self.poison.partition_point(|&(place, _)| (place as usize) < at);
        let last = self.poison.partition_point(|&(place, _)| (place as usize) < at + len);
        self.poison.drain(first..last);
    }

    /// A copy of some bytes with all they hold; pointers that lie there in part are left behind.
    pub(crate) fn part(&self, at: usize, len: usize, pointer: usize) -> Bytes {
        let end = at + len;
        let undef = match self.undef.get(at..end) {
            Some(undef) if undef.iter().any(|&mask| mask != 0) => undef.to_vec(),
            _ => Vec::new(),
        };
        let inside = |place: u32, size: usize| place as usize >= at && place as usize + size <= end;
        let provs = self.provs.iter().filter(|&&(place, _)| inside(place, pointer));
        let poison = self.poison.iter().filter(|&&(place, _)| inside(place, 1));
        Bytes {
            data: self.data[at..end].to_vec(),
            undef,
            provs: provs.map(|&(place, prov)| (place - at as u32, prov)).collect(),
            poison: poison.map(|&(place, origin)| (place - at as u32, origin)).collect(),
        }
    }

    /// Writes a copy over some bytes.
    pub(crate) fn put(&mut self, at: usize, part: &Bytes, pointer: usize) {
        let len = part.len();
        self.data[at..at + len].copy_from_slice(&part.data);
        if !part.undef.is_empty() {
            self.make_undef();
            self.undef[at..at + len].copy_from_slice(&part.undef);
        } else if !self.undef.is_empty() {
            if len == self.data.len() {
                self.undef.clear();
            } else {
                self.undef[at..at + len].fill(0);
            }
        }
        if !self.provs.is_empty() {
            self.forget_provs(at, len, pointer);
        }
        if !part.provs.is_empty() {
            let place = self.provs.partition_point(|&(place, _)| (place as usize) < at);
            self.provs
                .splice(place..place, part.provs.iter().map(|&(place, prov)| (place + at as u32, prov)));
        }
        if !self.poison.is_empty() {
            self.forget_poison(at, len);
        }
        if !part.poison.is_empty() {
            let place = self.poison.partition_point(|&(place, _)| (place as usize) < at);
            self.poison.splice(place..place, part.poison.iter().map(|&(place, by)| (place + at as u32, by)));
        }
    }

    /// Writes one byte over and over.
    pub(crate) fn fill(&mut self, at: usize, len: usize, byte: Word, pointer: usize) {
        let undef = if byte.undef == 0 { Vec::new() } else { vec![byte.undef as u8; len] };
        let poison = byte.poison.map(|by| (0..len as u32).map(|place| (place, by)).collect());
        let part = Bytes {
            data: vec![byte.bits as u8; len],
            undef,
            provs: Vec::new(),
            poison: poison.unwrap_or_default(),
        };
        self.put(at, &part, pointer);
    }
}
