//! The sorts of terms.

/// What kind of value a term has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// A truth value.
    Bool,
    /// A bit-vector of this width, which is at least 1.
    Bits(u32),
    /// A map from all bit-vectors of one width to bit-vectors of another.
    Array {
        /// The width of indices.
        index: u32,
        /// The width of elements.
        element: u32,
    },
}

impl Sort {
    /// The width, if these are bit-vectors.
    #[inline]
    pub fn width(self) -> Option<u32> {
        match self {
            Sort::Bits(width) => Some(width),
            Sort::Bool | Sort::Array { .. } => None,
        }
    }
}
