//! How programs are searched: options that several commands have.

use crate::values::seconds;
use clap::{Args, ValueEnum};

/// How many runs are made in search of something, unless somebody says otherwise.
pub const HUNT_RUNS: u64 = 1000;
/// How many steps such a run makes at most.
pub const HUNT_STEPS: u64 = 100_000;

/// How the state space is searched.
#[derive(Args, Debug)]
pub struct SearchArgs {
    /// Who answers: auto (several, side by side; the first answer counts), explore (all states), sample (random runs), bmc (all inputs, by a solver) or prove (any number of rounds)
    #[arg(long, value_enum, value_name = "ENGINE", default_value = "auto", hide_possible_values = true)]
    pub engine: Engine,

    /// Start at these functions instead of main, with arbitrary arguments; several are processes that run side by side
    #[arg(long, value_name = "F,..", value_delimiter = ',')]
    pub entry: Vec<String>,

    /// Let functions without a body do nothing, as those do that a query names in [p.f]
    #[arg(long, value_name = "F,..", value_delimiter = ',')]
    pub marker: Vec<String>,

    #[command(flatten)]
    pub drawn: DrawnArgs,

    /// Stop after S seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub timeout: Option<f64>,

    /// The memory that stored states and solvers may take, in MiB; engines that run side by side share it
    #[arg(long, value_name = "MB", default_value = "4096")]
    pub memory: u64,

    /// How many threads search [default: as many as there are cores for `check` without --engine, else 1]; of a project, how many targets are checked at once
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,

    /// How the state space is reduced: none, internal, simultaneous or por
    #[arg(long, value_enum, value_name = "HOW", hide_possible_values = true)]
    pub reduction: Option<ReductionArg>,

    /// Let a thread that could go on be interrupted by others at most N times
    #[arg(long, value_name = "N")]
    pub preemptions: Option<u32>,

    /// In which order states are looked at: bfs, dfs or random
    #[arg(long, value_enum, value_name = "ORDER", default_value = "bfs", hide_possible_values = true)]
    pub order: OrderArg,

    /// The seed of whatever is random
    #[arg(long, value_name = "N", default_value = "0")]
    pub seed: u64,

    /// Stop after N states
    #[arg(long, value_name = "N")]
    pub max_states: Option<u64>,

    /// Try all values of an input that has at most N
    #[arg(long, value_name = "N", default_value = "256", value_parser = clap::value_parser!(u64).range(2..=1024))]
    pub max_values: u64,

    /// Let malloc and its kin fail, too
    #[arg(long)]
    pub malloc_may_fail: bool,

    /// Let waiting for a condition variable end without a signal, too, as POSIX allows; `heddle check` does so by itself
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// Let waiting for a condition variable end only when it is signalled
    #[arg(long, conflicts_with = "spurious_wakeups")]
    pub no_spurious_wakeups: bool,
}

impl SearchArgs {
    /// How many threads one engine has.
    pub fn jobs(&self) -> usize {
        self.jobs.unwrap_or(1).into()
    }

    /// How many threads several engines share.
    pub fn jobs_at_hand(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.map_or_else(cores, usize::from)
    }
}

/// What inputs are.
#[derive(Args, Debug)]
pub struct DrawnArgs {
    /// Give an input a distribution. NAME is the function that the program calls for it: rand, __VERIFIER_nondet_int, heddle_any_int,
    /// one of its own, or one that nobody defines; or the variable that its result is stored in at once, x or f.x. DIST: uniform, a value, LO..HI (all alike), bernoulli(p), weighted(value:weight, ...)
    #[arg(long = "input", value_name = "NAME=DIST", value_parser = program::inputs::Input::parse)]
    pub inputs: Vec<program::inputs::Input>,
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// Whoever can
    Auto,
    /// The search through all states
    Explore,
    /// Random runs
    Sample,
    /// All inputs at once, by a solver, every loop as often as its bound says
    Bmc,
    /// Proofs for loops that go round any number of times
    Prove,
}

/// How proofs are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MethodArg {
    /// One after the other
    Auto,
    /// Invariants, and induction over several rounds
    KInduction,
    /// Predicate abstraction, refined by counterexamples
    Predicate,
}

/// When objects are taken for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SummariesArg {
    /// If nothing is found otherwise
    On,
    /// At once
    Only,
    /// Never
    Off,
}

/// How the state space is reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReductionArg {
    /// Every instruction is a move
    None,
    /// Up to the next load, store or call
    Internal,
    /// The same, and threads between these move together
    Simultaneous,
    /// Partial orders
    Por,
}

/// In which order states are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OrderArg {
    /// Breadth first
    Bfs,
    /// Depth first
    Dfs,
    /// As the seed says
    Random,
}
