//! What a value consists of: every first-class value is a flat list of scalars.
//!
//! ```text
//!   { i32, <2 x double>, ptr }     i32 | double | double | ptr       the leaves, in order
//!   cells of a frame                0  |   1    |   2    |  3        one per 64 bits, at least one per leaf
//! ```
//!
//! So `extractvalue`, `insertvalue` and `shufflevector` are copies of cells, and whatever acts on vectors is a loop over
//! leaves. Padding has no cell: a value in a register has none.
//!
//! Limit: a value of more than [`MAX_LEAVES`] scalars has no shape; code that uses one is unsupported.

use bits::float::FloatFormat;
use ir::layout::Layouts;
use ir::types::{Type, TypeId, Types};

/// More scalars than any sensible register has.
pub const MAX_LEAVES: usize = 1 << 16;

/// What the bits of a scalar stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// An integer.
    Int,
    /// A floating-point number.
    Float(FloatFormat),
    /// A pointer.
    Ptr,
}

/// How many cells a scalar of `width` bits takes.
#[inline]
pub fn cells_for(width: u32) -> u32 {
    width.div_ceil(64).max(1)
}

/// One scalar of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// What it is.
    pub kind: Kind,
    /// How many bits it has.
    pub width: u32,
    /// Which of the value's cells it starts at.
    pub cell: u32,
    /// How many bits into the value's memory it lies; a multiple of 8 except in vectors of odd integers.
    pub bit_offset: u64,
}

impl Leaf {
    /// How many bytes it takes in memory.
    pub fn bytes(&self) -> u32 {
        self.width.div_ceil(8)
    }
}

/// What a value consists of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Its scalars.
    pub leaves: Box<[Leaf]>,
    /// How many cells they take together.
    pub cells: u32,
    /// How many bytes a store of it covers.
    pub bytes: u64,
}

/// Scalars of one type: a scalar or a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lanes {
    /// What they are.
    pub kind: Kind,
    /// How many bits each has.
    pub width: u32,
    /// How many there are.
    pub count: u32,
}

impl Lanes {
    /// How many cells each takes.
    pub fn stride(self) -> u32 {
        cells_for(self.width)
    }

    /// How many cells they take together.
    pub fn cells(self) -> u32 {
        self.stride() * self.count
    }
}

/// What a scalar type is, with its width.
pub fn scalar(types: &Types, layouts: &Layouts<'_>, ty: TypeId) -> Option<(Kind, u32)> {
    match &types[ty] {
        Type::Int(width) => Some((Kind::Int, *width)),
        Type::Float(kind) => {
            let format = kind.format();
            Some((Kind::Float(format), format.width()))
        }
        Type::Ptr { addrspace } | Type::TypedPtr { addrspace, .. } => {
            // The machines know one kind of pointer; those of other sizes are none they can handle.
            let bits = layouts.data().pointer(*addrspace).bits;
            (bits == layouts.data().pointer(0).bits).then_some((Kind::Ptr, bits))
        }
        _ => None,
    }
}

/// The scalars of a scalar or vector type.
pub fn lanes(types: &Types, layouts: &Layouts<'_>, ty: TypeId) -> Option<Lanes> {
    let (elem, count) = match &types[ty] {
        Type::Vector { len, scalable: false, elem } => (*elem, *len),
        _ => (ty, 1),
    };
    let (kind, width) = scalar(types, layouts, elem)?;
    (count as usize <= MAX_LEAVES).then_some(Lanes { kind, width, count })
}

/// The shape of a type, if it has one.
pub fn shape(types: &Types, layouts: &Layouts<'_>, ty: TypeId) -> Option<Shape> {
    let bytes = match &types[ty] {
        Type::Void => return Some(Shape { leaves: [].into(), cells: 0, bytes: 0 }),
        _ => layouts.size_of(ty).ok().filter(|size| !size.scalable)?.store,
    };
    let mut leaves = Vec::new();
    // Types nest as deep as their author likes, so the way is kept on a stack of our own.
    let mut todo = vec![(ty, 0u64)];
    while let Some((ty, bit_offset)) = todo.pop() {
        if leaves.len() + todo.len() > MAX_LEAVES {
            return None;
        }
        match &types[ty] {
            Type::Array { len, elem } => {
                let step = layouts.size_of(*elem).ok()?.alloc * 8;
                if *len > MAX_LEAVES as u64 {
                    return None;
                }
                todo.extend((0..*len).rev().map(|i| (*elem, bit_offset + i * step)));
            }
            Type::Vector { len, scalable: false, elem } => {
                let step = layouts.size_of(*elem).ok()?.bits;
                todo.extend((0..u64::from(*len)).rev().map(|i| (*elem, bit_offset + i * step)));
            }
            Type::Struct(_) | Type::Named(_) => {
                let body = types.struct_body(ty)?;
                let layout = layouts.struct_layout(ty).ok()?;
                let fields = body.fields.iter().zip(layout.offsets).rev();
                todo.extend(fields.map(|(&field, offset)| (field, bit_offset + offset * 8)));
            }
            _ => {
                let (kind, width) = scalar(types, layouts, ty)?;
                leaves.push(Leaf { kind, width, cell: 0, bit_offset });
            }
        }
    }
    let mut cells = 0;
    for leaf in &mut leaves {
        leaf.cell = cells;
        cells += cells_for(leaf.width);
    }
    Some(Shape { leaves: leaves.into(), cells, bytes })
}

/// Which leaves of a value of type `ty` the element at `indices` has: the first one and how many.
pub fn element(
    types: &Types,
    layouts: &Layouts<'_>,
    ty: TypeId,
    indices: &[u32],
) -> Option<(usize, usize, TypeId)> {
    let mut ty = ty;
    let mut first = 0;
    for &index in indices {
        for before in 0..index {
            first += leaf_count(types, layouts, types.element(ty, u64::from(before))?)?;
        }
        ty = types.element(ty, u64::from(index))?;
    }
    Some((first, leaf_count(types, layouts, ty)?, ty))
}

fn leaf_count(types: &Types, layouts: &Layouts<'_>, ty: TypeId) -> Option<usize> {
    Some(shape(types, layouts, ty)?.leaves.len())
}
