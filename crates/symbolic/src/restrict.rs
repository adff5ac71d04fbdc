//! Values where some conditions are known, so that an access through a pointer to one of several blocks finds the known offset in
//! each of them.

use rustc_hash::FxHashMap;
use term::{BinaryOp, Node, TermId, UnaryOp};

use crate::domain::Symbolic;
use crate::value::Bv;

/// How many terms are looked at.
const MOST_TERMS: u32 = 256;

impl Symbolic {
    /// What a bit-vector is where these conditions have these values. Only choices above the arithmetic of addresses are
    /// looked for, in a limited number of terms: the result is always right, if not always simpler.
    pub(crate) fn restrict(&mut self, a: &Bv, facts: &[(TermId, bool)]) -> Bv {
        let Bv::Term(term) = a else { return a.clone() };
        if facts.is_empty() {
            return a.clone();
        }
        let mut known: FxHashMap<TermId, TermId> = FxHashMap::default();
        let mut stack = vec![*term];
        let mut left = MOST_TERMS;
        while let Some(&top) = stack.last() {
            if known.contains_key(&top) {
                stack.pop();
                continue;
            }
            if left == 0 {
                return a.clone();
            }
            left -= 1;
            let node = self.terms.node(top);
            let result = match node {
                Node::Ite(condition, yes, no) => match facts.iter().find(|(fact, _)| *fact == condition) {
                    Some(&(_, value)) => need(&known, [if value { yes } else { no }]).map(|[arm]| arm),
                    None => need(&known, [yes, no]).map(|[yes, no]| self.terms.ite(condition, yes, no)),
                },
                Node::Binary(BinaryOp::Add, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.add(x, y)),
                Node::Binary(BinaryOp::Sub, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.sub(x, y)),
                Node::Binary(BinaryOp::Mul, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.mul(x, y)),
                Node::Unary(UnaryOp::Neg, x) => need(&known, [x]).map(|[x]| self.terms.neg(x)),
                _ => Ok(top),
            };
            match result {
                Ok(result) => {
                    known.insert(top, result);
                    stack.pop();
                }
                Err(missing) => stack.push(missing),
            }
        }
        known.get(term).map_or_else(|| a.clone(), |&result| self.value_of(result))
    }
}

/// What is known about operands, or the first of which nothing is.
fn need<const N: usize>(
    known: &FxHashMap<TermId, TermId>,
    operands: [TermId; N],
) -> Result<[TermId; N], TermId> {
    let mut results = operands;
    for (result, operand) in results.iter_mut().zip(operands) {
        *result = *known.get(&operand).ok_or(operand)?;
    }
    Ok(results)
}
