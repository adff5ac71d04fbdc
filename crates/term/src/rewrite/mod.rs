//! The rules that make terms simpler when they are built.
//!
//! A rule replaces a node, whose operands are rewritten already, by a term of the same value under every assignment.
//! Rules only look a step or two into their operands, and each makes terms smaller or brings them closer to one form:
//! constants on the right and outermost, `<` instead of `<=`, conditions without negation. `tests/rules.rs` proves each
//! of them for all values at small widths.
//!
//! To add one: a line of the table below, the code in the file of its family, a case in the tests.

mod arith;
mod array;
mod choice;
mod compare;
mod equal;
mod logic;
mod parts;

use bits::Bits;

use crate::apply::apply;
use crate::node::{BinaryOp, FloatBinaryOp, FloatCompareOp, Node, TermId, UnaryOp};
use crate::pool::Terms;
use crate::sort::Sort;
use crate::value::Value;

/// Declares the rules, and the list of all.
macro_rules! rules {
    ($($(#[doc = $what:literal])* $name:ident,)*) => {
        /// A rewrite rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Rule {
            $($(#[doc = $what])* $name,)*
        }

        impl Rule {
            /// All rules, in the order of their numbers.
            pub const ALL: [Rule; [$(Rule::$name),*].len()] = [$(Rule::$name),*];
        }
    };
}

rules! {
    /// An operation on constants is the constant that it computes.
    ConstantFold,
    /// Operands of commutative operations are ordered by age, constants last.
    Commute,
    /// `(x + c) + d` is `x + (c + d)`; so for `*`, `&`, `|` and `^`.
    Reassociate,
    /// `(x + c) + y` is `(x + y) + c`, and the like with `-`.
    ConstantOutward,
    /// `not (not x)` is `x`.
    NotNot,
    /// `-(-x)` is `x`.
    NegNeg,
    /// `-(x - y)` is `y - x`.
    NegSub,
    /// `x & ~0` and `x | 0` are `x`.
    LogicNeutral,
    /// `x & 0` is `0`, `x | ~0` is `~0`.
    LogicAbsorbing,
    /// `x & x` and `x | x` are `x`.
    LogicSelf,
    /// `x & ~x` is `0`, `x | ~x` is `~0`.
    LogicComplement,
    /// `x & (x | y)` is `x`, `x & (x & y)` is `x & y`; so with both operations swapped.
    Absorption,
    /// `x & (~x | y)` is `x & y`, `x & (~x & y)` is `0`; so with both operations swapped.
    AbsorptionNegated,
    /// `x & ~(x & y)` is `x & ~y`, `x & ~(x | y)` is `0`; so with both operations swapped.
    AbsorptionOfNegated,
    /// Logic on bits that stand for conditions is one bit that stands for logic on conditions.
    LogicOfBits,
    /// `x ^ 0` is `x`.
    XorZero,
    /// `x ^ ~0` is `~x`.
    XorOnes,
    /// `x ^ x` is `0`.
    XorSelf,
    /// `~x ^ y` is `~(x ^ y)`.
    XorNot,
    /// `x + 0` is `x`.
    AddZero,
    /// `x + -y` is `x - y`.
    AddNeg,
    /// `(x - y) + y` is `x`.
    AddSub,
    /// `x - c` is `x + -c`.
    SubConstant,
    /// `0 - x` is `-x`.
    SubFromZero,
    /// `x - x` is `0`.
    SubSelf,
    /// `(x + y) - x` is `y`, `x - (x + y)` is `-y`.
    SubAdd,
    /// `x * 0` is `0`.
    MulZero,
    /// `x * 1` is `x`.
    MulOne,
    /// A product by a power of two is a shift.
    MulPowerOfTwo,
    /// `x / 1` is `x`, and the remainder is `0`.
    DivideByOne,
    /// The unsigned quotient by zero is `~0`, the remainder `x`.
    DivideByZero,
    /// An unsigned quotient by a power of two is a shift, the remainder a mask.
    DivideByPowerOfTwo,
    /// A shift by 0 is none.
    ShiftByZero,
    /// A shift of 0 is 0.
    ShiftOfZero,
    /// A shift by the width or more leaves nothing, or copies of the sign.
    ShiftOut,
    /// Two shifts of one kind by constants are one.
    ShiftShift,
    /// `x <= y` is `not (y < x)`.
    LessOrEqual,
    /// `x < x` is false.
    LessSelf,
    /// Nothing is less than the least, nor the greatest less than anything.
    LessBounds,
    /// `x < 1` is `x = 0`, `0 < x` is `not (x = 0)`.
    UltOne,
    /// Comparing numbers that were extended in the same way is comparing them before.
    LessExtended,
    /// A number extended by zeros against a constant.
    LessExtendedConstant,
    /// `x = x` is true.
    EqSelf,
    /// `x = true` is `x`, `x = false` is `not x`.
    EqBool,
    /// `x = ~x` is false.
    EqComplement,
    /// `~x = ~y` is `x = y`; `not x = y` is `not (x = y)` for truth values.
    EqNot,
    /// `f(x) = c` is `x = f'(c)` for `~`, `-`, and for `+` and `^` with a constant.
    EqInverse,
    /// `x + y = x + z` is `y = z`, `x + y = x` is `y = 0`; so for `^`.
    EqSameOperand,
    /// Extended numbers equal to a constant, or extended in the same way.
    EqExtended,
    /// `x * c = d` is `x = d / c` in the lowest bits, if `c` divides `d` at all; so for shifts by a constant.
    EqProduct,
    /// A concatenation is equal to a constant if both parts are.
    EqConcat,
    /// A choice between constants, equal to a constant, is the condition.
    EqIte,
    /// All bits there are.
    ExtractAll,
    /// Bits of bits.
    ExtractExtract,
    /// Bits of one part of a concatenation.
    ExtractConcat,
    /// Bits of an extended number: of the number, of what extends it, or of both.
    ExtractExtended,
    /// Bits of a number shifted by a constant that were in it before.
    ExtractShifted,
    /// Adjacent bits of one term, put together.
    ConcatAdjacent,
    /// Zeros above are an extension.
    ConcatZero,
    /// Constants next to each other are one.
    ConcatConstants,
    /// Two choices by one condition, put together, are a choice between what is put together.
    ConcatOfChoices,
    /// An extension to the same width is none.
    ExtendNothing,
    /// An extension of an extension is one.
    ExtendExtended,
    /// A constant condition.
    IteConstant,
    /// Both arms are equal.
    IteSame,
    /// A choice of truth values one of which is constant is logic.
    IteBool,
    /// A negated condition swaps the arms.
    IteNot,
    /// The condition is known in the arms.
    IteNested,
    /// Nested choices that share an arm are one.
    IteShared,
    /// `~ite(x, c, d)` is `ite(x, ~c, ~d)`; so for extensions and extracts.
    IteOfConstants,
    /// What was stored at an index is there.
    SelectStored,
    /// What was stored at another index does not matter.
    SelectOther,
    /// All elements of a constant array are the same.
    SelectConstant,
    /// A choice between two constant arrays is read as a choice of elements.
    SelectIte,
    /// Only the last of two stores at an index counts.
    StoreStore,
    /// Storing what is there changes nothing.
    StoreSame,
}

/// What a rule made of a node.
pub(crate) type Rewritten = Option<(Rule, TermId)>;

/// Applies the first rule that fits.
pub(crate) fn rewrite(terms: &mut Terms, node: Node) -> Rewritten {
    if let Some(constant) = fold(terms, node) {
        return Some((Rule::ConstantFold, constant));
    }
    match node {
        Node::Unary(op, of) => match op {
            UnaryOp::Not => logic::not(terms, of),
            UnaryOp::Neg => arith::neg(terms, of),
        },
        Node::Binary(op, left, right) => {
            if op.is_commutative() && is_misordered(terms, left, right) {
                return Some((Rule::Commute, terms.make(Node::Binary(op, right, left))));
            }
            binary(terms, op, left, right)
        }
        Node::Extract { low, width, of } => parts::extract(terms, low, width, of),
        Node::ZeroExtend { width, of } => parts::zero_extend(terms, width, of),
        Node::SignExtend { width, of } => parts::sign_extend(terms, width, of),
        Node::Ite(condition, yes, no) => choice::ite(terms, condition, yes, no),
        Node::Store(array, index, element) => array::store(terms, array, index, element),
        Node::FloatBinary { op: FloatBinaryOp::Add | FloatBinaryOp::Mul, left, right, .. }
        | Node::FloatCompare { op: FloatCompareOp::Equal, left, right, .. }
            if is_misordered(terms, left, right) =>
        {
            swapped_float(node).map(|swapped| (Rule::Commute, terms.make(swapped)))
        }
        Node::Bool(_)
        | Node::Small { .. }
        | Node::Wide(_)
        | Node::Var(_)
        | Node::ConstArray { .. }
        | Node::Quantified { .. }
        | Node::FloatUnary { .. }
        | Node::FloatBinary { .. }
        | Node::FloatFma { .. }
        | Node::FloatCompare { .. }
        | Node::FloatConvert { .. }
        | Node::FloatFromInteger { .. }
        | Node::FloatToInteger { .. } => None,
    }
}

fn binary(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    match op {
        BinaryOp::And | BinaryOp::Or => logic::lattice(terms, op, left, right),
        BinaryOp::Xor => logic::xor(terms, left, right),
        BinaryOp::Add => arith::add(terms, left, right),
        BinaryOp::Sub => arith::sub(terms, left, right),
        BinaryOp::Mul => arith::mul(terms, left, right),
        BinaryOp::Udiv | BinaryOp::Urem | BinaryOp::Sdiv | BinaryOp::Srem => {
            arith::divide(terms, op, left, right)
        }
        BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => arith::shift(terms, op, left, right),
        BinaryOp::Concat => parts::concat(terms, left, right),
        BinaryOp::Eq => equal::eq(terms, left, right),
        BinaryOp::Ult | BinaryOp::Slt => compare::less(terms, op, left, right),
        BinaryOp::Ule | BinaryOp::Sle => compare::less_or_equal(terms, op, left, right),
        BinaryOp::Select => array::select(terms, left, right),
    }
}

fn is_misordered(terms: &Terms, left: TermId, right: TermId) -> bool {
    let key = |term| (terms.node(term).is_constant(), term);
    key(left) > key(right)
}

fn swapped_float(node: Node) -> Option<Node> {
    match node {
        Node::FloatBinary { op, format, mode, left, right } => {
            Some(Node::FloatBinary { op, format, mode, left: right, right: left })
        }
        Node::FloatCompare { op, format, left, right } => {
            Some(Node::FloatCompare { op, format, left: right, right: left })
        }
        _ => None,
    }
}

/// The value of a node whose operands are all constants.
fn fold(terms: &mut Terms, node: Node) -> Option<TermId> {
    if matches!(node, Node::ConstArray { .. }) || !node.children().all(|term| terms.node(term).is_constant())
    {
        return None;
    }
    let constant = |term| match terms.as_bool(term) {
        Some(value) => Some(Value::Bool(value)),
        None => terms.as_bits(term).map(Value::Bits),
    };
    let mut operands = node.children().map(constant);
    let value = match (operands.next().flatten(), operands.next().flatten(), operands.next().flatten()) {
        (Some(a), None, None) => apply(node, &[&a]),
        (Some(a), Some(b), None) => apply(node, &[&a, &b]),
        (Some(a), Some(b), Some(c)) => apply(node, &[&a, &b, &c]),
        _ => return None,
    };
    match value {
        Ok(Value::Bool(value)) => Some(terms.bool(value)),
        Ok(Value::Bits(value)) => Some(terms.bits(&value)),
        Ok(Value::Array(_)) | Err(_) => None,
    }
}

impl Terms {
    /// False, or the bits that are all zero.
    fn zeros(&mut self, sort: Sort) -> TermId {
        match sort {
            Sort::Bits(width) => self.number(width, 0),
            Sort::Bool | Sort::Array { .. } => self.bool(false),
        }
    }

    /// True, or the bits that are all one.
    fn all_ones(&mut self, sort: Sort) -> TermId {
        match sort {
            Sort::Bits(width) => self.bits(&Bits::ones(width)),
            Sort::Bool | Sort::Array { .. } => self.bool(true),
        }
    }

    fn is_zeros(&self, term: TermId) -> bool {
        match self.node(term) {
            Node::Bool(value) => !value,
            Node::Small { value, .. } => value == 0,
            Node::Wide(wide) => self.wide(wide).is_zero(),
            _ => false,
        }
    }

    fn is_all_ones(&self, term: TermId) -> bool {
        match self.node(term) {
            Node::Bool(value) => value,
            Node::Small { width, value } => value == Bits::ones(width).low_u64(),
            Node::Wide(wide) => self.wide(wide).not().is_zero(),
            _ => false,
        }
    }

    /// Whether the constant is this number.
    fn is_number(&self, term: TermId, number: u64) -> bool {
        match self.node(term) {
            Node::Small { value, .. } => value == number,
            Node::Wide(wide) => self.wide(wide).to_u64() == Some(number),
            _ => false,
        }
    }

    /// Whether one is the negation of the other.
    fn are_complements(&self, left: TermId, right: TermId) -> bool {
        self.node(left) == Node::Unary(UnaryOp::Not, right)
            || self.node(right) == Node::Unary(UnaryOp::Not, left)
    }

    /// The operands, if the term is this operation.
    fn operands_of(&self, op: BinaryOp, term: TermId) -> Option<(TermId, TermId)> {
        match self.node(term) {
            Node::Binary(found, left, right) if found == op => Some((left, right)),
            _ => None,
        }
    }

    /// The operand and the constant, if the term is this operation on a constant, which is always the right operand.
    fn with_constant(&self, op: BinaryOp, term: TermId) -> Option<(TermId, Bits)> {
        let (left, right) = self.operands_of(op, term)?;
        Some((left, self.as_bits(right)?))
    }
}
