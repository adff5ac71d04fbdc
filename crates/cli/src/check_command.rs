//! `heddle check`: can the program go wrong?

use crate::args::{CheckArgs, OrderArg, ReductionArg, SearchArgs};
use crate::ir_command::{complain, mistake, warn};
use crate::run_report;
use crate::{Exit, Io};
use explore::search::{Limits, Order, Progress};
use explore::{Check, Options, Reduction, Start};
use program::Program;
use std::time::{Duration, Instant};
use verdict::places::Places;
use verdict::property::Class;
use verdict::{Answer, Selection, Verdict};

pub fn run(args: &CheckArgs, io: &mut Io<'_>) -> Exit {
    let started = Instant::now();
    let selection = match args.property.as_deref().map_or(Ok(Selection::default()), Selection::parse) {
        Ok(selection) => selection,
        Err(error) => return mistake(&error.to_string(), io),
    };
    let traps = frontend::Traps {
        overflow: selection.contains(Class::Overflow),
        shift: selection.contains(Class::Shift),
        division: selection.contains(Class::DivZero),
        rest: selection.contains(Class::Undefined),
    };
    let options = match args.input.options(true, io.colour) {
        Ok(options) => frontend::Options { traps, ..options },
        Err(message) => return mistake(&message, io),
    };
    let loaded = match frontend::load(&args.input.files, &options, io.err) {
        Ok(loaded) => loaded,
        Err(error) => return complain(&error, io),
    };
    warn(&loaded.warnings, io);
    let texts = run_report::texts(&loaded.inputs);
    let (program, start, entries) = match prepare(loaded.module, &args.search.entry) {
        Ok(prepared) => prepared,
        Err(message) => return mistake(&message, io),
    };
    let places = Places::new(&program, texts.as_ref().map(|(name, text)| (name.as_str(), text.as_slice())));
    let input = args.input.files.iter().map(|file| file.display().to_string()).collect();
    let races = selection.contains(Class::Race);
    let check = Check {
        start,
        entries,
        options: search_options(&args.search, races),
        selection,
        all_violations: args.all_violations,
        order: order(&args.search),
        limits: limits(&args.search, started),
    };
    let progress = Progress::default();
    let mut answer = explore::check(&program, &places, check, &progress, Answer::new("explore", input));
    answer.stats.insert(0, ("seconds".to_string(), started.elapsed().as_secs_f64().into()));
    let _ = writeln!(io.out, "{:?} {:?}", answer.verdict, answer.reason);
    for property in answer.properties.iter().filter(|p| p.verdict == Verdict::False) {
        let _ = writeln!(io.out, "{property:?}");
    }
    if let Some(trace) = &answer.trace {
        for step in &trace.steps {
            let at = step.location.as_ref().map_or(String::new(), |l| l.to_string());
            let _ = writeln!(
                io.out,
                "{:4} T{} {at} {:?}{}",
                step.step,
                step.thread,
                step.values,
                if step.switch { " <- switch" } else { "" }
            );
        }
    }
    let _ = writeln!(io.out, "{:?}", answer.stats);
    match answer.verdict {
        Verdict::True => Exit::Fine,
        Verdict::False => Exit::Violated,
        Verdict::Unknown => Exit::Unknown,
    }
}

/// The program linked with its platform, and where it starts.
fn prepare(module: ir::Module, entry: &[String]) -> Result<(Program, Start, Vec<String>), String> {
    let names: Vec<String> = if entry.is_empty() { vec!["main".to_string()] } else { entry.to_vec() };
    let mut wanted: Vec<&str> = names.iter().map(String::as_str).collect();
    wanted.extend(program::platform::ENTRIES);
    let program = program::platform::link(module)
        .and_then(|module| Program::new(module, &wanted))
        .map_err(|error| error.to_string())?;
    let mut functions = Vec::new();
    for name in &names {
        match program.function_named(name) {
            Some(function) => functions.push(function),
            None => return Err(format!("the program has no function {name}")),
        }
    }
    let start = match functions[..] {
        [main] if entry.is_empty() => Start::Main(main),
        _ => Start::Network(functions),
    };
    Ok((program, start, names))
}

fn search_options(args: &SearchArgs, races: bool) -> Options {
    let reduction = match args.reduction {
        Some(ReductionArg::None) => Reduction::None,
        Some(ReductionArg::Internal) => Reduction::Internal,
        Some(ReductionArg::Simultaneous) => Reduction::Simultaneous,
        Some(ReductionArg::Por) | None => Reduction::Por,
    };
    Options {
        reduction,
        most_values: args.max_values,
        malloc_may_fail: args.malloc_may_fail,
        jobs: args.jobs.max(1),
        races,
        ..Options::default()
    }
}

fn order(args: &SearchArgs) -> Order {
    match args.order {
        OrderArg::Bfs => Order::Breadth,
        OrderArg::Dfs => Order::Depth,
        OrderArg::Random => Order::Random(args.seed),
    }
}

fn limits(args: &SearchArgs, started: Instant) -> Limits {
    Limits {
        until: args.timeout.map(|seconds| started + Duration::from_secs_f64(seconds.clamp(0.0, 1e9))),
        memory: usize::try_from(args.memory.saturating_mul(1 << 20)).unwrap_or(usize::MAX),
        states: args.max_states.unwrap_or(u64::MAX),
    }
}
