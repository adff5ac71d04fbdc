//! The machine's threads and blocks as [`Image`]s, and back again.
//!
//! A thread's image holds its frames, the registers that are still read ([`Live`]), and its own locals, which others rarely touch. A
//! block of the heap or a variable has an image of its own. Reading an image expects the generations of all slots to be zero
//! ([`Machine::forget_deaths`]), which is what a search does between two states.

use crate::bytes::Bytes;
use crate::cell::{Cell, Prov};
use crate::image::{Image, Odd, Pointer};
use crate::machine::Interpreter;
use crate::memory::{Maker, Memory, Name};
use crate::state::{Frame, Link, Thread};
use arena::Id;
use program::code::{FuncId, ObjectId, Pc, Reg};
use sem::context::{BlockKind, Origin};

/// Which registers a stored state has to keep.
pub trait Live {
    /// Those that matter before the op at `pc` of a function, in the running frame.
    fn before(&self, function: FuncId, pc: Pc) -> &[Reg];
    /// Those that matter once the call at `pc` has returned.
    fn after_call(&self, function: FuncId, pc: Pc) -> &[Reg];
    /// Those that matter before the op at `pc` of a function that was interrupted there.
    fn interrupted(&self, function: FuncId, pc: Pc) -> &[Reg];
    /// The allocas of the locals whose contents do not matter before the op at `pc` of a function, sorted.
    fn dead_locals(&self, function: FuncId, pc: Pc) -> &[Pc];
    /// The same once the call at `pc` has returned.
    fn dead_locals_after_call(&self, function: FuncId, pc: Pc) -> &[Pc];
}

const KINDS: [BlockKind; 10] = [
    BlockKind::Stack,
    BlockKind::VarArgs,
    BlockKind::Heap,
    BlockKind::New,
    BlockKind::NewArray,
    BlockKind::Global,
    BlockKind::Constant,
    BlockKind::Code,
    BlockKind::Missing,
    BlockKind::Machine,
];

fn kind_number(kind: BlockKind) -> u64 {
    KINDS.iter().position(|&known| known == kind).unwrap_or(0) as u64
}

fn maker_number(maker: Maker) -> u64 {
    match maker {
        Maker::Op(pc) => pc.into(),
        Maker::Object(object) => 1 << 32 | object.index() as u64,
        Maker::Machine => 2 << 32,
    }
}

fn maker_of(number: u64) -> Maker {
    match number >> 32 {
        0 => Maker::Op(number as u32),
        1 => Maker::Object(ObjectId::new(number as u32 as usize)),
        _ => Maker::Machine,
    }
}

fn poison_number(origin: Option<Origin>) -> u32 {
    origin.map_or(0, |origin| origin.to_raw() + 1)
}

fn poison_of(number: u32) -> Option<Origin> {
    number.checked_sub(1).map(Origin::from_raw)
}

impl Memory {
    /// The name of the object of a pointer, if it is not dead.
    fn name_of(&self, prov: Prov) -> u32 {
        self.slot(prov).map_or(Pointer::DEAD, |slot| slot.name.to_raw())
    }

    fn write_cell(&self, cell: Cell, image: &mut Image) {
        let at = image.here();
        image.words.push(cell.bits);
        if cell.is_plain() {
            return;
        }
        if cell.prov() != Prov::NONE {
            image.pointers.push(Pointer { at, to: self.name_of(cell.prov()) });
        }
        if !cell.is_defined() {
            image.odd.push(Odd { at, poison: poison_number(cell.poison_origin()), undef: cell.undef });
        }
    }

    fn write_contents(&self, slot: u32, image: &mut Image) {
        let size = self.slots()[slot as usize].size;
        let start = image.here();
        let mut put = |data: &[u8], undef: &[u8]| {
            for (i, chunk) in data.chunks(8).enumerate() {
                image.words.push(little(chunk));
                if let Some(undef) = undef.get(8 * i..8 * i + chunk.len())
                    && undef.iter().any(|&mask| mask != 0)
                {
                    image.odd.push(Odd { at: start + 8 * i as u32, poison: 0, undef: little(undef) });
                }
            }
        };
        match self.small(slot) {
            Some((bits, undef, prov)) => {
                put(&bits.to_le_bytes()[..size as usize], &undef.to_le_bytes());
                if prov != Prov::NONE {
                    image.pointers.push(Pointer { at: start, to: self.name_of(prov) });
                }
            }
            None => {
                let Some(bytes) = self.large(slot) else { return };
                put(&bytes.data, &bytes.undef);
                for &(place, prov) in &bytes.provs {
                    image.pointers.push(Pointer { at: start + place, to: self.name_of(prov) });
                }
                for &(place, origin) in &bytes.poison {
                    image.odd.push(Odd { at: start + place, poison: poison_number(Some(origin)), undef: 0 });
                }
            }
        }
    }

    /// Writes the contents of a block, and what it is if that can change.
    pub fn write_block(&self, slot: u32, image: &mut Image) {
        image.clear();
        let entry = &self.slots()[slot as usize];
        if entry.name.heap_number().is_some() {
            let align_log = u64::from(entry.base.trailing_zeros());
            image.words.push(entry.size | kind_number(entry.kind) << 32 | align_log << 36);
            image.words.push(maker_number(entry.maker));
        }
        self.write_contents(slot, image);
    }
}

fn little(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// Reads an image from its start to its end.
struct Reader<'i> {
    image: &'i Image,
    word: usize,
    pointer: usize,
    odd: usize,
}

impl<'i> Reader<'i> {
    fn new(image: &'i Image) -> Reader<'i> {
        Reader { image, word: 0, pointer: 0, odd: 0 }
    }

    fn next(&mut self) -> u64 {
        let word = self.image.words.get(self.word).copied().unwrap_or(0);
        self.word += 1;
        word
    }

    fn frame(&mut self) -> Frame {
        let (place, what, call) = (self.next(), self.next(), self.next());
        let link = match what >> 60 {
            0 => Link::First,
            1 => Link::Call(call as u32),
            _ => Link::Handler,
        };
        Frame {
            function: FuncId::new(what as u32 as usize),
            base: place as u32,
            resume: (place >> 32) as u32,
            link,
            locals: (call >> 32) as u32,
            stack: self.next(),
        }
    }

    /// The pointers before a place in bytes that were not read yet.
    fn pointers(&mut self, end: usize) -> &'i [Pointer] {
        let rest = &self.image.pointers[self.pointer..];
        let count = rest.iter().take_while(|pointer| (pointer.at as usize) < end).count();
        self.pointer += count;
        &rest[..count]
    }

    /// The oddities before a place in bytes that were not read yet.
    fn odd(&mut self, end: usize) -> &'i [Odd] {
        let rest = &self.image.odd[self.odd..];
        let count = rest.iter().take_while(|odd| (odd.at as usize) < end).count();
        self.odd += count;
        &rest[..count]
    }
}

/// Where a thread is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The op it executes next.
    pub pc: Pc,
    /// Whether it has ended.
    pub ended: bool,
    /// Its frames, the running one last.
    pub frames: Vec<Frame>,
}

impl Standing {
    /// Where the thread of an image is.
    pub fn of(image: &Image) -> Standing {
        let mut reader = Reader::new(image);
        let flags = reader.next();
        let (_marks, _result) = (reader.next(), reader.next());
        let frames = reader.next() as u32;
        let (_stack, _cells) = (reader.next(), reader.next());
        let frames = (0..frames).map(|_| reader.frame()).collect();
        Standing { pc: flags as u32, ended: flags >> 32 & 1 != 0, frames }
    }
}

impl Interpreter<'_> {
    /// Writes a thread with its locals.
    pub fn write_thread(&self, number: usize, live: &impl Live, image: &mut Image) {
        image.clear();
        let (thread, memory) = (self.thread(number), &self.memory);
        let flags = u64::from(thread.ended) | u64::from(thread.stopped) << 1;
        image.words.push(u64::from(thread.pc) | flags << 32 | u64::from(thread.atomic) << 40);
        image.words.push(u64::from(thread.mark) | u64::from(thread.stage) << 32);
        memory.write_cell(thread.result, image);
        image.words.push(thread.frames.len() as u64 | u64::from(thread.locals) << 32);
        image.words.push(thread.stack);
        image.words.push(thread.cells.len() as u64);
        for frame in &thread.frames {
            let (link, site) = match frame.link {
                Link::First => (0, 0),
                Link::Call(site) => (1, site),
                Link::Handler => (2, 0),
            };
            image.words.push(u64::from(frame.base) | u64::from(frame.resume) << 32);
            image.words.push(frame.function.index() as u64 | link << 60);
            image.words.push(u64::from(site) | u64::from(frame.locals) << 32);
            image.words.push(frame.stack);
        }
        // What a frame keeps depends on the one above it, so that all frames come first.
        for i in 0..thread.frames.len() {
            let base = thread.frames[i].base as usize;
            for &cell in kept(thread, i, live) {
                memory.write_cell(thread.cells[base + cell as usize], image);
            }
            for place in further(self.program, thread, i) {
                memory.write_cell(thread.cells[place], image);
            }
        }
        let mut frame = 0;
        for (place, &slot) in thread.slots[..thread.locals as usize].iter().enumerate() {
            let entry = &memory.slots()[slot as usize];
            image.words.push(entry.size | kind_number(entry.kind) << 32 | u64::from(entry.live) << 40);
            image.words.push(entry.base);
            image.words.push(maker_number(entry.maker));
            // Locals are there in the order of their frames.
            while thread.frames.get(frame + 1).is_some_and(|above| above.locals as usize <= place) {
                frame += 1;
            }
            match entry.maker {
                Maker::Op(pc) if dead_locals(thread, frame, live).binary_search(&pc).is_ok() => {
                    image.write_unwritten(entry.size);
                }
                _ => memory.write_contents(slot, image),
            }
        }
    }

    /// What a thread holds outside of memory: registers that matter, further arguments, and its result.
    pub fn held(&self, number: usize, live: &impl Live) -> Vec<Cell> {
        let thread = self.thread(number);
        let mut held = vec![thread.result];
        for (i, frame) in thread.frames.iter().enumerate() {
            let registers = kept(thread, i, live).iter().map(|&cell| (frame.base + cell) as usize);
            let places = registers.chain(further(self.program, thread, i));
            held.extend(places.filter_map(|place| thread.cells.get(place)));
        }
        held
    }

    /// The object of a name, which is made if need be.
    fn prov_of(&mut self, to: u32) -> Prov {
        if to == Pointer::DEAD {
            return Prov::DEAD;
        }
        let name = Name::from_raw(to);
        let slot = if let Some((thread, place)) = name.local_place() {
            self.slot_of_local(thread, place)
        } else if let Some(number) = name.heap_number() {
            self.memory.heap_slot(number)
        } else {
            name.fixed_number().unwrap_or(0)
        };
        Prov::new(slot, 0)
    }

    /// The slot of a name, if there is one.
    pub fn slot_named(&self, name: Name) -> Option<&crate::memory::Slot> {
        self.memory.slots().get(self.number_of_slot(name)? as usize)
    }

    /// The number of the slot of a name, if there is one.
    pub fn number_of_slot(&self, name: Name) -> Option<u32> {
        Some(if let Some((thread, place)) = name.local_place() {
            let thread = (thread < self.threads.len()).then(|| self.thread(thread))?;
            *thread.slots.get(place as usize)?
        } else if let Some(number) = name.heap_number() {
            self.memory.heap_slot_of(number)?
        } else {
            name.fixed_number()?
        })
    }

    fn slot_of_local(&mut self, thread: usize, place: u32) -> u32 {
        while self.thread(thread).slots.len() <= place as usize {
            let next = self.thread(thread).slots.len() as u32;
            let slot = self.memory.new_slot(Name::local(thread, next));
            self.thread_mut(thread).slots.push(slot);
        }
        self.thread(thread).slots[place as usize]
    }

    fn read_cell(&mut self, reader: &mut Reader<'_>) -> Cell {
        let bits = reader.next();
        let end = reader.word * 8;
        let mut cell = Cell::number(bits);
        for pointer in reader.pointers(end) {
            cell = Cell::pointer(bits, self.prov_of(pointer.to));
        }
        for odd in reader.odd(end) {
            match poison_of(odd.poison) {
                Some(origin) => cell = Cell { bits, ..Cell::poison(origin) },
                None => cell.undef = odd.undef,
            }
        }
        cell
    }

    fn read_contents(&mut self, slot: u32, size: u64, reader: &mut Reader<'_>) {
        let words = (size as usize).div_ceil(8);
        let start = reader.word * 8;
        let end = start + 8 * words;
        let (pointers, odd) = (reader.pointers(end), reader.odd(end));
        let small = size <= 8
            && odd.iter().all(|odd| odd.poison == 0)
            && pointers.iter().all(|pointer| pointer.at as usize == start);
        if small {
            let bits = if words == 0 { 0 } else { reader.next() };
            let undef = odd.first().map_or(0, |odd| odd.undef);
            let prov = pointers.first().map_or(Prov::NONE, |pointer| self.prov_of(pointer.to));
            self.memory.set_small(slot, bits, undef, prov);
            return;
        }
        let mut bytes = Bytes { data: Vec::with_capacity(8 * words), ..Bytes::default() };
        for _ in 0..words {
            bytes.data.extend_from_slice(&reader.next().to_le_bytes());
        }
        bytes.data.truncate(size as usize);
        for odd in odd {
            let at = odd.at as usize - start;
            match poison_of(odd.poison) {
                Some(origin) => bytes.poison.push((at as u32, origin)),
                None => {
                    bytes.undef.resize(size as usize, 0);
                    for (byte, mask) in bytes.undef[at..].iter_mut().zip(odd.undef.to_le_bytes()) {
                        *byte = mask;
                    }
                }
            }
        }
        for pointer in pointers {
            bytes.provs.push((pointer.at - start as u32, self.prov_of(pointer.to)));
        }
        self.memory.set_large(slot, bytes);
    }

    /// Reads a thread with its locals; there is one of its number.
    pub fn read_thread(&mut self, number: usize, live: &impl Live, image: &Image) {
        let mut reader = Reader::new(image);
        let mut thread = std::mem::take(self.thread_mut(number));
        let old_locals = thread.locals;
        let word = reader.next();
        thread.pc = word as u32;
        (thread.ended, thread.stopped) = (word >> 32 & 1 != 0, word >> 33 & 1 != 0);
        thread.atomic = (word >> 40) as u32;
        let word = reader.next();
        (thread.mark, thread.stage) = (word as u32, (word >> 32) as u32);
        // Names of locals are looked up in the thread itself.
        let slots = std::mem::take(&mut thread.slots);
        self.thread_mut(number).slots = slots;
        thread.result = self.read_cell(&mut reader);
        let word = reader.next();
        let (frames, locals) = (word as u32, (word >> 32) as u32);
        thread.locals = locals;
        thread.stack = reader.next();
        let cells = reader.next() as usize;
        thread.cells.clear();
        thread.cells.resize(cells, Cell::default());
        thread.frames.clear();
        thread.frames.extend((0..frames).map(|_| reader.frame()));
        for i in 0..thread.frames.len() {
            let base = thread.frames[i].base as usize;
            for &cell in kept(&thread, i, live) {
                thread.cells[base + cell as usize] = self.read_cell(&mut reader);
            }
            for place in further(self.program, &thread, i) {
                thread.cells[place] = self.read_cell(&mut reader);
            }
        }
        for place in 0..locals {
            let slot = self.slot_of_local(number, place);
            let word = reader.next();
            let (size, kind, alive) =
                (word as u32, KINDS[(word >> 32 & 0xF) as usize % KINDS.len()], word >> 40 & 1);
            let base = reader.next();
            let maker = maker_of(reader.next());
            self.memory.revive(slot, base, size.into(), kind, maker, alive != 0);
            self.read_contents(slot, size.into(), &mut reader);
        }
        for place in locals..old_locals {
            let slot = self.slot_of_local(number, place);
            self.memory.bury(slot);
        }
        thread.stack_end = self.memory.stack(number).1;
        thread.slots = std::mem::take(&mut self.thread_mut(number).slots);
        *self.thread_mut(number) = thread;
        if number == self.current {
            self.base = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
        }
    }

    /// Reads a block that was made before the program started.
    pub fn read_fixed(&mut self, slot: u32, image: &Image) {
        let size = self.memory.slots()[slot as usize].size;
        self.read_contents(slot, size, &mut Reader::new(image));
    }

    /// Reads a block of the heap.
    pub fn read_heap(&mut self, number: u32, image: &Image) {
        let slot = self.memory.heap_slot(number);
        let mut reader = Reader::new(image);
        let word = reader.next();
        let (size, kind) = (word as u32, KINDS[(word >> 32 & 0xF) as usize % KINDS.len()]);
        let maker = maker_of(reader.next());
        let base = self.memory.numbered_address(number, 1 << (word >> 36 & 0x3F));
        self.memory.revive(slot, base, size.into(), kind, maker, true);
        self.memory.take_number(number);
        self.read_contents(slot, size.into(), &mut reader);
    }
}

/// The registers of a frame that matter.
fn kept<'l>(thread: &Thread, frame: usize, live: &'l impl Live) -> &'l [Reg] {
    let function = thread.frames[frame].function;
    match thread.frames.get(frame + 1) {
        None => live.before(function, thread.pc),
        Some(Frame { link: Link::Handler, resume, .. }) => live.interrupted(function, *resume),
        Some(Frame { resume, .. }) => live.after_call(function, *resume),
    }
}

/// The allocas of the locals of a frame whose contents do not matter.
fn dead_locals<'l>(thread: &Thread, frame: usize, live: &'l impl Live) -> &'l [Pc] {
    let Some(Frame { function, .. }) = thread.frames.get(frame) else { return &[] };
    match thread.frames.get(frame + 1) {
        None => live.dead_locals(*function, thread.pc),
        Some(Frame { link: Link::Handler, resume, .. }) => live.dead_locals(*function, *resume),
        Some(Frame { resume, .. }) => live.dead_locals_after_call(*function, *resume),
    }
}

/// The cells of a frame after its registers: further arguments.
fn further(program: &program::Program, thread: &Thread, frame: usize) -> std::ops::Range<usize> {
    let here = &thread.frames[frame];
    let end = thread.frames.get(frame + 1).map_or(thread.cells.len(), |above| above.base as usize);
    (here.base + program.functions[here.function].cells) as usize..end
}
