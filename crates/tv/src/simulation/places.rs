//! Pointers as distances from others, and memory as what was stored where: what is certainly elsewhere, and what is certainly there.

use ir::opcode::GepFlags;

use super::values::{Expr, Facts, Id, Known, Text, Values};

impl Values {
    /// A pointer as another one and a distance, through all steps whose distance is known; and what all of these steps promise.
    fn steps_from(&self, pointer: Id) -> (Id, i64, u32, u32) {
        let (mut base, mut distance, mut promised, mut steps) = (pointer, 0i64, u32::MAX, 0);
        while let Expr::Operation { known: Known::Offset(by), operands, promises, .. } = self.expr(base)
            && let Some(sum) = distance.checked_add(*by)
        {
            // Steps back and forth without wrapping may wrap as one.
            let nuw = gep_flag(GepFlags::NUW);
            promised &= if *by < 0 { promises.flags & !nuw } else { promises.flags };
            (base, distance, steps) = (operands[0], sum, steps + 1);
        }
        (base, distance, promised, steps)
    }

    /// Whether a pointer of the target is one step to where the source gets in some, and promises no more than each of those.
    pub(super) fn is_same_place(&self, facts: &Facts, target: Id, source: Id, budget: &mut u32) -> bool {
        let ours = self.steps_from(source);
        if ours.3 == 0 {
            return false;
        }
        let theirs = self.steps_from(target);
        let fits = match self.expr(target) {
            Expr::Operation { known: Known::Offset(_), promises, .. } => {
                promises.flags == 0 || theirs.3 == 1 && promises.flags & !ours.2 == 0
            }
            _ => true,
        };
        // Of several steps of the target none may promise anything.
        let plain = theirs.3 <= 1 || theirs.2 == 0 && self.all_plain(target);
        fits && plain && ours.1 == theirs.1 && self.refines_within(facts, theirs.0, ours.0, budget)
    }

    fn all_plain(&self, pointer: Id) -> bool {
        let mut at = pointer;
        while let Expr::Operation { known: Known::Offset(_), operands, promises, .. } = self.expr(at) {
            if promises.flags != 0 {
                return false;
            }
            at = operands[0];
        }
        true
    }

    /// The pointer that one was computed from: it leads to the same object.
    fn origin(&self, pointer: Id) -> Id {
        let mut at = pointer;
        while let Expr::Operation { known: Known::Offset(_) | Known::Address, operands, .. } = self.expr(at) {
            at = operands[0];
        }
        at
    }

    /// Whether so many bytes at a pointer certainly are in an object that is always there.
    pub(super) fn is_inside(&self, pointer: Id, length: u64, align: u64) -> bool {
        let (base, distance, ..) = self.steps_from(pointer);
        let Some(&(size, known)) = self.objects.get(&base) else { return false };
        let Ok(from) = u64::try_from(distance) else { return false };
        // Steps that promise something are inside, too, if none leads back.
        let inside = from.checked_add(length).is_some_and(|end| end <= size);
        inside && self.only_forward(pointer) && align <= known && from.is_multiple_of(align.max(1))
    }

    fn only_forward(&self, pointer: Id) -> bool {
        let mut at = pointer;
        while let Expr::Operation { known: Known::Offset(by), operands, .. } = self.expr(at) {
            if *by < 0 {
                return false;
            }
            at = operands[0];
        }
        true
    }

    /// Whether a pointer leads into a local, and is no other number than an address there.
    pub(super) fn is_local_address(&self, pointer: Id) -> bool {
        let (base, _, promised, steps) = self.steps_from(pointer);
        let inside = steps == 0 || promised & gep_flag(GepFlags::INBOUNDS) != 0;
        inside && self.objects.contains_key(&base) && matches!(self.expr(base), Expr::Event { .. })
    }

    /// Whether so many bytes at one pointer are certainly others than so many at another one.
    fn is_apart(&self, (a, length): (Id, u64), (b, other): (Id, u64)) -> bool {
        let ((base, from, ..), (base_too, to, ..)) = (self.steps_from(a), self.steps_from(b));
        if base == base_too {
            let (from, to) = (i128::from(from), i128::from(to));
            // What is farther away may come round to the same place.
            let near = |distance: i128, length: u64| distance.abs() + i128::from(length) < 1 << 30;
            if !near(from, length) || !near(to, other) {
                return false;
            }
            return from + i128::from(length) <= to || to + i128::from(other) <= from;
        }
        let (x, y) = (self.origin(a), self.origin(b));
        let is_local = |id: Id| self.objects.contains_key(&id) && matches!(self.expr(id), Expr::Event { .. });
        let is_outside =
            |id: Id| self.objects.contains_key(&id) || matches!(self.expr(id), Expr::Parameter(_));
        x != y && (is_local(x) && is_outside(y) || is_outside(x) && is_local(y))
            || x != y && self.objects.contains_key(&x) && self.objects.contains_key(&y)
    }

    /// Memory without what was last written elsewhere; and what was written just there, if it is of this type.
    pub(super) fn look(&self, memory: Id, pointer: Id, length: u64, ty: Text) -> (Id, Option<Id>) {
        let mut memory = memory;
        for _ in 0..200 {
            let Expr::Operation { known: Known::Store(size, stored), operands, .. } = self.expr(memory)
            else {
                break;
            };
            let &[value, place, before] = &operands[..] else { break };
            if place == pointer && *stored == ty {
                return (memory, Some(value));
            }
            if !self.is_apart((pointer, length), (place, *size)) {
                break;
            }
            memory = before;
        }
        (memory, None)
    }
}

/// The bit of a flag of address computations among the promises.
pub(super) fn gep_flag(flag: GepFlags) -> u32 {
    let place = GepFlags::WORDS.iter().position(|(known, _)| *known == flag);
    place.map_or(0, |place| 1 << (16 + place))
}
