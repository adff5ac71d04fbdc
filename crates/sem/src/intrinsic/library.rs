//! Intrinsics about memory, control and hints.

use super::Next;
use crate::context::{Context, Control, Host, Ub, Why, Words};
use crate::derived;
use crate::domain::Domain;
use crate::rules::{self, AccessKind};
use crate::scalar::Scalar;
use crate::ub::{Class, UbKind};
use program::code::{General, IntrinsicCall, Op, Operand, Reg};
use program::intrinsic::Intrinsic;

type Narrow<H> = <H as Words>::Narrow;

/// What a trap ends a program with.
const SIGILL: u8 = 4;

/// The number of the trap of a division: by zero, or with a quotient that does not fit.
const DIVISION_TRAP: u64 = 3;
const ZERO_MESSAGE: &str = "division by zero";
const QUOTIENT_TRAP: (Class, &str) = (Class::Overflow, "the quotient does not fit");

/// Which class a trap of clang's sanitizers belongs to, by the number clang gives it.
pub fn trap_class(number: u64) -> (Class, &'static str) {
    match number {
        0 => (Class::Overflow, "signed addition overflows"),
        DIVISION_TRAP => (Class::DivZero, "division by zero, or a quotient that does not fit"),
        12 => (Class::Overflow, "signed multiplication overflows"),
        13 => (Class::Overflow, "signed negation overflows"),
        20 => (Class::Shift, "shift by a negative or too great amount, or of a negative value"),
        21 => (Class::Overflow, "signed subtraction overflows"),
        1 => (Class::Unreachable, "code that must not be reached is reached"),
        11 => (Class::Unreachable, "a function that must return a value ends without one"),
        24 => (Class::Undefined, "a local array of this size cannot exist"),
        18 => (Class::Bounds, "an index is out of bounds"),
        _ => (Class::Undefined, "a check of the compiler fails"),
    }
}

pub(super) fn execute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Next<H> {
    use Intrinsic::*;
    let w = h.program().pointer_bits;
    match (call.which, &call.args[..]) {
        (MemCpy | MemMove, &[(to, _), (from, _), (length, shape), ..]) => {
            let Some(bytes) = length_of(h, length, shape)? else { return Ok(Control::Next) };
            let (to, from) = (h.get(to), h.get(from));
            let pointers = (to.clone(), from.clone());
            let nothing = is_zero(h, &bytes);
            let [to_align, from_align] = call.align_logs.map(u32::from);
            let to = rules::access_unless(h, nothing.clone(), &to, &bytes, to_align, AccessKind::Write)?;
            let from = rules::access_unless(h, nothing, &from, &bytes, from_align, AccessKind::Read)?;
            if call.which == MemCpy {
                let fine = h.same_or_apart(&pointers.0, &pointers.1, &bytes);
                Context::<Narrow<H>>::require(h, fine, || Ub::plain(UbKind::OverlappingCopy))?;
            }
            h.copy_bytes(&to, &from, &bytes)?;
        }
        (MemSet, &[(to, _), (byte, _), (length, shape), ..]) => {
            let Some(bytes) = length_of(h, length, shape)? else { return Ok(Control::Next) };
            let (to, byte) = (h.get(to), h.get(byte));
            let nothing = is_zero(h, &bytes);
            let align = call.align_logs[0].into();
            let to = rules::access_unless(h, nothing, &to, &bytes, align, AccessKind::Write)?;
            h.fill_bytes(&to, byte, &bytes)?;
        }
        (LifetimeStart | LifetimeEnd, args) => {
            if let Some(&(pointer, _)) = args.last() {
                let pointer = h.get(pointer);
                h.set_live(&pointer, call.which == LifetimeStart)?;
            }
        }
        (StackSave, []) => {
            let mark = h.stack_mark();
            h.set(call.dst, mark);
        }
        (StackRestore, &[(mark, _)]) => {
            let mark = h.get(mark);
            h.stack_reset(mark)?;
        }
        (ObjectSize, &[_, (least, _), ..]) => object_size(h, call, least),
        (Assume, &[(condition, _), ..]) => {
            let condition = h.get(condition);
            let d = Context::<Narrow<H>>::d(h);
            let defined = condition.is_defined(d, 1);
            Context::<Narrow<H>>::require(h, defined, || {
                Ub::indeterminate(UbKind::UndefAssumption, &condition)
            })?;
            let holds = derived::nonzero(Context::<Narrow<H>>::d(h), 1, &condition.bits);
            Context::<Narrow<H>>::require(h, holds, || Ub::plain(UbKind::FalseAssumption))?;
            crate::call::check_assumed(h, &call.promises)?;
        }
        (Expect | Identity, &[(value, shape), ..]) => {
            let cells = h.program().code.shape(shape).cells;
            h.copy_cells(call.dst, value, cells);
        }
        (Trap, _) => return Ok(Control::Signal(SIGILL)),
        (UbsanTrap, &[(number, _), ..]) => {
            let number = h.get(number);
            let number = h.known_value(&number, 8).unwrap_or(u64::MAX);
            let (class, message) = match (number, tested_of_division(h)) {
                (DIVISION_TRAP, Some(TestedOfDivision::Quotient)) => QUOTIENT_TRAP,
                (DIVISION_TRAP, Some(TestedOfDivision::Both { nonzero })) => {
                    let nonzero = h.get(nonzero);
                    let nonzero = derived::nonzero(Context::<Narrow<H>>::d(h), 1, &nonzero.bits);
                    h.violation_unless(nonzero, Class::DivZero, ZERO_MESSAGE)?;
                    QUOTIENT_TRAP
                }
                (DIVISION_TRAP, None) if h.checks(Class::Overflow) && !h.checks(Class::DivZero) => {
                    QUOTIENT_TRAP
                }
                (DIVISION_TRAP, Some(TestedOfDivision::Divisor) | None) => (Class::DivZero, ZERO_MESSAGE),
                _ => trap_class(number),
            };
            return Err(h.violation(class, message));
        }
        (ThreadLocalAddress, &[(pointer, _)]) => {
            let pointer = h.get(pointer);
            let own = h.thread_local(pointer)?;
            h.set(call.dst, own);
        }
        (PtrMask, &[(pointer, _), (mask, shape)]) => {
            let program = h.program();
            for (lane, leaf) in program.code.shape(shape).leaves.iter().enumerate() {
                let pointer = h.get(pointer.plus(lane as u32));
                let mask = h.get(mask.plus(leaf.cell));
                let masked = masked_pointer::<H>(h, pointer, mask, leaf.width);
                h.set(call.dst + lane as u32, masked);
            }
        }
        (IsConstant, _) => {
            let no = Scalar::number(Context::<Narrow<H>>::d(h), 1, 0);
            h.set(call.dst, no);
        }
        (InvariantStart, _) => {
            let null = Scalar::number(Context::<Narrow<H>>::d(h), w, 0);
            h.set(call.dst, null);
        }
        (LoadRelative, &[(base, _), (offset, shape)]) => {
            let (base, offset_width) =
                (h.get(base), h.program().code.shape(shape).leaves.first().map_or(w, |l| l.width));
            let offset = h.get(offset);
            let d = Context::<Narrow<H>>::d(h);
            let by = derived::resize_signed(d, offset_width, w, &offset.bits);
            let at = d.add(w, &base.bits, &by);
            let four = d.bv(w, 4);
            let entry = Scalar { bits: at, ..base.clone() };
            let place = rules::access(h, &entry, &four, 2, AccessKind::Read)?;
            let relative = h.load(&place, 32)?;
            let d = Context::<Narrow<H>>::d(h);
            let distance = d.sext(32, w, &relative.bits);
            let bits = d.add(w, &base.bits, &distance);
            // The table holds distances to other objects, so that the pointer belongs to whatever it meets.
            let prov = d.no_prov();
            let target = Scalar { bits, undef: base.undef, poison: base.poison.or(d, relative.poison), prov };
            let target = h.adopt(target);
            h.set(call.dst, target);
        }
        (ReadCycleCounter, _) => {
            let bits = Context::<Narrow<H>>::choose(h, 64, Why::Time)?;
            let value = Scalar::plain(Context::<Narrow<H>>::d(h), 64, bits);
            h.set(call.dst, value);
        }
        (VScale, _) => {
            let Some(vscale) = h.program().vscale else {
                return Err(Context::<Narrow<H>>::unsupported(h, "the length of scalable vectors"));
            };
            let width = h.program().code.shape(call.ret).leaves.first().map_or(64, |leaf| leaf.width);
            let value = Scalar::number(Context::<Narrow<H>>::d(h), width, vscale.into());
            h.set(call.dst, value);
        }
        (GetRounding, _) => {
            // To the nearest, ties to even.
            let one = Scalar::number(Context::<Narrow<H>>::d(h), 32, 1);
            h.set(call.dst, one);
        }
        _ => return Err(Context::<Narrow<H>>::unsupported(h, "an intrinsic used in an unknown way")),
    }
    Ok(Control::Next)
}

/// `llvm.ptrmask`: a mask narrower than the pointer keeps the upper bits.
fn masked_pointer<H: Host + ?Sized>(
    h: &mut H,
    pointer: Scalar<H::Narrow>,
    mask: Scalar<H::Narrow>,
    mask_width: u32,
) -> Scalar<H::Narrow> {
    let w = h.program().pointer_bits;
    let d = Context::<Narrow<H>>::d(h);
    let widen = |d: &mut H::Narrow, bits: &<H::Narrow as Domain>::Bv, upper_ones: bool| {
        if mask_width >= w {
            return bits.clone();
        }
        let wide = d.zext(mask_width, w, bits);
        let low = d.bv(w, u64::MAX >> (64 - mask_width));
        let high = d.not(w, &low);
        if upper_ones { d.or(w, &wide, &high) } else { wide }
    };
    let mask = Scalar {
        bits: widen(d, &mask.bits, true),
        undef: widen(d, &mask.undef, false),
        poison: mask.poison,
        prov: d.no_prov(),
    };
    crate::inst::int::and::<Narrow<H>, H>(h, w, ir::inst::OpFlags::NONE, pointer, mask)
}

/// What clang has tested before the trap of a division.
enum TestedOfDivision {
    /// `icmp ne divisor, 0`.
    Divisor,
    /// `or (icmp ne dividend, least), (icmp ne divisor, -1)`, or one of these if the other is known.
    Quotient,
    /// `and (icmp ne divisor, 0), ...`: both at once.
    Both { nonzero: Operand },
}

/// What was tested before the trap that is being executed; none if the numbers are constants, so that the compiler has decided it.
fn tested_of_division<H: Host + ?Sized>(h: &mut H) -> Option<TestedOfDivision> {
    let program = h.program();
    let function = &program.functions[h.running()?];
    let here = Context::<Narrow<H>>::here(h).pc()?;
    let code = &program.code;
    let start = function.blocks.iter().copied().filter(|&block| block <= here).max().unwrap_or(here);
    let ops = &code.ops[function.entry as usize..function.end as usize];
    let leads_here = |edge: u32| code.edges[edge as usize].target == start;
    let tested = ops.iter().find_map(|op| match op {
        Op::Branch { cond, yes, no } if leads_here(*yes) || leads_here(*no) => Some(*cond),
        _ => None,
    })?;
    let defines = |dst: Reg| tested == Operand::reg(dst);
    ops.iter().find_map(|op| match op {
        Op::And(and) if defines(and.dst) => Some(TestedOfDivision::Both { nonzero: and.a }),
        Op::Or(or) if defines(or.dst) => Some(TestedOfDivision::Quotient),
        Op::ICmp { dst, b, .. } if defines(*dst) => {
            let limit = h.get(*b);
            Some(of_comparison(Context::<Narrow<H>>::d(h).known_zero(&limit.bits)))
        }
        Op::General(place) => match &code.general[*place as usize] {
            General::ICmp { dst, b, lanes, .. } if defines(*dst) => {
                let limit = h.get_wide(*b, lanes.width);
                Some(of_comparison(Context::<H::Wide>::d(h).known_zero(&limit.bits)))
            }
            _ => None,
        },
        _ => None,
    })
}

fn of_comparison(with_zero: bool) -> TestedOfDivision {
    if with_zero { TestedOfDivision::Divisor } else { TestedOfDivision::Quotient }
}

/// Whether a length is zero, when pointers do not matter.
fn is_zero<H: Host + ?Sized>(h: &mut H, bytes: &<H::Narrow as Domain>::Bv) -> <H::Narrow as Domain>::Bool {
    let w = h.program().pointer_bits;
    let d = Context::<Narrow<H>>::d(h);
    let some = derived::nonzero(d, w, bytes);
    d.not_b(some)
}

/// A length as a number of bytes; none if it is certainly zero, when pointers do not matter.
fn length_of<H: Host + ?Sized>(
    h: &mut H,
    length: program::code::Operand,
    shape: program::code::ShapeId,
) -> crate::context::Step<Option<<H::Narrow as Domain>::Bv>> {
    let w = h.program().pointer_bits;
    let width = h.program().code.shape(shape).leaves.first().map_or(w, |leaf| leaf.width);
    let length = h.get(length);
    let defined = length.is_defined(Context::<Narrow<H>>::d(h), width);
    Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::UndefLength, &length))?;
    let d = Context::<Narrow<H>>::d(h);
    if d.known_zero(&length.bits) {
        return Ok(None);
    }
    if width > w {
        // More bytes than there are addresses: as many as there are, which no object has.
        let short = d.extract(width, 0, w, &length.bits);
        let back = d.zext(w, width, &short);
        let fits = d.eq(width, &back, &length.bits);
        let all = derived::ones(d, w);
        return Ok(Some(d.ite(w, &fits, &short, &all)));
    }
    Ok(Some(derived::resize(d, width, w, &length.bits)))
}

/// `llvm.objectsize`: the answer that is asked for if the size is unknown. The language reference allows that always, and a
/// program then behaves the same whatever an optimiser knows.
fn object_size<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall, least: program::code::Operand) {
    let w = h.program().pointer_bits;
    let to = h.program().code.shape(call.ret).leaves.first().map_or(w, |leaf| leaf.width);
    let least = h.get(least);
    let d = Context::<Narrow<H>>::d(h);
    let least = derived::nonzero(d, 1, &least.bits);
    let (zero, ones) = (d.bv(to, 0), derived::ones(d, to));
    let bits = d.ite(to, &least, &zero, &ones);
    let value = Scalar::plain(d, to, bits);
    h.set(call.dst, value);
}
