//! `heddle check --engine prove`: proofs for loops that go round any number of times.

use crate::Io;
use crate::args::{CheckArgs, MethodArg};
use crate::bmc_command::{MOST_STEPS, again, named};
use crate::check_command::{Loaded, limits};
use crate::watch::ProveWatch;
use explore::{Check, Start};
use std::time::Instant;
use verdict::schedule::Schedule;
use verdict::{Answer, Reason, ReasonCode};

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
    let solver = named("--solver", args.solver.as_deref().unwrap_or("bitwuzla"))?;
    let Start::Main(main) = what.start else {
        let message = "several processes are not supported by this engine: use --engine explore";
        answer.reason = Some(Reason::because(ReasonCode::Unsupported, message));
        return Ok(answer.settled());
    };
    let (program, places) = (&loaded.program, loaded.places());
    let check = prove::Check {
        main,
        selection: what.selection.clone(),
        method,
        malloc_may_fail: what.options.chances.malloc_may_fail,
        solver,
        until: limits(&args.search, started).until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
    };
    let replay = |found: &Schedule| {
        let replayed = again(program, &places, &what, found)?;
        Ok(replayed.map(|(property, trace)| prove::Replayed { property, trace }))
    };
    let mut text = String::new();
    let wanted = args.structure.is_some().then_some(&mut text);
    let watch = ProveWatch::new(io);
    let answer = prove::check(program, &places, &check, watch.progress(), answer, wanted, replay);
    watch.end();
    if let Some(file) = &args.structure {
        std::fs::write(file, text).map_err(|error| format!("--structure: {}: {error}", file.display()))?;
    }
    Ok(answer)
}
