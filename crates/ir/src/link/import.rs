//! Copying from one module into another under new ids: strings, types, constants and attributes.
//!
//! Nothing is copied twice: a source id is translated once and remembered in [`Maps`], and what is equal in
//! the destination is stored once, so that equal constants of several sources get one id. Depth costs
//! memory, not stack.

use super::resolve::address_operand;
use crate::attribute::{Attr, AttrSetId, MemoryEffects};
use crate::constant::{Const, ConstExpr, ConstId, ConstKind, InRange};
use crate::function::BlockId;
use crate::global::{Comdat, ComdatId, GlobalId};
use crate::inst::{AsmId, CastOp, InlineAsm};
use crate::metadata::MdId;
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::{NamedType, NamedTypeId, StructBody, Type, TypeId};
use arena::Id;
use hashbrown::{HashMap, HashTable};
use rustc_hash::{FxBuildHasher, FxHasher};
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

/// A module that is being filled, with the tables that keep equal things single.
#[derive(Default)]
pub(super) struct Destination {
    pub module: Module,
    /// The contents' type and the address space of each global, if sources may disagree about them.
    pub slots: Vec<(TypeId, u32)>,
    /// The next free metadata number, for sources that are renumbered.
    pub next_number: u32,
    constants: HashTable<ConstId>,
    asms: HashTable<AsmId>,
    pub(super) nodes: HashTable<MdId>,
}

/// What the ids of one source have become in the destination.
pub(super) struct Maps {
    pub named: Vec<Option<NamedTypeId>>,
    pub globals: Vec<GlobalId>,
    pub comdats: Vec<Option<ComdatId>>,
    /// New numbers of attribute groups; without it they stay.
    pub groups: Option<HashMap<u32, u32, FxBuildHasher>>,
    /// Whether metadata nodes get new numbers.
    pub renumber: bool,
    /// Which globals keep the code they have in this source; without it all do.
    pub kept: Option<Vec<bool>>,
    /// What aliases of some globals stand for instead of these.
    pub alias_copies: HashMap<GlobalId, GlobalId, FxBuildHasher>,
    /// A function of which a block's address was taken though its code comes from another source.
    pub lost_block: Option<GlobalId>,
    pub(super) nodes: Vec<Option<MdId>>,
    /// Nodes that have an id in the destination, but no contents yet.
    pub(super) pending_nodes: VecDeque<(MdId, MdId)>,
    strings: Vec<Option<Symbol>>,
    types: Vec<Option<TypeId>>,
    constants: Vec<Option<ConstId>>,
    attrs: Vec<Option<AttrSetId>>,
    asms: Vec<Option<AsmId>>,
    /// Identified structures that have an id in the destination, but no body yet.
    pending_bodies: VecDeque<NamedTypeId>,
}

impl Maps {
    /// Nothing has been copied yet; the globals of `source` will have the ids `globals`.
    pub fn new(source: &Module, globals: Vec<GlobalId>) -> Maps {
        Maps {
            named: vec![None; source.types.named.len()],
            globals,
            comdats: vec![None; source.comdats.len()],
            groups: None,
            renumber: false,
            kept: None,
            alias_copies: HashMap::default(),
            lost_block: None,
            nodes: vec![None; source.metadata.nodes.len()],
            pending_nodes: VecDeque::new(),
            strings: vec![None; source.strings.len()],
            types: vec![None; source.types.len()],
            constants: vec![None; source.constants.len()],
            attrs: vec![None; source.attrs.iter().len()],
            asms: vec![None; source.asms.len()],
            pending_bodies: VecDeque::new(),
        }
    }
}

/// Copies parts of one source into the destination.
pub(super) struct Importer<'a> {
    pub source: &'a Module,
    pub dest: &'a mut Destination,
    pub maps: &'a mut Maps,
}

pub(super) fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

impl<'a> Importer<'a> {
    pub fn string(&mut self, symbol: Symbol) -> Symbol {
        let known = &mut self.maps.strings[symbol.index()];
        *known.get_or_insert_with(|| self.dest.module.strings.intern(self.source.strings.bytes(symbol)))
    }

    pub fn optional_string(&mut self, symbol: Option<Symbol>) -> Option<Symbol> {
        symbol.map(|symbol| self.string(symbol))
    }

    /// The identified structure `id`; its body follows with [`finish_types`](Self::finish_types).
    pub fn named_type(&mut self, id: NamedTypeId) -> NamedTypeId {
        if let Some(known) = self.maps.named[id.index()] {
            return known;
        }
        let NamedType { name, body: _ } = self.source.types.named[id];
        let name = self.optional_string(name);
        self.add_named_type(id, name)
    }

    /// Adds the identified structure `id` under the name `name` of the destination.
    pub fn add_named_type(&mut self, id: NamedTypeId, name: Option<Symbol>) -> NamedTypeId {
        let new = self.dest.module.types.named.push(NamedType { name, body: None });
        self.share_named_type(id, new);
        new
    }

    /// Makes the identified structure `id` the one that the destination has as `new`.
    pub fn share_named_type(&mut self, id: NamedTypeId, new: NamedTypeId) {
        self.maps.named[id.index()] = Some(new);
        if self.dest.module.types.named[new].body.is_none() {
            self.maps.pending_bodies.push_back(id);
        }
    }

    /// Copies the bodies of all identified structures met so far.
    pub fn finish_types(&mut self) {
        while let Some(id) = self.maps.pending_bodies.pop_front() {
            let source = self.source;
            let new = self.named_type(id);
            if let Some(body) = &source.types.named[id].body {
                let body = self.struct_body(body);
                self.dest.module.types.named[new].body = Some(body);
            }
        }
    }

    fn struct_body(&mut self, body: &StructBody) -> StructBody {
        let StructBody { fields, packed } = body;
        StructBody { fields: self.types(fields), packed: *packed }
    }

    fn types(&mut self, list: &[TypeId]) -> Box<[TypeId]> {
        list.iter().map(|&ty| self.ty(ty)).collect()
    }

    pub fn ty(&mut self, root: TypeId) -> TypeId {
        if let Some(known) = self.maps.types[root.index()] {
            return known;
        }
        let mut last = root;
        let mut open = vec![root];
        while let Some(&id) = open.last() {
            if let Some(known) = self.maps.types[id.index()] {
                last = known;
                open.pop();
                continue;
            }
            let source = self.source;
            let ty = &source.types[id];
            let before = open.len();
            for_each_type(ty, |part| {
                if self.maps.types[part.index()].is_none() {
                    open.push(part);
                }
            });
            if open.len() > before {
                open[before..].reverse();
                continue;
            }
            let new = self.copied_type(ty);
            self.maps.types[id.index()] = Some(self.dest.module.types.intern(new));
        }
        // The root was known last.
        last
    }

    /// The type `ty`, whose parts are known.
    fn copied_type(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Void
            | Type::Label
            | Type::Token
            | Type::Metadata
            | Type::X86Amx
            | Type::X86Mmx
            | Type::Float(_)
            | Type::Int(_)
            | Type::Ptr { addrspace: _ } => ty.clone(),
            Type::TypedPtr { pointee, addrspace } => {
                Type::TypedPtr { pointee: self.ty(*pointee), addrspace: *addrspace }
            }
            Type::Array { len, elem } => Type::Array { len: *len, elem: self.ty(*elem) },
            Type::Vector { len, scalable, elem } => {
                Type::Vector { len: *len, scalable: *scalable, elem: self.ty(*elem) }
            }
            Type::Struct(body) => Type::Struct(self.struct_body(body)),
            Type::Named(named) => Type::Named(self.named_type(*named)),
            Type::Function { ret, params, vararg } => {
                Type::Function { ret: self.ty(*ret), params: self.types(params), vararg: *vararg }
            }
            Type::Target { name, types, ints } => {
                Type::Target { name: self.string(*name), types: self.types(types), ints: ints.clone() }
            }
        }
    }

    pub fn optional_constant(&mut self, id: Option<ConstId>) -> Option<ConstId> {
        id.map(|id| self.constant(id))
    }

    pub fn constant(&mut self, root: ConstId) -> ConstId {
        if let Some(known) = self.maps.constants[root.index()] {
            return known;
        }
        let mut open = vec![root];
        let mut last = root;
        while let Some(&id) = open.last() {
            if let Some(known) = self.maps.constants[id.index()] {
                last = known;
                open.pop();
                continue;
            }
            let source = self.source;
            let constant = &source.constants[id];
            let before = open.len();
            for_each_constant(&constant.kind, |part| {
                if self.maps.constants[part.index()].is_none() {
                    open.push(part);
                }
            });
            if open.len() > before {
                open[before..].reverse();
                continue;
            }
            let new = self.copied_constant(constant);
            self.maps.constants[id.index()] = Some(new);
        }
        // The root was known last.
        last
    }

    /// The constant `constant`, whose parts are known.
    fn copied_constant(&mut self, constant: &Const) -> ConstId {
        use ConstKind::*;
        let Const { ty, kind } = constant;
        let ty = self.ty(*ty);
        let kind = match kind {
            Int(_)
            | WideInt(_)
            | Float(_)
            | WideFloat(_)
            | Null
            | ConstKind::None
            | Undef
            | Poison
            | Zero
            | Bytes(_) => kind.clone(),
            Array(parts) => Array(self.constants(parts)),
            Struct(parts) => Struct(self.constants(parts)),
            Vector(parts) => Vector(self.constants(parts)),
            Splat(part) => Splat(self.constant(*part)),
            Global(global) => return self.address(ty, *global),
            BlockAddress { function, block } => self.block_address(*function, *block),
            DsoLocalEquivalent(global) => DsoLocalEquivalent(self.maps.globals[global.index()]),
            NoCfi(global) => NoCfi(self.maps.globals[global.index()]),
            PtrAuth(parts) => PtrAuth(self.constants(parts)),
            Expr(expr) => Expr(Box::new(self.expression(expr))),
        };
        self.dest.constant(Const { ty, kind })
    }

    fn constants(&mut self, list: &[ConstId]) -> Box<[ConstId]> {
        list.iter().map(|&id| self.constant(id)).collect()
    }

    fn several<const N: usize>(&mut self, list: &[ConstId; N]) -> [ConstId; N] {
        list.map(|id| self.constant(id))
    }

    /// The address of a global as a constant of type `ty`, converted if the global is of another type in
    /// the destination.
    fn address(&mut self, ty: TypeId, global: GlobalId) -> ConstId {
        let target = self.maps.globals[global.index()];
        let types = &mut self.dest.module.types;
        let kept = self.maps.kept.as_ref().is_none_or(|kept| kept[global.index()]);
        let own = match self.dest.slots.get(target.index()) {
            Some(&(pointee, addrspace)) if !kept => types.intern(match types[ty] {
                Type::TypedPtr { .. } => Type::TypedPtr { pointee, addrspace },
                _ => Type::Ptr { addrspace },
            }),
            _ => ty,
        };
        let value = self.dest.constant(Const { ty: own, kind: ConstKind::Global(target) });
        if own == ty {
            return value;
        }
        let types = &self.dest.module.types;
        let op =
            if types.addrspace(own) == types.addrspace(ty) { CastOp::BitCast } else { CastOp::AddrSpaceCast };
        self.dest.constant(Const { ty, kind: ConstKind::Expr(Box::new(ConstExpr::Cast { op, value })) })
    }

    /// What an alias stands for: as the constant `id`, but computed from the copy made for it, if any.
    pub fn aliasee(&mut self, id: ConstId) -> ConstId {
        let source = self.source;
        let mut path = Vec::new();
        let mut at = id;
        while let ConstKind::Expr(expr) = &source.constants[at].kind
            && let Some(next) = address_operand(expr)
        {
            path.push((source.constants[at].ty, expr));
            at = next;
        }
        let Const { ty, kind: ConstKind::Global(base) } = &source.constants[at] else {
            return self.constant(id);
        };
        let Some(&copy) = self.maps.alias_copies.get(base) else { return self.constant(id) };
        let ty = self.ty(*ty);
        let mut new = self.dest.constant(Const { ty, kind: ConstKind::Global(copy) });
        for (ty, expr) in path.into_iter().rev() {
            let mut expr = self.expression(expr);
            if let ConstExpr::Cast { value: operand, .. }
            | ConstExpr::Gep { base: operand, .. }
            | ConstExpr::Binary { lhs: operand, .. } = &mut expr
            {
                *operand = new;
            }
            let ty = self.ty(ty);
            new = self.dest.constant(Const { ty, kind: ConstKind::Expr(Box::new(expr)) });
        }
        new
    }

    fn block_address(&mut self, function: GlobalId, block: BlockId) -> ConstKind {
        if self.maps.kept.as_ref().is_some_and(|kept| !kept[function.index()]) {
            self.maps.lost_block = Some(function);
        }
        ConstKind::BlockAddress { function: self.maps.globals[function.index()], block }
    }

    fn expression(&mut self, expr: &ConstExpr) -> ConstExpr {
        use ConstExpr::*;
        match expr {
            Binary { op, flags, lhs, rhs } => {
                Binary { op: *op, flags: *flags, lhs: self.constant(*lhs), rhs: self.constant(*rhs) }
            }
            Cast { op, value } => Cast { op: *op, value: self.constant(*value) },
            Gep { flags, in_range, source, base, indices } => Gep {
                flags: *flags,
                in_range: in_range.as_ref().map(|range| match range {
                    InRange::Index(index) => InRange::Index(*index),
                    InRange::Offsets(from, to) => InRange::Offsets(from.clone(), to.clone()),
                }),
                source: self.ty(*source),
                base: self.constant(*base),
                indices: self.constants(indices),
            },
            ICmp { predicate, lhs, rhs } => {
                ICmp { predicate: *predicate, lhs: self.constant(*lhs), rhs: self.constant(*rhs) }
            }
            FCmp { predicate, lhs, rhs } => {
                FCmp { predicate: *predicate, lhs: self.constant(*lhs), rhs: self.constant(*rhs) }
            }
            FNeg(value) => FNeg(self.constant(*value)),
            Select(parts) => Select(self.several(parts)),
            ExtractElement(parts) => ExtractElement(self.several(parts)),
            InsertElement(parts) => InsertElement(self.several(parts)),
            ShuffleVector(parts) => ShuffleVector(self.several(parts)),
            ExtractValue(value, path) => ExtractValue(self.constant(*value), path.clone()),
            InsertValue(parts, path) => InsertValue(self.several(parts), path.clone()),
        }
    }

    pub fn attrs(&mut self, set: Option<AttrSetId>) -> Option<AttrSetId> {
        let set = set?;
        if let Some(known) = self.maps.attrs[set.index()] {
            return Some(known);
        }
        let source = self.source;
        let list: Vec<Attr> = source.attrs[set].iter().filter_map(|attr| self.attr(attr)).collect();
        let new = self.dest.module.attrs.intern(&list);
        self.maps.attrs[set.index()] = new;
        new
    }

    fn attr(&mut self, attr: &Attr) -> Option<Attr> {
        Some(match attr {
            Attr::Group(number) => {
                let groups = self.maps.groups.as_ref();
                // A group that nobody defines says nothing, and must not become one that somebody does.
                Attr::Group(groups.map_or(Some(*number), |groups| groups.get(number).copied())?)
            }
            Attr::Flag(kind) => Attr::Flag(*kind),
            Attr::Int(kind, value) => Attr::Int(*kind, *value),
            Attr::Type(kind, ty) => Attr::Type(*kind, self.ty(*ty)),
            Attr::Pair(kind, first, second) => Attr::Pair(*kind, *first, *second),
            Attr::Range(ty, bounds) => Attr::Range(self.ty(*ty), bounds.clone()),
            Attr::Initializes(ranges) => Attr::Initializes(ranges.clone()),
            Attr::Memory(MemoryEffects { default, locations }) => Attr::Memory(MemoryEffects {
                default: *default,
                locations: locations.iter().map(|&(place, access)| (self.string(place), access)).collect(),
            }),
            Attr::Text(kind, text) => Attr::Text(*kind, self.string(*text)),
            Attr::String(key, value) => Attr::String(self.string(*key), self.optional_string(*value)),
            Attr::Unknown(text) => Attr::Unknown(self.string(*text)),
        })
    }

    pub fn comdat(&mut self, id: ComdatId) -> ComdatId {
        if let Some(known) = self.maps.comdats[id.index()] {
            return known;
        }
        let Comdat { name, selection } = self.source.comdats[id];
        let name = self.string(name);
        let new = self.dest.module.comdats.push(Comdat { name, selection });
        self.maps.comdats[id.index()] = Some(new);
        new
    }

    pub fn asm(&mut self, id: AsmId) -> AsmId {
        if let Some(known) = self.maps.asms[id.index()] {
            return known;
        }
        let source = self.source;
        let InlineAsm { ty, side_effect, align_stack, intel_dialect, unwind, assembly, constraints } =
            &source.asms[id];
        let asm = InlineAsm {
            ty: self.ty(*ty),
            side_effect: *side_effect,
            align_stack: *align_stack,
            intel_dialect: *intel_dialect,
            unwind: *unwind,
            assembly: self.string(*assembly),
            constraints: self.string(*constraints),
        };
        let new = self.dest.asm(asm);
        self.maps.asms[id.index()] = Some(new);
        new
    }
}

impl Destination {
    /// The id of a constant; equal ones have one, whatever they are.
    pub fn constant(&mut self, constant: Const) -> ConstId {
        let all = &mut self.module.constants;
        let hash = hash_of(&constant);
        if let Some(id) = self.constants.find(hash, |&id| all[id] == constant) {
            return *id;
        }
        let id = all.add(constant);
        self.constants.insert_unique(hash, id, |&id| hash_of(&all[id]));
        id
    }

    fn asm(&mut self, asm: InlineAsm) -> AsmId {
        let all = &mut self.module.asms;
        let hash = hash_of(&asm);
        if let Some(id) = self.asms.find(hash, |&id| all[id] == asm) {
            return *id;
        }
        let id = all.push(asm);
        self.asms.insert_unique(hash, id, |&id| hash_of(&all[id]));
        id
    }
}

/// Calls `visit` on every type that `ty` consists of, except through an identified structure.
pub(super) fn for_each_type(ty: &Type, mut visit: impl FnMut(TypeId)) {
    match ty {
        Type::Void
        | Type::Label
        | Type::Token
        | Type::Metadata
        | Type::X86Amx
        | Type::X86Mmx
        | Type::Float(_)
        | Type::Int(_)
        | Type::Ptr { .. }
        | Type::Named(_) => {}
        Type::TypedPtr { pointee: part, .. }
        | Type::Array { elem: part, .. }
        | Type::Vector { elem: part, .. } => visit(*part),
        Type::Struct(body) => body.fields.iter().copied().for_each(visit),
        Type::Function { ret, params, .. } => {
            visit(*ret);
            params.iter().copied().for_each(visit);
        }
        Type::Target { types, .. } => types.iter().copied().for_each(visit),
    }
}

/// Calls `visit` on every constant that a constant consists of.
fn for_each_constant(kind: &ConstKind, visit: impl FnMut(ConstId)) {
    use ConstKind::*;
    match kind {
        Int(_)
        | WideInt(_)
        | Float(_)
        | WideFloat(_)
        | Null
        | None
        | Undef
        | Poison
        | Zero
        | Bytes(_)
        | Global(_)
        | BlockAddress { .. }
        | DsoLocalEquivalent(_)
        | NoCfi(_) => {}
        Array(parts) | Struct(parts) | Vector(parts) | PtrAuth(parts) => {
            parts.iter().copied().for_each(visit)
        }
        Splat(part) => std::iter::once(*part).for_each(visit),
        Expr(expr) => expr.operands().into_iter().for_each(visit),
    }
}
