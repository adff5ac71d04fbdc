//! How a variable of the source program lies in memory, by its debug info: where the parts of structures and arrays are.
//!
//! One step at a time: the layout of a type names the types of its parts. Typedefs and qualifiers are seen through.
//!
//! Limits: parts whose place or size is only known at run time, and Rust's variants, are left out.

use super::{DebugInfo, MAX_DEPTH};
use crate::constant::as_index;
use crate::metadata::{ExprElement, FieldValue, Md, MdId};
use std::borrow::Cow;

/// What a type consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeLayout<'a> {
    /// A whole number, a character, a truth value or an enumeration.
    Number {
        /// How many bits it has.
        bits: u64,
        /// Whether it can be negative.
        signed: bool,
    },
    /// A floating-point number.
    Float {
        /// How many bits it has.
        bits: u64,
    },
    /// A pointer or a reference.
    Pointer {
        /// How many bits it has.
        bits: u64,
        /// What it points to; none for `void *`.
        to: Option<MdId>,
    },
    /// An array.
    Array {
        /// What it has many of.
        element: MdId,
        /// The bits from one element to the next.
        stride: u64,
        /// How many elements each dimension has, the outermost first; none if that is not known.
        counts: Vec<Option<u64>>,
    },
    /// A structure, class or union.
    Struct {
        /// Its parts.
        members: Vec<Member<'a>>,
    },
    /// Something else.
    Other,
}

/// A part of a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member<'a> {
    /// Its name; empty for a structure whose members are reached as if they were those of the outer one.
    pub name: Cow<'a, str>,
    /// How many bits into the structure it lies.
    pub offset: u64,
    /// How many bits it has, if it is a bit-field.
    pub bit_field: Option<u64>,
    /// Its type.
    pub ty: MdId,
}

impl<'a> DebugInfo<'a> {
    /// The type of the variable that a node describes.
    pub fn type_of_variable(&self, variable: MdId) -> Option<MdId> {
        self.link(variable, self.names.ty)
    }

    /// The text of a type, as a declaration in C would have it.
    pub fn type_name(&self, ty: MdId) -> String {
        self.type_text(Some(ty), super::types::Language::C)
    }

    /// What a type consists of.
    pub fn type_layout(&self, ty: MdId) -> TypeLayout<'a> {
        let Some(ty) = self.unqualified(ty) else { return TypeLayout::Other };
        let tag = self.text(ty, self.names.tag);
        let bits = self.wide_number(ty, self.names.size).unwrap_or(0);
        let base = self.link(ty, self.names.base_type);
        match tag.strip_prefix("DW_TAG_").unwrap_or(&tag) {
            "pointer_type" | "reference_type" | "rvalue_reference_type" => {
                TypeLayout::Pointer { bits, to: base }
            }
            "enumeration_type" => {
                let signed = match base.map(|base| self.type_layout_of_number(base)) {
                    Some(Some(signed)) => signed,
                    _ => true,
                };
                TypeLayout::Number { bits, signed }
            }
            "structure_type" | "class_type" | "union_type" => {
                TypeLayout::Struct { members: self.members(ty) }
            }
            "array_type" => {
                let Some((element, stride)) = base.and_then(|base| Some((base, self.type_size(base)?)))
                else {
                    return TypeLayout::Other;
                };
                TypeLayout::Array { element, stride, counts: self.counts(ty) }
            }
            _ if self.is(ty, b"DIBasicType") => match self.type_layout_of_number(ty) {
                Some(signed) => TypeLayout::Number { bits, signed },
                None if self.text(ty, self.names.encoding) == "DW_ATE_float" => TypeLayout::Float { bits },
                None => TypeLayout::Other,
            },
            _ => TypeLayout::Other,
        }
    }

    /// Whether a basic type is signed, if it is one of whole numbers.
    fn type_layout_of_number(&self, ty: MdId) -> Option<bool> {
        let ty = self.unqualified(ty)?;
        let encoding = self.text(ty, self.names.encoding);
        match encoding.strip_prefix("DW_ATE_")? {
            "signed" | "signed_char" => Some(true),
            "unsigned" | "unsigned_char" | "boolean" | "UTF" | "ASCII" | "UCS" => Some(false),
            _ => None,
        }
    }

    /// The type behind typedefs and qualifiers.
    fn unqualified(&self, ty: MdId) -> Option<MdId> {
        let mut ty = ty;
        for _ in 0..MAX_DEPTH {
            let tag = self.text(ty, self.names.tag);
            match tag.strip_prefix("DW_TAG_").unwrap_or(&tag) {
                "typedef" | "const_type" | "volatile_type" | "restrict_type" | "atomic_type" => {
                    ty = self.link(ty, self.names.base_type)?;
                }
                _ => return Some(ty),
            }
        }
        None
    }

    /// How many bits a type has, if it says so.
    pub fn type_size(&self, ty: MdId) -> Option<u64> {
        self.wide_number(self.unqualified(ty)?, self.names.size).filter(|bits| *bits > 0)
    }

    /// How bits of a value of some type are reached, as C writes it, and their type: `.balance`, `[2]`, nothing for all of it.
    pub fn path_to(&self, ty: MdId, offset: u64, bits: u64) -> Option<(String, MdId)> {
        let (mut ty, mut offset) = (ty, offset);
        let mut text = String::new();
        // Types nest, but not for ever.
        for _ in 0..MAX_DEPTH {
            if offset == 0 && self.type_size(ty) == Some(bits) {
                return Some((text, ty));
            }
            match self.type_layout(ty) {
                TypeLayout::Struct { members } => {
                    let member = members.iter().find(|member| {
                        let size = member.bit_field.or_else(|| self.type_size(member.ty)).unwrap_or(0);
                        member.offset <= offset && offset < member.offset + size
                    })?;
                    if !member.name.is_empty() {
                        text.push('.');
                        text.push_str(&member.name);
                    }
                    offset -= member.offset;
                    ty = member.ty;
                }
                TypeLayout::Array { element, stride, counts } => {
                    if stride == 0 {
                        return None;
                    }
                    let mut index = offset / stride;
                    let mut places = Vec::new();
                    for count in counts.iter().skip(1).rev() {
                        let count = (*count)?.max(1);
                        places.push(index % count);
                        index /= count;
                    }
                    places.push(index);
                    places.iter().rev().for_each(|place| text.push_str(&format!("[{place}]")));
                    offset %= stride;
                    ty = element;
                }
                _ => return (offset == 0).then_some((text, ty)),
            }
        }
        None
    }

    fn members(&self, ty: MdId) -> Vec<Member<'a>> {
        let elements = self.link(ty, self.names.elements).map_or(&[][..], |elements| self.tuple(elements));
        let member = |element: &Md| {
            let Md::Node(node) = element else { return None };
            let tag = self.text(*node, self.names.tag);
            let inherited = tag == "DW_TAG_inheritance";
            if !inherited && tag != "DW_TAG_member" || self.has_flag(*node, b"DIFlagStaticMember") {
                return None;
            }
            let name = if inherited { Cow::Borrowed("") } else { self.text(*node, self.names.name) };
            let bits = self.wide_number(*node, self.names.size).unwrap_or(0);
            Some(Member {
                name,
                offset: match self.field(*node, self.names.offset) {
                    None => 0,
                    Some(_) => self.wide_number(*node, self.names.offset)?,
                },
                bit_field: self.has_flag(*node, b"DIFlagBitField").then_some(bits),
                ty: self.link(*node, self.names.base_type)?,
            })
        };
        elements.iter().filter_map(member).collect()
    }

    /// How many elements each dimension of an array has.
    fn counts(&self, ty: MdId) -> Vec<Option<u64>> {
        let elements = self.link(ty, self.names.elements).map_or(&[][..], |elements| self.tuple(elements));
        let count = |element: &Md| {
            let Md::Node(range) = element else { return None };
            match self.field(*range, self.names.count) {
                Some(FieldValue::Unsigned(count)) => Some(*count),
                Some(FieldValue::Md(Md::Const(id))) => {
                    as_index(&self.module.constants[*id].kind).filter(|&count| count as i64 >= 0)
                }
                Some(_) => None,
                None => self.wide_number(*range, self.names.upper_bound)?.checked_add(1),
            }
        };
        elements.iter().take(MAX_DEPTH).map(count).collect()
    }

    fn wide_number(&self, id: MdId, name: Option<crate::strings::Symbol>) -> Option<u64> {
        match self.field(id, name)? {
            FieldValue::Unsigned(number) => Some(*number),
            FieldValue::Md(Md::Const(id)) => as_index(&self.module.constants[*id].kind),
            _ => None,
        }
    }

    pub(super) fn has_flag(&self, node: MdId, flag: &[u8]) -> bool {
        let is_flag = |word| self.module.strings.bytes(word) == flag;
        match self.field(node, self.names.flags) {
            Some(FieldValue::Word(word)) => is_flag(*word),
            Some(FieldValue::Flags(flags)) => {
                flags.iter().any(|flag| matches!(flag, ExprElement::Word(word) if is_flag(*word)))
            }
            _ => false,
        }
    }
}
