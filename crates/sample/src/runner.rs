//! Runs: at each step one of those who can move is drawn, and makes one step.
//!
//! ```text
//!   ready     who can move: the threads that are drawn among
//!   owed      for each thread, how many of the steps that it has made were not drawn yet
//! ```
//!
//! A thread that is drawn and owes nothing makes its next step, and whatever others cannot notice after that; it owes the draws for those. One that
//! owes pays one. So every draw is made, in its order and with its distribution, and only the steps that somebody can notice are waited for.
//! A jump and the phis behind it are one step, and so is an atomic section; a section that has to wait is one more when it goes on.
//!
//! Where runs have gone before, no machine runs: see `walk` and [`ways`](crate::ways).
//!
//! The start is shared: what happens before the first draw is done once. A run ends as soon as it has nothing new to show: when no thread can come to anything that the
//! query sees, when a place that a process has to stand at is behind it, and when a thread that is alone goes round without writing anything, which it
//! does for ever.
//!
//! Cost: about 10 nanoseconds for a step that nobody notices, 50 for one that somebody does; nothing is allocated on the way but by calls that
//! allocate.

mod walk;

use crate::course::{Course, Threads, Turn, Went};
use crate::plan::{Mark, Plan};
use crate::stream::Stream;
use crate::ways::Ways;
use crate::weights::Weights;
use crate::world::Drawn;
use concrete::{Cell, Limits, Machine, Outcome, Paused, State};
use explore::races::race_of;
use explore::{Start, TOO_LONG, View};
use program::Program;
use program::code::Pc;
use verdict::Chances;

/// What looks at a run.
pub trait Observer {
    /// A run is at its start.
    fn start(&mut self);
    /// Something may have changed. Whether the run has shown all it has to show.
    fn look(&mut self, view: &View<'_, '_>) -> bool;
    /// What it sees in a state, whatever has happened before; none if it cannot be told apart from that.
    fn read(&self, _view: &View<'_, '_>) -> Option<i128> {
        None
    }
    /// Looks at what was [`read`](Self::read) in a state, instead of the state.
    fn note(&mut self, _read: i128) -> bool {
        false
    }
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// The observer has seen enough, after so many steps.
    Shown(u64),
    /// All steps were made, or nothing new can come.
    Over,
    /// An assumption does not hold: the run does not count.
    Ignored,
    /// It cannot be told what the run does.
    Trouble(Box<Outcome>),
}

/// How runs are made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manner {
    /// Whether a thread that has ended is still drawn, and does nothing.
    pub loop_at_end: bool,
    /// What else is left to chance.
    pub chances: Chances,
    /// Who is drawn how often.
    pub weights: Weights,
}

/// The most frames of a thread.
const MOST_FRAMES: usize = 10_000;

/// The threads of a machine.
struct OfMachine<'m, 'p> {
    machine: &'m Machine<'p, Drawn>,
    plan: &'m Plan,
}

impl Threads for OfMachine<'_, '_> {
    fn count(&self) -> usize {
        self.machine.thread_count()
    }
    fn ended(&self, thread: usize) -> bool {
        self.machine.thread(thread).ended
    }
    fn stopped(&self, thread: usize) -> bool {
        self.machine.thread(thread).stopped
    }
    fn ready(&self, thread: usize) -> bool {
        self.machine.is_ready(thread)
    }
    fn watches(&self, thread: usize) -> bool {
        let pc = self.machine.thread(thread).pc;
        self.plan.marks.get(pc as usize).copied().unwrap_or_default().watches()
    }
}

/// A run that can be taken up again.
#[derive(Clone, Debug)]
pub struct Snapshot {
    state: State,
    course: Course,
}

impl Snapshot {
    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.course.steps
    }
}

/// A machine that makes runs.
pub struct Runner<'p> {
    program: &'p Program,
    plan: &'p Plan,
    manner: Manner,
    /// Whether all processes are drawn alike.
    even: bool,
    machine: Machine<'p, Drawn>,
    start: State,
    first: Course,
    course: Course,
    /// Whether the machine holds what came of `start`, so that it can go back cheaply.
    departed: bool,
    /// Whether the last move has written anything, or drawn.
    wrote: bool,
    round: Round,
    /// The ways that runs have gone before, if they are learned.
    ways: Option<Ways>,
}

/// A thread that is alone, as it was a while ago.
#[derive(Clone, Debug, Default)]
struct Round {
    pc: Pc,
    cells: Vec<Cell>,
    frames: usize,
    /// How many more moves to compare with it.
    left: u32,
    /// How many moves to compare with the next one.
    next: u32,
}

impl Round {
    /// Nothing to compare with.
    fn restart(&mut self) {
        (self.left, self.next) = (0, 1);
    }
}

impl<'p> Runner<'p> {
    /// A runner, at the start; an outcome if the program does not get there.
    pub fn new(
        program: &'p Program,
        plan: &'p Plan,
        start: &Start,
        markers: &[String],
        manner: Manner,
    ) -> Result<Runner<'p>, Outcome> {
        let limits = Limits { frames: MOST_FRAMES, ..Limits::default() };
        let mut machine = Machine::new(program, Drawn::new(manner.chances), limits);
        machine.set_arguments(vec![b"program".to_vec()], Vec::new());
        let is_marker = |name: &String| markers.contains(name);
        let externals = (0..).zip(&program.code.externals);
        machine
            .set_markers(externals.filter(|(_, name)| is_marker(name)).map(|(number, _)| number).collect());
        machine.go_on_after_errors();
        match start {
            Start::Main(main) => machine.start(*main)?,
            Start::Network(entries) => machine.start_network(entries)?,
        }
        let start = machine.depart();
        let mut runner = Runner {
            program,
            plan,
            manner,
            even: manner.weights.are_even(),
            machine,
            start,
            first: Course::default(),
            course: Course::default(),
            departed: true,
            wrote: false,
            round: Round::default(),
            ways: None,
        };
        runner.refresh();
        runner.first = runner.course.clone();
        Ok(runner)
    }

    /// Whether the time, or something indeterminate, was taken to be zero.
    pub fn assumed(&mut self) -> bool {
        self.machine.world().assumed
    }

    /// What the machine shows.
    #[inline(always)]
    fn view(&mut self) -> View<'_, 'p> {
        let races = self.plan.races && self.races();
        View { machine: &self.machine, races }
    }

    /// Whether what two threads that can move do next is a race.
    fn races(&mut self) -> bool {
        let (course, machine) = (&self.course, &self.machine);
        let ready = course.ready[..course.count].iter().map(|thread| usize::from(*thread));
        let threads: Vec<usize> =
            { ready }.filter(|&thread| course.owed[thread] <= 0 && !machine.thread(thread).ended).collect();
        if threads.len() < 2 {
            return false;
        }
        if threads.iter().any(|&thread| self.plan.platform.runs_section(machine, thread)) {
            // It is tried out, and the machine put back.
            self.departed = false;
        }
        let race = race_of(&mut self.machine, &self.plan.platform, threads.into_iter());
        self.machine.world().trying = None;
        race.is_some()
    }

    /// Looks who can move.
    fn refresh(&mut self) {
        let threads = OfMachine { machine: &self.machine, plan: self.plan };
        self.course.look_round(&threads, self.manner.loop_at_end);
    }

    /// Does once what every run starts with, up to the first draw; to be called before the first run. A run that shows everything by then
    /// shows it again.
    pub fn share_start(&mut self, steps: u64, observer: &mut impl Observer) {
        observer.start();
        self.machine.world().look();
        if observer.look(&self.view()) {
            return;
        }
        let mut changed = false;
        while self.course.count == 1 && !self.plan.interrupts && self.course.steps < steps {
            let thread = usize::from(self.course.ready[0]);
            let pc = self.machine.thread(thread).pc as usize;
            let mark = self.plan.marks.get(pc).copied().unwrap_or_default();
            // What the query sees is left for each run to see.
            if self.course.owed[thread] == 0 && (mark.draws() || mark.changes()) || self.course.doomed != 0 {
                break;
            }
            if self.course.owed[thread] > 0 {
                self.course.steps += self.course.owed[thread] as u64;
                self.course.owed[thread] = 0;
                self.refresh();
                continue;
            }
            if self.step_of(thread, mark, steps).is_err() || self.machine.world().asked {
                // Not the same for all: they do it themselves.
                self.machine.return_to(&self.start);
                self.course = self.first.clone();
                return;
            }
            changed = true;
        }
        if changed {
            self.start = self.machine.depart();
            self.first = self.course.clone();
        }
    }

    /// Makes a run of at most `steps` steps with these random numbers.
    pub fn run(&mut self, stream: Stream, steps: u64, observer: &mut impl Observer) -> End {
        self.machine.world().stream = stream;
        self.course.clone_from(&self.first);
        observer.start();
        if let Some(mut ways) = self.ways.take() {
            let end = self.walk(&mut ways, steps, observer);
            match ways.one_more() {
                true => self.ways = Some(ways),
                // Whoever draws for the machine alone need not know of classes.
                false => self.machine.set_residues(None),
            }
            return end;
        }
        if !self.departed {
            self.machine.restore(&self.start);
            self.start = self.machine.depart();
            self.departed = true;
        } else {
            self.machine.return_to(&self.start);
        }
        if observer.look(&self.view()) {
            return End::Shown(self.course.steps);
        }
        self.go_on(steps, observer)
    }

    /// The run as it is, to be taken up again.
    pub fn snapshot(&mut self) -> Snapshot {
        self.departed = false;
        Snapshot { state: self.machine.state(), course: self.course.clone() }
    }

    /// The start of all runs.
    pub fn start(&mut self) -> Snapshot {
        self.departed = false;
        self.machine.restore(&self.start);
        self.course.clone_from(&self.first);
        self.snapshot()
    }

    /// Takes up a run again, with these random numbers, which it gives back.
    pub fn take_up(
        &mut self,
        snapshot: &Snapshot,
        stream: &mut Stream,
        steps: u64,
        observer: &mut impl Observer,
    ) -> End {
        self.departed = false;
        self.machine.restore(&snapshot.state);
        self.course.clone_from(&snapshot.course);
        self.machine.world().stream = stream.clone();
        let end = match observer.look(&self.view()) {
            true => End::Shown(self.course.steps),
            false => self.go_on(steps, observer),
        };
        stream.clone_from(&self.machine.world().stream);
        end
    }

    /// Makes steps until the observer has seen enough, or all were made.
    fn go_on(&mut self, steps: u64, observer: &mut impl Observer) -> End {
        self.go_until(steps, steps, observer).unwrap_or(End::Over)
    }

    /// As [`go_on`](Self::go_on), until so many steps were made of those that the run has; how it ends, if it does before.
    fn go_until(&mut self, until: u64, steps: u64, observer: &mut impl Observer) -> Option<End> {
        self.round.restart();
        while self.course.steps < until {
            if self.course.count == self.course.idle {
                // Nobody can move, which may be what is asked for.
                let shown = self.plan.deadlocks && observer.look(&self.view());
                return Some(if shown { End::Shown(self.course.steps) } else { End::Over });
            }
            let thread = match self.plan.interrupts && !self.machine.interrupts().is_empty() {
                true => match self.environment(observer) {
                    Ok(Some(thread)) => thread,
                    Ok(None) => continue,
                    Err(end) => return Some(end),
                },
                false => match self.turn(steps) {
                    Turn::Of(thread) => thread,
                    Turn::LookRound => {
                        self.refresh();
                        continue;
                    }
                    Turn::Over => return Some(End::Over),
                },
            };
            if let Some(end) = self.make(thread, steps, observer) {
                return Some(end);
            }
        }
        (self.course.steps >= steps).then_some(End::Over)
    }

    /// Draws who moves next.
    #[inline(always)]
    fn turn(&mut self, steps: u64) -> Turn {
        let stream = &mut self.machine.world().stream;
        match self.even || self.course.count == 1 {
            true => self.course.draw(stream, steps),
            false => self.course.draw_weighted(stream, steps, &self.manner.weights),
        }
    }

    /// A thread that was drawn and owes nothing moves; how the run ends, if it does.
    #[inline(always)]
    fn make(&mut self, thread: usize, steps: u64, observer: &mut impl Observer) -> Option<End> {
        if self.machine.thread(thread).ended {
            // It is drawn nevertheless.
            self.course.steps += 1;
            return None;
        }
        let mark = self.mark_of(thread);
        if let Err(end) = self.step_of(thread, mark, steps) {
            return Some(end);
        }
        if mark.changes() {
            if observer.look(&self.view()) {
                return Some(End::Shown(self.course.steps));
            }
            if self.is_hopeless() {
                return Some(End::Over);
            }
        }
        if mark.section() && self.nothing_can_change() {
            return Some(End::Over);
        }
        if self.course.count - self.course.idle == 1 {
            return self.goes_round(thread).then_some(End::Over);
        }
        self.round.left = 0;
        None
    }

    #[inline(always)]
    fn mark_of(&self, thread: usize) -> Mark {
        self.plan.marks.get(self.machine.thread(thread).pc as usize).copied().unwrap_or_default()
    }

    /// Draws among threads and what the environment may do; a thread, if it is one.
    fn environment(&mut self, observer: &mut impl Observer) -> Result<Option<usize>, End> {
        let course = &mut self.course;
        let weighed = (!self.even).then(|| course.weighed(&self.manner.weights));
        let processes = weighed.as_ref().map_or(course.count as f64, |weighed| weighed.total());
        let handlers = self.machine.interrupts().len();
        let weight = |machine: &Machine<'_, Drawn>, i: usize| match machine.can_deliver(i) {
            true => machine.interrupts()[i].weight,
            false => 0.0,
        };
        let others: f64 = (0..handlers).map(|i| weight(&self.machine, i)).sum();
        let drawn = self.machine.world().stream.fraction() * (processes + others);
        if drawn < processes {
            let alike = || usize::from(course.ready[drawn as usize]);
            return Ok(Some(weighed.as_ref().map_or_else(alike, |weighed| weighed.at(drawn))));
        }
        let mut left = drawn - processes;
        let mut chosen = None;
        for i in 0..handlers {
            let weight = weight(&self.machine, i);
            if weight > 0.0 {
                chosen = Some(i);
                if left < weight {
                    break;
                }
                left -= weight;
            }
        }
        let Some(interrupt) = chosen else { return Ok(Some(usize::from(course.ready[0]))) };
        course.steps += 1;
        self.machine.deliver(interrupt);
        self.refresh();
        self.round.left = 0;
        match observer.look(&self.view()) {
            true => Err(End::Shown(self.course.steps)),
            false => Ok(None),
        }
    }

    /// A thread that owes nothing makes its step, and does ahead what nobody can notice.
    fn step_of(&mut self, thread: usize, mark: Mark, steps: u64) -> Result<(), End> {
        let course = &mut self.course;
        course.steps += 1;
        if course.doomed >> thread & 1 != 0 {
            return Err(self.ended(thread));
        }
        let machine = &mut self.machine;
        machine.switch_to(thread);
        let mut made = 0u64;
        self.wrote = mark.section();
        if mark.section() {
            let first = machine.steps();
            loop {
                let line = self.plan.in_sections.get(machine.pc() as usize).copied().unwrap_or(1);
                let line = if made == 0 { 1 } else { u64::from(line) };
                made = 1;
                machine.pause_after(line);
                match machine.go_on() {
                    Ok(Paused::Here) => {}
                    Ok(Paused::Ended | Paused::Waiting) => {
                        self.refresh();
                        return Ok(());
                    }
                    Err(_) => return Err(self.ended(thread)),
                }
                let inside = machine.thread(thread);
                if inside.atomic == 0 || inside.stopped {
                    break;
                }
                if machine.steps() - first > TOO_LONG {
                    let what = format!("an atomic section makes more than {TOO_LONG} steps");
                    return Err(End::Trouble(Box::new(Outcome::Limit(machine.trouble(what)))));
                }
            }
        }
        let most = steps.saturating_sub(course.steps) + 1;
        loop {
            let pc = machine.pc();
            let Some(here) = self.plan.marks.get(pc as usize) else { break };
            if made > 0 && here.stops() || made > most || machine.thread(thread).stopped {
                break;
            }
            self.wrote |= here.writes();
            let straight = u64::from(self.plan.straight[pc as usize]);
            machine.pause_after(straight);
            match machine.go_on() {
                Ok(Paused::Here) => made += straight,
                Ok(Paused::Ended | Paused::Waiting) => {
                    made += straight;
                    break;
                }
                Err(_) => {
                    made += u64::from(machine.pc().saturating_sub(pc));
                    if made == 0 {
                        return Err(self.ended(thread));
                    }
                    // It ends the run, but not yet.
                    machine.revive();
                    course.doomed |= 1 << thread;
                    break;
                }
            }
        }
        let owed = made.saturating_sub(1).min(i32::MAX as u64) as i32;
        let ended = self.machine.thread(thread).ended;
        if self.course.moved(thread, owed, self.went(thread, mark), ended) {
            self.refresh();
        }
        Ok(())
    }

    /// What a move of a thread was like that started at `mark` and has just been made.
    #[inline(always)]
    fn went(&self, thread: usize, mark: Mark) -> Went {
        Went {
            section: mark.section(),
            writes: mark.writes(),
            changes: mark.changes(),
            waits: self.mark_of(thread).waits(),
            wrote: self.wrote,
        }
    }

    /// How a run ends that a step of a thread has ended.
    #[cold]
    fn ended(&mut self, thread: usize) -> End {
        if self.course.doomed >> thread & 1 != 0 {
            // Once more, to see how.
            self.machine.switch_to(thread);
            self.machine.pause_after(1);
            if self.machine.thread(thread).frames.is_empty() || self.machine.go_on().is_ok() {
                return End::Over;
            }
        }
        match self.machine.outcome() {
            Outcome::Exit(_) | Outcome::Signal(_) | Outcome::Violation(_) => End::Over,
            Outcome::Ignored(_) => End::Ignored,
            trouble @ (Outcome::Unsupported(_)
            | Outcome::External(_)
            | Outcome::Limit(_)
            | Outcome::Undecided) => End::Trouble(Box::new(trouble)),
        }
    }

    /// Whether no thread can come to anything that the query sees.
    fn nothing_can_change(&self) -> bool {
        !(self.plan.deadlocks || self.plan.interrupts || self.plan.changes.may_come(&self.machine))
    }

    /// Whether something that has to happen cannot any more.
    fn is_hopeless(&self) -> bool {
        self.plan.needed.iter().any(|needed| !needed.may_come(&self.machine))
    }

    /// Whether a thread that is alone is where it was before, having written nothing since.
    fn goes_round(&mut self, thread: usize) -> bool {
        if self.wrote || self.plan.interrupts && !self.machine.interrupts().is_empty() {
            self.round.restart();
            return false;
        }
        let now = self.machine.thread(thread);
        let round = &mut self.round;
        if round.left > 0 {
            round.left -= 1;
            if round.pc == now.pc && round.frames == now.frames.len() && round.cells == now.cells {
                return true;
            }
        } else {
            // Brent's way: compare with one for longer and longer.
            round.pc = now.pc;
            round.frames = now.frames.len();
            round.cells.clone_from(&now.cells);
            round.left = round.next;
            round.next = round.next.saturating_mul(2);
        }
        false
    }

    /// The program.
    pub fn program(&self) -> &'p Program {
        self.program
    }
}
