//! What many checks ask about types, attribute lists and intrinsics, computed once per module.
//!
//! A check of an instruction then looks facts up instead of walking types or attribute groups, and a type
//! that contains itself is met once, here, and nowhere else.

use super::intrinsics::{self, Intrinsic};
use super::types::Classes;
use crate::attribute::{Attr, AttrKind, AttrSetId, place};
use crate::constant::{ConstId, ConstKind};
use crate::function::Function;
use crate::global::GlobalId;
use crate::module::Module;
use crate::types::{Type, TypeId, Types};
use arena::Id;

/// A set of attributes that Heddle knows, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Kinds(u128);

const _: () = assert!(AttrKind::ALL.len() <= 128);

impl Kinds {
    pub(super) const fn of(kinds: &[AttrKind]) -> Kinds {
        let mut bits = 0;
        let mut i = 0;
        while i < kinds.len() {
            bits |= 1 << kinds[i] as u32;
            i += 1;
        }
        Kinds(bits)
    }
    #[inline]
    pub(super) fn has(self, kind: AttrKind) -> bool {
        self.0 >> kind as u32 & 1 != 0
    }
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub(super) const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }
    pub(super) const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
    pub(super) const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }
    pub(super) fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// The kinds in it.
    pub(super) fn iter(self) -> impl Iterator<Item = AttrKind> {
        AttrKind::ALL.iter().copied().filter(move |&kind| self.has(kind))
    }
    fn insert(&mut self, kind: AttrKind) {
        self.0 |= 1 << kind as u32;
    }
}

/// What is known about one type.
#[derive(Clone, Copy, Debug, Default)]
struct TypeFacts {
    sized: bool,
    scalable: bool,
    recursive: bool,
}

/// What is known about the types, attribute lists and intrinsics of a module.
pub(super) struct Facts {
    types: Vec<TypeFacts>,
    classes: Classes,
    attrs: Vec<Kinds>,
    intrinsics: Vec<Option<Box<Intrinsic>>>,
    /// For each constant, whether it is the address of an intrinsic: 64 to a word.
    intrinsic_addresses: Vec<u64>,
    /// For each bit of [`place`], the attributes that may stand there.
    placed: [Kinds; 3],
}

impl Facts {
    pub(super) fn new(module: &Module) -> Facts {
        let types = type_facts(&module.types);
        let attrs = module.attrs.iter().map(|(id, _)| kinds_of(module, id)).collect();
        let classes = Classes::new(&module.types);
        let recognise = |id| intrinsics::recognise(module, &classes, id).map(Box::new);
        let intrinsics: Vec<Option<Box<Intrinsic>>> = module.globals.ids().map(recognise).collect();
        let mut intrinsic_addresses = vec![0; module.constants.len().div_ceil(64)];
        for (id, constant) in module.constants.iter() {
            if let ConstKind::Global(global) = constant.kind
                && intrinsics[global.index()].is_some()
            {
                intrinsic_addresses[id.index() / 64] |= 1 << (id.index() % 64);
            }
        }
        let placed = [place::FUNCTION, place::PARAM, place::RETURN].map(|place| {
            let mut kinds = Kinds::default();
            AttrKind::ALL.iter().filter(|k| k.places() & place != 0).for_each(|&k| kinds.insert(k));
            kinds
        });
        Facts { types, classes, attrs, intrinsics, intrinsic_addresses, placed }
    }

    /// Whether a value of this type has a size in memory.
    #[inline]
    pub(super) fn is_sized(&self, ty: TypeId) -> bool {
        self.types[ty.index()].sized
    }

    /// Whether it is, or contains, a vector whose length is known only at run time.
    #[inline]
    pub(super) fn is_scalable(&self, ty: TypeId) -> bool {
        self.types[ty.index()].scalable
    }

    /// Whether a value of one type can be used as one of the other without a conversion.
    #[inline]
    pub(super) fn agree(&self, a: TypeId, b: TypeId) -> bool {
        self.classes.agree(a, b)
    }

    /// Which types agree.
    pub(super) fn classes(&self) -> &Classes {
        &self.classes
    }

    /// Whether a value of this type would contain a value of the same type.
    pub(super) fn is_recursive(&self, ty: TypeId) -> bool {
        self.types[ty.index()].recursive
    }

    /// The attributes of a list, those of its groups included.
    #[inline]
    pub(super) fn attrs(&self, set: Option<AttrSetId>) -> Kinds {
        set.map_or(Kinds::default(), |id| self.attrs[id.index()])
    }

    /// The attributes that may stand at a [`place`].
    #[inline]
    pub(super) fn placed(&self, place: u8) -> Kinds {
        self.placed[place.trailing_zeros() as usize]
    }

    /// The attributes of a parameter.
    #[inline]
    pub(super) fn param(&self, function: &Function, index: usize) -> Kinds {
        self.attrs(function.param_attrs.get(index).copied().flatten())
    }

    /// Whether a constant is the address of an intrinsic.
    #[inline]
    pub(super) fn is_intrinsic_address(&self, constant: ConstId) -> bool {
        self.intrinsic_addresses[constant.index() / 64] >> (constant.index() % 64) & 1 != 0
    }

    /// The intrinsic that a global is, if its name says so.
    #[inline]
    pub(super) fn intrinsic(&self, global: GlobalId) -> Option<&Intrinsic> {
        self.intrinsics[global.index()].as_deref()
    }
}

fn kinds_of(module: &Module, id: AttrSetId) -> Kinds {
    let mut kinds = Kinds::default();
    for attr in module.attrs_of(Some(id)) {
        match attr {
            Attr::Flag(kind)
            | Attr::Int(kind, _)
            | Attr::Type(kind, _)
            | Attr::Pair(kind, ..)
            | Attr::Text(kind, _) => kinds.insert(*kind),
            Attr::Range(..) => kinds.insert(AttrKind::Range),
            Attr::Initializes(_) => kinds.insert(AttrKind::Initializes),
            Attr::Memory(_) => kinds.insert(AttrKind::Memory),
            Attr::Group(_) | Attr::String(..) | Attr::Unknown(_) => {}
        }
    }
    kinds
}

/// The type that lies at `index` in a value of a type, for types whose values contain values.
fn part(types: &Types, ty: TypeId, index: usize) -> Option<TypeId> {
    match &types[ty] {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => (index == 0).then_some(*elem),
        Type::Struct(_) | Type::Named(_) => types.struct_body(ty)?.fields.get(index).copied(),
        _ => None,
    }
}

/// Depth first with an explicit stack, each type once: nesting may be deep, and a broken module's types may
/// contain themselves.
fn type_facts(types: &Types) -> Vec<TypeFacts> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut facts = vec![TypeFacts::default(); types.len()];
    let mut states = vec![State::New; types.len()];
    let mut stack: Vec<(TypeId, usize)> = Vec::new();
    for (root, _) in types.iter() {
        if states[root.index()] != State::New {
            continue;
        }
        stack.push((root, 0));
        states[root.index()] = State::Open;
        while let Some((ty, next)) = stack.last_mut() {
            if let Some(inner) = part(types, *ty, *next) {
                *next += 1;
                match states[inner.index()] {
                    State::New => {
                        states[inner.index()] = State::Open;
                        stack.push((inner, 0));
                    }
                    State::Open => facts[inner.index()].recursive = true,
                    State::Done => {}
                }
                continue;
            }
            let ty = *ty;
            stack.pop();
            states[ty.index()] = State::Done;
            let recursive = facts[ty.index()].recursive;
            facts[ty.index()] = TypeFacts { recursive, ..facts_of(types, ty, &facts) };
        }
    }
    facts
}

/// The facts of a type whose parts are known; one that contains itself has a part that is not sized.
fn facts_of(types: &Types, ty: TypeId, facts: &[TypeFacts]) -> TypeFacts {
    let of = |id: TypeId| facts[id.index()];
    let (sized, scalable) = match &types[ty] {
        Type::Void | Type::Label | Type::Token | Type::Metadata | Type::Function { .. } => (false, false),
        Type::Float(_)
        | Type::Int(_)
        | Type::Ptr { .. }
        | Type::TypedPtr { .. }
        | Type::X86Amx
        | Type::X86Mmx
        | Type::Target { .. } => (true, false),
        Type::Array { elem, .. } => (of(*elem).sized, of(*elem).scalable),
        Type::Vector { elem, scalable, .. } => (of(*elem).sized, *scalable),
        Type::Struct(_) | Type::Named(_) => match types.struct_body(ty) {
            Some(body) => {
                let scalable = body.fields.iter().any(|&f| of(f).scalable);
                // With parts of a length not known, offsets are known only if all parts are alike.
                let alike = !scalable || body.fields.iter().all(|f| *f == body.fields[0]);
                let sized = body.fields.iter().all(|&f| of(f).sized);
                (!facts[ty.index()].recursive && alike && sized, scalable)
            }
            None => (false, false),
        },
    };
    TypeFacts { sized, scalable, recursive: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{NamedType, StructBody};

    #[test]
    fn a_structure_that_contains_itself_has_no_size() {
        let mut types = Types::new();
        let named = types.named.push(NamedType { name: None, body: None });
        let itself = types.intern(Type::Named(named));
        let array = types.intern(Type::Array { len: 2, elem: itself });
        let fields = [TypeId::i32(), array].into();
        types.named[named].body = Some(StructBody { fields, packed: false });
        let facts = type_facts(&types);
        assert!(facts[itself.index()].recursive && !facts[itself.index()].sized);
        assert!(!facts[array.index()].sized && facts[TypeId::i32().index()].sized);
    }

    #[test]
    fn a_structure_with_a_pointer_to_itself_has_a_size() {
        let mut types = Types::new();
        let named = types.named.push(NamedType { name: None, body: None });
        let itself = types.intern(Type::Named(named));
        let pointer = types.intern(Type::TypedPtr { pointee: itself, addrspace: 0 });
        types.named[named].body = Some(StructBody { fields: [pointer].into(), packed: false });
        let facts = type_facts(&types);
        assert!(!facts[itself.index()].recursive && facts[itself.index()].sized);
    }

    #[test]
    fn very_deep_types_do_not_exhaust_the_stack() {
        let mut types = Types::new();
        let mut ty = TypeId::i8();
        for _ in 0..200_000 {
            ty = types.intern(Type::Array { len: 1, elem: ty });
        }
        assert!(type_facts(&types)[ty.index()].sized);
    }
}
