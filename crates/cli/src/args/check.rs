//! The options of `heddle check`.

use super::{Format, HUNT_RUNS, HUNT_STEPS, InputArgs, MethodArg, SearchArgs, SummariesArg};
use crate::check_command::Arguments;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

const CHECK_EXAMPLES: &str = "\
Examples:
  heddle check                                    every target of the project: see heddle init
  heddle check program.c                          every property but leaks
  heddle check --property race,deadlock queue.c   only these
  heddle check --timeout 60 --jobs 2 program.c    for a minute, on two cores
  heddle check --entry writer,reader program.c    two functions as processes, without main
  heddle check --engine bmc program.c             all inputs and interleavings at once, by a solver
  heddle check --engine bmc --cross-check x.c     every answer of the solver checked by another one
  heddle check --engine prove program.c           for loops that go round any number of times
  heddle check --engine sample program.c          random runs instead of all: for programs that are too large
  heddle check --property-file unreach-call.prp --data-model ILP32 x.i   as SV-COMP asks
  heddle check --witness w.yml program.c          what was found, for other tools, to
  heddle check --validate w.yml program.c         check it again
  heddle check --emit-test test.c program.c       a violation as a test: cc -fsanitize=address,undefined program.c test.c
  heddle check --trace-file bug.json program.c    keep the trace, to
  heddle check --replay bug.json program.c        see it again
  heddle check --format sarif program.c           for editors and code scanning; junit and github for build servers
  heddle check --bundle bug.tar.gz program.c      everything in one archive, for somebody else

Property classes: assert reach bounds pointer null lifetime free leak cleanup align overflow shift div-zero uninit unreachable race
deadlock undefined; all of them with `all`.

Exit codes: 0 holds, 10 violated, 5 unknown, 2 bad usage or bad input, 6 a bug in Heddle.";

/// The options of `heddle check`.
#[derive(Args, Debug)]
#[command(after_help = CHECK_EXAMPLES)]
pub struct CheckArgs {
    #[command(flatten)]
    pub input: InputArgs,

    /// The project whose targets are checked if no files are named [default: heddle.toml here, or in a folder above]
    #[arg(long, value_name = "DIR|FILE", conflicts_with = "files")]
    pub project: Option<PathBuf>,

    /// Only these targets of the project
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', conflicts_with = "files")]
    pub target: Vec<String>,

    /// Check all targets of the project again, whether or not they have changed
    #[arg(long, conflicts_with = "files")]
    pub no_cache: bool,

    /// The property classes to check, with commas; `all` for every one [default: all but leak and cleanup]
    #[arg(long, value_name = "CLASS,..")]
    pub property: Option<String>,

    /// Check what a property file of SV-COMP asks for; its answer is the last line: true, false(unreach-call), unknown (why), ...
    #[arg(long, value_name = "FILE.prp", conflicts_with = "property")]
    pub property_file: Option<PathBuf>,

    /// Go on after the first violation
    #[arg(long)]
    pub all_violations: bool,

    /// List every single check with its id and what became of it; --format json always does
    #[arg(long)]
    pub list_checks: bool,

    #[command(flatten)]
    pub search: SearchArgs,

    /// With --engine bmc: go round each loop, and into each recursion, N times at most [default: the bound grows where something is cut]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub unwind: Option<u32>,

    /// With --engine bmc: the solver, which is bitwuzla, z3, or a command that speaks SMT-LIB 2 [default: bitwuzla]
    #[arg(long, value_name = "SOLVER")]
    pub solver: Option<String>,

    /// With --engine bmc: put every question to a second solver, too; one that says the contrary is an error [default: z3, or bitwuzla if --solver is another]
    #[arg(long, value_name = "SOLVER", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub cross_check: Option<String>,

    /// With --engine prove: how, which is k-induction, predicate (abstraction), or auto [default: auto]
    #[arg(long, value_enum, value_name = "METHOD", hide_possible_values = true)]
    pub method: Option<MethodArg>,

    /// With --engine prove: whether all objects that one place makes, but for the newest, are taken for one where there are too many to be told apart, so that lists may grow, which is on (if nothing is found otherwise), only (at once), or off [default: on]
    #[arg(long, value_enum, value_name = "WHEN", num_args = 0..=1, require_equals = true, default_missing_value = "on", hide_possible_values = true)]
    pub heap_summaries: Option<SummariesArg>,

    /// With --engine prove: write the transition structure of the program to FILE
    #[arg(long, value_name = "FILE")]
    pub structure: Option<PathBuf>,

    /// Write a witness to FILE, in the format 2.0 of SV-COMP: what leads to the violation, or that there is none and what was proved about loops
    #[arg(long, value_name = "FILE.yml")]
    pub witness: Option<PathBuf>,

    /// Check a witness: whether what it says about loops is so, and proves the program correct; or whether an execution that it describes violates the property
    #[arg(long, value_name = "FILE.yml", conflicts_with_all = ["method", "witness"])]
    pub validate: Option<PathBuf>,

    #[command(flatten)]
    pub encoding: EncodingArgs,

    /// With --encoding scheduler: let another thread make a step than the one before at most N times, whether or not that one could go on
    #[arg(long, value_name = "N")]
    pub context_bound: Option<u32>,

    /// Let "no violation up to the bound" count as success: exit code 0
    #[arg(long)]
    pub bounded_ok: bool,

    /// Let functions that nobody defines return anything; what they could change besides is assumed not to change
    #[arg(long)]
    pub havoc_externals: bool,

    /// Let executions count only up to undefined behaviour of a class that is not checked: whatever the program does after it, holds means holds
    #[arg(long)]
    pub assume_no_ub: bool,

    #[command(flatten)]
    pub arguments: ArgumentsArgs,

    /// With --engine sample: make N random runs
    #[arg(long, value_name = "N", default_value_t = HUNT_RUNS, value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: u64,

    /// With --engine sample: end a run after N steps
    #[arg(long, value_name = "N", default_value_t = HUNT_STEPS, value_parser = clap::value_parser!(u64).range(1..))]
    pub max_steps: u64,

    /// Write the trace of a violation to FILE, to replay it
    #[arg(long, value_name = "FILE")]
    pub trace_file: Option<PathBuf>,

    /// Write a test that shows the violation to FILE: C, to link with the program, which gives it the inputs that lead there
    #[arg(long, value_name = "FILE.c", conflicts_with = "inputs")]
    pub emit_test: Option<PathBuf>,

    /// Make the moves of a trace again instead of searching
    #[arg(long, value_name = "FILE", conflicts_with_all = ["trace_file", "all_violations"])]
    pub replay: Option<PathBuf>,

    /// Write an archive to FILE (.tar.gz or .tar) with all that is needed to see the result again: sources, IR, configuration, result and trace
    #[arg(long, value_name = "FILE", value_parser = crate::bundle::name)]
    pub bundle: Option<PathBuf>,

    /// Write a page with the answer to FILE, to go through its trace in a browser; it needs nothing but itself
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// How to write the result: human, json, sarif (editors, code scanning), junit (build servers) or github (annotations of workflows)
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    pub format: Format,
}

/// What the command line and the environment are.
#[derive(Args, Debug)]
pub struct ArgumentsArgs {
    /// Let at most two arguments of at most 8 bytes each, and variables of the environment as short, be all that there are, where the program depends on that: without this option the answer is `unknown` then
    #[arg(long, conflicts_with = "no_args")]
    pub args: bool,

    /// Start the program without arguments, and with an empty environment [default: they are inputs, if the program looks at them]
    #[arg(long)]
    pub no_args: bool,
}

impl ArgumentsArgs {
    /// What the program is loaded with.
    pub fn arguments(&self) -> Arguments {
        if self.no_args { Arguments::Given } else { Arguments::Inputs }
    }
}

/// How executions of several threads become a formula.
#[derive(Args, Debug)]
pub struct EncodingArgs {
    /// How several threads become a formula: partial-order (which of two accesses comes first) or scheduler (who makes each step: slower, and easier to read) [default: partial-order]
    #[arg(long, value_enum, value_name = "ENCODING", hide_possible_values = true)]
    pub encoding: Option<EncodingArg>,

    /// With --encoding scheduler: look at N steps of threads [default: they grow until there are enough for every execution]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub steps: Option<u32>,

    /// When others see what a thread stores: sc (at once, and atomics below seq_cst are as strong as seq_cst), tso (late, in order, as on x86) or pso (late, in order at each place); tso and pso need --engine bmc [default: at once, and `unknown` where weaker atomics could differ]
    #[arg(long, value_enum, value_name = "MODEL", hide_possible_values = true)]
    pub memory_model: Option<MemoryModelArg>,
}

/// When others see what a thread stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MemoryModelArg {
    /// At once
    Sc,
    /// Late, in order
    Tso,
    /// Late, in order at each place
    Pso,
}

/// How executions of several threads become a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EncodingArg {
    /// Which of two accesses comes first
    PartialOrder,
    /// Who makes each step
    Scheduler,
}

impl MemoryModelArg {
    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            MemoryModelArg::Sc => "sc",
            MemoryModelArg::Tso => "tso",
            MemoryModelArg::Pso => "pso",
        }
    }
}

impl EncodingArgs {
    /// What the engine is told; an error is a mistake in the arguments.
    pub fn encoding(&self, contexts: Option<u32>) -> Result<bmc::Encoding, String> {
        let model = match self.memory_model {
            None | Some(MemoryModelArg::Sc) => bmc::MemoryModel::Sc,
            Some(MemoryModelArg::Tso) => bmc::MemoryModel::Tso,
            Some(MemoryModelArg::Pso) => bmc::MemoryModel::Pso,
        };
        match self.encoding {
            Some(EncodingArg::Scheduler) if model != bmc::MemoryModel::Sc => {
                Err(format!("--memory-model {}: only --encoding partial-order knows it", model.name()))
            }
            Some(EncodingArg::Scheduler) => Ok(bmc::Encoding::Scheduler { steps: self.steps, contexts }),
            _ if contexts.is_some() => {
                Err("--context-bound: only --encoding scheduler counts context switches".to_string())
            }
            _ if self.steps.is_some() => Err("--steps: only --encoding scheduler counts steps".to_string()),
            _ => Ok(bmc::Encoding::PartialOrder(model)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::CHECK_EXAMPLES;

    #[test]
    fn help_lists_every_property_class() {
        let (_, list) = CHECK_EXAMPLES.split_once("Property classes:").unwrap_or_default();
        let words: Vec<&str> = list.split([' ', '\n', ';']).collect();
        for class in verdict::Class::ALL {
            assert!(words.contains(&class.name()), "{}", class.name());
        }
    }
}
