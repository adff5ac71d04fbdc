//! Calls and returns: who is called, and what attributes promise about arguments and results.
//!
//! A promise that only makes a value poison (`nonnull`, `align`, `range`) matters when the value is `noundef` too; otherwise
//! the value becomes poison. `dereferenceable` promises memory, so that breaking it is undefined at once.

use crate::context::{Context, Control, Host, Step, Target, Ub};
use crate::derived;
use crate::domain::Domain;
use crate::intrinsic::Next;
use crate::rules::{self, AccessKind};
use crate::scalar::Scalar;
use crate::ub::UbKind;
use program::code::{Operand, Promise, Promised, ShapeId, SiteId};

type Narrow<H> = <H as Host>::Narrow;
type Wide<H> = <H as Host>::Wide;

/// Checks what the call promises about its arguments.
pub fn check_arguments<H: Host>(h: &mut H, site: SiteId) -> Step<()> {
    check_all(h, &h.program().code.sites[site as usize].promises)
}

/// Checks what a function that was just entered promises about its parameters.
pub fn check_parameters<H: Host>(h: &mut H, function: program::code::FuncId) -> Step<()> {
    check_all(h, &h.program().functions[function].promises)
}

fn check_all<H: Host>(h: &mut H, promises: &[Promised]) -> Step<()> {
    let program = h.program();
    for promised in promises {
        let (value, shape) = (promised.value, promised.shape);
        match (&promised.promise, &program.code.shape(shape).leaves[..]) {
            // The most common promise by far.
            (Promise::NoUndef, [leaf]) if leaf.width <= 64 => {
                let scalar = h.get(value);
                let fine = scalar.is_defined(Context::<Narrow<H>>::d(h), leaf.width);
                Context::<Narrow<H>>::require(h, fine, || Ub::indeterminate(UbKind::UndefArgument, &scalar))?;
            }
            (promise, _) => {
                let noundef = |other: &Promised| other.value == value && other.promise == Promise::NoUndef;
                let must = promises.iter().any(noundef);
                check(h, value, shape, promise, must, UbKind::UndefArgument)?;
            }
        }
    }
    Ok(())
}

/// Checks what the function promises about its result, and goes back.
#[inline(always)]
pub fn check_result<H: Host>(h: &mut H, value: Option<Operand>) -> Next<H> {
    if let Some(value) = value {
        check_returned(h, value)?;
    }
    Ok(Control::Return(value))
}

fn check_returned<H: Host>(h: &mut H, value: Operand) -> Step<()> {
    let Some(function) = h.running() else { return Ok(()) };
    let program = h.program();
    let function = &program.functions[function];
    let shape = function.ret;
    let must = function.ret_promises.contains(&Promise::NoUndef);
    for promise in &function.ret_promises {
        check(h, value, shape, promise, must, UbKind::UndefResult)?;
    }
    Ok(())
}

/// Every scalar of a value must be defined.
fn defined<H: Host>(h: &mut H, value: Operand, shape: ShapeId, kind: UbKind) -> Step<()> {
    let program = h.program();
    for leaf in &program.code.shape(shape).leaves {
        let scalar = h.get_wide(value.plus(leaf.cell), leaf.width);
        let fine = scalar.is_defined(Context::<Wide<H>>::d(h), leaf.width);
        Context::<Wide<H>>::require(h, fine, || Ub::indeterminate(kind, &scalar))?;
    }
    Ok(())
}

fn check<H: Host>(
    h: &mut H,
    value: Operand,
    shape: ShapeId,
    promise: &Promise,
    must: bool,
    kind: UbKind,
) -> Step<()> {
    let w = h.program().pointer_bits;
    match promise {
        Promise::NoUndef => return defined(h, value, shape, kind),
        Promise::Dereferenceable(bytes) | Promise::DereferenceableOrNull(bytes) => {
            let pointer = h.get(value);
            let d = Context::<Narrow<H>>::d(h);
            let bytes = d.bv(w, *bytes);
            if matches!(promise, Promise::DereferenceableOrNull(_)) {
                let some = derived::nonzero(d, w, &pointer.bits);
                if d.known(&some) == Some(false) {
                    return Ok(());
                }
            }
            rules::access(h, &pointer, &bytes, 0, AccessKind::Read)?;
            return Ok(());
        }
        _ => {}
    }
    if !must {
        // The value becomes poison for the callee, which matters only if it is used: the use is what is checked.
        return Ok(());
    }
    let program = h.program();
    for leaf in &program.code.shape(shape).leaves {
        let width = leaf.width;
        let scalar = h.get_wide(value.plus(leaf.cell), width);
        let d = Context::<Wide<H>>::d(h);
        let kept = match promise {
            Promise::NonNull => derived::nonzero(d, width, &scalar.bits),
            Promise::Align(bytes) => {
                let mask = d.bv(width, bytes - 1);
                let rest = d.and(width, &scalar.bits, &mask);
                let off = derived::nonzero(d, width, &rest);
                d.not_b(off)
            }
            Promise::Range(range) => in_range(d, width, &scalar, range),
            Promise::NoFpClass(mask) => match leaf.kind {
                program::shape::Kind::Float(format) => {
                    let is = crate::classes::is_class(d, format, *mask, &scalar.bits);
                    d.not_b(is)
                }
                _ => d.bool(true),
            },
            _ => d.bool(true),
        };
        Context::<Wide<H>>::require(h, kept, || Ub::plain(UbKind::BrokenPromise))?;
    }
    Ok(())
}

/// From the first up to, but not including, the second; around the end if the first is greater. Equal ones mean all.
fn in_range<D: Domain>(d: &mut D, w: u32, scalar: &Scalar<D>, range: &(bits::Bits, bits::Bits)) -> D::Bool {
    let (low, high) = (d.literal(&range.0), d.literal(&range.1));
    let from_low = d.sub(w, &scalar.bits, &low);
    let length = d.sub(w, &high, &low);
    if range.0 == range.1 {
        return d.bool(true);
    }
    d.ult(w, &from_low, &length)
}

/// What a call through a pointer leads to, if that is legal.
pub fn resolve<H: Host>(h: &mut H, pointer: Operand, site: SiteId) -> Step<Target> {
    let w = h.program().pointer_bits;
    let pointer = h.get(pointer);
    let d = Context::<Narrow<H>>::d(h);
    let fine = pointer.is_defined(d, w);
    Context::<Narrow<H>>::require(h, fine, || Ub::indeterminate(UbKind::UndefCallee, &pointer))?;
    let some = derived::nonzero(Context::<Narrow<H>>::d(h), w, &pointer.bits);
    Context::<Narrow<H>>::require(h, some, || Ub::plain(UbKind::NullCall))?;
    let target = h.call_target(&pointer)?;
    if let Target::Function(function) = target {
        let fits = fits(&h.program(), function, site);
        let fits = Context::<Narrow<H>>::d(h).bool(fits);
        Context::<Narrow<H>>::require(h, fits, || Ub::plain(UbKind::WrongCallType))?;
    }
    Ok(target)
}

/// Whether a function can take the arguments of a call and gives what it expects: the same scalars, whatever the types are
/// called. A call that ignores the result is fine.
fn fits(program: &program::Program, function: program::code::FuncId, site: SiteId) -> bool {
    let function = &program.functions[function];
    let site = &program.code.sites[site as usize];
    let same = |a: ShapeId, b: ShapeId| {
        let (a, b) = (&program.code.shape(a).leaves, &program.code.shape(b).leaves);
        a.len() == b.len() && a.iter().zip(b.iter()).all(|(x, y)| x.kind == y.kind && x.width == y.width)
    };
    let enough = match function.vararg {
        true => site.args.len() >= function.params.len(),
        false => site.args.len() == function.params.len(),
    };
    enough
        && function.params.iter().zip(&site.args).all(|(param, arg)| same(param.shape, arg.shape))
        && (site.ret == ShapeId::void() || same(site.ret, function.ret))
}
