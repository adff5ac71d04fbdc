//! Typed ids and the dense containers keyed by them.
//!
//! Every entity of the house (a type, a block, a register, ...) is named by a small `Copy` id instead of a
//! reference. An id is an index into exactly one container, its type says which one, and `Option<Id>` is
//! as small as the id itself.
//!
//! Limit: at most `u32::MAX - 1` entities of a kind. Exceeding it panics, so readers of untrusted input
//! bound their input size first.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A typed index. Implemented by the types that [`id!`](crate::id) declares.
pub trait Id: Copy + Eq + Ord + std::hash::Hash + std::fmt::Debug {
    /// The id of the entity at `index`.
    fn new(index: usize) -> Self;
    /// Where the entity is in its container.
    fn index(self) -> usize;
}

/// Declares an id type: `id! { /// A basic block. pub struct BlockId("block") }`; the string is the prefix
/// of its `Debug` form.
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* pub struct $name:ident($prefix:literal)) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::num::NonZeroU32);

        impl $crate::Id for $name {
            #[inline]
            fn new(index: usize) -> Self {
                let plus_one = u32::try_from(index + 1).expect("too many entities of one kind");
                $name(std::num::NonZeroU32::new(plus_one).expect("index + 1 is not zero"))
            }
            #[inline]
            fn index(self) -> usize {
                (self.0.get() - 1) as usize
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), $crate::Id::index(*self))
            }
        }
    };
}

/// A growing list of entities that hands out their ids.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Arena<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K: Id, V> Arena<K, V> {
    /// An empty arena.
    pub const fn new() -> Self {
        Arena { items: Vec::new(), key: PhantomData }
    }

    /// Adds an entity and returns its id.
    #[inline]
    pub fn push(&mut self, value: V) -> K {
        let id = K::new(self.items.len());
        self.items.push(value);
        id
    }

    /// The id that the next [`push`](Self::push) will return.
    #[inline]
    pub fn next_id(&self) -> K {
        K::new(self.items.len())
    }

    /// How many entities there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The entity `id`, if it exists.
    #[inline]
    pub fn get(&self, id: K) -> Option<&V> {
        self.items.get(id.index())
    }

    /// All entities with their ids, in order of creation.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }

    /// All ids, in order of creation.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::new)
    }

    /// All entities, in order of creation.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }

    /// All entities, in order of creation, for change.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.items.iter_mut()
    }

    /// The entities as a slice.
    pub fn as_slice(&self) -> &[V] {
        &self.items
    }

    /// Gives back memory that growing reserved.
    pub fn shrink_to_fit(&mut self) {
        self.items.shrink_to_fit();
    }
}

impl<K: Id, V> Default for Arena<K, V> {
    fn default() -> Self {
        Arena::new()
    }
}

impl<K: Id, V> FromIterator<V> for Arena<K, V> {
    fn from_iter<I: IntoIterator<Item = V>>(items: I) -> Self {
        Arena { items: items.into_iter().collect(), key: PhantomData }
    }
}

impl<K: Id, V> From<Vec<V>> for Arena<K, V> {
    fn from(items: Vec<V>) -> Self {
        Arena { items, key: PhantomData }
    }
}

impl<K: Id, V> IntoIterator for Arena<K, V> {
    type Item = V;
    type IntoIter = std::vec::IntoIter<V>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

impl<K: Id, V> Index<K> for Arena<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, id: K) -> &V {
        &self.items[id.index()]
    }
}

impl<K: Id, V> IndexMut<K> for Arena<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.items[id.index()]
    }
}

impl<K: Id, V: std::fmt::Debug> std::fmt::Debug for Arena<K, V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    id! {
        /// A thing.
        pub struct ThingId("thing")
    }

    #[test]
    fn ids_index_what_push_stored() {
        let mut arena = Arena::<ThingId, &str>::new();
        let next = arena.next_id();
        let a = arena.push("a");
        let b = arena.push("b");
        assert_eq!(a, next);
        assert_eq!((arena[a], arena[b], arena.len()), ("a", "b", 2));
        assert_eq!(arena.iter().collect::<Vec<_>>(), vec![(a, &"a"), (b, &"b")]);
        assert_eq!(format!("{b:?}"), "thing1");
    }

    #[test]
    fn an_optional_id_is_as_small_as_an_id() {
        assert_eq!(size_of::<Option<ThingId>>(), 4);
    }
}
