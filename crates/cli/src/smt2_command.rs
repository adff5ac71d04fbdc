//! `heddle smt2`: the verification condition of a program as an SMT-LIB 2 file.

use crate::args::{ArgumentsArgs, DrawnArgs, EncodingArgs, InputArgs};
use crate::check_command::{Outside, load, rules_for, traps_for};
use crate::destination::Destination;
use crate::exit::unwritable;
use crate::ir_command::mistake;
use crate::values::seconds;
use crate::watch::BmcWatch;
use crate::{Exit, Io};
use clap::Args;
use explore::Start;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use verdict::{ReasonCode, Selection};

const EXAMPLES: &str = "\
Examples:
  heddle smt2 program.c -o program.smt2         can anything be violated, with loops gone round up to 8 times?
  heddle smt2 --unwind 20 program.c | z3 -in    ask Z3 at once
  heddle smt2 --cuts program.c | cvc5           does any execution go further than that?
  heddle smt2 --property overflow program.c     only this class
  heddle smt2 --encoding scheduler --steps 12 threads.c   several threads, who make 12 steps

The file says at its head what it is about, and what sat and unsat mean. Each check is a literal (check-1, check-2, ...) with its class and
place in a comment; the last assertion is that one of them is violated.

Exit codes: 0 written, 5 unknown (a limit, an unsupported feature; nothing is written), 2 bad usage or bad input, 6 a bug in Heddle.";

/// The options of `heddle smt2`.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Smt2Args {
    #[command(flatten)]
    pub input: InputArgs,

    /// The property classes to check, with commas; `all` for every one [default: all but leak and cleanup]
    #[arg(long, value_name = "CLASS,..")]
    pub property: Option<String>,

    /// Go round each loop, and into each recursion, N times at most
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub unwind: u32,

    #[command(flatten)]
    pub encoding: EncodingArgs,

    /// Ask for executions that go beyond the bound, instead of violations within: the unwinding assertions
    #[arg(long)]
    pub cuts: bool,

    /// Ask the solver for values, too: (get-model)
    #[arg(long)]
    pub models: bool,

    #[command(flatten)]
    pub drawn: DrawnArgs,

    #[command(flatten)]
    pub arguments: ArgumentsArgs,

    /// Let malloc and its kin fail, too
    #[arg(long)]
    pub malloc_may_fail: bool,

    /// Stop after S seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub timeout: Option<f64>,

    /// Write the formula to FILE instead of standard output, which is `-`
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

pub fn run(args: &Smt2Args, io: &mut Io<'_>) -> Exit {
    write(args, io).unwrap_or_else(|exit| exit)
}

fn write(args: &Smt2Args, io: &mut Io<'_>) -> Result<Exit, Exit> {
    let started = Instant::now();
    let file = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let file = Destination::open("the formula", file, io)?;
    let selection = args.property.as_deref().map_or(Ok(Selection::default()), Selection::parse);
    let selection = selection.map_err(|error| mistake(&format!("--property: {error}"), io))?;
    let encoding = args.encoding.encoding(None).map_err(|error| mistake(&error, io))?;
    let errors = crate::svcomp::errors(&selection, &[]);
    let arguments = args.arguments.arguments();
    let rules = rules_for(&selection);
    let outside = Outside { entry: &[], drawn: &args.drawn, havoc: None, arguments, rules };
    let loaded = load(&args.input, traps_for(&selection, false), &errors, outside, io)?;
    let Start::Main(main) = loaded.start else {
        return Err(mistake("the program has no function main", io));
    };
    let condition = bmc::Condition {
        main,
        selection,
        unwind: args.unwind,
        malloc_may_fail: args.malloc_may_fail,
        encoding,
        weak_atomics: explore::has_weak_atomics(&loaded.program),
        cuts: args.cuts,
        models: args.models,
        until: args.timeout.map(|seconds| started + Duration::from_secs_f64(seconds)),
        steps: crate::bmc_command::MOST_STEPS,
    };
    let watch = BmcWatch::new(io);
    let (program, places) = (&loaded.program, loaded.places());
    let text = bmc::smt2(program, &places, &args.input.names(), &condition, watch.progress());
    watch.end();
    let text = text.map_err(|reason| {
        let _ = writeln!(io.err, "unknown: {reason}");
        match reason.code {
            ReasonCode::Internal => Exit::Internal,
            _ => Exit::Unknown,
        }
    })?;
    match file {
        Some(file) => file.write(&text, io)?,
        None => io.out.write_all(text.as_bytes()).map_err(|error| unwritable("the formula", &error, io))?,
    }
    Ok(Exit::Fine)
}
