//! Names that may be used before they are defined: types, globals, metadata nodes.
//!
//! Each gets its place when it is first mentioned; what is still missing at the end is an error at the place
//! of its first mention.

use crate::parser::{MAX_NESTING, Parser, Pointers, Result};
use arena::Id;
use ir::global::GlobalId;
use ir::metadata::{MdId, MdKind, MdNode, MdNumber};
use ir::{ConstKind, NamedType, NamedTypeId, Symbol, Type, TypeId};
use rustc_hash::FxHashMap;

/// A list indexed by small numbers, with a map for the few that are not small.
pub struct Sparse<T> {
    dense: Vec<Option<T>>,
    sparse: FxHashMap<u32, T>,
}

impl<T> Default for Sparse<T> {
    fn default() -> Self {
        Sparse { dense: Vec::new(), sparse: FxHashMap::default() }
    }
}

impl<T: Copy> Sparse<T> {
    /// Forgets everything, keeping the memory.
    pub fn clear(&mut self) {
        self.dense.clear();
        self.sparse.clear();
    }

    pub fn get(&self, number: u32) -> Option<T> {
        match self.dense.get(number as usize) {
            Some(found) => *found,
            None => self.sparse.get(&number).copied(),
        }
    }

    pub fn insert(&mut self, number: u32, value: T) {
        let index = number as usize;
        // A number far past all others does not make the list that long.
        if index < self.dense.len() {
            self.dense[index] = Some(value);
        } else if index < 2 * self.dense.len() + 1024 {
            let had = self.dense.len();
            self.dense.resize(index + 1, None);
            self.dense[index] = Some(value);
            if !self.sparse.is_empty() {
                for i in had..self.dense.len() {
                    if let Some(moved) = self.sparse.remove(&(i as u32)) {
                        self.dense[i].get_or_insert(moved);
                    }
                }
            }
        } else {
            self.sparse.insert(number, value);
        }
    }
}

/// The names and numbers of identified types.
#[derive(Default)]
pub struct TypeSlots {
    /// By the symbol of the name.
    by_name: Vec<Option<TypeSlot>>,
    by_number: Sparse<TypeSlot>,
    /// Identified types in the order of their definitions.
    order: Vec<NamedTypeId>,
    /// Types mentioned, in order: for the first that stays undefined.
    mentioned: Vec<(TypeName, usize)>,
    /// How deep and how large types are when they are written out, by their ids.
    extents: Vec<Extent>,
}

/// The extent of a type that is written out, names of structures excepted.
#[derive(Clone, Copy)]
struct Extent {
    depth: u32,
    parts: u32,
}

/// A type written out has no more parts than this. Only names for types that are no structures can make it
/// longer than its text, doubling with each.
const MAX_PARTS: u32 = 1 << 16;

#[derive(Clone, Copy)]
struct TypeSlot {
    ty: TypeId,
    defined: bool,
}

#[derive(Clone, Copy)]
pub enum TypeName {
    Name(Symbol),
    Number(u32),
}

impl TypeSlots {
    fn get(&self, name: TypeName) -> Option<TypeSlot> {
        match name {
            TypeName::Name(symbol) => self.by_name.get(symbol.index()).copied().flatten(),
            TypeName::Number(number) => self.by_number.get(number),
        }
    }

    fn set(&mut self, name: TypeName, slot: TypeSlot) {
        match name {
            TypeName::Name(symbol) => {
                if self.by_name.len() <= symbol.index() {
                    self.by_name.resize(symbol.index() + 1, None);
                }
                self.by_name[symbol.index()] = Some(slot);
            }
            TypeName::Number(number) => self.by_number.insert(number, slot),
        }
    }
}

impl Parser<'_> {
    /// The type called `name`, mentioned at `pos`.
    pub fn named_type(&mut self, name: TypeName, pos: usize) -> TypeId {
        if let Some(slot) = self.types.get(name) {
            return slot.ty;
        }
        let symbol = if let TypeName::Name(symbol) = name { Some(symbol) } else { None };
        let named = self.module.types.named.push(NamedType { name: symbol, body: None });
        let ty = self.module.types.intern(Type::Named(named));
        self.types.set(name, TypeSlot { ty, defined: false });
        self.types.mentioned.push((name, pos));
        ty
    }

    /// Refuses types that were met since the last time and are too deep or too large to be written out.
    #[inline]
    pub fn check_extents(&mut self) -> Result<()> {
        if self.types.extents.len() < self.module.types.len() { self.measure_types() } else { Ok(()) }
    }

    #[cold]
    fn measure_types(&mut self) -> Result<()> {
        let Parser { types: TypeSlots { extents, .. }, module, .. } = self;
        for index in extents.len()..module.types.len() {
            let mut extent = Extent { depth: 0, parts: 1 };
            // Types are interned after their parts.
            let mut add = |part: TypeId| {
                if let Some(part) = extents.get(part.index()) {
                    extent.depth = extent.depth.max(part.depth + 1);
                    extent.parts = extent.parts.saturating_add(part.parts);
                }
            };
            match &module.types[TypeId::new(index)] {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => add(*elem),
                Type::TypedPtr { pointee, .. } => add(*pointee),
                Type::Struct(body) => body.fields.iter().copied().for_each(add),
                Type::Target { types, .. } => types.iter().copied().for_each(add),
                Type::Function { ret, params, .. } => {
                    add(*ret);
                    params.iter().copied().for_each(add);
                }
                _ => {}
            }
            extents.push(extent);
            if extent.depth > MAX_NESTING {
                return self.error(format!("this type is nested deeper than {MAX_NESTING} levels"));
            }
            if extent.parts > MAX_PARTS {
                return self.error("this type is too large to be written out");
            }
        }
        Ok(())
    }

    /// `%name = type ...`; the token after `type` is next.
    pub fn define_type(&mut self, name: TypeName, pos: usize) -> Result<()> {
        let known = self.types.get(name);
        if known.is_some_and(|slot| slot.defined) {
            return self.error_at(pos, "this type is defined already");
        }
        let body = if self.eat_word(b"opaque") { Some(None) } else { self.try_struct_body()?.map(Some) };
        let Some(body) = body else {
            // Another name for a type that has one already: old LLVMs wrote this, and none can use it early.
            let ty = self.any_type()?;
            // It may have been used in its own definition.
            if self.types.get(name).is_some() {
                return self.error_at(pos, "only structures may be used before they are defined");
            }
            self.types.set(name, TypeSlot { ty, defined: true });
            return Ok(());
        };
        let ty = self.named_type(name, pos);
        if let Type::Named(named) = self.module.types[ty] {
            self.module.types.named[named].body = body;
            self.types.order.push(named);
        }
        self.types.set(name, TypeSlot { ty, defined: true });
        Ok(())
    }

    /// Numbers the identified types as they are defined, or complains about those that are not.
    pub fn resolve_types(&mut self) -> Result<()> {
        self.check_types_defined()?;
        if !self.types.order.is_sorted() {
            self.module.types.reorder_named(&self.types.order);
        }
        Ok(())
    }

    fn check_types_defined(&self) -> Result<()> {
        for &(name, pos) in &self.types.mentioned {
            if self.types.get(name).is_some_and(|slot| !slot.defined) {
                let text = match name {
                    TypeName::Name(symbol) => self.text(symbol),
                    TypeName::Number(number) => number.to_string(),
                };
                return self.error_at(pos, format!("the type %{text} is used but never defined"));
            }
        }
        Ok(())
    }
}

/// The names and numbers of globals. While a module is read, the `GlobalId`s in its constants are places in
/// `slots`; at the end they become places in `module.globals`.
#[derive(Default)]
pub struct GlobalSlots {
    slots: Vec<GlobalSlot>,
    by_name: Vec<Option<GlobalId>>,
    by_number: Sparse<GlobalId>,
    next_number: u32,
}

struct GlobalSlot {
    name: GlobalName,
    /// Its place in `module.globals`.
    defined: Option<GlobalId>,
    mentioned_at: usize,
    /// The pointer type it was first mentioned with; a `blockaddress` names its function without one.
    mentioned_as: Option<TypeId>,
    /// The function type it was first called with while it was not defined.
    called_as: Option<TypeId>,
}

#[derive(Clone, Copy)]
pub enum GlobalName {
    Name(Symbol),
    Number(u32),
}

impl GlobalSlots {
    fn get(&self, name: GlobalName) -> Option<GlobalId> {
        match name {
            GlobalName::Name(symbol) => self.by_name.get(symbol.index()).copied().flatten(),
            GlobalName::Number(number) => self.by_number.get(number),
        }
    }

    fn slot(&mut self, name: GlobalName, pos: usize, ty: Option<TypeId>) -> GlobalId {
        if let Some(id) = self.get(name) {
            let slot = &mut self.slots[id.index()];
            slot.mentioned_as = slot.mentioned_as.or(ty);
            return id;
        }
        let id = GlobalId::new(self.slots.len());
        self.slots.push(GlobalSlot {
            name,
            defined: None,
            mentioned_at: pos,
            mentioned_as: ty,
            called_as: None,
        });
        match name {
            GlobalName::Name(symbol) => {
                if self.by_name.len() <= symbol.index() {
                    self.by_name.resize(symbol.index() + 1, None);
                }
                self.by_name[symbol.index()] = Some(id);
            }
            GlobalName::Number(number) => self.by_number.insert(number, id),
        }
        id
    }

    /// The place in `module.globals` of a slot, if it is defined yet.
    pub fn defined(&self, slot: GlobalId) -> Option<GlobalId> {
        self.slots[slot.index()].defined
    }

    /// The number that an unnamed global gets next.
    pub fn next_number(&self) -> u32 {
        self.next_number
    }
}

impl Parser<'_> {
    /// The global called `name`, mentioned at `pos` with the pointer type `ty`: its slot.
    pub fn global_slot(&mut self, name: GlobalName, pos: usize, ty: TypeId) -> GlobalId {
        self.globals.slot(name, pos, Some(ty))
    }

    /// The function called `name`, mentioned at `pos` for one of its blocks: its slot.
    pub fn function_of_block(&mut self, name: GlobalName, pos: usize) -> GlobalId {
        self.globals.slot(name, pos, None)
    }

    /// The global called `name` will be the next in `module.globals`; `ty` is the type of its address.
    pub fn define_global(&mut self, name: GlobalName, pos: usize, ty: TypeId) -> Result<()> {
        if let GlobalName::Number(number) = name {
            if number < self.globals.next_number {
                let next = self.globals.next_number;
                return self
                    .error_at(pos, format!("globals are numbered upwards: at least @{next} comes next"));
            }
            let Some(after) = number.checked_add(1) else {
                return self.error_at(pos, "no number is left for a global without a name");
            };
            self.globals.next_number = after;
        }
        let slot = self.globals.slot(name, pos, Some(ty));
        let slot = &mut self.globals.slots[slot.index()];
        if slot.defined.is_some() {
            return self.error_at(pos, "this global is defined already");
        }
        slot.defined = Some(self.module.globals.next_id());
        let (as_type, at) = (slot.mentioned_as.unwrap_or(ty), slot.mentioned_at);
        if as_type != ty && !self.pointers_may_agree(as_type, ty) {
            let message = format!(
                "this global is used as {} but defined as {}",
                self.type_text(as_type),
                self.type_text(ty)
            );
            return self.error_at(at, message);
        }
        Ok(())
    }

    /// Whether one global may be seen with both pointer types: exactly equal ones, or typed and opaque ones of
    /// one address space in a module that mixes them.
    pub fn pointers_may_agree(&self, a: TypeId, b: TypeId) -> bool {
        use Type::*;
        let types = &self.module.types;
        let mixed =
            matches!((&types[a], &types[b]), (Ptr { .. }, TypedPtr { .. }) | (TypedPtr { .. }, Ptr { .. }));
        a == b || mixed && types.addrspace(a) == types.addrspace(b)
    }

    /// Remembers that a global not defined yet is called with the function type `ty`.
    pub fn note_call(&mut self, slot: GlobalId, ty: TypeId) {
        let slot = &mut self.globals.slots[slot.index()];
        if slot.defined.is_none() && slot.called_as.is_none() {
            slot.called_as = Some(ty);
        }
    }

    /// Intrinsics that are called need no declaration: makes one, and complains about everything else that is
    /// missing.
    fn declare_missing(&mut self) -> Result<()> {
        let mut missing = Vec::new();
        for (index, slot) in self.globals.slots.iter().enumerate().filter(|(_, slot)| slot.defined.is_none())
        {
            let (name, text) = match slot.name {
                GlobalName::Name(symbol) => (Some(symbol), self.text(symbol)),
                GlobalName::Number(number) => (None, number.to_string()),
            };
            match (slot.called_as, name) {
                (Some(ty), Some(symbol)) if text.starts_with("llvm.") => {
                    missing.push((text, symbol, ty, slot.mentioned_at, index));
                }
                _ => return self.error_at(slot.mentioned_at, format!("@{text} is used but never defined")),
            }
        }
        missing.sort();
        for (_, symbol, ty, pos, index) in missing {
            let place = self.declare_implicitly(symbol, ty, pos);
            self.globals.slots[index].defined = Some(place);
        }
        Ok(())
    }

    /// In a module with typed pointers every use of a global has its type. Others are read again without them.
    fn check_typed_uses(&self) -> Result<()> {
        for (_, constant) in self.module.constants.iter() {
            let ConstKind::Global(slot) = constant.kind else { continue };
            let Some(place) = self.globals.defined(slot) else { continue };
            let value_type = self.module.globals[place].value_type();
            if matches!(*self.ty(constant.ty), Type::TypedPtr { pointee, .. } if pointee != value_type) {
                let slot = &self.globals.slots[slot.index()];
                return self.error_at(slot.mentioned_at, "this global is used with different types");
            }
        }
        Ok(())
    }

    /// Turns slots into places in `module.globals`, or complains about what is missing.
    pub fn resolve_globals(&mut self) -> Result<()> {
        self.declare_missing()?;
        if self.pointers == Pointers::Typed {
            self.check_typed_uses()?;
        }
        let places: Vec<GlobalId> = self.globals.slots.iter().filter_map(|slot| slot.defined).collect();
        if places.iter().enumerate().all(|(i, place)| i == place.index()) {
            return Ok(());
        }
        self.module.constants.rename_references(|kind| match kind {
            ConstKind::Global(global)
            | ConstKind::DsoLocalEquivalent(global)
            | ConstKind::NoCfi(global)
            | ConstKind::BlockAddress { function: global, .. } => *global = places[global.index()],
            _ => {}
        });
        Ok(())
    }
}

/// The numbers of metadata nodes.
#[derive(Default)]
pub struct MdSlots {
    by_number: Sparse<MdId>,
    /// For each node: where it was first mentioned while it is not defined, else `DEFINED`.
    mentioned_at: Vec<u32>,
}

const DEFINED: u32 = u32::MAX;

impl Parser<'_> {
    /// `!number`, mentioned at `pos`.
    #[inline]
    pub fn md_numbered(&mut self, number: u32, pos: usize) -> MdId {
        if let Some(id) = self.metadata.by_number.get(number) {
            return id;
        }
        let node =
            MdNode { number: MdNumber::new(number), distinct: false, kind: MdKind::Tuple(Box::new([])) };
        let id = self.module.metadata.nodes.push(node);
        self.metadata.mentioned_at.resize(id.index(), DEFINED);
        self.metadata.mentioned_at.push(pos as u32);
        self.metadata.by_number.insert(number, id);
        id
    }

    /// `!number = ...`.
    pub fn define_md(&mut self, number: u32, distinct: bool, kind: MdKind, pos: usize) -> Result<()> {
        let id = self.md_numbered(number, pos);
        let mentioned = &mut self.metadata.mentioned_at[id.index()];
        if *mentioned == DEFINED {
            return self.error_at(pos, format!("the metadata !{number} is defined already"));
        }
        *mentioned = DEFINED;
        let node = &mut self.module.metadata.nodes[id];
        node.distinct = distinct;
        node.kind = kind;
        Ok(())
    }

    /// Complains about nodes that were used but never defined.
    pub fn check_metadata_defined(&self) -> Result<()> {
        let missing = self.metadata.mentioned_at.iter().enumerate().filter(|&(_, &pos)| pos != DEFINED);
        match missing.min_by_key(|&(_, pos)| pos) {
            None => Ok(()),
            Some((index, &pos)) => {
                let number = self.module.metadata.nodes[MdId::new(index)].number.map_or(0, MdNumber::get);
                self.error_at(pos as usize, format!("the metadata !{number} is used but never defined"))
            }
        }
    }
}
