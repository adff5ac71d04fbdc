//! Modes of floating-point arithmetic that functions declare: what becomes of subnormal numbers.
//!
//! Operands that are subnormal may be taken for zeros (`"denormal-fp-math"="ieee,preserve-sign"`), which is exact for arithmetic, comparisons and
//! `llvm.canonicalize`. Everything else is an approximation: results that may be flushed, other operations on such operands, `strictfp`.

use bits::float::FloatFormat;
use ir::attribute::{Attr, AttrKind};
use ir::inst::Op;
use program::Program;
use program::code::FuncId;
use sem::domain::Domain;
use symbolic::Bv;

use crate::domain::Logic;

/// What zeros subnormal operands are taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flush {
    /// Zeros of the same sign.
    KeepsSign,
    /// Zeros without a sign.
    Positive,
}

/// Whether null is an address like others for a function.
pub(crate) fn has_memory_at_null(program: &Program, function: FuncId) -> bool {
    let body = program.module.globals[program.functions[function].global].as_function();
    let attrs = body.and_then(|function| function.attrs);
    program.module.attrs_of(attrs).any(|attr| *attr == Attr::Flag(AttrKind::NullPointerIsValid))
}

/// Whether a function computes with numbers in another way than usual.
pub(crate) fn has_modes(program: &Program, function: FuncId) -> bool {
    let module = &program.module;
    let body = module.globals[program.functions[function].global].as_function();
    let attrs = body.and_then(|function| function.attrs);
    module.attrs_of(attrs).any(|attr| match attr {
        Attr::String(key, value) => {
            module.strings.text(*key).starts_with("denormal-fp-math")
                && value.is_none_or(|value| &*module.strings.text(value) != "ieee,ieee")
        }
        Attr::Flag(kind) => *kind == AttrKind::StrictFp,
        _ => false,
    })
}

/// What a function takes subnormal operands for, where that is all that is unusual about it and it is exact.
pub(crate) fn flush_of(program: &Program, function: FuncId) -> Option<Flush> {
    let module = &program.module;
    let function = module.globals[program.functions[function].global].as_function()?;
    let mut flush = None;
    for attr in module.attrs_of(function.attrs) {
        match attr {
            Attr::Flag(AttrKind::StrictFp) => return None,
            Attr::String(key, value) if module.strings.text(*key).starts_with("denormal-fp-math") => {
                if &*module.strings.text(*key) != "denormal-fp-math" {
                    return None;
                }
                flush = Some(match &*module.strings.text((*value)?) {
                    "ieee,preserve-sign" => Flush::KeepsSign,
                    "ieee,positive-zero" => Flush::Positive,
                    _ => return None,
                });
            }
            _ => {}
        }
    }
    let body = function.body.as_ref()?;
    let is_exact = |op: &Op| match op {
        Op::Cast { op, .. } => {
            use ir::inst::CastOp::{FpExt, FpToSi, FpToUi, FpTrunc};
            !matches!(op, FpTrunc | FpExt | FpToSi | FpToUi)
        }
        Op::Call(_) | Op::Invoke(_) | Op::CallBr(_) => op.call_site().is_some_and(|site| {
            let ir::inst::Value::Const(id) = site.callee else { return false };
            let ir::constant::ConstKind::Global(global) = module.constants[id].kind else { return false };
            let name = module.globals[global].name.map_or(&b""[..], |name| module.strings.bytes(name));
            let exact: [&[u8]; 4] =
                [b"llvm.fabs.", b"llvm.copysign.", b"llvm.is.fpclass.", b"llvm.canonicalize."];
            exact.iter().any(|known| name.starts_with(known))
        }),
        Op::AtomicRmw(_) => false,
        _ => true,
    };
    body.insts.values().all(|inst| is_exact(&inst.op)).then_some(flush)?
}

impl Logic {
    /// The number that an operand is taken for.
    pub(crate) fn flushed(&mut self, format: FloatFormat, a: &Bv) -> Bv {
        const SUBNORMAL: u32 = 0b1001_0000;
        let Some(flush) = self.flush else { return a.clone() };
        let w = format.width();
        let is_subnormal = sem::classes::is_class(self, format, SUBNORMAL, a);
        let zero = match flush {
            Flush::Positive => self.bv(w, 0),
            Flush::KeepsSign => {
                let sign = sem::derived::signed_min(self, w);
                self.and(w, a, &sign)
            }
        };
        self.ite(w, &is_subnormal, &zero, a)
    }
}
