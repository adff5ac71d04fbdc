//! `heddle simulate`: steps through a program by hand, on a terminal or for another program.

mod app;
mod draw;
mod protocol;
mod session;
mod terminal;
#[cfg(test)]
mod tests;

use crate::args::SimulateArgs;
use crate::check_command::{Arguments, Loaded, Outside, check_chances, load, read_trace};
use crate::ir_command::mistake;
use crate::{Exit, Io};
use explore::simulate::{Simulation, Situation};
use explore::{Options, System};
use program::SourceRules;
use std::io::IsTerminal;
use verdict::{Chances, Selection};

pub fn run(args: &SimulateArgs, io: &mut Io<'_>) -> Exit {
    let on_terminal = io.live && std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    if !args.stdio && !on_terminal {
        return mistake(
            "heddle simulate needs a terminal; with --stdio it reads requests from standard input instead",
            io,
        );
    }
    if args.stdio && args.input.files.iter().any(|file| file.as_os_str() == "-") {
        return mistake("the program cannot come from standard input together with --stdio", io);
    }
    start(args, io, |simulation, loaded, io| match args.stdio {
        true => session::Session::new(simulation, loaded, args).serve(io),
        false => terminal::run(app::App::new(simulation, report::Files::default()), io),
    })
}

/// Makes a simulation of the program, and gives it to somebody.
fn start(
    args: &SimulateArgs,
    io: &mut Io<'_>,
    then: impl FnOnce(Simulation<'_, '_>, &Loaded, &mut Io<'_>) -> Exit,
) -> Exit {
    // As `heddle check` compiles it, so that each replays the traces of the other.
    let traps = if args.no_traps { frontend::Traps::default() } else { frontend::Traps::ALL };
    let errors = crate::svcomp::errors(&Selection::default(), &[]);
    let load_with = |arguments, io: &mut Io<'_>| {
        let rules = if args.no_traps { SourceRules::default() } else { SourceRules::ALL };
        let outside = Outside { entry: &args.entry, drawn: &args.drawn, havoc: None, arguments, rules };
        load(&args.input, traps, &errors, outside, io).map(Loaded::into_program)
    };
    let mut loaded = match load_with(Arguments::Given, io) {
        Ok(loaded) => loaded,
        Err(exit) => return exit,
    };
    // A trace may be one of the program with arbitrary arguments.
    if let Some(file) = &args.replay
        && read_trace(file, &loaded).is_err()
    {
        match load_with(Arguments::Inputs, io) {
            Ok(other) if read_trace(file, &other).is_ok() => loaded = other,
            Ok(_) => {}
            Err(exit) => return exit,
        }
    }
    let asked = Chances {
        malloc_may_fail: args.malloc_may_fail,
        spurious_wakeups: args.spurious_wakeups,
        ..Chances::default()
    };
    let read = |file: &std::path::PathBuf| {
        let trace = read_trace(file, &loaded)?;
        check_chances(file, &trace, asked).map(|()| trace)
    };
    let trace = match args.replay.as_ref().map(read).transpose() {
        Ok(trace) => trace,
        Err(message) => return mistake(&message, io),
    };
    // The choices of a trace are about what was left to chance when it was found.
    let chances = trace.as_ref().map_or(asked, |trace| trace.chances);
    let places = loaded.places();
    let options = Options { chances, ..Options::default() };
    let system = System::new(&loaded.program, None, loaded.start.clone(), options);
    let mut simulation = match Simulation::new(&system, &places, &loaded.entries, args.seed) {
        Ok(simulation) => simulation,
        Err(outcome) => {
            let why = Situation::Over(Box::new(outcome));
            return mistake(&format!("the program does not get to its first function: {why}"), io);
        }
    };
    if let (Some(file), Some(trace)) = (&args.replay, &trace)
        && let Err(error) = simulation.load_trace(trace)
    {
        return mistake(&format!("{}: {error}", file.display()), io);
    }
    then(simulation, &loaded, io)
}
