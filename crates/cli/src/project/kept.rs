//! What is kept of targets: one that has not changed costs no check.
//!
//! A result belongs to the command line of the target, to where it was run, to Heddle's own build and to the programs that take part; and to the contents of every file that took part then, headers too, as the compiler has
//! listed them. That list is looked at again before anything is compiled. A header that would now be found before one of them is noticed; a program that asks with `__has_include` what there
//! is, is not kept.
//!
//! Of a trace all is kept that a page shows, instructions too, though trace files have none of these.
//!
//! Limits: that a header has been added below `/usr` which hides another one is not noticed; that one of these has changed is.

use crate::args::CheckArgs;
use crate::cache::{Cache, program_on_disk, this_program};
use crate::check_command::Record;
use crate::settings;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use verdict::trace::{Instruction, Store};
use verdict::{Answer, ReasonCode, Trace, Verdict};

/// What is kept of a target.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    /// The answer.
    pub answer: Answer,
    /// What its trace has besides what trace files say.
    shown: Shown,
    /// What was said to people on the way.
    pub messages: String,
    /// The files that took part, and the hashes of their contents.
    read: Vec<(PathBuf, String)>,
    /// Files that the compiler might find instead of one of these, or that are one of these.
    candidates: Vec<PathBuf>,
}

/// What a page shows of a trace, and a trace file does not say.
#[derive(Default, Serialize, Deserialize)]
struct Shown {
    /// The instructions that steps name.
    code: Vec<Instruction>,
    /// What each step does.
    steps: Vec<Steps>,
}

/// The stores of a step, and its instructions.
type Steps = (Vec<Store>, Vec<(u64, u32)>);

impl Shown {
    fn of(trace: &Trace) -> Shown {
        let steps = trace.steps.iter().map(|step| (step.stores.clone(), step.instructions.clone()));
        Shown { code: trace.code.clone(), steps: steps.collect() }
    }

    fn put_back(&mut self, trace: &mut Trace) {
        trace.code = std::mem::take(&mut self.code);
        for (step, (stores, instructions)) in trace.steps.iter_mut().zip(self.steps.drain(..)) {
            (step.stores, step.instructions) = (stores, instructions);
        }
    }
}

/// What of the environment tells compilers where headers are, or what to do.
const VARIABLES: [&str; 6] =
    ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS", "SDKROOT", "SOURCE_DATE_EPOCH"];

/// Everything that decides about a result but the contents of files.
pub fn key(args: &CheckArgs, words: &[OsString]) -> Option<String> {
    let mut lines = vec![this_program()?, std::env::current_dir().ok()?.display().to_string()];
    lines.extend(VARIABLES.iter().map(|name| format!("{name}={:?}", std::env::var_os(name))));
    for program in frontend::programs(args.input.clang.as_deref()) {
        lines.push(program_on_disk(&program)?);
    }
    let named = [args.solver.as_deref(), args.cross_check.as_deref()].into_iter().flatten();
    let named =
        named.map(|command| solver::Kind::Command(command.split_whitespace().map(str::to_string).collect()));
    for solver in [solver::Kind::Bitwuzla, solver::Kind::Z3].into_iter().chain(named) {
        let program = solver.program().ok().and_then(|program| program_on_disk(&program));
        lines.push(format!("{} {program:?}", solver.name()));
    }
    // How single files are compiled does not stand on the command line.
    lines.push(format!("{:?}", args.input.options(true, false).ok()?.files));
    // What stands in files that options name may decide anything.
    for file in settings::files_named(words) {
        lines.push(format!("{} {}", file.display(), hash_of(&file)?));
    }
    lines.push(format!("{words:?}"));
    Some(lines.join("\n"))
}

/// What was found out before, if nothing has changed since.
pub fn find(cache: &Cache, key: &str, args: &CheckArgs) -> Option<Kept> {
    let mut kept: Kept = cache.find(key)?;
    if let Some(trace) = &mut kept.answer.trace {
        kept.shown.put_back(trace);
    }
    let same = kept.read.iter().all(|(file, hash)| hash_of(file).is_some_and(|now| now == *hash));
    let files: Vec<PathBuf> = kept.read.iter().map(|(file, _)| file.clone()).collect();
    (same && candidates(&files, args)? == kept.candidates).then_some(kept)
}

/// Keeps what was found out, if it would be found out again.
pub fn keep(cache: &Cache, key: &str, args: &CheckArgs, answer: &Answer, messages: &str, record: &Record) {
    if !lasts(answer, args) {
        return;
    }
    let Some(candidates) = candidates(&record.read, args) else { return };
    let mut read = Vec::new();
    for file in &record.read {
        let Some(hash) = hash_of(file).filter(|_| system(file) || !asks_what_there_is(file)) else { return };
        read.push((file.clone(), hash));
    }
    let shown = answer.trace.as_ref().map(Shown::of).unwrap_or_default();
    let (answer, messages) = (answer.clone(), messages.to_string());
    cache.keep(key, &Kept { answer, shown, messages, read, candidates });
}

/// Whether an answer would be the same again.
fn lasts(answer: &Answer, args: &CheckArgs) -> bool {
    let passing = |code: ReasonCode| {
        use ReasonCode::{Internal, Interrupted, MemoryLimit, Solver, Timeout};
        matches!(code, Timeout | Interrupted | MemoryLimit | Solver | Internal)
    };
    match (answer.verdict, &answer.reason) {
        (Verdict::True | Verdict::False, _) => true,
        (Verdict::Unknown, Some(reason)) => args.search.timeout.is_none() && !passing(reason.code),
        (Verdict::Unknown, None) => false,
    }
}

fn hash_of(file: &Path) -> Option<String> {
    let digest = Sha256::digest(std::fs::read(file).ok()?);
    Some(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether a text asks the compiler which headers there are.
fn asks_what_there_is(file: &Path) -> bool {
    let asks = b"__has_include";
    std::fs::read(file).map_or(true, |text| text.windows(asks.len()).any(|part| part == asks))
}

/// Whether a file is one of the system's.
fn system(file: &Path) -> bool {
    file.starts_with("/usr")
}

/// The files that there are where the compiler may look for one of those that took part; none if that cannot be told.
fn candidates(read: &[PathBuf], args: &CheckArgs) -> Option<Vec<PathBuf>> {
    let options = args.input.options(true, false).ok()?;
    let mut folders: BTreeSet<PathBuf> = options.include.iter().chain(&options.platform).cloned().collect();
    for flags in options.files.values().map(|file| &file.flags).chain([&options.cflags]) {
        let words: Vec<String> = flags.iter().map(|word| word.to_string_lossy().into_owned()).collect();
        folders.extend(super::flags::places(&words));
    }
    folders.extend(
        read.iter().filter(|file| !system(file)).filter_map(|file| file.parent()).map(Path::to_path_buf),
    );
    let mut found = BTreeSet::new();
    for file in read {
        // `#include <a/b.h>` may mean any folder's a/b.h.
        let mut ending = PathBuf::new();
        for part in file.components().rev().take(DEEPEST) {
            let below = std::mem::take(&mut ending);
            ending.push(part);
            ending.extend(below.components());
            found.extend(
                folders.iter().map(|folder| folder.join(&ending)).filter(|candidate| candidate.is_file()),
            );
        }
    }
    // A folder of a platform is all the sources in it.
    for folder in options.platform.iter().filter(|place| place.is_dir()) {
        for file in std::fs::read_dir(folder).ok()? {
            found.insert(file.ok()?.path());
        }
    }
    Some(found.into_iter().collect())
}

/// Names of headers have no more folders than that.
const DEEPEST: usize = 6;
