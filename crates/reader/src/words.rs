//! The words of the grammar that are looked up often, found by hash instead of by comparing one by one.

use ir::attribute::AttrKind;
use ir::inst::{BinaryOp, CastOp};
use rustc_hash::FxHashMap;

/// The instructions by the word that starts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opcode {
    Ret,
    Br,
    Switch,
    IndirectBr,
    Invoke,
    CallBr,
    Resume,
    Unreachable,
    CleanupRet,
    CatchRet,
    CatchSwitch,
    FNeg,
    Binary(BinaryOp),
    Cast(CastOp),
    ICmp,
    FCmp,
    Select,
    Freeze,
    Phi,
    ExtractElement,
    InsertElement,
    ShuffleVector,
    ExtractValue,
    InsertValue,
    Alloca,
    Load,
    Store,
    Gep,
    Fence,
    CmpXchg,
    AtomicRmw,
    Call,
    Tail,
    MustTail,
    NoTail,
    VaArg,
    LandingPad,
    CatchPad,
    CleanupPad,
}

const OPCODES: &[(&str, Opcode)] = &[
    ("ret", Opcode::Ret),
    ("br", Opcode::Br),
    ("switch", Opcode::Switch),
    ("indirectbr", Opcode::IndirectBr),
    ("invoke", Opcode::Invoke),
    ("callbr", Opcode::CallBr),
    ("resume", Opcode::Resume),
    ("unreachable", Opcode::Unreachable),
    ("cleanupret", Opcode::CleanupRet),
    ("catchret", Opcode::CatchRet),
    ("catchswitch", Opcode::CatchSwitch),
    ("fneg", Opcode::FNeg),
    ("icmp", Opcode::ICmp),
    ("fcmp", Opcode::FCmp),
    ("select", Opcode::Select),
    ("freeze", Opcode::Freeze),
    ("phi", Opcode::Phi),
    ("extractelement", Opcode::ExtractElement),
    ("insertelement", Opcode::InsertElement),
    ("shufflevector", Opcode::ShuffleVector),
    ("extractvalue", Opcode::ExtractValue),
    ("insertvalue", Opcode::InsertValue),
    ("alloca", Opcode::Alloca),
    ("load", Opcode::Load),
    ("store", Opcode::Store),
    ("getelementptr", Opcode::Gep),
    ("fence", Opcode::Fence),
    ("cmpxchg", Opcode::CmpXchg),
    ("atomicrmw", Opcode::AtomicRmw),
    ("call", Opcode::Call),
    ("tail", Opcode::Tail),
    ("musttail", Opcode::MustTail),
    ("notail", Opcode::NoTail),
    ("va_arg", Opcode::VaArg),
    ("landingpad", Opcode::LandingPad),
    ("catchpad", Opcode::CatchPad),
    ("cleanuppad", Opcode::CleanupPad),
];

/// Look-up tables.
pub struct Words {
    opcodes: FxHashMap<&'static [u8], Opcode>,
    attrs: FxHashMap<&'static [u8], AttrKind>,
}

impl Words {
    pub fn new() -> Words {
        let mut opcodes: FxHashMap<&'static [u8], Opcode> =
            OPCODES.iter().map(|&(word, op)| (word.as_bytes(), op)).collect();
        opcodes.extend(BinaryOp::ALL.iter().map(|&op| (op.word().as_bytes(), Opcode::Binary(op))));
        opcodes.extend(CastOp::ALL.iter().map(|&op| (op.word().as_bytes(), Opcode::Cast(op))));
        let attrs = AttrKind::ALL.iter().map(|&kind| (kind.word().as_bytes(), kind)).collect();
        Words { opcodes, attrs }
    }

    pub fn opcode(&self, word: &[u8]) -> Option<Opcode> {
        self.opcodes.get(word).copied()
    }

    pub fn attr(&self, word: &[u8]) -> Option<AttrKind> {
        self.attrs.get(word).copied()
    }
}
