//! The `heddle` command as a function: arguments in, text and an exit code out.
//!
//! Standard output is the result, standard error is for people. A reader of the result who goes away early
//! (`heddle ... | head`) is no error. A panic anywhere below is caught and called what it is, a bug in Heddle.

mod args;
mod auto;
mod bmc_command;
mod bundle;
mod cache;
mod check_command;
mod destination;
mod doctor_command;
mod emit_test;
mod exit;
mod first_use;
mod hunt_command;
mod interrupt;
mod ir_command;
mod json;
mod lowered;
mod manual;
mod project;
mod prove_command;
mod query_command;
mod refine;
mod run_command;
mod run_report;
mod settings;
mod simulate;
mod smt2_command;
mod solver_installer;
mod summary;
mod svcomp;
mod text;
mod validate;
mod values;
mod watch;

pub use exit::Exit;

use clap::FromArgMatches;
use std::ffi::OsString;
use std::io::{BufWriter, IsTerminal, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Where a run writes.
pub struct Io<'a> {
    /// The result.
    pub out: &'a mut dyn Write,
    /// Messages for people.
    pub err: &'a mut dyn Write,
    /// What a program that is run reads as its standard input.
    pub input: &'a mut dyn Read,
    /// Whether messages may be coloured.
    pub colour: bool,
    /// Whether it is a process of its own: then Ctrl-C ends a search, and a terminal shows how far it is.
    pub live: bool,
    /// Whether the user can be asked: messages are seen and the input is typed. Never without `live` in a process.
    pub interactive: bool,
}

/// Runs `heddle` with the arguments and the streams of this process.
pub fn main() -> std::process::ExitCode {
    let mut io = Io {
        colour: std::io::stderr().is_terminal(),
        live: true,
        interactive: std::io::stdin().is_terminal() && std::io::stderr().is_terminal(),
        out: &mut BufWriter::new(std::io::stdout().lock()),
        err: &mut std::io::stderr(),
        input: &mut std::io::stdin(),
    };
    run(std::env::args_os(), &mut io).into()
}

/// How a run ended, and what it wrote.
pub struct Captured {
    /// How it ended.
    pub exit: Exit,
    /// The result.
    pub out: Vec<u8>,
    /// Messages for people.
    pub err: Vec<u8>,
}

/// Runs `heddle` with these arguments, without input and without a terminal.
pub fn run_captured(args: impl IntoIterator<Item = OsString>) -> Captured {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        out: &mut out,
        err: &mut err,
        input: &mut std::io::empty(),
        colour: false,
        live: false,
        interactive: false,
    };
    let exit = run(args, &mut io);
    Captured { exit, out, err }
}

/// Runs `heddle` with these arguments, the first of which is the program's name.
pub fn run(args: impl IntoIterator<Item = OsString>, io: &mut Io<'_>) -> Exit {
    let words: Vec<OsString> = args.into_iter().collect();
    guarded(io, |io| {
        let matches = args::command().try_get_matches_from(&words);
        let cli = matches.and_then(|matches| Ok((args::Cli::from_arg_matches(&matches)?, matches)));
        let exit = match cli {
            Ok((cli, matches)) => match cli.command {
                args::Command::Ir(args) => ir_command::run(&args, io),
                args::Command::Run(args) => run_command::run(&args, io),
                args::Command::Check(args) if args.input.files.is_empty() => {
                    project::run(&args, &matches, &words, io)
                }
                args::Command::Check(args) => check_command::run(&args, &words, io),
                args::Command::Query(args) => query_command::run(*args, &words, io),
                args::Command::Simulate(args) => simulate::run(&args, io),
                args::Command::Smt2(args) => smt2_command::run(&args, io),
                args::Command::Refine(args) => refine::run(&args, &words, io),
                args::Command::Doctor(args) => doctor_command::run(&args, io),
                args::Command::Init(args) => project::init(&args, io),
                args::Command::Completions(args) => manual::completions(&args, io),
                args::Command::Man(args) => manual::man(&args, io),
            },
            Err(error) => usage(&error, io),
        };
        io.out.flush().map_or_else(|error| exit::unwritable("the result", &error, io), |()| exit)
    })
}

/// Help and version are results; everything else that stops the parsing of arguments is a mistake in them.
fn usage(error: &clap::Error, io: &mut Io<'_>) -> Exit {
    let message = error.render();
    let text = if io.colour { message.ansi().to_string() } else { message.to_string() };
    if error.use_stderr() {
        // When nobody can see messages, the exit code still tells.
        let _ = io.err.write_all(text.as_bytes());
        Exit::BadInput
    } else {
        let written = io.out.write_all(message.to_string().as_bytes());
        written.map_or_else(|error| exit::unwritable("the result", &error, io), |()| Exit::Fine)
    }
}

fn guarded(io: &mut Io<'_>, body: impl FnOnce(&mut Io<'_>) -> Exit) -> Exit {
    match catch_unwind(AssertUnwindSafe(|| body(io))) {
        Ok(exit) => exit,
        Err(_) => {
            let _ = io.err.write_all(
                b"error: this is a bug in Heddle, not in your program\n\
                  help: please report it with the message above, the command line and the input\n",
            );
            Exit::Internal
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_called_a_bug_in_heddle() {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut io = Io {
            out: &mut out,
            err: &mut err,
            input: &mut std::io::empty(),
            colour: false,
            live: false,
            interactive: false,
        };
        assert_eq!(guarded(&mut io, |_| panic!("on purpose, by a test")), Exit::Internal);
        assert!(String::from_utf8_lossy(&err).contains("bug in Heddle"));
        assert!(out.is_empty());
    }
}
