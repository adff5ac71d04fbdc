//! A module: everything one IR file says.

use crate::attribute::{Attr, AttrSet, AttrSetId};
use crate::constant::Constants;
use crate::function::{Body, UseOrder};
use crate::global::{Comdat, ComdatId, Global, GlobalId, GlobalKind};
use crate::inst::{AsmId, InlineAsm, Value};
use crate::metadata::Metadata;
use crate::strings::{Strings, Symbol};
use crate::types::{TypeId, Types};
use arena::{Arena, Id};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use source::Pos;

/// Everything one IR file says, or several linked together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Module {
    /// The name after `; ModuleID =`: mostly the file it was read from.
    pub name: String,
    /// `source_filename`.
    pub source_filename: Option<Symbol>,
    /// `target datalayout`.
    pub datalayout: Option<Symbol>,
    /// `target triple`.
    pub triple: Option<Symbol>,
    /// `module asm`, one per line.
    pub asm: Vec<Symbol>,
    /// Every name and string.
    pub strings: Strings,
    /// Every type.
    pub types: Types,
    /// Every constant.
    pub constants: Constants,
    /// Every list of attributes.
    pub attrs: AttrSets,
    /// `attributes #N = {...}`, in the order of their numbers.
    pub attr_groups: Vec<(u32, AttrSetId)>,
    /// Every comdat, in textual order.
    pub comdats: Arena<ComdatId, Comdat>,
    /// Every global, in textual order.
    pub globals: Arena<GlobalId, Global>,
    /// Every piece of inline assembly.
    pub asms: Arena<AsmId, InlineAsm>,
    /// Every metadata node.
    pub metadata: Metadata,
    /// `uselistorder` and `uselistorder_bb` outside of functions, in textual order.
    pub use_orders: Vec<UseOrder>,
    /// The lines of a module summary (`^N = ...`), as text.
    pub summary: Vec<Symbol>,
}

/// The attribute lists of one module, each stored once.
#[derive(Clone, Debug, Default)]
pub struct AttrSets {
    sets: Arena<AttrSetId, AttrSet>,
    table: HashMap<AttrSet, AttrSetId, FxBuildHasher>,
}

impl AttrSets {
    /// The id of a list, made if it is new; none if it is empty.
    pub fn intern(&mut self, attrs: &[Attr]) -> Option<AttrSetId> {
        if attrs.is_empty() {
            return None;
        }
        if let Some(id) = self.table.get(attrs) {
            return Some(*id);
        }
        let id = self.sets.push(attrs.into());
        self.table.insert(attrs.into(), id);
        Some(id)
    }

    /// All lists with their ids.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (AttrSetId, &AttrSet)> + ExactSizeIterator {
        self.sets.iter()
    }
}

impl std::ops::Index<AttrSetId> for AttrSets {
    type Output = [Attr];
    fn index(&self, id: AttrSetId) -> &[Attr] {
        &self.sets[id]
    }
}

impl PartialEq for AttrSets {
    fn eq(&self, other: &AttrSets) -> bool {
        self.sets == other.sets
    }
}
impl Eq for AttrSets {}

impl Module {
    /// The type of an operand of a function with body `body`.
    #[inline]
    pub fn type_of(&self, body: &Body, value: Value) -> TypeId {
        match value {
            Value::Local(id) => body.locals[id].ty,
            Value::Const(id) => self.constants[id].ty,
            Value::Metadata(_) => TypeId::metadata(),
            Value::Asm(_) => TypeId::ptr(),
        }
    }

    /// The global with this name.
    pub fn global_named(&self, name: &[u8]) -> Option<GlobalId> {
        let symbol = self.strings.lookup(name)?;
        self.globals.iter().find(|(_, g)| g.name == Some(symbol)).map(|(id, _)| id)
    }

    /// The attributes of a list, those of its groups included.
    pub fn attrs_of(&self, set: Option<AttrSetId>) -> impl Iterator<Item = &Attr> {
        let direct = set.map_or(&[][..], |id| &self.attrs[id]);
        direct.iter().flat_map(move |attr| match attr {
            Attr::Group(number) => {
                let group = self.attr_groups.binary_search_by_key(number, |(number, _)| *number);
                group.map_or(&[][..], |place| &self.attrs[self.attr_groups[place].1])
            }
            other => std::slice::from_ref(other),
        })
    }

    /// Makes globals and instructions stand nowhere: the text they were read from is none that anybody wrote.
    pub fn forget_positions(&mut self) {
        for global in self.globals.values_mut() {
            global.pos = Pos::default();
            if let GlobalKind::Function(function) = &mut global.kind
                && let Some(body) = &mut function.body
            {
                body.insts.values_mut().for_each(|inst| inst.pos = Pos::default());
            }
        }
    }

    /// What a global is called in messages: `@name`, or `@` and its place among all globals.
    pub fn global_name(&self, id: GlobalId) -> String {
        match self.globals[id].name {
            Some(name) => format!("@{}", self.strings.text(name)),
            None => format!("@<unnamed {}>", id.index()),
        }
    }
}
