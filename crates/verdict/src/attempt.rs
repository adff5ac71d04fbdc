//! What one engine made of a question that several were asked.

use crate::answer::Answer;
use crate::status::{Reason, ReasonCode, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What an engine was given, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// Who: `explore`, `bmc`, ...
    pub engine: String,
    /// What it might use up, in words.
    pub budget: String,
    /// How it ended.
    pub outcome: Outcome,
    /// How long it took.
    pub seconds: f64,
    /// How far it came: figures, as of an answer.
    pub stats: Vec<(String, Value)>,
}

/// How an attempt ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    /// With a verdict that counts.
    Decided(Verdict),
    /// Without one.
    Unknown(Reason),
    /// Somebody else had an answer first.
    Stopped,
    /// It was not started.
    NotTried(String),
}

impl Attempt {
    /// What an engine made of it that has ended by itself.
    pub fn of(answer: &Answer, budget: &str, seconds: f64) -> Attempt {
        let outcome = match (answer.verdict, &answer.reason) {
            (Verdict::Unknown, Some(reason)) => Outcome::Unknown(reason.clone()),
            (Verdict::Unknown, None) => Outcome::Unknown(Reason::new(ReasonCode::Internal)),
            (verdict, _) => Outcome::Decided(verdict),
        };
        Attempt {
            engine: answer.engine.clone(),
            budget: budget.to_string(),
            outcome,
            seconds,
            stats: answer.stats.clone(),
        }
    }

    /// An engine that was not started, and why.
    pub fn not_tried(engine: &str, why: impl Into<String>) -> Attempt {
        Attempt {
            engine: engine.to_string(),
            budget: String::new(),
            outcome: Outcome::NotTried(why.into()),
            seconds: 0.0,
            stats: Vec::new(),
        }
    }
}

impl Outcome {
    /// Its word in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Outcome::Decided(verdict) => verdict.name(),
            Outcome::Unknown(_) => Verdict::Unknown.name(),
            Outcome::Stopped => "stopped",
            Outcome::NotTried(_) => "not-tried",
        }
    }

    /// Its word for people.
    pub fn word(&self) -> &'static str {
        match self {
            Outcome::Decided(verdict) => verdict.word(),
            Outcome::Unknown(_) => Verdict::Unknown.word(),
            Outcome::Stopped => "stopped",
            Outcome::NotTried(_) => "not tried",
        }
    }

    /// Why it is no verdict, for people.
    pub fn why(&self) -> Option<String> {
        match self {
            Outcome::Unknown(reason) => Some(reason.to_string()),
            Outcome::NotTried(why) => Some(why.clone()),
            Outcome::Decided(_) | Outcome::Stopped => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_without_a_reason_is_our_fault() {
        let answer = Answer::new("bmc", vec![]);
        let attempt = Attempt::of(&answer, "all of it", 0.5);
        assert_eq!((attempt.outcome.name(), attempt.engine.as_str()), ("unknown", "bmc"));
        assert!(attempt.outcome.why().is_some_and(|why| why.contains("a bug in Heddle")));
        let decided = Attempt::of(&Answer { verdict: Verdict::False, ..answer }, "", 0.5);
        assert_eq!((decided.outcome.word(), decided.outcome.why()), ("violated", None));
    }
}
