//! Memory: blocks, each with its own contents.
//!
//! ```text
//!   Cells    offset -> word or byte, for blocks that are accessed at known offsets, or at one of few
//!   Arrays   arrays of the solver, from the first access on that may be at one of many offsets
//! ```
//!
//! What never changes about a block is said once ([`Facts`]); what a path has made of it is the path's own ([`Now`]), and merged where paths come
//! together. A store can also have a guard: a word becomes the new one where the guard holds and
//! stays the old one elsewhere. Addresses of blocks are known numbers, laid out as in the machine of words.
//!
//! Where memory that was never written is not checked, each word of eight bytes is a variable from the start of a life of its block on (`cells::Missing::Arbitrary`), so that all loads and copies see the same; in arrays, all of the block is one
//! variable. Which bits are undefined is kept as well: it says what the concrete interpreter asks for.
//!
//! Cost: an access at a known offset is one lookup, at one of n offsets n of them and as many choices. Going over to arrays costs one store for each word that was written.

mod arrays;
mod cells;
mod leaves;
mod now;
mod part;
mod pointers;

use arena::{Arena, Id};
use sem::context::BlockKind;
use sem::placement::{address_down_from, address_from};

use crate::domain::Symbolic;
use crate::machine::Scalar;
use crate::value::{BlockId, Bool, Bv, Prov};
pub use arrays::PartOfPointer;
pub(crate) use cells::{Cell, LONGEST_WORD, ite_cells, split_all};
use cells::{Life, Missing};
pub use leaves::LeafPart;
pub(crate) use leaves::{Leaf, MemoryPlace, scalar_leaves};
pub use now::Now;
use part::{Part, Shape};
pub(crate) use pointers::{Pointers, Targets, note};

/// What never changes about a block.
#[derive(Clone, Debug)]
pub struct Facts {
    /// How many bytes it has.
    pub size: Bv,
    /// How many it has at most, if that is known.
    pub(crate) most: Option<u64>,
    /// Where it starts.
    pub base: u64,
    /// What it is.
    pub kind: BlockKind,
    /// The object of the program that it is.
    pub object: Option<program::code::ObjectId>,
    /// Whether some path has made a number of its address: then a number may become a pointer to it.
    exposed: bool,
    /// Whether it stands for many objects ([`crate::many`]).
    many: bool,
}

impl Facts {
    /// Whether some path has made a number of its address.
    pub(crate) fn is_exposed(&self) -> bool {
        self.exposed
    }
}

/// All blocks, of all paths, and what one path has made of them.
#[derive(Clone, Debug)]
pub struct Memory {
    facts: Arena<BlockId, Facts>,
    pointer_bits: u32,
    next_static: u64,
    next_heap: u64,
    /// Whether some path has copied less than all of a pointer.
    pub(crate) copied_pieces: bool,
    /// What pointers belong to of which parts were read as numbers, until somebody asks.
    pub(crate) parts_read: Vec<Prov>,
    /// Whether what was never written has arbitrary contents, rather than none.
    arbitrary: bool,
    /// How many lives of blocks were counted, besides the first of each.
    lives: u32,
    /// What the path that is running has made of them.
    pub now: Now,
}

/// There are no addresses left, or none are known to be enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoom;

/// How much room a block of unknown size gets where pointers have 64 bits.
pub const UNKNOWN_SIZE_ROOM: u64 = 1 << 36;

impl Memory {
    /// No blocks, for pointers of 32 or 64 bits; whether what was never written has `arbitrary` contents, rather than none.
    pub fn new(pointer_bits: u32, arbitrary: bool) -> Memory {
        let (next_static, next_heap, stack) = match pointer_bits {
            32 => (0x0804_8000, 0x2000_0000, 0xFFF0_0000),
            _ => (0x40_0000, 0x5555_5600_0000, 0x7FFF_FFF0_0000),
        };
        Memory {
            facts: Arena::new(),
            pointer_bits,
            next_static,
            next_heap,
            copied_pieces: false,
            parts_read: Vec::new(),
            arbitrary,
            lives: 0,
            now: Now::new(stack),
        }
    }

    /// What is in a block that was never written, in its first life.
    fn missing(&self, id: BlockId) -> Missing {
        match self.arbitrary {
            true => Missing::Arbitrary(Life { block: id.index() as u32, number: 0 }),
            false => Missing::Undefined,
        }
    }

    /// The same in another life.
    fn missing_anew(&mut self, id: BlockId) -> Missing {
        self.lives += 1;
        match self.missing(id) {
            Missing::Arbitrary(life) => Missing::Arbitrary(Life { number: self.lives, ..life }),
            other => other,
        }
    }

    /// A byte that was never written.
    pub(crate) fn unwritten_byte(&self, d: &mut Symbolic, id: BlockId, at: u64) -> crate::byte::Byte {
        self.missing(id).byte(d, at)
    }

    /// What is always true of a block.
    pub fn facts(&self, id: BlockId) -> &Facts {
        &self.facts[id]
    }

    /// Whether a block is alive.
    pub fn live(&self, id: BlockId) -> Bool {
        self.now.live(id)
    }

    /// All blocks, dead ones included.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = (BlockId, &Facts)> + ExactSizeIterator {
        self.facts.iter()
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
        let most = size.as_u64();
        let id = self.facts.push(Facts { size, most, base, kind, object: None, exposed: false, many: false });
        self.now.put(id, Some(Part::new(self.missing(id))));
        Ok(id)
    }

    /// Makes a block again that was made at the same place before, is dead, and whose size is the same; whether that can be done: on the stack it must get the same address.
    pub(crate) fn make_again(&mut self, id: BlockId, align: u64) -> bool {
        let facts = &self.facts[id];
        let (base, kind, room) = (facts.base, facts.kind, facts.size.as_u64().unwrap_or(UNKNOWN_SIZE_ROOM));
        if matches!(kind, BlockKind::Stack | BlockKind::VarArgs) {
            let before = self.now.stack;
            if self.push(room, align) != Some(base) {
                self.now.stack = before;
                return false;
            }
        }
        let missing = self.missing_anew(id);
        self.now.put(id, Some(Part::new(missing)));
        true
    }

    /// Gives a block a size that is a variable of its own.
    pub(crate) fn set_size(&mut self, id: BlockId, size: Bv) {
        self.facts[id].size = size;
    }

    /// How many blocks there are whose addresses somebody knows as numbers.
    pub(crate) fn exposed(&self) -> usize {
        self.facts.values().filter(|facts| facts.exposed).count()
    }

    /// A block that nobody has made yet, for pointers to it.
    pub(crate) fn reserve(&mut self, size: Bv, align: u64, kind: BlockKind) -> Result<BlockId, NoRoom> {
        let room = size.as_u64().unwrap_or(UNKNOWN_SIZE_ROOM);
        let end = if self.pointer_bits == 32 { 0xA000_0000 } else { 0x7000_0000_0000 };
        let base = place(&mut self.next_heap, room, align.max(16), 16, end).ok_or(NoRoom)?;
        let most = size.as_u64();
        Ok(self.facts.push(Facts { size, most, base, kind, object: None, exposed: false, many: false }))
    }

    /// A block that stands for many objects of a size. Their addresses are said elsewhere.
    pub(crate) fn make_rest(&mut self, size: u64, kind: BlockKind) -> BlockId {
        let (most, size) = (Some(size), Bv::Const(bits::Bits::from_u64(self.pointer_bits, size)));
        self.facts.push(Facts { size, most, base: 0, kind, object: None, exposed: false, many: true })
    }

    /// Makes a block that was expected: alive from now on, and unwritten or zero.
    pub(crate) fn make(&mut self, id: BlockId, zeroed: bool) {
        let missing = if zeroed { Missing::Zero } else { self.missing(id) };
        self.now.put(id, Some(Part::new(missing)));
    }

    /// Makes a block that was expected to be like this.
    pub(crate) fn make_expected(&mut self, id: BlockId, size: Bv) {
        self.facts[id].most = size.as_u64();
        self.facts[id].size = size;
        self.make(id, false);
    }

    /// Whether a block is alive; one that this path has never seen was made by another thread.
    pub(crate) fn life(&self, id: BlockId) -> Bool {
        self.now.get(id).map_or(Bool::Const(true), |part| part.live)
    }

    /// Where the stack of a thread starts.
    pub(crate) fn stack_of(&self, thread: u32) -> u64 {
        match self.pointer_bits {
            32 => 0xFFF0_0000 - u64::from(thread) * 0x4_0000,
            _ => 0x7FFF_FFF0_0000 - u64::from(thread) * 0x1_0000_0000,
        }
    }

    /// The offsets that a legal access may have, if they are few, each with its condition.
    pub(crate) fn offsets(
        &self,
        d: &mut Symbolic,
        id: BlockId,
        offset: &Bv,
        bytes: u64,
    ) -> Option<Vec<(u64, Bool)>> {
        self.shape(id).offsets(d, offset, bytes)
    }

    /// Says how many bytes a block whose size is not known has at most.
    pub(crate) fn set_most(&mut self, id: BlockId, most: u64) {
        self.facts[id].most.get_or_insert(most);
    }

    /// The address of a new block on the stack.
    fn push(&mut self, size: u64, align: u64) -> Option<u64> {
        let base = address_down_from(self.now.stack.checked_sub(size.checked_add(1)?)?, align)?;
        let end = if self.pointer_bits == 32 { 0xFEF0_1000 } else { 0x7F00_0000_0000 };
        if base < end {
            return None;
        }
        self.now.stack = base;
        Some(base)
    }

    /// Makes a block one of the program's objects, which is zero where nothing else is written.
    pub(crate) fn make_object(&mut self, id: BlockId, object: program::code::ObjectId, zeroed: bool) {
        self.facts[id].object = Some(object);
        let missing = if zeroed { Missing::Zero } else { self.missing(id) };
        if let Some(part) = self.now.get_mut(id) {
            part.missing = missing;
        }
    }

    /// Starts or ends the life of a block where the guard holds; a new life starts unwritten.
    pub fn set_live(&mut self, d: &mut Symbolic, guard: Bool, id: BlockId, live: bool) {
        let missing = if live { self.missing_anew(id) } else { self.missing(id) };
        if self.now.get(id).is_none() && live {
            self.now.put(id, Some(Part { live: Bool::Const(false), ..Part::new(missing) }));
        }
        let shape = self.shape(id);
        if let Some(part) = self.now.get_mut(id) {
            part.set_live(d, shape, guard, live, missing);
        }
    }

    /// Ends the life of a block for good: nothing of it is kept.
    pub(crate) fn forget(&mut self, id: BlockId) {
        self.now.put(id, None);
    }

    /// Ends the life of a block for good, where threads have to know that it was there.
    pub(crate) fn bury(&mut self, id: BlockId) {
        let missing = self.missing(id);
        self.now.put(id, Some(Part { live: Bool::Const(false), ..Part::new(missing) }));
    }

    fn shape(&self, id: BlockId) -> Shape {
        Shape { w: self.pointer_bits, size: self.facts[id].most }
    }

    /// Reads a word of at most eight bytes of one block from a legal offset on. Parts of pointers are numbers.
    pub(crate) fn load(
        &mut self,
        d: &mut Symbolic,
        id: BlockId,
        offset: &Bv,
        bytes: u32,
    ) -> Result<Scalar, PartOfPointer> {
        let (shape, missing) = (self.shape(id), self.missing(id));
        let mut parts = Vec::new();
        let value = match self.now.get_mut(id) {
            Some(part) => part.load(d, shape, offset, bytes, &mut parts)?,
            None if self.facts[id].kind == BlockKind::Machine => Missing::Zero.word(d, 0, bytes),
            // It is dead, or another thread has made it and nobody has written to it.
            None => Part::new(missing).load(d, shape, offset, bytes, &mut parts)?,
        };
        for &part in &parts {
            self.expose_all(d, part);
        }
        self.parts_read.extend(parts);
        Ok(value)
    }

    /// Reads bytes of one block from a legal offset on.
    pub(crate) fn read(
        &mut self,
        d: &mut Symbolic,
        id: BlockId,
        offset: &Bv,
        count: u64,
    ) -> Result<Vec<Cell>, PartOfPointer> {
        let (shape, missing) = (self.shape(id), self.missing(id));
        let cells = match self.now.get_mut(id) {
            Some(part) => part.read(d, shape, offset, count)?,
            None => Part::new(missing).read(d, shape, offset, count)?,
        };
        let is_piece = |cell: &Cell| matches!(cell, Cell::Byte(byte) if byte.prov != Prov::None);
        self.copied_pieces |= cells.iter().any(is_piece);
        Ok(cells)
    }

    /// Writes cells to one block from a legal offset on, where the guard holds.
    pub(crate) fn write(
        &mut self,
        d: &mut Symbolic,
        guard: Bool,
        id: BlockId,
        offset: &Bv,
        cells: &[Cell],
    ) -> Result<(), PartOfPointer> {
        if guard == Bool::Const(false) || cells.is_empty() {
            return Ok(());
        }
        let shape = self.shape(id);
        match self.now.get_mut(id) {
            Some(part) => part.write(d, shape, guard, offset, cells),
            None => Ok(()),
        }
    }

    /// Makes all of a block zero.
    pub(crate) fn zero(&mut self, id: BlockId) {
        if let Some(part) = self.now.get_mut(id) {
            *part = Part { live: part.live, ..Part::new(Missing::Zero) };
        }
    }

    /// What two paths have made of memory: the first where the condition holds, the second elsewhere.
    pub(crate) fn merge(
        &self,
        d: &mut Symbolic,
        condition: Bool,
        yes: Now,
        no: &Now,
    ) -> Result<Now, PartOfPointer> {
        yes.merge(d, self.pointer_bits, &self.facts, condition, no)
    }

    /// Somebody sees a pointer as a number.
    pub(crate) fn expose_all(&mut self, d: &mut Symbolic, prov: Prov) {
        if prov != Prov::None {
            for block in d.candidates(prov).into_iter().filter_map(|candidate| candidate.block) {
                self.expose(block);
            }
        }
    }

    /// Some path makes a number of the address of a block.
    pub(crate) fn expose(&mut self, id: BlockId) {
        self.facts[id].exposed = true;
    }

    /// Nobody has made a number of the address of a block yet, as all is walked again from the start.
    pub(crate) fn conceal(&mut self, id: BlockId) {
        self.facts[id].exposed = false;
    }

    /// The live blocks that an address may lie in, its end included: those there, if it is known, and else those whose addresses somebody knows.
    pub(crate) fn blocks_at<'a>(&'a self, address: Option<u64>) -> impl Iterator<Item = BlockId> + 'a {
        self.facts
            .iter()
            .filter(move |(id, facts)| {
                let room = facts.size.as_u64().unwrap_or(UNKNOWN_SIZE_ROOM);
                address.map_or(facts.exposed, |at| facts.base <= at && at - facts.base <= room)
                    && self.live(*id) != Bool::Const(false)
                    && !facts.many
            })
            .map(|(id, _)| id)
    }
}

/// The next address, with a gap before the one after it.
fn place(next: &mut u64, size: u64, align: u64, gap: u64, end: u64) -> Option<u64> {
    let base = address_from(*next, align)?;
    let after = base.checked_add(size)?.checked_add(gap)?;
    if after > end {
        return None;
    }
    *next = after;
    Some(base)
}
