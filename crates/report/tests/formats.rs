//! The formats of other tools: SARIF against its published schema, JUnit's XML against what build servers expect of it, and hostile names in all of them.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use report::{Files, Findings, Invocation, github, junit, sarif};
use serde_json::Value;
use std::collections::HashMap;
use std::process::Command;
use verdict::status::{Bound, BoundKind};
use verdict::*;

/// A name that means something to whoever does not escape it: `\u{fffd}` is what is left of bytes that are no UTF-8.
const HOSTILE: &str = "a b%41\"'<x>&,::error::\n##[error]\u{1b}[31m\u{fffd}{0}[l](1).c";

/// The schema of SARIF 2.1.0, as the package `serde-sarif` carries it.
fn schema() -> Value {
    let run = |arguments: &[&str]| {
        let cargo = option_env!("CARGO").unwrap_or("cargo");
        let output = Command::new(cargo).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        let output = output.expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("it is text")
    };
    let about = run(&["-vV"]);
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo knows its host");
    let text = run(&["metadata", "--format-version", "1", "--offline", "--filter-platform", host]);
    let metadata: Value = serde_json::from_str(&text).expect("it is JSON");
    let packages = metadata["packages"].as_array().expect("there are packages");
    let found = packages.iter().find(|package| package["name"] == "serde-sarif").expect("it is there");
    let manifest = std::path::Path::new(found["manifest_path"].as_str().expect("it has a path"));
    let file = manifest.with_file_name("src").join("schema.json");
    let text = std::fs::read_to_string(file).expect("there is a schema");
    // A bracket that is never opened: a pattern to those who read patterns loosely, and none to others.
    let text = text.replace("[a-zA-Z]{2}]?$", "[a-zA-Z]{2}$");
    serde_json::from_str(&text).expect("it is JSON")
}

fn trace(steps: Vec<TraceStep>) -> Trace {
    let empty = r#"{"format": "heddle-trace", "version": 1, "program": "0", "entries": ["main"], "moves": [], "threads": ["main", "worker"]}"#;
    let mut trace = Trace::from_json(empty).expect("it is well-formed");
    trace.steps = steps;
    trace
}

/// Two threads race in this file.
fn race(file: &str) -> Answer {
    let at = |line, column| Location::new(file, line, column, "f<int>");
    let step = |step, thread, line, depth| TraceStep {
        step,
        thread,
        location: Some(at(line, 5)),
        values: vec![(format!("x{step}"), "\"1\" <&> \u{1b}".to_string())],
        depth,
        ..TraceStep::default()
    };
    let stack = |thread, line| Stack {
        thread,
        what: "writes 4 bytes of `x`".to_string(),
        calls: vec![
            Call { function: "store".to_string(), location: None },
            Call { function: "f<int>".to_string(), location: Some(at(line, 5)) },
        ],
    };
    let mut answer = Answer::new("explore", vec![file.to_string()]);
    answer.verdict = Verdict::False;
    answer.properties = vec![
        Property {
            location: Some(at(2, 9)),
            stacks: vec![stack(0, 2), stack(1, 3)],
            notes: vec![format!("a note about {file}")],
            ..Property::violated(format!("race@{file}:2:9"), Class::Race, "two threads write `x`")
        },
        Property {
            location: Some(at(2, 9)),
            used: Some(at(4, 1)),
            ..Property::violated(format!("overflow@{file}:2:9"), Class::Overflow, "the result does not fit")
        },
        Property::of_class(Class::Assert, Verdict::True),
        Property::of_class(Class::Deadlock, Verdict::Unknown),
    ];
    answer.trace = Some(trace(vec![step(1, 0, 1, 0), step(2, 1, 3, 2), step(5, 0, 2, 1)]));
    answer.warnings = vec![format!("no execution reaches the assertion at {file}:7")];
    answer.stat("seconds", 0.5);
    answer.settled()
}

/// A loop was cut.
fn cut(file: &str) -> Answer {
    let place = Location::new(file, 3, 2, "main");
    let bounds = vec![Bound { kind: BoundKind::Unwind, limit: 3, cut: vec![place] }];
    let mut answer = Answer::new("bmc", vec![file.to_string()]);
    answer.verdict = Verdict::True;
    answer.scope = Scope::Bounded { bounds };
    answer.properties = vec![Property::of_class(Class::Null, Verdict::Unknown)];
    answer.settled()
}

fn query(satisfied: bool) -> Answer {
    let mut answer = Answer::new("explore", vec!["a.c".to_string()]);
    answer.verdict = if satisfied { Verdict::True } else { Verdict::False };
    answer.scope = Scope::Complete;
    let result = Some(QueryResult::Reachability { satisfied });
    let text = "A[](x < 3 && \"<&>\")".to_string();
    answer.query = Some(QueryAnswer { text, quantifier: Quantifier::Always, result });
    answer.settled()
}

fn here() -> Invocation {
    let command = ["heddle", "check", HOSTILE].map(String::from).to_vec();
    Invocation { command, directory: Some("/home/me".into()), exit: 10 }
}

fn files() -> Files {
    Files::with("a.c", "one\n  äöü + x;\nthree\n")
}

fn log(answers: &[Answer], bounded_ok: bool) -> Value {
    let mut sources = files();
    let runs: Vec<Findings<'_>> =
        answers.iter().map(|answer| Findings::of(answer, bounded_ok, &mut sources)).collect();
    serde_json::from_str(&sarif(&runs, &here(), &mut sources)).expect("it is JSON")
}

#[test]
fn sarif_follows_the_schema() {
    let schema = jsonschema::validator_for(&schema()).expect("the schema is one");
    let answers =
        [race("a.c"), race(HOSTILE), cut(HOSTILE), query(true), query(false), cut("../elsewhere.c")];
    for ok in [false, true] {
        let log = log(&answers, ok);
        let errors: Vec<String> =
            schema.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{errors:#?}");
    }
    // The schema is not one that anything follows.
    let mut broken = log(&answers, false);
    broken["runs"][0]["results"][0]["level"] = "terrible".into();
    assert!(!schema.is_valid(&broken));
}

#[test]
fn sarif_tells_threads_apart_and_keeps_their_order() {
    let log = log(&[race("a.c")], false);
    let run = &log["runs"][0];
    let result = &run["results"][0];
    assert_eq!((&result["ruleId"], &result["level"]), (&"race".into(), &"error".into()));
    assert_eq!(
        run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().expect("a number") as usize]["id"],
        "race"
    );
    let flows = result["codeFlows"][0]["threadFlows"].as_array().expect("there are flows");
    let steps = |flow: &Value| -> Vec<(u64, u64)> {
        let steps = flow["locations"].as_array().expect("there are steps").iter();
        let number = |step: &Value, name: &str| step[name].as_u64().expect("a number");
        steps.map(|step| (number(step, "executionOrder"), number(step, "nestingLevel"))).collect()
    };
    // The last of each is what it is about to do.
    assert_eq!(
        flows.iter().map(steps).collect::<Vec<_>>(),
        [vec![(1, 0), (5, 1), (6, 0)], vec![(2, 2), (7, 0)]]
    );
    assert_eq!(flows[0]["locations"][0]["state"]["x1"]["text"], "\"1\" <&> \u{1b}");
    // Columns count characters, and files are below the root.
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["region"]["startColumn"], 6);
    assert_eq!(place["artifactLocation"]["uriBaseId"], "%SRCROOT%");
    let outside = crate::log(&[race("../x y.c")], false);
    let place = &outside["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "file:///home/x%20y.c");
}

#[test]
fn sarif_says_that_nothing_is_known() {
    let invocation = |ok| log(&[cut("a.c")], ok)["runs"][0]["invocations"][0].clone();
    let (strict, accepted) = (invocation(false), invocation(true));
    assert_eq!(
        (&strict["executionSuccessful"], &accepted["executionSuccessful"]),
        (&false.into(), &true.into())
    );
    let notification = &strict["toolExecutionNotifications"][0];
    assert_eq!(
        (&notification["level"], &notification["descriptor"]["id"]),
        (&"warning".into(), &"unwind".into())
    );
    assert_eq!(accepted["toolExecutionNotifications"][0]["level"], "note");
}

#[test]
fn fingerprints_do_not_depend_on_line_numbers() {
    let print = |text: &str, line: u32| {
        let mut answer = race("a.c");
        answer.properties.truncate(1);
        if let Some(location) = &mut answer.properties[0].location {
            location.line = line;
        }
        let mut sources = Files::with("a.c", text);
        let runs = [Findings::of(&answer, false, &mut sources)];
        let log: Value = serde_json::from_str(&sarif(&runs, &here(), &mut sources)).expect("it is JSON");
        log["runs"][0]["results"][0]["partialFingerprints"]["heddleCheck/v1"].to_string()
    };
    assert_eq!(print("a\nb\n", 2), print("new\na\n  b\n", 3));
    assert_ne!(print("a\nb\n", 2), print("a\nc\n", 2));
}

fn attributes(element: &BytesStart<'_>) -> HashMap<String, String> {
    let all = element.attributes().map(|attribute| {
        let attribute = attribute.expect("it is well-formed");
        let name = String::from_utf8(attribute.key.as_ref().to_vec()).expect("it is text");
        (name, attribute.unescape_value().expect("it is escaped").into_owned())
    });
    all.collect()
}

/// What a suite says of itself, and what is in it: tests, failures, errors, skipped.
type Counts = [u64; 4];

/// Checks the structure of a JUnit file; the counts of all suites, and the names of the cases.
fn read_junit(text: &str) -> (Vec<Counts>, Vec<String>) {
    const WITHIN: [(&str, &[&str]); 5] = [
        ("", &["testsuites"]),
        ("testsuites", &["testsuite"]),
        ("testsuite", &["testcase", "system-err"]),
        ("testcase", &["failure", "error", "skipped", "system-out"]),
        ("failure", &[]),
    ];
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = true;
    let (mut open, mut names) = (Vec::<String>::new(), Vec::new());
    let mut suites: Vec<(Counts, Counts)> = Vec::new();
    let mut totals = [0; 4];
    loop {
        let event = reader.read_event().unwrap_or_else(|error| panic!("{error}\n{text}"));
        let (element, is_open) = match &event {
            Event::Start(element) => (element, true),
            Event::Empty(element) => (element, false),
            Event::End(_) => {
                open.pop();
                continue;
            }
            Event::Eof => break,
            _ => continue,
        };
        let name = String::from_utf8(element.name().as_ref().to_vec()).expect("it is text");
        let parent = open.last().map_or("", String::as_str);
        let allowed = WITHIN.iter().find(|(outer, _)| *outer == parent).map_or(&[][..], |(_, inner)| inner);
        assert!(allowed.contains(&&*name), "{name} within {parent}");
        let given = attributes(element);
        let number = |name: &str| given[name].parse::<u64>().expect("it is a number");
        let counts = || ["tests", "failures", "errors", "skipped"].map(number);
        match &*name {
            "testsuites" => totals = counts(),
            "testsuite" => {
                assert!(given["time"].parse::<f64>().is_ok() && !given["name"].is_empty());
                suites.push((counts(), [0; 4]));
            }
            "testcase" => {
                assert!(given.contains_key("classname") && given["time"].parse::<f64>().is_ok());
                names.push(given["name"].clone());
            }
            _ => {}
        }
        let kind = ["testcase", "failure", "error", "skipped"].iter().position(|kind| *kind == name);
        if let (Some(kind), Some((_, found))) = (kind, suites.last_mut()) {
            found[kind] += 1;
            if kind > 0 {
                assert!(!given["message"].is_empty());
            }
            assert!(!matches!(kind, 1 | 2) || !given["type"].is_empty());
        }
        if is_open {
            open.push(name);
        }
    }
    for (said, found) in &suites {
        assert_eq!(said, found);
    }
    let sum = |place: usize| suites.iter().map(|(said, _)| said[place]).sum::<u64>();
    assert_eq!(totals, [0, 1, 2, 3].map(sum));
    (suites.into_iter().map(|(said, _)| said).collect(), names)
}

#[test]
fn junit_adds_up_and_is_escaped() {
    let answers = [race(HOSTILE), cut("a.c"), query(false), query(true)];
    let mut sources = files();
    let runs: Vec<Findings<'_>> =
        answers.iter().map(|answer| Findings::of(answer, false, &mut sources)).collect();
    let (counts, names) = read_junit(&junit(&runs));
    assert_eq!(counts, [[4, 2, 0, 1], [2, 0, 1, 1], [1, 1, 0, 0], [1, 0, 0, 0]]);
    // An escape is nothing that XML has; line ends become blanks when attributes are read.
    let shown = format!("race@{HOSTILE}:2:9").replace('\u{1b}', "\u{fffd}").replace('\n', " ");
    assert_eq!(names[0].replace('\n', " "), shown);
    assert!(names.contains(&"A[](x < 3 && \"<&>\")".to_string()), "{names:?}");
}

#[test]
fn annotations_stay_in_their_lines() {
    let answers = [race(HOSTILE), cut(HOSTILE)];
    let runs = answers.each_ref().map(|answer| Findings::of(answer, false, &mut files()));
    let text = github(&runs, &here());
    let starts: Vec<&str> =
        text.lines().map(|line| line.split([' ', ':']).find(|part| !part.is_empty()).unwrap_or("")).collect();
    assert_eq!(starts, ["error", "error", "warning", "heddle", "warning", "heddle"], "{text}");
    assert!(!text.contains('\u{1b}') && !text.contains("##[error]: "), "{text}");
    assert!(text.starts_with("::error file=a b%2541\"'<x>&%2C%3A%3Aerror%3A%3A%0A##[error]"), "{text}");
}
