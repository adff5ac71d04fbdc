//! Intrinsics: the functions named `llvm.*`.
//!
//! The common families are known with their signatures and rules; a name that is not known, of a target or a
//! newer LLVM, has none to break. What is checked is the calls: LLVM lets a declaration say what it likes.

mod rules;
mod signature;
mod table;

use super::function::Context;
use super::types::Classes;
use crate::global::GlobalId;
use crate::inst::{Bundle, CallSite, Op, Value};
use crate::module::Module;
use crate::types::TypeId;
use rules::Rule;
use table::Row;

/// An intrinsic that a module declares.
pub(super) struct Intrinsic {
    known: Option<&'static Row>,
    /// The type it is declared with.
    ty: TypeId,
    /// The parameters that must be constants, as bits; none if that type is wrong.
    immediates: Option<u32>,
}

impl Intrinsic {
    /// Its name without `llvm.` and the types at the end; empty if it is not known.
    pub(super) fn base(&self) -> &'static str {
        self.known.map_or("", |row| row.base)
    }

    /// Whether `invoke` may call it.
    pub(super) fn may_be_invoked(&self) -> bool {
        self.known.is_none_or(|row| row.rule == Rule::Invocable || row.rule == Rule::Statepoint)
    }
}

/// The intrinsic that a global is, if it is a function with such a name.
pub(super) fn recognise(module: &Module, classes: &Classes, id: GlobalId) -> Option<Intrinsic> {
    let global = &module.globals[id];
    let function = global.as_function()?;
    let name = module.strings.bytes(global.name?).strip_prefix(b"llvm.")?;
    let known = find(name);
    let immediates = known.map_or(Some(0), |row| row.immediates(&module.types, classes, function.ty));
    Some(Intrinsic { known, ty: function.ty, immediates })
}

/// The row of an intrinsic: its name may be followed by the types it is used with.
fn find(name: &[u8]) -> Option<&'static Row> {
    let name = std::str::from_utf8(name).ok()?;
    if let Some(row) = table::row(name) {
        return Some(row);
    }
    for (end, _) in name.rmatch_indices('.') {
        if let Some(row) = table::row(&name[..end]) {
            return starts_with_type(&name[end + 1..]).then_some(row);
        }
    }
    None
}

/// Whether what follows a name is a type as LLVM writes it there.
fn starts_with_type(suffix: &str) -> bool {
    let digit_after = |prefix: &str| {
        suffix.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    ["i", "f", "p", "v", "nxv", "a"].iter().any(|prefix| digit_after(prefix))
        || ["s_", "sl_", "isVoid", "bf16", "ppcf128", "x86mmx", "x86amx", "t"]
            .iter()
            .any(|prefix| suffix.starts_with(prefix))
}

impl Context<'_> {
    /// An intrinsic is called, and nothing else is done with it.
    pub(super) fn check_intrinsic_uses(&mut self, op: &Op) {
        let is_address = |value: &Value| match value {
            Value::Const(id) => self.facts.is_intrinsic_address(*id),
            _ => false,
        };
        let taken = match op.call_site() {
            Some(site) => {
                let attached = |b: &&Bundle| self.module.strings.bytes(b.tag) == b"clang.arc.attachedcall";
                let bundles = site.bundles.iter().filter(|b| !attached(b));
                site.args.iter().any(|arg| is_address(&arg.value))
                    || bundles.flat_map(|b| &b.inputs).any(|(_, value)| is_address(value))
            }
            None => true,
        };
        self.require(!taken, "an intrinsic has no address");
    }

    pub(super) fn check_intrinsic(&mut self, intrinsic: &Intrinsic, site: &CallSite) {
        let Some(row) = intrinsic.known else { return };
        // LLVM 19 and newer need no declaration, and then one name may be called with several types.
        let immediates = if site.fn_ty == intrinsic.ty {
            intrinsic.immediates
        } else {
            row.immediates(&self.module.types, self.facts.classes(), site.fn_ty)
        };
        let Some(immediates) = immediates else {
            return self.report(format!("llvm.{} is used with a wrong type", row.base));
        };
        for (i, arg) in site.args.iter().enumerate().take(32) {
            if immediates >> i & 1 != 0 && !self.may_be_immediate(arg.value) {
                return self.report(format!("argument {} of llvm.{} must be a constant", i + 1, row.base));
            }
        }
        if row.rule != Rule::None {
            self.check_intrinsic_rule(row.rule, row.base, site);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_their_types() {
        let base = |name: &str| find(name.as_bytes()).map(|row| row.base);
        assert_eq!(base("memcpy.p0.p0.i64"), Some("memcpy"));
        assert_eq!(base("memcpy.p0i8.p0i8.i64"), Some("memcpy"));
        assert_eq!(
            base("memcpy.element.unordered.atomic.p0.p0.i32"),
            Some("memcpy.element.unordered.atomic")
        );
        assert_eq!(base("ssa.copy.s_struct.foos"), base("ssa.copy"));
        assert_eq!(base("memcpy.of.tomorrow"), None);
        assert_eq!(base("x86.sse2.add"), None);
    }
}
