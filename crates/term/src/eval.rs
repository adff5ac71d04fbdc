//! The value of a term under an assignment.
//!
//! Every term is evaluated once, and of a choice (`ite`) only the arm that is taken. Variables without a value count as
//! [zero](Value::zero). Quantifiers are refused. There is no recursion: terms may be as deep as they like.

use rustc_hash::FxHashMap;

use crate::apply::{EvalError, apply};
use crate::node::{Node, TermId};
use crate::pool::Terms;
use crate::value::{Assignment, Value};

/// The value of one term.
pub fn eval(terms: &Terms, assignment: &Assignment, term: TermId) -> Result<Value, EvalError> {
    Evaluator::new(terms, assignment).value(term)
}

/// Evaluates many terms under one assignment, what they share once.
#[derive(Debug)]
pub struct Evaluator<'a> {
    terms: &'a Terms,
    assignment: &'a Assignment,
    known: FxHashMap<TermId, Value>,
}

/// What came of an attempt to evaluate a term.
enum Attempt {
    Done(Value),
    /// The value of this term is needed first.
    Needs(TermId),
}

impl<'a> Evaluator<'a> {
    /// An evaluator that knows no values yet.
    pub fn new(terms: &'a Terms, assignment: &'a Assignment) -> Self {
        Evaluator { terms, assignment, known: FxHashMap::default() }
    }

    /// The value of a term.
    pub fn value(&mut self, term: TermId) -> Result<Value, EvalError> {
        let mut waiting = vec![term];
        while let Some(term) = waiting.last().copied() {
            if self.known.contains_key(&term) {
                waiting.pop();
                continue;
            }
            match self.attempt(term)? {
                Attempt::Done(value) => {
                    self.known.insert(term, value);
                    waiting.pop();
                }
                Attempt::Needs(operand) => waiting.push(operand),
            }
        }
        self.known.get(&term).cloned().ok_or(EvalError::IllSorted)
    }

    fn attempt(&self, term: TermId) -> Result<Attempt, EvalError> {
        let node = self.terms.node(term);
        let value = match node {
            Node::Bool(value) => Value::Bool(value),
            Node::Small { width, value } => Value::Bits(bits::Bits::from_u64(width, value)),
            Node::Wide(wide) => Value::Bits(self.terms.wide(wide).clone()),
            Node::Var(variable) => {
                let sort = self.terms.variable(variable).sort;
                match self.assignment.get(variable) {
                    Some(value) if value.sort() == sort => value.clone(),
                    Some(_) => return Err(EvalError::WrongSort(variable)),
                    None => Value::zero(sort),
                }
            }
            Node::Quantified { .. } => return Err(EvalError::Quantifier),
            Node::Ite(condition, yes, no) => {
                let arm = match self.known.get(&condition) {
                    Some(Value::Bool(true)) => yes,
                    Some(Value::Bool(false)) => no,
                    Some(_) => return Err(EvalError::IllSorted),
                    None => return Ok(Attempt::Needs(condition)),
                };
                match self.known.get(&arm) {
                    Some(value) => value.clone(),
                    None => return Ok(Attempt::Needs(arm)),
                }
            }
            _ => {
                let mut operands = [None; 3];
                let mut count = 0;
                for (place, operand) in operands.iter_mut().zip(node.children()) {
                    match self.known.get(&operand) {
                        Some(value) => *place = Some(value),
                        None => return Ok(Attempt::Needs(operand)),
                    }
                    count += 1;
                }
                match (operands, count) {
                    ([Some(a), ..], 1) => apply(node, &[a])?,
                    ([Some(a), Some(b), _], 2) => apply(node, &[a, b])?,
                    ([Some(a), Some(b), Some(c)], 3) => apply(node, &[a, b, c])?,
                    _ => return Err(EvalError::IllSorted),
                }
            }
        };
        Ok(Attempt::Done(value))
    }
}
