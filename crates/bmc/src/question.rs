//! What a solver is asked about a walk, and what its answer says about inputs.

use sem::context::Why;
use sem::domain::Domain;
use solver::{Answer, Kind, Limits, Reason, Solver};
use symbolic::walk::Walk;
use symbolic::{Bool, Bv, Symbolic};
use term::{Assignment, Evaluator, TermId, Value};

/// What a solver said.
pub(crate) enum Said {
    /// It can happen, with these values.
    Can(Box<Assignment>),
    /// It cannot.
    Cannot,
    /// It could not be found out.
    Unknown(Reason),
}

/// Asks whether a truth value can be true.
pub(crate) fn can(walk: &Walk<'_>, kind: &Kind, limits: Limits, what: TermId) -> Said {
    let terms = &walk.machine.d.terms;
    let answered = (|| {
        let mut solver = Solver::start(kind, limits)?;
        solver.assert(terms, what);
        match solver.check() {
            Answer::Sat => Ok(Some(solver.model(terms)?)),
            Answer::Unsat => Ok(None),
            Answer::Unknown(reason) => Err(reason),
        }
    })();
    match answered {
        Ok(Some(model)) => Said::Can(Box::new(model)),
        Ok(None) => Said::Cannot,
        Err(reason) => Said::Unknown(reason),
    }
}

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

/// Whether everything indeterminate is zero, as the machine of words has it: undefined bits, what `freeze` makes of poison, the time.
pub(crate) fn nothing_odd(walk: &mut Walk<'_>) -> Bool {
    let odd: Vec<Bv> = walk
        .machine
        .chosen()
        .iter()
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

    fn number(&mut self, value: &Bv) -> u64 {
        match value {
            Bv::Const(bits) => bits.low_u64(),
            Bv::Term(term) => match self.0.value(*term) {
                Ok(Value::Bits(bits)) => bits.low_u64(),
                _ => 0,
            },
        }
    }
}

/// What the program is given, in the order in which it asks, where values are these: whoever makes the choices again comes to the same end.
pub(crate) fn inputs(walk: &Walk<'_>, assignment: &Assignment, may_fail: bool) -> Vec<u64> {
    let mut model = Model::new(walk, assignment);
    let mut inputs = Vec::new();
    // The walk goes along each path in the order of the program.
    for chosen in walk.machine.chosen() {
        let asked = match chosen.why {
            Why::Input(_) => true,
            Why::AllocationFails => may_fail,
            _ => false,
        };
        if asked && model.is_true(chosen.path) {
            inputs.push(model.number(&chosen.value));
        }
    }
    inputs
}
