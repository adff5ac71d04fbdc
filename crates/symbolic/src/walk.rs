//! The walk along all paths at once: forks where a condition is not known, merges where paths come together.
//!
//! ```text
//!   open     states that wait, in the order of the program: calls, blocks, rounds of loops
//!   cuts     rounds of loops and calls of functions beyond the bound, and when they happen
//!   ends     how paths end, and when
//! ```
//!
//! The first state goes on until it would pass another one. Since what leads to a place comes before it in the order
//! ([`BlockOrder`]), all states that can come to a place are there when it is its turn: they are merged to one, value by value, and memory block by
//! block. So a function is gone through once for each call and each round of its loops, however many paths there are.
//!
//! A loop is cut when it has gone round as often as its bound says. Rounds in which something known could have left it do not count: those of loops that only what is known decides about, and the
//! first [`MOST_COUNTED`] of others, as in `for (i = 0; i < 10; i++) if (a[i] == x) break`.
//! What would come after the cut is not followed: [`Cut`] says when there would be anything.
//!
//! Claim: every execution within the bounds that starts as the walk does is on exactly one path at each place that it comes to, with the values that the terms have under its inputs. Limits: those of
//! the [machine](crate::machine). Cost: a fork shares everything, a merge compares what was written since.

use std::collections::BTreeMap;
use std::rc::Rc;

use program::Program;
use program::code::{Callee, EdgeId, FuncId, Op, Operand, Pc, Reg};
use program::liveness::Liveness;
use program::order::BlockOrder;
use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::Control;
use sem::ub::UbKind;

use crate::access::PART_OF_POINTER;
use crate::byte::ite_scalar;
use crate::cutpoints::Cutting;
use crate::domain::Symbolic;
use crate::exits::Exits;
use crate::machine::{Frame, Machine, Round, Scalar, Stopped};
use crate::memory::Now;
use crate::path::Path;
use crate::record::{ContextId, Instant};
use crate::spins::Begun;
use crate::start::Stages;
use crate::threads::Local;
use crate::value::{BlockId, Bool, Prov};

/// How often input may decide to go on.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Where nothing else is said.
    pub usual: u32,
    /// Round a loop, by where its head starts.
    pub loops: FxHashMap<Pc, u32>,
    /// Into a function that is already running.
    pub recursions: FxHashMap<FuncId, u32>,
    /// Round a loop that only what is known decides about.
    pub known: u32,
    /// How many steps are made at all.
    pub steps: u64,
}

impl Bounds {
    /// The same bound for everything.
    pub fn all(usual: u32) -> Bounds {
        Bounds {
            usual,
            loops: FxHashMap::default(),
            recursions: FxHashMap::default(),
            known: u32::MAX,
            steps: u64::MAX,
        }
    }
}

/// What is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CutAt {
    /// The loop whose head starts here.
    Loop(Pc),
    /// The calls of a function from itself.
    Recursion(FuncId),
}

/// A way that goes beyond a bound.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// Where it would go on.
    pub at: CutAt,
    /// When.
    pub path: Bool,
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// Among what threads do.
    pub moment: Instant,
}

/// How a path ends that is not cut.
#[derive(Clone, Debug)]
pub struct Ending {
    /// How: by an end of the program, or by something that is not supported. A path that is certainly violated, or contradicts what
    /// is assumed, leaves no ending.
    pub how: Stopped,
    /// When.
    pub path: Bool,
    /// Where.
    pub pc: Pc,
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// What memory is like then.
    pub memory: Now,
    /// Among what threads do.
    pub at: Instant,
    /// What registers that still matter belong to, if the program ends.
    pub(crate) held: Vec<Prov>,
}

/// Where a path is.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) frames: Vec<Rc<Frame>>,
    pub(crate) memory: Now,
    pub(crate) pc: Pc,
    pub(crate) path: Path,
    pub(crate) local: Local,
}

/// Where a state is in the order of the program.
type Key = Vec<u32>;

/// A walk.
pub struct Walk<'p> {
    /// The machine, with all terms, obligations and choices.
    pub machine: Machine<'p>,
    bounds: Bounds,
    orders: FxHashMap<FuncId, Rc<BlockOrder>>,
    pub(crate) liveness: Liveness<'p>,
    exits: Exits,
    /// Registers that somebody looks at, though the program does not any more.
    kept: FxHashMap<FuncId, Vec<Reg>>,
    open: BTreeMap<Key, State>,
    /// Where paths end that are taken up again later, if there are such places.
    pub(crate) cutting: Option<Cutting>,
    /// What comes after the first function, if anything does.
    stages: Option<Stages>,
    /// Which of them has just returned, and what the program ends with.
    stage: Option<(u32, Option<Scalar>)>,
    /// How many of the threads that were started have been walked, or are.
    started: usize,
    /// What was cut.
    pub cuts: Vec<Cut>,
    /// How paths end.
    pub ends: Vec<Ending>,
    /// When a thread goes round a loop without changing anything, which is not followed.
    pub spins: Vec<Bool>,
    /// How often two states were merged.
    pub merges: u64,
}

impl<'p> Walk<'p> {
    /// A walk of a machine that was started.
    pub fn new(
        program: &'p Program,
        machine: Machine<'p>,
        stages: Option<Stages>,
        bounds: Bounds,
    ) -> Walk<'p> {
        Walk {
            machine,
            bounds,
            orders: FxHashMap::default(),
            liveness: Liveness::new(program),
            exits: Exits::default(),
            kept: FxHashMap::default(),
            open: BTreeMap::new(),
            cutting: None,
            stages,
            stage: None,
            started: 0,
            cuts: Vec::new(),
            ends: Vec::new(),
            spins: Vec::new(),
            merges: 0,
        }
    }

    /// Keeps registers that the program itself does not need any more, so that they can be looked at.
    pub fn keep(&mut self, registers: impl IntoIterator<Item = (FuncId, Vec<Reg>)>) {
        self.kept.extend(registers);
    }

    /// Walks to the end of every path, or to a bound. `go_on` is asked now and then.
    pub fn run(&mut self, go_on: impl FnMut(&Self) -> bool) {
        self.run_possible(go_on, |_, _| true, |_| {});
    }

    /// The same, where `watch` looks at the machine before each step.
    pub fn run_watched(&mut self, go_on: impl FnMut(&Self) -> bool, watch: impl FnMut(&mut Machine<'p>)) {
        self.run_possible(go_on, |_, _| true, watch);
    }

    /// The same, where a path that waited is only followed if it is `possible`: who knows that no execution takes it says so.
    pub fn run_possible(
        &mut self,
        mut go_on: impl FnMut(&Self) -> bool,
        mut possible: impl FnMut(&Self, Bool) -> bool,
        mut watch: impl FnMut(&mut Machine<'p>),
    ) {
        self.settle_in();
        let mut running = true;
        let mut asked = 0;
        loop {
            if !running {
                match self.open.pop_first() {
                    Some((_, state)) if !possible(self, state.path.whole()) => continue,
                    Some((_, state)) => {
                        self.take_up(state);
                        if self.has_arrived() {
                            continue;
                        }
                    }
                    None if !self.next_thread() => return,
                    None => {}
                }
            }
            let ask = self.machine.steps >= asked;
            if ask {
                asked = self.machine.steps + ASK_AFTER;
            }
            if self.machine.steps >= self.bounds.steps || (ask && !go_on(self)) {
                // What waits is not followed either.
                self.end(Stopped::Limit);
                while let Some((_, state)) = self.open.pop_first() {
                    self.take_up(state);
                    self.end(Stopped::Limit);
                }
                while self.next_thread() {
                    self.end(Stopped::Limit);
                }
                return;
            }
            self.note_beginning();
            watch(&mut self.machine);
            running = match self.machine.step() {
                Ok(control) => self.go(control),
                Err(Stopped::Callees(ways)) => self.fork_callees(&ways),
                Err(stopped) => self.end(stopped),
            };
            self.note_traps();
        }
    }

    /// Notes where the program has ended by a signal.
    fn note_traps(&mut self) {
        for trap in std::mem::take(&mut self.machine.unchecked.traps) {
            self.ends.push(Ending {
                how: Stopped::Signal(trap.signal),
                path: trap.path,
                pc: trap.pc,
                context: trap.context,
                memory: self.machine.memory.now.clone(),
                at: trap.at,
                held: Vec::new(),
            });
        }
    }

    /// When an obligation is not met.
    pub fn broken(&mut self, number: usize) -> Bool {
        let Some(obligation) = self.machine.obligations.get(number) else { return Bool::Const(false) };
        let (path, condition) = (obligation.path, obligation.condition);
        let d = &mut self.machine.d;
        let not = sem::domain::Domain::not_b(d, condition);
        sem::domain::Domain::and_b(d, path, not)
    }

    /// Goes where a step leads; whether the path that was running still is.
    fn go(&mut self, control: Control<Bool>) -> bool {
        match control {
            Control::Next => {
                self.machine.pc += 1;
                true
            }
            Control::Jump(edge) => self.pass(edge),
            Control::Fork { cond, yes, no } => match cond {
                Bool::Const(taken) => {
                    let (edge, other) = if taken { (yes, no) } else { (no, yes) };
                    self.note_round(&[other], edge, |round| round.counted = true);
                    self.pass(edge)
                }
                Bool::Term(_) => {
                    let other = sem::domain::Domain::not_b(&mut self.machine.d, cond);
                    self.fork(&[(cond, yes), (other, no)])
                }
            },
            Control::Switch(mut ways) => {
                let all: Vec<EdgeId> = ways.iter().map(|(_, edge)| *edge).collect();
                ways.retain(|(condition, _)| *condition != Bool::Const(false));
                match ways[..] {
                    [(_, edge)] => {
                        self.note_round(&all, edge, |round| round.counted = true);
                        self.pass(edge)
                    }
                    _ => self.fork(&ways),
                }
            }
            Control::Call { function, site } => match self.machine.enter(function, site) {
                Ok(()) => self.entered(function),
                Err(stopped) => self.end(stopped),
            },
            Control::Return(value) => {
                if let [first] = &self.machine.frames[..] {
                    self.stage = Some((first.stage, first.status.clone()));
                }
                self.returned(value)
            }
            Control::Yield => {
                self.machine.pc += 1;
                true
            }
            Control::Exit(_) | Control::Signal(_) | Control::Wait | Control::End => {
                let stopped = self.machine.over(control);
                self.end(stopped)
            }
        }
    }

    fn returned(&mut self, value: Option<Operand>) -> bool {
        match self.machine.leave(value) {
            Ok(Some(edge)) => self.pass(edge),
            Ok(None) => self.arrived(),
            Err(Stopped::Returned(values)) => self.next_stage(values),
            Err(stopped) => self.end(stopped),
        }
    }

    /// The first function has returned: what comes next; whether the path that was running still is.
    fn next_stage(&mut self, values: Vec<Scalar>) -> bool {
        if self.machine.is_started() {
            // A thread that returns has ended.
            let result = self.machine.result_of(values);
            self.machine.note_end(&result);
            return self.end(Stopped::Ended);
        }
        let Some(stages) = self.stages.clone() else { return self.end(Stopped::Returned(values)) };
        let (stage, mut status) = self.stage.take().unwrap_or_default();
        if stage as usize == stages.main {
            status = values.into_iter().next();
            if let Some(value) = &status
                && !self.status_is_defined(value)
            {
                return false;
            }
        }
        if stage as usize + 1 < stages.functions.len() {
            self.machine.enter_stage(&stages, stage + 1, status);
            self.settle_in();
            return self.arrived();
        }
        let none = Scalar::number(&mut self.machine.d, 32, 0);
        self.end(Stopped::Exit(status.unwrap_or(none)))
    }

    /// A program ends as `main` returns, so that the world sees what it returns.
    fn status_is_defined(&mut self, status: &Scalar) -> bool {
        let w = self.machine.d.width(&status.bits);
        let defined = status.is_defined(&mut self.machine.d, w);
        let (poison, origin) = (Some(status.poison.flag), status.poison.origin);
        self.machine.oblige_value(defined, UbKind::UndefResult, poison, origin).is_ok()
    }

    fn end(&mut self, how: Stopped) -> bool {
        if !matches!(how, Stopped::Violated | Stopped::Assumed | Stopped::Waits) {
            let path = self.machine.path.whole();
            self.machine.note_over(path);
            if self.machine.is_late() {
                // That it ends is something that happens.
                self.machine.tick_now();
            }
            let machine = &self.machine;
            let held = match &how {
                Stopped::Exit(status) => self.held().into_iter().chain([status.prov]).collect(),
                _ => Vec::new(),
            };
            self.ends.push(Ending {
                how,
                path: machine.path.whole(),
                pc: machine.pc,
                context: machine.current_context(),
                memory: machine.memory.now.clone(),
                at: machine.moment(),
                held,
            });
        }
        false
    }

    pub(crate) fn take_up(&mut self, state: State) {
        self.machine.frames = state.frames;
        self.machine.memory.now = state.memory;
        self.machine.pc = state.pc;
        self.machine.path = state.path;
        self.machine.threads.local = state.local;
    }

    pub(crate) fn state(&self) -> State {
        State {
            frames: self.machine.frames.clone(),
            memory: self.machine.memory.now.clone(),
            pc: self.machine.pc,
            path: self.machine.path.clone(),
            local: self.machine.threads.local.clone(),
        }
    }

    /// Goes on with the next thread that was started, if there is one.
    fn next_thread(&mut self) -> bool {
        let Some(start) = self.machine.threads.starts.get(self.started).cloned() else { return false };
        self.started += 1;
        if let Err(sem::context::Stop) = self.machine.take_up_thread(&start) {
            let stopped = self.machine.stopped.take().unwrap_or(Stopped::Violated);
            self.end(stopped);
            return self.next_thread();
        }
        self.settle_in();
        true
    }

    fn order(&mut self, function: FuncId) -> Rc<BlockOrder> {
        let program = self.machine.program;
        let new = || Rc::new(BlockOrder::new(program, &program.functions[function]));
        Rc::clone(self.orders.entry(function).or_insert_with(new))
    }

    /// Each way is a path of its own.
    fn fork(&mut self, ways: &[(Bool, EdgeId)]) -> bool {
        let before = self.state();
        let all: Vec<EdgeId> = ways.iter().map(|(_, edge)| *edge).collect();
        for &(condition, edge) in ways {
            self.take_up(before.clone());
            let Some(path) = self.machine.path.and(&mut self.machine.d, condition) else { continue };
            self.machine.path = path;
            self.note_round(&all, edge, |round| round.undecided = true);
            if self.advance(edge) {
                self.put();
            }
        }
        false
    }

    /// Notes that loops go round which other ways would have left.
    fn note_round(&mut self, others: &[EdgeId], edge: EdgeId, note: impl Fn(&mut Round)) {
        let Some(function) = self.machine.frames.last().and_then(|frame| frame.function) else { return };
        if self.machine.frames.last().is_none_or(|frame| frame.rounds.is_empty()) {
            return;
        }
        let order = self.order(function);
        let target = |edge: EdgeId| self.machine.program.code.edges[edge as usize].target;
        // Who only leaves to say that something is wrong would not have gone on.
        let left = others.iter().map(|&other| target(other)).filter(|&pc| order.goes_on(pc));
        let (stays, left): (u32, Vec<u32>) =
            (order.place_of(target(edge)).0, left.map(|pc| order.place_of(pc).0).collect());
        for round in &mut self.machine.frame().rounds {
            let inside = |place: u32| order.contains(round.component, place);
            if inside(stays) && left.iter().any(|&place| !inside(place)) {
                note(round);
            }
        }
    }

    /// A call through a pointer that may lead to several functions: each is a path of its own.
    fn fork_callees(&mut self, ways: &[(Bool, BlockId)]) -> bool {
        let Some(pointer) = self.called_pointer() else {
            return self.end(Stopped::Unsupported("a call that may lead to several functions".into()));
        };
        let before = self.state();
        for &(condition, block) in ways {
            self.take_up(before.clone());
            if self.machine.narrow(condition, pointer, block) {
                // All are at the same place and must not be merged before they have made the call.
                let running = match self.machine.step() {
                    Ok(control) => self.go(control),
                    Err(stopped) => self.end(stopped),
                };
                if running {
                    self.put();
                }
            }
        }
        false
    }

    fn called_pointer(&self) -> Option<Operand> {
        let code = &self.machine.program.code;
        match code.ops.get(self.machine.pc as usize)? {
            Op::Call(site) => match code.sites.get(*site as usize)?.callee {
                Callee::Pointer(pointer) if !pointer.is_constant() => Some(pointer),
                _ => None,
            },
            _ => None,
        }
    }

    /// Passes an edge; whether the path that was running still is.
    fn pass(&mut self, edge: EdgeId) -> bool {
        self.advance(edge) && self.arrived()
    }

    /// Passes an edge and counts rounds; whether that is within the bounds.
    fn advance(&mut self, edge: EdgeId) -> bool {
        self.machine.pass(edge);
        let Some(function) = self.machine.frames.last().and_then(|frame| frame.function) else { return true };
        let order = self.order(function);
        let (to, mut inside) = order.place_of(self.machine.pc);
        let frame = self.machine.frame();
        while frame.rounds.last().is_some_and(|round| !order.contains(round.component, to)) {
            frame.rounds.pop();
        }
        let back = to <= frame.place;
        frame.place = to;
        if back && self.cutpoint().is_some() {
            return true;
        }
        if back && self.changes_nothing() {
            self.spins.push(self.machine.path.whole());
            return false;
        }
        let (machine, bounds) = (&mut self.machine, &self.bounds);
        let context = machine.current_context();
        let path = machine.path.whole();
        let frame = machine.frame();
        if back && let Some(round) = frame.rounds.last_mut() {
            round.number += 1;
            round.begun = Begun::Now;
            // What counts comes to an end by itself, as a rule.
            let (counted, undecided) =
                (std::mem::take(&mut round.counted), std::mem::take(&mut round.undecided));
            let free =
                counted && (!undecided || round.number <= MOST_COUNTED) && round.number <= bounds.known;
            round.charged += u32::from(!free);
            let head = order.block_at(to).unwrap_or_default();
            if round.charged > bounds.loops.get(&head).copied().unwrap_or(bounds.usual) {
                self.cut(CutAt::Loop(head), path, context);
                return false;
            }
        }
        let known = frame.rounds.len();
        let innermost = frame.rounds.last().map(|round| round.component);
        while let Some(component) = inside.filter(|component| Some(*component) != innermost) {
            frame.rounds.insert(
                known,
                Round {
                    component,
                    number: 0,
                    charged: 0,
                    undecided: false,
                    counted: false,
                    begun: Begun::Now,
                },
            );
            inside = order.components[component as usize].parent;
        }
        true
    }

    fn cut(&mut self, at: CutAt, path: Bool, context: Option<ContextId>) {
        self.machine.note_over(path);
        let instant = self.machine.moment();
        self.cuts.push(Cut { at, path, context, moment: instant });
    }

    /// The function that runs first is at its start.
    fn settle_in(&mut self) {
        if let Some(function) = self.machine.frames.last().and_then(|frame| frame.function) {
            let place = self.order(function).place_of(self.machine.pc).0;
            self.machine.frame().place = place;
        }
    }

    /// A function has been entered; whether the path that was running still is.
    fn entered(&mut self, function: FuncId) -> bool {
        self.settle_in();
        // How often input has decided to call it again.
        let (mut depth, mut last) = (0, None);
        for frame in &self.machine.frames {
            if frame.function == Some(function) {
                depth += u32::from(last.is_some_and(|last| last < frame.path)) + frame.tails;
                last = Some(frame.path);
            }
        }
        let bound = self.bounds.recursions.get(&function).copied().unwrap_or(self.bounds.usual);
        if depth > bound {
            let (path, context) = (self.machine.path.whole(), self.machine.current_context());
            self.cut(CutAt::Recursion(function), path, context);
            return false;
        }
        self.arrived()
    }

    /// Goes on unless others come first; whether the path that was running still is.
    fn arrived(&mut self) -> bool {
        if self.open.is_empty() {
            return !self.has_arrived();
        }
        let key = self.key();
        if self.open.first_key_value().is_some_and(|(first, _)| *first > key) {
            return !self.has_arrived();
        }
        self.put_at(key);
        false
    }

    fn key(&mut self) -> Key {
        let ways = self.exits.ways(&mut self.machine, &self.liveness);
        let mut key = Vec::with_capacity(8 * self.machine.frames.len());
        let frames = &self.machine.frames;
        key.extend(frames.first().map(|frame| frame.stage));
        for (number, frame) in frames.iter().enumerate() {
            key.push(frame.function.map_or(u32::MAX, |function| arena::Id::index(function) as u32));
            key.push(frame.tails);
            if let Some(order) = frame.function.and_then(|function| self.orders.get(&function)) {
                for round in &frame.rounds {
                    key.extend([order.components[round.component as usize].head, round.number]);
                }
            }
            let called = frames.get(number + 1).and_then(|next| next.call).map(|(_, pc)| pc);
            key.extend([frame.place, called.unwrap_or(self.machine.pc), ways[number]]);
        }
        key
    }

    /// The running path waits; if another is at the same place, they become one.
    fn put(&mut self) {
        let key = self.key();
        self.put_at(key);
    }

    fn put_at(&mut self, key: Key) {
        let state = self.state();
        let state = match self.open.remove(&key) {
            Some(other) => self.merge(other, &state),
            None => Some(state),
        };
        if let Some(state) = state {
            self.open.insert(key, state);
        }
    }

    /// Both states as one. If that cannot be said, or neither can be, both end here.
    fn merge(&mut self, ours: State, theirs: &State) -> Option<State> {
        self.merges += 1;
        let (path, which) = Path::merge(&mut self.machine.d, &ours.path, &theirs.path)?;
        let before = ours.memory.clone();
        let merged = self.machine.memory.merge(&mut self.machine.d, which, ours.memory, &theirs.memory);
        let Ok(memory) = merged else {
            self.take_up(State { frames: ours.frames, memory: before, pc: ours.pc, path, local: ours.local });
            self.end(Stopped::Unsupported(PART_OF_POINTER.to_string()));
            return None;
        };
        let mut frames = ours.frames;
        let calls: Vec<Option<Pc>> = (1..=frames.len()).map(|next| Some(frames.get(next)?.call?.1)).collect();
        for ((frame, other), call) in frames.iter_mut().zip(&theirs.frames).zip(calls) {
            if Rc::ptr_eq(frame, other) {
                continue;
            }
            let live = match (frame.function, call) {
                (Some(function), Some(call)) => self.liveness.live_after_call_in(function, call),
                (Some(function), None) => self.liveness.live_in(function, ours.pc),
                (None, _) => &[],
            };
            let frame = Rc::make_mut(frame);
            merge_frame(&mut self.machine.d, which, frame, other, live);
            let kept = frame.function.and_then(|function| self.kept.get(&function));
            for &cell in kept.into_iter().flatten().filter(|cell| !live.contains(cell)) {
                merge_kept(&mut self.machine.d, which, frame, other, cell);
            }
        }
        let paths = [ours.path.whole(), theirs.path.whole()];
        let local = self.machine.threads.merge(ours.local, &theirs.local, paths);
        Some(State { frames, memory, pc: ours.pc, path, local })
    }
}

/// So many rounds of a loop that counts are free, whatever else decides about them.
const MOST_COUNTED: u32 = 16;

/// Merges a register that the program does not need any more; one that is not written yet is zero.
fn merge_kept(d: &mut Symbolic, which: Bool, ours: &mut Frame, theirs: &Frame, cell: Reg) {
    let (Some(our), Some(their)) = (ours.cells.get_mut(cell), theirs.cells.get(cell)) else {
        return;
    };
    let (w, v) = (d.width(&our.bits), d.width(&their.bits));
    let mut their = their.clone();
    if w < v {
        *our = Scalar::number(d, v, 0);
    } else if v < w {
        their = Scalar::number(d, w, 0);
    }
    if *our != their {
        *our = ite_scalar(d, which, our.clone(), their);
    }
}

/// How many steps are made before somebody is asked whether to go on.
const ASK_AFTER: u64 = 256;

pub(crate) fn merge_frame(d: &mut Symbolic, which: Bool, ours: &mut Frame, theirs: &Frame, live: &[u32]) {
    for &cell in live {
        let (Some(our), Some(their)) = (ours.cells.get(cell), theirs.cells.get(cell)) else { continue };
        if our != their {
            let both = ite_scalar(d, which, our.clone(), their.clone());
            ours.set(cell, both);
        }
    }
    let common = ours.locals.iter().zip(&theirs.locals).take_while(|(our, their)| our == their).count();
    if common < theirs.locals.len() {
        let known: FxHashSet<BlockId> = ours.locals[common..].iter().copied().collect();
        let theirs = theirs.locals[common..].iter().copied();
        ours.locals.extend(theirs.filter(|local| !known.contains(local)));
    }
    for (our, their) in ours.rounds.iter_mut().zip(&theirs.rounds) {
        our.charged = our.charged.max(their.charged);
        our.undecided |= their.undecided;
        our.counted &= their.counted;
        our.begun = our.begun.merged(&their.begun);
    }
    ours.path = ours.path.max(theirs.path);
    if let (Some(our), Some(their)) = (&mut ours.status, &theirs.status)
        && our != their
    {
        *our = ite_scalar(d, which, our.clone(), their.clone());
    }
}
