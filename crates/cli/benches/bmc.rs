//! Bounded model checking: what proofs cost, and how formulas grow with the bound.
//!
//! `cargo bench --package heddle --bench bmc` prints two tables about the programs of `benches/bounded`. The first is about programs that hold: the time of the whole process, which compiles C first, of the
//! walk and of the solver, the number of terms, and the most memory that `heddle` and its solver had; its last rows are about a library of ten thousand lines, if `scripts/fetch-large` has fetched it. The second unwinds three programs further and further: terms for each round should stay the same.
//! CBMC's seconds are those of version 6.3.1 with its default solver on a machine of this kind, which it was not run on again here.

mod profile;

use serde_json::Value;
use std::path::Path;
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// What is proved: the program, how large, and CBMC's seconds, if they are known.
const PROOFS: [(&str, u32, &str); 9] = [
    ("bubble_sort", 6, "0.21"),
    ("bubble_sort", 8, "0.2 to 0.3"),
    ("binary_search", 8, "0.13"),
    ("binary_search", 16, "more than 120"),
    ("multiplication", 8, ""),
    ("multiplication", 10, "more than 120"),
    ("known_loops", 1000, ""),
    ("list", 3, ""),
    ("list", 4, ""),
];

/// What is unwound further and further.
const GROWING: [&str; 3] = ["digits", "automaton", "scan"];
const BOUNDS: [u32; 4] = [2, 4, 8, 16];

/// How many arbitrary bytes the library is given, and how many seconds it may take.
const LARGE: [u32; 2] = [1, 2];
const LARGE_LIMIT: &str = "900";

/// The longest proof, in seconds.
const LIMIT: &str = "120";

fn main() -> Result<()> {
    println!("{}\n", profile::line());
    println!("| program | verdict | seconds | walk | solver | terms | MiB | CBMC 6.3.1: seconds |");
    println!("|---|---|---|---|---|---|---|---|");
    for (program, size, cbmc) in PROOFS {
        let size_option = format!("-DN={size}");
        let answer = heddle(program, &[&size_option, "--timeout", LIMIT])?;
        row(&format!("{program}, {size}"), &answer, cbmc);
    }
    match library() {
        Some(library) => {
            for size in LARGE {
                let size_option = format!("-DN={size}");
                let options = ["-I", &library, "--unwind", "3", "--timeout", LARGE_LIMIT, &size_option];
                let answer = heddle("large/harness", &options)?;
                row(&format!("yyjson, {size} arbitrary bytes"), &answer, "");
            }
        }
        None => println!("(yyjson is left out: scripts/fetch-large has not been run)"),
    }
    println!("\n| program | {} |", BOUNDS.map(|bound| format!("terms at {bound}")).join(" | "));
    println!("|---|{}", "---|".repeat(BOUNDS.len()));
    for program in GROWING {
        let mut row = Vec::new();
        for bound in BOUNDS {
            let answer = heddle(program, &["--unwind", &bound.to_string(), "--timeout", "60"])?;
            let terms = answer.number("terms");
            row.push(format!("{terms} ({:.0} each)", terms / f64::from(bound)));
        }
        println!("| {program} | {} |", row.join(" | "));
    }
    Ok(())
}

fn row(name: &str, answer: &Answer, cbmc: &str) {
    println!(
        "| {name} | {} | {:.2} | {:.3} | {:.2} | {} | {} | {cbmc} |",
        answer.verdict,
        answer.number("seconds"),
        answer.number("walk_seconds"),
        answer.number("solver_seconds"),
        answer.number("terms"),
        answer.peak >> 20,
    );
}

/// The directory of the large library, if it was fetched.
fn library() -> Option<String> {
    let set =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(std::path::PathBuf::from);
    let cache = set("HEDDLE_CACHE").or_else(|| {
        let caches = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")))?;
        Some(caches.join("heddle"))
    })?;
    let large = cache.join("large");
    large.join("yyjson.c").is_file().then(|| large.to_string_lossy().into_owned())
}

/// What `heddle check --engine bmc` says about a program.
struct Answer {
    verdict: String,
    stats: Value,
    /// The most memory that the process and its solver had together, in bytes; 0 where the system does not tell.
    peak: u64,
}

impl Answer {
    fn number(&self, name: &str) -> f64 {
        self.stats[name].as_f64().unwrap_or(f64::NAN)
    }
}

fn heddle(program: &str, options: &[&str]) -> Result<Answer> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("benches/bounded/{program}.c"));
    let output = tempfile::NamedTempFile::new()?;
    let mut child = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["check", "--engine", "bmc", "--format", "json"])
        .args(options)
        .arg(path)
        .stdout(output.reopen()?)
        .spawn()?;
    let mut peak = 0;
    while child.try_wait()?.is_none() {
        peak = peak.max(peak_of_all(child.id()));
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let json: Value = serde_json::from_reader(output.as_file())?;
    let verdict = json["verdict"].as_str().unwrap_or("?").to_string();
    Ok(Answer { verdict, stats: json["stats"].clone(), peak })
}

/// The memory of a process and of those that it has started, in bytes.
fn peak_of_all(process: u32) -> u64 {
    let children =
        std::fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    let children = children.split_whitespace().filter_map(|child| child.parse().ok());
    std::iter::once(process).chain(children).map(|process| resident(process).unwrap_or(0)).sum()
}

fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? << 10)
}
