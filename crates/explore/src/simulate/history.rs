//! Where a simulation has been: a tree of moves, so that going back, going another way and coming again lose nothing.
//!
//! Every so often a node keeps its state; the others are reached from there by making the moves in between again. There are
//! never more than a fixed number of kept states: when there are, every other one is let go.

use concrete::{Outcome, State};
use verdict::trace::Move;

/// How many states are kept at most.
const MOST_KEPT: usize = 512;
/// How far apart they are at first.
const APART: usize = 8;

/// A place in a history.
pub type NodeId = usize;

pub(super) struct Node {
    parent: NodeId,
    /// Where the simulation went from here last.
    next: Option<NodeId>,
    depth: usize,
    /// The move that leads here; none at the start.
    made: Option<Move>,
    state: Option<Box<State>>,
    /// How the run ended with that move, if it did.
    pub ended: Option<Box<Outcome>>,
    /// The thread that is in an atomic section here, and can go on.
    pub holder: Option<usize>,
}

/// A tree of moves, and where the simulation is in it.
pub(super) struct History {
    nodes: Vec<Node>,
    pub here: NodeId,
    apart: usize,
    kept: usize,
}

impl History {
    pub fn new(start: State) -> History {
        let first = Node {
            parent: 0,
            next: None,
            depth: 0,
            made: None,
            state: Some(Box::new(start)),
            ended: None,
            holder: None,
        };
        History { nodes: vec![first], here: 0, apart: APART, kept: 1 }
    }

    pub fn node(&self) -> &Node {
        &self.nodes[self.here]
    }

    /// The state at the start.
    pub fn start(&self) -> Option<&State> {
        self.nodes[0].state.as_deref()
    }

    /// How many moves lead here.
    pub fn depth(&self) -> usize {
        self.node().depth
    }

    /// Whether a node that comes next should keep its state.
    pub fn wants_state(&self) -> bool {
        (self.depth() + 1).is_multiple_of(self.apart)
    }

    /// A move was made.
    pub fn push(
        &mut self,
        made: Move,
        state: Option<State>,
        ended: Option<Outcome>,
        holder: Option<usize>,
    ) -> NodeId {
        let id = self.nodes.len();
        self.kept += usize::from(state.is_some());
        let node = Node {
            parent: self.here,
            next: None,
            depth: self.depth() + 1,
            made: Some(made),
            state: state.map(Box::new),
            ended: ended.map(Box::new),
            holder,
        };
        self.nodes.push(node);
        self.nodes[self.here].next = Some(id);
        self.here = id;
        if self.kept > MOST_KEPT {
            self.let_go();
        }
        id
    }

    fn let_go(&mut self) {
        self.apart *= 2;
        self.kept = 0;
        for node in &mut self.nodes {
            if !node.depth.is_multiple_of(self.apart) {
                node.state = None;
            }
            self.kept += usize::from(node.state.is_some());
        }
    }

    /// The node before this one.
    pub fn before(&self) -> Option<NodeId> {
        (self.here != 0).then(|| self.node().parent)
    }

    /// The node that the simulation went to from here last.
    pub fn after(&self) -> Option<NodeId> {
        self.node().next
    }

    /// How many moves could be made again from here.
    pub fn ahead(&self) -> usize {
        std::iter::successors(self.node().next, |&node| self.nodes[node].next).count()
    }

    /// The nearest kept state before a node, or there, and the moves from there to it.
    pub fn way(&self, to: NodeId) -> (Option<&State>, Vec<Move>) {
        let mut moves = Vec::new();
        let mut node = to;
        while self.nodes[node].state.is_none() {
            moves.extend(self.nodes[node].made.clone());
            node = self.nodes[node].parent;
        }
        moves.reverse();
        (self.nodes[node].state.as_deref(), moves)
    }

    /// All moves that lead here.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut node = self.node();
        while let Some(made) = &node.made {
            moves.push(made.clone());
            node = &self.nodes[node.parent];
        }
        moves.reverse();
        moves
    }

    /// The thread that moved last.
    pub fn last_mover(&self) -> Option<usize> {
        self.node().made.as_ref().map(|made| made.thread as usize)
    }

    /// Goes to a node.
    pub fn go(&mut self, to: NodeId) {
        self.here = to;
    }

    /// Makes the way to a node the one that going forward takes.
    pub fn lead_to(&mut self, node: NodeId) {
        let mut node = node;
        while node != 0 {
            let parent = self.nodes[node].parent;
            self.nodes[parent].next = Some(node);
            node = parent;
        }
    }
}
