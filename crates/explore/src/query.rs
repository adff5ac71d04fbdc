//! Queries about all states: can a proposition be reached, does it hold everywhere, how many states are there?
//!
//! A query does not stop at an error: the run goes on as the paper's explicit rules say (`concrete::Machine::go_on_after_errors`). What ends a
//! run nevertheless, other than an illegal store or free, is assumed not to happen, and said so.
//!
//! The state that shows an answer is reached again by a machine that has seen nothing of the search, and the proposition evaluated there,
//! before anything is said.

use crate::engine::{note_approximations, note_markers, note_stats, reason_for, reason_of_cut};
use crate::moves::{Mover, Via};
use crate::replay::{DoesNotReplay, Replay};
use crate::script::Script;
use crate::search::{Go, Goal, Limits, Order, Progress, Search};
use crate::seen::Seen;
use crate::store::{StateId, locked};
use crate::system::{Options, Reduction, Start, System};
use crate::view::View;
use crate::violations::race;
use crate::worker::Worker;
use concrete::{Machine, Outcome};
use program::Program;
use program::code::{FuncId, Reg};
use program::future::Futures;
use program::points_to::PointsTo;
use sem::ub::Class;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use verdict::places::Places;
use verdict::query::ast::Simple;
use verdict::query::resolved::Called;
use verdict::query::{Proposition, Query, Resolved, StateView, eval};
use verdict::{Answer, Approximation, Entry, Move, QueryResult, Reason, ReasonCode, Scope, Trace, Verdict};

/// What is asked, and how to look.
pub struct Ask<'q> {
    /// The query.
    pub query: &'q Resolved,
    /// Where the program starts.
    pub start: Start,
    /// The functions it starts at, by name.
    pub entries: Vec<String>,
    /// How the state space is looked at; what the query needs is added.
    pub options: Options,
    /// The order of the search.
    pub order: Order,
    /// What it may use up.
    pub limits: Limits,
}

/// Answers a query; `progress` can be looked at meanwhile. An error if the query cannot be asked so.
pub fn ask(
    program: &Program,
    places: &Places<'_>,
    what: Ask<'_>,
    progress: &Progress,
    answer: Answer,
) -> Result<Answer, String> {
    let mut answer = answer;
    let (proposition, wanted) = match &what.query.query {
        Query::Reachable(proposition) => (Some(proposition), true),
        Query::Invariant(proposition) => (Some(proposition), false),
        Query::EnumStates => (None, true),
        Query::Probability { .. }
        | Query::Hypothesis { .. }
        | Query::Estimate { .. }
        | Query::EnumStatesSmc { .. }
        | Query::Split { .. }
        | Query::Exact { .. } => {
            let message =
                "queries about probabilities and expectations are not for the search through all states";
            answer.reason = Some(Reason::because(ReasonCode::Unsupported, message));
            return Ok(answer.settled());
        }
    };
    if proposition.is_none() && what.options.reduction == Reduction::Por {
        return Err("EnumStates counts states, and the reduction por leaves most of them out; \
                    use none, internal or simultaneous"
            .to_string());
    }
    let mut options = options_for(&what, program);
    answer.config.reduction = Some(options.reduction.name().to_string());
    note_markers(&mut answer, &options.markers, program);
    let points_to = PointsTo::new(program, &what.start.functions());
    let futures = (options.reduction == Reduction::Por).then(|| Futures::new(program, &points_to));
    let (system, goal, covered) = loop {
        let system = System::new(program, futures.as_ref(), what.start.clone(), options.clone());
        let goal = Asking::new(proposition, wanted, what.query, program);
        let covered = match Search::new(&system, &goal, what.order, what.limits, progress).run() {
            Ok(covered) => covered,
            Err(outcome) => {
                answer.reason = Some(reason_for(&outcome, places));
                return Ok(answer.settled());
            }
        };
        if !(covered.observed && options.symmetry) {
            break (system, goal, covered);
        }
        // A program that looks at addresses can tell blocks of the heap apart.
        options.symmetry = false;
        progress.restart();
    };
    note_approximations(&mut answer, &covered, &system);
    goal.note_errors(&mut answer);
    note_stats(&mut answer, &system, progress);
    answer.scope = Scope::Complete;
    let found = *locked(&goal.found);
    let result = match (found, proposition) {
        (Some(state), Some(proposition)) => match way_to(&system, state)
            .and_then(|moves| shown(&system, places, &what, proposition, wanted, moves))
        {
            Ok(trace) => {
                answer.trace = Some(trace);
                Some(QueryResult::Reachability { satisfied: wanted })
            }
            Err(DoesNotReplay(why)) => {
                let message = format!(
                    "{}: the state that shows the answer is lost: {why}",
                    ReasonCode::Internal.sentence()
                );
                answer.reason = Some(Reason::because(ReasonCode::Internal, message));
                None
            }
        },
        _ => match (covered.cuts.first(), proposition) {
            (Some(cut), _) => {
                answer.reason = Some(reason_of_cut(cut, places));
                None
            }
            (None, _) if covered.preempted => {
                answer.reason = Some(Reason::new(ReasonCode::Preemptions));
                None
            }
            (None, Some(_)) => Some(QueryResult::Reachability { satisfied: !wanted }),
            (None, None) => {
                Some(QueryResult::States { states: system.states.len(), counts: goal.counts(program) })
            }
        },
    };
    answer.verdict = match &result {
        None => Verdict::Unknown,
        Some(QueryResult::Reachability { satisfied: false }) => Verdict::False,
        Some(_) => Verdict::True,
    };
    if let Some(query) = &mut answer.query {
        query.result = result;
    }
    Ok(answer.settled())
}

/// Answers a query by the state to which these moves lead; an error if they cannot be made, or it shows nothing.
pub fn answer_by(
    program: &Program,
    places: &Places<'_>,
    what: &Ask<'_>,
    moves: Vec<Move>,
    mut answer: Answer,
) -> Result<Answer, DoesNotReplay> {
    let (proposition, wanted) = match &what.query.query {
        Query::Reachable(proposition) => (proposition, true),
        Query::Invariant(proposition) => (proposition, false),
        _ => return Err(DoesNotReplay("the query is not about one state".to_string())),
    };
    let system = System::new(program, None, what.start.clone(), options_for(what, program));
    answer.trace = Some(shown(&system, places, what, proposition, wanted, moves)?);
    answer.verdict = if wanted { Verdict::True } else { Verdict::False };
    answer.scope = Scope::Complete;
    if let Some(query) = &mut answer.query {
        query.result = Some(QueryResult::Reachability { satisfied: wanted });
    }
    Ok(answer.settled())
}

/// How to look, so that the query sees all there is to see.
pub fn options_for(what: &Ask<'_>, program: &Program) -> Options {
    let visible = &what.query.visible;
    let counts = matches!(what.query.query, Query::EnumStates);
    let seen = if counts { Seen::default() } else { Seen::of(what.query, program, &what.start) };
    let mut options = what.options.clone();
    let named = visible.calls.iter().filter_map(|called| match called {
        Called::External(place) => program.code.externals.get(*place as usize).cloned(),
        Called::Function(_) | Called::Primitive(_) => None,
    });
    options.markers.extend(named);
    options.lenient = true;
    // A counted state is all that there is, dead registers included.
    options.registers = if counts { all_cells(program) } else { visible.cells() };
    options.stops = seen.stops;
    options.query_visible = seen.changes;
    // Counted states are those of the program; addresses that the query compares are as they are.
    options.symmetry &= !counts && !visible.addresses;
    options
}

/// Every register of every function.
fn all_cells(program: &Program) -> Vec<(FuncId, Vec<Reg>)> {
    program.functions.iter().map(|(id, function)| (id, (0..function.cells).collect())).collect()
}

/// Looks for a state, or counts them.
struct Asking<'q> {
    proposition: Option<&'q Proposition>,
    wanted: bool,
    /// Whether races have to be looked for.
    races: bool,
    addresses: bool,
    found: Mutex<Option<StateId>>,
    /// What ended a run although nobody asked for it.
    absent: Mutex<BTreeSet<Class>>,
    errors: [AtomicU64; Simple::ALL.len()],
    /// How many states are about to call each function that nobody defines.
    calls: Vec<AtomicU64>,
}

impl<'q> Asking<'q> {
    fn new(
        proposition: Option<&'q Proposition>,
        wanted: bool,
        query: &Resolved,
        program: &Program,
    ) -> Asking<'q> {
        let visible = &query.visible;
        Asking {
            proposition,
            wanted,
            races: proposition.is_none() || visible.simple.contains(&Simple::DataRace),
            addresses: visible.addresses,
            found: Mutex::new(None),
            absent: Mutex::default(),
            errors: Default::default(),
            calls: program.code.externals.iter().map(|_| AtomicU64::new(0)).collect(),
        }
    }

    fn count(&self, view: &View<'_, '_>) {
        for (simple, count) in Simple::ALL.iter().zip(&self.errors) {
            if eval(&Proposition::Simple(*simple), view) {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        let called: BTreeSet<u32> = (0..view.threads())
            .filter_map(|thread| match view.next_call(thread) {
                Some(Called::External(place)) => Some(place),
                _ => None,
            })
            .collect();
        for place in called {
            self.calls[place as usize].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// How many states satisfy each simple proposition.
    fn counts(&self, program: &Program) -> BTreeMap<String, u64> {
        let errors = Simple::ALL.iter().map(|simple| simple.name().to_string()).zip(&self.errors);
        let calls =
            program.code.externals.iter().map(|name| format!("Exists(p)([p.{name}])")).zip(&self.calls);
        let value = |(name, count): (String, &AtomicU64)| (name, count.load(Ordering::Relaxed));
        errors.map(value).chain(calls.map(value).filter(|(_, count)| *count > 0)).collect()
    }

    /// Notes what the runs went through that the answer rests on.
    fn note_errors(&self, answer: &mut Answer) {
        let absent = locked(&self.absent);
        if !absent.is_empty() {
            let names: Vec<&str> = absent.iter().map(|class| class.name()).collect();
            let message = format!("runs end where they violate {}", names.join(", "));
            answer.ledger.note(Entry::because(Approximation::AssumedAbsent, message));
        }
        if self.addresses {
            answer.ledger.note(Entry::new(Approximation::FixedAddresses));
        }
    }
}

impl Goal for Asking<'_> {
    fn state(&self, worker: &mut Worker<'_, '_>, state: StateId, movers: &[Mover]) -> Go {
        let races = self.races && movers.len() > 1 && race(worker, movers).is_some();
        worker.restore();
        let view = View { machine: worker.machine(), races };
        let Some(proposition) = self.proposition else {
            self.count(&view);
            return Go::On;
        };
        if eval(proposition, &view) != self.wanted {
            return Go::On;
        }
        // With several workers, one will do.
        locked(&self.found).get_or_insert(state);
        Go::Stop
    }

    fn end(&self, _worker: &mut Worker<'_, '_>, _state: StateId, _via: Via, outcome: &Outcome) -> Go {
        if let Outcome::Violation(violation) = outcome
            && !is_by_the_rules(violation.class)
        {
            locked(&self.absent).insert(violation.class);
        }
        Go::On
    }
}

/// Whether the end of a run is what the rules say: an illegal store or free, a failed assertion, an error that is called.
fn is_by_the_rules(class: Class) -> bool {
    matches!(
        class,
        Class::Assert | Class::Reach | Class::Bounds | Class::Null | Class::Lifetime | Class::Free
    )
}

/// The way to a state.
fn way_to(system: &System<'_>, state: StateId) -> Result<Vec<Move>, DoesNotReplay> {
    let lost = |why: &str| DoesNotReplay(why.to_string());
    let mut worker = Worker::new(system).map_err(|_| lost("the program does not start"))?;
    worker.path_to(state, None, None).map_err(|_| lost("a move cannot be made again"))
}

/// A way to a state, replayed; the proposition must be there what it was.
fn shown(
    system: &System<'_>,
    places: &Places<'_>,
    what: &Ask<'_>,
    proposition: &Proposition,
    wanted: bool,
    moves: Vec<Move>,
) -> Result<Trace, DoesNotReplay> {
    let lost = |why: &str| DoesNotReplay(why.to_string());
    let mut replay = Replay::new(system, places).map_err(|_| lost("the program does not start"))?;
    replay.expect(&moves);
    for next in &moves {
        if replay.play(next)?.is_some() {
            return Err(lost("the run ends too early"));
        }
    }
    let races = what.query.visible.simple.contains(&Simple::DataRace) && replay.race().is_some();
    let machine: &Machine<'_, Script> = &replay.machine;
    if eval(proposition, &View { machine, races }) != wanted {
        return Err(lost("the proposition is not what it was"));
    }
    let entries: Vec<&str> = what.entries.iter().map(String::as_str).collect();
    let mut trace = Trace::new(system.program, &entries, moves);
    trace.chances = system.options.chances;
    replay.show_in(&mut trace);
    if let Some(last) = trace.steps.last_mut() {
        last.notes.extend(standing(&replay.machine, places));
    }
    Ok(trace)
}

/// Where each thread is that has not ended.
pub(crate) fn standing(machine: &Machine<'_, Script>, places: &Places<'_>) -> Vec<String> {
    let at = |thread: usize| {
        let location = places.innermost(&machine.thread(thread).stack_of_calls().0)?;
        Some(format!("then thread {thread} is at {location}"))
    };
    let threads = (0..machine.thread_count()).filter(|&thread| !machine.thread(thread).ended);
    threads.filter_map(at).collect()
}
