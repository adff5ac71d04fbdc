//! The engine: a program and what to check in, an answer out.

mod assumptions;
mod violations;

use assumptions::{Assumed, Look};
use violations::INCOMPLETE_SECTION;
pub(crate) use violations::{UNCLEAR, UNCLEAR_RACE};

use crate::cross::Crossed;
use crate::pruning::Pruning;
use crate::question::{Asker, Model, Said, any, completed, doubts};
use crate::reached::Reached;
use crate::threads::{Encoding, Executions, MemoryModel, is_trouble, program_ends, threads_end};
use crate::unwinding::{cut_bounds, doubled, grow, reason_of, unanswered};
use program::Program;
use program::code::{FuncId, Pc};
use program::primitive::Primitive;
use sem::domain::Domain;
use sem::ub::ClassSet;
use solver::{Kind, Limits};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use symbolic::threads::Sharing;
use symbolic::walk::{Bounds, CutAt, Walk};
use symbolic::{Bool, Machine, Options, Stopped, Symbolic};
use term::{Assignment, TermId, Terms};
use verdict::places::Places;
use verdict::property::Class;
use verdict::schedule::{NotReplayed, Schedule};
use verdict::status::{Bound, BoundKind};
use verdict::unreached::Seen;
use verdict::{Answer, Approximation, Entry, Property, Reason, ReasonCode, Scope, Selection, Trace, Verdict};

/// What to check, and how.
pub struct Check {
    /// Where the program starts.
    pub main: FuncId,
    /// The classes.
    pub selection: Selection,
    /// How often loops are unwound; none to let the bounds grow where something is cut.
    pub unwind: Option<u32>,
    /// Whether to go on after the first violation.
    pub all_violations: bool,
    /// Whether allocations may fail.
    pub malloc_may_fail: bool,
    /// Whether threads that wait for a signal may wake up by themselves.
    pub spurious_wakeups: bool,
    /// How executions of several threads become a formula.
    pub encoding: Encoding,
    /// Whether the program has atomic accesses that do not order everything: what they leave open is not looked at here.
    pub weak_atomics: bool,
    /// What bounds that grow do not grow beyond; none if nothing stops them.
    pub greatest: Option<u32>,
    /// How long a solver may think about one question.
    pub question: Option<Duration>,
    /// Who answers questions.
    pub solver: Kind,
    /// Who is asked again, and must not disagree.
    pub cross_check: Option<Kind>,
    /// Until when.
    pub until: Option<Instant>,
    /// How much memory a solver may use, in megabytes.
    pub memory_mb: Option<u64>,
    /// How many steps are walked.
    pub steps: u64,
    /// Whether executions count for nothing from where undefined behaviour happens that is not checked: listed, rather than unknown.
    pub assume_no_ub: bool,
}

/// What is being done, to be looked at meanwhile.
#[derive(Debug, Default)]
pub struct Progress {
    /// Steps walked.
    pub steps: AtomicU64,
    /// Terms made.
    pub terms: AtomicU64,
    /// Questions asked.
    pub questions: AtomicU64,
    /// The greatest bound.
    pub bound: AtomicU64,
    /// Nothing is violated, and nothing is unsupported, as long as no loop goes round more often than this.
    pub clear: AtomicU64,
    /// Checks that somebody has proved: they are never the first to be violated in an execution. The class, and the op.
    pub proved: Mutex<BTreeSet<(Class, Pc)>>,
    /// Set by whoever wants it to stop.
    pub stop: AtomicBool,
}

/// What came of making the choices of a violation again.
pub struct Replayed {
    /// The violation, as it is reported.
    pub property: Property,
    /// The way there.
    pub trace: Option<Trace>,
}

/// Checks a program. `replay` makes choices again in the machine of words: a violation, nothing if there is none, or why that cannot be done.
pub fn check(
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    progress: &Progress,
    answer: Answer,
    mut replay: impl FnMut(&Schedule) -> Result<Option<Replayed>, NotReplayed>,
) -> Answer {
    let mut run = Run {
        program,
        places,
        what,
        progress,
        answer,
        bounds: Bounds { steps: what.steps, ..Bounds::all(what.unwind.unwrap_or(1)) },
        checked: None,
        clear: 0,
        violated: Vec::new(),
        crossed: Crossed::default(),
        asker: Asker::default(),
        reached: Reached::watching(program),
        pruning: Pruning::default(),
        domain: Symbolic::new(),
        sharing: Sharing::default(),
        executions: None,
        solving: Duration::ZERO,
        walking: Duration::ZERO,
        left_out: BTreeSet::new(),
        assumption: Assumed::Open,
        arbitrary_loads: false,
        only_complete_sections: false,
    };
    run.answer.config.solver = Some(what.solver.name().to_string());
    run.answer.ledger.note(match what.encoding.memory_model() {
        MemoryModel::Sc => Entry::new(Approximation::SequentialConsistency),
        MemoryModel::Tso => Entry::because(
            Approximation::StoreBuffers,
            "memory is TSO: stores of a thread reach memory late, in order",
        ),
        MemoryModel::Pso => {
            let message = "memory is PSO: stores of a thread reach memory late, in order at each place";
            Entry::because(Approximation::StoreBuffers, message)
        }
    });
    if !what.malloc_may_fail {
        run.answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
    }
    if !what.spurious_wakeups && program.calls_primitive(Primitive::MayWake) {
        run.answer.ledger.note(Entry::new(Approximation::NoSpuriousWakeups));
    }
    loop {
        match run.once(&mut replay) {
            Ok(Next::Again | Next::Longer) => {}
            Ok(Next::Bounded(bounds)) => return run.bounded(bounds),
            Ok(Next::Done) => return run.done(),
            Err(reason) => return run.unknown(reason),
        }
    }
}

/// About so much memory a term takes, with all that is kept about it.
const BYTES_OF_TERM: usize = 128;

/// What comes after a walk.
enum Next {
    /// There is no more to be found.
    Done,
    /// Another walk, since bounds have grown.
    Again,
    /// The same walk again, since there are more steps to look at.
    Longer,
    /// There is no more to be found within the bounds, and something goes beyond these.
    Bounded(Vec<Bound>),
}

struct Run<'r, 'p> {
    program: &'p Program,
    places: &'r Places<'r>,
    what: &'r Check,
    progress: &'r Progress,
    answer: Answer,
    bounds: Bounds,
    /// The bounds up to which violations were looked for.
    checked: Option<Bounds>,
    /// Nothing is violated as long as no loop goes round more often than this.
    clear: u32,
    violated: Vec<Class>,
    crossed: Crossed,
    asker: Asker,
    reached: Reached,
    /// Which paths are possible.
    pruning: Pruning,
    /// The terms of the walks before: most of them are those of the next one, too.
    domain: Symbolic,
    /// What threads are known to share.
    sharing: Sharing,
    /// The executions of the last walk, if there are several threads.
    executions: Option<Executions>,
    solving: Duration,
    walking: Duration,
    /// Checks that were not looked at because they are proved.
    left_out: BTreeSet<(Class, Pc)>,
    /// Whether undefined behaviour is excluded that is not checked and that no execution is followed beyond.
    assumption: Assumed,
    /// Whether a load is reachable that is not legal, and not checked: from then on such loads are followed.
    arbitrary_loads: bool,
    /// Whether executions were left out in which an atomic section does not complete.
    only_complete_sections: bool,
}

impl<'p> Run<'_, 'p> {
    /// How long a solver may think, and how much it may use.
    fn limits(&self) -> Limits {
        let left = self.what.until.map(|until| until.saturating_duration_since(Instant::now()));
        let time = left.into_iter().chain(self.what.question).min();
        Limits { memory_mb: self.what.memory_mb, time, plain: false, until: self.what.until }
    }

    fn ask(&mut self, walk: &mut Walk<'p>, question: Bool) -> Result<Option<term::Assignment>, Reason> {
        match self.put(walk, question, Asker::ask)? {
            Said::Can(model) => Ok(Some(*model)),
            Said::Cannot => Ok(None),
            Said::Unknown(reason) => {
                Err(unanswered(&reason, &self.what.solver, self.progress, self.what.until))
            }
        }
    }

    /// Puts a question to the solver, in one of the ways that there are, until its answer breaks nothing that it was not told.
    fn put(
        &mut self,
        walk: &mut Walk<'p>,
        question: Bool,
        ask: impl Fn(&mut Asker, &mut Terms, &Kind, Limits, TermId) -> Said,
    ) -> Result<Said, Reason> {
        let can = |walk: &Walk<'p>, model| Said::Can(Box::new(completed(walk, model)));
        let question = match question {
            Bool::Const(false) => return Ok(Said::Cannot),
            Bool::Const(true) if self.executions.is_none() => return Ok(can(walk, Assignment::new())),
            truth => walk.machine.d.truth_term(truth),
        };
        loop {
            let said = self.put_once(walk, question, &ask)?;
            let Said::Can(model) = said else { return Ok(said) };
            if !self.tell_broken_rules(walk, &model) {
                return Ok(can(walk, *model));
            }
        }
    }

    fn put_once(
        &mut self,
        walk: &mut Walk<'p>,
        question: TermId,
        ask: &impl Fn(&mut Asker, &mut Terms, &Kind, Limits, TermId) -> Said,
    ) -> Result<Said, Reason> {
        let terms = &mut walk.machine.d.terms;
        if let Some(said) = self.asker.known(terms, question) {
            return Ok(said);
        }
        let started = Instant::now();
        self.progress.questions.fetch_add(1, Ordering::Relaxed);
        let limits = self.limits();
        let said = ask(&mut self.asker, terms, &self.what.solver, limits, question);
        self.solving += started.elapsed();
        if let Some(second) = &self.what.cross_check {
            let limits = self.limits();
            let question = self.asker.whole(&mut walk.machine.d.terms, question);
            self.crossed.compare(walk, [&self.what.solver, second], limits, question, &said)?;
        }
        Ok(said)
    }

    /// Tells the solver what these values break that holds in every execution; whether there is anything.
    fn tell_broken_rules(&mut self, walk: &mut Walk<'p>, model: &Assignment) -> bool {
        let rules = self.executions.as_ref().map_or(&[][..], Executions::later);
        if rules.is_empty() {
            return false;
        }
        let broken: Vec<Bool> = {
            let mut model = Model::new(walk, model);
            rules.iter().copied().filter(|rule| !model.is_true(*rule)).collect()
        };
        for &rule in &broken {
            let rule = walk.machine.d.truth_term(rule);
            self.asker.add_background(&mut walk.machine.d.terms, rule);
        }
        !broken.is_empty()
    }

    /// Warns of what no execution reaches or passes, unless nothing was checked: then of what none passes.
    fn warn(&mut self, walk: &mut Walk<'p>, seen: Seen, checked: bool) -> Result<(), Reason> {
        if !self.violated.is_empty() {
            return Ok(());
        }
        let asserts = checked && self.what.selection.contains(Class::Assert);
        let (reached, known) = (std::mem::take(&mut self.reached), self.asker.models());
        let warnings = reached.warnings(walk, self.places, (seen, asserts), &known, |walk, question| {
            Ok(match self.put(walk, question, Asker::ask_quickly)? {
                Said::Can(model) => Some(Some(*model)),
                Said::Cannot => Some(None),
                Said::Unknown(_) => None,
            })
        });
        self.reached = reached;
        self.answer.warnings.extend(warnings?);
        Ok(())
    }

    /// Walks up to the bounds, and asks what there is to ask.
    fn once(
        &mut self,
        replay: &mut impl FnMut(&Schedule) -> Result<Option<Replayed>, NotReplayed>,
    ) -> Result<Next, Reason> {
        let mut walk = self.walk()?;
        self.executions = Executions::new(&mut walk, self.program, self.what.encoding);
        if self.executions.is_some() {
            self.answer.stat("threads", walk.machine.started().len() + 1);
            self.answer.stat("events", walk.machine.events().len());
        }
        let next = loop {
            // What is not complete then must not be asked about.
            if walk.machine.d.is_over() {
                break Err(self.out_of_limits(&walk));
            }
            self.tell_executions(&mut walk);
            match self.ask_all(&mut walk, replay) {
                Ok(Next::Longer) => {
                    self.progress.terms.store(walk.machine.d.terms.len() as u64, Ordering::Relaxed);
                }
                next => break next,
            }
        };
        let over = walk.machine.d.is_over().then(|| self.out_of_limits(&walk));
        if over.is_none() {
            self.note_formula(&walk);
        }
        self.domain = walk.machine.d;
        match (next, over) {
            // What was not looked at for want of time was not excluded.
            (Ok(Next::Done | Next::Bounded(_)), Some(reason)) if self.violated.is_empty() => Err(reason),
            (next, _) => next,
        }
    }

    fn ask_all(
        &mut self,
        walk: &mut Walk<'p>,
        replay: &mut impl FnMut(&Schedule) -> Result<Option<Replayed>, NotReplayed>,
    ) -> Result<Next, Reason> {
        let grows = self.what.unwind.is_none();
        // As long as there are more executions to see, violations are looked for only when a bound has doubled.
        let early = match grows && !doubled(&self.bounds, self.checked.as_ref()) {
            true => self.reached_cuts(walk).ok(),
            false => None,
        };
        if let Some(reached) = early.as_ref().filter(|reached| !reached.is_empty())
            && grow(&mut self.bounds, reached, self.what.greatest, self.progress)
        {
            return Ok(Next::Again);
        }
        self.checked = Some(self.bounds.clone());
        self.find_violations(walk, replay)?;
        if !self.violated.is_empty() && !self.what.all_violations {
            return Ok(Next::Done);
        }
        // Where something could not be done, and where the walk stopped.
        let trouble = walk.ends.iter().filter(|end| is_trouble(&end.how));
        let trouble: Vec<_> = trouble
            .map(|end| {
                (end.path, end.at, self.reason_of(&end.how, &walk.machine.stack_of(end.pc, end.context)))
            })
            .collect();
        let trouble: Vec<(Bool, Reason)> = trouble
            .into_iter()
            .map(|(path, at, reason)| (self.while_running(walk, &at, path), reason))
            .collect();
        self.ask_about_trouble(walk, trouble)?;
        if self.look_for_assumption(walk)? == Look::Further {
            return Ok(Next::Again);
        }
        // What is followed, but not with all that it can do.
        let not_followed = self.executions.iter().flat_map(|executions| {
            executions.not_followed().into_iter().map(|(number, what)| {
                let event = &walk.machine.events()[number];
                let stack = walk.machine.stack_of(event.pc, event.context);
                (executions.events().happens[number], self.reason_of(&what, &stack))
            })
        });
        let not_followed: Vec<(Bool, Reason)> = not_followed.collect();
        let is_all = !self.only_complete_sections && not_followed.is_empty();
        if self.violated.is_empty() && self.assumption == Assumed::Holds && is_all {
            let smallest = self.bounds.loops.values().chain(self.bounds.recursions.values()).min();
            self.clear = self.clear.max(smallest.copied().unwrap_or(self.bounds.usual));
            if self.executions.is_none() {
                self.progress.clear.fetch_max(self.clear.into(), Ordering::Relaxed);
            }
        }
        let reached = early.map_or_else(|| self.reached_cuts(walk), Ok)?;
        if grows && !reached.is_empty() && grow(&mut self.bounds, &reached, self.what.greatest, self.progress)
        {
            return Ok(Next::Again);
        }
        // There is nothing more to see: greater bounds could have shown a violation.
        self.ask_about_trouble(walk, not_followed)?;
        let mut bounds = cut_bounds(self.program, self.places, &self.bounds, &reached);
        if self.goes_further(walk)? {
            let Some(executions) = &mut self.executions else {
                return Err(Reason::new(ReasonCode::Internal));
            };
            if executions.lengthen(&mut walk.machine.d) {
                return Ok(Next::Longer);
            }
            let limit = executions.steps().unwrap_or(0) as u64;
            bounds.push(Bound { kind: BoundKind::Depth, limit, cut: Vec::new() });
        }
        if let Some(executions) = &mut self.executions {
            match executions.contexts_cut() {
                Some(most) => {
                    bounds.push(Bound { kind: BoundKind::Contexts, limit: most.into(), cut: Vec::new() });
                }
                // From now on only of executions that go as far as they can.
                None if bounds.is_empty() => {
                    executions.go_on_to_the_end(&mut walk.machine.d);
                    self.tell_executions(walk);
                }
                None => {}
            }
        }
        self.not_looked_for()?;
        // What is said holds under these conditions, up to the bounds as well.
        self.note_doubts(walk)?;
        if self.settle_assumption(walk)? == Look::Further {
            return Ok(Next::Again);
        }
        if self.only_complete_sections && self.violated.is_empty() {
            return Err(Reason::because(ReasonCode::Unsupported, INCOMPLETE_SECTION));
        }
        if !bounds.is_empty() {
            self.warn(walk, Seen::UpToTheBound, true)?;
            return Ok(Next::Bounded(bounds));
        }
        let through = self.got_through(walk);
        let nothing = |reason: &Reason| reason.code == ReasonCode::NothingChecked;
        if through.as_ref().err().is_none_or(nothing) {
            self.warn(walk, Seen::Everything, through.is_ok())?;
        }
        through.map(|()| Next::Done)
    }

    /// Ends the check if something can happen that could not be followed, for the reason given with it.
    fn ask_about_trouble(&mut self, walk: &mut Walk<'p>, trouble: Vec<(Bool, Reason)>) -> Result<(), Reason> {
        let any_trouble = any(&mut walk.machine.d, trouble.iter().map(|(path, _)| *path));
        let Some(model) = self.ask(walk, any_trouble)? else { return Ok(()) };
        let mut model = Model::new(walk, &model);
        let met = trouble.into_iter().find(|(path, _)| model.is_true(*path));
        Err(met.map_or_else(|| Reason::new(ReasonCode::Internal), |(_, reason)| reason))
    }

    /// Which limit has ended it.
    fn out_of_limits(&self, walk: &Walk<'p>) -> Reason {
        Reason::new(match walk.machine.d.has_too_many_terms() {
            true => ReasonCode::MemoryLimit,
            false => ReasonCode::Timeout,
        })
    }

    /// Says what holds in every execution, before anything is asked.
    fn tell_executions(&mut self, walk: &mut Walk<'p>) {
        let executions =
            self.executions.as_ref().map(|executions| walk.machine.d.truth_term(executions.hold()));
        self.asker.set_background(executions);
    }

    /// Whether some execution goes on after the last step that is looked at.
    fn goes_further(&mut self, walk: &mut Walk<'p>) -> Result<bool, Reason> {
        let Some(executions) = &self.executions else { return Ok(false) };
        let further = executions.goes_further(&mut walk.machine.d);
        Ok(further != Bool::Const(false) && self.ask(walk, further)?.is_some())
    }

    /// What some execution goes beyond, so that only that grows which has to.
    fn reached_cuts(&mut self, walk: &mut Walk<'p>) -> Result<Vec<CutAt>, Reason> {
        let mut paths: BTreeMap<CutAt, Vec<Bool>> = BTreeMap::new();
        for cut in walk.cuts.clone() {
            let path = self.while_running(walk, &cut.moment, cut.path);
            paths.entry(cut.at).or_default().push(path);
        }
        let d = &mut walk.machine.d;
        let mut left: Vec<(CutAt, Bool)> = paths.into_iter().map(|(at, paths)| (at, any(d, paths))).collect();
        let mut reached = Vec::new();
        loop {
            let some = any(&mut walk.machine.d, left.iter().map(|(_, path)| *path));
            let Some(model) = self.ask(walk, some)? else { return Ok(reached) };
            // Everything that these values lead to need not be asked for.
            let mut model = Model::new(walk, &model);
            let before = left.len();
            left.retain(|(at, path)| {
                let met = model.is_true(*path);
                if met {
                    reached.push(*at);
                }
                !met
            });
            if left.len() == before {
                return Err(Reason::new(ReasonCode::Internal));
            }
        }
    }

    /// Says what the walk has taken for granted, if some execution shows it.
    fn note_doubts(&mut self, walk: &mut Walk<'p>) -> Result<(), Reason> {
        for (entry, when) in doubts(walk) {
            if self.ask(walk, when)?.is_some() {
                self.answer.ledger.note(entry);
            }
        }
        Ok(())
    }

    /// When something is true, and nobody has ended the program before.
    fn while_running(&self, walk: &mut Walk<'p>, at: &symbolic::record::Instant, truth: Bool) -> Bool {
        match &self.executions {
            Some(executions) => executions.while_running(walk, at, truth),
            None => truth,
        }
    }

    /// Walks until it is known what threads share.
    fn walk(&mut self) -> Result<Walk<'p>, Reason> {
        loop {
            let mut walk = self.walk_once()?;
            let (sharing, grown) = walk.machine.learn();
            self.sharing = sharing;
            let out_of_time = walk.ends.iter().any(|end| matches!(end.how, Stopped::Limit));
            if !grown || out_of_time {
                return Ok(walk);
            }
            self.domain = walk.machine.d;
        }
    }

    fn walk_once(&mut self) -> Result<Walk<'p>, Reason> {
        let started = Instant::now();
        let options = Options {
            allocations_may_fail: self.what.malloc_may_fail,
            spurious_wakeups: self.what.spurious_wakeups,
            checked: ClassSet::of(self.what.selection.classes().iter().copied()),
            arbitrary_loads: self.arbitrary_loads,
        };
        let mut domain = std::mem::take(&mut self.domain);
        domain.until = self.what.until;
        domain.most_terms = self.what.memory_mb.map(|megabytes| (megabytes << 20) as usize / BYTES_OF_TERM);
        let sharing = std::mem::take(&mut self.sharing);
        let machine =
            Machine::with_sharing(self.program, options, domain, sharing).and_then(|mut machine| {
                let stages = machine.start_program(self.what.main)?;
                Ok((machine, stages))
            });
        let (machine, stages) = machine.map_err(|stopped| self.reason_of(&stopped, &[]))?;
        let mut walk = Walk::new(self.program, machine, Some(stages), self.bounds.clone());
        let (progress, reached) = (self.progress, &mut self.reached);
        reached.restart();
        let go_on = |walk: &Walk<'_>| {
            progress.steps.store(walk.machine.steps(), Ordering::Relaxed);
            progress.terms.store(walk.machine.d.terms.len() as u64, Ordering::Relaxed);
            !progress.stop.load(Ordering::Relaxed) && !walk.machine.d.is_over()
        };
        // Questions that nobody puts to a second solver are not asked if one was asked for.
        let asks = self.what.cross_check.is_none();
        let (what, pruning) = (self.what, &mut self.pruning);
        let asked = pruning.time;
        let possible = |walk: &Walk<'_>, path| !asks || pruning.possible(walk, what, progress, path);
        walk.run_possible(go_on, possible, |machine| reached.note(machine));
        let asked = self.pruning.time - asked;
        self.solving += asked;
        self.walking += started.elapsed().saturating_sub(asked);
        self.note_sizes(&walk);
        Ok(walk)
    }

    fn note_sizes(&mut self, walk: &Walk<'_>) {
        self.answer.stats.clear();
        self.answer.stat("steps", walk.machine.steps());
        self.answer.stat("terms", walk.machine.d.terms.len() - self.asker.made);
        self.answer.stat("checks", walk.machine.obligations().len());
        self.answer.stat("merges", walk.merges);
    }

    /// How large the formula of several threads is.
    fn note_formula(&mut self, walk: &Walk<'_>) {
        let Some(executions) = &self.executions else { return };
        if let Some(steps) = executions.steps() {
            self.answer.stat("steps_bound", steps);
        }
        if let Bool::Term(term) = executions.hold() {
            self.answer.stat("formula_terms", walk.machine.d.terms.postorder([term]).len());
        }
    }

    /// Whether everything was looked for that was asked for.
    fn not_looked_for(&self) -> Result<(), Reason> {
        let (selection, weak) = (&self.what.selection, self.what.weak_atomics);
        match self.executions.as_ref().and_then(|_| not_looked_for(selection, weak)) {
            Some(what) => Err(Reason::because(ReasonCode::Unsupported, what)),
            None => Ok(()),
        }
    }

    /// Whether some execution comes to an end, to a violation that nobody asked for, or to where a thread may wait for ever: otherwise nothing was checked.
    fn got_through(&mut self, walk: &mut Walk<'p>) -> Result<(), Reason> {
        if !self.violated.is_empty() {
            return Ok(());
        }
        let mut ends = match &self.executions {
            Some(executions) => vec![program_ends(executions, walk)],
            None => self.ends_of_one_thread(walk),
        };
        for number in 0..walk.machine.obligations().len() {
            let obligation = &walk.machine.obligations()[number];
            if self.asked(&obligation.failure).is_none() {
                let (at, broken) = (obligation.at, walk.broken(number));
                ends.push(self.while_running(walk, &at, broken));
            }
        }
        let some = any(&mut walk.machine.d, ends);
        if self.ask(walk, some)?.is_some() {
            return Ok(());
        }
        if let Some(executions) = &self.executions {
            let ends = threads_end(executions, walk);
            // Threads that go round for ever come to no end, and contradict nothing.
            if self.ask(walk, ends)?.is_some() || !self.leaves_out(walk)? {
                return Ok(());
            }
        }
        Err(Reason::new(ReasonCode::NothingChecked))
    }

    /// Whether some execution contradicts an assumption.
    fn leaves_out(&mut self, walk: &mut Walk<'p>) -> Result<bool, Reason> {
        let assumptions = walk.machine.assumptions().to_vec();
        let d = &mut walk.machine.d;
        let broken = assumptions.iter().map(|assumption| {
            let not = d.not_b(assumption.condition);
            d.and_b(assumption.path, not)
        });
        let broken: Vec<Bool> = broken.collect();
        let some = any(d, broken);
        Ok(self.ask(walk, some)?.is_some())
    }

    fn ends_of_one_thread(&self, walk: &mut Walk<'p>) -> Vec<Bool> {
        let mut ends: Vec<Bool> =
            walk.ends.iter().map(|end| end.path).chain(walk.spins.iter().copied()).collect();
        for wait in walk.machine.waits().to_vec() {
            let waits = walk.machine.d.not_b(wait.condition);
            ends.push(walk.machine.d.and_b(wait.path, waits));
        }
        ends
    }

    fn reason_of(&self, stopped: &Stopped, stack: &[Pc]) -> Reason {
        reason_of(self.places, self.progress, self.what.until, stopped, stack)
    }

    /// No violation up to the bounds, and something goes on beyond them.
    fn bounded(mut self, bounds: Vec<Bound>) -> Answer {
        self.answer.scope = Scope::Bounded { bounds };
        if self.violated.is_empty() {
            self.answer.verdict = Verdict::True;
            self.answer.coverage = Some(self.reached.coverage(self.program, Seen::UpToTheBound));
        }
        self.finish(Verdict::Unknown)
    }

    fn done(mut self) -> Answer {
        let stopped = !self.violated.is_empty() && !self.what.all_violations;
        if self.violated.is_empty() {
            self.answer.verdict = Verdict::True;
            self.answer.coverage = Some(self.reached.coverage(self.program, Seen::Everything));
        }
        self.answer.scope = Scope::Complete;
        self.finish(if stopped { Verdict::Unknown } else { Verdict::True })
    }

    fn unknown(mut self, reason: Reason) -> Answer {
        if self.violated.is_empty() {
            self.answer.verdict = Verdict::Unknown;
            // What a limit has ended has covered so much.
            let steps = self.executions.as_ref().and_then(Executions::steps);
            let limited = matches!(
                reason.code,
                ReasonCode::Timeout
                    | ReasonCode::Interrupted
                    | ReasonCode::MemoryLimit
                    | ReasonCode::StepLimit
                    | ReasonCode::Solver
            );
            if limited && self.clear > 0 && steps.is_none() {
                let covered = Bound { kind: BoundKind::Unwind, limit: self.clear.into(), cut: Vec::new() };
                self.answer.scope = Scope::Bounded { bounds: vec![covered] };
            }
            self.answer.reason = Some(reason);
        }
        self.finish(Verdict::Unknown)
    }

    /// Says what came of the classes in which nothing was found.
    fn finish(mut self, rest: Verdict) -> Answer {
        for &class in self.what.selection.classes().iter().filter(|class| !self.violated.contains(class)) {
            self.answer.properties.push(Property::of_class(class, rest));
        }
        if self.answer.verdict == Verdict::True && !self.left_out.is_empty() {
            self.answer.ledger.note(Entry::new(Approximation::ProvedBefore));
        }
        self.answer.stat("walk_seconds", self.walking.as_secs_f64());
        self.answer.stat("solver_seconds", self.solving.as_secs_f64());
        if self.what.cross_check.is_some() {
            self.answer.stat("cross_checked", self.crossed.checked);
            self.answer.stat("cross_unknown", self.crossed.unknown);
        }
        self.answer.settled()
    }
}

/// What is not looked for in programs with several threads, if it was asked for.
pub(crate) fn not_looked_for(selection: &Selection, weak_atomics: bool) -> Option<String> {
    let classes: Vec<&str> = [Class::Leak, Class::Cleanup]
        .into_iter()
        .filter(|class| selection.contains(*class))
        .map(Class::name)
        .collect();
    if !classes.is_empty() {
        let classes = classes.join(", ");
        return Some(format!(
            "not supported: {classes} with several threads in this engine: use --engine explore"
        ));
    }
    (weak_atomics && selection.contains(Class::Race)).then(|| {
        "not supported: races that weak atomic accesses leave open in this engine: use --engine explore, or --property without race".to_string()
    })
}
