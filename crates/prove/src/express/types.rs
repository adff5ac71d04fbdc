//! The integer types of C, as far as conversions are concerned: a width and a sign.
//!
//! Types of one width and sign differ in rank (`long` and `long long`), but never in the value that an expression has.

/// How wide `long` and pointers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataModel {
    /// 64 bits.
    Lp64,
    /// 32 bits.
    Ilp32,
}

impl DataModel {
    /// How many bits `long` and pointers have.
    pub fn long(self) -> u32 {
        match self {
            DataModel::Lp64 => 64,
            DataModel::Ilp32 => 32,
        }
    }
}

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// How many bits it has.
    pub width: u32,
    /// Whether it has negative values.
    pub signed: bool,
}

/// The least and the greatest value that something may have.
pub type Range = (i128, i128);

impl Type {
    pub const INT: Type = Type { width: 32, signed: true };

    pub fn new(width: u32, signed: bool) -> Type {
        Type { width, signed }
    }

    /// Its least and its greatest value. Of types of more than 126 bits, those that are told apart here.
    pub fn range(self) -> Range {
        let power = |bits: u32| 1i128 << bits.min(126);
        match self.signed {
            true => (-power(self.width.saturating_sub(1)), power(self.width.saturating_sub(1)) - 1),
            false => (0, power(self.width) - 1),
        }
    }

    /// Whether it has all values of a range.
    pub fn holds(self, (low, high): Range) -> bool {
        let (least, greatest) = self.range();
        least <= low && high <= greatest
    }

    /// What the integer promotions make of it.
    pub fn promoted(self) -> Type {
        if self.width < 32 { Type::INT } else { self }
    }

    /// What the usual arithmetic conversions make of two types.
    pub fn common(self, other: Type) -> Type {
        let (one, other) = (self.promoted(), other.promoted());
        if one.width == other.width {
            return Type::new(one.width, one.signed && other.signed);
        }
        if one.width > other.width { one } else { other }
    }

    /// A name of the type in both data models.
    pub fn name(self) -> Option<&'static str> {
        Some(match (self.width, self.signed) {
            (8, true) => "signed char",
            (8, false) => "unsigned char",
            (16, true) => "short",
            (16, false) => "unsigned short",
            (32, true) => "int",
            (32, false) => "unsigned int",
            (64, true) => "long long",
            (64, false) => "unsigned long long",
            _ => return None,
        })
    }
}

/// The type that the next words name, if they name one: nothing of a type that is no integer (`void`, `struct s`), one of a single bit for `_Bool`.
///
/// `next` passes the next word, if it is one. Nothing is said of words that are no types.
pub fn type_name(
    next: &mut dyn FnMut() -> Option<String>,
    model: DataModel,
) -> Option<Result<Option<Type>, String>> {
    let (mut words, mut bits, mut sign, mut longs, mut other) = (0, None, None, 0, None);
    while let Some(word) = next() {
        match &*word {
            "const" | "volatile" => {}
            "signed" | "__signed__" => sign = Some(true),
            "unsigned" => sign = Some(false),
            "char" => bits = Some(8),
            "short" => bits = Some(16),
            "int" if bits.is_none() => bits = Some(32).filter(|_| longs == 0),
            "int" => {}
            "long" => longs += 1,
            "__int128" => bits = Some(128),
            "void" => other = Some(None),
            "struct" | "union" | "enum" => {
                next()?;
                other = Some(None);
            }
            "float" | "double" => return Some(Err(format!("`{word}` is not understood: it is no integer"))),
            word => match typedef(word, model) {
                Some(ty) if words == 0 => other = Some(Some(ty)),
                _ => return None,
            },
        }
        words += 1;
    }
    if words == 0 {
        return None;
    }
    if let Some(other) = other {
        return Some(Ok(other));
    }
    let width = match (bits, longs) {
        (Some(32) | None, 1) => model.long(),
        (Some(32) | None, 2..) => 64,
        (Some(bits), _) => bits,
        (None, _) => 32,
    };
    Some(Ok(Some(Type::new(width, sign.unwrap_or(true)))))
}

/// Names of types that the headers of C define.
fn typedef(word: &str, model: DataModel) -> Option<Type> {
    let exact = |word: &str| {
        let (signed, rest) = match word.strip_prefix('u') {
            Some(rest) => (false, rest),
            None => (true, word),
        };
        let width = rest.strip_prefix("int")?.strip_suffix("_t")?.parse().ok()?;
        matches!(width, 8 | 16 | 32 | 64).then_some(Type::new(width, signed))
    };
    match word {
        "_Bool" | "bool" => Some(Type::new(1, false)),
        "size_t" | "uintptr_t" => Some(Type::new(model.long(), false)),
        "ssize_t" | "ptrdiff_t" | "intptr_t" => Some(Type::new(model.long(), true)),
        "__int128_t" => Some(Type::new(128, true)),
        "__uint128_t" => Some(Type::new(128, false)),
        word => exact(word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_are_those_of_c() {
        let (char, unsigned) = (Type::new(8, false), Type::new(32, false));
        let (long, unsigned_long) = (Type::new(64, true), Type::new(64, false));
        assert_eq!(char.common(char), Type::INT);
        assert_eq!(Type::INT.common(unsigned), unsigned);
        assert_eq!(unsigned.common(long), long);
        assert_eq!(long.common(unsigned_long), unsigned_long);
        assert_eq!(Type::new(8, true).range(), (-128, 127));
        assert!(unsigned.holds((0, 4_294_967_295)) && !unsigned.holds((-1, 0)));
    }
}
