//! How threads run: the loop over ops, and the order of things from before `main` to the end.
//!
//! Plain ops run in a loop of their own ([`quick`]), the others here. An engine that wants to look at states between ops says where with [`Stops`]; with
//! [`Never`] the compiler removes the question.

use crate::cell::Cell;
use crate::host::Taken;
use crate::machine::Interpreter;
use crate::outcome::Outcome;
use crate::quick;
use crate::state::{Frame, Link};
use program::code::{EdgeId, FuncId, Op, Operand, Pc, Reg, SiteId};
use program::quick::Quick;
use sem::context::{Context, Control, Stop};
use sem::plain::{self, Way};

/// Where the current thread pauses.
pub trait Stops {
    /// Whether it can pause at all.
    const LOOKS: bool;
    /// Whether to pause before the op at `pc`, there being so many threads; never asked about the first op, nor in atomic sections.
    fn before(&self, pc: Pc, threads: usize) -> bool;
    /// An edge is taken.
    fn took(&mut self, edge: EdgeId);
}

/// Nowhere.
#[derive(Clone, Copy, Debug)]
pub struct Never;

impl Stops for Never {
    const LOOKS: bool = false;
    #[inline(always)]
    fn before(&self, _: Pc, _: usize) -> bool {
        false
    }
    #[inline(always)]
    fn took(&mut self, _: EdgeId) {}
}

/// Why the current thread does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paused {
    /// It was to stop here, or has used up its steps.
    Here,
    /// Its next op waits for something.
    Waiting,
    /// It has ended.
    Ended,
}

impl Interpreter<'_> {
    /// Runs a function from its start to its end, or to the end of the run, in the current thread.
    pub fn call(&mut self, function: FuncId, arguments: &[Cell]) -> Result<Vec<Cell>, Outcome> {
        if let Some(ended) = &self.ended {
            return Err(ended.clone());
        }
        self.begin(function, arguments);
        match self.go(&mut Never) {
            Ok(Paused::Ended) => Ok(std::mem::take(&mut self.thread.cells)),
            Ok(Paused::Here | Paused::Waiting) => {
                let what = "waiting before the program has started".to_string();
                let _ = Context::<crate::Narrow>::unsupported(self, &what);
                Err(self.outcome())
            }
            Err(Stop) => Err(self.outcome()),
        }
    }

    /// Why the run has ended; to be asked once it has.
    pub fn outcome(&self) -> Outcome {
        self.ended.clone().unwrap_or(Outcome::Signal(6))
    }

    /// The current thread is to run a function and nothing else.
    pub(crate) fn begin(&mut self, function: FuncId, arguments: &[Cell]) {
        let callee = &self.program.functions[function];
        self.thread.cells.clear();
        self.thread.cells.resize(callee.cells as usize, Cell::default());
        let given = arguments.len().min(callee.cells as usize);
        self.thread.cells[..given].copy_from_slice(&arguments[..given]);
        self.thread.frames.clear();
        self.thread.frames.push(Frame {
            function,
            base: 0,
            resume: 0,
            link: Link::First,
            locals: self.thread.locals,
            stack: self.thread.stack,
        });
        self.base = 0;
        self.thread.pc = callee.entry;
        self.thread.ended = false;
        self.thread.atomic += u32::from(callee.atomic);
    }

    /// Steps of the current thread until it has used up its steps, waits or ends.
    #[inline(never)]
    pub fn go_on(&mut self) -> Result<Paused, Stop> {
        self.go(&mut Never)
    }

    /// Steps of the current thread until it is to pause, waits or ends; the first op is executed in any case.
    ///
    /// Crates that have stops of their own compile this again. What ops mean is compiled once, in this crate: apart from
    /// this loop where it looks for stops, and as a part of it where it does not ([`go_on`](Self::go_on)).
    pub fn go<S: Stops>(&mut self, stops: &mut S) -> Result<Paused, Stop> {
        let mut first = true;
        loop {
            let enough = self.limits.steps.min(self.pause);
            if !S::LOOKS {
                self.hurry(enough);
            }
            let pc = self.thread.pc;
            if S::LOOKS && !first && self.thread.atomic == 0 && stops.before(pc, self.threads.len()) {
                return Ok(Paused::Here);
            }
            first = false;
            if self.steps >= enough {
                return self.pause_or_end();
            }
            let Some(op) = self.program.code.ops.get(pc as usize) else {
                return Err(Context::<crate::Narrow>::unsupported(self, "a jump to nowhere"));
            };
            self.steps += 1;
            let stepped = match if S::LOOKS { self.step_plainly(op) } else { None } {
                Some(Way::Next) => Control::Next,
                Some(Way::Jump(edge)) => Control::Jump(edge),
                Some(Way::Fork(cond, yes, no)) => Control::Fork { cond, yes, no },
                None if S::LOOKS => self.step_apart(op)?,
                None => self.step(op)?,
            };
            if let Some(paused) = self.proceed(pc, stepped, stops)? {
                return Ok(paused);
            }
        }
    }

    /// What a plain op does; nothing is done by any other.
    #[inline(never)]
    fn step_plainly(&mut self, op: &Op) -> Option<Way<bool>> {
        plain::plain(self, op)
    }

    /// What an op does, and where it leads.
    #[inline(always)]
    fn step(&mut self, op: &Op) -> Result<Control<bool, Taken>, Stop> {
        sem::step::step(self, op).or_else(|Stop| self.after_error(op))
    }

    /// The same, as a function of its own.
    #[inline(never)]
    fn step_apart(&mut self, op: &Op) -> Result<Control<bool, Taken>, Stop> {
        self.step(op)
    }

    /// Goes where the op at `pc` leads; why the thread does not go on, if it does not.
    #[inline(always)]
    pub(crate) fn proceed<S: Stops>(
        &mut self,
        pc: Pc,
        control: Control<bool, Taken>,
        stops: &mut S,
    ) -> Result<Option<Paused>, Stop> {
        self.thread.pc = match control {
            Control::Next => pc + 1,
            Control::Jump(edge) => self.pass(edge, stops),
            Control::Fork { cond, yes, no } => self.pass(if cond { yes } else { no }, stops),
            Control::Switch(Taken(Some(edge))) => self.pass(edge, stops),
            Control::Switch(Taken(None)) => {
                return Err(Context::<crate::Narrow>::unsupported(self, "a jump to nowhere"));
            }
            Control::Call { function, site } => {
                self.enter(function, site)?;
                self.thread.pc
            }
            Control::Return(value) => {
                if self.leave(value)? && !self.next_function()? {
                    return Ok(Some(Paused::Ended));
                }
                self.thread.pc
            }
            Control::Exit(status) => {
                let status = self.cell(status).bits as u8;
                return Err(self.end(|_| Outcome::Exit(status)));
            }
            Control::Signal(number) => return Err(self.end(|_| Outcome::Signal(number))),
            Control::Wait => {
                // It was no step.
                self.steps -= 1;
                return Ok(Some(Paused::Waiting));
            }
            Control::End => {
                self.end_thread();
                return Ok(Some(Paused::Ended));
            }
            Control::Yield => {
                self.thread.pc = pc + 1;
                if self.thread.atomic == 0 || self.thread.stopped {
                    return Ok(Some(Paused::Here));
                }
                pc + 1
            }
        };
        Ok(None)
    }

    /// As many steps were made as are allowed.
    #[cold]
    fn pause_or_end(&mut self) -> Result<Paused, Stop> {
        if self.steps < self.limits.steps {
            return Ok(Paused::Here);
        }
        let what = format!("{} steps were made (--max-steps)", self.steps);
        Err(self.end(|machine| Outcome::Limit(machine.trouble(what))))
    }

    /// Makes the next steps as long as they are plain and fewer than `enough` were made.
    #[inline(always)]
    fn hurry(&mut self, enough: u64) {
        let code = &self.program.code;
        while self.steps < enough {
            // What makes and ends frames needs more of the machine than a view of it.
            let made = match code.quick.get(self.thread.pc as usize) {
                Some(&Quick::Alloca { dst, bytes, align }) => self.local_in_a_hurry(dst, bytes, align),
                Some(&Quick::Call(site)) => self.enter_in_a_hurry(site),
                Some(&Quick::Ret(value)) => self.leave_in_a_hurry(value),
                _ => {
                    let before = self.steps;
                    let frame = &mut self.thread.cells[self.base..];
                    let (bits, from) = (self.program.pointer_bits, (self.thread.pc, before));
                    (self.thread.pc, self.steps) =
                        quick::run(bits, frame, &self.constants, &mut self.memory, code, from, enough);
                    if self.steps == before {
                        return;
                    }
                    continue;
                }
            };
            if made.is_none() {
                return;
            }
            self.steps += 1;
        }
    }

    /// A local, if there is nothing about it.
    #[inline(always)]
    fn local_in_a_hurry(&mut self, dst: Reg, bytes: u64, align: u32) -> Option<()> {
        plain::alloca(self, dst, bytes, align.into())?;
        self.thread.pc += 1;
        Some(())
    }

    /// Enters a function as [`enter`](Self::enter) does, if the promises of the call are kept.
    #[inline(always)]
    fn enter_in_a_hurry(&mut self, site: SiteId) -> Option<()> {
        let call = self.program.code.calls.get(site as usize)?.as_ref()?;
        if self.thread.frames.len() >= self.limits.frames {
            return None;
        }
        // That something unwritten is copied is noted elsewhere.
        let copies = self.demanded.is_some();
        let kept = |&(_, value, promised): &(Reg, Operand, bool)| {
            !(promised || copies) || plain::keeps_noundef(self, value)
        };
        if !call.arguments.iter().all(kept) {
            return None;
        }
        let base = self.thread.cells.len();
        self.thread.frames.push(Frame {
            function: call.function,
            base: base as u32,
            resume: self.thread.pc,
            link: Link::Call(site),
            locals: self.thread.locals,
            stack: self.thread.stack,
        });
        self.thread.cells.resize(base + call.cells as usize, Cell::default());
        for &(reg, value, _) in &call.arguments {
            self.thread.cells[base + reg as usize] = self.cell(value);
        }
        self.base = base;
        self.thread.pc = call.entry;
        Some(())
    }

    /// Leaves a function as [`leave`](Self::leave) does, if its call was as usual.
    #[inline(always)]
    fn leave_in_a_hurry(&mut self, value: Option<Operand>) -> Option<()> {
        let frame = *self.thread.frames.last()?;
        let call = self.program.code.calls.get(frame.link.site()? as usize)?.as_ref()?;
        if call.function != frame.function {
            // Another has taken its place.
            return None;
        }
        let result = value.map(|value| self.cell(value));
        if self.demanded.is_some() && result.is_some_and(|result| result.undef != 0) {
            // That something unwritten is copied is noted elsewhere.
            return None;
        }
        self.thread.frames.pop();
        self.free_locals(frame.locals);
        self.thread.stack = frame.stack;
        self.base = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
        if let (Some(dst), Some(result)) = (call.dst, result) {
            self.thread.cells[self.base + dst as usize] = result;
        }
        self.thread.cells.truncate(frame.base as usize);
        self.thread.pc = frame.resume + 1;
        Some(())
    }

    #[inline(always)]
    fn pass<S: Stops>(&mut self, edge: EdgeId, stops: &mut S) -> Pc {
        stops.took(edge);
        self.follow(edge)
    }

    /// What comes after the first function of the current thread has returned; whether there is anything.
    fn next_function(&mut self) -> Result<bool, Stop> {
        if self.current != 0 || self.afterwards.is_empty() {
            let result = std::mem::take(&mut self.thread.cells);
            self.end_thread();
            // Whoever called it looks here.
            self.thread.cells = if self.current == 0 { result } else { Vec::new() };
            return Ok(false);
        }
        if self.thread.stage == 0 {
            let main = self.afterwards[0];
            let status = self.thread.cells.first().copied().unwrap_or_default();
            if !status.is_plain() && self.program.functions[main].ret != program::code::ShapeId::void() {
                // A program ends as `main` returns, so that the world sees what it returns.
                let value = status.scalar();
                let ub = sem::context::Ub::indeterminate(sem::ub::UbKind::UndefResult, &value);
                Context::<crate::Narrow>::require(self, false, || ub)?;
            }
            self.thread.result = status;
        }
        self.thread.stage += 1;
        let status = self.thread.result;
        match self.afterwards.get(self.thread.stage as usize) {
            Some(&next) => {
                self.begin(next, &[status]);
                Ok(true)
            }
            None => Err(self.end(|_| Outcome::Exit(status.bits as u8))),
        }
    }

    /// Runs static initialisers, and puts the first thread in front of `main`, with what follows it.
    pub fn start(&mut self, main: FuncId) -> Result<(), Outcome> {
        for &constructor in &self.program.constructors {
            self.call(constructor, &[])?;
        }
        if let Some(ended) = &self.ended {
            return Err(ended.clone());
        }
        let arguments = self.main_arguments(main).map_err(|Stop| self.outcome())?;
        self.afterwards = vec![main];
        self.afterwards.extend(&self.program.destructors);
        self.afterwards.extend(self.program.function_named("__heddle_finish"));
        self.begin(main, &arguments);
        Ok(())
    }

    /// Runs the program: static initialisers, `main`, whatever was registered for the end. Threads take turns as the world chooses.
    pub fn run(&mut self, main: FuncId) -> Outcome {
        if let Err(outcome) = self.start(main) {
            return outcome;
        }
        loop {
            match self.turn() {
                Ok(()) => {}
                Err(Stop) => return self.outcome(),
            }
        }
    }

    /// Lets one thread run for a while.
    fn turn(&mut self) -> Result<(), Stop> {
        /// The most steps of a turn: enough that switching costs little, few enough that threads meet.
        const TURN: u64 = 64;
        let ready: Vec<usize> = (0..self.threads.len()).filter(|&thread| self.is_ready(thread)).collect();
        let deliverable: Vec<usize> = (0..self.interrupts.len()).filter(|&i| self.can_deliver(i)).collect();
        let (next, of_many) = match ready[..] {
            [] => return Err(self.deadlock()),
            [only] if self.interrupts.is_empty() => {
                (only, self.threads.iter().filter(|t| !t.ended).count() > 1)
            }
            _ => {
                let mut weights = vec![1.0; ready.len()];
                weights.extend(deliverable.iter().map(|&i| self.interrupts[i].weight));
                let pick = self.chosen(|world| world.pick_weighted(&weights))? as usize;
                if let Some(&interrupt) = pick.checked_sub(ready.len()).and_then(|pick| deliverable.get(pick))
                {
                    self.deliver(interrupt);
                    return Ok(());
                }
                (ready[pick], true)
            }
        };
        self.switch_to(next);
        self.pause = match of_many {
            true => self.steps + 1 + self.chosen(|world| world.pick(TURN))?,
            false => u64::MAX,
        };
        loop {
            let paused = self.go(&mut Never);
            if !(matches!(paused, Ok(Paused::Here)) && self.thread.atomic > 0 && !self.thread.stopped) {
                return paused.map(|_| ());
            }
            // Nobody else moves in an atomic section. The rest of the turn is drawn again: a loop whose length divides a fixed number of
            // steps would be in its section each time.
            self.pause = self.steps + 1 + self.chosen(|world| world.pick(TURN))?;
        }
    }
}
