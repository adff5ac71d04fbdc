//! Appendix A of the paper on statistical model checking of LLVM: tasks of the competition on software verification, sampled.

use crate::{Result, Tool, number};

/// A task: its name in the paper, our version of it, and the paper's runs, satisfying runs and seconds; none where its tool failed.
struct Task {
    name: &'static str,
    options: &'static [&'static str],
    /// What is not allowed to be called.
    error: &'static str,
    paper: Option<(u64, u64, f64)>,
    note: &'static str,
}

const FOLDER: &str = "threads/svcomp";
const REACH: &str = "reach_error";
const ASSERT: &str = "__assert_fail";
/// The paper's tool did not know functions that are one step.
const STEPS: &str =
    "that tool knows no functions that are one step, and finds the same with and without the bug";

const TASKS: &[Task] = &[
    task("lazy01_false", &["lazy01.c", "-DFAULTY"], REACH, Some((31_221, 8763, 16.13))),
    task(
        "reorder_5_false",
        &["reorder.c", "-DFAULTY", "-DSETTERS=4", "-DCHECKERS=1"],
        REACH,
        Some((299, 0, 0.02)),
    ),
    task(
        "singleton_with-uninit-problems_true",
        &["singleton.c", "-DUNWRITTEN"],
        ASSERT,
        Some((299, 0, 0.06)),
    ),
    task("queue_longest_false", &["queue.c", "-DFAULTY", "-DSIZE=8"], REACH, Some((17_959, 2395, 144.28))),
    task("sigma_false", &["sigma.c", "-DFAULTY"], ASSERT, Some((35_345, 12_518, 47.21))),
    task("stack_longest_true", &["stack.c", "-DSIZE=8"], REACH, Some((299, 0, 3.36))),
    task("stack_longest_false", &["stack.c", "-DFAULTY", "-DSIZE=8"], REACH, Some((299, 0, 3.53))),
    task("stateful01_true", &["stateful01.c"], REACH, Some((299, 0, 0.07))),
    task("queue_ok_true", &["queue.c", "-DSIZE=2"], REACH, Some((299, 0, 0.78))),
    task("stack_longer_false", &["stack.c", "-DFAULTY", "-DSIZE=4"], REACH, Some((299, 0, 3.44))),
    task("fib_bench_true", &["fib_bench.c", "-DROUNDS=5", "-DBOUND=144"], REACH, Some((299, 0, 0.04))),
    task("indexer_true", &["indexer.c"], ASSERT, Some((299, 0, 4.99))),
    task("stack_true", &["stack.c"], REACH, Some((299, 0, 0.32))),
    task("stack_false", &["stack.c", "-DFAULTY"], REACH, Some((299, 0, 0.33))),
    task("queue_false", &["queue.c", "-DFAULTY", "-DSIZE=2"], REACH, Some((17_721, 2326, 67.41))),
    task(
        "fib_bench_false",
        &["fib_bench.c", "-DFAULTY", "-DROUNDS=5", "-DBOUND=144"],
        REACH,
        Some((299, 0, 0.04)),
    ),
    task(
        "fib_bench_longest_true",
        &["fib_bench.c", "-DROUNDS=11", "-DBOUND=46368"],
        REACH,
        Some((299, 0, 0.03)),
    ),
    task("queue_longer_false", &["queue.c", "-DFAULTY", "-DSIZE=4"], REACH, Some((18_372, 2518, 149.18))),
    task(
        "fib_bench_longer_false",
        &["fib_bench.c", "-DFAULTY", "-DROUNDS=6", "-DBOUND=377"],
        REACH,
        Some((299, 0, 0.04)),
    ),
    task("sync01_true", &["sync01.c"], ASSERT, Some((299, 0, 1.50))),
    task("bigshot_s2_true", &["bigshot.c"], ASSERT, Some((299, 0, 0.05))),
    task("bigshot_s_true", &["bigshot.c", "-DONLY_IF_THERE"], ASSERT, Some((299, 0, 0.04))),
    task(
        "fib_bench_longest_false",
        &["fib_bench.c", "-DFAULTY", "-DROUNDS=11", "-DBOUND=46368"],
        REACH,
        Some((299, 0, 0.03)),
    ),
    task("singleton_false", &["singleton.c", "-DFAULTY"], ASSERT, Some((21_372, 3527, 4.12))),
    task("fib_bench_longer_true", &["fib_bench.c", "-DROUNDS=6", "-DBOUND=377"], REACH, Some((299, 0, 0.04))),
    task("stack_longer_true", &["stack.c", "-DSIZE=4"], REACH, Some((299, 0, 3.43))),
    task("bigshot_p_false", &["bigshot.c", "-DPARALLEL"], ASSERT, Some((38_612, 19_340, 4.71))),
    task("reorder_2_false", &["reorder.c", "-DFAULTY"], REACH, None),
    task("stateful01_false", &["stateful01.c", "-DFAULTY"], REACH, Some((299, 299, 0.07))),
    task(
        "elimination_backoff_stack_false",
        &["elimination_backoff_stack.c", "-DFAULTY"],
        ASSERT,
        Some((299, 0, 0.06)),
    ),
    task("queue_ok_longer_true", &["queue.c", "-DSIZE=4"], REACH, Some((299, 0, 2.15))),
    task("twostage_3_false", &["twostage_3.c", "-DFAULTY"], REACH, None),
    task("queue_ok_longest_true", &["queue.c", "-DSIZE=8"], REACH, Some((299, 0, 2.15))),
    noted("qrcu_false", &["qrcu.c", "-DFAULTY"], REACH, Some((10_724, 793, 91.06)), STEPS),
    task("time_var_mutex_true", &["time_var_mutex.c"], ASSERT, Some((299, 0, 0.06))),
    task("lamport_true", &["lamport.c"], ASSERT, Some((299, 0, 0.09))),
    task("scull_true", &["scull.c"], ASSERT, None),
    noted("qrcu_true", &["qrcu.c"], REACH, Some((10_989, 835, 96.29)), STEPS),
    noted(
        "read_write_lock_false",
        &["read_write_lock.c", "-DFAULTY"],
        REACH,
        Some((38_263, 17_308, 13.41)),
        STEPS,
    ),
    task("peterson_true", &["peterson.c"], REACH, Some((299, 0, 0.06))),
    noted("gcd_true", &["gcd.c"], ASSERT, Some((26_809, 20_835, 255.20)), STEPS),
    task("dekker_true", &["dekker.c"], REACH, Some((299, 0, 0.21))),
    noted("read_write_lock_true", &["read_write_lock.c"], REACH, Some((38_245, 17_252, 13.52)), STEPS),
    task("szymanski_true", &["szymanski.c"], REACH, Some((299, 0, 2.81))),
];

const fn task(
    name: &'static str,
    options: &'static [&'static str],
    error: &'static str,
    paper: Option<(u64, u64, f64)>,
) -> Task {
    noted(name, options, error, paper, "")
}

const fn noted(
    name: &'static str,
    options: &'static [&'static str],
    error: &'static str,
    paper: Option<(u64, u64, f64)>,
    note: &'static str,
) -> Task {
    Task { name, options, error, paper, note }
}

pub fn print(tool: &Tool) -> Result<()> {
    println!(
        "\nStatistical model checking of LLVM, appendix A: `Pr[<=5000](<> Exists(p)([p.f]))` with the defaults on our own versions of the tasks, with smaller arrays and fewer threads than the competition's where it"
    );
    println!(
        "says so; f is what may not be called. The paper's figures in brackets, - where its tool failed.\n"
    );
    println!("| task | our version | f | runs | satisfying | estimate | interval | seconds | |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for task in TASKS {
        let query = format!("Pr[<=5000](<> Exists(p)([p.{}]))", task.error);
        let version = task.options.join(" ");
        let answer = match tool.ask(FOLDER, task.options, &query) {
            Ok(answer) if answer["result"]["runs"].is_number() => answer,
            Ok(answer) => {
                println!("| {} | `{version}` | {} | {} |", task.name, task.error, answer["reason"]);
                continue;
            }
            Err(error) => {
                println!("| {} | `{version}` | {} | {error} |", task.name, task.error);
                continue;
            }
        };
        let result = &answer["result"];
        let [runs, satisfying, estimate, seconds] = match task.paper {
            Some((runs, satisfying, seconds)) => [
                runs.to_string(),
                satisfying.to_string(),
                format!("{:.4}", satisfying as f64 / runs as f64),
                seconds.to_string(),
            ],
            None => ["-", "-", "-", "-"].map(str::to_string),
        };
        println!(
            "| {} | `{version}` | {} | {} ({runs}) | {} ({satisfying}) | {:.4} ({estimate}) | [{:.4}, {:.4}] | {:.2} ({seconds}) | {} |",
            task.name,
            task.error,
            result["runs"],
            result["satisfying"],
            number(&result["estimate"]),
            number(&result["low"]),
            number(&result["high"]),
            number(&answer["stats"]["seconds"]),
            task.note,
        );
    }
    Ok(())
}
