//! `heddle check`: can the program go wrong?

use crate::args::{
    ArgumentsArgs, CheckArgs, DrawnArgs, Engine, Format, InputArgs, MemoryModelArg, OrderArg, ReductionArg,
    SearchArgs,
};
use crate::destination::{Destination, command_line};
use crate::exit::unwritable;
use crate::ir_command::{complain, mistake, warn};
use crate::run_report;
use crate::svcomp::Asked;
use crate::watch::{RunWatch, Watch};
use crate::{Exit, Io, hunt_command};
use explore::search::{Limits, Order, Progress};
use explore::{Check, Options, Reduction, Start};
use program::code::General;
use program::errors::Errors;
use program::havoc::Havoc;
use program::primitive::Primitive;
use program::robustness::{Races, can_be_watched, weak_access};
use program::{Program, SourceRules};
use sample::hunt::Hunt;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use verdict::places::Places;
use verdict::property::Class;
use verdict::status::exit;
use verdict::{Answer, Approximation, Chances, Entry, Reason, ReasonCode, Selection, Trace, Verdict};

pub fn run(args: &CheckArgs, command: &[OsString], io: &mut Io<'_>) -> Exit {
    answer_and_write(args, command, io).unwrap_or_else(|exit| exit)
}

fn answer_and_write(args: &CheckArgs, command: &[OsString], io: &mut Io<'_>) -> Result<Exit, Exit> {
    let page = Destination::open("the page", args.html.as_deref(), io)?;
    let answer = answer_with_files(args, command, &mut Record::default(), io)?;
    if let Some(page) = page {
        page.write_page(std::slice::from_ref(&answer), command, io)?;
    }
    let how =
        Writing { format: args.format, bounded_ok: args.bounded_ok, list_checks: args.list_checks, command };
    let exit = write_answers(std::slice::from_ref(&answer), &how, io);
    if args.property_file.is_some() && args.format == Format::Human {
        let line = verdict::svcomp::verdict_line(&answer);
        if let Err(error) = writeln!(io.out, "{line}") {
            return Ok(unwritable("the result", &error, io));
        }
    }
    Ok(exit)
}

/// The answer; what is asked for besides is written to its files.
pub fn answer_with_files(
    args: &CheckArgs,
    command: &[OsString],
    record: &mut Record,
    io: &mut Io<'_>,
) -> Result<Answer, Exit> {
    let bundle = Destination::open("the bundle", args.bundle.as_deref(), io)?;
    record.whole = bundle.is_some();
    let trace_file = Destination::open("the trace", args.trace_file.as_deref(), io)?;
    let test = Destination::open("the test", args.emit_test.as_deref(), io)?;
    let witness = Destination::open("the witness", args.witness.as_deref(), io)?;
    if io.live {
        crate::interrupt::watch();
    }
    let answer = match answer(args, record, io) {
        // Who is interrupted before the program is there gets reports, too.
        Err(_) if crate::interrupt::asked() => interrupted(args),
        answer => answer?,
    };
    if let Some(file) = witness {
        write_witness(args, &answer, file, io)?;
    }
    if let (Some(destination), Some(file)) = (test, &args.emit_test) {
        crate::emit_test::write(destination, file, &args.input, &answer, io)?;
    }
    if let (Some(file), Some(trace)) = (trace_file, &answer.trace) {
        file.write(trace.to_json(), io)?;
    }
    if let Some(bundle) = bundle {
        crate::bundle::write(bundle, command, std::slice::from_ref(&answer), record, io)?;
    }
    Ok(answer)
}

/// The answer if somebody has put an end to it before there was anything to answer.
pub fn interrupted(args: &CheckArgs) -> Answer {
    let mut answer = Answer::new("auto", args.input.names());
    configure(&mut answer, &args.input, &args.search);
    answer.reason = Some(Reason::new(ReasonCode::Interrupted));
    answer.settled()
}

/// Writes a witness of an answer, unless there is none; says so if there can be none.
fn write_witness(args: &CheckArgs, answer: &Answer, file: Destination, io: &mut Io<'_>) -> Result<(), Exit> {
    let configured = |name: &str| answer.config.more.get(name).and_then(|value| value.as_str());
    let specification = configured("specification").unwrap_or_default();
    let model = configured("data_model").unwrap_or("LP64");
    let task =
        crate::prove_command::task(args, model, specification).map_err(|message| mistake(&message, io))?;
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let sources = &mut report::Files::default();
    let plain = |answer: &Answer| {
        let mut answer = answer.clone();
        crate::validate::forget_branches(&args.input, &mut answer);
        answer
    };
    match answer.verdict {
        Verdict::True => {
            let proof = answer.proof.clone().unwrap_or_default();
            file.write(report::witness(&proof, &task, now, sources), io)
        }
        Verdict::False => match report::violation_witness(&plain(answer), &task, now, sources) {
            Ok(text) => file.write(&text, io),
            Err(why) => {
                // When nobody can see messages, that is no reason to stop.
                let _ = writeln!(io.err, "warning: no witness is written: {why}");
                Ok(())
            }
        },
        Verdict::Unknown => Ok(()),
    }
}

fn answer(args: &CheckArgs, record: &mut Record, io: &mut Io<'_>) -> Result<Answer, Exit> {
    let started = Instant::now();
    if args.cross_check.is_some() && !matches!(args.search.engine, Engine::Bmc | Engine::Prove) {
        return Err(mistake("--cross-check: only --engine bmc and --engine prove ask solvers", io));
    }
    if args.search.engine != Engine::Bmc {
        let encoding = &args.encoding;
        let given = [
            ("--encoding", encoding.encoding.is_some()),
            ("--steps", encoding.steps.is_some()),
            ("--context-bound", args.context_bound.is_some()),
        ];
        if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
            return Err(mistake(&format!("{option}: only --engine bmc makes formulas"), io));
        }
        if let Some(model @ (MemoryModelArg::Tso | MemoryModelArg::Pso)) = encoding.memory_model {
            let message = format!("--memory-model {}: only --engine bmc knows it", model.name());
            return Err(mistake(&message, io));
        }
    }
    if args.search.engine != Engine::Prove {
        let given = [
            ("--method", args.method.is_some()),
            ("--structure", args.structure.is_some()),
            ("--heap-summaries", args.heap_summaries.is_some()),
        ];
        if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
            return Err(mistake(&format!("{option}: only --engine prove looks for proofs"), io));
        }
        if args.validate.is_some() && args.search.engine != Engine::Auto {
            return Err(mistake("--validate: witnesses are checked by --engine prove", io));
        }
    }
    let replay = match args.replay.as_deref().map(parse_trace).transpose() {
        Ok(replay) => replay,
        Err(message) => return Err(mistake(&message, io)),
    };
    let witness = match args.validate.as_deref().map(crate::validate::read).transpose() {
        Ok(witness) => witness,
        Err(message) => return Err(mistake(&message, io)),
    };
    let violation = args.validate.as_deref().zip(witness.filter(|witness| !witness.segments.is_empty()));
    let asked = match &violation {
        Some((file, witness)) => crate::validate::asked(args, file, witness),
        // A trace is of the program as it was compiled for what was checked then.
        None => Asked::new(args, replay.as_ref().and_then(|replay| replay.property.as_deref())),
    };
    let asked = asked.map_err(|message| mistake(&message, io))?;
    let mut answer = Answer::new("explore", args.input.names());
    configure(&mut answer, &args.input, &args.search);
    answer.config.more.insert("property".to_string(), asked.selection.to_string().into());
    let specification = verdict::svcomp::specification(&asked.selection, &asked.named);
    answer.config.more.insert("specification".to_string(), specification.into());
    if let Some(what) = asked.unsupported {
        let message = format!("{what} is asked for, which Heddle does not check");
        answer.reason = Some(Reason::because(ReasonCode::Unsupported, message));
        return Ok(note_times(answer.settled(), started.elapsed(), Instant::now()));
    }
    let selection = asked.selection.clone();
    let havoc = args.havoc_externals.then_some(&args.search.marker[..]);
    let arguments = args.arguments.arguments();
    let rules = rules_for(&selection);
    let outside = Outside { entry: &args.search.entry, drawn: &args.search.drawn, havoc, arguments, rules };
    let loaded = load_recorded(
        &args.input,
        traps_for(&selection, args.assume_no_ub),
        &asked.errors(),
        outside,
        record,
        io,
    )?
    .into_program();
    if args.assume_no_ub {
        answer.config.more.insert("assume_no_ub".to_string(), true.into());
    }
    if args.havoc_externals {
        answer.config.more.insert("havoc_externals".to_string(), true.into());
    }
    asked.warn_of_missing(&loaded.program.module, &mut answer);
    answer.config.more.insert("data_model".to_string(), loaded.data_model().into());
    if let Err(message) = check_markers(&args.search.marker, &loaded) {
        return Err(mistake(&message, io));
    }
    let there = Instant::now();
    let mut options = Options {
        ends: selection.contains(Class::Leak) || selection.contains(Class::Cleanup),
        ..search_options(&args.search)
    };
    // What holds does so for every behaviour that POSIX allows.
    let waits = loaded.program.calls_primitive(Primitive::MayWake);
    options.chances.spurious_wakeups |= waits && !args.search.no_spurious_wakeups;
    options.look_for(&selection);
    let about = Check {
        start: loaded.start.clone(),
        entries: loaded.entries.clone(),
        options,
        selection,
        all_violations: args.all_violations,
        order: order(&args.search),
        limits: limits(&args.search, started),
        assume_no_ub: args.assume_no_ub,
    };
    let check = about.clone();
    let finished = |answer: Answer| {
        let answer = with_havoc(answer, &loaded.havoc);
        let answer = with_arguments(answer, &args.arguments, &loaded);
        let answer = with_spurious_failures(answer, &loaded.program);
        let answer = with_scopes(answer, &about.selection, args.assume_no_ub, &loaded);
        let mut answer = with_weak_atomics(answer, args, &loaded, &about);
        verdict::checks::fill(&mut answer, &loaded.program, &loaded.places(), &about.selection);
        note_times(answer, there - started, there)
    };
    let program = &loaded.program;
    let chances = search_options(&args.search).chances;
    if let (Some(file), Some(trace)) = (&args.replay, &replay)
        && let Err(message) =
            check_trace(file, trace, &loaded).and_then(|()| check_chances(file, trace, chances))
    {
        return Err(mistake(&message, io));
    }
    let places = loaded.places();
    if let Some((file, witness)) = &violation {
        let answer = crate::validate::check(args, (file, witness), &loaded, &check, answer, started, io);
        return answer.map(finished).map_err(|message| mistake(&message, io));
    }
    if replay.is_none() && args.search.engine == Engine::Sample {
        let runs = Hunt {
            runs: args.runs,
            steps: args.max_steps,
            jobs: args.search.jobs(),
            first_will_do: false,
            ..hunt_command::usual(&check, args.search.seed)
        };
        let watch = RunWatch::new(io);
        let answer = hunt_command::check(&loaded, &check, &runs, watch.progress(), answer);
        watch.end();
        return Ok(finished(answer));
    }
    if replay.is_none() && (args.search.engine == Engine::Prove || args.validate.is_some()) {
        let answer = crate::prove_command::check(args, &loaded, check, answer, started, io);
        return answer.map(finished).map_err(|message| mistake(&message, io));
    }
    if replay.is_none() && args.search.engine == Engine::Bmc {
        let answer = crate::bmc_command::check(args, &loaded, check, answer, started, io);
        return answer.map(finished).map_err(|message| mistake(&message, io));
    }
    if replay.is_none() && crate::auto::combines(args) {
        return Ok(finished(crate::auto::check(args, &loaded, &check, answer, io)));
    }
    let watch = Watch::new(io);
    let answer = match replay {
        Some(trace) => match explore::replay_trace(program, &places, check, &trace, answer) {
            Ok(answer) => answer,
            Err(message) => return Err(mistake(&message, io)),
        },
        None => explore::check(program, &places, check, watch.progress(), answer),
    };
    watch.end();
    Ok(finished(answer))
}

/// What clang is to find in the source.
pub fn traps_for(selection: &Selection, assume_no_ub: bool) -> frontend::Traps {
    frontend::Traps {
        overflow: selection.contains(Class::Overflow),
        wraps: !selection.contains(Class::Overflow),
        shift: selection.contains(Class::Shift),
        division: selection.contains(Class::DivZero),
        rest: selection.contains(Class::Undefined),
        // What a dead local holds is arbitrary, whether or not somebody asks about its use.
        scopes: selection.contains(Class::Lifetime) || !assume_no_ub,
        unwritten: true,
    }
}

/// Notes how long it took: in all, until the program was there (`loading`), and since then in engines without and within solvers. What several engines took is added up.
pub fn note_times(mut answer: Answer, loading: Duration, loaded: Instant) -> Answer {
    let told = |stats: &[(String, serde_json::Value)], name: &str| {
        stats.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.as_f64())
    };
    let solving = |stats: &[(String, serde_json::Value)]| told(stats, "solver_seconds").unwrap_or(0.0);
    let (search, solver) = match &answer.attempts[..] {
        [] => {
            let solver = solving(&answer.stats);
            let rest = loaded.elapsed().as_secs_f64() - solver;
            (told(&answer.stats, "search_seconds").unwrap_or(rest), solver)
        }
        attempts => {
            let solver: f64 = attempts.iter().map(|attempt| solving(&attempt.stats)).sum();
            (attempts.iter().map(|attempt| attempt.seconds).sum::<f64>() - solver, solver)
        }
    };
    let times = [
        ("seconds", (loading + loaded.elapsed()).as_secs_f64()),
        ("frontend_seconds", loading.as_secs_f64()),
        ("search_seconds", search.max(0.0)),
        ("solver_seconds", solver),
    ];
    answer.stats.retain(|(name, _)| times.iter().all(|(time, _)| time != name));
    let times = times.map(|(name, seconds)| (name.to_string(), seconds.into()));
    answer.stats.splice(0..0, times);
    answer
}

/// A marker is a function without a body.
pub fn check_markers(markers: &[String], loaded: &Loaded) -> Result<(), String> {
    let module = &loaded.program.module;
    for marker in markers {
        let found = module.global_named(marker.as_bytes()).and_then(|id| module.globals[id].as_function());
        match found {
            Some(function) if function.body.is_none() => {}
            Some(_) => {
                return Err(format!("--marker: {marker} has a body; a marker is a function without one"));
            }
            None => {
                let externals = loaded.program.code.externals.iter().map(String::as_str);
                let hint = verdict::suggest::ending(marker, externals);
                return Err(format!("--marker: the function {marker} does not exist{hint}"));
            }
        }
    }
    Ok(())
}

/// How answers are written.
pub struct Writing<'a> {
    /// The format.
    pub format: Format,
    /// Whether a bound is good enough.
    pub bounded_ok: bool,
    /// Whether people want to see every check.
    pub list_checks: bool,
    /// The command line.
    pub command: &'a [OsString],
}

/// Writes answers as one result; how the process ends: as the worst of them.
pub fn write_answers(answers: &[Answer], how: &Writing<'_>, io: &mut Io<'_>) -> Exit {
    let codes: Vec<u8> = answers.iter().map(|answer| answer.exit_code(how.bounded_ok)).collect();
    let worst =
        [(exit::INTERNAL, Exit::Internal), (exit::VIOLATED, Exit::Violated), (exit::UNKNOWN, Exit::Unknown)];
    let worst = worst.into_iter().find(|(code, _)| codes.contains(code)).map_or(Exit::Fine, |(_, exit)| exit);
    let mut files = report::Files::default();
    let style = report::Style { colour: io.colour, checks: how.list_checks, ..report::Style::default() };
    let text = match how.format {
        Format::Json => answers.iter().map(report::json).collect(),
        Format::Human => answers.iter().map(|answer| report::text(answer, &mut files, style)).collect(),
        Format::Sarif | Format::Junit | Format::Github => {
            let of = |answer| report::Findings::of(answer, how.bounded_ok, &mut files);
            findings(&answers.iter().map(of).collect::<Vec<_>>(), how.format, how.command, worst)
        }
    };
    match io.out.write_all(text.as_bytes()) {
        Ok(()) => worst,
        Err(error) => unwritable("the result", &error, io),
    }
}

/// Findings in one of the formats of other tools.
pub fn findings(runs: &[report::Findings<'_>], format: Format, command: &[OsString], exit: Exit) -> String {
    let invocation = report::Invocation {
        command: command_line(command),
        directory: std::env::current_dir().ok(),
        exit: exit.code(),
    };
    match format {
        Format::Junit => report::junit(runs),
        Format::Github => report::github(runs, &invocation),
        Format::Sarif | Format::Human | Format::Json => {
            report::sarif(runs, &invocation, &mut report::Files::default())
        }
    }
}

/// Says in an answer how it came about.
pub fn configure(answer: &mut Answer, input: &InputArgs, search: &SearchArgs) {
    answer.config.seed = search.seed;
    answer.config.platform = "default".to_string();
    answer.config.passes = input.passes.done();
    let more = &mut answer.config.more;
    more.insert("jobs".to_string(), search.jobs().into());
    more.insert("optimise".to_string(), input.optimise.clone().into());
    if !search.entry.is_empty() {
        more.insert("entry".to_string(), search.entry.join(",").into());
    }
    let inputs: Vec<String> =
        search.drawn.inputs.iter().map(|input| format!("{}={}", input.name, input.distribution)).collect();
    for input in &inputs {
        let message = format!("an input has the distribution {input}");
        answer.ledger.note(Entry::because(Approximation::InputDistribution, message));
    }
    if !inputs.is_empty() {
        more.insert("input".to_string(), inputs.join(" ").into());
    }
    if let Some(timeout) = search.timeout {
        more.insert("timeout".to_string(), timeout.into());
    }
}

/// A program that is ready to be searched.
pub struct Loaded {
    /// The program with its platform.
    pub program: Program,
    /// Where it starts.
    pub start: Start,
    /// The functions it starts at.
    pub entries: Vec<String>,
    /// The functions that nobody defines and that return anything.
    pub havoc: Havoc,
    /// Where bounds on the command line and the environment can matter, in words.
    pub bounded: Vec<String>,
    texts: Texts,
}

/// The name and the text of the only input, if it is LLVM text.
type Texts = Option<(String, Vec<u8>)>;

impl Loaded {
    /// `LP64` or `ILP32`.
    pub fn data_model(&self) -> &'static str {
        if self.program.pointer_bits == 32 { "ILP32" } else { "LP64" }
    }

    /// Where its code comes from.
    pub fn places(&self) -> Places<'_> {
        let text = self.texts.as_ref().map(|(name, text)| (name.as_str(), text.as_slice()));
        Places::new(&self.program, text)
    }

    /// The same, where a process that is alone is a program: all engines know what to do with one, and it ends with its function.
    pub fn into_program(self) -> Loaded {
        let start = match self.start {
            Start::Network(functions) => match functions[..] {
                [alone] => Start::Main(alone),
                _ => Start::Network(functions),
            },
            main => main,
        };
        Loaded { start, ..self }
    }
}

/// What a program was made from, for whoever wants to know whether that is still so, or to keep it.
#[derive(Default)]
pub struct Record {
    /// Whether the program itself is wanted, and only the user's files.
    pub whole: bool,
    /// Every file that took part.
    pub read: Vec<PathBuf>,
    /// What the files were read by.
    pub tools: Vec<String>,
    /// The program without Heddle's platform, as LLVM text.
    pub text: Option<String>,
}

impl Record {
    fn listed(&self) -> frontend::Listed {
        if self.whole { frontend::Listed::Users } else { frontend::Listed::All }
    }

    fn note(&mut self, loaded: &frontend::Loaded) {
        self.read.clone_from(&loaded.read);
        let tools = loaded.inputs.iter().chain(&loaded.platform).filter_map(|input| input.tool.as_ref());
        let tools: BTreeSet<String> = tools.map(ToString::to_string).collect();
        self.tools = tools.into_iter().collect();
        self.text = self.whole.then(|| loaded.module.to_string());
    }
}

/// Reads and links a program; what is wrong with it is said.
pub fn load(
    input: &InputArgs,
    traps: frontend::Traps,
    errors: &Errors,
    outside: Outside<'_>,
    io: &mut Io<'_>,
) -> Result<Loaded, Exit> {
    load_recorded(input, traps, errors, outside, &mut Record::default(), io)
}

/// What surrounds a program.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// The functions that it starts at; none for main.
    pub entry: &'a [String],
    /// What inputs are.
    pub drawn: &'a DrawnArgs,
    /// Whether functions that nobody defines return anything, but for these.
    pub havoc: Option<&'a [String]>,
    /// What the command line and the environment are.
    pub arguments: Arguments,
    /// What its source asks beyond what clang writes.
    pub rules: SourceRules,
}

/// The rules of a source that matter to what is asked. If `null` is not asked about, a read whose value is not used does not end the program.
pub fn rules_for(selection: &Selection) -> SourceRules {
    SourceRules {
        subscripts: selection.contains(Class::Bounds),
        discarded_reads: selection.contains(Class::Null),
    }
}

/// What the command line and the environment are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// What the machine is given: the name of the program, unless somebody says more.
    Given,
    /// Inputs.
    Inputs,
}

/// The same, and what it was made from is noted.
pub fn load_recorded(
    input: &InputArgs,
    traps: frontend::Traps,
    errors: &Errors,
    outside: Outside<'_>,
    record: &mut Record,
    io: &mut Io<'_>,
) -> Result<Loaded, Exit> {
    let options = match input.options(true, io.colour) {
        Ok(options) => frontend::Options { traps, listed: record.listed(), ..options },
        Err(message) => return Err(mistake(&message, io)),
    };
    let loaded = frontend::load(&input.files, &options, io.err).map_err(|error| complain(&error, io))?;
    warn(&loaded.warnings, io);
    record.note(&loaded);
    let rules = if input.is_plain_source() { outside.rules } else { SourceRules::default() };
    let outside = Outside { rules, ..outside };
    let texts = run_report::texts(&loaded.inputs);
    program::errors::with_errors(loaded.module, errors)
        .map_err(|error| error.to_string())
        .and_then(|module| prepare(module, outside, texts))
        .map_err(|message| mistake(&message, io))
}

/// The program linked with its platform, and where it starts.
fn prepare(module: ir::Module, outside: Outside<'_>, texts: Texts) -> Result<Loaded, String> {
    let entry = outside.entry;
    let names: Vec<String> = if entry.is_empty() { vec!["main".to_string()] } else { entry.to_vec() };
    let defined: Vec<String> = (module.globals.values())
        .filter(|global| global.as_function().is_some_and(|function| function.body.is_some()))
        .filter_map(|global| Some(module.strings.text(global.name?).into_owned()))
        .collect();
    let starts_at_main = matches!(&names[..], [main] if main == "main");
    let (module, main, bounded) = match outside.arguments {
        Arguments::Given => (module, "main".to_string(), Vec::new()),
        Arguments::Inputs => {
            let inputs = program::arguments::as_inputs(module, starts_at_main);
            let inputs = inputs.map_err(|error| error.to_string())?;
            (inputs.module, inputs.start, inputs.bounded)
        }
    };
    let (module, starts) = match starts_at_main {
        // What main is given is the command line.
        true => (module, vec![main]),
        false => program::entries::callable(module, &names).map_err(|error| error.to_string())?,
    };
    let mut wanted: Vec<&str> = starts.iter().map(String::as_str).collect();
    wanted.extend(program::platform::ENTRIES);
    let linked = |module| {
        program::platform::link_with(module, &outside.drawn.inputs)
            .and_then(|module| Program::of_source(module, &wanted, outside.rules))
            .map_err(|error| error.to_string())
    };
    let (program, havoc) = match outside.havoc {
        None => (linked(module)?, Havoc::default()),
        Some(except) => {
            let first = linked(module.clone())?;
            let externals = first.code.externals.iter().map(String::as_str);
            let externals = externals.filter(|name| !except.iter().any(|other| other == name));
            let (module, havoc) =
                program::havoc::havoc(module, externals).map_err(|error| error.to_string())?;
            if havoc.havocked.is_empty() { (first, havoc) } else { (linked(module)?, havoc) }
        }
    };
    let mut functions = Vec::new();
    for (name, start) in names.iter().zip(&starts) {
        match program.function_named(start) {
            Some(function) => functions.push(function),
            None => {
                let near = verdict::suggest::nearest(name, defined.iter().map(String::as_str));
                let hint = near.map_or(String::new(), |near| format!("; did you mean {near}?"));
                return Err(format!("the program has no function {name}{hint}"));
            }
        }
    }
    let start = match functions[..] {
        [main] if entry.is_empty() => Start::Main(main),
        _ => Start::Network(functions),
    };
    Ok(Loaded { program, start, entries: names, texts, havoc, bounded })
}

/// An answer about a program in which some functions return anything, with what is assumed of them: engines know them as functions like any other.
fn with_havoc(mut answer: Answer, havoc: &Havoc) -> Answer {
    let left = havoc.left.iter();
    answer
        .warnings
        .extend(left.map(|(name, why)| format!("--havoc-externals leaves {name} as it is: {why}")));
    if havoc.havocked.is_empty() {
        return answer;
    }
    let names: Vec<&str> = havoc.havocked.iter().map(|one| one.name.as_str()).collect();
    let message = format!("nobody defines these functions, and they return anything: {}", names.join(", "));
    answer.ledger.note(Entry::because(Approximation::HavocExternal, message));
    let changes = havoc.havocked.iter().filter_map(|one| Some((&one.name, one.changes.as_ref()?)));
    let changes: Vec<Entry> = changes
        .map(|(name, what)| format!("{name} does not change {what}"))
        .map(|message| Entry::because(Approximation::ExternalChanges, message))
        .collect();
    answer.ledger.note(Entry::new(Approximation::ExternalReturns));
    settled_with(answer, changes)
}

/// An answer that rests on these entries of the ledger, too.
fn settled_with(mut answer: Answer, entries: Vec<Entry>) -> Answer {
    // What is not known even up to a bound is not known up to it.
    let is_bound = answer.reason.as_ref().is_some_and(|why| why.code.is_bound());
    if let Some(first) = entries.first().filter(|_| is_bound) {
        answer.reason = Some(first.reason());
    }
    entries.into_iter().for_each(|entry| answer.ledger.note(entry));
    if answer.verdict == Verdict::Unknown {
        return answer;
    }
    let mut answer = answer.settled();
    if answer.verdict == Verdict::Unknown {
        answer.properties.iter_mut().for_each(|property| property.verdict = Verdict::Unknown);
    }
    answer
}

/// An answer about a program whose command line and environment are inputs up to bounds.
fn with_arguments(mut answer: Answer, args: &ArgumentsArgs, loaded: &Loaded) -> Answer {
    if args.no_args {
        let message = "there are no arguments, and the environment is empty, as --no-args says";
        answer.ledger.note(Entry::because(Approximation::FixedArgs, message));
        return answer;
    }
    if args.args {
        for what in &loaded.bounded {
            let message = format!("{what}, as --args says");
            answer.ledger.note(Entry::because(Approximation::FixedArgs, message));
        }
        return answer;
    }
    let entries = loaded.bounded.iter().map(|what| Entry::because(Approximation::Args, what));
    settled_with(answer, entries.collect())
}

/// An answer about a program with weak compare-exchanges, which no engine lets fail without a reason.
fn with_spurious_failures(mut answer: Answer, program: &Program) -> Answer {
    let is_weak = |op: &General| matches!(op, General::CmpXchg { weak: true, .. });
    if program.code.general.iter().any(is_weak) {
        answer.ledger.note(Entry::new(Approximation::NoSpuriousFailures));
    }
    answer
}

/// An answer about a program that may use a local by an address of an earlier lifetime, which no engine tells from a later one.
fn with_scopes(answer: Answer, selection: &Selection, assume_no_ub: bool, loaded: &Loaded) -> Answer {
    if answer.verdict != Verdict::True {
        return answer;
    }
    let module = &loaded.program.module;
    let debug = ir::debug::DebugInfo::new(module);
    let counts = selection.contains(Class::Lifetime) || !assume_no_ub;
    let kept = if counts { program::kept::kept_address(&debug, module) } else { None };
    let message = match kept {
        Some(at) => format!("its address is kept at {at}"),
        None => match program::scopes::bypassed_declaration(&debug, module) {
            Some(at) => format!("{at} is reached by a jump over its declaration"),
            None => return answer,
        },
    };
    let message =
        format!("a local of a block is one object, however often the block is entered, and {message}");
    settled_with(answer, vec![Entry::because(Approximation::Scopes, message)])
}

/// How many states a search for races may store whose only purpose is to know whether weak atomics matter.
const MAX_STATES_FOR_RACES: u64 = 1 << 20;

/// An answer about a program whose atomics may be weaker than engines take them to be: they execute all of them as `seq_cst`, unless asked for store buffers.
fn with_weak_atomics(mut answer: Answer, args: &CheckArgs, loaded: &Loaded, about: &Check) -> Answer {
    let is_bound = answer.reason.as_ref().is_some_and(|why| why.code.is_bound());
    if answer.verdict == Verdict::False || (answer.verdict == Verdict::Unknown && !is_bound) {
        return answer;
    }
    let races = if about.selection.contains(Class::Race) { Races::Excluded } else { Races::Possible };
    let Some(weak) = weak_access(&loaded.program, &about.start.functions(), races) else { return answer };
    let model = args.encoding.memory_model;
    let searches = matches!(args.search.engine, Engine::Auto | Engine::Explore);
    if model.is_none() && searches && answer.verdict == Verdict::True {
        let robust = match weak.depends_on_races {
            true => has_no_race(loaded, about, false),
            false => can_be_watched(&loaded.program) && has_no_race(loaded, about, true),
        };
        if robust {
            return answer;
        }
    }
    let place = |entry: Entry| match loaded.places().location(weak.pc) {
        Some(location) => entry.at(location),
        None => entry,
    };
    match model {
        Some(MemoryModelArg::Tso | MemoryModelArg::Pso) => answer,
        Some(MemoryModelArg::Sc) => {
            let message = "atomics below seq_cst are as strong as seq_cst, as --memory-model sc says";
            answer.ledger.note(place(Entry::because(Approximation::SequentialConsistency, message)));
            answer
        }
        None => {
            let message = match weak.depends_on_races {
                true => {
                    "atomics below seq_cst are executed as seq_cst, which is the same only if there is no race, and race was not asked for"
                }
                false => "atomics below seq_cst are executed as seq_cst",
            };
            settled_with(answer, vec![place(Entry::because(Approximation::WeakAtomics, message))])
        }
    }
}

/// Whether a search through all states finds that there is no race, and with `robustness`, no atomic access that could do what no interleaving shows.
fn has_no_race(loaded: &Loaded, about: &Check, robustness: bool) -> bool {
    let limits = Limits { states: about.limits.states.min(MAX_STATES_FOR_RACES), ..about.limits };
    let classes: Vec<Class> = about.selection.classes().iter().copied().chain([Class::Race]).collect();
    let mut check =
        Check { selection: Selection::of(&classes), all_violations: false, limits, ..about.clone() };
    check.options.robustness = robustness;
    let answer = Answer::new("explore", Vec::new());
    let answer = explore::check(&loaded.program, &loaded.places(), check, &Progress::default(), answer);
    answer.verdict == Verdict::True
}

/// Reads a trace.
fn parse_trace(file: &Path) -> Result<Trace, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    Trace::from_json(&text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Whether a trace is one of this program.
fn check_trace(file: &Path, trace: &Trace, loaded: &Loaded) -> Result<(), String> {
    let entries: Vec<&str> = loaded.entries.iter().map(String::as_str).collect();
    trace.check_program(&loaded.program, &entries).map_err(|error| format!("{}: {error}", file.display()))
}

/// Whether a trace was found with what is asked for; what it was found with besides, replaying it knows by itself.
pub fn check_chances(file: &Path, trace: &Trace, asked: Chances) -> Result<(), String> {
    let found = trace.chances;
    let options = [
        (asked.malloc_may_fail && !found.malloc_may_fail, "--malloc-may-fail"),
        (asked.spurious_wakeups && !found.spurious_wakeups, "--spurious-wakeups"),
    ];
    match options.iter().find(|(missing, _)| *missing) {
        Some((_, option)) => Err(format!("{}: the trace was found without {option}", file.display())),
        None => Ok(()),
    }
}

/// Reads a trace of this program.
pub fn read_trace(file: &Path, loaded: &Loaded) -> Result<Trace, String> {
    let trace = parse_trace(file)?;
    check_trace(file, &trace, loaded)?;
    Ok(trace)
}

/// What is left to chance beside what the program asks for.
pub fn chances(args: &SearchArgs) -> Chances {
    Chances {
        malloc_may_fail: args.malloc_may_fail,
        spurious_wakeups: args.spurious_wakeups,
        max_values: args.max_values,
        ..Chances::default()
    }
}

/// How the state space is looked at.
pub fn search_options(args: &SearchArgs) -> Options {
    let reduction = match args.reduction {
        Some(ReductionArg::None) => Reduction::None,
        Some(ReductionArg::Internal) => Reduction::Internal,
        Some(ReductionArg::Simultaneous) => Reduction::Simultaneous,
        Some(ReductionArg::Por) | None => Reduction::Por,
    };
    Options {
        reduction,
        chances: chances(args),
        jobs: args.jobs(),
        markers: args.marker.clone(),
        preemptions: args.preemptions,
        ..Options::default()
    }
}

/// The order of the search.
pub fn order(args: &SearchArgs) -> Order {
    match args.order {
        OrderArg::Bfs => Order::Breadth,
        OrderArg::Dfs => Order::Depth,
        OrderArg::Random => Order::Random(args.seed),
    }
}

/// What the search may use up.
pub fn limits(args: &SearchArgs, started: Instant) -> Limits {
    Limits {
        until: args.timeout.map(|seconds| started + Duration::from_secs_f64(seconds)),
        memory: usize::try_from(args.memory.saturating_mul(1 << 20)).unwrap_or(usize::MAX),
        states: args.max_states.unwrap_or(u64::MAX),
        steps: u64::MAX,
    }
}
