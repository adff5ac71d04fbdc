//! One engine at a time, for those who have one core: in the order of the plan, each with a budget that grows from round to round.
//!
//! ```text
//!   search              states and steps: eight times as many in each round
//!   bounded checking    how far bounds grow, and how long a solver may think about one question
//!   proofs, runs        end by themselves, and have one turn
//! ```
//!
//! Nobody waits for an engine that does not end: it is left at the end of its budget, and takes its next turn with more. Who is the only one left has no budget but its own.
//!
//! Claim: whether there is an answer does not depend on the clock, since what was left undone is done in a later round: seconds only decide who comes to it first.

use super::conclude::Finished;
use super::plan::{Budget, Who};
use super::{Team, Turn};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use verdict::ReasonCode;

/// By how much budgets grow from one round to the next.
const MORE: u64 = 8;
/// What a search may use up in the first round.
const SEARCH: Budget = Budget { states: 80_000, steps: 24_000_000 };
/// How far bounds grow in the first round.
const BOUND: u32 = 4;
/// How long a solver may think about one question in the first round.
const QUESTION: Duration = Duration::from_secs(5);

/// What an engine may use up in a round, if others wait for their turns.
fn share(round: u32, search: Budget) -> Turn {
    let times = MORE.saturating_pow(round);
    let states = SEARCH.states.saturating_mul(times).min(search.states);
    let steps = SEARCH.steps.saturating_mul(times).min(search.steps);
    let short = u32::try_from(times).unwrap_or(u32::MAX);
    Turn {
        search: Budget { states, steps },
        greatest: Some(BOUND.saturating_mul(short)),
        question: Some(QUESTION.saturating_mul(short)),
    }
}

impl Team<'_> {
    /// Engines one after the other, until one has an answer or all have ended.
    pub(super) fn by_turns(&self, together: &[Who]) -> Vec<Finished> {
        let plan = &self.question.plan;
        let mut left: Vec<Who> = together.iter().chain(&plan.later).copied().collect();
        let mut finished: Vec<(Who, Finished)> = Vec::new();
        for round in 0.. {
            for who in left.clone() {
                let turn = match left[..] {
                    [_] => Turn::whole(plan.search),
                    _ => share(round, plan.search),
                };
                let (one, goes_on) = self.turn(who, turn);
                if !goes_on {
                    left.retain(|other| *other != who);
                }
                let over = one.is_final() || self.asked.load(Ordering::Relaxed) || self.is_late();
                match finished.iter_mut().find(|(known, _)| *known == who) {
                    Some((_, known)) => {
                        let seconds = known.seconds + one.seconds;
                        *known = Finished { seconds, ..one };
                    }
                    None => finished.push((who, one)),
                }
                if over {
                    return finished.into_iter().map(|(_, one)| one).collect();
                }
                self.shared.pass_on();
            }
            if left.is_empty() {
                break;
            }
        }
        finished.into_iter().map(|(_, one)| one).collect()
    }

    fn is_late(&self) -> bool {
        self.question.check.limits.until.is_some_and(|until| Instant::now() >= until)
    }

    /// One turn of an engine, and whether it could go on with a greater budget.
    fn turn(&self, who: Who, turn: Turn) -> (Finished, bool) {
        let started = Instant::now();
        self.shared.restart(who);
        let answer = self.question.ask(who, turn, self.shared);
        let budget = self.question.budget(who, turn);
        let one = Finished { answer, budget, seconds: started.elapsed().as_secs_f64(), stopped: false };
        let goes_on = match (who, one.code()) {
            (Who::Explore, Some(ReasonCode::StateLimit | ReasonCode::StepLimit)) => {
                turn.search != self.question.plan.search
            }
            (Who::Bmc, Some(ReasonCode::Unwind)) => {
                turn.greatest.is_some() && self.question.args.unwind.is_none()
            }
            (Who::Bmc, Some(ReasonCode::Timeout)) => turn.question.is_some(),
            _ => false,
        };
        (one, goes_on)
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::ALL;
    use super::*;

    #[test]
    fn budgets_grow_up_to_those_of_the_plan() {
        let first = share(0, ALL);
        assert_eq!((first.search, first.greatest, first.question), (SEARCH, Some(BOUND), Some(QUESTION)));
        let second = share(1, ALL);
        assert_eq!((second.search.states, second.greatest), (640_000, Some(32)));
        let plan = Budget { states: 500_000, steps: 500_000_000 };
        assert_eq!(share(1, plan).search, Budget { states: 500_000, steps: 192_000_000 });
        assert_eq!(share(2, plan).search, plan);
        assert_eq!(share(400, ALL).search, ALL);
        assert_eq!(share(400, ALL).greatest, Some(u32::MAX));
    }
}
