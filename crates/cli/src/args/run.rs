//! The options of `heddle run`.

use super::{DrawnArgs, InputArgs, PlainFormat};
use clap::Args;
use std::ffi::OsString;

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
