//! Questions about terms, and the time and memory that answers may take.
//!
//! Cost: a question that is not known costs starting a solver, some milliseconds, and writing its terms. Who has many that are alike asks one solver ([`Oracle::start`]).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use solver::{Answer, Code, Kind, Limits, Reason, Solver};
use term::{Assignment, TermId, Terms};

/// How long a question may take at first.
const QUICK: Duration = Duration::from_secs(3);
/// After so many solvers that have ended one after the other, no more are started.
const MOST_ACCIDENTS: u32 = 8;
/// How long one may take that nobody has limited.
const LONGEST: Duration = Duration::from_secs(120);

/// Who is asked, and how long.
pub struct Oracle<'a> {
    /// The solver.
    pub kind: Kind,
    /// Until when.
    pub until: Option<Instant>,
    /// How much memory a solver may use, in megabytes.
    pub memory_mb: Option<u64>,
    /// Set by whoever wants it to stop.
    pub stop: &'a AtomicBool,
    /// How many questions were asked.
    pub questions: &'a AtomicU64,
    /// How long solvers have taken.
    pub solving: Duration,
    /// Why a solver has ended that should not have: without that there might be an answer.
    pub accident: Option<Reason>,
    /// How many have done so one after the other.
    pub accidents: u32,
}

impl Oracle<'_> {
    /// Whether nothing more may be asked.
    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Why nothing more is asked, if that is so.
    fn may_ask(&self) -> Result<(), Reason> {
        match &self.accident {
            _ if self.is_over() => Err(Reason::new(Code::Timeout, "the time is up")),
            Some(accident) if self.accidents >= MOST_ACCIDENTS => Err(accident.clone()),
            _ => Ok(()),
        }
    }

    /// What a solver may use that is given `most` for each question.
    fn limits(&self, most: Option<Duration>) -> Limits {
        let left = self.until.map(|until| until.saturating_duration_since(Instant::now()));
        let time = match (left, most) {
            (Some(left), Some(most)) => Some(left.min(most)),
            (left, most) => left.or(most),
        };
        Limits { memory_mb: self.memory_mb, time, plain: true, until: self.until }
    }

    /// A solver to be asked several questions, with `most` time for each.
    pub fn start(&self, most: Option<Duration>) -> Result<Solver, Reason> {
        self.may_ask()?;
        Solver::start(&self.kind, self.limits(most))
    }

    /// The same, of one that can say which assumptions cannot all be true ([`Oracle::why_not`]).
    pub fn start_explaining(&self, most: Option<Duration>) -> Result<Solver, Reason> {
        self.may_ask()?;
        Solver::start_explaining(&self.kind, self.limits(most))
    }

    /// Asks a solver that explains: which of these truth values cannot all be true together with its assertions, or nothing if they can.
    pub fn why_not(
        &mut self,
        solver: &mut Solver,
        terms: &Terms,
        assumptions: &[TermId],
    ) -> Result<Option<Vec<usize>>, Reason> {
        self.may_ask()?;
        let started = Instant::now();
        self.questions.fetch_add(1, Ordering::Relaxed);
        let answer = solver.unsat_assumptions(terms, assumptions);
        self.solving += started.elapsed();
        self.note_accident(answer)
    }

    /// Asks a solver that was started: values that make the assertions and these assumptions true, or nothing if there are none.
    pub fn put(
        &mut self,
        solver: &mut Solver,
        terms: &Terms,
        assumptions: &[TermId],
    ) -> Result<Option<Assignment>, Reason> {
        self.may_ask()?;
        let started = Instant::now();
        self.questions.fetch_add(1, Ordering::Relaxed);
        let answer = match solver.check_assuming(terms, assumptions) {
            Answer::Sat => solver.model(terms).map(Some),
            Answer::Unsat => Ok(None),
            Answer::Unknown(reason) => Err(reason),
        };
        self.solving += started.elapsed();
        self.note_accident(answer)
    }

    fn note_accident<T>(&mut self, answer: Result<T, Reason>) -> Result<T, Reason> {
        match &answer {
            Err(reason) if matches!(reason.code, Code::Memory | Code::Killed | Code::Died) => {
                self.accident.get_or_insert_with(|| reason.clone());
                self.accidents += 1;
            }
            _ => self.accidents = 0,
        }
        answer
    }

    /// Values that make a truth value true, or nothing if there are none.
    pub fn ask(
        &mut self,
        terms: &Terms,
        what: TermId,
        most: Option<Duration>,
    ) -> Result<Option<Assignment>, Reason> {
        match terms.as_bool(what) {
            Some(true) => return Ok(Some(Assignment::new())),
            Some(false) => return Ok(None),
            None => {}
        }
        // A solver that may be asked more, and then one that may make of the question what it likes: each is quick where the other is not.
        let quick = most.map_or(QUICK, |most| most.min(QUICK));
        let mut solver = self.start(Some(quick))?;
        match self.put(&mut solver, terms, &[what]) {
            Err(reason)
                if reason.code == Code::Timeout
                    && !self.is_over()
                    && most.is_none_or(|most| most > quick) => {}
            answer => return answer,
        }
        let limits = Limits { plain: false, ..self.limits(Some(most.unwrap_or(LONGEST))) };
        let mut solver = Solver::start(&self.kind, limits)?;
        solver.assert(terms, what);
        self.put(&mut solver, terms, &[])
    }
}
