//! Accesses to objects of the rest, and the end of their lives.

use sem::domain::Domain;

use super::contents::{MIXED, NOT_FOLLOWED};
use super::fold::bound;
use super::{AGE_BITS, Known, Owner, age_in};
use crate::machine::{Machine, Scalar};
use crate::memory::Cell;
use crate::value::{BlockId, Bool, Bv};

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

    /// Whether the object is certainly alive that an address belongs to.
    pub(crate) fn life_in_rest(&mut self, site: usize, guard: Bool, address: &Bv) -> Bool {
        let Some(offset) = self.offset_in_rest(site, guard, address) else { return Bool::Const(true) };
        let start = self.start_of(address, offset);
        let (first, after) = (self.known(site, Known::FirstFreed), self.known(site, Known::AfterFreed));
        let d = &mut self.d;
        let age = age_in(d, &start);
        let (before, up_to) = (d.ult(AGE_BITS, &age, &first), d.ult(AGE_BITS, &age, &after));
        let beyond = d.not_b(up_to);
        d.or_b(before, beyond)
    }

    /// Whether a block is alive where an address belongs to it: certainly, if it is one of many.
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
        let gone = self.d.not_b(alive);
        self.d.and_b(differ, gone)
    }
}
