//! Translation validation: does one function refine another?
//!
//! The encoding is that of Lee, Kim, Hur and Lopes, "An SMT Encoding of LLVM's Memory Model for Bounded Translation Validation" (CAV 2021), on the meaning
//! of instructions that `sem` has. Both functions are walked on the same inputs ([`walk`](mod@walk)), with loops unrolled, and what they do is compared clause by
//! clause ([`check`](mod@check)). Answers: it refines; it does not, with a counterexample; nothing wrong within so many rounds of loops; unknown, with the reason.
//!
//! Limits are approximations with a direction, each in the ledger of an answer ([`outcome::Approximation`]). One that adds behaviours makes an answer
//! that something is wrong unknown.

mod accesses;
mod alone;
mod calls;
mod check;
mod convergence;
mod domain;
mod effects;
mod flags;
mod globals;
mod hard;
mod host;
mod inferred;
mod inputs;
mod instances;
mod leaving;
mod library;
mod machine;
mod matching;
mod math;
mod memory;
mod modes;
mod nans;
mod observations;
mod opaque;
pub mod outcome;
mod own_promises;
pub mod pairs;
mod promises;
mod query;
mod relation;
mod show;
mod simulation;
mod strings;
mod unordered;
mod walk;
mod world;

use std::time::Duration;

use ir::Module;
use program::Program;

pub use outcome::{Approximation, Clause, Counterexample, Outcome, Verdict};

/// What a comparison may take for granted, and what it may use.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many rounds of each loop of the source are gone through beyond the first.
    pub src_unroll: u32,
    /// The same for the target.
    pub tgt_unroll: u32,
    /// No argument is undefined.
    pub no_undef_input: bool,
    /// No argument is poison.
    pub no_poison_input: bool,
    /// Time for each question to the solver.
    pub timeout: Duration,
    /// Megabytes for the solver.
    pub memory_mb: Option<u64>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            src_unroll: 4,
            tgt_unroll: 4,
            no_undef_input: false,
            no_poison_input: false,
            timeout: Duration::from_secs(30),
            memory_mb: Some(2048),
        }
    }
}

/// Whether the function `target` of a module refines the function `source` of another.
pub fn refines(source: (&Module, &str), target: (&Module, &str), options: &Options) -> Outcome {
    if pairs::is_same(source, target) {
        return Outcome { identical: true, ..Outcome::plain(Verdict::Refines) };
    }
    decide(source, target, options, true)
}

/// The same by what both functions compute, even if they are the same text, or the same step by step.
pub fn compare(source: (&Module, &str), target: (&Module, &str), options: &Options) -> Outcome {
    decide(source, target, options, false)
}

fn decide(source: (&Module, &str), target: (&Module, &str), options: &Options, simulate: bool) -> Outcome {
    let lower = |(module, name): (&Module, &str)| {
        let program = Program::of_function(module, name).map_err(|error| format!("unsupported: {error}"))?;
        let function = program.function_named(name).ok_or_else(|| format!("there is no body of @{name}"))?;
        Ok::<_, String>((program, function))
    };
    let (before, after) = match (lower(source), lower(target)) {
        (Ok(before), Ok(after)) => (before, after),
        (Err(why), _) | (_, Err(why)) => return Outcome::plain(Verdict::Unknown(why)),
    };
    if let Err(why) = pairs::same_signature((&before.0, before.1), (&after.0, after.1)) {
        return Outcome::plain(Verdict::Unknown(why));
    }
    let (before, after) = ((&before.0, before.1), (&after.0, after.1));
    let at_null = [before, after].map(|(program, function)| modes::has_memory_at_null(program, function));
    if at_null[0] != at_null[1] {
        let why = "unsupported: memory at null (null_pointer_is_valid) in one of both only";
        return Outcome::plain(Verdict::Unknown(why.to_string()));
    }
    if simulate
        && at_null == [false; 2]
        && let Some(ledger) = simulation::simulates(source, target, options)
        && promises::added(before, after, own_promises::Accesses::All).is_none()
    {
        return Outcome { ledger, ..Outcome::plain(Verdict::Refines) };
    }
    check::check(before, after, options)
}
