//! A machine as queries see it.
//!
//! What is not there, dead or outside of its object is none, which queries read as zero. Nothing is changed by looking.
//!
//! Limits: `OverFlows` sees loads, stores and atomic updates, not what copies of whole blocks do; `DataRace` sees no further than the
//! next step of each thread.

use crate::access::next_accesses;
use concrete::{Cell, Machine, World};
use ir::inst::BinaryOp;
use program::ObjectKind;
use program::code::{Callee, FuncId, General, ObjectId, Op, Operand, Pc, Reg};
use verdict::query::StateView;
use verdict::query::resolved::Called;

/// A machine as queries see it.
pub(super) struct View<'m, 'p, W> {
    /// The machine.
    pub machine: &'m Machine<'p, W>,
    /// The thread in whose atomic section the machine is: nobody else can move.
    pub holder: Option<usize>,
}

impl<W: World> View<'_, '_, W> {
    /// The threads that can move.
    fn movers(&self) -> impl Iterator<Item = usize> {
        let can = |thread: &usize| self.holder.is_none_or(|holder| holder == *thread);
        (0..self.machine.thread_count()).filter(can).filter(|&thread| self.machine.is_ready(thread))
    }

    fn top(&self, thread: u32, cell: Reg) -> Option<Cell> {
        let frames = self.machine.thread(thread as usize).frames.len();
        self.machine.look_at(thread as usize, frames.checked_sub(1)?, cell)
    }

    /// Whether the next op of a thread reads or writes where there is no live object, or past the end of one.
    fn goes_outside(&self, thread: usize) -> bool {
        let code = &self.machine.program().code;
        let (pointer, bytes) = match code.ops.get(self.machine.thread(thread).pc as usize) {
            Some(&(Op::Load { width, ptr, .. } | Op::Store { width, ptr, .. })) => {
                (ptr, u64::from(width).div_ceil(8))
            }
            Some(&Op::General(place)) => match code.general.get(place as usize) {
                Some(&(General::Load { shape, ptr, .. } | General::Store { shape, ptr, .. })) => {
                    (ptr, code.shape(shape).bytes)
                }
                Some(&General::CmpXchg { leaf: (_, width), ptr, .. }) => (ptr, u64::from(width).div_ceil(8)),
                Some(&General::AtomicRmw { lanes, ptr, .. }) => (ptr, u64::from(lanes.width).div_ceil(8)),
                _ => return false,
            },
            _ => return false,
        };
        let Some((slot, start)) = self.machine.place_of(self.machine.peek(thread, pointer)) else {
            return true;
        };
        let entry = self.machine.memory().slots().get(slot as usize).filter(|entry| entry.live);
        entry.is_none_or(|entry| start.saturating_add(bytes) > entry.size)
    }

    fn divides_by_zero(&self, thread: usize) -> bool {
        let code = &self.machine.program().code;
        let zero = |divisor: Operand, cells: u32, width: u32| {
            (0..cells).any(|i| {
                let cell = self.machine.peek(thread, divisor.plus(i));
                let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
                cell.is_defined() && cell.bits() & mask == 0
            })
        };
        match code.ops.get(self.machine.thread(thread).pc as usize) {
            Some(&(Op::UDiv(op) | Op::SDiv(op) | Op::URem(op) | Op::SRem(op))) => {
                zero(op.b, 1, op.width.into())
            }
            Some(&Op::General(place)) => match code.general.get(place as usize) {
                Some(General::Binary {
                    op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem,
                    lanes,
                    b,
                    ..
                }) if lanes.width <= 64 => zero(*b, lanes.cells(), lanes.width),
                _ => false,
            },
            _ => false,
        }
    }
}

/// A place in memory: the slot of a block, and how far into it.
pub(super) type Address = (u32, i64);

impl<W: World> StateView for View<'_, '_, W> {
    type Address = Address;

    fn threads(&self) -> u32 {
        self.machine.thread_count() as u32
    }

    fn function(&self, thread: u32) -> Option<FuncId> {
        self.machine.thread(thread as usize).frames.last().map(|frame| frame.function)
    }

    fn pc(&self, thread: u32) -> Option<Pc> {
        let thread = self.machine.thread(thread as usize);
        (!thread.ended && !thread.frames.is_empty()).then_some(thread.pc)
    }

    fn next_call(&self, thread: u32) -> Option<Called> {
        let program = self.machine.program();
        let Op::Call(site) = *program.code.ops.get(self.pc(thread)? as usize)? else { return None };
        match program.code.sites.get(site as usize)?.callee {
            Callee::Function(function) => Some(Called::Function(function)),
            Callee::Primitive(primitive) => Some(Called::Primitive(primitive)),
            Callee::External(place) => Some(Called::External(place)),
            Callee::Pointer(pointer) => {
                let (slot, _) = self.machine.place_of(self.machine.peek(thread as usize, pointer))?;
                let concrete::Maker::Object(object) = self.machine.memory().slots().get(slot as usize)?.maker
                else {
                    return None;
                };
                match program.objects[object].kind {
                    ObjectKind::Function(function) => Some(Called::Function(function)),
                    ObjectKind::Primitive(primitive) => Some(Called::Primitive(primitive)),
                    ObjectKind::External(place) => Some(Called::External(place)),
                    ObjectKind::Variable { .. } | ObjectKind::Block { .. } => None,
                }
            }
        }
    }

    fn register(&self, thread: u32, cell: Reg) -> Option<u64> {
        self.top(thread, cell).map(Cell::bits)
    }

    fn pointer(&self, thread: u32, cell: Reg) -> Option<Address> {
        let (slot, offset) = self.machine.place_of(self.top(thread, cell)?)?;
        Some((slot, i64::try_from(offset).ok()?))
    }

    fn object(&self, object: ObjectId, thread: u32) -> Option<Address> {
        Some((self.machine.slot_of_object(object, thread as usize)?, 0))
    }

    fn offset(&self, (slot, offset): Address, bytes: i64) -> Option<Address> {
        Some((slot, offset.checked_add(bytes)?))
    }

    fn follow(&self, &(slot, offset): &Address) -> Option<Address> {
        let bytes = self.machine.program().pointer_bits / 8;
        let pointer = self.machine.memory().look(slot, u64::try_from(offset).ok()?, bytes)?;
        let (slot, offset) = self.machine.place_of(pointer)?;
        Some((slot, i64::try_from(offset).ok()?))
    }

    fn load(&self, &(slot, offset): &Address, bytes: u32) -> Option<u64> {
        self.machine.memory().look(slot, u64::try_from(offset).ok()?, bytes).map(Cell::bits)
    }

    fn data_race(&self) -> bool {
        let coming: Vec<_> = self.movers().map(|thread| next_accesses(self.machine, thread)).collect();
        coming.iter().enumerate().any(|(i, ones)| {
            let others = coming.iter().skip(i + 1).flatten();
            { others }
                .any(|other| ones.iter().any(|one| one.conflicts(other) && !(one.atomic && other.atomic)))
        })
    }

    fn div_zero(&self) -> bool {
        self.movers().any(|thread| self.divides_by_zero(thread))
    }

    fn overflows(&self) -> bool {
        self.movers().any(|thread| self.goes_outside(thread))
    }

    fn deadlock(&self) -> bool {
        self.movers().next().is_none() && !self.machine.all_ended()
    }
}
