//! Whatever happens to a solver's process, or is said by it, there is an answer, and the next solver works.

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use common::start;
use rustix::process::{Pid, Signal, kill_process, test_kill_process};
use solver::{Answer, Code, Kind, Limits, Reason, Solver};
use tempfile::TempDir;
use term::{Sort, TermId, Terms};

const OURS: [Kind; 2] = [Kind::Bitwuzla, Kind::Z3];

/// What a solver that is a shell script does with each line, if it does not do otherwise: it echoes.
const ECHO: &str = r#"*echo*) echo "$line" | sed 's/.*"\(.*\)".*/\1/' ;;"#;

fn shell(script: &str) -> Kind {
    Kind::Command(["sh", "-c", script].map(str::to_owned).into())
}

/// A solver that does these things on certain lines.
fn fake(cases: &str) -> Kind {
    shell(&format!("while read -r line; do case $line in {cases} {ECHO} esac; done"))
}

fn reason_of(answer: Answer) -> Reason {
    match answer {
        Answer::Unknown(reason) => reason,
        other => panic!("{other:?}, though the solver cannot know"),
    }
}

/// What the solver says about the claim that x is 1.
fn ask(kind: &Kind, limits: Limits) -> Reason {
    let (terms, claim) = easy();
    let mut solver = Solver::start(kind, limits).unwrap();
    solver.assert(&terms, claim);
    let reason = reason_of(solver.check());
    // What is over stays over.
    assert_eq!(solver.check(), Answer::Unknown(reason.clone()));
    solver.push();
    solver.pop();
    assert_eq!(solver.check_assuming(&terms, &[claim]), Answer::Unknown(reason.clone()));
    reason
}

fn easy() -> (Terms, TermId) {
    let mut terms = Terms::new();
    let (x, one) = (terms.var("x", Sort::Bits(8)), terms.number(8, 1));
    let claim = terms.eq(x, one);
    (terms, claim)
}

/// A product of two primes of 64 bits each is to be factored, which no solver does in a lifetime.
fn hard() -> (Terms, TermId) {
    factoring(128)
}

/// The same, with a circuit for the product that has millions of gates.
fn large() -> (Terms, TermId) {
    factoring(2048)
}

fn factoring(width: u32) -> (Terms, TermId) {
    let mut terms = Terms::new();
    let factors = ["x", "y"].map(|name| terms.var(name, Sort::Bits(width / 2)));
    let wide = factors.map(|factor| terms.zero_extend(factor, width));
    let product = terms.mul(wide[0], wide[1]);
    let primes = [10_711_388_405_804_417_879_u128, 13_029_734_052_496_340_071];
    let number = terms.bits(&bits::Bits::from_u128(width, primes[0] * primes[1]));
    let mut claim = terms.eq(product, number);
    for factor in factors {
        let one = terms.number(width / 2, 1);
        let greater = terms.ult(one, factor);
        claim = terms.and(claim, greater);
    }
    (terms, claim)
}

fn works(kind: &Kind) {
    let (terms, claim) = easy();
    let mut solver = start(kind);
    solver.assert(&terms, claim);
    assert_eq!(solver.check(), Answer::Sat);
    solver.model(&terms).unwrap();
}

/// Waits for something that will happen soon. The limit only ends a test that has failed.
fn wait_for<T>(what: &str, mut happened: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(result) = happened() {
            return result;
        }
        assert!(start.elapsed() < Duration::from_secs(600), "waited in vain for {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// The process whose number stands in a file, once it does.
fn pid_in(file: &Path) -> Pid {
    wait_for("a process number", || {
        let text = fs::read_to_string(file).ok()?;
        Pid::from_raw(text.strip_suffix('\n')?.parse().ok()?)
    })
}

fn is_gone(pid: Pid) -> bool {
    test_kill_process(pid).is_err()
}

#[test]
fn another_thread_can_end_it() {
    for kind in OURS {
        let (terms, claim) = hard();
        let mut solver = start(&kind);
        let interrupt = solver.interrupt();
        solver.assert(&terms, claim);
        let killer = thread::spawn(move || interrupt.kill());
        assert_eq!(reason_of(solver.check()).code, Code::Killed);
        killer.join().unwrap();
        let interrupt = solver.interrupt();
        drop(solver);
        interrupt.kill();
        works(&kind);
    }
}

#[test]
fn it_can_be_killed_from_outside() {
    for kind in OURS {
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("pid");
        let program = kind.program().unwrap();
        let option = if kind == Kind::Z3 { "-in" } else { "" };
        let script = format!("echo $$ > {}; exec {} {option}", file.display(), program.display());
        let (terms, claim) = hard();
        let mut solver = start(&shell(&script));
        solver.assert(&terms, claim);
        let killer = thread::spawn(move || kill_process(pid_in(&file), Signal::KILL));
        let reason = reason_of(solver.check());
        assert_eq!((reason.code, reason.detail.as_str()), (Code::Killed, "sh was killed (signal 9)"));
        killer.join().unwrap().unwrap();
        works(&kind);
    }
}

#[test]
fn memory_is_limited() {
    for kind in OURS {
        let (terms, claim) = large();
        let mut solver =
            Solver::start(&kind, Limits { memory_mb: Some(100), time: None, plain: false, until: None })
                .unwrap();
        solver.assert(&terms, claim);
        let reason = reason_of(solver.check());
        assert_eq!(reason.code, Code::Memory, "{reason}");
        works(&kind);
    }
}

/// Time is up whatever the machine: the question is too hard. Ours can be asked on.
#[test]
fn time_is_limited() {
    let time = Some(Duration::from_secs(1));
    for kind in OURS {
        let (terms, claim) = hard();
        let mut solver =
            Solver::start(&kind, Limits { memory_mb: None, time, plain: false, until: None }).unwrap();
        solver.push();
        solver.assert(&terms, claim);
        assert_eq!(reason_of(solver.check()).code, Code::Timeout);
        solver.pop();
        assert_eq!(solver.check(), Answer::Sat);
    }
    let reason = ask(&shell("cat > /dev/null"), Limits { memory_mb: None, time, plain: false, until: None });
    assert_eq!(reason.to_string(), "timeout: sh found no answer within 1 s");
}

/// A deadline holds whatever a solver is told about its own time.
#[test]
fn a_deadline_is_kept() {
    let started = std::time::Instant::now();
    let limits = Limits { memory_mb: None, time: Some(Duration::from_secs(60)), plain: false, until: None };
    for kind in OURS.into_iter().chain([shell("cat > /dev/null")]) {
        let (terms, claim) = hard();
        let until = Some(std::time::Instant::now() + Duration::from_millis(200));
        let mut solver = Solver::start(&kind, Limits { until, ..limits }).unwrap();
        solver.assert(&terms, claim);
        assert_eq!(reason_of(solver.check()).code, Code::Timeout);
    }
    assert!(started.elapsed() < Duration::from_secs(20));
}

/// What repeats what it is told has an answer for nothing.
#[test]
fn an_echo_is_no_solver() {
    let limits = Limits { memory_mb: None, time: None, plain: false, until: None };
    let reason = ask(&Kind::Command(vec!["/bin/cat".to_string()]), limits);
    assert_eq!(reason.code, Code::Error);
    assert!(reason.to_string().contains("repeats what it is told"), "{reason}");
}

/// Input that nobody reads does not hold up the one who sends it.
#[test]
fn a_solver_that_does_not_read_is_no_obstacle() {
    let (mut terms, claim) = easy();
    let time = Some(Duration::from_millis(100));
    let mut solver =
        Solver::start(&shell("sleep 1000"), Limits { memory_mb: None, time, plain: false, until: None })
            .unwrap();
    for number in 0..10_000 {
        let other = terms.var(&format!("a rather long name to fill the pipe {number}"), Sort::Bool);
        let either = terms.or(claim, other);
        solver.assert(&terms, either);
    }
    assert_eq!(reason_of(solver.check()).code, Code::Timeout);
}

#[test]
fn nonsense_is_no_answer() {
    let cases = [
        (fake("*check-sat*) echo maybe ;;"), Code::Error, "sh says `maybe` instead of sat or unsat"),
        (fake(""), Code::Error, "sh says `` instead of sat or unsat"),
        (fake("*check-sat*) echo sat; echo unsat ;;"), Code::Error, "sh says `sat…` instead of sat or unsat"),
        (
            fake("*check-sat*) printf '\\377\\000\\n' ;;"),
            Code::Error,
            "sh says `\u{fffd}\0` instead of sat or unsat",
        ),
        (
            fake("*assert*) echo '(error \"what?\")' ;; *check-sat*) echo sat ;;"),
            Code::Error,
            "sh says: (error \"what?\")",
        ),
        (
            fake("*set-logic*) echo unsupported ;; *check-sat*) echo sat ;;"),
            Code::Unsupported,
            "sh does not support a command",
        ),
        (fake("*check-sat*) echo unknown ;;"), Code::Incomplete, "sh gave up"),
        (shell("cat /dev/zero"), Code::Error, "sh does not stop talking"),
    ];
    for (kind, code, detail) in cases {
        let (terms, claim) = easy();
        let mut solver = start(&kind);
        solver.assert(&terms, claim);
        let reason = reason_of(solver.check());
        assert_eq!((reason.code, reason.detail.as_str()), (code, detail));
    }
}

#[test]
fn ends_are_told_apart() {
    let cases = [
        ("exit 3", Code::Died, "sh ended (exit status: 3)"),
        ("", Code::Died, "sh ended (exit status: 0)"),
        ("echo sat", Code::Died, "sh ended (exit status: 0), saying: sat"),
        ("echo oh dear >&2; kill -SEGV $$", Code::Died, "sh ended (signal: 11 (SIGSEGV)), saying: oh dear"),
        ("kill -TERM $$", Code::Killed, "sh was killed (signal 15)"),
        (
            "echo '[error] line 3: no such thing' >&2; exit 1",
            Code::Error,
            "sh says: error] line 3: no such thing",
        ),
        (
            "echo 'error: floats are not supported' >&2; exit 1",
            Code::Unsupported,
            "sh says: error: floats are not supported",
        ),
        ("echo std::bad_alloc >&2; kill -ABRT $$", Code::Memory, "sh ran out of memory"),
        // It goes on after it has closed its output.
        ("exec >&-; sleep 1000", Code::Died, "sh closed its output"),
    ];
    for (script, code, detail) in cases {
        let reason = ask(&shell(script), Limits::default());
        assert_eq!((reason.code, reason.detail.as_str()), (code, detail), "{script}");
    }
}

#[test]
fn wrong_values_are_found_out() {
    let cases = [
        ("((x!0 #x02))", Code::Wrong),
        ("((y!7 #x01))", Code::Wrong),
        ("((x!0 #x1))", Code::Error),
        ("((x!0", Code::Error),
        ("", Code::Error),
    ];
    for (values, code) in cases {
        let (terms, claim) = easy();
        let mut solver = start(&fake(&format!("*check-sat*) echo sat ;; *get-value*) echo '{values}' ;;")));
        solver.assert(&terms, claim);
        assert_eq!(solver.check(), Answer::Sat);
        assert_eq!(solver.model(&terms).unwrap_err().code, code, "{values}");
    }
    let (terms, claim) = easy();
    let mut solver = start(&fake("*check-sat*) echo sat ;; *get-value*) echo '((x!0 #x01))' ;;"));
    solver.assert(&terms, claim);
    assert_eq!(solver.check(), Answer::Sat);
    assert_eq!(solver.model(&terms).unwrap().len(), 1);
}

#[test]
fn a_solver_may_echo_with_quotes_and_say_success() {
    let kind = shell(
        r#"while read -r line; do case $line in *echo*) echo "$line" | sed 's/(echo \(.*\))/\1/' ;;
           *check-sat*) echo '; thinking'; echo unsat ;; *) echo success ;; esac; done"#,
    );
    let (terms, claim) = easy();
    let mut solver = start(&kind);
    solver.assert(&terms, claim);
    assert_eq!(solver.check(), Answer::Unsat);
}

#[test]
fn a_program_that_is_not_there_is_missing() {
    for words in [&["/no/such/solver"][..], &["/etc/passwd"], &[""], &[]] {
        let kind = Kind::Command(words.iter().map(|word| word.to_string()).collect());
        let reason = Solver::start(&kind, Limits::default()).map(drop).unwrap_err();
        assert_eq!(reason.code, Code::Missing);
    }
}

/// What it has started ends with it, and none is left behind as a zombie.
#[test]
#[cfg(target_os = "linux")]
fn dropping_ends_all_of_it() {
    let directory = TempDir::new().unwrap();
    let files = ["solver", "child"].map(|name| directory.path().join(name));
    let [solver_file, child_file] = files.each_ref().map(|file| file.display());
    let script = format!("sleep 1000 & echo $! > {child_file}; echo $$ > {solver_file}; cat > /dev/null");
    let solver = start(&shell(&script));
    let [pid, child] = files.each_ref().map(|file| pid_in(file));
    assert!(!is_gone(pid) && !is_gone(child));
    drop(solver);
    assert!(is_gone(pid));
    // Whoever adopts it may take a moment to notice, during which it is a zombie of theirs.
    wait_for("the end of the child", || {
        let status = fs::read_to_string(format!("/proc/{child}/stat"));
        status.map_or(true, |status| status.contains(") Z ")).then_some(())
    });
}

/// No solver goes on when this program is killed, even in the middle of a check.
#[test]
#[cfg(target_os = "linux")]
fn solvers_die_with_the_program() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("pid");
    let mut program = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "part_of_solvers_die_with_the_program"])
        .env("PID_FILE", &file)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let pid = pid_in(&file);
    assert!(!is_gone(pid));
    program.kill().unwrap();
    program.wait().unwrap();
    wait_for("the end of the solver", || {
        let status = fs::read_to_string(format!("/proc/{pid}/stat"));
        status.map_or(true, |status| status.contains(") Z ")).then_some(())
    });
}

#[test]
#[ignore = "never ends; it is the program that another test kills"]
fn part_of_solvers_die_with_the_program() {
    let file = std::env::var("PID_FILE").unwrap();
    let program = Kind::Bitwuzla.program().unwrap();
    let mut solver = start(&shell(&format!("echo $$ > {file}; exec {}", program.display())));
    let (terms, claim) = hard();
    solver.assert(&terms, claim);
    solver.check();
}
