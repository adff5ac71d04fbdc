//! Paths that no execution takes, found while walking: what comes after them need not be walked, nor asked about.
//!
//! A path that waited is put to a solver before it is followed. Small walks do without: a question costs as much as hundreds of steps. What a solver cannot answer soon counts as possible, and after
//! some of these nothing is asked any more, so that large walks may differ from run to run in what they look at in vain.
//!
//! Claim: what is called impossible cannot be satisfied. Cost: a question for each path that waited, unless its condition was asked about before.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use solver::{Answer, Kind, Limits, Solver};
use symbolic::Bool;
use symbolic::walk::Walk;
use term::TermId;

use crate::check::{Check, Progress};

/// Walks of fewer steps, or with fewer terms, ask nothing.
const FIRST_STEP: u64 = 2048;
const FIRST_TERM: usize = 1024;
/// How long a question may take.
const LONGEST: Duration = Duration::from_secs(2);
/// How many questions may have no answer.
const MOST_FAILURES: u32 = 8;
/// Solvers get slower with each question, and are replaced after so many.
const MOST_QUESTIONS: u32 = 256;

/// Which paths are possible.
#[derive(Default)]
pub(crate) struct Pruning {
    solver: Option<Solver>,
    /// How many questions this solver was asked.
    asked: u32,
    failures: u32,
    known: FxHashMap<TermId, bool>,
    /// How long solvers thought.
    pub(crate) time: Duration,
}

impl Pruning {
    /// Whether a path of a walk may be possible.
    pub(crate) fn possible(
        &mut self,
        walk: &Walk<'_>,
        what: &Check,
        progress: &Progress,
        path: Bool,
    ) -> bool {
        let path = match path {
            Bool::Const(possible) => return possible,
            Bool::Term(path) => path,
        };
        if let Some(&possible) = self.known.get(&path) {
            return possible;
        }
        let in_time = what.until.is_none_or(|until| Instant::now() < until);
        // Of other solvers it is not known whether they can be asked more than once.
        let asks = walk.machine.steps() >= FIRST_STEP
            && walk.machine.d.terms.len() >= FIRST_TERM
            && self.failures < MOST_FAILURES
            && !matches!(what.solver, Kind::Command(_))
            && in_time
            && !progress.stop.load(Ordering::Relaxed);
        if !asks {
            return true;
        }
        let started = Instant::now();
        progress.questions.fetch_add(1, Ordering::Relaxed);
        let possible = match self.ask(walk, what, path) {
            Answer::Sat => true,
            Answer::Unsat => false,
            Answer::Unknown(_) => {
                self.failures += 1;
                self.solver = None;
                true
            }
        };
        self.time += started.elapsed();
        self.known.insert(path, possible);
        possible
    }

    fn ask(&mut self, walk: &Walk<'_>, what: &Check, path: TermId) -> Answer {
        if self.asked >= MOST_QUESTIONS {
            self.solver = None;
        }
        let solver = match &mut self.solver {
            Some(solver) => solver,
            none => {
                let limits = Limits {
                    time: Some(LONGEST),
                    memory_mb: what.memory_mb,
                    plain: false,
                    until: what.until,
                };
                self.asked = 0;
                match Solver::start(&what.solver, limits) {
                    Ok(solver) => none.insert(solver),
                    Err(reason) => return Answer::Unknown(reason),
                }
            }
        };
        self.asked += 1;
        solver.check_assuming(&walk.machine.d.terms, &[path])
    }
}
