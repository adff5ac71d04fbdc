//! What the next step of a thread does to memory: told without making it.
//!
//! What an op accesses is said by [`program::effects`]; here it is looked up which bytes that are in a state.
//!
//! Claim: every byte that the next op of a thread reads or writes as the program's own access is in the list. The words by which threads order
//! themselves, locks among them, are not, and neither are lives that begin or end: [`next_freed`] is about those that end by `free`.

use concrete::{Cell, Interpreter, Name};
use program::code::{Callee, Op, Operand};
use program::effects::{Extent, MemoryAccess};
use program::primitive::Primitive;

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
}

impl Peek<'_, '_> {
    fn cell(&self, operand: Operand) -> Cell {
        self.machine.peek(self.thread, operand)
    }

    /// Calls `visit` for each run of bytes that an access means, with where it starts and how long it is; whether they are all of it.
    fn for_each_run(&self, access: &MemoryAccess, mut visit: impl FnMut(Cell, u64)) -> bool {
        let first = self.cell(access.pointer);
        match access.extent {
            Extent::Bytes(bytes) => visit(first, bytes),
            Extent::Times(count, factor) => visit(first, self.cell(count).bits().saturating_mul(factor)),
            Extent::Further(by, shape, bytes) => {
                let leaf = self.machine.program().code.shape(shape).leaves.first();
                let unused = 64 - leaf.map_or(64, |leaf| leaf.width).clamp(1, 64);
                let by = (self.cell(by).bits() << unused) as i64 >> unused;
                visit(further(first, by as u64), bytes);
            }
            Extent::Row(shape, mask) | Extent::Packed(shape, mask) | Extent::Each(shape, mask) => {
                let mut passed = 0;
                for (number, leaf) in (0..).zip(&self.machine.program().code.shape(shape).leaves) {
                    if self.cell(mask.plus(number)).bits() & 1 == 0 {
                        continue;
                    }
                    let bytes = u64::from(leaf.width).div_ceil(8);
                    let pointer = match access.extent {
                        Extent::Each(..) => self.cell(access.pointer.plus(number)),
                        Extent::Packed(..) => further(first, passed),
                        _ => further(first, leaf.bit_offset / 8),
                    };
                    passed += bytes;
                    visit(pointer, bytes);
                }
            }
            Extent::List => visit(first, self.machine.program().va_list_bytes()),
            Extent::Object | Extent::Argument(_) | Extent::Anything => return false,
            Extent::Message => {}
        }
        true
    }
}

/// A pointer so many bytes further.
fn further(pointer: Cell, bytes: u64) -> Cell {
    Cell::pointer(pointer.bits().wrapping_add(bytes), pointer.prov())
}

/// What the next op of a thread reads and writes.
pub fn next_accesses(machine: &Interpreter<'_>, thread: usize) -> Vec<Access> {
    next_meant(machine, thread).into_iter().filter_map(|meant| placed(machine, meant)).collect()
}

/// All of the block that the next op of a thread frees, as a write: what another thread does to it at the same time is a race.
pub fn next_freed(machine: &Interpreter<'_>, thread: usize) -> Option<Access> {
    let (program, pc) = (machine.program(), machine.thread(thread).pc);
    let Some(&Op::Call(site)) = program.code.ops.get(pc as usize) else { return None };
    let site = &program.code.sites[site as usize];
    let pointer = site.args.first().filter(|_| site.callee == Callee::Primitive(Primitive::Free))?;
    let (slot, _) = machine.place_of(machine.peek(thread, pointer.value))?;
    Some(Access::to_all(machine, slot))
}

/// Where the bytes are that are meant; nothing if they are nowhere.
fn placed(machine: &Interpreter<'_>, Meant { pointer, bytes, writes, atomic }: Meant) -> Option<Access> {
    let (slot, start) = machine.place_of(pointer)?;
    let block = machine.memory().slots()[slot as usize].name;
    Some(Access { slot, block, start, end: start.saturating_add(bytes), writes, atomic })
}

/// What the next op of a thread means to read and write.
pub fn next_meant(machine: &Interpreter<'_>, thread: usize) -> Vec<Meant> {
    let mut found = Vec::new();
    let peek = Peek { machine, thread };
    machine.program().for_each_access(machine.thread(thread).pc, |access| {
        if !access.synchronises {
            let (writes, atomic) = (access.writes, access.is_atomic());
            peek.for_each_run(&access, |pointer, bytes| {
                if bytes > 0 {
                    found.push(Meant { pointer, bytes, writes, atomic });
                }
            });
        }
    });
    found
}

/// All that the next op of a thread touches, words of the platform and whole objects included; nothing if that is not known.
pub fn next_touched(machine: &Interpreter<'_>, thread: usize) -> Option<Vec<Access>> {
    let (mut found, mut known) = (Vec::new(), true);
    let peek = Peek { machine, thread };
    machine.program().for_each_access(machine.thread(thread).pc, |access| {
        let (writes, atomic) = (access.writes, access.is_atomic());
        if access.extent == Extent::Object {
            match machine.place_of(peek.cell(access.pointer)) {
                Some((slot, _)) => found.push(Access { writes, ..Access::to_all(machine, slot) }),
                None => known = false,
            }
            return;
        }
        let mut nowhere = false;
        let all = peek.for_each_run(&access, |pointer, bytes| {
            if bytes > 0 {
                match placed(machine, Meant { pointer, bytes, writes, atomic }) {
                    Some(access) => found.push(access),
                    None => nowhere = true,
                }
            }
        });
        known &= all && !nowhere;
    });
    known.then_some(found)
}
