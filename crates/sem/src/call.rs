//! Calls and returns: who is called, and what attributes promise about arguments and results.
//!
//! A promise that only makes a value poison (`nonnull`, `align`, `range`) matters when the value is `noundef` too; otherwise
//! the value becomes poison. `dereferenceable` promises memory, so that breaking it is undefined at once.

use crate::context::{Context, Control, Host, Step, Target, Ub, Words};
use crate::derived;
use crate::domain::Domain;
use crate::intrinsic::Next;
use crate::rules::{self, AccessKind};
use crate::scalar::Scalar;
use crate::ub::UbKind;
use program::code::{Operand, Promise, Promised, ShapeId, SiteId};

type Narrow<H> = <H as Words>::Narrow;
type Wide<H> = <H as Host>::Wide;

/// Checks what the call promises about its arguments.
pub fn check_arguments<H: Host>(h: &mut H, site: SiteId) -> Step<()> {
    check_all(h, &h.program().code.sites[site as usize].promises)
}

/// Checks what a function that was just entered promises about its parameters.
pub fn check_parameters<H: Host>(h: &mut H, function: program::code::FuncId) -> Step<()> {
    let program = h.program();
    for Promised { value, shape, promise } in &program.functions[function].promises {
        let noundef = |other: &Promised| other.value == *value && other.promise == Promise::NoUndef;
        let must = program.functions[function].promises.iter().any(noundef);
        check(h, *value, *shape, promise, must, UbKind::UndefParameter)?;
    }
    Ok(())
}

/// Checks what the operand bundles of an assumption say.
pub fn check_assumed<H: Host>(h: &mut H, promises: &[Promised]) -> Step<()> {
    for Promised { value, shape, promise } in promises {
        if let Some(kept) = kept(h, *value, *shape, promise, UbKind::UndefAssumption)? {
            Context::<Wide<H>>::require(h, kept, || Ub::plain(UbKind::FalseAssumption))?;
        }
    }
    Ok(())
}

/// Checks what the metadata of a load says about its result: breaking `!noundef` is undefined, the rest makes it poison.
pub fn check_loaded<H: Host>(
    h: &mut H,
    dst: program::code::Reg,
    shape: ShapeId,
    promises: &[Promise],
) -> Step<()> {
    let value = Operand::reg(dst);
    for promise in promises {
        if let Some(kept) = kept(h, value, shape, promise, UbKind::UndefResult)? {
            poison_unless(h, dst, shape, kept);
        }
    }
    if promises.contains(&Promise::NoUndef) {
        defined(h, value, shape, UbKind::UndefResult)?;
    }
    Ok(())
}

/// Makes a value poison unless a promise about it is kept.
fn poison_unless<H: Host>(
    h: &mut H,
    dst: program::code::Reg,
    shape: ShapeId,
    kept: <H::Narrow as Domain>::Bool,
) {
    let program = h.program();
    let here = Context::<Wide<H>>::here(h);
    for leaf in &program.code.shape(shape).leaves {
        let value = h.get_wide(Operand::reg(dst + leaf.cell), leaf.width);
        let d = Context::<Wide<H>>::d(h);
        let broken = d.not_b(kept.clone());
        let value = value.poisoned_if(d, broken, here);
        h.set_wide(dst + leaf.cell, leaf.width, value);
    }
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
        if leaf.width <= 64 && h.get_defined(value.plus(leaf.cell)).is_some() {
            continue;
        }
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
    let Some(kept) = kept(h, value, shape, promise, kind)? else { return Ok(()) };
    if must {
        return Context::<Wide<H>>::require(h, kept, || Ub::plain(UbKind::BrokenPromise));
    }
    // A parameter or result that breaks its promise is poison from here on; an argument in the caller's hand is not.
    if kind != UbKind::UndefArgument && !value.is_constant() {
        poison_unless(h, value.cell(), shape, kept);
    }
    Ok(())
}

/// Whether a promise is kept that makes a value poison otherwise; what makes the program undefined at once is required here.
fn kept<H: Host>(
    h: &mut H,
    value: Operand,
    shape: ShapeId,
    promise: &Promise,
    kind: UbKind,
) -> Step<Option<<H::Narrow as Domain>::Bool>> {
    let w = h.program().pointer_bits;
    match promise {
        Promise::NoUndef => {
            defined(h, value, shape, kind)?;
            return Ok(None);
        }
        Promise::Dereferenceable(bytes) | Promise::DereferenceableOrNull(bytes) => {
            let pointer = h.get(value);
            let d = Context::<Narrow<H>>::d(h);
            let bytes = d.bv(w, *bytes);
            let spared = match promise {
                Promise::DereferenceableOrNull(_) => {
                    let some = derived::nonzero(d, w, &pointer.bits);
                    d.not_b(some)
                }
                _ => d.bool(false),
            };
            rules::access_unless(h, spared, &pointer, &bytes, 0, AccessKind::Read)?;
            return Ok(None);
        }
        _ => {}
    }
    let mut all = Context::<Wide<H>>::d(h).bool(true);
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
        all = d.and_b(all, kept);
    }
    Ok(Some(all))
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
    if function.name.starts_with("__cxa_") {
        // Tables of virtual functions hold these in place of functions of any type.
        return true;
    }
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
