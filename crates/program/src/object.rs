//! What has an address before the program starts.

use crate::code::{FuncId, Operand, ShapeId};
use crate::primitive::Primitive;
use ir::function::BlockId;
use ir::global::GlobalId;

/// Something with an address.
#[derive(Clone, Debug)]
pub struct Object {
    /// What it is called, without `@`.
    pub name: String,
    /// What it is.
    pub kind: ObjectKind,
    /// How many bytes it has.
    pub size: u64,
    /// Its alignment.
    pub align: u64,
}

/// What has an address.
#[derive(Clone, Debug)]
pub enum ObjectKind {
    /// A variable.
    Variable {
        /// The global it comes from.
        global: GlobalId,
        /// Whether it must not be written.
        constant: bool,
        /// Whether each thread has its own.
        thread_local: bool,
        /// What it contains at the start; none if nobody defines it.
        init: Option<Init>,
    },
    /// A function with a body.
    Function(FuncId),
    /// A function of the platform.
    Primitive(Primitive),
    /// A function that nobody defines.
    External(u32),
    /// A block whose address is taken.
    Block {
        /// The function it belongs to.
        function: FuncId,
        /// The block.
        block: BlockId,
    },
}

/// What a variable contains at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Init {
    /// Its bytes up to the last that is not zero.
    pub bytes: Vec<u8>,
    /// What lies in it that is no plain byte: addresses, computed constants.
    pub parts: Vec<InitPart>,
    /// Ranges that are undefined: offset and length.
    pub undef: Vec<(u64, u64)>,
}

/// Something in an initialiser that is no plain byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InitPart {
    /// Where.
    pub offset: u64,
    /// What.
    pub value: Operand,
    /// Its shape.
    pub shape: ShapeId,
}
