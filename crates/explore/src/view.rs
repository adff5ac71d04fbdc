//! What a query sees of the state that a machine is in.
//!
//! The papers' rules: registers are those of the top frame, memory that was never written counts as zero, and the propositions about errors
//! look at the next op of each process: `DivZero` if it divides by zero, `OverFlows` if it accesses bytes that are not all part of one
//! live object.
//!
//! Limits: what functions without a body access overflows nowhere.

use crate::access::{Meant, next_meant};
use concrete::{Cell, Interpreter, Maker, Prov};
use ir::inst::BinaryOp;
use program::ObjectKind;
use program::code::{Callee, FuncId, General, Int2, ObjectId, Op, Operand, Pc, Reg};
use sem::context::BlockKind;
use sem::ub::Class;
use verdict::query::StateView;
use verdict::query::resolved::Called;

/// The state of a machine, as a query sees it.
pub struct View<'m, 'p> {
    /// The machine.
    pub machine: &'m Interpreter<'p>,
    /// Whether two threads race: told by whoever has looked, since that may take trying out.
    pub races: bool,
}

impl View<'_, '_> {
    /// The cell that holds something in the top frame of a process.
    fn cell(&self, thread: u32, cell: Reg) -> Option<Cell> {
        self.function(thread).map(|_| self.machine.peek(thread as usize, Operand::reg(cell)))
    }

    /// The next op of each process that has not ended, with its number.
    fn next_ops(&self) -> impl Iterator<Item = (usize, &Op)> {
        let ops = &self.machine.program().code.ops;
        (0..self.threads()).filter_map(|thread| Some((thread as usize, ops.get(self.pc(thread)? as usize)?)))
    }

    /// Whether a divisor is zero, in one of its lanes.
    fn divides_by_zero(&self, thread: usize, op: &Op) -> bool {
        let zero = |operand: Operand| self.machine.peek(thread, operand).bits() == 0;
        match op {
            Op::UDiv(Int2 { b, .. })
            | Op::SDiv(Int2 { b, .. })
            | Op::URem(Int2 { b, .. })
            | Op::SRem(Int2 { b, .. }) => zero(*b),
            Op::General(place) => match self.machine.program().code.general.get(*place as usize) {
                Some(General::Binary {
                    op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem,
                    lanes,
                    b,
                    ..
                }) => (0..lanes.count).any(|lane| {
                    let first = lane * lanes.stride();
                    (first..first + lanes.stride()).all(|cell| zero(b.plus(cell)))
                }),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether an access is not legal where it is.
    fn is_outside(&self, meant: Meant) -> bool {
        let Meant { pointer, bytes, .. } = meant;
        if let Some(origin) = pointer.poison_origin() {
            // A pointer that has left its object; other poison is no place at all.
            let class = |pc| sem::ub::class_of_poison(self.machine.program(), pc);
            return origin.pc().is_some_and(|pc| class(pc) == Class::Pointer);
        }
        let memory = self.machine.memory();
        let prov = match pointer.prov() {
            Prov::NONE => memory.find(pointer.bits()).unwrap_or(Prov::NONE),
            prov => prov,
        };
        let Some(slot) = memory.slot(prov).filter(|slot| slot.live) else { return true };
        let Some(offset) = pointer.bits().checked_sub(slot.base) else { return true };
        match slot.kind {
            // Nobody knows how large it is.
            BlockKind::Missing => false,
            BlockKind::Code => true,
            _ => offset > slot.size || bytes > slot.size - offset,
        }
    }

    /// The function that a pointer points to.
    fn called_at(&self, pointer: Cell) -> Option<Called> {
        let (slot, 0) = self.machine.place_of(pointer)? else { return None };
        let slot = self.machine.memory().slots().get(slot as usize)?;
        let Maker::Object(object) = slot.maker else { return None };
        match self.machine.program().objects[object].kind {
            ObjectKind::Function(function) => Some(Called::Function(function)),
            ObjectKind::Primitive(primitive) => Some(Called::Primitive(primitive)),
            ObjectKind::External(external) => Some(Called::External(external)),
            _ => None,
        }
    }
}

impl StateView for View<'_, '_> {
    type Address = Cell;

    fn threads(&self) -> u32 {
        self.machine.thread_count() as u32
    }
    fn function(&self, thread: u32) -> Option<FuncId> {
        let thread = self.machine.thread(thread as usize);
        thread.frames.last().filter(|_| !thread.ended).map(|frame| frame.function)
    }
    fn pc(&self, thread: u32) -> Option<Pc> {
        self.function(thread).map(|_| self.machine.thread(thread as usize).pc)
    }
    fn next_call(&self, thread: u32) -> Option<Called> {
        let code = &self.machine.program().code;
        let Op::Call(site) = code.ops.get(self.pc(thread)? as usize)? else { return None };
        match code.sites.get(*site as usize)?.callee {
            Callee::Function(function) => Some(Called::Function(function)),
            Callee::Primitive(primitive) => Some(Called::Primitive(primitive)),
            Callee::External(external) => Some(Called::External(external)),
            Callee::Pointer(pointer) => self.called_at(self.machine.peek(thread as usize, pointer)),
        }
    }
    fn register(&self, thread: u32, cell: Reg) -> Option<u64> {
        self.cell(thread, cell).map(Cell::bits)
    }
    fn pointer(&self, thread: u32, cell: Reg) -> Option<Cell> {
        self.cell(thread, cell)
    }
    fn object(&self, object: ObjectId, thread: u32) -> Option<Cell> {
        Some(self.machine.variable(object, thread as usize))
    }
    fn offset(&self, address: Cell, bytes: i64) -> Option<Cell> {
        Some(Cell::pointer(address.bits().wrapping_add_signed(bytes), address.prov()))
    }
    fn follow(&self, address: &Cell) -> Option<Cell> {
        self.machine.look(*address, self.machine.program().pointer_bits / 8)
    }
    fn load(&self, address: &Cell, bytes: u32) -> Option<u64> {
        self.machine.look(*address, bytes).map(Cell::bits)
    }
    fn data_race(&self) -> bool {
        self.races
    }
    fn div_zero(&self) -> bool {
        self.next_ops().any(|(thread, op)| self.divides_by_zero(thread, op))
    }
    fn overflows(&self) -> bool {
        let outside =
            |thread| next_meant(self.machine, thread).into_iter().any(|meant| self.is_outside(meant));
        self.next_ops().any(|(thread, _)| outside(thread))
    }
    fn deadlock(&self) -> bool {
        let machine = self.machine;
        !(0..machine.thread_count()).any(|thread| machine.is_ready(thread)) && !machine.all_ended()
    }
}
