//! Findings as JUnit's XML, which build servers read: a suite for each run, a case for each check.
//!
//! ```text
//!   violated     failure, with the trace
//!   unknown      error, with the code of the reason, for the run as a whole; skipped for checks that were not decided
//! ```

use crate::findings::{Finding, Findings, Status};
use crate::html::Markup;

/// The XML of these runs.
pub fn junit(runs: &[Findings<'_>]) -> String {
    let mut markup = Markup::default();
    let counts = Counts::of(runs);
    markup.within(
        "testsuites",
        &[
            ("name", &"heddle"),
            ("tests", &counts.tests),
            ("failures", &counts.failures),
            ("errors", &counts.errors),
            ("skipped", &counts.skipped),
            ("time", &time(runs.iter().map(|run| run.seconds).sum())),
        ],
        |markup| {
            for run in runs {
                suite(markup, run);
            }
        },
    );
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}", markup.finish())
}

struct Counts {
    tests: usize,
    failures: usize,
    errors: usize,
    skipped: usize,
}

impl Counts {
    fn of(runs: &[Findings<'_>]) -> Counts {
        let count = |test: fn(&Status) -> bool| runs.iter().map(|run| run.count(test)).sum();
        Counts {
            tests: count(|_| true),
            failures: count(|status| *status == Status::Failed),
            errors: count(|status| matches!(status, Status::Undecided(_))),
            skipped: count(|status| *status == Status::Skipped),
        }
    }
}

fn time(seconds: f64) -> String {
    format!("{seconds:.3}")
}

fn suite(markup: &mut Markup, run: &Findings<'_>) {
    let counts = Counts::of(std::slice::from_ref(run));
    let name = run.name();
    let attributes: [(&str, &dyn std::fmt::Display); 6] = [
        ("name", &name),
        ("tests", &counts.tests),
        ("failures", &counts.failures),
        ("errors", &counts.errors),
        ("skipped", &counts.skipped),
        ("time", &time(run.seconds)),
    ];
    markup.within("testsuite", &attributes, |markup| {
        for check in &run.checks {
            case(markup, &name, check);
        }
        if !run.warnings.is_empty() {
            markup.leaf("system-err", &[], run.warnings.join("\n"));
        }
    });
}

fn case(markup: &mut Markup, suite: &str, check: &Finding<'_>) {
    // Who splits names at dots would take the ending of a file for a class.
    let mut attributes: Vec<(&'static str, &dyn std::fmt::Display)> =
        vec![("name", &check.id), ("classname", &suite)];
    if let Some(location) = &check.location {
        attributes.push(("file", &location.file));
        attributes.push(("line", &location.line));
    }
    attributes.push(("time", &"0.000"));
    markup.within("testcase", &attributes, |markup| {
        let kind = check.rule.map_or("unknown", |rule| rule.id);
        match &check.status {
            Status::Failed => {
                markup.leaf("failure", &[("message", &check.message), ("type", &kind)], &check.text);
            }
            Status::Undecided(code) => {
                markup.leaf("error", &[("message", &check.message), ("type", code)], &check.text);
            }
            Status::Skipped => markup.empty("skipped", &[("message", &check.message)]),
            Status::Passed if check.text.is_empty() => {}
            Status::Passed => markup.leaf("system-out", &[], &check.text),
        }
    });
}
