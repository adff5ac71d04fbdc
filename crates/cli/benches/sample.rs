//! How likely, and how fast: the programs of the paper on statistical model checking of LLVM (tables 1 and 2) beside its figures.
//!
//! `cargo bench --package heddle --bench sample` prints two tables. In the first, runs per second are those of the run loop alone, on all cores; compiling is not in
//! them. Steps differ from the paper's: it counts a call of `pthread_create` as one, here the platform's own instructions count, and another compiler made the rest; so
//! probabilities are alike, not equal. Where the chain of all states is small enough, the exact probability stands beside the estimate. The paper stops after 299 runs without success, which puts all of
//! alpha on one side; half of it on each side takes 368, and making up for having looked at every run a few more.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A row of table 1: its name, the program and how it is compiled, the property, whether the chain is solved, and the paper's figures.
struct Row {
    name: &'static str,
    options: &'static [&'static str],
    property: &'static str,
    solve: bool,
    runs: u64,
    satisfying: u64,
    seconds: f64,
}

const ERROR: &str = "[0.reach_error]";
const CRIT: &str = "[1.crit] && [2.crit]";

const TABLE_1: &[Row] = &[
    row("fib_4", &["fibonacci.c", "-DROUNDS=2", "-DGOAL=3"], ERROR, true, 19_242, 2789, 3.80),
    row("fib_4, greatest", &["fibonacci.c", "-DROUNDS=2", "-DGOAL=8"], ERROR, true, 19_242, 2789, 3.80),
    row("fib_8, greatest", &["fibonacci.c", "-DROUNDS=4", "-DGOAL=55"], ERROR, false, 7453, 370, 2.26),
    row("fib_16, greatest", &["fibonacci.c", "-DROUNDS=8", "-DGOAL=2584"], ERROR, false, 299, 0, 0.16),
    row("fib_32, greatest", &["fibonacci.c", "-DROUNDS=16", "-DGOAL=5702887"], ERROR, false, 299, 0, 0.28),
    row(
        "ptrace",
        &["--entry", "syscaller,ptracer", "--platform", "inputs/ptrace_platform.c", "ptrace.c"],
        "[1.poketext]",
        true,
        33_249,
        10_412,
        22.82,
    ),
    row("gossip_2", &["gossip.c"], "[0.finished]", true, 34_470, 11_575, 219.68),
    row("gossip_3", &["gossip.c", "-DPROCESSES=3"], "[0.finished]", false, 13_187, 1229, 94.41),
    row("gossip_4", &["gossip.c", "-DPROCESSES=4"], "[0.finished]", false, 8450, 481, 66.30),
    row("petersonsBug", &["peterson_faulty.c"], CRIT, true, 10_870, 816, 1.64),
    row("petersons", &["peterson.c"], CRIT, true, 299, 0, 0.05),
    row("robot", &["robot.c"], "[0.done]", false, 2507, 38, 109.65),
];

const fn row(
    name: &'static str,
    options: &'static [&'static str],
    property: &'static str,
    solve: bool,
    runs: u64,
    satisfying: u64,
    seconds: f64,
) -> Row {
    Row { name, options, property, solve, runs, satisfying, seconds }
}

fn main() -> Result<()> {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases/threads/seeds");
    let jobs = std::thread::available_parallelism()?.to_string();
    println!("Table 1: `Pr[<=5000](<> φ)` with the defaults; paper's figures in brackets.\n");
    println!(
        "| program | φ | runs | satisfying | estimate | interval | exact | runs/s | times the paper's |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for row in TABLE_1 {
        let query = format!("Pr[<=5000](<> {})", row.property);
        let answer = match heddle(&programs, row.options, &query, &jobs) {
            Ok(answer) => answer,
            Err(error) => {
                println!("| {} | {} | {error} |", row.name, row.property);
                continue;
            }
        };
        let result = &answer["result"];
        let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
        let exact = match row.solve {
            true => heddle(&programs, row.options, &format!("Exact[<=5000](<> {})", row.property), "1")
                .map_or("-".to_string(), |answer| format!("{:.6}", number(&answer["result"]["probability"]))),
            false => "-".to_string(),
        };
        // Few runs are over before the clock has moved: a fixed number tells how fast they are.
        let many = heddle(&programs, row.options, &format!("Pr[<=5000;100000](<> {})", row.property), &jobs)?;
        let rate = number(&many["stats"]["runs_per_second"]);
        println!(
            "| {} | `{}` | {} ({}) | {} ({}) | {:.4} ({:.4}) | [{:.4}, {:.4}] | {exact} | {rate:.0} | {:.0} |",
            row.name,
            row.property,
            result["runs"],
            row.runs,
            result["satisfying"],
            row.satisfying,
            number(&result["estimate"]),
            row.satisfying as f64 / row.runs as f64,
            number(&result["low"]),
            number(&result["high"]),
            rate / (row.runs as f64 / row.seconds),
        );
    }
    splitting(&programs, &jobs)
}

/// Table 2: importance splitting. A level is a Fibonacci number that the sum of both variables has been, as in the paper; the event is the greatest that
/// a variable can be, which only strict turns lead to. (The paper's event, one round before the last, can also be reached after a slip.)
fn splitting(programs: &Path, jobs: &str) -> Result<()> {
    println!(
        "\nTable 2: `Split`, 20 replications of 1000 runs per level; the paper's figures in brackets.\n"
    );
    println!("| program | levels | probability | interval | relative error | seconds |");
    println!("|---|---|---|---|---|---|");
    for (rounds, levels, paper, seconds) in [(8usize, 7, 1.5e-3, 18.20), (16, 14, 4.0e-6, 51.66)] {
        let (mut last, mut next) = (1u64, 2u64);
        let mut fibonacci = Vec::new();
        for _ in 0..2 * rounds {
            fibonacci.push(next);
            (last, next) = (next, last + next);
        }
        let goal = fibonacci[2 * rounds - 1];
        let sums: Vec<u64> = fibonacci[2..].iter().copied().step_by(2).collect();
        // A quotient that is 1 where the sum is what it should be, and 0 elsewhere.
        let is = |(level, sum): (usize, &u64)| {
            let off = format!("(i;si64 + j;si64 - {sum})");
            format!("{} * (1 / (1 + {off} * {off}))", level + 1)
        };
        let score: Vec<String> = sums.iter().enumerate().map(is).collect();
        let numbers: Vec<String> = (1..=sums.len()).map(|level| level.to_string()).collect();
        let query = format!(
            "Split[<=5000](<> i;si32 == {goal} || j;si32 == {goal}) {{Score={}, Levels=[{}], Runs=1000}}",
            score.join(" + "),
            numbers.join(",")
        );
        let define = format!("-DROUNDS={rounds}");
        let answer = heddle(programs, &["fibonacci.c", &define], &query, jobs)?;
        let (result, number) = (&answer["result"], |value: &Value| value.as_f64().unwrap_or(f64::NAN));
        println!(
            "| fib_{} | {} ({levels}) | {:.3e} ({paper:.1e}) | [{:.3e}, {:.3e}] | {:.3} | {:.2} ({seconds}) |",
            2 * rounds,
            sums.len(),
            number(&result["probability"]),
            number(&result["low"]),
            number(&result["high"]),
            number(&answer["stats"]["relative_standard_error"]),
            number(&answer["stats"]["seconds"]),
        );
    }
    Ok(())
}

fn heddle(programs: &Path, options: &[&str], query: &str, jobs: &str) -> Result<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .current_dir(programs)
        .args(["query", "--format", "json", "--jobs", jobs, "--timeout", "300"])
        .args(options)
        .arg(query)
        .output()?;
    if !output.status.success() && output.stdout.is_empty() {
        return Err(String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("failed").into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}
