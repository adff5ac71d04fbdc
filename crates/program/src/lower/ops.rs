//! Arithmetic, comparisons, conversions, selection and address computations: the same for instructions and for
//! constant expressions.

use super::{Builder, Lowered};
use crate::code::{AddressStep, Float2, General, Int2, IntCast, Op, Operand, Reg, Scaled};
use crate::shape::{Kind, Lanes};
use bits::Bits;
use bits::float::FloatFormat;
use ir::inst::{BinaryOp, CastOp, FloatPredicate, GepFlags, IntPredicate, OpFlags};
use ir::types::{Type, TypeId};
use std::num::NonZeroU32;

/// Whether it is one scalar that fits a word.
fn is_word(lanes: Lanes) -> bool {
    lanes.count == 1 && lanes.width <= 64
}

fn word_float(lanes: Lanes) -> Option<FloatFormat> {
    match lanes.kind {
        Kind::Float(format @ (FloatFormat::Single | FloatFormat::Double)) if lanes.count == 1 => Some(format),
        _ => None,
    }
}

/// What an address computation goes through.
#[derive(Clone, Copy)]
pub(crate) struct Indexed {
    pub(crate) ty: TypeId,
    /// How many elements it has, if the computation is a subscript that must not leave it.
    pub(crate) elements: Option<NonZeroU32>,
}

impl Builder<'_> {
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: OpFlags,
        ty: TypeId,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) -> Lowered<Op> {
        let lanes = self.lanes(ty)?;
        if is_word(lanes) && lanes.kind == Kind::Int {
            let int = Int2 { width: lanes.width as u8, flags, dst, a, b };
            match op {
                BinaryOp::Add => return Ok(Op::Add(int)),
                BinaryOp::Sub => return Ok(Op::Sub(int)),
                BinaryOp::Mul => return Ok(Op::Mul(int)),
                BinaryOp::UDiv => return Ok(Op::UDiv(int)),
                BinaryOp::SDiv => return Ok(Op::SDiv(int)),
                BinaryOp::URem => return Ok(Op::URem(int)),
                BinaryOp::SRem => return Ok(Op::SRem(int)),
                BinaryOp::Shl => return Ok(Op::Shl(int)),
                BinaryOp::LShr => return Ok(Op::LShr(int)),
                BinaryOp::AShr => return Ok(Op::AShr(int)),
                BinaryOp::And => return Ok(Op::And(int)),
                BinaryOp::Or => return Ok(Op::Or(int)),
                BinaryOp::Xor => return Ok(Op::Xor(int)),
                _ => {}
            }
        }
        if let Some(format) = word_float(lanes) {
            let float = Float2 { format, flags, dst, a, b };
            match op {
                BinaryOp::FAdd => return Ok(Op::FAdd(float)),
                BinaryOp::FSub => return Ok(Op::FSub(float)),
                BinaryOp::FMul => return Ok(Op::FMul(float)),
                BinaryOp::FDiv => return Ok(Op::FDiv(float)),
                _ => {}
            }
        }
        Ok(self.general(General::Binary { op, flags, lanes, dst, a, b }))
    }

    pub(crate) fn icmp(
        &mut self,
        predicate: IntPredicate,
        flags: OpFlags,
        ty: TypeId,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) -> Lowered<Op> {
        let lanes = self.lanes(ty)?;
        if is_word(lanes) {
            return Ok(Op::ICmp { predicate, width: lanes.width as u8, flags, dst, a, b });
        }
        Ok(self.general(General::ICmp { predicate, flags, lanes, dst, a, b }))
    }

    pub(crate) fn fcmp(
        &mut self,
        predicate: FloatPredicate,
        flags: OpFlags,
        ty: TypeId,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) -> Lowered<Op> {
        let lanes = self.lanes(ty)?;
        if let Some(format) = word_float(lanes) {
            return Ok(Op::FCmp { predicate, format, flags, dst, a, b });
        }
        Ok(self.general(General::FCmp { predicate, flags, lanes, dst, a, b }))
    }

    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        flags: OpFlags,
        from_ty: TypeId,
        to_ty: TypeId,
        dst: Reg,
        a: Operand,
    ) -> Lowered<Op> {
        let (from, to) = (self.lanes(from_ty)?, self.lanes(to_ty)?);
        if is_word(from) && is_word(to) {
            let cast = IntCast { from: from.width as u8, to: to.width as u8, flags, dst, a };
            match op {
                CastOp::Trunc => return Ok(Op::Trunc(cast)),
                CastOp::ZExt => return Ok(Op::ZExt(cast)),
                CastOp::SExt => return Ok(Op::SExt(cast)),
                _ => {}
            }
        }
        if op == CastOp::AddrSpaceCast {
            return Err("an address space cast".to_string());
        }
        Ok(self.general(General::Cast { op, flags, from, to, dst, a }))
    }

    pub(crate) fn select(
        &mut self,
        flags: OpFlags,
        cond_ty: TypeId,
        ty: TypeId,
        dst: Reg,
        [cond, yes, no]: [Operand; 3],
    ) -> Lowered<Op> {
        let conditions = self.lanes(cond_ty)?.count;
        let shape = self.shape(ty)?;
        let leaves = &self.code.shapes[shape].leaves;
        if conditions == 1 && leaves.len() == 1 && leaves[0].width <= 64 && flags.is_empty() {
            let width = leaves[0].width as u8;
            return Ok(Op::Select { width, dst, cond, yes, no });
        }
        Ok(self.general(General::Select { flags, conditions, shape, dst, cond, yes, no }))
    }

    /// An address computation: constants summed up as far as that promises the same, the rest as scaled indices.
    pub(crate) fn gep(
        &mut self,
        flags: GepFlags,
        Indexed { ty: source, elements }: Indexed,
        ty: TypeId,
        dst: Reg,
        (base, base_ty): (Operand, TypeId),
        indices: &[(Operand, TypeId, Option<u64>)],
    ) -> Lowered<Op> {
        let lanes = self.lanes(ty)?.count;
        let base_lanes = self.lanes(base_ty)?.count;
        let types = &self.module.types;
        if let Type::Ptr { addrspace } = types[types.scalar(base_ty)] {
            let pointer = self.layouts.data().pointer(addrspace);
            if pointer.index_bits != pointer.bits {
                return Err("an address computation with fewer bits than pointers have".to_string());
            }
        }
        let mut steps = Steps { flags, pointer_bits: self.pointer_bits, all: Vec::new() };
        let mut current = source;
        for (place, &(index, index_ty, known)) in indices.iter().enumerate() {
            if place > 0
                && let Some(body) = self.module.types.struct_body(current)
            {
                let Some(field) = known else { return Err("a computed field of a structure".to_string()) };
                let layout = self.layouts.struct_layout(current).map_err(|e| e.to_string())?;
                let field = field as usize;
                let (Some(at), Some(&next)) = (layout.offsets.get(field), body.fields.get(field)) else {
                    return Err("a field that does not exist".to_string());
                };
                steps.go(*at as i64);
                current = next;
                continue;
            }
            let element = match (place, &self.module.types[current]) {
                (0, _) => current,
                (_, Type::Array { elem, .. } | Type::Vector { elem, .. }) => *elem,
                _ => return Err("an index into something without elements".to_string()),
            };
            // The elements of a vector have nothing between them.
            let is_packed = place > 0 && matches!(self.module.types[current], Type::Vector { .. });
            current = element;
            let size = self.layouts.size_of(element).map_err(|error| error.to_string())?;
            let scale = if is_packed { size.store } else { self.alloc_size(element)? };
            let index_lanes = self.lanes(index_ty)?;
            let is_checked = place > 0 && elements.is_some();
            let by = known.filter(|_| index_lanes.count == 1 && !is_checked).and_then(|index| {
                let whole = Bits::from_u64(index_lanes.width.min(64), index).sign_extend(64).low_u64() as i64;
                let is_cut = index_lanes.width > 64 && whole < 0;
                steps.product(whole, is_cut, scale)
            });
            match by {
                Some(bytes) => steps.go(bytes),
                None => steps.all.push(AddressStep::Index(Scaled {
                    index,
                    width: index_lanes.width,
                    lanes: index_lanes.count,
                    scale,
                })),
            }
        }
        match steps.all[..] {
            [] if lanes == 1 => return Ok(Op::GepConst { flags, dst, base, offset: 0 }),
            [AddressStep::By(offset)] if lanes == 1 => return Ok(Op::GepConst { flags, dst, base, offset }),
            [AddressStep::Index(Scaled { index, width, scale, .. })] if lanes == 1 && width <= 64 => {
                if let Ok(scale) = u32::try_from(scale) {
                    return Ok(Op::GepIndex { flags, width: width as u8, dst, base, index, scale, elements });
                }
            }
            _ => {}
        }
        let steps = steps.all.into();
        Ok(self.general(General::Gep { flags, lanes, base_lanes, dst, base, steps }))
    }
}

/// The steps of an address computation so far.
struct Steps {
    flags: GepFlags,
    pointer_bits: u32,
    all: Vec<AddressStep>,
}

impl Steps {
    /// So many elements in bytes; none if that may break what the flags promise.
    fn product(&self, index: i64, is_cut: bool, scale: u64) -> Option<i64> {
        if self.flags.is_empty() {
            return Some(index.wrapping_mul(scale as i64));
        }
        let goes_back = index < 0 && self.flags.has(GepFlags::NUW);
        let exact = i128::from(index) * i128::from(scale);
        (!is_cut && !goes_back && self.holds(index.into()) && self.holds(exact)).then_some(exact as i64)
    }

    /// Whether a number fits the width of pointers.
    fn holds(&self, number: i128) -> bool {
        let most = (1i128 << (self.pointer_bits.clamp(1, 64) - 1)) - 1;
        (-most - 1..=most).contains(&number)
    }

    /// Goes on by some bytes. Steps that go the same way are one: what lies between two places inside of an object is inside, too.
    fn go(&mut self, bytes: i64) {
        if self.flags.is_empty() {
            return match self.all.first_mut() {
                Some(AddressStep::By(sum)) => *sum = sum.wrapping_add(bytes),
                _ if bytes == 0 => {}
                _ => self.all.insert(0, AddressStep::By(bytes)),
            };
        }
        if let Some(&AddressStep::By(before)) = self.all.last()
            && (before < 0) == (bytes < 0)
            && self.holds(i128::from(before) + i128::from(bytes))
        {
            self.all.pop();
            return self.all.push(AddressStep::By(before + bytes));
        }
        if bytes != 0 {
            self.all.push(AddressStep::By(bytes));
        }
    }
}
