//! The words of the grammar that are looked up often, found by hash instead of by comparing one by one.

use ir::attribute::AttrKind;
use ir::global::{Dll, Linkage, Preemption, UnnamedAddr, Visibility};
use ir::inst::{BinaryOp, CallConv, CastOp, GepFlags, OpFlags, Ordering};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::LazyLock;

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

/// Other words that the grammar gives a meaning, so that none is taken for an attribute nobody knows.
#[rustfmt::skip]
const OTHER_WORDS: &[&str] = &[
    // Of values.
    "true", "false", "null", "none", "undef", "poison", "zeroinitializer", "c", "asm", "splat", "blockaddress",
    "dso_local_equivalent", "no_cfi", "ptrauth", "sideeffect", "inteldialect", "inrange", "vscale", "x",
    // Of instructions.
    "volatile", "atomic", "weak", "syncscope", "within", "from", "to", "unwind", "caller", "cleanup", "catch", "filter",
    "fast",
    // Of globals and of the outermost level.
    "global", "constant", "alias", "ifunc", "thread_local", "externally_initialized", "addrspace", "section", "partition",
    "comdat", "gc", "prefix", "prologue", "personality", "code_model", "type", "opaque", "declare", "define", "target",
    "triple", "datalayout", "source_filename", "module", "attributes", "uselistorder", "uselistorder_bb", "distinct", "cc",
];

/// Look-up tables.
pub struct Words {
    reserved: FxHashSet<&'static [u8]>,
    opcodes: FxHashMap<&'static [u8], Opcode>,
    attrs: FxHashMap<&'static [u8], AttrKind>,
}

/// The tables, made once: a small module reads faster than they are made.
pub static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

impl Words {
    fn new() -> Words {
        let mut opcodes: FxHashMap<&'static [u8], Opcode> =
            OPCODES.iter().map(|&(word, op)| (word.as_bytes(), op)).collect();
        opcodes.extend(BinaryOp::ALL.iter().map(|&op| (op.word().as_bytes(), Opcode::Binary(op))));
        opcodes.extend(CastOp::ALL.iter().map(|&op| (op.word().as_bytes(), Opcode::Cast(op))));
        let attrs = AttrKind::ALL.iter().map(|&kind| (kind.word().as_bytes(), kind)).collect();
        let mut reserved: FxHashSet<&'static [u8]> = OTHER_WORDS.iter().map(|word| word.as_bytes()).collect();
        reserved.extend(opcodes.keys());
        reserved.extend(Linkage::ALL.iter().map(|w| w.word().as_bytes()));
        reserved.extend(Visibility::ALL.iter().map(|w| w.word().as_bytes()));
        reserved.extend(Preemption::ALL.iter().map(|w| w.word().as_bytes()));
        reserved.extend(Dll::ALL.iter().map(|w| w.word().as_bytes()));
        reserved.extend(UnnamedAddr::ALL.iter().map(|w| w.word().as_bytes()));
        reserved.extend(Ordering::ALL.iter().map(|w| w.word().as_bytes()));
        reserved.extend(OpFlags::WORDS.iter().map(|(_, word)| word.as_bytes()));
        reserved.extend(GepFlags::WORDS.iter().map(|(_, word)| word.as_bytes()));
        reserved.extend(CallConv::WORDS.iter().map(|(_, word)| word.as_bytes()));
        Words { opcodes, attrs, reserved }
    }

    /// Whether the grammar uses the word for something else than an attribute.
    pub fn is_reserved(&self, word: &[u8]) -> bool {
        self.reserved.contains(word)
    }

    pub fn opcode(&self, word: &[u8]) -> Option<Opcode> {
        self.opcodes.get(word).copied()
    }

    pub fn attr(&self, word: &[u8]) -> Option<AttrKind> {
        self.attrs.get(word).copied()
    }
}
