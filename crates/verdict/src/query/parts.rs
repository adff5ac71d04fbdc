//! The way from a variable to a part of it: fields, elements, what pointers point to.
//!
//! Debug info says where parts are; without it the types of the IR do, whose fields have numbers.
//!
//! Limit: floating-point numbers, and numbers of more than 64 bits, are refused.

use super::ast::{Index, Name, Path, Step};
use super::resolve::{Failure, Read, Scope, Source};
use super::resolved::{AddressStep, Base};
use crate::suggest;
use ir::debug::{Member, TypeLayout};
use ir::layout::Layouts;
use ir::metadata::MdId;
use ir::types::{Type, TypeId};
use source::Pos;

/// Structures without a name are looked into this many times.
const MAX_STRUCTS: usize = 1000;

/// The type of what a path has come to.
#[derive(Clone)]
pub(super) enum Shape {
    /// A type of the source program.
    Source(MdId),
    /// An array of it: elements so many bits apart, and how many each dimension has.
    Elements { element: MdId, stride: u64, counts: Vec<Option<u64>> },
    /// A bit-field: its type and how many bits it has.
    BitField(MdId, u64),
    /// A type of the IR.
    Ir(TypeId),
}

/// A way into a variable.
struct Walk {
    base: Base,
    steps: Vec<AddressStep>,
    /// How many bits behind the last step.
    bits: u64,
    shape: Shape,
    /// What was said so far.
    text: String,
}

impl Walk {
    /// Makes the bits a step; what is left are those within a byte.
    fn flush(&mut self) -> Option<()> {
        let bytes = i64::try_from(self.bits / 8).ok()?;
        if bytes != 0 {
            self.steps.push(AddressStep::Add(bytes));
        }
        self.bits %= 8;
        Some(())
    }
}

impl Scope<'_> {
    /// Reads the part of a variable that a path leads to.
    pub(super) fn walk(
        &self,
        base: Base,
        steps: Vec<AddressStep>,
        shape: Shape,
        path: &Path,
        pos: Pos,
    ) -> Result<Read, Failure> {
        let mut walk = Walk { base, steps, bits: 0, shape, text: path.root.text.clone() };
        for step in &path.steps {
            match step {
                Step::Field(name) => {
                    self.field(&mut walk, name)?;
                    walk.text = format!("{}.{}", walk.text, name.text);
                }
                Step::Arrow(name) => {
                    self.follow(&mut walk, name.pos)?;
                    self.field(&mut walk, name)?;
                    walk.text = format!("{}->{}", walk.text, name.text);
                }
                Step::Index(index) => {
                    self.index(&mut walk, index)?;
                    let shown = match index {
                        Index::Number(number, _) => number.to_string(),
                        Index::Variable(name) => name.text.clone(),
                    };
                    walk.text = format!("{}[{shown}]", walk.text);
                }
            }
        }
        for _ in 0..path.stars {
            self.follow(&mut walk, pos)?;
            walk.text = format!("*{}", walk.text);
        }
        let (width, signed, pointer) = match walk.shape {
            Shape::BitField(ty, bits) => {
                let (_, signed, pointer) = scalar(&self.debug.type_layout(ty), &walk.text, pos)?;
                (u32::try_from(bits).unwrap_or(u32::MAX), Some(signed), pointer)
            }
            Shape::Source(ty) => {
                let (bits, signed, pointer) = scalar(&self.debug.type_layout(ty), &walk.text, pos)?;
                (bits, Some(signed), pointer)
            }
            Shape::Elements { .. } => {
                return Failure::at(pos, format!("`{}` is an array: say which element", walk.text));
            }
            Shape::Ir(ty) => match &self.program.module.types[ty] {
                Type::Int(bits) if *bits <= 64 => (*bits, None, false),
                Type::Ptr { .. } | Type::TypedPtr { .. } => (self.program.pointer_bits, Some(false), true),
                _ => {
                    let message = format!("`{}` is no whole number of at most 64 bits", walk.text);
                    return Failure::at(pos, message);
                }
            },
        };
        let fits = walk.flush().is_some() && walk.bits + u64::from(width) <= 64 && width > 0;
        if !fits {
            return Failure::at(pos, format!("`{}` cannot be read as one number", walk.text));
        }
        let source = Source::Memory { base: walk.base, steps: walk.steps, shift: walk.bits as u32 };
        Ok(Read { source, width, signed, pointer })
    }

    fn field(&self, walk: &mut Walk, name: &Name) -> Result<(), Failure> {
        let no_field = |hint: String| {
            Failure::at(name.pos, format!("`{}` has no field `{}`{hint}", walk.text, name.text))
        };
        match walk.shape {
            Shape::Source(ty) => {
                let TypeLayout::Struct { members } = self.debug.type_layout(ty) else {
                    let mut hint = format!(": it is of type `{}`", self.debug.type_name(ty));
                    if matches!(self.debug.type_layout(ty), TypeLayout::Pointer { .. }) {
                        hint.push_str("; did you mean `->`?");
                    }
                    return no_field(hint);
                };
                let mut names = Vec::new();
                // Members of structures without a name count as members of the outer one.
                let mut todo: Vec<(u64, Member<'_>)> = members.into_iter().map(|m| (0, m)).collect();
                let mut place = 0;
                while let Some((base, member)) = todo.get(place).cloned().filter(|_| place < MAX_STRUCTS) {
                    place += 1;
                    let offset = base.saturating_add(member.offset);
                    if member.name == name.text {
                        walk.bits = walk.bits.saturating_add(offset);
                        walk.shape = match member.bit_field {
                            Some(bits) => Shape::BitField(member.ty, bits),
                            None => Shape::Source(member.ty),
                        };
                        return Ok(());
                    }
                    if !member.name.is_empty() {
                        names.push(member.name);
                    } else if let TypeLayout::Struct { members } = self.debug.type_layout(member.ty) {
                        todo.extend(members.into_iter().map(|member| (offset, member)));
                    }
                }
                let hint = suggest::ending(&name.text, names.iter().map(|name| &**name));
                let all = format!("; there are {}", names.join(", "));
                no_field(if hint.is_empty() && !names.is_empty() { all } else { hint })
            }
            Shape::Ir(ty) => {
                let types = &self.program.module.types;
                let layouts = Layouts::of(&self.program.module).ok();
                let number = name.text.parse::<usize>().ok();
                let found = number.zip(layouts.as_ref()).and_then(|(number, layouts)| {
                    let field = *types.struct_body(ty)?.fields.get(number)?;
                    Some((field, *layouts.struct_layout(ty).ok()?.offsets.get(number)?))
                });
                match (found, types.struct_body(ty)) {
                    (Some((field, offset)), _) => {
                        walk.bits = walk.bits.saturating_add(offset.saturating_mul(8));
                        walk.shape = Shape::Ir(field);
                        Ok(())
                    }
                    (None, Some(body)) => no_field(format!(
                        ": without debug info fields are numbers below {}",
                        body.fields.len()
                    )),
                    (None, None) => no_field(String::new()),
                }
            }
            Shape::Elements { .. } => no_field(": it is an array".to_string()),
            Shape::BitField(..) => no_field(": it is a bit-field".to_string()),
        }
    }

    /// Goes to what a pointer points to.
    fn follow(&self, walk: &mut Walk, pos: Pos) -> Result<(), Failure> {
        let target = match walk.shape {
            Shape::Source(ty) => match self.debug.type_layout(ty) {
                TypeLayout::Pointer { to: Some(to), .. } => Some(to),
                _ => None,
            },
            _ => None,
        };
        match target {
            Some(target) if walk.flush().is_some() => {
                walk.steps.push(AddressStep::Follow);
                walk.shape = Shape::Source(target);
                Ok(())
            }
            _ => Failure::at(pos, format!("`{}` is no pointer to something known", walk.text)),
        }
    }

    fn index(&self, walk: &mut Walk, index: &Index) -> Result<(), Failure> {
        let pos = match index {
            Index::Number(_, pos) => *pos,
            Index::Variable(name) => name.pos,
        };
        let found = match &walk.shape {
            Shape::Source(ty) => match self.debug.type_layout(*ty) {
                TypeLayout::Array { element, stride, counts } => self.element(element, stride, &counts),
                TypeLayout::Pointer { to: Some(to), .. } => match self.debug.type_size(to) {
                    Some(stride) => {
                        self.follow(walk, pos)?;
                        Some((Shape::Source(to), stride, None))
                    }
                    None => None,
                },
                _ => None,
            },
            Shape::Elements { element, stride, counts } => self.element(*element, *stride, counts),
            Shape::Ir(ty) => match (&self.program.module.types[*ty], Layouts::of(&self.program.module)) {
                (Type::Array { len, elem }, Ok(layouts)) => {
                    let size = layouts.size_of(*elem).ok();
                    size.and_then(|size| Some((Shape::Ir(*elem), size.alloc.checked_mul(8)?, Some(*len))))
                }
                _ => None,
            },
            Shape::BitField(..) => None,
        };
        let Some((shape, stride, count)) = found else {
            return Failure::at(pos, format!("`{}` is no array", walk.text));
        };
        match index {
            Index::Number(number, _) if count.is_some_and(|count| *number >= count) => {
                let message = format!("`{}` has only {} elements", walk.text, count.unwrap_or(0));
                return Failure::at(pos, message);
            }
            Index::Number(number, _) => {
                let Some(bits) = number.checked_mul(stride).and_then(|bits| bits.checked_add(walk.bits))
                else {
                    return Failure::at(pos, "this index is too great");
                };
                walk.bits = bits;
            }
            Index::Variable(name) => {
                let process = self.index_variable(name)?;
                let bytes =
                    i64::try_from(stride / 8).ok().filter(|_| stride % 8 == 0 && walk.flush().is_some());
                let Some(stride) = bytes else { return Failure::at(pos, "this array is too great") };
                walk.steps.push(AddressStep::Element { process, stride, count });
            }
        }
        walk.shape = shape;
        Ok(())
    }

    /// What an index into an array gives: its type, how far apart those are, and how many there are.
    fn element(
        &self,
        element: MdId,
        stride: u64,
        counts: &[Option<u64>],
    ) -> Option<(Shape, u64, Option<u64>)> {
        let (count, rest) = counts.split_first()?;
        if rest.is_empty() {
            return Some((Shape::Source(element), stride, *count));
        }
        // An inner dimension of unknown length says nothing about where the next one starts.
        let inside = rest.iter().try_fold(1u64, |product, count| product.checked_mul((*count)?))?;
        let shape = Shape::Elements { element, stride, counts: rest.to_vec() };
        Some((shape, stride.checked_mul(inside)?, *count))
    }
}

/// The bits of a number, whether it is signed, and whether it is an address.
pub(super) fn scalar(layout: &TypeLayout<'_>, text: &str, pos: Pos) -> Result<(u32, bool, bool), Failure> {
    let (bits, signed, pointer) = match layout {
        TypeLayout::Number { bits, signed } => (*bits, *signed, false),
        TypeLayout::Pointer { bits, .. } => (*bits, false, true),
        TypeLayout::Float { .. } => {
            return Failure::at(
                pos,
                format!("`{text}` is a floating-point number; only whole ones can be compared"),
            );
        }
        TypeLayout::Struct { members } => {
            let names: Vec<&str> = members.iter().map(|m| &*m.name).filter(|name| !name.is_empty()).collect();
            return Failure::at(pos, format!("`{text}` is a structure: say which of {}", names.join(", ")));
        }
        TypeLayout::Array { .. } => {
            return Failure::at(pos, format!("`{text}` is an array: say which element"));
        }
        TypeLayout::Other => {
            return Failure::at(pos, format!("`{text}` is of a type that queries cannot read"));
        }
    };
    match u32::try_from(bits) {
        Ok(bits) if bits <= 64 && bits > 0 => Ok((bits, signed, pointer)),
        _ => Failure::at(pos, format!("`{text}` has more than 64 bits")),
    }
}
