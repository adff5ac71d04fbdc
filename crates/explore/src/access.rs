//! What the next step of a thread does to memory: told without making it.
//!
//! Claim: every byte that the next op of a thread reads or writes as the program's own access is in the list. What the primitives of the
//! platform do to memory is not: they are how threads order themselves.

use concrete::{Cell, Interpreter, Name};
use program::code::{General, Op, Operand, ShapeId};
use program::intrinsic::Intrinsic;

/// Bytes that an op reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The slot of the object, in the machine that was looked at.
    pub slot: u32,
    /// The name of the object.
    pub block: Name,
    /// The first byte.
    pub start: u64,
    /// The byte after the last.
    pub end: u64,
    /// Whether they are written.
    pub writes: bool,
    /// Whether the access is atomic.
    pub atomic: bool,
}

impl Access {
    /// A write to all of a block, as its end is one.
    pub fn to_all(machine: &Interpreter<'_>, slot: u32) -> Access {
        let entry = &machine.memory().slots()[slot as usize];
        Access { slot, block: entry.name, start: 0, end: entry.size.max(1), writes: true, atomic: false }
    }

    /// Whether the two touch the same bytes and one of them writes.
    pub fn conflicts(&self, other: &Access) -> bool {
        self.block == other.block
            && self.start < other.end
            && other.start < self.end
            && (self.writes || other.writes)
    }

    /// Whether the two, of different threads, are a race if nothing orders them.
    pub fn races(&self, other: &Access) -> bool {
        self.conflicts(other) && !(self.atomic && other.atomic)
    }
}

/// Bytes that an op means to read or write, whether they are there or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant {
    /// Where they start.
    pub pointer: Cell,
    /// How many: not zero.
    pub bytes: u64,
    /// Whether they are written.
    pub writes: bool,
    /// Whether the access is atomic.
    pub atomic: bool,
}

struct Peek<'m, 'p> {
    machine: &'m Interpreter<'p>,
    thread: usize,
    found: Vec<Meant>,
}

impl Peek<'_, '_> {
    fn cell(&self, operand: Operand) -> Cell {
        self.machine.peek(self.thread, operand)
    }

    fn add(&mut self, pointer: Cell, bytes: u64, writes: bool, atomic: bool) {
        if bytes > 0 {
            self.found.push(Meant { pointer, bytes, writes, atomic });
        }
    }

    /// The lanes of a masked access whose mask is set: one after the other, or each with a pointer of its own.
    fn lanes(&mut self, shape: ShapeId, pointers: Operand, mask: Operand, own_pointers: bool, writes: bool) {
        let program = self.machine.program();
        for (number, leaf) in (0..).zip(&program.code.shape(shape).leaves) {
            if self.cell(mask.plus(number)).bits() & 1 == 0 {
                continue;
            }
            let pointer = match own_pointers {
                true => self.cell(pointers.plus(number)),
                false => {
                    let first = self.cell(pointers);
                    Cell::pointer(first.bits().wrapping_add(leaf.bit_offset / 8), first.prov())
                }
            };
            self.add(pointer, u64::from(leaf.width).div_ceil(8), writes, false);
        }
    }

    fn general(&mut self, general: &General) {
        let code = &self.machine.program().code;
        match general {
            General::Load { shape, access, ptr, .. } => {
                self.add(self.cell(*ptr), code.shape(*shape).bytes, false, access.is_atomic());
            }
            General::Store { shape, access, ptr, .. } => {
                self.add(self.cell(*ptr), code.shape(*shape).bytes, true, access.is_atomic());
            }
            General::CmpXchg { leaf: (_, width), ptr, .. } => {
                self.add(self.cell(*ptr), u64::from(*width).div_ceil(8), true, true);
            }
            General::AtomicRmw { lanes, ptr, .. } => {
                self.add(self.cell(*ptr), u64::from(lanes.width).div_ceil(8), true, true);
            }
            General::VaArg { list, .. } => self.add(self.cell(*list), 8, true, false),
            General::Intrinsic(call) => {
                let argument = |place: usize| {
                    call.args.get(place).map_or(Cell::default(), |(operand, _)| self.cell(*operand))
                };
                let (first, second, third) = (argument(0), argument(1), argument(2));
                match call.which {
                    Intrinsic::MemCpy | Intrinsic::MemMove => {
                        self.add(second, third.bits(), false, false);
                        self.add(first, third.bits(), true, false);
                    }
                    Intrinsic::MemSet => self.add(first, third.bits(), true, false),
                    Intrinsic::MaskedLoad | Intrinsic::MaskedGather => {
                        if let &[(pointers, _), _, (mask, _), ..] = &call.args[..] {
                            self.lanes(
                                call.ret,
                                pointers,
                                mask,
                                call.which == Intrinsic::MaskedGather,
                                false,
                            );
                        }
                    }
                    Intrinsic::MaskedStore | Intrinsic::MaskedScatter => {
                        if let &[(_, shape), (pointers, _), _, (mask, _)] = &call.args[..] {
                            self.lanes(shape, pointers, mask, call.which == Intrinsic::MaskedScatter, true);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// What the next op of a thread reads and writes.
pub fn next_accesses(machine: &Interpreter<'_>, thread: usize) -> Vec<Access> {
    let there = |Meant { pointer, bytes, writes, atomic }| {
        let (slot, start) = machine.place_of(pointer)?;
        let block = machine.memory().slots()[slot as usize].name;
        Some(Access { slot, block, start, end: start.saturating_add(bytes), writes, atomic })
    };
    next_meant(machine, thread).into_iter().filter_map(there).collect()
}

/// What the next op of a thread means to read and write.
pub fn next_meant(machine: &Interpreter<'_>, thread: usize) -> Vec<Meant> {
    let mut peek = Peek { machine, thread, found: Vec::new() };
    let code = &machine.program().code;
    match code.ops.get(machine.thread(thread).pc as usize) {
        Some(&Op::Load { width, access, ptr, .. }) => {
            peek.add(peek.cell(ptr), u64::from(width).div_ceil(8), false, access.is_atomic());
        }
        Some(&Op::Store { width, access, ptr, .. }) => {
            peek.add(peek.cell(ptr), u64::from(width).div_ceil(8), true, access.is_atomic());
        }
        Some(&Op::General(place)) => peek.general(&code.general[place as usize]),
        _ => {}
    }
    peek.found
}
