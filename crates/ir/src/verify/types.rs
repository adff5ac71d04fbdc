//! Types: which may be parts of which.

use super::facts::Facts;
use super::problem::Sink;
use crate::module::Module;
use crate::print;
use crate::types::{StructBody, Type, TypeId, Types};
use arena::Id;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Checks every type of a module.
pub(super) fn check(module: &Module, facts: &Facts, sink: &mut Sink<'_>) {
    let types = &module.types;
    let text = |id| print::type_text(module, id);
    for (id, ty) in types.iter() {
        match ty {
            Type::Array { elem, .. } if !may_be_element(types, *elem) => {
                sink.of_module(format!("an array cannot have elements of type {}", text(*elem)));
            }
            Type::Vector { elem, .. } if !may_be_lane(types, *elem) => {
                sink.of_module(format!("a vector cannot have elements of type {}", text(*elem)));
            }
            Type::Vector { len: 0, .. } => sink.of_module("a vector has no elements".into()),
            Type::TypedPtr { pointee, .. } if !may_be_pointee(types, *pointee) => {
                sink.of_module(format!("a pointer cannot point to {}", text(*pointee)));
            }
            Type::Struct(_) | Type::Named(_) => {
                let fields = types.struct_body(id).map_or(&[][..], |body| &body.fields);
                if let Some(bad) = fields.iter().find(|&&f| !may_be_element(types, f)) {
                    sink.of_module(format!("a structure cannot have a field of type {}", text(*bad)));
                }
                if facts.is_recursive(id) {
                    sink.of_module(format!("the type {} contains itself", text(id)));
                }
            }
            Type::Function { ret, params, .. } => {
                if matches!(types[*ret], Type::Function { .. } | Type::Label | Type::Metadata) {
                    sink.of_module(format!("a function cannot return {}", text(*ret)));
                }
                if let Some(bad) = params.iter().find(|&&p| !types.is_first_class(p)) {
                    sink.of_module(format!("a function cannot have a parameter of type {}", text(*bad)));
                }
            }
            _ => {}
        }
    }
}

fn may_be_element(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Label | Type::Metadata | Type::Function { .. } | Type::Token)
}

fn may_be_pointee(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Label | Type::Metadata | Type::Token)
}

fn may_be_lane(types: &Types, ty: TypeId) -> bool {
    use Type::*;
    matches!(types[ty], Int(_) | Float(_) | Ptr { .. } | TypedPtr { .. } | Target { .. })
}

/// Which types are one type once it is forgotten what pointers point to.
///
/// LLVM 17 and newer read `i8*` and `ptr` as the same, and old texts may mix the two.
pub(super) struct Classes(Option<Vec<TypeId>>);

impl Classes {
    pub(super) fn new(types: &Types) -> Classes {
        if !types.iter().any(|(_, ty)| matches!(ty, Type::TypedPtr { .. })) {
            return Classes(None);
        }
        let mut first: HashMap<Type, TypeId, FxBuildHasher> = HashMap::default();
        let mut classes: Vec<TypeId> = Vec::with_capacity(types.len());
        for (id, ty) in types.iter() {
            // A type's parts come before it; identified structures are equal only to themselves.
            let class = |part: &TypeId| classes.get(part.index()).copied().unwrap_or(*part);
            let fields = |parts: &[TypeId]| parts.iter().map(class).collect();
            let erased = match ty {
                Type::TypedPtr { addrspace, .. } => Type::Ptr { addrspace: *addrspace },
                Type::Array { len, elem } => Type::Array { len: *len, elem: class(elem) },
                Type::Vector { len, scalable, elem } => {
                    Type::Vector { len: *len, scalable: *scalable, elem: class(elem) }
                }
                Type::Struct(body) => {
                    Type::Struct(StructBody { fields: fields(&body.fields), packed: body.packed })
                }
                Type::Function { ret, params, vararg } => {
                    Type::Function { ret: class(ret), params: fields(params), vararg: *vararg }
                }
                other => other.clone(),
            };
            let class = *first.entry(erased).or_insert(id);
            classes.push(class);
        }
        Classes(Some(classes))
    }

    /// Whether a value of one type can be used as one of the other without a conversion.
    #[inline]
    pub(super) fn agree(&self, a: TypeId, b: TypeId) -> bool {
        a == b || self.0.as_ref().is_some_and(|classes| classes[a.index()] == classes[b.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_agree_wherever_they_point_to() {
        let mut types = Types::new();
        let old = types.intern(Type::TypedPtr { pointee: TypeId::i8(), addrspace: 0 });
        let far = types.intern(Type::TypedPtr { pointee: TypeId::i8(), addrspace: 1 });
        let mut array = |elem| types.intern(Type::Array { len: 2, elem });
        let (of_old, of_new, of_far) = (array(old), array(TypeId::ptr()), array(far));
        let classes = Classes::new(&types);
        assert!(classes.agree(old, TypeId::ptr()) && classes.agree(of_old, of_new));
        assert!(!classes.agree(of_old, of_far) && !classes.agree(old, TypeId::i8()));
    }
}
