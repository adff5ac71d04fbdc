//! Expressions of C with what is known of their values, and how to combine them so that nothing overflows.
//!
//! A piece stands for a bit-vector of some width w: the value of the expression, a whole number, is that of the bit-vector modulo 2^w, read with or without a sign or
//! otherwise. What range the value is known to lie in says which of these it is, and whether an operation may be written without a cast. So extensions mostly vanish,
//! and casts stand where C's conversions would do something else than the term.

use super::types::{Range, Type};

/// How tightly an expression binds, from `?:` to names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Choice,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Name,
}

/// An operation that C and bit-vectors have in common, modulo any power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
}

/// More text than anybody reads, and than any tool should be given.
pub const LONGEST: usize = 8000;

/// An expression of C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub level: Level,
    /// The type of the expression, before promotions.
    pub ty: Type,
    /// What its value lies in.
    pub range: Range,
    /// Whether it is a number that is written down.
    pub literal: bool,
}

impl Ring {
    fn symbol(self) -> &'static str {
        match self {
            Ring::Add => "+",
            Ring::Sub => "-",
            Ring::Mul => "*",
            Ring::And => "&",
            Ring::Or => "|",
            Ring::Xor => "^",
        }
    }

    fn level(self) -> Level {
        match self {
            Ring::Add | Ring::Sub => Level::Sum,
            Ring::Mul => Level::Product,
            Ring::And => Level::BitAnd,
            Ring::Or => Level::BitOr,
            Ring::Xor => Level::BitXor,
        }
    }

    /// What the result lies in, computed without losing bits.
    fn exact(self, (a, b): Range, (c, d): Range) -> Option<Range> {
        Some(match self {
            Ring::Add => (a.checked_add(c)?, b.checked_add(d)?),
            Ring::Sub => (a.checked_sub(d)?, b.checked_sub(c)?),
            Ring::Mul => {
                let all = [a.checked_mul(c)?, a.checked_mul(d)?, b.checked_mul(c)?, b.checked_mul(d)?];
                (*all.iter().min()?, *all.iter().max()?)
            }
            Ring::And if a >= 0 || c >= 0 => (
                0,
                if a < 0 {
                    d
                } else if c < 0 {
                    b
                } else {
                    b.min(d)
                },
            ),
            Ring::And | Ring::Or | Ring::Xor => {
                // As many bits as either has, and a sign if one has one.
                let bits = |value: i128| 128 - (value ^ (value >> 127)).leading_zeros();
                let most = [a, b, c, d].into_iter().map(bits).max()?.min(126);
                (if a < 0 || c < 0 { -(1i128 << most) } else { 0 }, (1i128 << most) - 1)
            }
        })
    }
}

/// The least type with a name that has so many bits, no less than `int` has.
fn word(width: u32, signed: bool) -> Option<Type> {
    match width {
        0..=32 => Some(Type::new(32, signed)),
        33..=64 => Some(Type::new(64, signed)),
        _ => None,
    }
}

impl Piece {
    /// A number, of the first of these types that has it: `int`, `unsigned int`, `long long`, `unsigned long long`.
    pub fn literal(value: i128) -> Option<Piece> {
        let types = [(32, true), (32, false), (64, true), (64, false)].map(|(w, s)| Type::new(w, s));
        let ty = types.into_iter().find(|ty| ty.holds((value, value)))?;
        Some(Piece::literal_of(value, ty, false))
    }

    /// A number of this type, which has it, and at least the width of `int`.
    fn literal_of(value: i128, ty: Type, hexadecimal: bool) -> Piece {
        let suffix = match (ty.width, ty.signed) {
            (64, true) => "ll",
            (64, false) => "ull",
            (_, false) => "u",
            _ => "",
        };
        let least = value < 0 && value == ty.range().0;
        let (text, level) = match value {
            // There are no negative numbers in C, and the opposite of this one has another type.
            value if least => (format!("(-{}{suffix} - 1)", -(value + 1)), Level::Name),
            value if value < 0 => (format!("{value}{suffix}"), Level::Unary),
            value if hexadecimal && value > 9 => (format!("0x{value:x}{suffix}"), Level::Name),
            value => (format!("{value}{suffix}"), Level::Name),
        };
        Piece { text, level, ty, range: (value, value), literal: true }
    }

    /// The text as an operand of something that binds this tightly.
    pub fn within(&self, level: Level) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text.clone() }
    }

    fn grown(text: String, level: Level, ty: Type, range: Range) -> Option<Piece> {
        (text.len() <= LONGEST).then_some(Piece { text, level, ty, range, literal: false })
    }

    /// Converted to a type; nothing if bits are lost that the bit-vector of this width has.
    pub fn cast(&self, ty: Type, width: u32) -> Option<Piece> {
        if self.ty == ty {
            return Some(self.clone());
        }
        let fits = ty.holds(self.range);
        if !fits && ty.width < width {
            return None;
        }
        if self.literal && ty.width >= 32 {
            let power = 1i128 << ty.width.min(126);
            let value = self.range.0.rem_euclid(power);
            let value = if ty.signed && value >= power / 2 { value - power } else { value };
            return Some(Piece::literal_of(value, ty, self.text.starts_with("0x")));
        }
        let text = format!("({}){}", ty.name()?, self.within(Level::Unary));
        Piece::grown(text, Level::Unary, ty, if fits { self.range } else { ty.range() })
    }

    /// Whether its value is the bit-vector of this width read with a sign, or without one.
    pub fn is_read(&self, width: u32, signed: bool) -> bool {
        Type::new(width, signed).holds(self.range)
    }

    /// The bit-vector of this width, read with a sign or without one.
    pub fn as_read(&self, width: u32, signed: bool) -> Option<Piece> {
        if self.is_read(width, signed) {
            return Some(self.clone());
        }
        let ty = Type::new(width, signed);
        if ty.name().is_some() {
            return self.cast(ty, width);
        }
        if width >= 64 {
            return None;
        }
        let ones = Piece::literal((1i128 << width) - 1)?;
        let low = Piece::ring(Ring::And, self, &ones, width)?;
        if !signed || !low.is_read(width, false) {
            return low.is_read(width, signed).then_some(low);
        }
        // Flipping the sign bit and subtracting it copies it upwards.
        let sign = Piece::literal(1i128 << (width - 1))?;
        let wide = word(width + 1, true)?;
        let flipped = Piece::ring(Ring::Xor, &low.cast(wide, width)?, &sign, width)?;
        Piece::ring(Ring::Sub, &flipped, &sign, width)
    }

    /// `left op right`, modulo 2^width.
    pub fn ring(op: Ring, left: &Piece, right: &Piece, width: u32) -> Option<Piece> {
        let exact = op.exact(left.range, right.range);
        let hexadecimal = |piece: &Piece| match op {
            Ring::And | Ring::Or | Ring::Xor
                if piece.literal && piece.range.0 > 9 && piece.ty.width >= 32 =>
            {
                Piece::literal_of(piece.range.0, piece.ty, true)
            }
            _ => piece.clone(),
        };
        let (left, right) = (hexadecimal(left), hexadecimal(right));
        let written = |left: &Piece, right: &Piece, range: Range| {
            let level = op.level();
            let (inner, outer) = match op {
                Ring::Add | Ring::Sub | Ring::Mul => (level, level),
                // Nobody knows by heart how tightly these bind.
                Ring::And | Ring::Or | Ring::Xor => (Level::Unary, Level::Unary),
            };
            let first = if left.level == level { left.text.clone() } else { left.within(inner) };
            let second = if right.level <= level { format!("({})", right.text) } else { right.within(outer) };
            let text = format!("{first} {} {second}", op.symbol());
            Piece::grown(text, level, left.ty.common(right.ty), range)
        };
        let common = left.ty.common(right.ty);
        let plain =
            |range: &Range| common.holds(left.range) && common.holds(right.range) && common.holds(*range);
        if let Some(range) = exact.filter(plain) {
            return written(&left, &right, range);
        }
        if !common.signed && common.width >= width {
            return written(&left, &right, common.range());
        }
        let wide = Type::new(64, left.ty.signed || right.ty.signed || left.literal || right.literal);
        let fits = |range: &Range| {
            width > 32 && [*range, left.range, right.range].into_iter().all(|range| wide.holds(range))
        };
        if let Some(range) = exact.filter(fits)
            && (wide.signed || !right.ty.signed)
        {
            return written(&left.cast(wide, width)?, &right, range);
        }
        let wrapping = word(width, false)?;
        let left = left.cast(wrapping, width)?;
        // A wider type with a sign would win.
        let wins = left.ty.common(right.ty).signed;
        let said = wins || right.range.0 < 0 || right.literal;
        let right = if said { right.cast(wrapping, width)? } else { right };
        written(&left, &right, left.ty.common(right.ty).range())
    }

    /// `-of`, modulo 2^width.
    pub fn negated(of: &Piece, width: u32) -> Option<Piece> {
        let ty = of.ty.promoted();
        let range = (-of.range.1, -of.range.0);
        let (of, range) = if ty.signed && ty.holds(range) {
            (of.clone(), range)
        } else if !ty.signed && ty.width >= width {
            (of.clone(), ty.range())
        } else {
            let wrapping = word(width, false)?;
            (of.cast(wrapping, width)?, wrapping.range())
        };
        // Not `--x`.
        let text = if of.text.starts_with('-') {
            format!("-({})", of.text)
        } else {
            format!("-{}", of.within(Level::Unary))
        };
        Piece::grown(text, Level::Unary, of.ty.promoted(), range)
    }

    /// `~of`, modulo 2^width.
    pub fn complement(of: &Piece, width: u32) -> Option<Piece> {
        let ty = of.ty.promoted();
        let (of, range) = if ty.signed {
            (of.clone(), (-of.range.1 - 1, -of.range.0 - 1))
        } else if ty.width >= width {
            (of.clone(), ty.range())
        } else {
            let wrapping = word(width, false)?;
            (of.cast(wrapping, width)?, wrapping.range())
        };
        let text = format!("~{}", of.within(Level::Unary));
        Piece::grown(text, Level::Unary, of.ty.promoted(), range)
    }

    /// `left / right` or `left % right` of numbers, where the right one is a constant that is not zero. Both are read with a sign, or without one.
    pub fn divided(left: &Piece, right: &Piece, width: u32, remainder: bool) -> Option<Piece> {
        let divisor = right.range.0;
        if !right.literal || divisor == 0 {
            return None;
        }
        let (low, high) = left.range;
        let ends = (low.checked_div(divisor)?, high.checked_div(divisor)?);
        let most = divisor.abs() - 1;
        let range = match remainder {
            true => (if low < 0 { low.max(-most) } else { 0 }, if high > 0 { high.min(most) } else { 0 }),
            false => (ends.0.min(ends.1), ends.0.max(ends.1)),
        };
        let (left, right) = Piece::aligned(left, right, width)?;
        let ty = left.ty.common(right.ty);
        // What overflows as a quotient is undefined as a remainder, too.
        if divisor == -1 && ty.signed && low == ty.range().0 || !ty.holds(range) {
            return None;
        }
        let symbol = if remainder { "%" } else { "/" };
        let text = format!("{} {symbol} {}", left.within(Level::Product), right.within(Level::Unary));
        Piece::grown(text, Level::Product, ty, range)
    }

    /// `of >> amount`: the value of the expression, rounded down.
    pub fn shifted(of: &Piece, amount: u32) -> Option<Piece> {
        let ty = of.ty.promoted();
        if amount == 0 {
            return Some(of.clone());
        }
        if amount >= ty.width && !ty.signed {
            return Piece::literal(0);
        }
        // Beyond its width there is only its sign.
        let amount = amount.min(ty.width - 1);
        let text = format!("{} >> {amount}", of.within(Level::Unary));
        Piece::grown(text, Level::Shift, ty, (of.range.0 >> amount, of.range.1 >> amount))
    }

    /// `condition ? yes : no`.
    pub fn choice(condition: &str, yes: &Piece, no: &Piece, width: u32) -> Option<Piece> {
        let (yes, no) = match Piece::aligned(yes, no, width) {
            Some(both) => both,
            None => {
                let wrapping = word(width, false)?;
                (yes.cast(wrapping, width)?, no.cast(wrapping, width)?)
            }
        };
        let range = (yes.range.0.min(no.range.0), yes.range.1.max(no.range.1));
        let text = format!("{condition} ? {} : {}", yes.within(Level::Or), no.within(Level::Or));
        Piece::grown(text, Level::Choice, yes.ty.common(no.ty), range)
    }

    /// Two pieces whose values survive C's conversions to a common type, by casts if need be; nothing if there is no such type.
    pub fn aligned(left: &Piece, right: &Piece, width: u32) -> Option<(Piece, Piece)> {
        let common = |left: &Piece, right: &Piece| {
            let ty = left.ty.common(right.ty);
            ty.holds(left.range) && ty.holds(right.range)
        };
        if common(left, right) {
            return Some((left.clone(), right.clone()));
        }
        let types = [(32, true), (32, false), (64, true), (64, false)].map(|(w, s)| Type::new(w, s));
        let ty = types.into_iter().find(|ty| ty.holds(left.range) && ty.holds(right.range))?;
        let (first, second) = (left.cast(ty, width), right.cast(ty, width));
        // Of literals, the type is cheaper to change; of others, that of one may be enough.
        let tries =
            [(first.clone(), Some(right.clone())), (Some(left.clone()), second.clone()), (first, second)];
        tries.into_iter().find_map(|(left, right)| {
            let (left, right) = (left?, right?);
            common(&left, &right).then_some((left, right))
        })
    }
}
