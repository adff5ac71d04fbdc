//! Accesses with a mask: a lane whose bit is not set is not accessed, and a load gives what it is told to instead.
//!
//! Limit: a bit of a mask that is not known needs an engine that can read anywhere and write under a condition.

use super::reduce::missing;
use crate::context::{Context, Host, Place, Step, Ub, Words};
use crate::derived;
use crate::domain::Domain;
use crate::inst::{int, memory};
use crate::rules::{self, AccessKind};
use crate::scalar::Scalar;
use crate::ub::UbKind;
use program::code::{IntrinsicCall, Operand, ShapeId};
use program::intrinsic::Intrinsic;
use program::shape::Leaf;

type Narrow<H> = <H as Words>::Narrow;
type Wide<H> = <H as Host>::Wide;

/// Where the lanes of an access are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Places {
    /// One after the other, at this pointer.
    Row(Operand),
    /// Those whose bit is set one after the other, at this pointer.
    Packed(Operand),
    /// Each at a pointer of its own.
    Each(Operand),
}

/// What becomes of a lane.
#[derive(Clone, Copy)]
enum Does {
    /// It is loaded, or else this.
    Load { otherwise: Operand },
    /// This is stored.
    Store { value: Operand },
}

/// Executes `llvm.masked.*`.
pub(super) fn execute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
    use Intrinsic::*;
    match (call.which, &call.args[..]) {
        (MaskedLoad, &[(ptr, _), (align, _), (mask, _), (otherwise, _)]) => {
            lanes(h, call, call.ret, Places::Row(ptr), Some(align), mask, Does::Load { otherwise })
        }
        (MaskedGather, &[(ptrs, _), (align, _), (mask, _), (otherwise, _)]) => {
            lanes(h, call, call.ret, Places::Each(ptrs), Some(align), mask, Does::Load { otherwise })
        }
        (MaskedExpandLoad, &[(ptr, _), (mask, _), (otherwise, _)]) => {
            lanes(h, call, call.ret, Places::Packed(ptr), None, mask, Does::Load { otherwise })
        }
        (MaskedStore, &[(value, shape), (ptr, _), (align, _), (mask, _)]) => {
            lanes(h, call, shape, Places::Row(ptr), Some(align), mask, Does::Store { value })
        }
        (MaskedScatter, &[(value, shape), (ptrs, _), (align, _), (mask, _)]) => {
            lanes(h, call, shape, Places::Each(ptrs), Some(align), mask, Does::Store { value })
        }
        (MaskedCompressStore, &[(value, shape), (ptr, _), (mask, _)]) => {
            lanes(h, call, shape, Places::Packed(ptr), None, mask, Does::Store { value })
        }
        _ => Err(missing(h)),
    }
}

/// Does it lane by lane, in order.
fn lanes<H: Host + ?Sized>(
    h: &mut H,
    call: &IntrinsicCall,
    shape: ShapeId,
    places: Places,
    align: Option<Operand>,
    mask: Operand,
    does: Does,
) -> Step<()> {
    let program = h.program();
    let leaves = &program.code.shape(shape).leaves;
    let w = program.pointer_bits;
    let align_log = match align {
        Some(align) => {
            let align = h.get(align);
            h.known_value(&align, 32).unwrap_or(1).max(1).trailing_zeros()
        }
        // An attribute of the pointer says it.
        None => call.align_logs.into_iter().max().unwrap_or(0).into(),
    };
    // One pointer is one value, for all lanes.
    let start = match places {
        Places::Row(ptr) | Places::Packed(ptr) => Some(h.get(ptr)),
        Places::Each(_) => None,
    };
    let mut any = Context::<Narrow<H>>::d(h).bool(false);
    let mut passed = Context::<Narrow<H>>::d(h).bv(w, 0);
    // All that is loaded is loaded before anything of it is given away: registers of the result are no others.
    for (i, leaf) in leaves.iter().enumerate() {
        if leaf.bit_offset % 8 != 0 || leaf.width % 8 != 0 {
            return Err(Context::<Wide<H>>::unsupported(h, "a masked access of odd integers"));
        }
        let bit = h.get(mask.plus(i as u32));
        let d = Context::<Narrow<H>>::d(h);
        let defined = bit.is_defined(d, 1);
        Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::UndefAddress, &bit))?;
        let d = Context::<Narrow<H>>::d(h);
        let set = derived::nonzero(d, 1, &bit.bits);
        any = d.or_b(any, set.clone());
        let mut ptr = match (places, &start) {
            (Places::Each(ptrs), _) => h.get(ptrs.plus(i as u32)),
            (_, Some(start)) => start.clone(),
            (_, None) => return Err(missing(h)),
        };
        let d = Context::<Narrow<H>>::d(h);
        match places {
            Places::Row(_) => {
                let offset = d.bv(w, leaf.bit_offset / 8);
                ptr.bits = d.add(w, &ptr.bits, &offset);
            }
            Places::Packed(_) => {
                ptr.bits = d.add(w, &ptr.bits, &passed);
                let (step, none) = (d.bv(w, u64::from(leaf.bytes())), d.bv(w, 0));
                let step = d.ite(w, &set, &step, &none);
                passed = d.add(w, &passed, &step);
            }
            Places::Each(_) => {}
        }
        // Of what lies in a row it is the start that is aligned.
        let own_align = if matches!(places, Places::Each(_)) { align_log } else { 0 };
        lane(h, call, *leaf, &ptr, own_align, set, does)?;
    }
    if let (Some(ptr), true) = (start, align_log > 0) {
        let aligned = h.aligned(&ptr.prov, &ptr.bits, align_log);
        let d = Context::<Narrow<H>>::d(h);
        let (none, bytes) = (d.not_b(any), d.bv(w, program.code.shape(shape).bytes));
        let fine = d.or_b(none, aligned);
        Context::<Narrow<H>>::require(h, fine, || Ub::access(UbKind::Misaligned, &ptr, &bytes))?;
    }
    Ok(())
}

fn lane<H: Host + ?Sized>(
    h: &mut H,
    call: &IntrinsicCall,
    leaf: Leaf,
    ptr: &Scalar<H::Narrow>,
    align_log: u32,
    set: <H::Narrow as Domain>::Bool,
    does: Does,
) -> Step<()> {
    let w = h.pointer_bits();
    let known = Context::<Narrow<H>>::d(h).known(&set);
    let kind = match does {
        Does::Load { .. } => AccessKind::Read,
        Does::Store { .. } => AccessKind::Write,
    };
    if known == Some(false) {
        if let Does::Load { otherwise } = does {
            let cells = program::shape::cells_for(leaf.width);
            h.copy_cells(call.dst + leaf.cell, otherwise.plus(leaf.cell), cells);
        }
        return Ok(());
    }
    let d = Context::<Narrow<H>>::d(h);
    let (bytes, spared) = (d.bv(w, u64::from(leaf.bytes())), d.not_b(set.clone()));
    if known.is_none() && kind == AccessKind::Read && !h.reads_anywhere() {
        return Err(Context::<Wide<H>>::unsupported(h, "a masked access with an unknown mask"));
    }
    let place: Place<Narrow<H>> = rules::access_unless(h, spared, ptr, &bytes, align_log, kind)?;
    match does {
        Does::Load { otherwise } => {
            let mut value = memory::load_scalar(h, &place, leaf.kind, leaf.width)?;
            if known.is_none() {
                let no = h.get_wide(otherwise.plus(leaf.cell), leaf.width);
                let d = Context::<Wide<H>>::d(h);
                let bit = d.bit(set);
                let bit = Scalar::plain(d, 1, bit);
                value = int::select(d, leaf.width, bit, value, no);
            }
            h.set_wide(call.dst + leaf.cell, leaf.width, value);
            Ok(())
        }
        Does::Store { value } => {
            let value = h.get_wide(value.plus(leaf.cell), leaf.width);
            match known {
                Some(_) => h.store_wide(&place, leaf.width, value),
                None => h.store_if(set, &place, leaf.width, value),
            }
        }
    }
}
