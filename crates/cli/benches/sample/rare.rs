//! Importance splitting: table 2 of the paper on statistical model checking of LLVM, and events whose probability is known.
//!
//! An observer of the Fibonacci program moves on whenever the sum of both variables is the next number that strict turns give, as the paper's levels are; the event is the
//! greatest that a variable can be, which only strict turns lead to. (The paper's event, one round before the last, can also be reached after a slip.)

use crate::{Result, Tool, cases, number};
use serde_json::Value;

const SEEDS: &str = "threads/seeds";

pub fn print(tool: &Tool) -> Result<()> {
    println!(
        "\nStatistical model checking of LLVM, table 2: `Split`, 20 replications of 1000 runs per level; the paper's figures in brackets, which come from one replication.\n"
    );
    header();
    for (rounds, paper) in [(8, "7 levels, 1.5e-3, 18.20 s"), (16, "14 levels, 4.0e-6, 51.66 s")] {
        let define = format!("-DROUNDS={rounds}");
        let answer = tool.ask(SEEDS, &["fibonacci.c", &define], &fibonacci(rounds))?;
        line(&format!("fib_{}, greatest", 2 * rounds), &answer, "", paper);
    }
    let query = std::fs::read_to_string(cases().join(SEEDS).join("inputs/lock_free_stack.q"))?;
    let stack = query.lines().last().unwrap_or_default().replace("Runs=500", "Runs=1000");
    let exact = tool.exact(SEEDS, &["lock_free_stack.c"], "Exact[<=5000](<> @0.main.bottom == 100)");
    let answer = tool.ask(SEEDS, &["lock_free_stack.c"], &stack)?;
    line("stack, 100 at the end", &answer, &exact, "13 levels, 3.86e-15, 530.58 s; 20 elements, more steps");

    println!("\nSplitting where the probability is known, 20 replications.\n");
    header();
    for rounds in [3, 4] {
        let define = format!("-DROUNDS={rounds}");
        let options = ["fibonacci.c", &*define];
        let goal = greatest(rounds);
        let event = format!("i;si32 == {goal} || j;si32 == {goal}");
        let exact = tool.exact(SEEDS, &options, &format!("Exact[<=5000](<> {event})"));
        line(
            &format!("fib_{}, greatest", 2 * rounds),
            &tool.ask(SEEDS, &options, &fibonacci(rounds))?,
            &exact,
            "",
        );
    }
    for (name, options, levels, runs) in [
        ("30 coins, 2^-30", &["rare.c"][..], 1..=29, 1000),
        ("walk from 1 to 33", &["rare.c", "-DWALK"], 2..=32, 1500),
    ] {
        let levels: Vec<String> = levels.map(|level| level.to_string()).collect();
        let exact = tool.exact("query", options, "Exact(<> [0.event])");
        let event = "Split[<=10000](<> [0.event])";
        for (how, levels) in
            [("fixed", format!("Levels=[{}]", levels.join(","))), ("adaptive", "Adaptive".to_string())]
        {
            let query = format!("{event} {{Score=height, {levels}, Runs={runs}}}");
            line(&format!("{name}, {how}"), &tool.ask("query", options, &query)?, &exact, "");
        }
    }

    println!("\nfib_32 with five seeds.\n");
    header();
    for seed in ["1", "2", "3", "4", "5"] {
        let more = ["--jobs", &*tool.jobs, "--seed", seed];
        let answer = tool.ask_with(SEEDS, &["fibonacci.c", "-DROUNDS=16"], &fibonacci(16), &more)?;
        line(&format!("fib_32, seed {seed}"), &answer, "", "");
    }
    Ok(())
}

fn header() {
    println!("| event | levels | probability | interval | relative error | exact | seconds | paper |");
    println!("|---|---|---|---|---|---|---|---|");
}

fn line(name: &str, answer: &Value, exact: &str, paper: &str) {
    let result = &answer["result"];
    println!(
        "| {name} | {} | {:.3e} | [{:.3e}, {:.3e}] | {:.3} | {exact} | {:.2} | {paper} |",
        result["levels"].as_array().map_or(0, |levels| levels.len().saturating_sub(1)),
        number(&result["probability"]),
        number(&result["low"]),
        number(&result["high"]),
        number(&answer["stats"]["relative_standard_error"]),
        number(&answer["stats"]["seconds"]),
    );
}

/// The numbers that strict turns give to one variable after the other.
fn turns(rounds: usize) -> Vec<u64> {
    let (mut last, mut next) = (1u64, 2u64);
    let mut found = Vec::new();
    for _ in 0..2 * rounds {
        found.push(next);
        (last, next) = (next, last + next);
    }
    found
}

fn greatest(rounds: usize) -> u64 {
    turns(rounds).last().copied().unwrap_or(0)
}

/// The query for so many rounds.
fn fibonacci(rounds: usize) -> String {
    let sums: Vec<u64> = turns(rounds).into_iter().skip(2).step_by(2).collect();
    let goal = greatest(rounds);
    let steps = sums.iter().enumerate().map(|(at, sum)| format!("s{at} -> s{} when i + j == {sum}", at + 1));
    let scores = (1..=sums.len()).map(|level| format!("s{level}={level}"));
    let observer: Vec<String> = steps.chain(scores).collect();
    let levels: Vec<String> = (1..=sums.len()).map(|level| level.to_string()).collect();
    format!(
        "Split[<=5000](<> i;si32 == {goal} || j;si32 == {goal}) {{Observer={{{}}}, Levels=[{}], Runs=1000}}",
        observer.join(", "),
        levels.join(",")
    )
}
