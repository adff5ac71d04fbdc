//! Arithmetic that says how it rounds and what becomes of exceptions: `llvm.experimental.constrained.*`.
//!
//! To the nearest, it is what the ordinary instruction or intrinsic does: flags that note exceptions are no part of a state.
//!
//! Limits: a direction that is only known when the program runs (`round.dynamic`), and every other one: it does not set the direction, but promises that
//! the program has, and what directions programs set is not known. Where intrinsics without a meaning are functions that nobody defines, so are these;
//! but not with `fpexcept.strict`: such an operation must not go away even if its result is not used.

use super::calls::Around;
use super::function::Scope;
use super::{Builder, Lowered};
use crate::code::{Callee, Op};
use crate::intrinsic::Intrinsic;
use ir::global::GlobalId;
use ir::inst::{BinaryOp, CastOp, FloatPredicate, Value};
use ir::metadata::Md;
use ir::types::{Type, TypeId};

/// What an operation is without its constraints.
enum Plain {
    Binary(BinaryOp),
    Cast(CastOp),
    Compare,
    Intrinsic(Intrinsic),
}

/// The operation of this name, after `llvm.experimental.constrained.`, if it rounds to the nearest or not at all.
fn plain(name: &str, rounding: Option<&[u8]>) -> Option<Plain> {
    let operation = name.split('.').next()?;
    if rounding.is_some_and(|rounding| rounding != b"round.tonearest") {
        return None;
    }
    Some(match operation {
        "fadd" => Plain::Binary(BinaryOp::FAdd),
        "fsub" => Plain::Binary(BinaryOp::FSub),
        "fmul" => Plain::Binary(BinaryOp::FMul),
        "fdiv" => Plain::Binary(BinaryOp::FDiv),
        "frem" => Plain::Binary(BinaryOp::FRem),
        "fptosi" => Plain::Cast(CastOp::FpToSi),
        "fptoui" => Plain::Cast(CastOp::FpToUi),
        "sitofp" => Plain::Cast(CastOp::SiToFp),
        "uitofp" => Plain::Cast(CastOp::UiToFp),
        "fptrunc" => Plain::Cast(CastOp::FpTrunc),
        "fpext" => Plain::Cast(CastOp::FpExt),
        "fcmp" | "fcmps" => Plain::Compare,
        "sqrt" => Plain::Intrinsic(Intrinsic::Sqrt),
        "fma" => Plain::Intrinsic(Intrinsic::Fma),
        "fmuladd" => Plain::Intrinsic(Intrinsic::MulAdd),
        "floor" => Plain::Intrinsic(Intrinsic::Floor),
        "ceil" => Plain::Intrinsic(Intrinsic::Ceil),
        "trunc" => Plain::Intrinsic(Intrinsic::FTrunc),
        "round" => Plain::Intrinsic(Intrinsic::Round),
        "rint" | "nearbyint" | "roundeven" => Plain::Intrinsic(Intrinsic::Rint),
        "minnum" => Plain::Intrinsic(Intrinsic::MinNum),
        "maxnum" => Plain::Intrinsic(Intrinsic::MaxNum),
        "minimum" => Plain::Intrinsic(Intrinsic::Minimum),
        "maximum" => Plain::Intrinsic(Intrinsic::Maximum),
        "lrint" | "llrint" => Plain::Intrinsic(Intrinsic::LRint),
        "lround" | "llround" => Plain::Intrinsic(Intrinsic::LRound),
        _ => return None,
    })
}

impl Builder<'_> {
    /// The ordinary operation that a call of `llvm.experimental.constrained.NAME` stands for, if there is one.
    pub(super) fn constrained(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        declared: GlobalId,
        name: &str,
        around: Around,
    ) -> Lowered<Op> {
        let unknown = || format!("the intrinsic llvm.experimental.constrained.{name}");
        let texts: Vec<&[u8]> =
            site.args.iter().filter_map(|arg| self.metadata_text(scope, arg.value)).collect();
        let rounding = texts.iter().copied().find(|text| text.starts_with(b"round."));
        let predicate = texts.first().and_then(|text| FloatPredicate::from_word(text));
        let strict = texts.last().is_none_or(|text| *text == b"fpexcept.strict");
        let plain = plain(name, rounding);
        if strict && self.opaque_intrinsics {
            return Err(unknown());
        }
        if plain.is_none() && self.opaque_intrinsics {
            // The same operation in another direction is another function.
            let rounding =
                rounding.map_or_else(String::new, |text| String::from_utf8_lossy(text).into_owned());
            let predicate = predicate.map_or_else(String::new, |predicate| format!("{predicate:?}"));
            let function = format!("llvm.experimental.constrained.{name} {rounding}{predicate}");
            let callee = Callee::External(self.external(&function));
            let args =
                site.args.iter().filter(|arg| !matches!(arg.value, Value::Metadata(_))).copied().collect();
            let site = ir::inst::CallSite { args, ..site.clone() };
            return self.call_of(scope, &site, callee, Around { musttail: false, ..around });
        }
        let plain = plain.ok_or_else(unknown)?;
        if let Plain::Intrinsic(which) = plain {
            return self.intrinsic_call(scope, site, declared, which, around);
        }
        let promised = site.args.iter().any(|arg| !self.promises(arg.attrs).is_empty());
        if promised || !around.promised.is_empty() || !self.promises(site.ret_attrs).is_empty() {
            return Err(format!("promises about {}", unknown()));
        }
        let Around { flags, dst, then: None, .. } = around else {
            return Err(format!("an invoke of {}", unknown()));
        };
        let Type::Function { ret, .. } = self.module.types[site.fn_ty] else { return Err(unknown()) };
        let operands: Vec<(Value, TypeId)> = site.args.iter().map(|arg| (arg.value, arg.ty)).collect();
        match (plain, &operands[..]) {
            (Plain::Binary(op), &[(a, ty), (b, _), ..]) => {
                let (a, b) = (self.operand(scope, a)?, self.operand(scope, b)?);
                self.binary(op, flags, ty, dst, a, b)
            }
            (Plain::Compare, &[(a, ty), (b, _), ..]) => {
                let predicate = predicate.ok_or_else(unknown)?;
                let (a, b) = (self.operand(scope, a)?, self.operand(scope, b)?);
                self.fcmp(predicate, flags, ty, dst, a, b)
            }
            (Plain::Cast(op), &[(a, ty), ..]) => {
                let a = self.operand(scope, a)?;
                self.cast(op, flags, ty, ret, dst, a)
            }
            _ => Err(unknown()),
        }
    }

    /// The string that an argument is.
    fn metadata_text(&self, scope: &Scope<'_>, value: Value) -> Option<&[u8]> {
        let Value::Metadata(id) = value else { return None };
        match scope.body.md_operands[id] {
            Md::Str(text) => Some(self.module.strings.bytes(text)),
            _ => None,
        }
    }
}
