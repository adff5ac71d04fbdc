//! Which identified structures of two modules are the same.
//!
//! Two are if they have the same name and the same body, where a structure inside a body counts as the same if
//! it is paired too; so recursive structures are compared by the greatest such pairing. An opaque structure is
//! the same as any of its name.

use super::import::for_each_type;
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::{NamedTypeId, StructBody, Type, TypeId};
use arena::Id;
use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;

/// For each identified structure of `source`, the same one of `dest`, whose structures `by_name` finds.
pub(super) fn pairing(
    source: &Module,
    dest: &Module,
    by_name: &HashMap<Symbol, NamedTypeId, FxBuildHasher>,
) -> Vec<Option<NamedTypeId>> {
    let of_same_name = |name: Symbol| by_name.get(&dest.strings.lookup(source.strings.bytes(name))?).copied();
    let named = &source.types.named;
    let mut pairs: Vec<_> = named.values().map(|ty| ty.name.and_then(of_same_name)).collect();
    // Structures whose pair stands only as long as this one's does.
    let mut dependents: Vec<Vec<usize>> = vec![Vec::new(); pairs.len()];
    let mut broken = Vec::new();
    for (id, ty) in named.iter() {
        let Some(pair) = pairs[id.index()] else { continue };
        let (Some(one), Some(other)) = (&ty.body, &dest.types.named[pair].body) else { continue };
        let comparison = Comparison { source, dest, pairs: &pairs };
        match comparison.inner_structures(one, other) {
            Some(inner) => inner.iter().for_each(|inner| dependents[inner.index()].push(id.index())),
            None => broken.push(id.index()),
        }
    }
    while let Some(index) = broken.pop() {
        if pairs[index].take().is_some() {
            broken.append(&mut dependents[index]);
        }
    }
    pairs
}

struct Comparison<'a> {
    source: &'a Module,
    dest: &'a Module,
    pairs: &'a [Option<NamedTypeId>],
}

impl Comparison<'_> {
    /// The identified structures in `one`, if it equals `other` provided that their pairs are right.
    fn inner_structures(&self, one: &StructBody, other: &StructBody) -> Option<Vec<NamedTypeId>> {
        if one.packed != other.packed || one.fields.len() != other.fields.len() {
            return None;
        }
        let mut inner = Vec::new();
        let mut open: Vec<(TypeId, TypeId)> =
            one.fields.iter().copied().zip(other.fields.iter().copied()).collect();
        let mut seen = HashSet::with_hasher(FxBuildHasher);
        while let Some((a, b)) = open.pop() {
            if !seen.insert((a, b)) {
                continue;
            }
            let (a, b) = (&self.source.types[a], &self.dest.types[b]);
            if let (Type::Named(a), Type::Named(b)) = (a, b) {
                if self.pairs[a.index()] != Some(*b) {
                    return None;
                }
                inner.push(*a);
                continue;
            }
            if !self.same_shape(a, b) {
                return None;
            }
            let (mut a_parts, mut b_parts) = (Vec::new(), Vec::new());
            for_each_type(a, |part| a_parts.push(part));
            for_each_type(b, |part| b_parts.push(part));
            if a_parts.len() != b_parts.len() {
                return None;
            }
            open.extend(a_parts.into_iter().zip(b_parts));
        }
        Some(inner)
    }

    /// Whether two types are equal but for their parts.
    fn same_shape(&self, a: &Type, b: &Type) -> bool {
        match (a, b) {
            (Type::TypedPtr { addrspace: a, .. }, Type::TypedPtr { addrspace: b, .. }) => a == b,
            (Type::Array { len: a, .. }, Type::Array { len: b, .. }) => a == b,
            (
                Type::Vector { len: a, scalable: a_scales, .. },
                Type::Vector { len: b, scalable: b_scales, .. },
            ) => (a, a_scales) == (b, b_scales),
            (Type::Struct(a), Type::Struct(b)) => a.packed == b.packed,
            (Type::Function { vararg: a, .. }, Type::Function { vararg: b, .. }) => a == b,
            (Type::Target { name: a, ints: a_ints, .. }, Type::Target { name: b, ints: b_ints, .. }) => {
                self.source.strings.bytes(*a) == self.dest.strings.bytes(*b) && a_ints == b_ints
            }
            _ => a == b,
        }
    }
}
