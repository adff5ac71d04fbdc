//! When an access to memory is legal: the one place that says so.

use crate::context::{Context, Host, Place, Step, Ub, Words};
use crate::derived;
use crate::domain::Domain;
use crate::placement::NULL_PAGE;
use crate::scalar::Scalar;
use crate::ub::UbKind;
use program::code::{Earlier, Operand, ShapeId};

/// Whether an access reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum AccessKind {
    Read,
    Write,
}

type Narrow<H> = <H as Words>::Narrow;

/// The place that `bytes` bytes at a pointer are, if they may be accessed; otherwise the behaviour is undefined.
#[inline(always)]
pub fn access<H: Words + ?Sized>(
    h: &mut H,
    ptr: &Scalar<H::Narrow>,
    bytes: &<H::Narrow as Domain>::Bv,
    align_log: u32,
    kind: AccessKind,
) -> Step<Place<H::Narrow>> {
    let always = Context::<Narrow<H>>::d(h).bool(false);
    access_unless(h, always, ptr, bytes, align_log, kind)
}

/// As [`access`], but anything is fine where `spared` holds: nothing is accessed there.
#[inline(always)]
pub fn access_unless<H: Words + ?Sized>(
    h: &mut H,
    spared: <H::Narrow as Domain>::Bool,
    ptr: &Scalar<H::Narrow>,
    bytes: &<H::Narrow as Domain>::Bv,
    align_log: u32,
    kind: AccessKind,
) -> Step<Place<H::Narrow>> {
    let w = h.pointer_bits();
    let d = Context::<Narrow<H>>::d(h);
    let defined = ptr.is_defined(d, w);
    require(h, &spared, defined, UbKind::UndefAddress, ptr, bytes)?;
    let block = h.block(&ptr.prov);
    let d = Context::<Narrow<H>>::d(h);
    if d.known(&block.exists) != Some(true) {
        let page = d.bv(w, NULL_PAGE);
        let near_null = d.ult(w, &ptr.bits, &page);
        let elsewhere = d.not_b(near_null);
        let not_null = d.or_b(block.exists.clone(), elsewhere);
        require(h, &spared, not_null, UbKind::NullAccess, ptr, bytes)?;
        require(h, &spared, block.exists, UbKind::WildAccess, ptr, bytes)?;
    }
    let live = h.alive_at(&ptr.prov, &ptr.bits, block.live);
    require(h, &spared, live, UbKind::DeadAccess, ptr, bytes)?;
    require(h, &spared, block.data, UbKind::CodeAccess, ptr, bytes)?;
    let (mut offset, inside) = h.within(&ptr.prov, &ptr.bits, (&block.base, &block.size), bytes);
    require(h, &spared, inside, UbKind::OutOfBounds, ptr, bytes)?;
    if kind == AccessKind::Write {
        require(h, &spared, block.writable, UbKind::ConstantWrite, ptr, bytes)?;
    }
    if align_log > 0 {
        let aligned = h.aligned(&ptr.prov, &ptr.bits, align_log);
        require(h, &spared, aligned, UbKind::Misaligned, ptr, bytes)?;
        h.relies_on_alignment(&ptr.prov, &block.base, align_log)?;
        offset = h.aligned_offset(&ptr.prov, offset, align_log);
    }
    Ok(Place { prov: ptr.prov.clone(), offset })
}

/// The condition must hold where the access is not spared.
#[inline(always)]
fn require<H: Words + ?Sized>(
    h: &mut H,
    spared: &<H::Narrow as Domain>::Bool,
    holds: <H::Narrow as Domain>::Bool,
    ub: UbKind,
    ptr: &Scalar<H::Narrow>,
    bytes: &<H::Narrow as Domain>::Bv,
) -> Step<()> {
    let fine = Context::<Narrow<H>>::d(h).or_b(spared.clone(), holds);
    Context::<Narrow<H>>::require(h, fine, || match ub {
        UbKind::UndefAddress => Ub::indeterminate(ub, ptr),
        _ => Ub::access(ub, ptr, bytes),
    })
}

/// A legal access must not touch the bytes of earlier ones that a `noalias` parameter keeps it apart from. Objects that are alive
/// have no bytes in common, so that addresses say it all; what is where a dead one was is another.
pub fn apart<H: Host + ?Sized>(h: &mut H, ptr: Operand, shape: ShapeId, earlier: &[Earlier]) -> Step<()> {
    for &Earlier { ptr: before, bytes } in earlier {
        let program = h.program();
        let (w, own_bytes) = (program.pointer_bits, program.code.shape(shape).bytes);
        if bytes == 0 || own_bytes == 0 {
            continue;
        }
        let (now, before) = (h.get(ptr), h.get(before));
        let block = h.block(&before.prov);
        let d = Context::<Narrow<H>>::d(h);
        let (own_bytes, bytes) = (d.bv(w, own_bytes), d.bv(w, bytes));
        let (up, down) = (d.sub(w, &now.bits, &before.bits), d.sub(w, &before.bits, &now.bits));
        let (after_it, before_it) = (derived::ule(d, w, &bytes, &up), derived::ule(d, w, &own_bytes, &down));
        let disjoint = d.and_b(after_it, before_it);
        let there = d.and_b(block.exists, block.live);
        let gone = d.not_b(there);
        let fine = d.or_b(disjoint, gone);
        Context::<Narrow<H>>::require(h, fine, || Ub::access(UbKind::BrokenNoAlias, &now, &own_bytes))?;
    }
    Ok(())
}

/// The place `bytes` further on, which is known to be legal too.
pub fn further<H: Words + ?Sized>(h: &mut H, place: &Place<H::Narrow>, bytes: u64) -> Place<H::Narrow> {
    if bytes == 0 {
        return Place { prov: place.prov.clone(), offset: place.offset.clone() };
    }
    let w = h.pointer_bits();
    let d = Context::<Narrow<H>>::d(h);
    let by = d.bv(w, bytes);
    Place { prov: place.prov.clone(), offset: d.add(w, &place.offset, &by) }
}

/// Whether a pointer stays within its object, the end included: what `inbounds` promises. Pointers that belong to no object
/// may go anywhere, as long as nobody follows them.
#[inline(always)]
pub fn stays_inside<H: Words + ?Sized>(
    h: &mut H,
    prov: &<H::Narrow as Domain>::Prov,
    address: &<H::Narrow as Domain>::Bv,
) -> <H::Narrow as Domain>::Bool {
    let w = h.pointer_bits();
    if Context::<Narrow<H>>::d(h).known_no_prov(prov) && !h.null_is_an_object() {
        return Context::<Narrow<H>>::d(h).bool(true);
    }
    let block = h.block(prov);
    let nothing = Context::<Narrow<H>>::d(h).bv(w, 0);
    let (_, inside) = h.within(prov, address, (&block.base, &block.size), &nothing);
    if h.null_is_an_object() {
        // Then the dead keep their bounds, too.
        return inside;
    }
    let d = Context::<Narrow<H>>::d(h);
    // Where a dead object was is not known any more; following the pointer is what is wrong then.
    let there = d.and_b(block.exists, block.live);
    // Code has no bounds: GNU C counts from one label to another.
    let there = d.and_b(there, block.data);
    let nowhere = d.not_b(there);
    d.or_b(nowhere, inside)
}
