//! Types, each stored once: two [`TypeId`]s of a module are equal exactly if their types are.
//!
//! Identified structures (`%name = type {...}`) are equal only to themselves, and may be recursive through
//! [`NamedTypeId`]. Both the opaque `ptr` and the typed pointers of LLVM 14 to 16 are kept as written.

use crate::strings::Symbol;
use arena::{Arena, Id};
use bits::float::FloatFormat;
use hashbrown::HashTable;
use std::hash::{Hash, Hasher};

arena::id! {
    /// A type of one module.
    pub struct TypeId("ty")
}
arena::id! {
    /// An identified structure type of one module.
    pub struct NamedTypeId("struct")
}

/// The floating-point formats of LLVM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// The upper half of a binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// x87's 80-bit format.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// A pair of doubles.
    PpcFp128,
}

impl FloatKind {
    /// How `bits` calls it.
    pub fn format(self) -> FloatFormat {
        match self {
            FloatKind::Half => FloatFormat::Half,
            FloatKind::BFloat => FloatFormat::BFloat,
            FloatKind::Float => FloatFormat::Single,
            FloatKind::Double => FloatFormat::Double,
            FloatKind::X86Fp80 => FloatFormat::X87,
            FloatKind::Fp128 => FloatFormat::Quad,
            FloatKind::PpcFp128 => FloatFormat::PpcPair,
        }
    }
}

/// A type. Structures and functions own their parts as lists of ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// A basic block as an operand.
    Label,
    /// `token`: may not be hidden behind a phi or memory.
    Token,
    /// Metadata as an operand.
    Metadata,
    /// `x86_amx`.
    X86Amx,
    /// `x86_mmx` (until LLVM 19).
    X86Mmx,
    /// A floating-point number.
    Float(FloatKind),
    /// `iN`.
    Int(u32),
    /// `ptr addrspace(N)`.
    Ptr {
        /// The address space.
        addrspace: u32,
    },
    /// `T addrspace(N)*`, LLVM 14 to 16.
    TypedPtr {
        /// What it points to.
        pointee: TypeId,
        /// The address space.
        addrspace: u32,
    },
    /// `[N x T]`.
    Array {
        /// How many elements.
        len: u64,
        /// Their type.
        elem: TypeId,
    },
    /// `<N x T>` or `<vscale x N x T>`.
    Vector {
        /// How many elements, or the known factor of their number.
        len: u32,
        /// Whether the number is a multiple of `len` known only at run time.
        scalable: bool,
        /// Their type.
        elem: TypeId,
    },
    /// A structure without a name.
    Struct(StructBody),
    /// An identified structure.
    Named(NamedTypeId),
    /// A function.
    Function {
        /// What it returns.
        ret: TypeId,
        /// The types of its parameters.
        params: Box<[TypeId]>,
        /// Whether more arguments may follow.
        vararg: bool,
    },
    /// `target("name", types..., integers...)`.
    Target {
        /// Its name.
        name: Symbol,
        /// Its type parameters.
        types: Box<[TypeId]>,
        /// Its integer parameters.
        ints: Box<[u32]>,
    },
}

/// What a structure consists of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StructBody {
    /// The types of its fields.
    pub fields: Box<[TypeId]>,
    /// Whether there is no padding between them.
    pub packed: bool,
}

/// An identified structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedType {
    /// Its name; without one it is printed as a number.
    pub name: Option<Symbol>,
    /// Its body; without one it is `opaque`.
    pub body: Option<StructBody>,
}

/// The types of one module.
#[derive(Clone)]
pub struct Types {
    types: Arena<TypeId, Type>,
    table: HashTable<TypeId>,
    /// The identified structures, in the order in which they are printed.
    pub named: Arena<NamedTypeId, NamedType>,
}

fn hash(ty: &Type) -> u64 {
    if let Type::Function { ret, params, vararg } = ty {
        return hash_function(*ret, params, *vararg);
    }
    let mut hasher = rustc_hash::FxHasher::default();
    ty.hash(&mut hasher);
    hasher.finish()
}

/// Function types are looked up at every call: this needs no [`Type`] to compare with.
fn hash_function(ret: TypeId, params: &[TypeId], vararg: bool) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    (ret, params, vararg).hash(&mut hasher);
    hasher.finish()
}

macro_rules! common_types {
    ($($(#[$doc:meta])* $name:ident = $index:literal $ty:expr;)*) => {
        impl TypeId {
            $($(#[$doc])* pub fn $name() -> TypeId { TypeId::new($index) })*
        }
        fn common_types() -> Vec<Type> { vec![$($ty),*] }
    };
}
// Every module has these under the same ids: the index is the place in this list.
common_types! {
    /// `void`
    void = 0 Type::Void;
    /// `i1`
    i1 = 1 Type::Int(1);
    /// `i8`
    i8 = 2 Type::Int(8);
    /// `i16`
    i16 = 3 Type::Int(16);
    /// `i32`
    i32 = 4 Type::Int(32);
    /// `i64`
    i64 = 5 Type::Int(64);
    /// `ptr`
    ptr = 6 Type::Ptr { addrspace: 0 };
    /// `label`
    label = 7 Type::Label;
    /// `metadata`
    metadata = 8 Type::Metadata;
    /// `token`
    token = 9 Type::Token;
    /// `float`
    float = 10 Type::Float(FloatKind::Float);
    /// `double`
    double = 11 Type::Float(FloatKind::Double);
}

impl Types {
    /// Whether there is a scalable vector among them.
    pub fn has_scalable_vectors(&self) -> bool {
        self.types.values().any(|ty| matches!(ty, Type::Vector { scalable: true, .. }))
    }

    /// Makes every scalable vector one of so many times its least length. Types that become the same stay two.
    pub fn fix_scalable_vectors(&mut self, vscale: u32) {
        for ty in self.types.values_mut() {
            if let Type::Vector { len, scalable: scalable @ true, .. } = ty {
                (*len, *scalable) = (len.saturating_mul(vscale), false);
            }
        }
    }

    /// The types every module has.
    pub fn new() -> Types {
        let mut types = Types { types: Arena::new(), table: HashTable::new(), named: Arena::new() };
        for ty in common_types() {
            types.intern(ty);
        }
        types
    }

    /// The id of `ty`, made if it is new.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let Types { types, table, .. } = self;
        let hash_of_ty = hash(&ty);
        if let Some(id) = table.find(hash_of_ty, |&id| types[id] == ty) {
            return *id;
        }
        let id = types.push(ty);
        table.insert_unique(hash_of_ty, id, |&id| hash(&types[id]));
        id
    }

    /// The id of a function type, made if it is new.
    pub fn function(&mut self, ret: TypeId, params: &[TypeId], vararg: bool) -> TypeId {
        let same = |ty: &Type| match ty {
            Type::Function { ret: r, params: p, vararg: v } => *r == ret && **p == *params && *v == vararg,
            _ => false,
        };
        match self.table.find(hash_function(ret, params, vararg), |&id| same(&self.types[id])) {
            Some(id) => *id,
            None => self.intern(Type::Function { ret, params: params.into(), vararg }),
        }
    }

    /// Renumbers the identified structures: the first of `order` becomes the first, and so on. `order` must
    /// name each once.
    pub fn reorder_named(&mut self, order: &[NamedTypeId]) {
        assert_eq!(order.len(), self.named.len(), "every identified structure has one place");
        let mut place = vec![None; order.len()];
        for (new, old) in order.iter().enumerate() {
            place[old.index()] = Some(NamedTypeId::new(new));
        }
        self.named = order.iter().map(|&old| self.named[old].clone()).collect();
        for ty in self.types.values_mut() {
            if let Type::Named(id) = ty
                && let Some(new) = place[id.index()]
            {
                *id = new;
            }
        }
        self.table.clear();
        for (id, ty) in self.types.iter() {
            self.table.insert_unique(hash(ty), id, |&id| hash(&self.types[id]));
        }
    }

    /// How many types there are.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Never: every module has the common types.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// All types with their ids. A type's parts come before it, except through an identified structure.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (TypeId, &Type)> + ExactSizeIterator {
        self.types.iter()
    }

    /// The body of a structure type, identified or not.
    pub fn struct_body(&self, id: TypeId) -> Option<&StructBody> {
        match &self[id] {
            Type::Struct(body) => Some(body),
            Type::Named(named) => self.named[*named].body.as_ref(),
            _ => None,
        }
    }

    /// The element type of a vector, any other type itself.
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match self[id] {
            Type::Vector { elem, .. } => elem,
            _ => id,
        }
    }

    /// Whether it is `iN`.
    pub fn is_int(&self, id: TypeId) -> bool {
        matches!(self[id], Type::Int(_))
    }

    /// Whether it is a pointer, opaque or typed.
    pub fn is_ptr(&self, id: TypeId) -> bool {
        matches!(self[id], Type::Ptr { .. } | Type::TypedPtr { .. })
    }

    /// Whether it is a floating-point type.
    pub fn is_float(&self, id: TypeId) -> bool {
        matches!(self[id], Type::Float(_))
    }

    /// Whether it is `iN` or a vector of it.
    pub fn is_int_or_vector(&self, id: TypeId) -> bool {
        self.is_int(self.scalar(id))
    }

    /// Whether it is a floating-point type or a vector of one.
    pub fn is_float_or_vector(&self, id: TypeId) -> bool {
        self.is_float(self.scalar(id))
    }

    /// Whether it is a pointer or a vector of pointers.
    pub fn is_ptr_or_vector(&self, id: TypeId) -> bool {
        self.is_ptr(self.scalar(id))
    }

    /// Whether it is an array or a structure.
    pub fn is_aggregate(&self, id: TypeId) -> bool {
        matches!(self[id], Type::Array { .. } | Type::Struct(_) | Type::Named(_))
    }

    /// Whether a register may have it: everything but `void` and functions.
    pub fn is_first_class(&self, id: TypeId) -> bool {
        !matches!(self[id], Type::Void | Type::Function { .. })
    }

    /// The address space of a pointer or of a vector of pointers.
    pub fn addrspace(&self, id: TypeId) -> Option<u32> {
        match self[self.scalar(id)] {
            Type::Ptr { addrspace } | Type::TypedPtr { addrspace, .. } => Some(addrspace),
            _ => None,
        }
    }

    /// The type of element `index` of an aggregate, if there is such an element.
    pub fn element(&self, aggregate: TypeId, index: u64) -> Option<TypeId> {
        match &self[aggregate] {
            Type::Array { len, elem } => (index < *len).then_some(*elem),
            _ => self.struct_body(aggregate)?.fields.get(usize::try_from(index).ok()?).copied(),
        }
    }
}

impl Default for Types {
    fn default() -> Self {
        Types::new()
    }
}

impl std::ops::Index<TypeId> for Types {
    type Output = Type;
    #[inline]
    fn index(&self, id: TypeId) -> &Type {
        &self.types[id]
    }
}

impl PartialEq for Types {
    fn eq(&self, other: &Types) -> bool {
        self.types == other.types && self.named == other.named
    }
}
impl Eq for Types {}

impl std::fmt::Debug for Types {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Types").field("types", &self.types).field("named", &self.named).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_one_id() {
        let mut types = Types::new();
        assert_eq!(types.intern(Type::Int(32)), TypeId::i32());
        assert_eq!(types.intern(Type::Ptr { addrspace: 0 }), TypeId::ptr());
        assert_eq!(types.intern(Type::Float(FloatKind::Double)), TypeId::double());
        let array = Type::Array { len: 3, elem: TypeId::i8() };
        assert_eq!(types.intern(array.clone()), types.intern(array));
        let named = types.named.push(NamedType { name: None, body: None });
        assert_ne!(types.intern(Type::Named(named)), TypeId::i8());
    }
}
