//! Who wins: one definition for each symbol and one module for each comdat.
//!
//! A symbol's candidates are compared in the order of the modules, each with the winner so far, as if the modules
//! were linked one after the other.

use super::error::LinkError;
use crate::constant::{ConstExpr, ConstKind};
use crate::global::{ComdatId, ComdatSelection, Dll, Global, GlobalId, GlobalKind, UnnamedAddr, Visibility};
use crate::inst::Align;
use crate::layout::Layouts;
use crate::module::Module;
use crate::{ConstId, Linkage};
use arena::Id;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;
use rustc_hash::FxBuildHasher;

/// A global of one of the modules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Candidate {
    pub module: usize,
    pub global: GlobalId,
}

/// A global of the result.
pub(super) struct Slot {
    /// Where it comes from.
    pub winner: Candidate,
    /// What else is appended to it.
    pub appended: Vec<Candidate>,
    /// The winner's comdat was dropped: what is left of it is a declaration, or a local outside the comdat.
    pub dropped: bool,
    /// It is no symbol any more, only contents that others rely on.
    pub nameless: bool,
    /// It is a copy for the aliases of a definition that lost.
    pub for_aliases: bool,
    pub visibility: Visibility,
    pub unnamed_addr: Option<UnnamedAddr>,
    pub align: Align,
    /// Whether every declaration says that it is constant, as long as there are only declarations.
    pub constant: bool,
}

/// A comdat of the result.
pub(super) struct Choice {
    /// Where it is declared first.
    pub first: (usize, ComdatId),
    pub selection: ComdatSelection,
    /// The only module whose members stay; none if all do.
    keeper: Option<usize>,
}

pub(super) struct Resolution {
    pub slots: Vec<Slot>,
    /// For each module, what its globals become.
    pub targets: Vec<Vec<GlobalId>>,
    pub comdats: Vec<Choice>,
    /// For each module, what its comdats become.
    pub comdat_targets: Vec<Vec<ComdatId>>,
    /// For each module, definitions that lost and the copies that their aliases still stand for.
    pub alias_copies: Vec<HashMap<GlobalId, GlobalId, FxBuildHasher>>,
    /// Variables that must have equal contents because their comdat says so.
    pub must_match: Vec<(Candidate, Candidate)>,
}

/// What modules are called in messages.
pub(super) fn name_of(modules: &[Module], index: usize) -> String {
    let module = &modules[index];
    match module.source_filename {
        _ if !module.name.is_empty() => module.name.clone(),
        Some(name) => module.strings.text(name).into_owned(),
        None => format!("module {}", index + 1),
    }
}

pub(super) fn resolve(modules: &[Module]) -> Result<Resolution, LinkError> {
    let mut resolver = Resolver {
        modules,
        layouts: modules.iter().map(|_| None).collect(),
        objects: modules.iter().map(objects).collect(),
        names: modules.iter().map(names).collect(),
        result: Resolution {
            slots: Vec::new(),
            targets: Vec::new(),
            comdats: Vec::new(),
            comdat_targets: Vec::new(),
            alias_copies: vec![HashMap::default(); modules.len()],
            must_match: Vec::new(),
        },
    };
    resolver.comdats()?;
    resolver.symbols()?;
    resolver.copy_for_aliases();
    Ok(resolver.result)
}

struct Resolver<'a> {
    modules: &'a [Module],
    layouts: Vec<Option<Layouts<'a>>>,
    /// For each module, what its globals finally stand for.
    objects: Vec<Vec<Option<GlobalId>>>,
    /// For each module, its globals by their names.
    names: Vec<HashMap<&'a [u8], GlobalId, FxBuildHasher>>,
    result: Resolution,
}

impl<'a> Resolver<'a> {
    fn get(&self, candidate: Candidate) -> &'a Global {
        &self.modules[candidate.module].globals[candidate.global]
    }

    fn comdats(&mut self) -> Result<(), LinkError> {
        let mut by_name: HashMap<&[u8], usize, FxBuildHasher> = HashMap::default();
        for (index, module) in self.modules.iter().enumerate() {
            let mut targets = Vec::with_capacity(module.comdats.len());
            for (id, comdat) in module.comdats.iter() {
                let choice = match by_name.entry(module.strings.bytes(comdat.name)) {
                    Entry::Vacant(vacant) => {
                        let all = comdat.selection == ComdatSelection::NoDeduplicate;
                        let keeper = (!all).then_some(index);
                        let first = (index, id);
                        self.result.comdats.push(Choice { first, selection: comdat.selection, keeper });
                        *vacant.insert(self.result.comdats.len() - 1)
                    }
                    Entry::Occupied(known) => {
                        let choice = *known.get();
                        self.choose(choice, known.key(), index, comdat.selection)?;
                        choice
                    }
                };
                targets.push(ComdatId::new(choice));
            }
            self.result.comdat_targets.push(targets);
        }
        Ok(())
    }

    /// Decides between the keeper of a comdat and module `index`, which has it too.
    fn choose(
        &mut self,
        choice: usize,
        name: &[u8],
        index: usize,
        selection: ComdatSelection,
    ) -> Result<(), LinkError> {
        use ComdatSelection::*;
        let old = &self.result.comdats[choice];
        let Some(keeper) = old.keeper.filter(|_| selection != NoDeduplicate) else {
            let first = old.first.0;
            let agree = old.keeper.is_none() && selection == NoDeduplicate;
            let why = "is a comdat with different selections";
            return if agree { Ok(()) } else { Err(self.conflict(name, why, &[first, index])) };
        };
        let selection = match (old.selection, selection) {
            (old, new) if old == new => old,
            (Any | Largest, Any | Largest) => Largest,
            _ => {
                return Err(self.conflict(name, "is a comdat with different selections", &[keeper, index]));
            }
        };
        self.result.comdats[choice].selection = selection;
        if selection == Any {
            return Ok(());
        }
        let old = self.leader(keeper, name)?;
        let new = self.leader(index, name)?;
        let (old_size, new_size) = (self.size(old)?, self.size(new)?);
        match selection {
            Largest if new_size > old_size => self.result.comdats[choice].keeper = Some(index),
            SameSize if new_size != old_size => {
                return Err(self.conflict(
                    name,
                    "is a comdat that must always have one size",
                    &[keeper, index],
                ));
            }
            ExactMatch => self.result.must_match.push((old, new)),
            _ => {}
        }
        Ok(())
    }

    /// The variable that a comdat is named after and judged by.
    fn leader(&self, index: usize, name: &[u8]) -> Result<Candidate, LinkError> {
        let module = &self.modules[index];
        let object = self.names[index].get(name).and_then(|id| self.objects[index][id.index()]);
        match object.map(|id| (id, &module.globals[id].kind)) {
            Some((global, GlobalKind::Variable(_))) => Ok(Candidate { module: index, global }),
            _ => Err(self.conflict(name, "is a comdat that is not named after a variable", &[index])),
        }
    }

    /// The size of the contents of a variable.
    fn size(&mut self, candidate: Candidate) -> Result<u64, LinkError> {
        let index = candidate.module;
        let ty = self.get(candidate).value_type();
        let layouts = match &mut self.layouts[index] {
            Some(layouts) => Ok(&*layouts),
            empty => Layouts::of(&self.modules[index]).map(|layouts| &*empty.insert(layouts)),
        };
        let size = layouts.and_then(|layouts| layouts.size_of(ty).map_err(|error| error.to_string()));
        size.map(|size| size.alloc).map_err(|why| {
            let name = self.modules[index].global_name(candidate.global);
            self.conflict(name.as_bytes(), &format!("has no size: {why}"), &[index])
        })
    }

    /// Whether the comdat of a global is taken from another module.
    fn is_dropped(&self, candidate: Candidate) -> bool {
        let module = &self.modules[candidate.module];
        let object = self.objects[candidate.module][candidate.global.index()];
        let comdat = object.and_then(|id| module.globals[id].comdat);
        let choice = comdat.map(|id| self.result.comdat_targets[candidate.module][id.index()]);
        choice.is_some_and(|id| {
            self.result.comdats[id.index()].keeper.is_some_and(|keeper| keeper != candidate.module)
        })
    }

    fn symbols(&mut self) -> Result<(), LinkError> {
        let mut by_name: HashMap<&[u8], usize, FxBuildHasher> = HashMap::default();
        for (index, module) in self.modules.iter().enumerate() {
            let mut targets = Vec::with_capacity(module.globals.len());
            for (id, global) in module.globals.iter() {
                let candidate = Candidate { module: index, global: id };
                let slot = match global.name {
                    Some(name) if !global.linkage.is_local() => {
                        match by_name.entry(module.strings.bytes(name)) {
                            Entry::Vacant(vacant) => *vacant.insert(self.add_slot(candidate)),
                            Entry::Occupied(known) => {
                                let slot = *known.get();
                                self.merge(slot, candidate)?;
                                slot
                            }
                        }
                    }
                    _ => self.add_slot(candidate),
                };
                targets.push(GlobalId::new(slot));
            }
            self.result.targets.push(targets);
        }
        Ok(())
    }

    fn add_slot(&mut self, winner: Candidate) -> usize {
        self.result.slots.push(self.new_slot(winner));
        self.result.slots.len() - 1
    }

    fn new_slot(&self, winner: Candidate) -> Slot {
        let global = self.get(winner);
        Slot {
            winner,
            appended: Vec::new(),
            dropped: self.is_dropped(winner),
            nameless: false,
            for_aliases: false,
            visibility: global.visibility,
            unnamed_addr: global.unnamed_addr,
            align: global.align,
            constant: is_constant(global),
        }
    }

    /// Lets another global of the same name compete for a slot.
    fn merge(&mut self, index: usize, new: Candidate) -> Result<(), LinkError> {
        let dropped = self.is_dropped(new);
        let slot = &self.result.slots[index];
        let old = slot.winner;
        let (was, is) = (self.get(old), self.get(new));
        let old_view = View::new(was, slot.dropped);
        let new_view = View::new(is, dropped);
        if Linkage::Appending == was.linkage || Linkage::Appending == is.linkage {
            if old_view.declares {
                self.result.slots[index] = self.new_slot(new);
            } else if was.linkage == is.linkage {
                self.result.slots[index].appended.push(new);
            } else if !new_view.declares {
                return Err(self.clash(new, "is a list to append to in one module only", old));
            }
            return Ok(());
        }
        let replaces = match old_view.against(&new_view) {
            Outcome::Keep => false,
            Outcome::Replace => true,
            Outcome::Larger => self.size(new)? > self.size(old)?,
            Outcome::Clash => {
                return Err(LinkError::Duplicate {
                    symbol: self.symbol(new),
                    first: name_of(self.modules, old.module),
                    second: name_of(self.modules, new.module),
                });
            }
        };
        let slot = &mut self.result.slots[index];
        slot.visibility = least_visible(slot.visibility, is.visibility);
        slot.unnamed_addr = least_promise(slot.unnamed_addr, is.unnamed_addr);
        if was.linkage == Linkage::Common && is.linkage == Linkage::Common {
            slot.align = if is.align.bytes() > slot.align.bytes() { is.align } else { slot.align };
        } else if replaces {
            slot.align = is.align;
        }
        if old_view.declares && new_view.declares {
            slot.constant &= is_constant(is);
        } else if replaces {
            slot.constant = is_constant(is);
        }
        if replaces {
            slot.winner = new;
            slot.dropped = dropped;
        }
        let loser = if replaces { old } else { new };
        if !old_view.declares && !new_view.declares && self.stays_beside_others(loser) {
            if self.get(loser).as_function().is_some() {
                return Err(self.clash(new, "is a function in a comdat without deduplication", old));
            }
            let extra = self.add_slot(loser);
            self.result.slots[extra].nameless = true;
        }
        Ok(())
    }

    /// An alias stands for a definition, not for a symbol: if another definition wins, a local copy of the
    /// first is kept for its aliases. Definitions that promise to be the same everywhere need none.
    fn copy_for_aliases(&mut self) {
        let mut next = 0;
        // Copies may be aliases themselves, so the list grows.
        while let Some(slot) = self.result.slots.get(next) {
            next += 1;
            let (Candidate { module: index, global }, dropped) = (slot.winner, slot.dropped);
            let module = &self.modules[index];
            let GlobalKind::Alias { target, .. } = &module.globals[global].kind else { continue };
            let Some(base) = base(module, *target).filter(|_| !dropped) else { continue };
            let aliased = Candidate { module: index, global: base };
            let definition = &module.globals[base];
            let same_everywhere = matches!(
                definition.linkage,
                Linkage::LinkOnceOdr | Linkage::WeakOdr | Linkage::AvailableExternally
            );
            let wins = self.result.slots[self.result.targets[index][base.index()].index()].winner == aliased;
            let copied = self.result.alias_copies[index].contains_key(&base);
            if wins || copied || same_everywhere || definition.is_declaration() || self.is_dropped(aliased) {
                continue;
            }
            let copy = self.add_slot(aliased);
            self.result.slots[copy].for_aliases = true;
            self.result.alias_copies[index].insert(base, GlobalId::new(copy));
        }
    }

    /// Whether the contents of a global stay even where its symbol stands for another one.
    fn stays_beside_others(&self, candidate: Candidate) -> bool {
        let comdat = self.get(candidate).comdat;
        let choice = comdat.map(|id| self.result.comdat_targets[candidate.module][id.index()]);
        choice.is_some_and(|id| self.result.comdats[id.index()].keeper.is_none())
    }

    fn symbol(&self, candidate: Candidate) -> String {
        let name = self.modules[candidate.module].global_name(candidate.global);
        name.trim_start_matches('@').to_string()
    }

    fn clash(&self, new: Candidate, why: &str, old: Candidate) -> LinkError {
        self.conflict(self.symbol(new).as_bytes(), why, &[old.module, new.module])
    }

    fn conflict(&self, symbol: &[u8], why: &str, modules: &[usize]) -> LinkError {
        LinkError::Conflict {
            symbol: String::from_utf8_lossy(symbol).into_owned(),
            why: why.to_string(),
            modules: modules.iter().map(|&index| name_of(self.modules, index)).collect(),
        }
    }
}

/// What decides between two globals of one name.
struct View {
    linkage: Linkage,
    /// It has no contents.
    declares: bool,
    /// It has no contents that the linker may rely on.
    declares_for_linker: bool,
    imported: bool,
    /// It was never written.
    implicit: bool,
}

enum Outcome {
    Keep,
    Replace,
    /// Whichever is larger, the old one if neither is.
    Larger,
    Clash,
}

impl View {
    fn new(global: &Global, dropped: bool) -> View {
        let declares = dropped || global.is_declaration();
        View {
            linkage: global.linkage,
            declares,
            declares_for_linker: declares || global.linkage == Linkage::AvailableExternally,
            imported: global.dll == Some(Dll::Import),
            implicit: global.as_function().is_some_and(|function| function.implicit),
        }
    }

    /// What happens when `new` comes after `self`.
    fn against(&self, new: &View) -> Outcome {
        use Linkage::*;
        let replace_if = |condition| if condition { Outcome::Replace } else { Outcome::Keep };
        if new.declares_for_linker {
            return replace_if(if new.imported || self.linkage == ExternWeak {
                self.declares_for_linker
            } else {
                (!new.declares && self.declares) || (self.implicit && !new.implicit)
            });
        }
        if self.declares_for_linker {
            return Outcome::Replace;
        }
        match (self.linkage, new.linkage) {
            (LinkOnce | LinkOnceOdr | Weak | WeakOdr, Common) => Outcome::Replace,
            (Common, Common) => Outcome::Larger,
            (_, Common) => Outcome::Keep,
            (LinkOnce | LinkOnceOdr, Weak | WeakOdr) => Outcome::Replace,
            (_, LinkOnce | LinkOnceOdr | Weak | WeakOdr) => Outcome::Keep,
            (LinkOnce | LinkOnceOdr | Weak | WeakOdr | Common, _) => Outcome::Replace,
            _ => Outcome::Clash,
        }
    }
}

/// For each global the variable, function or ifunc that it finally stands for if it is an alias, or else
/// itself; none for aliases that lead nowhere. No alias is followed twice.
fn objects(module: &Module) -> Vec<Option<GlobalId>> {
    let mut objects: Vec<_> = module
        .globals
        .iter()
        .map(|(id, global)| (!matches!(global.kind, GlobalKind::Alias { .. })).then_some(id))
        .collect();
    let mut followed = vec![false; objects.len()];
    let mut path = Vec::new();
    for start in module.globals.ids() {
        let mut id = start;
        let object = loop {
            let GlobalKind::Alias { target, .. } = &module.globals[id].kind else { break Some(id) };
            if std::mem::replace(&mut followed[id.index()], true) {
                break objects[id.index()];
            }
            path.push(id);
            match base(module, *target) {
                Some(next) => id = next,
                None => break None,
            }
        };
        for alias in path.drain(..) {
            objects[alias.index()] = object;
        }
    }
    objects
}

fn names(module: &Module) -> HashMap<&[u8], GlobalId, FxBuildHasher> {
    let named = module.globals.iter();
    named.filter_map(|(id, global)| Some((module.strings.bytes(global.name?), id))).collect()
}

/// The global that an address is computed from.
pub(super) fn base(module: &Module, mut address: ConstId) -> Option<GlobalId> {
    loop {
        address = match &module.constants[address].kind {
            ConstKind::Global(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id) => {
                return Some(*id);
            }
            ConstKind::Expr(expr) => address_operand(expr)?,
            _ => return None,
        };
    }
}

/// The operand that the address of an expression is computed from.
pub(super) fn address_operand(expr: &ConstExpr) -> Option<ConstId> {
    match expr {
        ConstExpr::Cast { value: operand, .. }
        | ConstExpr::Gep { base: operand, .. }
        | ConstExpr::Binary { lhs: operand, .. } => Some(*operand),
        _ => None,
    }
}

pub(super) fn is_constant(global: &Global) -> bool {
    matches!(&global.kind, GlobalKind::Variable(variable) if variable.constant)
}

fn least_visible(a: Visibility, b: Visibility) -> Visibility {
    match (a, b) {
        (Visibility::Hidden, _) | (_, Visibility::Hidden) => Visibility::Hidden,
        (Visibility::Protected, _) | (_, Visibility::Protected) => Visibility::Protected,
        (Visibility::Default, Visibility::Default) => Visibility::Default,
    }
}

/// What both promise about the insignificance of an address.
fn least_promise(a: Option<UnnamedAddr>, b: Option<UnnamedAddr>) -> Option<UnnamedAddr> {
    match (a, b) {
        (Some(UnnamedAddr::Global), Some(UnnamedAddr::Global)) => Some(UnnamedAddr::Global),
        (Some(_), Some(_)) => Some(UnnamedAddr::Local),
        _ => None,
    }
}
