//! Ways to leave a function other than returning: deoptimisation, and exceptions that arrive or go on.

use super::function::Scope;
use super::{Builder, Lowered};
use crate::code::{General, Leave, Op, Operand, Reg, ShapeId};
use ir::constant::{ConstId, ConstKind};
use ir::inst::{Clause, LandingPad, Value};
use ir::types::Type;

/// Clauses are no deeper than this.
const DEEPEST: u32 = 4;

impl Builder<'_> {
    /// `llvm.experimental.guard`, whose first argument is a condition, or `llvm.experimental.deoptimize`.
    pub(super) fn deoptimise(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        is_guard: bool,
    ) -> Lowered<Op> {
        let mut values: Vec<(Operand, ShapeId)> = Vec::new();
        for arg in &site.args {
            if matches!(arg.value, Value::Metadata(_)) {
                return Err("deoptimisation that is given metadata".to_string());
            }
            values.push((self.operand(scope, arg.value)?, self.shape(arg.ty)?));
        }
        let mut state = Vec::new();
        for bundle in &site.bundles {
            let tag = self.module.strings.text(bundle.tag);
            if &*tag != "deopt" {
                return Err(format!("deoptimisation with the operand bundle \"{tag}\""));
            }
            for &(ty, value) in &bundle.inputs {
                state.push((self.operand(scope, value)?, self.shape(ty)?));
            }
        }
        let condition = match (is_guard, values.is_empty()) {
            (true, true) => return Err("a guard without a condition".to_string()),
            (true, false) => Some(values.remove(0).0),
            (false, _) => None,
        };
        let leave = Leave::Deoptimise { condition, arguments: values.into(), state: state.into() };
        Ok(self.general(General::Leave(Box::new(leave))))
    }

    /// `landingpad`
    pub(super) fn landing_pad(&mut self, scope: &Scope<'_>, pad: &LandingPad, dst: Reg) -> Lowered<Op> {
        let shape = self.shape(pad.ty)?;
        let personality = match scope.personality {
            Some(personality) => self.clause_text(personality, DEEPEST)?,
            None => String::new(),
        };
        let mut clauses = format!("{personality} {}", self.code.shapes[shape].cells);
        for &(clause, _, value) in &pad.clauses {
            let Value::Const(value) = value else {
                return Err("a landing pad with a clause that is no constant".to_string());
            };
            let word = match clause {
                Clause::Catch => "catch",
                Clause::Filter => "filter",
            };
            clauses += &format!(" {word} {}", self.clause_text(value, DEEPEST)?);
        }
        // A clean-up stops what no clause does, so that it is told apart from a pad without.
        if pad.cleanup {
            clauses += " cleanup";
        }
        let leave = Leave::LandingPad { shape, dst, clauses: clauses.into(), cleanup: pad.cleanup };
        Ok(self.general(General::Leave(Box::new(leave))))
    }

    /// A constant of a clause: the address of a type, or a list of some.
    fn clause_text(&self, id: ConstId, depth: u32) -> Lowered<String> {
        let unknown = || "a landing pad with a clause of this kind".to_string();
        Ok(match &self.module.constants[id].kind {
            ConstKind::Null => "null".to_string(),
            ConstKind::Undef | ConstKind::Poison => "undef".to_string(),
            ConstKind::Zero => match self.module.types[self.module.constants[id].ty] {
                Type::Array { len, .. } => format!("{len} zeros"),
                _ => return Err(unknown()),
            },
            ConstKind::Global(global) => {
                let name = self.module.globals[*global].name.ok_or_else(unknown)?;
                format!("@{}", String::from_utf8_lossy(self.module.strings.bytes(name)).escape_debug())
            }
            ConstKind::Array(parts) if depth > 0 => {
                let parts: Lowered<Vec<String>> =
                    parts.iter().map(|&part| self.clause_text(part, depth - 1)).collect();
                format!("[{}]", parts?.join(", "))
            }
            _ => return Err(unknown()),
        })
    }
}
