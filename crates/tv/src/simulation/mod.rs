//! Does the target do, step by step, what the source does? A proof without a solver, and without a bound for loops.
//!
//! Both functions are followed at once, as nodes of a product: a place of the source and a place of the target. Values are expressions ([`values`]); where ways
//! come together, registers that were the same on each of them are the same afterwards, so that what holds at a loop is found as the greatest solution, by
//! going round until nothing changes. The source leads: where it branches, the target must know which way to go from what the source has decided. What the
//! world sees (calls, volatile accesses, memory at each branch and at the end) must be the same, and the target must do nothing that may be undefined
//! unless the source does it, too: before, or before anything else can happen.
//!
//! Claim: if it says yes, the target refines the source, for all inputs and any number of rounds. Limits: an operation is the same only if it is the same
//! instruction on the same operands, possibly with fewer promises; memory is one value, so that no store may move across another. It never says no.
//!
//! Cost: each node is gone through some times, each time in proportion to the instructions up to the next branch and to the registers that are alive.

mod ask;
mod code;
mod live;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use arena::Id as _;
use bits::Bits;
use ir::Module;
use ir::function::{BlockId, InstId};
use ir::inst::{BinaryOp, IntPredicate, Op, TailKind, Value};
use rustc_hash::{FxHashMap, FxHashSet};

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

/// So much is looked at before it is given up.
const MOST_NODES: usize = 6_000;
const MOST_VISITS: u32 = 60;
const MOST_VALUES: usize = 300_000;
const MOST_STEPS: u64 = 4_000_000;

/// Whether the target does what the source does; if so, what that rests on.
pub(crate) fn simulates(source: (&Module, &str), target: (&Module, &str)) -> Option<Vec<Approximation>> {
    if !crate::pairs::same_surroundings(source, target) || !keeps_interface(source, target) {
        return None;
    }
    let mut values = Values::default();
    let code = [Code::of(source.0, source.1, &mut values)?, Code::of(target.0, target.1, &mut values)?];
    let [ours, theirs] = [code[SOURCE].loops_end(), code[TARGET].loops_end()];
    // A loop of the target that must end may not be one that goes round for ever in the source.
    if theirs?.0 && !ours.is_some_and(|(_, every)| every) {
        return None;
    }
    let live = [Live::of(&code[SOURCE].body), Live::of(&code[TARGET].body)];
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
        questions: Questions::new(crate::pairs::head_of(source.0)),
        steps: 0,
    };
    product.follow()?;
    notes.extend(
        product.questions.ledger.iter().filter(|note| !notes.contains(note)).copied().collect::<Vec<_>>(),
    );
    product.moves_on().then_some(notes)
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
            let (fixed, may) = code::words_of(source.0, before);
            let (same, says) = code::words_of(target.0, after);
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
    memory: Id,
    /// Which memory may be accessed: what has ended lives, and what may have.
    lives: Id,
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
    /// The nodes that come next, and whether the target has moved until then.
    outgoing: Vec<(u32, bool)>,
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
        let mut start = State { memory, lives: memory, ..State::default() };
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
            self.nodes[node as usize].outgoing.push((next, way.moved));
            kept.insert((next, number as u32));
            self.waiting.insert(next);
        }
        for (number, (next, _)) in old.into_iter().enumerate() {
            if !kept.contains(&(next, number as u32)) {
                self.nodes[next as usize].incoming.remove(&(node, number as u32));
                self.waiting.insert(next);
            }
        }
        Some(())
    }

    /// What is left of a way where it enters a node: what is still needed.
    fn state(&mut self, way: &Way, next: u32) -> State {
        let (memory, lives) = (way.memory[SOURCE], way.lives[SOURCE]);
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

    /// What holds at a node, whichever way it was entered; an error if something is owed that nobody can name any more.
    fn entry(&mut self, node: u32) -> Result<Option<State>, ()> {
        let incoming: Vec<State> = self.nodes[node as usize].incoming.values().cloned().collect();
        let Some(first) = incoming.first() else { return Ok(None) };
        let mut entry = State::default();
        let values = &mut self.values;
        let column = |side: usize, place: u32| -> Option<Vec<Id>> {
            let find = |state: &State| {
                let held = &state.registers[side];
                held.binary_search_by_key(&place, |(place, _)| *place).ok().map(|found| held[found].1)
            };
            incoming.iter().map(find).collect()
        };
        // What is the same on every way stays what it is, unless it was made from what this node gave when it was entered before.
        let stays = |values: &Values, all: &[Id]| {
            let same = all.iter().all(|id| *id == all[0]) && !values.depends_on(all[0], node);
            same.then_some(all[0])
        };
        let mut classes: BTreeMap<Vec<Id>, Id> = BTreeMap::new();
        for &(place, _) in &first.registers[SOURCE] {
            let Some(all) = column(SOURCE, place) else { continue };
            let value = match stays(values, &all) {
                Some(value) => value,
                None => *classes.entry(all).or_insert_with(|| {
                    let merged = values.intern(Expr::Merged { node, of: place });
                    values.set_type(merged, self.code[SOURCE].types[place as usize]);
                    merged
                }),
            };
            entry.registers[SOURCE].push((place, value));
        }
        let mut own: BTreeMap<Vec<Id>, Id> = BTreeMap::new();
        let dead = values.dead();
        for &(place, _) in &first.registers[TARGET] {
            let Some(all) = column(TARGET, place) else { continue };
            let refined = || {
                let fits = |theirs: &Vec<Id>| {
                    let mut each = incoming.iter().zip(&all).zip(theirs);
                    each.all(|((state, ours), theirs)| values.refines(&state.facts, *ours, *theirs))
                };
                classes.iter().find(|(theirs, _)| fits(theirs)).map(|(_, value)| *value)
            };
            let found = classes.get(&all).copied().or_else(refined).or_else(|| stays(values, &all));
            let value = match found {
                // A variable that may be dead is as good as one that is.
                _ if all.contains(&dead) => dead,
                Some(value) => value,
                None => *own.entry(all).or_insert_with(|| {
                    let merged = values.intern(Expr::Merged { node, of: OF_TARGET + place });
                    values.set_type(merged, self.code[TARGET].types[place as usize]);
                    merged
                }),
            };
            entry.registers[TARGET].push((place, value));
        }
        let mut merge = |of: u32, all: Vec<Id>| match stays(values, &all) {
            Some(same) => same,
            None => values.intern(Expr::Merged { node, of }),
        };
        entry.memory = merge(MEMORY, incoming.iter().map(|state| state.memory).collect());
        entry.lives = merge(LIVES, incoming.iter().map(|state| state.lives).collect());
        let values = &self.values;
        let lasts = |id: &Id| !values.depends_on(*id, node);
        let all = |holds: &dyn Fn(&State) -> bool| incoming.iter().all(holds);
        let done = first.done.iter().filter(|id| lasts(id) && all(&|state| state.done.contains(*id)));
        entry.done = done.copied().collect();
        let known = first
            .facts
            .known
            .iter()
            .filter(|(id, value)| lasts(id) && all(&|state| state.facts.known.get(*id) == Some(*value)));
        entry.facts.known = known.map(|(id, value)| (*id, *value)).collect();
        let excluded = first
            .facts
            .excluded
            .iter()
            .filter(|fact| lasts(&fact.0) && all(&|state| state.facts.excluded.contains(*fact)));
        entry.facts.excluded = excluded.copied().collect();
        let drawn = incoming.iter().flat_map(|state| state.drawn.iter().copied());
        entry.drawn = drawn.filter(lasts).collect();
        entry.owed = incoming.iter().flat_map(|state| state.owed.iter().copied()).collect();
        if !entry.owed.iter().all(lasts) {
            return Err(());
        }
        Ok(Some(entry))
    }

    /// Goes on from a node to the next branch of the source: the ways from there. None if the target cannot follow.
    fn process(&mut self, node: u32, entry: State) -> Option<Vec<Way>> {
        let mut way = Way {
            node,
            at: self.nodes[node as usize].at,
            moved: false,
            registers: [SOURCE, TARGET]
                .map(|side| vec![NONE; self.code[side].body.locals.len() + self.code[side].slots as usize]),
            memory: [entry.memory; 2],
            lives: [entry.lives; 2],
            done: entry.done.into_iter().collect(),
            facts: entry.facts,
            overdue: entry.owed.into_iter().collect(),
            owed: Vec::new(),
            drawn: entry.drawn,
            made: Vec::new(),
            events: 0,
        };
        for (registers, known) in way.registers.iter_mut().zip(&entry.registers) {
            for &(place, value) in known {
                registers[place as usize] = value;
            }
        }
        let mut passed = FxHashSet::from_iter([way.at]);
        loop {
            let source = self.run(&mut way, SOURCE)?;
            let target = self.run(&mut way, TARGET)?;
            // A branch of the target alone, of which it is known where it goes.
            let leads = source == Stopped::AtEnd && self.known_successor(&way, SOURCE)?.is_some();
            if target == Stopped::AtEnd && !leads && self.take_known(&mut way, TARGET)? {
                continue;
            }
            self.settle(&mut way);
            let ends =
                |product: &Product, side: usize| product.code[side].body.insts[way.at[side]].op.clone();
            let op = ends(self, SOURCE);
            if source == Stopped::AtEnd && matches!(op, Op::Unreachable) {
                // The source is undefined.
                return Some(Vec::new());
            }
            let lives = self.values.refines(&way.facts, way.lives[TARGET], way.lives[SOURCE]);
            if !way.overdue.is_empty() || !lives || !self.agree(&way, way.memory[TARGET], way.memory[SOURCE])
            {
                return None;
            }
            if source == Stopped::AtEnd
                && let Op::CondBr { .. } | Op::Switch(_) = op
            {
                // Loops whose rounds are known are nodes, too, so that they need not be gone through round by round.
                self.match_conditions(&way, &op, &ends(self, TARGET));
                let mut next = way.copied();
                let mut ways = match self.take_known(&mut next, SOURCE)? {
                    true => vec![next],
                    false => self.branch(&way, &op)?,
                };
                if target == Stopped::AtEnd {
                    for next in &mut ways {
                        self.take_known(next, TARGET)?;
                    }
                }
                return Some(ways);
            }
            if !way.owed.is_empty() || source != target {
                return None;
            }
            match source {
                // Once more: the next round may be another.
                Stopped::Never => return Some(vec![way.copied()]),
                Stopped::AtEvent => {
                    self.event(&mut way)?;
                    // Loops without a branch are nodes, too.
                    if !passed.insert(way.at) {
                        return Some(vec![way.copied()]);
                    }
                }
                Stopped::AtEnd => {
                    let (Op::Ret(ours), Op::Ret(theirs)) = (&op, &ends(self, TARGET)) else { return None };
                    if let (Some(ours), Some(theirs)) = (ours, theirs) {
                        let (s, t) = (self.value(&way, SOURCE, *ours)?, self.value(&way, TARGET, *theirs)?);
                        if !self.agree(&way, t, s) {
                            return None;
                        }
                    }
                    return Some(Vec::new());
                }
            }
        }
    }

    /// Whether a value of the target refines one of the source, if need be by asking a solver.
    fn agree(&mut self, way: &Way, target: Id, source: Id) -> bool {
        self.questions.agree(&mut self.values, &way.facts, target, source)
    }

    /// Where both are at a branch, and the target's condition is another one: is it the same, or the contrary?
    fn match_conditions(&mut self, way: &Way, ours: &Op, theirs: &Op) {
        let (Op::CondBr { cond: ours, .. }, Op::CondBr { cond: theirs, .. }) = (ours, theirs) else { return };
        let (Some(s), Some(t)) = (self.value(way, SOURCE, *ours), self.value(way, TARGET, *theirs)) else {
            return;
        };
        let known =
            self.values.decide(&way.facts, s, 6).is_some() || self.values.decide(&way.facts, t, 6).is_some();
        if known || self.values.refines(&way.facts, t, s) {
            return;
        }
        // Once the source has decided, the target may know without asking.
        let mut facts = way.facts.clone();
        self.learn(&mut facts, s, true, 6);
        let knows = self.values.decide(&facts, t, 6).is_some();
        let mut facts = way.facts.clone();
        self.learn(&mut facts, s, false, 6);
        if knows || self.values.decide(&facts, t, 6).is_some() || self.agree(way, t, s) {
            return;
        }
        let what = self.values.text("%\"$\" = xor i1 %\"$\", %\"$\"");
        self.values.note_instruction(what);
        let truth = self.values.truth(true);
        let contrary =
            self.values.operation(what, Known::Binary(BinaryOp::Xor), Promises::default(), vec![s, truth]);
        let i1 = self.values.text("i1");
        self.values.set_type(contrary, i1);
        self.questions.ask(&mut self.values, t, contrary);
    }

    /// What the source has done is owed no more.
    fn settle(&mut self, way: &mut Way) {
        for list in [&mut way.overdue, &mut way.owed] {
            list.retain(|id| !is_done(&self.values, &way.facts, &way.done, *id));
        }
    }

    fn value(&mut self, way: &Way, side: usize, value: Value) -> Option<Id> {
        match value {
            Value::Local(local) => Some(way.registers[side][local.index()]).filter(|id| *id != NONE),
            Value::Const(constant) => self.code[side].constant(&mut self.values, constant),
            Value::Metadata(_) | Value::Asm(_) => None,
        }
    }

    fn operands(&mut self, way: &Way, side: usize, at: InstId) -> Option<Vec<Id>> {
        let count = self.code[side].steps[at.index()].operands.len();
        (0..count)
            .map(|place| self.value(way, side, self.code[side].steps[at.index()].operands[place]))
            .collect()
    }

    /// Goes on to the next step that both must make together, or to a branch.
    fn run(&mut self, way: &mut Way, side: usize) -> Option<Stopped> {
        let mut seen: FxHashSet<u32> = FxHashSet::default();
        loop {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return None;
            }
            let at = way.at[side];
            let kind = self.code[side].steps[at.index()].kind;
            match kind {
                Kind::Event => return Some(Stopped::AtEvent),
                Kind::End => {
                    let Op::Br(to) = self.code[side].body.insts[at].op else { return Some(Stopped::AtEnd) };
                    if !seen.insert(to.index() as u32) {
                        return Some(Stopped::Never);
                    }
                    self.go(way, side, to)?;
                    continue;
                }
                Kind::Nothing | Kind::Phi => {}
                _ => self.step(way, side, at, kind)?,
            }
            way.at[side] = InstId::new(at.index() + 1);
        }
    }

    /// Makes one step that the world does not see.
    fn step(&mut self, way: &mut Way, side: usize, at: InstId, kind: Kind) -> Option<()> {
        let mut operands = self.operands(way, side, at)?;
        let step = &self.code[side].steps[at.index()];
        let Step { what, known, promises, result, place, ty, length, .. } = step;
        let (what, known, promises, result, place) = (*what, *known, promises.clone(), *result, *place);
        let (ty, length) = (*ty, *length);
        let promises = self.without_evident(promises, &operands);
        let first_slot = self.code[side].body.locals.len();
        let given = match kind {
            Kind::Pure => self.computed(way, side, what, known, promises, operands)?,
            Kind::MayFail => {
                let id = self.computed(way, side, what, known, promises, operands)?;
                self.done(way, side, id);
                id
            }
            Kind::Reads => {
                let (place, pointer) = place?;
                let access = vec![operands[pointer], way.lives[side]];
                let aligned = Promises { words: Vec::new(), ..promises.clone() };
                let access = self.values.operation(place, Known::Other, aligned, access);
                let evident = length
                    .is_some_and(|length| self.values.is_inside(operands[pointer], length, promises.align));
                if side == SOURCE || !evident {
                    self.done(way, side, access);
                }
                let (memory, written) = match length {
                    Some(length) => self.values.look(way.memory[side], operands[pointer], length, ty),
                    None => (way.memory[side], None),
                };
                operands.push(memory);
                // What is promised of the contents depends on memory as it is now.
                let speaks = !promises.words.is_empty();
                let id = self.values.operation(what, known, promises, operands);
                if speaks {
                    self.done(way, side, id);
                }
                // What the source promises of it besides need not be made use of.
                written.filter(|_| side == SOURCE || !speaks).unwrap_or(id)
            }
            Kind::Writes => {
                operands.push(way.memory[side]);
                way.memory[side] = self.values.operation(what, known, promises, operands);
                way.memory[side]
            }
            Kind::Lives => {
                let mut lives = operands.clone();
                lives.push(way.lives[side]);
                way.lives[side] = self.values.operation(what, known, promises.clone(), lives);
                operands.push(way.memory[side]);
                way.memory[side] = self.values.operation(what, known, promises, operands);
                way.memory[side]
            }
            Kind::Assumes => {
                let condition = operands.get(1).copied().filter(|_| operands.len() == 2);
                if condition.is_none() {
                    // What is said of pointers may depend on what is alive.
                    operands.push(way.lives[side]);
                }
                let id = self.values.operation(what, known, promises, operands);
                match (side, condition) {
                    (SOURCE, Some(condition)) => self.learn(&mut way.facts, condition, true, 6),
                    (_, Some(condition)) if self.values.decide(&way.facts, condition, 6) == Some(true) => {
                        return Some(());
                    }
                    _ => {}
                }
                self.done(way, side, id);
                id
            }
            Kind::Fresh if side == SOURCE => {
                let value = self.leaf(way, 0);
                if let Op::Alloca { .. } = self.code[SOURCE].body.insts[at].op {
                    self.values.note_object(value, 0, 1);
                }
                way.made.push(Made { what, promises, operands, value });
                value
            }
            Kind::Fresh => {
                let fits = |made: &Made| {
                    made.what == what
                        && made.promises == promises
                        && made.operands.len() == operands.len()
                        && made
                            .operands
                            .iter()
                            .zip(&operands)
                            .all(|(s, t)| self.values.refines(&way.facts, *t, *s))
                };
                let found = way.made.iter().position(fits)?;
                way.made.remove(found).value
            }
            Kind::Get(slot) => {
                let held = way.registers[side][first_slot + slot as usize];
                let dead = held == self.values.dead();
                if side == TARGET && (dead || !promises.words.is_empty()) {
                    return None;
                }
                match dead {
                    true => self.values.unwritten(),
                    false => held,
                }
            }
            Kind::Set(slot) => {
                let held = &mut way.registers[side][first_slot + slot as usize];
                if side == TARGET && *held == self.values.dead() {
                    return None;
                }
                *held = operands[0];
                NONE
            }
            Kind::Begin(slot) => {
                way.registers[side][first_slot + slot as usize] = self.values.unwritten();
                NONE
            }
            Kind::Forget(slot) => {
                way.registers[side][first_slot + slot as usize] = self.values.dead();
                NONE
            }
            Kind::Event | Kind::Nothing | Kind::Phi | Kind::End => return None,
        };
        if let Some(result) = result {
            self.values.set_type(given, ty);
            way.registers[side][result.index()] = given;
        }
        Some(())
    }

    /// What is promised without what anybody can see: that the address of an object is not null.
    fn without_evident(&self, promises: Promises, operands: &[Id]) -> Promises {
        let mut promises = promises;
        promises.words.retain(|word| {
            let argument =
                self.values.text_of(*word).strip_suffix(" nonnull").and_then(|place| place.parse().ok());
            // The first operand is what is called; attributes of the call and of its result come first.
            let operand = argument.and_then(|place: usize| operands.get(place.checked_sub(1)?));
            !operand.is_some_and(|operand| self.values.is_local_address(*operand))
        });
        promises
    }

    /// What an operation gives. None if it may give one of several values, and the target does it twice: the two need not be the same.
    fn computed(
        &mut self,
        way: &mut Way,
        side: usize,
        what: Text,
        known: Known,
        promises: Promises,
        operands: Vec<Id>,
    ) -> Option<Id> {
        let is_free = promises.flags & self.code[side].free_flags != 0;
        let id = self.values.operation(what, known, promises, operands);
        if side == TARGET && is_free {
            if way.drawn.iter().any(|other| self.values.alike(&way.facts, *other, id, 8)) {
                return None;
            }
            way.drawn.insert(id);
        }
        Some(id)
    }

    /// Notes something that may be undefined.
    fn done(&mut self, way: &mut Way, side: usize, id: Id) {
        if side == SOURCE {
            way.done.insert(id);
        } else if !is_done(&self.values, &way.facts, &way.done, id) {
            way.owed.push(id);
        }
    }

    /// What the next event of a node gives.
    fn leaf(&mut self, way: &mut Way, part: u32) -> Id {
        way.events += 1;
        self.values.intern(Expr::Event { node: way.node, number: way.events, part })
    }

    /// Both make a step that the world sees: it must be the same.
    fn event(&mut self, way: &mut Way) -> Option<()> {
        let ours = self.operands(way, SOURCE, way.at[SOURCE])?;
        let theirs = self.operands(way, TARGET, way.at[TARGET])?;
        let [s, t] = [SOURCE, TARGET].map(|side| &self.code[side].steps[way.at[side].index()]);
        let known_tail =
            t.tail != TailKind::Tail || s.tail == TailKind::Tail || !self.code[TARGET].has_locals;
        let [ours_say, theirs_say] = [(s, &ours), (t, &theirs)]
            .map(|(step, operands)| self.without_evident(step.promises.clone(), operands));
        let same =
            s.what == t.what && theirs_say.at_most(&ours_say) && known_tail && ours.len() == theirs.len();
        let (results, ty) = ([s.result, t.result], t.ty);
        if !same || !ours.iter().zip(&theirs).all(|(s, t)| self.agree(way, *t, *s)) {
            return None;
        }
        let value = self.leaf(way, 0);
        self.values.set_type(value, ty);
        let memory = self.leaf(way, 1);
        way.memory = [memory; 2];
        // What was alive may be no more.
        way.lives = [memory; 2];
        way.made.clear();
        way.moved = true;
        for side in [SOURCE, TARGET] {
            if let Some(result) = results[side] {
                way.registers[side][result.index()] = value;
            }
            way.at[side] = InstId::new(way.at[side].index() + 1);
        }
        Some(())
    }

    /// Goes to a block.
    fn go(&mut self, way: &mut Way, side: usize, to: BlockId) -> Option<()> {
        let from = self.code[side].block_of(way.at[side]);
        let mut merged: Vec<(usize, Id)> = Vec::new();
        let first = self.code[side].body.blocks[to].first.index();
        let mut next = first;
        while let Op::Phi { incoming, .. } = &self.code[side].body.insts[InstId::new(next)].op {
            let value = incoming.iter().find(|(_, block)| *block == from)?.0;
            let result = self.code[side].body.insts[InstId::new(next)].result?;
            let value = match value {
                // What was never given a value on this way is not used.
                Value::Local(local) => way.registers[side][local.index()],
                other => self.value(way, side, other)?,
            };
            merged.push((result.index(), value));
            next += 1;
        }
        for (place, value) in merged {
            way.registers[side][place] = value;
        }
        way.at[side] = InstId::new(next);
        way.moved |= side == TARGET;
        Some(())
    }

    /// Goes where a branch certainly goes; false if that is not known.
    fn take_known(&mut self, way: &mut Way, side: usize) -> Option<bool> {
        match self.known_successor(way, side)? {
            Some(to) => self.go(way, side, to).map(|()| true),
            None => Some(false),
        }
    }

    /// Where a branch certainly goes.
    fn known_successor(&mut self, way: &Way, side: usize) -> Option<Option<BlockId>> {
        let op = self.code[side].body.insts[way.at[side]].op.clone();
        Some(match &op {
            Op::CondBr { cond, then, otherwise } => {
                let condition = self.value(way, side, *cond)?;
                let truth = self.values.decide(&way.facts, condition, 6);
                truth.map(|truth| if truth { *then } else { *otherwise })
            }
            Op::Switch(switch) => {
                let value = self.value(way, side, switch.value)?;
                let mut cases = Vec::with_capacity(switch.cases.len());
                for (case, to) in &switch.cases {
                    cases.push((self.code[side].constant(&mut self.values, *case)?, *to));
                }
                match self.values.settled(&way.facts, value) {
                    Some(number) => {
                        let case = cases.iter().find(|(case, _)| *case == number);
                        Some(case.map_or(switch.default, |(_, to)| *to))
                    }
                    None => {
                        let excluded = |case: &Id| self.values.is_excluded(&way.facts, value, *case);
                        cases.iter().all(|(case, _)| excluded(case)).then_some(switch.default)
                    }
                }
            }
            _ => None,
        })
    }

    /// The ways from a branch of the source, each with what is known there.
    fn branch(&mut self, way: &Way, op: &Op) -> Option<Vec<Way>> {
        let mut ways = Vec::new();
        match op {
            Op::CondBr { cond, then, otherwise } => {
                let condition = self.value(way, SOURCE, *cond)?;
                for (truth, to) in [(true, *then), (false, *otherwise)] {
                    let mut next = way.copied();
                    self.learn(&mut next.facts, condition, truth, 6);
                    self.go(&mut next, SOURCE, to)?;
                    ways.push(next);
                }
            }
            Op::Switch(switch) => {
                let value = self.value(way, SOURCE, switch.value)?;
                let mut other = way.copied();
                for (case, to) in &switch.cases {
                    let case = self.code[SOURCE].constant(&mut self.values, *case)?;
                    other.facts.exclude(value, case);
                    let mut next = way.copied();
                    next.facts.known.insert(value, case);
                    self.go(&mut next, SOURCE, *to)?;
                    ways.push(next);
                }
                self.go(&mut other, SOURCE, switch.default)?;
                ways.push(other);
            }
            _ => return None,
        }
        Some(ways)
    }

    /// What follows from a condition that the source has decided about: it is neither poison nor undefined.
    fn learn(&mut self, facts: &mut Facts, condition: Id, truth: bool, depth: u32) {
        if self.values.number_of(condition).is_some() || depth == 0 {
            return;
        }
        let value = self.values.truth(truth);
        facts.known.insert(condition, value);
        let Expr::Operation { known, operands, .. } = self.values.expr(condition) else { return };
        let (known, operands) = (*known, operands.clone());
        match (known, &operands[..]) {
            (Known::Compare(predicate @ (IntPredicate::Eq | IntPredicate::Ne)), &[a, b])
                if self.values.number_of(b).is_some() =>
            {
                match (predicate == IntPredicate::Eq) == truth {
                    true => {
                        facts.known.insert(a, b);
                    }
                    false => facts.exclude(a, b),
                }
            }
            (Known::Binary(BinaryOp::And), &[a, b]) if truth => {
                self.learn(facts, a, true, depth - 1);
                self.learn(facts, b, true, depth - 1);
            }
            (Known::Binary(BinaryOp::Or), &[a, b]) if !truth => {
                self.learn(facts, a, false, depth - 1);
                self.learn(facts, b, false, depth - 1);
            }
            (Known::Binary(BinaryOp::Xor), &[a, b]) => {
                if let Some(turns) = self.values.number_of(b).map(|number| !number.is_zero()) {
                    self.learn(facts, a, truth != turns, depth - 1);
                }
            }
            (Known::Select, &[condition, yes, no]) => {
                let number = |id| self.values.number_of(id).map(Bits::is_zero);
                // A choice of which one side is the contrary was made for the other.
                match (number(yes), number(no)) {
                    (_, Some(is_zero)) if is_zero == truth => {
                        self.learn(facts, condition, true, depth - 1);
                        self.learn(facts, yes, truth, depth - 1);
                    }
                    (Some(is_zero), _) if is_zero == truth => {
                        self.learn(facts, condition, false, depth - 1);
                        self.learn(facts, no, truth, depth - 1);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Whether there is no way on which the source goes round for ever while the target waits.
    fn moves_on(&self) -> bool {
        // Nodes are taken away while nothing that stands still leads to them.
        let mut leading = vec![0u32; self.nodes.len()];
        let standing = |node: &Node| -> Vec<u32> {
            let all = node.outgoing.iter().filter(|(_, moved)| !moved);
            all.map(|(next, _)| *next).collect()
        };
        for node in &self.nodes {
            for next in standing(node) {
                leading[next as usize] += 1;
            }
        }
        let mut free: Vec<u32> =
            (0..self.nodes.len() as u32).filter(|node| leading[*node as usize] == 0).collect();
        let mut gone = 0;
        while let Some(node) = free.pop() {
            gone += 1;
            for next in standing(&self.nodes[node as usize]) {
                leading[next as usize] -= 1;
                if leading[next as usize] == 0 {
                    free.push(next);
                }
            }
        }
        gone == self.nodes.len()
    }
}

impl Way {
    fn copied(&self) -> Way {
        Way {
            node: self.node,
            at: self.at,
            moved: self.moved,
            registers: self.registers.clone(),
            memory: self.memory,
            lives: self.lives,
            done: self.done.clone(),
            facts: self.facts.clone(),
            overdue: Vec::new(),
            owed: self.owed.clone(),
            drawn: self.drawn.clone(),
            made: Vec::new(),
            events: self.events,
        }
    }
}

/// Whether the source has done something that may be undefined.
fn is_done(values: &Values, facts: &Facts, done: &FxHashSet<Id>, id: Id) -> bool {
    done.contains(&id) || done.iter().any(|done| values.refines(facts, id, *done))
}
