//! The parts of states, each stored once: threads, variables, blocks of the heap, as flattened images.
//!
//! Parts are few and states are many: a part is shared by all states that have it.

use super::table::locked;
use concrete::{Image, Pointer};
use hashbrown::HashTable;
use std::hash::BuildHasher;
use std::sync::{Arc, Mutex};

/// A part of states.
#[derive(Debug)]
pub struct Part {
    /// The image, flattened.
    pub flat: Box<[u64]>,
    /// Whether pointers are in it.
    pub points: bool,
}

impl Part {
    /// The pointers in it.
    pub fn pointers(&self) -> impl Iterator<Item = Pointer> + '_ {
        Image::pointers_of(if self.points { &self.flat } else { &[] })
    }
}

#[derive(Debug, Default)]
struct Shard {
    table: HashTable<u32>,
    parts: Vec<Arc<Part>>,
    words: usize,
}

/// All parts.
#[derive(Debug)]
pub struct Parts {
    shards: Box<[Mutex<Shard>]>,
    hasher: foldhash::fast::FixedState,
}

impl Parts {
    /// No parts, to be used by this many at once.
    pub fn new(shards: usize) -> Parts {
        let shards = (0..shards.max(1)).map(|_| Mutex::default()).collect();
        Parts { shards, hasher: foldhash::fast::FixedState::with_seed(0x4865_6464_6C65) }
    }

    /// The id of a flattened image; never zero.
    pub fn id(&self, flat: &[u64]) -> u32 {
        let hash = self.hasher.hash_one(flat);
        let count = self.shards.len();
        let number = super::table::shard_of(hash, count);
        let mut guard = locked(&self.shards[number]);
        let shard = &mut *guard;
        let (table, parts) = (&mut shard.table, &mut shard.parts);
        if let Some(&place) = table.find(hash, |&place| *parts[place as usize].flat == *flat) {
            return place * count as u32 + number as u32 + 1;
        }
        let place = parts.len() as u32;
        let points = Image::pointers_of(flat).next().is_some();
        parts.push(Arc::new(Part { flat: flat.into(), points }));
        shard.words += flat.len();
        let hasher = &self.hasher;
        shard.table.insert_unique(hash, place, |&place| hasher.hash_one(&*shard.parts[place as usize].flat));
        place * count as u32 + number as u32 + 1
    }

    /// A part; none for zero.
    pub fn get(&self, id: u32) -> Option<Arc<Part>> {
        let id = id.checked_sub(1)?;
        let count = self.shards.len() as u32;
        locked(&self.shards[(id % count) as usize]).parts.get((id / count) as usize).cloned()
    }

    /// How many parts there are.
    pub fn len(&self) -> u64 {
        self.shards.iter().map(|shard| locked(shard).parts.len() as u64).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How much memory they take, about.
    pub fn bytes(&self) -> usize {
        let bytes = |shard: &Mutex<Shard>| {
            let shard = locked(shard);
            let each = size_of::<Part>() + 2 * size_of::<usize>() + size_of::<usize>();
            shard.words * 8 + shard.parts.len() * each + shard.table.capacity() * 5
        };
        self.shards.iter().map(bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_images_are_one_part() {
        let parts = Parts::new(4);
        let flat = |i: u64| {
            let mut flat = Vec::new();
            let pointers = if i.is_multiple_of(3) { vec![Pointer { at: 0, to: 5 }] } else { vec![] };
            Image { words: vec![i, 7], pointers, odd: vec![] }.flatten(&mut flat);
            flat
        };
        let ids: Vec<u32> = (0..1000).map(|i| parts.id(&flat(i))).collect();
        for (i, &id) in (0..).zip(&ids) {
            assert_eq!(parts.id(&flat(i)), id);
            let part = parts.get(id).expect("it is there");
            assert_eq!((*part.flat).to_vec(), flat(i));
            assert_eq!(part.pointers().count(), usize::from(i % 3 == 0));
        }
        assert_eq!(parts.len(), 1000);
        assert!(parts.get(0).is_none());
    }
}
