//! `heddle check --engine sample`: violations in random runs.

use crate::args::{HUNT_RUNS, HUNT_STEPS};
use crate::check_command::Loaded;
use explore::Check;
use sample::hunt::{Catch, Hunt};
use std::sync::atomic::Ordering;
use std::time::Instant;
use verdict::{Answer, Reason, ReasonCode, Trace, Verdict};

/// The runs that are made unless somebody says otherwise, until the first violation.
pub fn usual(check: &Check, seed: u64) -> Hunt<'static> {
    Hunt {
        start: check.start.clone(),
        options: check.options.clone(),
        selection: check.selection.clone(),
        sought: None,
        runs: HUNT_RUNS,
        steps: HUNT_STEPS,
        seed,
        jobs: 1,
        until: check.limits.until,
        first_will_do: true,
    }
}

/// Looks for violations in random runs.
pub fn check(
    loaded: &Loaded,
    check: &Check,
    hunt: &Hunt<'_>,
    progress: &sample::Progress,
    mut answer: Answer,
) -> Answer {
    answer.engine = "sample".to_string();
    let (program, places) = (&loaded.program, loaded.places());
    let caught = match sample::hunt::hunt(program, hunt, &progress.runs, &progress.stop) {
        Ok(caught) => caught,
        Err(outcome) => {
            answer.reason = Some(explore::reason_for(&outcome, &places));
            return answer.settled();
        }
    };
    for (name, value) in [("seed", hunt.seed), ("runs", caught.runs), ("violating_runs", caught.violating)] {
        answer.stats.push((name.to_string(), value.into()));
    }
    let Some((number, moves)) = &caught.first else {
        answer.reason = Some(match &caught.trouble {
            Some(outcome) => explore::reason_for(outcome, &places),
            None => nothing(&caught, hunt, progress),
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
            let note = match hunt.first_will_do {
                true => format!("in run {number} of those that are drawn with --seed {}", hunt.seed),
                false => format!(
                    "in {} of {} random runs with --seed {}, run {number} being the first",
                    caught.times, caught.runs, hunt.seed
                ),
            };
            if let Some(property) = answer.properties.first_mut() {
                property.notes.push(note);
            }
            answer
        }
        // It is there, and may have been made up by an approximation that the run rests on.
        Ok(answer) if !answer.properties.is_empty() => answer,
        _ => {
            let message = format!("{}: a violation is lost", ReasonCode::Internal.sentence());
            Answer { reason: Some(Reason::because(ReasonCode::Internal, message)), ..unchanged }.settled()
        }
    }
}

/// Why nothing is known if no run came to a violation.
fn nothing(caught: &Catch, hunt: &Hunt<'_>, progress: &sample::Progress) -> Reason {
    let fewer = caught.runs < hunt.runs;
    let code = if fewer && progress.stop.load(Ordering::Relaxed) {
        ReasonCode::Interrupted
    } else if fewer && hunt.until.is_some_and(|until| Instant::now() >= until) {
        ReasonCode::Timeout
    } else if caught.counted == 0 {
        return Reason::new(ReasonCode::NothingChecked);
    } else {
        return Reason::because(ReasonCode::Sampled, format!("no violation in {} random runs", caught.runs));
    };
    let message = format!("{}: no violation in {} random runs", code.sentence(), caught.runs);
    Reason::because(code, message)
}
