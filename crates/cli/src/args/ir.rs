//! The options of `heddle ir`.

use super::{InputArgs, PlainFormat};
use clap::Args;
use std::path::PathBuf;

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
