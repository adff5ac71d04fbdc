//! Ways that runs have gone before: states with what is known about them, and where each move led.
//!
//! ```text
//!   node    a state of the machine, what the query sees in it, who can move there
//!   move    from a node, by a thread: to another node, to the end of the run; depending on a choice between a few ways; or not the same each time
//! ```
//!
//! Many runs of a small program go through the same states. Where a run has gone before, the next one follows the map: it draws as it would, and no machine
//! runs. Where the map ends, the machine is put into the state that the run is in, and goes on from there, until it comes to a place on the map again. A run adds a few nodes at a time, so that ways
//! that are often gone are known first.
//!
//! Claim: exact. A move that draws more than one of a few ways is never on the map; any other depends on nothing but the state, who moves, and that way. Two states are one node only if they are equal.
//!
//! Cost: a move on the map takes about 10 nanoseconds, and reads eight bytes of it; a new node takes about 2 microseconds and a few kilobytes, of which there are 128 megabytes at most. A
//! map that does not save much is thrown away.

use crate::course::{Threads, Went};
use crate::runner::End;
use crate::world::{How, MOST_WAYS, Picked};
use concrete::State;
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// The most memory for a map, about.
const ROOM: usize = 128 << 20;
/// After how many runs it is looked whether a map saves anything, and how many moves it must have saved by then for each time that the machine had to
/// be brought to where it ends; the last of these again and again. A map takes a while to be of use.
const TRIALS: [(u64, u64); 3] = [(256, 4), (1024, 12), (4096, 64)];

/// How a thread stands in a state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stance {
    pub(crate) ended: bool,
    pub(crate) stopped: bool,
    pub(crate) ready: bool,
    pub(crate) watches: bool,
}

/// Where a move leads.
#[derive(Clone, Debug)]
pub(crate) enum Move {
    /// It is not the same each time.
    Open,
    /// To a node.
    To(Step),
    /// To the end of the run.
    Ends(End),
}

/// A move to a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) to: At,
    /// How many steps were made ahead.
    pub(crate) owed: i32,
    /// Whether the next step of the thread ends the run.
    pub(crate) doomed: bool,
    pub(crate) went: Went,
}

/// Where a node lies in the list of edges: its number, and then what each thread does.
pub(crate) type At = u32;

/// What a thread does in a node, as runs find it: all that is needed to follow it, in eight bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    /// The node that it leads to; where the ways lie that it draws among; where else it is written what it does.
    to: u32,
    /// How many steps were made ahead; how it draws.
    owed: u16,
    flags: u16,
}

impl Edge {
    /// It leads to a node.
    const KNOWN: u16 = 1;
    const SECTION: u16 = 1 << 1;
    const WRITES: u16 = 1 << 2;
    const CHANGES: u16 = 1 << 3;
    const WAITS: u16 = 1 << 4;
    const WROTE: u16 = 1 << 5;
    const DOOMED: u16 = 1 << 6;
    /// The thread has ended there.
    const ENDED: u16 = 1 << 7;
    /// The run is over there, unless it has just shown what is looked for.
    const OVER: u16 = 1 << 8;
    /// The thread has ended before, and does nothing.
    const IDLE: u16 = 1 << 9;
    /// It draws one of a few ways, and nothing else.
    const DRAWS: u16 = 1 << 10;
    /// What it does does not fit in here.
    const FAR: u16 = 1 << 11;

    /// Nobody has made the move yet.
    const UNKNOWN: Edge = Edge { to: 0, owed: 0, flags: 0 };

    #[inline(always)]
    fn has(self, flag: u16) -> bool {
        self.flags & flag != 0
    }
    #[inline(always)]
    pub(crate) fn is_unknown(self) -> bool {
        self.flags == 0
    }
    #[inline(always)]
    pub(crate) fn is_idle(self) -> bool {
        self.has(Edge::IDLE)
    }
    /// The step, if it leads to a node, and whether the thread has ended there.
    #[inline(always)]
    pub(crate) fn step(self) -> Option<(Step, bool)> {
        if !self.has(Edge::KNOWN) {
            return None;
        }
        let went = Went {
            section: self.has(Edge::SECTION),
            writes: self.has(Edge::WRITES),
            changes: self.has(Edge::CHANGES),
            waits: self.has(Edge::WAITS),
            wrote: self.has(Edge::WROTE),
        };
        let step = Step { to: self.to, owed: self.owed.into(), doomed: self.has(Edge::DOOMED), went };
        Some((step, self.has(Edge::ENDED)))
    }
    /// Whether the run is over where it leads, unless it has just shown what is looked for.
    #[inline(always)]
    pub(crate) fn is_over(self) -> bool {
        self.has(Edge::OVER)
    }
}

/// What is known about a state beside where moves lead. The state itself lies elsewhere: runs on the map do not need it.
#[derive(Debug)]
pub(crate) struct Node {
    at: At,
    stances: Box<[Stance]>,
    /// What the observer reads in it.
    pub(crate) read: i128,
    /// Whether something that has to happen cannot any more.
    hopeless: bool,
    /// Whether nothing that the query sees can change any more.
    settled: bool,
}

impl Node {
    pub(crate) fn new(stances: Box<[Stance]>, read: i128, hopeless: bool, settled: bool) -> Node {
        Node { at: 0, stances, read, hopeless, settled }
    }

    /// Whether a run is over that has come here like this, and has not just shown what is looked for.
    pub(crate) fn is_over(&self, went: Went) -> bool {
        went.changes && self.hopeless || went.section && self.settled
    }
}

impl Threads for Node {
    fn count(&self) -> usize {
        self.stances.len()
    }
    fn ended(&self, thread: usize) -> bool {
        self.stances[thread].ended
    }
    fn stopped(&self, thread: usize) -> bool {
        self.stances[thread].stopped
    }
    fn ready(&self, thread: usize) -> bool {
        self.stances[thread].ready
    }
    fn watches(&self, thread: usize) -> bool {
        self.stances[thread].watches
    }
}

/// A map.
#[derive(Default)]
pub(crate) struct Ways {
    edges: Vec<Edge>,
    nodes: Vec<Node>,
    /// Their states.
    states: Vec<State>,
    /// Moves that do not fit in their edges.
    far: Vec<Move>,
    /// How moves draw, and among how many ways.
    hows: Vec<(How, u32)>,
    index: HashTable<u32>,
    hasher: rustc_hash::FxBuildHasher,
    bytes: usize,
    runs: u64,
    /// How many moves the map has saved since it was last looked at.
    pub(crate) saved: u64,
    /// How often the machine was brought to where the map ends, since then.
    pub(crate) brought: u64,
}

impl Ways {
    /// One more run; whether the map is worth having.
    pub(crate) fn one_more(&mut self) -> bool {
        self.runs += 1;
        let Some(&(_, least)) = TRIALS.iter().find(|(runs, _)| self.runs == *runs) else { return true };
        if self.runs == TRIALS[TRIALS.len() - 1].0 {
            self.runs = TRIALS[TRIALS.len() - 2].0;
        }
        let worth = self.saved > least * self.brought;
        (self.saved, self.brought) = (0, 0);
        worth
    }

    /// Whether nodes can be added.
    pub(crate) fn has_room(&self) -> bool {
        self.bytes < ROOM
    }

    /// What is known about the state of a node.
    pub(crate) fn node(&self, at: At) -> &Node {
        &self.nodes[self.edges[at as usize].to as usize]
    }

    /// The state of a node.
    pub(crate) fn state(&self, at: At) -> &State {
        &self.states[self.edges[at as usize].to as usize]
    }

    /// What a thread does in a node, and the way that was drawn if it draws.
    #[inline(always)]
    pub(crate) fn edge(&self, at: At, thread: usize, stream: &mut crate::Stream) -> (Edge, Option<u32>) {
        let edge = self.edges[at as usize + 1 + thread];
        if !edge.has(Edge::DRAWS) {
            return (edge, None);
        }
        let (how, ways) = self.hows[usize::from(edge.owed)];
        let way = how.draw(ways, stream);
        (self.edges[(edge.to + way) as usize], Some(way))
    }

    /// As [`Edge::step`] of an edge that says it elsewhere, and whether the run is over where it leads.
    #[cold]
    pub(crate) fn far_step(&self, edge: Edge, thread: usize) -> Option<(Step, bool, bool)> {
        let Some(&Move::To(step)) = self.far(edge) else { return None };
        let node = self.node(step.to);
        Some((step, node.ended(thread), node.is_over(step.went)))
    }

    /// What an edge says that says it elsewhere.
    pub(crate) fn far(&self, edge: Edge) -> Option<&Move> {
        edge.has(Edge::FAR).then(|| &self.far[edge.to as usize])
    }

    /// Notes where a move leads, having drawn what it did.
    pub(crate) fn learn(
        &mut self,
        (at, thread): (At, usize),
        asked: bool,
        picked: Option<Picked>,
        mut leads: Move,
    ) {
        let mut place = at as usize + 1 + thread;
        let edge = self.edges[place];
        let few = picked.filter(|picked| (2..=MOST_WAYS).contains(&picked.ways));
        let how = few.and_then(|picked| Some((self.how(picked.how, picked.ways)?, picked)));
        match (edge.has(Edge::DRAWS), how) {
            (true, Some((how, picked))) if how == edge.owed => place = (edge.to + picked.way) as usize,
            (true, _) => return,
            (false, Some((how, picked))) => {
                let first = self.edges.len();
                self.edges.resize(first + picked.ways as usize, Edge::UNKNOWN);
                self.edges[place] = Edge { to: first as u32, owed: how, flags: Edge::DRAWS };
                place = first + picked.way as usize;
            }
            (false, None) if asked => leads = Move::Open,
            (false, None) => {}
        }
        self.edges[place] = self.edge_of(thread, leads);
    }

    /// The number of a way to draw; none if there are too many.
    fn how(&mut self, how: How, ways: u32) -> Option<u16> {
        let known = self.hows.iter().position(|known| *known == (how, ways));
        let number = known.unwrap_or(self.hows.len());
        if known.is_none() && number < MOST_HOWS {
            self.hows.push((how, ways));
        }
        u16::try_from(number).ok().filter(|_| number < MOST_HOWS)
    }

    /// The edge of a move.
    fn edge_of(&mut self, thread: usize, leads: Move) -> Edge {
        if let Move::To(Step { to, owed, doomed, went }) = leads
            && let Ok(owed) = u16::try_from(owed)
        {
            let node = self.node(to);
            let flags = [
                (true, Edge::KNOWN),
                (went.section, Edge::SECTION),
                (went.writes, Edge::WRITES),
                (went.changes, Edge::CHANGES),
                (went.waits, Edge::WAITS),
                (went.wrote, Edge::WROTE),
                (doomed, Edge::DOOMED),
                (node.ended(thread), Edge::ENDED),
                (node.is_over(went), Edge::OVER),
            ];
            let flags = flags.iter().filter(|(on, _)| *on).fold(0, |all, (_, flag)| all | flag);
            return Edge { to, owed, flags };
        }
        self.far.push(leads);
        Edge { to: self.far.len() as u32 - 1, owed: 0, flags: Edge::FAR }
    }

    /// The node of a state; `look` says what is known about one that is new. None if there is no room for that.
    pub(crate) fn node_of(&mut self, state: State, look: impl FnOnce() -> Node) -> Option<At> {
        let hash = self.hasher.hash_one(&state);
        if let Some(&known) = self.index.find(hash, |&node| self.states[node as usize] == state) {
            return Some(self.nodes[known as usize].at);
        }
        if !self.has_room() {
            return None;
        }
        let (number, at) = (self.nodes.len() as u32, self.edges.len() as u32);
        let cells: usize = state.threads.iter().map(|thread| thread.cells.len() + thread.frames.len()).sum();
        // Contents of memory are shared with other nodes, more or less.
        self.bytes += size_of::<Node>() + 100 * state.memory.slots().len() + 40 * cells;
        let node = Node { at, ..look() };
        self.edges.push(Edge { to: number, ..Edge::UNKNOWN });
        self.edges.extend(node.stances.iter().map(|stance| match stance.ended {
            true => Edge { flags: Edge::IDLE, ..Edge::UNKNOWN },
            false => Edge::UNKNOWN,
        }));
        self.nodes.push(node);
        self.states.push(state);
        let (states, hasher) = (&self.states, &self.hasher);
        self.index.insert_unique(hash, number, |&node| hasher.hash_one(&states[node as usize]));
        Some(at)
    }
}

/// The most ways to draw that are told apart.
const MOST_HOWS: usize = 1000;
