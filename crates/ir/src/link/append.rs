//! Concatenating variables of `appending` linkage: `llvm.global_ctors`, `llvm.used` and their like.

use super::error::LinkError;
use super::merge::Linker;
use super::resolve::{Candidate, Slot, base, is_constant, name_of};
use crate::constant::{Const, ConstId, ConstKind};
use crate::global::{Global, GlobalKind, Linkage};
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::{Type, TypeId};
use arena::Id;

impl Linker<'_> {
    /// Appends to `global`, the copy of the winner of a slot, what the other modules have to add.
    pub fn append(&mut self, slot: usize, global: &mut Global) -> Result<(), LinkError> {
        let slot = &self.resolution.slots[slot];
        let parts: Vec<Candidate> =
            std::iter::once(slot.winner).chain(slot.appended.iter().copied()).collect();
        let mut elements = Vec::new();
        let mut elem_ty = None;
        for part in parts {
            let module = &self.modules[part.module];
            let other = &module.globals[part.global];
            let section = |m: &Module, section: Option<Symbol>| section.map(|s| m.strings.bytes(s).to_vec());
            let GlobalKind::Variable(variable) = &other.kind else {
                return Err(self.cannot_append(part, "is not a variable"));
            };
            let Type::Array { len, elem } = module.types[variable.ty] else {
                return Err(self.cannot_append(part, "is not an array"));
            };
            let alike = other.align == global.align
                && other.addrspace == global.addrspace
                && other.visibility == global.visibility
                && other.unnamed_addr == global.unnamed_addr
                && variable.constant == is_constant(global)
                && section(module, other.section) == section(&self.dest.module, global.section);
            if !alike {
                return Err(self.cannot_append(part, "differs in more than its contents"));
            }
            let elem = self.importer(part.module).ty(elem);
            if *elem_ty.get_or_insert(elem) != elem {
                return Err(self.cannot_append(part, "has elements of different types"));
            }
            let Some(init) = variable.init else { continue };
            match &module.constants[init].kind {
                ConstKind::Array(list) => {
                    for &element in list {
                        if self.is_wanted(part, element) {
                            elements.push(self.importer(part.module).constant(element));
                        }
                    }
                }
                ConstKind::Zero | ConstKind::Undef if len <= 1 << 16 => {
                    let zero = self.dest.constant(Const { ty: elem, kind: ConstKind::Zero });
                    elements.extend((0..len).map(|_| zero));
                }
                _ => return Err(self.cannot_append(part, "has contents that are not a list")),
            }
        }
        let elem = elem_ty.unwrap_or(TypeId::ptr());
        let ty = self.dest.module.types.intern(Type::Array { len: elements.len() as u64, elem });
        let init = self.dest.constant(Const { ty, kind: ConstKind::Array(elements.into()) });
        if let GlobalKind::Variable(variable) = &mut global.kind {
            variable.ty = ty;
            variable.init = Some(init);
        }
        Ok(())
    }

    /// Whether a list stays as its only module has it.
    pub fn is_complete(&self, slot: &Slot) -> bool {
        let module = &self.modules[slot.winner.module];
        let contents = match &module.globals[slot.winner.global] {
            Global { linkage: Linkage::Appending, kind: GlobalKind::Variable(variable), .. } => variable.init,
            _ => None,
        };
        let elements = match contents.map(|init| &module.constants[init].kind) {
            Some(ConstKind::Array(elements)) => &elements[..],
            _ => &[],
        };
        slot.appended.is_empty() && elements.iter().all(|&element| self.is_wanted(slot.winner, element))
    }

    /// Whether an element of an appended list stays: a constructor goes with the variable it is for.
    fn is_wanted(&self, list: Candidate, element: ConstId) -> bool {
        let module = &self.modules[list.module];
        let name = module.globals[list.global].name.map(|name| module.strings.bytes(name));
        if !matches!(name, Some(b"llvm.global_ctors" | b"llvm.global_dtors")) {
            return true;
        }
        let ConstKind::Struct(parts) = &module.constants[element].kind else { return true };
        let Some(key) = parts.get(2).and_then(|&key| base(module, key)) else { return true };
        let slot = &self.resolution.slots[self.resolution.targets[list.module][key.index()].index()];
        slot.winner == Candidate { module: list.module, global: key } && !slot.dropped
    }

    fn cannot_append(&self, part: Candidate, why: &str) -> LinkError {
        let name = self.modules[part.module].global_name(part.global);
        LinkError::Conflict {
            symbol: name.trim_start_matches('@').to_string(),
            why: format!("cannot be appended to: it {why}"),
            modules: vec![name_of(self.modules, part.module)],
        }
    }
}
