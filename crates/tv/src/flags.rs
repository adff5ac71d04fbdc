//! What fast-math flags allow beside the exact result, and what they promise about calls.

use bits::float::FloatFormat;
use ir::inst::OpFlags;
use program::code::{General, Op, Reg};
use program::shape::Kind;
use sem::domain::Domain;
use term::Sort;

use crate::domain::{Logic, Scalar};
use crate::machine::Machine;
use crate::outcome::Approximation;
use crate::world::ChoiceKind;

/// Whether an operation that is known by its name only gives a NaN if it is given one.
pub(crate) fn keeps_nan(name: &str) -> bool {
    const OPERATIONS: &[&str] = &[
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
        "fma",
        "fmuladd",
        "sqrt",
        "fptrunc",
        "ldexp",
        "sin",
        "cos",
        "tan",
        "exp",
        "exp2",
        "log",
        "log2",
        "log10",
        "rint",
        "nearbyint",
    ];
    let operation =
        name.strip_prefix("llvm.experimental.constrained.").and_then(|rest| rest.split('.').next());
    operation.is_some_and(|operation| OPERATIONS.contains(&operation))
}

impl Machine<'_> {
    /// What fast-math flags allow beside the exact result: with `nsz`, a zero of either sign.
    pub(crate) fn loosen(&mut self, op: &Op) {
        let program = self.program;
        let leaves = |shape: program::code::ShapeId, dst: Reg| -> Vec<(Reg, bits::float::FloatFormat)> {
            let floats = program.code.shape(shape).leaves.iter().filter_map(|leaf| match leaf.kind {
                Kind::Float(format) => Some((dst + leaf.cell, format)),
                _ => None,
            });
            floats.collect()
        };
        let (flags, results) = match op {
            Op::FAdd(f) | Op::FSub(f) | Op::FMul(f) | Op::FDiv(f) => (f.flags, vec![(f.dst, f.format)]),
            Op::General(place) => match &program.code.general[*place as usize] {
                General::Binary { flags, lanes, dst, .. } | General::FNeg { flags, lanes, dst, .. } => {
                    let Kind::Float(format) = lanes.kind else { return };
                    let cells = (0..lanes.count).map(|lane| (dst + lane * lanes.stride(), format));
                    (*flags, cells.collect())
                }
                General::Select { flags, shape, dst, .. } => (*flags, leaves(*shape, *dst)),
                General::Intrinsic(call) => (call.flags, leaves(call.ret, call.dst)),
                _ => return,
            },
            _ => return,
        };
        self.note_inexact(flags);
        if flags.has(OpFlags::NSZ) {
            results.into_iter().for_each(|(cell, format)| self.either_zero(cell as usize, format));
        }
    }

    /// A zero in this cell may have either sign.
    pub(crate) fn either_zero(&mut self, cell: usize, format: bits::float::FloatFormat) {
        let Some(Some(value)) = self.state.cells.get(cell).cloned() else { return };
        let bits = self.world.d.term(&value.bits);
        let Ok(zero) = self.world.d.terms().float_is_zero(format, bits) else { return };
        if self.world.d.terms().as_bool(zero) == Some(false) {
            return;
        }
        let top = format.width() - 1;
        let exact = self.world.d.terms().extract(bits, top, top);
        let sign = self.world.choose(Sort::Bits(1), "sign", ChoiceKind::Sign(exact));
        let terms = self.world.d.terms();
        let rest = terms.number(1, 0);
        let rest = terms.zero_extend(rest, format.width() - 1);
        let either = terms.concat(sign, rest);
        let bits = terms.ite(zero, either, bits);
        let bits = self.world.d.inner.value_of(bits);
        self.state.cells[cell] = Some(Scalar { bits, ..value });
    }

    /// Notes flags that allow inexact results.
    fn note_inexact(&mut self, flags: OpFlags) {
        let inexact = [OpFlags::REASSOC, OpFlags::ARCP, OpFlags::CONTRACT, OpFlags::AFN];
        if inexact.iter().any(|flag| flags.has(*flag)) {
            self.world.approximate(Approximation::FastMath);
        }
    }

    /// Arithmetic that is given a NaN gives one, in whatever direction it rounds, and poison for poison.
    pub(crate) fn keep_nan(&mut self, cell: Reg, format: FloatFormat, operands: &[symbolic::Bv]) {
        let place = cell as usize;
        let (Some(Some(value)), Some(nan)) =
            (self.state.cells.get(place).cloned(), sem::classes::preferred_nan(format))
        else {
            return;
        };
        let d = &mut self.world.d;
        let nan = d.literal(&nan);
        let mut bits = value.bits.clone();
        for operand in operands {
            let is_nan = sem::classes::is_class(d, format, sem::classes::NAN, operand);
            bits = d.ite(format.width(), &is_nan, &nan, &bits);
        }
        self.state.cells[place] = Some(Scalar { bits, ..value });
    }

    /// The flags of the call that is being made.
    pub(crate) fn call_flags(&self) -> OpFlags {
        self.program.inst_at(self.pc).map_or(OpFlags::NONE, |(_, inst)| match &inst.op {
            ir::inst::Op::Call(call) => call.flags,
            _ => OpFlags::NONE,
        })
    }

    /// Does what the flags of the running call say about a number that it has given, and those that it was given.
    pub(crate) fn keep_call_flags(&mut self, cell: Reg, format: FloatFormat, operands: &[symbolic::Bv]) {
        let flags = self.call_flags();
        if flags.is_empty() {
            return;
        }
        self.note_inexact(flags);
        let place = cell as usize;
        let Some(Some(value)) = self.state.cells.get(place).cloned() else { return };
        let value = sem::inst::float::keep_promises::<Logic, _>(self, format, flags, value, operands);
        self.state.cells[place] = Some(value);
        if flags.has(OpFlags::NSZ) {
            self.either_zero(place, format);
        }
    }
}
