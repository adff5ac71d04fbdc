//! Calls and returns: who is called, and what attributes promise about arguments and results.
//!
//! A promise that only makes a value poison (`nonnull`, `align`, `range`) matters when the value is `noundef` too; otherwise
//! the value becomes poison, an element of a vector by itself. `dereferenceable` promises memory, so that breaking it is
//! undefined at once. What a call promises about its result beyond the function it calls is checked when the function has
//! returned.
//!
//! Limits: an argument of an intrinsic that breaks a promise without `noundef` is not made poison, but for the alignment of what
//! is copied or filled; what a `musttail` call promises about its result is not checked. `noalias`: see [`ub`](crate::ub).

use crate::context::{Context, Control, Host, Step, Target, Ub, Words};
use crate::derived;
use crate::domain::Domain;
use crate::intrinsic::Next;
use crate::rules::{self, AccessKind};
use crate::scalar::Scalar;
use crate::ub::UbKind;
use program::code::{Operand, Promise, Promised, ShapeId, SiteId};
use program::shape::{Kind, Leaf};

type Narrow<H> = <H as Words>::Narrow;
type Wide<H> = <H as Host>::Wide;

/// Checks what the call promises about its arguments.
pub fn check_arguments<H: Host + ?Sized>(h: &mut H, site: SiteId) -> Step<()> {
    check_all(h, &h.program().code.sites[site as usize].promises)
}

/// Checks what a function that was just entered promises about its parameters.
pub fn check_parameters<H: Host + ?Sized>(h: &mut H, function: program::code::FuncId) -> Step<()> {
    let program = h.program();
    let promises = &program.functions[function].promises;
    for Promised { value, shape, promise } in promises {
        let noundef = |other: &Promised| other.value == *value && other.promise.implies_noundef();
        let must = promises.iter().any(noundef);
        check(h, *value, *shape, promise, must, UbKind::UndefParameter)?;
    }
    Ok(())
}

/// Checks what the operand bundles of an assumption say.
pub fn check_assumed<H: Host + ?Sized>(h: &mut H, promises: &[Promised]) -> Step<()> {
    for Promised { value, shape, promise } in promises {
        if !at_once(h, *value, *shape, promise, UbKind::UndefAssumption)? {
            let kept = kept(h, *value, *shape, promise);
            Context::<Wide<H>>::require(h, kept, || Ub::plain(UbKind::FalseAssumption))?;
        }
    }
    Ok(())
}

/// Checks what a call promises about its result, which has just arrived.
pub fn check_received<H: Host + ?Sized>(h: &mut H, site: SiteId) -> Step<()> {
    let program = h.program();
    let site = &program.code.sites[site as usize];
    check_made(h, site.dst, site.ret, &site.ret_promises)
}

/// Checks what attributes and metadata say about the result of a load or a call: breaking `noundef` is undefined, the rest makes
/// it poison.
pub fn check_made<H: Host + ?Sized>(
    h: &mut H,
    dst: program::code::Reg,
    shape: ShapeId,
    promises: &[Promise],
) -> Step<()> {
    let value = Operand::reg(dst);
    // What makes it poison comes first: it must not be, if another promise says so.
    for promise in promises.iter().filter(|promise| !promise.implies_noundef()) {
        poison_broken(h, dst, shape, promise);
    }
    for promise in promises.iter().filter(|promise| promise.implies_noundef()) {
        at_once(h, value, shape, promise, UbKind::UndefResult)?;
    }
    Ok(())
}

/// Makes every scalar of a value poison that breaks a promise.
fn poison_broken<H: Host + ?Sized>(h: &mut H, dst: program::code::Reg, shape: ShapeId, promise: &Promise) {
    let program = h.program();
    let here = Context::<Wide<H>>::here(h);
    for leaf in &program.code.shape(shape).leaves {
        let value = h.get_wide(Operand::reg(dst + leaf.cell), leaf.width);
        let d = Context::<Wide<H>>::d(h);
        let kept = keeps(d, leaf, &value, promise);
        let broken = d.not_b(kept);
        let value = value.poisoned_if(d, broken, here);
        h.set_wide(dst + leaf.cell, leaf.width, value);
    }
}

/// Checks what attributes promise about arguments that the caller still has in its hands.
pub(crate) fn check_all<H: Host + ?Sized>(h: &mut H, promises: &[Promised]) -> Step<()> {
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
                let noundef = |other: &Promised| other.value == value && other.promise.implies_noundef();
                let must = promises.iter().any(noundef);
                check(h, value, shape, promise, must, UbKind::UndefArgument)?;
            }
        }
    }
    Ok(())
}

/// Checks what the function promises about its result, and goes back.
#[inline(always)]
pub fn check_result<H: Host + ?Sized>(h: &mut H, value: Option<Operand>) -> Next<H> {
    if let Some(value) = value {
        check_returned(h, value)?;
    }
    Ok(Control::Return(value))
}

fn check_returned<H: Host + ?Sized>(h: &mut H, value: Operand) -> Step<()> {
    let Some(function) = h.running() else { return Ok(()) };
    let program = h.program();
    let function = &program.functions[function];
    let shape = function.ret;
    let must = function.ret_promises.iter().any(Promise::implies_noundef);
    for promise in &function.ret_promises {
        check(h, value, shape, promise, must, UbKind::UndefResult)?;
    }
    Ok(())
}

/// Every scalar of a value must be defined.
fn defined<H: Host + ?Sized>(h: &mut H, value: Operand, shape: ShapeId, kind: UbKind) -> Step<()> {
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

fn check<H: Host + ?Sized>(
    h: &mut H,
    value: Operand,
    shape: ShapeId,
    promise: &Promise,
    must: bool,
    kind: UbKind,
) -> Step<()> {
    if at_once(h, value, shape, promise, kind)? {
        return Ok(());
    }
    if must {
        let kept = kept(h, value, shape, promise);
        return Context::<Wide<H>>::require(h, kept, || Ub::plain(UbKind::BrokenPromise));
    }
    // A parameter or result that breaks its promise is poison from here on; an argument in the caller's hand is not.
    if kind != UbKind::UndefArgument && !value.is_constant() {
        poison_broken(h, value.cell(), shape, promise);
    }
    Ok(())
}

/// Requires a promise that makes the program undefined at once if it is broken; whether it is one.
fn at_once<H: Host + ?Sized>(
    h: &mut H,
    value: Operand,
    shape: ShapeId,
    promise: &Promise,
    kind: UbKind,
) -> Step<bool> {
    let w = h.program().pointer_bits;
    match promise {
        Promise::NoUndef => defined(h, value, shape, kind)?,
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
        }
        Promise::NonNull
        | Promise::Align(_)
        | Promise::AlignBefore { .. }
        | Promise::Range(_)
        | Promise::NoFpClass(_) => return Ok(false),
    }
    Ok(true)
}

/// Whether all scalars of a value keep a promise.
fn kept<H: Host + ?Sized>(
    h: &mut H,
    value: Operand,
    shape: ShapeId,
    promise: &Promise,
) -> <H::Narrow as Domain>::Bool {
    let mut all = Context::<Wide<H>>::d(h).bool(true);
    let program = h.program();
    for leaf in &program.code.shape(shape).leaves {
        let scalar = h.get_wide(value.plus(leaf.cell), leaf.width);
        let d = Context::<Wide<H>>::d(h);
        let kept = keeps(d, leaf, &scalar, promise);
        all = d.and_b(all, kept);
    }
    all
}

/// Whether one scalar keeps a promise that makes it poison otherwise.
pub fn keeps<D: Domain>(d: &mut D, leaf: &Leaf, scalar: &Scalar<D>, promise: &Promise) -> D::Bool {
    let width = leaf.width;
    match promise {
        Promise::NonNull => derived::nonzero(d, width, &scalar.bits),
        Promise::Align(bytes) => is_multiple(d, width, &scalar.bits, *bytes),
        Promise::AlignBefore { bytes, offset } => {
            let offset = d.bv(width, *offset);
            let before = d.sub(width, &scalar.bits, &offset);
            is_multiple(d, width, &before, *bytes)
        }
        Promise::Range(ranges) => {
            let mut inside = d.bool(false);
            for range in ranges {
                let in_this = in_range(d, width, scalar, range);
                inside = d.or_b(inside, in_this);
            }
            inside
        }
        Promise::NoFpClass(mask) => match leaf.kind {
            Kind::Float(format) => {
                let is = crate::classes::is_class(d, format, *mask, &scalar.bits);
                d.not_b(is)
            }
            _ => d.bool(true),
        },
        Promise::NoUndef | Promise::Dereferenceable(_) | Promise::DereferenceableOrNull(_) => d.bool(true),
    }
}

/// Whether a number is a multiple of a power of two.
fn is_multiple<D: Domain>(d: &mut D, w: u32, bits: &D::Bv, of: u64) -> D::Bool {
    let mask = d.bv(w, of - 1);
    let rest = d.and(w, bits, &mask);
    let off = derived::nonzero(d, w, &rest);
    d.not_b(off)
}

/// From the first up to, but not including, the second; around the end if the first is greater. Equal ones mean all.
fn in_range<D: Domain>(d: &mut D, w: u32, scalar: &Scalar<D>, range: &(bits::Bits, bits::Bits)) -> D::Bool {
    if range.0 == range.1 {
        return d.bool(true);
    }
    let (low, high) = (d.literal(&range.0), d.literal(&range.1));
    let from_low = d.sub(w, &scalar.bits, &low);
    let length = d.sub(w, &high, &low);
    d.ult(w, &from_low, &length)
}

/// A scalar of at most 64 bits as the C ABI passes it to a parameter, or returns it to a caller, of another type: integers and pointers travel in registers for integers, of which the
/// upper bits are unspecified, numbers in others. Moving 32 bits into a register of 64 clears the rest of it, as x86-64 does. Where nothing was passed (`given` is none), or in another register, the value is indeterminate.
///
/// Limits: values of several scalars, and of more than 64 bits, are indeterminate as a whole.
pub fn passed_as<D: Domain>(
    d: &mut D,
    given: Option<(Kind, u32, Scalar<D>)>,
    pointer_bits: u32,
    (kind, w): (Kind, u32),
) -> Scalar<D> {
    let is_float = |kind: Kind| matches!(kind, Kind::Float(_));
    match given {
        Some((given_kind, given_w, value)) if given_kind == kind && given_w == w => value,
        Some((given_kind, given_w, value)) if !is_float(given_kind) && !is_float(kind) => {
            if given_w >= w {
                let (bits, undef) =
                    (d.extract(given_w, 0, w, &value.bits), d.extract(given_w, 0, w, &value.undef));
                let prov = if given_w == w { value.prov } else { d.no_prov() };
                return Scalar { bits, undef, poison: value.poison, prov };
            }
            let (bits, low) = (d.zext(given_w, w, &value.bits), d.zext(given_w, w, &value.undef));
            let given_bits = derived::ones(d, given_w);
            let given_bits = d.zext(given_w, w, &given_bits);
            let upper = d.not(w, &given_bits);
            let undef = if given_w == 32 && pointer_bits == 64 { low } else { d.or(w, &low, &upper) };
            Scalar { bits, undef, poison: value.poison, prov: d.no_prov() }
        }
        Some(_) | None => {
            let nothing = Scalar::number(d, w, 0);
            Scalar { undef: derived::ones(d, w), ..nothing }
        }
    }
}

/// Whether two shapes have the same scalars, whatever their types are called.
pub fn same_scalars(program: &program::Program, a: ShapeId, b: ShapeId) -> bool {
    let (a, b) = (&program.code.shape(a).leaves, &program.code.shape(b).leaves);
    a.len() == b.len() && a.iter().zip(b.iter()).all(|(x, y)| x.kind == y.kind && x.width == y.width)
}

/// What a call through a pointer leads to, if that is legal.
pub fn resolve<H: Host + ?Sized>(h: &mut H, pointer: Operand, site: SiteId) -> Step<Target> {
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
    let same = |a: ShapeId, b: ShapeId| same_scalars(program, a, b);
    let enough = match function.vararg {
        true => site.args.len() >= function.params.len(),
        false => site.args.len() == function.params.len(),
    };
    enough
        && function.params.iter().zip(&site.args).all(|(param, arg)| same(param.shape, arg.shape))
        && (site.ret == ShapeId::void() || same(site.ret, function.ret))
}
