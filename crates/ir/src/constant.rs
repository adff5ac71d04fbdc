//! Constants: everything an operand can be that no instruction computes.
//!
//! A constant has a type and a kind. Simple ones (integers, null, undef, references to globals, ...) are
//! stored once per module; aggregates and expressions are stored as often as they are written.

use crate::function::BlockId;
use crate::global::GlobalId;
use crate::inst::{BinaryOp, CastOp, FloatPredicate, GepFlags, IntPredicate, OpFlags};
use crate::types::TypeId;
use arena::Arena;
use bits::Bits;
use hashbrown::HashTable;
use std::hash::{Hash, Hasher};

arena::id! {
    /// A constant of one module.
    pub struct ConstId("const")
}

/// A constant: its type and what it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Const {
    /// Its type.
    pub ty: TypeId,
    /// What it is.
    pub kind: ConstKind,
}

/// What a constant is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstKind {
    /// An integer of at most 64 bits; the bits above its width are zero.
    Int(u64),
    /// An integer of more than 64 bits.
    WideInt(Box<Bits>),
    /// A floating-point number of at most 64 bits, as its bit pattern.
    Float(u64),
    /// A floating-point number of more than 64 bits, as its bit pattern.
    WideFloat(Box<u128>),
    /// The null pointer.
    Null,
    /// `none`, of type token.
    None,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// `zeroinitializer`.
    Zero,
    /// `[...]`.
    Array(Box<[ConstId]>),
    /// `{...}` or `<{...}>`; the type says which.
    Struct(Box<[ConstId]>),
    /// `<...>`.
    Vector(Box<[ConstId]>),
    /// `splat (...)`.
    Splat(ConstId),
    /// `c"..."`: an array of i8.
    Bytes(Box<[u8]>),
    /// The address of a global variable, function, alias or ifunc.
    Global(GlobalId),
    /// `blockaddress(@f, %b)`.
    BlockAddress {
        /// The function.
        function: GlobalId,
        /// Its block.
        block: BlockId,
    },
    /// `dso_local_equivalent @f`.
    DsoLocalEquivalent(GlobalId),
    /// `no_cfi @f`.
    NoCfi(GlobalId),
    /// `ptrauth (ptr, key, discriminator, address discriminator, deactivation symbol)`.
    PtrAuth(Box<[ConstId]>),
    /// An expression over constants.
    Expr(Box<ConstExpr>),
}

/// An expression over constants. Its type is that of the [`Const`] it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstExpr {
    /// `add`, `sub`, `xor`, ...; older LLVMs allow all operators.
    Binary {
        /// Which.
        op: BinaryOp,
        /// `nuw`, `nsw`, `exact`, ...
        flags: OpFlags,
        /// The left operand.
        lhs: ConstId,
        /// The right operand.
        rhs: ConstId,
    },
    /// A conversion to the constant's type.
    Cast {
        /// Which.
        op: CastOp,
        /// What is converted.
        value: ConstId,
    },
    /// An address computation.
    Gep {
        /// `inbounds`, `nusw`, `nuw`.
        flags: GepFlags,
        /// `inrange`, in one of its two forms.
        in_range: Option<InRange>,
        /// The type that is indexed.
        source: TypeId,
        /// The pointer.
        base: ConstId,
        /// The indices.
        indices: Box<[ConstId]>,
    },
    /// `icmp` (until LLVM 18).
    ICmp {
        /// The comparison.
        predicate: IntPredicate,
        /// The left operand.
        lhs: ConstId,
        /// The right operand.
        rhs: ConstId,
    },
    /// `fcmp` (until LLVM 18).
    FCmp {
        /// The comparison.
        predicate: FloatPredicate,
        /// The left operand.
        lhs: ConstId,
        /// The right operand.
        rhs: ConstId,
    },
    /// `fneg` (until LLVM 14).
    FNeg(ConstId),
    /// `select` (until LLVM 16).
    Select([ConstId; 3]),
    /// `extractelement`: vector, index.
    ExtractElement([ConstId; 2]),
    /// `insertelement`: vector, element, index.
    InsertElement([ConstId; 3]),
    /// `shufflevector`: two vectors and the mask.
    ShuffleVector([ConstId; 3]),
    /// `extractvalue` (until LLVM 14).
    ExtractValue(ConstId, Box<[u32]>),
    /// `insertvalue` (until LLVM 14).
    InsertValue([ConstId; 2], Box<[u32]>),
}

/// `inrange` on a constant address computation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InRange {
    /// `inrange i32 0`: the index it stands on (until LLVM 18).
    Index(u32),
    /// `inrange(a, b)`: the offsets from the result that may be accessed.
    Offsets(Bits, Bits),
}

impl ConstExpr {
    /// The constants it is made of, in textual order.
    pub fn operands(&self) -> Vec<ConstId> {
        match self {
            ConstExpr::Binary { lhs, rhs, .. }
            | ConstExpr::ICmp { lhs, rhs, .. }
            | ConstExpr::FCmp { lhs, rhs, .. } => vec![*lhs, *rhs],
            ConstExpr::Cast { value, .. } => vec![*value],
            ConstExpr::Gep { base, indices, .. } => {
                std::iter::once(*base).chain(indices.iter().copied()).collect()
            }
            ConstExpr::FNeg(a) | ConstExpr::ExtractValue(a, _) => vec![*a],
            ConstExpr::Select(all) | ConstExpr::InsertElement(all) | ConstExpr::ShuffleVector(all) => {
                all.to_vec()
            }
            ConstExpr::ExtractElement(all) | ConstExpr::InsertValue(all, _) => all.to_vec(),
        }
    }
}

/// The constants of one module.
#[derive(Clone)]
pub struct Constants {
    constants: Arena<ConstId, Const>,
    table: HashTable<ConstId>,
}

#[inline]
fn hash(constant: &Const) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    constant.hash(&mut hasher);
    hasher.finish()
}

/// Whether equal constants of this kind share one id.
fn is_shared(kind: &ConstKind) -> bool {
    use ConstKind::*;
    matches!(kind, Int(_) | Float(_) | Null | None | Undef | Poison | Zero | Global(_))
}

impl Constants {
    /// No constants.
    pub fn new() -> Constants {
        Constants { constants: Arena::new(), table: HashTable::new() }
    }

    /// The id of a constant; simple ones that exist already are found again.
    pub fn add(&mut self, constant: Const) -> ConstId {
        let Constants { constants, table } = self;
        if !is_shared(&constant.kind) {
            return constants.push(constant);
        }
        let hash_of_constant = hash(&constant);
        if let Some(id) = table.find(hash_of_constant, |&id| constants[id] == constant) {
            return *id;
        }
        let id = constants.push(constant);
        table.insert_unique(hash_of_constant, id, |&id| hash(&constants[id]));
        id
    }

    /// How many constants there are.
    pub fn len(&self) -> usize {
        self.constants.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.constants.is_empty()
    }

    /// All constants with their ids; a constant's parts come before it.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (ConstId, &Const)> + ExactSizeIterator {
        self.constants.iter()
    }

    /// Changes references to globals and blocks everywhere; what else is changed would go unnoticed by
    /// sharing.
    pub fn rename_references(&mut self, mut change: impl FnMut(&mut ConstKind)) {
        for constant in self.constants.values_mut() {
            use ConstKind::*;
            if let Global(_) | BlockAddress { .. } | DsoLocalEquivalent(_) | NoCfi(_) = constant.kind {
                change(&mut constant.kind);
            }
        }
        self.table.clear();
        for (id, constant) in self.constants.iter() {
            if is_shared(&constant.kind) {
                let constants = &self.constants;
                self.table.insert_unique(hash(constant), id, |&id| hash(&constants[id]));
            }
        }
    }

    /// Says which block a block address means, once that is known.
    pub fn resolve_block_address(&mut self, id: ConstId, to: BlockId) {
        if let ConstKind::BlockAddress { block, .. } = &mut self.constants[id].kind {
            *block = to;
        }
    }

    /// Gives back memory that growing reserved.
    pub fn shrink_to_fit(&mut self) {
        self.constants.shrink_to_fit();
    }
}

impl Default for Constants {
    fn default() -> Self {
        Constants::new()
    }
}

impl std::ops::Index<ConstId> for Constants {
    type Output = Const;
    #[inline]
    fn index(&self, id: ConstId) -> &Const {
        &self.constants[id]
    }
}

impl PartialEq for Constants {
    fn eq(&self, other: &Constants) -> bool {
        self.constants == other.constants
    }
}
impl Eq for Constants {}

impl std::fmt::Debug for Constants {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.constants.fmt(f)
    }
}

/// The index a constant integer stands for, if it fits.
pub fn as_index(kind: &ConstKind) -> Option<u64> {
    match kind {
        ConstKind::Int(value) => Some(*value),
        ConstKind::Zero | ConstKind::Null => Some(0),
        _ => Option::None,
    }
}
