//! `heddle check --engine bmc`: all inputs at once, by a solver.

use crate::Io;
use crate::args::{CheckArgs, QueryArgs};
use crate::check_command::{Loaded, limits};
use crate::watch::BmcWatch;
use explore::{Check, Start};
use program::Program;
use std::time::Instant;
use verdict::places::Places;
use verdict::schedule::Schedule;
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
    let (solver, cross_check) = solvers(args)?;
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

/// The solver, and the one that is asked again if one is.
pub fn solvers(args: &CheckArgs) -> Result<(solver::Kind, Option<solver::Kind>), String> {
    let solver = named("--solver", args.solver.as_deref().unwrap_or("bitwuzla"))?;
    let cross_check = match args.cross_check.as_deref() {
        None => None,
        Some("") if solver == solver::Kind::Bitwuzla => Some(named("--cross-check", "z3")?),
        Some("") => Some(named("--cross-check", "bitwuzla")?),
        Some(name) => Some(named("--cross-check", name)?),
    };
    match &cross_check {
        Some(second) if *second == solver => {
            Err("--cross-check: this is the solver that is asked first; name another".to_string())
        }
        _ => Ok((solver, cross_check)),
    }
}

/// Makes an interleaving again in the machine of words: the violation that it leads to, if it does.
pub fn again(
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    found: &Schedule,
) -> Result<Option<(Property, Option<Trace>)>, String> {
    let empty = Answer::new("explore", Vec::new());
    let replayed = match (&found.acts[..], &found.inputs[..]) {
        ([], [inputs, ..]) => explore::replay_inputs(program, places, what.clone(), inputs, empty)?,
        _ => explore::replay_schedule(program, places, what.clone(), found, empty)?,
    };
    if replayed.verdict != Verdict::False {
        return Ok(None);
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
    let solver = named("--solver", args.solver.as_deref().unwrap_or("bitwuzla"))?;
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

/// The solver of this name, which must be there.
fn named(option: &str, name: &str) -> Result<solver::Kind, String> {
    let solver = match name.trim() {
        "bitwuzla" => solver::Kind::Bitwuzla,
        "z3" => solver::Kind::Z3,
        command => solver::Kind::Command(command.split_whitespace().map(str::to_string).collect()),
    };
    match solver.program() {
        Ok(_) => Ok(solver),
        Err(reason) => Err(format!("{option}: {}", reason.detail)),
    }
}

/// The longest walk: some minutes.
pub const MOST_STEPS: u64 = 200_000_000;
