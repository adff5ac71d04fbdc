//! Attributes: where they may stand, with which types, and which exclude each other.

use super::arithmetic::is_float_math;
use super::facts::{Facts, Kinds};
use crate::attribute::{Attr, AttrKind, AttrSetId, place};
use crate::module::Module;
use crate::rules;
use crate::types::{Type, TypeId};
use AttrKind::*;

/// The attributes of a function or a call, and the type they belong to.
pub(super) struct Lists<'a, P> {
    pub(super) fn_ty: TypeId,
    pub(super) ret: Option<AttrSetId>,
    /// One list per parameter of the type.
    pub(super) params: P,
    pub(super) function: Option<AttrSetId>,
    /// Intrinsics may have what other functions may not.
    pub(super) is_intrinsic: bool,
    pub(super) is_asm: bool,
    pub(super) module: &'a Module,
    pub(super) facts: &'a Facts,
}

/// At most one of these, `sret` and `inreg` counting as one: each says how an argument is passed.
const PASSING: Kinds = Kinds::of(&[ByVal, InAlloca, Preallocated, Nest, ByRef]);
const PASSING_PAIR: Kinds = Kinds::of(&[StructRet, InReg]);

const FOR_INTS: Kinds = Kinds::of(&[SignExt, ZeroExt, AllocAlign]);
const FOR_PTRS: Kinds =
    Kinds::of(&[Nest, SwiftError, Preallocated, InAlloca, ByVal, StructRet, ByRef, ElementType, AllocPtr]);
const FOR_PTRS_OR_VECTORS: Kinds = Kinds::of(&[
    Align,
    NoAlias,
    NoCapture,
    NonNull,
    ReadNone,
    ReadOnly,
    Dereferenceable,
    DereferenceableOrNull,
    Writable,
    DeadOnUnwind,
    Initializes,
]);

/// Two attributes that cannot both be on one parameter or result.
const EXCLUSIVE: &[(AttrKind, AttrKind)] = &[
    (InAlloca, ReadOnly),
    (StructRet, Returned),
    (ZeroExt, SignExt),
    (ReadNone, ReadOnly),
    (ReadNone, WriteOnly),
    (ReadOnly, WriteOnly),
    (Writable, ReadNone),
    (Writable, ReadOnly),
];

/// Two attributes that cannot both be on one function.
const EXCLUSIVE_ON_FUNCTIONS: &[(AttrKind, AttrKind)] = &[
    (NoInline, AlwaysInline),
    (OptNone, OptSize),
    (OptNone, MinSize),
    (OptNone, OptDebug),
    (OptDebug, OptSize),
    (OptDebug, MinSize),
];

fn exclusive(kinds: Kinds, pairs: &[(AttrKind, AttrKind)]) -> Option<String> {
    let (a, b) = pairs.iter().find(|(a, b)| kinds.has(*a) && kinds.has(*b))?;
    Some(format!("{} and {} exclude each other", a.word(), b.word()))
}

/// How a value is passed says nothing about one that is part of the instruction.
pub(super) fn is_passed_immediate(kinds: Kinds) -> bool {
    kinds.has(ImmArg) && !kinds.and(PASSING.or(PASSING_PAIR)).is_empty()
}

/// What is wrong with the attributes of one parameter or result of type `ty`.
pub(super) fn problem_of_value(
    module: &Module,
    facts: &Facts,
    set: Option<AttrSetId>,
    ty: TypeId,
    on_return: bool,
) -> Option<String> {
    let kinds = facts.attrs(set);
    if kinds.is_empty() {
        return None;
    }
    let allowed = facts.placed(if on_return { place::RETURN } else { place::PARAM });
    if let Some(kind) = kinds.without(allowed).iter().next() {
        let what = if on_return { "results" } else { "parameters" };
        return Some(format!("the attribute {} does not apply to {what}", kind.word()));
    }
    let types = &module.types;
    let unfit = match &types[ty] {
        Type::Int(_) => FOR_PTRS.or(FOR_PTRS_OR_VECTORS),
        Type::Ptr { .. } | Type::TypedPtr { .. } => FOR_INTS,
        Type::Vector { .. } if types.is_ptr_or_vector(ty) => FOR_INTS.or(FOR_PTRS),
        Type::Void => FOR_INTS.or(FOR_PTRS).or(FOR_PTRS_OR_VECTORS).or(Kinds::of(&[NoUndef])),
        _ => FOR_INTS.or(FOR_PTRS).or(FOR_PTRS_OR_VECTORS),
    };
    if let Some(kind) = kinds.and(unfit).iter().next() {
        let ty = crate::print::type_text(module, ty);
        return Some(format!("the attribute {} does not apply to values of type {ty}", kind.word()));
    }
    if kinds.has(NoFpClass) && !is_float_math(types, ty) {
        return Some("nofpclass is for floating-point values".into());
    }
    let ways = kinds.and(PASSING).len() + u32::from(!kinds.and(PASSING_PAIR).is_empty());
    if ways > 1 {
        return Some("byval, byref, inalloca, preallocated, nest, sret and inreg exclude each other".into());
    }
    if kinds.has(ImmArg) && kinds.len() > 1 {
        return Some("immarg excludes other attributes".into());
    }
    exclusive(kinds, EXCLUSIVE).or_else(|| problem_of_arguments(module, facts, set, ty))
}

/// What is wrong with the types and numbers that attributes of a parameter carry.
fn problem_of_arguments(
    module: &Module,
    facts: &Facts,
    set: Option<AttrSetId>,
    ty: TypeId,
) -> Option<String> {
    for attr in module.attrs_of(set) {
        match attr {
            Attr::Type(kind @ (ByVal | ByRef | InAlloca | Preallocated), inner)
                if !facts.is_sized(*inner) =>
            {
                return Some(format!("the type of {} has no size", kind.word()));
            }
            Attr::Range(range_ty, _) if *range_ty != module.types.scalar(ty) => {
                return Some("the range has another type than the value".into());
            }
            Attr::Initializes(ranges) if ranges.is_empty() => {
                return Some("initializes names no bytes".into());
            }
            _ => {}
        }
    }
    None
}

impl<P: Iterator<Item = Option<AttrSetId>>> Lists<'_, P> {
    /// What is wrong with these attributes.
    #[inline]
    pub(super) fn problem(self) -> Option<String> {
        let Lists { fn_ty, ret, params: sets, function, module, facts, .. } = self;
        let Type::Function { ret: ret_ty, params, .. } = &module.types[fn_ty] else { return None };
        if let Some(problem) = problem_of_value(module, facts, ret, *ret_ty, true) {
            return Some(problem);
        }
        let mut seen = Kinds::default();
        for (i, (set, &ty)) in sets.zip(params).enumerate() {
            let kinds = facts.attrs(set);
            if kinds.is_empty() {
                continue;
            }
            if let Some(problem) = problem_of_value(module, facts, set, ty, false) {
                return Some(format!("parameter {}: {problem}", i + 1));
            }
            if !self.is_intrinsic {
                if kinds.has(ImmArg) {
                    return Some("only parameters of intrinsics are immarg".into());
                }
                if kinds.has(ElementType) && !self.is_asm {
                    return Some("elementtype is for intrinsics and inline assembly".into());
                }
            }
            const ONCE: Kinds = Kinds::of(&[Nest, Returned, StructRet, SwiftSelf, SwiftAsync, SwiftError]);
            if let Some(twice) = kinds.and(seen).and(ONCE).iter().next() {
                return Some(format!("two parameters have the attribute {}", twice.word()));
            }
            seen = seen.or(kinds);
            if kinds.has(Returned) && !could_be_returned(module, facts, ty, *ret_ty) {
                return Some("a returned parameter must have the type of the result".into());
            }
            if kinds.has(StructRet) && i > 1 {
                return Some("sret is for the first or second parameter".into());
            }
            if kinds.has(InAlloca) && i + 1 != params.len() {
                return Some("inalloca is for the last parameter".into());
            }
        }
        problem_of_function(module, facts, function, params)
    }
}

/// Whether a parameter of one type can be the result without changing its bits.
fn could_be_returned(module: &Module, facts: &Facts, param: TypeId, result: TypeId) -> bool {
    let types = &module.types;
    facts.agree(param, result) || rules::cast_is_valid(types, crate::inst::CastOp::BitCast, param, result)
}

fn problem_of_function(
    module: &Module,
    facts: &Facts,
    set: Option<AttrSetId>,
    params: &[TypeId],
) -> Option<String> {
    let kinds = facts.attrs(set);
    if kinds.is_empty() {
        return None;
    }
    if let Some(kind) = kinds.without(facts.placed(place::FUNCTION)).iter().next() {
        return Some(format!("the attribute {} does not apply to functions", kind.word()));
    }
    if kinds.has(OptNone) && !kinds.has(NoInline) {
        return Some("optnone needs noinline".into());
    }
    if let Some(problem) = exclusive(kinds, EXCLUSIVE_ON_FUNCTIONS) {
        return Some(problem);
    }
    const WITH_ARGUMENTS: Kinds = Kinds::of(&[AllocSize, AllocKind, VScaleRange]);
    if kinds.and(WITH_ARGUMENTS).is_empty() {
        return None;
    }
    for attr in module.attrs_of(set) {
        match attr {
            Attr::Pair(AllocSize, size, count) => {
                let is_int = |i: &u32| params.get(*i as usize).is_some_and(|&p| module.types.is_int(p));
                if !is_int(size) || !count.as_ref().is_none_or(is_int) {
                    return Some("allocsize must name integer parameters".into());
                }
            }
            Attr::Text(AllocKind, text) => {
                if let Some(problem) = problem_of_alloc_kind(&module.strings.text(*text)) {
                    return Some(problem.into());
                }
            }
            // A maximum of 0 is none; without a second number both are the first.
            Attr::Pair(VScaleRange, min, max)
                if *min == 0 || max.is_some_and(|max| max != 0 && max < *min) =>
            {
                return Some("the numbers of vscale_range are not in order".into());
            }
            _ => {}
        }
    }
    None
}

/// `allockind("alloc,zeroed")`: what is done, and to what.
fn problem_of_alloc_kind(text: &str) -> Option<&'static str> {
    let has = |word: &str| text.split(|c: char| !c.is_ascii_lowercase()).any(|w| w == word);
    let actions = ["alloc", "realloc", "free"].iter().filter(|word| has(word)).count();
    if actions != 1 {
        return Some("allockind needs one of alloc, realloc and free");
    }
    if has("free") && (has("uninitialized") || has("zeroed") || has("aligned")) {
        return Some("allockind(\"free\") is neither uninitialized nor zeroed nor aligned");
    }
    (has("zeroed") && has("uninitialized")).then_some("allockind is either zeroed or uninitialized")
}
