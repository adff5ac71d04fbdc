//! One method for each operation. Operands of the wrong sorts are a mistake of the caller: debug builds stop there.

use crate::node::{BinaryOp, Node, Quantifier, TermId, UnaryOp, VarId};
use crate::pool::Terms;
use crate::sort::Sort;

/// Methods for operations of two operands of one sort, under the names of [`BinaryOp`].
macro_rules! binary {
    ($check:ident: $($(#[$doc:meta])* $name:ident $op:ident;)*) => {
        $($(#[$doc])*
        #[inline]
        pub fn $name(&mut self, left: TermId, right: TermId) -> TermId {
            self.$check(left, right);
            self.make(Node::Binary(BinaryOp::$op, left, right))
        })*
    };
}

impl Terms {
    fn check_same(&self, left: TermId, right: TermId) {
        debug_assert_eq!(self.sort(left), self.sort(right), "operands of different sorts");
    }

    fn check_logic(&self, left: TermId, right: TermId) {
        self.check_same(left, right);
        debug_assert!(!matches!(self.sort(left), Sort::Array { .. }), "logic on arrays");
    }

    fn check_bits(&self, left: TermId, right: TermId) {
        self.check_same(left, right);
        self.check_bits_one(left);
    }

    pub(crate) fn check_bits_one(&self, term: TermId) {
        debug_assert!(matches!(self.sort(term), Sort::Bits(_)), "a bit-vector is needed");
    }

    fn check_bool(&self, term: TermId) {
        debug_assert_eq!(self.sort(term), Sort::Bool, "a truth value is needed");
    }

    binary! { check_logic:
        /// Both: truth values, or each bit.
        and And;
        /// Either: truth values, or each bit.
        or Or;
        /// Exactly one: truth values, or each bit.
        xor Xor;
    }

    binary! { check_same:
        /// Whether two terms of any one sort have the same value.
        eq Eq;
    }

    binary! { check_bits:
        /// The sum.
        add Add;
        /// The difference.
        sub Sub;
        /// The product.
        mul Mul;
        /// The unsigned quotient; all ones if the divisor is zero.
        udiv Udiv;
        /// The unsigned remainder; the dividend if the divisor is zero.
        urem Urem;
        /// The quotient rounded towards zero; by zero, 1 for dividends below zero and -1 for others.
        sdiv Sdiv;
        /// The remainder with the dividend's sign; the dividend if the divisor is zero.
        srem Srem;
        /// Shifted to the left; zero if the amount is the width or more.
        shl Shl;
        /// Shifted to the right, zeros coming in; zero if the amount is the width or more.
        lshr Lshr;
        /// Shifted to the right, copies of the sign coming in; nothing else if the amount is the width or more.
        ashr Ashr;
        /// Whether the unsigned value is less.
        ult Ult;
        /// Whether the unsigned value is less or equal.
        ule Ule;
        /// Whether the two's complement value is less.
        slt Slt;
        /// Whether the two's complement value is less or equal.
        sle Sle;
    }

    /// The opposite truth value, or of every bit the opposite.
    #[inline]
    pub fn not(&mut self, term: TermId) -> TermId {
        self.check_logic(term, term);
        self.make(Node::Unary(UnaryOp::Not, term))
    }

    /// The two's complement: 0 - term.
    pub fn neg(&mut self, term: TermId) -> TermId {
        self.check_bits_one(term);
        self.make(Node::Unary(UnaryOp::Neg, term))
    }

    /// Whether the second is true or the first is not.
    pub fn implies(&mut self, premise: TermId, conclusion: TermId) -> TermId {
        self.check_bool(premise);
        let not = self.not(premise);
        self.or(not, conclusion)
    }

    /// Whether two terms of any one sort have different values.
    pub fn distinct(&mut self, left: TermId, right: TermId) -> TermId {
        let same = self.eq(left, right);
        self.not(same)
    }

    /// Whether all are true.
    pub fn and_all(&mut self, terms: impl IntoIterator<Item = TermId>) -> TermId {
        let all = self.bool(true);
        terms.into_iter().fold(all, |all, term| self.and(all, term))
    }

    /// Whether any is true.
    pub fn or_all(&mut self, terms: impl IntoIterator<Item = TermId>) -> TermId {
        let any = self.bool(false);
        terms.into_iter().fold(any, |any, term| self.or(any, term))
    }

    /// `yes` if the condition is true, otherwise `no`, which may be of any one sort.
    pub fn ite(&mut self, condition: TermId, yes: TermId, no: TermId) -> TermId {
        self.check_bool(condition);
        self.check_same(yes, no);
        self.make(Node::Ite(condition, yes, no))
    }

    /// A truth value as one bit: 1 if it is true.
    pub fn bit(&mut self, condition: TermId) -> TermId {
        let (one, zero) = (self.number(1, 1), self.number(1, 0));
        self.ite(condition, one, zero)
    }

    /// The bits of `high` above those of `low`.
    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        self.check_bits_one(high);
        self.check_bits_one(low);
        self.make(Node::Binary(BinaryOp::Concat, high, low))
    }

    /// The bits from `low` to `high`, both included; 0 is the least significant one.
    pub fn extract(&mut self, of: TermId, high: u32, low: u32) -> TermId {
        debug_assert!(low <= high && high < self.width(of), "bits that are not there");
        self.make(Node::Extract { low, width: high.saturating_sub(low).saturating_add(1), of })
    }

    /// The unsigned value in `width` bits, which are at least as many as it has.
    pub fn zero_extend(&mut self, of: TermId, width: u32) -> TermId {
        self.check_extension(of, width);
        self.make(Node::ZeroExtend { width, of })
    }

    /// The two's complement value in `width` bits, which are at least as many as it has.
    pub fn sign_extend(&mut self, of: TermId, width: u32) -> TermId {
        self.check_extension(of, width);
        self.make(Node::SignExtend { width, of })
    }

    fn check_extension(&self, of: TermId, width: u32) {
        self.check_bits_one(of);
        debug_assert!(width >= self.width(of), "an extension to fewer bits");
    }

    /// The array that has the same element at every index of `index` bits.
    pub fn const_array(&mut self, index: u32, element: TermId) -> TermId {
        self.check_bits_one(element);
        self.make(Node::ConstArray { index, element })
    }

    /// The element at an index.
    pub fn select(&mut self, array: TermId, index: TermId) -> TermId {
        self.check_index(array, index);
        self.make(Node::Binary(BinaryOp::Select, array, index))
    }

    /// The array with another element at an index.
    pub fn store(&mut self, array: TermId, index: TermId, element: TermId) -> TermId {
        self.check_index(array, index);
        self.make(Node::Store(array, index, element))
    }

    fn check_index(&self, array: TermId, index: TermId) {
        debug_assert!(
            matches!(self.sort(array), Sort::Array { index: width, .. } if width == self.width(index)),
            "an array and an index of its width are needed"
        );
    }

    /// Whether the body is true for all values of the variables. They must not occur outside of it, nor be bound twice.
    pub fn forall(&mut self, variables: &[VarId], body: TermId) -> TermId {
        self.quantified(Quantifier::Forall, variables, body)
    }

    /// Whether the body is true for some values of the variables. They must not occur outside of it, nor be bound twice.
    pub fn exists(&mut self, variables: &[VarId], body: TermId) -> TermId {
        self.quantified(Quantifier::Exists, variables, body)
    }

    fn quantified(&mut self, quantifier: Quantifier, variables: &[VarId], body: TermId) -> TermId {
        self.check_bool(body);
        if variables.is_empty() || self.node(body).is_constant() {
            return body;
        }
        let variables = self.list(variables);
        self.make(Node::Quantified { quantifier, variables, body })
    }
}
