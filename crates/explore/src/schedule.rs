//! Interleavings that another engine has found, made again on words.
//!
//! A [`Schedule`] says who runs how far, by the ops that matter and the calls under way at them, and what each thread is given. What comes of it is a
//! trace like that of a search: moves that replay without the schedule, steps to look at, and the violation they lead to.
//!
//! Claim: what is reported as violated is so on an interleaving that a search could have taken: a thread moves only if it can, and nobody else moves while it is in
//! an atomic section, unless it has to wait there. A schedule that asks for something else is an error. Stores that wait in store buffers reach memory when the schedule says
//! so, and before that where they have to ([`buffers`](crate::buffers)); that a memory model lets them wait that long is for the schedule to know.
//!
//! Limits: the environment interrupts nobody. Before its first act the first thread has run what comes before `main`, so that acts of static initialisers
//! are taken to be made.
//!
//! Cost: as a replay, which looks at every step; [`Act::Stand`] makes its steps twice.

use crate::engine::{Check, conclude, leaves_start_open, reason_for, violated_before_main};
use crate::replay::{DoesNotReplay, Made, Replay};
use crate::system::{Start, System};
use concrete::Outcome;
use program::Program;
use program::code::Pc;
use std::collections::BTreeMap;
use verdict::places::Places;
use verdict::schedule::{Act, Schedule};
use verdict::trace::{Move, MoveKind, Trace};
use verdict::{Answer, Scope};

/// The most steps of an act.
const MOST_STEPS: u64 = 10_000_000;

/// Makes an interleaving again, and says what it leads to. An error if it cannot be made: the schedule is wrong.
///
/// Acts that would come after a violation are left out.
pub fn replay_schedule(
    program: &Program,
    places: &Places<'_>,
    mut what: Check,
    schedule: &Schedule,
    mut answer: Answer,
) -> Result<Answer, String> {
    what.options.look_for(&what.selection);
    what.options.chances.max_values = u64::MAX;
    let system = System::new(program, None, what.start.clone(), what.options.clone());
    let replay = match Replay::new(&system, places) {
        Ok(replay) => replay,
        Err(stopped) if leaves_start_open(&stopped) => {
            answer.reason = Some(reason_for(&stopped, places));
            return Ok(answer.settled());
        }
        Err(Outcome::Violation(violation)) if what.selection.contains(violation.class) => {
            return Ok(violated_before_main(&violation, program, places, &what, answer));
        }
        Err(_) => return Err(wrong("the program does not start")),
    };
    let mut course = Course::new(replay, places, schedule);
    let mut acts = schedule.acts.iter();
    let mut cut = None;
    while course.ended.is_none() && course.replay.raced.is_empty() {
        let Some(act) = acts.next() else { break };
        cut = course.act(act).map_err(|why| wrong(&why))?;
    }
    let Course { mut replay, moves, ended, .. } = course;
    let found = conclude(&mut replay, places, &what.selection, ended.as_ref(), &mut answer);
    let stopped = matches!(ended, Some(Outcome::Limit(_) | Outcome::Unsupported(_) | Outcome::External(_)));
    if let (false, Some(cut)) = (found || stopped, cut.or(acts.next().and_then(Act::stack))) {
        return Err(wrong(&format!("the program ends before it comes to {}", place(places, program, cut))));
    }
    let entries: Vec<&str> = what.entries.iter().map(String::as_str).collect();
    let mut trace = Trace::new(program, &entries, moves);
    trace.property = Some(what.selection.to_string());
    trace.chances = what.options.chances;
    replay.show_in(&mut trace);
    answer.trace = Some(trace);
    answer.scope = Scope::Complete;
    Ok(answer.settled())
}

fn wrong(why: &str) -> String {
    format!("the interleaving does not replay: {why}")
}

/// A place as people know it.
fn place(places: &Places<'_>, program: &Program, stack: &[Pc]) -> String {
    let name = |&pc: &Pc| program.function_at(pc).map(|function| program.functions[function].name.clone());
    match places.innermost(stack) {
        Some(location) => location.to_string(),
        None => stack.first().and_then(name).map_or_else(String::new, |name| format!("`{name}`")),
    }
}

/// A schedule that is followed.
struct Course<'r, 's, 'p> {
    replay: Replay<'s, 'p>,
    places: &'s Places<'s>,
    schedule: &'r Schedule,
    /// The machine's numbers of the schedule's threads.
    numbers: BTreeMap<u32, usize>,
    /// How many of its inputs each of the schedule's threads was given.
    given: BTreeMap<u32, usize>,
    /// The replay's numbers of the stores that were delayed; none for one that stores nothing.
    delayed: BTreeMap<u32, Option<u64>>,
    moves: Vec<Move>,
    /// How the run has ended, once it has.
    ended: Option<Outcome>,
}

impl<'r, 's, 'p> Course<'r, 's, 'p> {
    fn new(replay: Replay<'s, 'p>, places: &'s Places<'s>, schedule: &'r Schedule) -> Course<'r, 's, 'p> {
        let mut numbers = BTreeMap::from([(0, 0)]);
        if let Start::Network(entries) = &replay.system.start {
            // Those that static initialisers have started come before.
            let others = replay.machine.thread_count().saturating_sub(entries.len());
            numbers.extend((1..entries.len()).map(|number| (number as u32, others + number)));
        }
        Course {
            replay,
            places,
            schedule,
            numbers,
            given: BTreeMap::new(),
            delayed: BTreeMap::new(),
            moves: Vec::new(),
            ended: None,
        }
    }

    /// Makes an act; the place that it does not come to, if the run ends before.
    fn act(&mut self, act: &'r Act) -> Result<Option<&'r [Pc]>, String> {
        let mut came = true;
        match act {
            Act::Run { thread, stack, starts, delays } => {
                let threads = if self.comes_before(*thread, stack) {
                    0
                } else {
                    let threads = self.replay.machine.thread_count();
                    came = self.turn(*thread, |course| course.run(stack, *delays))?;
                    threads
                };
                if let Some(starts) = starts.filter(|_| self.ended.is_none()) {
                    self.name(starts, threads, stack)?;
                }
            }
            Act::Stand { thread, stack } => {
                let steps = self.steps_to(*thread, stack)?;
                came = self.turn(*thread, |course| course.make(steps))?;
                self.give_next(*thread)?;
            }
            Act::Rest { thread } => {
                self.turn(*thread, Course::rest)?;
            }
            Act::Flush { delayed } => self.flush(*delayed)?,
        }
        Ok(act.stack().filter(|_| !came))
    }

    /// Whether an op is made before the first thread comes to `main`.
    fn comes_before(&self, thread: u32, stack: &[Pc]) -> bool {
        let program = self.replay.system.program;
        let first = stack.last().and_then(|&pc| program.function_at(pc));
        thread == 0 && first.is_some_and(|first| program.constructors.contains(&first))
    }

    /// A thread was started: the first one from `first` on that nobody has a name for.
    fn name(&mut self, number: u32, first: usize, stack: &[Pc]) -> Result<(), String> {
        let known = |thread: &usize| self.numbers.values().any(|known| known == thread);
        let new = (first..self.replay.machine.thread_count()).find(|thread| !known(thread));
        let Some(new) = new else { return Err(format!("no thread is started at {}", self.place(stack))) };
        if self.numbers.insert(number, new).is_some() {
            return Err(format!("thread {number} is started twice: {}", self.place(stack)));
        }
        Ok(())
    }

    /// What a thread has not been given yet.
    fn inputs(&self, thread: u32) -> &'r [u64] {
        let all = self.schedule.inputs.get(thread as usize).map_or(&[][..], Vec::as_slice);
        all.get(self.given.get(&thread).copied().unwrap_or(0)..).unwrap_or_default()
    }

    /// Lets a thread move, and keeps what it does as a move; what comes of it, and whether its last step was a store that waits now.
    fn turn<T>(
        &mut self,
        thread: u32,
        make: impl FnOnce(&mut Self) -> Result<(T, MoveKind), String>,
    ) -> Result<T, String> {
        let inputs = self.inputs(thread);
        let number = self.number(thread)?;
        self.replay.begin_turn(number);
        self.replay.machine.world().restart(inputs);
        let before = self.replay.machine.steps();
        let (made, kind) = make(self)?;
        self.replay.end_turn();
        let steps = self.replay.machine.steps() - before;
        let choices = &inputs[..self.replay.machine.world().used().min(inputs.len())];
        *self.given.entry(thread).or_default() += choices.len();
        match self.moves.last_mut() {
            _ if steps == 0 => {}
            Some(last) if last.thread as usize == number && last.kind == MoveKind::Step => {
                last.kind = kind;
                last.steps += steps;
                last.choices.extend(choices);
            }
            _ => {
                let (thread, choices) = (number as u32, choices.to_vec());
                self.moves.push(Move { thread, kind, steps, choices });
            }
        }
        Ok(made)
    }

    /// Says what a thread that stands in front of an atomic section is given in it, as a move without steps.
    fn give_next(&mut self, thread: u32) -> Result<(), String> {
        let number = self.number(thread)?;
        let inputs = self.inputs(thread);
        let system = self.replay.system;
        if !inputs.is_empty() && system.sections_end.runs_section(&self.replay.machine, number) {
            self.replay.next_inputs.insert(number, inputs.to_vec());
            let (kind, choices) = (MoveKind::Step, inputs.to_vec());
            self.moves.push(Move { thread: number as u32, kind, steps: 0, choices });
        }
        Ok(())
    }

    /// A store reaches memory.
    fn flush(&mut self, delayed: u32) -> Result<(), String> {
        let Some(serial) = self.delayed.get(&delayed) else {
            return Err(format!("store {delayed} was not delayed"));
        };
        if let Some((thread, index)) = serial.and_then(|serial| self.replay.waiting(serial)) {
            self.replay.flush(thread, index).map_err(|DoesNotReplay(why)| why)?;
            let kind = MoveKind::Flush { index: index as u32 };
            self.moves.push(Move { thread: thread as u32, kind, steps: 0, choices: Vec::new() });
        }
        Ok(())
    }

    /// The number that a thread has in the machine.
    fn number(&self, thread: u32) -> Result<usize, String> {
        let number = self.numbers.get(&thread).copied();
        number.ok_or_else(|| format!("thread {thread} was not started"))
    }

    /// Runs until the op on top of a stack was made; whether it was, before the run ended.
    fn run(&mut self, stack: &[Pc], delays: Option<u32>) -> Result<(bool, MoveKind), String> {
        let first = self.replay.machine.steps();
        loop {
            let here = self.is_at(stack);
            self.check_ready(stack)?;
            let (made, waits) = match delays.filter(|_| here) {
                Some(delays) => self.delay(delays)?,
                None => (self.step()?, false),
            };
            let kind = if waits { MoveKind::Delay } else { MoveKind::Step };
            match made {
                Made::LastOfRun(outcome) => {
                    self.ended = Some(outcome);
                    return Ok((here, kind));
                }
                Made::LastOfThread if !here => return Err(self.thread_ended(stack)),
                _ if waits => return Ok((true, kind)),
                _ if here => break,
                _ => {}
            }
            self.check_length(first, stack)?;
        }
        while self.replay.machine.in_atomic_section() && self.is_ready() {
            if let Made::LastOfRun(outcome) = self.step()? {
                self.ended = Some(outcome);
                break;
            }
            self.check_length(first, stack)?;
        }
        Ok((true, MoveKind::Step))
    }

    /// Makes a store that is called `delayed` from now on; whether it waits.
    fn delay(&mut self, delayed: u32) -> Result<(Made, bool), String> {
        let (made, serial) = self.replay.delay().map_err(|why| self.lost(why))?;
        self.delayed.insert(delayed, serial);
        Ok((made, serial.is_some()))
    }

    /// Makes so many steps; whether the run goes on.
    fn make(&mut self, steps: u64) -> Result<(bool, MoveKind), String> {
        let end = self.replay.machine.steps() + steps;
        while self.replay.machine.steps() < end {
            if let Made::LastOfRun(outcome) = self.step()? {
                self.ended = Some(outcome);
                return Ok((false, MoveKind::Step));
            }
        }
        Ok((true, MoveKind::Step))
    }

    /// Runs until the thread cannot, or the run ends.
    fn rest(&mut self) -> Result<((), MoveKind), String> {
        let first = self.replay.machine.steps();
        while self.is_ready() {
            if let Made::LastOfRun(outcome) = self.step()? {
                self.ended = Some(outcome);
                break;
            }
            self.check_length(first, &[])?;
        }
        Ok(((), MoveKind::Step))
    }

    /// How many steps a thread makes until it is in front of the op on top of a stack, or of the atomic section that it is in; or until the run ends, if
    /// that is before. They are made, and taken back.
    fn steps_to(&mut self, thread: u32, stack: &[Pc]) -> Result<u64, String> {
        let inputs = self.inputs(thread);
        let number = self.number(thread)?;
        self.replay.begin_turn(number);
        let machine = &mut self.replay.machine;
        let before = machine.state();
        let script = machine.world().set_aside();
        machine.world().restart(inputs);
        let steps = self.try_to_reach(stack);
        let machine = &mut self.replay.machine;
        machine.restore(&before);
        machine.world().put_back(script);
        self.replay.end_turn();
        steps
    }

    fn try_to_reach(&mut self, stack: &[Pc]) -> Result<u64, String> {
        let first = self.replay.machine.steps();
        let mut outside = first;
        loop {
            if !self.replay.machine.in_atomic_section() {
                outside = self.replay.machine.steps();
            }
            if self.is_at(stack) {
                return Ok(outside - first);
            }
            self.check_ready(stack)?;
            let machine = &mut self.replay.machine;
            machine.pause_after(1);
            match machine.go_on() {
                Ok(concrete::Paused::Ended) => return Err(self.thread_ended(stack)),
                Ok(_) => {}
                Err(_) => return Ok(machine.steps() - first),
            }
            self.check_length(first, stack)?;
        }
    }

    fn step(&mut self) -> Result<Made, String> {
        self.replay.step().map_err(|why| self.lost(why))
    }

    fn lost(&self, DoesNotReplay(why): DoesNotReplay) -> String {
        format!("{why}: {}", self.here())
    }

    fn is_at(&self, stack: &[Pc]) -> bool {
        let machine = &self.replay.machine;
        stack.first() == Some(&machine.pc()) && machine.stack().0 == stack
    }

    fn is_ready(&self) -> bool {
        self.replay.machine.is_ready(self.replay.machine.current())
    }

    /// The current thread can make a step on its way to the op on top of a stack.
    fn check_ready(&self, stack: &[Pc]) -> Result<(), String> {
        let machine = &self.replay.machine;
        match self.is_ready() {
            true => Ok(()),
            false if machine.thread(machine.current()).ended => Err(self.thread_ended(stack)),
            false => Err(format!("a thread has to wait: {}", self.here())),
        }
    }

    fn check_length(&self, first: u64, stack: &[Pc]) -> Result<(), String> {
        if self.replay.machine.steps() - first <= MOST_STEPS {
            return Ok(());
        }
        let towards = match stack {
            [] => String::new(),
            _ => format!(" on its way to {}", self.place(stack)),
        };
        Err(format!("a thread makes more than {MOST_STEPS} steps{towards}: {}", self.here()))
    }

    fn thread_ended(&self, stack: &[Pc]) -> String {
        format!("a thread ends before it comes to {}", self.place(stack))
    }

    /// Where the current thread is.
    fn here(&self) -> String {
        self.place(&self.replay.machine.stack().0)
    }

    fn place(&self, stack: &[Pc]) -> String {
        place(self.places, self.replay.system.program, stack)
    }
}

#[cfg(test)]
mod tests;
