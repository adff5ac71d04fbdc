//! `heddle check --engine bmc`: all inputs at once, by a solver.

use crate::args::{CheckArgs, QueryArgs};
use crate::check_command::{Loaded, limits};
use crate::watch::BmcWatch;
use crate::{Io, first_use};
use explore::{Check, Start};
use program::Program;
use std::time::Instant;
use verdict::places::Places;
use verdict::schedule::{NotReplayed, Schedule};
use verdict::{Answer, Property, Reason, ReasonCode, Trace, Verdict};

/// Checks a program. An error is about the options.
pub fn check(
    args: &CheckArgs,
    loaded: &Loaded,
    what: Check,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Result<Answer, String> {
    answer.engine = "bmc".to_string();
    let ((solver, cross_check), started) = postponed(started, || solvers(args, io))?;
    if let Some(second) = &cross_check {
        answer.config.more.insert("cross_check".to_string(), second.name().into());
    }
    let encoding = args.encoding.encoding(args.context_bound)?;
    if args.encoding.encoding.is_some() {
        answer.config.encoding = Some(encoding.name().to_string());
    }
    if args.encoding.memory_model.is_some() {
        answer.config.more.insert("memory_model".to_string(), encoding.memory_model().name().into());
    }
    let Start::Main(main) = what.start else {
        let message = "several processes are not supported by this engine: use --engine explore";
        answer.reason = Some(Reason::because(ReasonCode::Unsupported, message));
        return Ok(answer.settled());
    };
    let (program, places) = (&loaded.program, loaded.places());
    let check = bmc::Check {
        main,
        selection: what.selection.clone(),
        unwind: args.unwind,
        all_violations: what.all_violations,
        malloc_may_fail: what.options.chances.malloc_may_fail,
        spurious_wakeups: what.options.chances.spurious_wakeups,
        encoding,
        weak_atomics: explore::has_weak_atomics(program),
        greatest: None,
        question: None,
        solver,
        cross_check,
        until: limits(&args.search, started).until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
        assume_no_ub: what.assume_no_ub,
    };
    let replay = |found: &Schedule| {
        let replayed = again(program, &places, &what, found)?;
        Ok(replayed.map(|(property, trace)| bmc::Replayed { property, trace }))
    };
    let watch = BmcWatch::new(io);
    let answer = watch.hold(|| bmc::check(program, &places, &check, watch.progress(), answer, replay));
    watch.end();
    Ok(answer)
}

/// The solver, and the one that is asked again if one is. Both are there.
pub fn solvers(args: &CheckArgs, io: &mut Io<'_>) -> Result<(solver::Kind, Option<solver::Kind>), String> {
    let solver = named_solver(args.solver.as_deref());
    let cross_check = args.cross_check.as_deref().map(|name| match name {
        "" if solver == solver::Kind::Bitwuzla => solver::Kind::Z3,
        "" => solver::Kind::Bitwuzla,
        name => named_solver(Some(name)),
    });
    if cross_check.as_ref() == Some(&solver) {
        return Err("--cross-check: this is the solver that is asked first; name another".to_string());
    }
    first_use::require("--solver", &solver, io)?;
    if let Some(second) = &cross_check {
        first_use::require("--cross-check", second, io)?;
    }
    Ok((solver, cross_check))
}

/// What `act` returns, and the start of a time limit that does not count how long it took: the user may be asked.
pub fn postponed<T>(
    started: Instant,
    act: impl FnOnce() -> Result<T, String>,
) -> Result<(T, Instant), String> {
    let asked = Instant::now();
    let result = act()?;
    Ok((result, started + asked.elapsed()))
}

/// Makes an interleaving again in the machine of words: the violation that it leads to, if it does.
pub fn again(
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    found: &Schedule,
) -> Result<Option<(Property, Option<Trace>)>, NotReplayed> {
    let empty = Answer::new("explore", Vec::new());
    let replayed = match (&found.acts[..], &found.inputs[..]) {
        ([], [inputs, ..]) => explore::replay_inputs(program, places, what.clone(), inputs, empty),
        _ => explore::replay_schedule(program, places, what.clone(), found, empty),
    };
    let replayed = replayed.map_err(NotReplayed::Differs)?;
    if replayed.verdict != Verdict::False {
        let stopped = replayed.reason.filter(|reason| reason.code != ReasonCode::Incomplete);
        return stopped.map_or(Ok(None), |reason| Err(NotReplayed::Stopped(reason)));
    }
    let mut properties = replayed.properties;
    Ok((!properties.is_empty()).then(|| (properties.swap_remove(0), replayed.trace)))
}

/// Answers a query about what a program of one thread can reach. An error is about the options.
pub fn ask(
    args: &QueryArgs,
    loaded: &Loaded,
    what: &explore::Ask<'_>,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Result<Answer, String> {
    answer.engine = "bmc".to_string();
    let solver = named_solver(args.solver.as_deref());
    let ((), started) = postponed(started, || first_use::require("--solver", &solver, io))?;
    let Start::Main(main) = what.start else {
        let message = "several processes are not supported by this engine: use --engine explore";
        answer.reason = Some(Reason::because(ReasonCode::Unsupported, message));
        return Ok(answer.settled());
    };
    let (program, places) = (&loaded.program, loaded.places());
    let Some(watched) = explore::watched(program, what) else {
        return Err("--engine bmc: this engine answers only E<> and A[]".to_string());
    };
    explore::note_markers(&mut answer, &watched.markers, program);
    let markers = (0..).zip(&program.code.externals);
    let markers =
        markers.filter(|(_, name)| watched.markers.contains(name)).map(|(place, _)| place).collect();
    let ask = bmc::Ask {
        main,
        proposition: watched.proposition,
        wanted: watched.wanted,
        stops: watched.stops,
        registers: watched.registers,
        markers,
        unwind: args.unwind,
        malloc_may_fail: what.options.chances.malloc_may_fail,
        solver,
        until: limits(&args.search, started).until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
    };
    let watch = BmcWatch::new(io);
    let replay = |inputs: &[u64]| explore::reach_with_inputs(program, &places, what, inputs);
    let answer = watch.hold(|| bmc::ask(program, &places, &ask, watch.progress(), answer, replay));
    watch.end();
    Ok(answer)
}

/// The solver of this name, installed or not; without a name, the one that is asked by default.
pub fn named_solver(name: Option<&str>) -> solver::Kind {
    match name.unwrap_or("bitwuzla").trim() {
        "bitwuzla" => solver::Kind::Bitwuzla,
        "z3" => solver::Kind::Z3,
        command => solver::Kind::Command(command.split_whitespace().map(str::to_string).collect()),
    }
}

/// The longest walk: some minutes.
pub const MOST_STEPS: u64 = 200_000_000;
