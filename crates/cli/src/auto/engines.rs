//! How each engine is asked, and what those that run side by side know of each other.

use super::plan::{Budget, Plan, Who, runs_in_words};
use crate::args::CheckArgs;
use crate::bmc_command::{MOST_STEPS, again};
use crate::check_command::Loaded;
use crate::hunt_command;
use explore::search::{Limits, Progress};
use explore::{Check, Start};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use verdict::schedule::Schedule;
use verdict::{Answer, Reason, ReasonCode};

/// What is asked.
pub struct Question<'a> {
    pub args: &'a CheckArgs,
    pub loaded: &'a Loaded,
    pub check: &'a Check,
    /// What an answer starts with.
    pub answer: Answer,
    /// The solver, if there is one.
    pub solver: Option<solver::Kind>,
    pub plan: Plan,
    /// How many cores there are for all.
    pub jobs: usize,
}

/// What an engine may use up before others are asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// The search.
    pub search: Budget,
    /// What bounds do not grow beyond.
    pub greatest: Option<u32>,
    /// How long a solver may think about one question of bounded model checking.
    pub question: Option<Duration>,
}

impl Turn {
    /// All that there is, with this budget of a search.
    pub fn whole(search: Budget) -> Turn {
        Turn { search, greatest: None, question: None }
    }
}

/// What engines that run side by side know of each other: how far each is, what it has found out that others can use, and whether all have to stop.
#[derive(Default)]
pub struct Shared {
    /// The short search before all others.
    pub first: Progress,
    /// The search beside others.
    explore: Progress,
    /// The search after all others.
    pub last: Progress,
    bmc: bmc::Progress,
    prove: prove::Progress,
    sample: sample::Progress,
    /// All solvers.
    leash: solver::Leash,
}

impl Shared {
    /// Asks all to stop.
    pub fn stop(&self) {
        let searches = [&self.first, &self.explore, &self.last].map(|search| &search.stop);
        let flags = searches.into_iter().chain([&self.bmc.stop, &self.prove.stop, &self.sample.stop]);
        flags.for_each(|flag| flag.store(true, Ordering::Relaxed));
        self.leash.cut();
    }

    /// An engine starts from the beginning.
    pub fn restart(&self, who: Who) {
        if who == Who::Explore {
            self.explore.restart();
        }
    }

    /// Passes on what one engine has found out: what bounded model checking has excluded, induction need not look at, and checks that invariants exclude,
    /// bounded model checking leaves out.
    pub fn pass_on(&self) {
        self.prove.clear.fetch_max(self.bmc.clear.load(Ordering::Relaxed), Ordering::Relaxed);
        if let (Ok(proved), Ok(mut known)) = (self.prove.proved.lock(), self.bmc.proved.lock())
            && proved.len() > known.len()
        {
            known.clone_from(&proved);
        }
    }

    /// How far they are, in a line for people.
    pub fn line(&self) -> String {
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let states = [&self.last, &self.explore, &self.first].map(|search| count(&search.done));
        let states = states.into_iter().find(|done| *done > 0).unwrap_or(0);
        let bound = count(&self.bmc.bound);
        let (k, runs) = (count(&self.prove.k), count(&self.sample.runs));
        let parts = [
            (states, format!("{states} states")),
            (bound, format!("loops up to {bound}")),
            (k, format!("k = {k}")),
            (runs, format!("{runs} runs")),
        ];
        let shown: Vec<String> =
            parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
        shown.join(", ")
    }
}

impl Question<'_> {
    /// What an engine may use up, in words.
    pub fn budget(&self, who: Who, turn: Turn) -> String {
        match who {
            Who::Explore => turn.search.words(),
            Who::Bmc => match (self.args.unwind, turn.greatest) {
                (Some(unwind), _) => format!("loops up to {unwind}"),
                (None, Some(greatest)) => format!("bounds that grow up to {greatest}"),
                (None, None) => "bounds that grow".to_string(),
            },
            Who::Prove => "any number of rounds".to_string(),
            Who::Sample => runs_in_words(),
        }
    }

    /// Asks an engine.
    pub fn ask(&self, who: Who, turn: Turn, shared: &Shared) -> Answer {
        match who {
            Who::Explore => {
                let Plan { workers, memory, .. } = self.plan;
                self.explore(turn.search, workers, memory, &shared.explore)
            }
            Who::Bmc => shared.leash.hold(|| self.bmc(turn, shared)),
            Who::Prove => shared.leash.hold(|| self.prove(shared)),
            Who::Sample => self.sample(shared),
        }
    }

    /// A search with a budget.
    pub fn explore(&self, budget: Budget, workers: usize, megabytes: u64, progress: &Progress) -> Answer {
        let mut check = self.check.clone();
        check.options.jobs = workers;
        let memory = usize::try_from(megabytes.saturating_mul(1 << 20)).unwrap_or(usize::MAX);
        check.limits =
            Limits { states: budget.states, steps: budget.steps, memory, until: self.check.limits.until };
        let loaded = self.loaded;
        explore::check(&loaded.program, &loaded.places(), check, progress, self.answer.clone())
    }

    fn until(&self) -> Option<Instant> {
        self.check.limits.until
    }

    fn named(&self, engine: &str) -> Answer {
        Answer { engine: engine.to_string(), ..self.answer.clone() }
    }

    /// Where the program starts, and the solver: who has no such things is not asked.
    fn needs(&self) -> Option<(program::code::FuncId, solver::Kind)> {
        match self.check.start {
            Start::Main(main) => Some((main, self.solver.clone()?)),
            Start::Network(_) => None,
        }
    }

    fn bmc(&self, turn: Turn, shared: &Shared) -> Answer {
        let (Some((main, solver)), Ok(encoding)) = (self.needs(), self.args.encoding.encoding(None)) else {
            return out_of_place(self.named("bmc"));
        };
        let (program, places, chances) =
            (&self.loaded.program, self.loaded.places(), &self.check.options.chances);
        let check = bmc::Check {
            main,
            selection: self.check.selection.clone(),
            unwind: self.args.unwind,
            all_violations: false,
            malloc_may_fail: chances.malloc_may_fail,
            spurious_wakeups: chances.spurious_wakeups,
            encoding,
            weak_atomics: explore::has_weak_atomics(program),
            greatest: turn.greatest,
            question: turn.question,
            solver,
            cross_check: None,
            until: self.until(),
            memory_mb: Some(self.plan.memory),
            steps: MOST_STEPS,
            assume_no_ub: self.check.assume_no_ub,
        };
        let replay = |found: &Schedule| {
            let replayed = again(program, &places, self.check, found)?;
            Ok(replayed.map(|(property, trace)| bmc::Replayed { property, trace }))
        };
        bmc::check(program, &places, &check, &shared.bmc, self.named("bmc"), replay)
    }

    fn prove(&self, shared: &Shared) -> Answer {
        let Some((main, solver)) = self.needs() else { return out_of_place(self.named("prove")) };
        let (program, places) = (&self.loaded.program, self.loaded.places());
        let check = prove::Check {
            main,
            selection: self.check.selection.clone(),
            method: prove::Method::Auto,
            malloc_may_fail: self.check.options.chances.malloc_may_fail,
            summaries: prove::Summaries::On,
            solver,
            until: self.until(),
            memory_mb: Some(self.plan.memory),
            steps: MOST_STEPS,
            cross_check: None,
            assume_no_ub: self.check.assume_no_ub,
        };
        let replay = |found: &Schedule| {
            let replayed = again(program, &places, self.check, found)?;
            Ok(replayed.map(|(property, trace)| prove::Replayed { property, trace }))
        };
        shared.prove.listened_to.store(self.plan.together.contains(&Who::Bmc), Ordering::Relaxed);
        prove::check(program, &places, &check, &shared.prove, self.named("prove"), None, replay)
    }

    fn sample(&self, shared: &Shared) -> Answer {
        let runs = hunt_command::usual(self.check, self.args.search.seed);
        hunt_command::check(self.loaded, self.check, &runs, &shared.sample, self.answer.clone())
    }
}

/// Whoever makes plans has asked an engine that cannot answer.
fn out_of_place(mut answer: Answer) -> Answer {
    answer.reason = Some(Reason::new(ReasonCode::Internal));
    answer.settled()
}
