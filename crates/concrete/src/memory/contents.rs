//! What is in a block: a few bytes in place, many of its own, or many that are shared until somebody writes.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::bytes::{Bytes, Word};
use crate::cell::Prov;

/// The bytes of a block.
#[derive(Clone, Debug)]
pub(super) enum Contents {
    Small(SmallBytes),
    Owned(Box<Bytes>),
    Shared(Arc<Bytes>),
}

impl Contents {
    /// The bytes, whoever owns them; none if there are few.
    pub(super) fn bytes(&self) -> Option<&Bytes> {
        match self {
            Contents::Small(_) => None,
            Contents::Owned(bytes) => Some(bytes),
            Contents::Shared(bytes) => Some(bytes),
        }
    }
}

// Who owns the bytes makes no difference to what they are.
impl PartialEq for Contents {
    fn eq(&self, other: &Contents) -> bool {
        match (self, other) {
            (Contents::Small(a), Contents::Small(b)) => a == b,
            (Contents::Shared(a), Contents::Shared(b)) if Arc::ptr_eq(a, b) => true,
            _ => self.bytes().is_some() && self.bytes() == other.bytes(),
        }
    }
}

impl Eq for Contents {}

impl Hash for Contents {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Contents::Small(small) => small.hash(state),
            _ => self.bytes().hash(state),
        }
    }
}

/// At most eight bytes; if there is a pointer, it is at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SmallBytes {
    pub(super) bits: u64,
    pub(super) undef: u64,
    pub(super) prov: Prov,
}

impl Hash for SmallBytes {
    #[inline(always)]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(crate::cell::mixed(self.bits, self.undef, self.prov.to_tag()));
    }
}

/// `len` bytes of ones, at most eight.
#[inline(always)]
pub(super) fn ones(len: usize) -> u64 {
    if len == 0 { 0 } else { u64::MAX >> (64 - 8 * len) }
}

impl SmallBytes {
    #[inline(always)]
    pub(super) fn read(&self, offset: usize, len: usize, pointer: usize) -> Word {
        let prov = if offset == 0 && len == pointer { self.prov } else { Prov::NONE };
        let (mask, shift) = (ones(len), 8 * offset as u32);
        // An offset of eight only goes with no bytes at all.
        let cut = |word: u64| word.checked_shr(shift).unwrap_or(0) & mask;
        let part = self.prov != Prov::NONE && prov == Prov::NONE && offset < pointer && len > 0;
        Word { bits: cut(self.bits), undef: cut(self.undef), prov, poison: None, part }
    }

    /// Writes if there is room for everything that comes along; poison, and pointers elsewhere than at the start, have none.
    #[inline(always)]
    pub(super) fn write(&mut self, offset: usize, len: usize, word: Word, pointer: usize) -> bool {
        let tagged = word.prov != Prov::NONE && len == pointer;
        if word.poison.is_some() || (tagged && offset != 0) {
            return false;
        }
        let (mask, shift) = (ones(len) << (8 * offset), 8 * offset as u32);
        self.bits = self.bits & !mask | (word.bits << shift) & mask;
        self.undef = self.undef & !mask | (word.undef << shift) & mask;
        if tagged {
            self.prov = word.prov;
        } else if offset < pointer && len > 0 {
            self.prov = Prov::NONE;
        }
        true
    }

    pub(super) fn to_bytes(self, size: usize, pointer: usize) -> Bytes {
        let mut bytes = Bytes::unwritten(size);
        let len = size.min(8);
        let word = Word { undef: self.undef, ..Word::number(self.bits) };
        bytes.write(0, len, word, pointer);
        if self.prov != Prov::NONE {
            let word = Word { prov: self.prov, ..word };
            bytes.write(0, pointer.min(len), word, pointer);
        }
        bytes
    }
}

pub(super) fn make_unwritten(contents: &mut Contents, size: u64) {
    if size <= 8 {
        let undef = if size == 0 { 0 } else { u64::MAX >> (64 - 8 * size) };
        *contents = Contents::Small(SmallBytes { bits: 0, undef, prov: Prov::NONE });
        return;
    }
    match contents {
        Contents::Owned(bytes) => bytes.clear(size as usize),
        _ => *contents = Contents::Owned(Box::new(Bytes::unwritten(size as usize))),
    }
}

/// As [`Bytes::read_plain`], out of the way of what is not shared.
#[cold]
#[inline(never)]
pub(super) fn read_shared(bytes: &Bytes, offset: usize, len: usize, pointer: usize) -> Option<(u64, u64)> {
    bytes.read_plain(offset, len, pointer)
}
