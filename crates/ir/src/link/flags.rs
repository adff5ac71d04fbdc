//! Merging `!llvm.module.flags`: each flag says itself how two values of it become one.

use super::error::LinkError;
use super::import::{Destination, Importer};
use super::resolve::name_of;
use crate::constant::{Const, ConstKind, as_index};
use crate::metadata::{Md, MdId, MdKind, MdNode};
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::TypeId;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

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

/// The first flag with each key that is more than a requirement.
fn places(flags: &[Flag]) -> HashMap<Symbol, usize, FxBuildHasher> {
    let mut places = HashMap::default();
    for (place, flag) in flags.iter().enumerate() {
        if flag.behavior != behavior::REQUIRE {
            places.entry(flag.key).or_insert(place);
        }
    }
    places
}

/// Pieces of metadata that differ from each other, by what can be seen of them at a glance.
#[derive(Default)]
struct Distinct(HashMap<Vec<Md>, Vec<Md>, FxBuildHasher>);

impl Distinct {
    /// Adds `md` unless it is there already.
    fn add(&mut self, merger: &Merger<'_>, md: Md) -> bool {
        let glance = match merger.list(md) {
            // Equal lists may hold different nodes that say the same.
            Some(parts) => {
                parts.into_iter().map(|part| if let Md::Node(_) = part { Md::Null } else { part }).collect()
            }
            None => vec![md],
        };
        let alike = self.0.entry(glance).or_default();
        let is_new = !alike.iter().any(|&known| merger.same(known, md));
        if is_new {
            alike.push(md);
        }
        is_new
    }
}

/// Comparing two flags takes no more steps than this.
const MAX_COMPARED: usize = 1 << 16;

struct Merger<'a> {
    dest: &'a mut Destination,
    modules: &'a [Module],
}

impl Merger<'_> {
    fn merge_into(&mut self, merged: &mut Vec<Flag>, list: &[Flag]) -> Result<(), LinkError> {
        let stated = places(list);
        // A minimum that one side does not state is zero.
        for flag in merged.iter_mut().filter(|flag| flag.behavior == behavior::MIN) {
            if !stated.contains_key(&flag.key) {
                self.make_zero(flag);
            }
        }
        let known = places(merged);
        let mut required = Distinct::default();
        for old in merged.iter().filter(|old| old.behavior == behavior::REQUIRE) {
            required.add(self, old.value);
        }
        for (place, new) in list.iter().enumerate() {
            if new.behavior == behavior::REQUIRE {
                if required.add(self, new.value) {
                    merged.push(*new);
                }
                continue;
            }
            // A well-formed module gives a flag once; of one that does not the first counts.
            if stated.get(&new.key) != Some(&place) {
                continue;
            }
            match known.get(&new.key).copied() {
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
                let mut known = Distinct::default();
                if old.behavior == APPEND_UNIQUE {
                    list.iter().for_each(|&md| {
                        known.add(self, md);
                    });
                }
                for md in more {
                    if old.behavior == APPEND || known.add(self, md) {
                        list.push(md);
                    }
                }
                Ok(Flag { value: Md::Node(self.tuple(list)), ..old })
            }
            _ => Ok(old),
        }
    }

    fn check_requirements(&self, merged: &[Flag]) -> Result<(), LinkError> {
        let places = places(merged);
        for flag in merged.iter().filter(|flag| flag.behavior == behavior::REQUIRE) {
            let Some([Md::Str(key), value]) =
                self.list(flag.value).and_then(|list| <[Md; 2]>::try_from(list).ok())
            else {
                continue;
            };
            if !places.get(&key).is_some_and(|&place| self.same(merged[place].value, value)) {
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
        let mut steps = 0;
        while let Some((a, b, depth)) = open.pop() {
            // A few nodes may make lists that take ages to compare: those count as different.
            steps += 1;
            if steps > MAX_COMPARED {
                return false;
            }
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
