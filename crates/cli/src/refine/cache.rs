//! What is kept of earlier comparisons: a pair that has not changed costs nothing the next time.
//!
//! A result belongs to the texts of both functions, to the options, and to this very program. What depends on the clock is not kept.

use crate::cache::{Cache, this_program};
use crate::refine::jobs::Job;
use tv::{Options, Outcome, Verdict};

/// Keeps what was found out.
pub(crate) fn keep(cache: &Cache, key: &str, outcome: &Outcome) {
    let lasting = match &outcome.verdict {
        Verdict::Unknown(why) => why.starts_with("unsupported"),
        Verdict::Bounded => !outcome.cut.iter().any(|what| what.contains("timeout")),
        _ => !outcome.identical,
    };
    if lasting {
        cache.keep(key, outcome);
    }
}

/// Everything that a result depends on.
pub(crate) fn key(job: &Job, options: &Options) -> Option<String> {
    // What it says, and what its registers are called.
    let text = |module: &ir::Module, name: &str| {
        let listing = tv::pairs::listing(module, name).join("\n");
        Some(format!("{}\n{listing}", tv::pairs::essence(module, name)?))
    };
    let (source, target) = (text(&job.source, &job.source_name)?, text(&job.target, &job.target_name)?);
    Some(format!("{}\n{options:?}\n{source}\n---\n{target}", this_program()?))
}
