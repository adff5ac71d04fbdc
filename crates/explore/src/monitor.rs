//! Robustness against RC11, watched along interleavings: whether an atomic access could do what no interleaving shows.
//!
//! ```text
//!   RC11      the memory model of C11's atomics (Lahav, Vafeiadis, Kang, Hur, Dreyer 2017): program order and reads-from have no cycle
//!   hb-sc     program order, reads-from, modification order and from-read: without a cycle in an interleaving
//!   fact      the last write to a location, w, with the threads that are behind it in hb-sc, and those that RC11 keeps from going before it
//!   anchor    a seq_cst access or fence that is behind w in RC11's order of these, psc
//! ```
//!
//! Claim: if no step of any interleaving is reported, and none has a data race, then every execution that RC11 allows is an interleaving. The reason (Lahav and
//! Margalit 2019, Margalit and Lahav 2021): take the smallest execution that is none, and an event e of it that is last in program order and reads-from. Without e
//! it is an interleaving. So e reads from, or is put right behind, a write to x that is not the last one before e in that interleaving. There is a cycle only
//! if the thread of e is behind a later write w in hb-sc. What is not before the thread of e in hb-sc can be left out of the interleaving; then w is the last
//! write to x, the thread of e is behind it, and RC11 lets e go before it. All interleavings are searched, so that one is.
//!
//! RC11 does not let e go before w if w happens before e, if a read from w happens before e (coherence), if a seq_cst fence that is an anchor happens before e, or if e is
//! seq_cst and behind an anchor in its thread: then psc would have a cycle. What writes cannot be put right behind a write that a read-modify-write has read.
//!
//! The facts are a function of the trace (in Mazurkiewicz's sense) of an interleaving, so that reductions which keep one interleaving of each trace keep the answer.
//!
//! Limits: plain accesses are not watched, since without a race they happen in the order of their locations. Release sequences are those of C++20, which are the shorter ones. psc is
//! followed only along program order, conflicts and what [`Fact`] lists. A compare-exchange is taken for a read that may also fail. Locations are distinguished by where they start.
//!
//! Cost: each atomic access goes through all facts. They are part of states.

use crate::relaxed::{Known, Place, bit, read_places, write_places};

/// What an access does to its location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtomicAccess {
    /// The thread.
    pub thread: usize,
    /// The location.
    pub place: Place,
    /// Whether it reads.
    pub reads: bool,
    /// Whether it writes.
    pub writes: bool,
    /// Whether it is `seq_cst`.
    pub strong: bool,
    /// Whether it acquires.
    pub acquires: bool,
}

/// A set of places, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct PlaceSet(Vec<Place>);

impl PlaceSet {
    fn contains(&self, place: Place) -> bool {
        self.0.binary_search(&place).is_ok()
    }

    fn set(&mut self, place: Place, present: bool) {
        match (self.0.binary_search(&place), present) {
            (Ok(at), false) => {
                self.0.remove(at);
            }
            (Err(at), true) => self.0.insert(at, place),
            (Ok(_), true) | (Err(_), false) => {}
        }
    }
}

/// The last write to a location, and who is behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fact {
    place: Place,
    /// Threads that are behind it in hb-sc, those of them that have ended, and the places of which the last write, or some access, is.
    behind: u64,
    behind_ended: u64,
    written_behind: PlaceSet,
    accessed_behind: PlaceSet,
    /// Threads that it happens before, or that a fence that is an anchor happens before.
    known: Known,
    /// Threads that a read from it happens before.
    seen: Known,
    /// Threads that cannot write before the last write that is no read-modify-write; none if that are all.
    base: Option<Known>,
    /// Threads with an anchor, and those of which it is a fence.
    anchored: u64,
    fence_anchored: u64,
    /// Threads of which the next `seq_cst` fence is an anchor.
    fence_pending: u64,
    /// Places of which the last write, or some access, is an anchor.
    written_by_anchor: PlaceSet,
    accessed_by_anchor: PlaceSet,
    /// Places with an access that a fence that is an anchor is before, and those that were written with or after it.
    accessed_after_fence: PlaceSet,
    written_after_fence: PlaceSet,
}

const PLACE_SETS: usize = 6;

impl Fact {
    fn new(access: AtomicAccess, base: Option<Known>) -> Fact {
        let here = PlaceSet(vec![access.place]);
        let strong = if access.strong { here.clone() } else { PlaceSet::default() };
        Fact {
            place: access.place,
            behind: bit(access.thread),
            behind_ended: 0,
            written_behind: here.clone(),
            accessed_behind: here,
            known: Known::of(access.thread),
            seen: Known::default(),
            base,
            anchored: if access.strong { bit(access.thread) } else { 0 },
            fence_anchored: 0,
            fence_pending: 0,
            written_by_anchor: strong.clone(),
            accessed_by_anchor: strong,
            accessed_after_fence: PlaceSet::default(),
            written_after_fence: PlaceSet::default(),
        }
    }

    fn each_known(&mut self, change: &impl Fn(&mut Known)) {
        change(&mut self.known);
        change(&mut self.seen);
        self.base.iter_mut().for_each(change);
    }

    fn place_sets(&self) -> [&PlaceSet; PLACE_SETS] {
        [
            &self.written_behind,
            &self.accessed_behind,
            &self.written_by_anchor,
            &self.accessed_by_anchor,
            &self.accessed_after_fence,
            &self.written_after_fence,
        ]
    }

    fn forget(&mut self, block: u32) {
        let sets = [
            &mut self.written_behind,
            &mut self.accessed_behind,
            &mut self.written_by_anchor,
            &mut self.accessed_by_anchor,
            &mut self.accessed_after_fence,
            &mut self.written_after_fence,
        ];
        sets.into_iter().for_each(|set| set.0.retain(|place| place.0 != block));
    }

    /// Whether RC11 lets an access to its location go before it although its thread is behind it. One that `may_fail` may read without writing.
    fn lets_before(&self, access: AtomicAccess, may_fail: bool) -> bool {
        let me = bit(access.thread);
        let forbidden = (self.known.threads | self.seen.threads) & me != 0
            || access.strong && self.anchored & me != 0
            || access.writes && !may_fail && self.base.as_ref().is_none_or(|base| base.threads & me != 0);
        self.behind & me != 0 && !forbidden
    }

    /// A thread accesses a location, which is not that of this fact if it is written.
    fn access(&mut self, access: AtomicAccess) {
        let (me, place) = (bit(access.thread), access.place);
        if access.reads && self.written_behind.contains(place)
            || access.writes && self.accessed_behind.contains(place)
        {
            self.behind |= me;
        }
        if self.behind & me != 0 {
            self.accessed_behind.set(place, true);
            if access.writes {
                self.written_behind.set(place, true);
            }
        }
        let (by_anchor, after_fence) =
            (self.accessed_by_anchor.contains(place), self.accessed_after_fence.contains(place));
        let reads_from_anchor = access.reads && self.written_by_anchor.contains(place);
        let overwrites = access.writes && (by_anchor || after_fence);
        if overwrites
            || access.reads && self.written_after_fence.contains(place)
            || reads_from_anchor && access.acquires
        {
            self.fence_pending |= me;
        }
        let is_anchor = access.strong && (overwrites || reads_from_anchor || self.anchored & me != 0);
        if is_anchor {
            self.anchored |= me;
            self.accessed_by_anchor.set(place, true);
        }
        if access.writes {
            self.written_by_anchor.set(place, is_anchor);
        }
        if self.fence_anchored & me != 0 {
            self.accessed_after_fence.set(place, true);
        }
        if access.writes && self.accessed_after_fence.contains(place) {
            self.written_after_fence.set(place, true);
        }
    }

    /// Writes it behind other words.
    fn write(&self, words: &mut Vec<u64>) {
        words.extend([u64::from(self.place.0), self.place.1, self.behind, self.behind_ended]);
        words.extend([self.anchored, self.fence_anchored, self.fence_pending]);
        for set in self.place_sets() {
            write_places(&set.0, words);
        }
        self.known.write(words);
        self.seen.write(words);
        words.push(u64::from(self.base.is_some()));
        self.base.iter().for_each(|base| base.write(words));
    }

    /// Reads what [`write`](Self::write) has written, and goes past it.
    fn read(words: &mut &[u64]) -> Option<Fact> {
        let (&[name, offset, behind, behind_ended, anchored, fence_anchored, fence_pending], rest) =
            words.split_first_chunk::<7>()?;
        *words = rest;
        let [
            written_behind,
            accessed_behind,
            written_by_anchor,
            accessed_by_anchor,
            accessed_after_fence,
            written_after_fence,
        ] = [(); PLACE_SETS].map(|()| PlaceSet(read_places(words)));
        let (known, seen) = (Known::read(words)?, Known::read(words)?);
        let (&has_base, rest) = words.split_first()?;
        *words = rest;
        let base = if has_base != 0 { Some(Known::read(words)?) } else { None };
        Some(Fact {
            place: (name as u32, offset),
            behind,
            behind_ended,
            written_behind,
            accessed_behind,
            known,
            seen,
            base,
            anchored,
            fence_anchored,
            fence_pending,
            written_by_anchor,
            accessed_by_anchor,
            accessed_after_fence,
            written_after_fence,
        })
    }
}

/// The facts about all locations that may matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Monitor {
    /// In the order of their places, so that equal ones look alike.
    facts: Vec<Fact>,
}

impl Monitor {
    fn find(&self, place: Place) -> Result<usize, usize> {
        self.facts.binary_search_by_key(&place, |fact| fact.place)
    }

    /// Whether an access that is about to be made could do what no interleaving shows. One that `may_fail` may read without writing.
    pub fn may_differ(&self, access: AtomicAccess, may_fail: bool) -> bool {
        self.find(access.place).is_ok_and(|at| self.facts[at].lets_before(access, may_fail))
    }

    /// An access is made, between what it acquires and what it releases.
    pub fn access(&mut self, access: AtomicAccess) {
        let own = self.find(access.place);
        for (at, fact) in self.facts.iter_mut().enumerate() {
            if !(access.writes && own == Ok(at)) {
                fact.access(access);
            }
        }
        match (own, access.writes) {
            (Ok(at), false) => {
                let fact = &mut self.facts[at];
                fact.seen.threads |= bit(access.thread);
                fact.base.iter_mut().for_each(|base| base.threads |= bit(access.thread));
            }
            (Err(_), false) => {}
            (own, true) => {
                let base = match (access.reads, own) {
                    (true, Ok(at)) => self.facts[at].base.take(),
                    (true, Err(_)) => None,
                    (false, _) => Some(Known::default()),
                };
                let base = base.map(|mut base| {
                    base.threads |= bit(access.thread);
                    base
                });
                let fact = Fact::new(access, base);
                match own {
                    Ok(at) => self.facts[at] = fact,
                    Err(at) => self.facts.insert(at, fact),
                }
            }
        }
    }

    /// What passes through a lock, or something else that both synchronises and shows the order of what passes.
    pub fn pass(&mut self, thread: usize, place: Place, writes: bool) {
        let access = AtomicAccess { thread, place, reads: true, writes, strong: false, acquires: true };
        self.facts.iter_mut().for_each(|fact| fact.access(access));
    }

    /// Changes what is known of each write.
    pub(crate) fn each_known(&mut self, change: &impl Fn(&mut Known)) {
        self.facts.iter_mut().for_each(|fact| fact.each_known(change));
    }

    /// A `seq_cst` fence, between what it acquires and what it releases.
    pub fn fence_strong(&mut self, thread: usize) {
        let me = bit(thread);
        for fact in &mut self.facts {
            if (fact.known.threads | fact.fence_pending | fact.anchored) & me != 0 {
                fact.anchored |= me;
                fact.fence_anchored |= me;
                fact.known.threads |= me;
            }
        }
    }

    /// A thread starts another one.
    pub fn spawn(&mut self, thread: usize, child: usize) {
        for fact in &mut self.facts {
            if fact.behind & bit(thread) != 0 {
                fact.behind |= bit(child);
            }
        }
    }

    /// A thread ends.
    pub fn end(&mut self, thread: usize) {
        let me = bit(thread);
        for fact in &mut self.facts {
            fact.behind_ended |= fact.behind & me;
            for set in
                [&mut fact.behind, &mut fact.anchored, &mut fact.fence_anchored, &mut fact.fence_pending]
            {
                *set &= !me;
            }
        }
    }

    /// A thread learns that another one has ended.
    pub fn join(&mut self, thread: usize, other: usize) {
        for fact in &mut self.facts {
            if fact.behind_ended & bit(other) != 0 {
                fact.behind |= bit(thread);
            }
        }
    }

    /// A block dies.
    pub fn forget(&mut self, block: u32) {
        self.facts.retain(|fact| fact.place.0 != block);
        self.facts.iter_mut().for_each(|fact| fact.forget(block));
    }

    /// Leaves out writes that no thread can go before, `running` being the threads that have not ended.
    pub fn settle(&mut self, running: u64) {
        self.facts.retain(|fact| running & !(fact.known.threads | fact.seen.threads) != 0);
    }

    /// Writes it behind other words.
    pub fn write(&self, words: &mut Vec<u64>) {
        self.facts.iter().for_each(|fact| fact.write(words));
    }

    /// Reads what [`write`](Self::write) has written.
    pub fn read(&mut self, mut words: &[u64]) {
        self.facts.clear();
        while let Some(fact) = Fact::read(&mut words) {
            self.facts.push(fact);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const X: Place = (1, 0);
    const Y: Place = (2, 0);

    fn load(thread: usize, place: Place, strong: bool) -> AtomicAccess {
        AtomicAccess { thread, place, reads: true, writes: false, strong, acquires: strong }
    }

    fn store(thread: usize, place: Place, strong: bool) -> AtomicAccess {
        AtomicAccess { thread, place, reads: false, writes: true, strong, acquires: false }
    }

    fn update(thread: usize, place: Place) -> AtomicAccess {
        AtomicAccess { writes: true, ..load(thread, place, false) }
    }

    /// Whether the last of these accesses, none of which synchronises, may go before what its thread is behind.
    fn last_differs(accesses: &[AtomicAccess]) -> bool {
        let mut monitor = Monitor::default();
        let (last, before) = accesses.split_last().expect("there is one");
        before.iter().for_each(|access| monitor.access(*access));
        monitor.may_differ(*last, false)
    }

    #[test]
    fn who_is_behind_a_write_without_knowing_it_may_go_before_it() {
        let passed = [store(0, X, false), store(0, Y, false), load(1, Y, false), load(1, X, false)];
        assert!(last_differs(&passed));
        // Without having read y, it is not behind.
        assert!(!last_differs(&[passed[0], passed[1], passed[3]]));
        // What it has read once it cannot go before.
        assert!(!last_differs(&[passed[0], passed[1], passed[3], passed[2], passed[3]]));
        let buffered = [store(0, X, false), load(0, Y, false), store(1, Y, false), load(1, X, false)];
        assert!(last_differs(&buffered));
    }

    #[test]
    fn strong_accesses_are_in_order() {
        let buffered = |strong: [bool; 4]| {
            last_differs(&[
                store(0, X, strong[0]),
                load(0, Y, strong[1]),
                store(1, Y, strong[2]),
                load(1, X, strong[3]),
            ])
        };
        assert!(!buffered([true; 4]));
        for weak in 0..4 {
            let mut strong = [true; 4];
            strong[weak] = false;
            assert!(buffered(strong));
        }
    }

    #[test]
    fn strong_fences_are_in_order() {
        let buffered = |fences: [bool; 2]| {
            let mut monitor = Monitor::default();
            for (thread, [own, other]) in [[X, Y], [Y, X]].into_iter().enumerate() {
                monitor.access(store(thread, own, false));
                if fences[thread] {
                    monitor.fence_strong(thread);
                }
                if monitor.may_differ(load(thread, other, false), false) {
                    return true;
                }
                monitor.access(load(thread, other, false));
            }
            false
        };
        assert!(!buffered([true, true]));
        assert!(buffered([true, false]) && buffered([false, true]));
    }

    #[test]
    fn updates_are_put_behind_the_last_one() {
        let added = [update(0, X), update(0, Y), update(1, Y), update(1, X)];
        assert!(!last_differs(&added));
        assert!(last_differs(&[store(0, X, false), added[1], added[2], added[3]]));
        let mut monitor = Monitor::default();
        added[..3].iter().for_each(|access| monitor.access(*access));
        assert!(monitor.may_differ(added[3], true));
    }

    #[test]
    fn what_nobody_can_go_before_is_left_out() {
        let mut monitor = Monitor::default();
        monitor.access(store(0, X, false));
        monitor.settle(0b11);
        assert_ne!(monitor, Monitor::default());
        monitor.access(load(1, X, false));
        monitor.settle(0b11);
        assert_eq!(monitor, Monitor::default());
    }

    #[test]
    fn words_keep_everything() {
        let mut monitor = Monitor::default();
        for access in [store(0, X, true), load(0, Y, false), store(1, Y, true), update(2, X), update(2, Y)] {
            monitor.access(access);
            monitor.fence_strong(access.thread);
        }
        monitor.end(2);
        let mut words = Vec::new();
        monitor.write(&mut words);
        let mut again = Monitor::default();
        again.access(store(5, X, false));
        again.read(&words);
        assert_eq!(again, monitor);
    }
}
