//! Constants as cells, and initialisers as bytes.

use crate::code::{Literal, LiteralValue, Operand};
use crate::lower::{Builder, Indexed, Lowered};
use crate::object::{Init, InitPart};
use crate::primitive::Primitive;
use crate::shape::cells_for;
use bits::Bits;
use ir::constant::{ConstExpr, ConstId, ConstKind};
use ir::global::{Global, GlobalId, GlobalKind, Linkage};
use ir::types::{Type, TypeId};

impl Builder<'_> {
    /// The cells of a constant.
    pub(crate) fn constant(&mut self, id: ConstId) -> Lowered<Operand> {
        if let Some(known) = self.constant_operands.get(&id) {
            return known.clone();
        }
        let lowered = self.new_constant(id);
        self.constant_operands.insert(id, lowered.clone());
        lowered
    }

    fn new_constant(&mut self, id: ConstId) -> Lowered<Operand> {
        let constant = &self.module.constants[id];
        let mut leaves = Vec::new();
        self.leaves(id, constant.ty, &mut leaves)?;
        Ok(self.literals_of(leaves))
    }

    /// Gives leaves cells of their own, next to each other.
    fn literals_of(&mut self, leaves: Vec<(u32, LiteralValue)>) -> Operand {
        let first = self.constant_cells;
        for (width, value) in leaves {
            self.literals.push(Literal { cell: self.constant_cells, width, value });
            self.constant_cells += cells_for(width);
        }
        Operand::constant(first)
    }

    fn leaves(&mut self, id: ConstId, ty: TypeId, leaves: &mut Vec<(u32, LiteralValue)>) -> Lowered<()> {
        let shape = self.shape(ty)?;
        let module = self.module;
        let whole = |value: fn(u32) -> LiteralValue, builder: &Self, leaves: &mut Vec<_>| {
            let shape = &builder.code.shapes[shape];
            leaves.extend(shape.leaves.iter().map(|leaf| (leaf.width, value(leaf.width))));
        };
        let zero = |width| LiteralValue::Bits(Bits::zero(width));
        match &module.constants[id].kind {
            ConstKind::Zero | ConstKind::Null => whole(zero, self, leaves),
            ConstKind::Undef => whole(|_| LiteralValue::Undef, self, leaves),
            ConstKind::Poison => whole(|_| LiteralValue::Poison, self, leaves),
            ConstKind::Int(value) | ConstKind::Float(value) => {
                let width = self.code.shapes[shape].leaves.first().map_or(64, |leaf| leaf.width);
                leaves.push((width, LiteralValue::Bits(Bits::from_u64(width, *value))));
            }
            ConstKind::WideInt(value) => leaves.push((value.width(), LiteralValue::Bits((**value).clone()))),
            ConstKind::WideFloat(value) => {
                let width = self.code.shapes[shape].leaves.first().map_or(128, |leaf| leaf.width);
                leaves.push((width, LiteralValue::Bits(Bits::from_u128(width, **value))));
            }
            ConstKind::Array(parts) | ConstKind::Struct(parts) | ConstKind::Vector(parts) => {
                for &part in parts {
                    self.leaves(part, module.constants[part].ty, leaves)?;
                }
            }
            ConstKind::Splat(part) => {
                let Type::Vector { len, .. } = module.types[ty] else {
                    return Err("a splat of no vector".into());
                };
                for _ in 0..len {
                    self.leaves(*part, module.constants[*part].ty, leaves)?;
                }
            }
            ConstKind::Bytes(bytes) => {
                leaves.extend(bytes.iter().map(|&b| (8, LiteralValue::Bits(Bits::from_u64(8, b.into())))));
            }
            ConstKind::Global(global) | ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                if let ir::global::GlobalKind::Alias { target, .. } = &module.globals[*global].kind {
                    if self.opaque_intrinsics && module.globals[*global].linkage.is_replaceable() {
                        return Err("an alias that may be replaced when modules are linked".to_string());
                    }
                    return self.leaves(*target, ty, leaves);
                }
                if self.is_undefined_weak(*global) {
                    leaves.push((self.pointer_bits, LiteralValue::Bits(Bits::zero(self.pointer_bits))));
                    return Ok(());
                }
                let object = self.object_of(*global)?;
                leaves.push((self.pointer_bits, LiteralValue::Address(object)));
            }
            ConstKind::BlockAddress { function, block } => {
                let object = self.block_object(*function, *block)?;
                leaves.push((self.pointer_bits, LiteralValue::Address(object)));
            }
            ConstKind::Expr(expr) => self.expression(expr, ty, leaves)?,
            ConstKind::None => return Err("a token as an operand".to_string()),
            ConstKind::PtrAuth(_) => return Err("a signed pointer (`ptrauth`)".to_string()),
        }
        Ok(())
    }

    /// Whether a global is a weak reference to what nobody defines: a linker makes its address null. Of one function alone that is not known.
    pub(super) fn is_undefined_weak(&self, global: GlobalId) -> bool {
        let Global { linkage, kind, name, .. } = &self.module.globals[global];
        let defined = match kind {
            GlobalKind::Variable(variable) => variable.init.is_some(),
            GlobalKind::Function(function) => {
                let primitive = name.and_then(|name| Primitive::named(self.module.strings.bytes(name)));
                function.body.is_some() || primitive.is_some()
            }
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => true,
        };
        *linkage == Linkage::ExternWeak && !defined && !self.opaque_intrinsics
    }

    /// Code that computes a constant expression, and the cells it leaves the result in.
    fn expression(
        &mut self,
        expr: &ConstExpr,
        ty: TypeId,
        leaves: &mut Vec<(u32, LiteralValue)>,
    ) -> Lowered<()> {
        let shape = self.shape(ty)?;
        let dst = self.constant_frame;
        let widths: Vec<(u32, u32)> =
            self.code.shapes[shape].leaves.iter().map(|leaf| (leaf.width, dst + leaf.cell)).collect();
        // Operands that are computed too come after it in the frame, though before it in the code.
        let cells = self.code.shapes[shape].cells;
        self.constant_frame += cells;
        let constants = &self.module.constants;
        let op = match expr {
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                let (a, b) = (self.constant(*lhs)?, self.constant(*rhs)?);
                self.binary(*op, *flags, ty, dst, a, b)?
            }
            ConstExpr::Cast { op, value } => {
                let from = constants[*value].ty;
                let a = self.constant(*value)?;
                self.cast(*op, ir::inst::OpFlags::NONE, from, ty, dst, a)?
            }
            ConstExpr::Gep { flags, source, base, indices, .. } => {
                let base_ty = constants[*base].ty;
                let base = self.constant(*base)?;
                let mut parts = Vec::with_capacity(indices.len());
                for &index in indices {
                    let known = ir::constant::as_index(&constants[index].kind);
                    parts.push((self.constant(index)?, constants[index].ty, known));
                }
                self.gep(*flags, Indexed { ty: *source, elements: None }, ty, dst, (base, base_ty), &parts)?
            }
            ConstExpr::ICmp { predicate, lhs, rhs } => {
                let of = constants[*lhs].ty;
                let (a, b) = (self.constant(*lhs)?, self.constant(*rhs)?);
                self.icmp(*predicate, ir::inst::OpFlags::NONE, of, dst, a, b)?
            }
            ConstExpr::FCmp { predicate, lhs, rhs } => {
                let of = constants[*lhs].ty;
                let (a, b) = (self.constant(*lhs)?, self.constant(*rhs)?);
                self.fcmp(*predicate, ir::inst::OpFlags::NONE, of, dst, a, b)?
            }
            ConstExpr::Select([cond, yes, no]) => {
                let cond_ty = constants[*cond].ty;
                let operands = [self.constant(*cond)?, self.constant(*yes)?, self.constant(*no)?];
                self.select(ir::inst::OpFlags::NONE, cond_ty, ty, dst, operands)?
            }
            ConstExpr::ExtractElement([vector, index]) => {
                let types = (constants[*vector].ty, constants[*index].ty);
                let (vector, index) = (self.constant(*vector)?, self.constant(*index)?);
                self.extract_element(types, dst, vector, index)?
            }
            ConstExpr::InsertElement([vector, element, index]) => {
                let types = (constants[*vector].ty, constants[*index].ty);
                let (vector, element) = (self.constant(*vector)?, self.constant(*element)?);
                let index = self.constant(*index)?;
                self.insert_element(types, dst, vector, element, index)?
            }
            ConstExpr::ShuffleVector([a, b, mask]) => {
                let of = constants[*a].ty;
                let (a, b) = (self.constant(*a)?, self.constant(*b)?);
                self.shuffle(of, dst, a, b, *mask)?
            }
            _ => return Err("a constant expression of this kind".to_string()),
        };
        self.constant_ops.push(op);
        self.constant_results.push((dst, cells));
        leaves.extend(widths.iter().map(|&(width, reg)| (width, LiteralValue::Computed(reg))));
        Ok(())
    }

    /// What a variable with this initialiser contains.
    pub(crate) fn initialiser(&mut self, id: ConstId) -> Lowered<Init> {
        let mut init = Init::default();
        let module = self.module;
        // Initialisers nest as deep as their types.
        let mut todo = vec![(id, 0u64)];
        while let Some((id, offset)) = todo.pop() {
            let constant = &module.constants[id];
            match &constant.kind {
                ConstKind::Zero | ConstKind::Null => {}
                ConstKind::Int(value) | ConstKind::Float(value) => {
                    let bytes = self.store_size(constant.ty)?.min(8) as usize;
                    write(&mut init, offset, &value.to_le_bytes()[..bytes])?;
                }
                ConstKind::WideFloat(value) => {
                    let bytes = self.store_size(constant.ty)?.min(16) as usize;
                    write(&mut init, offset, &value.to_le_bytes()[..bytes])?;
                }
                ConstKind::WideInt(value) => {
                    let bytes: Vec<u8> = value.words().iter().flat_map(|word| word.to_le_bytes()).collect();
                    let len = self.store_size(constant.ty)? as usize;
                    write(&mut init, offset, &bytes[..len.min(bytes.len())])?;
                }
                ConstKind::Bytes(bytes) => write(&mut init, offset, bytes)?,
                ConstKind::Undef | ConstKind::Poison => {
                    init.undef.push((offset, self.store_size(constant.ty)?));
                }
                ConstKind::Array(parts) => {
                    let Type::Array { elem, .. } = module.types[constant.ty] else { continue };
                    let step = self.alloc_size(elem)?;
                    todo.extend(parts.iter().enumerate().map(|(i, &part)| (part, offset + i as u64 * step)));
                }
                ConstKind::Struct(parts) => {
                    let layout = self.layouts.struct_layout(constant.ty).map_err(|e| e.to_string())?;
                    todo.extend(parts.iter().zip(layout.offsets).map(|(&part, at)| (part, offset + at)));
                }
                _ => {
                    // Vectors of odd integers are packed, so they are stored as the machine stores them.
                    let shape = self.shape(constant.ty)?;
                    let value = self.constant(id)?;
                    init.parts.push(InitPart { offset, value, shape });
                }
            }
        }
        init.parts.sort_by_key(|part| part.offset);
        Ok(init)
    }
}

/// More than any program should contain at the start.
const MAX_INIT: u64 = 1 << 32;

fn write(init: &mut Init, offset: u64, bytes: &[u8]) -> Lowered<()> {
    let end = offset.checked_add(bytes.len() as u64).filter(|&end| end <= MAX_INIT);
    let Some(end) = end else { return Err("a variable of more than 4 GiB".to_string()) };
    let (start, end) = (offset as usize, end as usize);
    if init.bytes.len() < end {
        init.bytes.resize(end, 0);
    }
    init.bytes[start..end].copy_from_slice(bytes);
    Ok(())
}
