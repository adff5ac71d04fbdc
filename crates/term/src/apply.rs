//! What each operation computes: the one place where operations meet values. All arithmetic is that of [`bits`].

use std::fmt;
use std::sync::Arc;

use bits::Bits;
use bits::float_arith::{self, FloatOrder, Unsupported};
use bits::float_convert;

use crate::node::{BinaryOp, FloatBinaryOp, FloatCompareOp, FloatUnaryOp, Node, UnaryOp, VarId};
use crate::value::{ArrayValue, Value};

/// Why a term has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// It has a quantifier, which only a solver can decide.
    Quantifier,
    /// It computes with a format that has no arithmetic.
    Unsupported(Unsupported),
    /// The assignment gives this variable a value of another sort.
    WrongSort(VarId),
    /// Its operands do not have the sorts that it needs: whoever built it made a mistake.
    IllSorted,
}

impl fmt::Display for EvalError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvalError::Quantifier => out.write_str("a quantifier cannot be evaluated"),
            EvalError::Unsupported(error) => error.fmt(out),
            EvalError::WrongSort(variable) => {
                write!(out, "the value assigned to {variable:?} has another sort than the variable")
            }
            EvalError::IllSorted => out.write_str("an operation has operands of the wrong sorts"),
        }
    }
}

impl std::error::Error for EvalError {}

impl From<Unsupported> for EvalError {
    fn from(error: Unsupported) -> Self {
        EvalError::Unsupported(error)
    }
}

fn as_bits(value: &Value) -> Result<&Bits, EvalError> {
    value.as_bits().ok_or(EvalError::IllSorted)
}

fn as_array(value: &Value) -> Result<&ArrayValue, EvalError> {
    value.as_array().ok_or(EvalError::IllSorted)
}

/// The IEEE bits of an operand, which are 128 at most.
fn as_float(value: &Value) -> Result<u128, EvalError> {
    as_bits(value)?.to_u128().ok_or(EvalError::IllSorted)
}

/// The value of a node whose operands have these values. Leaves and quantifiers have none here.
pub(crate) fn apply(node: Node, operands: &[&Value]) -> Result<Value, EvalError> {
    match (node, operands) {
        (Node::Unary(op, _), [of]) => unary(op, of),
        (Node::Binary(op, ..), [left, right]) => binary(op, left, right),
        (Node::Extract { low, width, .. }, [of]) => {
            Ok(Value::Bits(as_bits(of)?.extract(low.saturating_add(width).saturating_sub(1), low)))
        }
        (Node::ZeroExtend { width, .. }, [of]) => Ok(Value::Bits(as_bits(of)?.zero_extend(width))),
        (Node::SignExtend { width, .. }, [of]) => Ok(Value::Bits(as_bits(of)?.sign_extend(width))),
        (Node::Ite(..), [condition, yes, no]) => match condition {
            Value::Bool(true) => Ok((*yes).clone()),
            Value::Bool(false) => Ok((*no).clone()),
            Value::Bits(_) | Value::Array(_) => Err(EvalError::IllSorted),
        },
        (Node::ConstArray { index, .. }, [element]) => {
            Ok(Value::Array(Arc::new(ArrayValue::filled(index, as_bits(element)?.clone()))))
        }
        (Node::Store(..), [array, index, element]) => {
            let mut array = as_array(array)?.clone();
            array.set(as_bits(index)?.clone(), as_bits(element)?.clone());
            Ok(Value::Array(Arc::new(array)))
        }
        (Node::Quantified { .. }, _) => Err(EvalError::Quantifier),
        _ => float(node, operands),
    }
}

fn unary(op: UnaryOp, of: &Value) -> Result<Value, EvalError> {
    Ok(match (op, of) {
        (UnaryOp::Not, Value::Bool(of)) => Value::Bool(!of),
        (UnaryOp::Not, Value::Bits(of)) => Value::Bits(of.not()),
        (UnaryOp::Neg, Value::Bits(of)) => Value::Bits(of.neg()),
        _ => return Err(EvalError::IllSorted),
    })
}

fn binary(op: BinaryOp, left: &Value, right: &Value) -> Result<Value, EvalError> {
    let (left, right) = match (op, left, right) {
        (BinaryOp::Eq, ..) => return Ok(Value::Bool(left == right)),
        (BinaryOp::And, Value::Bool(left), Value::Bool(right)) => return Ok(Value::Bool(*left && *right)),
        (BinaryOp::Or, Value::Bool(left), Value::Bool(right)) => return Ok(Value::Bool(*left || *right)),
        (BinaryOp::Xor, Value::Bool(left), Value::Bool(right)) => return Ok(Value::Bool(left != right)),
        (BinaryOp::Select, Value::Array(array), Value::Bits(index)) => {
            return Ok(Value::Bits(array.get(index).clone()));
        }
        (_, Value::Bits(left), Value::Bits(right)) => (left, right),
        _ => return Err(EvalError::IllSorted),
    };
    Ok(match op {
        BinaryOp::And => Value::Bits(left.and(right)),
        BinaryOp::Or => Value::Bits(left.or(right)),
        BinaryOp::Xor => Value::Bits(left.xor(right)),
        BinaryOp::Add => Value::Bits(left.add(right)),
        BinaryOp::Sub => Value::Bits(left.sub(right)),
        BinaryOp::Mul => Value::Bits(left.mul(right)),
        BinaryOp::Udiv => Value::Bits(left.udiv(right)),
        BinaryOp::Urem => Value::Bits(left.urem(right)),
        BinaryOp::Sdiv => Value::Bits(left.sdiv(right)),
        BinaryOp::Srem => Value::Bits(left.srem(right)),
        BinaryOp::Shl => Value::Bits(left.shl(right)),
        BinaryOp::Lshr => Value::Bits(left.lshr(right)),
        BinaryOp::Ashr => Value::Bits(left.ashr(right)),
        BinaryOp::Concat => Value::Bits(left.concat(right)),
        BinaryOp::Eq => Value::Bool(left == right),
        BinaryOp::Ult => Value::Bool(left.ult(right)),
        BinaryOp::Ule => Value::Bool(left.ule(right)),
        BinaryOp::Slt => Value::Bool(left.slt(right)),
        BinaryOp::Sle => Value::Bool(left.sle(right)),
        BinaryOp::Select => return Err(EvalError::IllSorted),
    })
}

fn float(node: Node, operands: &[&Value]) -> Result<Value, EvalError> {
    let bits = match (node, operands) {
        (Node::FloatUnary { op, format, mode, .. }, [of]) => match op {
            FloatUnaryOp::Sqrt => float_arith::sqrt(format, as_float(of)?, mode)?,
            FloatUnaryOp::RoundToIntegral => float_arith::round_to_integral(format, as_float(of)?, mode)?,
        },
        (Node::FloatBinary { op, format, mode, .. }, [left, right]) => {
            let (left, right) = (as_float(left)?, as_float(right)?);
            match op {
                FloatBinaryOp::Add => float_arith::add(format, left, right, mode)?,
                FloatBinaryOp::Sub => float_arith::sub(format, left, right, mode)?,
                FloatBinaryOp::Mul => float_arith::mul(format, left, right, mode)?,
                FloatBinaryOp::Div => float_arith::div(format, left, right, mode)?,
                FloatBinaryOp::Rem => float_arith::rem(format, left, right)?,
            }
        }
        (Node::FloatFma { format, mode, .. }, [left, right, addend]) => {
            float_arith::fma(format, as_float(left)?, as_float(right)?, as_float(addend)?, mode)?
        }
        (Node::FloatCompare { op, format, .. }, [left, right]) => {
            let order = float_arith::compare(format, as_float(left)?, as_float(right)?)?;
            return Ok(Value::Bool(match op {
                FloatCompareOp::Equal => order == FloatOrder::Equal,
                FloatCompareOp::Less => order == FloatOrder::Less,
                FloatCompareOp::LessOrEqual => matches!(order, FloatOrder::Less | FloatOrder::Equal),
            }));
        }
        (Node::FloatConvert { from, to, mode, .. }, [of]) => {
            float_convert::convert(from, to, as_float(of)?, mode)?
        }
        (Node::FloatFromInteger { format, mode, signed, .. }, [of]) => match signed {
            true => float_convert::from_signed(format, as_bits(of)?, mode)?,
            false => float_convert::from_unsigned(format, as_bits(of)?, mode)?,
        },
        (Node::FloatToInteger { format, mode, signed, width, .. }, [of]) => {
            let rounded = match signed {
                true => float_convert::to_signed(format, as_float(of)?, width, mode)?,
                false => float_convert::to_unsigned(format, as_float(of)?, width, mode)?,
            };
            return Ok(Value::Bits(rounded.unwrap_or_else(|| Bits::zero(width))));
        }
        _ => return Err(EvalError::IllSorted),
    };
    let width = node.float_result().map_or(0, |format| format.width());
    Ok(Value::Bits(Bits::from_u128(width, bits)))
}
