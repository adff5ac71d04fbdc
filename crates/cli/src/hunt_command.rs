//! `heddle check --engine sample`: violations in random runs.

use crate::check_command::Loaded;
use explore::Check;
use sample::hunt::{Catch, Hunt};
use std::sync::atomic::Ordering;
use std::time::Instant;
use verdict::{Answer, Reason, ReasonCode, Trace, Verdict};

/// How much is tried.
pub struct Runs {
    /// How many runs.
    pub runs: u64,
    /// How many steps each has at most.
    pub steps: u64,
    /// What they are drawn with.
    pub seed: u64,
    /// How many cores.
    pub jobs: usize,
    /// Until when.
    pub until: Option<Instant>,
    /// Whether the first violation is enough; else it is counted how many runs come to one.
    pub first_will_do: bool,
}

/// Looks for violations in random runs.
pub fn check(
    loaded: &Loaded,
    check: &Check,
    how: &Runs,
    progress: &sample::Progress,
    mut answer: Answer,
) -> Answer {
    answer.engine = "sample".to_string();
    let (program, places) = (&loaded.program, loaded.places());
    let hunt = Hunt {
        start: check.start.clone(),
        options: check.options.clone(),
        selection: check.selection.clone(),
        sought: None,
        runs: how.runs,
        steps: how.steps,
        seed: how.seed,
        jobs: how.jobs,
        until: how.until,
        first_will_do: how.first_will_do,
    };
    let caught = match sample::hunt::hunt(program, &hunt, &progress.runs, &progress.stop) {
        Ok(caught) => caught,
        Err(outcome) => {
            answer.reason = Some(explore::reason_for(&outcome, &places));
            return answer.settled();
        }
    };
    for (name, value) in [("seed", how.seed), ("runs", caught.runs), ("violating_runs", caught.violating)] {
        answer.stats.push((name.to_string(), value.into()));
    }
    let Some((number, moves)) = &caught.first else {
        answer.reason = Some(match &caught.trouble {
            Some(outcome) => explore::reason_for(outcome, &places),
            None => nothing(&caught, how, progress),
        });
        return answer.settled();
    };
    let entries: Vec<&str> = loaded.entries.iter().map(String::as_str).collect();
    let mut trace = Trace::new(program, &entries, moves.clone());
    trace.property = Some(check.selection.to_string());
    trace.chances = check.options.chances;
    let unchanged = answer.clone();
    match explore::replay_trace(program, &places, check.clone(), &trace, answer) {
        Ok(mut answer) if answer.verdict == Verdict::False => {
            let note = match how.first_will_do {
                true => format!("in run {number} of those that are drawn with --seed {}", how.seed),
                false => format!(
                    "in {} of {} random runs with --seed {}, run {number} being the first",
                    caught.times, caught.runs, how.seed
                ),
            };
            if let Some(property) = answer.properties.first_mut() {
                property.notes.push(note);
            }
            answer
        }
        _ => {
            let message = format!("{}: a violation is lost", ReasonCode::Internal.sentence());
            Answer { reason: Some(Reason::because(ReasonCode::Internal, message)), ..unchanged }.settled()
        }
    }
}

/// Why nothing is known if no run came to a violation.
fn nothing(caught: &Catch, how: &Runs, progress: &sample::Progress) -> Reason {
    let fewer = caught.runs < how.runs;
    let code = if fewer && progress.stop.load(Ordering::Relaxed) {
        ReasonCode::Interrupted
    } else if fewer && how.until.is_some_and(|until| Instant::now() >= until) {
        ReasonCode::Timeout
    } else if caught.counted == 0 {
        return Reason::new(ReasonCode::NothingChecked);
    } else {
        return Reason::because(ReasonCode::Sampled, format!("no violation in {} random runs", caught.runs));
    };
    let message = format!("{}: no violation in {} random runs", code.sentence(), caught.runs);
    Reason::because(code, message)
}
