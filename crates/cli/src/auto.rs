//! `heddle check` without `--engine`, of programs with one thread: who answers.
//!
//! A short search through all states comes first: it is the quickest on small programs, and knows no approximations. If there are more states than it looks at, or inputs with more values than it tries, bounded
//! model checking and proofs are tried side by side, on a core each; the first that has an answer ends the other. What bounded model checking has excluded, induction need not look at again; checks that invariants exclude,
//! bounded model checking leaves out.
//! If neither has one, the search goes on.

use crate::Io;
use crate::args::{CheckArgs, Engine, OrderArg};
use crate::bmc_command::{MOST_STEPS, again, solvers};
use crate::check_command::{Loaded, limits};
use crate::watch::{ProveWatch, Watch};
use explore::{Check, Start};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use verdict::schedule::Schedule;
use verdict::{Answer, ReasonCode, Verdict};

/// So many states are looked at first.
const FIRST_STATES: u64 = 20_000;
/// How often it is looked at whether somebody is done.
const OFTEN: Duration = Duration::from_millis(5);

/// Whether several engines are tried: not if somebody has said how to search.
pub fn combines(args: &CheckArgs, check: &Check) -> bool {
    let search = &args.search;
    search.engine == Engine::Auto
        && matches!(check.start, Start::Main(_))
        && !args.all_violations
        && search.max_states.is_none()
        && search.reduction.is_none()
        && search.preemptions.is_none()
        && matches!(search.order, OrderArg::Bfs)
        && search.marker.is_empty()
}

/// Checks a program.
pub fn check(
    args: &CheckArgs,
    loaded: &Loaded,
    check: &Check,
    answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Answer {
    let (program, places) = (&loaded.program, loaded.places());
    let explored = |check: Check, io: &mut Io<'_>| {
        let watch = Watch::new(io);
        let answer = explore::check(program, &places, check, watch.progress(), answer.clone());
        watch.end();
        answer
    };
    // Several threads are what the search is for.
    if prove::starts_threads(program) {
        return explored(check.clone(), io);
    }
    let mut short = check.clone();
    short.limits.states = FIRST_STATES;
    let first = explored(short, io);
    let code = first.reason.as_ref().map(|reason| reason.code);
    if !matches!(code, Some(ReasonCode::StateLimit | ReasonCode::InputRange)) {
        return first;
    }
    if let Some(found) = side_by_side(args, loaded, check, &answer, started, io) {
        return found;
    }
    match code {
        Some(ReasonCode::StateLimit) => explored(check.clone(), io),
        _ => first,
    }
}

/// What is proved needs not be looked for.
fn tell_proved(from: &prove::Progress, to: &bmc::Progress) {
    if let (Ok(proved), Ok(mut known)) = (from.proved.lock(), to.proved.lock())
        && proved.len() > known.len()
    {
        known.clone_from(&proved);
    }
}

/// Bounded model checking and proofs at once; the answer of the first that has one.
fn side_by_side(
    args: &CheckArgs,
    loaded: &Loaded,
    check: &Check,
    answer: &Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Option<Answer> {
    let Start::Main(main) = check.start else { return None };
    let (solver, _) = solvers(args).ok()?;
    let (program, until) = (&loaded.program, limits(&args.search, started).until);
    let named = |engine: &str| Answer { engine: engine.to_string(), ..answer.clone() };
    let chances = &check.options.chances;
    let bounded = bmc::Check {
        main,
        selection: check.selection.clone(),
        unwind: args.unwind,
        all_violations: false,
        malloc_may_fail: chances.malloc_may_fail,
        spurious_wakeups: chances.spurious_wakeups,
        encoding: args.encoding.encoding(None).ok()?,
        weak_atomics: explore::has_weak_atomics(program),
        solver: solver.clone(),
        cross_check: None,
        until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
    };
    let proofs = prove::Check {
        main,
        selection: check.selection.clone(),
        method: prove::Method::Auto,
        malloc_may_fail: chances.malloc_may_fail,
        solver,
        until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
        cross_check: None,
    };
    let watch = ProveWatch::new(io);
    let (proving, bounding) = (watch.progress(), &bmc::Progress::default());
    proving.listened_to.store(true, Ordering::Relaxed);
    let replay = |found: &Schedule| again(program, &loaded.places(), check, found);
    let decided = |answer: &Answer| answer.verdict != Verdict::Unknown;
    let leashes = [solver::Leash::default(), solver::Leash::default()];
    let found = std::thread::scope(|scope| {
        let bmc = scope.spawn(|| {
            let places = loaded.places();
            let replay = |found: &Schedule| {
                let replayed = replay(found)?;
                Ok(replayed.map(|(property, trace)| bmc::Replayed { property, trace }))
            };
            leashes[0].hold(|| bmc::check(program, &places, &bounded, bounding, named("bmc"), replay))
        });
        let prove = scope.spawn(|| {
            let places = loaded.places();
            let replay = |found: &Schedule| {
                let replayed = replay(found)?;
                Ok(replayed.map(|(property, trace)| prove::Replayed { property, trace }))
            };
            leashes[1].hold(|| prove::check(program, &places, &proofs, proving, named("prove"), None, replay))
        });
        let mut handles = [Some(bmc), Some(prove)];
        let mut found: Option<Answer> = None;
        while handles.iter().any(Option::is_some) {
            std::thread::sleep(OFTEN);
            proving.clear.fetch_max(bounding.clear.load(Ordering::Relaxed), Ordering::Relaxed);
            tell_proved(proving, bounding);
            if proving.stop.load(Ordering::Relaxed) && !bounding.stop.swap(true, Ordering::Relaxed) {
                leashes.iter().for_each(solver::Leash::cut);
            }
            for handle in &mut handles {
                if !handle.as_ref().is_some_and(|handle| handle.is_finished()) {
                    continue;
                }
                match handle.take().map(|handle| handle.join()) {
                    Some(Ok(answer)) if decided(&answer) && found.is_none() => {
                        found = Some(answer);
                        proving.stop.store(true, Ordering::Relaxed);
                    }
                    // A bug is one, whoever else has an answer.
                    Some(Err(panic)) => std::panic::resume_unwind(panic),
                    _ => {}
                }
            }
        }
        found
    });
    watch.end();
    found
}
