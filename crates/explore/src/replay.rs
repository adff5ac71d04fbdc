//! Replay: makes the moves of a trace one instruction at a time, in a machine that has seen nothing of the search.
//!
//! Every violation is replayed before it is reported; a trace file is replayed the same way. What people see of a trace, the lines of
//! the source and the values that change, is gathered on the way.
//!
//! Limits: of a long run the beginning and the end are shown. The middle is replayed all the same; steps of the only thread
//! of a program that nothing is chosen in are executed there without looking at each of them.

use crate::access::next_accesses;
use crate::buffers::{Buffers, Waiting};
use crate::flows::{self, Flows};
use crate::look::{Locks, Look};
use crate::passed::Passages;
use crate::races::NextInputs;
use crate::relaxed::Table;
use crate::script::Script;
use crate::system::System;
use crate::tracker::{Coming, Raced};
use concrete::{Cell, Interpreter, Machine, Maker, Outcome, Paused};
use ir::{ConstKind, Value};
use program::code::{Op, Pc};
use rustc_hash::FxHashMap;
use sem::context::Why;
use verdict::Location;
use verdict::places::Places;
use verdict::trace::{Flow, Instruction, Move, MoveKind, Store, Trace, TraceInput, TraceStep};

/// So many lines are shown at the beginning and at the end of a run.
const SHOWN_AT_EACH_END: usize = 2_000;
/// So many instructions are shown as one line at the most.
const MAX_INSTRUCTIONS_OF_LINE: usize = 1_000;
/// So many instructions at each end of a run are looked at one by one.
const LOOKED_AT_EACH_END: u64 = 100_000;

/// Why a trace does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoesNotReplay(pub String);

/// What became of a step.
pub(crate) enum Made {
    /// It was made.
    Step,
    /// Its thread has to wait.
    Nothing,
    /// Its thread has ended with it.
    LastOfThread,
    /// The run has ended with it, like this.
    LastOfRun(Outcome),
}

/// A run along given moves.
pub struct Replay<'s, 'p> {
    pub(crate) system: &'s System<'p>,
    /// The machine that makes them.
    pub machine: Machine<'p, Script>,
    places: &'s Places<'s>,
    /// What people see of it.
    steps: Vec<TraceStep>,
    /// The instructions that were executed, and where each op's is.
    code: (Vec<Instruction>, FxHashMap<Pc, u32>),
    /// What the program asked for.
    inputs: Vec<TraceInput>,
    /// What was passed that witnesses speak of.
    passages: Passages,
    /// Where the step that is made is, and what was called to get there: the innermost first.
    stack: Vec<Pc>,
    made: u64,
    /// How many steps the moves that are to come have, as far as they are known.
    to_come: u64,
    last: Option<usize>,
    names: Vec<String>,
    table: Table,
    /// The stores that others than their threads do not see yet.
    buffers: Buffers,
    /// What was written by whom.
    flows: Flows,
    /// The locks that were taken.
    pub(crate) locks: Locks,
    /// Steps that race with earlier ones, if the program is one whose accesses are tracked.
    pub(crate) raced: Vec<Raced>,
    /// What threads are given next, as far as the moves say so.
    pub(crate) next_inputs: NextInputs,
}

impl<'s, 'p> Replay<'s, 'p> {
    /// A run that is about to start.
    pub fn new(system: &'s System<'p>, places: &'s Places<'s>) -> Result<Replay<'s, 'p>, Outcome> {
        let mut machine = system.machine()?;
        machine.world().note_given();
        Ok(Replay {
            system,
            machine,
            places,
            steps: Vec::new(),
            code: Default::default(),
            inputs: Vec::new(),
            passages: Passages::default(),
            stack: Vec::new(),
            made: 0,
            to_come: 0,
            last: None,
            names: Vec::new(),
            table: Table::default(),
            buffers: Buffers::default(),
            flows: Flows::default(),
            locks: Locks::default(),
            raced: Vec::new(),
            next_inputs: NextInputs::new(),
        })
    }

    /// Puts all that people see of the run into its trace.
    pub fn show_in(&mut self, trace: &mut Trace) {
        self.fold(2 * SHOWN_AT_EACH_END);
        trace.steps = std::mem::take(&mut self.steps);
        trace.code = std::mem::take(&mut self.code).0;
        trace.inputs = std::mem::take(&mut self.inputs);
        let passages = std::mem::take(&mut self.passages);
        (trace.passed, trace.located) = (passages.passed, passages.located);
        trace.threads = (0..self.machine.thread_count()).map(|thread| self.name_of_thread(thread)).collect();
    }

    /// These moves will be made: what lies in the middle of many steps is not looked at.
    pub fn expect(&mut self, moves: &[Move]) {
        self.to_come = moves.iter().fold(0, |all, one| all.saturating_add(one.steps));
    }

    /// Makes a move; the outcome if the run ends with it.
    pub fn play(&mut self, this: &Move) -> Result<Option<Outcome>, DoesNotReplay> {
        let lost = |what: &str| Err(DoesNotReplay(what.to_string()));
        self.to_come = self.to_come.saturating_sub(this.steps);
        let thread = this.thread as usize;
        if thread >= self.machine.thread_count() {
            return lost("a thread moves that does not exist");
        }
        match this.kind {
            MoveKind::Interrupt { index } => {
                let index = index as usize;
                if index >= self.machine.interrupts().len() || !self.machine.can_deliver(index) {
                    return lost("an interrupt is delivered that cannot be");
                }
                self.machine.deliver(index);
                self.show_interrupt();
                Ok(None)
            }
            MoveKind::Flush { index } => self.flush(thread, index as usize).map(|()| None),
            MoveKind::Step | MoveKind::Delay => {
                self.machine.world().restart(&this.choices);
                self.begin_turn(thread);
                if !self.machine.is_ready(thread) {
                    return lost("a thread moves that cannot");
                }
                // A move without steps says what its thread is given next.
                match this.steps {
                    0 => self.next_inputs.insert(thread, this.choices.clone()),
                    _ => self.next_inputs.remove(&thread),
                };
                let ended = self.make(this.steps, this.kind == MoveKind::Delay);
                self.end_turn();
                ended
            }
        }
    }

    /// Makes so many steps of the current thread, of which the last is a store that waits if `delays`; the outcome if the run ends with them.
    fn make(&mut self, steps: u64, delays: bool) -> Result<Option<Outcome>, DoesNotReplay> {
        // Phis count with the jump that leads to them, so that one step may count for more.
        let end = self.machine.steps() + steps;
        while self.machine.steps() < end {
            let shown_from = (end + self.to_come).saturating_sub(LOOKED_AT_EACH_END).min(end);
            let before = self.machine.steps();
            if let Some(outcome) = self.skip_to(shown_from)? {
                return Ok(Some(outcome));
            }
            if self.machine.steps() > before {
                continue;
            }
            let made = match delays && self.machine.steps() + 1 == end {
                true => self.delay()?.0,
                false => self.step()?,
            };
            match made {
                Made::Step => {}
                Made::Nothing | Made::LastOfThread => break,
                Made::LastOfRun(outcome) => return Ok(Some(outcome)),
            }
        }
        Ok(None)
    }

    /// Executes the steps up to this one at once, if they lie in the middle of a long run and show nothing between threads; the outcome if the run ends with them.
    fn skip_to(&mut self, until: u64) -> Result<Option<Outcome>, DoesNotReplay> {
        let before = self.machine.steps();
        let alone = self.machine.thread_count() == 1 && self.system.orders.is_none();
        if before < LOOKED_AT_EACH_END
            || until <= before
            || !alone
            || self.buffers.has_any(self.machine.current())
            || !self.machine.world().is_spent()
        {
            return Ok(None);
        }
        self.passages.give_up();
        self.machine.pause_at(until);
        let paused = self.machine.go_on();
        let made = self.machine.steps() - before;
        self.made += made;
        if let Some(step) = self.steps.last_mut() {
            step.folded += made;
        }
        match (paused, self.machine.outcome()) {
            (Ok(_), _) => Ok(None),
            (Err(_), Outcome::Undecided) => Err(DoesNotReplay("a choice is missing".to_string())),
            (Err(_), outcome) => Ok(Some(outcome)),
        }
    }

    /// Leaves out the middle of what is shown if that are more than so many lines, at least those of both ends.
    fn fold(&mut self, most: usize) {
        if self.steps.len() <= most {
            return;
        }
        let behind = self.steps.len() - SHOWN_AT_EACH_END;
        let next = self.steps[behind].step;
        self.steps.drain(SHOWN_AT_EACH_END..behind);
        let last = &mut self.steps[SHOWN_AT_EACH_END - 1];
        last.folded = next.saturating_sub(last.step + (last.instructions.len() as u64).max(1));
        self.passages.give_up();
    }

    /// Makes a thread the current one, which sees its own stores.
    pub(crate) fn begin_turn(&mut self, thread: usize) {
        self.machine.switch_to(thread);
        self.buffers.lay_over(self.machine.memory_mut(), thread);
    }

    /// The current thread stops.
    pub(crate) fn end_turn(&mut self) {
        self.buffers.take_out(self.machine.memory_mut());
    }

    /// Makes the next step of the current thread, a store, which others do not see yet; its number, unless it is none at all because it stores nothing, or not where it may.
    pub(crate) fn delay(&mut self) -> Result<(Made, Option<u64>), DoesNotReplay> {
        let lost = |what: &str| Err(DoesNotReplay(what.to_string()));
        let (thread, pc) = (self.machine.current(), self.machine.pc());
        let code = &self.system.program.code;
        if !code.ops.get(pc as usize).is_some_and(|op| op.is_store(code)) {
            return lost("something else than a store waits in a store buffer");
        }
        if self.machine.in_atomic_section() {
            return lost("a store in an atomic section waits in a store buffer");
        }
        let access = next_accesses(&self.machine, thread).first().copied();
        let place = access.map(|access| (access.slot, access.start, access.end - access.start));
        let beneath = place.and_then(|(slot, start, len)| self.machine.memory().beneath(slot, start, len));
        let coming = flows::Coming::of(&self.machine);
        let made = self.step_as(true)?;
        let (Made::Step, Some((slot, start, len)), Some(beneath)) = (&made, place, beneath) else {
            return Ok((made, None));
        };
        let Some(patch) = self.machine.memory().patch(slot, start, len) else { return Ok((made, None)) };
        let name = crate::naming::name_of_place(&self.machine, self.places.debug(), slot, start, len);
        let location = self.places.innermost(&self.stack);
        let waiting = self.buffers.delay(thread, (patch, beneath), name, location);
        self.flows.delay(waiting.serial, &coming);
        self.note(format!("{} waits in the store buffer", waiting.words()));
        Ok((made, Some(waiting.serial)))
    }

    /// One of a thread's waiting stores reaches memory, in nobody's turn.
    pub(crate) fn flush(&mut self, thread: usize, index: usize) -> Result<(), DoesNotReplay> {
        let memory = self.machine.memory_mut();
        let store =
            self.buffers.flush(memory, thread, index).map_err(|why| DoesNotReplay(why.to_string()))?;
        self.show_store(thread, &store);
        Ok(())
    }

    /// The thread of a store that was delayed, and its place among those of the thread that wait; none if it has reached memory.
    pub(crate) fn waiting(&self, serial: u64) -> Option<(usize, usize)> {
        self.buffers.find(serial)
    }

    /// All stores of a thread reach memory, in order.
    fn drain(&mut self, thread: usize) {
        for store in self.buffers.drain(self.machine.memory_mut(), thread) {
            self.show_store(thread, &store);
        }
    }

    /// All stores reach memory, at the end of what people look at.
    pub(crate) fn drain_all(&mut self) {
        for thread in self.buffers.threads() {
            self.buffers.drain(self.machine.memory_mut(), thread);
        }
    }

    /// Makes one step of the current thread.
    pub(crate) fn step(&mut self) -> Result<Made, DoesNotReplay> {
        self.step_as(false)
    }

    fn step_as(&mut self, delays: bool) -> Result<Made, DoesNotReplay> {
        let thread = self.machine.current();
        if self.buffers.must_drain(&self.machine, delays) {
            self.drain(thread);
        }
        let made = self.step_alone(delays)?;
        if let Made::LastOfRun(Outcome::Exit(_)) = made {
            self.drain_all();
        }
        let ordered = matches!(made, Made::LastOfThread) || self.machine.in_atomic_section();
        if ordered && self.buffers.has_any(thread) {
            self.drain(thread);
        }
        Ok(made)
    }

    /// Makes one step of the current thread, whatever stores wait; others do not see yet what it stores if it `delays`.
    fn step_alone(&mut self, delays: bool) -> Result<Made, DoesNotReplay> {
        let thread = self.machine.current();
        let coming = flows::Coming::of(&self.machine);
        let place = self.before_step();
        let orders = self.system.orders.as_ref();
        let tracked = orders.map(|orders| (orders, Coming::of(orders, &self.machine, true)));
        let before = self.machine.steps();
        self.machine.pause_at(before + 1);
        let paused = self.machine.go_on();
        self.after_step(place);
        self.note_inputs();
        if self.machine.steps() > before {
            let own = |slot, start, len| self.buffers.touches(thread, slot, start, len);
            let here = (thread, self.made);
            let got = self.flows.made(here, &coming, delays, own, &self.machine, self.places.debug());
            if let Some(step) = self.steps.last_mut() {
                let known = |one: &Flow, other: &Flow| Flow { at: other.at, ..one.clone() } == *other;
                for flow in got {
                    if !step.from.iter().any(|earlier| known(earlier, &flow)) {
                        step.from.push(flow);
                    }
                }
            }
        }
        if let Some((orders, coming)) = tracked.filter(|_| paused.is_ok() && self.machine.steps() > before) {
            self.raced.extend(coming.made(orders, &self.machine, &mut self.table));
        }
        match paused {
            Ok(Paused::Here) => Ok(Made::Step),
            Ok(Paused::Ended) => Ok(Made::LastOfThread),
            Ok(Paused::Waiting) if self.machine.steps() > before => Ok(Made::Step),
            Ok(Paused::Waiting) => Ok(Made::Nothing),
            Err(_) => match self.machine.outcome() {
                Outcome::Undecided => Err(DoesNotReplay("a choice is missing".to_string())),
                outcome => Ok(Made::LastOfRun(outcome)),
            },
        }
    }

    /// The innermost place of the user's in a stack.
    pub(crate) fn place_of(&self, stack: &concrete::Stack) -> Option<Location> {
        self.places.innermost(&stack.0)
    }

    /// The state that the run is in, to be looked at.
    pub(crate) fn look(&self) -> Look<'_> {
        Look::at(&self.machine, self.places)
    }

    /// What people call a thread: the function it started with, as far as the user wrote it.
    pub fn name_of_thread(&self, thread: usize) -> String {
        self.names.get(thread).cloned().unwrap_or_default()
    }

    /// Notes the first function of each thread that the user wrote.
    fn note_names(&mut self) {
        self.names.resize(self.machine.thread_count(), String::new());
        for (number, name) in self.names.iter_mut().enumerate().filter(|(_, name)| name.is_empty()) {
            let frames = self.machine.thread(number).frames.iter();
            let functions = frames.map(|frame| &self.system.program.functions[frame.function]);
            // The first instructions of a function often have no line.
            let own = { functions }.find(|function| {
                self.places.location(function.entry).is_some()
                    || self.places.debug().subprogram_of(function.global).is_some()
            });
            if let Some(function) = own {
                // As the source has it: C++ and Rust have other names for linkers.
                let source = self.places.debug().subprogram_of(function.global);
                let source =
                    source.map(|source| source.name.into_owned()).filter(|source| !source.is_empty());
                *name = source.unwrap_or_else(|| function.name.clone());
            }
        }
    }

    /// What is known about a step before it is made.
    fn before_step(&mut self) -> Option<Stored> {
        let thread = self.machine.current();
        let stack = self.machine.stack();
        self.made += 1;
        self.note_names();
        let location = self.places.innermost(&stack.0);
        self.stack = stack.0;
        self.locks.note(Look::at(&self.machine, self.places), || location.clone());
        self.show(thread, location);
        let instruction = self.instruction(self.machine.pc());
        if let Some(step) = self.steps.last_mut() {
            step.instructions.push((self.made, instruction));
        }
        self.passages.note(&self.machine, self.places, self.made);
        let code = &self.system.program.code;
        let Op::Store { width, value, .. } = *code.ops.get(self.machine.pc() as usize)? else { return None };
        let access = *next_accesses(&self.machine, thread).first()?;
        let own = self.places.location(self.machine.pc()).is_some();
        own.then(|| Stored {
            slot: access.slot,
            start: access.start,
            width: width.into(),
            value: self.machine.peek(thread, value),
        })
    }

    /// The place of an op's instruction in the list of those that were executed.
    fn instruction(&mut self, pc: Pc) -> u32 {
        let (program, (list, places)) = (self.system.program, &mut self.code);
        *places.entry(pc).or_insert_with(|| {
            let function = program.function_at(pc).map(|function| program.functions[function].name.clone());
            list.push(Instruction {
                text: crate::naming::instruction(program, pc),
                function: function.unwrap_or_default(),
                users: program.is_users(pc),
            });
            list.len() as u32 - 1
        })
    }

    /// Notes what the step that was made asked for.
    fn note_inputs(&mut self) {
        for given in self.machine.world().take_given() {
            let fails = given.why == Some(Why::AllocationFails);
            if !fails && !matches!(given.why, None | Some(Why::Input(_))) || fails && given.value == 0 {
                continue;
            }
            // What the user's code called: the function below it on the stack, or what was just called itself.
            let own = |pc: &Pc| self.places.location(*pc).is_some_and(|location| location.line != 0);
            let called = self.stack.iter().position(own).map(|place| self.stack.get(place.wrapping_sub(1)));
            let function = called.flatten().and_then(|pc| self.system.program.inst_at(*pc));
            let function = match function {
                Some((function, _)) => function.name.clone(),
                None => self.called_name().unwrap_or_default(),
            };
            let location = self.places.innermost(&self.stack);
            let (value, width) = (given.value, given.width);
            let (thread, step) = (self.machine.current() as u32, self.made);
            self.inputs.push(TraceInput { function, location, value, width, thread, step, fails });
        }
    }

    /// What the step that was made called, under the name that the program has for it: inputs that are declared without a prototype are primitives, too.
    fn called_name(&self) -> Option<String> {
        let module = &self.system.program.module;
        let (_, inst) = self.system.program.inst_at(*self.stack.first()?)?;
        let Value::Const(callee) = inst.op.call_site()?.callee else { return None };
        let ConstKind::Global(callee) = module.constants[callee].kind else { return None };
        Some(module.strings.text(module.globals[callee].name?).into_owned())
    }

    fn after_step(&mut self, stored: Option<Stored>) {
        let Some(stored) = stored else { return };
        let len = u64::from(stored.width).div_ceil(8);
        let debug = self.places.debug();
        let Some(name) = crate::naming::name_of_place(&self.machine, debug, stored.slot, stored.start, len)
        else {
            return;
        };
        let value = self.pointer(stored.value).unwrap_or_else(|| written(stored.value, stored.width));
        if let Some(step) = self.steps.last_mut() {
            step.values.retain(|(known, _)| *known != name);
            step.values.push((name.clone(), value.clone()));
            let local = local_of(&self.machine, stored.slot);
            step.stores.push(Store { at: self.made, name, value, local });
        }
    }

    /// A pointer to something that has a name.
    fn pointer(&self, value: Cell) -> Option<String> {
        let (slot, start) = self.machine.place_of(value).filter(|_| value.prov() != concrete::Prov::NONE)?;
        let size = self.machine.memory().slots().get(slot as usize)?.size;
        let name = self.machine.name_of_place(slot, 0, size)?;
        Some(if start == 0 { format!("&{name}") } else { format!("&{name}+{start}") })
    }

    /// Steps of one thread on one line are shown as one.
    fn show(&mut self, thread: usize, location: Option<Location>) {
        let switch = self.last.is_some_and(|last| last != thread);
        self.last = Some(thread);
        if let Some(step) = self.steps.last_mut()
            && step.thread as usize == thread
            && !switch
            && step.folded == 0
            && step.instructions.len() < MAX_INSTRUCTIONS_OF_LINE
        {
            let same = match (&step.location, &location) {
                (Some(a), Some(b)) => a.same_line(b) && a.function == b.function,
                (_, None) => true,
                (None, Some(_)) => false,
            };
            if same {
                return;
            }
        }
        self.fold(4 * SHOWN_AT_EACH_END);
        let own = |pc: &&Pc| self.places.location(**pc).is_some_and(|location| location.line != 0);
        let depth = self.stack.iter().filter(own).count().saturating_sub(1) as u32;
        self.steps.push(TraceStep {
            step: self.made,
            thread: thread as u32,
            location,
            switch,
            depth,
            ..TraceStep::default()
        });
    }

    /// There is something to say about the last step that is shown.
    fn note(&mut self, note: String) {
        if let Some(step) = self.steps.last_mut() {
            step.notes.push(note);
        }
    }

    fn show_store(&mut self, thread: usize, store: &Waiting) {
        self.flows.reaches_memory(store.serial, thread, self.made);
        self.show(thread, store.location.clone());
        self.note(format!("{} reaches memory", store.words()));
    }

    fn show_interrupt(&mut self) {
        let thread = self.machine.current();
        self.last = None;
        self.stack = self.machine.stack().0;
        self.show(thread, self.places.innermost(&self.stack));
        self.note("the environment interrupts it".to_string());
        self.last = None;
    }
}

/// What a step stores.
struct Stored {
    slot: u32,
    start: u64,
    width: u32,
    value: Cell,
}

/// The thread and the function whose local the object in a slot is, if it is one.
fn local_of(machine: &Interpreter<'_>, slot: u32) -> Option<(u32, String)> {
    let entry = machine.memory().slots().get(slot as usize)?;
    let (thread, _) = entry.name.local_place()?;
    let Maker::Op(pc) = entry.maker else { return None };
    let program = machine.program();
    let function = program.functions[program.function_at(pc)?].name.clone();
    Some((thread as u32, function))
}

/// A value as people read it.
fn written(value: Cell, width: u32) -> String {
    if value.poison_origin().is_some() {
        return "poison".to_string();
    }
    if value.prov() != concrete::Prov::NONE {
        return format!("{:#x}", value.bits());
    }
    let shift = 64 - width.clamp(1, 64);
    ((value.bits() << shift) as i64 >> shift).to_string()
}
