//! `load`, `store`, `getelementptr`, `alloca`, atomics, and pointers as integers.

use crate::context::{BlockKind, Context, Host, Origin, Place, Step, Ub, Words, poisoned_if};
use crate::derived;
use crate::domain::{Domain, FloatOp2};
use crate::inst::{compare, float, int};
use crate::rules::{self, AccessKind};
use crate::scalar::{Scalar, either, upwards};
use crate::ub::UbKind;
use ir::inst::{BinaryOp, GepFlags, IntPredicate, OpFlags, RmwOp};
use program::code::{Access, AddressStep, Operand, Reg, ScalarKind, ShapeId};
use program::shape::{Kind, Lanes};

type Narrow<H> = <H as Words>::Narrow;
type Wide<H> = <H as Host>::Wide;

#[inline(always)]
fn bytes_of<H: Words + ?Sized>(h: &mut H, bits: u32) -> <H::Narrow as Domain>::Bv {
    let w = h.pointer_bits();
    Context::<Narrow<H>>::d(h).bv(w, u64::from(bits.div_ceil(8)))
}

/// `load` of one scalar of at most 64 bits
#[inline(always)]
pub fn load<H: Words + ?Sized>(
    h: &mut H,
    kind: ScalarKind,
    width: u32,
    align_log: u8,
    ptr: Scalar<H::Narrow>,
) -> Step<Scalar<H::Narrow>> {
    let place = readable(h, width, align_log, &ptr)?;
    if kind == ScalarKind::Ptr {
        return h.load_pointer(&place);
    }
    match number_at(h, width, &place) {
        Some(value) => Ok(value),
        None => h.load(&place, width),
    }
}

/// `load` of one scalar of at most 64 bits if it certainly is a plain number
#[inline(always)]
pub fn load_number<H: Words + ?Sized>(
    h: &mut H,
    width: u32,
    align_log: u8,
    ptr: &Scalar<H::Narrow>,
) -> Step<Option<Scalar<H::Narrow>>> {
    let place = readable(h, width, align_log, ptr)?;
    Ok(number_at(h, width, &place))
}

/// Where a scalar of `width` bits is loaded from.
#[inline(always)]
fn readable<H: Words + ?Sized>(
    h: &mut H,
    width: u32,
    align_log: u8,
    ptr: &Scalar<H::Narrow>,
) -> Step<Place<H::Narrow>> {
    let bytes = bytes_of(h, width);
    rules::access(h, ptr, &bytes, align_log.into(), AccessKind::Read)
}

/// What is at a legal place if it certainly is a plain number.
#[inline(always)]
fn number_at<H: Words + ?Sized>(
    h: &mut H,
    width: u32,
    place: &Place<H::Narrow>,
) -> Option<Scalar<H::Narrow>> {
    let bits = h.load_plain(place, width)?;
    Some(Scalar::plain(Context::<Narrow<H>>::d(h), width, bits))
}

/// `store` of one scalar of at most 64 bits
#[inline(always)]
pub fn store<H: Words + ?Sized>(
    h: &mut H,
    width: u32,
    align_log: u8,
    value: Operand,
    ptr: Scalar<H::Narrow>,
) -> Step<()> {
    let bytes = bytes_of(h, width);
    let place = rules::access(h, &ptr, &bytes, align_log.into(), AccessKind::Write)?;
    if let Some(bits) = h.get_plain(value) {
        let value = Scalar::plain(Context::<Narrow<H>>::d(h), width, bits);
        return h.store(&place, width, value);
    }
    let value = h.get(value);
    h.store(&place, width, value)
}

/// `load` of any value
pub fn load_shape<H: Host + ?Sized>(
    h: &mut H,
    shape: ShapeId,
    access: Access,
    dst: Reg,
    ptr: Operand,
) -> Step<()> {
    let ptr = h.get(ptr);
    load_at(h, shape, access.align_log, dst, &ptr)
}

/// An access of no bytes: only the pointer matters, and not where it leads.
fn access_nothing<H: Host + ?Sized>(h: &mut H, ptr: &Scalar<H::Narrow>) -> Step<()> {
    let w = h.program().pointer_bits;
    let defined = ptr.is_defined(Context::<Narrow<H>>::d(h), w);
    Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::UndefAddress, ptr))
}

/// Loads a value of any shape from where a pointer points.
pub fn load_at<H: Host + ?Sized>(
    h: &mut H,
    shape: ShapeId,
    align_log: u8,
    dst: Reg,
    ptr: &Scalar<H::Narrow>,
) -> Step<()> {
    let program = h.program();
    let shape = program.code.shape(shape);
    if shape.bytes == 0 {
        return access_nothing(h, ptr);
    }
    let w = program.pointer_bits;
    let bytes = Context::<Narrow<H>>::d(h).bv(w, shape.bytes);
    let place = rules::access(h, ptr, &bytes, align_log.into(), AccessKind::Read)?;
    for leaf in &shape.leaves {
        let at = rules::further(h, &place, leaf.bit_offset / 8);
        let shift = (leaf.bit_offset % 8) as u32;
        if shift == 0 && leaf.width <= 64 && leaf.width % 8 == 0 {
            let value = match leaf.kind {
                Kind::Ptr => h.load_pointer(&at)?,
                _ => h.load(&at, leaf.width)?,
            };
            h.set(dst + leaf.cell, value);
            continue;
        }
        // An element of a vector of odd integers: it shares its bytes with its neighbours.
        let whole = shift + leaf.width;
        let packed = h.load_wide(&at, whole)?;
        let d = Context::<Wide<H>>::d(h);
        let bits = d.extract(whole, shift, leaf.width, &packed.bits);
        let undef = d.extract(whole, shift, leaf.width, &packed.undef);
        let value = Scalar { bits, undef, poison: packed.poison, prov: packed.prov };
        h.set_wide(dst + leaf.cell, leaf.width, value);
    }
    Ok(())
}

/// `store` of any value
pub fn store_shape<H: Host + ?Sized>(
    h: &mut H,
    shape: ShapeId,
    access: Access,
    value: Operand,
    ptr: Operand,
) -> Step<()> {
    let ptr = h.get(ptr);
    store_at(h, shape, access.align_log, value, &ptr)
}

/// Stores a value of any shape where a pointer points.
pub fn store_at<H: Host + ?Sized>(
    h: &mut H,
    shape: ShapeId,
    align_log: u8,
    value: Operand,
    ptr: &Scalar<H::Narrow>,
) -> Step<()> {
    let program = h.program();
    let shape = program.code.shape(shape);
    if shape.bytes == 0 {
        return access_nothing(h, ptr);
    }
    let w = program.pointer_bits;
    let bytes = Context::<Narrow<H>>::d(h).bv(w, shape.bytes);
    let place = rules::access(h, ptr, &bytes, align_log.into(), AccessKind::Write)?;
    store_leaves(h, shape, value, &place)
}

/// Writes every scalar of a value to where it belongs.
fn store_leaves<H: Host + ?Sized>(
    h: &mut H,
    shape: &program::shape::Shape,
    value: Operand,
    place: &Place<H::Narrow>,
) -> Step<()> {
    if shape.leaves.len() > 1 && shape.leaves.iter().any(|leaf| leaf.bit_offset % 8 != 0) {
        return store_packed(h, shape, value, place);
    }
    for leaf in &shape.leaves {
        let at = rules::further(h, place, leaf.bit_offset / 8);
        if leaf.width <= 64 {
            let value = h.get(value.plus(leaf.cell));
            h.store(&at, leaf.width, value)?;
        } else {
            let value = h.get_wide(value.plus(leaf.cell), leaf.width);
            h.store_wide(&at, leaf.width, value)?;
        }
    }
    Ok(())
}

/// Writes part of an initialiser, which constants allow this once.
pub fn initialise<H: Host + ?Sized>(
    h: &mut H,
    shape: ShapeId,
    value: Operand,
    ptr: Scalar<H::Narrow>,
) -> Step<()> {
    let program = h.program();
    let place = place_of(h, &ptr);
    store_leaves(h, program.code.shape(shape), value, &place)
}

/// Where a pointer that is known to be legal points to.
fn place_of<H: Host + ?Sized>(h: &mut H, ptr: &Scalar<H::Narrow>) -> Place<H::Narrow> {
    let w = h.pointer_bits();
    let block = h.block(&ptr.prov);
    let offset = Context::<Narrow<H>>::d(h).sub(w, &ptr.bits, &block.base);
    Place { prov: ptr.prov.clone(), offset }
}

/// Copies an object of a known size: what `byval` does.
pub fn copy_object<H: Host + ?Sized>(
    h: &mut H,
    to: &Scalar<H::Narrow>,
    from: &Scalar<H::Narrow>,
    size: u64,
) -> Step<()> {
    let w = h.pointer_bits();
    let bytes = Context::<Narrow<H>>::d(h).bv(w, size);
    let from = rules::access(h, from, &bytes, 0, AccessKind::Read)?;
    let to = rules::access(h, to, &bytes, 0, AccessKind::Write)?;
    h.copy_bytes(&to, &from, &bytes)
}

/// Stores a vector of odd integers: its elements lie side by side, whatever bytes are.
fn store_packed<H: Host + ?Sized>(
    h: &mut H,
    shape: &program::shape::Shape,
    value: Operand,
    place: &Place<H::Narrow>,
) -> Step<()> {
    let mut whole: Option<(u32, Scalar<H::Wide>)> = None;
    for leaf in &shape.leaves {
        let part = h.get_wide(value.plus(leaf.cell), leaf.width);
        whole = Some(match whole {
            None => (leaf.width, part),
            Some((width, low)) => {
                (width + leaf.width, concat(Context::<Wide<H>>::d(h), leaf.width, part, width, low))
            }
        });
    }
    match whole {
        Some((width, value)) => h.store_wide(place, width, value),
        None => Ok(()),
    }
}

/// `high` above `low`.
pub fn concat<D: Domain>(d: &mut D, hw: u32, high: Scalar<D>, lw: u32, low: Scalar<D>) -> Scalar<D> {
    Scalar {
        bits: d.concat(hw, &high.bits, lw, &low.bits),
        undef: d.concat(hw, &high.undef, lw, &low.undef),
        poison: low.poison.or(d, high.poison),
        prov: d.no_prov(),
    }
}

/// A pointer moved by an offset, both of the pointer's width.
#[inline(always)]
fn moved<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    base: Scalar<H::Narrow>,
    offset: Scalar<H::Narrow>,
) -> Scalar<H::Narrow> {
    let (from, by) = (base.bits.clone(), offset.bits.clone());
    let result = there(h, base, offset);
    kept(h, flags, &from, &by, result)
}

/// The pointer at an offset from another one, whatever was promised.
#[inline(always)]
fn there<H: Words + ?Sized>(
    h: &mut H,
    base: Scalar<H::Narrow>,
    offset: Scalar<H::Narrow>,
) -> Scalar<H::Narrow> {
    let w = h.pointer_bits();
    let d = Context::<Narrow<H>>::d(h);
    let bits = d.add(w, &base.bits, &offset.bits);
    let undef = either(d, w, &base.undef, &offset.undef);
    let undef = upwards(d, w, &undef);
    Scalar { bits, undef, poison: base.poison.or(d, offset.poison), prov: base.prov }
}

/// A pointer after a step `by` from the address `from`, poison where that breaks a promise.
#[inline(always)]
fn kept<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    from: &<H::Narrow as Domain>::Bv,
    by: &<H::Narrow as Domain>::Bv,
    mut result: Scalar<H::Narrow>,
) -> Scalar<H::Narrow> {
    let w = h.pointer_bits();
    let here = Context::<Narrow<H>>::here(h);
    if flags.has(GepFlags::INBOUNDS) {
        // Where the object is does not matter for a pointer that never was inside.
        let inside = rules::stays_inside(h, &result.prov, &result.bits);
        let started_inside = rules::stays_inside(h, &result.prov, from);
        let d = Context::<Narrow<H>>::d(h);
        // A pointer that does not move may be anywhere.
        let moves = derived::nonzero(d, w, by);
        let both = d.and_b(inside, started_inside);
        let leaves = d.not_b(both);
        let outside = d.and_b(leaves, moves);
        if d.known(&outside) != Some(false) && !access_shows(h) {
            result = poisoned_if(h, result, outside, here);
        }
    }
    if flags.has(GepFlags::NUW) {
        let d = Context::<Narrow<H>>::d(h);
        let wraps = d.ult(w, &result.bits, from);
        result = poisoned_if(h, result, wraps, here);
    }
    if flags.has(GepFlags::NUSW) && !flags.has(GepFlags::INBOUNDS) {
        // base + offset as unsigned plus signed must not leave the address space.
        let d = Context::<Narrow<H>>::d(h);
        let down = derived::negative(d, w, by);
        let greater = d.ult(w, from, &result.bits);
        let less = d.ult(w, &result.bits, from);
        let not_down = d.not_b(down.clone());
        let (x, y) = (d.and_b(down, greater), d.and_b(not_down, less));
        let wraps = d.or_b(x, y);
        result = poisoned_if(h, result, wraps, here);
    }
    result
}

/// `getelementptr` with a constant offset
#[inline(always)]
pub fn gep_const<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    base: Scalar<H::Narrow>,
    offset: i64,
) -> Scalar<H::Narrow> {
    let w = h.pointer_bits();
    let offset = Scalar::number(Context::<Narrow<H>>::d(h), w, offset as u64);
    moved(h, flags, base, offset)
}

/// An index of `width` bits times a scale, as an offset of a pointer's width.
#[inline(always)]
fn scaled<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    width: u32,
    index: Scalar<H::Narrow>,
    scale: u64,
) -> Scalar<H::Narrow> {
    let w = h.pointer_bits();
    Context::<Narrow<H>>::exposes(h, &index);
    let here = Context::<Narrow<H>>::here(h);
    let d = Context::<Narrow<H>>::d(h);
    let bits = derived::resize_signed(d, width, w, &index.bits);
    let undef = if d.known_zero(&index.undef) {
        d.bv(w, 0)
    } else {
        derived::resize_signed(d, width, w, &index.undef)
    };
    let factor = d.bv(w, scale);
    let product = d.mul(w, &bits, &factor);
    let undef = upwards(d, w, &undef);
    let prov = d.no_prov();
    let mut result = Scalar { bits: product, undef, poison: index.poison, prov };
    if width > w && flags.has(GepFlags::NUSW) | flags.has(GepFlags::INBOUNDS) {
        let d = Context::<Narrow<H>>::d(h);
        let back = d.sext(w, width, &bits);
        let same = d.eq(width, &back, &index.bits);
        let lost = d.not_b(same);
        result = far_or_poison(h, result, lost, here);
    }
    if width > w && flags.has(GepFlags::NUW) {
        let d = Context::<Narrow<H>>::d(h);
        let back = d.zext(w, width, &bits);
        let same = d.eq(width, &back, &index.bits);
        let lost = d.not_b(same);
        result = poisoned_if(h, result, lost, here);
    }
    if flags.has(GepFlags::INBOUNDS) || flags.has(GepFlags::NUSW) {
        let d = Context::<Narrow<H>>::d(h);
        let overflow = d.smul_overflows(w, &bits, &factor);
        result = far_or_poison(h, result, overflow, here);
    }
    if flags.has(GepFlags::NUW) {
        let d = Context::<Narrow<H>>::d(h);
        let overflow = d.umul_overflows(w, &bits, &factor);
        result = poisoned_if(h, result, overflow, here);
    }
    result
}

/// An offset where it fits; elsewhere poison, or half of the address space if the access is to show that it lies outside: no object is so large.
#[inline(always)]
fn far_or_poison<H: Words + ?Sized>(
    h: &mut H,
    mut offset: Scalar<H::Narrow>,
    overflow: <H::Narrow as Domain>::Bool,
    here: Origin,
) -> Scalar<H::Narrow> {
    if Context::<Narrow<H>>::d(h).known(&overflow) == Some(false) {
        return offset;
    }
    if !access_shows(h) {
        return poisoned_if(h, offset, overflow, here);
    }
    let w = h.pointer_bits();
    let d = Context::<Narrow<H>>::d(h);
    let far = d.bv(w, 1 << (w - 1));
    offset.bits = d.ite(w, &overflow, &far, &offset.bits);
    offset
}

/// Whether a pointer that leaves its object is no poison: its accesses are checked where it is.
#[inline(always)]
fn access_shows<H: Words + ?Sized>(h: &H) -> bool {
    Context::<Narrow<H>>::is_only_accessed(h) || Context::<Narrow<H>>::drops_poison(h)
}

/// `getelementptr` with one index
#[inline(always)]
pub fn gep_index<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    width: u32,
    base: Scalar<H::Narrow>,
    index: Scalar<H::Narrow>,
    scale: u32,
) -> Scalar<H::Narrow> {
    let offset = scaled(h, flags, width, index, scale.into());
    moved(h, flags, base, offset)
}

/// A subscript of C: the element is one of the array, or the place behind the last one if nothing is accessed there.
pub fn subscript<H: Host + ?Sized>(h: &mut H, width: u32, index: Operand, elements: u32) -> Step<()> {
    let last = if Context::<Narrow<H>>::is_only_accessed(h) { elements - 1 } else { elements };
    let index = h.get(index);
    match is_at_most(h, width, &index, last) {
        Some(within) => Context::<Narrow<H>>::require(h, within, || Ub::plain(UbKind::OutOfArray)),
        None => Ok(()),
    }
}

/// Whether an index lies between zero and a number; none if all indices of this width do.
#[inline(always)]
pub(crate) fn is_at_most<H: Words + ?Sized>(
    h: &mut H,
    width: u32,
    index: &Scalar<H::Narrow>,
    last: u32,
) -> Option<<H::Narrow as Domain>::Bool> {
    if width < 32 && last >> width != 0 {
        return None;
    }
    let d = Context::<Narrow<H>>::d(h);
    let last = d.bv(width, last.into());
    Some(derived::ule(d, width, &index.bits, &last))
}

/// `getelementptr` in general
pub fn gep<H: Host + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    lanes: u32,
    (base, base_lanes): (Operand, u32),
    dst: Reg,
    steps: &[AddressStep],
) -> Step<()> {
    // The sum of the offsets must not overflow either.
    let no_wrap = no_wrap(flags);
    let w = h.pointer_bits();
    for lane in 0..lanes {
        let base = h.get(base.plus(if base_lanes == 1 { 0 } else { lane }));
        let mut result = base.clone();
        let mut sum = None;
        for (place, step) in steps.iter().enumerate() {
            let offset = step_offset(h, flags, lane, step);
            let (from, by) = (result.bits.clone(), offset.bits.clone());
            let all = match sum.take() {
                None => offset,
                Some(before) => int::add::<Narrow<H>, H>(h, w, no_wrap, before, offset),
            };
            // Without promises it does not matter where it goes on the way.
            if !flags.is_empty() || place + 1 == steps.len() {
                let poison = result.poison;
                let next = there(h, base.clone(), all.clone());
                let d = Context::<Narrow<H>>::d(h);
                let next = Scalar { poison: poison.or(d, next.poison), ..next };
                result = kept(h, flags, &from, &by, next);
            }
            sum = Some(all);
        }
        h.set(dst + lane, result);
    }
    Ok(())
}

/// What arithmetic on offsets promises if an address computation has these flags.
fn no_wrap(flags: GepFlags) -> OpFlags {
    let mut no_wrap = OpFlags::NONE;
    if flags.has(GepFlags::INBOUNDS) || flags.has(GepFlags::NUSW) {
        no_wrap.insert(OpFlags::NSW);
    }
    if flags.has(GepFlags::NUW) {
        no_wrap.insert(OpFlags::NUW);
    }
    no_wrap
}

/// How many bytes a step goes in one lane.
fn step_offset<H: Host + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    lane: u32,
    step: &AddressStep,
) -> Scalar<H::Narrow> {
    let w = h.pointer_bits();
    let part = match step {
        AddressStep::By(bytes) => return Scalar::number(Context::<Narrow<H>>::d(h), w, *bytes as u64),
        AddressStep::Index(part) => part,
    };
    let cells = program::shape::cells_for(part.width);
    let place = part.index.plus(if part.lanes == 1 { 0 } else { lane * cells });
    if part.width <= 64 {
        let index = h.get(place);
        return scaled(h, flags, part.width, index, part.scale);
    }
    // An index wider than a pointer is cut to its width.
    let wide = h.get_wide(place, part.width);
    let narrow = crate::inst::cast::trunc(h, part.width, w, no_wrap(flags), wide);
    let narrow = h.to_narrow(w, narrow);
    scaled(h, flags, w, narrow, part.scale)
}

/// More than any stack should hold; a longer array is a negative one.
const MAX_ALLOCA: u64 = 1 << 40;

/// `alloca` of a size that is known
#[inline(always)]
pub fn alloca_fixed<H: Words + ?Sized>(h: &mut H, dst: Reg, bytes: u64, align: u64) -> Step<()> {
    let w = h.pointer_bits();
    let size = Context::<Narrow<H>>::d(h).bv(w, bytes);
    let pointer = h.allocate(&size, align, BlockKind::Stack)?;
    h.set(dst, pointer);
    Ok(())
}

/// `alloca`
pub fn alloca<H: Host + ?Sized>(
    h: &mut H,
    dst: Reg,
    bytes: u64,
    align: u64,
    count: Option<(Operand, u32)>,
) -> Step<()> {
    let w = h.pointer_bits();
    let Some((operand, width)) = count else { return alloca_fixed(h, dst, bytes, align) };
    let count = h.get_wide(operand, width);
    let defined = count.is_defined(Context::<Wide<H>>::d(h), width);
    Context::<Wide<H>>::require(h, defined, || Ub::indeterminate(UbKind::UndefLength, &count))?;
    // The product is computed where it cannot overflow.
    let room = width.max(w) + 64;
    let d = Context::<Wide<H>>::d(h);
    let (n, each) = (d.zext(width, room, &count.bits), d.bv(room, bytes));
    let product = d.mul(room, &n, &each);
    let most = d.bv(room, MAX_ALLOCA.min(1 << (w - 1)));
    let fits = d.ult(room, &product, &most);
    Context::<Wide<H>>::require(h, fits, || Ub::plain(UbKind::AllocaSize))?;
    let d = Context::<Wide<H>>::d(h);
    let bits = d.extract(room, 0, w, &product);
    let size = Scalar::plain(d, w, bits);
    let size = h.to_narrow(w, size).bits;
    let pointer = h.allocate(&size, align, BlockKind::Stack)?;
    h.set(dst, pointer);
    Ok(())
}

/// `cmpxchg`: the value there was, and whether it was the expected one. A weak one never fails for nothing here.
pub fn cmpxchg<H: Host + ?Sized>(
    h: &mut H,
    (kind, width): (Kind, u32),
    access: Access,
    dst: Reg,
    ptr: Operand,
    expected: Operand,
    new: Operand,
) -> Step<()> {
    let ptr = h.get(ptr);
    let bytes = bytes_of(h, width);
    let place = rules::access(h, &ptr, &bytes, access.align_log.into(), AccessKind::Write)?;
    let old = load_scalar(h, &place, kind, width)?;
    let expected = h.get_wide(expected, width);
    let same = compare::icmp::<Wide<H>, H>(h, IntPredicate::Eq, width, OpFlags::NONE, old.clone(), expected);
    let new = h.get_wide(new, width);
    let written = int::select(Context::<Wide<H>>::d(h), width, same.clone(), new, old.clone());
    h.store_wide(&place, width, written)?;
    h.set_wide(dst, width, old);
    h.set_wide(dst + program::shape::cells_for(width), 1, same);
    Ok(())
}

pub(crate) fn load_scalar<H: Host + ?Sized>(
    h: &mut H,
    place: &Place<H::Narrow>,
    kind: Kind,
    width: u32,
) -> Step<Scalar<H::Wide>> {
    if kind != Kind::Ptr {
        return h.load_wide(place, width);
    }
    let pointer = h.load_pointer(place)?;
    Ok(h.to_wide(width, pointer))
}

/// `atomicrmw`
pub fn atomic_rmw<H: Host + ?Sized>(
    h: &mut H,
    op: RmwOp,
    lanes: Lanes,
    access: Access,
    dst: Reg,
    ptr: Operand,
    value: Operand,
) -> Step<()> {
    let ptr = h.get(ptr);
    let w = h.pointer_bits();
    let total = u64::from(lanes.width.div_ceil(8)) * u64::from(lanes.count);
    let bytes = Context::<Narrow<H>>::d(h).bv(w, total);
    let place = rules::access(h, &ptr, &bytes, access.align_log.into(), AccessKind::Write)?;
    for lane in 0..lanes.count {
        let at = rules::further(h, &place, u64::from(lane) * u64::from(lanes.width.div_ceil(8)));
        let old = load_scalar(h, &at, lanes.kind, lanes.width)?;
        let operand = h.get_wide(value.plus(lane * lanes.stride()), lanes.width);
        let new = updated::<Wide<H>, H>(h, op, lanes, old.clone(), operand)?;
        h.store_wide(&at, lanes.width, new)?;
        h.set_wide(dst + lane * lanes.stride(), lanes.width, old);
    }
    Ok(())
}

/// What `atomicrmw` writes.
fn updated<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: RmwOp,
    lanes: Lanes,
    old: Scalar<D>,
    value: Scalar<D>,
) -> Step<Scalar<D>> {
    let w = lanes.width;
    let none = OpFlags::NONE;
    if let Kind::Float(format) = lanes.kind {
        return match op {
            RmwOp::FAdd => float::binary(c, FloatOp2::Add, format, none, old, value),
            RmwOp::FSub => float::binary(c, FloatOp2::Sub, format, none, old, value),
            RmwOp::FMax => float::extremum(c, format, none, true, float::NanRule::Loses, old, value),
            RmwOp::FMin => float::extremum(c, format, none, false, float::NanRule::Loses, old, value),
            RmwOp::FMaximum => float::extremum(c, format, none, true, float::NanRule::Wins, old, value),
            RmwOp::FMinimum => float::extremum(c, format, none, false, float::NanRule::Wins, old, value),
            RmwOp::Xchg => Ok(value),
            _ => Err(c.unsupported("an atomic operation of integers used on numbers")),
        };
    }
    let choose = |c: &mut C, predicate, old: Scalar<D>, value: Scalar<D>| {
        let first = compare::icmp(c, predicate, w, none, old.clone(), value.clone());
        int::select(c.d(), w, first, old, value)
    };
    Ok(match op {
        RmwOp::Xchg => value,
        RmwOp::Add => int::binary(c, BinaryOp::Add, w, none, old, value)?,
        RmwOp::Sub => int::binary(c, BinaryOp::Sub, w, none, old, value)?,
        RmwOp::And => int::binary(c, BinaryOp::And, w, none, old, value)?,
        RmwOp::Or => int::binary(c, BinaryOp::Or, w, none, old, value)?,
        RmwOp::Xor => int::binary(c, BinaryOp::Xor, w, none, old, value)?,
        RmwOp::Nand => {
            let both = int::and(c, w, none, old, value);
            let d = c.d();
            Scalar { bits: d.not(w, &both.bits), ..both }
        }
        RmwOp::Max => choose(c, IntPredicate::Sgt, old, value),
        RmwOp::Min => choose(c, IntPredicate::Slt, old, value),
        RmwOp::UMax => choose(c, IntPredicate::Ugt, old, value),
        RmwOp::UMin => choose(c, IntPredicate::Ult, old, value),
        RmwOp::UIncWrap => {
            // Up by one, and from the value or beyond back to zero.
            let stays = compare::icmp(c, IntPredicate::Ult, w, none, old.clone(), value);
            let one = Scalar::number(c.d(), w, 1);
            let next = int::add(c, w, none, old, one);
            let zero = Scalar::number(c.d(), w, 0);
            int::select(c.d(), w, stays, next, zero)
        }
        RmwOp::UDecWrap => {
            // Down by one, and from zero or from beyond the value back to the value.
            let zero = Scalar::number(c.d(), w, 0);
            let at_zero = compare::icmp(c, IntPredicate::Eq, w, none, old.clone(), zero);
            let beyond = compare::icmp(c, IntPredicate::Ugt, w, none, old.clone(), value.clone());
            let wraps = int::or(c, 1, none, at_zero, beyond);
            let one = Scalar::number(c.d(), w, 1);
            let next = int::sub(c, w, none, old, one);
            int::select(c.d(), w, wraps, value, next)
        }
        RmwOp::USubCond | RmwOp::USubSat => {
            let enough = compare::icmp(c, IntPredicate::Uge, w, none, old.clone(), value.clone());
            let less = int::sub(c, w, none, old.clone(), value);
            let otherwise = if op == RmwOp::USubCond { old } else { Scalar::number(c.d(), w, 0) };
            int::select(c.d(), w, enough, less, otherwise)
        }
        _ => return Err(c.unsupported("an atomic operation of numbers used on integers")),
    })
}

/// `ptrtoint`: the address, which remembers its object if all of it is there.
pub fn ptr_to_int<H: Host + ?Sized>(h: &mut H, from: u32, to: u32, a: Scalar<H::Wide>) -> Scalar<H::Wide> {
    if to < from {
        Context::<Wide<H>>::exposes(h, &a);
    }
    let d = Context::<Wide<H>>::d(h);
    let bits = derived::resize(d, from, to, &a.bits);
    let undef = derived::resize(d, from, to, &a.undef);
    let prov = if to < from { d.no_prov() } else { a.prov };
    Scalar { bits, undef, poison: a.poison, prov }
}

/// `inttoptr`: the object is the one the integer remembers, or else the one its address lies in.
pub fn int_to_ptr<H: Host + ?Sized>(h: &mut H, from: u32, to: u32, a: Scalar<H::Wide>) -> Scalar<H::Narrow> {
    let d = Context::<Wide<H>>::d(h);
    let bits = derived::resize(d, from, to, &a.bits);
    let undef = derived::resize(d, from, to, &a.undef);
    let pointer = Scalar { bits, undef, poison: a.poison, prov: a.prov };
    let mut pointer = h.to_narrow(to, pointer);
    // Arithmetic on integers may lead from one object to another.
    let inside = rules::stays_inside(h, &pointer.prov, &pointer.bits);
    let d = Context::<Narrow<H>>::d(h);
    let none = d.no_prov();
    pointer.prov = d.ite_prov(&inside, &pointer.prov, &none);
    h.adopt(pointer)
}
