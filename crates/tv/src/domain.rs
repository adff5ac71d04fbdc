//! The domain that both functions are computed on: the terms of `symbolic`, with another way to say which block a pointer belongs to.
//!
//! ```text
//!   bits   the address: where the block starts, plus the offset
//!   prov   the block's id (16 bits, the top one set for locals), and where it starts, as a term of its own
//! ```
//!
//! The start is kept beside the id so that the offset is found again by taking it from the address, part by part
//! ([`Logic::offset`]). What has no provenance is a number, or null: block 0.

use bits::Bits;
use bits::float::FloatFormat;
use sem::domain::{Domain, FloatOp1, FloatOp2, FloatTest, NoFloat};
use symbolic::{Bool, Bv, Symbolic};
use term::{BinaryOp, Node, TermId, Terms};

/// How many bits the id of a block has.
pub(crate) const ID_BITS: u32 = 16;
/// The bit that the ids of locals have.
pub(crate) const LOCAL: u64 = 1 << (ID_BITS - 1);

/// Which block a pointer belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prov {
    /// None: a number, or null.
    None,
    /// The block of this id, which starts here.
    Block {
        /// The id.
        id: TermId,
        /// Where it starts.
        base: TermId,
    },
}

/// A scalar.
pub(crate) type Scalar = sem::scalar::Scalar<Logic>;

/// The domain.
#[derive(Debug, Default)]
pub struct Logic {
    pub(crate) inner: Symbolic,
    /// The width of a pointer.
    pub(crate) pointer_bits: u32,
    /// What the running function takes subnormal operands for.
    pub(crate) flush: Option<crate::modes::Flush>,
}

impl Logic {
    pub(crate) fn terms(&mut self) -> &mut Terms {
        &mut self.inner.terms
    }

    pub(crate) fn term(&mut self, a: &Bv) -> TermId {
        self.inner.term(a)
    }

    pub(crate) fn truth(&mut self, a: Bool) -> TermId {
        self.inner.truth_term(a)
    }

    /// The id and the start of the block that a pointer belongs to.
    pub(crate) fn block_of(&mut self, prov: &Prov) -> (TermId, TermId) {
        match *prov {
            Prov::Block { id, base } => (id, base),
            Prov::None => {
                let w = self.pointer_bits;
                (self.inner.terms.number(ID_BITS, 0), self.inner.terms.number(w, 0))
            }
        }
    }

    /// How far an address is from the start of its block, both said in the same way.
    pub(crate) fn offset(&mut self, address: TermId, base: TermId) -> TermId {
        let terms = &mut self.inner.terms;
        if address == base {
            return terms.number(terms.width(address), 0);
        }
        if let (Node::Ite(c, a, b), Node::Ite(d, x, y)) = (terms.node(address), terms.node(base))
            && c == d
        {
            let (yes, no) = (self.offset(a, x), self.offset(b, y));
            return self.inner.terms.ite(c, yes, no);
        }
        match terms.node(address) {
            Node::Binary(BinaryOp::Add, a, b) => {
                // Whichever part is made of the start.
                for (part, rest) in [(a, b), (b, a)] {
                    if self.is_made_of(part, base) {
                        let offset = self.offset(part, base);
                        return self.inner.terms.add(offset, rest);
                    }
                }
            }
            Node::Ite(c, a, b) if !matches!(terms.node(base), Node::Ite(..)) => {
                let (yes, no) = (self.offset(a, base), self.offset(b, base));
                return self.inner.terms.ite(c, yes, no);
            }
            _ => {}
        }
        self.inner.terms.sub(address, base)
    }

    fn is_made_of(&self, term: TermId, base: TermId) -> bool {
        let terms = &self.inner.terms;
        term == base
            || match terms.node(term) {
                Node::Binary(BinaryOp::Add, a, b) => self.is_made_of(a, base) || self.is_made_of(b, base),
                Node::Ite(c, a, b) => match terms.node(base) {
                    Node::Ite(d, x, y) => c == d && self.is_made_of(a, x) && self.is_made_of(b, y),
                    _ => self.is_made_of(a, base) && self.is_made_of(b, base),
                },
                _ => false,
            }
    }
}

macro_rules! as_inner {
    ($($name:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {
        $(fn $name(&mut self, $($arg: $ty),*) -> $ret {
            self.inner.$name($($arg),*)
        })*
    };
}

impl Domain for Logic {
    type Bv = Bv;
    type Bool = Bool;
    type Prov = Prov;

    as_inner! {
        bv(w: u32, value: u64) -> Bv;
        literal(bits: &Bits) -> Bv;
        bool(value: bool) -> Bool;
        not_b(a: Bool) -> Bool;
        and_b(a: Bool, b: Bool) -> Bool;
        or_b(a: Bool, b: Bool) -> Bool;
        bit(a: Bool) -> Bv;
        add(w: u32, a: &Bv, b: &Bv) -> Bv;
        sub(w: u32, a: &Bv, b: &Bv) -> Bv;
        mul(w: u32, a: &Bv, b: &Bv) -> Bv;
        udiv(w: u32, a: &Bv, b: &Bv) -> Bv;
        urem(w: u32, a: &Bv, b: &Bv) -> Bv;
        sdiv(w: u32, a: &Bv, b: &Bv) -> Bv;
        srem(w: u32, a: &Bv, b: &Bv) -> Bv;
        shl(w: u32, a: &Bv, b: &Bv) -> Bv;
        lshr(w: u32, a: &Bv, b: &Bv) -> Bv;
        ashr(w: u32, a: &Bv, b: &Bv) -> Bv;
        and(w: u32, a: &Bv, b: &Bv) -> Bv;
        or(w: u32, a: &Bv, b: &Bv) -> Bv;
        xor(w: u32, a: &Bv, b: &Bv) -> Bv;
        not(w: u32, a: &Bv) -> Bv;
        eq(w: u32, a: &Bv, b: &Bv) -> Bool;
        ult(w: u32, a: &Bv, b: &Bv) -> Bool;
        slt(w: u32, a: &Bv, b: &Bv) -> Bool;
        umul_overflows(w: u32, a: &Bv, b: &Bv) -> Bool;
        smul_overflows(w: u32, a: &Bv, b: &Bv) -> Bool;
        zext(w: u32, to: u32, a: &Bv) -> Bv;
        sext(w: u32, to: u32, a: &Bv) -> Bv;
        extract(w: u32, low: u32, len: u32, a: &Bv) -> Bv;
        concat(hw: u32, high: &Bv, lw: u32, low: &Bv) -> Bv;
        ite(w: u32, c: &Bool, a: &Bv, b: &Bv) -> Bv;
        float1(op: FloatOp1, f: FloatFormat, a: &Bv) -> Result<Bv, NoFloat>;
        fma(f: FloatFormat, a: &Bv, b: &Bv, c: &Bv) -> Result<Bv, NoFloat>;
        float_convert(from: FloatFormat, to: FloatFormat, a: &Bv) -> Result<Bv, NoFloat>;
        int_to_float(signed: bool, w: u32, f: FloatFormat, a: &Bv) -> Result<Bv, NoFloat>;
        float_to_int(signed: bool, f: FloatFormat, w: u32, a: &Bv) -> Result<(Bv, Bool), NoFloat>;
        count_ones(w: u32, a: &Bv) -> Bv;
        leading_zeros(w: u32, a: &Bv) -> Bv;
        reverse_bits(w: u32, a: &Bv) -> Bv;
    }

    fn float_taken(&mut self, f: FloatFormat, a: &Bv) -> Bv {
        self.flushed(f, a)
    }

    fn float_test(&mut self, test: FloatTest, f: FloatFormat, a: &Bv, b: &Bv) -> Result<Bool, NoFloat> {
        let (a, b) = (self.flushed(f, a), self.flushed(f, b));
        self.inner.float_test(test, f, &a, &b)
    }

    fn float2(&mut self, op: FloatOp2, f: FloatFormat, a: &Bv, b: &Bv) -> Result<Bv, NoFloat> {
        let (a, b) = (&self.flushed(f, a), &self.flushed(f, b));
        let result = self.inner.float2(op, f, a, b);
        if result.is_ok() || op != FloatOp2::Rem {
            return result;
        }
        // No solver knows it; but what is asked may not depend on what it is.
        let (x, y) = (self.term(a), self.term(b));
        let remainder = self.inner.terms.float_rem(f, x, y).map_err(|_| NoFloat)?;
        Ok(self.inner.value_of(remainder))
    }

    fn known_zero(&self, a: &Bv) -> bool {
        self.inner.known_zero(a)
    }
    fn known(&self, a: &Bool) -> Option<bool> {
        self.inner.known(a)
    }
    fn no_prov(&mut self) -> Prov {
        Prov::None
    }
    fn known_no_prov(&self, a: &Prov) -> bool {
        *a == Prov::None
    }
    fn ite_prov(&mut self, c: &Bool, a: &Prov, b: &Prov) -> Prov {
        if a == b {
            return a.clone();
        }
        match *c {
            Bool::Const(true) => a.clone(),
            Bool::Const(false) => b.clone(),
            Bool::Term(condition) => {
                let ((a, x), (b, y)) = (self.block_of(a), self.block_of(b));
                let (id, base) = (self.terms().ite(condition, a, b), self.terms().ite(condition, x, y));
                Prov::Block { id, base }
            }
        }
    }
}
