//! The command line.

use crate::project::CompileCommands;
use crate::values::{priority, seconds, weight};
use clap::builder::NonEmptyStringValueParser;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

/// A verifier for LLVM programs
#[derive(Parser, Debug)]
#[command(
    name = "heddle",
    version,
    about,
    after_help = "Exit codes: 0 fine, 10 violated, 5 unknown, 2 bad input, 6 a bug in Heddle.\n\
                  `heddle COMMAND --help` shows the options of a command, and examples."
)]
pub struct Cli {
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

/// The command line as clap knows it.
pub fn command() -> clap::Command {
    // A project needs no files on the command line.
    Cli::command().mut_subcommand("check", |check| check.mut_arg("files", |files| files.required(false)))
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Read a program as LLVM IR, verify it, summarise or print it
    Ir(IrArgs),
    /// Execute a program, and stop at the first undefined behaviour
    Run(RunArgs),
    /// Check a program: can it go wrong, for any input and interleaving?
    Check(Box<CheckArgs>),
    /// Ask a program: can this be reached, how likely is it?
    Query(Box<QueryArgs>),
    /// Step through a program by hand: choose who moves, go back
    Simulate(SimulateArgs),
    /// Write the verification condition as an SMT-LIB 2 file
    Smt2(crate::smt2_command::Smt2Args),
    /// Compare two functions: has a compiler kept the meaning?
    Refine(Box<crate::refine::RefineArgs>),
    /// Start a project: an example to check, and its heddle.toml
    Init(crate::project::InitArgs),
    /// Write completions for a shell
    Completions(crate::manual::CompletionsArgs),
    /// Write a page of the manual
    Man(crate::manual::ManArgs),
}

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

/// How many runs are made in search of something, unless somebody says otherwise.
pub const HUNT_RUNS: u64 = 1000;
/// How many steps such a run makes at most.
pub const HUNT_STEPS: u64 = 100_000;

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

Property classes: assert reach bounds null lifetime free leak cleanup align overflow shift div-zero uninit unreachable race deadlock
undefined; all of them with `all`.

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

/// How executions of several threads become a formula.
#[derive(Args, Debug)]
pub struct EncodingArgs {
    /// How several threads become a formula: partial-order (which of two accesses comes first) or scheduler (who makes each step: slower, and easier to read) [default: partial-order]
    #[arg(long, value_enum, value_name = "ENCODING", hide_possible_values = true)]
    pub encoding: Option<EncodingArg>,

    /// With --encoding scheduler: look at N steps of threads [default: they grow until there are enough for every execution]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub steps: Option<u32>,

    /// When others see what a thread stores: sc (at once), tso (late, in order, as on x86) or pso (late, in order at each place) [default: sc]
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

    /// Let waiting for a condition variable end without a signal, too
    #[arg(long)]
    pub spurious_wakeups: bool,
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

const SIMULATE_EXAMPLES: &str = "\
Examples:
  heddle simulate program.c                       on a terminal; ? shows the keys
  heddle simulate --entry writer,reader program.c two functions as processes, without main
  heddle simulate --replay bug.json program.c     walk along a trace of heddle check
  heddle simulate --stdio program.c               for another program: JSON, one object per line

Exit codes: 0 fine, 2 bad usage or bad input, 6 a bug in Heddle.";

/// The options of `heddle simulate`.
#[derive(Args, Debug)]
#[command(after_help = SIMULATE_EXAMPLES)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub input: InputArgs,

    /// Start at these functions instead of main, with arbitrary arguments; several are processes that run side by side
    #[arg(long, value_name = "F,..", value_delimiter = ',')]
    pub entry: Vec<String>,

    #[command(flatten)]
    pub drawn: DrawnArgs,

    /// Read requests from standard input and write replies to standard output, as JSON lines
    #[arg(long)]
    pub stdio: bool,

    /// The seed of random moves
    #[arg(long, value_name = "N", default_value = "0")]
    pub seed: u64,

    /// Start with the moves of a trace ahead
    #[arg(long, value_name = "FILE")]
    pub replay: Option<PathBuf>,

    /// Let malloc and its kin fail, if that is chosen
    #[arg(long)]
    pub malloc_may_fail: bool,

    /// Let waiting for a condition variable end without a signal, if that is chosen
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// Compile C as queries do, without looking for overflow and division by zero in the source; heddle check then does not
    /// replay the traces
    #[arg(long)]
    pub no_traps: bool,
}

const RUN_EXAMPLES: &str = "\
Examples:
  heddle run program.c                      run it; exits as it does, or 10 on undefined behaviour
  heddle run program.c -- one two           with arguments
  heddle run -O2 -m32 a.c b.c               optimised, 32-bit, several files
  heddle run --seed 7 program.c             other inputs for heddle_any_int() and its kin
  heddle run --input rand=1..6 dice.c       inputs with a distribution of their own
  heddle run --max-steps 1000000 module.ll
  heddle run --passes mem2reg,dce program.c as LLVM's passes leave it
  heddle run --platform robot/ program.c    with functions of your own around it, in C

Exit codes: as the program ends (134 if it aborts); 10 undefined behaviour or a failed assertion, 5 unknown (a limit, something
unsupported, a function nobody defines), 2 bad usage or bad input, 6 a bug in Heddle.";

/// The options of `heddle run`.
#[derive(Args, Debug)]
#[command(after_help = RUN_EXAMPLES)]
pub struct RunArgs {
    #[command(flatten)]
    pub input: InputArgs,

    /// The arguments of the program, after `--`
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<OsString>,

    /// Stop after N steps
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,

    /// The memory that the program's objects may take, in MiB
    #[arg(long, value_name = "MB", default_value = "4096")]
    pub memory: u64,

    /// Draw the inputs (heddle_any_int, __VERIFIER_nondet_int, rand, ...) with this seed
    #[arg(long, value_name = "N", default_value = "0")]
    pub seed: u64,

    #[command(flatten)]
    pub drawn: DrawnArgs,

    /// Let malloc and its kin fail at times
    #[arg(long)]
    pub malloc_may_fail: bool,

    /// Let waiting for a condition variable end without a signal at times
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// How to write the result: human or json, which holds what the program writes, too
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    pub format: PlainFormat,
}

const IR_EXAMPLES: &str = "\
Examples:
  heddle ir program.c                       what is in it?
  heddle ir main.c worker.c -m32 -O1        several files, linked; 32-bit, optimised
  heddle ir --check module.ll               is it valid LLVM IR?
  heddle ir --print module.bc -o module.ll  bitcode to verified text
  clang -S -emit-llvm -o - x.c | heddle ir -
  heddle ir --passes unroll=4 --print x.c   what loops look like unrolled
  heddle ir --lowered --print program.c     the code that engines run
  heddle ir --format json program.c         for other programs

Exit codes: 0 fine, 2 bad usage or bad input (invalid IR too), 6 a bug in Heddle.";

/// The options of `heddle ir`.
#[derive(Args, Debug)]
#[command(after_help = IR_EXAMPLES)]
pub struct IrArgs {
    #[command(flatten)]
    pub input: InputArgs,

    /// Only say whether the program is valid LLVM IR
    #[arg(long, conflicts_with_all = ["print", "no_verify"])]
    pub check: bool,

    /// Print the program as LLVM text instead of a summary; with --lowered, as pre-decoded code
    #[arg(long)]
    pub print: bool,

    /// Summarise the program as engines run it: what main reaches, pre-decoded; with --print, show the code
    #[arg(long, conflicts_with = "check")]
    pub lowered: bool,

    /// Do not check what LLVM's rules ask for beyond the grammar
    #[arg(long)]
    pub no_verify: bool,

    /// How to write the result: human or json
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    pub format: PlainFormat,

    /// Write the result to FILE instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// What to read, and how to compile it.
#[derive(Args, Debug)]
pub struct InputArgs {
    /// LLVM text (.ll), bitcode (.bc), C (.c, .i) or C++ (.cc, .cpp, .cxx, .c++, .C, .ii); several are linked;
    /// `-` is LLVM text or bitcode from standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Modify the program first: mem2reg, constprop, unroll=N, dce, simplifycfg, in this order, with commas
    /// [always done: name, constants]
    #[arg(long, value_name = "PASSES", default_value = "", hide_default_value = true, value_parser = frontend::Passes::parse)]
    pub passes: frontend::Passes,

    /// Link this platform with the program: a C or C++ file, or a folder of them, whose headers the program finds, too; its
    /// functions are taken instead of those that come with Heddle
    #[arg(long, value_name = "DIR|FILE.c")]
    pub platform: Vec<PathBuf>,

    /// The clang to compile with [default: the newest on PATH]
    #[arg(long, value_name = "PATH", help_heading = "Compiling C and C++")]
    pub clang: Option<PathBuf>,

    /// Search DIR for headers
    #[arg(short = 'I', value_name = "DIR", help_heading = "Compiling C and C++")]
    pub include: Vec<PathBuf>,

    /// Define a macro, as NAME or NAME=VALUE
    #[arg(short = 'D', value_name = "MACRO", help_heading = "Compiling C and C++")]
    pub define: Vec<OsString>,

    /// The optimisation level: 0, 1, 2, 3, s, z, g or fast
    #[arg(
        short = 'O',
        value_name = "LEVEL",
        default_value = "0",
        hide_possible_values = true,
        value_parser = ["0", "1", "2", "3", "s", "z", "g", "fast"],
        help_heading = "Compiling C and C++"
    )]
    pub optimise: String,

    /// The width of a pointer, 32 or 64 bits, as in -m32
    #[arg(
        short = 'm',
        value_name = "WIDTH",
        hide_possible_values = true,
        value_parser = ["32", "64"],
        help_heading = "Compiling C and C++"
    )]
    pub width: Option<String>,

    /// The data model, ILP32 or LP64: the same as -m32 or -m64
    #[arg(
        long,
        value_enum,
        value_name = "MODEL",
        hide_possible_values = true,
        help_heading = "Compiling C and C++"
    )]
    pub data_model: Option<DataModelArg>,

    /// Compile each file as this compile_commands.json says, as far as it is about what the program means
    #[arg(long, value_name = "DIR|FILE", help_heading = "Compiling C and C++")]
    pub compile_commands: Option<PathBuf>,

    /// Further options for clang, split as a shell would
    #[arg(
        long,
        value_name = "OPTIONS",
        allow_hyphen_values = true,
        value_parser = NonEmptyStringValueParser::new(),
        help_heading = "Compiling C and C++"
    )]
    pub cflags: Vec<String>,
}

/// How wide integers and pointers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DataModelArg {
    /// int, long and pointers of 32 bits
    #[value(name = "ILP32")]
    Ilp32,
    /// long and pointers of 64 bits
    #[value(name = "LP64")]
    Lp64,
}

/// How a verdict is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Human,
    /// One JSON object
    Json,
    /// SARIF 2.1.0, for editors and forges
    Sarif,
    /// JUnit's XML, for build servers
    Junit,
    /// Annotations of GitHub's workflows
    Github,
}

/// How a result that is no verdict is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PlainFormat {
    /// For people
    Human,
    /// One JSON object
    Json,
}

impl InputArgs {
    /// The files, as they were named.
    pub fn names(&self) -> Vec<String> {
        self.files.iter().map(|file| file.display().to_string()).collect()
    }

    /// The width of a pointer, if it was asked for.
    pub fn width(&self) -> Option<&str> {
        let model = self.data_model.map(|model| match model {
            DataModelArg::Ilp32 => "32",
            DataModelArg::Lp64 => "64",
        });
        self.width.as_deref().or(model)
    }

    /// What the front end is told; an error is a mistake in the arguments.
    pub fn options(&self, verify: bool, colour: bool) -> Result<frontend::Options, String> {
        let mut cflags = Vec::new();
        for flags in &self.cflags {
            let words =
                shlex::split(flags).ok_or_else(|| format!("--cflags: a quote is not closed in `{flags}`"))?;
            cflags.extend(words.into_iter().map(OsString::from));
        }
        if let (Some(width), Some(model)) = (&self.width, self.data_model)
            && (width == "32") != (model == DataModelArg::Ilp32)
        {
            let model = if model == DataModelArg::Ilp32 { "ILP32" } else { "LP64" };
            return Err(format!("--data-model: {model} is not the data model of -m{width}"));
        }
        let commands = self.compile_commands.as_deref().map(CompileCommands::read).transpose()?;
        let mut files = BTreeMap::new();
        if let Some(commands) = &commands {
            for file in self.files.iter().filter(|file| frontend::is_source_name(file)) {
                files.insert(file.clone(), commands.options(file)?);
            }
        }
        Ok(frontend::Options {
            clang: self.clang.clone(),
            include: self.include.clone(),
            define: self.define.clone(),
            cflags,
            optimise: self.optimise.clone(),
            width: self.width().map(|w| match w {
                "32" => frontend::Width::Bits32,
                _ => frontend::Width::Bits64,
            }),
            colour,
            verify,
            traps: frontend::Traps::default(),
            scopes_matter: program::scopes::locals_may_outlive_blocks,
            passes: self.passes.clone(),
            platform: self.platform.clone(),
            files,
            listed: frontend::Listed::default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        command().debug_assert();
    }

    #[test]
    fn help_fits_a_screen() {
        let help = command().term_width(80).render_help().to_string();
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(help.lines().count() < 24 && widest <= Some(80), "{help}");
    }

    fn parse(words: &[&str]) -> Result<IrArgs, String> {
        let words = ["heddle", "ir"].iter().chain(words);
        match Cli::try_parse_from(words) {
            Ok(Cli { command: Command::Ir(args) }) => Ok(args),
            Ok(_) => Err("another command".to_string()),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn compiler_options_are_written_as_for_a_compiler() {
        let args = parse(&["-m32", "-O2", "-DN=3", "-Iinc", "-D", "M", "a.c"]).expect("they parse");
        let options = args.input.options(true, false).expect("they make sense");
        assert_eq!(options.width, Some(frontend::Width::Bits32));
        assert_eq!((options.optimise.as_str(), options.define.len(), options.include.len()), ("2", 2, 1));
        let args = parse(&["--cflags", "-DX='a b' -w", "a.c"]).expect("they parse");
        let options = args.input.options(true, false).expect("they make sense");
        assert_eq!(options.cflags, ["-DX=a b", "-w"]);
    }

    #[test]
    fn mistakes_are_refused() {
        for words in [
            &["-m31", "a.c"][..],
            &["--data-model", "LLP64", "a.c"],
            &["-O4", "a.c"],
            &["--check", "--print", "a.c"],
            &[],
        ] {
            assert!(parse(words).is_err(), "{words:?}");
        }
        let args = parse(&["--cflags", "'open", "a.c"]).expect("it parses");
        assert!(args.input.options(true, false).is_err());
        for (model, width, right) in
            [("ILP32", "-m32", true), ("LP64", "-m64", true), ("LP64", "-m32", false)]
        {
            let args = parse(&["--data-model", model, width, "a.c"]).expect("it parses");
            assert_eq!(args.input.options(true, false).is_ok(), right);
        }
    }
}
