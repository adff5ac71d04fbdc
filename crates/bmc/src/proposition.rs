//! What a proposition of a query is in the state of a walk: a truth value over its inputs.
//!
//! The rules are those of [`verdict::query::eval`], for one process, which has the number 0: a register is read in the top frame only, and whatever is not there is 0;
//! the propositions about errors look at the next op.
//!
//! Limits: `OverFlows` where a masked vector is loaded or stored is refused. The depth of recursion is that of the query, which has a limit.

use ir::inst::BinaryOp;
use program::ObjectKind;
use program::code::{Callee, General, Int2, Op, Operand};
use program::intrinsic::Intrinsic;
use sem::derived::{resize, resize_signed};
use sem::domain::Domain;
use sem::ub::Class;
use symbolic::{Bool, Bv, Machine, Scalar};
use verdict::query::Proposition;
use verdict::query::ast::{Arithmetic, Compare, Simple, Type};
use verdict::query::resolved::{Access, AddressStep, Base, Called, Fit, Process, Term};

/// What cannot be told.
pub(crate) type Refused = &'static str;

/// Whether a proposition holds in the state of a machine.
pub(crate) fn truth(
    machine: &mut Machine<'_>,
    program: &program::Program,
    proposition: &Proposition,
) -> Result<Bool, Refused> {
    State { machine, program }.truth(proposition)
}

struct State<'m, 'p> {
    machine: &'m mut Machine<'p>,
    program: &'m program::Program,
}

/// Whether a process is the one that there is; variables of quantifiers range over it alone.
fn exists(process: Process) -> bool {
    matches!(process, Process::Number(0) | Process::Variable(_))
}

impl State<'_, '_> {
    fn truth(&mut self, proposition: &Proposition) -> Result<Bool, Refused> {
        Ok(match proposition {
            Proposition::Constant(value) => Bool::Const(*value),
            // One process cannot race; where it waits for ever, the walk ends with what is not supported.
            Proposition::Simple(Simple::DataRace | Simple::Deadlock) => Bool::Const(false),
            Proposition::Simple(Simple::DivZero) => self.divides_by_zero(),
            Proposition::Simple(Simple::OverFlows) => self.overflows()?,
            Proposition::Calls(process, called) => match exists(*process) {
                true => self.calls(*called),
                false => Bool::Const(false),
            },
            Proposition::At(process, places) => {
                let here = self.machine.pc();
                let runs = exists(*process) && self.machine.top_function().is_some();
                Bool::Const(runs && places.binary_search(&here).is_ok())
            }
            Proposition::Compare { op, ty, left, right } => {
                let (left, right) = (self.value(left, *ty)?, self.value(right, *ty)?);
                self.compare(*op, *ty, &left, &right)
            }
            Proposition::Not(inner) => {
                let inner = self.truth(inner)?;
                self.machine.d.not_b(inner)
            }
            Proposition::And(parts) => {
                let mut all = Bool::Const(true);
                for part in parts {
                    let part = self.truth(part)?;
                    all = self.machine.d.and_b(all, part);
                }
                all
            }
            Proposition::Or(parts) => {
                let mut one = Bool::Const(false);
                for part in parts {
                    let part = self.truth(part)?;
                    one = self.machine.d.or_b(one, part);
                }
                one
            }
            Proposition::Quantified(_, inner) => self.truth(inner)?,
        })
    }

    fn next_op(&self) -> Option<Op> {
        self.machine.top_function()?;
        self.program.code.ops.get(self.machine.pc() as usize).copied()
    }

    fn calls(&mut self, called: Called) -> Bool {
        let Some(Op::Call(site)) = self.next_op() else { return Bool::Const(false) };
        let Some(site) = self.program.code.sites.get(site as usize) else { return Bool::Const(false) };
        let same = match site.callee {
            Callee::Function(function) => Called::Function(function) == called,
            Callee::Primitive(primitive) => Called::Primitive(primitive) == called,
            Callee::External(external) => Called::External(external) == called,
            Callee::Pointer(pointer) => {
                let pointer = self.machine.operand(pointer);
                return self.machine.leads_to(&pointer, |kind| match *kind {
                    ObjectKind::Function(function) => Called::Function(function) == called,
                    ObjectKind::Primitive(primitive) => Called::Primitive(primitive) == called,
                    ObjectKind::External(external) => Called::External(external) == called,
                    _ => false,
                });
            }
        };
        Bool::Const(same)
    }

    fn divides_by_zero(&mut self) -> Bool {
        match self.next_op() {
            Some(
                Op::UDiv(Int2 { b, .. })
                | Op::SDiv(Int2 { b, .. })
                | Op::URem(Int2 { b, .. })
                | Op::SRem(Int2 { b, .. }),
            ) => self.is_zero(b),
            Some(Op::General(place)) => match self.program.code.general.get(place as usize) {
                Some(General::Binary {
                    op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem,
                    lanes,
                    b,
                    ..
                }) => {
                    let mut one = Bool::Const(false);
                    for lane in 0..lanes.count {
                        // A scalar of more than 64 bits is whole in its first cell.
                        let zero = self.is_zero(b.plus(lane * lanes.stride()));
                        one = self.machine.d.or_b(one, zero);
                    }
                    one
                }
                _ => Bool::Const(false),
            },
            _ => Bool::Const(false),
        }
    }

    fn is_zero(&mut self, operand: Operand) -> Bool {
        let bits = self.machine.operand(operand).bits;
        let d = &mut self.machine.d;
        let w = d.width(&bits);
        let zero = d.bv(w, 0);
        d.eq(w, &bits, &zero)
    }

    fn overflows(&mut self) -> Result<Bool, Refused> {
        let code = &self.program.code;
        let bytes_of = |width: u32| u64::from(width.div_ceil(8));
        Ok(match self.next_op() {
            Some(Op::Load { width, ptr, .. } | Op::Store { width, ptr, .. }) => {
                self.is_outside(ptr, bytes_of(width.into()))
            }
            Some(Op::General(place)) => match code.general.get(place as usize) {
                Some(General::Load { shape, ptr, .. } | General::Store { shape, ptr, .. }) => {
                    self.is_outside(*ptr, code.shape(*shape).bytes)
                }
                Some(General::CmpXchg { leaf: (_, width), ptr, .. }) => {
                    self.is_outside(*ptr, bytes_of(*width))
                }
                Some(General::AtomicRmw { lanes, ptr, .. }) => self.is_outside(*ptr, bytes_of(lanes.width)),
                Some(General::VaArg { list, .. }) => self.is_outside(*list, 8),
                Some(General::Intrinsic(call)) => {
                    let arguments: Vec<Operand> = call.args.iter().map(|(operand, _)| *operand).collect();
                    match (call.which, &arguments[..]) {
                        (Intrinsic::MemCpy | Intrinsic::MemMove, [to, from, bytes, ..]) => {
                            let bytes = self.machine.operand(*bytes).bits;
                            let written = self.is_outside_for(*to, &bytes);
                            let read = self.is_outside_for(*from, &bytes);
                            self.machine.d.or_b(written, read)
                        }
                        (Intrinsic::MemSet, [to, _, bytes, ..]) => {
                            let bytes = self.machine.operand(*bytes).bits;
                            self.is_outside_for(*to, &bytes)
                        }
                        (
                            Intrinsic::MaskedLoad
                            | Intrinsic::MaskedGather
                            | Intrinsic::MaskedStore
                            | Intrinsic::MaskedScatter,
                            _,
                        ) => return Err("OverFlows where a masked vector is loaded or stored"),
                        _ => Bool::Const(false),
                    }
                }
                _ => Bool::Const(false),
            },
            _ => Bool::Const(false),
        })
    }

    fn is_outside(&mut self, pointer: Operand, bytes: u64) -> Bool {
        let bytes = self.machine.d.bv(self.program.pointer_bits, bytes);
        self.is_outside_for(pointer, &bytes)
    }

    /// Whether bytes at a pointer are not all part of one live object. No bytes are never outside.
    fn is_outside_for(&mut self, pointer: Operand, bytes: &Bv) -> Bool {
        let w = self.program.pointer_bits;
        let pointer = self.machine.operand(pointer);
        let from = self.machine.d.width(bytes);
        let bytes = resize(&mut self.machine.d, from, w, bytes);
        let inside = self.machine.is_inside(&pointer, &bytes);
        // A pointer that has left its object is outside; other poison is no place at all.
        let left = pointer.poison.origin.classes(Class::Uninit).any(|class| class == Class::Pointer);
        let d = &mut self.machine.d;
        let zero = d.bv(w, 0);
        let none = d.eq(w, &bytes, &zero);
        let (outside, some) = (d.not_b(inside), d.not_b(none));
        let outside = match left {
            true => d.or_b(outside, pointer.poison.flag),
            false => {
                let plain = d.not_b(pointer.poison.flag);
                d.and_b(outside, plain)
            }
        };
        d.and_b(outside, some)
    }

    fn compare(&mut self, op: Compare, ty: Type, left: &Bv, right: &Bv) -> Bool {
        let d = &mut self.machine.d;
        let mut less = |a: &Bv, b: &Bv| match ty.signed {
            true => d.slt(ty.width, a, b),
            false => d.ult(ty.width, a, b),
        };
        let (truth, negated) = match op {
            Compare::Less => (less(left, right), false),
            Compare::LessEqual => (less(right, left), true),
            Compare::Greater => (less(right, left), false),
            Compare::GreaterEqual => (less(left, right), true),
            Compare::Equal => (d.eq(ty.width, left, right), false),
            Compare::NotEqual => (d.eq(ty.width, left, right), true),
        };
        if negated { self.machine.d.not_b(truth) } else { truth }
    }

    /// The bits of a number of type `ty`.
    fn value(&mut self, term: &Term, ty: Type) -> Result<Bv, Refused> {
        Ok(match term {
            Term::Number(bits) => self.machine.d.bv(ty.width, *bits),
            Term::Process(process) => {
                let number = if let Process::Number(number) = *process { number } else { 0 };
                self.machine.d.bv(ty.width, number.into())
            }
            Term::Register { process, function, cell, fit } => {
                let there = exists(*process) && self.machine.top_function() == Some(*function);
                match self.machine.top_register(*cell).filter(|_| there) {
                    Some(value) => self.fitted(&value.bits, *fit, ty),
                    None => self.machine.d.bv(ty.width, 0),
                }
            }
            Term::Memory(access) => match self.read(access) {
                Some(value) => {
                    let w = 8 * access.bytes;
                    let shift = self.machine.d.bv(w, access.shift.into());
                    let bits = self.machine.d.lshr(w, &value.bits, &shift);
                    self.fitted(&bits, access.fit, ty)
                }
                None => self.machine.d.bv(ty.width, 0),
            },
            Term::Truth(proposition) => {
                let truth = self.truth(proposition)?;
                let bit = self.machine.d.bit(truth);
                resize(&mut self.machine.d, 1, ty.width, &bit)
            }
            Term::Binary { op, left, right } => {
                let (left, right) = (self.value(left, ty)?, self.value(right, ty)?);
                self.arithmetic(*op, ty, &left, &right)
            }
        })
    }

    /// A number of type `ty` made of bits that were read.
    fn fitted(&mut self, bits: &Bv, fit: Fit, ty: Type) -> Bv {
        let d = &mut self.machine.d;
        let w = d.width(bits);
        let width = fit.width.max(1);
        let bits = resize(d, w, width, bits);
        match fit.signed {
            true => resize_signed(d, width, ty.width, &bits),
            false => resize(d, width, ty.width, &bits),
        }
    }

    fn arithmetic(&mut self, op: Arithmetic, ty: Type, a: &Bv, b: &Bv) -> Bv {
        let (d, w) = (&mut self.machine.d, ty.width);
        let quotient = match (op, ty.signed) {
            (Arithmetic::Add, _) => return d.add(w, a, b),
            (Arithmetic::Sub, _) => return d.sub(w, a, b),
            (Arithmetic::Mul, _) => return d.mul(w, a, b),
            (Arithmetic::Div, true) => d.sdiv(w, a, b),
            (Arithmetic::Div, false) => d.udiv(w, a, b),
            (Arithmetic::Rem, true) => d.srem(w, a, b),
            (Arithmetic::Rem, false) => d.urem(w, a, b),
        };
        // By zero it is zero.
        let zero = d.bv(w, 0);
        let by_zero = d.eq(w, b, &zero);
        d.ite(w, &by_zero, &zero, &quotient)
    }

    fn read(&mut self, access: &Access) -> Option<Scalar> {
        let mut pointer = match access.base {
            Base::Object(object) => self.machine.variable(object),
            Base::ThreadLocal(process, object) if exists(process) => self.machine.variable(object),
            Base::Slot { process, function, cell }
                if exists(process) && self.machine.top_function() == Some(function) =>
            {
                let pointer = self.machine.top_register(cell)?;
                // One that is not written yet has no address.
                let width = self.machine.d.width(&pointer.bits);
                Some(pointer).filter(|_| width == self.program.pointer_bits)?
            }
            Base::ThreadLocal(..) | Base::Slot { .. } => return None,
        };
        for step in &access.steps {
            pointer = match *step {
                AddressStep::Add(bytes) => self.machine.pointer_after(&pointer, bytes as u64),
                AddressStep::Element { process, stride, count } => {
                    let number = if let Process::Number(number) = process { number } else { 0 };
                    if count.is_some_and(|count| u64::from(number) >= count) {
                        return None;
                    }
                    let bytes = stride.checked_mul(i64::from(number))?;
                    self.machine.pointer_after(&pointer, bytes as u64)
                }
                AddressStep::Follow => self.machine.look(&pointer, self.program.pointer_bits / 8),
            };
        }
        Some(self.machine.look(&pointer, access.bytes))
    }
}
