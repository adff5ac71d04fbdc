//! Metadata: a graph of nodes beside the program; debug info is the largest part of it.
//!
//! Specialised nodes (`!DISubprogram(name: ..., ...)`) keep their fields in textual order under their names, so
//! that a field or kind of a newer LLVM survives; locations, of which there are most, have a form of their
//! own. Which fields LLVM 19 knows, and which it requires, the reader knows.

use crate::constant::ConstId;
use crate::function::LocalId;
use crate::strings::{Strings, Symbol};
use arena::Arena;
use source::Pos;

arena::id! {
    /// A metadata node of one module.
    pub struct MdId("md")
}

/// A use of metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Md {
    /// `null`.
    Null,
    /// `!N`, or a node written in place.
    Node(MdId),
    /// `!"..."`.
    Str(Symbol),
    /// A typed constant.
    Const(ConstId),
    /// A typed register of the function it is used in.
    Local(LocalId),
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MdNode {
    /// `!N`: the number it is written with; none for a node written in place.
    pub number: Option<MdNumber>,
    /// `distinct`.
    pub distinct: bool,
    /// What it is.
    pub kind: MdKind,
}

/// The number of a metadata node: any but the largest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MdNumber(std::num::NonZeroU32);

impl MdNumber {
    /// The number `number`, unless it is `u32::MAX`.
    pub fn new(number: u32) -> Option<MdNumber> {
        std::num::NonZeroU32::new(number.wrapping_add(1)).map(MdNumber)
    }
    /// The number.
    pub fn get(self) -> u32 {
        self.0.get() - 1
    }
}

/// What a metadata node is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdKind {
    /// `!{...}`.
    Tuple(Box<[Md]>),
    /// `!DILocation(...)` with the common fields; one with others is `Special`.
    Location(DiLocation),
    /// `!DIExpression(...)`.
    Expression(Box<[ExprElement]>),
    /// `!DIArgList(...)`: may name registers, so it is used only inside one function.
    ArgList(Box<[Md]>),
    /// `!Kind(field: value, ...)`.
    Special {
        /// The kind, without its `!`.
        kind: Symbol,
        /// The fields, in textual order.
        fields: Box<[Field]>,
    },
}

/// A place in the source program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiLocation {
    /// The line; 0 is unknown.
    pub line: u32,
    /// The column; 0 is unknown.
    pub column: u32,
    /// The scope it lies in.
    pub scope: MdId,
    /// The call it was inlined at.
    pub inlined_at: Option<MdId>,
    /// `isImplicitCode: true`.
    pub implicit_code: bool,
}

/// An element of a debug expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExprElement {
    /// `DW_OP_...` or `DW_ATE_...`.
    Word(Symbol),
    /// A number.
    Int(u64),
}

/// `name: value` of a specialised node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// The name.
    pub name: Symbol,
    /// The value.
    pub value: FieldValue,
}

/// The value of a field of a specialised node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FieldValue {
    /// A number that is not negative.
    Unsigned(u64),
    /// A negative number.
    Negative(i64),
    /// `true` or `false`.
    Bool(bool),
    /// A node, string, constant or null. A plain string `"..."` (without `!`) is `Text`.
    Md(Md),
    /// `"..."`.
    Text(Symbol),
    /// A word: `DW_TAG_member`, `FullDebug`.
    Word(Symbol),
    /// Words or numbers joined by `|`.
    Flags(Box<[ExprElement]>),
    /// `{...}`: a list of uses.
    List(Box<[Md]>),
}

/// `!name = !{...}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMd {
    /// The name, without its `!`.
    pub name: Symbol,
    /// The nodes.
    pub nodes: Vec<MdId>,
    /// Where the list stands in the IR text.
    pub pos: Pos,
}

/// The metadata of one module.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Metadata {
    /// All nodes; numbered ones are printed in the order of their numbers.
    pub nodes: Arena<MdId, MdNode>,
    /// The named lists, in textual order.
    pub named: Vec<NamedMd>,
}

impl MdNode {
    /// The value of a field of a specialised node.
    pub fn field(&self, strings: &Strings, name: &str) -> Option<&FieldValue> {
        let MdKind::Special { fields, .. } = &self.kind else { return None };
        fields.iter().find(|f| strings.bytes(f.name) == name.as_bytes()).map(|f| &f.value)
    }

    /// The kind of a specialised node, as text: `DISubprogram`.
    pub fn special_kind<'a>(&self, strings: &'a Strings) -> Option<&'a [u8]> {
        match &self.kind {
            MdKind::Special { kind, .. } => Some(strings.bytes(*kind)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_small() {
        assert!(size_of::<MdNode>() <= 32, "{}", size_of::<MdNode>());
        assert!(size_of::<Field>() <= 32, "{}", size_of::<Field>());
    }

    #[test]
    fn numbers_start_at_zero() {
        assert_eq!(MdNumber::new(0).map(MdNumber::get), Some(0));
        assert_eq!(MdNumber::new(u32::MAX), None);
    }
}
