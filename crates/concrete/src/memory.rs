//! Memory: blocks under slots and generations, copied only when they are written.
//!
//! ```text
//!   slot   base, size, kind, live, generation, contents
//!   contents of at most 8 bytes   in the slot itself: bits, undefined bits, one pointer
//!   contents of more              owned by this memory, or shared with others until one of them writes
//! ```
//!
//! A pointer names a slot and a generation, so that one to a dead object never reaches the object that has its slot now. Addresses
//! of the heap are not used again; those of the stack are, when functions return. Between two objects lies at least one byte that
//! belongs to none, so that the end of one is not the start of another.
//!
//! Cost: an access is an index, a comparison of generations and the bytes themselves; nothing is allocated. A store into a shared
//! block copies it once.

use crate::bytes::{Bytes, Word};
use crate::cell::Prov;
use sem::context::BlockKind;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What a block was made for: shown in reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Maker {
    /// The op at this place.
    Op(program::code::Pc),
    /// An object of the program.
    Object(program::code::ObjectId),
    /// The machine.
    Machine,
}

#[derive(Clone, Debug)]
enum Contents {
    Small(SmallBytes),
    Owned(Box<Bytes>),
    Shared(Arc<Bytes>),
}

impl Contents {
    /// The bytes, whoever owns them; none if there are few.
    fn bytes(&self) -> Option<&Bytes> {
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
struct SmallBytes {
    bits: u64,
    undef: u64,
    prov: Prov,
}

impl std::hash::Hash for SmallBytes {
    #[inline(always)]
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(crate::cell::mixed(self.bits, self.undef, self.prov.to_tag()));
    }
}

/// A block.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// Where it starts.
    pub base: u64,
    /// How many bytes it has.
    pub size: u64,
    pub(crate) generation: u32,
    /// Whether it is alive.
    pub live: bool,
    /// What it is.
    pub kind: BlockKind,
    /// What it was made for.
    pub maker: Maker,
    contents: Contents,
}

/// All blocks of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    slots: Vec<Slot>,
    free: Vec<u32>,
    next_static: u64,
    next_heap: u64,
    heap_end: u64,
    pointer: u32,
    used: u64,
}

/// The largest block: offsets of pointers in it are kept in 32 bits.
pub const MAX_BLOCK: u64 = u32::MAX as u64;

/// Where things lie. The numbers look like those of a common system, so that programs that look at addresses see nothing odd.
struct Map {
    statics: u64,
    heap: u64,
    heap_end: u64,
    stack: u64,
    stack_size: u64,
}

fn map(pointer: u32) -> Map {
    match pointer {
        4 => Map {
            statics: 0x0804_8000,
            heap: 0x2000_0000,
            heap_end: 0xA000_0000,
            stack: 0xFFF0_0000,
            stack_size: 0x0100_0000,
        },
        _ => Map {
            statics: 0x0000_0000_0040_0000,
            heap: 0x0000_5555_5600_0000,
            heap_end: 0x0000_7000_0000_0000,
            stack: 0x0000_7FFF_FFF0_0000,
            stack_size: 0x0000_0000_4000_0000,
        },
    }
}

/// There is no room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;

impl Memory {
    /// No blocks, for pointers of `pointer` bytes.
    pub fn new(pointer: u32) -> Memory {
        let map = map(pointer);
        Memory {
            slots: Vec::new(),
            free: Vec::new(),
            next_static: map.statics,
            next_heap: map.heap,
            heap_end: map.heap_end,
            pointer,
            used: 0,
        }
    }

    /// Where the stack of a thread starts, growing down, and how far it may grow.
    pub fn stack(&self, thread: usize) -> (u64, u64) {
        let map = map(self.pointer);
        let top = map.stack - thread as u64 * map.stack_size;
        (top, top - map.stack_size + 4096)
    }

    /// How many bytes all live blocks have.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// The slots, dead ones included.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The block that a pointer belongs to, dead or alive; none if another has its slot now.
    #[inline(always)]
    pub fn slot(&self, prov: Prov) -> Option<&Slot> {
        let slot = self.slots.get(prov.slot()? as usize)?;
        (slot.generation == prov.generation()).then_some(slot)
    }

    /// A new block at the given address, or wherever there is room.
    pub fn allocate(
        &mut self,
        size: u64,
        align: u64,
        kind: BlockKind,
        maker: Maker,
        at: Option<u64>,
    ) -> Result<(Prov, u64), OutOfMemory> {
        if size > MAX_BLOCK {
            return Err(OutOfMemory);
        }
        let base = match (at, kind) {
            (Some(at), _) => at,
            (None, BlockKind::Heap | BlockKind::New | BlockKind::NewArray) => {
                let base = self.next_heap.next_multiple_of(align.max(16));
                self.next_heap = base + size + 16;
                if self.next_heap > self.heap_end {
                    return Err(OutOfMemory);
                }
                base
            }
            _ => {
                let base = self.next_static.next_multiple_of(align.max(1));
                self.next_static = base + size + 1;
                base
            }
        };
        self.used += size;
        let slot = match self.free.pop() {
            Some(slot) => slot,
            None => {
                let contents = Contents::Small(SmallBytes { bits: 0, undef: 0, prov: Prov::NONE });
                self.slots.push(Slot { base, size, generation: 0, live: true, kind, maker, contents });
                self.slots.len() as u32 - 1
            }
        };
        let entry = &mut self.slots[slot as usize];
        entry.base = base;
        entry.size = size;
        entry.live = true;
        entry.kind = kind;
        entry.maker = maker;
        make_unwritten(&mut entry.contents, size);
        Ok((Prov::new(slot, entry.generation), base))
    }

    /// What lived in the slot of a dead pointer last, if that is what the pointer belonged to.
    pub fn late(&self, prov: Prov) -> Option<&Slot> {
        let slot = self.slots.get(prov.slot()? as usize)?;
        (!slot.live && slot.generation == prov.generation() + 1).then_some(slot)
    }

    /// Ends the life of a block.
    pub fn free(&mut self, slot: u32) {
        let entry = &mut self.slots[slot as usize];
        entry.live = false;
        self.used -= entry.size;
        // The generation changes now, so that old pointers stay dead; one that has had them all is not used again.
        if entry.generation + 1 < Prov::GENERATIONS {
            entry.generation += 1;
            self.free.push(slot);
        }
    }

    /// Starts or ends the life of a local within its function.
    pub fn set_live(&mut self, slot: u32, live: bool) {
        let entry = &mut self.slots[slot as usize];
        entry.live = live;
        if live {
            make_unwritten(&mut entry.contents, entry.size);
        }
    }

    /// The block whose address this is; its end counts if nothing else does.
    #[cold]
    #[inline(never)]
    pub fn find(&self, address: u64) -> Option<Prov> {
        let inside = |slot: &Slot| slot.live && slot.base <= address && address - slot.base <= slot.size;
        let found = self.slots.iter().position(inside)?;
        Some(Prov::new(found as u32, self.slots[found].generation))
    }

    /// Reads at most eight bytes at a legal place.
    #[inline(always)]
    pub(crate) fn read(&self, slot: u32, offset: u64, len: usize) -> Word {
        match &self.slots[slot as usize].contents {
            Contents::Small(small) => small.read(offset as usize, len, self.pointer as usize),
            Contents::Owned(bytes) => bytes.read(offset as usize, len, self.pointer as usize),
            Contents::Shared(bytes) => bytes.read(offset as usize, len, self.pointer as usize),
        }
    }

    /// Reads `width` bits at a legal place, one to 64, if they are a defined number of no object.
    #[inline(always)]
    pub(crate) fn read_plain(&self, slot: u32, offset: u64, width: u32) -> Option<u64> {
        let mask = crate::narrow::mask(width);
        let (bits, undef) = match &self.slots[slot as usize].contents {
            Contents::Small(small) if small.prov == Prov::NONE => {
                let shift = 8 * offset as u32;
                (small.bits.wrapping_shr(shift), small.undef.wrapping_shr(shift))
            }
            Contents::Owned(bytes) => bytes.read_plain(offset as usize, width.div_ceil(8) as usize)?,
            Contents::Shared(bytes) => bytes.read_plain(offset as usize, width.div_ceil(8) as usize)?,
            Contents::Small(_) => return None,
        };
        (undef & mask == 0).then_some(bits & mask)
    }

    /// Writes at most eight bytes at a legal place.
    #[inline(always)]
    pub(crate) fn write(&mut self, slot: u32, offset: u64, len: usize, word: Word) {
        let pointer = self.pointer as usize;
        let entry = &mut self.slots[slot as usize];
        match &mut entry.contents {
            Contents::Small(small) => {
                if small.write(offset as usize, len, word, pointer) {
                    return;
                }
            }
            Contents::Owned(bytes) => return bytes.write(offset as usize, len, word, pointer),
            Contents::Shared(_) => {}
        }
        bytes_mut(entry, pointer).write(offset as usize, len, word, pointer);
    }

    /// A copy of legal bytes with all they hold.
    pub(crate) fn part(&self, slot: u32, offset: u64, len: u64) -> Bytes {
        let pointer = self.pointer as usize;
        let entry = &self.slots[slot as usize];
        match &entry.contents {
            Contents::Small(small) => {
                small.to_bytes(entry.size as usize, pointer).part(offset as usize, len as usize, pointer)
            }
            Contents::Owned(bytes) => bytes.part(offset as usize, len as usize, pointer),
            Contents::Shared(bytes) => bytes.part(offset as usize, len as usize, pointer),
        }
    }

    /// Writes a copy at a legal place.
    pub(crate) fn put(&mut self, slot: u32, offset: u64, part: &Bytes) {
        let pointer = self.pointer as usize;
        let entry = &mut self.slots[slot as usize];
        bytes_mut(entry, pointer).put(offset as usize, part, pointer);
    }

    /// Fills legal bytes.
    pub(crate) fn fill(&mut self, slot: u32, offset: u64, len: u64, byte: Word) {
        let pointer = self.pointer as usize;
        let entry = &mut self.slots[slot as usize];
        bytes_mut(entry, pointer).fill(offset as usize, len as usize, byte, pointer);
    }

    /// Makes what is owned shared, so that copying this memory copies no contents.
    pub fn share(&mut self) {
        for slot in &mut self.slots {
            if let Contents::Owned(bytes) = &mut slot.contents {
                slot.contents = Contents::Shared(Arc::new(std::mem::take(&mut **bytes)));
            }
        }
    }
}

fn make_unwritten(contents: &mut Contents, size: u64) {
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

/// The contents to be written: small ones grow, shared ones are copied.
#[inline(never)]
fn bytes_mut(slot: &mut Slot, pointer: usize) -> &mut Bytes {
    match &slot.contents {
        Contents::Small(small) => {
            slot.contents = Contents::Owned(Box::new(small.to_bytes(slot.size as usize, pointer)));
        }
        Contents::Shared(bytes) => slot.contents = Contents::Owned(Box::new((**bytes).clone())),
        Contents::Owned(_) => {}
    }
    match &mut slot.contents {
        Contents::Owned(bytes) => bytes,
        _ => unreachable!("it was made owned above"),
    }
}

/// `len` bytes of ones, at most eight.
#[inline(always)]
fn ones(len: usize) -> u64 {
    if len == 0 { 0 } else { u64::MAX >> (64 - 8 * len) }
}

impl SmallBytes {
    #[inline(always)]
    fn read(&self, offset: usize, len: usize, pointer: usize) -> Word {
        let prov = if offset == 0 && len == pointer { self.prov } else { Prov::NONE };
        let (mask, shift) = (ones(len), 8 * offset as u32);
        // An offset of eight only goes with no bytes at all.
        let cut = |word: u64| word.checked_shr(shift).unwrap_or(0) & mask;
        Word { bits: cut(self.bits), undef: cut(self.undef), prov, poison: None }
    }

    /// Writes if there is room for everything that comes along; poison, and pointers elsewhere than at the start, have none.
    #[inline(always)]
    fn write(&mut self, offset: usize, len: usize, word: Word, pointer: usize) -> bool {
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

    fn to_bytes(self, size: usize, pointer: usize) -> Bytes {
        let mut bytes = Bytes::unwritten(size);
        let len = size.min(8);
        let word = Word { bits: self.bits, undef: self.undef, prov: Prov::NONE, poison: None };
        bytes.write(0, len, word, pointer);
        if self.prov != Prov::NONE {
            let word = Word { bits: self.bits, undef: self.undef, prov: self.prov, poison: None };
            bytes.write(0, pointer.min(len), word, pointer);
        }
        bytes
    }
}
