//! Reads, prints and verifies every `.ll` file below some directories, and compares with LLVM's own tools.
//!
//! Meant for LLVM's test suite (`scripts/llvm-tests`). For each file that `llvm-as` accepts: Heddle must read and
//! verify it; after printing and reading again the module must be identical; and `opt -S` must print the
//! same for the original and for Heddle's printing. A file that `llvm-as` refuses should be refused.

mod oracle;

use clap::Parser;
use oracle::Oracle;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Compares Heddle with LLVM on many .ll files.
#[derive(Parser)]
struct Options {
    /// Directories with .ll files.
    #[arg(required = true)]
    dirs: Vec<PathBuf>,
    /// The version of LLVM's tools.
    #[arg(long, default_value = "19")]
    llvm: String,
    /// Where to keep LLVM's answers for the next run.
    #[arg(long)]
    cache: Option<PathBuf>,
    /// How many files at a time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Read, print and verify only: do not ask LLVM how it prints.
    #[arg(long)]
    no_opt: bool,
    /// List the files that LLVM refuses and Heddle accepts, too.
    #[arg(long)]
    list_accepted: bool,
}

/// What became of one file.
#[derive(Clone, Debug, PartialEq)]
enum Outcome {
    /// Accepted by both, and everything agrees.
    Same,
    /// Accepted by `llvm-as` and identical after printing and reading, but `opt` refuses the original.
    Incomparable,
    /// Refused by both.
    Refused,
    /// Accepted by LLVM, but Heddle does something else.
    Wrong(String),
    /// Refused by LLVM, accepted by Heddle.
    Lenient,
}

fn main() -> std::io::Result<()> {
    let options = Options::parse();
    let oracle = Oracle::new(&options.llvm, options.cache.as_deref())?;
    let mut failed = false;
    println!(
        "{:<40} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "directory", "files", "accepted", "same", "refused", "by us"
    );
    for dir in &options.dirs {
        let mut files = Vec::new();
        collect(dir, &mut files)?;
        files.sort();
        let outcomes = run(&files, &oracle, &options)?;
        failed |= report(dir, &files, &outcomes, &options);
    }
    std::process::exit(failed as i32)
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "ll") {
            files.push(path);
        }
    }
    Ok(())
}

fn run(files: &[PathBuf], oracle: &Oracle, options: &Options) -> std::io::Result<Vec<Outcome>> {
    let next = AtomicUsize::new(0);
    let outcomes: Mutex<Vec<Option<Outcome>>> = Mutex::new(vec![None; files.len()]);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..options.jobs.max(1))
            .map(|_| {
                scope.spawn(|| -> std::io::Result<()> {
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        let Some(file) = files.get(i) else { return Ok(()) };
                        let outcome = judge(file, oracle, options)?;
                        outcomes.lock().unwrap_or_else(|p| p.into_inner())[i] = Some(outcome);
                    }
                })
            })
            .collect();
        for worker in workers {
            worker.join().map_err(|_| std::io::Error::other("a worker panicked"))??;
        }
        Ok::<(), std::io::Error>(())
    })?;
    let outcomes = outcomes.into_inner().unwrap_or_else(|p| p.into_inner());
    Ok(outcomes.into_iter().flatten().collect())
}

fn judge(file: &Path, oracle: &Oracle, options: &Options) -> std::io::Result<Outcome> {
    let text = std::fs::read(file)?;
    let accepted = oracle.accepts(&text)?;
    let name = file.to_string_lossy();
    let read = std::panic::catch_unwind(|| accept(&name, &text));
    let module = match (read, accepted) {
        (Err(_), _) => return Ok(Outcome::Wrong("PANIC".to_string())),
        (Ok(Ok(_)), false) => return Ok(Outcome::Lenient),
        (Ok(Err(_)), false) => return Ok(Outcome::Refused),
        (Ok(Err(why)), true) => return Ok(Outcome::Wrong(format!("refused: {why}"))),
        (Ok(Ok(module)), true) => module,
    };
    let printed = ir::print::module(&module);
    let again = match reader::read(&name, printed.as_bytes()) {
        Ok(again) => again,
        Err(why) => return Ok(Outcome::Wrong(format!("its printing does not read: {why}"))),
    };
    if ir::print::module(&again) != printed {
        return Ok(Outcome::Wrong("printing twice differs".to_string()));
    }
    if ir::link::canonical(&again) != ir::link::canonical(&module) {
        return Ok(Outcome::Wrong("not identical after printing and reading".to_string()));
    }
    if options.no_opt {
        return Ok(Outcome::Same);
    }
    match (oracle.printed(&text)?, oracle.printed(printed.as_bytes())?) {
        (Some(original), Some(ours)) if original == ours => Ok(Outcome::Same),
        (None, _) => Ok(Outcome::Incomparable),
        (Some(_), None) => Ok(Outcome::Wrong("opt refuses our printing".to_string())),
        (Some(_), Some(_)) => {
            let first = first_difference(&oracle.print(&text)?, &oracle.print(printed.as_bytes())?);
            Ok(Outcome::Wrong(format!("opt prints differently:\n{first}")))
        }
    }
}

/// Reads and verifies.
fn accept(name: &str, text: &[u8]) -> Result<ir::Module, String> {
    let module = reader::read(name, text).map_err(|d| d.to_string())?;
    match ir::verify::module(&module).first() {
        Some(problem) => Err(format!("{name}: verifier: {problem}")),
        None => Ok(module),
    }
}

fn first_difference(a: &Option<Vec<u8>>, b: &Option<Vec<u8>>) -> String {
    let lines = |text: &Option<Vec<u8>>| -> Vec<String> {
        String::from_utf8_lossy(text.as_deref().unwrap_or_default()).lines().map(str::to_string).collect()
    };
    let (a, b) = (lines(a), lines(b));
    let at = a.iter().zip(&b).position(|(a, b)| a != b).unwrap_or(a.len().min(b.len()));
    let line = |lines: &[String]| lines.get(at).cloned().unwrap_or("(end)".to_string());
    format!("    LLVM: {}\n    ours: {}", line(&a), line(&b))
}

/// Prints one row and the exceptions; whether there were any.
fn report(dir: &Path, files: &[PathBuf], outcomes: &[Outcome], options: &Options) -> bool {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for outcome in outcomes {
        let kind = match outcome {
            Outcome::Same => "same",
            Outcome::Incomparable => "incomparable",
            Outcome::Refused => "refused",
            Outcome::Wrong(_) => "wrong",
            Outcome::Lenient => "lenient",
        };
        *count.entry(kind).or_default() += 1;
    }
    let n = |kind: &str| count.get(kind).copied().unwrap_or(0);
    let accepted = n("same") + n("incomparable") + n("wrong");
    let refused = n("refused") + n("lenient");
    println!(
        "{:<40} {:>8} {accepted:>8} {:>8} {refused:>8} {:>8}",
        dir.file_name().unwrap_or(dir.as_os_str()).to_string_lossy(),
        files.len(),
        n("same"),
        n("refused")
    );
    for (file, outcome) in files.iter().zip(outcomes) {
        let path = file.strip_prefix(dir).unwrap_or(file).display();
        match outcome {
            Outcome::Wrong(why) => println!("  {path}: {why}"),
            Outcome::Incomparable => {
                println!("  {path}: read and printed well, but opt refuses the original")
            }
            Outcome::Lenient if options.list_accepted => println!("  {path}: accepted, LLVM refuses it"),
            _ => {}
        }
    }
    n("wrong") > 0
}
