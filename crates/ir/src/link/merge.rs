//! Building the linked module once it is known who wins.

use super::error::LinkError;
use super::flags::{self, MODULE_FLAGS};
use super::import::{Destination, Importer, Maps};
use super::names::Names;
use super::resolve::{Candidate, Resolution, Slot, name_of, resolve};
use super::types::pairing;
use crate::attribute::AttrSetId;
use crate::function::Function;
use crate::global::{ComdatId, Global, GlobalKind, Linkage, Variable, Visibility};
use crate::layout::DataLayout;
use crate::metadata::NamedMd;
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::{NamedTypeId, Type, TypeId};
use arena::Id;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Merges modules into one, in their order.
pub fn link(modules: Vec<Module>) -> Result<Module, LinkError> {
    let modules = &modules[..];
    let same_layout = |a: &[u8], b: &[u8]| {
        a == b || matches!((DataLayout::parse(a), DataLayout::parse(b)), (Ok(a), Ok(b)) if a == b)
    };
    let datalayout = agreed(modules, "target datalayout", |module| module.datalayout, same_layout)?;
    let same_triple = |a: &[u8], b: &[u8]| without_details(a).eq(without_details(b));
    let triple = agreed(modules, "target triple", |module| module.triple, same_triple)?;
    let resolution = resolve(modules)?;
    let maps = modules.iter().zip(&resolution.targets).enumerate().map(|(index, (module, targets))| {
        let wins = |(id, slot): (_, &crate::GlobalId)| {
            resolution.slots[slot.index()].winner == Candidate { module: index, global: id }
        };
        let mut maps = Maps::new(module, targets.clone());
        maps.kept = Some(module.globals.ids().zip(targets).map(wins).collect());
        maps.groups = Some(HashMap::default());
        maps.alias_copies = resolution.alias_copies[index].clone();
        maps.renumber = true;
        maps
    });
    let maps = maps.collect();
    let mut linker = Linker { modules, resolution, dest: Destination::default(), maps };
    linker.types();
    linker.attribute_groups();
    linker.comdats();
    linker.globals()?;
    linker.metadata()?;
    linker.check()?;

    let mut result = linker.dest.module;
    let names: Vec<String> = (0..modules.len()).map(|index| name_of(modules, index)).collect();
    result.name = names.join(", ");
    let mut intern = |text: &[u8]| result.strings.intern(text);
    result.datalayout = datalayout.map(&mut intern);
    result.triple = triple.map(&mut intern);
    let lines = modules.iter().flat_map(|m| m.asm.iter().map(|line| m.strings.bytes(*line)));
    result.asm = lines.map(&mut intern).collect();
    if let [only] = modules {
        result.source_filename = only.source_filename.map(|name| intern(only.strings.bytes(name)));
    }
    Ok(result)
}

/// What all modules that say something say, or an error that names two which do not agree.
fn agreed<'a>(
    modules: &'a [Module],
    what: &'static str,
    get: impl Fn(&Module) -> Option<Symbol>,
    same: impl Fn(&[u8], &[u8]) -> bool,
) -> Result<Option<&'a [u8]>, LinkError> {
    let said = modules.iter().enumerate().filter_map(|(i, m)| Some((i, m.strings.bytes(get(m)?))));
    let mut said = said.filter(|(_, text)| !text.is_empty());
    let Some((first, text)) = said.next() else { return Ok(None) };
    let quote = |index, text| (name_of(modules, index), String::from_utf8_lossy(text).into_owned());
    match said.find(|(_, other)| !same(text, other)) {
        Some((second, other)) => {
            Err(LinkError::Target { what, first: quote(first, text), second: quote(second, other) })
        }
        None => Ok(Some(text)),
    }
}

/// The parts of a triple that matter: compilers call the same machine `pc` and `unknown`, and systems may
/// carry the version they need at least.
fn without_details(triple: &[u8]) -> impl Iterator<Item = &[u8]> {
    let known = |part: &&[u8]| !matches!(*part, b"pc" | b"unknown");
    let is_version = |b: &u8| b.is_ascii_digit() || *b == b'.';
    let parts = triple.split(|&b| b == b'-').filter(known).enumerate();
    parts.map(move |(i, part)| match part.iter().rposition(|b| !is_version(b)) {
        Some(last) if i > 0 => &part[..=last],
        _ => part,
    })
}

/// Modules on their way into one.
pub(super) struct Linker<'a> {
    pub modules: &'a [Module],
    pub resolution: Resolution,
    pub dest: Destination,
    maps: Vec<Maps>,
}

impl Linker<'_> {
    pub fn importer(&mut self, index: usize) -> Importer<'_> {
        Importer { source: &self.modules[index], dest: &mut self.dest, maps: &mut self.maps[index] }
    }

    fn types(&mut self) {
        let mut names = Names::default();
        let mut by_name: HashMap<Symbol, NamedTypeId, FxBuildHasher> = HashMap::default();
        for (index, module) in self.modules.iter().enumerate() {
            let pairs = pairing(module, &self.dest.module, &by_name);
            let mut importer = self.importer(index);
            for ((id, ty), pair) in module.types.named.iter().zip(pairs) {
                if let Some(pair) = pair {
                    importer.share_named_type(id, pair);
                    continue;
                }
                let name = ty.name.map(|name| names.claim(module.strings.bytes(name)));
                let name = name.map(|name| importer.dest.module.strings.intern(&name));
                let new = importer.add_named_type(id, name);
                by_name.extend(name.map(|name| (name, new)));
            }
            importer.finish_types();
        }
    }

    fn attribute_groups(&mut self) {
        let mut numbers: HashMap<AttrSetId, u32, FxBuildHasher> = HashMap::default();
        for (index, module) in self.modules.iter().enumerate() {
            let mut importer = self.importer(index);
            let mut groups = HashMap::default();
            for (old, set) in &module.attr_groups {
                let Some(set) = importer.attrs(Some(*set)) else { continue };
                let all = &mut importer.dest.module.attr_groups;
                let number = *numbers.entry(set).or_insert_with(|| {
                    let number = all.len() as u32;
                    all.push((number, set));
                    number
                });
                groups.entry(*old).or_insert(number);
            }
            importer.maps.groups = Some(groups);
        }
    }

    fn comdats(&mut self) {
        for index in 0..self.resolution.comdats.len() {
            let choice = &self.resolution.comdats[index];
            let ((module, id), selection) = (choice.first, choice.selection);
            let id = self.importer(module).comdat(id);
            self.dest.module.comdats[id].selection = selection;
        }
        for (maps, targets) in self.maps.iter_mut().zip(&self.resolution.comdat_targets) {
            maps.comdats = targets.iter().map(|&id| Some(id)).collect::<Vec<Option<ComdatId>>>();
        }
    }

    fn globals(&mut self) -> Result<(), LinkError> {
        for index in 0..self.resolution.slots.len() {
            let Candidate { module, global } = self.resolution.slots[index].winner;
            let source = &self.modules[module];
            let global = &source.globals[global];
            let ty = self.importer(module).ty(global.value_type());
            let addrspace = match &global.kind {
                GlobalKind::Alias { target, .. } => source.types.addrspace(source.constants[*target].ty),
                _ => None,
            };
            self.dest.slots.push((ty, addrspace.unwrap_or(global.addrspace)));
        }
        let names = self.names();
        for (index, name) in names.into_iter().enumerate() {
            let slot = &self.resolution.slots[index];
            let Slot { winner, dropped, nameless, for_aliases, .. } = *slot;
            let (visibility, unnamed_addr, align) = (slot.visibility, slot.unnamed_addr, slot.align);
            let constant = slot.constant;
            let mut global = self.importer(winner.module).global(winner.global);
            if !self.is_complete(&self.resolution.slots[index]) {
                self.append(index, &mut global)?;
            }
            global.name = name.map(|name| self.dest.module.strings.intern(&name));
            global.visibility = visibility;
            global.unnamed_addr = unnamed_addr;
            global.align = align;
            if let GlobalKind::Variable(variable) = &mut global.kind {
                variable.constant = constant;
            }
            if dropped && global.linkage.is_local() {
                global.comdat = None;
            } else if dropped {
                self.make_declaration(&mut global);
            }
            if for_aliases {
                global.linkage = Linkage::Internal;
                global.visibility = Visibility::Default;
                global.comdat = None;
            }
            if nameless {
                global.linkage = Linkage::Private;
                global.visibility = Visibility::Default;
            }
            self.dest.module.globals.push(global);
        }
        Ok(())
    }

    /// The names of the globals of the result: symbols keep theirs, locals give way.
    fn names(&self) -> Vec<Option<Vec<u8>>> {
        let mut names = Names::default();
        let own_name = |slot: &Slot| {
            let module = &self.modules[slot.winner.module];
            let global = &module.globals[slot.winner.global];
            let name = global.name.filter(|_| !slot.nameless)?;
            Some((module.strings.bytes(name), global.linkage.is_local() || slot.for_aliases))
        };
        for (name, local) in self.resolution.slots.iter().filter_map(own_name) {
            if !local {
                names.taken.insert(name.to_vec());
            }
        }
        let given =
            |slot| own_name(slot).map(|(name, local)| if local { names.claim(name) } else { name.to_vec() });
        self.resolution.slots.iter().map(given).collect()
    }

    /// Turns a global into a declaration of itself.
    fn make_declaration(&self, global: &mut Global) {
        global.comdat = None;
        global.linkage = Linkage::External;
        global.attachments.clear();
        match &mut global.kind {
            GlobalKind::Variable(variable) => variable.init = None,
            GlobalKind::Function(function) => {
                function.body = None;
                function.prefix = None;
                function.prologue = None;
                function.personality = None;
            }
            GlobalKind::Alias { ty, .. } | GlobalKind::IFunc { ty, .. } => {
                global.kind = declaration(&self.dest.module, *ty);
            }
        }
    }

    fn metadata(&mut self) -> Result<(), LinkError> {
        let mut lists = Vec::with_capacity(self.modules.len());
        let mut by_name: HashMap<Symbol, usize, FxBuildHasher> = HashMap::default();
        for (index, module) in self.modules.iter().enumerate() {
            let mut importer = self.importer(index);
            lists.push(importer.flags(index));
            for NamedMd { name, nodes, pos } in &module.metadata.named {
                let is_flags = module.strings.bytes(*name) == MODULE_FLAGS;
                let name = importer.string(*name);
                let nodes: Vec<_> =
                    if is_flags { &[] } else { &nodes[..] }.iter().map(|&node| importer.node(node)).collect();
                let named = &mut importer.dest.module.metadata.named;
                let place = *by_name.entry(name).or_insert_with(|| {
                    named.push(NamedMd { name, nodes: Vec::new(), pos: *pos });
                    named.len() - 1
                });
                named[place].nodes.extend(nodes);
            }
        }
        for index in 0..self.modules.len() {
            self.importer(index).finish_metadata();
            self.importer(index).finish_types();
        }
        let nodes = flags::merge(&mut self.dest, self.modules, lists)?;
        let flags = self.dest.module.strings.lookup(MODULE_FLAGS).and_then(|name| by_name.get(&name));
        if let Some(&place) = flags {
            self.dest.module.metadata.named[place].nodes = nodes;
        }
        Ok(())
    }

    /// Reports what could be seen only while copying.
    fn check(&mut self) -> Result<(), LinkError> {
        for (index, maps) in self.maps.iter().enumerate() {
            if let Some(function) = maps.lost_block {
                return Err(LinkError::Conflict {
                    symbol: self.modules[index].global_name(function).trim_start_matches('@').to_string(),
                    why: "has a block whose address is taken, but is defined by another module".to_string(),
                    modules: vec![name_of(self.modules, index)],
                });
            }
        }
        for (a, b) in std::mem::take(&mut self.resolution.must_match) {
            let contents = |linker: &mut Self, of: Candidate| {
                let GlobalKind::Variable(variable) = &linker.modules[of.module].globals[of.global].kind
                else {
                    return None;
                };
                linker.importer(of.module).optional_constant(variable.init)
            };
            if contents(self, a) != contents(self, b) {
                let name = self.modules[a.module].global_name(a.global);
                return Err(LinkError::Conflict {
                    symbol: name.trim_start_matches('@').to_string(),
                    why: "is a comdat that must always have the same contents".to_string(),
                    modules: vec![name_of(self.modules, a.module), name_of(self.modules, b.module)],
                });
            }
        }
        Ok(())
    }
}

/// A declaration of something of type `ty`.
fn declaration(module: &Module, ty: TypeId) -> GlobalKind {
    match &module.types[ty] {
        Type::Function { params, .. } => {
            GlobalKind::Function(Box::new(Function::declaration(ty, params.len())))
        }
        _ => GlobalKind::Variable(Variable::declaration(ty)),
    }
}
