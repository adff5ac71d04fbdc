//! The intrinsics that are known: name, signatures (see `signature`), and a rule beside them.

use super::rules::Rule;
use super::signature;
use crate::types::{TypeId, Types};
use crate::verify::types::Classes;
use std::collections::HashMap;
use std::sync::LazyLock;

/// One intrinsic.
pub(super) struct Row {
    /// Its name, without `llvm.` and the types at the end.
    pub(super) base: &'static str,
    /// The types it may be declared with; empty if any.
    pub(super) signatures: &'static str,
    /// What else must hold for a call.
    pub(super) rule: Rule,
}

impl Row {
    /// The parameters that must be constants, as bits; none if it cannot have the type.
    pub(super) fn immediates(&self, types: &Types, classes: &Classes, ty: TypeId) -> Option<u32> {
        if self.signatures.is_empty() {
            return Some(0);
        }
        signature::matching(types, classes, ty, self.signatures)
    }
}

/// The intrinsic of this name.
pub(super) fn row(base: &str) -> Option<&'static Row> {
    static ROWS: LazyLock<HashMap<&'static str, Row>> = LazyLock::new(|| {
        let families = FAMILIES.iter().flat_map(|&(bases, signatures, rule)| {
            bases.split_whitespace().map(move |base| Row { base, signatures, rule })
        });
        families.map(|row| (row.base, row)).collect()
    });
    ROWS.get(base)
}

/// Names that share signatures and rule, the signatures, the rule.
#[rustfmt::skip]
const FAMILIES: &[(&str, &str, Rule)] = &[
    // Memory.
    ("memcpy memmove memcpy.inline", "v p p I b! | v p p I i32 b", Rule::None),
    ("memset memset.inline", "v p i8 I b! | v p i8 I i32 b", Rule::None),
    ("memcpy.element.unordered.atomic memmove.element.unordered.atomic", "v p p I i32!", Rule::ElementSize),
    ("memset.element.unordered.atomic", "v p i8 I i32!", Rule::ElementSize),
    ("lifetime.start lifetime.end", "v i64! p | v p", Rule::None),
    ("invariant.start", "p i64! p", Rule::None),
    ("invariant.end", "v p i64! p", Rule::None),
    ("launder.invariant.group strip.invariant.group", "P =r", Rule::None),
    ("threadlocal.address", "P =r", Rule::ThreadLocal),
    ("objectsize", "I p b! b! b! | I p b b | I p b", Rule::None),
    ("prefetch", "v p i32! i32! i32!", Rule::None),
    ("ptrmask", "P =r I", Rule::PtrMask),
    ("masked.load", "V p i32! VB =r | V p VB =r", Rule::Masked),
    ("masked.store", "v V p i32! VB | v V p VB", Rule::Masked),
    ("masked.gather", "V VP i32! VB =r | V VP VB =r", Rule::Masked),
    ("masked.scatter", "v V VP i32! VB | v V VP VB", Rule::Masked),
    ("masked.expandload", "V p VB =r", Rule::None),
    ("masked.compressstore", "v V p VB", Rule::None),
    // Variable arguments.
    ("va_start", "v p", Rule::VaStart),
    ("va_end", "v p", Rule::None),
    ("va_copy", "v p p", Rule::None),
    // The stack.
    ("returnaddress frameaddress", "p i32!", Rule::None),
    ("addressofreturnaddress sponentry stacksave", "p", Rule::None),
    ("stackrestore", "v p", Rule::None),
    ("stackprotector", "v p p", Rule::None),
    ("localescape", "v ...", Rule::LocalEscape),
    ("localrecover", "p p p i32!", Rule::None),
    // Assumptions.
    ("assume", "v b", Rule::Assume),
    ("expect", "I =r =r", Rule::None),
    ("expect.with.probability", "I =r =r f!", Rule::None),
    ("is.constant", "b *", Rule::None),
    ("ssa.copy", "* =r", Rule::None),
    // Ends.
    ("trap debugtrap sideeffect", "v", Rule::None),
    ("ubsantrap", "v i8!", Rule::None),
    ("donothing", "v", Rule::Invocable),
    // Integers.
    ("bswap", "I =r", Rule::ByteSwap),
    ("bitreverse ctpop", "I =r", Rule::None),
    ("ctlz cttz", "I =r b! | I =r", Rule::None),
    ("abs", "I =r b!", Rule::None),
    ("smax smin umax umin sadd.sat ssub.sat uadd.sat usub.sat sshl.sat ushl.sat", "I =r =r", Rule::None),
    ("fshl fshr", "I =r =r =r", Rule::None),
    ("sadd.with.overflow ssub.with.overflow smul.with.overflow uadd.with.overflow usub.with.overflow \
      umul.with.overflow", "O0 I =0", Rule::None),
    ("smul.fix smul.fix.sat sdiv.fix sdiv.fix.sat", "I =r =r i32!", Rule::SignedScale),
    ("umul.fix umul.fix.sat udiv.fix udiv.fix.sat", "I =r =r i32!", Rule::UnsignedScale),
    ("ucmp scmp", "I I =0", Rule::ThreeWay),
    // Floating point.
    ("sqrt sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10 fabs floor ceil trunc rint \
      nearbyint round roundeven canonicalize arithmetic.fence", "F =r", Rule::None),
    ("pow copysign minnum maxnum minimum maximum minimumnum maximumnum atan2", "F =r =r", Rule::None),
    ("fma fmuladd", "F =r =r =r", Rule::None),
    ("powi ldexp", "F =r I", Rule::None),
    ("lround llround lrint llrint fptosi.sat fptoui.sat", "I F", Rule::SameLanes),
    ("is.fpclass", "B F i32!", Rule::FpClass),
    ("convert.to.fp16", "i16 F", Rule::None),
    ("convert.from.fp16", "F i16", Rule::None),
    ("experimental.constrained.fadd experimental.constrained.fsub experimental.constrained.fmul \
      experimental.constrained.fdiv experimental.constrained.frem experimental.constrained.pow", "F =r =r m m",
      Rule::Constrained),
    ("experimental.constrained.maxnum experimental.constrained.minnum experimental.constrained.maximum \
      experimental.constrained.minimum", "F =r =r m", Rule::Constrained),
    ("experimental.constrained.sqrt experimental.constrained.sin experimental.constrained.cos \
      experimental.constrained.exp experimental.constrained.exp2 experimental.constrained.log \
      experimental.constrained.log2 experimental.constrained.log10 experimental.constrained.rint \
      experimental.constrained.nearbyint", "F =r m m", Rule::Constrained),
    ("experimental.constrained.ceil experimental.constrained.floor experimental.constrained.round \
      experimental.constrained.roundeven experimental.constrained.trunc", "F =r m", Rule::Constrained),
    ("experimental.constrained.fma experimental.constrained.fmuladd", "F =r =r =r m m", Rule::Constrained),
    ("experimental.constrained.fpext", "F F m", Rule::Constrained),
    ("experimental.constrained.fptrunc", "F F m m", Rule::Constrained),
    ("experimental.constrained.sitofp experimental.constrained.uitofp", "F I m m", Rule::Constrained),
    ("experimental.constrained.fptosi experimental.constrained.fptoui experimental.constrained.lround \
      experimental.constrained.llround", "I F m", Rule::Constrained),
    ("experimental.constrained.lrint experimental.constrained.llrint", "I F m m", Rule::Constrained),
    ("experimental.constrained.fcmp experimental.constrained.fcmps", "B F =0 m m", Rule::Constrained),
    // Vectors.
    ("vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor \
      vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin", "e0 VI", Rule::None),
    ("vector.reduce.fmax vector.reduce.fmin vector.reduce.fmaximum vector.reduce.fminimum", "e0 VF", Rule::None),
    ("vector.reduce.fadd vector.reduce.fmul", "e1 e1 VF", Rule::None),
    ("vector.insert", "V =r V i64!", Rule::VectorInsert),
    ("vector.extract", "V V i64!", Rule::VectorExtract),
    ("vector.reverse", "V =r", Rule::None),
    ("stepvector experimental.stepvector", "VI", Rule::None),
    ("matrix.transpose", "V V i32! i32!", Rule::Matrix(1)),
    ("matrix.multiply", "V V V i32! i32! i32!", Rule::MatrixMultiply),
    ("matrix.column.major.load", "V p I b! i32! i32!", Rule::Matrix(3)),
    ("matrix.column.major.store", "v V p I b! i32! i32!", Rule::Matrix(4)),
    ("vscale", "I", Rule::None),
    ("get.active.lane.mask", "VB I =0", Rule::None),
    // Exceptions.
    ("eh.typeid.for", "i32 p", Rule::None),
    ("eh.exceptionpointer", "p t", Rule::OfCatchPad),
    ("eh.exceptioncode", "i32 t", Rule::OfCatchPad),
    // Garbage collection and deoptimisation.
    ("gcroot", "v p p", Rule::NeedsGc),
    ("gcread", "p p p", Rule::NeedsGc),
    ("gcwrite", "v p p p", Rule::NeedsGc),
    ("experimental.gc.statepoint", "t i64! i32! p i32! i32! ...", Rule::Statepoint),
    ("experimental.gc.result", "* t", Rule::OfStatepoint),
    ("experimental.gc.relocate", "P t i32! i32!", Rule::Relocate),
    ("experimental.guard", "v b ...", Rule::Guard),
    ("experimental.deoptimize", "* ...", Rule::Deoptimize),
    ("experimental.patchpoint experimental.patchpoint.void experimental.patchpoint.i64", "", Rule::Invocable),
    ("call.preallocated.setup", "t i32", Rule::None),
    ("call.preallocated.arg", "p t i32", Rule::OfPreallocation),
    ("call.preallocated.teardown", "v t", Rule::OfPreallocation),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_in_two_families() {
        let names: Vec<&str> = FAMILIES.iter().flat_map(|(bases, ..)| bases.split_whitespace()).collect();
        let distinct: std::collections::HashSet<&&str> = names.iter().collect();
        assert_eq!(distinct.len(), names.len());
    }
}
