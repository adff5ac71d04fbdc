//! The intrinsics of LLVM that are operations of their own, by name.
//!
//! An intrinsic's name ends with the types it is used with (`llvm.ctpop.i32`); the longest known name that is followed by
//! the end or a dot decides. Those of x86 are in [`crate::x86`], those of SVE in [`crate::sve`].

use crate::sve::Sve;
use crate::x86::X86;

macro_rules! intrinsics {
    ($($variant:ident = $($name:literal)|+;)*) => {
        /// An operation that LLVM spells as a call.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // The names are LLVM's.
        pub enum Intrinsic { $($variant,)* X86(X86), Sve(Sve), SubVector(SubVector) }

        /// Every known name, after `llvm.`.
        const NAMES: &[(&str, Intrinsic)] = &[$($(($name, Intrinsic::$variant)),+),*];
    };
}

intrinsics! {
    UAddOverflow = "uadd.with.overflow";
    SAddOverflow = "sadd.with.overflow";
    USubOverflow = "usub.with.overflow";
    SSubOverflow = "ssub.with.overflow";
    UMulOverflow = "umul.with.overflow";
    SMulOverflow = "smul.with.overflow";
    UAddSat = "uadd.sat";
    SAddSat = "sadd.sat";
    USubSat = "usub.sat";
    SSubSat = "ssub.sat";
    UShlSat = "ushl.sat";
    SShlSat = "sshl.sat";
    SMulFix = "smul.fix";
    UMulFix = "umul.fix";
    SMulFixSat = "smul.fix.sat";
    UMulFixSat = "umul.fix.sat";
    Ctpop = "ctpop";
    Ctlz = "ctlz";
    Cttz = "cttz";
    Bswap = "bswap";
    BitReverse = "bitreverse";
    FunnelLeft = "fshl";
    FunnelRight = "fshr";
    Abs = "abs";
    SMax = "smax";
    SMin = "smin";
    UMax = "umax";
    UMin = "umin";
    SCmp = "scmp";
    UCmp = "ucmp";
    FAbs = "fabs";
    Sqrt = "sqrt";
    Floor = "floor";
    Ceil = "ceil";
    FTrunc = "trunc";
    Rint = "rint" | "nearbyint" | "roundeven";
    Round = "round";
    CopySign = "copysign";
    Fma = "fma";
    // A product and a sum, each of them rounded: where the target does not fuse them.
    MulAdd = "fmuladd";
    MinNum = "minnum";
    MaxNum = "maxnum";
    Minimum = "minimum";
    Maximum = "maximum";
    MinimumNum = "minimumnum";
    MaximumNum = "maximumnum";
    Canonicalize = "canonicalize";
    IsFpClass = "is.fpclass" | "amdgcn.class";
    LRint = "lrint" | "llrint";
    LRound = "lround" | "llround";
    FpToSiSat = "fptosi.sat";
    FpToUiSat = "fptoui.sat";
    // A field of bits of a graphics processor: the lowest bits of its place and length count.
    UnsignedField = "amdgcn.ubfe";
    SignedField = "amdgcn.sbfe";
    Ldexp = "ldexp";
    Frexp = "frexp";
    MemCpy = "memcpy" | "memcpy.inline";
    MemMove = "memmove";
    MemSet = "memset" | "memset.inline";
    LifetimeStart = "lifetime.start";
    LifetimeEnd = "lifetime.end";
    StackSave = "stacksave";
    StackRestore = "stackrestore";
    ObjectSize = "objectsize";
    Assume = "assume";
    Expect = "expect" | "expect.with.probability";
    Trap = "trap" | "debugtrap";
    UbsanTrap = "ubsantrap";
    VaStart = "va_start";
    VaEnd = "va_end";
    VaCopy = "va_copy";
    ThreadLocalAddress = "threadlocal.address";
    Identity = "annotation" | "ptr.annotation" | "launder.invariant.group" | "strip.invariant.group"
        | "ssa.copy" | "arithmetic.fence" | "preserve.array.access.index" | "preserve.struct.access.index"
        | "preserve.union.access.index";
    PtrMask = "ptrmask";
    IsConstant = "is.constant";
    Nothing = "donothing" | "sideeffect" | "pseudoprobe" | "experimental.noalias.scope.decl"
        | "var.annotation" | "codeview.annotation" | "prefetch" | "invariant.end" | "dbg.declare" | "dbg.value"
        | "dbg.label" | "dbg.assign" | "dbg.addr"
        | "fake.use" | "instrprof.increment" | "instrprof.cover" | "instrprof.value.profile";
    InvariantStart = "invariant.start";
    LoadRelative = "load.relative";
    ReadCycleCounter = "readcyclecounter" | "readsteadycounter";
    GetRounding = "get.rounding" | "flt.rounds";
    VScale = "vscale";
    ReduceAdd = "vector.reduce.add" | "experimental.vector.reduce.add";
    ReduceMul = "vector.reduce.mul" | "experimental.vector.reduce.mul";
    ReduceAnd = "vector.reduce.and" | "experimental.vector.reduce.and";
    ReduceOr = "vector.reduce.or" | "experimental.vector.reduce.or";
    ReduceXor = "vector.reduce.xor" | "experimental.vector.reduce.xor";
    ReduceSMax = "vector.reduce.smax" | "experimental.vector.reduce.smax";
    ReduceSMin = "vector.reduce.smin" | "experimental.vector.reduce.smin";
    ReduceUMax = "vector.reduce.umax" | "experimental.vector.reduce.umax";
    ReduceUMin = "vector.reduce.umin" | "experimental.vector.reduce.umin";
    ReduceFAdd = "vector.reduce.fadd" | "experimental.vector.reduce.v2.fadd";
    ReduceFMul = "vector.reduce.fmul" | "experimental.vector.reduce.v2.fmul";
    ReduceFMax = "vector.reduce.fmax" | "experimental.vector.reduce.fmax";
    ReduceFMin = "vector.reduce.fmin" | "experimental.vector.reduce.fmin";
    ReduceFMaximum = "vector.reduce.fmaximum";
    ReduceFMinimum = "vector.reduce.fminimum";
    MaskedLoad = "masked.load";
    MaskedStore = "masked.store";
    MaskedGather = "masked.gather";
    MaskedScatter = "masked.scatter";
    MaskedExpandLoad = "masked.expandload";
    MaskedCompressStore = "masked.compressstore";
    VectorReverse = "vector.reverse" | "experimental.vector.reverse";
    StepVector = "stepvector" | "experimental.stepvector";
}

/// A vector that is put into a longer one or taken out of it: `vector.insert`, `vector.extract`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SubVector {
    /// Whether it is put in.
    pub insert: bool,
    /// Whether it is scalable, so that the place counts in multiples of the length.
    pub scaled: bool,
}

impl SubVector {
    fn named(name: &[u8]) -> Option<SubVector> {
        let name = name.strip_prefix(b"experimental.").unwrap_or(name).strip_prefix(b"vector.")?;
        let mut parts = name.split(|byte| *byte == b'.');
        let insert = match parts.next()? {
            b"insert" => true,
            b"extract" => false,
            _ => return None,
        };
        // The result comes first, then the last vector that is an operand.
        let (result, operand) = (parts.next()?, parts.next()?);
        let scaled = if insert { operand } else { result }.starts_with(b"nxv");
        Some(SubVector { insert, scaled })
    }
}

impl Intrinsic {
    /// The intrinsic that a function of this name is, if Heddle knows it.
    pub fn named(name: &[u8]) -> Option<Intrinsic> {
        let name = name.strip_prefix(b"llvm.")?;
        if name == b"x86.sse2.pause" {
            // A hint to the processor that this is a loop that waits.
            return Some(Intrinsic::Nothing);
        }
        if let Some(name) = name.strip_prefix(b"x86.") {
            return X86::named(std::str::from_utf8(name).ok()?).map(Intrinsic::X86);
        }
        if let Some(name) = name.strip_prefix(b"aarch64.sve.") {
            return Sve::named(std::str::from_utf8(name).ok()?).map(Intrinsic::Sve);
        }
        if let Some(known) = SubVector::named(name) {
            return Some(Intrinsic::SubVector(known));
        }
        let matching = NAMES.iter().filter(|(known, _)| {
            name.strip_prefix(known.as_bytes()).is_some_and(|rest| rest.is_empty() || rest.starts_with(b"."))
        });
        matching.max_by_key(|(known, _)| known.len()).map(|&(_, which)| which)
    }
}

/// The function of libm that an intrinsic without an operation of its own stands for: `llvm.sin.f64` is `sin`.
pub fn library_function(name: &[u8]) -> Option<String> {
    const FUNCTIONS: &[&str] = &[
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "exp10",
        "log", "log2", "log10", "pow", "ldexp",
    ];
    let text = std::str::from_utf8(name.strip_prefix(b"llvm.")?).ok()?;
    let (function, types) = text.split_once('.')?;
    let suffix = match types.split('.').next()? {
        "f32" => "f",
        "f64" => "",
        "f80" => "l",
        _ => return None,
    };
    // That of the two most common formats is an operation.
    let known = FUNCTIONS.contains(&function) && (function != "ldexp" || suffix == "l");
    known.then(|| format!("{function}{suffix}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_decides() {
        assert_eq!(Intrinsic::named(b"llvm.memcpy.inline.p0.p0.i64"), Some(Intrinsic::MemCpy));
        assert_eq!(Intrinsic::named(b"llvm.minimumnum.f32"), Some(Intrinsic::MinimumNum));
        assert_eq!(Intrinsic::named(b"llvm.abs.i32"), Some(Intrinsic::Abs));
        assert_eq!(Intrinsic::named(b"llvm.absurd"), None);
        assert_eq!(Intrinsic::named(b"memcpy"), None);
        assert_eq!(Intrinsic::named(b"llvm.x86.sse41.insertps"), Some(Intrinsic::X86(X86::InsertLane)));
        assert_eq!(Intrinsic::named(b"llvm.x86.sse2.pause"), Some(Intrinsic::Nothing));
    }

    #[test]
    fn names_say_which_vectors_are_scalable() {
        let named = |name: &str| SubVector::named(name.as_bytes()).map(|it| (it.insert, it.scaled));
        assert_eq!(named("vector.insert.nxv4i32.v4i32"), Some((true, false)));
        assert_eq!(named("vector.insert.nxv8i1.nxv4i1"), Some((true, true)));
        assert_eq!(named("vector.extract.v4i32.nxv4i32"), Some((false, false)));
        assert_eq!(named("vector.extract.nxv2i32.nxv4i32"), Some((false, true)));
        assert_eq!(named("vector.reverse.nxv4i32"), None);
    }

    #[test]
    fn libm_has_the_rest() {
        assert_eq!(library_function(b"llvm.sin.f64").as_deref(), Some("sin"));
        assert_eq!(library_function(b"llvm.pow.f32").as_deref(), Some("powf"));
        assert_eq!(library_function(b"llvm.sin.v2f64"), None);
        assert_eq!(library_function(b"llvm.ctpop.i32"), None);
    }
}
