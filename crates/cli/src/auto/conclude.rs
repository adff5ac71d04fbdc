//! What several engines have said, as one answer.
//!
//! Claim: an answer is one that some engine has given, with its evidence. Two that contradict each other are a bug in Heddle, and said to be one.

use verdict::attempt::Outcome;
use verdict::{Answer, Approximation, Attempt, Reason, ReasonCode, Scope, Verdict};

/// What an engine came to.
pub struct Finished {
    /// Its answer.
    pub answer: Answer,
    /// What it might use up, in words.
    pub budget: String,
    /// How long it took.
    pub seconds: f64,
    /// Whether it was told to stop because somebody else had an answer.
    pub stopped: bool,
}

impl Finished {
    fn is_decided(&self) -> bool {
        self.answer.verdict != Verdict::Unknown
    }

    /// Why there is no answer.
    pub fn code(&self) -> Option<ReasonCode> {
        self.answer.reason.as_ref().map(|reason| reason.code)
    }

    /// Whether nobody can say more: a verdict, or that all executions were looked at and none gets past the assumptions.
    pub fn is_final(&self) -> bool {
        self.is_decided() || (self.code() == Some(ReasonCode::NothingChecked) && self.tried_all_inputs())
    }

    /// Whether no input was tried at some of its values only.
    pub fn tried_all_inputs(&self) -> bool {
        let all = |what: Approximation| what != Approximation::InputRange;
        self.answer.engine != "sample" && self.answer.ledger.entries().iter().all(|entry| all(entry.what))
    }

    /// How much people can do with what it says, if nobody has an answer; the greater, the more.
    fn use_of(&self) -> u32 {
        let covered = matches!(&self.answer.scope, Scope::Bounded { bounds } if !bounds.is_empty());
        match self.code().unwrap_or(ReasonCode::Internal) {
            ReasonCode::Internal => 100,
            // There is an answer up to a bound.
            code if code.is_bound() => 90,
            ReasonCode::NothingChecked if self.tried_all_inputs() => 80,
            // There may well be a violation.
            ReasonCode::Approximation => 70,
            // More time or memory may help: how far it came is of use.
            ReasonCode::Timeout | ReasonCode::Interrupted | ReasonCode::MemoryLimit if covered => 65,
            // The program is not all there.
            ReasonCode::ExternalFunction => 60,
            ReasonCode::Timeout | ReasonCode::Interrupted => 50,
            ReasonCode::MemoryLimit => 45,
            // Something could be written in another way.
            ReasonCode::Unsupported | ReasonCode::ThreadLimit | ReasonCode::Addresses => 40,
            ReasonCode::Solver => 35,
            ReasonCode::StateLimit | ReasonCode::StepLimit => 30,
            ReasonCode::NotProved | ReasonCode::Incomplete => 25,
            ReasonCode::InputRange => 20,
            _ => 10,
        }
    }

    fn attempt(&self) -> Attempt {
        let mut attempt = Attempt::of(&self.answer, &self.budget, self.seconds);
        if self.stopped && self.code() == Some(ReasonCode::Interrupted) {
            attempt.outcome = Outcome::Stopped;
        }
        attempt
    }
}

/// The answer of several engines, which have ended in this order; `left_out` were not asked.
pub fn conclude(mut finished: Vec<Finished>, left_out: Vec<Attempt>) -> Answer {
    let mut attempts: Vec<Attempt> = finished.iter().map(Finished::attempt).collect();
    // Who was not asked matters where several were, and nobody has an answer.
    if finished.len() > 1 && !finished.iter().any(Finished::is_final) {
        attempts.extend(left_out);
    }
    let said = |verdict: Verdict| finished.iter().position(|one| one.answer.verdict == verdict);
    let chosen = match (said(Verdict::True), said(Verdict::False)) {
        (Some(holds), Some(violated)) => {
            let holds = finished[holds].answer.engine.clone();
            return Answer { attempts, ..contradiction(finished.swap_remove(violated).answer, &holds) };
        }
        (one, other) => one.or(other),
    };
    let chosen = chosen.or_else(|| finished.iter().position(Finished::is_final)).or_else(|| {
        // Of those alike the one that comes first by its name, not the one that happened to end first.
        let place = |one: &Finished| (one.use_of(), std::cmp::Reverse(one.answer.engine.clone()));
        (0..finished.len()).max_by_key(|&number| place(&finished[number]))
    });
    match chosen {
        Some(chosen) => Answer { attempts, ..finished.swap_remove(chosen).answer },
        None => Answer { attempts, ..Answer::new("auto", Vec::new()) }.settled(),
    }
}

/// One engine has found a violation, and another has shown that there is none.
fn contradiction(violated: Answer, holds: &str) -> Answer {
    let message = format!(
        "{}: {} has found a violation, which is shown, and {holds} has shown that there is none",
        ReasonCode::Internal.sentence(),
        violated.engine
    );
    let reason = Some(Reason::because(ReasonCode::Internal, message));
    Answer { verdict: Verdict::Unknown, reason, ..violated }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verdict::status::{Bound, BoundKind};
    use verdict::{Entry, status::exit};

    fn said(engine: &str, verdict: Verdict, code: Option<ReasonCode>) -> Finished {
        let mut answer = Answer::new(engine, vec!["a.c".to_string()]);
        answer.verdict = verdict;
        answer.reason = code.map(Reason::new);
        Finished { answer, budget: String::new(), seconds: 0.0, stopped: false }
    }

    fn unknown(engine: &str, code: ReasonCode) -> Finished {
        said(engine, Verdict::Unknown, Some(code))
    }

    #[test]
    fn engines_that_contradict_each_other_are_a_bug() {
        let all = vec![said("explore", Verdict::True, None), said("bmc", Verdict::False, None)];
        let answer = conclude(all, Vec::new());
        assert_eq!((answer.verdict, answer.exit_code(true)), (Verdict::Unknown, exit::INTERNAL));
        let message = answer.reason.map(|reason| reason.message).unwrap_or_default();
        assert!(message.contains("bmc has found a violation") && message.contains("explore has shown"));
        assert_eq!(answer.attempts.len(), 2);
    }

    #[test]
    fn an_answer_is_worth_more_than_none() {
        let stopped = Finished { stopped: true, ..unknown("explore", ReasonCode::Interrupted) };
        let all = vec![unknown("prove", ReasonCode::NotProved), said("bmc", Verdict::False, None), stopped];
        let answer = conclude(all, vec![Attempt::not_tried("sample", "why not")]);
        assert_eq!((answer.engine.as_str(), answer.verdict), ("bmc", Verdict::False));
        let outcomes: Vec<&str> = answer.attempts.iter().map(|attempt| attempt.outcome.name()).collect();
        assert_eq!(outcomes, ["unknown", "false", "stopped"]);
    }

    #[test]
    fn the_most_useful_of_what_is_unknown_is_shown_in_whatever_order_it_comes() {
        let bounded = |engine: &str, code| {
            let mut one = unknown(engine, code);
            let bound = Bound { kind: BoundKind::Unwind, limit: 3, cut: Vec::new() };
            one.answer.scope = Scope::Bounded { bounds: vec![bound] };
            one
        };
        let best = |all: Vec<Finished>| conclude(all, Vec::new());
        let answer =
            best(vec![unknown("explore", ReasonCode::MemoryLimit), bounded("bmc", ReasonCode::Unwind)]);
        assert_eq!((answer.engine.as_str(), answer.exit_code(true)), ("bmc", exit::FINE));
        let clock = || [unknown("explore", ReasonCode::Timeout), unknown("prove", ReasonCode::Timeout)];
        let answer = best(clock().into_iter().chain([bounded("bmc", ReasonCode::Timeout)]).collect());
        assert_eq!(answer.engine, "bmc");
        assert_eq!(best(clock().into()).engine, best(clock().into_iter().rev().collect()).engine);
        let hidden = best(vec![
            unknown("explore", ReasonCode::InputRange),
            unknown("bmc", ReasonCode::Internal),
            unknown("sample", ReasonCode::Sampled),
        ]);
        assert_eq!(hidden.exit_code(false), exit::INTERNAL);
    }

    #[test]
    fn nothing_was_checked_only_if_every_input_was_tried() {
        let mut some = unknown("explore", ReasonCode::NothingChecked);
        assert!(some.is_final());
        some.answer.ledger.note(Entry::new(Approximation::InputRange));
        assert!(!some.is_final());
        let answer = conclude(vec![some, unknown("bmc", ReasonCode::Timeout)], Vec::new());
        assert_eq!(answer.engine, "bmc");
    }
}
