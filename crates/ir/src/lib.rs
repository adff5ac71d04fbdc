//! LLVM IR as data: what the text says, nothing lost.
//!
//! A [`Module`] owns everything; entities name each other by typed ids (see `arena`), types and simple
//! constants are stored once, and order is the order of the text. Nothing here knows what an
//! instruction *means*: that is `sem`'s. Versions: LLVM 14 to 22, typed and opaque pointers.

pub mod attribute;
pub mod cfg;
pub mod constant;
pub mod debug;
pub mod dominators;
pub mod function;
pub mod global;
pub mod inst;
pub mod layout;
pub mod link;
pub mod metadata;
pub mod module;
pub mod opcode;
pub mod print;
pub mod rules;
pub mod strings;
pub mod types;
pub mod verify;
mod visit;

pub use attribute::{Attr, AttrKind, AttrSet, AttrSetId};
pub use constant::{Const, ConstExpr, ConstId, ConstKind};
pub use function::{Block, BlockId, Body, Function, InstId, Local, LocalId};
pub use global::{Global, GlobalId, GlobalKind, Linkage, Variable};
pub use inst::{Inst, Op, Value};
pub use metadata::{Md, MdId, MdKind, MdNode};
pub use module::Module;
pub use strings::{Strings, Symbol};
pub use types::{FloatKind, NamedType, NamedTypeId, StructBody, Type, TypeId, Types};
