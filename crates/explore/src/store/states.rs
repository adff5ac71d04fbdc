//! The states that were reached: each once, with how it was reached first.
//!
//! A state is a pair of ids of at most 28 bits and the shape of its tree. Beside it lie its parent and which of the parent's moves
//! led to it, so that a way from the start can be found again. Cost: 14 bytes and the index, see [`table`](super::table).

use super::table::{Segments, Shard, locked, shard_of, spread};
use std::sync::Mutex;

/// The number of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateId(pub u32);

impl StateId {
    /// What the first state has as its parent.
    pub const NONE: StateId = StateId(0);
}

/// The ids of a pair have at most this many bits.
pub const ID_BITS: u32 = 28;

/// A state, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub u64);

impl Key {
    /// The state of these two halves; none if their ids are too great.
    pub fn new(left: u32, right: u32, shape: u8) -> Option<Key> {
        let fits = left >> ID_BITS == 0 && right >> ID_BITS == 0;
        fits.then_some(Key(u64::from(left) | u64::from(right) << ID_BITS | u64::from(shape) << (2 * ID_BITS)))
    }

    /// The halves and the shape.
    pub fn parts(self) -> (u32, u32, u8) {
        let mask = (1 << ID_BITS) - 1;
        (self.0 as u32 & mask, (self.0 >> ID_BITS) as u32 & mask, (self.0 >> (2 * ID_BITS)) as u8)
    }
}

struct StateShard {
    table: Shard,
    parents: Segments<u32>,
    vias: Segments<u16>,
}

/// All states.
pub struct States {
    shards: Box<[Mutex<StateShard>]>,
}

impl States {
    /// No states, to be used by this many at once.
    pub fn new(shards: usize) -> States {
        let shard = |_| {
            Mutex::new(StateShard { table: Shard::new(), parents: Segments::new(), vias: Segments::new() })
        };
        States { shards: (0..shards.max(1)).map(shard).collect() }
    }

    /// The number of a state, and whether it is new. If it is, it was reached from `parent` by its move number `via`.
    #[inline]
    pub fn insert(&self, key: Key, parent: StateId, via: u16) -> (StateId, bool) {
        let hash = spread(key.0);
        let number = shard_of(hash, self.shards.len());
        let mut shard = locked(&self.shards[number]);
        let (place, new) = shard.table.insert(key.0, hash);
        if new {
            shard.parents.push(parent.0);
            shard.vias.push(via);
        }
        (StateId(place * self.shards.len() as u32 + number as u32 + 1), new)
    }

    fn look<T>(&self, id: StateId, read: impl FnOnce(&StateShard, u32) -> Option<T>) -> Option<T> {
        let id = id.0.checked_sub(1)?;
        let shards = self.shards.len() as u32;
        read(&locked(&self.shards[(id % shards) as usize]), id / shards)
    }

    /// A state.
    pub fn key(&self, id: StateId) -> Option<Key> {
        self.look(id, |shard, place| shard.table.key(place).map(Key))
    }

    /// How a state was reached first: from which, and by which of its moves.
    pub fn parent(&self, id: StateId) -> Option<(StateId, u16)> {
        self.look(id, |shard, place| Some((StateId(shard.parents.get(place)?), shard.vias.get(place)?)))
    }

    /// How many states there are.
    pub fn len(&self) -> u64 {
        self.shards.iter().map(|shard| u64::from(locked(shard).table.len())).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How much memory they take.
    pub fn bytes(&self) -> usize {
        let bytes = |shard: &Mutex<StateShard>| {
            let shard = locked(shard);
            shard.table.bytes() + shard.parents.bytes() + shard.vias.bytes()
        };
        self.shards.iter().map(bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_keeps_its_first_parent() {
        let states = States::new(4);
        let key = |i: u32| Key::new(i, i / 2, 3).expect("it fits");
        let (root, _) = states.insert(key(0), StateId::NONE, 0);
        for i in 1..1000 {
            let (id, new) = states.insert(key(i), root, i as u16);
            assert!(new);
            assert_eq!(states.insert(key(i), id, 7), (id, false));
            assert_eq!(states.parent(id), Some((root, i as u16)));
            assert_eq!(states.key(id).map(Key::parts), Some((i, i / 2, 3)));
        }
        assert_eq!((states.len(), states.parent(root)), (1000, Some((StateId::NONE, 0))));
        assert_eq!(Key::new(1 << 28, 0, 0), None);
    }
}
