//! `heddle check --engine bmc`: all inputs at once, by a solver.

use crate::Io;
use crate::args::CheckArgs;
use crate::check_command::{Loaded, limits};
use crate::watch::BmcWatch;
use explore::{Check, Start};
use std::time::Instant;
use verdict::{Answer, Reason, ReasonCode, Verdict};

/// Checks a program of one thread. An error is about the options.
pub fn check(
    args: &CheckArgs,
    loaded: &Loaded,
    what: Check,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Result<Answer, String> {
    answer.engine = "bmc".to_string();
    let solver = match args.solver.as_deref().map(str::trim) {
        None | Some("bitwuzla") => solver::Kind::Bitwuzla,
        Some("z3") => solver::Kind::Z3,
        Some(command) => solver::Kind::Command(command.split_whitespace().map(str::to_string).collect()),
    };
    if let Err(reason) = solver.program() {
        return Err(format!("--solver: {}", reason.detail));
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
        solver,
        until: limits(&args.search, started).until,
        memory_mb: Some(args.search.memory),
        steps: MOST_STEPS,
    };
    let replay = |inputs: &[u64]| {
        let empty = Answer::new("explore", Vec::new());
        let replayed = explore::replay_inputs(program, &places, what.clone(), inputs, empty)?;
        if replayed.verdict != Verdict::False {
            return Ok(None);
        }
        let mut properties = replayed.properties;
        Ok((!properties.is_empty())
            .then(|| bmc::Replayed { property: properties.swap_remove(0), trace: replayed.trace }))
    };
    let watch = BmcWatch::new(io);
    let answer = bmc::check(program, &places, &check, watch.progress(), answer, replay);
    watch.end();
    Ok(answer)
}

/// The longest walk: some minutes.
const MOST_STEPS: u64 = 200_000_000;
