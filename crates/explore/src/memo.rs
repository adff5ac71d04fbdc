//! What is known to come of something a thread does or is about to do, by what that depends on.
//!
//! ```text
//!   thread, its part  ->  groups:  places looked at  ->  the parts found there  ->  what came of it
//! ```
//!
//! What a thread does from a stop to the next depends on its own part of the state and on the parts that it looks at on the way: there are few
//! of these and many states. So it is run once and remembered with the places that were looked at and the parts that were there. Where all
//! these are the same again, so is what comes of it.
//!
//! Claim: exact, as long as whoever remembers something names every place that it depended on. Cost of recalling: one index, and one look-up
//! in a small table for each set of places that was ever looked at from the part, rarely more than one or two.
//!
//! Limits: a program whose parts rarely come again only pays for remembering, so that ends when it does not pay off. Each worker
//! remembers for itself.

use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A place of a state: a variable, a thread, or a block of the heap. The number of threads does not change what it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Place(u32);

impl Place {
    const HEAP: u32 = 1 << 31;

    /// A leaf before those of the heap.
    pub(crate) fn leaf(leaf: usize) -> Place {
        Place(leaf as u32)
    }

    /// A block of the heap, by its number.
    pub(crate) fn heap(number: usize) -> Place {
        Place(number as u32 | Place::HEAP)
    }

    /// Which leaf that is, if this is where blocks of the heap start.
    pub(crate) fn in_tree(self, first_block: usize) -> usize {
        match self.0 & Place::HEAP {
            0 => self.0 as usize,
            _ => first_block + (self.0 & !Place::HEAP) as usize,
        }
    }
}

/// What was remembered for one set of places, by the parts there.
#[derive(Debug)]
enum Answers<R> {
    None(Rc<R>),
    One(FxHashMap<u32, Rc<R>>),
    Two(FxHashMap<u64, Rc<R>>),
    Many(FxHashMap<Box<[u32]>, Rc<R>>),
}

fn both(first: u32, second: u32) -> u64 {
    u64::from(first) | u64::from(second) << 32
}

/// What was remembered about one thing.
#[derive(Debug)]
pub(crate) struct Groups<R>(Vec<(Box<[Place]>, Answers<R>)>);

impl<R> Default for Groups<R> {
    fn default() -> Groups<R> {
        Groups(Vec::new())
    }
}

impl<R> Groups<R> {
    /// What came of it where `part` says what is at each place.
    #[inline]
    pub(crate) fn recall(&self, part: impl Fn(Place) -> u32) -> Option<&Rc<R>> {
        self.0.iter().find_map(|(places, answers)| match answers {
            Answers::None(answer) => Some(answer),
            Answers::One(answers) => answers.get(&part(places[0])),
            Answers::Two(answers) => answers.get(&both(part(places[0]), part(places[1]))),
            Answers::Many(answers) => {
                let parts: Vec<u32> = places.iter().map(|&place| part(place)).collect();
                answers.get(&parts[..])
            }
        })
    }

    /// From now on that is what comes of it wherever these places hold what `part` says.
    pub(crate) fn remember(&mut self, places: &[Place], part: impl Fn(Place) -> u32, answer: Rc<R>) {
        let known = self.0.iter().position(|(known, _)| **known == *places);
        let group = known.unwrap_or_else(|| {
            let answers = match places.len() {
                0 => Answers::None(Rc::clone(&answer)),
                1 => Answers::One(FxHashMap::default()),
                2 => Answers::Two(FxHashMap::default()),
                _ => Answers::Many(FxHashMap::default()),
            };
            self.0.push((places.into(), answers));
            self.0.len() - 1
        });
        match &mut self.0[group].1 {
            Answers::None(known) => *known = answer,
            Answers::One(answers) => drop(answers.insert(part(places[0]), answer)),
            Answers::Two(answers) => drop(answers.insert(both(part(places[0]), part(places[1])), answer)),
            Answers::Many(answers) => {
                drop(answers.insert(places.iter().map(|&place| part(place)).collect(), answer));
            }
        }
    }
}

/// Whether remembering pays off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    recalled: u64,
    remembered: u64,
    /// How many things are remembered before the question is asked.
    trial: u64,
    /// How many of them somebody has counted.
    counted: u64,
}

impl Worth {
    const TRIAL: u64 = 1 << 14;
    /// About how much memory one thing takes: itself, what it says, and its place in a table.
    const BYTES: u64 = 256;

    /// Nothing has been remembered yet, and nothing ever is if it is not wanted.
    pub(crate) fn new(wanted: bool) -> Worth {
        Worth { recalled: 0, remembered: 0, trial: if wanted { Worth::TRIAL } else { 0 }, counted: 0 }
    }

    /// How much memory was taken since somebody asked last.
    pub(crate) fn more_bytes(&mut self) -> u64 {
        let more = self.remembered - self.counted;
        self.counted = self.remembered;
        more * Worth::BYTES
    }

    pub(crate) fn recalled(&mut self) {
        self.recalled += 1;
    }

    /// Whether one more thing should be remembered.
    pub(crate) fn remembers(&mut self) -> bool {
        let worth = self.remembered < self.trial || self.recalled > self.remembered;
        self.remembered += u64::from(worth);
        worth
    }
}

/// A table by thread and part, both small numbers.
#[derive(Debug)]
pub(crate) struct ByThread<T> {
    index: Vec<Vec<u32>>,
    list: Vec<T>,
}

impl<T> Default for ByThread<T> {
    fn default() -> ByThread<T> {
        ByThread { index: Vec::new(), list: Vec::new() }
    }
}

impl<T> ByThread<T> {
    /// Where the entry of a thread in one of its parts is, which is made if need be.
    #[inline]
    pub(crate) fn place(&mut self, thread: usize, part: u32, make: impl FnOnce() -> T) -> usize {
        if let Some(&known) = self.index.get(thread).and_then(|index| index.get(part as usize))
            && known != 0
        {
            return known as usize - 1;
        }
        if self.index.len() <= thread {
            self.index.resize_with(thread + 1, Vec::new);
        }
        let index = &mut self.index[thread];
        if index.len() <= part as usize {
            index.resize(part as usize + 1, 0);
        }
        self.list.push(make());
        index[part as usize] = self.list.len() as u32;
        self.list.len() - 1
    }

    pub(crate) fn get(&self, place: usize) -> &T {
        &self.list[place]
    }

    pub(crate) fn get_mut(&mut self, place: usize) -> &mut T {
        &mut self.list[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_looked_at_decides() {
        let mut groups: Groups<&str> = Groups::default();
        let at = |parts: &'static [u32]| move |place: Place| parts[place.in_tree(2)];
        let places = [Place::leaf(0), Place::leaf(1), Place::heap(0), Place::heap(1)];
        groups.remember(&places[..1], at(&[1, 0, 0, 0]), Rc::new("one"));
        groups.remember(&places[..2], at(&[2, 5, 0, 0]), Rc::new("two"));
        groups.remember(&places[..2], at(&[2, 6, 0, 0]), Rc::new("two again"));
        groups.remember(&places, at(&[3, 1, 4, 1]), Rc::new("many"));
        let recall = |parts| groups.recall(at(parts)).map(|found| **found);
        assert_eq!(recall(&[1, 9, 9, 9]), Some("one"));
        assert_eq!(recall(&[2, 5, 9, 9]), Some("two"));
        assert_eq!(recall(&[2, 6, 9, 9]), Some("two again"));
        assert_eq!(recall(&[2, 7, 9, 9]), None);
        assert_eq!(recall(&[3, 1, 4, 1]), Some("many"));
        assert_eq!(recall(&[3, 1, 4, 2]), None);
        groups.remember(&[], at(&[]), Rc::new("always"));
        assert_eq!(groups.recall(at(&[0, 0, 0, 0])).map(|found| **found), Some("always"));
    }

    #[test]
    fn remembering_ends_when_it_does_not_pay_off() {
        assert!(!Worth::new(false).remembers());
        let mut worth = Worth::new(true);
        assert!((0..Worth::TRIAL).all(|_| worth.remembers()));
        assert!(!worth.remembers());
        (0..=Worth::TRIAL).for_each(|_| worth.recalled());
        assert!(worth.remembers());
    }

    #[test]
    fn entries_are_made_once() {
        let mut table = ByThread::default();
        let first = table.place(3, 7, || "a");
        let second = table.place(0, 7, || "b");
        assert_eq!(table.place(3, 7, || "c"), first);
        assert_eq!((*table.get(first), *table.get(second)), ("a", "b"));
    }
}
