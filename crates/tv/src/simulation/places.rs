//! Pointers as distances from others, and memory as what was stored where: what is certainly elsewhere, and what is certainly there.

use ir::opcode::{CastOp, GepFlags};

use super::values::{Expr, Facts, Id, Known, Stride, Text, Values};

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
        while let Expr::Operation { known: Known::Offset(_) | Known::Address(_), operands, .. } =
            self.expr(at)
        {
            at = operands[0];
        }
        at
    }

    /// A pointer, and those that it was computed from by steps which do not leave an object.
    pub(super) fn same_object(&self, pointer: Id) -> Vec<Id> {
        let mut all = vec![pointer];
        let mut at = pointer;
        while let Expr::Operation { known: Known::Offset(_) | Known::Address(_), operands, promises, .. } =
            self.expr(at)
            && promises.flags & gep_flag(GepFlags::INBOUNDS) != 0
        {
            at = operands[0];
            all.push(at);
        }
        all
    }

    /// How a pointer is aligned, as far as that follows from the object that it leads into.
    pub(super) fn evident_alignment(&self, pointer: Id) -> u64 {
        let (base, distance, ..) = self.steps_from(pointer);
        let Some(&(_, align)) = self.objects.get(&base) else { return 1 };
        match distance {
            0 => align,
            _ => align.min(1 << distance.trailing_zeros().min(62)),
        }
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

    /// How far an address computation leads, if all its indices are small numbers, none of them negative: then no step of it goes where the sum does not.
    pub(super) fn fixed_distance(&self, strides: u32, indices: &[Id]) -> Option<i64> {
        let mut sum = 0i64;
        for (stride, index) in self.strides_of(strides)?.iter().zip(indices) {
            let number = self.number_of(*index).filter(|number| !number.is_negative())?;
            sum = sum.checked_add(match stride {
                Stride::Each(size) => i64::from(i32::try_from(number.to_u64()?).ok()?).checked_mul(*size)?,
                Stride::Field(offset) => *offset,
            })?;
        }
        i32::try_from(sum).ok().map(i64::from)
    }

    /// A pointer as another one and a distance between two bounds, through all steps of which these are known.
    fn span_from(&self, pointer: Id) -> (Id, i128, i128) {
        let (mut base, mut least, mut most) = (pointer, 0i128, 0i128);
        while let Expr::Operation { known, operands, .. } = self.expr(base) {
            let (from, to) = match known {
                Known::Offset(by) => (i128::from(*by), i128::from(*by)),
                Known::Address(strides) => match self.span(*strides, &operands[1..]) {
                    Some(span) => span,
                    None => break,
                },
                _ => break,
            };
            (base, least, most) = (operands[0], least + from, most + to);
        }
        (base, least, most)
    }

    /// How far an address computation leads at least and at most, if its indices are numbers, or were widened from few bits without a sign.
    fn span(&self, strides: u32, indices: &[Id]) -> Option<(i128, i128)> {
        let (mut least, mut most) = (0i128, 0i128);
        for (stride, index) in self.strides_of(strides)?.iter().zip(indices) {
            let (from, to) = match (stride, self.number_of(*index), self.expr(*index)) {
                (Stride::Field(offset), ..) => (i128::from(*offset), i128::from(*offset)),
                (Stride::Each(size), Some(number), _) => {
                    if number.is_negative() {
                        return None;
                    }
                    let number = i128::from(i32::try_from(number.to_u64()?).ok()?);
                    (number * i128::from(*size), number * i128::from(*size))
                }
                (
                    Stride::Each(size),
                    None,
                    Expr::Operation { known: Known::Cast(CastOp::ZExt, _), operands, .. },
                ) => {
                    let width = self.width_of(operands[0]).filter(|width| *width <= 32)?;
                    (0, ((1i128 << width) - 1) * i128::from(*size))
                }
                _ => return None,
            };
            (least, most) = (least + from, most + to);
        }
        Some((least, most))
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
        // Strides are only known of pointers of 64 bits, so that nothing comes round.
        let ((base, from, to), (base_too, from_too, to_too)) = (self.span_from(a), self.span_from(b));
        let near = |distance: i128| distance.abs() < 1 << 60;
        if base == base_too && [from, to, from_too, to_too].into_iter().all(near) {
            return to + i128::from(length) <= from_too || to_too + i128::from(other) <= from;
        }
        let (x, y) = (self.origin(a), self.origin(b));
        let is_local = |id: Id| self.objects.contains_key(&id) && matches!(self.expr(id), Expr::Event { .. });
        let is_outside =
            |id: Id| self.objects.contains_key(&id) || matches!(self.expr(id), Expr::Parameter(_));
        x != y && (is_local(x) && is_outside(y) || is_outside(x) && is_local(y))
            || x != y && self.objects.contains_key(&x) && self.objects.contains_key(&y)
    }

    /// Memory without what was last stored just where so many bytes are about to be: nobody finds it there any more.
    pub(super) fn without_overwritten(&mut self, memory: Id, pointer: Id, size: u64) -> Id {
        let mut after: Vec<Expr> = Vec::new();
        let mut at = memory;
        let mut found = None;
        for _ in 0..40 {
            let store = self.expr(at).clone();
            let Expr::Operation { known: Known::Store(length, _), operands, .. } = &store else { break };
            let &[_, place, before] = &operands[..] else { break };
            if place == pointer && *length <= size {
                found = Some(before);
                break;
            }
            at = before;
            after.push(store);
        }
        let Some(mut memory) = found else { return memory };
        for mut store in after.into_iter().rev() {
            if let Expr::Operation { operands, .. } = &mut store {
                operands[2] = memory;
            }
            memory = self.intern(store);
        }
        memory
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
