//! Ways that runs have gone before: states with what is known about them, and where each move led.
//!
//! ```text
//!   node    a state of the machine, what the query sees in it, who can move there
//!   move    from a node, by a thread: to another node, to the end of the run; depending on a choice between a few ways; or not the same each time
//! ```
//!
//! Many runs of a small program go through the same states. Where a run has gone before, the next one follows the map: it draws as it would, and no machine
//! runs. Where the map ends, the machine is put into the state that the run is in, and goes on from there. A run adds a few nodes at most, so that ways
//! that are often gone are known first.
//!
//! Claim: exact. A move that draws more than one of a few ways is never on the map; any other depends on nothing but the state, who moves, and that way. Two states are one node only if they are equal.
//!
//! Cost: a move on the map takes about 20 nanoseconds, a new node about 2 microseconds and a few kilobytes, of which there are 128 megabytes at most. A map
//! that does not save much is thrown away.

use crate::course::{Threads, Went};
use crate::runner::End;
use crate::world::Picked;
use concrete::State;
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// The most memory for a map, about.
const ROOM: usize = 128 << 20;
/// The most ways that are told apart.
pub(crate) const MOST_WAYS: u32 = 16;
/// How many nodes a run may add.
pub(crate) const NEW_NODES: u32 = 8;
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
    /// Nobody has made it yet.
    Unknown,
    /// It is not the same each time.
    Open,
    /// It draws one of a few ways, and nothing else: what each of them leads to.
    Draws(Box<[Move]>),
    /// To a node.
    To(Step),
    /// To the end of the run.
    Ends(End),
}

/// A move to a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) to: u32,
    /// How many steps were made ahead.
    pub(crate) owed: i32,
    /// Whether the next step of the thread ends the run.
    pub(crate) doomed: bool,
    pub(crate) went: Went,
}

impl Move {
    /// Notes where it leads, having drawn what it did.
    pub(crate) fn learn(&mut self, asked: bool, picked: Option<Picked>, leads: Move) {
        match (self, picked) {
            (Move::Draws(ways), Some(Picked { way, .. })) => {
                if let Some(place) = ways.get_mut(way as usize) {
                    *place = leads;
                }
            }
            (Move::Draws(_), None) => {}
            (place, Some(Picked { ways, way })) if (2..=MOST_WAYS).contains(&ways) => {
                let mut all: Box<[Move]> = (0..ways).map(|_| Move::Unknown).collect();
                all[way as usize] = leads;
                *place = Move::Draws(all);
            }
            (place, _) => *place = if asked { Move::Open } else { leads },
        }
    }
}

/// What is known about a state. The state itself lies elsewhere: runs on the map do not need it.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) stances: Box<[Stance]>,
    /// What the observer reads in it.
    pub(crate) read: i128,
    /// Whether something that has to happen cannot any more.
    pub(crate) hopeless: bool,
    /// Whether nothing that the query sees can change any more.
    pub(crate) settled: bool,
    /// By thread.
    pub(crate) moves: Box<[Move]>,
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
    pub(crate) nodes: Vec<Node>,
    /// Their states.
    pub(crate) states: Vec<State>,
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

    /// The node of a state; `look` says what is known about one that is new.
    pub(crate) fn node(&mut self, state: State, look: impl FnOnce() -> Node) -> u32 {
        let hash = self.hasher.hash_one(&state);
        if let Some(&known) = self.index.find(hash, |&node| self.states[node as usize] == state) {
            return known;
        }
        let number = self.nodes.len() as u32;
        let cells: usize = state.threads.iter().map(|thread| thread.cells.len() + thread.frames.len()).sum();
        // Contents of memory are shared with other nodes, more or less.
        self.bytes += size_of::<Node>() + 100 * state.memory.slots().len() + 40 * cells;
        self.nodes.push(look());
        self.states.push(state);
        let (states, hasher) = (&self.states, &self.hasher);
        self.index.insert_unique(hash, number, |&node| hasher.hash_one(&states[node as usize]));
        number
    }
}
