//! Values where some conditions are known, so that an access through a pointer to one of several blocks finds the known offset in
//! each of them.

use rustc_hash::FxHashMap;
use term::{BinaryOp, Node, TermId, UnaryOp};

use crate::domain::Symbolic;
use crate::value::Bv;

/// How deep conditions are looked into.
const MOST_DEPTH: u32 = 4;
/// How many terms are looked at.
const MOST_TERMS: u32 = 256;

/// Conditions whose values are known, to be looked up.
struct Facts {
    values: FxHashMap<TermId, bool>,
    /// The numbers that terms are equal to.
    numbers: FxHashMap<TermId, TermId>,
}

impl Symbolic {
    /// What a condition compares with which number, if it does.
    fn compared_number(&self, condition: TermId) -> Option<(TermId, TermId)> {
        match self.terms.node(condition) {
            Node::Binary(BinaryOp::Eq, x, y) if self.terms.as_bits(y).is_some() => Some((x, y)),
            Node::Binary(BinaryOp::Eq, x, y) if self.terms.as_bits(x).is_some() => Some((y, x)),
            _ => None,
        }
    }

    fn facts_of(&self, list: &[(TermId, bool)]) -> Facts {
        let mut facts = Facts { values: FxHashMap::default(), numbers: FxHashMap::default() };
        for &(condition, value) in list {
            facts.values.entry(condition).or_insert(value);
            if let Some((what, number)) = self.compared_number(condition).filter(|_| value) {
                facts.numbers.insert(what, number);
            }
        }
        facts
    }

    /// Whether a condition is true where these are what they are, if that can be seen: it is one of them, says that something is a number that is another one, or is made of such.
    fn follows_from(&self, facts: &Facts, condition: TermId, depth: u32) -> Option<bool> {
        if let Some(value) = facts.values.get(&condition) {
            return Some(*value);
        }
        let part =
            |part: TermId| depth.checked_sub(1).and_then(|depth| self.follows_from(facts, part, depth));
        match self.terms.node(condition) {
            Node::Unary(UnaryOp::Not, inner) => return part(inner).map(|value| !value),
            Node::Binary(op @ (BinaryOp::And | BinaryOp::Or), a, b) => {
                let decides = op == BinaryOp::Or;
                return match (part(a), part(b)) {
                    (Some(a), _) if a == decides => Some(decides),
                    (_, Some(b)) if b == decides => Some(decides),
                    (Some(_), Some(_)) => Some(!decides),
                    _ => None,
                };
            }
            _ => {}
        }
        let (what, this) = self.compared_number(condition)?;
        facts.numbers.get(&what).is_some_and(|that| *that != this).then_some(false)
    }

    /// What a bit-vector is where these conditions have these values. Only choices above the arithmetic of addresses are
    /// looked for, in a limited number of terms: the result is always right, if not always simpler.
    pub(crate) fn restrict(&mut self, a: &Bv, facts: &[(TermId, bool)]) -> Bv {
        let Bv::Term(term) = a else { return a.clone() };
        if facts.is_empty() {
            return a.clone();
        }
        let facts = self.facts_of(facts);
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
                Node::Ite(condition, yes, no) => match self.follows_from(&facts, condition, MOST_DEPTH) {
                    Some(value) => need(&known, [if value { yes } else { no }]).map(|[arm]| arm),
                    None => need(&known, [yes, no]).map(|[yes, no]| self.terms.ite(condition, yes, no)),
                },
                Node::Binary(BinaryOp::Add, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.add(x, y)),
                Node::Binary(BinaryOp::Sub, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.sub(x, y)),
                Node::Binary(BinaryOp::Mul, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.mul(x, y)),
                Node::Binary(BinaryOp::Shl, x, y) => need(&known, [x, y]).map(|[x, y]| self.terms.shl(x, y)),
                Node::Binary(BinaryOp::Concat, x, y) => {
                    need(&known, [x, y]).map(|[x, y]| self.terms.concat(x, y))
                }
                Node::ZeroExtend { of, width } => {
                    need(&known, [of]).map(|[of]| self.terms.zero_extend(of, width))
                }
                Node::Extract { low, width, of } => {
                    need(&known, [of]).map(|[of]| self.terms.extract(of, low + (width - 1), low))
                }
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

/// The most values that are told apart.
const MOST_VALUES: usize = 64;

impl Symbolic {
    /// Everything that a bit-vector of at most 64 bits may be, if that is little: choices between constants, and simple arithmetic on them. It may never be some
    /// of these; it is never anything else.
    pub(crate) fn values(&self, a: &Bv) -> Option<Vec<u64>> {
        let term = match a {
            Bv::Const(bits) => return Some(vec![bits.to_u64()?]),
            Bv::Term(term) => *term,
        };
        let mut known: FxHashMap<TermId, Vec<u64>> = FxHashMap::default();
        let mut stack = vec![term];
        let mut left = MOST_TERMS;
        while let Some(&top) = stack.last() {
            if known.contains_key(&top) {
                stack.pop();
                continue;
            }
            left = left.checked_sub(1)?;
            let width = self.terms.width(top);
            if width > 64 {
                return None;
            }
            let mask = u64::MAX >> (64 - width);
            let node = self.terms.node(top);
            if let Some(bits) = self.terms.as_bits(top) {
                known.insert(top, vec![bits.to_u64()?]);
                continue;
            }
            let operands: &[TermId] = match &node {
                Node::Ite(_, yes, no) => &[*yes, *no],
                Node::Binary(
                    BinaryOp::Concat | BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl,
                    x,
                    y,
                ) => &[*x, *y],
                Node::ZeroExtend { of, .. } | Node::Extract { of, .. } => &[*of],
                _ => return None,
            };
            if let Some(missing) = operands.iter().find(|operand| !known.contains_key(operand)) {
                stack.push(*missing);
                continue;
            }
            let all = |place: usize| known[&operands[place]].iter().copied();
            let both = |operation: &dyn Fn(u64, u64) -> u64| -> Vec<u64> {
                all(0)
                    .flat_map(|x| all(1).map(move |y| (x, y)))
                    .map(|(x, y)| operation(x, y) & mask)
                    .collect()
            };
            let mut values: Vec<u64> = match node {
                Node::Ite(..) => all(0).chain(all(1)).collect(),
                Node::Binary(BinaryOp::Concat, _, low) => {
                    let shift = self.terms.width(low);
                    both(&|x, y| x << shift | y)
                }
                Node::Binary(BinaryOp::Add, ..) => both(&u64::wrapping_add),
                Node::Binary(BinaryOp::Sub, ..) => both(&u64::wrapping_sub),
                Node::Binary(BinaryOp::Mul, ..) => both(&u64::wrapping_mul),
                Node::Binary(BinaryOp::Shl, ..) => {
                    both(&|x, y| u32::try_from(y).ok().and_then(|y| x.checked_shl(y)).unwrap_or(0))
                }
                Node::Extract { low, .. } => all(0).map(|x| x >> low & mask).collect(),
                _ => all(0).collect(),
            };
            values.sort_unstable();
            values.dedup();
            if values.len() > MOST_VALUES {
                return None;
            }
            known.insert(top, values);
            stack.pop();
        }
        known.remove(&term)
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
