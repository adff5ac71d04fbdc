//! Bounded model checking of programs with threads: the paper's benchmarks, and what its competitors take.
//!
//! `cargo bench --package heddle --bench threads` prints three tables about the programs of `tests/cases/threads/paper`, which are of our own making, after the names and ideas of the benchmarks in the paper about LLVMVF
//! (its tables 1 and 2) and of a competition.
//!
//! The first is the paper's table 1: what a solver takes for the formula of the last bound. Its bounds count instructions, ours what other threads can tell, so that as many steps of ours are more. The second is its table 2: the time of
//! the whole process, with bounds that grow. The third is about the programs for which times of CBMC 6.3.1 and GenMC 0.11 on a machine of this kind are known, which were not run again here.

mod profile;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A benchmark of the paper: its name here, the bound, the seconds of Z3 and MathSat5 for the last bound, and those of both for all bounds.
const PAPER: [(&str, u32, [&str; 2], [&str; 2]); 8] = [
    ("account_bad", 30, ["1.4", "0.97"], ["24", "11"]),
    ("account_ok", 50, ["87", "49"], ["87", "49"]),
    ("lazy01_bad", 15, ["0.5", "0.4"], ["3.5", "3.3"]),
    ("simple", 11, ["0.5", "0.36"], ["3.7", "2.2"]),
    ("phase01_bad", 10, ["0.3", "0.27"], ["1.5", "1.5"]),
    ("deadlock01_bad", 50, ["1.2", "0.9"], ["1.8", "1.9"]),
    ("stateful01_bad", 26, ["3", "1"], ["36", "15"]),
    ("carter01_bad", 9, ["0.24", "0.28"], ["1.3", "1.2"]),
];

/// What competitors take: the seconds of CBMC, and of GenMC.
const PEERS: [(&str, &str, &str); 14] = [
    ("account_bad", "5.79", "0.07"),
    ("account_ok", "6.30", "0.06"),
    ("deadlock01_bad", "4.19, wrong", "0.06, wrong"),
    ("deadlock01_ok", "5.15", "0.09"),
    ("fib5_false", "0.56", "0.30"),
    ("fib5_true", "1.83", "4.14"),
    ("fib6_false", "1.55", "3.32"),
    ("fib6_true", "5.78", "44.1"),
    ("lazy01_bad", "8.15", "0.08"),
    ("lazy01_ok", "7.21", "0.06"),
    ("peterson_bad", "0.14", "0.06"),
    ("peterson_ok", "0.15, bounded", "0.06"),
    ("stateful01_bad", "10.2", "0.06"),
    ("stateful01_ok", "33.6", "0.08"),
];

/// What is looked for: what the paper's programs get wrong.
const PROPERTIES: &str = "assert,deadlock";
const SOLVERS: [solver::Kind; 2] = [solver::Kind::Z3, solver::Kind::Bitwuzla];
/// The longest run of a solver, and of a check, in seconds.
const LIMIT: &str = "300";

fn main() -> Result<()> {
    println!("{}\n", profile::line());
    println!(
        "| benchmark | bound | paper: Z3, MathSat5 | scheduler: terms | Z3 | Bitwuzla | answer | partial-order: Z3 | Bitwuzla | answer |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for (name, bound, paper, _) in PAPER {
        let steps = bound.to_string();
        let scheduler = Formula::write(name, &["--encoding", "scheduler", "--steps", &steps])?;
        let orders = Formula::write(name, &["--encoding", "partial-order"])?;
        let [(z3, _), (bitwuzla, answer)] = scheduler.ask()?;
        let [(z3_orders, _), (bitwuzla_orders, answer_orders)] = orders.ask()?;
        println!(
            "| {name} | {bound} | {} | {} | {z3:.2} | {bitwuzla:.2} | {answer} | {z3_orders:.2} | {bitwuzla_orders:.2} | {answer_orders} |",
            paper.join(", "),
            scheduler.size,
        );
    }
    println!(
        "\n| benchmark | paper: Z3, MathSat5 | scheduler: Z3 | Bitwuzla | verdict | partial-order: Z3 | Bitwuzla | verdict |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for (name, _, _, paper) in PAPER {
        let mut row = vec![name.to_string(), paper.join(", ")];
        for encoding in ["scheduler", "partial-order"] {
            let mut verdict = String::new();
            for solver in ["z3", "bitwuzla"] {
                let check = check(name, &["--encoding", encoding, "--solver", solver])?;
                row.push(format!("{:.2}", check.seconds));
                verdict = check.verdict;
            }
            row.push(verdict);
        }
        println!("| {} |", row.join(" | "));
    }
    println!(
        "\n| program | verdict | seconds | without clang | solver | events | times as fast as CBMC | CBMC | GenMC |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (name, cbmc, genmc) in PEERS {
        // Theirs know the amounts, ours are arbitrary otherwise.
        let known: &[&str] =
            if name.starts_with("account") { &["--input", "__VERIFIER_nondet_int=2"] } else { &[] };
        let (check, compiling) = (check(name, known)?, compiling(name)?);
        let known: f64 = cbmc.split(',').next().unwrap_or_default().parse()?;
        println!(
            "| {name} | {} | {:.2} | {:.2} | {:.2} | {} | {:.1} | {cbmc} | {genmc} |",
            check.verdict,
            check.seconds,
            (check.seconds - compiling).max(0.0),
            check.number("solver_seconds"),
            check.number("events"),
            known / check.seconds,
        );
    }
    Ok(())
}

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/cases/threads/paper/{name}.c"))
}

/// A formula in a file.
struct Formula {
    file: tempfile::NamedTempFile,
    /// How many lines it has that are no comments.
    size: usize,
}

impl Formula {
    fn write(name: &str, options: &[&str]) -> Result<Formula> {
        let file = tempfile::NamedTempFile::new()?;
        let status = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .args(["smt2", "--property", PROPERTIES])
            .args(options)
            .arg(program(name))
            .stdout(file.reopen()?)
            .status()?;
        if !status.success() {
            return Err(format!("heddle smt2 fails about {name}").into());
        }
        let text = std::fs::read_to_string(file.path())?;
        let size = text.lines().filter(|line| !line.starts_with(';')).count();
        Ok(Formula { file, size })
    }

    /// The seconds of each solver, and what it says.
    fn ask(&self) -> Result<[(f64, String); 2]> {
        let mut answers = [(0.0, String::new()), (0.0, String::new())];
        for (kind, answer) in SOLVERS.iter().zip(&mut answers) {
            let program = kind.program().map_err(|reason| reason.detail)?;
            let started = Instant::now();
            let said = Command::new("timeout").arg(LIMIT).arg(program).arg(self.file.path()).output()?;
            let text = String::from_utf8_lossy(&said.stdout).trim().to_string();
            *answer =
                (started.elapsed().as_secs_f64(), if text.is_empty() { "none".to_string() } else { text });
        }
        Ok(answers)
    }
}

/// What `heddle check --engine bmc` says about a program.
struct Check {
    verdict: String,
    seconds: f64,
    stats: Value,
}

impl Check {
    fn number(&self, name: &str) -> f64 {
        self.stats[name].as_f64().unwrap_or(f64::NAN)
    }
}

/// The fastest of three.
fn check(name: &str, options: &[&str]) -> Result<Check> {
    let mut fastest: Option<Check> = None;
    for _ in 0..3 {
        let started = Instant::now();
        let said = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .args([
                "check",
                "--engine",
                "bmc",
                "--format",
                "json",
                "--property",
                PROPERTIES,
                "--timeout",
                LIMIT,
            ])
            .args(options)
            .arg(program(name))
            .output()?;
        let seconds = started.elapsed().as_secs_f64();
        let json: Value = serde_json::from_slice(&said.stdout)?;
        let verdict = json["verdict"].as_str().unwrap_or("?").to_string();
        if fastest.as_ref().is_none_or(|fastest| seconds < fastest.seconds) {
            fastest = Some(Check { verdict, seconds, stats: json["stats"].clone() });
        }
        if seconds > 5.0 {
            break;
        }
    }
    fastest.ok_or_else(|| "no check".into())
}

/// The seconds that clang takes, as `heddle` asks it: for its version, and for the program; the fastest of three.
fn compiling(name: &str) -> Result<f64> {
    let mut fastest = f64::INFINITY;
    for _ in 0..3 {
        let started = Instant::now();
        for options in [&["--version"][..], &["-S", "-emit-llvm", "-g", "-O0", "-w", "-o", "/dev/null"][..]] {
            let mut command = Command::new("clang-19");
            command.args(options).stdout(Stdio::null());
            if options.len() > 1 {
                command.arg(program(name));
            }
            command.status()?;
        }
        fastest = fastest.min(started.elapsed().as_secs_f64());
    }
    Ok(fastest)
}
