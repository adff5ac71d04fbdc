//! Inclusions between sets of objects, solved with a worklist: what is new in a set goes on to the sets that include it.
//!
//! A node is the set of objects that a cell, or the memory of an object, may hold addresses of. Cycles of inclusions need no care: an
//! object enters a set once. Cost: each object of each set once per inclusion out of it; [`Solver::exhausted`] says when that
//! was too much.

use super::AbsId;
use arena::Id;
use fixedbitset::FixedBitSet;
use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

/// A set of objects.
pub(super) type Node = u32;

/// After so many objects passed from set to set, some seconds of work, the program is too large for this.
const MOST_STEPS: u64 = 50_000_000;

#[derive(Default)]
struct State {
    set: FixedBitSet,
    /// What is in the set and was not passed on yet.
    fresh: Vec<u32>,
    /// The sets that include this one.
    copies: Vec<Node>,
    /// The sets that include the memory of what is in this one.
    loads: Vec<Node>,
    /// The sets that the memory of what is in this one includes.
    stores: Vec<Node>,
    /// Whoever wants to know the functions in it.
    calls: Vec<u32>,
}

/// All sets.
#[derive(Default)]
pub(super) struct Solver {
    nodes: Vec<State>,
    /// The node of the memory of each object.
    memory: Vec<Node>,
    known: HashSet<(Node, Node), FxBuildHasher>,
    queue: Vec<Node>,
    steps: u64,
}

impl Solver {
    /// The first of `count` new nodes.
    pub(super) fn nodes(&mut self, count: u32) -> Node {
        let first = self.nodes.len() as Node;
        self.nodes.resize_with(self.nodes.len() + count as usize, State::default);
        first
    }

    /// A new object, with a memory of its own.
    pub(super) fn object(&mut self) -> AbsId {
        let memory = self.nodes(1);
        self.memory.push(memory);
        AbsId::new(self.memory.len() - 1)
    }

    /// What the memory of an object may hold.
    pub(super) fn memory(&self, object: AbsId) -> Node {
        self.memory[object.index()]
    }

    /// What is in a set.
    pub(super) fn set(&self, node: Node) -> &FixedBitSet {
        &self.nodes[node as usize].set
    }

    /// Whether it was given up.
    pub(super) fn exhausted(&self) -> bool {
        self.steps > MOST_STEPS
    }

    pub(super) fn add(&mut self, node: Node, object: AbsId) {
        self.steps += 1;
        let state = &mut self.nodes[node as usize];
        if state.set.contains(object.index()) {
            return;
        }
        state.set.grow_and_insert(object.index());
        if state.fresh.is_empty() {
            self.queue.push(node);
        }
        state.fresh.push(object.index() as u32);
    }

    /// `to` includes `from`.
    pub(super) fn copy(&mut self, from: Node, to: Node) {
        self.steps += 1;
        if from == to || !self.known.insert((from, to)) {
            return;
        }
        self.nodes[from as usize].copies.push(to);
        let objects: Vec<usize> = self.nodes[from as usize].set.ones().collect();
        for object in objects {
            self.add(to, AbsId::new(object));
        }
    }

    /// `to` includes the memory of what `pointer` points to.
    pub(super) fn load(&mut self, pointer: Node, to: Node) {
        self.nodes[pointer as usize].loads.push(to);
        for object in self.objects(pointer) {
            self.copy(self.memory(object), to);
        }
    }

    /// The memory of what `pointer` points to includes `from`.
    pub(super) fn store(&mut self, pointer: Node, from: Node) {
        self.nodes[pointer as usize].stores.push(from);
        for object in self.objects(pointer) {
            self.copy(from, self.memory(object));
        }
    }

    /// Whoever has the number `call` wants to know what `pointer` points to: what it does already is the result.
    pub(super) fn call(&mut self, pointer: Node, call: u32) -> Vec<AbsId> {
        self.nodes[pointer as usize].calls.push(call);
        self.objects(pointer)
    }

    /// What is in a set.
    pub(super) fn objects(&self, node: Node) -> Vec<AbsId> {
        self.set(node).ones().map(AbsId::new).collect()
    }

    /// Passes on what is new until a call may have found its target: that call, and the object.
    pub(super) fn step(&mut self) -> Option<Found> {
        while let Some(node) = self.queue.pop() {
            let fresh = std::mem::take(&mut self.nodes[node as usize].fresh);
            if self.exhausted() {
                return None;
            }
            for &object in &fresh {
                let memory = self.memory[object as usize];
                for place in 0..self.nodes[node as usize].loads.len() {
                    let to = self.nodes[node as usize].loads[place];
                    self.copy(memory, to);
                }
                for place in 0..self.nodes[node as usize].stores.len() {
                    let from = self.nodes[node as usize].stores[place];
                    self.copy(from, memory);
                }
            }
            for place in 0..self.nodes[node as usize].copies.len() {
                let to = self.nodes[node as usize].copies[place];
                for &object in &fresh {
                    self.add(to, AbsId::new(object as usize));
                }
            }
            let calls = self.nodes[node as usize].calls.clone();
            let objects: Vec<AbsId> = fresh.into_iter().map(|object| AbsId::new(object as usize)).collect();
            if !calls.is_empty() || node == self.memory[0] {
                return Some(Found { node, calls, objects });
            }
        }
        None
    }
}

/// Something that whoever builds the inclusions must know.
pub(super) struct Found {
    /// Where.
    pub(super) node: Node,
    /// Who wants to know.
    pub(super) calls: Vec<u32>,
    /// What is new in it.
    pub(super) objects: Vec<AbsId>,
}
