//! What threads share, found out by walking: which bytes several threads access after one of them may have written, and what may be read there.
//!
//! ```text
//!   walk     accesses of bytes that are shared become events, all others stay plain
//!   learn    bytes that two threads have accessed, one of them writing, without being ordered by the start of a thread, are shared
//!   again    until a walk finds nothing new
//! ```
//!
//! Claim: a walk that teaches nothing new covers every execution within its bounds. The first access at which an execution would leave the walk would be one of bytes that somebody else has
//! written; both accesses were made as the walk has them, so that they were noted.
//!
//! Blocks and threads have names that do not depend on the walk: who made them, where, and how often that was done before.

use std::collections::BTreeSet;

use program::code::{ObjectId, Pc};
use rustc_hash::FxHashMap;

use crate::value::Bv;

arena::id! {
    /// The name of a block.
    pub struct NameId("name")
}

/// What a name says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Name {
    /// A variable of the program, or a function.
    Object(ObjectId),
    /// A thread's own copy of a variable.
    Own(ObjectId, u32),
    /// What the machine knows about a thread.
    Thread(u32),
    /// What a thread has made, where, and how often it had done so there before.
    Made(u32, Vec<Pc>, u32),
}

/// What a pointer in shared memory may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Target {
    /// What it points to; none for a number.
    pub(crate) block: Option<NameId>,
    /// How far into it, or the number, if that is known.
    pub(crate) offset: Option<u64>,
}

/// What is known about a block before a walk comes to where it is made.
#[derive(Clone, Debug)]
pub(crate) struct Expected {
    pub(crate) size: Bv,
    pub(crate) most: Option<u64>,
    pub(crate) kind: sem::context::BlockKind,
    pub(crate) align: u64,
}

/// The byte that stands for the life of a block.
pub(crate) const LIFE: u64 = 1 << 62;

/// By where they are: what pointers may be.
type Targets = FxHashMap<(NameId, u64), BTreeSet<Target>>;

/// After so many walks, what was possible stays possible.
const MOST_FORGETTING: u32 = 12;

/// What threads are known to share.
#[derive(Clone, Debug, Default)]
pub struct Sharing {
    names: FxHashMap<Name, NameId>,
    threads: FxHashMap<(u32, Vec<Pc>, u32), u32>,
    /// Bytes: sorted, and apart from each other.
    shared: FxHashMap<NameId, Vec<(u64, u64)>>,
    /// Where something indeterminate may be: bytes.
    odd: FxHashMap<NameId, BTreeSet<(u64, u64)>>,
    /// Where pointers may be, and which.
    targets: Targets,
    /// The same as the walk finds it that is being looked at.
    found: Targets,
    /// How often walks were learned from.
    lessons: u32,
    expected: FxHashMap<NameId, Expected>,
    /// Whether a walk has been made: before that, whatever may be shared is.
    pub(crate) learned: bool,
}

/// Bytes that a thread has accessed when there may have been several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) thread: u32,
    pub(crate) from: u64,
    pub(crate) to: u64,
    pub(crate) writes: bool,
    /// How many threads it had started before.
    pub(crate) epoch: u32,
}

impl Sharing {
    pub(crate) fn name(&mut self, name: Name) -> NameId {
        let next = arena::Id::new(self.names.len());
        *self.names.entry(name).or_insert(next)
    }

    /// The number of a thread, by who starts it, where, and how often that was done there before.
    pub(crate) fn thread(&mut self, starter: u32, stack: Vec<Pc>, occurrence: u32) -> u32 {
        let next = self.threads.len() as u32 + 1;
        *self.threads.entry((starter, stack, occurrence)).or_insert(next)
    }

    /// Whether some thread has this number.
    pub(crate) fn has_thread(&self, thread: u32) -> bool {
        (1..=self.threads.len() as u32).contains(&thread)
    }

    /// Whether any of these bytes are shared.
    pub(crate) fn overlaps(&self, name: NameId, from: u64, to: u64) -> bool {
        self.shared.get(&name).is_some_and(|ranges| ranges.iter().any(|&(a, b)| a < to && from < b))
    }

    /// Whether something indeterminate may be among these bytes.
    pub(crate) fn is_odd(&self, name: NameId, from: u64, to: u64) -> bool {
        self.odd.get(&name).is_some_and(|odd| odd.iter().any(|&(a, b)| a < to && from < b))
    }

    pub(crate) fn targets(&self, name: NameId, offset: u64) -> Option<&BTreeSet<Target>> {
        self.targets.get(&(name, offset))
    }

    pub(crate) fn expected(&self, name: NameId) -> Option<&Expected> {
        self.expected.get(&name)
    }

    pub(crate) fn expect(&mut self, name: NameId, what: Expected) {
        self.expected.insert(name, what);
    }

    /// Notes that something indeterminate may be among these bytes; whether that is new.
    pub(crate) fn note_odd(&mut self, name: NameId, from: u64, to: u64) -> bool {
        self.odd.entry(name).or_default().insert((from, to))
    }

    /// Notes what a pointer may be.
    pub(crate) fn note_target(&mut self, name: NameId, offset: u64, target: Target) {
        self.found.entry((name, offset)).or_default().insert(target);
    }

    /// Learns what pointers may be from what was noted; whether another walk has to be made with that. What an earlier walk took for possible since it knew too little is forgotten, a few times.
    pub(crate) fn learn_targets(&mut self) -> bool {
        let mut found = std::mem::take(&mut self.found);
        found.retain(|_, targets| targets.iter().any(|target| target.block.is_some()));
        self.lessons += 1;
        if self.lessons <= MOST_FORGETTING {
            let changed = found != self.targets;
            self.targets = found;
            return changed;
        }
        let mut grown = false;
        for (place, targets) in found {
            let known = self.targets.entry(place).or_default();
            let before = known.len();
            known.extend(targets);
            grown |= known.len() > before;
        }
        grown
    }

    /// Learns from what threads have accessed; whether more is shared than was known. `before` says whether what the first thread did by that time comes before all that the second does.
    pub(crate) fn learn(
        &mut self,
        touches: &FxHashMap<NameId, Vec<Touch>>,
        before: impl Fn(u32, u32, u32) -> bool,
    ) -> bool {
        let mut grown = false;
        let first = !std::mem::replace(&mut self.learned, true);
        for (&name, touches) in touches {
            let mut ranges = match first {
                true => Vec::new(),
                false => self.shared.get(&name).cloned().unwrap_or_default(),
            };
            let known = ranges.clone();
            for (i, a) in touches.iter().enumerate() {
                for b in &touches[..i] {
                    let apart =
                        a.thread == b.thread || !(a.writes || b.writes) || a.to <= b.from || b.to <= a.from;
                    if !apart && !before(a.thread, a.epoch, b.thread) && !before(b.thread, b.epoch, a.thread)
                    {
                        ranges.push((a.from.min(b.from), a.to.max(b.to)));
                    }
                }
            }
            // Whoever accesses some of them accesses them all as shared bytes.
            loop {
                ranges = united(ranges);
                let more: Vec<(u64, u64)> = touches
                    .iter()
                    .map(|touch| (touch.from, touch.to))
                    .filter(|&(from, to)| {
                        ranges.iter().any(|&(a, b)| a < to && from < b && !(a <= from && to <= b))
                    })
                    .collect();
                if more.is_empty() {
                    break;
                }
                ranges.extend(more);
            }
            if ranges != known {
                grown = true;
                self.shared.insert(name, ranges);
            }
        }
        grown || first
    }
}

/// The same bytes, sorted, with ranges that overlap made one.
fn united(mut ranges: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    ranges.sort_unstable();
    let mut apart: Vec<(u64, u64)> = Vec::with_capacity(ranges.len());
    for (from, to) in ranges {
        match apart.last_mut() {
            Some(last) if from < last.1 => last.1 = last.1.max(to),
            _ => apart.push((from, to)),
        }
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(thread: u32, from: u64, writes: bool, epoch: u32) -> Touch {
        Touch { thread, from, to: from + 4, writes, epoch }
    }

    #[test]
    fn bytes_are_shared_that_two_threads_access_and_one_writes() {
        let mut sharing = Sharing::default();
        let name = sharing.name(Name::Thread(0));
        let touches = vec![
            touch(1, 0, true, 0),
            touch(2, 4, true, 0),
            touch(0, 4, false, 2),
            touch(1, 8, false, 0),
            touch(2, 8, false, 0),
        ];
        let all = FxHashMap::from_iter([(name, touches)]);
        assert!(sharing.learn(&all, |_, _, _| false));
        let shared = |at| sharing.overlaps(name, at, at + 4);
        assert_eq!([shared(0), shared(4), shared(8)], [false, true, false]);
        assert!(!sharing.learn(&all, |_, _, _| false), "nothing new");
    }

    #[test]
    fn what_was_written_before_a_thread_started_is_its_own() {
        let mut sharing = Sharing::default();
        let name = sharing.name(Name::Thread(0));
        // Thread 0 starts thread 2 when it has started one before.
        let before = |thread, epoch, other| thread == 0 && other == 2 && epoch <= 1;
        let all = FxHashMap::from_iter([(name, vec![touch(0, 0, true, 1), touch(2, 0, true, 0)])]);
        sharing.learn(&all, before);
        assert!(!sharing.overlaps(name, 0, 4));
        let all = FxHashMap::from_iter([(name, vec![touch(0, 0, false, 2), touch(2, 0, true, 0)])]);
        assert!(sharing.learn(&all, before));
        assert!(sharing.overlaps(name, 0, 4));
    }

    #[test]
    fn accesses_are_shared_as_a_whole() {
        let mut sharing = Sharing::default();
        let name = sharing.name(Name::Thread(0));
        let wide = Touch { to: 8, ..touch(1, 0, true, 0) };
        let all = FxHashMap::from_iter([(name, vec![wide, touch(2, 4, false, 0), touch(1, 0, false, 0)])]);
        sharing.learn(&all, |_, _, _| false);
        assert!(sharing.overlaps(name, 0, 4));
    }
}
