//! `Exact`: the chain of all states, built by the explicit engine without reductions, and solved.
//!
//! A transition of the chain is one step of a run ([`runner`](crate::runner)): an instruction, with the phis behind a jump, or an atomic section. A
//! state in which the event happens is not left. Probabilities are those of the runs that keep all assumptions, as in samples.
//!
//! Limits: inputs of more values than are tried make the answer unknown; so do more states than fit. Cost: one move of the explicit engine for each
//! transition, about 60 bytes for a state.

use crate::chain::{Chain, NotConverged};
use crate::runner::Manner;
use concrete::{Interpreter, Outcome};
use explore::search::{Limits, Progress};
use explore::store::StateId;
use explore::violations::race;
use explore::{Mover, Options, Reduction, Start, StoreFull, System, Tried, View, Worker, reason_for};
use program::Program;
use std::sync::atomic::Ordering;
use std::time::Instant;
use verdict::places::Places;
use verdict::query::ast::Simple;
use verdict::query::{Proposition, Resolved, eval};
use verdict::{Reason, ReasonCode};

/// What is solved, and with what.
pub struct Exact<'q> {
    /// The query.
    pub query: &'q Resolved,
    /// Where the program starts.
    pub start: Start,
    /// Functions without a body that do nothing, by name.
    pub markers: Vec<String>,
    /// How runs would be made.
    pub manner: Manner,
    /// What it may use up.
    pub limits: Limits,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solved {
    /// How likely the event is.
    pub probability: f64,
    /// The states of the chain.
    pub states: u64,
    /// Its transitions.
    pub transitions: u64,
}

/// How good a solution has to be, relatively.
const RELATIVE: f64 = 1e-9;
/// Where runs go that fail an assumption, until the chain is complete.
const IGNORED: u32 = u32::MAX - 1;
/// Where runs go that end.
const ENDED: u32 = u32::MAX;

/// Solves the chain: how likely `event` is within so many steps, or ever.
pub fn solve(
    program: &Program,
    places: &Places<'_>,
    what: &Exact<'_>,
    (event, steps): (&Proposition, Option<u64>),
    progress: &Progress,
) -> Result<Solved, Reason> {
    let options = Options {
        reduction: Reduction::None,
        chances: what.manner.chances,
        registers: what.query.visible.cells(),
        symmetry: !what.query.visible.addresses,
        markers: what.markers.clone(),
        lenient: true,
        ..Options::default()
    };
    let system = System::new(program, None, what.start.clone(), options);
    let worker = Worker::new(&system).map_err(|outcome| reason_for(&outcome, places))?;
    let races = what.query.visible.simple.contains(&Simple::DataRace);
    let mut builder = Builder {
        system: &system,
        worker,
        event,
        races,
        what,
        places,
        chain: Chain::default(),
        ignored: false,
    };
    builder.build(progress)?;
    let ignored = builder.ignored;
    let chain = builder.chain;
    let solve = |chain: &Chain| match steps {
        Some(steps) => Ok(chain.within(0, steps)),
        None => match chain.ever(0, RELATIVE) {
            Ok(interval) => Ok((interval.low + interval.high) / 2.0),
            Err(NotConverged(interval)) => {
                let message = format!(
                    "the probability lies between {} and {}, and more rounds do not help",
                    interval.low, interval.high
                );
                Err(Reason::because(ReasonCode::Incomplete, message))
            }
        },
    };
    let mut probability = solve(&chain)?;
    if ignored {
        let last = chain.len() as u32 - 1;
        let kept = 1.0 - solve(&chain.with_goal(|state| state == last))?;
        if kept <= 0.0 {
            return Err(Reason::new(ReasonCode::NothingChecked));
        }
        probability /= kept;
    }
    // Rounding may go a little too far.
    let probability = probability.min(1.0);
    Ok(Solved { probability, states: chain.len() as u64, transitions: chain.transitions() as u64 })
}

/// How often each of these moves is drawn.
pub(crate) fn weigh(machine: &Interpreter<'_>, movers: &[Mover], manner: &Manner) -> Vec<f64> {
    let threads = movers.iter().filter_map(|mover| match *mover {
        Mover::Thread(thread) => Some(thread),
        Mover::Interrupt(_) | Mover::Together => None,
    });
    let highest = manner.weights.highest(threads);
    let weight = |mover: &Mover| match *mover {
        Mover::Interrupt(which) => machine.interrupts()[which].weight,
        Mover::Thread(thread) => manner.weights.among(thread, highest),
        Mover::Together => 1.0,
    };
    movers.iter().map(weight).collect()
}

struct Builder<'a, 's, 'p, 'q> {
    system: &'s System<'p>,
    worker: Worker<'s, 'p>,
    event: &'a Proposition,
    races: bool,
    what: &'a Exact<'q>,
    places: &'a Places<'a>,
    chain: Chain,
    ignored: bool,
}

impl Builder<'_, '_, '_, '_> {
    /// Looks at every state in the order in which it was reached: its number in the chain.
    fn build(&mut self, progress: &Progress) -> Result<(), Reason> {
        let full = |StoreFull| Reason::new(ReasonCode::MemoryLimit);
        self.worker.store_first().map_err(full)?;
        let (mut transitions, mut movers): (Vec<(u32, f64)>, Vec<Mover>) = Default::default();
        let mut next = 1;
        while let Some(key) = self.system.states.key(StateId(next)) {
            self.worker.load(key);
            self.worker.movers(&mut movers);
            let races = self.races && movers.len() > 1 && race(&mut self.worker, &movers).is_some();
            self.worker.restore();
            let found = eval(self.event, &View { machine: self.worker.machine(), races });
            transitions.clear();
            if !found {
                self.moves(StateId(next), &movers, &mut transitions).map_err(|problem| match problem {
                    Problem::Full => full(StoreFull),
                    Problem::Choices => Reason::new(ReasonCode::InputRange),
                    Problem::Run(outcome) => reason_for(&outcome, self.places),
                })?;
            }
            // Several ways to one state are one.
            transitions.sort_unstable_by_key(|(to, _)| *to);
            transitions.dedup_by(|one, other| {
                let same = one.0 == other.0;
                if same {
                    other.1 += one.1;
                }
                same
            });
            self.chain.add(transitions.iter().copied(), found);
            progress.done.fetch_add(1, Ordering::Relaxed);
            if next.is_multiple_of(256) {
                self.check_limits(progress)?;
            }
            next += 1;
        }
        let shortcuts = self.worker.machine().outside().shortcuts;
        if shortcuts.inputs {
            return Err(Reason::new(ReasonCode::InputRange));
        }
        if self.ignored {
            let last = self.chain.len() as u32;
            self.chain.redirect(IGNORED, last);
            self.chain.add([], false);
        }
        Ok(())
    }

    fn check_limits(&self, progress: &Progress) -> Result<(), Reason> {
        let bytes = self.system.bytes() + self.chain.bytes();
        progress.bytes.store(bytes as u64, Ordering::Relaxed);
        progress.open.store(self.system.states.len() - self.chain.len() as u64, Ordering::Relaxed);
        let limits = &self.what.limits;
        let code = if progress.stop.load(Ordering::Relaxed) {
            ReasonCode::Interrupted
        } else if limits.until.is_some_and(|until| Instant::now() >= until) {
            ReasonCode::Timeout
        } else if bytes > limits.memory {
            ReasonCode::MemoryLimit
        } else if self.system.states.len() > limits.states {
            ReasonCode::StateLimit
        } else {
            return Ok(());
        };
        Err(Reason::new(code))
    }

    /// Where the state goes that the worker is in, and how likely.
    fn moves(
        &mut self,
        state: StateId,
        movers: &[Mover],
        transitions: &mut Vec<(u32, f64)>,
    ) -> Result<(), Problem> {
        let (machine, manner) = (self.worker.machine(), &self.what.manner);
        let weights = weigh(machine, movers, manner);
        // A process that has ended and is drawn leaves everything as it is.
        let idles = |thread: &usize| manner.loop_at_end && machine.thread(*thread).ended;
        let ended = (0..machine.thread_count()).filter(idles);
        let idle: f64 = ended.map(|thread| manner.weights.of(thread)).sum();
        let total = weights.iter().sum::<f64>() + idle;
        for (&mover, weight) in movers.iter().zip(&weights).filter(|(_, weight)| **weight > 0.0) {
            let (system, ignored) = (self.system, &mut self.ignored);
            let mut problem = None;
            let complete = self.worker.try_all(mover, &mut |worker, via, _, tried| {
                let chance = weight / total * worker.machine().outside().chance();
                match tried {
                    Tried::State { .. } => match worker.key_of_next() {
                        Ok(key) => {
                            let to = system.states.insert(key, state, via.0).0;
                            transitions.push((to.0 - 1, chance));
                        }
                        Err(StoreFull) => problem = Some(Problem::Full),
                    },
                    Tried::Nothing | Tried::Undecided(_) => {}
                    Tried::End(outcome) => match *outcome {
                        Outcome::Exit(_) | Outcome::Signal(_) | Outcome::Violation(_) => {
                            transitions.push((ENDED, chance));
                        }
                        Outcome::Ignored(_) => {
                            *ignored = true;
                            transitions.push((IGNORED, chance));
                        }
                        Outcome::Unsupported(_)
                        | Outcome::External(_)
                        | Outcome::Limit(_)
                        | Outcome::Undecided => problem = Some(Problem::Run(outcome)),
                    },
                }
                problem.is_none()
            });
            match problem {
                Some(problem) => return Err(problem),
                None if !complete => return Err(Problem::Choices),
                None => {}
            }
        }
        Ok(())
    }
}

enum Problem {
    Full,
    Choices,
    Run(Box<Outcome>),
}
