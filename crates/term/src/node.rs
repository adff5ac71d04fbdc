//! What a term is: an operation and the ids of its operands.
//!
//! ```text
//!   tag | 3 bytes: operation, format, rounding | 12 bytes: three operands, or width and 64 bits of a constant
//! ```
//!
//! A [`Node`] has 16 bytes and is copied freely. What does not fit (wide constants, variables, the lists of quantified
//! variables) is in lists of the pool, under ids of its own.

use bits::float::FloatFormat;
use bits::float_arith::RoundingMode;

arena::id! {
    /// A term of a pool.
    pub struct TermId("term")
}
arena::id! {
    /// A variable of a pool.
    pub struct VarId("var")
}
arena::id! {
    /// A constant of more than 64 bits.
    pub struct WideId("wide")
}
arena::id! {
    /// A list of variables that a quantifier binds.
    pub struct VarListId("vars")
}

/// Operations of one operand, of its sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// Negation of a truth value, or of every bit.
    Not,
    /// The two's complement.
    Neg,
}

/// Operations of two operands, which have one sort unless something else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "SMT-LIB's names")]
pub enum BinaryOp {
    /// On truth values, or on each bit, as `Or` and `Xor`.
    And,
    Or,
    Xor,
    Add,
    Sub,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    Shl,
    Lshr,
    Ashr,
    /// Of two widths, the left operand above the right one.
    Concat,
    /// Of any one sort.
    Eq,
    Ult,
    Ule,
    Slt,
    Sle,
    /// An array and an index.
    Select,
}

impl BinaryOp {
    /// Whether the operands may be swapped.
    pub fn is_commutative(self) -> bool {
        matches!(
            self,
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add | BinaryOp::Mul | BinaryOp::Eq
        )
    }
}

/// Which values of the variables must satisfy the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// All of them.
    Forall,
    /// At least one.
    Exists,
}

/// Floating-point operations of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatUnaryOp {
    /// The square root.
    Sqrt,
    /// The nearest integer, as a floating-point number.
    RoundToIntegral,
}

/// Floating-point operations of two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum FloatBinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    /// C's `fmod`. It has no rounding, and no name in SMT-LIB.
    Rem,
}

/// Comparisons of floating-point numbers; all are false if either is not a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum FloatCompareOp {
    Equal,
    Less,
    LessOrEqual,
}

/// A term: an operation on other terms.
///
/// Floating-point numbers are bit-vectors that hold their IEEE bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "operands are named by their order or their field")]
pub enum Node {
    /// A truth value.
    Bool(bool),
    /// A constant of at most 64 bits.
    Small {
        width: u32,
        value: u64,
    },
    /// A constant of more than 64 bits.
    Wide(WideId),
    Var(VarId),
    Unary(UnaryOp, TermId),
    Binary(BinaryOp, TermId, TermId),
    /// `width` bits, of which `low` is the lowest.
    Extract {
        low: u32,
        width: u32,
        of: TermId,
    },
    /// Zeros above, up to `width` bits.
    ZeroExtend {
        width: u32,
        of: TermId,
    },
    /// Copies of the sign bit above, up to `width` bits.
    SignExtend {
        width: u32,
        of: TermId,
    },
    /// The second operand if the first one is true, otherwise the third.
    Ite(TermId, TermId, TermId),
    /// The array that has this element everywhere.
    ConstArray {
        index: u32,
        element: TermId,
    },
    /// The array that has the element (third) at the index (second), and otherwise those of the first.
    Store(TermId, TermId, TermId),
    Quantified {
        quantifier: Quantifier,
        variables: VarListId,
        body: TermId,
    },
    FloatUnary {
        op: FloatUnaryOp,
        format: FloatFormat,
        mode: RoundingMode,
        of: TermId,
    },
    FloatBinary {
        op: FloatBinaryOp,
        format: FloatFormat,
        mode: RoundingMode,
        left: TermId,
        right: TermId,
    },
    /// left × right + addend, rounded once.
    FloatFma {
        format: FloatFormat,
        mode: RoundingMode,
        left: TermId,
        right: TermId,
        addend: TermId,
    },
    FloatCompare {
        op: FloatCompareOp,
        format: FloatFormat,
        left: TermId,
        right: TermId,
    },
    /// The number in another format.
    FloatConvert {
        from: FloatFormat,
        to: FloatFormat,
        mode: RoundingMode,
        of: TermId,
    },
    /// The floating-point number nearest to an integer.
    FloatFromInteger {
        format: FloatFormat,
        mode: RoundingMode,
        signed: bool,
        of: TermId,
    },
    /// The number rounded to an integer; 0 if that needs more bits or if it is not a number.
    FloatToInteger {
        format: FloatFormat,
        mode: RoundingMode,
        signed: bool,
        width: u32,
        of: TermId,
    },
}

impl Node {
    /// The operands in order; of a quantifier the body.
    #[inline]
    pub fn children(self) -> impl DoubleEndedIterator<Item = TermId> {
        let operands = match self {
            Node::Bool(_) | Node::Small { .. } | Node::Wide(_) | Node::Var(_) => [None; 3],
            Node::Unary(_, of)
            | Node::Extract { of, .. }
            | Node::ZeroExtend { of, .. }
            | Node::SignExtend { of, .. }
            | Node::ConstArray { element: of, .. }
            | Node::Quantified { body: of, .. }
            | Node::FloatUnary { of, .. }
            | Node::FloatConvert { of, .. }
            | Node::FloatFromInteger { of, .. }
            | Node::FloatToInteger { of, .. } => [Some(of), None, None],
            Node::Binary(_, left, right)
            | Node::FloatBinary { left, right, .. }
            | Node::FloatCompare { left, right, .. } => [Some(left), Some(right), None],
            Node::Ite(first, second, third)
            | Node::Store(first, second, third)
            | Node::FloatFma { left: first, right: second, addend: third, .. } => {
                [Some(first), Some(second), Some(third)]
            }
        };
        operands.into_iter().flatten()
    }

    /// The same operation on other operands.
    pub fn with_children(mut self, new: impl Fn(TermId) -> TermId) -> Node {
        match &mut self {
            Node::Bool(_) | Node::Small { .. } | Node::Wide(_) | Node::Var(_) => {}
            Node::Unary(_, of)
            | Node::Extract { of, .. }
            | Node::ZeroExtend { of, .. }
            | Node::SignExtend { of, .. }
            | Node::ConstArray { element: of, .. }
            | Node::Quantified { body: of, .. }
            | Node::FloatUnary { of, .. }
            | Node::FloatConvert { of, .. }
            | Node::FloatFromInteger { of, .. }
            | Node::FloatToInteger { of, .. } => *of = new(*of),
            Node::Binary(_, left, right)
            | Node::FloatBinary { left, right, .. }
            | Node::FloatCompare { left, right, .. } => (*left, *right) = (new(*left), new(*right)),
            Node::Ite(first, second, third)
            | Node::Store(first, second, third)
            | Node::FloatFma { left: first, right: second, addend: third, .. } => {
                (*first, *second, *third) = (new(*first), new(*second), new(*third));
            }
        }
        self
    }

    /// Whether this is a truth value or a bit-vector that is written down.
    #[inline]
    pub fn is_constant(self) -> bool {
        matches!(self, Node::Bool(_) | Node::Small { .. } | Node::Wide(_))
    }

    /// The format of the result, if it is a floating-point number that was computed.
    pub fn float_result(self) -> Option<FloatFormat> {
        match self {
            Node::FloatUnary { format, .. }
            | Node::FloatBinary { format, .. }
            | Node::FloatFma { format, .. }
            | Node::FloatConvert { to: format, .. }
            | Node::FloatFromInteger { format, .. } => Some(format),
            _ => None,
        }
    }

    /// The format in which the operands are read, if they are floating-point numbers.
    pub fn float_operands(self) -> Option<FloatFormat> {
        match self {
            Node::FloatUnary { format, .. }
            | Node::FloatBinary { format, .. }
            | Node::FloatFma { format, .. }
            | Node::FloatCompare { format, .. }
            | Node::FloatConvert { from: format, .. }
            | Node::FloatToInteger { format, .. } => Some(format),
            _ => None,
        }
    }
}
