//! Constants as values, and distances between pointers that are known.

use arena::Id as _;
use bits::Bits;
use ir::constant::{ConstExpr, ConstKind};
use ir::global::GlobalKind;
use ir::inst::{GepFlags, Value};
use ir::layout::Layouts;
use ir::types::{Type, TypeId};

use super::code::{Code, is_whole_scalar};
use super::said::promised;
use super::values::{Id, Known, Promises, Stride, Values};

impl Code {
    /// How far an address computation goes, if that is known.
    pub(super) fn distance(
        &self,
        layouts: &Layouts<'_>,
        flags: GepFlags,
        source: TypeId,
        indices: &[Value],
    ) -> Option<i64> {
        let types = &self.module.types;
        let mut ty = source;
        let mut distance = 0i64;
        let mut parts: Vec<i64> = Vec::new();
        for (place, index) in indices.iter().enumerate() {
            let index = self.number(*index)?;
            let index = i64::try_from(
                index.sign_extend(index.width().max(64)).to_signed_decimal().parse::<i128>().ok()?,
            )
            .ok()?;
            let by = match &types[ty] {
                _ if place == 0 => (layouts.size_of(ty).ok()?, index),
                Type::Array { elem, .. } => {
                    ty = *elem;
                    (layouts.size_of(ty).ok()?, index)
                }
                _ => {
                    let field = usize::try_from(index).ok()?;
                    let offset = *layouts.struct_layout(ty).ok()?.offsets.get(field)?;
                    if layouts.size_of(ty).ok()?.scalable {
                        return None;
                    }
                    ty = types.element(ty, index as u64)?;
                    parts.push(i64::try_from(offset).ok()?);
                    distance = distance.checked_add(i64::try_from(offset).ok()?)?;
                    continue;
                }
            };
            if by.0.scalable {
                return None;
            }
            // Where something is promised, indices are neither cut nor taken for great ones.
            if !flags.is_empty() && i32::try_from(by.1).is_err() || flags.has(GepFlags::NUW) && by.1 < 0 {
                return None;
            }
            let step = i64::try_from(by.0.alloc).ok()?.checked_mul(by.1)?;
            parts.push(step);
            distance = distance.checked_add(step)?;
        }
        // A sum promises less than its parts, unless all go the same way.
        if !flags.is_empty() && parts.iter().any(|part| *part < 0) && parts.iter().any(|part| *part > 0) {
            return None;
        }
        // No more than offsets of 32 bits hold, and no less are known here.
        let wide = layouts.data().pointer(0).index_bits >= 32;
        i32::try_from(distance).ok().filter(|_| wide).map(i64::from)
    }

    /// How far each index of an address computation leads: so many bytes for each, or, if it is a field, so many in all.
    pub(super) fn strides(
        &self,
        layouts: &Layouts<'_>,
        source: TypeId,
        indices: &[Value],
    ) -> Option<Vec<Stride>> {
        let types = &self.module.types;
        let mut ty = source;
        let mut strides = Vec::with_capacity(indices.len());
        for (place, index) in indices.iter().enumerate() {
            match &types[ty] {
                _ if place == 0 => {}
                Type::Array { elem, .. } => ty = *elem,
                _ => {
                    let field = self.number(*index)?.to_u64()?;
                    let offset =
                        *layouts.struct_layout(ty).ok()?.offsets.get(usize::try_from(field).ok()?)?;
                    if layouts.size_of(ty).ok()?.scalable {
                        return None;
                    }
                    ty = types.element(ty, field)?;
                    strides.push(Stride::Field(i64::try_from(offset).ok()?));
                    continue;
                }
            }
            let size = layouts.size_of(ty).ok().filter(|size| !size.scalable)?;
            strides.push(Stride::Each(i64::try_from(size.alloc).ok()?));
        }
        (layouts.data().pointer(0).index_bits >= 64).then_some(strides)
    }

    /// The size of a scalar that fills its bytes.
    pub(super) fn scalar_size(&self, layouts: Option<&Layouts<'_>>, ty: TypeId) -> Option<u64> {
        let size = self.stored_size(layouts, ty)?;
        is_whole_scalar(&self.module, ty).then_some(size)
    }

    /// How many bytes a store of this type may write.
    pub(super) fn stored_size(&self, layouts: Option<&Layouts<'_>>, ty: TypeId) -> Option<u64> {
        let size = layouts?.size_of(ty).ok()?;
        (!size.scalable).then_some(size.store)
    }

    pub(super) fn number(&self, value: Value) -> Option<Bits> {
        let Value::Const(id) = value else { return None };
        let constant = &self.module.constants[id];
        let Type::Int(width) = self.module.types[constant.ty] else { return None };
        match &constant.kind {
            ConstKind::Int(number) => Some(Bits::from_u64(width, *number)),
            ConstKind::WideInt(bits) => Some((**bits).clone()),
            ConstKind::Zero => Some(Bits::zero(width)),
            _ => None,
        }
    }

    pub(super) fn is_safe_divisor(&self, value: Value, signed: bool) -> bool {
        self.number(value)
            .is_some_and(|number| !(number.is_zero() || signed && number == Bits::ones(number.width())))
    }

    /// A constant as an expression; none for those that name a block.
    pub(super) fn constant(&mut self, values: &mut Values, constant: ir::constant::ConstId) -> Option<Id> {
        let place = constant.index() as u32;
        if let Some(known) = self.constants.get(&place) {
            return Some(*known);
        }
        let text = ir::print::value_text(&self.module, None, Value::Const(constant));
        if text.contains("blockaddress") {
            return None;
        }
        let step = match &self.module.constants[constant].kind {
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Gep { flags, in_range: None, source, base, indices } => {
                    let indices: Vec<Value> = indices.iter().map(|index| Value::Const(*index)).collect();
                    let layouts = Layouts::of(&self.module).ok()?;
                    let distance = self.distance(&layouts, *flags, *source, &indices);
                    let plain = matches!(
                        self.module.types[self.module.constants[*base].ty],
                        Type::Ptr { addrspace: 0 }
                    );
                    distance.filter(|_| plain).map(|distance| (*base, distance, promised(*flags)))
                }
                _ => None,
            },
            _ => None,
        };
        let id = match (self.number(Value::Const(constant)), step) {
            (Some(number), _) => values.number(number),
            (None, Some((base, distance, flags))) => {
                let base = self.constant(values, base)?;
                let what = values.text(&format!("offset {distance}"));
                values.note_instruction(what);
                let promises = Promises { flags, ..Promises::default() };
                values.operation(what, Known::Offset(distance), promises, vec![base])
            }
            (None, None) => values.constant(&text),
        };
        let ty = self.module.constants[constant].ty;
        let ty = values.text(&ir::print::type_text(&self.module, ty));
        values.set_type(id, ty);
        if let ConstKind::Global(global) = self.module.constants[constant].kind {
            let global = &self.module.globals[global];
            let is_address = matches!(global.kind, GlobalKind::Variable(_) | GlobalKind::Function(_));
            let may_be_null = crate::globals::may_be_null(&self.module, global);
            if is_address && !may_be_null && values.text_of(ty) == "ptr" {
                values.note_never_null(id);
            }
            if let GlobalKind::Variable(variable) = &global.kind {
                let size =
                    Layouts::of(&self.module).ok().and_then(|layouts| layouts.size_of(variable.ty).ok());
                let there = size.filter(|size| !size.scalable && !may_be_null);
                let fixed = there.filter(|_| global.tls.is_none());
                values.note_object(id, fixed.map_or(0, |size| size.alloc), global.align.bytes().unwrap_or(1));
            }
        }
        self.constants.insert(place, id);
        Some(id)
    }
}
