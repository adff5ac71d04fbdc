//! The primitives of the platform whose meaning does not depend on the engine: inputs, assumptions, assertions, the heap.

use crate::context::{BlockKind, Context, Control, Host, Step, Ub, Why, Words};
use crate::derived;
use crate::domain::Domain;
use crate::intrinsic::Next;
use crate::scalar::Scalar;
use crate::ub::{Class, UbKind};
use program::code::{Operand, SiteId};
use program::primitive::Primitive;

type Narrow<H> = <H as Words>::Narrow;

/// What `abort` ends a program with.
const SIGABRT: u8 = 6;

fn argument<H: Host + ?Sized>(h: &mut H, site: SiteId, place: usize) -> Step<Operand> {
    match h.program().code.sites[site as usize].args.get(place) {
        Some(argument) => Ok(argument.value),
        None => Err(Context::<Narrow<H>>::unsupported(h, "a primitive called without its arguments")),
    }
}

/// The width of the result, and where it goes.
fn result<H: Host + ?Sized>(h: &H, site: SiteId) -> (u32, u32) {
    let site = &h.program().code.sites[site as usize];
    let width = h.program().code.shape(site.ret).leaves.first().map_or(0, |leaf| leaf.width);
    (width, site.dst)
}

/// A defined value of a pointer's width.
fn size<H: Host + ?Sized>(h: &mut H, operand: Operand) -> Step<<H::Narrow as Domain>::Bv> {
    let w = h.program().pointer_bits;
    let value = h.get(operand);
    let fine = value.is_defined(Context::<Narrow<H>>::d(h), w);
    Context::<Narrow<H>>::require(h, fine, || Ub::indeterminate(UbKind::UndefLength, &value))?;
    Ok(value.bits)
}

/// Executes a primitive.
pub fn execute<H: Host + ?Sized>(h: &mut H, primitive: Primitive, site: SiteId) -> Next<H> {
    use Primitive::*;
    let w = h.program().pointer_bits;
    match primitive {
        AnyInt | AnyUint | AnyLong | AnyUlong | AnyChar | AnyUchar | AnyShort | AnyUshort | AnySize
        | AnyFloat | AnyDouble => {
            let (width, dst) = result(h, site);
            if width == 0 || width > 64 {
                return Err(Context::<Narrow<H>>::unsupported(h, "an input of an unknown type"));
            }
            let bits = Context::<Narrow<H>>::choose(h, width, Why::Input(primitive))?;
            let value = Scalar::plain(Context::<Narrow<H>>::d(h), width, bits);
            h.set(dst, value);
        }
        AnyBool => {
            let (width, dst) = result(h, site);
            let bit = Context::<Narrow<H>>::choose(h, 1, Why::Input(primitive))?;
            let d = Context::<Narrow<H>>::d(h);
            let bits = derived::widen(d, 1, width.clamp(1, 64), &bit);
            let value = Scalar::plain(d, width.clamp(1, 64), bits);
            h.set(dst, value);
        }
        Assume => {
            let condition = truth(h, site, UbKind::UndefAssumption)?;
            h.assume(condition)?;
        }
        Assert => {
            let condition = truth(h, site, UbKind::BranchOnUndef)?;
            let why = argument(h, site, 1)?;
            h.assert(condition, why)?;
        }
        Alloc => {
            let bytes = argument(h, site, 0)?;
            let bytes = size(h, bytes)?;
            let (align, kind) = (argument(h, site, 1)?, argument(h, site, 2)?);
            let (Some(align), Some(kind)) = (known_number(h, align, w), known_number(h, kind, 32)) else {
                return Err(Context::<Narrow<H>>::unsupported(h, "an allocation of an unknown alignment"));
            };
            let (_, dst) = result(h, site);
            let pointer = h.allocate(&bytes, align.max(1), heap_kind(kind))?;
            h.set(dst, pointer);
        }
        Free => {
            let (pointer, kind) = (argument(h, site, 0)?, argument(h, site, 1)?);
            let kind = known_number(h, kind, 32).map_or(BlockKind::Heap, heap_kind);
            let pointer = h.get(pointer);
            let fine = pointer.is_defined(Context::<Narrow<H>>::d(h), w);
            Context::<Narrow<H>>::require(h, fine, || Ub::indeterminate(UbKind::UndefAddress, &pointer))?;
            h.release(&pointer, kind)?;
        }
        Size => {
            let pointer = argument(h, site, 0)?;
            let pointer = h.get(pointer);
            let fine = pointer.is_defined(Context::<Narrow<H>>::d(h), w);
            Context::<Narrow<H>>::require(h, fine, || Ub::indeterminate(UbKind::UndefAddress, &pointer))?;
            let zero = Context::<Narrow<H>>::d(h).bv(w, 0);
            let block = h.block(&pointer.prov);
            let d = Context::<Narrow<H>>::d(h);
            let nowhere = d.not_b(block.exists.clone());
            let not_dead = d.or_b(nowhere, block.live);
            let starts = d.eq(w, &pointer.bits, &block.base);
            let at_start = d.and_b(block.exists, starts);
            Context::<Narrow<H>>::require(h, not_dead, || Ub::access(UbKind::DoubleFree, &pointer, &zero))?;
            Context::<Narrow<H>>::require(h, at_start, || Ub::access(UbKind::InvalidFree, &pointer, &zero))?;
            let (_, dst) = result(h, site);
            let value = Scalar::plain(Context::<Narrow<H>>::d(h), w, block.size);
            h.set(dst, value);
        }
        Time => {
            let (width, dst) = result(h, site);
            let bits = Context::<Narrow<H>>::choose(h, width.clamp(1, 64), Why::Time)?;
            let value = Scalar::plain(Context::<Narrow<H>>::d(h), width.clamp(1, 64), bits);
            h.set(dst, value);
        }
        Abort => return Ok(Control::Signal(SIGABRT)),
        Exit => {
            let status = argument(h, site, 0)?;
            return Ok(Control::Exit(status));
        }
        _ => return h.primitive(primitive, site),
    }
    Ok(Control::Next)
}

/// Whether the first argument, an int, is not zero.
fn truth<H: Host + ?Sized>(h: &mut H, site: SiteId, kind: UbKind) -> Step<<H::Narrow as Domain>::Bool> {
    let operand = argument(h, site, 0)?;
    let value = h.get(operand);
    let fine = value.is_defined(Context::<Narrow<H>>::d(h), 32);
    Context::<Narrow<H>>::require(h, fine, || Ub::indeterminate(kind, &value))?;
    Ok(derived::nonzero(Context::<Narrow<H>>::d(h), 32, &value.bits))
}

fn heap_kind(number: u64) -> BlockKind {
    match number {
        1 => BlockKind::New,
        2 => BlockKind::NewArray,
        _ => BlockKind::Heap,
    }
}

/// A number that is certain: the lowest candidate it is known to equal.
fn known_number<H: Host + ?Sized>(h: &mut H, operand: Operand, w: u32) -> Option<u64> {
    let value = h.get(operand);
    h.known_value(&value, w)
}

/// The class that a name stands for, and what the platform reports under it.
pub fn reported_class(name: &str) -> Class {
    Class::named(name).unwrap_or(Class::Undefined)
}
