//! `heddle check` without `--engine`: who answers.
//!
//! A quick look at the program ([`profile`]) says who is asked, and with what budget ([`plan`]). A short search through all states comes first: it is the quickest on small programs, knows no
//! approximations, and finds most bugs there are. If it does not decide, the search goes on beside bounded model checking and proofs, or random runs, on a core each; the first that
//! has an answer ends the others. On one core they take turns instead ([`turns`]). What each has made of it becomes one answer ([`conclude`]).
//! A solver that is missing is offered to be installed only after the short search, which answers most questions about small programs without one.
//!
//! Claim: whether there is an answer does not depend on how fast anybody is, unless there is a `--timeout`: no engine is ended but by its own budget or by an answer.

mod conclude;
mod engines;
mod plan;
mod profile;
mod turns;

use crate::args::{CheckArgs, Engine, OrderArg};
use crate::bmc_command::named_solver;
use crate::check_command::Loaded;
use crate::watch::Shown;
use crate::{Io, first_use};
use conclude::{Finished, conclude};
use engines::{Question, Shared, Turn};
use explore::Check;
use explore::search::{Limits, Progress};
use plan::{ALL, Budget, Plan, Who};
use profile::Profile;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use verdict::{Answer, ReasonCode, Verdict};

/// How often engines are told what others have found out.
const OFTEN: Duration = Duration::from_millis(20);

/// Whether several engines are tried: not if somebody has said how to search.
pub fn combines(args: &CheckArgs) -> bool {
    let search = &args.search;
    search.engine == Engine::Auto
        && !args.all_violations
        && search.max_states.is_none()
        && search.reduction.is_none()
        && search.preemptions.is_none()
        && matches!(search.order, OrderArg::Bfs)
        && search.marker.is_empty()
}

/// Checks a program.
pub fn check(
    args: &CheckArgs,
    loaded: &Loaded,
    check: &Check,
    mut answer: Answer,
    io: &mut Io<'_>,
) -> Answer {
    let profile = Profile::of(&loaded.program, &check.start);
    let solver = named_solver(args.solver.as_deref());
    let missing = solver.program().err().map(|reason| match args.solver {
        Some(_) => format!("--solver: {}", reason.detail),
        None => reason.detail,
    });
    let jobs = args.search.jobs_at_hand();
    let plan_with = |solver: Result<(), &str>| Plan::of(&profile, jobs, args.search.memory, solver);
    let plan = plan_with(missing.as_deref().map_or(Ok(()), Err));
    answer.config.more.insert("jobs".to_string(), jobs.into());
    if let Ok(profile) = serde_json::to_value(&profile) {
        answer.config.more.insert("profile".to_string(), profile);
    }
    let postponed;
    let at_hand = missing.is_none().then(|| solver.clone());
    let mut question = Question { args, loaded, check, answer, solver: at_hand, plan, jobs };
    let shared = Arc::new(Shared::default());
    let asked = Arc::new(AtomicBool::new(false));
    let shown = show(&shared, &asked, io);
    let team = Team { question: &question, shared: &shared, asked: &asked };
    let (first, whole) = team.first_search();
    let enough = team.is_enough(&first, whole);
    shown.end();
    if enough {
        return conclude(vec![first], question.plan.left_out);
    }
    let waiting = Instant::now();
    if question.plan.lacks_solver && first_use::offer(&solver, io) {
        // The user's time does not count.
        let until = check.limits.until.map(|until| until + waiting.elapsed());
        postponed = Check { limits: Limits { until, ..check.limits }, ..check.clone() };
        question.check = &postponed;
        question.plan = plan_with(Ok(()));
        question.solver = Some(solver);
    }
    let shown = show(&shared, &asked, io);
    let finished = Team { question: &question, shared: &shared, asked: &asked }.answers(first, whole);
    shown.end();
    let Plan { left_out, lacks_solver, .. } = question.plan;
    let mut answer = conclude(finished, left_out);
    if let (Verdict::Unknown, true, Some(missing)) = (answer.verdict, lacks_solver, missing) {
        answer.warnings.push(format!("engines that ask a solver were not tried: {missing}"));
    }
    answer
}

/// Shows how far engines are, and asks them to stop on Ctrl-C.
fn show(shared: &Arc<Shared>, asked: &Arc<AtomicBool>, io: &Io<'_>) -> Shown {
    let (stopped, told, asked) = (Arc::clone(shared), Arc::clone(shared), Arc::clone(asked));
    let stop = move || {
        asked.store(true, Ordering::Relaxed);
        stopped.stop();
    };
    Shown::new(io, stop, move |_| told.line())
}

/// Engines that are asked the same.
struct Team<'a> {
    question: &'a Question<'a>,
    shared: &'a Shared,
    /// Whether somebody wants an end without an answer.
    asked: &'a AtomicBool,
}

impl Team<'_> {
    /// The short search before all others, and whether it has come to an end.
    fn first_search(&self) -> (Finished, bool) {
        let question = self.question;
        self.search(question.plan.first, 1, question.args.search.memory, &self.shared.first)
    }

    /// What engines say after the first search, until one has an answer or all have ended.
    fn answers(&self, first: Finished, whole: bool) -> Vec<Finished> {
        let (question, plan) = (self.question, &self.question.plan);
        // A search that has ended would only end again.
        let together = plan.together.iter().filter(|who| !(whole && **who == Who::Explore));
        let together: Vec<Who> = together.copied().collect();
        let mut finished = vec![first];
        finished.extend(match question.jobs {
            1 => self.by_turns(&together),
            _ => self.side_by_side(&together),
        });
        let cut = |one: &Finished| {
            one.answer.engine == "explore"
                && matches!(one.code(), Some(ReasonCode::StateLimit | ReasonCode::StepLimit))
        };
        let external = finished.iter().any(|one| one.code() == Some(ReasonCode::ExternalFunction));
        let ended = finished.iter().any(Finished::is_final) || self.asked.load(Ordering::Relaxed);
        // What nobody defines is not called after all.
        if plan.search != ALL && !external && !ended && finished.iter().skip(1).any(cut) {
            finished.push(self.search(ALL, question.jobs, question.args.search.memory, &self.shared.last).0);
        }
        finished
    }

    /// A search by itself, and whether it has come to an end.
    fn search(&self, budget: Budget, workers: usize, memory: u64, progress: &Progress) -> (Finished, bool) {
        let started = Instant::now();
        let answer = self.question.explore(budget, workers, memory, progress);
        let seconds = started.elapsed().as_secs_f64();
        let used_up = progress.steps.load(Ordering::Relaxed) >= budget.steps;
        let whole = progress.open.load(Ordering::Relaxed) == 0 && !used_up;
        (Finished { answer, budget: budget.words(), seconds, stopped: false }, whole)
    }

    /// Whether nobody else need be asked after the first search, which has perhaps looked at all there is.
    fn is_enough(&self, first: &Finished, whole: bool) -> bool {
        let ended = match first.code() {
            Some(ReasonCode::Timeout | ReasonCode::Interrupted | ReasonCode::Internal) => true,
            // Everybody comes to it, and there is no violation elsewhere.
            Some(ReasonCode::ExternalFunction) => whole && first.tried_all_inputs(),
            _ => false,
        };
        ended || first.is_final()
    }

    /// Engines at once, until one has an answer.
    fn side_by_side(&self, together: &[Who]) -> Vec<Finished> {
        let mut later = self.question.plan.later.clone();
        let mut finished: Vec<Finished> = Vec::new();
        let mut panicked = None;
        let mut over = false;
        let turn = Turn::whole(self.question.plan.search);
        std::thread::scope(|scope| {
            let (send, receive) = channel();
            let start = |who: Who| {
                let (send, question, shared) = (send.clone(), self.question, self.shared);
                scope.spawn(move || {
                    let started = Instant::now();
                    let answer = catch_unwind(AssertUnwindSafe(|| question.ask(who, turn, shared)));
                    // Whoever asked is waiting for it.
                    let _ = send.send((who, answer, started.elapsed().as_secs_f64()));
                });
            };
            let mut running = together.len();
            together.iter().copied().for_each(start);
            while running > 0 || (!later.is_empty() && !over) {
                if running == 0 || (!finished.is_empty() && !over) {
                    running += later.len();
                    later.drain(..).for_each(start);
                }
                self.shared.pass_on();
                let Ok((who, answer, seconds)) = receive.recv_timeout(OFTEN) else { continue };
                running -= 1;
                match answer {
                    Ok(answer) => {
                        let stopped = over && !self.asked.load(Ordering::Relaxed);
                        let budget = self.question.budget(who, turn);
                        finished.push(Finished { answer, budget, seconds, stopped });
                    }
                    // A bug is one, whoever else has an answer.
                    Err(panic) => panicked = Some(panic),
                }
                let asked = self.asked.load(Ordering::Relaxed);
                if !over && (asked || panicked.is_some() || finished.iter().any(Finished::is_final)) {
                    over = true;
                    self.shared.stop();
                }
            }
        });
        match panicked {
            Some(panic) => resume_unwind(panic),
            None => finished,
        }
    }
}
