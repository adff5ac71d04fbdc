//! What to try next: one line below a verdict, about options that there are.

use verdict::{Answer, ReasonCode, Verdict};

/// What may help; nothing if nobody knows.
pub fn help(answer: &Answer) -> Option<String> {
    match (answer.verdict, &answer.query) {
        (Verdict::True, _) | (Verdict::False, Some(_)) => None,
        (Verdict::False, None) => {
            let trace = answer.trace.as_ref().filter(|trace| !trace.steps.is_empty())?;
            let alone = trace.steps.iter().all(|step| step.thread == 0);
            Some(match alone {
                true => "--html FILE shows the trace in a browser, --trace-file FILE keeps it, --emit-test FILE.c makes a test of it",
                false => "--html FILE shows the trace in a browser, --trace-file FILE keeps it to be replayed",
            }.to_string())
        }
        (Verdict::Unknown, query) => {
            let reason = answer.reason.as_ref()?;
            unknown(reason.code, &reason.message, &answer.engine, query.is_some()).map(str::to_string)
        }
    }
}

fn unknown(code: ReasonCode, message: &str, engine: &str, query: bool) -> Option<&'static str> {
    let bmc = engine == "bmc";
    Some(match code {
        ReasonCode::Timeout => "--timeout S gives it more time",
        ReasonCode::MemoryLimit => "--memory MB gives it more memory",
        ReasonCode::StateLimit => "--max-states N allows more states",
        ReasonCode::Unwind if query => "--unwind N goes round loops more often",
        ReasonCode::Unwind => {
            "--unwind N goes round loops more often, --engine prove looks for a proof without a bound, --bounded-ok accepts the bound"
        }
        ReasonCode::Depth if bmc => "--steps N looks at longer executions",
        ReasonCode::Preemptions => "a greater --preemptions N looks at more executions, without it at all",
        ReasonCode::Contexts => "a greater --context-bound N looks at more executions, without it at all",
        ReasonCode::InputRange if !bmc => {
            "--engine bmc looks at all values of inputs at once; --max-values N tries up to 1024 one by one"
        }
        // One that a platform defines, but not for this engine, is another matter.
        ReasonCode::ExternalFunction if message.contains("variable") => "--platform FILE.c defines it",
        ReasonCode::ExternalFunction if query => {
            "--platform FILE.c defines it, --input F=uniform lets it return anything, --marker F lets it do nothing"
        }
        ReasonCode::ExternalFunction => {
            "--platform FILE.c defines it, --input F=uniform (or --havoc-externals, for all) lets it return anything, --marker F lets it do nothing"
        }
        ReasonCode::NothingChecked => "look at the assumptions: no execution gets past all of them",
        ReasonCode::AssumptionViolated | ReasonCode::AssumptionOpen => {
            "check that class too (--property), or leave such executions out with --assume-no-ub"
        }
        ReasonCode::Sampled => {
            "--runs N makes more runs; --engine explore and --engine bmc look at all executions"
        }
        ReasonCode::Solver => "--solver SOLVER asks another one, --timeout S gives it more time",
        ReasonCode::NotProved => "--engine bmc --unwind N looks for violations up to a bound",
        _ => return None,
    })
}
