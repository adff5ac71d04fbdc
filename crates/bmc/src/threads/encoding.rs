//! The two ways to say which executions there are, behind one face: what deadlocks, races, interleavings and formulas need to know.

use std::borrow::Cow;
use std::collections::BTreeMap;

use program::Program;
use sem::domain::Domain;
use symbolic::record::Instant;
use symbolic::threads::TickId;
use symbolic::walk::Walk;
use symbolic::{Bool, Stopped, Symbolic};
use term::Assignment;

use super::deadlock::reads_last;
use super::events::{Access, Conditions, Events};
use super::models::MemoryModel;
use super::orders::Orders;
use super::scheduler::Scheduler;

/// How executions of several threads become a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Which of two ticks comes first: no bound but that of loops.
    PartialOrder(MemoryModel),
    /// Who makes each step.
    Scheduler {
        /// How many steps there are; none to let them grow until they are enough for every execution.
        steps: Option<u32>,
        /// How often another thread may make a step than the one that has made the step before.
        contexts: Option<u32>,
    },
}

impl Default for Encoding {
    fn default() -> Encoding {
        Encoding::PartialOrder(MemoryModel::Sc)
    }
}

impl Encoding {
    /// In which order stores reach memory.
    pub fn memory_model(self) -> MemoryModel {
        match self {
            Encoding::PartialOrder(model) => model,
            Encoding::Scheduler { .. } => MemoryModel::Sc,
        }
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::PartialOrder(_) => "partial-order",
            Encoding::Scheduler { .. } => "scheduler",
        }
    }
}

/// Something that holds in every execution, and what it is about.
pub(crate) struct Part {
    pub(crate) about: Cow<'static, str>,
    pub(crate) holds: Bool,
}

/// So many steps are looked at first.
const FIRST_STEPS: usize = 8;

/// The executions of several threads.
pub(crate) enum Executions {
    Orders(Orders),
    Steps(Scheduler, Option<u32>),
}

impl Executions {
    /// The executions of a walk, if there are several threads.
    pub(crate) fn new(walk: &mut Walk<'_>, program: &Program, encoding: Encoding) -> Option<Executions> {
        if !walk.machine.has_threads() {
            return None;
        }
        Some(match encoding {
            Encoding::PartialOrder(model) => Executions::Orders(Orders::new(walk, program, model)),
            Encoding::Scheduler { steps, contexts } => {
                let mut scheduler = Scheduler::new(walk, program, contexts);
                let first = steps.map_or(FIRST_STEPS, |steps| steps as usize).min(scheduler.longest());
                scheduler.extend(&mut walk.machine.d, first);
                Executions::Steps(scheduler, steps)
            }
        })
    }

    /// What holds in all of them.
    pub(crate) fn hold(&self) -> Bool {
        match self {
            Executions::Orders(orders) => orders.executions,
            Executions::Steps(scheduler, _) => scheduler.executions,
        }
    }

    /// The same, one by one.
    pub(crate) fn parts(&self) -> &[Part] {
        match self {
            Executions::Orders(orders) => &orders.parts,
            Executions::Steps(scheduler, _) => &scheduler.parts,
        }
    }

    /// What holds in all of them as well, and need not be said before it is broken.
    pub(crate) fn later(&self) -> &[Bool] {
        match self {
            Executions::Orders(orders) => &orders.later,
            Executions::Steps(..) => &[],
        }
    }

    /// What threads do in them.
    pub(crate) fn events(&self) -> &Events {
        match self {
            Executions::Orders(orders) => &orders.events,
            Executions::Steps(scheduler, _) => &scheduler.events,
        }
    }

    /// Where the program ends: who ends it, when, and in which tick.
    pub(crate) fn exits(&self) -> &[(u32, Bool, TickId)] {
        match self {
            Executions::Orders(orders) => orders.exits(),
            Executions::Steps(scheduler, _) => scheduler.exits(),
        }
    }

    /// How many steps there are, if they are counted.
    pub(crate) fn steps(&self) -> Option<usize> {
        match self {
            Executions::Orders(_) => None,
            Executions::Steps(scheduler, _) => Some(scheduler.length()),
        }
    }

    /// When an execution goes on after the last step.
    pub(crate) fn goes_further(&self, d: &mut Symbolic) -> Bool {
        match self {
            Executions::Steps(scheduler, _) if scheduler.length() < scheduler.longest() => {
                scheduler.goes_further(d)
            }
            _ => Bool::Const(false),
        }
    }

    /// Looks at twice as many steps; whether it may.
    pub(crate) fn lengthen(&mut self, d: &mut Symbolic) -> bool {
        match self {
            Executions::Steps(scheduler, None) => {
                scheduler.extend(d, (2 * scheduler.length()).min(scheduler.longest()));
                true
            }
            _ => false,
        }
    }

    /// Looks at as many steps as any execution has, unless somebody has said how many.
    pub(crate) fn lengthen_fully(&mut self, d: &mut Symbolic) {
        if let Executions::Steps(scheduler, None) = self {
            scheduler.extend(d, scheduler.longest());
        }
    }

    /// What variables are called, for people.
    pub(crate) fn explained(&self) -> Vec<String> {
        match self {
            Executions::Orders(_) => {
                vec!["  before.2.7: tick 2 (a step or an atomic section that others can tell) comes before tick 7".into()]
            }
            Executions::Steps(scheduler, _) => scheduler.explained(),
        }
    }

    /// How many switches there are at most, if executions with more may be left out.
    pub(crate) fn contexts_cut(&self) -> Option<u32> {
        match self {
            Executions::Orders(_) => None,
            Executions::Steps(scheduler, _) => scheduler.contexts_cut(),
        }
    }

    /// Leaves out executions that stop before they have to.
    pub(crate) fn go_on_to_the_end(&mut self, d: &mut Symbolic) {
        if let Executions::Steps(scheduler, _) = self {
            let over = scheduler.is_over(d);
            scheduler.executions = d.and_b(scheduler.executions, over);
        }
    }

    /// When nobody can go on: what holds for orders anyway, in which threads go as far as they can.
    pub(crate) fn is_over(&self, d: &mut Symbolic) -> Bool {
        match self {
            Executions::Orders(_) => Bool::Const(true),
            Executions::Steps(scheduler, _) => scheduler.is_over(d),
        }
    }

    /// When something can happen at this point that otherwise happens when `truth` is true: the thread comes there, and nobody has ended the program before.
    pub(crate) fn while_running(&self, walk: &mut Walk<'_>, at: &Instant, truth: Bool) -> Bool {
        match self {
            Executions::Orders(orders) => orders.while_running(walk, at, truth),
            Executions::Steps(scheduler, _) => scheduler.while_running(&mut walk.machine.d, at, truth),
        }
    }

    /// Whether it is certain which of two ticks comes first where something is true.
    pub(crate) fn is_ordered(&self, d: &Symbolic, one: TickId, other: TickId, truth: Bool) -> bool {
        let conditions = Conditions::of(d, truth);
        let events = self.events();
        events.comes_before(one, other, &conditions) || events.comes_before(other, one, &conditions)
    }

    /// When two threads are about to make these ticks at the same time, one each, and nobody has ended the program.
    pub(crate) fn meet(&self, d: &mut Symbolic, ticks: [TickId; 2], in_section: [bool; 2]) -> Bool {
        match self {
            Executions::Orders(orders) => orders.meet(d, ticks, in_section),
            Executions::Steps(scheduler, _) => {
                let neighbours = scheduler.are_neighbours(d, ticks);
                ticks.iter().fold(neighbours, |when, tick| scheduler.after(d, *tick, when))
            }
        }
    }

    /// Whether a section has a place in the order whether or not it comes to its end, where its reads give what is there; `happens` is when it does.
    pub(crate) fn has_own_place(&self, tick: TickId, happens: Bool) -> bool {
        let follows = |tick: &super::events::Tick| !tick.follows.is_empty();
        match self {
            Executions::Orders(orders) => {
                happens != Bool::Const(false)
                    && orders.first_of(tick) == tick
                    && !orders.events.ticks.get(&tick).is_some_and(follows)
            }
            Executions::Steps(..) => false,
        }
    }

    /// When a read, of this piece of memory, gives what is there in the end.
    pub(crate) fn reads_last(&self, d: &mut Symbolic, piece: usize, read: &Access) -> Bool {
        match self {
            Executions::Orders(orders) => reads_last(orders, d, piece, read),
            Executions::Steps(scheduler, _) => scheduler.reads_last(d, piece, read),
        }
    }

    /// The last tick of a thread at some moment that has a place among those of others, or the one that starts it.
    pub(crate) fn last_tick(&self, at: &Instant) -> Option<TickId> {
        match self {
            Executions::Orders(orders) => orders.last_tick(at),
            Executions::Steps(scheduler, _) => scheduler.last_tick(at),
        }
    }

    /// Whether a tick is a store that may reach memory later than it is made.
    pub(crate) fn may_wait(&self, tick: TickId) -> bool {
        match self {
            Executions::Orders(orders) => orders.may_wait(tick),
            Executions::Steps(..) => false,
        }
    }

    /// What happens but is not followed: the event, by its number, and what it is.
    pub(crate) fn not_followed(&self) -> Vec<(usize, Stopped)> {
        let Executions::Orders(orders) = self else { return Vec::new() };
        let what = "shared memory written by something else than a store, or to a block that another thread may end, which may reach memory late: use --memory-model sc";
        orders.undelayed.iter().map(|&event| (event, Stopped::Unsupported(what.into()))).collect()
    }

    /// The place of a tick, or the next one that its thread has when it is about to make it.
    pub(crate) fn next_place(&self, tick: TickId) -> Option<TickId> {
        match self {
            Executions::Orders(orders) => orders.next_place(tick),
            Executions::Steps(..) => Some(tick),
        }
    }

    /// The tick that stands for what one happens with.
    pub(crate) fn first_of(&self, tick: TickId) -> TickId {
        match self {
            Executions::Orders(orders) => orders.first_of(tick),
            Executions::Steps(..) => tick,
        }
    }

    /// The places of ticks in the order that a model gives.
    pub(crate) fn places(&self, walk: &mut Walk<'_>, model: &Assignment) -> BTreeMap<TickId, usize> {
        match self {
            Executions::Orders(orders) => orders.places(walk, model),
            Executions::Steps(scheduler, _) => scheduler.places(walk, model),
        }
    }
}
