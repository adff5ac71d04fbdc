//! The options of `heddle query`.

use super::{Format, InputArgs, SearchArgs};
use crate::values::{priority, weight};
use clap::Args;
use std::path::PathBuf;

const QUERY_EXAMPLES: &str = "\
Examples:
  heddle query program.c 'E<>([1.crit] && [2.crit])'     can both be about to call crit?
  heddle query program.c 'A[](count <= 3)'               is the variable never greater?
  heddle query program.c 'E<>(@1.worker.i == 2)'         a local variable of process 1
  heddle query program.ll 'E<>(@0.main.%x;ui32 == 7;ui32)'   a register
  heddle query --entry writer,reader program.c 'E<>(DataRace)'
  heddle query program.c EnumStates                      how many states are there?
  heddle query --engine bmc program.c 'E<>([0.error])'   all inputs at once, for programs with one thread
  heddle query program.c 'Pr[<=5000](<> [0.error])'      how likely is it, if who moves next is drawn at random?
  heddle query --engine sample program.c 'E<>(x == 3)'   random runs instead of all states: a run that shows it, or unknown
  heddle query -f questions.q program.c                  one query per line

  Options that go well with questions about random runs:
  --html page.html                     a page with charts, to look at in a browser
  --input 'rand=weighted(0:1, 1:9)'    rand gives 0 in one of ten calls, and else 1
  --weights 1:2,2:0.5                  process 1 is drawn four times as often as process 2
  --priorities 1:1                     process 1 goes on as long as it can

Queries: E<>(φ), A[](φ), EnumStates, Pr[<=n](<> φ) {Alpha=0.05, Epsilon=0.01}, Pr[<=n](<> φ) >= θ {Alpha, Beta, Delta}, Estimate[<=n,m]{max e},
EnumStatesSMC <=n m, Exact[<=n](<> φ),
Split[<=n](<> φ) {Score=e, Levels=[..], Runs=1000}, or with an automaton for a score: {Observer={s -> t when φ, t=1}, ...}.
φ: DataRace, DivZero, OverFlows, Deadlock, [p.f], at(p, f:label), at(p, file:line), comparisons of
registers, variables and numbers, !φ, φ && φ, φ || φ, Exists(p)(φ), Forall(p)(φ).

Exit codes: 0 answered, 5 unknown, 2 bad usage or bad input (a query that makes no sense, too), 6 a bug in Heddle.";

/// The options of `heddle query`.
#[derive(Args, Debug)]
#[command(after_help = QUERY_EXAMPLES, override_usage = "heddle query [OPTIONS] <FILE>... <QUERY>")]
pub struct QueryArgs {
    #[command(flatten)]
    pub input: InputArgs,

    /// Read the queries from FILE, one per line, instead of the command line
    #[arg(short, long, value_name = "FILE.q")]
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub search: SearchArgs,

    /// With --engine bmc: go round each loop, and into each recursion, N times at most [default: the bound grows where something is cut]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub unwind: Option<u32>,

    /// With --engine bmc: the solver, which is bitwuzla, z3, or a command that speaks SMT-LIB 2 [default: bitwuzla]
    #[arg(long, value_name = "SOLVER")]
    pub solver: Option<String>,

    /// With --engine sample, for E<> and A[]: make N random runs at most [default: 1000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: Option<u64>,

    /// With --engine sample, for E<> and A[]: end a run after N steps [default: 100000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_steps: Option<u64>,

    /// Write what each run gave to FILE, as comma-separated values
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,

    /// Processes that have ended are still drawn in random runs, and do nothing
    #[arg(long)]
    pub loop_at_end: bool,

    /// How often processes are drawn in random runs, by their numbers [default: 1 each]
    #[arg(long, value_name = "P:W,..", value_delimiter = ',', value_parser = weight)]
    pub weights: Vec<(usize, f64)>,

    /// The priorities of processes in random runs, by their numbers: only those of the highest priority that can move are drawn, by
    /// their weights [default: 0 each]
    #[arg(long, value_name = "P:N,..", value_delimiter = ',', value_parser = priority, allow_hyphen_values = true, conflicts_with = "loop_at_end")]
    pub priorities: Vec<(usize, i32)>,

    /// Write an archive to FILE (.tar.gz or .tar) with all that is needed to ask again: sources, IR, configuration and results
    #[arg(long, value_name = "FILE", value_parser = crate::bundle::name)]
    pub bundle: Option<PathBuf>,

    /// Write a page with the answer, in charts where it is from runs, to FILE; it needs nothing but itself
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// How to write the result: human, json (one object for each query), sarif, junit or github; in the last three a query is a test that passes if it is satisfied
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    pub format: Format,
}
