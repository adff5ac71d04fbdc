//! Going on after an error: for queries, which do not stop at errors, and for checks, after undefined behaviour of a class that is not checked.
//!
//! ```text
//!   a load that is not legal                              any value
//!   a decision that depends on an indeterminate value     that value is what its bits say from now on; undefined bits, and what
//!                                                         is poison for another reason than overflow, are chosen
//!   a division by zero, or whose quotient does not fit    for queries any value; for checks the process ends
//!   an access or a call through null                      for checks the process ends
//!   anything else: an illegal store, an illegal free      the run ends
//! ```
//!
//! What checks do is the table of [`Continuation`] in `sem::ub`.
//!
//! Limits: vectors, aggregates and numbers of more than 64 bits end the run, and so do indeterminate constants.

use crate::cell::Cell;
use crate::host::Taken;
use crate::machine::Interpreter;
use crate::narrow::mask;
use crate::outcome::{Outcome, Violation};
use program::code::{General, Int2, Op, Operand};
use program::operands::for_each_read;
use program::primitive::Primitive;
use sem::context::{Control, Step, Stop, Why};
use sem::ub::{Class, ClassSet, Continuation, UbKind};

impl Interpreter<'_> {
    /// From now on runs go on after an error where that makes sense.
    pub fn go_on_after_errors(&mut self) {
        self.lenient = true;
    }

    /// The op that is executed has ended the run; perhaps it goes on nevertheless.
    #[cold]
    #[inline(never)]
    pub(crate) fn after_error(&mut self, op: &Op) -> Step<Control<bool, Taken>> {
        if !self.lenient && self.checked == ClassSet::ALL {
            return Err(Stop);
        }
        let mut frozen = false;
        loop {
            let ended = self.ended.take();
            let Some(Outcome::Violation(violation)) = &ended else {
                self.ended = ended;
                return Err(Stop);
            };
            if let Some((dst, width)) = self.arbitrary_result(op, violation) {
                let why = Why::Input(Primitive::AnyUlong);
                let value = self.chosen(|world| world.choose(width, why))?;
                let place = self.base + dst as usize;
                self.thread.cells[place] = Cell::number(value & mask(width));
                return Ok(Control::Next);
            }
            if let Some(signal) = self.trap(violation) {
                return Err(self.end(|_| Outcome::Signal(signal)));
            }
            if frozen || !self.may_choose(violation) || !self.freeze_operands(op)? {
                self.ended = ended;
                return Err(Stop);
            }
            // Once frozen, the operands are what they are; the op may still divide by zero.
            frozen = true;
            if let Ok(control) = sem::step::step(self, op) {
                return Ok(control);
            }
        }
    }

    /// Where the arbitrary value goes that an op gives instead of this error, and how many bits it has.
    fn arbitrary_result(&self, op: &Op, violation: &Violation) -> Option<(u32, u32)> {
        let may = match self.lenient {
            true => is_illegal_load(violation) || is_bad_division(violation),
            false => {
                let arbitrary = |kind: UbKind| kind.continuation() == Continuation::ArbitraryRead;
                !self.checked.contains(violation.class) && violation.kind.is_some_and(arbitrary)
            }
        };
        let code = &self.program.code;
        match *op {
            Op::UDiv(Int2 { dst, width, .. })
            | Op::SDiv(Int2 { dst, width, .. })
            | Op::URem(Int2 { dst, width, .. })
            | Op::SRem(Int2 { dst, width, .. })
                if may =>
            {
                Some((dst, width.into()))
            }
            Op::Load { dst, width, .. } if may => Some((dst, width.into())),
            Op::General(place) if may => match code.general.get(place as usize)? {
                General::Load { shape, dst, .. } => match code.shape(*shape).leaves[..] {
                    [leaf] if leaf.width <= 64 => Some((*dst, leaf.width)),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// The signal that ends the process, if it ends at a violation that is not checked.
    fn trap(&self, violation: &Violation) -> Option<u8> {
        const ABORT: u8 = 6;
        const ARITHMETIC: u8 = 8;
        const SEGMENTATION: u8 = 11;
        if self.lenient || self.checked.contains(violation.class) {
            return None;
        }
        let continuation = violation.kind.map_or(violation.class.continuation(), UbKind::continuation);
        (continuation == Continuation::Trap).then_some(match violation.kind {
            Some(UbKind::DivisionByZero | UbKind::DivisionOverflow) => ARITHMETIC,
            Some(_) => SEGMENTATION,
            None => ABORT,
        })
    }

    /// Whether a run goes on with indeterminate operands as they happen to be.
    fn may_choose(&self, violation: &Violation) -> bool {
        match self.lenient {
            true => is_indeterminate(violation),
            false => {
                let chosen = |kind: UbKind| kind.continuation() == Continuation::Choose;
                !self.checked.contains(violation.class) && violation.kind.is_some_and(chosen)
            }
        }
    }

    /// Makes every indeterminate register that an op reads a plain one; whether there was any.
    fn freeze_operands(&mut self, op: &Op) -> Step<bool> {
        let program = self.program;
        let ret = self.thread.frames.last().map(|frame| program.functions[frame.function].ret);
        let mut read: Vec<usize> = Vec::new();
        for_each_read(
            &program.code,
            op,
            ret.unwrap_or(program::code::ShapeId::void()),
            |operand: Operand, cells| {
                if !operand.is_constant() {
                    let first = self.base + operand.cell() as usize;
                    read.extend(first..first + cells as usize);
                }
            },
        );
        let mut any = false;
        for place in read {
            let cell = self.thread.cells[place];
            if cell.is_defined() {
                continue;
            }
            any = true;
            let wraps = |origin: sem::context::Origin| {
                origin.pc().is_some_and(|pc| sem::ub::class_of_poison(program, pc) == Class::Overflow)
            };
            let undef =
                if cell.poison_origin().is_some_and(|origin| !wraps(origin)) { u64::MAX } else { cell.undef };
            let chosen = match undef {
                0 => 0,
                _ => self.chosen(|world| world.choose_unwritten(64, undef, false, Why::Freeze))?,
            };
            self.settled_unwritten |= undef != 0;
            let bits = cell.bits & !undef | chosen & undef;
            self.thread.cells[place] = if cell.poison_origin().is_some() {
                Cell::number(bits)
            } else {
                Cell { bits, undef: 0, ..cell }
            };
        }
        Ok(any)
    }
}

/// Whether an error is that a division has no result.
fn is_bad_division(violation: &Violation) -> bool {
    matches!(violation.kind, Some(UbKind::DivisionByZero | UbKind::DivisionOverflow))
}

/// Whether an error is that a load is not legal.
fn is_illegal_load(violation: &Violation) -> bool {
    match violation.kind {
        Some(
            UbKind::NullAccess
            | UbKind::WildAccess
            | UbKind::DeadAccess
            | UbKind::CodeAccess
            | UbKind::OutOfBounds
            | UbKind::Misaligned,
        ) => true,
        // A pointer that has left its object.
        Some(UbKind::UndefAddress) => violation.class == Class::Pointer,
        _ => false,
    }
}

/// Whether an error is that something depends on an indeterminate value.
fn is_indeterminate(violation: &Violation) -> bool {
    match violation.kind {
        Some(UbKind::UndefAddress) => violation.class != Class::Pointer,
        Some(
            UbKind::BranchOnUndef
            | UbKind::SwitchOnUndef
            | UbKind::JumpOnUndef
            | UbKind::UndefCallee
            | UbKind::UndefDivisor
            | UbKind::UndefArgument
            | UbKind::UndefResult
            | UbKind::UndefLength
            | UbKind::UndefAssumption,
        ) => true,
        _ => false,
    }
}
