//! What a solver is asked about a walk, and what its answer says about inputs.

use std::collections::VecDeque;
use std::ops::Range;
use std::time::{Duration, Instant};

use rustc_hash::FxHashSet;
use sem::context::Why;
use sem::domain::Domain;
use solver::{Answer, Code, Kind, Limits, Reason, Solver};
use symbolic::record::DoubtKind;
use symbolic::walk::Walk;
use symbolic::{Bool, Bv, Symbolic};
use term::order::Narrow;
use term::{Assignment, BinaryOp, Evaluator, Node, TermId, Terms, Value};
use verdict::{Approximation, Entry};

/// What a solver said.
pub(crate) enum Said {
    /// It can happen, with these values.
    Can(Box<Assignment>),
    /// It cannot.
    Cannot,
    /// It could not be found out.
    Unknown(Reason),
}

/// So many values are tried before a solver is asked.
const MOST_MODELS: usize = 8;
/// After so much time no more are tried.
const MOST_TRYING: Duration = Duration::from_millis(200);

/// How long the solver may think that is asked all questions.
const QUICK: Duration = Duration::from_secs(3);
/// The same at first, if it was told what always holds: who is asked only once makes more of that, but has to find out everything anew.
const QUICK_AT_FIRST: Duration = Duration::from_millis(300);

/// Asks about the terms of one pool. One solver is asked all questions, so that it keeps what it has learned; what it cannot answer soon another one is asked, which
/// may simplify the question as it likes since it is the only one: the first is better at many questions that are alike, the second at hard arithmetic.
#[derive(Default)]
pub(crate) struct Asker {
    solver: Option<Solver>,
    /// What always holds. Solvers are told so before they are asked anything, and make use of it.
    background: Option<TermId>,
    /// What cannot be true.
    impossible: FxHashSet<TermId>,
    /// Values that solvers have found.
    models: VecDeque<Assignment>,
    narrow: Narrow,
    /// How long solvers have taken that were asked only once, at most.
    slowest: Duration,
    /// How many terms were made to ask questions about fewer bits.
    pub(crate) made: usize,
}

impl Asker {
    /// Values that make a truth value true, if it is known already whether there are any.
    pub(crate) fn known(&self, terms: &Terms, what: TermId) -> Option<Said> {
        if self.impossible.contains(&what) {
            return Some(Said::Cannot);
        }
        let started = Instant::now();
        let fits = |model: &&Assignment| {
            let mut values = Evaluator::new(terms, model);
            let mut holds = |term: TermId| values.value(term) == Ok(Value::Bool(true));
            holds(what) && self.background.is_none_or(&mut holds)
        };
        // Of a large formula each takes a while.
        let tried = self.models.iter().take_while(|_| started.elapsed() < MOST_TRYING);
        tried.into_iter().find(fits).map(|model| Said::Can(Box::new(model.clone())))
    }

    /// Says what holds from now on, whatever is asked.
    pub(crate) fn set_background(&mut self, background: Option<TermId>) {
        if background != self.background {
            self.background = background;
            self.solver = None;
            self.impossible.clear();
        }
    }

    /// Says what else holds from now on.
    pub(crate) fn add_background(&mut self, terms: &mut Terms, more: TermId) {
        if let Some(solver) = &mut self.solver {
            solver.assert(terms, more);
        }
        self.background = Some(self.background.map_or(more, |all| terms.and(all, more)));
    }

    /// All of a question: what is asked, and what holds anyway.
    pub(crate) fn whole(&self, terms: &mut Terms, what: TermId) -> TermId {
        self.background.map_or(what, |background| terms.and(background, what))
    }

    /// Asks whether a truth value can be true.
    pub(crate) fn ask(&mut self, terms: &mut Terms, kind: &Kind, limits: Limits, what: TermId) -> Said {
        self.narrowly(terms, what, |asker, terms, what| asker.answer(terms, kind, limits, what))
    }

    /// Asks with as few bits as the question needs, if nothing else is known, and keeps the answer.
    fn narrowly(
        &mut self,
        terms: &mut Terms,
        what: TermId,
        answer: impl FnOnce(&mut Asker, &Terms, TermId) -> Result<Option<Assignment>, Reason>,
    ) -> Said {
        // What always holds is said once, in all bits, to a solver that keeps it: that is worth more than fewer bits.
        let before = terms.len();
        let narrowed = match self.background {
            Some(_) => None,
            None => self.narrow.narrow(terms, what),
        };
        self.made += terms.len() - before;
        let asked = narrowed.as_ref().map_or(what, |narrowed| narrowed.question);
        let answer = match (terms.as_bool(asked), self.background) {
            (Some(true), None) => Ok(Some(Assignment::new())),
            (Some(false), _) => Ok(None),
            _ => answer(self, terms, asked),
        };
        let widen = |model| match &narrowed {
            Some(narrowed) => narrowed.widened(terms, model),
            None => model,
        };
        match answer.map(|model| model.map(widen)) {
            Ok(Some(model)) => {
                self.models.truncate(MOST_MODELS - 1);
                self.models.push_front(model.clone());
                Said::Can(Box::new(model))
            }
            Ok(None) => {
                self.impossible.insert(what);
                Said::Cannot
            }
            Err(reason) => Said::Unknown(reason),
        }
    }

    /// Asks whether a truth value can be true, of whoever answers quickly: nothing if that is nobody.
    pub(crate) fn ask_quickly(
        &mut self,
        terms: &mut Terms,
        kind: &Kind,
        limits: Limits,
        what: TermId,
    ) -> Said {
        let limits = Limits { time: Some(limits.time.map_or(QUICK, |time| time.min(QUICK))), ..limits };
        let quick =
            !matches!(kind, Kind::Command(_)) && limits.time == Some(QUICK) && self.background.is_none();
        self.narrowly(terms, what, |asker, terms, what| match quick {
            true => asker.quick(terms, kind, limits, what).inspect_err(|_| asker.solver = None),
            false => asker.answer(terms, kind, limits, what),
        })
    }

    /// The values that solvers have found.
    pub(crate) fn models(&self) -> Vec<Assignment> {
        self.models.iter().cloned().collect()
    }

    fn answer(
        &mut self,
        terms: &Terms,
        kind: &Kind,
        limits: Limits,
        what: TermId,
    ) -> Result<Option<Assignment>, Reason> {
        let started = Instant::now();
        // Of others it is not known whether they can be asked more than once.
        if !matches!(kind, Kind::Command(_)) && limits.time.is_none_or(|time| time > self.quick_time()) {
            match self.quick(terms, kind, limits, what) {
                Err(reason) if reason.code != Code::Timeout => return Err(reason),
                // Whatever it was doing.
                Err(_) => self.solver = None,
                Ok(answer) => return Ok(answer),
            }
        }
        // What the first has taken is gone.
        let time = limits.time.map(|time| time.saturating_sub(started.elapsed()));
        let mut solver = Solver::start(kind, Limits { time, ..limits })?;
        if let Some(background) = self.background {
            solver.assert(terms, background);
        }
        solver.assert(terms, what);
        let started = Instant::now();
        let answer = solver.check();
        self.slowest = self.slowest.max(started.elapsed());
        match answer {
            Answer::Sat => solver.model(terms).map(Some),
            Answer::Unsat => Ok(None),
            Answer::Unknown(reason) => Err(reason),
        }
    }

    fn quick_time(&self) -> Duration {
        match self.background {
            Some(_) => (2 * self.slowest).clamp(QUICK_AT_FIRST, QUICK),
            None => QUICK,
        }
    }

    /// Asks the solver that is asked all questions.
    fn quick(
        &mut self,
        terms: &Terms,
        kind: &Kind,
        limits: Limits,
        what: TermId,
    ) -> Result<Option<Assignment>, Reason> {
        let quick_time = self.quick_time();
        let solver = match &mut self.solver {
            Some(solver) => solver,
            none => {
                let solver = none.insert(Solver::start(kind, Limits { time: Some(quick_time), ..limits })?);
                if let Some(background) = self.background {
                    solver.assert(terms, background);
                }
                solver
            }
        };
        match solver.check_assuming(terms, &[what]) {
            Answer::Sat => solver.model(terms).map(Some),
            Answer::Unsat => Ok(None),
            Answer::Unknown(reason) => Err(reason),
        }
    }
}

/// Truth values of which one is true if and only if this one is: its cases, if they are few. Paths that fail at the same place were merged, and are easier told apart.
pub(crate) fn cases(d: &mut Symbolic, truth: Bool) -> Vec<Bool> {
    let Bool::Term(term) = truth else { return vec![truth] };
    let mut cases = Vec::new();
    let mut todo = vec![(Bool::Const(true), term)];
    while let Some((before, term)) = todo.pop() {
        let enough = cases.len() + todo.len() >= MOST_CASES;
        let is_or = |term: TermId| matches!(d.terms.node(term), Node::Binary(BinaryOp::Or, ..));
        match d.terms.node(term) {
            Node::Binary(BinaryOp::Or, a, b) if !enough => todo.extend([(before, b), (before, a)]),
            Node::Binary(BinaryOp::And, a, b) if !enough && (is_or(a) || is_or(b)) => {
                let (common, rest) = if is_or(b) { (a, b) } else { (b, a) };
                let before = d.and_b(before, Bool::Term(common));
                todo.push((before, rest));
            }
            _ => cases.push(d.and_b(before, Bool::Term(term))),
        }
    }
    cases
}

/// More cases than this are not told apart.
const MOST_CASES: usize = 64;

/// Truth values in their order, in groups that each have so much in them that was not in those before: the terms that they consist of are counted.
pub(crate) fn groups(terms: &Terms, truths: &[Bool]) -> Vec<Range<usize>> {
    let mut seen: FxHashSet<TermId> = FxHashSet::default();
    let mut sizes = Vec::with_capacity(truths.len());
    for truth in truths {
        let before = seen.len();
        let mut stack: Vec<TermId> = match truth {
            Bool::Term(term) => vec![*term],
            Bool::Const(_) => Vec::new(),
        };
        while let Some(term) = stack.pop() {
            if seen.insert(term) {
                stack.extend(terms.node(term).children());
            }
        }
        sizes.push(seen.len() - before);
    }
    let enough = (seen.len() / MOST_GROUPS).max(LEAST_NEW);
    let mut groups = Vec::new();
    let (mut start, mut new) = (0, 0);
    for (number, size) in sizes.into_iter().enumerate() {
        new += size;
        if new >= enough {
            groups.push(start..number + 1);
            (start, new) = (number + 1, 0);
        }
    }
    if start < truths.len() {
        groups.push(start..truths.len());
    }
    groups
}

/// There are about so many groups, at most.
const MOST_GROUPS: usize = 64;
/// So many new terms are worth a question of their own.
const LEAST_NEW: usize = 4;

/// Whether any of these can be true: a term, unless it is known that none can, or that one is.
pub(crate) fn any(d: &mut Symbolic, truths: impl IntoIterator<Item = Bool>) -> Bool {
    // Halves of halves: a long chain would be as deep as it is long.
    let mut level: Vec<Bool> = truths.into_iter().filter(|truth| *truth != Bool::Const(false)).collect();
    while level.len() > 1 {
        level = level
            .chunks(2)
            .map(|pair| match *pair {
                [a, b] => d.or_b(a, b),
                [a] => a,
                _ => Bool::Const(false),
            })
            .collect();
    }
    level.first().copied().unwrap_or(Bool::Const(false))
}

/// Whether everything is zero that the concrete interpreter takes to be: the time, and unwritten bits where they are checked.
pub(crate) fn nothing_odd(walk: &mut Walk<'_>) -> Bool {
    let machine = &walk.machine;
    let odd: Vec<Bv> = machine
        .chosen()
        .iter()
        .filter(|chosen| !machine.is_replayed(chosen))
        .filter(|chosen| matches!(chosen.why, Why::Freeze | Why::Undef | Why::Unwritten | Why::Time))
        .map(|chosen| chosen.value.clone())
        .collect();
    let d = &mut walk.machine.d;
    let mut all = Bool::Const(true);
    for value in odd {
        let w = d.width(&value);
        let zero = d.bv(w, 0);
        let is_zero = d.eq(w, &value, &zero);
        all = d.and_b(all, is_zero);
    }
    all
}

/// Truth values under an assignment.
pub(crate) struct Model<'a>(Evaluator<'a>);

impl<'a> Model<'a> {
    pub(crate) fn new(walk: &'a Walk<'_>, assignment: &'a Assignment) -> Model<'a> {
        Model(Evaluator::new(&walk.machine.d.terms, assignment))
    }

    /// Whether it is true; what does not depend on what was assigned is as false as anything.
    pub(crate) fn is_true(&mut self, truth: Bool) -> bool {
        match truth {
            Bool::Const(value) => value,
            Bool::Term(term) => self.0.value(term) == Ok(Value::Bool(true)),
        }
    }

    /// The lowest 64 bits of a number.
    pub(crate) fn number(&mut self, value: &Bv) -> u64 {
        self.words(value).first().copied().unwrap_or(0)
    }

    /// A number as words of 64 bits, the lowest first.
    pub(crate) fn words(&mut self, value: &Bv) -> Vec<u64> {
        let bits = match value {
            Bv::Const(bits) => bits.clone(),
            Bv::Term(term) => match self.0.value(*term) {
                Ok(Value::Bits(bits)) => bits,
                _ => return vec![0],
            },
        };
        let word = |low: u32| bits.extract((low + 63).min(bits.width() - 1), low).low_u64();
        (0..bits.width()).step_by(64).map(word).collect()
    }
}

/// What is taken for granted about sizes.
pub(crate) const SIZES: &str = "objects of unknown size are smaller than 64 GiB";

/// What a walk takes for granted, and when that matters.
pub(crate) fn doubts(walk: &mut Walk<'_>) -> Vec<(Entry, Bool)> {
    vec![
        (Entry::because(Approximation::InputRange, SIZES.to_string()), doubtful(walk, DoubtKind::Sizes)),
        (Entry::new(Approximation::FixedAddresses), doubtful_addresses(walk)),
    ]
}

/// When it matters where objects lie.
pub(crate) fn doubtful_addresses(walk: &mut Walk<'_>) -> Bool {
    doubtful(walk, DoubtKind::Addresses)
}

fn doubtful(walk: &mut Walk<'_>, kind: DoubtKind) -> Bool {
    let doubts = walk.machine.doubts().iter().filter(|doubt| doubt.kind == kind);
    let some: Vec<Bool> = doubts.map(|doubt| doubt.when).collect();
    any(&mut walk.machine.d, some)
}

/// Values for everything that was chosen: zero for what does not matter.
pub(crate) fn completed(walk: &Walk<'_>, mut values: Assignment) -> Assignment {
    let terms = &walk.machine.d.terms;
    for chosen in walk.machine.chosen() {
        if let Bv::Term(term) = chosen.value
            && let Some(variable) = terms.as_var(term)
            && values.get(variable).is_none()
        {
            values.set(variable, Value::Bits(bits::Bits::zero(terms.width(term))));
        }
    }
    for &term in walk.machine.d.arbitrary() {
        if let Some(variable) = terms.as_var(term)
            && values.get(variable).is_none()
        {
            values.set(variable, Value::zero(terms.sort(term)));
        }
    }
    values
}

/// What each thread is given, in the order in which it asks, where values are these: whoever makes the choices again comes to the same end.
pub(crate) fn inputs(walk: &Walk<'_>, model: &mut Model<'_>) -> Vec<Vec<u64>> {
    let threads = walk.machine.started().iter().map(|start| start.thread).max().unwrap_or(0) as usize + 1;
    let mut inputs = vec![Vec::new(); threads];
    // The walk goes along each path in the order of the program.
    for chosen in walk.machine.chosen() {
        if walk.machine.is_replayed(chosen) && model.is_true(chosen.path) {
            inputs[chosen.moment.thread as usize].extend(model.words(&chosen.value));
        }
    }
    inputs
}
