//! A truth-valued term as an expression of C.
//!
//! Cost: each term is printed once, but its text is copied wherever it stands, up to some thousand characters in all.

use rustc_hash::FxHashMap;
use term::{BinaryOp, Node, Sort, TermId, Terms, UnaryOp};

use super::piece::{Level, Piece, Ring};
use super::types::{DataModel, Type};
use super::{Names, Source};

/// Terms that are deeper than this are not printed.
const DEEPEST: u32 = 100;

/// The expression of C, of type `int`, that is 1 where the term is true and 0 where it is not; nothing if it cannot be said.
pub fn print(terms: &Terms, names: &dyn Names, model: DataModel, term: TermId) -> Option<String> {
    let mut printer = Printer { terms, names, model, known: FxHashMap::default(), depth: 0 };
    Some(printer.truth(term, false)?.text)
}

struct Printer<'a> {
    terms: &'a Terms,
    names: &'a dyn Names,
    model: DataModel,
    known: FxHashMap<TermId, Option<Piece>>,
    depth: u32,
}

/// How two numbers are compared.
#[derive(Clone, Copy)]
enum Comparison {
    Equal,
    Less,
    LessOrEqual,
}

impl Comparison {
    /// The symbol, that with sides swapped, and how tightly it binds.
    fn symbols(self, negated: bool) -> (&'static str, &'static str, Level) {
        match (self, negated) {
            (Comparison::Equal, false) => ("==", "==", Level::Equality),
            (Comparison::Equal, true) => ("!=", "!=", Level::Equality),
            (Comparison::Less, false) => ("<", ">", Level::Relation),
            (Comparison::Less, true) => (">=", "<=", Level::Relation),
            (Comparison::LessOrEqual, false) => ("<=", ">=", Level::Relation),
            (Comparison::LessOrEqual, true) => (">", "<", Level::Relation),
        }
    }
}

/// An expression that is 0 or 1.
fn flag(text: String, level: Level) -> Piece {
    Piece { text, level, ty: Type::INT, range: (0, 1), literal: false }
}

impl Printer<'_> {
    fn deeper<T>(&mut self, inside: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= DEEPEST {
            return None;
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    /// A truth value, or its opposite.
    fn truth(&mut self, term: TermId, negated: bool) -> Option<Piece> {
        self.deeper(|printer| printer.truth_inside(term, negated))
    }

    fn truth_inside(&mut self, term: TermId, negated: bool) -> Option<Piece> {
        if self.terms.sort(term) != Sort::Bool {
            return None;
        }
        match self.terms.node(term) {
            Node::Bool(value) => Some(flag(u8::from(value != negated).to_string(), Level::Name)),
            Node::Var(_) => {
                let source = self.names.source(term)?;
                let symbol = if negated { "==" } else { "!=" };
                Some(flag(format!("{} {symbol} 0", named(&source).0), Level::Equality))
            }
            Node::Unary(UnaryOp::Not, of) => self.truth(of, !negated),
            Node::Binary(BinaryOp::And | BinaryOp::Or, ..) => self.connected(term, negated),
            Node::Binary(BinaryOp::Xor, left, right) => self.agree(left, right, !negated),
            Node::Binary(BinaryOp::Eq, left, right) => match self.terms.sort(left) {
                Sort::Bool => self.agree(left, right, negated),
                Sort::Bits(width) => self.equal(left, right, width, negated),
                Sort::Array { .. } => None,
            },
            Node::Binary(op, left, right) => {
                let (signed, comparison) = match op {
                    BinaryOp::Ult => (false, Comparison::Less),
                    BinaryOp::Ule => (false, Comparison::LessOrEqual),
                    BinaryOp::Slt => (true, Comparison::Less),
                    BinaryOp::Sle => (true, Comparison::LessOrEqual),
                    _ => return None,
                };
                let width = self.terms.width(left);
                let (left, right) = (self.read_as(left, width, signed)?, self.read_as(right, width, signed)?);
                compared(comparison, negated, &left, &right, width)
            }
            Node::Ite(condition, yes, no) => {
                let condition = self.truth(condition, false)?;
                let (yes, no) = (self.truth(yes, negated)?, self.truth(no, negated)?);
                let piece = Piece::choice(&condition.within(Level::Or), &yes, &no, 1)?;
                Some(flag(piece.text, piece.level))
            }
            Node::Small { .. }
            | Node::Wide(_)
            | Node::Unary(UnaryOp::Neg, _)
            | Node::Extract { .. }
            | Node::ZeroExtend { .. }
            | Node::SignExtend { .. }
            | Node::ConstArray { .. }
            | Node::Store(..)
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

    /// `a && b && ...` or `a || b || ...`, with negations moved inwards.
    fn connected(&mut self, term: TermId, negated: bool) -> Option<Piece> {
        // Whether all have to be true.
        let all = matches!(self.terms.node(term), Node::Binary(BinaryOp::And, ..)) != negated;
        let (mut parts, mut waiting) = (Vec::new(), vec![(term, negated)]);
        while let Some((term, negated)) = waiting.pop() {
            match self.terms.node(term) {
                Node::Unary(UnaryOp::Not, of) => waiting.push((of, !negated)),
                Node::Binary(BinaryOp::And, left, right) if all != negated => {
                    waiting.extend([(right, negated), (left, negated)]);
                }
                Node::Binary(BinaryOp::Or, left, right) if all == negated => {
                    waiting.extend([(right, negated), (left, negated)]);
                }
                _ => parts.push((term, negated)),
            }
        }
        let (symbol, level) = if all { (" && ", Level::And) } else { (" || ", Level::Or) };
        let mut texts = Vec::new();
        for (term, negated) in parts {
            // Alternatives among conditions, and conditions among alternatives, stand in parentheses.
            texts.push(self.truth(term, negated)?.within(Level::BitOr));
        }
        Some(flag(texts.join(symbol), level)).filter(|piece| piece.text.len() <= super::piece::LONGEST)
    }

    /// Whether two truth values are equal, or whether they are not.
    fn agree(&mut self, left: TermId, right: TermId, negated: bool) -> Option<Piece> {
        let (left, right) = (self.truth(left, false)?, self.truth(right, false)?);
        let symbol = if negated { "!=" } else { "==" };
        let text = format!("{} {symbol} {}", left.within(Level::Sum), right.within(Level::Sum));
        Some(flag(text, Level::Equality))
    }

    /// A constant, read with a sign or without one.
    fn constant(&self, term: TermId, signed: bool) -> Option<Piece> {
        let Node::Small { width, value } = self.terms.node(term) else { return None };
        let value = i128::from(value);
        let negative = signed && value >> (width - 1) & 1 == 1;
        Piece::literal(if negative { value - (1i128 << width) } else { value })
    }

    /// A bit-vector, read with a sign or without one.
    fn read_as(&mut self, term: TermId, width: u32, signed: bool) -> Option<Piece> {
        match self.constant(term, signed) {
            Some(piece) => Some(piece),
            None => self.bits(term)?.as_read(width, signed),
        }
    }

    fn equal(&mut self, left: TermId, right: TermId, width: u32, negated: bool) -> Option<Piece> {
        if let Some(text) = self.null(left, right, negated) {
            return Some(flag(text, Level::Equality));
        }
        let (one, other) = (self.bits(left)?, self.bits(right)?);
        let sign =
            [&one, &other].into_iter().filter(|piece| !piece.literal).all(|piece| piece.ty.promoted().signed);
        for signed in [sign, !sign] {
            let one = self.constant(left, signed).unwrap_or_else(|| one.clone());
            let other = self.constant(right, signed).unwrap_or_else(|| other.clone());
            if one.is_read(width, signed) && other.is_read(width, signed) {
                return compared(Comparison::Equal, negated, &one, &other, width);
            }
        }
        let one = self.constant(left, false).unwrap_or(one);
        let other = self.constant(right, false).unwrap_or(other);
        let common = one.ty.common(other.ty);
        if !common.signed && common.width == width {
            // C compares them modulo 2^width, too; it is only said.
            let said = |piece: Piece| match piece.ty.promoted().signed && !piece.literal {
                true => piece.cast(common, width),
                false => Some(piece),
            };
            let (one, other) = (said(one)?, said(other)?);
            return Some(written(Comparison::Equal, negated, &one, &other));
        }
        // As few casts as possible.
        let casts = |signed| [&one, &other].into_iter().filter(|piece| !piece.is_read(width, signed)).count();
        let sign = if casts(sign) <= casts(!sign) { sign } else { !sign };
        let (one, other) = (self.read_as(left, width, sign)?, self.read_as(right, width, sign)?);
        compared(Comparison::Equal, negated, &one, &other, width)
    }

    /// Whether a pointer is null.
    fn null(&self, left: TermId, right: TermId, negated: bool) -> Option<String> {
        let zero = |term| matches!(self.terms.node(term), Node::Small { value: 0, .. });
        let pointer = if zero(right) { left } else { Some(right).filter(|_| zero(left))? };
        let source = self.names.source(pointer).filter(|source| source.pointer)?;
        Some(format!("{} {} 0", named(&source).0, if negated { "!=" } else { "==" }))
    }

    /// A bit-vector, modulo 2^width.
    fn bits(&mut self, term: TermId) -> Option<Piece> {
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        let piece = self.deeper(|printer| printer.bits_inside(term));
        self.known.insert(term, piece.clone());
        piece
    }

    fn variable(&self, term: TermId, width: u32) -> Option<Piece> {
        let source = self.names.source(term)?;
        let (text, level) = named(&source);
        if source.pointer {
            let ty = Type::new(self.model.long(), false);
            let text = format!("(unsigned long){text}");
            return (width == ty.width).then_some(Piece {
                text,
                level: Level::Unary,
                ty,
                range: ty.range(),
                literal: false,
            });
        }
        let ty = Type::new(source.width, source.signed);
        if ty.name().is_none() && ty.width > 32 || ty.width < width {
            return None;
        }
        // Of truth values, only one bit may be looked at.
        let range = Type::new(width, source.signed).range();
        Some(Piece { text, level, ty, range, literal: false })
    }

    fn bits_inside(&mut self, term: TermId) -> Option<Piece> {
        let width = self.terms.sort(term).width().filter(|width| (1..=64).contains(width))?;
        match self.terms.node(term) {
            Node::Small { .. } => self.constant(term, true),
            Node::Var(_) => self.variable(term, width),
            Node::Unary(UnaryOp::Not, of) => Piece::complement(&self.bits(of)?, width),
            Node::Unary(UnaryOp::Neg, of) => Piece::negated(&self.bits(of)?, width),
            Node::Binary(op, left, right) => self.binary(op, left, right, width),
            Node::Extract { low, of, .. } => Piece::shifted(&self.bits(of)?, low),
            Node::ZeroExtend { of, .. } => self.read_as(of, self.terms.width(of), false),
            Node::SignExtend { of, .. } => self.read_as(of, self.terms.width(of), true),
            Node::Ite(condition, yes, no) => {
                let number = |term| match self.terms.node(term) {
                    Node::Small { value, .. } => Some(value),
                    _ => None,
                };
                match (number(yes), number(no)) {
                    (Some(1), Some(0)) => return self.truth(condition, false),
                    (Some(0), Some(1)) => return self.truth(condition, true),
                    _ => {}
                }
                let condition = self.truth(condition, false)?;
                let (yes, no) = (self.bits(yes)?, self.bits(no)?);
                Piece::choice(&condition.within(Level::Or), &yes, &no, width)
            }
            Node::Bool(_)
            | Node::Wide(_)
            | Node::ConstArray { .. }
            | Node::Store(..)
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

    fn binary(&mut self, op: BinaryOp, left: TermId, right: TermId, width: u32) -> Option<Piece> {
        let ring = match op {
            BinaryOp::Add => Ring::Add,
            BinaryOp::Sub => Ring::Sub,
            BinaryOp::Mul => Ring::Mul,
            BinaryOp::And => Ring::And,
            BinaryOp::Or => Ring::Or,
            BinaryOp::Xor => Ring::Xor,
            BinaryOp::Udiv | BinaryOp::Urem | BinaryOp::Sdiv | BinaryOp::Srem => {
                let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
                let remainder = matches!(op, BinaryOp::Urem | BinaryOp::Srem);
                let (left, right) = (self.read_as(left, width, signed)?, self.read_as(right, width, signed)?);
                return Piece::divided(&left, &right, width, remainder);
            }
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => return self.shift(op, left, right, width),
            BinaryOp::Concat => {
                let below = self.terms.width(right);
                let high =
                    Piece::ring(Ring::Mul, &self.bits(left)?, &Piece::literal(1i128 << below)?, width)?;
                let low = self.read_as(right, below, false)?;
                return Piece::ring(Ring::Add, &high, &low, width);
            }
            BinaryOp::Eq
            | BinaryOp::Ult
            | BinaryOp::Ule
            | BinaryOp::Slt
            | BinaryOp::Sle
            | BinaryOp::Select => return None,
        };
        // Masks are easier to read without a sign.
        let bitwise = matches!(ring, Ring::And | Ring::Or | Ring::Xor);
        let (one, other) = (self.bits(left)?, self.bits(right)?);
        let masks = |term, piece: Piece, beside: &Piece| match bitwise && beside.range.0 >= 0 {
            true => self.constant(term, false).unwrap_or(piece),
            false => piece,
        };
        let (one, other) = (masks(left, one.clone(), &other), masks(right, other, &one));
        match ring {
            Ring::Add if other.literal && other.range.0 < 0 => {
                Piece::ring(Ring::Sub, &one, &Piece::literal(-other.range.0)?, width)
            }
            _ => Piece::ring(ring, &one, &other, width),
        }
    }

    fn shift(&mut self, op: BinaryOp, left: TermId, right: TermId, width: u32) -> Option<Piece> {
        let Node::Small { value: amount, .. } = self.terms.node(right) else {
            return self.shift_by_unknown(op, left, right, width);
        };
        let amount = u32::try_from(amount).ok().filter(|amount| *amount < width)?;
        match op {
            BinaryOp::Shl => {
                Piece::ring(Ring::Mul, &self.bits(left)?, &Piece::literal(1i128 << amount)?, width)
            }
            op => Piece::shifted(&self.read_as(left, width, op == BinaryOp::Ashr)?, amount),
        }
    }

    /// A shift by something that may be too much, which is undefined in C.
    fn shift_by_unknown(&mut self, op: BinaryOp, left: TermId, right: TermId, width: u32) -> Option<Piece> {
        let by = self.read_as(right, width, false)?;
        let signed = op == BinaryOp::Ashr;
        let (of, symbol) = match op {
            BinaryOp::Shl => {
                (self.bits(left)?.cast(Type::new(if width > 32 { 64 } else { 32 }, false), width)?, "<<")
            }
            _ => (self.read_as(left, width, signed)?, ">>"),
        };
        // A number that was extended has fewer bits than may be shifted out.
        let of = if of.ty.promoted().width < width { of.cast(Type::new(64, signed), width)? } else { of };
        let ty = of.ty.promoted();
        let range = match op {
            BinaryOp::Shl => ty.range(),
            _ => (of.range.0.min(0), of.range.1.max(0)),
        };
        let text = format!("{} {symbol} {}", of.within(Level::Unary), by.within(Level::Unary));
        let shifted = Piece { text, level: Level::Shift, ty, range, literal: false };
        let limit = i128::from(width);
        if by.range.1 < limit {
            return Some(shifted);
        }
        let beyond = match signed {
            true => Piece::shifted(&of, width - 1)?,
            false => Piece::literal(0)?,
        };
        let fits = compared(Comparison::Less, false, &by, &Piece::literal(limit)?, width)?;
        Piece::choice(&fits.within(Level::Or), &shifted, &beyond, width)
    }
}

/// The expression of a variable, and how tightly it binds.
fn named(source: &Source) -> (String, Level) {
    let plain = |c: char| c.is_alphanumeric() || "_$.[]->".contains(c);
    let text = &source.text;
    if text.chars().all(plain) && !text.starts_with('-') {
        return (text.clone(), Level::Name);
    }
    match text.strip_prefix('*') {
        Some(rest) if !rest.is_empty() && rest.chars().all(plain) => (text.clone(), Level::Unary),
        _ => (format!("({text})"), Level::Name),
    }
}

/// `left < right` and the like, of numbers; constants stand on the right.
fn compared(comparison: Comparison, negated: bool, left: &Piece, right: &Piece, width: u32) -> Option<Piece> {
    let (left, right) = Piece::aligned(left, right, width)?;
    Some(written(comparison, negated, &left, &right))
}

fn written(comparison: Comparison, negated: bool, left: &Piece, right: &Piece) -> Piece {
    let (symbol, swapped, level) = comparison.symbols(negated);
    let swap = match comparison {
        _ if left.literal || right.literal => left.literal,
        // What is computed comes first.
        Comparison::Equal => left.level == Level::Name && right.level < Level::Unary,
        // What is not less is what the other is less than or equal to.
        Comparison::Less | Comparison::LessOrEqual => negated,
    };
    let (left, symbol, right) = if swap { (right, swapped, left) } else { (left, symbol, right) };
    let (symbol, right) = match (symbol, right.text.as_str()) {
        (">", "-1") => (">=", "0".to_string()),
        ("<", "1") => ("<=", "0".to_string()),
        (">=", "1") => (">", "0".to_string()),
        ("<=", "-1") => ("<", "0".to_string()),
        _ => (symbol, right.within(Level::Sum)),
    };
    flag(format!("{} {symbol} {right}", left.within(Level::Sum)), level)
}
