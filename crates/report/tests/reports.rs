//! Whole reports, compared with the files in `snapshots`; `HEDDLE_BLESS=1` writes those anew.

use report::{Files, Style, json, text};
use std::path::Path;
use verdict::ledger::{Approximation, Entry};
use verdict::status::{Bound, BoundKind};
use verdict::*;

const SOURCE: &str = "\
#include <pthread.h>

int flag[2], turn;

void *worker(void *arg) {
  int me = (int)(long)arg;
  flag[me] = 1;
  turn = 1 - me;
  while (flag[1 - me] && turn == 1 - me)
    ;
  critical();
  flag[me] = 0;
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, (void *)0);
  pthread_create(&b, 0, worker, (void *)1);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
";

fn check(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var_os("HEDDLE_BLESS").is_some() {
        std::fs::write(&file, text).expect("the snapshot is written");
    }
    let expected = std::fs::read_to_string(&file).expect("there is a snapshot");
    assert_eq!(text, expected, "{name} has changed; HEDDLE_BLESS=1 accepts that");
}

fn at(line: u32, column: u32, function: &str) -> Location {
    Location::new("peterson.c", line, column, function)
}

/// A step of a thread in a line.
fn step(step: u64, thread: u32, line: u32, values: &[(&str, &str)]) -> TraceStep {
    let function = if thread == 0 { "main" } else { "worker" };
    TraceStep {
        step,
        thread,
        location: Some(at(line, 3, function)),
        instruction: format!("store i32 1, ptr %{step}"),
        values: values.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        ..TraceStep::default()
    }
}

fn trace(steps: Vec<TraceStep>) -> Trace {
    let empty = r#"{"format": "heddle-trace", "version": 1, "program": "0123456789abcdef", "entries": ["main"],
        "moves": [{"thread": 0, "kind": "step", "choices": [3]}], "threads": ["main", "", "worker"]}"#;
    let mut trace = Trace::from_json(empty).expect("it is well-formed");
    trace.steps = steps;
    trace
}

fn call(function: &str, location: Location) -> Call {
    Call { function: function.to_string(), location: Some(location) }
}

fn race() -> Answer {
    let mut last = step(31, 2, 8, &[]);
    last.notes = vec!["writes `turn`, which thread 1 is about to write, too".to_string()];
    let steps = vec![
        step(1, 0, 18, &[]),
        TraceStep { folded: 12, ..step(2, 0, 18, &[("a", "1")]) },
        step(15, 0, 19, &[("b", "2")]),
        step(16, 1, 6, &[("me", "0")]),
        step(18, 1, 7, &[("flag[0]", "1")]),
        TraceStep { step: 19, thread: 2, switch: true, ..TraceStep::default() },
        step(20, 2, 6, &[("me", "1")]),
        step(24, 2, 7, &[("flag[1]", "1")]),
        step(28, 1, 8, &[]),
        last,
    ];
    let stack = |thread, what: &str| Stack {
        thread,
        what: what.to_string(),
        calls: vec![
            Call { function: "__store".to_string(), location: None },
            call("worker", at(8, 8, "worker")),
            Call { function: "thread_run".to_string(), location: None },
        ],
    };
    let mut answer = Answer::new("explore", vec!["peterson.c".to_string()]);
    answer.verdict = Verdict::False;
    answer.config.reduction = Some("por".to_string());
    answer.config.platform = "pthread".to_string();
    answer.properties = vec![
        Property {
            location: Some(at(8, 8, "worker")),
            stacks: vec![stack(1, "writes 4 bytes of `turn`"), stack(2, "writes 4 bytes of `turn`")],
            notes: vec!["neither access is atomic, and nothing orders them".to_string()],
            ..Property::violated("race@peterson.c:8:8".to_string(), Class::Race, "two threads write `turn`")
        },
        Property::of_class(Class::Assert, Verdict::Unknown),
        Property::of_class(Class::Deadlock, Verdict::Unknown),
    ];
    answer.trace = Some(trace(steps));
    answer.ledger.note(Entry::new(Approximation::SequentialConsistency));
    answer.stat("states", 1234);
    answer.stat("seconds", 0.125);
    answer.settled()
}

fn shown(answer: &Answer, style: Style) -> String {
    let text = text(answer, &mut Files::with("peterson.c", SOURCE), style);
    for line in text.lines() {
        assert_eq!(line, line.trim_end(), "blanks at the end of a line");
        let wide = line.chars().count() > style.width && !style.colour && !line.starts_with("peterson.c");
        assert!(!wide, "too wide: {line}");
    }
    text
}

#[test]
fn a_race_has_a_trace_with_lanes() {
    check("race.txt", &shown(&race(), Style::default()));
    check("race-narrow.txt", &shown(&race(), Style { width: 60, ..Style::default() }));
    check("race-colour.txt", &shown(&race(), Style { colour: true, ..Style::default() }));
    check("race.json", &json(&race()));
}

#[test]
fn json_has_a_trace_that_replays() {
    let moves = Trace::from_json(&json(&race())).map(|trace| trace.moves);
    assert_eq!(moves, Ok(race().trace.expect("it has one").moves));
}

#[test]
fn what_holds_says_what_was_checked() {
    let mut answer = Answer::new("explore", vec!["peterson.c".to_string()]);
    answer.verdict = Verdict::True;
    answer.scope = Scope::Complete;
    answer.properties = Selection::default()
        .classes()
        .iter()
        .map(|class| Property::of_class(*class, Verdict::True))
        .collect();
    answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
    answer.warnings = vec!["no execution reaches the assertion at peterson.c:11".to_string()];
    answer.stat("states", 99);
    let answer = answer.settled();
    check("holds.txt", &shown(&answer, Style::default()));
    check("holds.json", &json(&answer));
}

fn proved(method: &str) -> Answer {
    let mut answer = Answer::new("prove", vec!["peterson.c".to_string()]);
    answer.verdict = Verdict::True;
    answer.scope = Scope::Complete;
    answer.properties = vec![Property::of_class(Class::Assert, Verdict::True)];
    let invariant = |line, text: &str, expression: Option<&str>| Invariant {
        location: at(line, 10, "worker"),
        text: text.to_string(),
        expression: expression.map(str::to_string),
    };
    let invariants = vec![
        invariant(9, "turn is 0 or 1", Some("turn == 0 || turn == 1")),
        invariant(10, "flag is all of the bytes that nobody has written since", None),
    ];
    answer.proof = Some(Proof { method: method.to_string(), invariants, ..Proof::default() });
    answer
}

#[test]
fn a_proof_says_what_it_found() {
    let mut induction = proved("k-induction");
    let mut abstraction = proved("predicate abstraction");
    if let (Some(one), Some(other)) = (&mut induction.proof, &mut abstraction.proof) {
        one.k = Some(2);
        let predicates = ["turn == 0", "flag[0] == 1", "(unsigned int)turn < 2"].map(str::to_string).to_vec();
        other.predicates = vec![(at(9, 10, "worker"), predicates)];
        let node = |title: &str, lines: &[&str], covered_by, reached| proof::Node {
            title: title.to_string(),
            lines: lines.iter().map(|line| line.to_string()).collect(),
            covered_by,
            reached,
        };
        let nodes = vec![
            node("start", &[], None, true),
            node("peterson.c:9", &["turn == 0"], None, true),
            node("peterson.c:9", &["turn == 0", "flag[0] == 1"], Some(1), true),
        ];
        let edges = vec![(0, 1, "enter".to_string()), (1, 2, String::new())];
        other.graph = Some(proof::Graph { nodes, edges });
    }
    let bare = Proof { method: "k-induction".to_string(), k: Some(1), ..Proof::default() };
    let bare = Answer { proof: Some(bare), ..induction.clone() };
    let all = [&induction, &abstraction, &bare].map(|answer| shown(answer, Style::default()));
    check("proofs.txt", &all.join("\n"));
    check("proof.json", &json(&abstraction));
    // What was taken back has no proof.
    induction.scope = Scope::Bounded { bounds: vec![] };
    assert!(!shown(&induction.settled(), Style::default()).contains("proof"));
}

#[test]
fn a_bound_is_named() {
    let mut answer = Answer::new("bmc", vec!["peterson.c".to_string()]);
    answer.verdict = Verdict::True;
    let cut = vec![at(9, 3, "worker")];
    answer.scope = Scope::Bounded { bounds: vec![Bound { kind: BoundKind::Unwind, limit: 3, cut }] };
    let entry = Entry::because(Approximation::BoundUnwind, "the loop is unwound 3 times");
    answer.ledger.note(entry.at(at(9, 3, "worker")));
    let answer = answer.settled();
    check("bound.txt", &shown(&answer, Style::default()));
    check("bound.json", &json(&answer));
}

#[test]
fn long_runs_are_folded_unless_all_is_wanted() {
    let mut answer = race();
    let mut steps: Vec<TraceStep> = (0..40).map(|n| step(1 + 3 * n, 0, 16 + (n % 5) as u32, &[])).collect();
    steps[20].notes = vec!["something to say".to_string()];
    steps.push(step(121, 1, 7, &[("flag[0]", &"1".repeat(70)), ("turn", "0"), ("some_name", "2")]));
    answer.trace = Some(trace(steps));
    check("folded.txt", &shown(&answer, Style::default()));
    let full = shown(&answer, Style { full: true, ..Style::default() });
    assert!(!full.contains("more step") && full.lines().count() > 40, "{full}");
}

#[test]
fn many_threads_have_narrow_lanes() {
    let mut answer = race();
    let steps = (0..24).map(|n| step(1 + n, (n * 5 % 12) as u32, 7, &[("turn", "1")])).collect();
    answer.trace = Some(trace(steps));
    check("many.txt", &shown(&answer, Style::default()));
}

#[test]
fn queries_are_answered() {
    let ask = |text: &str, quantifier, verdict, result| {
        let mut answer = Answer::new("explore", vec!["peterson.c".to_string()]);
        answer.verdict = verdict;
        answer.scope = Scope::Complete;
        answer.query = Some(QueryAnswer { text: text.to_string(), quantifier, result: Some(result) });
        answer.settled()
    };
    let reach = "E<>([1.critical] && [2.critical])";
    let counts = [("DataRace".to_string(), 4), ("Deadlock".to_string(), 0)].into();
    let answers = [
        ask(reach, Quantifier::Exists, Verdict::True, QueryResult::Reachability { satisfied: true }),
        ask(reach, Quantifier::Exists, Verdict::False, QueryResult::Reachability { satisfied: false }),
        ask("EnumStates", Quantifier::Measure, Verdict::True, QueryResult::States { states: 17, counts }),
    ];
    let texts: Vec<String> = answers.iter().map(|answer| shown(answer, Style::default())).collect();
    check("queries.txt", &texts.concat());
    check("query.json", &json(&answers[2]));
    let mut unknown = answers[1].clone();
    unknown.ledger.note(Entry::new(Approximation::InputRange));
    let unknown = unknown.settled();
    assert!(json(&unknown).contains("\"result\": null"));
    let line = "peterson.c: E<>([1.critical] && [2.critical]): unknown: an input has more values";
    assert!(shown(&unknown, Style::default()).starts_with(line));
}

#[test]
fn what_every_engine_made_of_it_is_told_if_there_were_several() {
    let mut answer = Answer::new("bmc", vec!["a.c".to_string()]);
    answer.reason = Some(Reason::new(ReasonCode::Timeout));
    let bmc = Attempt::of(&answer, "bounds that grow", 1.5);
    let mut alone = Answer { attempts: vec![bmc.clone()], ..answer.clone() };
    assert!(!shown(&alone, Style::default()).contains("tried:"));
    alone.stat("seconds", 2.0);
    assert!(shown(&alone, Style::default()).contains("\nbmc: seconds 2.00\n"));
    let none = Attempt::not_tried("prove", "the program has no loops");
    let decided = Attempt {
        engine: "explore".to_string(),
        outcome: attempt::Outcome::Decided(Verdict::True),
        stats: vec![("states".to_string(), 7.into())],
        ..bmc.clone()
    };
    let mut answer = Answer { attempts: vec![bmc, none, decided], ..answer };
    for (name, value) in [("seconds", 2.0), ("frontend_seconds", 0.25), ("solver_seconds", 1.0)] {
        answer.stat(name, value);
    }
    answer.stat("terms", 9);
    let text = shown(&answer, Style::default());
    let lines = "tried: bmc (bounds that grow): unknown: the time given was used up, 1.50 s\n\
                 tried: prove: not tried: the program has no loops\n\
                 tried: explore (bounds that grow): holds, 1.50 s\n\
                 bmc: terms 9\n\
                 time: 2.00 s (front end 0.25, solver 1.00)\n";
    assert!(text.ends_with(lines), "{text}");
    let json: serde_json::Value = serde_json::from_str(&json(&answer)).expect("it is JSON");
    let attempts = &json["attempts"];
    assert_eq!((&attempts[0]["outcome"], &attempts[0]["reason"]), (&"unknown".into(), &"timeout".into()));
    assert_eq!((&attempts[1]["outcome"], &attempts[2]["outcome"]), (&"not-tried".into(), &"true".into()));
    assert_eq!(attempts[2]["stats"]["states"], 7);
    let page = report::html(&[answer], "heddle check a.c", &mut Files::default());
    assert!(page.contains("Who was asked") && page.contains("the program has no loops"), "{page}");
}
