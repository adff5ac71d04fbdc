//! What symbolic values are: a constant, which never enters the pool of terms, or a term.
//!
//! A term that turns out to be a constant is made one at once, so that asking whether a value is known costs one match.

use bits::Bits;
use term::TermId;

use crate::prov::SetId;

/// A bit-vector.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bv {
    /// Known.
    Const(Bits),
    /// Whatever the term says.
    Term(TermId),
}

impl Bv {
    /// The constant, if it is one.
    #[inline]
    pub fn as_const(&self) -> Option<&Bits> {
        match self {
            Bv::Const(bits) => Some(bits),
            Bv::Term(_) => None,
        }
    }

    /// The constant as a number, if it is one of at most 64 significant bits.
    #[inline]
    pub fn as_u64(&self) -> Option<u64> {
        self.as_const()?.to_u64()
    }

    /// The term, if it is none.
    #[inline]
    pub fn as_term(&self) -> Option<TermId> {
        match self {
            Bv::Const(_) => None,
            Bv::Term(term) => Some(*term),
        }
    }
}

/// A truth value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bool {
    /// Known.
    Const(bool),
    /// Whatever the term says.
    Term(TermId),
}

impl Bool {
    /// The constant, if it is one.
    #[inline]
    pub fn as_const(self) -> Option<bool> {
        match self {
            Bool::Const(value) => Some(value),
            Bool::Term(_) => None,
        }
    }
}

arena::id! {
    /// A block of memory.
    pub struct BlockId("block")
}

/// Which block a pointer belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prov {
    /// None.
    None,
    /// This one.
    Block(BlockId),
    /// It depends; see [`crate::prov`].
    Set(SetId),
}
