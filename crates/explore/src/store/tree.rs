//! The tree over the parts of a state: halves of halves of ids, so that states share what they have in common.
//!
//! ```text
//!   level 0             all leaves: the state itself
//!   level 1          even | odd
//!   level 2       0 mod 4 | 2 mod 4 | 1 mod 4 | 3 mod 4          and so on: neighbours lie far apart
//! ```
//!
//! A node whose second half is empty is its first half. How many leaves there are says what the tree looks like, so that number goes
//! with the state as its shape. Neighbours among the leaves are threads or variables that change together; in different halves they
//! make many states out of few nodes. (The tree is that of LTSmin's compressed state vectors, the order of the leaves is not.)
//!
//! Cost: changing a few leaves asks for as many pairs as nodes lie above them; reading a state asks for those nodes that differ from the
//! state read before.

use super::table::{Pairs, PairsAtHand};

/// No id: what it stands for has to be read again.
pub const UNKNOWN: u32 = u32::MAX;

/// The nodes of one state, leaves included.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    leaves: usize,
    levels: u32,
    /// Node `r` of level `k` is at `2^k + r`.
    nodes: Vec<u32>,
    changed: Vec<usize>,
}

impl Tree {
    /// Makes room for this many leaves; everything is unknown if there were more or fewer before.
    pub fn resize(&mut self, leaves: usize) {
        if leaves != self.leaves {
            self.leaves = leaves;
            self.levels = leaves.max(1).next_power_of_two().trailing_zeros();
            self.nodes.clear();
            self.nodes.resize(2 << self.levels, UNKNOWN);
        }
    }

    /// How many leaves there are.
    pub fn len(&self) -> usize {
        self.leaves
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.leaves == 0
    }

    /// A leaf.
    #[inline]
    pub fn leaf(&self, place: usize) -> u32 {
        self.nodes[(1 << self.levels) + place]
    }

    /// Changes a leaf; [`seal`](Self::seal) works out the rest.
    #[inline]
    pub fn set_leaf(&mut self, place: usize, id: u32) {
        let at = (1 << self.levels) + place;
        if self.nodes[at] != id {
            self.nodes[at] = id;
            self.changed.push(place);
        }
    }

    /// The same nodes as another tree.
    pub fn copy_from(&mut self, other: &Tree) {
        self.leaves = other.leaves;
        self.levels = other.levels;
        self.nodes.clone_from(&other.nodes);
        self.changed.clear();
    }

    /// Works out the nodes above the leaves that were changed. The two halves of the state; the second is zero if there is one only.
    pub fn seal(&mut self, pairs: &mut PairsAtHand<'_>) -> (u32, u32) {
        let mut changed = std::mem::take(&mut self.changed);
        for level in (1..self.levels).rev() {
            let size = 1usize << level;
            for i in (0..changed.len()).rev() {
                let place = changed[i] & (size - 1);
                // They are few, so that comparing is quick.
                if changed[i + 1..].contains(&place) {
                    changed.swap_remove(i);
                } else {
                    changed[i] = place;
                }
            }
            for &place in &changed {
                self.nodes[size + place] = match place + size < self.leaves {
                    true => pairs.id(self.nodes[2 * size + place], self.nodes[2 * size + place + size]),
                    false => self.nodes[2 * size + place],
                };
            }
        }
        changed.clear();
        self.changed = changed;
        match self.levels {
            0 => (self.nodes[1], 0),
            _ => (self.nodes[2], self.nodes[3]),
        }
    }

    /// Reads the state of these two halves, which has as many leaves as this tree.
    pub fn read(&mut self, left: u32, right: u32, pairs: &Pairs) {
        self.changed.clear();
        match self.levels {
            0 => self.nodes[1] = left,
            _ => {
                self.read_node(1, 0, left, pairs);
                self.read_node(1, 1, right, pairs);
            }
        }
    }

    fn read_node(&mut self, level: u32, place: usize, id: u32, pairs: &Pairs) {
        let size = 1usize << level;
        if self.nodes[size + place] == id {
            return;
        }
        self.nodes[size + place] = id;
        if level == self.levels {
            return;
        }
        if place + size < self.leaves {
            let (left, right) = pairs.get(id);
            self.read_node(level + 1, place, left, pairs);
            self.read_node(level + 1, place + size, right, pairs);
        } else {
            self.read_node(level + 1, place, id, pairs);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_of_every_size_are_read_as_they_were_sealed() {
        let pairs = Pairs::new(1);
        let mut at_hand = PairsAtHand::new(&pairs);
        let (mut tree, mut again) = (Tree::default(), Tree::default());
        for leaves in 1..40usize {
            tree.resize(leaves);
            again.resize(leaves);
            for round in 0..20u32 {
                for place in (0..leaves).filter(|place| round == 0 || place % 5 == round as usize % 5) {
                    tree.set_leaf(place, round * 7 + place as u32 % 3 + 1);
                }
                let (left, right) = tree.seal(&mut at_hand);
                again.read(left, right, &pairs);
                let of = |tree: &Tree| (0..leaves).map(|place| tree.leaf(place)).collect::<Vec<_>>();
                assert_eq!(of(&tree), of(&again), "{leaves} leaves, round {round}");
                let mut copy = Tree::default();
                copy.copy_from(&again);
                copy.set_leaf(0, 1000);
                copy.set_leaf(0, tree.leaf(0));
                assert_eq!(copy.seal(&mut at_hand), (left, right));
            }
        }
    }
}
