//! Pages of every kind of answer are well-formed, whatever the texts in them are, and hold their figures.

use quick_xml::events::Event;
use report::{Files, html};
use std::collections::BTreeMap;
use verdict::*;

/// How often each element comes, and all text; the page has to be well-formed.
fn read(page: &str) -> (BTreeMap<String, usize>, String) {
    let mut reader = quick_xml::Reader::from_str(page);
    let (mut elements, mut text, mut depth) = (BTreeMap::new(), String::new(), 0);
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{error} in {page}")) {
            Event::Start(tag) => {
                depth += 1;
                *elements.entry(String::from_utf8_lossy(tag.name().as_ref()).into_owned()).or_default() += 1;
                tag.attributes().for_each(|attribute| drop(attribute.expect("an attribute is well-formed")));
            }
            Event::Empty(tag) => {
                *elements.entry(String::from_utf8_lossy(tag.name().as_ref()).into_owned()).or_default() += 1;
                tag.attributes().for_each(|attribute| drop(attribute.expect("an attribute is well-formed")));
            }
            Event::End(_) => depth -= 1,
            Event::Text(part) => text += &part.decode().expect("it is UTF-8"),
            Event::GeneralRef(name) => {
                let name = name.decode().expect("it is UTF-8");
                text.push(match &*name {
                    "lt" => '<',
                    "gt" => '>',
                    "amp" => '&',
                    "quot" => '"',
                    "#39" => '\'',
                    other => panic!("{other} is no entity"),
                });
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!(depth, 0);
    (elements, text)
}

const HOSTILE: &str = "a<b>&\"'\u{1b}[31m.c";

fn answer(result: QueryResult, course: Option<Course>) -> Answer {
    let mut answer = Answer::new("sample", vec![HOSTILE.to_string()]);
    answer.verdict = Verdict::True;
    answer.scope = Scope::Sampled { runs: 1000, confidence: 0.95 };
    answer.query = Some(QueryAnswer {
        text: "Pr[<=10](<> x < 3 && [0.f])".to_string(),
        quantifier: Quantifier::Measure,
        result: Some(result),
    });
    answer.warnings = vec![format!("look out: {HOSTILE}")];
    answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
    answer.course = course;
    answer.stat("seconds", 0.5);
    answer.settled()
}

fn page(answer: Answer) -> (BTreeMap<String, usize>, String) {
    let page = html(&[answer], "heddle query a.c 'Pr[<=10](<> x < 3)'", &mut Files::default());
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\""));
    assert!(!page.contains("src=") && !page.contains("href=") && !page.contains(" style="));
    assert!(page.contains("default-src &#39;none&#39;; script-src &#39;"), "it may do nothing else");
    let (elements, text) = read(&page);
    // A script is there for traces only: one with what to do, and one with what to show.
    let scripts = elements.get("script").copied().unwrap_or_default();
    assert_eq!(scripts, if text.contains("as text") { 2 } else { 0 });
    assert!(text.contains("a<b>&\"'\u{fffd}[31m.c"), "{text}");
    assert!(text.contains("heddle query a.c 'Pr[<=10](<> x < 3)'") && text.contains("malloc-succeeds"));
    (elements, text)
}

#[test]
fn a_probability_has_its_band_and_its_times() {
    let point = |runs| EstimateAt { runs, estimate: 0.25, low: 0.2, high: 0.3 };
    let course = Course::Estimates([1, 10, 100, 1000].map(point).to_vec());
    let result = QueryResult::Probability {
        estimate: 0.25,
        low: 0.2236,
        high: 0.2778,
        confidence: 0.95,
        runs: 1000,
        satisfying: 250,
        histogram: vec![(3, 100), (5, 150)],
    };
    let (elements, text) = page(answer(result, Some(course)));
    assert_eq!((elements["svg"], elements["rect"]), (3, 2));
    for words in
        ["0.25, between 0.2236 and 0.2778 with confidence 95 %", "0.2236", "250", "after 5 steps: 150 runs"]
    {
        assert!(text.contains(words), "{words} in {text}");
    }
}

#[test]
fn a_hypothesis_has_its_walk() {
    let points = vec![(0, 0.0), (1, -0.7), (2, -3.1)];
    let course = Course::Walk { points, accept: -2.9, reject: 2.9 };
    let (elements, text) = page(answer(QueryResult::Hypothesis { accepted: true, runs: 2 }, Some(course)));
    assert_eq!(elements["svg"], 1);
    assert!(text.contains("Accepted") && text.contains("log-likelihood ratio"), "{text}");
}

#[test]
fn an_expectation_has_its_values() {
    let mut tally = Tally::default();
    [1, 2, 2, 90_000].iter().for_each(|value| tally.add(*value));
    let result = QueryResult::Expectation { mean: 2.5, low: 2.0, high: 3.0, runs: 4 };
    let (elements, text) = page(answer(result, Some(Course::Values(tally))));
    assert_eq!(elements["svg"], 1);
    assert!(text.contains("2.5 on average") && text.contains("greatest value 90\u{202f}000"), "{text}");
}

#[test]
fn splitting_has_its_levels_and_replications() {
    let level = |score, probability| LevelResult { score, probability };
    let result = QueryResult::Splitting {
        probability: 2e-9,
        low: 1e-9,
        high: 3e-9,
        levels: vec![level(Some(1.0), 4e-5), level(None, 5e-5)],
        runs_per_level: 100,
    };
    let (elements, text) = page(answer(result.clone(), Some(Course::Replications(vec![1e-9, 0.0, 5e-9]))));
    assert_eq!((elements["svg"], elements["circle"]), (2, 5));
    for words in ["2·10⁻⁹, between 10⁻⁹ and 3·10⁻⁹", "2e-9", "level 1", "the event", "replication 3: 5·10⁻⁹"]
    {
        assert!(text.contains(words), "{words} in {text}");
    }
    // Nobody reached anything.
    let nothing = QueryResult::Splitting {
        probability: 0.0,
        low: 0.0,
        high: 0.0,
        levels: vec![level(Some(1.0), 0.0)],
        runs_per_level: 1,
    };
    let (elements, text) = page(answer(nothing, Some(Course::Replications(vec![0.0; 20]))));
    assert!(!elements.contains_key("svg") && text.contains("No run reached the event"), "{text}");
}

#[test]
fn states_have_their_counts() {
    let counts = BTreeMap::from([("DataRace".to_string(), 1), ("Exists(p)([p.f<T>])".to_string(), 3)]);
    let mut states = answer(QueryResult::States { states: 12_345, counts }, None);
    states.scope = Scope::Complete;
    let (_, text) = page(states);
    assert!(text.contains("12\u{202f}345 states") && text.contains("Exists(p)([p.f<T>])"), "{text}");
}

#[test]
fn what_is_exact_or_unknown_says_so() {
    let mut exact = answer(QueryResult::Exact { probability: 0.125 }, None);
    exact.scope = Scope::Complete;
    assert!(page(exact).1.contains("Exactly 0.125"));
    let mut unknown = answer(QueryResult::Exact { probability: 0.125 }, None);
    unknown.verdict = Verdict::Unknown;
    unknown.reason = Some(Reason::new(ReasonCode::Timeout));
    if let Some(query) = &mut unknown.query {
        query.result = None;
    }
    assert!(page(unknown).1.contains("Unknown: the time given was used up"));
}

#[test]
fn a_violation_has_its_place_and_the_trace_its_steps() {
    let mut answer = answer(QueryResult::Reachability { satisfied: true }, None);
    answer.query = None;
    answer.verdict = Verdict::False;
    let location = Some(Location::new("x<y>.c", 7, 3, "f"));
    answer.properties = vec![
        Property { location, ..Property::violated("id".to_string(), Class::Race, "two threads write <x>") },
        Property::of_class(Class::Assert, Verdict::Unknown),
    ];
    let moves = r#"{"format": "heddle-trace", "version": 1, "program": "0", "entries": ["main"], "moves": [], "threads": ["main"]}"#;
    let mut trace = Trace::from_json(moves).expect("it is well-formed");
    trace.steps = vec![TraceStep {
        step: 41,
        instruction: "store i32 1, ptr %a<b".to_string(),
        ..TraceStep::default()
    }];
    answer.trace = Some(trace);
    let (elements, text) = page(answer);
    assert_eq!((elements["pre"], elements["script"]), (2, 2));
    for words in ["Violated: two threads write <x>", "x<y>.c:7:3", "store i32 1, ptr %a<b", "41", "unknown"] {
        assert!(text.contains(words), "{words} in {text}");
    }
}

#[test]
fn no_text_of_a_trace_ends_the_script() {
    let hostile = "</script><script>alert(1)</script><!--<![CDATA[]]>&amp;\u{2028}\u{0}";
    let mut answer = answer(QueryResult::Reachability { satisfied: true }, None);
    let moves =
        r#"{"format": "heddle-trace", "version": 1, "program": "0", "entries": ["main"], "moves": []}"#;
    let mut trace = Trace::from_json(moves).expect("it is well-formed");
    let local = Some((1, hostile.to_string()));
    let [name, value] = [hostile, hostile].map(str::to_string);
    trace.threads = vec![hostile.to_string(); 2];
    trace.code = vec![Instruction { text: name.clone(), function: name.clone(), users: true }];
    trace.steps = vec![TraceStep {
        step: 1,
        thread: 1,
        location: Some(Location::new(hostile, 1, 1, hostile)),
        notes: vec![hostile.to_string()],
        values: vec![(name.clone(), value.clone())],
        from: vec![Flow { kind: FlowKind::Value, what: name.clone(), thread: 0, step: 1, at: 1 }],
        stores: vec![Store { at: 1, name, value, local }],
        instructions: vec![(1, 0)],
        ..TraceStep::default()
    }];
    answer.trace = Some(trace);
    let page = html(&[answer], hostile, &mut Files::with(hostile, hostile));
    assert_eq!((page.matches("<script").count(), page.matches("</script").count()), (2, 2));
    assert_eq!(page.matches("<!--").count(), 0);
    assert_eq!(read(&page).0["script"], 2);
}

#[test]
fn a_proof_has_its_invariants_and_its_graph() {
    let mut answer = answer(QueryResult::Reachability { satisfied: true }, None);
    (answer.query, answer.scope) = (None, Scope::Complete);
    let location = Location::new("a.c", 2, 7, "main");
    let invariant = Invariant {
        location: location.clone(),
        text: "i < n".to_string(),
        expression: Some("i < n && n <= 10".to_string()),
    };
    // A chain with branches, states that are covered, and more of them than are drawn.
    let node = |number: usize| proof::Node {
        title: if number == 0 { "start".to_string() } else { format!("a.c:{}<{HOSTILE}>", number % 3) },
        lines: (0..number % 12)
            .map(|line| format!("x{line} < y && \"{HOSTILE}\" is long enough to be cut"))
            .collect(),
        covered_by: (number % 5 == 4).then_some(number / 2),
        reached: number % 7 != 6,
    };
    let edges = (1..70).map(|number| (number / 2, number, format!("i < {number}")));
    let edges = edges.chain([(5, 2, "back".to_string()), (900, 901, String::new()), (3, 3, String::new())]);
    let graph = proof::Graph { nodes: (0..70).map(node).collect(), edges: edges.collect() };
    answer.proof = Some(Proof {
        method: "predicate abstraction".to_string(),
        k: None,
        invariants: vec![invariant],
        predicates: vec![(location, vec!["i < n".to_string(), "n <= 10".to_string()])],
        graph: Some(graph),
    });
    let source = "int main(void) {\n  for (; i < n; i++)\n    f(<i>);\n}\n";
    let text = html(&[answer.clone()], "heddle check a.c", &mut Files::with("a.c", source));
    if let Some(file) = std::env::var_os("HEDDLE_PAGE") {
        std::fs::write(file, &text).expect("it is written");
    }
    let (elements, text) = read(&text);
    assert_eq!((elements["svg"], elements["rect"]), (1, 60));
    for words in [
        "By predicate abstraction.",
        "  for (; i < n; i++)",
        "  invariant: i < n && n <= 10",
        "  predicate: n <= 10",
        "The first 60 of 70 states",
        "no such states",
        "anything",
        "… and 3 more",
        "a.c:1<a<b>&",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
    // Where the source cannot be read, places are named.
    let (elements, nowhere) = page(answer.clone());
    assert!(elements.contains_key("table") && nowhere.contains("a.c:2:7"), "{nowhere}");
    // What did not hold in the end has no proof.
    answer.verdict = Verdict::Unknown;
    assert!(!page(answer).1.contains("predicate abstraction"));
}
