//! Sessions of `heddle simulate --stdio`.

use heddle::{Exit, Io};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::path::Path;

/// Runs `heddle` without starting a process.
fn heddle(words: &[&str], input: &[u8]) -> (String, String, Exit) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut input = input;
    let mut io = Io {
        out: &mut out,
        err: &mut err,
        input: &mut input,
        colour: false,
        live: false,
        interactive: false,
    };
    let words = ["heddle"].iter().chain(words).map(OsString::from);
    let exit = heddle::run(words, &mut io);
    (String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned(), exit)
}

/// The replies to these lines.
fn session(words: &[&str], input: &[u8]) -> Vec<Value> {
    let words: Vec<&str> = ["simulate", "--stdio"].iter().chain(words).copied().collect();
    let (out, err, exit) = heddle(&words, input);
    assert_eq!(exit, Exit::Fine, "{err}");
    out.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// The replies to these requests.
fn ask(words: &[&str], requests: &[Value]) -> Vec<Value> {
    let text: String = requests.iter().map(|request| format!("{request}\n")).collect();
    session(words, text.as_bytes())
}

fn written(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    std::fs::write(&file, text).expect("a file is written");
    file.display().to_string()
}

/// Whether everything that is expected is there; other fields may be, too.
fn has(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            expected.iter().all(|(name, value)| found.get(name).is_some_and(|found| has(found, value)))
        }
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len()
                && found.iter().zip(expected).all(|(found, value)| has(found, value))
        }
        _ => found == expected,
    }
}

/// What stands between two marks.
fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let (_, rest) = text.split_once(start).expect("it starts");
    rest.split_once(end).expect("it ends").0
}

#[test]
fn the_session_in_the_documentation_is_real() {
    let page = include_str!("../../../docs/simulate.md");
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "counter.c", between(page, "```c file=counter.c\n", "```"));
    let lines: Vec<&str> = between(page, "```text\n", "```").lines().collect();
    let requests: String =
        lines.iter().filter_map(|line| line.strip_prefix("> ")).map(|line| format!("{line}\n")).collect();
    let expected: Vec<Value> = (lines.iter().filter_map(|line| line.strip_prefix("< ")))
        .map(|line| serde_json::from_str(line).expect("it is JSON"))
        .collect();
    let replies = session(&[&file], requests.as_bytes());
    assert_eq!(replies.len(), expected.len());
    for (reply, expected) in replies.iter().zip(&expected) {
        assert!(has(reply, expected), "{expected} is expected, but it is {reply}");
    }
}

const TWO: &str = "
@lock = global i32 0
@x = global i32 0
declare void @__heddle_lock(ptr, i32)
declare void @__heddle_unlock(ptr)
declare i32 @heddle_any_int()
define void @one() {
  call void @__heddle_lock(ptr @lock, i32 1)
  %v = load i32, ptr @x
  %w = add i32 %v, 1
  store i32 %w, ptr @x
  call void @__heddle_unlock(ptr @lock)
  ret void
}
define void @two() {
  %i = call i32 @heddle_any_int()
  call void @__heddle_lock(ptr @lock, i32 2)
  store i32 %i, ptr @x
  ret void
}
";

#[test]
fn functions_run_side_by_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "two.ll", TWO);
    let replies = ask(
        &["--entry", "one,two", &file],
        &[
            json!({ "op": "enabled" }),
            json!({ "op": "step", "index": 0 }),
            json!({ "op": "step", "thread": 1 }),
            json!({ "op": "step", "thread": 1, "choices": [3] }),
            json!({ "op": "enabled" }),
            json!({ "op": "step", "thread": 1 }),
            json!({ "op": "registers", "thread": 1 }),
            json!({ "op": "random_step", "n": 4 }),
            json!({ "op": "eval", "formula": ["x", "@0.one.%w", "[1.__heddle_lock]"] }),
            json!({ "op": "variables" }),
            json!({ "op": "random_step", "n": 100 }),
            json!({ "op": "back", "n": 100 }),
            json!({ "op": "forward", "n": 2 }),
        ],
    );
    let expected = [
        json!({ "ok": true, "choices": [
            { "index": 0, "kind": "thread", "thread": 0, "location": { "line": 8, "function": "one" },
              "instruction": "call void @__heddle_lock(ptr @lock, i32 1)" },
            { "index": 1, "kind": "thread", "thread": 1 },
        ] }),
        json!({ "ok": true, "depth": 1 }),
        json!({ "ok": false, "error": { "choose": { "ways": 16, "location": { "line": 16 } } } }),
        json!({ "ok": true, "depth": 2 }),
        json!({ "choices": [{ "thread": 0 }], "threads": [
            { "name": "one", "state": "ready" },
            { "name": "two", "state": "waiting", "reason": "waits for &lock, which thread 0 holds" },
        ] }),
        json!({ "ok": false }),
        json!({ "ok": true, "registers": [{ "name": "%i", "value": "2" }] }),
        json!({ "ok": true, "made": 4, "depth": 6 }),
        json!({ "ok": true, "values": [1, 1, true] }),
        json!({ "ok": true, "globals": [{ "name": "lock", "value": "0" }, { "name": "x", "value": "1" }] }),
        json!({ "ok": true, "made": 4, "situation": "ended", "message": "all threads have ended" }),
        json!({ "ok": true, "made": 10, "depth": 0, "ahead": 10 }),
        json!({ "ok": true, "made": 2, "depth": 2, "ahead": 8 }),
    ];
    assert_eq!(replies.len(), expected.len());
    for (reply, expected) in replies.iter().zip(&expected) {
        assert!(has(reply, expected), "{expected} is expected, but it is {reply}");
    }
}

#[test]
fn no_bad_line_ends_the_session() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "two.ll", TWO);
    let lines: &[&[u8]] = &[
        b"",
        b"{",
        b"[1]",
        b"\xff\xfe",
        b"{\"op\": \"dance\", \"id\": 7}",
        b"{\"op\": \"step\"}",
        b"{\"op\": \"step\", \"thread\": 0, \"index\": 0}",
        b"{\"op\": \"step\", \"thread\": -1}",
        b"{\"op\": \"step\", \"thread\": 77}",
        b"{\"op\": \"step\", \"index\": 77}",
        b"{\"op\": \"step\", \"thread\": 0, \"granularity\": \"mile\"}",
        b"{\"op\": \"step\", \"thread\": 0, \"speed\": 1}",
        b"{\"op\": \"eval\", \"formula\": [\"x\", \"x ==\"]}",
        b"{\"op\": \"run_until\", \"formula\": \"\"}",
        b"{\"op\": \"restore\", \"tag\": 5}",
        b"{\"op\": \"registers\", \"thread\": 5}",
        b"{\"op\": \"load\"}",
        b"{\"op\": \"load\", \"file\": \"/no/such/file\"}",
        b"{\"op\": \"load\", \"trace\": {}}",
        b"{\"op\": \"trace\", \"file\": \"/no/such/folder/t.json\"}",
        b"{\"op\": \"state\"}",
    ];
    let replies = session(&["--entry", "one,two", &file], &lines.join(&b"\n"[..]));
    // An empty line is no request.
    assert_eq!(replies.len(), lines.len() - 1);
    let (last, bad) = replies.split_last().expect("there are replies");
    for (reply, line) in bad.iter().zip(&lines[1..]) {
        let line = String::from_utf8_lossy(line);
        assert_eq!(reply["ok"], json!(false), "{line}");
        assert!(reply["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{line}");
    }
    assert!(has(&replies[0], &json!({ "error": { "position": { "line": 1 } } })));
    assert!(has(&replies[3], &json!({ "id": 7 })));
    assert!(
        has(&replies[11], &json!({ "error": { "index": 1, "position": { "line": 1, "column": 5 } } })),
        "{}",
        replies[11]
    );
    assert!(has(last, &json!({ "ok": true, "depth": 0 })));
}

const RACE: &str = "
#include <assert.h>
#include <pthread.h>
int x;
void *worker(void *arg) {
    x = x + 1;
    return arg;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 2);
    return 0;
}
";

#[test]
fn traces_go_to_check_and_come_from_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "race.c", RACE);
    let [ours, theirs] =
        ["ours.json", "theirs.json"].map(|name| folder.path().join(name).display().to_string());
    let until = json!({ "op": "run_until", "formula": "DataRace" });
    let replies = ask(
        &["--seed", "3", &file],
        &[until, json!({ "op": "trace", "file": ours }), json!({ "op": "trace" })],
    );
    assert!(has(&replies[0], &json!({ "ok": true, "stopped": "holds" })), "{}", replies[0]);
    assert_eq!(
        replies[2]["trace"]["moves"].as_array().map(Vec::len).map(Value::from),
        Some(replies[1]["moves"].clone())
    );
    let (out, err, exit) = heddle(&["check", "--property", "all", "--replay", &ours, &file], b"");
    assert_eq!(exit, Exit::Violated, "{out}{err}");
    assert!(out.contains("race"), "{out}");

    let (out, err, exit) = heddle(&["check", "--property", "assert", "--trace-file", &theirs, &file], b"");
    assert_eq!(exit, Exit::Violated, "{out}{err}");
    // Another set of properties may be compiled otherwise; such a trace is refused.
    let (_, err, exit) = heddle(&["simulate", "--stdio", "--replay", &theirs, &file], b"");
    assert!(exit == Exit::BadInput && err.contains("another program"), "{err}");
    let (out, err, exit) = heddle(&["check", "--trace-file", &theirs, &file], b"");
    assert_eq!(exit, Exit::Violated, "{out}{err}");
    let replies = ask(
        &["--replay", &theirs, &file],
        &[json!({ "op": "forward", "n": 1000 }), json!({ "op": "eval", "formula": "DataRace" })],
    );
    assert!(has(&replies[0], &json!({ "ok": true, "ahead": 0 })), "{}", replies[0]);
    assert!(has(&replies[1], &json!({ "value": true })), "{}", replies[1]);
}

const SPURIOUS: &str = "
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
void woken(void) {}
int main(void) {
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m);
    woken();
    int *p = 0;
    return *p;
}
";

#[test]
fn traces_say_what_was_left_to_chance() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "wait.c", SPURIOUS);
    let trace = folder.path().join("trace.json").display().to_string();
    let (out, err, exit) = heddle(&["check", "--property", "null", "--no-spurious-wakeups", &file], b"");
    assert_eq!(exit, Exit::Fine, "{out}{err}");
    let found = ["check", "--spurious-wakeups", "--trace-file", &trace, &file];
    // That nobody may ever wake up is another trace.
    let (out, err, exit) = heddle(&[&found[..], &["--order", "dfs", "--all-violations"]].concat(), b"");
    assert_eq!(exit, Exit::Violated, "{out}{err}");
    let (out, err, exit) = heddle(&["check", "--replay", &trace, &file], b"");
    assert!(exit == Exit::Violated && out.contains("[null]"), "{out}{err}");
    let (_, err, exit) = heddle(&["check", "--replay", &trace, "--malloc-may-fail", &file], b"");
    assert!(exit == Exit::BadInput && err.contains("found without --malloc-may-fail"), "{err}");
    let replies = ask(&["--replay", &trace, &file], &[json!({ "op": "forward", "n": 1000 })]);
    assert!(has(&replies[0], &json!({ "ok": true, "ahead": 0 })), "{}", replies[0]);
    let replies = ask(&[&file], &[json!({ "op": "load", "file": trace })]);
    assert!(has(&replies[0], &json!({ "ok": false })), "{}", replies[0]);
    // One of several seeds draws it.
    let woken = ["0", "1", "2", "3", "4", "5", "6", "7"].map(|seed| {
        let until = json!({ "op": "run_until", "formula": "[0.woken]" });
        ask(&["--seed", seed, "--spurious-wakeups", &file], &[until])[0]["stopped"] == "holds"
    });
    assert!(woken.contains(&true) && woken.contains(&false), "{woken:?}");
    let (_, err, exit) = heddle(&["run", &file], b"");
    assert!(exit == Exit::Violated && err.contains("[deadlock]"), "{err}");
    let ends = ["0", "1", "2", "3", "4", "5", "6", "7"]
        .map(|seed| heddle(&["run", "--spurious-wakeups", "--seed", seed, &file], b"").1.contains("[null]"));
    assert!(ends.contains(&true) && ends.contains(&false), "{ends:?}");
}

#[test]
fn values_are_shown_by_their_types() {
    let program = r#"
#include <stdbool.h>
struct point { int x, y; struct point *next; unsigned small : 3; } p = {1, -2, &p, 5};
char name[8] = "ab\n";
double half = 0.5;
int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
enum colour { RED, GREEN } c = GREEN;
bool yes = true;
char letter = 'q';
unsigned char big = 200;
int (*f)(void);
_Thread_local int own = 7;
void *used[] = {&p, name, &half, grid, &c, &yes, &letter, &big};
int main(void) {
    int local;
    int *to = &grid[1][1];
    static int count = 3;
    f = main;
    return *to + count + own + (used[0] == 0);
}
"#;
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "types.c", program);
    let step = json!({ "op": "step", "thread": 0, "granularity": "line" });
    let replies =
        ask(&[&file], &[step.clone(), step.clone(), step, json!({ "op": "variables", "thread": 0 })]);
    let globals = replies[3]["globals"].as_array().expect("there are globals");
    let value = |name: &str| {
        let found = globals.iter().find(|variable| variable["name"] == name);
        found.and_then(|variable| variable["value"].as_str()).unwrap_or("not there").to_string()
    };
    assert_eq!(value("p"), "{x = 1, y = -2, next = &p, small = 5}");
    assert_eq!(value("name"), r#""ab\n""#);
    assert_eq!((value("half"), value("c"), value("yes")), ("0.5".into(), "1".into(), "true".into()));
    assert_eq!(value("grid"), "{{1, 2, 3}, {4, 5, 6}}");
    assert_eq!((value("letter"), value("big"), value("own")), ("113 'q'".into(), "200".into(), "7".into()));
    assert_eq!((value("f"), value("main.count")), ("main".into(), "3".into()));
    let frames = &replies[3]["threads"][0]["frames"];
    let expected = json!([{ "function": "main", "variables": [
        { "name": "local", "type": "int", "value": "?" },
        { "name": "to", "type": "int *", "value": "&grid+16" },
    ] }]);
    assert!(has(frames, &expected), "{frames}");
}

#[test]
fn the_environment_is_somebody_who_moves() {
    let program = r#"
#include <heddle.h>
int seen;
void handler(int number) { seen = number; }
int main(void) {
    heddle_interrupt(heddle_self(), handler, 4, 1.0);
    seen = 1;
    return seen;
}
"#;
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path(), "interrupt.c", program);
    let line = json!({ "op": "step", "thread": 0, "granularity": "line" });
    let replies = ask(
        &[&file],
        &[
            line.clone(),
            line.clone(),
            json!({ "op": "enabled" }),
            json!({ "op": "step", "interrupt": 0 }),
            line.clone(),
            line,
        ],
    );
    let choices = replies[2]["choices"].as_array().expect("there are choices");
    let interrupt = choices.iter().find(|choice| choice["kind"] == "interrupt").expect("one is an interrupt");
    assert!(has(
        interrupt,
        &json!({ "thread": 0, "interrupt": 0, "instruction": "the environment calls handler(4)" })
    ));
    assert!(has(&replies[3], &json!({ "ok": true, "depth": 3 })), "{}", replies[3]);
}
