//! Vectors, aggregates and address computations: indices and the types they lead to.

use super::function::Context;
use crate::constant::{Const, ConstId, ConstKind, Constants, as_index};
use crate::inst::{InsertValue, Value};
use crate::rules::shape;
use crate::types::{Type, TypeId, Types};

/// Where constant indices lead in an aggregate.
pub(super) fn indexed_type(types: &Types, mut ty: TypeId, indices: &[u32]) -> Option<TypeId> {
    for &index in indices {
        if !types.is_aggregate(ty) {
            return None;
        }
        ty = types.element(ty, u64::from(index))?;
    }
    Some(ty)
}

/// Where the indices of an address computation lead, the first one, which steps over whole values, left out.
pub(super) fn address_type<'a>(
    types: &Types,
    constants: &Constants,
    mut ty: TypeId,
    indices: impl Iterator<Item = (TypeId, Option<&'a Const>)>,
) -> Option<TypeId> {
    for (index_ty, index) in indices {
        ty = match &types[ty] {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
            Type::Struct(_) | Type::Named(_) => {
                if types.scalar(index_ty) != TypeId::i32() {
                    return None;
                }
                let fields = &types.struct_body(ty)?.fields;
                match field_number(constants, &index?.kind) {
                    FieldNumber::Is(number) => *fields.get(usize::try_from(number).ok()?)?,
                    // A computed index: which field it is, only folding it would show. Any will do
                    // for checking the rest, if all have one type.
                    FieldNumber::Computed => *fields.first().filter(|f| fields.iter().all(|g| g == *f))?,
                    FieldNumber::None => return None,
                }
            }
            _ => return None,
        };
    }
    Some(ty)
}

enum FieldNumber {
    Is(u64),
    Computed,
    None,
}

/// The field a constant selects: an integer, or a vector that has the same one everywhere.
fn field_number(constants: &Constants, kind: &ConstKind) -> FieldNumber {
    let scalar = match kind {
        ConstKind::Splat(element) => &constants[*element].kind,
        ConstKind::Vector(elements) => {
            let first = elements.first().and_then(|&e| as_index(&constants[e].kind));
            let same = elements.iter().all(|&e| as_index(&constants[e].kind) == first);
            return match first {
                Some(number) if same => FieldNumber::Is(number),
                _ => FieldNumber::None,
            };
        }
        other => other,
    };
    match scalar {
        ConstKind::Expr(_) => FieldNumber::Computed,
        other => as_index(other).map_or(FieldNumber::None, FieldNumber::Is),
    }
}

/// Whether a constant can be the mask of a shuffle of vectors of type `vector`.
pub(super) fn is_valid_mask(types: &Types, constants: &Constants, vector: TypeId, mask: ConstId) -> bool {
    let mask = &constants[mask];
    let (Some((len, scalable)), Some((_, mask_scalable))) = (shape(types, vector), shape(types, mask.ty))
    else {
        return false;
    };
    if scalable != mask_scalable || types.scalar(mask.ty) != TypeId::i32() {
        return false;
    }
    let lane_fits = |id: &ConstId| match &constants[*id].kind {
        ConstKind::Int(lane) => *lane < u64::from(len) * 2,
        ConstKind::Undef | ConstKind::Poison | ConstKind::Zero | ConstKind::Expr(_) => true,
        _ => false,
    };
    match &mask.kind {
        ConstKind::Undef | ConstKind::Poison | ConstKind::Zero | ConstKind::Expr(_) => true,
        ConstKind::Splat(lane) if scalable => as_index(&constants[*lane].kind).is_none_or(|i| i == 0),
        ConstKind::Splat(lane) => lane_fits(lane),
        ConstKind::Vector(lanes) => !scalable && lanes.iter().all(lane_fits),
        _ => false,
    }
}

impl Context<'_> {
    fn check_vector(&mut self, value: Value) -> Option<TypeId> {
        let ty = self.ty(value);
        if let Type::Vector { elem, .. } = self.module.types[ty] {
            return Some(elem);
        }
        self.report(format!("this works on a vector, not on {}", self.text(ty)));
        None
    }

    fn check_lane_index(&mut self, index: Value) {
        let is_int = self.module.types.is_int(self.ty(index));
        self.require(is_int, "the index of an element must be an integer");
    }

    pub(super) fn check_extract_element(&mut self, vector: Value, index: Value) {
        self.check_vector(vector);
        self.check_lane_index(index);
    }

    pub(super) fn check_insert_element(&mut self, vector: Value, element: Value, index: Value) {
        let Some(elem) = self.check_vector(vector) else { return };
        let found = self.ty(element);
        if !self.agree(elem, found) {
            self.report(format!(
                "a vector of {} cannot have an element of type {}",
                self.text(elem),
                self.text(found)
            ));
        }
        self.check_lane_index(index);
    }

    pub(super) fn check_shuffle(&mut self, a: Value, b: Value, mask: ConstId) {
        if self.check_vector(a).is_none() {
            return;
        }
        let (a, b) = (self.ty(a), self.ty(b));
        if !self.agree(a, b) {
            return self.report(format!("the vectors differ in type: {} and {}", self.text(a), self.text(b)));
        }
        let fine = is_valid_mask(&self.module.types, &self.module.constants, a, mask);
        self.require(fine, "the mask must be a constant vector of i32 that names elements of the operands");
    }

    pub(super) fn check_extract_value(&mut self, aggregate: Value, indices: &[u32]) {
        let ty = self.ty(aggregate);
        if indices.is_empty() || indexed_type(&self.module.types, ty, indices).is_none() {
            self.report(format!("the indices lead nowhere in {}", self.text(ty)));
        }
    }

    pub(super) fn check_insert_value(&mut self, insert: &InsertValue) {
        let ty = self.ty(insert.aggregate);
        let element = self.ty(insert.element);
        match indexed_type(&self.module.types, ty, &insert.indices) {
            Some(found) if !insert.indices.is_empty() => {
                if !self.agree(found, element) {
                    self.report(format!(
                        "the value has type {}, but there the aggregate has {}",
                        self.text(element),
                        self.text(found)
                    ));
                }
            }
            _ => self.report(format!("the indices lead nowhere in {}", self.text(ty))),
        }
    }

    pub(super) fn check_gep(&mut self, source: TypeId, base: Value, indices: &[Value]) {
        let types = &self.module.types;
        let base_ty = self.ty(base);
        if !types.is_ptr_or_vector(base_ty) {
            return self.report(format!("the base must be a pointer, not {}", self.text(base_ty)));
        }
        if !self.facts.is_sized(source) {
            return self.report(format!("cannot index into {}, which has no size", self.text(source)));
        }
        if types.struct_body(source).is_some() && self.facts.is_scalable(source) {
            return self.report("cannot index into a structure with vectors of a length not known".into());
        }
        let mut width = shape(types, base_ty);
        for &index in indices {
            let ty = self.ty(index);
            if !types.is_int_or_vector(ty) {
                return self.report(format!("an index must be an integer, not {}", self.text(ty)));
            }
            let found = shape(types, ty);
            if found.is_some() && width.is_some() && found != width {
                return self.report("the vectors among base and indices differ in length".into());
            }
            width = width.or(found);
        }
        let rest = indices.iter().skip(1).map(|&index| (self.ty(index), self.constant(index)));
        if address_type(types, &self.module.constants, source, rest).is_none() {
            self.report(format!("the indices lead nowhere in {}", self.text(source)));
        }
    }
}
