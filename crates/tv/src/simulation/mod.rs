//! Does the target do, step by step, what the source does? A proof without a solver, and without a bound for loops.
//!
//! Both functions are followed at once, as nodes of a product: a place of the source and a place of the target. Values are expressions ([`values`]); where ways
//! come together, registers that were the same on each of them are the same afterwards, so that what holds at a loop is found as the greatest solution, by
//! going round until nothing changes. The source leads: where it branches, the target must know which way to go from what the source has decided. What the
//! world sees (calls, volatile accesses, and memory there and at the end) must be the same, and the target must do nothing that may be undefined
//! unless the source does it, too: before, or before anything else can happen.
//!
//! Claim: if it says yes, the target refines the source, for all inputs and any number of rounds. Limits: an operation is the same if it is the same
//! instruction on the same operands, possibly with fewer promises, or if a solver says so of this value, told what the source has decided; memory is one value, so
//! that no store may move across another. It never says no.
//!
//! Cost: each node is gone through some times, each time in proportion to the instructions up to the next branch and to the registers that are alive.

mod ask;
mod branches;
mod code;
mod constants;
mod decide;
mod live;
mod merge;
mod places;
mod progress;
mod refinement;
mod said;
mod shared;
mod steps;
mod values;
mod way;

use std::collections::{BTreeMap, BTreeSet};

use arena::Id as _;
use bits::Bits;
use ir::Module;
use ir::function::InstId;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Options;
use crate::outcome::Approximation;
use ask::Questions;
use code::{Code, Kind, Step};
use live::Live;
use values::{Expr, Facts, Id, Known, Promises, Text, Values};

const SOURCE: usize = 0;
const TARGET: usize = 1;
/// No value.
const NONE: Id = Id::MAX;
/// Registers of the target are numbered from here where both are numbered together; memory comes before.
const OF_TARGET: u32 = 1 << 31;
const MEMORY: u32 = OF_TARGET - 1;
const LIVES: u32 = OF_TARGET - 2;
const MEMORY_OF_TARGET: u32 = OF_TARGET - 3;
const LIVES_OF_TARGET: u32 = OF_TARGET - 4;

/// So much is looked at before it is given up.
const MOST_NODES: usize = 6_000;
const MOST_VISITS: u32 = 60;
/// After so many visits of a node no way to it is taken back.
const SETTLED_AFTER: u32 = 8;
const MOST_VALUES: usize = 300_000;
const MOST_STEPS: u64 = 4_000_000;

/// Whether the target does what the source does; if so, what that rests on.
pub(crate) fn simulates(
    source: (&Module, &str),
    target: (&Module, &str),
    options: &Options,
) -> Option<Vec<Approximation>> {
    if !crate::pairs::same_surroundings(source, target) || !keeps_interface(source, target) {
        return None;
    }
    let mut values = Values::default();
    let code = [Code::of(source.0, source.1, &mut values)?, Code::of(target.0, target.1, &mut values)?];
    let live = [Live::of(&code[SOURCE].body), Live::of(&code[TARGET].body)];
    let plain_numbers = code.iter().all(Code::has_plain_numbers);
    let mut notes = Vec::new();
    if code.iter().any(|code| code.has_floats) {
        notes.push(Approximation::NanPayload);
    }
    if code.iter().any(|code| code.inexact) {
        notes.push(Approximation::FastMath);
    }
    let mut product = Product {
        values,
        code,
        live,
        nodes: Vec::new(),
        places: FxHashMap::default(),
        waiting: BTreeSet::new(),
        questions: Questions::new(crate::pairs::head_of(source.0), options, plain_numbers),
        steps: 0,
    };
    product.follow()?;
    notes.extend(
        product.questions.ledger.iter().filter(|note| !notes.contains(note)).copied().collect::<Vec<_>>(),
    );
    (product.moves_on() && product.promises_progress()).then_some(notes)
}

/// Whether what callers see of the target is what they see of the source, but for promises that others look at.
fn keeps_interface(source: (&Module, &str), target: (&Module, &str)) -> bool {
    let find = |(module, name): (&'_ Module, &str)| {
        let symbol = module.strings.lookup(name.as_bytes())?;
        module.globals.iter().find(|(_, global)| global.name == Some(symbol)).map(|(id, _)| id)
    };
    let (Some(f), Some(g)) = (find(source), find(target)) else { return false };
    let (Some(old), Some(new)) = (source.0.globals[f].as_function(), target.0.globals[g].as_function())
    else {
        return false;
    };
    let sets = |function: &ir::function::Function| {
        let mut all = vec![function.attrs, function.ret_attrs];
        all.extend(function.param_attrs.iter().copied());
        all
    };
    let (before, after) = (sets(old), sets(new));
    old.cc == new.cc
        && before.len() == after.len()
        && before.into_iter().zip(after).all(|(before, after)| {
            let (fixed, may) = said::words_of(source.0, before);
            let (same, says) = said::words_of(target.0, after);
            let promised = |word: &String| {
                let attrs = target.0.attrs_of(after);
                let mut kinds = attrs.filter(|attr| crate::promises::word(target.0, attr) == *word);
                kinds.any(|attr| crate::promises::kind_of(attr).is_some_and(crate::promises::is_promise))
            };
            fixed == same && says.iter().all(|word| may.contains(word) || promised(word))
        })
}

/// What is known at the start of a node.
#[derive(Clone, Debug, PartialEq, Default)]
struct State {
    /// Registers with what they hold, in order; variables come after the registers.
    registers: [Vec<(u32, Id)>; 2],
    /// Memory of both: the same where the world sees it.
    memory: [Id; 2],
    /// Which memory may be accessed: what has ended lives, and what may have.
    lives: [Id; 2],
    /// What may be undefined and the source has done.
    done: BTreeSet<Id>,
    facts: Facts,
    /// What may be undefined, the target has done, and the source must do before anything else can happen.
    owed: BTreeSet<Id>,
    /// What the target has computed that need not be the same when it is computed again.
    drawn: BTreeSet<Id>,
}

struct Node {
    at: [InstId; 2],
    /// The states that it is entered with, by the node and the number of the way.
    incoming: BTreeMap<(u32, u32), State>,
    entry: Option<State>,
    visits: u32,
    /// The ways from it.
    outgoing: Vec<Outgoing>,
}

/// A way from a node to another one.
struct Outgoing {
    next: u32,
    /// Whether the target moves on it.
    moved: bool,
    /// The blocks that the source goes to on it.
    blocks: Vec<u32>,
}

struct Product {
    values: Values,
    code: [Code; 2],
    live: [Live; 2],
    nodes: Vec<Node>,
    places: FxHashMap<[InstId; 2], u32>,
    waiting: BTreeSet<u32>,
    questions: Questions,
    steps: u64,
}

/// Where a function has stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stopped {
    AtEvent,
    AtEnd,
    /// It goes round for ever, and nobody sees anything of it.
    Never,
}

/// Something new that the source has made and the target may have, too.
struct Made {
    what: Text,
    promises: Promises,
    operands: Vec<Id>,
    value: Id,
}

/// Both functions on their way from a node to the next.
struct Way {
    node: u32,
    at: [InstId; 2],
    moved: bool,
    /// The blocks that the source has gone to.
    blocks: Vec<u32>,
    registers: [Vec<Id>; 2],
    memory: [Id; 2],
    lives: [Id; 2],
    done: FxHashSet<Id>,
    facts: Facts,
    /// Owed since before this node, and since then.
    overdue: Vec<Id>,
    owed: Vec<Id>,
    drawn: BTreeSet<Id>,
    made: Vec<Made>,
    events: u32,
}

impl Product {
    /// Goes through all nodes until nothing changes; none if the target cannot be shown to follow.
    fn follow(&mut self) -> Option<()> {
        let memory = self.values.intern(Expr::Memory);
        let mut start = State { memory: [memory; 2], lives: [memory; 2], ..State::default() };
        for (side, registers) in start.registers.iter_mut().enumerate() {
            for place in 0..self.code[side].parameters() as u32 {
                let parameter = self.values.intern(Expr::Parameter(place));
                self.values.set_type(parameter, self.code[side].types[place as usize]);
                registers.push((place, parameter));
            }
            let first = self.code[side].body.locals.len() as u32;
            for slot in 0..self.code[side].slots {
                let value = match self.code[side].has_life[slot as usize] {
                    true => self.values.dead(),
                    false => self.values.unwritten(),
                };
                registers.push((first + slot, value));
            }
        }
        let at = [InstId::new(0), InstId::new(0)];
        let first = self.node(at)?;
        self.nodes[first as usize].incoming.insert((u32::MAX, 0), start);
        self.waiting.insert(first);
        while let Some(node) = self.waiting.pop_first() {
            let entry = self.entry(node);
            let entry = match entry {
                Ok(entry) => entry,
                Err(()) => return None,
            };
            if entry == self.nodes[node as usize].entry {
                continue;
            }
            self.nodes[node as usize].visits += 1;
            if self.nodes[node as usize].visits > MOST_VISITS || self.values.len() > MOST_VALUES {
                return None;
            }
            self.nodes[node as usize].entry = entry.clone();
            let ways = match entry {
                Some(entry) => self.process(node, entry)?,
                None => Vec::new(),
            };
            self.replace_outgoing(node, ways)?;
        }
        Some(())
    }

    /// The node of two places.
    fn node(&mut self, at: [InstId; 2]) -> Option<u32> {
        if let Some(known) = self.places.get(&at) {
            return Some(*known);
        }
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node { at, incoming: BTreeMap::new(), entry: None, visits: 0, outgoing: Vec::new() });
        self.places.insert(at, id);
        Some(id)
    }

    fn replace_outgoing(&mut self, node: u32, ways: Vec<Way>) -> Option<()> {
        let old = std::mem::take(&mut self.nodes[node as usize].outgoing);
        let mut kept: FxHashSet<(u32, u32)> = FxHashSet::default();
        for (number, way) in ways.into_iter().enumerate() {
            let next = self.node(way.at)?;
            let state = self.state(&way, next);
            self.nodes[next as usize].incoming.insert((node, number as u32), state);
            let Way { moved, blocks, .. } = way;
            self.nodes[node as usize].outgoing.push(Outgoing { next, moved, blocks });
            kept.insert((next, number as u32));
            self.waiting.insert(next);
        }
        for (number, Outgoing { next, .. }) in old.into_iter().enumerate() {
            // What changes its mind again and again would never end: ways that were taken then stay.
            let settles = self.nodes[next as usize].visits >= SETTLED_AFTER;
            if !kept.contains(&(next, number as u32)) && !settles {
                self.nodes[next as usize].incoming.remove(&(node, number as u32));
                self.waiting.insert(next);
            }
        }
        Some(())
    }

    /// What is left of a way where it enters a node: what is still needed.
    fn state(&mut self, way: &Way, next: u32) -> State {
        let (memory, lives) = (way.memory, way.lives);
        let mut state = State { memory, lives, facts: way.facts.clone(), ..State::default() };
        state.done = way.done.iter().copied().collect();
        state.owed = way.owed.iter().copied().collect();
        state.drawn = way.drawn.clone();
        for side in [SOURCE, TARGET] {
            let body = &self.code[side].body;
            let needed = self.live[side].from(body, self.nodes[next as usize].at[side]);
            let slots = body.locals.len() as u32..body.locals.len() as u32 + self.code[side].slots;
            let all = needed.iter().copied().chain(slots);
            let held = all.map(|place| (place, way.registers[side][place as usize]));
            state.registers[side] = held.filter(|(_, value)| *value != NONE).collect();
        }
        state
    }
}
