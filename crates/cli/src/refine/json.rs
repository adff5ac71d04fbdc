//! The result as one JSON object; its fields may become more, never fewer.

use crate::refine::{Done, RefineArgs};
use serde_json::{Value, json};
use tv::Verdict;

/// The text of it.
pub(crate) fn text(object: &Value) -> String {
    serde_json::to_string_pretty(object).unwrap_or_default() + "\n"
}

/// The object.
pub(crate) fn object(done: &[Done], problems: &[String], args: &RefineArgs, seconds: f64) -> Value {
    let fails = done.iter().any(|one| matches!(one.outcome.verdict, Verdict::Fails { .. }));
    let proved = done.iter().all(|one| one.outcome.verdict == Verdict::Refines);
    let verdict = match (fails, proved && problems.is_empty()) {
        (true, _) => "false",
        (false, true) => "true",
        (false, false) => "unknown",
    };
    let reason = done.iter().map(reason).find(|reason| !reason.is_null());
    let mut ledger: Vec<Value> = Vec::new();
    for entry in done.iter().flat_map(|one| &one.outcome.ledger) {
        let entry = json!({ "code": entry.code(), "message": entry.words() });
        if !ledger.contains(&entry) {
            ledger.push(entry);
        }
    }
    json!({
        "tool": "heddle",
        "version": env!("CARGO_PKG_VERSION"),
        "input": args.files.iter().map(|file| file.display().to_string()).collect::<Vec<_>>(),
        "config": {
            "passes": args.passes.iter().collect::<Vec<_>>(),
            "cc": args.cc,
            "src_unroll": args.src_unroll,
            "tgt_unroll": args.tgt_unroll,
            "undef_input": !args.no_undef_input,
            "poison_input": !args.no_poison_input,
            "timeout": args.timeout,
            "solver": "bitwuzla",
        },
        "engine": "refine",
        "verdict": verdict,
        "reason": reason,
        "complete": verdict != "unknown",
        "bound": { "src_unroll": args.src_unroll, "tgt_unroll": args.tgt_unroll },
        "properties": [],
        "trace": [],
        "pairs": done.iter().map(pair).collect::<Vec<_>>(),
        "ledger": ledger,
        "problems": problems,
        "stats": { "seconds": seconds, "pairs": done.len() },
    })
}

fn reason(one: &Done) -> Value {
    match &one.outcome.verdict {
        Verdict::Refines => Value::Null,
        Verdict::Fails { clause, .. } => clause.word().into(),
        Verdict::Bounded => "bounded".into(),
        Verdict::Unknown(why) => why.as_str().into(),
    }
}

fn pair(one: &Done) -> Value {
    let verdict = match &one.outcome.verdict {
        Verdict::Refines => "true",
        Verdict::Fails { .. } => "false",
        Verdict::Bounded | Verdict::Unknown(_) => "unknown",
    };
    let (sentence, counterexample) = match &one.outcome.verdict {
        Verdict::Fails { sentence, counterexample, .. } => (Some(sentence), Some(counterexample)),
        _ => (None, None),
    };
    let aliases = one.outcome.aliases;
    json!({
        "function": one.job.label,
        "target": one.job.target_name,
        "pass": one.job.pass,
        "verdict": verdict,
        "reason": reason(one),
        "message": sentence,
        "counterexample": counterexample,
        "identical": one.outcome.identical,
        "cached": one.cached,
        "queries": one.outcome.queries,
        "seconds": one.seconds,
        "cut": one.outcome.cut,
        "ledger": one.outcome.ledger.iter().map(|entry| entry.code()).collect::<Vec<_>>(),
        "aliases": {
            "accesses": aliases.accesses,
            "one_side": aliases.one_side,
            "one_block": aliases.one_block,
            "at_most_three": aliases.at_most_three,
        },
    })
}
