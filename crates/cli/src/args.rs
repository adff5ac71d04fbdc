//! The command line: a module for the options of each command, and for those that several have.

mod check;
mod input;
mod ir;
mod query;
mod run;
mod search;
mod simulate;

pub use check::{CheckArgs, EncodingArgs, MemoryModelArg};
pub use input::InputArgs;
pub use ir::IrArgs;
pub use query::QueryArgs;
pub use run::RunArgs;
pub use search::{
    DrawnArgs, Engine, HUNT_RUNS, HUNT_STEPS, MethodArg, OrderArg, ReductionArg, SearchArgs, SummariesArg,
};
pub use simulate::SimulateArgs;

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};

/// A verifier for LLVM programs
#[derive(Parser, Debug)]
#[command(
    name = "heddle",
    version,
    about,
    after_help = "`heddle COMMAND --help` shows the options of a command, examples and exit codes."
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
    /// Report the tools that Heddle uses, and what is missing
    Doctor(crate::doctor_command::DoctorArgs),
    /// Write completions for a shell
    Completions(crate::manual::CompletionsArgs),
    /// Write a page of the manual
    Man(crate::manual::ManArgs),
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
