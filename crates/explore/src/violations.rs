//! Property classes as a goal of the search: what is violated, where, and who takes part.
//!
//! Races are looked for between steps ([`races`](crate::races)). With locks and with atomics that acquire and release that finds every race there is: what orders two
//! accesses has to happen between them, so if nothing does they can be next to each other. In a
//! program with atomics that order less, what happened before is kept as well, and looked at ([`relaxed`](crate::relaxed)).

use crate::access::Access;
use crate::lives::Lives;
use crate::look::Locked;
use crate::moves::{Mover, Via};
use crate::races::{Coming, NextInputs, Returns, race_on_inputs, racing};
use crate::relaxed::Deed;
use crate::replay::Replay;
use crate::script::Script;
use crate::search::{Go, Goal};
use crate::store::{StateId, locked};
use crate::tracker::Raced;
use crate::worker::Worker;
use concrete::{Machine, Outcome, Stack, Violation};
use program::code::Pc;
use sem::ub::Class;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use verdict::property::Selection;

/// A violation that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its class.
    pub class: Class,
    /// What happened.
    pub message: String,
    /// More about it.
    pub notes: Vec<String>,
    /// The threads that take part: their number, what they do, where they are.
    pub stacks: Vec<(usize, String, Stack)>,
    /// The op that made the value indeterminate, if that is the reason.
    pub origin: Option<Pc>,
    /// The values that the line reads in which it happens.
    pub values: Vec<(String, String)>,
    /// The state it was found in.
    pub state: StateId,
    /// The move from there that shows it; none if the state itself does.
    pub via: Option<Via>,
}

/// What was found, and of which classes at which places that is.
type Violations = (Vec<Found>, BTreeSet<(Class, Vec<Pc>)>);

/// Checks property classes.
pub struct Checking {
    selection: Selection,
    all: bool,
    found: Mutex<Violations>,
    /// Whether some execution got past its assumptions.
    pub got_through: AtomicBool,
    /// Whether some execution was left out because of an assumption.
    pub left_out: AtomicBool,
    /// Undefined behaviour of classes that are not checked after which nothing is known of an execution: the first of each class that was met.
    pub beyond: Mutex<BTreeMap<Class, Violation>>,
}

impl Checking {
    /// Checks these classes; stops at the first violation unless `all` are wanted.
    pub fn new(selection: Selection, all: bool) -> Checking {
        Checking {
            selection,
            all,
            found: Mutex::default(),
            got_through: AtomicBool::new(false),
            left_out: AtomicBool::new(false),
            beyond: Mutex::default(),
        }
    }

    /// The violations that were found.
    pub fn found(&self) -> Vec<Found> {
        locked(&self.found).0.clone()
    }

    /// Notes a violation, unless one of its class at its place is known.
    fn note(&self, found: Found) -> Go {
        let mut known = locked(&self.found);
        let mut place: Vec<Pc> =
            found.stacks.iter().filter_map(|(_, _, stack)| stack.0.first().copied()).collect();
        place.sort_unstable();
        if known.1.insert((found.class, place)) {
            known.0.push(found);
        }
        if self.all { Go::Elsewhere } else { Go::Stop }
    }
}

impl Found {
    /// A violation by a step of a thread.
    pub fn of(violation: &Violation, thread: usize) -> Found {
        Found {
            class: violation.class,
            message: violation.message.clone(),
            notes: violation.notes.clone(),
            stacks: vec![(thread, String::new(), violation.stack.clone())],
            origin: violation.origin,
            values: Vec::new(),
            state: StateId::NONE,
            via: None,
        }
    }

    /// No thread of a machine can move.
    pub fn deadlock(machine: &Machine<'_, Script>) -> Found {
        let waiting = (0..machine.thread_count()).filter(|&t| !machine.thread(t).ended);
        let stacks = waiting.map(|number| {
            let thread = machine.thread(number);
            let how = if thread.stopped { "is stopped" } else { "waits" };
            (number, how.to_string(), thread.stack_of_calls())
        });
        Found {
            class: Class::Deadlock,
            message: "no thread can move, and not all have ended".to_string(),
            notes: Vec::new(),
            stacks: stacks.collect(),
            origin: None,
            values: Vec::new(),
            state: StateId::NONE,
            via: None,
        }
    }

    /// Two threads race.
    fn race(machine: &Machine<'_, Script>, both: [(usize, String); 2]) -> Found {
        let stacks = both.map(|(thread, what)| (thread, what, machine.thread(thread).stack_of_calls()));
        let notes = stacks.iter().map(|(thread, what, _)| format!("thread {thread} {what}"));
        Found {
            class: Class::Race,
            message: RACE.to_string(),
            notes: notes.collect(),
            stacks: stacks.into(),
            origin: None,
            values: Vec::new(),
            state: StateId::NONE,
            via: None,
        }
    }
}

impl Found {
    /// The program ends, and a block is lost, as one of these classes has it.
    pub fn lost_of(machine: &Machine<'_, Script>, selection: &Selection) -> Option<Found> {
        let classes = [Class::Leak, Class::Cleanup].into_iter();
        classes.filter(|&class| selection.contains(class)).find_map(|class| Found::lost(machine, class))
    }

    /// The program ends, and a block is lost.
    pub fn lost(machine: &Machine<'_, Script>, class: Class) -> Option<Found> {
        let slot = &machine.memory().slots()[*lost_blocks(machine, class).first()? as usize];
        let made = match slot.maker {
            concrete::Maker::Op(pc) => vec![(0, "made it".to_string(), Stack(vec![pc]))],
            _ => Vec::new(),
        };
        let message = match class {
            Class::Leak => "the program ends, and nobody can reach a heap object any more",
            _ => "the program ends, and a heap object was not given back",
        };
        Some(Found {
            class,
            message: message.to_string(),
            notes: vec![format!("it is {}", machine.describe_slot(slot))],
            stacks: made,
            origin: None,
            values: Vec::new(),
            state: StateId::NONE,
            via: None,
        })
    }

    /// A step of a thread races with an earlier one.
    pub(crate) fn unordered(machine: &Machine<'_, Script>, raced: &Raced) -> Found {
        let words = |deed: &Deed| {
            let slot = concrete::Name::from_raw(deed.block);
            let object = machine.slot_named(slot).map(|slot| machine.describe_slot(slot));
            words(deed.writes, deed.atomic, (deed.start, deed.end), &object.unwrap_or_default())
        };
        let (deed, earlier) = (&raced.deed, &raced.earlier);
        let mut stacks = vec![(usize::from(deed.thread), words(deed), raced.stack.clone())];
        if let Some(pc) = earlier.at {
            stacks.push((earlier.thread.into(), words(earlier), Stack(vec![pc])));
        }
        let notes = vec![
            format!("thread {} {} before", earlier.thread, words(earlier)),
            format!("thread {} {}, and nothing orders the two", deed.thread, words(deed)),
        ];
        Found {
            class: Class::Race,
            message: RACE.to_string(),
            notes,
            stacks,
            origin: None,
            values: Vec::new(),
            state: StateId::NONE,
            via: None,
        }
    }
}

const RACE: &str = "data race: two threads access the same memory, unordered";

/// What an access does, in words.
fn words(writes: bool, atomic: bool, (start, end): (u64, u64), object: &str) -> String {
    let what = if writes { "writes" } else { "reads" };
    let how = if atomic { "atomically " } else { "" };
    format!("{how}{what} {} of {object}", bytes(start, end))
}

/// A race in the state that a machine is in.
fn found_race(machine: &Machine<'_, Script>, both: [(usize, &Access); 2]) -> Found {
    let words = |(thread, access): (usize, &Access)| {
        let slot = machine.slot_named(access.block);
        let object = slot.map_or(String::new(), |slot| machine.describe_slot(slot));
        (thread, words(access.writes, access.atomic, (access.start, access.end), &object))
    };
    Found::race(machine, both.map(words))
}

/// Two threads that race in the state of a worker.
pub fn race(worker: &mut Worker<'_, '_>, movers: &[Mover]) -> Option<Found> {
    let threads = movers.iter().filter_map(|mover| match *mover {
        Mover::Thread(thread) => Some(thread),
        Mover::Interrupt(_) | Mover::Together => None,
    });
    let coming: Vec<Rc<Coming>> = threads.map(|thread| worker.coming(thread)).collect();
    let both = racing(&coming)?;
    worker.restore();
    Some(found_race(worker.machine(), both))
}

fn bytes(start: u64, end: u64) -> String {
    if end - start == 1 { format!("byte {start}") } else { format!("bytes {start} to {}", end - 1) }
}

/// The heap blocks that are lost at the end: those that are there (`cleanup`), or those that nobody can reach (`leak`).
pub fn lost_blocks(machine: &Machine<'_, Script>, class: Class) -> Vec<u32> {
    let memory = machine.memory();
    let slots = memory.slots();
    let heap = (0..memory.heap_numbers()).filter_map(|number| memory.heap_slot_of(number));
    let live: Vec<u32> = heap.filter(|&slot| slots[slot as usize].live).collect();
    if class == Class::Cleanup || live.is_empty() {
        return live;
    }
    let mut seen = vec![false; slots.len()];
    let mut todo: Vec<u32> = Vec::new();
    let fixed = |slot: &concrete::Slot| slot.name.fixed_number().is_some();
    // What nobody reads any more reaches nothing, and is not the same in a search and in a replay.
    let lives = Lives::new(machine.program(), &[]);
    todo.extend((0..).zip(slots).filter(|(_, slot)| fixed(slot)).map(|(place, _)| place));
    for number in 0..machine.thread_count() {
        let thread = machine.thread(number);
        todo.extend(&thread.slots[..thread.locals as usize]);
        todo.extend(machine.held(number, &lives).iter().filter_map(|cell| cell.prov().slot()));
    }
    let mut image = concrete::Image::default();
    while let Some(slot) = todo.pop() {
        if seen.get(slot as usize).copied().unwrap_or(true) || !slots[slot as usize].live {
            continue;
        }
        seen[slot as usize] = true;
        memory.write_block(slot, &mut image);
        let names = image.pointers.iter().filter_map(|pointer| pointer.name());
        todo.extend(names.filter_map(|name| machine.number_of_slot(name)));
    }
    live.into_iter().filter(|&slot| !seen[slot as usize]).collect()
}

impl Checking {
    /// Blocks that are lost as the program ends.
    fn lost(&self, worker: &Worker<'_, '_>, state: StateId, via: Via) -> Go {
        let machine = worker.machine();
        let mut go = Go::On;
        for class in [Class::Leak, Class::Cleanup].into_iter().filter(|&class| self.selection.contains(class))
        {
            let Some(found) = Found::lost(machine, class) else { continue };
            if self.note(Found { state, via: Some(via), ..found }) == Go::Stop {
                go = Go::Stop;
            }
        }
        go
    }
}

impl Worker<'_, '_> {
    /// What a thread does to memory in its next step, or in the atomic section that it is about to enter. The machine is in the state, and is
    /// there again afterwards.
    pub(crate) fn look_at_coming(&mut self, thread: usize) -> Coming {
        let system = self.system;
        Coming::of(self, &system.sections_end, thread, &NextInputs::new())
    }
}

impl<'p> Returns<'p, Script> for Worker<'_, 'p> {
    fn machine(&self) -> &Machine<'p, Script> {
        &self.machine
    }
    fn start(&mut self, thread: usize) -> &mut Machine<'p, Script> {
        self.switch_to(thread);
        &mut self.machine
    }
    fn go_back(&mut self) {
        self.bring();
    }
}

impl Replay<'_, '_> {
    /// Adds what is known here, at the end of the way to it: the values involved, who waits for whom, and which locks are held.
    pub(crate) fn explain(&self, found: &mut Found) {
        let look = self.look();
        let count = self.machine.thread_count();
        match found.class {
            Class::Deadlock => {
                for (thread, what, stack) in found.stacks.iter_mut().filter(|(thread, _, _)| *thread < count)
                {
                    let at = self.place_of(stack).map_or(String::new(), |place| format!(" at {place}"));
                    let mut told = what.clone();
                    if !self.machine.thread(*thread).stopped {
                        *what = format!("waits for {}", look.awaited(*thread));
                        told = format!("waits for {}", self.locks.awaited(look, *thread));
                    }
                    found.notes.push(format!("thread {thread}{at} {told}"));
                }
            }
            Class::Race => {
                let held = self.locks.held(look);
                let told = found.stacks.iter().map(|(thread, _, _)| {
                    let own = held.iter().filter(|lock| lock.thread == *thread);
                    let own: Vec<String> = own.map(Locked::to_string).collect();
                    match own.is_empty() {
                        true => format!("thread {thread} holds no lock"),
                        false => format!("thread {thread} holds {}", own.join(", ")),
                    }
                });
                // Where nobody has ever taken a lock there is nothing to say about that. What an earlier step held is not known any more.
                if found.stacks.len() == 2 && found.via.is_none() && !held.is_empty() {
                    let told: Vec<String> = told.collect();
                    found.notes.push(told.join("; "));
                }
            }
            Class::Leak | Class::Cleanup => {}
            _ => {
                let thread =
                    found.stacks.first().map(|(thread, _, _)| *thread).filter(|thread| *thread < count);
                found.values = thread.map_or_else(Vec::new, |thread| look.involved(thread));
            }
        }
    }

    /// Two threads that race where the replay is.
    pub fn race(&mut self) -> Option<Found> {
        let count = self.machine.thread_count();
        let ready: Vec<usize> = (0..count).filter(|&thread| self.machine.is_ready(thread)).collect();
        let platform = &self.system.sections_end;
        let [one, other] = race_on_inputs(&mut self.machine, platform, ready.into_iter(), &self.next_inputs)?;
        Some(found_race(&self.machine, [(one.0, &one.1), (other.0, &other.1)]))
    }

    /// The race that a search has found in the last move, with all that is known about it here.
    pub fn race_again(&self, found: &Found) -> Option<Found> {
        let place = |found: &Found| found.stacks.first().map(|(thread, _, stack)| (*thread, stack.clone()));
        let all = self.raced.iter().rev().map(|raced| Found::unordered(&self.machine, raced));
        { all }.find(|again| place(again) == place(found))
    }

    /// What is violated, of these classes, by a run that has ended like this.
    pub fn found_at_end(&self, selection: &Selection, outcome: &Outcome) -> Option<Found> {
        let found = match outcome {
            Outcome::Violation(violation) => Some(Found::of(violation, self.machine.current())),
            Outcome::Exit(_) => Found::lost_of(&self.machine, selection),
            _ => None,
        };
        let raced = || self.raced.last().map(|raced| Found::unordered(&self.machine, raced));
        found.filter(|found| selection.contains(found.class)).or_else(raced)
    }

    /// What is violated where the replay is, of these classes.
    pub fn found_here(&mut self, selection: &Selection) -> Option<Found> {
        // Whoever waits for a store that is under way does not wait for ever.
        self.drain_all();
        let stuck = !(0..self.machine.thread_count()).any(|thread| self.machine.is_ready(thread));
        if stuck && !self.machine.all_ended() {
            return Some(Found::deadlock(&self.machine));
        }
        if !selection.contains(Class::Race) {
            return None;
        }
        self.race().or_else(|| self.raced.last().map(|raced| Found::unordered(&self.machine, raced)))
    }
}

impl Goal for Checking {
    fn state(&self, worker: &mut Worker<'_, '_>, state: StateId, movers: &[Mover]) -> Go {
        if movers.is_empty() {
            worker.restore();
            self.got_through.store(true, Ordering::Relaxed);
            if worker.machine().all_ended() {
                return Go::Elsewhere;
            }
            if self.selection.contains(Class::Deadlock) {
                return self.note(Found { state, ..Found::deadlock(worker.machine()) });
            }
            return Go::Elsewhere;
        }
        if movers.len() > 1
            && self.selection.contains(Class::Race)
            && let Some(found) = race(worker, movers)
        {
            let go = self.note(Found { state, ..found });
            // What is racy is sequentially consistent after that.
            return if go == Go::Stop { Go::Stop } else { Go::On };
        }
        Go::On
    }

    fn race(&self, worker: &mut Worker<'_, '_>, state: StateId, via: Via, raced: &Raced) -> Go {
        let found = Found::unordered(worker.machine(), raced);
        match self.note(Found { state, via: Some(via), ..found }) {
            Go::Stop => Go::Stop,
            // What is racy is sequentially consistent after that.
            _ => Go::On,
        }
    }

    fn end(&self, worker: &mut Worker<'_, '_>, state: StateId, via: Via, outcome: &Outcome) -> Go {
        match outcome {
            Outcome::Violation(violation) => {
                self.got_through.store(true, Ordering::Relaxed);
                if !self.selection.contains(violation.class) {
                    locked(&self.beyond).entry(violation.class).or_insert_with(|| (**violation).clone());
                    return Go::On;
                }
                let found = Found::of(violation, worker.machine().current());
                let go = self.note(Found { state, via: Some(via), ..found });
                if go == Go::Stop { Go::Stop } else { Go::On }
            }
            Outcome::Ignored(_) => {
                self.left_out.store(true, Ordering::Relaxed);
                Go::On
            }
            Outcome::Exit(_) => {
                self.got_through.store(true, Ordering::Relaxed);
                self.lost(worker, state, via)
            }
            _ => {
                self.got_through.store(true, Ordering::Relaxed);
                Go::On
            }
        }
    }
}
