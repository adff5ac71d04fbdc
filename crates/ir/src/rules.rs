//! Small rules about types that the reader and the verifier both ask for.

use crate::inst::CastOp;
use crate::types::{FloatKind, Type, TypeId, Types};

/// How many elements a type has: none for a scalar, else the number and whether it is scalable.
pub fn shape(types: &Types, ty: TypeId) -> Option<(u32, bool)> {
    match types[ty] {
        Type::Vector { len, scalable, .. } => Some((len, scalable)),
        _ => None,
    }
}

/// The width in bits of an integer or floating-point scalar.
pub fn scalar_bits(types: &Types, ty: TypeId) -> Option<u64> {
    match types[ty] {
        Type::Int(width) => Some(width as u64),
        Type::Float(kind) => Some(match kind {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }),
        Type::X86Mmx => Some(64),
        Type::X86Amx => Some(8192),
        _ => None,
    }
}

/// The width in bits of all elements together, for types whose width needs no data layout.
fn total_bits(types: &Types, ty: TypeId) -> Option<(u64, bool)> {
    let scalar = scalar_bits(types, types.scalar(ty))?;
    match shape(types, ty) {
        Some((len, scalable)) => Some((scalar * len as u64, scalable)),
        None => Some((scalar, false)),
    }
}

/// Whether `op` can convert `from` into `to`.
pub fn cast_is_valid(types: &Types, op: CastOp, from: TypeId, to: TypeId) -> bool {
    let (a, b) = (types.scalar(from), types.scalar(to));
    let same_shape = shape(types, from) == shape(types, to);
    let ints = types.is_int(a) && types.is_int(b);
    let floats = types.is_float(a) && types.is_float(b);
    let (a_bits, b_bits) = (scalar_bits(types, a), scalar_bits(types, b));
    match op {
        CastOp::Trunc => same_shape && ints && a_bits > b_bits,
        CastOp::ZExt | CastOp::SExt => same_shape && ints && a_bits < b_bits,
        CastOp::FpTrunc => same_shape && floats && a_bits > b_bits,
        CastOp::FpExt => same_shape && floats && a_bits < b_bits,
        CastOp::FpToUi | CastOp::FpToSi => same_shape && types.is_float(a) && types.is_int(b),
        CastOp::UiToFp | CastOp::SiToFp => same_shape && types.is_int(a) && types.is_float(b),
        CastOp::PtrToInt | CastOp::PtrToAddr => same_shape && types.is_ptr(a) && types.is_int(b),
        CastOp::IntToPtr => same_shape && types.is_int(a) && types.is_ptr(b),
        CastOp::AddrSpaceCast => {
            same_shape && types.is_ptr(a) && types.is_ptr(b) && types.addrspace(a) != types.addrspace(b)
        }
        CastOp::BitCast => bitcast_is_valid(types, from, to),
    }
}

fn bitcast_is_valid(types: &Types, from: TypeId, to: TypeId) -> bool {
    let (a, b) = (types.scalar(from), types.scalar(to));
    if types.is_ptr(a) || types.is_ptr(b) {
        // A vector of one pointer may become a pointer and the other way round.
        let single = |ty| matches!(shape(types, ty), None | Some((1, false)));
        let shapes = shape(types, from) == shape(types, to) || single(from) && single(to);
        return types.is_ptr(a) && types.is_ptr(b) && shapes && types.addrspace(a) == types.addrspace(b);
    }
    if from == to {
        return types.is_first_class(from) && !types.is_aggregate(from);
    }
    match (total_bits(types, from), total_bits(types, to)) {
        (Some(from), Some(to)) => from == to,
        _ => false,
    }
}
