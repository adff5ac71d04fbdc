//! Happens-before for programs whose atomics order less than they seem to: which accesses each thread may know of.
//!
//! ```text
//!   table     accesses that somebody who still runs may not know of
//!   knowers   threads; what a release fence took along; what an acquire fence would bring; threads that have ended; places
//!             in memory through which threads synchronise
//! ```
//!
//! An access races with an earlier one that its thread does not know of. What knows of an access changes with every step that
//! synchronises, as C11 has it: a release store hands over what its thread knows, an acquire load takes it; relaxed ones do so only
//! together with fences; a read-modify-write goes on with what the place knew before (the release sequence).
//!
//! Claim: with sequentially consistent values, every race of an execution is found by its first racing access. The table is finite: it has
//! no clocks, and at most one entry for each thread, kind of access, and range of bytes. It is a function of the happens-before relation
//! of an execution, so executions that differ only in the order of independent steps have the same table. What everybody knows who still
//! runs is left out, and so is what a later access stands for.
//!
//! Limits: places are told apart by where they start, so atomics of different sizes that overlap synchronise only if they start together.
//!
//! Cost: a step that synchronises, or accesses memory, goes through the table once. The table is part of states: where many threads use many
//! atomics, there are many times as many states as without.

use crate::monitor::Monitor;
use program::code::Pc;

/// A place in memory through which threads synchronise: the name of a block, and where in it.
pub type Place = (u32, u64);

/// The place through which atomic sections of the program synchronise. No block has this name.
pub const SECTIONS: Place = (u32::MAX, 0);

/// Who knows of an access. Threads are bits.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Known {
    pub(crate) threads: u64,
    /// Threads that knew of it at their last release fence.
    fenced: u64,
    /// Threads that will know of it after an acquire fence.
    pending: u64,
    /// Threads that knew of it when they ended.
    ended: u64,
    places: Vec<Place>,
}

impl Known {
    fn set_place(&mut self, place: Place, knows: bool) {
        match (self.places.binary_search(&place), knows) {
            (Ok(at), false) => {
                self.places.remove(at);
            }
            (Err(at), true) => self.places.insert(at, place),
            _ => {}
        }
    }

    fn has_place(&self, place: Place) -> bool {
        self.places.binary_search(&place).is_ok()
    }

    /// A thread knows of it.
    pub(crate) fn of(thread: usize) -> Known {
        Known { threads: bit(thread), ..Known::default() }
    }

    /// Writes it behind other words.
    pub(crate) fn write(&self, words: &mut Vec<u64>) {
        words.extend([self.threads, self.fenced, self.pending, self.ended]);
        write_places(&self.places, words);
    }

    /// Reads what [`write`](Self::write) has written, and goes past it.
    pub(crate) fn read(words: &mut &[u64]) -> Option<Known> {
        let (&[threads, fenced, pending, ended], rest) = words.split_first_chunk::<4>()?;
        *words = rest;
        Some(Known { threads, fenced, pending, ended, places: read_places(words) })
    }
}

/// Writes places behind other words.
pub(crate) fn write_places(places: &[Place], words: &mut Vec<u64>) {
    words.push(places.len() as u64);
    words.extend(places.iter().flat_map(|&(name, offset)| [name.into(), offset]));
}

/// Reads what [`write_places`] has written, and goes past it.
pub(crate) fn read_places(words: &mut &[u64]) -> Vec<Place> {
    let Some((&count, rest)) = words.split_first() else { return Vec::new() };
    let (places, rest) = rest.split_at((2 * count as usize).min(rest.len()));
    *words = rest;
    places.as_chunks::<2>().0.iter().map(|&[name, offset]| (name as u32, offset)).collect()
}

/// An access to memory, by a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deed {
    /// The name of the block.
    pub block: u32,
    /// The first byte.
    pub start: u64,
    /// The byte after the last.
    pub end: u64,
    /// Who.
    pub thread: u8,
    /// Whether the bytes are written.
    pub writes: bool,
    /// Whether it is atomic.
    pub atomic: bool,
    /// Where in the program, if that is kept; a search does not, since it makes no difference.
    pub at: Option<Pc>,
}

impl Deed {
    fn races(&self, other: &Deed) -> bool {
        self.block == other.block
            && self.thread != other.thread
            && self.start < other.end
            && other.start < self.end
            && (self.writes || other.writes)
            && !(self.atomic && other.atomic)
    }

    /// Whether whatever races with an `earlier` access that is ordered before this one races with this one too.
    fn stands_for(&self, earlier: &Deed) -> bool {
        self.block == earlier.block
            && self.start <= earlier.start
            && earlier.end <= self.end
            && (self.writes || (!earlier.writes && self.thread == earlier.thread))
            && (!self.atomic || earlier.atomic)
    }
}

/// Accesses, and who knows of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// In order, so that equal tables look alike.
    deeds: Vec<(Deed, Known)>,
    /// Who is behind which write, if that is watched.
    pub(crate) monitor: Monitor,
}

pub(crate) fn bit(thread: usize) -> u64 {
    1 << (thread & 63)
}

impl Table {
    /// A thread accesses memory; an earlier access that this one races with, if there is one.
    pub fn access(&mut self, deed: Deed) -> Option<Deed> {
        let me = bit(deed.thread.into());
        let unknown = self.deeds.iter().find(|(old, known)| known.threads & me == 0 && deed.races(old));
        let unknown = unknown.map(|(old, _)| *old);
        self.deeds.retain(|(old, known)| known.threads & me == 0 || !deed.stands_for(old));
        if let Err(at) = self.deeds.binary_search_by(|(old, _)| old.cmp(&deed)) {
            self.deeds.insert(at, (deed, Known::of(deed.thread.into())));
        }
        unknown
    }

    fn each(&mut self, change: impl Fn(&mut Known)) {
        self.deeds.iter_mut().for_each(|(_, known)| change(known));
        self.monitor.each_known(&change);
    }

    /// A store that releases; `keeps` if it is part of a read-modify-write, which goes on with what the place knew.
    pub fn release(&mut self, thread: usize, place: Place, keeps: bool) {
        self.each(|known| {
            let knows = known.threads & bit(thread) != 0;
            known.set_place(place, knows || keeps && known.has_place(place));
        });
    }

    /// A store that does not release by itself: what the thread's last release fence took along is handed over.
    pub fn store_relaxed(&mut self, thread: usize, place: Place, keeps: bool) {
        self.each(|known| {
            let knows = known.fenced & bit(thread) != 0;
            known.set_place(place, knows || keeps && known.has_place(place));
        });
    }

    /// A load that acquires.
    pub fn acquire(&mut self, thread: usize, place: Place) {
        self.each(|known| {
            if known.has_place(place) {
                known.threads |= bit(thread);
            }
        });
    }

    /// A load that does not acquire by itself: the next acquire fence of the thread does.
    pub fn load_relaxed(&mut self, thread: usize, place: Place) {
        self.each(|known| {
            if known.has_place(place) {
                known.pending |= bit(thread);
            }
        });
    }

    /// A fence that releases.
    pub fn fence_release(&mut self, thread: usize) {
        self.each(|known| known.fenced = known.fenced & !bit(thread) | known.threads & bit(thread));
    }

    /// A fence that acquires.
    pub fn fence_acquire(&mut self, thread: usize) {
        self.each(|known| known.threads |= known.pending & bit(thread));
    }

    /// A thread starts another one.
    pub fn spawn(&mut self, thread: usize, child: usize) {
        self.each(|known| {
            if known.threads & bit(thread) != 0 {
                known.threads |= bit(child);
            }
        });
        self.monitor.spawn(thread, child);
    }

    /// A thread ends.
    pub fn end(&mut self, thread: usize) {
        self.each(|known| {
            known.ended |= known.threads & bit(thread);
            for set in [&mut known.threads, &mut known.fenced, &mut known.pending] {
                *set &= !bit(thread);
            }
        });
        self.monitor.end(thread);
    }

    /// A thread learns that another one has ended.
    pub fn join(&mut self, thread: usize, other: usize) {
        self.each(|known| {
            if known.ended & bit(other) != 0 {
                known.threads |= bit(thread);
            }
        });
        self.monitor.join(thread, other);
    }

    /// A block dies.
    pub fn forget(&mut self, block: u32) {
        self.deeds.retain(|(deed, _)| deed.block != block);
        self.monitor.forget(block);
        self.each(|known| known.places.retain(|&(name, _)| name != block));
    }

    /// Leaves out what makes no difference, `running` being the threads that have not ended.
    pub fn settle(&mut self, running: u64) {
        self.deeds.retain(|(_, known)| running & !known.threads != 0);
        self.monitor.settle(running);
        self.each(|known| known.pending &= !known.threads);
    }

    /// Writes it behind other words.
    pub fn write(&self, words: &mut Vec<u64>) {
        if *self == Table::default() {
            return;
        }
        words.push(self.deeds.len() as u64);
        for (deed, known) in &self.deeds {
            let kind = u64::from(deed.writes) | u64::from(deed.atomic) << 1;
            words.push(u64::from(deed.block) | kind << 32 | u64::from(deed.thread) << 40);
            words.extend([deed.start, deed.end]);
            known.write(words);
        }
        self.monitor.write(words);
    }

    /// Reads what [`write`](Self::write) has written.
    pub fn read(&mut self, words: &[u64]) {
        self.deeds.clear();
        let (count, mut rest) = words.split_first().map_or((0, words), |(&count, rest)| (count, rest));
        for _ in 0..count {
            let Some((&[first, start, end], more)) = rest.split_first_chunk::<3>() else { break };
            rest = more;
            let Some(known) = Known::read(&mut rest) else { break };
            let deed = Deed {
                block: first as u32,
                start,
                end,
                thread: (first >> 40) as u8,
                writes: first >> 32 & 1 != 0,
                atomic: first >> 33 & 1 != 0,
                at: None,
            };
            self.deeds.push((deed, known));
        }
        self.monitor.read(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: u32 = 1;
    const FLAG: Place = (2, 0);

    fn deed(thread: u8, writes: bool) -> Deed {
        Deed { block: DATA, start: 0, end: 4, thread, writes, atomic: false, at: None }
    }

    /// Thread 0 writes, hands over by `give`, thread 1 takes by `take` and reads: whether that is a race.
    fn passes(give: impl Fn(&mut Table), take: impl Fn(&mut Table)) -> bool {
        let mut table = Table::default();
        assert_eq!(table.access(deed(0, true)), None);
        give(&mut table);
        take(&mut table);
        table.access(deed(1, false)).is_none()
    }

    #[test]
    fn release_and_acquire_order() {
        assert!(passes(|t| t.release(0, FLAG, false), |t| t.acquire(1, FLAG)));
        assert!(!passes(|t| t.store_relaxed(0, FLAG, false), |t| t.acquire(1, FLAG)));
        assert!(!passes(|t| t.release(0, FLAG, false), |t| t.load_relaxed(1, FLAG)));
        assert!(!passes(|t| t.release(0, FLAG, false), |t| t.acquire(1, (2, 4))));
    }

    #[test]
    fn fences_order_relaxed_accesses() {
        let give = |t: &mut Table| {
            t.fence_release(0);
            t.store_relaxed(0, FLAG, false);
        };
        let take = |t: &mut Table| {
            t.load_relaxed(1, FLAG);
            t.fence_acquire(1);
        };
        assert!(passes(give, take));
        assert!(passes(give, |t| t.acquire(1, FLAG)));
        assert!(passes(|t| t.release(0, FLAG, false), take));
        assert!(!passes(give, |t| t.load_relaxed(1, FLAG)));
        assert!(!passes(|t| t.store_relaxed(0, FLAG, false), take));
        // A fence takes along what was before it only, and brings what was read before it only.
        assert!(!passes(
            |t| {
                t.store_relaxed(0, FLAG, false);
                t.fence_release(0);
            },
            take
        ));
        assert!(!passes(give, |t| {
            t.fence_acquire(1);
            t.load_relaxed(1, FLAG);
        }));
    }

    #[test]
    fn read_modify_writes_go_on_with_a_release_sequence() {
        let sequence = |keeps| {
            move |t: &mut Table| {
                t.release(0, FLAG, false);
                t.store_relaxed(2, FLAG, keeps);
            }
        };
        assert!(passes(sequence(true), |t| t.acquire(1, FLAG)));
        assert!(!passes(sequence(false), |t| t.acquire(1, FLAG)));
    }

    #[test]
    fn starts_and_ends_of_threads_order() {
        assert!(passes(|t| t.spawn(0, 1), |_| {}));
        assert!(passes(|t| t.end(0), |t| t.join(1, 0)));
        assert!(!passes(|t| t.end(0), |t| t.join(1, 2)));
    }

    #[test]
    fn what_an_access_stands_for_is_left_out() {
        let mut table = Table::default();
        let atomic = |deed: Deed| Deed { atomic: true, ..deed };
        table.access(deed(0, false));
        table.access(deed(0, true));
        assert_eq!(table.deeds.len(), 1);
        table.release(0, FLAG, false);
        table.acquire(1, FLAG);
        // An atomic access does not stand for one that is not.
        assert_eq!(table.access(atomic(deed(1, true))), None);
        assert_eq!(table.deeds.len(), 2);
        assert_eq!(table.access(atomic(deed(2, false))), Some(deed(0, true)));
        assert_eq!(table.access(deed(1, true)).map(|deed| deed.thread), Some(2));
    }

    #[test]
    fn readers_do_not_stand_for_each_other() {
        let mut table = Table::default();
        table.access(deed(0, false));
        table.release(0, FLAG, false);
        table.acquire(1, FLAG);
        table.access(deed(1, false));
        table.release(1, FLAG, false);
        assert_eq!(table.deeds.len(), 2);
        assert_eq!(table.access(deed(2, true)).map(|deed| deed.thread), Some(0));
    }

    #[test]
    fn what_everybody_knows_is_left_out() {
        let mut table = Table::default();
        table.access(deed(0, true));
        table.settle(0b11);
        assert_eq!(table.deeds.len(), 1);
        table.release(0, FLAG, false);
        table.acquire(1, FLAG);
        table.settle(0b11);
        assert_eq!(table, Table::default());
    }

    #[test]
    fn blocks_that_die_are_forgotten() {
        let mut table = Table::default();
        table.access(deed(0, true));
        table.release(0, FLAG, false);
        table.forget(FLAG.0);
        table.acquire(1, FLAG);
        assert!(table.clone().access(deed(1, false)).is_some());
        table.forget(DATA);
        assert_eq!(table, Table::default());
    }

    #[test]
    fn words_keep_everything() {
        let mut table = Table::default();
        table.access(deed(0, true));
        table.access(Deed { start: 8, end: 16, atomic: true, ..deed(3, false) });
        table.release(0, FLAG, false);
        table.release(0, SECTIONS, false);
        table.fence_release(3);
        table.load_relaxed(1, FLAG);
        table.end(0);
        let mut words = Vec::new();
        table.write(&mut words);
        let mut again = Table::default();
        again.access(deed(2, true));
        again.read(&words);
        assert_eq!(again, table);
    }
}
