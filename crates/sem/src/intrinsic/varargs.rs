//! `va_start`, `va_copy`, `va_end` and the instruction `va_arg`.
//!
//! ```text
//!   x86-64   { i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }
//!   others   ptr to the next argument
//! ```
//!
//! On x86-64 clang expands `va_arg` into a test whether an argument came in a register. Here `va_start` says that all
//! registers are used up, so that every argument is found where those on the stack are: one after the other, which the
//! expansion accepts for every type but those of 16 bytes that may be in registers (`__int128`), whose places it aligns on the stack only: lowering makes that unsupported. The save area
//! exists, and is never read.

use crate::context::{BlockKind, Context, Host, Step, Words};
use crate::domain::Domain;
use crate::inst::memory;
use crate::rules::{self, AccessKind};
use crate::scalar::Scalar;
use program::code::{IntrinsicCall, Operand, Reg, ShapeId};
use program::intrinsic::Intrinsic;
use program::va_list::VaList;

type Narrow<H> = <H as Words>::Narrow;

/// Offsets beyond the last register: 6 of 8 bytes, then 8 of 16.
const NO_GENERAL_REGISTERS: u64 = 48;
const NO_FLOAT_REGISTERS: u64 = 176;
const SAVE_AREA: u64 = 176;

/// What a `va_list` is.
fn list_of<H: Host + ?Sized>(h: &mut H) -> Step<VaList> {
    match VaList::of(&h.program()) {
        Some(list) => Ok(list),
        None => Err(Context::<Narrow<H>>::unsupported(h, "va_list of this target")),
    }
}

pub(super) fn execute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
    let w = h.program().pointer_bits;
    match (call.which, &call.args[..]) {
        (Intrinsic::VaStart, &[(list, _), ..]) => {
            let list = h.get(list);
            let kind = list_of(h)?;
            let bytes = Context::<Narrow<H>>::d(h).bv(w, kind.bytes(w));
            let place = rules::access(h, &list, &bytes, 0, AccessKind::Write)?;
            let area = h.var_args(u64::from(w / 8))?;
            if kind == VaList::Pointer {
                return h.store(&place, w, area);
            }
            let general = Scalar::number(Context::<Narrow<H>>::d(h), 32, NO_GENERAL_REGISTERS);
            h.store(&place, 32, general)?;
            let float = Scalar::number(Context::<Narrow<H>>::d(h), 32, NO_FLOAT_REGISTERS);
            let at = rules::further(h, &place, 4);
            h.store(&at, 32, float)?;
            let at = rules::further(h, &place, 8);
            h.store(&at, w, area)?;
            let bytes = Context::<Narrow<H>>::d(h).bv(w, SAVE_AREA);
            let save_area = h.allocate(&bytes, 16, BlockKind::Stack)?;
            let at = rules::further(h, &place, 16);
            h.store(&at, w, save_area)
        }
        (Intrinsic::VaCopy, &[(to, _), (from, _)]) => {
            let (to, from) = (h.get(to), h.get(from));
            let size = list_of(h)?.bytes(w);
            let bytes = Context::<Narrow<H>>::d(h).bv(w, size);
            let to = rules::access(h, &to, &bytes, 0, AccessKind::Write)?;
            let from = rules::access(h, &from, &bytes, 0, AccessKind::Read)?;
            h.copy_bytes(&to, &from, &bytes)
        }
        _ => Ok(()),
    }
}

/// `va_arg`: the next argument of this shape.
pub fn va_arg<H: Host + ?Sized>(h: &mut H, shape: ShapeId, align: u64, dst: Reg, list: Operand) -> Step<()> {
    let w = h.program().pointer_bits;
    let slot = u64::from(w / 8);
    let list = h.get(list);
    let pointer_bytes = Context::<Narrow<H>>::d(h).bv(w, slot);
    let mut place = rules::access(h, &list, &pointer_bytes, 0, AccessKind::Write)?;
    if list_of(h)? == VaList::SystemV {
        place = rules::further(h, &place, 8);
    }
    let next = h.load(&place, w)?;
    let mut next = h.adopt(next);
    let d = Context::<Narrow<H>>::d(h);
    if align > slot {
        let (up, mask) = (d.bv(w, align - 1), d.bv(w, !(align - 1)));
        let sum = d.add(w, &next.bits, &up);
        next.bits = d.and(w, &sum, &mask);
    }
    memory::load_at(h, shape, 0, dst, &next)?;
    let bytes = h.program().code.shape(shape).bytes.next_multiple_of(slot);
    let d = Context::<Narrow<H>>::d(h);
    let by = d.bv(w, bytes);
    next.bits = d.add(w, &next.bits, &by);
    h.store(&place, w, next)
}
