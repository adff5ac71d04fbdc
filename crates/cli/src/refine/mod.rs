//! `heddle refine`: does what a compiler made of a function still mean the same?

mod bundle;
mod cache;
mod findings;
mod jobs;
mod json;
mod page;
mod text;

use crate::args::Format;
use crate::cache::Cache;
use crate::destination::Destination;
use crate::ir_command::mistake;
use crate::values::seconds;
use crate::watch::Spinner;
use crate::{Exit, Io, first_use};
use clap::Args;
use jobs::Job;
use solver::Kind;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};
use tv::{Outcome, Verdict};

const EXAMPLES: &str = "\
Examples:
  heddle refine before.ll after.ll              every function of the same name
  heddle refine pairs.ll                        src and tgt, src1 and tgt1, src_x and tgt_x in one file
  heddle refine --passes instcombine,gvn f.ll   run opt, and compare each function that it changes
  heddle refine --passes 'default<O2>' --each-pass f.ll    name the pass that is guilty
  heddle refine --cc '-O2' f.c                  the same from C: what clang makes of each function
  heddle refine --html page.html a.ll b.ll      both functions side by side, to look at in a browser

Exit codes: 0 every target refines its source, 10 one does not, 5 unknown (a bound, a limit, something unsupported),
2 bad usage or bad input, 6 a bug in Heddle.";

/// The options of `heddle refine`.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct RefineArgs {
    /// The source and the target; or one file, with both in it or to be changed
    #[arg(value_name = "FILE", num_args = 1..=2, required = true)]
    pub files: Vec<PathBuf>,

    /// Run LLVM's opt with this pipeline on the file, and compare what it changes
    #[arg(long, value_name = "P", conflicts_with = "cc")]
    pub passes: Option<String>,

    /// Compile the file with these flags, and compare with what it is without optimisation
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    pub cc: Option<String>,

    /// Compare before and after each pass of the pipeline, to find out which is wrong
    #[arg(long)]
    pub each_pass: bool,

    /// Only this function; may be given several times
    #[arg(long, value_name = "F")]
    pub function: Vec<String>,

    /// Go through N further rounds of each loop of the source
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub src_unroll: u32,

    /// The same for the target
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub tgt_unroll: u32,

    /// No argument is undef
    #[arg(long)]
    pub no_undef_input: bool,

    /// No argument is poison
    #[arg(long)]
    pub no_poison_input: bool,

    /// Ask whether the source refines the target, too: whether both mean the same
    #[arg(long)]
    pub bidirectional: bool,

    /// Leave out pairs in which neither function does anything with memory
    #[arg(long)]
    pub memory_only: bool,

    /// "Nothing wrong within the bound" is good enough: exit with 0
    #[arg(long)]
    pub bounded_ok: bool,

    /// Let the solver think S seconds about each question
    #[arg(long, value_name = "S", default_value = "30", value_parser = seconds)]
    pub timeout: f64,

    /// Let each solver use MB megabytes
    #[arg(long, value_name = "MB", default_value = "2048", value_parser = clap::value_parser!(u64).range(64..))]
    pub memory: u64,

    /// Compare N pairs at once [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub jobs: Option<u32>,

    /// Say how many objects accesses to memory may touch
    #[arg(long)]
    pub aliases: bool,

    /// Neither look up nor keep results of earlier runs
    #[arg(long)]
    pub no_cache: bool,

    /// How to write the result: human, json, sarif (editors, code scanning), junit (build servers) or github (annotations of workflows)
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    pub format: Format,

    /// Write a page that shows the pairs side by side
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Write an archive to FILE (.tar.gz or .tar) with all that is needed to see the result again: sources, IR before and after, options, result
    #[arg(long, value_name = "FILE", value_parser = crate::bundle::name)]
    pub bundle: Option<PathBuf>,
}

/// What came of one pair.
pub(crate) struct Done {
    pub(crate) job: Job,
    pub(crate) outcome: Outcome,
    pub(crate) seconds: f64,
    pub(crate) cached: bool,
}

pub fn run(args: &RefineArgs, command: &[OsString], io: &mut Io<'_>) -> Exit {
    refine(args, command, io).unwrap_or_else(|exit| exit)
}

fn refine(args: &RefineArgs, command: &[OsString], io: &mut Io<'_>) -> Result<Exit, Exit> {
    let started = Instant::now();
    if args.each_pass && args.passes.is_none() && args.cc.is_none() {
        return Err(mistake("--each-pass needs --passes or --cc", io));
    }
    if args.passes.as_ref().is_some_and(|passes| passes.trim().is_empty()) {
        return Err(mistake("--passes needs a pipeline, such as instcombine,gvn", io));
    }
    if args.timeout <= 0.0 {
        return Err(mistake("--timeout needs a positive number of seconds", io));
    }
    if args.files.len() == 2 && (args.passes.is_some() || args.cc.is_some()) {
        return Err(mistake("--passes and --cc take one file: the target is made of it", io));
    }
    let page = Destination::open("the page", args.html.as_deref(), io)?;
    let archive = Destination::open("the bundle", args.bundle.as_deref(), io)?;
    let found = jobs::find(args, io)?;
    let options = tv::Options {
        src_unroll: args.src_unroll,
        tgt_unroll: args.tgt_unroll,
        no_undef_input: args.no_undef_input,
        no_poison_input: args.no_poison_input,
        timeout: Duration::from_secs_f64(args.timeout),
        memory_mb: Some(args.memory),
    };
    let done = compare_all(found.jobs, &options, args, io);
    let done = with_solvers(done, &options, args, io);
    let exit = exit_of(&done, &found.problems, args.bounded_ok);
    let result = match args.format {
        Format::Human => text::write(&done, &found.problems, args.aliases, io.out),
        Format::Json => {
            let seconds = started.elapsed().as_secs_f64();
            let object = json::object(&done, &found.problems, args, seconds);
            io.out.write_all(json::text(&object).as_bytes())
        }
        Format::Sarif | Format::Junit | Format::Github => {
            let run = findings::findings(&done, &found.problems, args, started.elapsed().as_secs_f64());
            let text = crate::check_command::findings(&[run], args.format, command, exit);
            io.out.write_all(text.as_bytes())
        }
    };
    if let Err(error) = result {
        return Err(crate::exit::unwritable("the result", &error, io));
    }
    if let Some(page) = page {
        page.write(page::html(&done, &found.problems), io)?;
    }
    if let Some(archive) = archive {
        let seconds = started.elapsed().as_secs_f64();
        let result = json::object(&done, &found.problems, args, seconds);
        bundle::write(archive, command, &done, &found.read, &result, io)?;
    }
    Ok(exit)
}

fn exit_of(done: &[Done], problems: &[String], bounded_ok: bool) -> Exit {
    let mut exit = Exit::Fine;
    for one in done {
        match &one.outcome.verdict {
            Verdict::Unknown(why) if why.starts_with("internal") => return Exit::Internal,
            Verdict::Fails { .. } => exit = Exit::Violated,
            _ if exit == Exit::Violated => {}
            Verdict::Unknown(_) => exit = Exit::Unknown,
            Verdict::Bounded if !bounded_ok => exit = Exit::Unknown,
            Verdict::Bounded | Verdict::Refines => {}
        }
    }
    match problems.is_empty() || exit == Exit::Violated {
        true => exit,
        false => Exit::BadInput,
    }
}

/// Compares all pairs, several at once, in their order.
fn compare_all(jobs: Vec<Job>, options: &tv::Options, args: &RefineArgs, io: &mut Io<'_>) -> Vec<Done> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let workers = args.jobs.map_or(cores, |jobs| jobs as usize).min(jobs.len()).max(1);
    let cache = Cache::open("refine", !args.no_cache);
    let total = jobs.len();
    let waiting: Vec<Mutex<Option<Job>>> = jobs.into_iter().map(|job| Mutex::new(Some(job))).collect();
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let mut done: Vec<Option<Done>> = (0..total).map(|_| None).collect();
    let mut spinner = Spinner::new(io.live);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (send, waiting, next, cache) = (send.clone(), &waiting, &next, &cache);
            // Terms may be deep, and so may functions on them.
            let builder = std::thread::Builder::new().stack_size(512 << 20);
            let worker = builder.spawn_scoped(scope, move || {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = waiting.get(place).and_then(|job| job.lock().ok()?.take()) else {
                        return;
                    };
                    let result = compare(job, options, cache);
                    if send.send((place, result)).is_err() {
                        return;
                    }
                }
            });
            if worker.is_err() {
                break;
            }
        }
        drop(send);
        for (count, (place, result)) in receive.into_iter().enumerate() {
            spinner.show(&format!("{} of {total} pairs", count + 1), io);
            done[place] = Some(result);
        }
    });
    spinner.clear(io);
    done.into_iter().flatten().collect()
}

/// Compares the pairs again that only lacked a solver, if the user lets it be installed.
fn with_solvers(mut done: Vec<Done>, options: &tv::Options, args: &RefineArgs, io: &mut Io<'_>) -> Vec<Done> {
    for solver in [Kind::Bitwuzla, Kind::Z3] {
        if !done.iter().any(lacks_solver) || solver.program().is_ok() {
            continue;
        }
        if !first_use::offer(&solver, io) {
            break;
        }
        let (lacking, kept): (Vec<_>, Vec<_>) =
            done.into_iter().enumerate().partition(|(_, one)| lacks_solver(one));
        let places: Vec<usize> = lacking.iter().map(|(place, _)| *place).collect();
        let jobs = lacking.into_iter().map(|(_, one)| one.job).collect();
        let again = places.into_iter().zip(compare_all(jobs, options, args, io));
        let mut all: Vec<(usize, Done)> = kept.into_iter().chain(again).collect();
        all.sort_by_key(|(place, _)| *place);
        done = all.into_iter().map(|(_, one)| one).collect();
    }
    done
}

/// Whether a pair could not be compared because a solver is not installed.
fn lacks_solver(one: &Done) -> bool {
    let code = solver::Code::Missing.as_str();
    matches!(&one.outcome.verdict, Verdict::Unknown(why) if why.starts_with(code))
}

/// What a pass knows about other functions may make right what looks wrong for one alone.
fn in_context(job: &Job, outcome: Outcome) -> Outcome {
    match &outcome.verdict {
        Verdict::Fails { .. } if job.in_context => Outcome {
            verdict: Verdict::Unknown("unsupported: a pass that looks at several functions".to_string()),
            ..outcome
        },
        _ => outcome,
    }
}

fn compare(job: Job, options: &tv::Options, cache: &Cache) -> Done {
    let started = Instant::now();
    let key = cache::key(&job, options);
    let kept = key.as_deref().and_then(|key| cache.find(key));
    if let Some(outcome) = kept.map(|outcome| in_context(&job, outcome)) {
        return Done { job, outcome, seconds: started.elapsed().as_secs_f64(), cached: true };
    }
    let pair = std::panic::AssertUnwindSafe(|| {
        tv::refines((&job.source, &job.source_name), (&job.target, &job.target_name), options)
    });
    let outcome = std::panic::catch_unwind(pair).unwrap_or_else(|_| {
        Outcome::plain(Verdict::Unknown("internal: a bug in Heddle; please report the pair".to_string()))
    });
    if let Some(key) = &key {
        cache::keep(cache, key, &outcome);
    }
    let outcome = in_context(&job, outcome);
    Done { job, outcome, seconds: started.elapsed().as_secs_f64(), cached: false }
}
