//! Floating-point numbers in SMT-LIB 2.
//!
//! The x87 format writes down its integer bit and SMT-LIB's numbers do not, so it is left out and put back. Patterns in
//! which it contradicts the exponent are read as [`bits`] reads them:
//!
//! ```text
//!   79   78 .. 64   63        62 .. 0
//!   sign exponent   integer   fraction      exponent 0, integer 1: as exponent 1;  exponent > 0, integer 0: a NaN
//! ```

use bits::Bits;

use super::names;
use crate::float_derived::IntegerLimits;
use crate::format::Shape;
use crate::node::{FloatBinaryOp, FloatCompareOp, FloatUnaryOp};

/// The bits `$x` of an x87 number as a number.
const X87_NUMBER: &str = "(ite (and (= ((_ extract 63 63) $x) #b0) (not (= ((_ extract 78 64) $x) (_ bv0 15)))) \
    (_ NaN 15 64) (fp ((_ extract 79 79) $x) (ite (and (= ((_ extract 63 63) $x) #b1) \
    (= ((_ extract 78 64) $x) (_ bv0 15))) (_ bv1 15) ((_ extract 78 64) $x)) ((_ extract 62 0) $x)))";

pub(super) fn sort(shape: Shape) -> String {
    format!("(_ FloatingPoint {} {})", shape.exponent, shape.precision)
}

/// The conversion to a format; from what depends on its operands.
pub(super) fn to_float(shape: Shape) -> String {
    format!("(_ to_fp {} {})", shape.exponent, shape.precision)
}

/// What stands before and after bits that are read as a number.
pub(super) fn around_bits(shape: Shape) -> (String, String) {
    match shape.explicit_integer {
        true => ("(let (($x ".to_owned(), format!(")) {X87_NUMBER})")),
        false => (format!("({} ", to_float(shape)), ")".to_owned()),
    }
}

/// A constant number.
fn constant(shape: Shape, pattern: u128) -> String {
    let (before, after) = around_bits(shape);
    let bits = Bits::from_u128(shape.magnitude() + 1, pattern);
    format!("{before}{}{after}", names::constant(&bits))
}

/// The condition that the variable `bits` is the one pattern of the number named `float`.
pub(super) fn side_condition(shape: Shape, bits: &str, float: &str) -> String {
    let nan = names::constant(&Bits::from_u128(shape.magnitude() + 1, shape.nan()));
    let nan = format!("(=> (fp.isNaN {float}) (= {bits} {nan}))");
    if !shape.explicit_integer {
        return format!("(and (= ({} {bits}) {float}) {nan})", to_float(shape));
    }
    let exponent = format!("((_ extract 78 64) {bits})");
    format!(
        "(and (= (fp ((_ extract 79 79) {bits}) {exponent} ((_ extract 62 0) {bits})) {float}) \
         (= ((_ extract 63 63) {bits}) (ite (= {exponent} (_ bv0 15)) #b0 #b1)) {nan})"
    )
}

/// What the number `$x`, which is rounded already, is as an integer: zero if it does not fit.
pub(super) fn to_integer(shape: Shape, signed: bool, width: u32) -> String {
    let limits = IntegerLimits::new(shape, signed, width);
    let above = constant(shape, limits.above);
    let lowest = constant(shape, limits.lowest);
    let compare = if limits.lowest_fits { "fp.leq" } else { "fp.lt" };
    let conversion = if signed { "fp.to_sbv" } else { "fp.to_ubv" };
    format!(
        "(ite (and ({compare} {lowest} $x) (fp.lt $x {above})) ((_ {conversion} {width}) RTZ $x) (_ bv0 {width}))"
    )
}

pub(super) fn unary(op: FloatUnaryOp) -> &'static str {
    match op {
        FloatUnaryOp::Sqrt => "fp.sqrt",
        FloatUnaryOp::RoundToIntegral => "fp.roundToIntegral",
    }
}

/// The name of an operation. SMT-LIB has none for `fmod`; terms with it are refused before anything is written.
pub(super) fn binary(op: FloatBinaryOp) -> &'static str {
    match op {
        FloatBinaryOp::Add => "fp.add",
        FloatBinaryOp::Sub => "fp.sub",
        FloatBinaryOp::Mul => "fp.mul",
        FloatBinaryOp::Div => "fp.div",
        FloatBinaryOp::Rem => "fmod",
    }
}

pub(super) fn compare(op: FloatCompareOp) -> &'static str {
    match op {
        FloatCompareOp::Equal => "fp.eq",
        FloatCompareOp::Less => "fp.lt",
        FloatCompareOp::LessOrEqual => "fp.leq",
    }
}
