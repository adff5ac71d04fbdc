//! Whether `llvm.fmuladd` rounds once or twice, which LLVM leaves to the target.
//!
//! clang writes it for every `a * b + c` of one expression (`-ffp-contract=on`, its default). A target that has an instruction for it fuses, any other multiplies and adds.
//!
//! Claim: what code generators of LLVM do with the features that the function names. In programs of one function, which are compared with others, it is left open: the source may do either, and the target is taken to do both.
//!
//! Limits: a target that is not known here, or none at all, is not supported: both ways would have to be looked at.

use super::function::Scope;
use super::{Builder, Lowered};
use crate::intrinsic::Intrinsic;
use ir::attribute::Attr;
use ir::types::{FloatKind, Type, TypeId};

impl Builder<'_> {
    /// What a call of `llvm.fmuladd` with a result of this type does in a function.
    pub(super) fn contraction(&self, scope: &Scope<'_>, ty: TypeId) -> Lowered<Intrinsic> {
        if self.opaque_intrinsics {
            return Ok(Intrinsic::MulAdd);
        }
        let module = self.module;
        let triple = module.triple.map(|triple| module.strings.text(triple)).unwrap_or_default();
        let architecture = triple.split('-').next().unwrap_or_default();
        let features = module.attrs_of(scope.attrs).find_map(|attr| match attr {
            Attr::String(key, value) if module.strings.bytes(*key) == b"target-features" => {
                value.map(|value| module.strings.text(value))
            }
            _ => None,
        });
        let has = |wanted: &[&str]| {
            features.as_ref().is_some_and(|all| all.split(',').any(|one| wanted.contains(&one)))
        };
        let element = match module.types[ty] {
            Type::Vector { elem, .. } => elem,
            _ => ty,
        };
        let fuses = match architecture {
            "x86_64" | "i386" | "i486" | "i586" | "i686" => match module.types[element] {
                Type::Float(FloatKind::Float | FloatKind::Double) => has(&["+fma", "+fma4"]),
                Type::Float(FloatKind::Half) => has(&["+avx512fp16"]),
                _ => false,
            },
            "aarch64" | "arm64" | "powerpc64" | "powerpc64le" | "ppc64" | "ppc64le" | "s390x" => true,
            "wasm32" | "wasm64" => false,
            _ => {
                return Err(
                    "llvm.fmuladd, which rounds once or twice, for a target that does not say which".into()
                );
            }
        };
        Ok(if fuses { Intrinsic::Fma } else { Intrinsic::MulAdd })
    }
}
