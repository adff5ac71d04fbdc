//! An interleaving, read off the values that a solver has found: whoever makes it again in the machine of words comes to the same violation.

use std::collections::BTreeMap;

use arena::Id;
use program::fences::Fence;
use symbolic::record::Instant;
use symbolic::threads::TickId;
use symbolic::walk::Walk;
use term::Assignment;
use verdict::schedule::{Act, Schedule};

use super::encoding::Executions;
use crate::question::{Model, inputs};

/// What a violation is, besides what happens before it.
pub(crate) enum Goal {
    /// Something goes wrong at a moment.
    At(Instant),
    /// Nobody gets on.
    Stuck,
    /// Two accesses, by the numbers of their events: one directly after the other.
    Race(usize, usize),
}

/// The interleaving that these values stand for.
pub(crate) fn schedule(
    walk: &mut Walk<'_>,
    executions: Option<&Executions>,
    assignment: &Assignment,
    goal: &Goal,
) -> Schedule {
    let places = executions.map(|executions| executions.places(walk, assignment)).unwrap_or_default();
    let walk = &*walk;
    let mut model = Model::new(walk, assignment);
    let inputs = inputs(walk, &mut model);
    let Some(executions) = executions else { return Schedule { acts: Vec::new(), inputs } };
    let mut made = happened(walk, executions, &mut model, &places);
    let mut waiting: BTreeMap<u32, (Vec<TickId>, Vec<TickId>)> = BTreeMap::new();
    for (_, tick) in made.iter().filter(|(_, tick)| executions.may_wait(*tick)) {
        waiting.entry(walk.machine.ticks()[*tick].thread).or_default().0.push(*tick);
    }
    for (to_come, _) in waiting.values_mut() {
        to_come.sort_unstable();
    }
    let events = walk.machine.events();
    let last = match goal {
        Goal::At(at) => executions.last_tick(at),
        Goal::Stuck => None,
        Goal::Race(first, second) => {
            // Who comes later has done already what leads to its access.
            let ticks = [first, second].map(|&number| start_of(executions, &mut model, events[number].tick));
            let next = |tick| executions.next_place(tick).and_then(|next| places.get(&next));
            // Both are there before the program ends.
            let exits = executions.exits().iter().filter(|(_, path, _)| model.is_true(*path));
            let exits: Vec<usize> =
                exits.filter_map(|(.., exit)| places.get(&executions.first_of(*exit)).copied()).collect();
            let until = ticks.into_iter().filter_map(next).copied().chain(exits).min().unwrap_or(usize::MAX);
            made.retain(|(place, tick)| {
                let leads = |at: &TickId| executions.first_of(*tick) == executions.first_of(*at) && tick < at;
                *place < until || ticks.iter().any(leads)
            });
            None
        }
    };
    if let Some(last) = last {
        let until = places.get(&executions.first_of(last));
        made.retain(|(place, _)| Some(place) <= until);
    }
    let mut started: BTreeMap<TickId, u32> = BTreeMap::new();
    for (id, tick) in walk.machine.ticks().iter() {
        if let Some((thread, _)) = tick.starts.iter().find(|(_, when)| model.is_true(*when)) {
            started.insert(start_of(executions, &mut model, id), *thread);
        }
    }
    let mut acts = Acts { walk, made: Vec::new(), waiting };
    for (_, tick) in made {
        let thread = walk.machine.ticks()[tick].thread;
        match executions.may_wait(tick) {
            true => acts.reach_memory(thread, tick),
            false => {
                acts.issue_before(thread, tick);
                acts.run(tick, started.get(&tick).copied(), None);
                if walk.machine.ticks()[tick].fence == Fence::All {
                    acts.waiting.entry(thread).or_default().1.clear();
                }
            }
        }
    }
    match goal {
        Goal::At(at) => acts.issue_before(at.thread, TickId::new(at.ticks as usize)),
        Goal::Stuck => {}
        Goal::Race(first, second) => {
            for event in [first, second].map(|&number| &events[number]) {
                acts.issue_before(event.thread, event.tick);
            }
        }
    }
    let mut acts = acts.made;
    match goal {
        Goal::At(at) => acts.push(Act::Rest { thread: at.thread }),
        Goal::Stuck => {
            let started = walk.machine.started().iter().filter(|start| model.is_true(start.path));
            let threads = std::iter::once(0).chain(started.map(|start| start.thread));
            acts.extend(threads.map(|thread| Act::Rest { thread }));
        }
        Goal::Race(first, second) => acts.extend([first, second].map(|&number| {
            let event = &events[number];
            Act::Stand { thread: event.thread, stack: walk.machine.stack_of(event.pc, event.context) }
        })),
    }
    Schedule { acts, inputs }
}

/// Acts, one after the other.
struct Acts<'w, 'p> {
    walk: &'w Walk<'p>,
    made: Vec<Act>,
    /// Of each thread, stores that are to come, in order, and those that wait in its store buffer.
    waiting: BTreeMap<u32, (Vec<TickId>, Vec<TickId>)>,
}

impl Acts<'_, '_> {
    fn run(&mut self, tick: TickId, starts: Option<u32>, delays: Option<u32>) {
        let about = &self.walk.machine.ticks()[tick];
        let stack = self.walk.machine.stack_of(about.pc, about.context);
        self.made.push(Act::Run { thread: about.thread, stack, starts, delays });
    }

    /// The thread makes its stores before a tick; they wait.
    fn issue_before(&mut self, thread: u32, tick: TickId) {
        let (to_come, buffer) = self.waiting.entry(thread).or_default();
        let count = to_come.partition_point(|store| *store < tick);
        let stores: Vec<TickId> = to_come.drain(..count).collect();
        buffer.extend(&stores);
        for store in stores {
            self.run(store, None, Some(number_of(store)));
        }
    }

    /// A store reaches memory, at once if it was not made yet and none of its thread is waiting.
    fn reach_memory(&mut self, thread: u32, store: TickId) {
        self.issue_before(thread, store);
        let (to_come, buffer) = self.waiting.entry(thread).or_default();
        if to_come.first() == Some(&store) {
            to_come.remove(0);
            if buffer.is_empty() {
                return self.run(store, None, None);
            }
            self.run(store, None, Some(number_of(store)));
        } else {
            buffer.retain(|other| *other != store);
        }
        self.made.push(Act::Flush { delayed: number_of(store) });
    }
}

fn number_of(store: TickId) -> u32 {
    store.index() as u32
}

/// The ticks in which something happens, in the order in which they do.
fn happened(
    walk: &Walk<'_>,
    executions: &Executions,
    model: &mut Model<'_>,
    places: &BTreeMap<TickId, usize>,
) -> Vec<(usize, TickId)> {
    let mut ticks: Vec<TickId> = Vec::new();
    for (number, event) in walk.machine.events().iter().enumerate() {
        if model.is_true(executions.events().happens[number]) {
            ticks.push(event.tick);
        }
    }
    for (id, tick) in walk.machine.ticks().iter() {
        if tick.starts.iter().any(|(_, when)| model.is_true(*when)) {
            ticks.push(id);
        }
    }
    let mut made: BTreeMap<TickId, usize> = BTreeMap::new();
    for tick in ticks {
        if let Some(&place) = places.get(&executions.first_of(tick)) {
            let first = made.entry(start_of(executions, model, tick)).or_insert(place);
            *first = place.min(*first);
        }
    }
    let mut made: Vec<(usize, TickId)> = made.into_iter().map(|(tick, place)| (place, tick)).collect();
    made.sort_unstable();
    made
}

/// The tick with which everything starts that one is part of, as it follows others at once.
fn start_of(executions: &Executions, model: &mut Model<'_>, mut tick: TickId) -> TickId {
    while let Some((before, _)) = executions
        .events()
        .ticks
        .get(&tick)
        .and_then(|tick| tick.follows.iter().find(|(_, at_once)| model.is_true(*at_once)))
    {
        tick = *before;
    }
    tick
}
