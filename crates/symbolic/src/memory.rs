//! Memory: blocks, each with its own contents.
//!
//! ```text
//!   Bytes    offset -> byte, for blocks that are only accessed at known offsets
//!   Arrays   three SMT arrays, from the first access at an unknown offset on:
//!              bits    8     the byte
//!              shadow  9     undefined bits (8), poison (1); none while all is defined
//!              prov    36    number of the block (32), which byte of the pointer (4); none while there are no pointers
//! ```
//!
//! A block that is read or written at an unknown offset keeps its pointers: the blocks that pointers in it may belong to
//! are those that were ever stored there.
//!
//! Every store happens under a guard, so that paths can be merged: a byte becomes the new one where the guard holds and
//! stays the old one elsewhere. Addresses of blocks are known numbers, laid out as in the machine of words.
//!
//! Cost: an access is one lookup for each byte. Going over to arrays costs one store for each byte that was written.

use std::collections::{BTreeMap, BTreeSet};

use arena::{Arena, Id};
use sem::context::{BlockKind, Origin};
use sem::domain::Domain;
use sem::scalar::Poison;
use term::TermId;

use crate::byte::{Byte, INDEX_BITS, ite_bool};
use crate::domain::Symbolic;
use crate::prov::PROV_BITS;
use crate::value::{BlockId, Bool, Bv, Prov};

const SHADOW_BITS: u32 = 9;
const POISON_BIT: u32 = 8;
/// The shadow of a byte that nobody has written.
const UNWRITTEN: u64 = 0xFF;

/// What a block contains.
#[derive(Clone, Debug)]
enum Contents {
    Bytes(BTreeMap<u64, Byte>),
    Arrays(Arrays),
}

#[derive(Clone, Debug)]
struct Arrays {
    bits: TermId,
    shadow: Option<TermId>,
    prov: Option<TermId>,
    /// The blocks that pointers in it may belong to.
    targets: BTreeSet<BlockId>,
    /// Some instruction that made something poison that was stored here.
    poison_origin: Origin,
}

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    /// How many bytes it has.
    pub size: Bv,
    /// Where it starts.
    pub base: u64,
    /// What it is.
    pub kind: BlockKind,
    /// Whether it is alive.
    pub live: Bool,
    /// The object of the program that it is.
    pub object: Option<program::code::ObjectId>,
    /// What bytes contain that are not listed: zero if true, otherwise nothing.
    zeroed: bool,
    contents: Contents,
}

/// All blocks.
#[derive(Clone, Debug)]
pub struct Memory {
    blocks: Arena<BlockId, Block>,
    pointer_bits: u32,
    next_static: u64,
    next_heap: u64,
    /// The lowest address of the stack, which grows down.
    pub(crate) stack: u64,
}

/// There are no addresses left, or none are known to be enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoom;

/// How much room a block of unknown size gets where pointers have 64 bits.
pub const UNKNOWN_SIZE_ROOM: u64 = 1 << 36;

impl Memory {
    /// No blocks, for pointers of 32 or 64 bits.
    pub fn new(pointer_bits: u32) -> Memory {
        let (next_static, next_heap, stack) = match pointer_bits {
            32 => (0x0804_8000, 0x2000_0000, 0xFFF0_0000),
            _ => (0x40_0000, 0x5555_5600_0000, 0x7FFF_FFF0_0000),
        };
        Memory { blocks: Arena::new(), pointer_bits, next_static, next_heap, stack }
    }

    /// A block.
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id]
    }

    /// All blocks, dead ones included.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = (BlockId, &Block)> + ExactSizeIterator {
        self.blocks.iter()
    }

    /// A new block. One whose size is not known gets [`UNKNOWN_SIZE_ROOM`], and the caller must assume that this is enough.
    pub fn allocate(&mut self, size: Bv, align: u64, kind: BlockKind) -> Result<BlockId, NoRoom> {
        let room = match size.as_u64() {
            Some(size) => size,
            None if self.pointer_bits == 64 => UNKNOWN_SIZE_ROOM,
            None => return Err(NoRoom),
        };
        let base = match kind {
            BlockKind::Stack | BlockKind::VarArgs => self.push(room, align).ok_or(NoRoom)?,
            BlockKind::Heap | BlockKind::New | BlockKind::NewArray => {
                let end = if self.pointer_bits == 32 { 0xA000_0000 } else { 0x7000_0000_0000 };
                place(&mut self.next_heap, room, align.max(16), 16, end).ok_or(NoRoom)?
            }
            _ => place(&mut self.next_static, room, align.max(1), 1, self.next_heap).ok_or(NoRoom)?,
        };
        let contents = Contents::Bytes(BTreeMap::new());
        let live = Bool::Const(true);
        Ok(self.blocks.push(Block { size, base, kind, live, object: None, zeroed: false, contents }))
    }

    /// The address of a new block on the stack.
    fn push(&mut self, size: u64, align: u64) -> Option<u64> {
        let base = self.stack.checked_sub(size.checked_add(1)?)? & !(align.max(1) - 1);
        let end = if self.pointer_bits == 32 { 0xFEF0_1000 } else { 0x7F00_0000_0000 };
        if base < end {
            return None;
        }
        self.stack = base;
        Some(base)
    }

    /// Makes a block one of the program's objects, which is zero where nothing else is written.
    pub(crate) fn make_object(&mut self, id: BlockId, object: program::code::ObjectId, zeroed: bool) {
        self.blocks[id].object = Some(object);
        self.blocks[id].zeroed = zeroed;
    }

    /// Starts or ends the life of a block where the guard holds; a new life starts unwritten.
    pub fn set_live(&mut self, d: &mut Symbolic, guard: Bool, id: BlockId, live: bool) {
        let block = &mut self.blocks[id];
        block.live = ite_bool(d, guard, Bool::Const(live), block.live);
        if !live {
            return;
        }
        if guard == Bool::Const(true) {
            block.contents = Contents::Bytes(BTreeMap::new());
            block.zeroed = false;
            return;
        }
        let Bool::Term(condition) = guard else { return };
        match &mut block.contents {
            Contents::Bytes(bytes) => {
                for byte in bytes.values_mut() {
                    let fresh = Byte::unwritten(d);
                    *byte = Byte::ite(d, guard, fresh, byte.clone());
                }
            }
            Contents::Arrays(arrays) => {
                let unwritten = d.terms.number(SHADOW_BITS, UNWRITTEN);
                let fresh = d.terms.const_array(self.pointer_bits, unwritten);
                let old = arrays.shadow(d, self.pointer_bits);
                arrays.shadow = Some(d.terms.ite(condition, fresh, old));
            }
        }
    }

    /// Reads bytes of one block from a legal offset on.
    pub fn read(&mut self, d: &mut Symbolic, id: BlockId, offset: &Bv, count: u64) -> Vec<Byte> {
        let w = self.pointer_bits;
        if offset.as_u64().is_none() {
            self.make_arrays(d, id);
        }
        let block = &self.blocks[id];
        match (&block.contents, offset.as_u64()) {
            (Contents::Bytes(bytes), Some(offset)) => (offset..offset.saturating_add(count))
                .map(|at| match bytes.get(&at) {
                    Some(byte) => byte.clone(),
                    None if block.zeroed => Byte::number(d, 0),
                    None => Byte::unwritten(d),
                })
                .collect(),
            (Contents::Arrays(arrays), _) => {
                let read = |i| {
                    let at = plus(d, w, offset, i);
                    arrays.read(d, at)
                };
                (0..count).map(read).collect()
            }
            // It has just been given arrays.
            (Contents::Bytes(_), None) => Vec::new(),
        }
    }

    /// Writes bytes of one block from a legal offset on, where the guard holds.
    pub fn write(&mut self, d: &mut Symbolic, guard: Bool, id: BlockId, offset: &Bv, bytes: Vec<Byte>) {
        if guard == Bool::Const(false) || bytes.is_empty() {
            return;
        }
        let w = self.pointer_bits;
        if offset.as_u64().is_none() {
            self.make_arrays(d, id);
        }
        let block = &mut self.blocks[id];
        match (&mut block.contents, offset.as_u64()) {
            (Contents::Bytes(map), Some(offset)) => {
                for (at, byte) in (offset..).zip(bytes) {
                    let byte = if guard == Bool::Const(true) {
                        byte
                    } else {
                        let old = match map.get(&at) {
                            Some(old) => old.clone(),
                            None if block.zeroed => Byte::number(d, 0),
                            None => Byte::unwritten(d),
                        };
                        Byte::ite(d, guard, byte, old)
                    };
                    map.insert(at, byte);
                }
            }
            (Contents::Arrays(arrays), _) => {
                for (i, byte) in (0..).zip(bytes) {
                    let at = plus(d, w, offset, i);
                    arrays.write(d, w, guard, at, byte);
                }
            }
            (Contents::Bytes(_), None) => {}
        }
    }

    /// Moves the contents of a block into arrays.
    fn make_arrays(&mut self, d: &mut Symbolic, id: BlockId) {
        let w = self.pointer_bits;
        let block = &mut self.blocks[id];
        let Contents::Bytes(bytes) = &mut block.contents else { return };
        let bytes = std::mem::take(bytes);
        // Where every byte is listed nothing lies below.
        let full = block.size.as_u64().is_some_and(|size| bytes.range(..size).count() as u64 == size);
        let zero = d.terms.number(8, 0);
        let bits = d.terms.const_array(w, zero);
        let shadow = (!block.zeroed && !full).then(|| {
            let unwritten = d.terms.number(SHADOW_BITS, UNWRITTEN);
            d.terms.const_array(w, unwritten)
        });
        let mut arrays =
            Arrays { bits, shadow, prov: None, targets: BTreeSet::new(), poison_origin: Origin::NONE };
        for (at, byte) in bytes {
            let at = d.bv(w, at);
            let at = d.term(&at);
            arrays.write(d, w, Bool::Const(true), at, byte);
        }
        block.contents = Contents::Arrays(arrays);
    }

    /// The live block that an address lies in, its end included, if it is a number.
    pub(crate) fn blocks_at<'a>(&'a self, address: Option<u64>) -> impl Iterator<Item = BlockId> + 'a {
        self.blocks
            .iter()
            .filter(move |(_, block)| {
                let room = block.size.as_u64().unwrap_or(UNKNOWN_SIZE_ROOM);
                block.live != Bool::Const(false)
                    && address.is_none_or(|at| block.base <= at && at - block.base <= room)
            })
            .map(|(id, _)| id)
    }
}

/// The next address, with a gap before the one after it.
fn place(next: &mut u64, size: u64, align: u64, gap: u64, end: u64) -> Option<u64> {
    let base = next.checked_next_multiple_of(align)?;
    let after = base.checked_add(size)?.checked_add(gap)?;
    if after > end {
        return None;
    }
    *next = after;
    Some(base)
}

fn plus(d: &mut Symbolic, w: u32, offset: &Bv, by: u64) -> TermId {
    let by = d.bv(w, by);
    let sum = d.add(w, offset, &by);
    d.term(&sum)
}

impl Arrays {
    fn shadow(&mut self, d: &mut Symbolic, w: u32) -> TermId {
        *self.shadow.get_or_insert_with(|| {
            let defined = d.terms.number(SHADOW_BITS, 0);
            d.terms.const_array(w, defined)
        })
    }

    fn prov(&mut self, d: &mut Symbolic, w: u32) -> TermId {
        *self.prov.get_or_insert_with(|| {
            let none = d.terms.number(PROV_BITS + INDEX_BITS, 0);
            d.terms.const_array(w, none)
        })
    }

    fn read(&self, d: &mut Symbolic, at: TermId) -> Byte {
        let mut byte = Byte::number(d, 0);
        let bits = d.terms.select(self.bits, at);
        byte.bits = d.value_of(bits);
        if let Some(shadow) = self.shadow {
            let shadow = d.terms.select(shadow, at);
            let shadow = d.value_of(shadow);
            byte.undef = d.extract(SHADOW_BITS, 0, 8, &shadow);
            let poison = d.extract(SHADOW_BITS, POISON_BIT, 1, &shadow);
            let flag = sem::derived::nonzero(d, 1, &poison);
            byte.poison = Poison { flag, origin: self.poison_origin };
        }
        if let Some(prov) = self.prov {
            let entry = d.terms.select(prov, at);
            let entry = d.value_of(entry);
            let number = d.extract(PROV_BITS + INDEX_BITS, INDEX_BITS, PROV_BITS, &entry);
            byte.index = d.extract(PROV_BITS + INDEX_BITS, 0, INDEX_BITS, &entry);
            byte.prov = self.targets.iter().fold(Prov::None, |prov, &target| {
                let own = d.bv(PROV_BITS, target.index() as u64 + 1);
                let is = d.eq(PROV_BITS, &number, &own);
                d.ite_prov(&is, &Prov::Block(target), &prov)
            });
        }
        byte
    }

    fn write(&mut self, d: &mut Symbolic, w: u32, guard: Bool, at: TermId, byte: Byte) {
        let poison = d.bit(byte.poison.flag);
        let shadow = d.concat(1, &poison, 8, &byte.undef);
        if byte.poison.origin != Origin::NONE {
            self.poison_origin = byte.poison.origin;
        }
        let bits = d.term(&byte.bits);
        self.bits = store(d, guard, self.bits, at, bits);
        if self.shadow.is_some() || !d.known_zero(&shadow) {
            let array = self.shadow(d, w);
            let shadow = d.term(&shadow);
            self.shadow = Some(store(d, guard, array, at, shadow));
        }
        if self.prov.is_some() || byte.prov != Prov::None {
            let array = self.prov(d, w);
            let candidates = d.candidates(byte.prov);
            self.targets.extend(candidates.iter().filter_map(|candidate| candidate.block));
            let number = d.prov_number(byte.prov);
            let entry = d.concat(PROV_BITS, &number, INDEX_BITS, &byte.index);
            let entry = d.term(&entry);
            self.prov = Some(store(d, guard, array, at, entry));
        }
    }
}

/// The array with another element at an index where the guard holds.
fn store(d: &mut Symbolic, guard: Bool, array: TermId, at: TermId, element: TermId) -> TermId {
    let element = match guard {
        Bool::Const(true) => element,
        Bool::Const(false) => return array,
        Bool::Term(condition) => {
            let old = d.terms.select(array, at);
            d.terms.ite(condition, element, old)
        }
    };
    d.terms.store(array, at, element)
}
