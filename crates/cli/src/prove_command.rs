//! `heddle check --engine prove`: proofs for loops that go round any number of times.

use crate::Io;
use crate::args::{CheckArgs, MethodArg, SummariesArg};
use crate::bmc_command::{MOST_STEPS, again, postponed, solvers};
use crate::check_command::{Loaded, limits};
use crate::watch::ProveWatch;
use explore::{Check, Start};
use std::path::Path;
use std::time::Instant;
use verdict::schedule::Schedule;
use verdict::{Answer, Reason, ReasonCode};

/// What a witness is about.
pub fn task(args: &CheckArgs, model: &str, property: &str) -> Result<report::Task, String> {
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for file in &args.input.files {
        let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        files.push((file.display().to_string(), bytes));
    }
    Ok(report::Task::of(files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())), property, model))
}

/// What a witness says about loops of this program.
fn claims(
    args: &CheckArgs,
    file: &Path,
    model: &str,
    warnings: &mut Vec<String>,
) -> Result<Vec<prove::Claim>, String> {
    let witness = crate::validate::read(file)?;
    witness
        .check(&task(args, model, "")?)
        .map_err(|error| format!("{}: the witness is refused: {error}", file.display()))?;
    warnings.extend(witness.skipped.iter().map(|what| format!("passed over in {}: {what}", file.display())));
    for claim in witness.invariants.iter().filter(|claim| !claim.of_loop) {
        let (name, line) = (file.display(), claim.said_in);
        warnings.push(format!("passed over in {name}:{line}: what holds at a place that is no loop"));
    }
    let loops = witness.invariants.into_iter().filter(|claim| claim.of_loop);
    Ok(loops
        .map(|claim| prove::Claim {
            file: claim.location.file.clone(),
            line: claim.location.line,
            function: claim.location.function.clone(),
            value: claim.value,
        })
        .collect())
}

/// Checks a program. An error is about the options.
pub fn check(
    args: &CheckArgs,
    loaded: &Loaded,
    what: Check,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Result<Answer, String> {
    answer.engine = "prove".to_string();
    let method = match args.method {
        None | Some(MethodArg::Auto) => prove::Method::Auto,
        Some(MethodArg::KInduction) => prove::Method::KInduction,
        Some(MethodArg::Predicate) => prove::Method::Predicate,
    };
    answer.config.more.insert("method".to_string(), method.name().into());
    let summaries = match args.heap_summaries {
        None | Some(SummariesArg::On) => prove::Summaries::On,
        Some(SummariesArg::Only) => prove::Summaries::Only,
        Some(SummariesArg::Off) => prove::Summaries::Off,
    };
    if summaries != prove::Summaries::On {
        answer.config.more.insert("heap_summaries".to_string(), summaries.name().into());
    }
    let ((solver, cross_check), started) = postponed(started, || solvers(args, io))?;
    if let Some(second) = &cross_check {
        answer.config.more.insert("cross_check".to_string(), second.name().into());
    }
    let Start::Main(main) = what.start else {
        let message = "several processes are not supported by this engine: use --engine explore";
        answer.reason = Some(Reason::because(ReasonCode::Unsupported, message));
        return Ok(answer.settled());
    };
    let (program, places) = (&loaded.program, loaded.places());
    let model = loaded.data_model();
    let check = prove::Check {
        main,
        selection: what.selection.clone(),
        method,
        malloc_may_fail: what.options.chances.malloc_may_fail,
        summaries,
        solver,
        until: limits(&args.search, started).until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
        cross_check,
        assume_no_ub: what.assume_no_ub,
    };
    let replay = |found: &Schedule| {
        let replayed = again(program, &places, &what, found)?;
        Ok(replayed.map(|(property, trace)| prove::Replayed { property, trace }))
    };
    if let Some(file) = &args.validate {
        let claims = claims(args, file, model, &mut answer.warnings)?;
        let watch = ProveWatch::new(io);
        let answer =
            watch.hold(|| prove::validate(program, &places, &check, &claims, watch.progress(), answer));
        watch.end();
        return answer.map_err(|why| format!("{}: the witness is refused: {why}", file.display()));
    }
    let mut text = String::new();
    let wanted = args.structure.is_some().then_some(&mut text);
    let watch = ProveWatch::new(io);
    let answer =
        watch.hold(|| prove::check(program, &places, &check, watch.progress(), answer, wanted, replay));
    watch.end();
    if let Some(file) = &args.structure {
        std::fs::write(file, text).map_err(|error| format!("--structure: {}: {error}", file.display()))?;
    }
    Ok(answer)
}
