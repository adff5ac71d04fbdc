//! Numbers that are stored once: a key of 64 bits gets an id, and the same key the same id again.
//!
//! ```text
//!   id      the number of its coming, from 1 on; zero is nobody's
//!   keys    by id, to be read without a lock
//!   shard   an index of ids by hash, behind a lock
//! ```
//!
//! Claim: exact. A key is found only if it is the very same. Cost: one lock, two multiplications, one or two probes; 8 bytes for
//! the key and 5 to 6 for the index, which is at most four fifths full and grows by a quarter.

use super::column::Column;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The ids whose keys have hashes of one kind.
#[derive(Debug)]
struct Shard {
    /// An open table of ids; zero is free.
    ids: Vec<u32>,
    used: usize,
}

/// Keys that have ids.
#[derive(Debug)]
pub(crate) struct Table {
    keys: Column<AtomicU64>,
    count: AtomicU32,
    shards: Box<[Mutex<Shard>]>,
    index_bytes: AtomicUsize,
}

/// How large an index is at first.
const FIRST: usize = 64;

/// Spreads a key over 64 bits.
#[inline]
fn spread(key: u64) -> u64 {
    let wide =
        u128::from(key ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93_A5A3_5625_9B5C_61A3);
    (wide >> 64) as u64 ^ wide as u64
}

impl Table {
    /// No keys, to be used by many at once if there are several shards.
    pub(crate) fn new(shards: usize) -> Table {
        let shard = |_| Mutex::new(Shard { ids: vec![0; FIRST], used: 0 });
        let shards: Box<[Mutex<Shard>]> = (0..shards.max(1)).map(shard).collect();
        let index_bytes = AtomicUsize::new(shards.len() * FIRST * size_of::<u32>());
        Table { keys: Column::new(), count: AtomicU32::new(0), shards, index_bytes }
    }

    pub(crate) fn len(&self) -> u64 {
        self.count.load(Ordering::Relaxed).into()
    }

    #[inline]
    pub(crate) fn key(&self, id: u32) -> Option<u64> {
        self.keys.get(id.checked_sub(1)?)
    }

    /// The id of a key, and whether it is new. If it is, `write` is called with it before anybody else knows of it.
    #[inline]
    pub(crate) fn insert(&self, key: u64, write: impl FnOnce(u32)) -> (u32, bool) {
        let hash = spread(key);
        let mut shard = locked(&self.shards[shard_of(hash, self.shards.len())]);
        let mut at = first_place(hash, shard.ids.len());
        loop {
            match shard.ids[at] {
                0 => break,
                found if self.key(found) == Some(key) => return (found, false),
                _ => at = next_place(at, shard.ids.len()),
            }
        }
        let id = self.count.fetch_add(1, Ordering::Relaxed) + 1;
        self.keys.set(id - 1, key);
        write(id);
        shard.ids[at] = id;
        shard.used += 1;
        if shard.used * 5 > shard.ids.len() * 4 {
            self.grow(&mut shard);
        }
        (id, true)
    }

    #[cold]
    fn grow(&self, shard: &mut Shard) {
        let more = shard.ids.len() / 4;
        let len = shard.ids.len() + more;
        self.index_bytes.fetch_add(more * size_of::<u32>(), Ordering::Relaxed);
        let old = std::mem::replace(&mut shard.ids, vec![0; len]);
        for id in old.into_iter().filter(|&id| id != 0) {
            let mut at = first_place(spread(self.key(id).unwrap_or(0)), len);
            while shard.ids[at] != 0 {
                at = next_place(at, len);
            }
            shard.ids[at] = id;
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        Column::<AtomicU64>::bytes(self.len()) + self.index_bytes.load(Ordering::Relaxed)
    }
}

/// A poisoned lock means that a thread panicked, which ends the search anyway.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where in an index of this length to look first: the low half of the hash says so.
#[inline]
fn first_place(hash: u64, len: usize) -> usize {
    ((hash & 0xFFFF_FFFF) as usize * len) >> 32
}

/// Where to look next.
#[inline]
fn next_place(at: usize, len: usize) -> usize {
    if at + 1 == len { 0 } else { at + 1 }
}

/// How the hash of a key is used: its top half says the shard, its low one the place in the index.
#[inline]
pub(crate) fn shard_of(hash: u64, shards: usize) -> usize {
    ((hash >> 32) as usize * shards) >> 32
}

/// Pairs of ids that have an id themselves: the inner nodes of compressed states.
#[derive(Debug)]
pub struct Pairs(Table);

impl Pairs {
    /// No pairs, to be used by this many at once.
    pub fn new(shards: usize) -> Pairs {
        Pairs(Table::new(shards))
    }

    /// The id of a pair.
    #[inline]
    pub fn id(&self, left: u32, right: u32) -> u32 {
        self.0.insert(u64::from(left) | u64::from(right) << 32, |_| {}).0
    }

    /// The pair of an id.
    #[inline]
    pub fn get(&self, id: u32) -> (u32, u32) {
        let key = self.0.key(id).unwrap_or(0);
        (key as u32, (key >> 32) as u32)
    }

    /// How many pairs there are.
    pub fn len(&self) -> u64 {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How much memory they take.
    pub fn bytes(&self) -> usize {
        self.0.bytes()
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
}
