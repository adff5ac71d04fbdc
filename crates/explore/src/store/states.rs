//! The states that were reached: each once, with how it was reached first.
//!
//! A state is a pair of ids of at most 28 bits and the shape of its tree. Beside it lie its parent and which of the parent's moves
//! led to it, so that a way from the start can be found again. Cost: 14 bytes and the index, see [`table`](super::table).

use super::column::Column;
use super::table::Table;
use std::sync::atomic::{AtomicU16, AtomicU32};

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

/// All states.
pub struct States {
    keys: Table,
    parents: Column<AtomicU32>,
    vias: Column<AtomicU16>,
}

impl States {
    /// No states, to be used by this many at once.
    pub fn new(shards: usize) -> States {
        States { keys: Table::new(shards), parents: Column::new(), vias: Column::new() }
    }

    /// The number of a state, and whether it is new. If it is, it was reached from `parent` by its move number `via`.
    #[inline]
    pub fn insert(&self, key: Key, parent: StateId, via: u16) -> (StateId, bool) {
        let (id, new) = self.keys.insert(key.0, |id| {
            self.parents.set(id - 1, parent.0);
            self.vias.set(id - 1, via);
        });
        (StateId(id), new)
    }

    /// A state; none if there is none of that number yet.
    pub fn key(&self, id: StateId) -> Option<Key> {
        // No part has the id zero.
        self.keys.key(id.0).filter(|&key| key != 0).map(Key)
    }

    /// A state whose number has been given out, if only just: whoever did so writes it next.
    pub fn key_once_written(&self, id: StateId) -> Key {
        loop {
            if let Some(key) = self.key(id) {
                return key;
            }
            std::hint::spin_loop();
        }
    }

    /// How a state was reached first: from which, and by which of its moves.
    pub fn parent(&self, id: StateId) -> Option<(StateId, u16)> {
        let place = id.0.checked_sub(1)?;
        Some((StateId(self.parents.get(place)?), self.vias.get(place)?))
    }

    /// How many states there are.
    pub fn len(&self) -> u64 {
        self.keys.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How much memory they take.
    pub fn bytes(&self) -> usize {
        let columns = Column::<AtomicU32>::bytes(self.len()) + Column::<AtomicU16>::bytes(self.len());
        self.keys.bytes() + columns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_keeps_its_first_parent() {
        let states = States::new(4);
        let key = |i: u32| Key::new(i + 1, i / 2, 3).expect("it fits");
        let (root, _) = states.insert(key(0), StateId::NONE, 0);
        for i in 1..1000 {
            let (id, new) = states.insert(key(i), root, i as u16);
            assert!(new);
            assert_eq!(states.insert(key(i), id, 7), (id, false));
            assert_eq!(states.parent(id), Some((root, i as u16)));
            assert_eq!(states.key(id).map(Key::parts), Some((i + 1, i / 2, 3)));
        }
        assert_eq!((states.len(), states.parent(root)), (1000, Some((StateId::NONE, 0))));
        assert_eq!((states.key(StateId(0)), states.key(StateId(1001))), (None, None));
        assert_eq!(Key::new(1 << 28, 0, 0), None);
    }
}
