//! The functions of the C library that go through bytes one by one: lengths, comparisons, searches.
//!
//! They look at a bounded number of bytes of what is not known; executions that would need more are left out, which the ledger says.

use sem::context::{Context, Step, Ub, Words};
use sem::rules::{self, AccessKind};
use sem::ub::UbKind;
use symbolic::Bool;
use term::{Sort, TermId};

use crate::domain::{Logic, Scalar};
use crate::machine::Machine;
use crate::outcome::Approximation;
use crate::world::ChoiceKind;

/// How many bytes of a string or an array of unknown length are looked at.
const LOOKED_AT: u64 = 8;

impl Machine<'_> {
    /// The byte at a pointer and so many further on, as a number, where that may be read.
    fn byte_at(&mut self, pointer: &Scalar, further: u64, spared: Bool) -> Step<Scalar> {
        let w = self.program.pointer_bits;
        let by = sem::domain::Domain::bv(&mut self.world.d, w, further);
        let bits = sem::domain::Domain::add(&mut self.world.d, w, &pointer.bits, &by);
        let at = Scalar { bits, ..pointer.clone() };
        let one = sem::domain::Domain::bv(&mut self.world.d, w, 1);
        let place = rules::access_unless(self, spared, &at, &one, 0, AccessKind::Read)?;
        let byte = self.load(&place, 8)?;
        let fine = byte.is_defined(&mut self.world.d, 8);
        let fine = sem::domain::Domain::or_b(&mut self.world.d, fine, spared);
        Context::<Logic>::require(self, fine, || Ub::indeterminate(UbKind::UndefAddress, &byte))?;
        Ok(byte)
    }

    /// Executions in which this does not hold are left out.
    fn leave_out_unless(&mut self, holds: TermId) -> Step<()> {
        if self.world.d.terms().as_bool(holds) == Some(true) {
            return Ok(());
        }
        self.world.approximate(Approximation::BoundedLibrary);
        let path = self.path();
        let terms = self.world.d.terms();
        let not = terms.not(holds);
        let when = terms.and(path, not);
        self.left_out.push(when);
        if self.narrow(holds) { Ok(()) } else { Err(sem::context::Stop) }
    }

    pub(crate) fn string_length(&mut self, pointer: &Scalar) -> Step<Scalar> {
        let w = self.program.pointer_bits;
        let mut length = self.world.number(0);
        let mut ended = self.world.d.terms().bool(false);
        let zero = self.world.d.terms().number(8, 0);
        let longest = self.longest(pointer);
        for place in 0..longest {
            if self.world.d.terms().as_bool(ended) == Some(true) {
                break;
            }
            let spared = self.world.truth_of(ended);
            let byte = self.byte_at(pointer, place, spared)?;
            let byte = self.world.d.term(&byte.bits);
            let count = self.world.number(place);
            let terms = self.world.d.terms();
            let is_end = terms.eq(byte, zero);
            let not_yet = terms.not(ended);
            let here = terms.and(not_yet, is_end);
            length = terms.ite(here, count, length);
            ended = terms.or(ended, is_end);
        }
        self.leave_out_unless(ended)?;
        Ok(self.plain(w, length))
    }

    pub(crate) fn compare_bytes(
        &mut self,
        a: &Scalar,
        b: &Scalar,
        length: &Scalar,
        ordered: bool,
    ) -> Step<Scalar> {
        let length = self.length(length)?;
        let known = self.world.d.terms().as_bits(length).and_then(|bits| bits.to_u64());
        let most = known.unwrap_or(LOOKED_AT).min(64);
        let terms = self.world.d.terms();
        let (mut decided, mut less) = (terms.bool(false), terms.bool(false));
        for place in 0..most {
            let count = self.world.number(place);
            let terms = self.world.d.terms();
            let over = terms.ule(length, count);
            let spared = self.world.truth_of(over);
            // All the bytes must be there, whatever the first ones are.
            let (x, y) = (self.byte_at(a, place, spared)?, self.byte_at(b, place, spared)?);
            let (x, y) = (self.world.d.term(&x.bits), self.world.d.term(&y.bits));
            let terms = self.world.d.terms();
            let within = terms.not(over);
            let differ = terms.distinct(x, y);
            let not_yet = terms.not(decided);
            let here = terms.and_all([within, differ, not_yet]);
            let below = terms.ult(x, y);
            less = terms.ite(here, below, less);
            decided = terms.or(decided, here);
        }
        if known.is_none_or(|known| known > most) {
            let limit = self.world.number(most);
            let enough = self.world.d.terms().ule(length, limit);
            self.leave_out_unless(enough)?;
        }
        Ok(self.difference(decided, less, ordered))
    }

    /// `strcmp`, or `strncmp` if there is a length.
    pub(crate) fn compare_strings(
        &mut self,
        a: &Scalar,
        b: &Scalar,
        length: Option<&Scalar>,
    ) -> Step<Scalar> {
        let length = length.map(|length| self.length(length)).transpose()?;
        let most = self.longest(a).max(self.longest(b));
        let terms = self.world.d.terms();
        let (mut ended, mut decided, mut less) = (terms.bool(false), terms.bool(false), terms.bool(false));
        let zero = terms.number(8, 0);
        for place in 0..=most {
            ended = self.ended_by(length, place, ended);
            if place == most || self.world.d.terms().as_bool(ended) == Some(true) {
                break;
            }
            let spared = self.world.truth_of(ended);
            let (x, y) = (self.byte_at(a, place, spared)?, self.byte_at(b, place, spared)?);
            let (x, y) = (self.world.d.term(&x.bits), self.world.d.term(&y.bits));
            let terms = self.world.d.terms();
            let (differ, below, last) = (terms.distinct(x, y), terms.ult(x, y), terms.eq(x, zero));
            let not_yet = terms.not(ended);
            let here = terms.and(not_yet, differ);
            less = terms.ite(here, below, less);
            decided = terms.or(decided, here);
            ended = terms.or_all([ended, differ, last]);
        }
        self.leave_out_unless(ended)?;
        Ok(self.difference(decided, less, true))
    }

    /// `strchr`, or `memchr` if there is a length.
    pub(crate) fn find_byte(
        &mut self,
        pointer: &Scalar,
        byte: Scalar,
        length: Option<&Scalar>,
    ) -> Step<Scalar> {
        let w = self.program.pointer_bits;
        let is_string = length.is_none();
        let length = length.map(|length| self.length(length)).transpose()?;
        let fine = byte.is_defined(&mut self.world.d, 32);
        Context::<Logic>::require(self, fine, || Ub::indeterminate(UbKind::UndefLength, &byte))?;
        let byte = self.world.d.term(&byte.bits);
        let byte = self.world.d.terms().extract(byte, 7, 0);
        let known = length.and_then(|length| self.world.d.terms().as_bits(length)?.to_u64());
        let most = known.unwrap_or(0).min(64).max(self.longest(pointer));
        let terms = self.world.d.terms();
        let (mut ended, mut found) = (terms.bool(false), terms.bool(false));
        let (zero, mut offset) = (terms.number(8, 0), terms.number(w, 0));
        for place in 0..=most {
            ended = self.ended_by(length, place, ended);
            if place == most || self.world.d.terms().as_bool(ended) == Some(true) {
                break;
            }
            let spared = self.world.truth_of(ended);
            let here = self.byte_at(pointer, place, spared)?;
            let (here, count) = (self.world.d.term(&here.bits), self.world.number(place));
            let terms = self.world.d.terms();
            let (same, last) = (terms.eq(here, byte), terms.eq(here, zero));
            let not_yet = terms.not(ended);
            let first = terms.and(not_yet, same);
            offset = terms.ite(first, count, offset);
            found = terms.or(found, first);
            ended = terms.or(ended, same);
            if is_string {
                ended = self.world.d.terms().or(ended, last);
            }
        }
        self.leave_out_unless(ended)?;
        let offset = self.world.d.inner.value_of(offset);
        let bits = sem::domain::Domain::add(&mut self.world.d, w, &pointer.bits, &offset);
        let at = Scalar { bits, ..pointer.clone() };
        let nowhere = self.world.d.terms().not(found);
        let nowhere = self.world.truth_of(nowhere);
        Ok(self.null_if(nowhere, at))
    }

    /// Whether it is over at a place, if there are only so many bytes.
    fn ended_by(&mut self, length: Option<TermId>, place: u64, ended: TermId) -> TermId {
        let Some(length) = length else { return ended };
        let count = self.world.number(place);
        let terms = self.world.d.terms();
        let over = terms.ule(length, count);
        terms.or(ended, over)
    }

    /// How many bytes of a string are looked at: more where they are known.
    fn longest(&mut self, pointer: &Scalar) -> u64 {
        match self.world.d.block_of(&pointer.prov).0 {
            id if self.world.named_block(id).is_some_and(|named| named.contents.is_some()) => 256,
            _ => LOOKED_AT,
        }
    }

    /// What a comparison gives, if bytes differ: any number of the right sign; if it is not `ordered`, any but zero.
    fn difference(&mut self, decided: TermId, less: TermId, ordered: bool) -> Scalar {
        let any = self.world.choose(Sort::Bits(32), "difference", ChoiceKind::Any);
        let terms = self.world.d.terms();
        let (zero, one) = (terms.number(32, 0), terms.number(32, 1));
        let minus_one = terms.not(zero);
        let unequal = match ordered {
            true => {
                let (below, above) = (terms.slt(any, zero), terms.slt(zero, any));
                let (down, up) = (terms.ite(below, any, minus_one), terms.ite(above, any, one));
                terms.ite(less, down, up)
            }
            false => {
                let none = terms.eq(any, zero);
                terms.ite(none, one, any)
            }
        };
        let result = terms.ite(decided, unequal, zero);
        self.plain(32, result)
    }
}
