//! The search: every state that can be reached, once, by as many workers as there are.
//!
//! ```text
//!   open      states that were reached and whose moves have not been tried
//!   worker    takes a few of them, tries their moves, and puts what is new back
//! ```
//!
//! The order in which states are taken is breadth first, depth first or random. Breadth first finds short ways; with several workers
//! nearly so. States are numbered as they come, so breadth first needs no list of what is open: it goes through the numbers. The search ends when nothing is open, when the goal is reached, or when a limit is: what was covered is known then.

use crate::moves::{Mover, Tried, Via};
use crate::script::Shortcuts;
use crate::store::{StateId, locked};
use crate::system::System;
use crate::tracker::Raced;
use crate::worker::{StoreFull, Worker};
use concrete::Outcome;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{RngCore, SeedableRng};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::Instant;

/// In which order states are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Those reached first come first.
    Breadth,
    /// Those reached last come first.
    Depth,
    /// As a generator with this seed says.
    Random(u64),
}

/// What a search may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Until when.
    pub until: Option<Instant>,
    /// How many bytes of memory.
    pub memory: usize,
    /// How many states.
    pub states: u64,
    /// How many steps moves may have in all.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { until: None, memory: usize::MAX, states: u64::MAX, steps: u64::MAX }
    }
}

/// Why a search did not cover everything.
#[derive(Clone, Debug, PartialEq)]
pub enum Cut {
    /// The time was up.
    Time,
    /// The memory was used up.
    Memory,
    /// There were as many states as were allowed.
    States,
    /// There were as many steps as were allowed.
    Steps,
    /// Somebody asked for it.
    Interrupted,
    /// A run came to something that is not supported, to an unknown function, or to a limit of the machine.
    Trouble(Box<Outcome>),
    /// More ways to choose than are told apart.
    Choices,
}

/// What a search looks for.
pub trait Goal: Sync {
    /// Looks at a state, which `worker` is in; `movers` are all who can move. Whether to go on from there, and whether to go on at all.
    fn state(&self, worker: &mut Worker<'_, '_>, state: StateId, movers: &[Mover]) -> Go;
    /// Looks at a race of a step of a move from `state` with one that was made before.
    fn race(&self, _worker: &mut Worker<'_, '_>, _state: StateId, _via: Via, _raced: &Raced) -> Go {
        Go::On
    }
    /// Looks at the end of a run, by a move from `state`.
    fn end(&self, worker: &mut Worker<'_, '_>, state: StateId, via: Via, outcome: &Outcome) -> Go;
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Yes.
    On,
    /// Not from here.
    Elsewhere,
    /// No.
    Stop,
}

/// What was covered, to be looked at while a search runs.
#[derive(Debug, Default)]
pub struct Progress {
    /// States whose moves were tried.
    pub done: AtomicU64,
    /// Moves that were made.
    pub transitions: AtomicU64,
    /// How many steps they have.
    pub steps: AtomicU64,
    /// States whose moves have not been tried yet.
    pub open: AtomicU64,
    /// How far from the start the search is.
    pub depth: AtomicU64,
    /// How much memory states take.
    pub bytes: AtomicU64,
    /// Set by whoever wants the search to stop.
    pub stop: AtomicBool,
}

impl Progress {
    /// A search starts again.
    pub fn restart(&self) {
        for count in [&self.done, &self.transitions, &self.steps, &self.open, &self.depth, &self.bytes] {
            count.store(0, Ordering::Relaxed);
        }
    }
}

/// What came of a search.
#[derive(Clone, Debug, Default)]
pub struct Covered {
    /// Why not everything was covered.
    pub cuts: Vec<Cut>,
    /// What was given up on the way.
    pub shortcuts: Shortcuts,
    /// Whether the goal stopped it.
    pub stopped: bool,
    /// Whether addresses have decided something.
    pub observed: bool,
    /// Whether a thread was not interrupted because of the bound on preemptions.
    pub preempted: bool,
    /// The edges of the code that some thread has taken.
    pub taken: Vec<bool>,
}

/// The states whose moves have not been tried.
enum Open {
    /// All from this number on. Those up to `last` are `depth` moves from the start.
    Numbers { next: u32, last: u32, depth: u32 },
    /// These, with how many moves they are from the start.
    List(VecDeque<(StateId, u32)>),
}

struct Queue {
    open: Open,
    working: usize,
    over: bool,
}

/// A search through a system.
pub struct Search<'s, 'p, 'g> {
    system: &'s System<'p>,
    goal: &'g dyn Goal,
    order: Order,
    limits: Limits,
    progress: &'g Progress,
    queue: Mutex<Queue>,
    wake: Condvar,
    covered: Mutex<Covered>,
}

/// What a worker has before it.
#[derive(Default)]
struct Desk {
    movers: Vec<Mover>,
    todo: Vec<Mover>,
    /// What is new.
    found: Vec<(StateId, u32)>,
    /// What was done since the last batch.
    states: u64,
    transitions: u64,
    steps: u64,
    depth: u32,
    /// How many states were looked at since limits were.
    unchecked: u64,
    /// How many states may be stored before the memory that they take is counted again.
    counted_at: u64,
}

/// How many states a worker takes at a time.
const BATCH: usize = 32;
/// How many states of a batch are looked at before the time is.
const TIMED: usize = 4;
/// How many steps the moves of one state make before the time is looked at, and how many moves, each of which may lead to megabytes of state.
const LOOK: u64 = 1_000_000;
const LOOK_TRANSITIONS: u64 = 16;
/// How many states a worker looks at before it looks at limits again.
const CHECK: u64 = 1024;

impl<'s, 'p, 'g> Search<'s, 'p, 'g> {
    /// A search for `goal`.
    pub fn new(
        system: &'s System<'p>,
        goal: &'g dyn Goal,
        order: Order,
        limits: Limits,
        progress: &'g Progress,
    ) -> Search<'s, 'p, 'g> {
        Search {
            system,
            goal,
            order,
            limits,
            progress,
            queue: Mutex::new(Queue { open: Open::List(VecDeque::new()), working: 0, over: false }),
            wake: Condvar::new(),
            covered: Mutex::new(Covered::default()),
        }
    }

    /// Searches everything there is, or up to a limit or the goal. An outcome if the program does not even start.
    pub fn run(self) -> Result<Covered, Outcome> {
        let mut first = Worker::new(self.system)?;
        match first.store_first() {
            Ok(state) => {
                locked(&self.queue).open = match self.order {
                    Order::Breadth => Open::Numbers { next: state.0, last: state.0, depth: 0 },
                    Order::Depth | Order::Random(_) => Open::List(VecDeque::from([(state, 0)])),
                }
            }
            Err(StoreFull) => self.cut(Cut::Memory),
        }
        let others = self.system.options.jobs.saturating_sub(1);
        std::thread::scope(|scope| {
            for number in 0..others {
                let search = &self;
                scope.spawn(move || {
                    if let Ok(worker) = Worker::new(search.system) {
                        search.work(worker, number as u64 + 1);
                    }
                });
            }
            self.work(first, 0);
        });
        Ok(self.covered.into_inner().unwrap_or_default())
    }

    fn cut(&self, cut: Cut) {
        let mut covered = locked(&self.covered);
        // One of each kind is enough.
        if !covered.cuts.iter().any(|known| std::mem::discriminant(known) == std::mem::discriminant(&cut)) {
            covered.cuts.push(cut);
        }
    }

    fn finish(&self) {
        locked(&self.queue).over = true;
        self.wake.notify_all();
    }

    /// How many states are open.
    fn open(&self, queue: &Queue) -> usize {
        match &queue.open {
            Open::Numbers { next, .. } => {
                (self.system.states.len() + 1).saturating_sub(u64::from(*next)) as usize
            }
            Open::List(list) => list.len(),
        }
    }

    /// Takes a few states; none if the search is over.
    fn take(&self, random: &mut Pcg64Mcg, batch: &mut Vec<(StateId, u32)>) -> bool {
        let mut queue = locked(&self.queue);
        loop {
            if queue.over {
                return false;
            }
            if self.open(&queue) > 0 {
                break;
            }
            if queue.working == 0 {
                queue.over = true;
                self.wake.notify_all();
                return false;
            }
            queue = self.wake.wait(queue).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
        queue.working += 1;
        let jobs = self.system.options.jobs.max(1);
        let count = (self.open(&queue) / (2 * jobs)).clamp(1, BATCH);
        match &mut queue.open {
            Open::Numbers { next, last, depth } => {
                for _ in 0..count {
                    if *next > *last {
                        *last = self.system.states.len() as u32;
                        *depth += 1;
                    }
                    batch.push((StateId(*next), *depth));
                    *next += 1;
                }
            }
            Open::List(list) if self.order == Order::Depth => batch.extend(list.pop_back()),
            Open::List(list) => {
                for _ in 0..count {
                    let place = random.next_u64() as usize % list.len().max(1);
                    batch.extend(list.swap_remove_back(place));
                }
            }
        }
        true
    }

    fn work(&self, mut worker: Worker<'_, '_>, number: u64) {
        let seed = if let Order::Random(seed) = self.order { seed } else { 0 };
        let mut random = Pcg64Mcg::seed_from_u64(seed ^ number << 32);
        let mut desk = Desk::default();
        let mut batch = Vec::new();
        while self.take(&mut random, &mut batch) {
            let mut stop = false;
            for (place, (state, depth)) in batch.drain(..).enumerate() {
                // States may be large, and have many successors: a batch of them may take seconds.
                if place % TIMED == TIMED - 1 && !stop {
                    let cut = match self.is_late() {
                        true => Some(Cut::Time),
                        false => self.is_full(&mut desk).then_some(Cut::Memory),
                    };
                    stop = cut.is_some();
                    cut.into_iter().for_each(|cut| self.cut(cut));
                }
                if stop || !self.expand(&mut worker, state, depth, &mut desk) {
                    stop = true;
                }
            }
            let shortcuts = std::mem::take(&mut worker.machine.world().shortcuts);
            let mut covered = locked(&self.covered);
            covered.shortcuts = covered.shortcuts.and(shortcuts);
            covered.observed |= worker.machine.take_observed();
            drop(covered);
            let mut queue = locked(&self.queue);
            queue.working -= 1;
            match &mut queue.open {
                Open::Numbers { .. } => desk.found.clear(),
                Open::List(list) => list.extend(desk.found.drain(..)),
            }
            self.progress.open.store(self.open(&queue) as u64, Ordering::Relaxed);
            drop(queue);
            self.wake.notify_all();
            self.progress.done.fetch_add(desk.states, Ordering::Relaxed);
            self.progress.transitions.fetch_add(desk.transitions, Ordering::Relaxed);
            self.progress.steps.fetch_add(desk.steps, Ordering::Relaxed);
            self.progress.depth.store(desk.depth.into(), Ordering::Relaxed);
            self.system.remembered.fetch_add(worker.worth.more_bytes(), Ordering::Relaxed);
            desk.unchecked += desk.states;
            (desk.states, desk.transitions, desk.steps) = (0, 0, 0);
            // Counting everything takes a while.
            let due = desk.unchecked >= CHECK.min(self.limits.states / 8);
            if due {
                desk.unchecked = 0;
            }
            let due = due || self.is_full(&mut desk);
            if stop || self.limit_reached(due) {
                self.finish();
            }
        }
        let mut covered = locked(&self.covered);
        covered.taken.resize(worker.taken.len(), false);
        covered.taken.iter_mut().zip(&worker.taken).for_each(|(all, one)| *all |= one);
    }

    fn count_bytes(&self) -> usize {
        let bytes = self.system.bytes();
        self.progress.bytes.store(bytes as u64, Ordering::Relaxed);
        bytes
    }

    /// Whether states take more memory than they may. They are counted again when as many more are there as may fill half of what is left.
    fn is_full(&self, desk: &mut Desk) -> bool {
        let stored = self.system.states.len();
        if stored < desk.counted_at {
            return false;
        }
        let bytes = self.count_bytes();
        let each = (bytes / usize::try_from(stored.max(1)).unwrap_or(usize::MAX)).max(1);
        let left = self.limits.memory.saturating_sub(bytes) / each / 2 / self.system.options.jobs.max(1);
        desk.counted_at = stored + (left as u64).clamp(1, CHECK);
        bytes > self.limits.memory
    }

    /// Whether the time is up.
    fn is_late(&self) -> bool {
        self.limits.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Whether a limit is reached; those that take a while to look at only if they are due.
    fn limit_reached(&self, due: bool) -> bool {
        let cut = if self.progress.stop.load(Ordering::Relaxed) {
            Cut::Interrupted
        } else if self.is_late() {
            Cut::Time
        } else if self.progress.steps.load(Ordering::Relaxed) >= self.limits.steps {
            Cut::Steps
        } else if !due {
            return false;
        } else if self.system.states.len() >= self.limits.states {
            Cut::States
        } else if self.count_bytes() > self.limits.memory {
            Cut::Memory
        } else {
            return false;
        };
        let open = self.open(&locked(&self.queue)) > 0;
        if open {
            self.cut(cut);
        }
        open
    }

    /// Tries all moves of a state; whether to go on.
    fn expand(&self, worker: &mut Worker<'_, '_>, state: StateId, depth: u32, desk: &mut Desk) -> bool {
        let key = self.system.states.key_once_written(state);
        worker.load(key);
        let made = desk.steps + self.progress.steps.load(Ordering::Relaxed);
        let Desk { movers, todo, found, .. } = desk;
        worker.movers(movers);
        match self.goal.state(worker, state, movers) {
            Go::On => {}
            Go::Elsewhere => return true,
            Go::Stop => {
                locked(&self.covered).stopped = true;
                return false;
            }
        }
        let mut go_on = true;
        let (mut transitions, mut steps, mut looked_at) = (0, 0, 0);
        todo.clear();
        let mut done = 0;
        // Sets of threads are tried until one of them leads on: those that were tried before are disabled here and stay so.
        let mut moved = false;
        let mut bounded = false;
        while go_on && !moved && !bounded && worker.add_persistent(movers, todo) {
            if let Some(most) = self.system.options.preemptions {
                let all = todo.len();
                todo.retain(|&mover| worker.turn_after(mover, movers).1 <= most);
                // Whoever is left out is not tried later either.
                bounded = true;
                if todo.len() < all {
                    locked(&self.covered).preempted = true;
                }
            }
            while let Some(&mover) = todo.get(done).filter(|_| go_on) {
                done += 1;
                let (mut round, mut leads_on) = (false, false);
                worker.next_turn = match self.system.options.preemptions {
                    Some(_) => worker.turn_after(mover, movers),
                    None => worker.turn,
                };
                let complete = worker.try_all(mover, &mut |worker, via, _, tried| {
                    transitions += 1;
                    steps += worker.made;
                    round |= matches!(tried, Tried::State { round: true });
                    leads_on |= matches!(tried, Tried::State { .. });
                    go_on = self.arrive(worker, state, depth, via, tried, found);
                    // A state may have very many moves, and moves may be long.
                    if go_on && made + steps > self.limits.steps {
                        self.cut(Cut::Steps);
                        go_on = false;
                    }
                    let due = steps >= looked_at + LOOK || transitions % LOOK_TRANSITIONS == 0;
                    if go_on && due {
                        looked_at = steps;
                        if self.is_late() {
                            self.cut(Cut::Time);
                            go_on = false;
                        }
                    }
                    go_on
                });
                if !complete {
                    self.cut(Cut::Choices);
                }
                if round && todo.len() < movers.len() {
                    // Nobody is put off while others go round in circles.
                    let rest: Vec<Mover> =
                        movers.iter().copied().filter(|mover| !todo.contains(mover)).collect();
                    todo.extend(rest);
                }
                moved |= leads_on;
                if go_on && !leads_on && mover == Mover::Together {
                    // One of them ends the run. That keeps nobody else from moving.
                    worker.start_over();
                    todo.extend(worker.threads_inside().into_iter().map(Mover::Thread));
                }
            }
        }
        desk.states += 1;
        desk.transitions += transitions;
        desk.steps += steps;
        desk.depth = depth;
        go_on
    }

    fn arrive(
        &self,
        worker: &mut Worker<'_, '_>,
        state: StateId,
        depth: u32,
        via: Via,
        tried: Tried,
        found: &mut Vec<(StateId, u32)>,
    ) -> bool {
        if self.system.weak_access().is_some() {
            locked(&self.covered).stopped = true;
            return false;
        }
        if let Some(raced) = worker.raced.take()
            && self.goal.race(worker, state, via, &raced) == Go::Stop
        {
            locked(&self.covered).stopped = true;
            return false;
        }
        match tried {
            Tried::State { .. } => match worker.key_of_next() {
                Ok(key) => {
                    let (id, new) = self.system.states.insert(key, state, via.0);
                    if new {
                        found.push((id, depth + 1));
                    }
                    let room = u64::from(id.0) <= self.limits.states;
                    if !room {
                        self.cut(Cut::States);
                    }
                    room
                }
                Err(StoreFull) => {
                    self.cut(Cut::Memory);
                    false
                }
            },
            Tried::End(outcome) => {
                match &*outcome {
                    Outcome::Unsupported(_) | Outcome::External(_) | Outcome::Limit(_) => {
                        self.cut(Cut::Trouble(outcome.clone()));
                    }
                    _ => {}
                }
                let go = self.goal.end(worker, state, via, &outcome);
                if go == Go::Stop {
                    locked(&self.covered).stopped = true;
                }
                go != Go::Stop
            }
            Tried::Undecided(_) | Tried::Nothing => true,
        }
    }
}
