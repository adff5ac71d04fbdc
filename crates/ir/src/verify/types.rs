//! Types: which may be parts of which.

use super::facts::Facts;
use super::problem::Sink;
use crate::module::Module;
use crate::print;
use crate::types::{Type, TypeId, Types};

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

/// Whether a value of one type can be used as one of the other without a conversion: the types are equal,
/// or both are pointers into one address space and at least one of them does not say to what.
#[inline]
pub(super) fn agree(types: &Types, a: TypeId, b: TypeId) -> bool {
    a == b || agree_as_pointers(types, a, b)
}

#[cold]
fn agree_as_pointers(types: &Types, a: TypeId, b: TypeId) -> bool {
    match (&types[a], &types[b]) {
        (
            Type::Vector { len, scalable, elem },
            Type::Vector { len: len_b, scalable: scalable_b, elem: elem_b },
        ) if len == len_b && scalable == scalable_b => agree_as_pointers(types, *elem, *elem_b),
        (Type::Ptr { addrspace: a }, Type::Ptr { addrspace: b } | Type::TypedPtr { addrspace: b, .. })
        | (Type::TypedPtr { addrspace: a, .. }, Type::Ptr { addrspace: b }) => a == b,
        _ => false,
    }
}
