//! What the operators of C make of terms: conversions, results, and where they are defined.

use term::{TermId, Terms};

use super::types::Type;

/// The value of an expression.
#[derive(Clone, Copy, Debug)]
pub struct Typed {
    /// A bit-vector as wide as the type.
    pub term: TermId,
    pub ty: Type,
    /// Whether it is an address; the type is the unsigned integer of its width then.
    pub pointer: bool,
    /// Whether it is not zero, if that is simpler to say.
    pub truth: Option<TermId>,
}

/// Operators of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    Unequal,
}

impl Operator {
    fn is_comparison(self) -> bool {
        use Operator::*;
        matches!(self, Less | LessOrEqual | Greater | GreaterOrEqual | Equal | Unequal)
    }
}

/// A bit-vector with another width: bits are dropped, or copies of the sign or zeros come above.
fn resized(terms: &mut Terms, term: TermId, signed: bool, width: u32) -> TermId {
    let known = terms.width(term);
    match (known < width, signed) {
        (true, true) => terms.sign_extend(term, width),
        (true, false) => terms.zero_extend(term, width),
        (false, _) if known == width => term,
        (false, _) => terms.extract(term, width.saturating_sub(1), 0),
    }
}

impl Typed {
    pub fn number(terms: &mut Terms, value: u64, ty: Type) -> Typed {
        Typed { term: terms.number(ty.width, value), ty, pointer: false, truth: None }
    }

    /// The `int` that is 1 if something is true and 0 if not.
    pub fn flag(terms: &mut Terms, truth: TermId) -> Typed {
        let (one, zero) = (terms.number(32, 1), terms.number(32, 0));
        Typed { term: terms.ite(truth, one, zero), ty: Type::INT, pointer: false, truth: Some(truth) }
    }

    /// Whether it is not zero.
    pub fn truth(self, terms: &mut Terms) -> TermId {
        self.truth.unwrap_or_else(|| {
            let zero = terms.number(self.ty.width, 0);
            terms.distinct(self.term, zero)
        })
    }

    /// Converted to a type.
    pub fn converted(self, terms: &mut Terms, ty: Type) -> Typed {
        let term = resized(terms, self.term, self.ty.signed, ty.width);
        Typed { term, ty, pointer: false, truth: self.truth.filter(|_| ty.width >= self.ty.width) }
    }
}

/// `-of` or `~of`, and where it is defined.
pub fn unary(terms: &mut Terms, of: Typed, minus: bool) -> (Typed, TermId) {
    let of = of.converted(terms, of.ty.promoted());
    let defined = match minus && of.ty.signed {
        true => {
            let least = least(terms, of.ty.width);
            terms.distinct(of.term, least)
        }
        false => terms.bool(true),
    };
    let term = if minus { terms.neg(of.term) } else { terms.not(of.term) };
    (Typed { term, truth: None, ..of }, defined)
}

/// The least number of a signed type.
fn least(terms: &mut Terms, width: u32) -> TermId {
    let mut words = vec![0u64; width.div_ceil(64) as usize];
    let top = width.saturating_sub(1);
    if let Some(word) = words.get_mut((top / 64) as usize) {
        *word = 1 << (top % 64);
    }
    terms.bits(&bits::Bits::from_words(width, &words))
}

/// `left operator right`, and where it is defined.
pub fn binary(terms: &mut Terms, operator: Operator, left: Typed, right: Typed) -> (Typed, TermId) {
    let ty = match operator {
        Operator::Shl | Operator::Shr => left.ty.promoted(),
        _ if left.pointer => left.ty,
        _ if right.pointer => right.ty,
        _ => left.ty.common(right.ty),
    };
    if matches!(operator, Operator::Shl | Operator::Shr) {
        let left = left.converted(terms, ty);
        return shift(terms, operator, left, right);
    }
    let (a, b) = (left.converted(terms, ty).term, right.converted(terms, ty).term);
    if operator.is_comparison() {
        let truth = compare(terms, operator, ty.signed, a, b);
        return (Typed::flag(terms, truth), terms.bool(true));
    }
    let term = computed(terms, operator, ty.signed, a, b);
    let defined = match operator {
        Operator::Div | Operator::Rem => divides(terms, ty, a, b),
        Operator::Add | Operator::Sub | Operator::Mul if ty.signed => {
            let double = ty.width * if operator == Operator::Mul { 2 } else { 1 } + 1;
            let (a, b) = (terms.sign_extend(a, double), terms.sign_extend(b, double));
            let (exact, shown) = (computed(terms, operator, true, a, b), terms.sign_extend(term, double));
            terms.eq(exact, shown)
        }
        _ => terms.bool(true),
    };
    (Typed { term, ty, pointer: false, truth: None }, defined)
}

fn compare(terms: &mut Terms, operator: Operator, signed: bool, a: TermId, b: TermId) -> TermId {
    match operator {
        Operator::Equal => return terms.eq(a, b),
        Operator::Unequal => return terms.distinct(a, b),
        _ => {}
    }
    let swapped = matches!(operator, Operator::Greater | Operator::LessOrEqual);
    let (a, b) = if swapped { (b, a) } else { (a, b) };
    let less = if signed { terms.slt(a, b) } else { terms.ult(a, b) };
    match operator {
        Operator::Less | Operator::Greater => less,
        _ => terms.not(less),
    }
}

fn computed(terms: &mut Terms, operator: Operator, signed: bool, a: TermId, b: TermId) -> TermId {
    match (operator, signed) {
        (Operator::Add, _) => terms.add(a, b),
        (Operator::Sub, _) => terms.sub(a, b),
        (Operator::Mul, _) => terms.mul(a, b),
        (Operator::Div, true) => terms.sdiv(a, b),
        (Operator::Div, false) => terms.udiv(a, b),
        (Operator::Rem, true) => terms.srem(a, b),
        (Operator::Rem, false) => terms.urem(a, b),
        (Operator::And, _) => terms.and(a, b),
        (Operator::Or, _) => terms.or(a, b),
        (Operator::Xor, _) => terms.xor(a, b),
        (Operator::Shl, _) => terms.shl(a, b),
        (Operator::Shr, true) => terms.ashr(a, b),
        (Operator::Shr, false) => terms.lshr(a, b),
        // Comparisons are no numbers; they are made elsewhere.
        (_, _) => a,
    }
}

/// Whether a quotient is defined: not by zero, and not too large.
fn divides(terms: &mut Terms, ty: Type, a: TermId, b: TermId) -> TermId {
    let zero = terms.number(ty.width, 0);
    let nonzero = terms.distinct(b, zero);
    if !ty.signed {
        return nonzero;
    }
    let (least, ones) = (least(terms, ty.width), terms.not(zero));
    let (first, second) = (terms.distinct(a, least), terms.distinct(b, ones));
    let fits = terms.or(first, second);
    terms.and(nonzero, fits)
}

/// A shift of what is promoted already. To the left, no bit of a number with a sign may be lost.
fn shift(terms: &mut Terms, operator: Operator, left: Typed, right: Typed) -> (Typed, TermId) {
    let right = right.converted(terms, right.ty.promoted());
    let limit = terms.number(right.ty.width, left.ty.width.into());
    let mut defined = terms.ult(right.term, limit);
    let amount = resized(terms, right.term, false, left.ty.width);
    let term = computed(terms, operator, left.ty.signed, left.term, amount);
    if operator == Operator::Shl && left.ty.signed {
        let zero = terms.number(left.ty.width, 0);
        let (back, negative) = (terms.ashr(term, amount), terms.slt(left.term, zero));
        let (kept, positive) = (terms.eq(back, left.term), terms.not(negative));
        defined = terms.and_all([defined, kept, positive]);
    }
    (Typed { term, truth: None, ..left }, defined)
}

/// `condition ? yes : no`.
pub fn choice(terms: &mut Terms, condition: TermId, yes: Typed, no: Typed) -> Typed {
    let pointer = yes.pointer || no.pointer;
    let ty = match (yes.pointer, no.pointer) {
        (true, _) => yes.ty,
        (_, true) => no.ty,
        _ => yes.ty.common(no.ty),
    };
    let truth = match (yes.truth, no.truth) {
        (Some(yes), Some(no)) => Some(terms.ite(condition, yes, no)),
        _ => None,
    };
    let (yes, no) = (yes.converted(terms, ty), no.converted(terms, ty));
    Typed { term: terms.ite(condition, yes.term, no.term), ty, pointer, truth }
}
