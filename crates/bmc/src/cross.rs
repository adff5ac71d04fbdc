//! A second opinion: every question that a solver has answered is put to another one.
//!
//! A solver's `sat` comes with values that are put into the question, so that a wrong one is found out anyway; a wrong `unsat` is not. Two solvers that say the
//! contrary are a mistake in one of them or in how the question was written: nothing is believed then, and the question is kept in a file.
//!
//! Limits: a question that the first does not answer is not put to the second. What the second does not know is only counted.

use std::io::Write;

use solver::{Answer, Kind, Limits, Solver};
use symbolic::walk::Walk;
use term::TermId;
use verdict::{Reason, ReasonCode};

use crate::question::Said;

/// How often a second solver was asked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Crossed {
    /// Questions to which it said the same.
    pub(crate) checked: u64,
    /// Questions to which it knew no answer.
    pub(crate) unknown: u64,
}

impl Crossed {
    /// Asks a second solver what a first has answered. An error if they disagree.
    pub(crate) fn compare(
        &mut self,
        walk: &Walk<'_>,
        [first, second]: [&Kind; 2],
        limits: Limits,
        question: TermId,
        said: &Said,
    ) -> Result<(), Reason> {
        let said_sat = match said {
            Said::Can(_) => true,
            Said::Cannot => false,
            Said::Unknown(_) => return Ok(()),
        };
        let terms = &walk.machine.d.terms;
        let answer = match Solver::start(second, limits) {
            Ok(mut solver) => {
                solver.assert(terms, question);
                solver.check()
            }
            Err(reason) => Answer::Unknown(reason),
        };
        let agrees = match answer {
            Answer::Sat => said_sat,
            Answer::Unsat => !said_sat,
            Answer::Unknown(_) => {
                self.unknown += 1;
                return Ok(());
            }
        };
        if agrees {
            self.checked += 1;
            return Ok(());
        }
        let [one, other] = if said_sat { ["sat", "unsat"] } else { ["unsat", "sat"] };
        let kept = match term::smtlib::script(terms, &[question]) {
            Ok(text) => keep(&text).unwrap_or_else(|error| format!("cannot be written: {error}")),
            Err(error) => format!("cannot be written: {error}"),
        };
        let message = format!(
            "{}, or in a solver: {} says {one}, {} says {other}; the question is in {kept}",
            ReasonCode::Internal.sentence(),
            first.name(),
            second.name(),
        );
        Err(Reason::because(ReasonCode::Internal, message))
    }
}

/// Puts a text into a file that stays; its name.
fn keep(text: &str) -> std::io::Result<String> {
    let mut file = tempfile::Builder::new().prefix("heddle-disagreement-").suffix(".smt2").tempfile()?;
    file.write_all(text.as_bytes())?;
    let (_, path) = file.keep()?;
    Ok(path.display().to_string())
}
