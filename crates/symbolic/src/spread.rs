//! What a number may be, roughly: between two bounds, in steps. So that an offset into an array of words is known to be one of few.
//!
//! Claim: a bit-vector, taken as a signed number, is always in its [`Spread`]. Cost: as many terms as [`MOST_TERMS`], at most.

use bits::Bits;
use rustc_hash::FxHashMap;
use term::{BinaryOp, Node, TermId, UnaryOp};

use crate::domain::Symbolic;
use crate::value::{Bool, Bv};
use sem::domain::Domain;

/// How many terms are looked at.
const MOST_TERMS: u32 = 256;

/// Numbers from `low` to `high`, in steps from `low` on; a step of 0 is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// The least.
    pub low: i128,
    /// The greatest.
    pub high: i128,
    /// What two of them differ by at least.
    pub step: i128,
}

/// `scale * core + plus`, without overflow, for a core that was extended to the width.
struct Linear {
    core: TermId,
    signed: bool,
    scale: i128,
    plus: i128,
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The number that a pattern of at most 64 bits is, signed.
fn signed(bits: &Bits) -> Option<i128> {
    let value = i128::from(bits.to_u64()?);
    Some(if bits.is_negative() { value - (1 << bits.width()) } else { value })
}

impl Spread {
    fn one(value: i128) -> Spread {
        Spread { low: value, high: value, step: 0 }
    }

    /// Anything of this width whose lowest bits are as those of `like`, as many as all in `step` have in common.
    fn any(width: u32, like: i128, step: i128) -> Spread {
        let (low, high) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
        let power =
            if step == 0 { 1i128 << (width - 1) } else { 1i128 << step.trailing_zeros().min(width - 1) };
        let low = low + (like - low).rem_euclid(power);
        Spread { low, high: high - (high - low).rem_euclid(power), step: power }
    }

    /// What is left of it where numbers have this many bits.
    fn wrapped(self, width: u32) -> Spread {
        let (least, most) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
        if least <= self.low && self.high <= most { self } else { Spread::any(width, self.low, self.step) }
    }

    fn plus(self, other: Spread) -> Spread {
        Spread { low: self.low + other.low, high: self.high + other.high, step: gcd(self.step, other.step) }
    }

    fn times(self, by: i128) -> Spread {
        let (a, b) = (self.low * by, self.high * by);
        Spread { low: a.min(b), high: a.max(b), step: self.step * by.abs() }
    }

    /// What is in one of the two.
    pub fn or(self, other: Spread) -> Spread {
        let step = gcd(gcd(self.step, other.step), self.low - other.low);
        Spread { low: self.low.min(other.low), high: self.high.max(other.high), step }
    }

    /// Whether all of it are multiples of a number.
    pub(crate) fn is_multiple_of(self, of: i128) -> bool {
        self.low % of == 0 && self.step % of == 0
    }

    /// The numbers from 0 to a greatest one, if there are not more than `most`.
    pub(crate) fn numbers(self, greatest: u64, most: usize) -> Option<Vec<u64>> {
        let step = self.step.max(1);
        let low = if self.low >= 0 { self.low } else { self.low.rem_euclid(step) };
        let high = self.high.min(greatest.into());
        if low > high {
            return Some(Vec::new());
        }
        let count = (high - low) / step + 1;
        (count <= most as i128)
            .then(|| (0..count).filter_map(|i| u64::try_from(low + i * step).ok()).collect())
    }
}

impl Symbolic {
    /// What a bit-vector may be.
    pub(crate) fn spread(&self, a: &Bv) -> Spread {
        let any = Spread { low: i128::MIN / 4, high: i128::MAX / 4, step: 1 };
        match a {
            Bv::Const(bits) => signed(bits).map_or(any, Spread::one),
            Bv::Term(term) if self.terms.width(*term) <= 64 => self.spread_of(*term, &|_| None),
            Bv::Term(_) => any,
        }
    }

    /// What a bit-vector may be, of at most 64 bits, if variables are what is known about them.
    pub fn spread_where(&self, a: &Bv, known: &dyn Fn(TermId) -> Option<Spread>) -> Option<Spread> {
        match a {
            Bv::Const(bits) => signed(bits).map(Spread::one),
            Bv::Term(term) => (self.terms.width(*term) <= 64).then(|| self.spread_of(*term, known)),
        }
    }

    fn spread_of(&self, term: TermId, variables: &dyn Fn(TermId) -> Option<Spread>) -> Spread {
        let mut known: FxHashMap<TermId, Spread> = FxHashMap::default();
        let mut stack = vec![term];
        let mut left = MOST_TERMS;
        while let Some(&top) = stack.last() {
            let width = self.terms.width(top);
            if known.contains_key(&top) {
                stack.pop();
                continue;
            }
            let node = self.terms.node(top);
            let operands: &[TermId] = match &node {
                _ if left == 0 => &[],
                Node::Ite(_, yes, no) => &[*yes, *no],
                Node::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) => &[*x, *y],
                Node::Binary(BinaryOp::Mul | BinaryOp::Shl | BinaryOp::And | BinaryOp::Concat, x, _) => &[*x],
                Node::SignExtend { of, .. } | Node::ZeroExtend { of, .. } | Node::Unary(UnaryOp::Neg, of) => {
                    std::slice::from_ref(of)
                }
                _ => &[],
            };
            if let Some(missing) = operands.iter().find(|operand| !known.contains_key(operand)) {
                stack.push(*missing);
                continue;
            }
            left = left.saturating_sub(1);
            let of = |place: usize| known[&operands[place]];
            let any = Spread::any(width, 0, 1);
            let number = |term: TermId| self.terms.as_bits(term).and_then(|bits| signed(&bits));
            let result = match node {
                Node::Var(_) => variables(top).unwrap_or(any),
                _ if operands.is_empty() => number(top).map_or(any, Spread::one),
                Node::Ite(..) => of(0).or(of(1)),
                Node::Binary(BinaryOp::Add, ..) => of(0).plus(of(1)).wrapped(width),
                Node::Binary(BinaryOp::Sub, ..) => of(0).plus(of(1).times(-1)).wrapped(width),
                Node::Unary(..) => of(0).times(-1).wrapped(width),
                Node::Binary(BinaryOp::Mul, _, by) => {
                    number(by).map_or(any, |by| of(0).times(by).wrapped(width))
                }
                Node::Binary(BinaryOp::Shl, _, by) => match number(by) {
                    Some(by) if (0..i128::from(width - 1)).contains(&by) => {
                        of(0).times(1 << by).wrapped(width)
                    }
                    _ => any,
                },
                Node::Binary(BinaryOp::And, _, mask) => match number(mask) {
                    // Some bits of a number that is not below zero.
                    Some(mask) if mask >= 0 => {
                        Spread { low: 0, high: mask, step: 1 << mask.trailing_zeros().min(62) }
                    }
                    _ => any,
                },
                // The upper part is signed as the whole is.
                Node::Binary(BinaryOp::Concat, _, low) => {
                    let below = self.terms.width(low);
                    let least = match number(low) {
                        Some(low) => Spread::one(low.rem_euclid(1 << below)),
                        None => Spread { low: 0, high: (1 << below) - 1, step: 1 },
                    };
                    of(0).times(1 << below).plus(least)
                }
                Node::ZeroExtend { .. } => {
                    let inner = of(0);
                    let narrow = self.terms.width(operands[0]);
                    match inner.low >= 0 || narrow == width {
                        true => inner,
                        // Negative ones become large.
                        false => {
                            let low = Spread::any(narrow, inner.low, inner.step);
                            Spread {
                                low: low.low.rem_euclid(low.step.max(1)),
                                high: (1i128 << narrow) - 1,
                                step: low.step,
                            }
                        }
                    }
                }
                _ => of(0),
            };
            known.insert(top, result);
            stack.pop();
        }
        known.remove(&term).unwrap_or(Spread::any(self.terms.width(term), 0, 1))
    }

    /// What a term is, if it is a multiple of something shorter, and something added.
    fn linear(&self, term: TermId) -> Option<Linear> {
        let width = self.terms.width(term);
        let (mut scale, mut plus) = (1i128, 0i128);
        let mut core = term;
        // Sums and products may be computed modulo 2^width in any order.
        for _ in 0..MOST_TERMS {
            let number = |term: TermId| self.terms.as_bits(term).and_then(|bits| signed(&bits));
            let (signed, of) = match self.terms.node(core) {
                Node::Binary(BinaryOp::Add, x, y) => {
                    plus = plus.checked_add(scale.checked_mul(number(y)?)?)?;
                    core = x;
                    continue;
                }
                Node::Binary(BinaryOp::Mul, x, y) => {
                    scale = scale.checked_mul(number(y)?)?;
                    core = x;
                    continue;
                }
                Node::Binary(BinaryOp::Shl, x, y) => {
                    let by = number(y).filter(|by| (0..i128::from(width)).contains(by))?;
                    scale = scale.checked_mul(1 << by)?;
                    core = x;
                    continue;
                }
                Node::SignExtend { of, .. } => (true, of),
                Node::ZeroExtend { of, .. } => (false, of),
                _ => return None,
            };
            let room = 1i128 << self.terms.width(of);
            let reach = scale.abs().checked_mul(room)?.checked_add(plus.abs())?;
            return (scale > 0 && reach < 1i128 << (width - 1)).then_some(Linear {
                core: of,
                signed,
                scale,
                plus,
            });
        }
        None
    }

    /// Whether an unsigned number is at most another.
    pub(crate) fn at_most(&mut self, w: u32, a: &Bv, most: u64) -> Bool {
        let spread = self.spread(a);
        if w <= 64 && spread.low >= 0 && spread.high <= most.into() {
            return Bool::Const(true);
        }
        if let Bv::Term(term) = a
            && w <= 64
            && i128::from(most) < 1i128 << (w - 1)
            && let Some(Linear { core, signed, scale, plus }) = self.linear(*term)
        {
            // 0 <= scale * core + plus <= most
            let low = (-plus).div_euclid(scale) + i128::from((-plus).rem_euclid(scale) != 0);
            let high = (i128::from(most) - plus).div_euclid(scale);
            let n = self.terms.width(core);
            let (least, greatest) = match signed {
                true => (-(1i128 << (n - 1)), (1i128 << (n - 1)) - 1),
                false => (0, (1i128 << n) - 1),
            };
            if low > high || low > greatest || high < least {
                return Bool::Const(false);
            }
            let core = Bv::Term(core);
            let less =
                |d: &mut Symbolic, x: &Bv, y: &Bv| if signed { d.slt(n, x, y) } else { d.ult(n, x, y) };
            let mut inside = Bool::Const(true);
            if low > least {
                let low = self.bv(n, low as u64);
                let below = less(self, &core, &low);
                inside = self.not_b(below);
            }
            if high < greatest {
                let high = self.bv(n, high as u64);
                let above = less(self, &high, &core);
                let not_above = self.not_b(above);
                inside = self.and_b(inside, not_above);
            }
            return inside;
        }
        let most = self.bv(w, most);
        sem::derived::ule(self, w, a, &most)
    }
}
