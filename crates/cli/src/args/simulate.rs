//! The options of `heddle simulate`.

use super::{DrawnArgs, InputArgs};
use clap::Args;
use std::path::PathBuf;

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
