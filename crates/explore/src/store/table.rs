//! Numbers that are stored once: a key of 64 bits gets an id, and the same key the same id again.
//!
//! ```text
//!   id      place * shards + shard + 1; zero is nobody's
//!   shard   keys in the order of their coming, an index of their places by hash
//! ```
//!
//! Claim: exact. A key is found only if it is the very same. Cost: one lock, a multiplication, about one and a half probes; 8 bytes for
//! the key and 5 to 10 for the index, which is at most four fifths full.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A list that grows without moving what is in it.
#[derive(Debug)]
pub(crate) struct Segments<T> {
    segments: Vec<Vec<T>>,
}

const SEGMENT: usize = 1 << 14;

impl<T: Copy> Segments<T> {
    pub(crate) fn new() -> Segments<T> {
        Segments { segments: Vec::new() }
    }

    pub(crate) fn push(&mut self, value: T) {
        match self.segments.last_mut() {
            Some(last) if last.len() < SEGMENT => last.push(value),
            // The first is small, so that small searches stay small.
            None => self.segments.push(vec![value]),
            Some(_) => {
                let mut next = Vec::with_capacity(SEGMENT);
                next.push(value);
                self.segments.push(next);
            }
        }
    }

    #[inline]
    pub(crate) fn get(&self, place: u32) -> Option<T> {
        self.segments.get(place as usize / SEGMENT)?.get(place as usize % SEGMENT).copied()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.segments.iter().map(|segment| segment.capacity() * size_of::<T>()).sum()
    }
}

/// The keys of one shard.
#[derive(Debug)]
pub(crate) struct Shard {
    keys: Segments<u64>,
    count: u32,
    /// Places plus one, by hash; zero is free.
    index: Vec<u32>,
}

/// Spreads a key over 64 bits.
#[inline]
pub(crate) fn spread(key: u64) -> u64 {
    let wide =
        u128::from(key ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93_A5A3_5625_9B5C_61A3);
    (wide >> 64) as u64 ^ wide as u64
}

impl Shard {
    pub(crate) fn new() -> Shard {
        Shard { keys: Segments::new(), count: 0, index: vec![0; 64] }
    }

    pub(crate) fn len(&self) -> u32 {
        self.count
    }

    pub(crate) fn key(&self, place: u32) -> Option<u64> {
        self.keys.get(place)
    }

    /// The place of a key, and whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, key: u64, hash: u64) -> (u32, bool) {
        let mask = self.index.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            match self.index[at] {
                0 => break,
                found if self.keys.get(found - 1) == Some(key) => return (found - 1, false),
                _ => at = (at + 1) & mask,
            }
        }
        self.keys.push(key);
        self.count += 1;
        self.index[at] = self.count;
        if self.count as usize * 5 > self.index.len() * 4 {
            self.grow();
        }
        (self.count - 1, true)
    }

    fn grow(&mut self) {
        let mask = self.index.len() * 2 - 1;
        self.index = vec![0; mask + 1];
        for place in 0..self.count {
            let Some(key) = self.keys.get(place) else { continue };
            let mut at = spread(key) as usize & mask;
            while self.index[at] != 0 {
                at = (at + 1) & mask;
            }
            self.index[at] = place + 1;
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.keys.bytes() + self.index.capacity() * 4
    }
}

/// A poisoned lock means that a thread panicked, which ends the search anyway.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How the hash of a key is used: its top bits say the shard, its low ones the place in the index.
#[inline]
pub(crate) fn shard_of(hash: u64, shards: usize) -> usize {
    ((hash >> 32) as usize * shards) >> 32
}

/// Pairs of ids that have an id themselves: the inner nodes of compressed states.
#[derive(Debug)]
pub struct Pairs {
    shards: Box<[Mutex<Shard>]>,
}

impl Pairs {
    /// No pairs, to be used by this many at once.
    pub fn new(shards: usize) -> Pairs {
        Pairs { shards: (0..shards.max(1)).map(|_| Mutex::new(Shard::new())).collect() }
    }

    /// The id of a pair.
    #[inline]
    pub fn id(&self, left: u32, right: u32) -> u32 {
        let key = u64::from(left) | u64::from(right) << 32;
        let hash = spread(key);
        let shard = shard_of(hash, self.shards.len());
        let (place, _) = locked(&self.shards[shard]).insert(key, hash);
        place * self.shards.len() as u32 + shard as u32 + 1
    }

    /// The pair of an id.
    #[inline]
    pub fn get(&self, id: u32) -> (u32, u32) {
        let id = id.wrapping_sub(1);
        let shards = self.shards.len() as u32;
        let key = locked(&self.shards[(id % shards) as usize]).key(id / shards).unwrap_or(0);
        (key as u32, (key >> 32) as u32)
    }

    /// How many pairs there are.
    pub fn len(&self) -> u64 {
        self.shards.iter().map(|shard| u64::from(locked(shard).len())).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How much memory they take.
    pub fn bytes(&self) -> usize {
        self.shards.iter().map(|shard| locked(shard).bytes()).sum()
    }
}

/// Pairs as one worker sees them: those it asked for last are at hand without a lock.
#[derive(Debug)]
pub struct PairsAtHand<'s> {
    pairs: &'s Pairs,
    /// By hash: a pair and its id; zero where there is none.
    last: Box<[(u64, u32)]>,
}

impl<'s> PairsAtHand<'s> {
    /// As many as fit into a processor's cache beside other things.
    const COUNT: usize = 1 << 13;

    /// None at hand yet.
    pub fn new(pairs: &'s Pairs) -> PairsAtHand<'s> {
        PairsAtHand { pairs, last: vec![(0, 0); PairsAtHand::COUNT].into() }
    }

    /// The id of a pair.
    #[inline]
    pub fn id(&mut self, left: u32, right: u32) -> u32 {
        let key = u64::from(left) | u64::from(right) << 32;
        let at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 51) as usize;
        let last = &mut self.last[at];
        if last.0 != key || last.1 == 0 {
            *last = (key, self.pairs.id(left, right));
        }
        last.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_pair_has_the_same_id() {
        for shards in [1, 8] {
            let pairs = Pairs::new(shards);
            let mut at_hand = PairsAtHand::new(&pairs);
            let ids: Vec<u32> = (0..10_000).map(|i| at_hand.id(i % 100, i / 100)).collect();
            assert!((0..10_000).all(|i| at_hand.id(i % 100, i / 100) == ids[i as usize]));
            for (i, &id) in (0..).zip(&ids) {
                assert_eq!(pairs.id(i % 100, i / 100), id);
                assert_eq!(pairs.get(id), (i % 100, i / 100));
                assert_ne!(id, 0);
            }
            let mut sorted = ids.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!((sorted.len(), pairs.len()), (10_000, 10_000));
        }
    }

    #[test]
    fn lists_keep_what_is_pushed() {
        let mut list = Segments::new();
        (0..50_000u32).for_each(|i| list.push(i));
        assert!((0..50_000).all(|i| list.get(i) == Some(i)));
        assert_eq!(list.get(50_000), None);
    }
}
