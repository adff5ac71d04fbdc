//! `heddle query`: what can be reached, what always holds, how many states there are, how likely something is.

use crate::args::{Engine, Format, HUNT_RUNS, HUNT_STEPS, QueryArgs};
use crate::check_command::{
    Arguments, Loaded, Outside, Record, Writing, chances, check_markers, configure, limits, load_recorded,
    note_times, order, search_options, write_answers,
};
use crate::destination::Destination;
use crate::ir_command::mistake;
use crate::watch::{RunWatch, Watch};
use crate::{Exit, Io};
use explore::Ask;
use explore::replay::DoesNotReplay;
use program::SourceRules;
use program::errors::Errors;
use sample::Samples;
use sample::hunt::{Catch, Hunt, Sought};
use std::ffi::OsString;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Instant;
use verdict::query::ast::Simple;
use verdict::query::{Query, Resolved, Written, parse, parse_file, resolve};
use verdict::{
    Answer, Approximation, Entry, QueryAnswer, QueryResult, Reason, ReasonCode, Scope, Selection, Verdict,
};

pub fn run(args: QueryArgs, command: &[OsString], io: &mut Io<'_>) -> Exit {
    answer_all(args, command, io).unwrap_or_else(|exit| exit)
}

fn answer_all(mut args: QueryArgs, command: &[OsString], io: &mut Io<'_>) -> Result<Exit, Exit> {
    let started = Instant::now();
    let page = Destination::open("the page", args.html.as_deref(), io)?;
    let csv = Destination::open("the samples", args.csv.as_deref(), io)?;
    let bundle = Destination::open("the bundle", args.bundle.as_deref(), io)?;
    let queries = match &args.file {
        Some(file) => read(file),
        None => match (args.input.files.pop(), args.input.files.is_empty()) {
            (Some(query), false) => parse("query", &query.to_string_lossy())
                .map(|query| vec![query])
                .map_err(|error| error.to_string()),
            _ => Err("error: QUERY is missing: write it after the files, or name a file of queries with -f"
                .to_string()),
        },
    };
    let queries = queries.map_err(|message| {
        // When nobody can see messages, the exit code still tells.
        let _ = writeln!(io.err, "{message}");
        Exit::BadInput
    })?;
    if let Some(message) = queries.iter().find_map(|query| refusal(args.search.engine, query)) {
        return Err(mistake(message, io));
    }
    // Who answers people answers at once; formats of other tools have one text for all.
    let at_the_end = matches!(args.format, Format::Sarif | Format::Junit | Format::Github);
    if let Some(query) = queries.iter().find(|query| at_the_end && !is_yes_or_no(query)) {
        let message = format!(
            "--format: {} asks for a number, which is no test that passes or fails: use human or json",
            source::shown(&query.text)
        );
        return Err(mistake(&message, io));
    }
    let hunts = args.search.engine == Engine::Sample && queries.iter().any(is_about_a_state);
    if let Some(option) = [("--runs", args.runs), ("--max-steps", args.max_steps)]
        .iter()
        .find_map(|(option, given)| given.filter(|_| !hunts).map(|_| option))
    {
        return Err(mistake(&format!("{option} is for E<> and A[] with --engine sample"), io));
    }
    let mut record = Record { whole: bundle.is_some(), ..Record::default() };
    let (traps, errors, search) = (frontend::Traps::default(), Errors::default(), &args.search);
    let outside = Outside {
        entry: &search.entry,
        drawn: &search.drawn,
        havoc: None,
        arguments: Arguments::Given,
        rules: SourceRules::default(),
    };
    let loaded = load_recorded(&args.input, traps, &errors, outside, &mut record, io)?;
    check_markers(&args.search.marker, &loaded).map_err(|message| mistake(&message, io))?;
    let how = Writing { format: args.format, bounded_ok: false, list_checks: false, command };
    let (mut worst, mut answers, mut samples) = (Exit::Fine, Vec::new(), Samples::new());
    let loading = started.elapsed();
    for query in &queries {
        let there = Instant::now();
        let answer = answer(&args, &loaded, query, &mut samples, io)?;
        // The program is read once for all.
        let answer = note_times(answer, loading, there);
        if !at_the_end {
            match write_answers(std::slice::from_ref(&answer), &how, io) {
                Exit::Fine => {}
                Exit::Unknown if worst == Exit::Fine => worst = Exit::Unknown,
                Exit::Unknown => {}
                exit => return Err(exit),
            }
        }
        answers.push(answer);
    }
    if at_the_end {
        worst = write_answers(&answers, &how, io);
    }
    if let Some(csv) = csv.filter(|_| !samples.is_empty()) {
        let text: String = samples.iter().flat_map(|line| [line, "\n"]).collect();
        csv.write(&text, io)?;
    }
    if let Some(bundle) = bundle {
        crate::bundle::write(bundle, command, &answers, &record, io)?;
    }
    if let Some(page) = page {
        page.write_page(&answers, command, io)?;
    }
    Ok(worst)
}

/// Whether a query asks for one state.
fn is_about_a_state(query: &Written) -> bool {
    matches!(query.query, Query::Reachable(_) | Query::Invariant(_))
}

/// Whether the answer to a query is yes or no.
fn is_yes_or_no(query: &Written) -> bool {
    is_about_a_state(query) || matches!(query.query, Query::Hypothesis { .. })
}

/// Why the engine that was named does not answer a query, if it does not.
fn refusal(engine: Engine, query: &Written) -> Option<&'static str> {
    match (&query.query, engine) {
        (Query::EnumStates, Engine::Sample) => Some(
            "--engine sample: EnumStates counts all states; EnumStatesSMC <=n m counts those that m random runs of n steps meet",
        ),
        (Query::Exact { .. }, Engine::Sample) => {
            Some("--engine sample: Exact is solved on all states; Pr estimates the same from random runs")
        }
        (_, Engine::Prove) => Some("--engine prove: this engine answers no queries; leave the option out"),
        (
            Query::Probability { .. }
            | Query::Hypothesis { .. }
            | Query::Estimate { .. }
            | Query::Split { .. }
            | Query::EnumStatesSmc { .. },
            Engine::Explore,
        ) => Some(
            "--engine explore: this query is answered from random runs; leave the option out, or say --engine sample",
        ),
        _ => None,
    }
}

/// The queries of a file.
fn read(file: &Path) -> Result<Vec<Written>, String> {
    let name = file.display().to_string();
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("error: {name} cannot be read: {error}"))?;
    parse_file(&name, &text).map_err(|error| error.to_string())
}

fn answer(
    args: &QueryArgs,
    loaded: &Loaded,
    written: &Written,
    samples: &mut Samples,
    io: &mut Io<'_>,
) -> Result<Answer, Exit> {
    let started = Instant::now();
    let program = &loaded.program;
    let query = match resolve(written, program) {
        Ok(query) => query,
        Err(error) => {
            let _ = writeln!(io.err, "{error}");
            return Err(Exit::BadInput);
        }
    };
    let mut answer = Answer::new("explore", args.input.names());
    configure(&mut answer, &args.input, &args.search);
    let more = &mut answer.config.more;
    if !args.weights.is_empty() {
        more.insert("weights".to_string(), pairs(&args.weights).into());
    }
    if !args.priorities.is_empty() {
        more.insert("priorities".to_string(), pairs(&args.priorities).into());
    }
    for warning in &query.warnings {
        let _ = writeln!(io.err, "{warning}");
        if args.format != Format::Human {
            answer.warnings.push(warning.to_string());
        }
    }
    answer.query =
        Some(QueryAnswer { text: written.text.clone(), quantifier: query.query.quantifier(), result: None });
    if args.search.engine == Engine::Bmc && !matches!(query.query, Query::Reachable(_) | Query::Invariant(_))
    {
        let message = "--engine bmc: this engine answers only E<> and A[]; leave it out for other queries";
        return Err(mistake(message, io));
    }
    let mut options = search_options(&args.search);
    if args.search.reduction.is_none() && matches!(query.query, Query::EnumStates) {
        options.reduction = explore::Reduction::None;
    }
    if matches!(
        query.query,
        Query::Probability { .. } | Query::Hypothesis { .. } | Query::Estimate { .. } | Query::Split { .. }
    ) {
        let (answer, given) = answer_from_runs(args, loaded, &query, answer, started, io);
        *samples = given;
        return Ok(answer);
    }
    if matches!(query.query, Query::Exact { .. } | Query::EnumStatesSmc { .. }) {
        return Ok(answer_about_states(args, loaded, &query, answer, started, io));
    }
    let ask = Ask {
        query: &query,
        start: loaded.start.clone(),
        entries: loaded.entries.clone(),
        options,
        order: order(&args.search),
        limits: limits(&args.search, started),
    };
    if args.search.engine == Engine::Bmc {
        return crate::bmc_command::ask(args, loaded, &ask, answer, started, io)
            .map_err(|message| mistake(&message, io));
    }
    if args.search.engine == Engine::Sample {
        return Ok(answer_by_hunting(args, loaded, &ask, answer, io));
    }
    let watch = Watch::new(io);
    let answered = explore::ask(program, &loaded.places(), ask, watch.progress(), answer);
    watch.end();
    answered.map_err(|message| mistake(&message, io))
}

/// Looks for a state that answers a query in random runs.
fn answer_by_hunting(
    args: &QueryArgs,
    loaded: &Loaded,
    ask: &Ask<'_>,
    mut answer: Answer,
    io: &mut Io<'_>,
) -> Answer {
    answer.engine = "sample".to_string();
    let (program, places) = (&loaded.program, loaded.places());
    let options = explore::options_for(ask, program);
    explore::note_markers(&mut answer, &options.markers, program);
    answer.ledger.note(Entry::new(Approximation::SequentialConsistency));
    if !options.chances.malloc_may_fail {
        answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
    }
    let sought = ask.query.proposition().map(|proposition| Sought {
        proposition,
        wanted: matches!(ask.query.query, Query::Reachable(_)),
        races: ask.query.visible.simple.contains(&Simple::DataRace),
    });
    let hunt = Hunt {
        start: ask.start.clone(),
        options,
        selection: Selection::none(),
        sought,
        runs: args.runs.unwrap_or(HUNT_RUNS),
        steps: args.max_steps.unwrap_or(HUNT_STEPS),
        seed: args.search.seed,
        jobs: args.search.jobs(),
        until: ask.limits.until,
        first_will_do: true,
    };
    let watch = RunWatch::new(io);
    let progress = watch.progress();
    let caught = sample::hunt::hunt(program, &hunt, &progress.runs, &progress.stop);
    let runs = progress.runs.load(Ordering::Relaxed);
    watch.end();
    let stats = [("seed", args.search.seed), ("runs", runs)];
    answer.stats.extend(stats.map(|(name, value)| (name.to_string(), value.into())));
    let unchanged = answer.clone();
    match caught {
        Ok(Catch { first: Some((_, moves)), .. }) => explore::answer_by(program, &places, ask, moves, answer)
            .unwrap_or_else(|DoesNotReplay(why)| {
                let message = format!("{}: a state is lost: {why}", ReasonCode::Internal.sentence());
                Answer { reason: Some(Reason::because(ReasonCode::Internal, message)), ..unchanged }.settled()
            }),
        Ok(caught) => {
            answer.reason = Some(match &caught.trouble {
                Some(outcome) => explore::reason_for(outcome, &places),
                None if caught.counted == 0 => Reason::new(ReasonCode::NothingChecked),
                None => {
                    let message = format!("no such state in {} random runs", caught.runs);
                    Reason::because(ReasonCode::Sampled, message)
                }
            });
            answer.settled()
        }
        Err(outcome) => {
            answer.reason = Some(explore::reason_for(&outcome, &places));
            answer.settled()
        }
    }
}

/// Answers a query from runs.
fn answer_from_runs(
    args: &QueryArgs,
    loaded: &Loaded,
    query: &Resolved,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> (Answer, Samples) {
    answer.engine = "sample".to_string();
    let ask = sample::Ask {
        query,
        start: loaded.start.clone(),
        markers: args.search.marker.clone(),
        manner: manner(args),
        jobs: args.search.jobs(),
        seed: args.search.seed,
        until: limits(&args.search, started).until,
        samples: args.csv.is_some(),
    };
    let watch = RunWatch::new(io);
    let answered = sample::ask(&loaded.program, &loaded.places(), &ask, watch.progress(), answer);
    watch.end();
    answered
}

/// Solves, or counts the states of runs.
fn answer_about_states(
    args: &QueryArgs,
    loaded: &Loaded,
    query: &Resolved,
    mut answer: Answer,
    started: Instant,
    io: &mut Io<'_>,
) -> Answer {
    let program = &loaded.program;
    let markers = sample::markers(query, program, &args.search.marker);
    explore::note_markers(&mut answer, &markers, program);
    let what = sample::exact::Exact {
        query,
        start: loaded.start.clone(),
        markers,
        manner: manner(args),
        limits: limits(&args.search, started),
    };
    let watch = Watch::new(io);
    let (places, progress) = (loaded.places(), watch.progress());
    let found = match &query.query {
        Query::Exact { steps, formula } => {
            let solved = sample::exact::solve(program, &places, &what, (formula, *steps), progress);
            solved.map(|solved| {
                answer.stats.push(("states".to_string(), solved.states.into()));
                answer.stats.push(("transitions".to_string(), solved.transitions.into()));
                (QueryResult::Exact { probability: solved.probability }, Scope::Complete)
            })
        }
        Query::EnumStatesSmc { steps, runs } => {
            answer.engine = "sample".to_string();
            answer.stats.push(("seed".to_string(), args.search.seed.into()));
            let counted =
                sample::states::count(program, &places, &what, (*steps, *runs, args.search.seed), progress);
            counted.map(|result| (result, Scope::Sampled { runs: *runs, confidence: 1.0 }))
        }
        _ => Err(Reason::new(ReasonCode::Internal)),
    };
    watch.end();
    match found {
        Ok((result, scope)) => {
            (answer.verdict, answer.scope) = (Verdict::True, scope);
            if let Some(query) = &mut answer.query {
                query.result = Some(result);
            }
        }
        Err(reason) => answer.reason = Some(reason),
    }
    answer.ledger.note(Entry::new(Approximation::SequentialConsistency));
    answer.settled()
}

/// Numbers of processes, as they are written.
fn pairs<T: std::fmt::Display>(pairs: &[(usize, T)]) -> String {
    let all: Vec<String> = pairs.iter().map(|(process, number)| format!("{process}:{number}")).collect();
    all.join(",")
}

/// How runs are made.
fn manner(args: &QueryArgs) -> sample::Manner {
    // What makes no sense was refused with the arguments.
    let weights = sample::Weights::new(&args.weights, &args.priorities).unwrap_or_default();
    sample::Manner { loop_at_end: args.loop_at_end, chances: chances(&args.search), weights }
}
