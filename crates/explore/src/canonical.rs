//! What makes stored states canonical, so that states that cannot be told apart are one.
//!
//! - Pointers to dead objects are all alike: when something dies, the parts that still point to it are changed.
//! - Blocks of the heap are numbered in the order in which they are found from the threads and variables, so that the order of allocations
//!   makes no difference.
//! - Numbers of the heap at the end that are not in use are left out.
//!
//! All that works on parts; no machine is needed. Cost: nothing but a comparison of parts where pointers are what they were.

use crate::memo::Place;
use crate::store::{Key, Part, Tree, UNKNOWN};
use crate::worker::{Counts, StoreFull, Worker};
use concrete::{Image, Name, Pointer};
use std::sync::Arc;

/// What a part points into, as bits.
///
/// ```text
///   63 known | 62 the heap | 0..61 locals of a thread, by its number modulo 62
/// ```
const AIMS_KNOWN: u64 = 1 << 63;
const AIMS_AT_HEAP: u64 = 1 << 62;

fn aim(name: Name) -> u64 {
    match name.local_place() {
        Some((thread, _)) => 1 << (thread % 62),
        None if name.heap_number().is_some() => AIMS_AT_HEAP,
        None => 0,
    }
}

impl Worker<'_, '_> {
    /// What the part of this id points into.
    fn aims_of(&mut self, id: u32) -> u64 {
        let place = id as usize;
        if self.aims.len() <= place {
            self.aims.resize((place + 1).next_power_of_two(), 0);
        }
        if self.aims[place] == 0 {
            let part = self.system.parts.get(id);
            let names = part.iter().flat_map(|part| part.pointers()).filter_map(|pointer| pointer.name());
            self.aims[place] = AIMS_KNOWN | names.map(aim).fold(0, |all, one| all | one);
        }
        self.aims[place]
    }

    /// Pointers to what has just died, in what was not written just now, are pointers to something dead from now on.
    pub(crate) fn bury(&mut self) {
        if self.died.is_empty() {
            return;
        }
        let aims = self.died.iter().fold(0, |all, &name| all | aim(name));
        for leaf in 1..self.next.tree.len() {
            let id = self.next.tree.leaf(leaf);
            if self.aims_of(id) & aims == 0 || self.dirty.contains(&leaf) {
                continue;
            }
            let Some(part) = self.system.parts.get(id) else { continue };
            let dead = |pointer: &Pointer| pointer.name().is_some_and(|name| self.died.contains(&name));
            if !part.pointers().any(|pointer| dead(&pointer)) {
                continue;
            }
            let mut image = std::mem::take(&mut self.image);
            image.unflatten(&part.flat);
            image
                .pointers
                .iter_mut()
                .filter(|pointer| dead(pointer))
                .for_each(|pointer| pointer.to = Pointer::DEAD);
            self.image = image;
            let id = self.intern();
            self.next.tree.set_leaf(leaf, id);
            if let Some(loaded) = self.loaded.get_mut(leaf) {
                *loaded = UNKNOWN;
            }
        }
    }

    /// The state in `next`, as it is stored.
    pub fn key_of_next(&mut self) -> Result<Key, StoreFull> {
        let counts = self.next.counts;
        if self.system.options.symmetry && counts.heap > 0 && self.may_be_out_of_order() {
            self.renumber(counts);
        }
        self.trim();
        let (left, right) = self.next.tree.seal(&mut self.pairs);
        let shape = self.shape(self.next.tree.len())?;
        Key::new(left, right, shape).ok_or(StoreFull)
    }

    /// Whether blocks of the heap may be found in another order than in the base, where their numbers are in order.
    fn may_be_out_of_order(&self) -> bool {
        let (base, next) = (&self.base, &self.next);
        if base.counts != next.counts {
            return true;
        }
        (1..next.tree.len()).any(|leaf| {
            let (old, new) = (base.tree.leaf(leaf), next.tree.leaf(leaf));
            if old == new {
                return false;
            }
            let part = |id| self.system.parts.get(id);
            match (part(old), part(new)) {
                (Some(old), Some(new)) => !points_alike(&old, &new),
                _ => true,
            }
        })
    }

    /// Numbers the blocks of the heap in the order in which they are found.
    fn renumber(&mut self, counts: Counts) {
        let first_block = self.first_block(counts);
        let (apart, start, _) = self.machine.memory().heap_grid();
        let pointer_size = self.system.program.pointer_bits / 8;
        let mut new_number = vec![u32::MAX; counts.heap];
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        // A pointer to something dead keeps the number of its address, which may be in use again.
        let number_of = |pointer: Pointer, address: u64| match pointer.name() {
            Some(name) => name.heap_number(),
            None => address.checked_sub(start).map(|offset| (offset / apart) as u32),
        };
        let mut visit = |worker: &Self, leaf: usize, order: &mut Vec<u32>| {
            let Some(part) = worker.part_that_points(leaf) else { return };
            let mut image = Image::default();
            let dead = part.pointers().any(|pointer| pointer.name().is_none());
            if dead {
                image.unflatten(&part.flat);
            }
            for pointer in part.pointers() {
                let address = if dead { image.address_at(pointer.at, pointer_size) } else { 0 };
                let Some(number) =
                    number_of(pointer, address).filter(|&number| (number as usize) < counts.heap)
                else {
                    continue;
                };
                if new_number[number as usize] == u32::MAX {
                    new_number[number as usize] = order.len() as u32;
                    order.push(number);
                }
            }
        };
        for leaf in 1..first_block {
            visit(self, leaf, &mut order);
        }
        let mut done = 0;
        while done < order.len() {
            let leaf = first_block + order[done] as usize;
            visit(self, leaf, &mut order);
            done += 1;
        }
        // What nobody points to any more comes last, as it is.
        for (number, new) in (0..).zip(&mut new_number) {
            if *new == u32::MAX {
                *new = order.len() as u32;
                order.push(number);
            }
        }
        if order.iter().enumerate().all(|(new, &old)| new == old as usize) {
            self.order = order;
            return;
        }
        let old_leaves: Vec<u32> =
            (0..counts.heap).map(|number| self.next.tree.leaf(first_block + number)).collect();
        for (new, &old) in order.iter().enumerate() {
            self.next.tree.set_leaf(first_block + new, old_leaves[old as usize]);
        }
        self.order = order;
        for leaf in 1..self.next.tree.len() {
            let Some(part) = self.part_that_points(leaf) else { continue };
            let mut image = std::mem::take(&mut self.image);
            image.unflatten(&part.flat);
            let mut changed = false;
            for i in 0..image.pointers.len() {
                let pointer = image.pointers[i];
                let address = image.address_at(pointer.at, pointer_size);
                let Some(old) = number_of(pointer, address).filter(|&old| (old as usize) < counts.heap)
                else {
                    continue;
                };
                let new = new_number[old as usize];
                if new != old {
                    let moved =
                        address.wrapping_add((u64::from(new)).wrapping_sub(old.into()).wrapping_mul(apart));
                    image.set_address(pointer.at, pointer_size, moved);
                    if pointer.name().is_some() {
                        image.pointers[i].to = Name::heap(new).to_raw();
                    }
                    changed = true;
                }
            }
            self.image = image;
            if changed {
                let id = self.intern();
                self.next.tree.set_leaf(leaf, id);
            }
        }
    }

    /// The part of a leaf of `next`, if there are pointers in it.
    fn part_that_points(&self, leaf: usize) -> Option<Arc<Part>> {
        self.system.parts.get(self.next.tree.leaf(leaf)).filter(|part| part.points)
    }

    /// Leaves out the numbers of the heap at the end that are not in use.
    fn trim(&mut self) {
        let counts = self.next.counts;
        let first_block = self.first_block(counts);
        let used = (0..counts.heap).rev().find(|&number| self.next.tree.leaf(first_block + number) != 0);
        let heap = used.map_or(0, |last| last + 1);
        if heap == counts.heap {
            return;
        }
        let counts = Counts { heap, ..counts };
        let header = self.write_header(counts);
        let mut tree = Tree::default();
        tree.resize(first_block + heap);
        tree.set_leaf(0, header);
        (1..tree.len()).for_each(|leaf| tree.set_leaf(leaf, self.next.tree.leaf(leaf)));
        (self.next.tree, self.next.counts) = (tree, counts);
    }

    /// The part at a place of `next`; zero where there is none.
    #[inline]
    pub(crate) fn part_at(tree: &Tree, first_block: usize, place: Place) -> u32 {
        let leaf = place.in_tree(first_block);
        if leaf < tree.len() { tree.leaf(leaf) } else { 0 }
    }
}

/// Whether two parts point to the same blocks in the same order, and to nothing dead.
fn points_alike(one: &Part, other: &Part) -> bool {
    if !one.points && !other.points {
        return true;
    }
    let alive = |part: &Part| part.pointers().all(|pointer| pointer.name().is_some());
    alive(one) && alive(other) && one.pointers().map(|p| p.to).eq(other.pointers().map(|p| p.to))
}
