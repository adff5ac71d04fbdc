//! Merging `!llvm.module.flags`: each flag says itself how two values of it become one.

use super::error::LinkError;
use super::import::{Destination, Importer};
use super::resolve::name_of;
use crate::constant::{Const, ConstKind, as_index};
use crate::metadata::{Md, MdId, MdKind, MdNode};
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::TypeId;

/// The name of the list of module flags.
pub(super) const MODULE_FLAGS: &[u8] = b"llvm.module.flags";

/// The behaviours, by their numbers.
mod behavior {
    pub const ERROR: u64 = 1;
    pub const WARNING: u64 = 2;
    pub const REQUIRE: u64 = 3;
    pub const OVERRIDE: u64 = 4;
    pub const APPEND: u64 = 5;
    pub const APPEND_UNIQUE: u64 = 6;
    pub const MAX: u64 = 7;
    pub const MIN: u64 = 8;
}

/// A flag, in terms of the destination.
#[derive(Clone, Copy)]
pub(super) struct Flag {
    behavior: u64,
    key: Symbol,
    value: Md,
    module: usize,
}

impl Importer<'_> {
    /// The flags of the source, module number `module`. What is not a flag is ignored.
    pub fn flags(&mut self, module: usize) -> Vec<Flag> {
        let source = self.source;
        let lists = source.metadata.named.iter();
        let lists = lists.filter(|list| source.strings.bytes(list.name) == MODULE_FLAGS);
        let mut flags = Vec::new();
        for node in lists.flat_map(|list| &list.nodes) {
            let MdKind::Tuple(parts) = &source.metadata.nodes[*node].kind else { continue };
            let [Md::Const(behavior), Md::Str(key), value] = **parts else { continue };
            let Some(behavior) = as_index(&source.constants[behavior].kind) else { continue };
            flags.push(Flag { behavior, key: self.string(key), value: self.md(value), module });
        }
        flags
    }
}

/// Merges the flags of the modules, one list each, into nodes of the destination, whose metadata is complete.
pub(super) fn merge(
    dest: &mut Destination,
    modules: &[Module],
    lists: Vec<Vec<Flag>>,
) -> Result<Vec<MdId>, LinkError> {
    let mut lists = lists.into_iter().filter(|list| !list.is_empty());
    let mut merged = lists.next().unwrap_or_default();
    let mut merger = Merger { dest, modules };
    for list in lists {
        merger.merge_into(&mut merged, &list)?;
    }
    merger.check_requirements(&merged)?;
    Ok(merged.iter().map(|flag| merger.node(flag)).collect())
}

struct Merger<'a> {
    dest: &'a mut Destination,
    modules: &'a [Module],
}

impl Merger<'_> {
    fn merge_into(&mut self, merged: &mut Vec<Flag>, list: &[Flag]) -> Result<(), LinkError> {
        let sets = |list: &[Flag], key| list.iter().any(|f| f.key == key && f.behavior != behavior::REQUIRE);
        // A minimum that one side does not state is zero.
        for flag in merged.iter_mut().filter(|flag| flag.behavior == behavior::MIN) {
            if !sets(list, flag.key) {
                self.make_zero(flag);
            }
        }
        let known = merged.len();
        for new in list {
            if new.behavior == behavior::REQUIRE {
                let same = |old: &Flag| old.behavior == new.behavior && self.same(old.value, new.value);
                if !merged.iter().any(same) {
                    merged.push(*new);
                }
                continue;
            }
            let is_set = |old: &Flag| old.key == new.key && old.behavior != behavior::REQUIRE;
            match merged[..known].iter().position(is_set) {
                Some(index) => merged[index] = self.combine(merged[index], *new)?,
                None => {
                    let mut new = *new;
                    if new.behavior == behavior::MIN {
                        self.make_zero(&mut new);
                    }
                    merged.push(new);
                }
            }
        }
        Ok(())
    }

    fn make_zero(&mut self, flag: &mut Flag) {
        if let Md::Const(id) = flag.value {
            let ty = self.dest.module.constants[id].ty;
            flag.value = Md::Const(self.dest.constant(Const { ty, kind: ConstKind::Int(0) }));
        }
    }

    fn combine(&mut self, old: Flag, new: Flag) -> Result<Flag, LinkError> {
        use behavior::*;
        let same = self.same(old.value, new.value);
        match (old.behavior, new.behavior) {
            (OVERRIDE, OVERRIDE) if !same => {
                Err(self.clash(&old, &new, "is overridden with different values"))
            }
            (OVERRIDE, _) => Ok(old),
            (_, OVERRIDE) => Ok(new),
            (MIN, MIN | WARNING) | (WARNING, MIN) => {
                let smaller = self.number(&old)? <= self.number(&new)?;
                Ok(Flag { behavior: MIN, ..if smaller { old } else { new } })
            }
            (MAX, MAX | WARNING) | (WARNING, MAX) => {
                let larger = self.number(&old)? >= self.number(&new)?;
                Ok(Flag { behavior: MAX, ..if larger { old } else { new } })
            }
            (a, b) if a != b => Err(self.clash(&old, &new, "is to be merged in different ways")),
            (ERROR, _) if !same => Err(self.clash(&old, &new, "has different values")),
            (APPEND | APPEND_UNIQUE, _) => {
                let (Some(mut list), Some(more)) = (self.list(old.value), self.list(new.value)) else {
                    return Err(self.clash(&old, &new, "is not a list though it is to be appended to"));
                };
                for md in more {
                    if old.behavior == APPEND || !list.iter().any(|&known| self.same(known, md)) {
                        list.push(md);
                    }
                }
                Ok(Flag { value: Md::Node(self.tuple(list)), ..old })
            }
            _ => Ok(old),
        }
    }

    fn check_requirements(&self, merged: &[Flag]) -> Result<(), LinkError> {
        for flag in merged.iter().filter(|flag| flag.behavior == behavior::REQUIRE) {
            let Some([Md::Str(key), value]) =
                self.list(flag.value).and_then(|list| <[Md; 2]>::try_from(list).ok())
            else {
                continue;
            };
            let holds =
                |f: &&Flag| f.key == key && f.behavior != behavior::REQUIRE && self.same(f.value, value);
            if merged.iter().find(holds).is_none() {
                return Err(self.clash(
                    &Flag { key, ..*flag },
                    flag,
                    "does not have the value that is required",
                ));
            }
        }
        Ok(())
    }

    /// Whether two pieces of metadata say the same, as far as flags go: nodes are compared a few levels deep.
    fn same(&self, a: Md, b: Md) -> bool {
        let nodes = &self.dest.module.metadata.nodes;
        let mut open = vec![(a, b, 8)];
        while let Some((a, b, depth)) = open.pop() {
            if a == b {
                continue;
            }
            let (Md::Node(a), Md::Node(b)) = (a, b) else { return false };
            match (&nodes[a].kind, &nodes[b].kind) {
                (MdKind::Tuple(a), MdKind::Tuple(b)) if a.len() == b.len() && depth > 0 => {
                    open.extend(a.iter().zip(b).map(|(&a, &b)| (a, b, depth - 1)));
                }
                _ => return false,
            }
        }
        true
    }

    fn number(&self, flag: &Flag) -> Result<u64, LinkError> {
        let value = match flag.value {
            Md::Const(id) => as_index(&self.dest.module.constants[id].kind),
            _ => None,
        };
        value.ok_or_else(|| self.clash(flag, flag, "is not a number"))
    }

    fn list(&self, value: Md) -> Option<Vec<Md>> {
        let Md::Node(id) = value else { return None };
        match &self.dest.module.metadata.nodes[id].kind {
            MdKind::Tuple(parts) => Some(parts.to_vec()),
            _ => None,
        }
    }

    fn tuple(&mut self, parts: Vec<Md>) -> MdId {
        let number = self.dest.fresh_number();
        let node = MdNode { number, distinct: false, kind: MdKind::Tuple(parts.into()) };
        self.dest.module.metadata.nodes.push(node)
    }

    fn node(&mut self, flag: &Flag) -> MdId {
        let behavior = Const { ty: TypeId::i32(), kind: ConstKind::Int(flag.behavior) };
        let behavior = self.dest.constant(behavior);
        self.tuple(vec![Md::Const(behavior), Md::Str(flag.key), flag.value])
    }

    fn clash(&self, old: &Flag, new: &Flag, why: &'static str) -> LinkError {
        let mut modules = vec![name_of(self.modules, old.module)];
        if new.module != old.module {
            modules.push(name_of(self.modules, new.module));
        }
        LinkError::Flag { key: self.dest.module.strings.text(old.key).into_owned(), why, modules }
    }
}
