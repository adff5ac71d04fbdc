//! The engine: a program and what to check in, an answer out.

use crate::replay::{DoesNotReplay, Replay};
use crate::search::{Covered, Cut, Limits, Order, Progress, Search};
use crate::system::{Options, Reduction, Start, System};
use crate::violations::{Checking, Found, lost_blocks};
use crate::way::NoPath;
use crate::worker::Worker;
use concrete::{Outcome, Violation};
use program::Program;
use program::future::Futures;
use program::points_to::PointsTo;
use program::primitive::Primitive;
use sem::ub::Class;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use verdict::places::Places;
use verdict::unreached::{Seen, assertions};
use verdict::{
    Answer, Approximation, Chances, CheckIds, Coverage, Entry, Move, MoveKind, Property, Reason, ReasonCode,
    Scope, Selection, Trace, Verdict,
};

/// What to check, and how.
#[derive(Clone, Debug)]
pub struct Check {
    /// Where the program starts.
    pub start: Start,
    /// The functions it starts at, by name.
    pub entries: Vec<String>,
    /// How the state space is looked at.
    pub options: Options,
    /// The classes.
    pub selection: Selection,
    /// Whether to go on after the first violation.
    pub all_violations: bool,
    /// The order of the search.
    pub order: Order,
    /// What it may use up.
    pub limits: Limits,
    /// Whether executions count only up to undefined behaviour of a class that is not checked.
    pub assume_no_ub: bool,
}

/// Checks a program; `progress` can be looked at meanwhile.
pub fn check(
    program: &Program,
    places: &Places<'_>,
    what: Check,
    progress: &Progress,
    answer: Answer,
) -> Answer {
    let mut answer = answer;
    let mut what = what;
    what.options.look_for(&what.selection);
    answer.config.reduction = Some(what.options.reduction.name().to_string());
    note_markers(&mut answer, &what.options.markers, program);
    let points_to = PointsTo::new(program, &what.start.functions());
    let futures = (what.options.reduction == Reduction::Por).then(|| Futures::new(program, &points_to));
    let started = std::time::Instant::now();
    let (system, checking, covered) = loop {
        let checking = Checking::new(what.selection.clone(), what.all_violations);
        let system = System::new(program, futures.as_ref(), what.start.clone(), what.options.clone());
        let covered = match Search::new(&system, &checking, what.order, what.limits, progress).run() {
            Ok(covered) => covered,
            Err(Outcome::Violation(violation)) if what.selection.contains(violation.class) => {
                return violated_before_main(&violation, program, places, &what, answer);
            }
            Err(outcome) => {
                answer.reason = Some(reason_for(&outcome, places));
                return answer.settled();
            }
        };
        if !(covered.observed && system.options.symmetry) {
            break (system, checking, covered);
        }
        // A program that looks at addresses can tell blocks of the heap apart.
        what.options.symmetry = false;
        progress.restart();
    };
    note_approximations(&mut answer, &covered, &system);
    if let Some(pc) = system.weak_access() {
        answer.reason = Some(Reason::new(ReasonCode::WeakAtomics).at(places.location(pc)));
        return answer.settled();
    }
    let beyond = std::mem::take(&mut *crate::store::locked(&checking.beyond));
    if !beyond.is_empty() && what.assume_no_ub {
        let names: Vec<&str> = beyond.keys().map(|class| class.name()).collect();
        let message = format!("no violation of {}, which was not asked for", names.join(", "));
        answer.ledger.note(Entry::because(Approximation::AssumedAbsent, message));
    }
    note_stats(&mut answer, &system, progress);
    answer.stat("search_seconds", started.elapsed().as_secs_f64());
    let mut ids = CheckIds::default();
    let mut found = checking.found();
    found.sort_by_key(|found| {
        (found.class, found.stacks.first().and_then(|(_, _, stack)| stack.0.first().copied()))
    });
    for found in &found {
        match shown(&system, places, &what, found, &mut ids) {
            Ok((property, trace, mixes_copies)) => {
                answer.properties.push(property);
                answer.trace.get_or_insert(trace);
                answer.verdict = Verdict::False;
                if mixes_copies {
                    answer.ledger.note(Entry::new(Approximation::UnwrittenCopies));
                }
            }
            Err(NotShown::Lost(why)) => {
                let message =
                    format!("{}: a violation does not replay: {why}", ReasonCode::Internal.sentence());
                answer.reason = Some(Reason::because(ReasonCode::Internal, message));
                answer.verdict = Verdict::Unknown;
                return answer.settled();
            }
            // What was shown before stands.
            Err(NotShown::TimeUp) if answer.verdict == Verdict::False => {}
            Err(NotShown::TimeUp) => {
                let message = format!(
                    "{}; a violation of {} was found, but not executed again, which is done with all that are reported",
                    ReasonCode::Timeout.sentence(),
                    found.class.name(),
                );
                answer.reason = Some(Reason::because(ReasonCode::Timeout, message));
                return answer.settled();
            }
        }
    }
    let violated: Vec<Class> = found.iter().map(|found| found.class).collect();
    if found.is_empty() {
        match covered.cuts.first() {
            Some(cut) => answer.reason = Some(reason_of_cut(cut, places)),
            None if covered.preempted => answer.reason = Some(Reason::new(ReasonCode::Preemptions)),
            None if checking.left_out.load(Ordering::Relaxed)
                && !checking.got_through.load(Ordering::Relaxed) =>
            {
                answer.reason = Some(Reason::new(ReasonCode::NothingChecked));
            }
            None => match beyond.values().next().filter(|_| !what.assume_no_ub) {
                Some(violation) => answer.reason = Some(assumption_violated(violation, places)),
                None => answer.verdict = Verdict::True,
            },
        }
    }
    let rest = match (&answer.verdict, covered.cuts.is_empty() && !covered.stopped) {
        (Verdict::True, _) | (Verdict::False, true) => Verdict::True,
        _ => Verdict::Unknown,
    };
    for &class in what.selection.classes().iter().filter(|class| !violated.contains(class)) {
        answer.properties.push(Property::of_class(class, rest));
    }
    if answer.verdict == Verdict::True && what.selection.contains(Class::Assert) {
        let all = assertions(program).into_iter();
        let unreached = all.filter(|assertion| assertion.is_unreached(&covered.taken));
        answer.warnings.extend(unreached.map(|assertion| Seen::Everything.unreached(places, assertion.call)));
    }
    if answer.verdict == Verdict::True {
        answer.coverage = Some(Coverage::of_edges(program, &covered.taken, &what.start.functions()));
    }
    answer.scope = Scope::Complete;
    let mut answer = answer.settled();
    if answer.verdict == Verdict::Unknown {
        // What was left out was left out for every class.
        answer.properties.iter_mut().for_each(|property| property.verdict = Verdict::Unknown);
    }
    answer
}

/// Undefined behaviour that was not asked for is reachable, and what comes after it is not known.
fn assumption_violated(violation: &Violation, places: &Places<'_>) -> Reason {
    let (class, message) = (violation.class.name(), &violation.message);
    let code = ReasonCode::AssumptionViolated;
    let message = format!("[{class}] {message}, which was not asked for: executions behind it are not known");
    Reason::because(code, message).at(places.innermost(&violation.stack.0))
}

pub(crate) fn note_approximations(answer: &mut Answer, covered: &Covered, system: &System<'_>) {
    let ledger = &mut answer.ledger;
    let options = &system.options;
    let waits = system.program.calls_primitive(Primitive::MayWake);
    ledger.note(Entry::new(Approximation::SequentialConsistency));
    if let Some(most) = options.preemptions.filter(|_| covered.preempted) {
        let message = format!("threads are interrupted at most {most} times");
        ledger.note(Entry::because(Approximation::BoundPreemptions, message));
    }
    if !options.chances.malloc_may_fail {
        ledger.note(Entry::new(Approximation::MallocSucceeds));
    }
    if !options.chances.spurious_wakeups && waits {
        ledger.note(Entry::new(Approximation::NoSpuriousWakeups));
    }
    if covered.observed {
        ledger.note(Entry::new(Approximation::FixedAddresses));
    }
    if covered.shortcuts.inputs {
        ledger.note(Entry::new(Approximation::InputRange));
    }
    if covered.shortcuts.time {
        ledger.note(Entry::because(Approximation::InputRange, "the time is always the same"));
    }
}

/// Says which of these functions do nothing.
pub fn note_markers(answer: &mut Answer, markers: &[String], program: &Program) {
    let mut markers: Vec<&str> =
        markers.iter().filter(|name| program.code.externals.contains(name)).map(String::as_str).collect();
    markers.sort_unstable();
    markers.dedup();
    if !markers.is_empty() {
        let message = format!("{} without a body: calling them does nothing", markers.join(", "));
        answer.ledger.note(Entry::because(Approximation::Marker, message));
    }
}

pub(crate) fn note_stats(answer: &mut Answer, system: &System<'_>, progress: &Progress) {
    let states = system.states.len();
    let mut stat = |name: &str, value: u64| answer.stats.push((name.to_string(), value.into()));
    stat("states", states);
    stat("transitions", progress.transitions.load(Ordering::Relaxed));
    stat("depth", progress.depth.load(Ordering::Relaxed));
    stat("bytes", system.bytes() as u64);
}

/// Makes the moves of a trace again, and says what they lead to. An error if they cannot be made: the trace is not of this program.
pub fn replay_trace(
    program: &Program,
    places: &Places<'_>,
    mut what: Check,
    trace: &Trace,
    mut answer: Answer,
) -> Result<Answer, String> {
    what.options.races = what.selection.contains(Class::Race);
    what.options.chances = trace.chances;
    let system = System::new(program, None, what.start.clone(), what.options.clone());
    let does_not = |why: &str| format!("the trace does not replay: {why}");
    let mut replay = match Replay::new(&system, places) {
        Ok(replay) => replay,
        Err(stopped) if leaves_start_open(&stopped) => {
            answer.reason = Some(reason_for(&stopped, places));
            return Ok(answer.settled());
        }
        Err(Outcome::Violation(violation)) if what.selection.contains(violation.class) => {
            return Ok(violated_before_main(&violation, program, places, &what, answer));
        }
        Err(_) => return Err(does_not("the program does not start")),
    };
    let mut ended = None;
    let mut again = trace.clone();
    replay.expect(&again.moves);
    for next in &mut again.moves {
        if ended.is_some() {
            return Err(does_not("the run ends too early"));
        }
        let before = replay.machine.steps();
        ended = replay.play(next).map_err(|DoesNotReplay(why)| does_not(&why))?;
        next.steps = next.steps.min(replay.machine.steps() - before);
    }
    conclude(&mut replay, places, &what.selection, ended.as_ref(), &mut answer);
    replay.show_in(&mut again);
    answer.trace = Some(again);
    answer.scope = Scope::Complete;
    Ok(answer.settled())
}

/// Whether a program that stops so before its first move may start otherwise, so that a trace says nothing.
pub(crate) fn leaves_start_open(stopped: &Outcome) -> bool {
    match stopped {
        Outcome::Limit(_) | Outcome::Undecided | Outcome::Unsupported(_) | Outcome::External(_) => true,
        Outcome::Exit(_) | Outcome::Signal(_) | Outcome::Violation(_) | Outcome::Ignored(_) => false,
    }
}

/// An answer about a program whose static initialisers violate something: every execution does, before the first move of a trace.
pub(crate) fn violated_before_main(
    violation: &Violation,
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    mut answer: Answer,
) -> Answer {
    answer.properties.push(described(&Found::of(violation, 0), places, &mut CheckIds::default()));
    answer.verdict = Verdict::False;
    let entries: Vec<&str> = what.entries.iter().map(String::as_str).collect();
    let mut trace = Trace::new(program, &entries, Vec::new());
    trace.property = Some(what.selection.to_string());
    trace.chances = what.options.chances;
    answer.trace = Some(trace);
    answer.scope = Scope::Complete;
    answer.settled()
}

/// Says in an answer what is violated, of these classes, where a replay has got to, or by how it has ended; whether anything is.
pub(crate) fn conclude(
    replay: &mut Replay<'_, '_>,
    places: &Places<'_>,
    selection: &Selection,
    ended: Option<&Outcome>,
    answer: &mut Answer,
) -> bool {
    let found = match ended {
        Some(outcome) => replay.found_at_end(selection, outcome),
        None => replay.found_here(selection),
    };
    let found = found.filter(|found| selection.contains(found.class)).map(|mut found| {
        replay.explain(&mut found);
        found
    });
    match &found {
        Some(found) => {
            answer.properties.push(described(found, places, &mut CheckIds::default()));
            answer.verdict = Verdict::False;
            // Values that were given by their number belong together.
            let drawn = replay.system.options.chances.max_values != u64::MAX;
            if drawn && replay.machine.mixes_unwritten_copies() {
                answer.ledger.note(Entry::new(Approximation::UnwrittenCopies));
            }
        }
        None => {
            answer.reason = Some(match ended {
                Some(stopped @ (Outcome::Limit(_) | Outcome::Unsupported(_) | Outcome::External(_))) => {
                    reason_for(stopped, places)
                }
                Some(
                    Outcome::Exit(_)
                    | Outcome::Signal(_)
                    | Outcome::Violation(_)
                    | Outcome::Ignored(_)
                    | Outcome::Undecided,
                )
                | None => Reason::because(ReasonCode::Incomplete, "the trace leads to no violation"),
            });
        }
    }
    found.is_some()
}

/// A run of a program with one thread on these inputs, in the order in which it asks for them, and what it leads to. An error if that cannot be made.
pub fn replay_inputs(
    program: &Program,
    places: &Places<'_>,
    what: Check,
    inputs: &[u64],
    answer: Answer,
) -> Result<Answer, String> {
    let entries: Vec<&str> = what.entries.iter().map(String::as_str).collect();
    let all = Move { thread: 0, kind: MoveKind::Step, steps: LONGEST, choices: inputs.to_vec() };
    let mut trace = Trace::new(program, &entries, vec![all]);
    let checked = what.selection.set();
    trace.chances = Chances { max_values: u64::MAX, checked, ..what.options.chances };
    trace.property = Some(what.selection.to_string());
    replay_trace(program, places, what, &trace, answer)
}

/// The longest run on inputs that is made again; the trace says how long it was.
const LONGEST: u64 = 1 << 40;

/// Why a violation that was found is not shown.
enum NotShown {
    /// It does not replay: a bug in Heddle.
    Lost(String),
    /// The time is up.
    TimeUp,
}

impl From<DoesNotReplay> for NotShown {
    fn from(DoesNotReplay(why): DoesNotReplay) -> NotShown {
        NotShown::Lost(why)
    }
}

/// How long after the time is up a violation may still be replayed.
const GRACE: Duration = Duration::from_secs(1);

/// A violation as it is reported, with the way there, replayed; and whether copies of unwritten memory may have differed on the way.
fn shown(
    system: &System<'_>,
    places: &Places<'_>,
    what: &Check,
    found: &Found,
    ids: &mut CheckIds,
) -> Result<(Property, Trace, bool), NotShown> {
    let lost = |why: &str| NotShown::Lost(why.to_string());
    let until = what.limits.until.map(|until| until + GRACE);
    let mut worker = Worker::new(system).map_err(|_| lost("the program does not start"))?;
    let moves = worker.path_to(found.state, found.via, until).map_err(|why| match why {
        NoPath::Lost => lost("a move cannot be made again"),
        NoPath::TimeUp => NotShown::TimeUp,
    })?;
    let mut replay = Replay::new(system, places).map_err(|_| lost("the program does not start"))?;
    let mut ended = None;
    replay.expect(&moves);
    for (i, next) in moves.iter().enumerate() {
        if until.is_some_and(|until| Instant::now() >= until) {
            return Err(NotShown::TimeUp);
        }
        ended = replay.play(next)?;
        if ended.is_some() && i + 1 < moves.len() {
            return Err(lost("the run ends too early"));
        }
    }
    // A race with an earlier step is found by what happened, however the move ends.
    let again =
        (found.class == Class::Race && found.via.is_some()).then(|| replay.race_again(found)).flatten();
    match (&ended, found.class) {
        _ if again.is_some() => {}
        (Some(Outcome::Violation(again)), class) if again.class == class => {}
        (None, Class::Deadlock) => {
            let machine = &replay.machine;
            if (0..machine.thread_count()).any(|thread| machine.is_ready(thread)) || machine.all_ended() {
                return Err(lost("there is no deadlock"));
            }
        }
        (Some(Outcome::Exit(_)), Class::Leak | Class::Cleanup) => {
            if lost_blocks(&replay.machine, found.class).is_empty() {
                return Err(lost("everything was given back"));
            }
        }
        (None, Class::Race) => {
            if replay.race().is_none() {
                return Err(lost("there is no race"));
            }
        }
        _ => return Err(lost("the run does not end as it did")),
    }
    let mut found = again.unwrap_or_else(|| found.clone());
    replay.explain(&mut found);
    let entries: Vec<&str> = what.entries.iter().map(String::as_str).collect();
    let mut trace = Trace::new(system.program, &entries, moves);
    trace.property = Some(what.selection.to_string());
    trace.chances = system.options.chances;
    replay.show_in(&mut trace);
    Ok((described(&found, places, ids), trace, replay.machine.mixes_unwritten_copies()))
}

/// A violation as it is reported.
fn described(found: &Found, places: &Places<'_>, ids: &mut CheckIds) -> Property {
    let first = found.stacks.first().map(|(_, _, stack)| stack.0.as_slice()).unwrap_or_default();
    let here = places.innermost(first);
    let made = found.origin.and_then(|pc| places.location(pc));
    let used = here.clone().filter(|here| made.as_ref().is_some_and(|made| !made.same_line(here)));
    let location = made.or(here);
    let id = ids.next(found.class, location.as_ref(), "");
    let mut property = Property::violated(id, found.class, found.message.clone());
    property.location = location;
    property.used = used;
    property.notes = found.notes.clone();
    property.values = found.values.clone();
    property.stacks = (found.stacks.iter())
        .map(|(thread, what, stack)| places.stack(*thread as u32, what, &stack.0))
        .collect();
    property
}

/// Why a run that ends so says nothing.
pub fn reason_for(outcome: &Outcome, places: &Places<'_>) -> Reason {
    let (code, message, stack) = match outcome {
        Outcome::Unsupported(trouble) => {
            (ReasonCode::Unsupported, format!("Heddle does not support {}", trouble.what), &trouble.stack)
        }
        Outcome::External(trouble) => {
            (ReasonCode::ExternalFunction, format!("the program {}", trouble.what), &trouble.stack)
        }
        Outcome::Limit(trouble) => (ReasonCode::StepLimit, trouble.what.clone(), &trouble.stack),
        Outcome::Ignored(trouble) => (ReasonCode::NothingChecked, trouble.what.clone(), &trouble.stack),
        Outcome::Violation(violation) => {
            let message = format!("before main, {}", violation.message);
            (ReasonCode::Unsupported, message, &violation.stack)
        }
        Outcome::Exit(_) | Outcome::Signal(_) | Outcome::Undecided => {
            let message = "the program ends, or chooses, before main".to_string();
            return Reason::because(ReasonCode::Unsupported, message);
        }
    };
    Reason::because(code, message).at(places.innermost(&stack.0))
}

pub(crate) fn reason_of_cut(cut: &Cut, places: &Places<'_>) -> Reason {
    match cut {
        Cut::Time => Reason::new(ReasonCode::Timeout),
        Cut::Memory => Reason::new(ReasonCode::MemoryLimit),
        Cut::States => Reason::new(ReasonCode::StateLimit),
        Cut::Steps => Reason::new(ReasonCode::StepLimit),
        Cut::Interrupted => Reason::new(ReasonCode::Interrupted),
        Cut::Trouble(outcome) => reason_for(outcome, places),
        Cut::Choices => Reason::new(ReasonCode::InputRange),
    }
}
