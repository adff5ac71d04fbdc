//! Inline assembly: its constraints against the type it is called with.

use super::function::Context;
use crate::attribute::AttrKind;
use crate::inst::{CallSite, Op, Value};
use crate::types::{Type, TypeId};

/// What one constraint stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Constraint {
    /// `=...`: a part of the result.
    Output,
    /// `=*...`: written through a pointer that is passed.
    IndirectOutput,
    /// A value that is passed.
    Input,
    /// `*...`: read through a pointer that is passed.
    IndirectInput,
    /// `~{...}`.
    Clobber,
    /// `!...`: a target of `callbr`.
    Label,
}

impl Constraint {
    fn takes_argument(self) -> bool {
        !matches!(self, Constraint::Output | Constraint::Clobber | Constraint::Label)
    }
    fn is_indirect(self) -> bool {
        matches!(self, Constraint::IndirectOutput | Constraint::IndirectInput)
    }
}

fn parse(text: &[u8]) -> Constraint {
    match text {
        [b'~', ..] => Constraint::Clobber,
        [b'!', ..] => Constraint::Label,
        [b'=', rest @ ..] => {
            let rest = rest.strip_prefix(b"&").unwrap_or(rest);
            if rest.starts_with(b"*") { Constraint::IndirectOutput } else { Constraint::Output }
        }
        [b'*', ..] => Constraint::IndirectInput,
        _ => Constraint::Input,
    }
}

fn constraints(text: &[u8]) -> impl Iterator<Item = Constraint> {
    text.split(|&b| b == b',').filter(|part| !part.is_empty()).map(parse)
}

impl Context<'_> {
    pub(super) fn check_asm_call(&mut self, site: &CallSite) {
        let Value::Asm(id) = site.callee else { return };
        let text = self.module.strings.bytes(self.module.asms[id].constraints);
        let Type::Function { ret, .. } = &self.module.types[site.fn_ty] else { return };
        let outputs = constraints(text).filter(|c| *c == Constraint::Output).count();
        let inputs = constraints(text).filter(|c| c.takes_argument()).count();
        let labels = constraints(text).filter(|c| *c == Constraint::Label).count();
        let parts = self.module.types.struct_body(*ret).map(|body| body.fields.len());
        let fine = match outputs {
            0 => *ret == TypeId::void(),
            1 => *ret != TypeId::void() && parts.is_none(),
            _ => parts == Some(outputs),
        };
        self.require(fine, "the result of the assembly does not match its output constraints");
        if inputs != site.args.len() {
            let given = site.args.len();
            return self.report(format!("the assembly takes {inputs} arguments, but is given {given}"));
        }
        let mut args = site.args.iter().enumerate();
        for constraint in constraints(text).filter(|c| c.takes_argument()) {
            let Some((i, arg)) = args.next() else { break };
            let has_type = self.argument_has(site, i, AttrKind::ElementType);
            if constraint.is_indirect() {
                match self.module.types[arg.ty] {
                    Type::TypedPtr { .. } => {}
                    Type::Ptr { .. } if has_type => {}
                    Type::Ptr { .. } => {
                        self.report(format!("argument {} needs an elementtype: it is indirect", i + 1));
                    }
                    _ => self.report(format!("argument {} must be a pointer: it is indirect", i + 1)),
                }
            } else if has_type {
                self.report(format!("argument {} has an elementtype, but is not indirect", i + 1));
            }
        }
        match &self.body.insts[self.inst].op {
            Op::CallBr(callbr) => {
                // Before LLVM 15 the targets were passed as addresses of blocks.
                let fine = labels == 0 || labels == callbr.indirect.len();
                self.require(fine, "the assembly has another number of labels than the callbr of targets");
            }
            _ => {
                self.require(labels == 0, "only the assembly of a callbr has labels");
            }
        }
    }
}
