//! Where data lies in memory: sizes, alignments and field offsets of types under a `target datalayout`.
//!
//! [`DataLayout`] is the parsed string, [`Layouts`] the answers for every type of one module, computed once
//! and without recursion, so that structures nested ever so deep cost only memory. Types without a size, sizes
//! of 2^64 bits or more and structures that contain themselves are errors, never a wrong number.
//!
//! Limit: sizes that depend on `vscale` are given as the known factor and marked scalable.

mod spec;

pub use spec::{DataLayout, FunctionPtrAlign, Mangling, PointerLayout};

use crate::module::Module;
use crate::strings::Strings;
use crate::types::{StructBody, Type, TypeId, Types};
use arena::Id;
use std::fmt;

/// How much room a value of a type takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSize {
    /// Bits of the value itself.
    pub bits: u64,
    /// Bytes that a store may write.
    pub store: u64,
    /// Bytes from one array element to the next.
    pub alloc: u64,
    /// Whether all of these are to be multiplied by `vscale`.
    pub scalable: bool,
}

/// The fields of a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StructLayout<'a> {
    /// The offset of each field in bytes (times `vscale` if the size is scalable).
    pub offsets: &'a [u64],
    /// The size of the whole.
    pub size: TypeSize,
    /// Its ABI alignment in bytes.
    pub align: u64,
}

/// Why a type has no layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayoutError {
    /// The type at fault: the one asked for, or one that it contains.
    pub ty: TypeId,
    /// What is wrong with it.
    pub kind: LayoutErrorKind,
}

/// What is wrong with a type that has no layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutErrorKind {
    /// It is void, a function, metadata, an opaque structure, ...
    Unsized,
    /// It contains itself by value.
    Recursive,
    /// Its size in bits does not fit 64 bits.
    TooLarge,
    /// It mixes parts whose size depends on `vscale` with others.
    MixedScalable,
    /// The fields of something were asked for that has none.
    NotAStruct,
}

impl LayoutError {
    fn new(ty: TypeId, kind: LayoutErrorKind) -> LayoutError {
        LayoutError { ty, kind }
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            LayoutErrorKind::Unsized => "the type has no size",
            LayoutErrorKind::Recursive => "the type contains itself",
            LayoutErrorKind::TooLarge => "the type is larger than any memory",
            LayoutErrorKind::MixedScalable => "the type mixes scalable and fixed parts",
            LayoutErrorKind::NotAStruct => "the type is not a structure",
        })
    }
}

impl std::error::Error for LayoutError {}

/// What is known about one type.
#[derive(Clone, Copy)]
struct Info {
    size: TypeSize,
    abi: u64,
    pref: u64,
    /// Where the offsets of its fields start in `Layouts::offsets`, if it is a structure.
    fields: u32,
}

#[derive(Clone, Copy)]
enum Slot {
    Unknown,
    /// It is being computed: whoever meets it now has found a cycle.
    Open,
    Known(Info),
    Failed(LayoutError),
}

/// The layouts of all types of one module.
pub struct Layouts<'a> {
    data: DataLayout,
    types: &'a Types,
    strings: &'a Strings,
    slots: Vec<Slot>,
    offsets: Vec<u64>,
}

impl<'a> Layouts<'a> {
    /// The layouts of `types` under `data`; `strings` holds the names of target types.
    pub fn new(data: DataLayout, types: &'a Types, strings: &'a Strings) -> Layouts<'a> {
        let slots = vec![Slot::Unknown; types.len()];
        let mut layouts = Layouts { data, types, strings, slots, offsets: Vec::new() };
        for (id, _) in types.iter() {
            layouts.compute(id);
        }
        layouts
    }

    /// The layouts of the types of a module under its own `target datalayout`.
    pub fn of(module: &'a Module) -> Result<Layouts<'a>, String> {
        Ok(Layouts::new(DataLayout::of(module)?, &module.types, &module.strings))
    }

    /// The rules these layouts follow.
    pub fn data(&self) -> &DataLayout {
        &self.data
    }

    /// How much room a value of `ty` takes.
    pub fn size_of(&self, ty: TypeId) -> Result<TypeSize, LayoutError> {
        self.info(ty).map(|info| info.size)
    }

    /// The alignment in bytes that every object of type `ty` has.
    pub fn abi_align(&self, ty: TypeId) -> Result<u64, LayoutError> {
        self.info(ty).map(|info| info.abi)
    }

    /// The alignment in bytes that an object of type `ty` gets where that costs little.
    pub fn pref_align(&self, ty: TypeId) -> Result<u64, LayoutError> {
        self.info(ty).map(|info| info.pref)
    }

    /// Where the fields of the structure `ty` lie.
    pub fn struct_layout(&self, ty: TypeId) -> Result<StructLayout<'_>, LayoutError> {
        let info = self.info(ty)?;
        let Some(body) = self.types.struct_body(ty) else {
            return Err(LayoutError::new(ty, LayoutErrorKind::NotAStruct));
        };
        let first = info.fields as usize;
        let offsets = &self.offsets[first..first + body.fields.len()];
        Ok(StructLayout { offsets, size: info.size, align: info.abi })
    }

    fn info(&self, ty: TypeId) -> Result<Info, LayoutError> {
        match self.slots.get(ty.index()) {
            Some(Slot::Known(info)) => Ok(*info),
            Some(Slot::Failed(error)) => Err(*error),
            Some(Slot::Unknown | Slot::Open) | None => Err(LayoutError::new(ty, LayoutErrorKind::Unsized)),
        }
    }

    /// Computes the layout of `root` after those of its parts. The list of open types stands for the call
    /// stack of the obvious recursive function.
    fn compute(&mut self, root: TypeId) {
        let mut open: Vec<(TypeId, usize)> = vec![(root, 0)];
        while let Some((ty, next)) = open.last_mut() {
            let ty = *ty;
            if *next == 0 {
                match self.slots[ty.index()] {
                    Slot::Unknown => self.slots[ty.index()] = Slot::Open,
                    _ => {
                        open.pop();
                        continue;
                    }
                }
            }
            let part = self.part(ty, *next);
            *next += 1;
            if let Some(part) = part {
                match self.slots[part.index()] {
                    Slot::Unknown => open.push((part, 0)),
                    // The type is still open when it is finished, and reported then.
                    Slot::Open | Slot::Known(_) | Slot::Failed(_) => {}
                }
                continue;
            }
            self.slots[ty.index()] = match self.finish(ty) {
                Ok(info) => Slot::Known(info),
                Err(error) => Slot::Failed(error),
            };
            open.pop();
        }
    }

    /// The `index`th type that `ty` contains by value.
    fn part(&self, ty: TypeId, index: usize) -> Option<TypeId> {
        match &self.types[ty] {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => (index == 0).then_some(*elem),
            _ => self.types.struct_body(ty)?.fields.get(index).copied(),
        }
    }

    /// The layout of a part, which is known by now or never will be.
    fn of_part(&self, part: TypeId) -> Result<Info, LayoutError> {
        match self.slots[part.index()] {
            Slot::Open => Err(LayoutError::new(part, LayoutErrorKind::Recursive)),
            _ => self.info(part),
        }
    }

    /// The layout of a type whose parts have theirs.
    fn finish(&mut self, ty: TypeId) -> Result<Info, LayoutError> {
        let unsized_type = LayoutError::new(ty, LayoutErrorKind::Unsized);
        match &self.types[ty] {
            Type::Void | Type::Label | Type::Token | Type::Metadata | Type::Function { .. } => {
                Err(unsized_type)
            }
            Type::Int(bits) => {
                let (abi, pref) = self.data.int_align(*bits);
                scalar(ty, u64::from(*bits), false, abi, pref)
            }
            Type::Float(kind) => {
                let bits = kind.format().width();
                let (abi, pref) = self.data.float_align(bits);
                scalar(ty, u64::from(bits), false, abi, pref)
            }
            Type::Ptr { addrspace } | Type::TypedPtr { addrspace, .. } => self.pointer(ty, *addrspace),
            Type::X86Amx => scalar(ty, 8192, false, 64, 64),
            Type::X86Mmx => self.vector(ty, 64, false),
            Type::Array { len, elem } => {
                let elem = self.of_part(*elem)?;
                let too_large = LayoutError::new(ty, LayoutErrorKind::TooLarge);
                let bytes = elem.size.alloc.checked_mul(*len).ok_or(too_large)?;
                aggregate(ty, bytes, elem.size.scalable, elem.abi, elem.pref, 0)
            }
            Type::Vector { len, scalable, elem } => {
                let elem = self.of_part(*elem)?;
                let too_large = LayoutError::new(ty, LayoutErrorKind::TooLarge);
                let bits = elem.size.bits.checked_mul(u64::from(*len)).ok_or(too_large)?;
                self.vector(ty, bits, *scalable)
            }
            Type::Struct(body) => self.structure(ty, body),
            Type::Named(named) => match &self.types.named[*named].body {
                Some(body) => self.structure(ty, body),
                None => Err(unsized_type),
            },
            Type::Target { name, .. } => match self.strings.bytes(*name) {
                b"aarch64.svcount" => self.vector(ty, 16, true),
                name if name.starts_with(b"spirv.") => self.pointer(ty, 0),
                _ => Err(unsized_type),
            },
        }
    }

    fn pointer(&self, ty: TypeId, addrspace: u32) -> Result<Info, LayoutError> {
        let PointerLayout { bits, abi_align, pref_align, .. } = *self.data.pointer(addrspace);
        scalar(ty, u64::from(bits), false, abi_align, pref_align)
    }

    fn vector(&self, ty: TypeId, bits: u64, scalable: bool) -> Result<Info, LayoutError> {
        let (abi, pref) = self.data.vector_align(bits);
        scalar(ty, bits, scalable, abi, pref)
    }

    fn structure(&mut self, ty: TypeId, body: &StructBody) -> Result<Info, LayoutError> {
        let too_large = LayoutError::new(ty, LayoutErrorKind::TooLarge);
        let first = self.offsets.len();
        let mut bytes = 0u64;
        let mut align = 1;
        let mut scalable = false;
        for (i, field) in body.fields.iter().enumerate() {
            let info = self.of_part(*field)?;
            if i == 0 {
                scalable = info.size.scalable;
            } else if scalable != info.size.scalable || (scalable && *field != body.fields[0]) {
                return Err(LayoutError::new(ty, LayoutErrorKind::MixedScalable));
            }
            let field_align = if body.packed { 1 } else { info.abi };
            // Scalable fields are all alike, so nothing ever needs padding between them.
            let offset = if scalable { Some(bytes) } else { bytes.checked_next_multiple_of(field_align) };
            align = align.max(field_align);
            let offset = offset.ok_or(too_large)?;
            self.offsets.push(offset);
            bytes = offset.checked_add(info.size.alloc).ok_or(too_large)?;
        }
        if !scalable {
            bytes = bytes.checked_next_multiple_of(align).ok_or(too_large)?;
        }
        let (aggregate_abi, aggregate_pref) = self.data.aggregate_align();
        let abi = if body.packed { 1 } else { align.max(aggregate_abi) };
        let fields = u32::try_from(first).map_err(|_| too_large)?;
        aggregate(ty, bytes, scalable, abi, align.max(aggregate_pref), fields)
    }
}

/// The layout of a value of `bits` bits.
fn scalar(ty: TypeId, bits: u64, scalable: bool, abi: u64, pref: u64) -> Result<Info, LayoutError> {
    let store = bits.div_ceil(8);
    let too_large = LayoutError::new(ty, LayoutErrorKind::TooLarge);
    let alloc = store.checked_next_multiple_of(abi).ok_or(too_large)?;
    Ok(Info { size: TypeSize { bits, store, alloc, scalable }, abi, pref, fields: 0 })
}

/// The layout of parts that take `bytes` bytes together.
fn aggregate(
    ty: TypeId,
    bytes: u64,
    scalable: bool,
    abi: u64,
    pref: u64,
    fields: u32,
) -> Result<Info, LayoutError> {
    let bits = bytes.checked_mul(8).ok_or(LayoutError::new(ty, LayoutErrorKind::TooLarge))?;
    Ok(Info { fields, ..scalar(ty, bits, scalable, abi, pref)? })
}

#[cfg(test)]
mod tests;
