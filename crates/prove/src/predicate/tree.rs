//! The tree of abstract states: from the start along edges, each with the cube of what is known there.
//!
//! A node is covered by another in its location that says no more than it does and whose own ways have been followed: what is possible from the one is possible from the other.
//! Only nodes that have been followed cover, and none that covers is covered itself; whoever was covered by a node that is removed has to be looked at again.

use std::collections::VecDeque;

use super::vocabulary::{Cube, Literal, Precision, Way};
use crate::structure::{LocationId, start};

/// How far a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nobody has looked at it.
    Waiting,
    /// Its ways have been followed.
    Followed,
    /// This node says it all.
    Covered(usize),
    /// It is no longer part of the tree.
    Removed,
}

/// An abstract state.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) location: LocationId,
    pub(super) cube: Cube,
    /// The node before, and the edge from there.
    pub(super) parent: Option<(usize, usize)>,
    pub(super) state: State,
    /// How many predicates were looked at when the cube was made, and how.
    made_with: (usize, Way),
}

/// The tree, and who is to be looked at.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    queue: VecDeque<usize>,
}

impl Tree {
    /// The tree of the start alone.
    pub(super) fn new() -> Tree {
        let root = Node {
            location: start(),
            cube: Cube::new(),
            parent: None,
            state: State::Waiting,
            made_with: (0, Way::Cartesian),
        };
        Tree { nodes: vec![root], queue: VecDeque::from([0]) }
    }

    /// The next node that waits.
    pub(super) fn next(&mut self) -> Option<usize> {
        loop {
            let next = self.queue.pop_front()?;
            if self.nodes.get(next).is_some_and(|node| node.state == State::Waiting) {
                return Some(next);
            }
        }
    }

    /// Adds a node after an edge.
    pub(super) fn add(
        &mut self,
        precision: &Precision,
        parent: (usize, usize),
        location: LocationId,
        cube: Cube,
    ) {
        let made_with = (precision.of(location).len(), precision.way(parent.1));
        self.queue.push_back(self.nodes.len());
        self.nodes.push(Node { location, cube, parent: Some(parent), state: State::Waiting, made_with });
    }

    /// Covers a node if another can. Whether it did.
    pub(super) fn cover(&mut self, index: usize) -> bool {
        let Some(node) = self.nodes.get(index) else { return false };
        let covers = |other: &Node| {
            other.state == State::Followed
                && other.location == node.location
                && is_subset(&other.cube, &node.cube)
        };
        let found = self.nodes.iter().position(covers).filter(|other| *other != index);
        if let (Some(other), Some(node)) = (found, self.nodes.get_mut(index)) {
            node.state = State::Covered(other);
        }
        found.is_some()
    }

    /// The nodes from the root to this one.
    pub(super) fn path(&self, index: usize) -> Vec<usize> {
        let mut path = vec![index];
        // Parents come before their children, so this ends.
        while let Some((parent, _)) = path.last().and_then(|last| self.nodes.get(*last)?.parent) {
            path.push(parent);
        }
        path.reverse();
        path
    }

    /// The edges from the root to this node.
    pub(super) fn edges(&self, path: &[usize]) -> Vec<usize> {
        path.iter().filter_map(|index| Some(self.nodes.get(*index)?.parent?.1)).collect()
    }

    /// Whether a node would be another one today.
    pub(super) fn is_stale(&self, precision: &Precision, index: usize) -> bool {
        self.nodes.get(index).is_some_and(|node| {
            node.parent.is_some_and(|(_, edge)| {
                node.made_with != (precision.of(node.location).len(), precision.way(edge))
            })
        })
    }

    /// Removes all that comes after an edge from a node. What was covered by it waits again.
    pub(super) fn remove_after(&mut self, parent: (usize, usize)) {
        let mut is_removed = vec![false; self.nodes.len()];
        for index in 0..self.nodes.len() {
            let Some(node) = self.nodes.get_mut(index) else { continue };
            let Some(from) = node.parent else { continue };
            let goes = from == parent || is_removed.get(from.0).copied().unwrap_or(false);
            if goes && let Some(flag) = is_removed.get_mut(index) {
                *flag = true;
                node.state = State::Removed;
            }
        }
        for (index, node) in self.nodes.iter_mut().enumerate() {
            if let State::Covered(by) = node.state
                && is_removed.get(by).copied().unwrap_or(true)
            {
                node.state = State::Waiting;
                self.queue.push_back(index);
            }
        }
    }
}

/// Whether all literals of one cube are in the other.
pub(super) fn is_subset(few: &[Literal], many: &[Literal]) -> bool {
    let mut many = many.iter();
    few.iter().all(|literal| many.any(|other| other == literal))
}
