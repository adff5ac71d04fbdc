//! How SMT-LIB 2 writes sorts, constants and names.
//!
//! A variable is written as its name, `!` and its number, so that no two are the same; characters that SMT-LIB does not
//! allow become `_`. Names that the printer makes up begin with `$` and have no `!`.

use std::fmt::Write;

use arena::Id;
use bits::Bits;
use bits::float_arith::RoundingMode;

use crate::node::{BinaryOp, TermId, UnaryOp, VarId};
use crate::pool::Terms;
use crate::sort::Sort;

/// The name of a variable in SMT-LIB text.
pub fn symbol(terms: &Terms, variable: VarId) -> String {
    let name = &terms.variable(variable).name;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c);
    let starts_plain = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if starts_plain && name.chars().all(is_plain) {
        return format!("{name}!{}", variable.index());
    }
    let allowed = |c: char| if matches!(c, ' '..='~') && c != '|' && c != '\\' { c } else { '_' };
    let name: String = name.chars().map(allowed).collect();
    format!("|{name}!{}|", variable.index())
}

/// The variable that has this name in SMT-LIB text, with or without bars.
pub(crate) fn variable_of(terms: &Terms, text: &str) -> Option<VarId> {
    let bare = text.trim_matches('|');
    let (_, number) = bare.rsplit_once('!')?;
    let index: usize = number.parse().ok()?;
    if index >= terms.variables().len() {
        return None;
    }
    let variable = VarId::new(index);
    (symbol(terms, variable).trim_matches('|') == bare).then_some(variable)
}

pub(super) fn sort(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::Bits(width) => format!("(_ BitVec {width})"),
        Sort::Array { index, element } => format!("(Array (_ BitVec {index}) (_ BitVec {element}))"),
    }
}

/// A constant, in hexadecimal if its digits are whole ones.
pub(super) fn constant(bits: &Bits) -> String {
    let width = bits.width();
    let (prefix, digit_bits) = if width.is_multiple_of(4) { ("#x", 4) } else { ("#b", 1) };
    let mut text = String::with_capacity(2 + (width / digit_bits) as usize);
    text.push_str(prefix);
    let words = bits.words();
    for position in (0..width / digit_bits).rev().map(|digit| digit * digit_bits) {
        let word = words.get((position / 64) as usize).copied().unwrap_or(0);
        let digit = word >> (position % 64) & ((1 << digit_bits) - 1);
        let _ = write!(text, "{digit:x}");
    }
    text
}

pub(super) fn rounding(mode: RoundingMode) -> &'static str {
    match mode {
        RoundingMode::NearestEven => "RNE",
        RoundingMode::NearestAway => "RNA",
        RoundingMode::Up => "RTP",
        RoundingMode::Down => "RTN",
        RoundingMode::Zero => "RTZ",
    }
}

pub(super) fn unary(op: UnaryOp, sort: Sort) -> &'static str {
    match (op, sort) {
        (UnaryOp::Not, Sort::Bool) => "not",
        (UnaryOp::Not, _) => "bvnot",
        (UnaryOp::Neg, _) => "bvneg",
    }
}

/// The name of an operation on operands of this sort.
pub(super) fn binary(op: BinaryOp, sort: Sort) -> &'static str {
    let is_bool = sort == Sort::Bool;
    match op {
        BinaryOp::And if is_bool => "and",
        BinaryOp::Or if is_bool => "or",
        BinaryOp::Xor if is_bool => "xor",
        BinaryOp::And => "bvand",
        BinaryOp::Or => "bvor",
        BinaryOp::Xor => "bvxor",
        BinaryOp::Add => "bvadd",
        BinaryOp::Sub => "bvsub",
        BinaryOp::Mul => "bvmul",
        BinaryOp::Udiv => "bvudiv",
        BinaryOp::Urem => "bvurem",
        BinaryOp::Sdiv => "bvsdiv",
        BinaryOp::Srem => "bvsrem",
        BinaryOp::Shl => "bvshl",
        BinaryOp::Lshr => "bvlshr",
        BinaryOp::Ashr => "bvashr",
        BinaryOp::Concat => "concat",
        BinaryOp::Eq => "=",
        BinaryOp::Ult => "bvult",
        BinaryOp::Ule => "bvule",
        BinaryOp::Slt => "bvslt",
        BinaryOp::Sle => "bvsle",
        BinaryOp::Select => "select",
    }
}

/// The name of a term that was defined.
pub(super) fn defined(term: TermId) -> String {
    format!("${}", term.index())
}

/// The name of a term as a floating-point number.
pub(super) fn defined_float(term: TermId) -> String {
    format!("$f{}", term.index())
}
