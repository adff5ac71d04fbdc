//! `EnumStatesSMC`: how many different states random runs meet, and how many of them satisfy each simple proposition.
//!
//! States are compared as the explicit engine stores them, dead registers included. Every instruction is a step, and every step is stored: some
//! microseconds each.

use crate::exact::{Exact, weigh};
use crate::runner::Manner;
use crate::stream::Stream;
use concrete::Outcome;
use explore::store::Key;
use explore::violations::race;
use explore::{Mover, Options, Reduction, StoreFull, System, Tried, Via, View, Worker, reason_for};
use program::Program;
use program::code::Reg;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::time::Instant;
use verdict::places::Places;
use verdict::query::ast::Simple;
use verdict::query::resolved::Called;
use verdict::query::{Proposition, StateView, eval};
use verdict::{QueryResult, Reason, ReasonCode};

/// Counts the states that `runs` runs of `steps` steps meet.
pub fn count(
    program: &Program,
    places: &Places<'_>,
    what: &Exact<'_>,
    (steps, runs, seed): (u64, u64, u64),
    progress: &explore::search::Progress,
) -> Result<QueryResult, Reason> {
    let all = |(id, function): (_, &program::code::Function)| (id, (0..function.cells).collect::<Vec<Reg>>());
    let options = Options {
        reduction: Reduction::None,
        symmetry: false,
        chances: what.manner.chances,
        registers: program.functions.iter().map(all).collect(),
        markers: what.markers.clone(),
        lenient: true,
        ..Options::default()
    };
    let system = System::new(program, None, what.start.clone(), options);
    let mut worker = Worker::new(&system).map_err(|outcome| reason_for(&outcome, places))?;
    let full = |StoreFull| Reason::new(ReasonCode::MemoryLimit);
    let first = worker.store_first().map_err(full)?;
    let (mut counts, mut movers) = (Counts::default(), Vec::new());
    for number in 0..runs {
        let mut stream = Stream::new(seed, number);
        let mut state = first;
        let mut new = number == 0;
        for step in 0..=steps {
            let Some(key) = system.states.key(state) else { break };
            worker.load(key);
            worker.movers(&mut movers);
            if new {
                counts.add(&mut worker, &movers, program);
            }
            if movers.is_empty() || step == steps {
                break;
            }
            match draw_step(&mut worker, &movers, &what.manner, &mut stream) {
                Step::Next(key, via) => (state, new) = system.states.insert(key, state, via.0),
                Step::Full => return Err(full(StoreFull)),
                Step::End => break,
                Step::Trouble(outcome) => return Err(reason_for(&outcome, places)),
            }
        }
        progress.done.store(system.states.len(), Ordering::Relaxed);
        let limits = &what.limits;
        if progress.stop.load(Ordering::Relaxed) {
            return Err(Reason::new(ReasonCode::Interrupted));
        }
        if limits.until.is_some_and(|until| Instant::now() >= until) {
            return Err(Reason::new(ReasonCode::Timeout));
        }
        if system.bytes() > limits.memory {
            return Err(Reason::new(ReasonCode::MemoryLimit));
        }
    }
    if worker.machine().outside().shortcuts.inputs {
        return Err(Reason::new(ReasonCode::InputRange));
    }
    Ok(QueryResult::States { states: system.states.len(), counts: counts.0 })
}

enum Step {
    Next(Key, Via),
    End,
    Full,
    Trouble(Box<Outcome>),
}

/// Draws who moves, and what is chosen.
fn draw_step(worker: &mut Worker<'_, '_>, movers: &[Mover], manner: &Manner, stream: &mut Stream) -> Step {
    let interrupts = movers.iter().any(|mover| matches!(mover, Mover::Interrupt(_)));
    if interrupts {
        // What they weigh is what the machine knows.
        worker.restore();
    }
    let weights = weigh(worker.machine(), movers, manner);
    let Some(&mover) = movers.get(stream.weighted(&weights)) else { return Step::End };
    // The way in whose part of all chances this lies; the last one, if rounding leaves a gap.
    let wanted = stream.fraction() * (1.0 - 1e-9);
    let (mut passed, mut drawn) = (0.0, Step::End);
    worker.try_all(mover, &mut |worker, via, _, tried| {
        passed += worker.machine().outside().chance();
        if passed <= wanted {
            return true;
        }
        drawn = match tried {
            Tried::State { .. } => match worker.key_of_next() {
                Ok(key) => Step::Next(key, via),
                Err(StoreFull) => Step::Full,
            },
            Tried::Nothing | Tried::Undecided(_) => Step::End,
            Tried::End(outcome) => match *outcome {
                Outcome::Exit(_) | Outcome::Signal(_) | Outcome::Violation(_) | Outcome::Ignored(_) => {
                    Step::End
                }
                Outcome::Unsupported(_) | Outcome::External(_) | Outcome::Limit(_) | Outcome::Undecided => {
                    Step::Trouble(outcome)
                }
            },
        };
        false
    });
    drawn
}

/// How many states satisfy each simple proposition.
#[derive(Default)]
struct Counts(BTreeMap<String, u64>);

impl Counts {
    fn add(&mut self, worker: &mut Worker<'_, '_>, movers: &[Mover], program: &Program) {
        let races = movers.len() > 1 && race(worker, movers).is_some();
        worker.restore();
        let view = View { machine: worker.machine(), races };
        for simple in Simple::ALL {
            let count = self.0.entry(simple.name().to_string()).or_default();
            *count += u64::from(eval(&Proposition::Simple(simple), &view));
        }
        let called: BTreeSet<u32> = (0..view.threads())
            .filter_map(|thread| match view.next_call(thread) {
                Some(Called::External(place)) => Some(place),
                _ => None,
            })
            .collect();
        for name in called.into_iter().filter_map(|place| program.code.externals.get(place as usize)) {
            *self.0.entry(format!("Exists(p)([p.{name}])")).or_default() += 1;
        }
    }
}
