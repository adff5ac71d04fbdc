//! Accesses to objects of the rest, and the end of their lives.

use program::code::{Callee, Op};
use program::primitive::Primitive;
use sem::domain::Domain;

use super::contents::{MIXED, NOT_FOLLOWED};
use super::fold::bound;
use super::{AGE_BITS, Known, Owner, age_in};
use crate::machine::{Machine, Scalar};
use crate::memory::Cell;
use crate::value::{BlockId, Bool, Bv, Prov};

const COMPARED: &str =
    "a comparison that depends on where one of many objects lies that are made at one place";

impl Machine<'_> {
    /// How far an address of the rest of a site is from the start of its object; a gap where the guard holds, if that is not known.
    pub(crate) fn offset_in_rest(&mut self, site: usize, guard: Bool, address: &Bv) -> Option<i64> {
        let found = self.many.as_ref()?.offset(&mut self.d, site, address);
        let known = found.map_or(Bool::Const(false), |(_, known)| known);
        let not = self.d.not_b(known);
        let when = self.d.and_b(guard, not);
        self.gap(when, NOT_FOLLOWED);
        found.map(|(offset, _)| offset)
    }

    /// The address where the object starts that an address belongs to.
    fn start_of(&mut self, address: &Bv, offset: i64) -> Bv {
        let by = self.d.bv(64, offset as u64);
        self.d.sub(64, address, &by)
    }

    /// Whether so many bytes at an address of the rest of a site are in one object.
    pub(crate) fn is_in_rest(&mut self, site: usize, guard: Bool, address: &Bv, bytes: &Bv) -> Bool {
        let Some(offset) = self.offset_in_rest(site, guard, address) else { return Bool::Const(true) };
        let size = self.many.as_ref().map_or(0, |many| many.sites[site].size);
        let w = self.d.width(address);
        let (offset, size) = (self.d.bv(w, offset as u64), self.d.bv(w, size));
        sem::derived::fits(&mut self.d, w, &offset, bytes, &size)
    }

    /// Whether the object is alive that an address belongs to: either may be, where one was freed that is older and one that is newer.
    pub(crate) fn life_in_rest(&mut self, site: usize, guard: Bool, address: &Bv) -> Bool {
        let Some(offset) = self.offset_in_rest(site, guard, address) else { return Bool::Const(true) };
        let start = self.start_of(address, offset);
        let (first, after) = (self.known(site, Known::FirstFreed), self.known(site, Known::AfterFreed));
        let d = &mut self.d;
        let age = age_in(d, &start);
        let (before, up_to) = (d.ult(AGE_BITS, &age, &first), d.ult(AGE_BITS, &age, &after));
        let beyond = d.not_b(up_to);
        let certain = d.or_b(before, beyond);
        if certain == Bool::Const(true) {
            return certain;
        }
        // If nobody asks about lives, whatever goes on with something dead is left out; what may be alive has to go on.
        let bit = d.variable("alive", 1);
        let perhaps = sem::derived::nonzero(d, 1, &bit);
        d.or_b(certain, perhaps)
    }

    /// Whether a block is alive where an address belongs to it.
    pub(crate) fn life_at(&mut self, block: BlockId, guard: Bool, address: &Bv) -> Bool {
        match self.rest(block) {
            Some(site) => self.life_in_rest(site, guard, address),
            None => self.memory.live(block),
        }
    }

    /// Reads a word of an object of the rest. In place of an offset, there is the address.
    pub(crate) fn load_from_rest(&mut self, site: usize, guard: Bool, address: &Bv, bytes: u32) -> Scalar {
        let Some(offset) = self.offset_in_rest(site, guard, address) else {
            return Scalar::number(&mut self.d, 8 * bytes, 0);
        };
        let start = self.start_of(address, offset);
        // What is out of bounds was excluded before.
        self.contained(site, guard, &start, offset.max(0) as u64, bytes)
    }

    /// Reads bytes of an object of the rest, word by word.
    pub(crate) fn read_from_rest(&mut self, site: usize, guard: Bool, address: &Bv, count: u64) -> Vec<Cell> {
        let Some(offset) = self.offset_in_rest(site, guard, address) else {
            return vec![Cell::Byte(crate::byte::Byte::unwritten(&mut self.d)); count as usize];
        };
        let start = self.start_of(address, offset);
        let from = offset.max(0) as u64;
        let mut cells = Vec::new();
        let mut at = from;
        while at < from + count {
            let bytes = self.many.as_ref().map_or(1, |many| many.sites[site].contents.word_at(at));
            if u64::from(bytes) > from + count - at {
                self.gap(guard, MIXED);
                return vec![Cell::Byte(crate::byte::Byte::unwritten(&mut self.d)); count as usize];
            }
            let value = self.contained(site, guard, &start, at, bytes);
            cells.push(Cell::Word(bytes, value));
            at += u64::from(bytes);
        }
        cells
    }

    /// Writes to an object of the rest: whatever is in one may be in any.
    pub(crate) fn store_to_rest(&mut self, site: usize, guard: Bool, address: &Bv, cells: &[Cell]) {
        if guard == Bool::Const(false) {
            return;
        }
        if let Some(many) = &mut self.many {
            many.stores += 1;
        }
        if let Some(offset) = self.offset_in_rest(site, guard, address) {
            self.note_stored(site, Owner::Rest, u64::try_from(offset).ok(), cells);
        }
    }

    /// The rests that a pointer may belong to which is freed: whether its object is alive, and whether this is where that starts.
    pub(crate) fn freed_from_many(&mut self, pointer: &Scalar) -> Vec<(BlockId, [Bool; 2])> {
        let mut found = Vec::new();
        if self.many.is_none() {
            return found;
        }
        for candidate in self.d.candidates(pointer.prov) {
            let Some(block) = candidate.block else { continue };
            let Some(site) = self.rest(block) else { continue };
            let address = self.d.restrict(&pointer.bits, &candidate.facts);
            let starts = self.offset_in_rest(site, candidate.guard, &address) == Some(0);
            let alive = self.life_in_rest(site, candidate.guard, &address);
            found.push((block, [alive, Bool::Const(starts)]));
        }
        found
    }

    /// Ends the life of an object of the rest, or of the newest object of a site.
    pub(crate) fn free_one_of_many(&mut self, block: BlockId, guard: Bool, address: &Bv) -> bool {
        let Some(many) = &mut self.many else { return false };
        if let Some(site) = many.site_of_newest(block) {
            let new = !std::mem::replace(&mut many.sites[site].newest_freed, true);
            many.learned += u64::from(new);
            return false;
        }
        let Some(site) = many.site_of_rest(block) else { return false };
        let (first, after) = (self.known(site, Known::FirstFreed), self.known(site, Known::AfterFreed));
        let d = &mut self.d;
        let age = age_in(d, address);
        let one = d.bv(AGE_BITS, 1);
        let next = d.add(AGE_BITS, &age, &one);
        let (first, after) = (bound(d, guard, (&first, &age), true), bound(d, guard, (&after, &next), false));
        self.set_known(site, Known::FirstFreed, first);
        self.set_known(site, Known::AfterFreed, after);
        true
    }

    /// Two values are compared, which may be addresses of objects of a site: these are not where the machine of words has them. Whatever depends on that is a gap: the order of two objects, what an address is as a
    /// number, and what is where something dead was.
    pub(crate) fn compares_many(&mut self, ordered: bool, a: &Scalar, b: &Scalar) {
        let Some(dead) = self.many.as_ref().filter(|many| !many.sites.is_empty()).map(|many| many.dead)
        else {
            return;
        };
        if a.prov == Prov::None && b.prov == Prov::None {
            return;
        }
        let (ours, theirs) = (self.d.candidates(a.prov), self.d.candidates(b.prov));
        for our in &ours {
            for their in &theirs {
                let pair = [our.block, their.block];
                let of_many = pair.iter().flatten().any(|&block| block == dead || self.is_of_many(block));
                let both = self.d.and_b(our.guard, their.guard);
                if !of_many || both == Bool::Const(false) {
                    continue;
                }
                let here = self.d.restrict(&a.bits, &our.facts);
                let there = self.d.restrict(&b.bits, &their.facts);
                let doubtful = match pair {
                    // Nothing is at null.
                    [None, _] | [_, None] => {
                        let number = if our.block.is_none() { &here } else { &there };
                        let w = self.d.width(number);
                        let zero = self.d.bv(w, 0);
                        let null = self.d.eq(w, number, &zero);
                        let other = self.d.not_b(null);
                        self.d.or_b(Bool::Const(ordered), other)
                    }
                    [x, y] if x == Some(dead) || y == Some(dead) => Bool::Const(true),
                    [x, y] if x != y => Bool::Const(ordered),
                    [x, _] if x.and_then(|block| self.rest(block)).is_none() => Bool::Const(false),
                    _ => {
                        let (x, y) = (age_in(&mut self.d, &here), age_in(&mut self.d, &there));
                        let same = self.d.eq(AGE_BITS, &x, &y);
                        let differ = self.d.not_b(same);
                        self.d.and_b(Bool::Const(ordered), differ)
                    }
                };
                let when = self.d.and_b(both, doubtful);
                self.gap(when, COMPARED);
                // One that has left its object looks like the address of another one.
                for (block, address) in [(our.block, &here), (their.block, &there)] {
                    if let Some(site) = block.and_then(|block| self.rest(block)) {
                        let w = self.d.width(address);
                        let none = self.d.bv(w, 0);
                        let inside = self.is_in_rest(site, both, address, &none);
                        let outside = self.d.not_b(inside);
                        let when = self.d.and_b(both, outside);
                        self.gap(when, COMPARED);
                    }
                }
            }
        }
    }

    /// Before a step: what asks for the size of an object of the rest has its address compared with that of a block, which it does not have.
    pub(crate) fn asks_for_size(&mut self, op: &Op) {
        let Op::Call(site) = op else { return };
        if self.many.as_ref().is_none_or(|many| many.sites.is_empty()) {
            return;
        }
        let Some(site) = self.program.code.sites.get(*site as usize) else { return };
        let (Callee::Primitive(Primitive::Size), Some(argument)) = (&site.callee, site.args.first()) else {
            return;
        };
        let pointer = self.frame_get(argument.value);
        for candidate in self.d.candidates(pointer.prov) {
            if candidate.block.is_some_and(|block| self.rest(block).is_some()) {
                self.gap(candidate.guard, "the size of one of many objects that are made at one place");
            }
        }
    }

    /// Two pointers into one block are compared: in the rest of a site these are different objects, unless they have the same age.
    pub(crate) fn doubt_in_rest(
        &mut self,
        block: BlockId,
        both: Bool,
        ordered: bool,
        a: &Bv,
        b: &Bv,
    ) -> Bool {
        let Some(site) = self.rest(block) else { return Bool::Const(false) };
        let (x, y) = (age_in(&mut self.d, a), age_in(&mut self.d, b));
        let same = self.d.eq(AGE_BITS, &x, &y);
        let differ = self.d.not_b(same);
        if ordered {
            return differ;
        }
        let (ours, theirs) = (self.life_in_rest(site, both, a), self.life_in_rest(site, both, b));
        let alive = self.d.and_b(ours, theirs);
        // The end of one may be the start of another.
        let (ours, theirs) = (self.is_byte_of(block, both, a), self.is_byte_of(block, both, b));
        let inside = self.d.and_b(ours, theirs);
        let apart = self.d.and_b(alive, inside);
        let perhaps = self.d.not_b(apart);
        self.d.and_b(differ, perhaps)
    }
}
