//! Ties a query to a program: every name becomes an id, every number gets a type.
//!
//! The type of a number is what the query says, or else its own: the width of a register, the type of a variable. All
//! numbers of one comparison must have the same type; a number that is written down takes that of the others, and so does
//! the sign of a register, which has none of its own. What stays open is signed, and of 64 bits.

use super::Written;
use super::ast::{self, Atom, Expr, Formula, Name, Observer, ObserverMove, Query, Score, Type};
use super::resolved::{
    Access, AddressStep, Base, Fit, MAX_VARIABLES, Measure, Process, Proposition, Resolved, Term, Visible,
};
use ir::debug::DebugInfo;
use program::Program;
use program::shape::Kind;
use source::{Diagnostic, Pos};

/// What is wrong, and where in the query.
pub(super) struct Failure {
    pos: Pos,
    message: String,
}

impl Failure {
    pub(super) fn at<T>(pos: Pos, message: impl Into<String>) -> Result<T, Failure> {
        Err(Failure { pos, message: message.into() })
    }
}

/// Ties a query to a program.
pub fn resolve(written: &Written, program: &Program) -> Result<Resolved, Box<Diagnostic>> {
    let debug = DebugInfo::new(&program.module);
    let mut scope =
        Scope { program, debug, bound: Vec::new(), visible: Visible::default(), warnings: Vec::new() };
    let query = scope
        .query(&written.query)
        .map_err(|Failure { pos, message }| Box::new(written.diagnostic(pos, message)))?;
    let warnings = scope.warnings.into_iter().map(|Failure { pos, message }| {
        let mut warning = written.diagnostic(pos, message);
        warning.severity = "warning";
        warning
    });
    let warnings = warnings.collect();
    Ok(Resolved { query, warnings, visible: scope.visible })
}

/// What names mean.
pub(super) struct Scope<'p> {
    pub(super) program: &'p Program,
    pub(super) debug: DebugInfo<'p>,
    /// The variables of the quantifiers around.
    bound: Vec<String>,
    pub(super) visible: Visible,
    warnings: Vec<Failure>,
}

/// A number whose type is not settled.
enum Draft {
    Number(i128, Pos),
    Process(Process),
    Read(Read),
    Truth(Box<Proposition>),
    Binary(ast::Arithmetic, Box<Draft>, Box<Draft>),
}

/// Something that is read.
pub(super) struct Read {
    pub(super) source: Source,
    /// How many bits it has.
    pub(super) width: u32,
    /// Whether it has a sign, if it says so.
    pub(super) signed: Option<bool>,
    /// Whether it is an address.
    pub(super) pointer: bool,
}

/// Where it is read from.
pub(super) enum Source {
    Register(Process, program::code::FuncId, program::code::Reg),
    Memory { base: Base, steps: Vec<AddressStep>, shift: u32 },
}

/// What is known of a type.
#[derive(Clone, Copy, Default)]
struct Open {
    width: Option<u32>,
    signed: Option<bool>,
}

impl Open {
    fn settled(self) -> Type {
        Type { width: self.width.unwrap_or(64), signed: self.signed.unwrap_or(true) }
    }

    /// What both say; none if they differ.
    fn with(self, other: Open) -> Option<Open> {
        fn join<T: PartialEq>(a: Option<T>, b: Option<T>) -> Option<Option<T>> {
            match (a, b) {
                (Some(a), Some(b)) if a != b => None,
                (a, b) => Some(a.or(b)),
            }
        }
        Some(Open { width: join(self.width, other.width)?, signed: join(self.signed, other.signed)? })
    }
}

/// Where an expression of numbers only starts.
fn constant(expr: &Expr) -> Option<Pos> {
    match expr {
        Expr::Atom { what: Atom::Number(_), pos, .. } => Some(*pos),
        Expr::Atom { .. } | Expr::Truth(_) => None,
        Expr::Binary { left, right, .. } => constant(left).filter(|_| constant(right).is_some()),
    }
}

/// The next width that numbers have.
fn rounded(width: u32) -> u32 {
    width.next_power_of_two().clamp(8, 64)
}

impl<'p> Scope<'p> {
    pub(super) fn warn(&mut self, pos: Pos, message: String) {
        self.warnings.push(Failure { pos, message });
    }

    fn query(&mut self, query: &ast::WrittenQuery) -> Result<Query<Proposition, Measure>, Failure> {
        Ok(match query {
            Query::Reachable(formula) => Query::Reachable(self.formula(formula)?),
            Query::Invariant(formula) => Query::Invariant(self.formula(formula)?),
            Query::EnumStates => Query::EnumStates,
            &Query::Probability { steps, ref formula, alpha, epsilon, stop, runs } => {
                Query::Probability { steps, formula: self.formula(formula)?, alpha, epsilon, stop, runs }
            }
            &Query::Hypothesis { steps, ref formula, threshold, alpha, beta, delta } => {
                Query::Hypothesis { steps, formula: self.formula(formula)?, threshold, alpha, beta, delta }
            }
            &Query::Estimate { steps, runs, extreme, ref value } => {
                Query::Estimate { steps, runs, extreme, value: self.measure(value)? }
            }
            &Query::EnumStatesSmc { steps, runs } => Query::EnumStatesSmc { steps, runs },
            &Query::Split { steps, ref formula, ref score, ref levels, runs } => {
                let formula = self.formula(formula)?;
                let score = match score {
                    Score::Value(value) => Score::Value(self.score(value)?),
                    Score::Observer(observer) => Score::Observer(self.observer(observer)?),
                };
                Query::Split { steps, formula, score, levels: levels.clone(), runs }
            }
            &Query::Exact { steps, ref formula } => Query::Exact { steps, formula: self.formula(formula)? },
        })
    }

    fn score(&mut self, value: &Expr) -> Result<Measure, Failure> {
        match constant(value) {
            Some(pos) => Failure::at(pos, "the score never changes: it has to grow on the way to the event"),
            None => self.measure(value),
        }
    }

    fn observer(&mut self, observer: &Observer<Formula>) -> Result<Observer<Proposition>, Failure> {
        let resolved = |one: &ObserverMove<Formula>| {
            Ok(ObserverMove { from: one.from, to: one.to, guard: self.formula(&one.guard)? })
        };
        let moves = observer.moves.iter().map(resolved).collect::<Result<_, Failure>>()?;
        Ok(Observer { states: observer.states.clone(), moves })
    }

    fn formula(&mut self, formula: &Formula) -> Result<Proposition, Failure> {
        Ok(match formula {
            Formula::Simple(simple) => {
                note(&mut self.visible.simple, *simple);
                Proposition::Simple(*simple)
            }
            Formula::Calls(process, function) => {
                let process = self.process(process)?;
                match self.called(function)? {
                    Some(called) => {
                        note(&mut self.visible.calls, called);
                        Proposition::Calls(process, called)
                    }
                    None => Proposition::Constant(false),
                }
            }
            Formula::At(process, what, place) => {
                let process = self.process(process)?;
                let places = self.places(what, place)?;
                places.iter().for_each(|&pc| note(&mut self.visible.places, pc));
                Proposition::At(process, places.into())
            }
            Formula::Compare { op, pos, left, right } => {
                let (left_draft, left_type) = self.draft(left)?;
                let (right_draft, right_type) = self.draft(right)?;
                let ty = self.joined(*pos, (left, left_type), (right, right_type))?.settled();
                let null = |draft: &Draft| matches!(draft, Draft::Number(0, _));
                if (has_pointer(&left_draft) && !null(&right_draft))
                    || (has_pointer(&right_draft) && !null(&left_draft))
                {
                    self.visible.addresses = true;
                }
                let (left, right) = (self.term(left_draft, ty)?, self.term(right_draft, ty)?);
                Proposition::Compare { op: *op, ty, left, right }
            }
            Formula::Not(inner) => Proposition::Not(Box::new(self.formula(inner)?)),
            Formula::And(parts) => Proposition::And(self.formulas(parts)?),
            Formula::Or(parts) => Proposition::Or(self.formulas(parts)?),
            Formula::Quantified(over, variable, inner) => {
                if self.bound.len() == MAX_VARIABLES {
                    return Failure::at(
                        variable.pos,
                        format!("at most {MAX_VARIABLES} quantifiers may stand in each other"),
                    );
                }
                self.bound.push(variable.text.clone());
                let inner = self.formula(inner);
                self.bound.pop();
                Proposition::Quantified(*over, Box::new(inner?))
            }
        })
    }

    fn formulas(&mut self, parts: &[Formula]) -> Result<Box<[Proposition]>, Failure> {
        parts.iter().map(|part| self.formula(part)).collect()
    }

    /// The variable of a quantifier.
    pub(super) fn variable(&self, name: &str) -> Option<Process> {
        let slot = self.bound.iter().rposition(|bound| bound == name)?;
        u8::try_from(slot).ok().map(Process::Variable)
    }

    fn process(&self, process: &ast::Process) -> Result<Process, Failure> {
        match process {
            ast::Process::Number(number) => Ok(Process::Number(*number)),
            ast::Process::Variable(name) => match self.variable(&name.text) {
                Some(process) => Ok(process),
                None => Failure::at(
                    name.pos,
                    format!("`{}` is no process: write its number, or `Exists({0})(…)` around it", name.text),
                ),
            },
        }
    }

    fn measure(&mut self, value: &Expr) -> Result<Measure, Failure> {
        let (draft, ty) = self.draft(value)?;
        let ty = ty.settled();
        Ok(Measure { ty, term: self.term(draft, ty)? })
    }

    fn draft(&mut self, expr: &Expr) -> Result<(Draft, Open), Failure> {
        match expr {
            Expr::Atom { what, ty, pos } => {
                let draft = self.atom(what, *pos)?;
                let own = match &draft {
                    Draft::Read(read) => Open { width: Some(rounded(read.width)), signed: read.signed },
                    _ => Open::default(),
                };
                let Some(ty) = ty else { return Ok((draft, own)) };
                if let Draft::Read(read) = &draft
                    && read.width != ty.width
                {
                    let bits = if read.width == 1 { "bit" } else { "bits" };
                    let message = format!("`{what}` has {} {bits} and is read as {ty}", read.width);
                    self.warn(*pos, message);
                }
                Ok((draft, Open { width: Some(ty.width), signed: Some(ty.signed) }))
            }
            Expr::Truth(formula) => Ok((Draft::Truth(Box::new(self.formula(formula)?)), Open::default())),
            Expr::Binary { op, pos, left, right } => {
                let (left_draft, left_type) = self.draft(left)?;
                let (right_draft, right_type) = self.draft(right)?;
                let ty = self.joined(*pos, (left, left_type), (right, right_type))?;
                Ok((Draft::Binary(*op, Box::new(left_draft), Box::new(right_draft)), ty))
            }
        }
    }

    /// The type of both sides of a sign.
    fn joined(&self, pos: Pos, left: (&Expr, Open), right: (&Expr, Open)) -> Result<Open, Failure> {
        if let Some(ty) = left.1.with(right.1) {
            return Ok(ty);
        }
        let (a, b) = (left.1.settled(), right.1.settled());
        let hint = match (left.0, right.0) {
            (_, Expr::Atom { what, .. }) => format!("; write for example `{what};{a}`"),
            (Expr::Atom { what, .. }, _) => format!("; write for example `{what};{b}`"),
            _ => String::new(),
        };
        let message =
            format!("the two sides have different types: `{}` is {a}, `{}` is {b}{hint}", left.0, right.0);
        Failure::at(pos, message)
    }

    fn atom(&mut self, atom: &Atom, pos: Pos) -> Result<Draft, Failure> {
        match atom {
            Atom::Number(number) => Ok(Draft::Number(*number, pos)),
            Atom::Register(process, function, name) => {
                let process = self.process(process)?;
                let function = self.function(function)?;
                let register = self.register(function, name)?;
                let shape = self.program.code.shape(register.shape);
                let [leaf] = &shape.leaves[..] else {
                    return Failure::at(name.pos, format!("`%{}` is not one number", name.text));
                };
                if matches!(leaf.kind, Kind::Float(_)) || leaf.width > 64 {
                    let message = format!("`%{}` is no whole number of at most 64 bits", name.text);
                    return Failure::at(name.pos, message);
                }
                note(&mut self.visible.registers, (function, register.reg));
                let pointer = leaf.kind == Kind::Ptr;
                Ok(Draft::Read(Read {
                    source: Source::Register(process, function, register.reg),
                    width: leaf.width,
                    signed: pointer.then_some(false),
                    pointer,
                }))
            }
            Atom::Local(process, function, path) => {
                let process = self.process(process)?;
                let function = self.function(function)?;
                Ok(Draft::Read(self.local_path(process, function, path, pos)?))
            }
            Atom::Global(path) => {
                let bare = path.stars == 0 && path.line.is_none() && path.steps.is_empty();
                match self.variable(&path.root.text).filter(|_| bare) {
                    Some(process) => Ok(Draft::Process(process)),
                    None => Ok(Draft::Read(self.global_path(path, pos)?)),
                }
            }
        }
    }

    /// The number as one of type `ty`.
    fn term(&mut self, draft: Draft, ty: Type) -> Result<Term, Failure> {
        Ok(match draft {
            Draft::Number(number, pos) => {
                let least = if ty.signed { -(1i128 << (ty.width - 1)) } else { 0 };
                if number < least || number >= least + (1 << ty.width) {
                    return Failure::at(pos, format!("{number} is no {ty}"));
                }
                // What wraps around is cut to the width.
                Term::Number(if ty.width == 64 {
                    number as u64
                } else {
                    number as u64 & ((1 << ty.width) - 1)
                })
            }
            Draft::Process(process) => Term::Process(process),
            Draft::Truth(proposition) => Term::Truth(proposition),
            Draft::Read(read) => {
                // A truth value is 0 or 1.
                let signed = read.width > 1 && read.signed.unwrap_or(ty.signed);
                let fit = Fit { width: read.width, signed };
                match read.source {
                    Source::Register(process, function, cell) => {
                        Term::Register { process, function, cell, fit }
                    }
                    Source::Memory { base, steps, shift } => {
                        let bytes = (shift + read.width).div_ceil(8);
                        self.see_memory(&base, &steps);
                        Term::Memory(Box::new(Access { base, steps: steps.into(), bytes, shift, fit }))
                    }
                }
            }
            Draft::Binary(op, left, right) => Term::Binary {
                op,
                left: Box::new(self.term(*left, ty)?),
                right: Box::new(self.term(*right, ty)?),
            },
        })
    }

    fn see_memory(&mut self, base: &Base, steps: &[AddressStep]) {
        match *base {
            Base::Object(object) | Base::ThreadLocal(_, object) => note(&mut self.visible.objects, object),
            Base::Slot { function, cell, .. } => note(&mut self.visible.slots, (function, cell)),
        }
        self.visible.follows_pointers |= steps.contains(&AddressStep::Follow);
    }

    /// The number that an index means: a written one, or that of a process.
    pub(super) fn index_variable(&self, name: &Name) -> Result<Process, Failure> {
        match self.variable(&name.text) {
            Some(process) => Ok(process),
            None => Failure::at(
                name.pos,
                format!(
                    "`{}` is no variable of a quantifier; an index is a number or such a variable",
                    name.text
                ),
            ),
        }
    }
}

fn has_pointer(draft: &Draft) -> bool {
    match draft {
        Draft::Read(read) => read.pointer,
        Draft::Binary(_, left, right) => has_pointer(left) || has_pointer(right),
        Draft::Number(..) | Draft::Process(_) | Draft::Truth(_) => false,
    }
}

/// Adds something that is not there yet.
fn note<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if !list.contains(&one) {
        list.push(one);
    }
}
