//! The domain of terms. Constants are folded with [`bits`] and never enter the pool; what has a term for an operand becomes
//! one, unless the pool's rules find a constant.
//!
//! Every operation knows the widths of its operands from the operands; the widths that callers give are checked in debug
//! builds.

use arena::Arena;
use bits::Bits;
use bits::float::FloatFormat;
use bits::float_arith::{self, FloatOrder, RoundingMode, Unsupported};
use bits::float_convert;
use rustc_hash::FxHashMap;
use sem::domain::{Domain, FloatOp1, FloatOp2, FloatTest, NoFloat};
use std::time::Instant;
use term::{Sort, TermId, Terms};

use crate::prov::{Members, SetId};
use crate::value::{Bool, Bv, Prov};

/// The domain: a pool of terms, and the sets of provenances.
#[derive(Clone, Debug, Default)]
pub struct Symbolic {
    /// The terms.
    pub terms: Terms,
    pub(crate) sets: Arena<SetId, Members>,
    pub(crate) set_index: FxHashMap<Members, SetId>,
    /// The choices between a few constants, and how many leaves they have: see [`tree`](crate::tree).
    pub(crate) trees: FxHashMap<TermId, u32>,
    variables: FxHashMap<(String, Vec<u32>, u32), TermId>,
    /// Variables that stand for whatever happens to be there, by their names.
    unwritten: FxHashMap<(UnwrittenWord, Sort), TermId>,
    arbitrary: Vec<TermId>,
    /// When whoever makes many terms has to stop; what was made then is of no use.
    pub until: Option<Instant>,
    /// How many terms there may be; beyond that, it is the same.
    pub most_terms: Option<usize>,
}

/// What happens to be in a word of an object that was never written: the object, which of its lives, and which word.
pub(crate) type UnwrittenWord = (u32, u32, u64);

const EVEN: RoundingMode = RoundingMode::NearestEven;

impl Symbolic {
    /// A domain without terms.
    pub fn new() -> Symbolic {
        Symbolic::default()
    }

    /// A new variable of `w` bits.
    pub fn variable(&mut self, name: &str, w: u32) -> Bv {
        Bv::Term(self.terms.var(name, Sort::Bits(w)))
    }

    /// The variable of a name where these calls are under way: the same whenever it is asked for, so that walks one after the other have terms in common.
    pub(crate) fn variable_at(&mut self, name: &str, calls: Vec<u32>, w: u32) -> Bv {
        let key = (name.to_string(), calls, w);
        if let Some(&known) = self.variables.get(&key) {
            return Bv::Term(known);
        }
        let term = self.terms.var(name, Sort::Bits(w));
        self.variables.insert(key, term);
        Bv::Term(term)
    }

    /// Whether the time is up, or there are too many terms.
    pub fn is_over(&self) -> bool {
        self.has_too_many_terms() || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Whether there are more terms than there may be.
    pub fn has_too_many_terms(&self) -> bool {
        self.most_terms.is_some_and(|most| self.terms.len() > most)
    }

    /// The variable that is in a word, or in all of an object, until it is written.
    pub(crate) fn unwritten(&mut self, word: UnwrittenWord, sort: Sort) -> TermId {
        if let Some(&known) = self.unwritten.get(&(word, sort)) {
            return known;
        }
        let (block, life, index) = word;
        let term = self.terms.var(&format!("contents.{block}.{life}.{index}"), sort);
        self.unwritten.insert((word, sort), term);
        self.arbitrary.push(term);
        term
    }

    /// Notes a variable that stands for whatever happens to be there.
    pub(crate) fn note_arbitrary(&mut self, variable: &Bv) {
        self.arbitrary.extend(variable.as_term());
    }

    /// The variables that stand for whatever happens to be there.
    pub fn arbitrary(&self) -> &[TermId] {
        &self.arbitrary
    }

    /// The term of a bit-vector, constants included.
    pub fn term(&mut self, a: &Bv) -> TermId {
        match a {
            Bv::Const(bits) => self.terms.bits(bits),
            Bv::Term(term) => *term,
        }
    }

    /// The term of a truth value, constants included.
    pub fn truth_term(&mut self, a: Bool) -> TermId {
        match a {
            Bool::Const(value) => self.terms.bool(value),
            Bool::Term(term) => term,
        }
    }

    /// A term as a value; a constant if it is one.
    pub fn value_of(&self, term: TermId) -> Bv {
        match self.terms.as_bits(term) {
            Some(bits) => Bv::Const(bits),
            None => Bv::Term(term),
        }
    }

    /// A term as a truth value; a constant if it is one.
    pub fn truth_of(&self, term: TermId) -> Bool {
        match self.terms.as_bool(term) {
            Some(value) => Bool::Const(value),
            None => Bool::Term(term),
        }
    }

    /// One of two truth values.
    pub fn choose_truth(&mut self, condition: Bool, yes: Bool, no: Bool) -> Bool {
        crate::byte::ite_bool(self, condition, yes, no)
    }

    /// Whether two truth values are the same.
    pub fn same_truth(&mut self, a: Bool, b: Bool) -> Bool {
        if a == b {
            return Bool::Const(true);
        }
        let (a, b) = (self.truth_term(a), self.truth_term(b));
        let same = self.terms.eq(a, b);
        self.truth_of(same)
    }

    /// How many bits it has.
    pub fn width(&self, a: &Bv) -> u32 {
        match a {
            Bv::Const(bits) => bits.width(),
            Bv::Term(term) => self.terms.width(*term),
        }
    }

    #[inline]
    fn check(&self, w: u32, operands: &[&Bv]) {
        debug_assert!(
            operands.iter().all(|operand| self.width(operand) == w),
            "operands of other widths than {w}: {operands:?}"
        );
    }

    #[inline]
    fn binary(
        &mut self,
        (w, a, b): (u32, &Bv, &Bv),
        fold: impl Fn(&Bits, &Bits) -> Bits,
        build: impl FnOnce(&mut Terms, TermId, TermId) -> TermId,
    ) -> Bv {
        self.check(w, &[a, b]);
        if let (Bv::Const(a), Bv::Const(b)) = (a, b) {
            return Bv::Const(fold(a, b));
        }
        let leaf = |d: &mut Symbolic, leaves: &[Bits]| d.terms.bits(&fold(&leaves[0], &leaves[1]));
        if let Some(tree) = self.on_leaves(&[a, b], &leaf) {
            return self.value_of(tree);
        }
        let (a, b) = (self.term(a), self.term(b));
        let term = build(&mut self.terms, a, b);
        self.value_of(term)
    }

    #[inline]
    fn compare(
        &mut self,
        (w, a, b): (u32, &Bv, &Bv),
        fold: impl Fn(&Bits, &Bits) -> bool,
        build: impl FnOnce(&mut Terms, TermId, TermId) -> TermId,
    ) -> Bool {
        self.check(w, &[a, b]);
        if let (Bv::Const(a), Bv::Const(b)) = (a, b) {
            return Bool::Const(fold(a, b));
        }
        let leaf = |d: &mut Symbolic, leaves: &[Bits]| d.terms.bool(fold(&leaves[0], &leaves[1]));
        if let Some(tree) = self.on_leaves(&[a, b], &leaf) {
            return self.truth_of(tree);
        }
        let (a, b) = (self.term(a), self.term(b));
        let term = build(&mut self.terms, a, b);
        self.truth_of(term)
    }

    /// An operation on one operand.
    #[inline]
    fn unary(
        &mut self,
        a: &Bv,
        fold: impl Fn(&Bits) -> Bits,
        build: impl FnOnce(&mut Terms, TermId) -> TermId,
    ) -> Bv {
        let term = match a {
            Bv::Const(bits) => return Bv::Const(fold(bits)),
            Bv::Term(term) => *term,
        };
        let leaf = |d: &mut Symbolic, leaves: &[Bits]| d.terms.bits(&fold(&leaves[0]));
        let result = match self.on_leaves(&[a], &leaf) {
            Some(tree) => tree,
            None => build(&mut self.terms, term),
        };
        self.value_of(result)
    }

    /// How many bits the number certainly fits into, as a signed or an unsigned one: those that extensions have not added.
    fn bits_needed(&self, a: &Bv, signed: bool) -> u32 {
        let Bv::Term(term) = *a else { return self.width(a) };
        match self.terms.node(term) {
            term::Node::ZeroExtend { of, .. } => self.terms.width(of) + u32::from(signed),
            term::Node::SignExtend { of, .. } if signed => self.terms.width(of),
            _ => self.terms.width(term),
        }
    }

    /// An operation on numbers: on constants as `fold` computes it, otherwise as `build` says it.
    fn float<const N: usize>(
        &mut self,
        operands: [&Bv; N],
        result: FloatFormat,
        fold: impl FnOnce([u128; N]) -> float_arith::Result<u128>,
        build: impl FnOnce(&mut Terms, [TermId; N]) -> term::FloatTerm,
    ) -> Result<Bv, NoFloat> {
        if let Some(numbers) = numbers(operands) {
            let bits = fold(numbers).map_err(no_float)?;
            return Ok(Bv::Const(Bits::from_u128(result.width(), bits)));
        }
        let operands = operands.map(|operand| self.term(operand));
        let term = build(&mut self.terms, operands).map_err(no_float)?;
        Ok(self.value_of(term))
    }
}

fn no_float(_: Unsupported) -> NoFloat {
    NoFloat
}

/// The patterns of numbers that are all constants.
fn numbers<const N: usize>(operands: [&Bv; N]) -> Option<[u128; N]> {
    let mut numbers = [0; N];
    for (number, operand) in numbers.iter_mut().zip(operands) {
        *number = operand.as_const()?.to_u128()?;
    }
    Some(numbers)
}

/// Operations that `bits` and `term` have under one name.
macro_rules! arithmetic {
    ($($name:ident)*) => {
        $(fn $name(&mut self, w: u32, a: &Bv, b: &Bv) -> Bv {
            self.binary((w, a, b), Bits::$name, Terms::$name)
        })*
    };
}

impl Domain for Symbolic {
    type Bv = Bv;
    type Bool = Bool;
    type Prov = Prov;

    fn bv(&mut self, w: u32, value: u64) -> Bv {
        Bv::Const(Bits::from_u64(w, value))
    }
    fn literal(&mut self, bits: &Bits) -> Bv {
        Bv::Const(bits.clone())
    }
    fn bool(&mut self, value: bool) -> Bool {
        Bool::Const(value)
    }
    fn known_zero(&self, a: &Bv) -> bool {
        matches!(a, Bv::Const(bits) if bits.is_zero())
    }
    fn known(&self, a: &Bool) -> Option<bool> {
        a.as_const()
    }
    fn not_b(&mut self, a: Bool) -> Bool {
        match a {
            Bool::Const(value) => Bool::Const(!value),
            Bool::Term(term) => {
                let not = self.terms.not(term);
                self.truth_of(not)
            }
        }
    }
    fn and_b(&mut self, a: Bool, b: Bool) -> Bool {
        match (a, b) {
            (Bool::Const(true), other) | (other, Bool::Const(true)) => other,
            (Bool::Const(false), _) | (_, Bool::Const(false)) => Bool::Const(false),
            (Bool::Term(a), Bool::Term(b)) => {
                let both = self.terms.and(a, b);
                self.truth_of(both)
            }
        }
    }
    fn or_b(&mut self, a: Bool, b: Bool) -> Bool {
        match (a, b) {
            (Bool::Const(false), other) | (other, Bool::Const(false)) => other,
            (Bool::Const(true), _) | (_, Bool::Const(true)) => Bool::Const(true),
            (Bool::Term(a), Bool::Term(b)) => {
                let either = self.terms.or(a, b);
                self.truth_of(either)
            }
        }
    }
    fn bit(&mut self, a: Bool) -> Bv {
        match a {
            Bool::Const(value) => Bv::Const(Bits::from_u64(1, value.into())),
            Bool::Term(term) => {
                let bit = self.terms.bit(term);
                self.note_tree(bit);
                self.value_of(bit)
            }
        }
    }

    arithmetic! { add sub mul udiv urem sdiv srem shl lshr ashr and or xor }

    fn not(&mut self, w: u32, a: &Bv) -> Bv {
        self.check(w, &[a]);
        self.unary(a, Bits::not, Terms::not)
    }
    fn eq(&mut self, w: u32, a: &Bv, b: &Bv) -> Bool {
        self.compare((w, a, b), |a, b| a == b, Terms::eq)
    }
    fn ult(&mut self, w: u32, a: &Bv, b: &Bv) -> Bool {
        self.compare((w, a, b), Bits::ult, Terms::ult)
    }
    fn slt(&mut self, w: u32, a: &Bv, b: &Bv) -> Bool {
        self.compare((w, a, b), Bits::slt, Terms::slt)
    }
    fn umul_overflows(&mut self, w: u32, a: &Bv, b: &Bv) -> Bool {
        if self.bits_needed(a, false) + self.bits_needed(b, false) <= w {
            return Bool::Const(false);
        }
        self.compare((w, a, b), Bits::mul_overflows_unsigned, |terms, a, b| {
            let (a, b) = (terms.zero_extend(a, 2 * w), terms.zero_extend(b, 2 * w));
            let product = terms.mul(a, b);
            let (high, zero) = (terms.extract(product, 2 * w - 1, w), terms.number(w, 0));
            terms.distinct(high, zero)
        })
    }
    fn smul_overflows(&mut self, w: u32, a: &Bv, b: &Bv) -> Bool {
        if self.bits_needed(a, true) + self.bits_needed(b, true) <= w {
            return Bool::Const(false);
        }
        self.compare((w, a, b), Bits::mul_overflows_signed, |terms, a, b| {
            let (a, b) = (terms.sign_extend(a, 2 * w), terms.sign_extend(b, 2 * w));
            let product = terms.mul(a, b);
            let low = terms.extract(product, w - 1, 0);
            let back = terms.sign_extend(low, 2 * w);
            terms.distinct(back, product)
        })
    }
    fn zext(&mut self, w: u32, to: u32, a: &Bv) -> Bv {
        self.check(w, &[a]);
        self.unary(a, |bits| bits.zero_extend(to), |terms, term| terms.zero_extend(term, to))
    }
    fn sext(&mut self, w: u32, to: u32, a: &Bv) -> Bv {
        self.check(w, &[a]);
        self.unary(a, |bits| bits.sign_extend(to), |terms, term| terms.sign_extend(term, to))
    }
    fn extract(&mut self, w: u32, low: u32, len: u32, a: &Bv) -> Bv {
        self.check(w, &[a]);
        let high = low + len - 1;
        self.unary(a, |bits| bits.extract(high, low), |terms, term| terms.extract(term, high, low))
    }
    fn concat(&mut self, hw: u32, high: &Bv, lw: u32, low: &Bv) -> Bv {
        self.check(hw, &[high]);
        self.check(lw, &[low]);
        if let (Bv::Const(high), Bv::Const(low)) = (high, low) {
            return Bv::Const(high.concat(low));
        }
        let leaf = |d: &mut Symbolic, leaves: &[Bits]| d.terms.bits(&leaves[0].concat(&leaves[1]));
        if let Some(tree) = self.on_leaves(&[high, low], &leaf) {
            return self.value_of(tree);
        }
        let (high, low) = (self.term(high), self.term(low));
        let whole = self.terms.concat(high, low);
        self.value_of(whole)
    }
    fn ite(&mut self, w: u32, c: &Bool, a: &Bv, b: &Bv) -> Bv {
        self.check(w, &[a, b]);
        match *c {
            Bool::Const(true) => a.clone(),
            Bool::Const(false) => b.clone(),
            Bool::Term(_) if a == b => a.clone(),
            Bool::Term(condition) => {
                let (a, b) = (self.term(a), self.term(b));
                let chosen = self.terms.ite(condition, a, b);
                self.note_tree(chosen);
                self.value_of(chosen)
            }
        }
    }

    fn no_prov(&mut self) -> Prov {
        Prov::None
    }
    fn known_no_prov(&self, a: &Prov) -> bool {
        *a == Prov::None
    }
    fn ite_prov(&mut self, c: &Bool, a: &Prov, b: &Prov) -> Prov {
        match *c {
            Bool::Const(value) => {
                if value {
                    *a
                } else {
                    *b
                }
            }
            Bool::Term(condition) => self.choice(condition, *a, *b),
        }
    }

    fn float2(&mut self, op: FloatOp2, f: FloatFormat, a: &Bv, b: &Bv) -> Result<Bv, NoFloat> {
        match op {
            FloatOp2::Add => self.float(
                [a, b],
                f,
                |[a, b]| float_arith::add(f, a, b, EVEN),
                |t, [a, b]| t.float_add(f, EVEN, a, b),
            ),
            FloatOp2::Sub => self.float(
                [a, b],
                f,
                |[a, b]| float_arith::sub(f, a, b, EVEN),
                |t, [a, b]| t.float_sub(f, EVEN, a, b),
            ),
            FloatOp2::Mul => self.float(
                [a, b],
                f,
                |[a, b]| float_arith::mul(f, a, b, EVEN),
                |t, [a, b]| t.float_mul(f, EVEN, a, b),
            ),
            FloatOp2::Div => self.float(
                [a, b],
                f,
                |[a, b]| float_arith::div(f, a, b, EVEN),
                |t, [a, b]| t.float_div(f, EVEN, a, b),
            ),
            // No solver knows `fmod`.
            FloatOp2::Rem => {
                self.float([a, b], f, |[a, b]| float_arith::rem(f, a, b), |_, _| Err(Unsupported))
            }
        }
    }
    fn float1(&mut self, op: FloatOp1, f: FloatFormat, a: &Bv) -> Result<Bv, NoFloat> {
        match op {
            FloatOp1::Sqrt => self.float(
                [a],
                f,
                |[a]| float_arith::sqrt(f, a, EVEN),
                |terms, [a]| terms.float_sqrt(f, EVEN, a),
            ),
            FloatOp1::Round(mode) => self.float(
                [a],
                f,
                |[a]| float_arith::round_to_integral(f, a, mode),
                |terms, [a]| terms.float_round(f, mode, a),
            ),
        }
    }
    fn fma(&mut self, f: FloatFormat, a: &Bv, b: &Bv, c: &Bv) -> Result<Bv, NoFloat> {
        self.float(
            [a, b, c],
            f,
            |[a, b, c]| float_arith::fma(f, a, b, c, EVEN),
            |terms, [a, b, c]| terms.float_fma(f, EVEN, a, b, c),
        )
    }
    fn float_test(&mut self, test: FloatTest, f: FloatFormat, a: &Bv, b: &Bv) -> Result<Bool, NoFloat> {
        if let Some([a, b]) = numbers([a, b]) {
            let order = float_arith::compare(f, a, b).map_err(no_float)?;
            return Ok(Bool::Const(match test {
                FloatTest::Equal => order == FloatOrder::Equal,
                FloatTest::Less => order == FloatOrder::Less,
                FloatTest::LessOrEqual => matches!(order, FloatOrder::Less | FloatOrder::Equal),
            }));
        }
        let (a, b) = (self.term(a), self.term(b));
        let term = match test {
            FloatTest::Equal => self.terms.float_equal(f, a, b),
            FloatTest::Less => self.terms.float_less(f, a, b),
            FloatTest::LessOrEqual => self.terms.float_less_or_equal(f, a, b),
        };
        Ok(self.truth_of(term.map_err(no_float)?))
    }
    fn float_convert(&mut self, from: FloatFormat, to: FloatFormat, a: &Bv) -> Result<Bv, NoFloat> {
        self.float(
            [a],
            to,
            |[a]| float_convert::convert(from, to, a, EVEN),
            |terms, [a]| terms.float_convert(from, to, EVEN, a),
        )
    }
    fn int_to_float(&mut self, signed: bool, w: u32, f: FloatFormat, a: &Bv) -> Result<Bv, NoFloat> {
        self.check(w, &[a]);
        match a {
            Bv::Const(integer) => {
                let bits = match signed {
                    true => float_convert::from_signed(f, integer, EVEN),
                    false => float_convert::from_unsigned(f, integer, EVEN),
                };
                Ok(Bv::Const(Bits::from_u128(f.width(), bits.map_err(no_float)?)))
            }
            Bv::Term(integer) => {
                let term = match signed {
                    true => self.terms.float_from_signed(f, EVEN, *integer),
                    false => self.terms.float_from_unsigned(f, EVEN, *integer),
                };
                Ok(self.value_of(term.map_err(no_float)?))
            }
        }
    }
    fn float_to_int(&mut self, signed: bool, f: FloatFormat, w: u32, a: &Bv) -> Result<(Bv, Bool), NoFloat> {
        const CUT: RoundingMode = RoundingMode::Zero;
        if let Some([number]) = numbers([a]) {
            let integer = match signed {
                true => float_convert::to_signed(f, number, w, CUT),
                false => float_convert::to_unsigned(f, number, w, CUT),
            };
            let integer = integer.map_err(no_float)?;
            let fits = integer.is_some();
            return Ok((Bv::Const(integer.unwrap_or_else(|| Bits::zero(w))), Bool::Const(fits)));
        }
        let number = self.term(a);
        let integer = match signed {
            true => self.terms.float_to_signed(f, CUT, w, number),
            false => self.terms.float_to_unsigned(f, CUT, w, number),
        };
        let integer = integer.map_err(no_float)?;
        let fits = self.terms.float_fits_integer(f, CUT, signed, w, number).map_err(no_float)?;
        Ok((self.value_of(integer), self.truth_of(fits)))
    }

    fn count_ones(&mut self, w: u32, a: &Bv) -> Bv {
        match a {
            Bv::Const(bits) => Bv::Const(Bits::from_u64(w, bits.count_ones().into())),
            Bv::Term(_) => sem::derived::count_ones(self, w, a),
        }
    }
    fn leading_zeros(&mut self, w: u32, a: &Bv) -> Bv {
        match a {
            Bv::Const(bits) => Bv::Const(Bits::from_u64(w, bits.leading_zeros().into())),
            Bv::Term(_) => sem::derived::leading_zeros(self, w, a),
        }
    }
    fn reverse_bits(&mut self, w: u32, a: &Bv) -> Bv {
        match a {
            Bv::Const(bits) => Bv::Const(bits.reverse_bits()),
            Bv::Term(_) => sem::derived::reverse_bits(self, w, a),
        }
    }
}
