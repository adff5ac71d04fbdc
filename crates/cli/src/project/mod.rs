//! Projects: `heddle check` without files checks the targets of a `heddle.toml`, `heddle init` starts one, and `compile_commands.json` says how a build compiles.
//!
//! Every target is what a command line of `heddle check` asks for, and is answered by the same code. Several are checked at once; what they say is written in the order of
//! the file. A target that has not changed since it was last checked is not checked again (see [`kept`]).

mod compile_commands;
mod config;
mod flags;
mod init;
mod kept;
mod summary;

pub use compile_commands::CompileCommands;
pub use init::{InitArgs, init};

use crate::args::{CheckArgs, Format};
use crate::cache::Cache;
use crate::check_command::{Record, answer_with_files, findings, interrupted};
use crate::destination::Destination;
use crate::exit::unwritable;
use crate::ir_command::mistake;
use crate::settings::{self, Setting};
use crate::watch::Spinner;
use crate::{Exit, Io, guarded, interrupt};
use clap::ArgMatches;
use clap::parser::ValueSource;
use config::{Project, Target};
use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;
use summary::Done;
use verdict::Answer;

/// What the file of a project is called.
const NAME: &str = "heddle.toml";

/// A path as it is found from here, if it lies below.
fn from_here(path: &Path) -> PathBuf {
    let below =
        std::env::current_dir().ok().and_then(|here| path.strip_prefix(here).ok().map(Path::to_path_buf));
    match below {
        Some(here) if here.as_os_str().is_empty() => PathBuf::from("."),
        Some(below) => below,
        None => path.to_path_buf(),
    }
}

/// Checks the targets of a project.
pub fn run(args: &CheckArgs, matches: &ArgMatches, command: &[OsString], io: &mut Io<'_>) -> Exit {
    check(args, matches, command, io).unwrap_or_else(|exit| exit)
}

fn check(
    args: &CheckArgs,
    matches: &ArgMatches,
    command: &[OsString],
    io: &mut Io<'_>,
) -> Result<Exit, Exit> {
    let started = Instant::now();
    let file = find(args.project.as_deref()).map_err(|message| mistake(&message, io))?;
    let project = config::read(&file).map_err(|message| {
        // When nobody can see messages, the exit code still tells.
        let _ = writeln!(io.err, "{message}");
        Exit::BadInput
    })?;
    let chosen = choose(&project, &args.target).map_err(|message| mistake(&message, io))?;
    let matches = matches.subcommand_matches("check").unwrap_or(matches);
    let given = settings::given(matches);
    let about_one = given.iter().find(|setting| settings::ONE_TARGET.contains(&&*setting.id));
    if let (Some(setting), true) = (about_one, chosen.len() > 1) {
        let option = setting.id.replace('_', "-");
        let message = format!(
            "--{option} is about one program: choose one of the {} targets with --target",
            chosen.len()
        );
        return Err(mistake(&message, io));
    }
    let page = Destination::open("the page", args.html.as_deref(), io)?;
    let jobs = match matches.value_source("jobs") {
        Some(ValueSource::CommandLine) => args.search.jobs.map_or(1, usize::from),
        _ => 1,
    };
    if io.live {
        interrupt::watch();
    }
    let cache = Cache::open("check", !args.no_cache && about_one.is_none());
    let done = check_all(&chosen, &given, (&cache, jobs), args.format, io)?;
    if let Some(page) = page {
        let answers: Vec<Answer> = done.iter().filter_map(|done| done.answer.clone().ok()).collect();
        page.write_page(&answers, command, io)?;
    }
    let exit = summary::exit(&done);
    let text = match args.format {
        Format::Human => summary::table(&done),
        Format::Json => summary::json(&project.file, &done, started.elapsed().as_secs_f64()),
        Format::Sarif | Format::Junit | Format::Github => {
            let runs = summary::findings(&done, &mut report::Files::default());
            findings(&runs, args.format, command, exit)
        }
    };
    match io.out.write_all(text.as_bytes()) {
        Ok(()) => Ok(exit),
        Err(error) => Err(unwritable("the result", &error, io)),
    }
}

/// The file of the project: the one that is named, or the next one above.
fn find(named: Option<&Path>) -> Result<PathBuf, String> {
    if let Some(place) = named {
        let file = if place.is_dir() { place.join(NAME) } else { place.to_path_buf() };
        return match file.is_file() {
            true => Ok(file),
            false => Err(format!("--project: there is no file {}; `heddle init` makes one", file.display())),
        };
    }
    let here =
        std::env::current_dir().map_err(|error| format!("the working directory is not known: {error}"))?;
    let mut folder = PathBuf::new();
    for _ in here.ancestors() {
        if folder.join(NAME).is_file() {
            return Ok(folder.join(NAME));
        }
        folder.push(Component::ParentDir);
    }
    Err(format!(
        "no file is named, and there is no {NAME} here or in a folder above\n\
         help: `heddle check FILE` checks a program, `heddle init` starts a project"
    ))
}

/// The targets that are asked for, in the order of the file.
fn choose<'p>(project: &'p Project, names: &[String]) -> Result<Vec<&'p Target>, String> {
    for name in names {
        if !project.targets.iter().any(|target| target.name == *name) {
            let known = project.targets.iter().map(|target| target.name.as_str());
            let hint = verdict::suggest::ending(name, known);
            return Err(format!("--target: {} has no target `{name}`{hint}", project.file.display()));
        }
    }
    Ok(project.targets.iter().filter(|target| names.is_empty() || names.contains(&target.name)).collect())
}

/// Checks targets, several at once. What they say is written as soon as all before them have said it.
fn check_all(
    targets: &[&Target],
    given: &[Setting],
    (cache, jobs): (&Cache, usize),
    format: Format,
    io: &mut Io<'_>,
) -> Result<Vec<Done>, Exit> {
    let (next, total) = (AtomicUsize::new(0), targets.len());
    // Of several at once, nobody shows how far it is.
    let (colour, live) = (io.colour && jobs == 1, io.live);
    let (send, receive) = mpsc::channel();
    let mut waiting: Vec<Option<Done>> = (0..total).map(|_| None).collect();
    let mut done: Vec<Done> = Vec::new();
    let mut spinner = Spinner::new(io.live);
    let mut written = Ok(());
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(total) {
            let (send, next) = (send.clone(), &next);
            // Terms may be deep, and so may functions on them.
            let builder = std::thread::Builder::new().stack_size(512 << 20);
            let worker = builder.spawn_scoped(scope, move || {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(target) = targets.get(place) else { return };
                    if send.send((place, check_one(target, given, cache, (colour, live)))).is_err() {
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
            waiting[place] = Some(result);
            spinner.clear(io);
            while let Some(result) = waiting.get_mut(done.len()).and_then(Option::take) {
                let _ = io.err.write_all(result.messages.as_bytes());
                if format == Format::Human && written.is_ok() {
                    written = io.out.write_all(summary::report(&result, io.colour).as_bytes());
                }
                done.push(result);
            }
            spinner.show(&format!("{} of {total} targets", count + 1), io);
        }
    });
    spinner.clear(io);
    match written {
        Err(error) => Err(unwritable("the result", &error, io)),
        // No thread could be had.
        Ok(()) if done.len() < total => Err(mistake("the system has no thread to check with", io)),
        Ok(()) => Ok(done),
    }
}

/// Checks a target, unless it is known what comes out.
fn check_one(target: &Target, given: &[Setting], cache: &Cache, (colour, live): (bool, bool)) -> Done {
    let started = Instant::now();
    let words = target.words(given);
    let mut done = Done {
        name: target.name.clone(),
        at: target.at.clone(),
        expect: target.expect,
        answer: Err(Exit::BadInput),
        messages: String::new(),
        seconds: 0.0,
        cached: false,
        bounded_ok: false,
    };
    let args = match settings::parse(&words) {
        Ok(args) => args,
        Err(message) => {
            done.messages = format!("{}: error: {message}\n", target.at);
            return done;
        }
    };
    done.bounded_ok = args.bounded_ok;
    if interrupt::asked() {
        return Done { answer: Ok(interrupted(&args)), ..done };
    }
    let key = kept::key(&args, &words);
    if let Some(kept) = key.as_deref().and_then(|key| kept::find(cache, key, &args)) {
        let (messages, seconds) = (kept.messages, started.elapsed().as_secs_f64());
        return Done { answer: Ok(kept.answer), messages, seconds, cached: true, ..done };
    }
    let (mut out, mut err, mut record) = (std::io::sink(), Vec::new(), Record::default());
    // Several targets at once cannot all ask.
    let interactive = false;
    let mut io = Io { out: &mut out, err: &mut err, input: &mut std::io::empty(), colour, live, interactive };
    let mut answer = Err(Exit::Internal);
    let exit = guarded(&mut io, |io| match answer_with_files(&args, &words, &mut record, io) {
        Ok(found) => {
            answer = Ok(found);
            Exit::Fine
        }
        Err(exit) => exit,
    });
    let messages = String::from_utf8_lossy(&err).into_owned();
    let answer = answer.map_err(|_| exit);
    if let (Ok(answer), Some(key)) = (&answer, &key) {
        kept::keep(cache, key, &args, answer, &messages, &record);
    }
    Done { answer, messages, seconds: started.elapsed().as_secs_f64(), ..done }
}
