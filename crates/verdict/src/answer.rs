//! All that an engine has to say, in one structure: what every report is made from.

use crate::attempt::Attempt;
use crate::course::Course;
use crate::ledger::{Evidence, Ledger};
use crate::proof::Proof;
use crate::property::Property;
use crate::status::{Reason, ReasonCode, Scope, Verdict, exit};
use crate::trace::Trace;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// An answer. It can be kept as JSON and read again, for the same build of Heddle; what others read is made by reports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The files it is about.
    pub input: Vec<String>,
    /// How it came about.
    pub config: Config,
    /// Who found it: `explore`, `bmc`, ...
    pub engine: String,
    /// The answer. Of a query `E<>(φ)`: whether φ can be reached.
    pub verdict: Verdict,
    /// Why it is unknown.
    pub reason: Option<Reason>,
    /// How far it reaches.
    pub scope: Scope,
    /// What was checked, violations included.
    pub properties: Vec<Property>,
    /// What leads to the violation, or to what a query asks for.
    pub trace: Option<Trace>,
    /// What it rests on.
    pub ledger: Ledger,
    /// What people should know beside it: asserts that nothing reaches, registers read at another width.
    pub warnings: Vec<String>,
    /// Figures: `seconds`, `states`, ... in this order.
    pub stats: Vec<(String, Value)>,
    /// The query, if it is the answer to one.
    pub query: Option<QueryAnswer>,
    /// How it came about, if it is from runs.
    pub course: Option<Course>,
    /// Why nothing is violated, if that was proved.
    pub proof: Option<Proof>,
    /// What every engine made of it, if several were asked, in the order in which they were.
    pub attempts: Vec<Attempt>,
}

/// How an answer came about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The seed of whatever is random.
    pub seed: u64,
    /// The platform it was linked with.
    pub platform: String,
    /// The reduction of the state space.
    pub reduction: Option<String>,
    /// The encoding of formulas.
    pub encoding: Option<String>,
    /// The solver.
    pub solver: Option<String>,
    /// What was done to the IR first.
    pub passes: Vec<String>,
    /// Whatever else was set: `entry`, `property`, `jobs`, `timeout`, ...
    #[serde(flatten)]
    pub more: BTreeMap<String, Value>,
}

/// What a query was, and its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QueryAnswer {
    /// The query, as it was written.
    pub text: String,
    /// What shows an answer to it.
    pub quantifier: Quantifier,
    /// Its result; none if it is not known.
    pub result: Option<QueryResult>,
}

/// What a query asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quantifier {
    /// Whether there is an execution: `E<>`.
    Exists,
    /// Whether all executions are so: `A[]`.
    Always,
    /// How many, or how likely.
    Measure,
}

/// A level of importance splitting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LevelResult {
    /// The score to be reached, or exceeded if levels are adaptive; none for the event itself.
    pub score: Option<f64>,
    /// The part of the runs that did.
    pub probability: f64,
}

/// The result of a query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // The fields are named as in the JSON.
pub enum QueryResult {
    /// `E<>`, `A[]`.
    Reachability { satisfied: bool },
    /// `EnumStates`, `EnumStatesSMC`: how many states, and how many satisfy each simple proposition.
    States { states: u64, counts: BTreeMap<String, u64> },
    /// `Pr`.
    Probability {
        estimate: f64,
        low: f64,
        high: f64,
        confidence: f64,
        runs: u64,
        satisfying: u64,
        histogram: Vec<(u64, u64)>,
    },
    /// `Pr … >= θ`.
    Hypothesis { accepted: bool, runs: u64 },
    /// `Estimate`.
    Expectation { mean: f64, low: f64, high: f64, runs: u64 },
    /// `Split`.
    Splitting { probability: f64, low: f64, high: f64, levels: Vec<LevelResult>, runs_per_level: u64 },
    /// `Exact`.
    Exact { probability: f64 },
}

impl Answer {
    /// An unknown answer of `engine`, to be filled in. It has covered nothing until its scope says otherwise.
    pub fn new(engine: &str, input: Vec<String>) -> Answer {
        Answer {
            input,
            config: Config::default(),
            engine: engine.to_string(),
            verdict: Verdict::Unknown,
            reason: None,
            scope: Scope::Bounded { bounds: Vec::new() },
            properties: Vec::new(),
            trace: None,
            ledger: Ledger::default(),
            warnings: Vec::new(),
            stats: Vec::new(),
            query: None,
            course: None,
            proof: None,
            attempts: Vec::new(),
        }
    }

    /// What the verdict is shown by; nothing if there is none.
    pub fn evidence(&self) -> Option<Evidence> {
        let quantifier = self.query.as_ref().map_or(Quantifier::Always, |query| query.quantifier);
        match (quantifier, self.verdict) {
            (_, Verdict::Unknown) => None,
            (Quantifier::Exists, Verdict::True) | (Quantifier::Always, Verdict::False) => {
                Some(Evidence::Witness)
            }
            (Quantifier::Exists, Verdict::False) | (Quantifier::Always, Verdict::True) => {
                Some(Evidence::Everything)
            }
            (Quantifier::Measure, _) => Some(Evidence::Count),
        }
    }

    /// Takes back what its scope and ledger do not allow: the answer becomes `unknown`, with the reason. A sampled measure is
    /// an answer of its own kind and stays.
    pub fn settled(mut self) -> Answer {
        let Some(evidence) = self.evidence() else {
            if self.reason.is_none() {
                self.reason = Some(Reason::new(ReasonCode::Internal));
            }
            return self;
        };
        let sampled = matches!(self.scope, Scope::Sampled { .. });
        let forbidden = match evidence {
            Evidence::Count if sampled => None,
            _ => self.ledger.forbids(evidence).map(|entry| entry.reason()),
        };
        let reason = match (&self.scope, evidence) {
            (Scope::Sampled { .. }, Evidence::Everything) => Some(Reason::new(ReasonCode::Sampled)),
            _ if forbidden.as_ref().is_some_and(|reason| !reason.code.is_bound()) => forbidden,
            (Scope::Bounded { bounds }, Evidence::Everything | Evidence::Count) => {
                let cut = bounds.iter().find_map(|bound| bound.cut.first().cloned());
                let code = bounds.first().map_or(ReasonCode::Incomplete, |bound| bound.kind.reason());
                Some(Reason::new(code).at(cut))
            }
            _ => forbidden,
        };
        if let Some(reason) = reason {
            self.verdict = Verdict::Unknown;
            self.reason.get_or_insert(reason);
            self.proof = None;
            if let Some(query) = &mut self.query {
                query.result = None;
            }
        }
        self
    }

    /// How the process ends. `bounded_ok` accepts "no violation up to the bound".
    pub fn exit_code(&self, bounded_ok: bool) -> u8 {
        let code = self.reason.as_ref().map(|reason| reason.code);
        match (self.verdict, &self.query) {
            (Verdict::Unknown, _) if code == Some(ReasonCode::Internal) => exit::INTERNAL,
            (Verdict::Unknown, _) if bounded_ok && code.is_some_and(ReasonCode::is_bound) => exit::FINE,
            (Verdict::Unknown, _) => exit::UNKNOWN,
            (Verdict::True, _) | (Verdict::False, Some(_)) => exit::FINE,
            (Verdict::False, None) => exit::VIOLATED,
        }
    }

    /// Notes a figure.
    pub fn stat(&mut self, name: &str, value: impl Into<Value>) {
        self.stats.push((name.to_string(), value.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::{Approximation, Entry};
    use crate::status::{Bound, BoundKind};

    fn answer(verdict: Verdict) -> Answer {
        Answer { verdict, scope: Scope::Complete, ..Answer::new("explore", vec!["a.c".to_string()]) }
    }

    fn ask(quantifier: Quantifier, answer: Answer) -> Answer {
        let result = Some(QueryResult::Reachability { satisfied: answer.verdict == Verdict::True });
        let query = QueryAnswer { text: "E<>(DataRace)".to_string(), quantifier, result };
        Answer { query: Some(query), ..answer }
    }

    #[test]
    fn what_says_nothing_of_its_scope_proves_nothing() {
        let mut answer = Answer::new("explore", vec![]);
        answer.verdict = Verdict::True;
        let settled = answer.settled();
        assert_eq!(settled.reason.map(|reason| reason.code), Some(ReasonCode::Incomplete));
    }

    #[test]
    fn a_complete_answer_stays() {
        for (verdict, code) in [(Verdict::True, 0), (Verdict::False, 10)] {
            let settled = answer(verdict).settled();
            assert_eq!((settled.verdict, settled.exit_code(false)), (verdict, code));
        }
        assert_eq!(ask(Quantifier::Exists, answer(Verdict::False)).settled().exit_code(false), 0);
    }

    #[test]
    fn a_bound_forbids_true_and_may_be_accepted() {
        let bounds = vec![Bound { kind: BoundKind::Unwind, limit: 3, cut: vec![] }];
        let bounded = Answer { scope: Scope::Bounded { bounds }, ..answer(Verdict::True) }.settled();
        assert_eq!(bounded.reason.as_ref().map(|reason| reason.code), Some(ReasonCode::Unwind));
        assert_eq!((bounded.exit_code(false), bounded.exit_code(true)), (5, 0));
        let violated = Answer { verdict: Verdict::False, reason: None, ..bounded }.settled();
        assert_eq!(violated.exit_code(false), 10);
    }

    #[test]
    fn approximations_forbid_by_what_shows_the_answer() {
        let with = |what, answer: Answer| {
            let mut answer = answer;
            answer.ledger.note(Entry::new(what));
            answer.settled().verdict
        };
        let [adds, drops] = [Approximation::HavocExternal, Approximation::FixedAddresses];
        assert_eq!(with(adds, answer(Verdict::False)), Verdict::Unknown);
        assert_eq!(with(adds, answer(Verdict::True)), Verdict::True);
        assert_eq!(with(drops, answer(Verdict::True)), Verdict::Unknown);
        assert_eq!(with(drops, answer(Verdict::False)), Verdict::False);
        // A reachable state is shown by one execution, an unreachable one by all.
        assert_eq!(with(drops, ask(Quantifier::Exists, answer(Verdict::True))), Verdict::True);
        assert_eq!(with(adds, ask(Quantifier::Exists, answer(Verdict::True))), Verdict::Unknown);
        assert_eq!(with(drops, ask(Quantifier::Exists, answer(Verdict::False))), Verdict::Unknown);
        assert_eq!(with(adds, ask(Quantifier::Measure, answer(Verdict::True))), Verdict::Unknown);
    }

    #[test]
    fn what_is_kept_reads_back_whole() {
        use crate::course::{Course, Tally};
        use crate::location::Location;
        use crate::proof::{Invariant, Proof};
        use crate::property::{Class, Property};
        let place = Location::new("a.c", 3, 9, "main");
        let mut kept = ask(Quantifier::Always, answer(Verdict::False));
        kept.config.more.insert("timeout".to_string(), 2.5.into());
        kept.properties = vec![Property {
            location: Some(place.clone()),
            ..Property::of_class(Class::DivZero, Verdict::False)
        }];
        kept.reason = Some(Reason::new(ReasonCode::NotProved).at(Some(place.clone())));
        kept.scope = Scope::Bounded {
            bounds: vec![Bound { kind: BoundKind::Unwind, limit: 3, cut: vec![place.clone()] }],
        };
        kept.ledger.note(Entry::new(Approximation::FixedContents).at(place.clone()));
        kept.stat("seconds", 0.25);
        let mut tally = Tally::default();
        tally.add(i128::MIN);
        kept.course = Some(Course::Values(tally));
        let invariant = Invariant { location: place.clone(), text: "i <= n".to_string(), expression: None };
        kept.proof = Some(Proof {
            invariants: vec![invariant],
            predicates: vec![(place, vec!["p".to_string()])],
            ..Proof::default()
        });
        let text = serde_json::to_string(&kept).expect("it can be written");
        assert_eq!(serde_json::from_str::<Answer>(&text).expect("it can be read"), kept);
        let other = text.replace("div-zero", "div-zer");
        let error = serde_json::from_str::<Answer>(&other).expect_err("there is no such class");
        assert!(error.to_string().contains("did you mean `div-zero`?"), "{error}");
    }

    #[test]
    fn an_unknown_without_a_reason_is_our_fault() {
        assert_eq!(answer(Verdict::Unknown).settled().exit_code(true), 6);
        let reason = Some(Reason::new(ReasonCode::Timeout));
        assert_eq!(Answer { reason, ..answer(Verdict::Unknown) }.settled().exit_code(true), 5);
    }
}
