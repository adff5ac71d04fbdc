//! An answer as one JSON object. Its fields are part of the contract with users: they may become more, never fewer.

use serde::Serialize;
use serde_json::{Map, Value};
use verdict::attempt::{Attempt, Outcome};
use verdict::proof::{Graph, Invariant, Node, Proof};
use verdict::trace::{Chances, Move};
use verdict::{Answer, Config, Ledger, Location, Property, QueryResult, Scope, Stack, Trace, TraceStep};

#[derive(Serialize)]
struct Json<'a> {
    tool: &'static str,
    version: &'static str,
    input: &'a [String],
    config: &'a Config,
    engine: &'a str,
    verdict: &'static str,
    /// The code of the reason.
    reason: Option<&'static str>,
    /// The reason in words.
    message: Option<&'a str>,
    /// Where the reason lies.
    location: Option<&'a Location>,
    complete: bool,
    /// The bounds that left something out, by their names.
    bound: Option<Map<String, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sampled: Option<Sampled>,
    #[serde(skip_serializing_if = "Option::is_none")]
    query: Option<&'a str>,
    /// Null if it is not known; left out if there is no query.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Option<&'a QueryResult>>,
    properties: Vec<PropertyJson<'a>>,
    trace: &'a [TraceStep],
    /// The names of the threads.
    threads: &'a [String],
    /// What `--replay` takes.
    replay: Option<Replay<'a>>,
    ledger: Vec<EntryJson<'a>>,
    warnings: &'a [String],
    stats: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofJson<'a>>,
    /// What every engine made of it, if several were asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attempts: Vec<AttemptJson<'a>>,
}

#[derive(Serialize)]
struct AttemptJson<'a> {
    engine: &'a str,
    budget: &'a str,
    /// `true`, `false`, `unknown`, `stopped` (somebody else had an answer) or `not-tried`.
    outcome: &'static str,
    reason: Option<&'static str>,
    message: Option<&'a str>,
    seconds: f64,
    stats: Map<String, Value>,
}

#[derive(Serialize)]
struct ProofJson<'a> {
    method: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<u32>,
    invariants: &'a [Invariant],
    predicates: Vec<PredicatesJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    graph: Option<GraphJson<'a>>,
}

#[derive(Serialize)]
struct PredicatesJson<'a> {
    location: &'a Location,
    predicates: &'a [String],
}

#[derive(Serialize)]
struct GraphJson<'a> {
    nodes: &'a [Node],
    edges: Vec<EdgeJson<'a>>,
}

#[derive(Serialize)]
struct EdgeJson<'a> {
    from: usize,
    to: usize,
    label: &'a str,
}

#[derive(Serialize)]
struct Sampled {
    runs: u64,
    confidence: f64,
}

#[derive(Serialize)]
struct PropertyJson<'a> {
    id: &'a str,
    class: &'static str,
    verdict: &'static str,
    message: &'a str,
    location: Option<&'a Location>,
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<&'a Location>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    notes: &'a [String],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    stacks: &'a [Stack],
}

#[derive(Serialize)]
struct EntryJson<'a> {
    code: &'static str,
    direction: &'static str,
    message: &'a str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    locations: &'a [Location],
}

/// A trace without its steps, which stand elsewhere.
#[derive(Serialize)]
struct Replay<'a> {
    format: &'a str,
    version: u32,
    program: &'a str,
    entries: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    property: Option<&'a str>,
    #[serde(skip_serializing_if = "Chances::are_usual")]
    chances: Chances,
    moves: &'a [Move],
}

impl<'a> Replay<'a> {
    fn of(trace: &'a Trace) -> Replay<'a> {
        let Trace { version, program, entries, property, chances, moves, .. } = trace;
        let property = property.as_deref();
        Replay {
            format: trace.format(),
            version: *version,
            program,
            entries,
            property,
            chances: *chances,
            moves,
        }
    }
}

fn property(property: &Property) -> PropertyJson<'_> {
    let Property { id, class, verdict, message, location, used, stacks, notes } = property;
    PropertyJson {
        id,
        class: class.name(),
        verdict: verdict.name(),
        message,
        location: location.as_ref(),
        used: used.as_ref(),
        notes,
        stacks,
    }
}

fn proof(proof: &Proof) -> ProofJson<'_> {
    let Proof { method, k, invariants, predicates, graph } = proof;
    let predicates = predicates.iter().map(|(location, predicates)| PredicatesJson { location, predicates });
    ProofJson {
        method,
        k: *k,
        invariants,
        predicates: predicates.collect(),
        graph: graph.as_ref().map(|Graph { nodes, edges }| GraphJson {
            nodes,
            edges: edges.iter().map(|(from, to, label)| EdgeJson { from: *from, to: *to, label }).collect(),
        }),
    }
}

fn attempt(attempt: &Attempt) -> AttemptJson<'_> {
    let Attempt { engine, budget, outcome, seconds, stats } = attempt;
    let (reason, message) = match outcome {
        Outcome::Unknown(reason) => (Some(reason.code.name()), Some(&*reason.message)),
        Outcome::NotTried(why) => (None, Some(&**why)),
        Outcome::Decided(_) | Outcome::Stopped => (None, None),
    };
    let stats = stats.iter().cloned().collect();
    AttemptJson { engine, budget, outcome: outcome.name(), reason, message, seconds: *seconds, stats }
}

fn ledger(ledger: &Ledger) -> Vec<EntryJson<'_>> {
    let entry = |entry: &'_ verdict::Entry| (entry.what.code(), entry.what.direction().name());
    let entries = ledger.entries().iter().map(|one| {
        let (code, direction) = entry(one);
        EntryJson { code, direction, message: &one.message, locations: &one.locations }
    });
    entries.collect()
}

/// The JSON of an answer, with a newline at its end.
pub fn json(answer: &Answer) -> String {
    let bound = match &answer.scope {
        Scope::Bounded { bounds } if !bounds.is_empty() => {
            Some(bounds.iter().map(|bound| (bound.kind.name().to_string(), bound.limit.into())).collect())
        }
        Scope::Complete | Scope::Bounded { .. } | Scope::Sampled { .. } => None,
    };
    let sampled = match answer.scope {
        Scope::Sampled { runs, confidence } => Some(Sampled { runs, confidence }),
        Scope::Complete | Scope::Bounded { .. } => None,
    };
    let trace = answer.trace.as_ref();
    let json = Json {
        tool: "heddle",
        version: env!("CARGO_PKG_VERSION"),
        input: &answer.input,
        config: &answer.config,
        engine: &answer.engine,
        verdict: answer.verdict.name(),
        reason: answer.reason.as_ref().map(|reason| reason.code.name()),
        message: answer.reason.as_ref().map(|reason| &*reason.message),
        location: answer.reason.as_ref().and_then(|reason| reason.location.as_ref()),
        complete: answer.scope.is_complete(),
        bound,
        sampled,
        query: answer.query.as_ref().map(|query| &*query.text),
        result: answer.query.as_ref().map(|query| query.result.as_ref()),
        properties: answer.properties.iter().map(property).collect(),
        trace: trace.map_or(&[], |trace| &trace.steps),
        threads: trace.map_or(&[], |trace| &trace.threads),
        replay: trace.map(Replay::of),
        ledger: ledger(&answer.ledger),
        warnings: &answer.warnings,
        stats: answer.stats.iter().cloned().collect(),
        proof: answer.proof.as_ref().map(proof),
        attempts: answer.attempts.iter().map(attempt).collect(),
    };
    // Nothing here can fail to be written: keys are texts, and what is no number is written as null.
    serde_json::to_string_pretty(&json).unwrap_or_default() + "\n"
}
