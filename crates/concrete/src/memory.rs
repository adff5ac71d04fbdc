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
//! Every block has a [`Name`] that says what it is whatever came before: an object of the program, a local of a thread by its place
//! on the stack, a block of the heap by its number. An engine that compares states asks for numbered heaps: then a block has
//! the lowest number that is free, and its address follows from that.
//!
//! Cost: an access is an index, a comparison of generations and the bytes themselves; nothing is allocated. A store into a shared
//! block copies it once.

pub(crate) mod at_hand;
mod contents;
mod marks;

use crate::bytes::{Bytes, Word};
use crate::cell::Prov;
use crate::narrow::Narrow;
use contents::{Contents, SmallBytes, make_unwritten, read_shared};
use marks::{Guard, Noticed, Touched};
use sem::context::{Block, BlockKind};
use sem::placement::address_from;
use sem::scalar::Scalar;
use std::hash::Hash;
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

/// What a block is called, whatever came before.
///
/// ```text
///   0 | 0 | number (30)                  made before the program starts, in this order
///   0 | 1 | number (30)                  a block of the heap
///   1 | thread (7) | place (24)          a local of a thread, by its place on the stack
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u32);

impl Name {
    const HEAP: u32 = 1 << 30;
    const STACK: u32 = 1 << 31;
    /// How many threads can have locals.
    pub const THREADS: usize = 128;

    /// A block that is made before the program starts.
    pub fn fixed(number: u32) -> Name {
        Name(number & (Name::HEAP - 1))
    }

    /// A block of the heap.
    pub fn heap(number: u32) -> Name {
        Name(Name::HEAP | number & (Name::HEAP - 1))
    }

    /// A local of a thread.
    pub fn local(thread: usize, place: u32) -> Name {
        Name(Name::STACK | (thread as u32 & 127) << 24 | place & 0xFF_FFFF)
    }

    /// The number of a block of the heap.
    pub fn heap_number(self) -> Option<u32> {
        (self.0 >> 30 == 1).then_some(self.0 & (Name::HEAP - 1))
    }

    /// The number of a block that was made before the program started.
    pub fn fixed_number(self) -> Option<u32> {
        (self.0 >> 30 == 0).then_some(self.0)
    }

    /// The thread and the place of a local.
    pub fn local_place(self) -> Option<(usize, u32)> {
        (self.0 & Name::STACK != 0).then_some(((self.0 >> 24 & 127) as usize, self.0 & 0xFF_FFFF))
    }

    /// As a number, to keep.
    pub fn to_raw(self) -> u32 {
        self.0
    }

    /// The name that [`to_raw`](Self::to_raw) gave this number for.
    pub fn from_raw(raw: u32) -> Name {
        Name(raw)
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
    /// What it is called.
    pub name: Name,
    /// The pointers that belong to it as long as it lives.
    guard: Guard,
    touched: Touched,
    /// Whether somebody asked what block this is.
    looked: Noticed,
    /// Whether somebody asked what is in it, or wrote only some of it.
    read: Noticed,
    contents: Contents,
}

impl Slot {
    /// To be called whenever its life, generation or kind has changed; `slot` is where it is.
    #[inline(always)]
    fn guard(&mut self, slot: u32) {
        let open = self.live && self.kind <= BlockKind::Constant;
        self.guard = Guard(if open { Prov::new(slot, self.generation).to_tag() } else { 0 });
    }

    /// So many of its bytes are written; the others stay what they were, and what is in it then depends on that.
    #[inline(always)]
    fn write(&mut self, bytes: u64) {
        self.touched = Touched(true);
        if bytes != self.size {
            self.read.note_mut();
        }
    }

    /// Whether somebody asked what is in it since [`Memory::forget_looks`], or wrote only some of it.
    pub fn was_read(&self) -> bool {
        self.read.is_noted()
    }

    /// Whether what was done since [`Memory::forget_looks`] depended on what is in it, or on whether it is there at all. One that is made
    /// before the program starts is always there.
    pub fn was_looked_at(&self) -> bool {
        self.read.is_noted() || (self.looked.is_noted() && self.name.fixed_number().is_none())
    }

    /// Becomes a copy, in place if there is room.
    fn return_to(&mut self, before: &Slot) {
        if let (Contents::Owned(bytes), Some(wanted)) = (&mut self.contents, before.contents.bytes()) {
            bytes.copy_from(wanted);
        } else {
            self.contents = match before.contents.bytes() {
                Some(wanted) => Contents::Owned(Box::new(wanted.clone())),
                None => before.contents.clone(),
            };
        }
        (self.base, self.size, self.generation) = (before.base, before.size, before.generation);
        (self.live, self.kind, self.maker, self.name) = (before.live, before.kind, before.maker, before.name);
        self.touched = Touched(false);
    }

    /// Whether something has died in it since [`Memory::forget_deaths`].
    pub fn has_changed(&self) -> bool {
        self.generation != 0
    }
}

/// All blocks of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    slots: Vec<Slot>,
    free: Vec<u32>,
    /// With a numbered heap: the slot of each number, and the numbers that are free.
    numbers: Option<Numbers>,
    next_static: u64,
    next_heap: u64,
    heap_end: u64,
    pointer: u32,
    used: u64,
    /// With a numbered heap: the slots in which something died since somebody asked.
    deaths: Vec<u32>,
    /// Whether something depended on all blocks there are.
    all_looked: Noticed,
}

/// The numbers of the blocks of a heap.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Numbers {
    slots: Vec<u32>,
    free: std::collections::BTreeSet<u32>,
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
            numbers: None,
            next_static: map.statics,
            next_heap: map.heap,
            heap_end: map.heap_end,
            pointer,
            used: 0,
            deaths: Vec::new(),
            all_looked: Noticed::default(),
        }
    }

    /// Starts to note which blocks are looked at.
    pub fn forget_looks(&mut self) {
        self.all_looked = Noticed::default();
        for slot in &mut self.slots {
            (slot.looked, slot.read) = (Noticed::default(), Noticed::default());
        }
    }

    /// Whether what was done since [`forget_looks`](Self::forget_looks) depended on all blocks: one was made on the heap, freed, or looked for.
    pub fn all_looked(&self) -> bool {
        self.all_looked.is_noted()
    }

    /// Where the stack of a thread starts, growing down, and how far it may grow.
    pub fn stack(&self, thread: usize) -> (u64, u64) {
        let map = map(self.pointer);
        let top = map.stack - thread as u64 * map.stack_size;
        (top, top - map.stack_size + 4096)
    }

    /// How many bytes a pointer has.
    pub(crate) fn pointer_bytes(&self) -> u64 {
        self.pointer.into()
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
        let slot = self.slots.get(prov.index())?;
        slot.looked.note();
        (slot.generation == prov.generation()).then_some(slot)
    }

    /// What is known about the object that a pointer belongs to.
    #[inline(always)]
    pub(crate) fn block(&self, prov: Prov) -> Block<Narrow> {
        match self.slot(prov) {
            Some(slot) => Block {
                exists: true,
                live: slot.live,
                base: slot.base,
                size: slot.size,
                // By their order, one comparison answers both.
                writable: slot.kind < BlockKind::Constant,
                data: slot.kind <= BlockKind::Constant,
            },
            None => Block {
                exists: prov != Prov::NONE,
                live: false,
                base: 0,
                size: 0,
                writable: false,
                data: false,
            },
        }
    }

    /// Gives a pointer without an object the one its address lies in, if there is one.
    #[inline(always)]
    pub(crate) fn adopt(&self, pointer: Scalar<Narrow>) -> Scalar<Narrow> {
        if pointer.prov != Prov::NONE || pointer.bits == 0 {
            return pointer;
        }
        Scalar { prov: self.find(pointer.bits).unwrap_or(Prov::NONE), ..pointer }
    }

    /// From now on blocks of the heap are numbered: the lowest number that is free, and an address that follows from it.
    pub fn number_heap(&mut self) {
        self.numbers.get_or_insert_default();
    }

    /// How far apart blocks of a numbered heap lie, where it starts, and how many there can be.
    pub fn heap_grid(&self) -> (u64, u64, u32) {
        let map = map(self.pointer);
        let apart = if self.pointer == 4 { 1 << 20 } else { 1 << 26 };
        (apart, map.heap, ((map.heap_end - map.heap) / apart) as u32)
    }

    /// Where a block of a numbered heap lies: no better than was asked for, see [`address_from`].
    pub(crate) fn numbered_address(&self, number: u32, align: u64) -> u64 {
        let (apart, start, _) = self.heap_grid();
        start + u64::from(number) * apart + align
    }

    /// A new block of the heap, or one that is made before the program starts, wherever there is room.
    pub fn allocate(
        &mut self,
        size: u64,
        align: u64,
        kind: BlockKind,
        maker: Maker,
    ) -> Result<(Prov, u64), OutOfMemory> {
        if size > MAX_BLOCK {
            return Err(OutOfMemory);
        }
        let heap = matches!(kind, BlockKind::Heap | BlockKind::New | BlockKind::NewArray);
        if heap && self.numbers.is_some() {
            return self.allocate_numbered(size, align.max(16), kind, maker);
        }
        let (base, slot, name) = if heap {
            let base = address_from(self.next_heap, align.max(16)).ok_or(OutOfMemory)?;
            self.next_heap = base.checked_add(size + 16).ok_or(OutOfMemory)?;
            if self.next_heap > self.heap_end {
                return Err(OutOfMemory);
            }
            let slot = self.free.pop();
            (base, slot, Name::heap(slot.unwrap_or(self.slots.len() as u32)))
        } else {
            let base = address_from(self.next_static, align).ok_or(OutOfMemory)?;
            self.next_static = base + size + 1;
            (base, None, Name::fixed(self.slots.len() as u32))
        };
        let slot = slot.unwrap_or_else(|| self.new_slot(name));
        Ok((self.place(slot, base, size, kind, maker), base))
    }

    fn allocate_numbered(
        &mut self,
        size: u64,
        align: u64,
        kind: BlockKind,
        maker: Maker,
    ) -> Result<(Prov, u64), OutOfMemory> {
        self.all_looked.note();
        let (apart, _, most) = self.heap_grid();
        let Some(numbers) = &mut self.numbers else { return Err(OutOfMemory) };
        let number = numbers.free.first().copied().unwrap_or(numbers.slots.len() as u32);
        if size >= apart - align.min(apart) || number >= most {
            return Err(OutOfMemory);
        }
        let slot = self.heap_slot(number);
        self.take_number(number);
        let base = self.numbered_address(number, align);
        Ok((self.place(slot, base, size, kind, maker), base))
    }

    /// The slot of a number of the heap, which is free if it is new.
    pub fn heap_slot(&mut self, number: u32) -> u32 {
        loop {
            match self.numbers.as_ref().and_then(|numbers| numbers.slots.get(number as usize)) {
                Some(&slot) => return slot,
                None => {
                    let next = self.numbers.as_ref().map_or(0, |numbers| numbers.slots.len() as u32);
                    let slot = self.new_slot(Name::heap(next));
                    let numbers = self.numbers.get_or_insert_default();
                    numbers.slots.push(slot);
                    numbers.free.insert(next);
                }
            }
        }
    }

    /// A slot with nothing in it.
    pub(crate) fn new_slot(&mut self, name: Name) -> u32 {
        let contents = Contents::Small(SmallBytes { bits: 0, undef: 0, prov: Prov::NONE });
        self.slots.push(Slot {
            base: 0,
            size: 0,
            generation: 0,
            live: false,
            kind: BlockKind::Stack,
            maker: Maker::Machine,
            name,
            guard: Guard(0),
            touched: Touched(false),
            looked: Noticed::default(),
            read: Noticed::default(),
            contents,
        });
        self.slots.len() as u32 - 1
    }

    /// A block is made for what another one was made for.
    pub(crate) fn set_maker(&mut self, slot: u32, like: u32) {
        self.slots[slot as usize].maker = self.slots[like as usize].maker;
    }

    /// A new, unwritten block in a slot where nothing lives.
    #[inline]
    pub(crate) fn place(&mut self, slot: u32, base: u64, size: u64, kind: BlockKind, maker: Maker) -> Prov {
        self.used += size;
        let entry = &mut self.slots[slot as usize];
        entry.base = base;
        entry.size = size;
        entry.live = true;
        entry.kind = kind;
        entry.maker = maker;
        entry.guard(slot);
        entry.touched = Touched(true);
        make_unwritten(&mut entry.contents, size);
        Prov::new(slot, entry.generation)
    }

    /// What lived in the slot of a dead pointer last, if that is what the pointer belonged to.
    pub fn late(&self, prov: Prov) -> Option<&Slot> {
        let slot = self.slots.get(prov.slot()? as usize)?;
        (!slot.live && slot.generation == prov.generation() + 1).then_some(slot)
    }

    /// Ends the life of a block of the heap.
    pub fn free(&mut self, slot: u32) {
        self.all_looked.note();
        // One that has had all generations is not used again.
        if !self.end_life(slot) {
            return;
        }
        match (&mut self.numbers, self.slots[slot as usize].name.heap_number()) {
            (Some(numbers), Some(number)) => {
                numbers.free.insert(number);
            }
            _ => self.free.push(slot),
        }
    }

    /// Ends the life of a block; whether another may have its slot.
    #[inline]
    pub(crate) fn end_life(&mut self, slot: u32) -> bool {
        let entry = &mut self.slots[slot as usize];
        entry.live = false;
        entry.guard(slot);
        entry.touched = Touched(true);
        // A search that goes back to other states does not keep count.
        self.used = self.used.saturating_sub(entry.size);
        // The generation changes now, so that old pointers stay dead.
        let another = entry.generation + 1 < Prov::GENERATIONS;
        entry.generation += u32::from(another);
        if self.numbers.is_some() {
            self.deaths.push(slot);
        }
        another
    }

    /// The slots in which something died since [`forget_deaths`](Self::forget_deaths).
    pub fn deaths(&self) -> &[u32] {
        &self.deaths
    }

    /// Starts counting generations anew. Pointers to what has died must be gone by then, and those to what lives in its place now
    /// must be read again.
    pub fn forget_deaths(&mut self) {
        while let Some(slot) = self.deaths.pop() {
            let entry = &mut self.slots[slot as usize];
            entry.generation = 0;
            entry.guard(slot);
        }
    }

    /// Forgets what nobody can ever tell, where these pointers and those in memory are all there are: how often something died where
    /// none of them leads, and what small dead blocks contained.
    pub(crate) fn forget_what_nobody_knows(&mut self, pointers: impl Iterator<Item = Prov>) {
        if self.slots.iter().all(|slot| slot.generation == 0 && slot.live) {
            return;
        }
        let mut known = vec![false; self.slots.len()];
        let mut note = |prov: Prov| {
            if let Some(known) = known.get_mut(prov.index()) {
                *known = true;
            }
        };
        pointers.for_each(&mut note);
        for slot in self.slots.iter().filter(|slot| slot.live) {
            match &slot.contents {
                Contents::Small(small) => note(small.prov),
                contents => contents
                    .bytes()
                    .into_iter()
                    .flat_map(|bytes| &bytes.provs)
                    .for_each(|&(_, prov)| note(prov)),
            }
        }
        for (number, (slot, known)) in (0..).zip(self.slots.iter_mut().zip(known)) {
            if !known && slot.generation != 0 {
                slot.generation = 0;
                slot.guard(number);
            }
            if !slot.live && matches!(slot.contents, Contents::Small(_)) {
                slot.contents = Contents::Small(SmallBytes { bits: 0, undef: 0, prov: Prov::NONE });
            }
        }
    }

    /// Whether a block was written, made or ended since somebody last asked.
    #[inline]
    pub fn take_touched(&mut self, slot: u32) -> bool {
        std::mem::take(&mut self.slots[slot as usize].touched).0
    }

    /// How many numbers of the heap have ever been in use.
    pub fn heap_numbers(&self) -> u32 {
        self.numbers.as_ref().map_or(0, |numbers| numbers.slots.len() as u32)
    }

    /// The slot of a number of the heap, if it has ever been in use. Without a numbered heap, the number is that of the slot.
    pub fn heap_slot_of(&self, number: u32) -> Option<u32> {
        match &self.numbers {
            Some(numbers) => numbers.slots.get(number as usize).copied(),
            None => ((number as usize) < self.slots.len()).then_some(number),
        }
    }

    /// The contents of a small block: bits, undefined bits, and the pointer at its start.
    pub(crate) fn small(&self, slot: u32) -> Option<(u64, u64, Prov)> {
        match &self.slots[slot as usize].contents {
            Contents::Small(small) => Some((small.bits, small.undef, small.prov)),
            Contents::Owned(_) | Contents::Shared(_) => None,
        }
    }

    /// The contents of a block that is not small.
    pub(crate) fn large(&self, slot: u32) -> Option<&Bytes> {
        self.slots[slot as usize].contents.bytes()
    }

    pub(crate) fn set_small(&mut self, slot: u32, bits: u64, undef: u64, prov: Prov) {
        let entry = &mut self.slots[slot as usize];
        entry.contents = Contents::Small(SmallBytes { bits, undef, prov });
        entry.touched = Touched(false);
    }

    pub(crate) fn set_large(&mut self, slot: u32, bytes: Bytes) {
        let entry = &mut self.slots[slot as usize];
        entry.contents = Contents::Owned(Box::new(bytes));
        entry.touched = Touched(false);
    }

    /// A slot holds this block again; its contents are set next.
    pub(crate) fn revive(
        &mut self,
        slot: u32,
        base: u64,
        size: u64,
        kind: BlockKind,
        maker: Maker,
        live: bool,
    ) {
        let entry = &mut self.slots[slot as usize];
        (entry.base, entry.size, entry.kind, entry.maker, entry.live) = (base, size, kind, maker, live);
        entry.guard(slot);
    }

    /// A slot holds nothing.
    pub(crate) fn bury(&mut self, slot: u32) {
        let entry = &mut self.slots[slot as usize];
        entry.live = false;
        entry.guard(slot);
        entry.touched = Touched(false);
    }

    /// A number of the heap is in use.
    pub(crate) fn take_number(&mut self, number: u32) {
        if let Some(numbers) = &mut self.numbers {
            numbers.free.remove(&number);
        }
    }

    /// A number of the heap is not in use.
    pub fn free_number(&mut self, number: u32) {
        let slot = self.heap_slot(number);
        self.bury(slot);
        if let Some(numbers) = &mut self.numbers {
            numbers.free.insert(number);
        }
    }

    /// Starts or ends the life of a local within its function.
    pub fn set_live(&mut self, slot: u32, live: bool) {
        let entry = &mut self.slots[slot as usize];
        entry.live = live;
        entry.guard(slot);
        entry.touched = Touched(true);
        if live {
            make_unwritten(&mut entry.contents, entry.size);
        }
    }

    /// The block whose address this is; its end counts if nothing else does.
    #[cold]
    #[inline(never)]
    pub fn find(&self, address: u64) -> Option<Prov> {
        self.all_looked.note();
        let inside = |slot: &Slot| slot.live && slot.base <= address && address - slot.base <= slot.size;
        let found = self.slots.iter().position(inside)?;
        Some(Prov::new(found as u32, self.slots[found].generation))
    }

    /// Reads at most eight bytes at a legal place.
    #[inline(always)]
    pub(crate) fn read(&self, slot: u32, offset: u64, len: usize) -> Word {
        let entry = &self.slots[slot as usize];
        entry.read.note();
        match &entry.contents {
            Contents::Small(small) => small.read(offset as usize, len, self.pointer as usize),
            Contents::Owned(bytes) => bytes.read(offset as usize, len, self.pointer as usize),
            Contents::Shared(bytes) => bytes.read(offset as usize, len, self.pointer as usize),
        }
    }

    /// Reads `width` bits at a legal place, one to 64, if they are a defined number of no object.
    #[inline(always)]
    pub(crate) fn read_plain(&self, slot: u32, offset: u64, width: u32) -> Option<u64> {
        let mask = crate::narrow::mask(width);
        let entry = &self.slots[slot as usize];
        entry.read.note();
        let (bits, undef) = match &entry.contents {
            Contents::Small(small) => {
                if small.prov != Prov::NONE {
                    return None;
                }
                let shift = 8 * offset as u32;
                (small.bits.wrapping_shr(shift), small.undef.wrapping_shr(shift))
            }
            Contents::Owned(bytes) => {
                bytes.read_plain(offset as usize, width.div_ceil(8) as usize, self.pointer as usize)?
            }
            Contents::Shared(bytes) => {
                read_shared(bytes, offset as usize, width.div_ceil(8) as usize, self.pointer as usize)?
            }
        };
        (undef & mask == 0).then_some(bits & mask)
    }

    /// Writes at most eight bytes at a legal place.
    #[inline(always)]
    pub(crate) fn write(&mut self, slot: u32, offset: u64, len: usize, word: Word) {
        let pointer = self.pointer as usize;
        let entry = &mut self.slots[slot as usize];
        entry.write(len as u64);
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
        entry.read.note();
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
        entry.write(part.data.len() as u64);
        bytes_mut(entry, pointer).put(offset as usize, part, pointer);
    }

    /// Fills legal bytes.
    pub(crate) fn fill(&mut self, slot: u32, offset: u64, len: u64, byte: Word) {
        let pointer = self.pointer as usize;
        let entry = &mut self.slots[slot as usize];
        entry.write(len);
        bytes_mut(entry, pointer).fill(offset as usize, len as usize, byte, pointer);
    }

    /// Goes back to what this memory was when it was copied, or went back, last: only what was written since is copied, into what is there already.
    pub(crate) fn return_to(&mut self, before: &Memory) {
        self.slots.truncate(before.slots.len());
        for (slot, before) in self.slots.iter_mut().zip(&before.slots) {
            if slot.touched.0 {
                slot.return_to(before);
            }
        }
        self.free.clone_from(&before.free);
        self.numbers.clone_from(&before.numbers);
        (self.next_static, self.next_heap) = (before.next_static, before.next_heap);
        self.used = before.used;
        self.deaths.clone_from(&before.deaths);
    }

    /// From now on, whatever is written was written since.
    pub(crate) fn forget_touches(&mut self) {
        self.slots.iter_mut().for_each(|slot| slot.touched = Touched(false));
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
