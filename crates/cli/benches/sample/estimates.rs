//! Estimates by sampling: table 1 of the paper on statistical model checking of LLVM, output 2 and table 5 of that on Lodin.

use crate::{Result, Tool, number};

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

const FOLDER: &str = "threads/seeds";
const ERROR: &str = "[0.reach_error]";
const CRIT: &str = "[1.crit] && [2.crit]";
/// Peterson's algorithm without `main`.
const PETERSON: &[&str] = &["--entry", "petersons1,petersons2", "peterson_entries.c"];

/// The paper's event of fib_n is that one of both is, at the end, the Fibonacci number before the greatest two, which can also come about after a slip; which compiler and which platform decide
/// how likely. The greatest of all takes strict turns.
const TABLE_1: &[Row] = &[
    row(
        "fib_4",
        &["fibonacci.c", "-DROUNDS=2"],
        "at(0, fibonacci.c:53) && (i == 3 || j == 3)",
        true,
        19_242,
        2789,
        3.80,
    ),
    row("fib_4, greatest", &["fibonacci.c", "-DROUNDS=2", "-DGOAL=8"], ERROR, true, 19_242, 2789, 3.80),
    row(
        "fib_8",
        &["fibonacci.c", "-DROUNDS=4"],
        "at(0, fibonacci.c:53) && (i == 21 || j == 21)",
        false,
        7453,
        370,
        2.26,
    ),
    row("fib_8, greatest", &["fibonacci.c", "-DROUNDS=4", "-DGOAL=55"], ERROR, true, 7453, 370, 2.26),
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
    row("gossip_2", &["gossip.c", "-DRAND"], "[0.finished]", true, 34_470, 11_575, 219.68),
    row("gossip_3", &["gossip.c", "-DRAND", "-DPROCESSES=3"], "[0.finished]", false, 13_187, 1229, 94.41),
    row("gossip_4", &["gossip.c", "-DRAND", "-DPROCESSES=4"], "[0.finished]", false, 8450, 481, 66.30),
    row("petersonsBug", &["peterson_faulty.c"], CRIT, true, 10_870, 816, 1.64),
    row("petersons", &["peterson.c"], CRIT, true, 299, 0, 0.05),
    row("robot, 2 by 2", &["robot.c", "-DRAND"], "[0.done]", false, 2507, 38, 109.65),
    row(
        "robot, 9 by 9",
        &["robot.c", "-DRAND", "-DWIDTH=9", "-DHEIGHT=9"],
        "[0.done]",
        false,
        2507,
        38,
        109.65,
    ),
    row("stack, 100 at the end", &["lock_free_stack.c"], "@0.main.bottom == 100", true, 299, 0, 7.16),
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

pub fn print(tool: &Tool) -> Result<()> {
    println!(
        "\nStatistical model checking of LLVM, table 1: `Pr[<=5000](<> φ)` with the defaults; the paper's figures in brackets.\n"
    );
    println!(
        "| program | φ | runs | satisfying | estimate | interval | exact | runs/s | times the paper's |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for row in TABLE_1 {
        let answer = match tool.ask(FOLDER, row.options, &format!("Pr[<=5000](<> {})", row.property)) {
            Ok(answer) => answer,
            Err(error) => {
                println!("| {} | {} | {error} |", row.name, row.property);
                continue;
            }
        };
        let result = &answer["result"];
        let exact = match row.solve {
            true => tool.exact(FOLDER, row.options, &format!("Exact[<=5000](<> {})", row.property)),
            false => "-".to_string(),
        };
        // Few runs are over before the clock has moved: a fixed number tells how fast they are.
        let many = tool.ask(FOLDER, row.options, &format!("Pr[<=5000;100000](<> {})", row.property))?;
        let rate = number(&many["stats"]["runs_per_second"]);
        println!(
            "| {} | `{}` | {} ({}) | {} ({}) | {:.4} ({:.4}) | [{:.4}, {:.4}] | {exact} | {rate:.0} | {:.0} |",
            row.name,
            // A bar would end the cell.
            row.property.replace('|', "\\|"),
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
    races(tool)?;
    states(tool)
}

/// Output 2 of the paper on Lodin: how likely a race is in Peterson's algorithm, and with other parameters. Its races are those of a load and a store (figure 14); two stores race here, too, and
/// both processes store to `turn`, in lines 51 and 66.
fn races(tool: &Tool) -> Result<()> {
    const LOAD_AND_STORE: &str =
        "DataRace && !(at(0, peterson_entries.c:51) && at(1, peterson_entries.c:66))";
    println!(
        "\nLodin, output 2: Peterson's algorithm as two processes, `Pr[<=5000](<> φ)`; the paper's figures in brackets. Its races are those of a load and a store; without"
    );
    println!("the two stores to `turn`, ours are the same.\n");
    println!("| φ | parameters | runs | satisfying | interval | exact |");
    println!("|---|---|---|---|---|---|");
    let wide = "{Alpha=0.01, Epsilon=0.05}";
    for (formula, parameters, runs, satisfying, interval) in [
        ("DataRace", "", "-", "-", "-"),
        (LOAD_AND_STORE, "", "31883", "9269", "[0.2857, 0.2957]"),
        (LOAD_AND_STORE, wide, "-", "-", "[0.27, 0.32]"),
    ] {
        let exact = tool.exact(FOLDER, PETERSON, &format!("Exact[<=5000](<> {formula})"));
        let answer = tool.ask(FOLDER, PETERSON, &format!("Pr[<=5000](<> {formula}) {parameters}"))?;
        let result = &answer["result"];
        println!(
            "| `{formula}` | `{parameters}` | {} ({runs}) | {} ({satisfying}) | [{:.4}, {:.4}] ({interval}) | {exact} |",
            result["runs"],
            result["satisfying"],
            number(&result["low"]),
            number(&result["high"]),
        );
    }
    Ok(())
}

/// Table 5 of the paper on Lodin: how many states runs meet, and how many of them with a race.
fn states(tool: &Tool) -> Result<()> {
    println!(
        "\nLodin, table 5: `EnumStatesSMC <=5000 n` on Peterson's algorithm; the paper's figures in brackets. All states there are stand in the last row.\n"
    );
    println!("| n | states | with a race |");
    println!("|---|---|---|");
    let rows = [(1, 77, 1), (100, 1840, 4), (1000, 3579, 11), (10_000, 4714, 14)];
    for (n, states, races) in rows {
        let answer = tool.ask(FOLDER, PETERSON, &format!("EnumStatesSMC <=5000 {n}"))?;
        let result = &answer["result"];
        println!("| {n} | {} ({states}) | {} ({races}) |", result["states"], result["counts"]["DataRace"]);
    }
    let all = tool.ask_with(FOLDER, PETERSON, "EnumStates", &["--reduction", "none"])?;
    let result = &all["result"];
    println!("| all | {} (6573) | {} (16) |", result["states"], result["counts"]["DataRace"]);
    Ok(())
}
