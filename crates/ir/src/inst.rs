//! Instructions: one enum, one variant per form, operands in place, long lists boxed.
//!
//! Size: an [`Inst`] is 48 bytes, and 1 in 4 has a box beside it; `inst_is_small` keeps it so.

use crate::attribute::AttrSetId;
use crate::constant::ConstId;
use crate::function::{BlockId, LocalId, MdOperandId};
use crate::metadata::MdId;
use crate::strings::Symbol;
use crate::types::TypeId;
use source::Pos;

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A parameter or the result of an instruction of the same function.
    Local(LocalId),
    /// A constant, globals included.
    Const(ConstId),
    /// Metadata, as an argument of a call.
    Metadata(MdOperandId),
    /// Inline assembly, as a callee.
    Asm(AsmId),
}

arena::id! {
    /// A piece of inline assembly of one module.
    pub struct AsmId("asm")
}

/// Inline assembly.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The function type it is called with.
    pub ty: TypeId,
    /// `sideeffect`.
    pub side_effect: bool,
    /// `alignstack`.
    pub align_stack: bool,
    /// `inteldialect`.
    pub intel_dialect: bool,
    /// `unwind`.
    pub unwind: bool,
    /// The assembly.
    pub assembly: Symbol,
    /// Its constraints.
    pub constraints: Symbol,
}

/// A power of two, or none given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Align(u8);

impl Align {
    /// No alignment given.
    pub const NONE: Align = Align(0);

    /// The alignment `bytes`, if that is a power of two that LLVM allows (at most 2^32).
    pub fn from_bytes(bytes: u64) -> Option<Align> {
        let log = bytes.trailing_zeros();
        (bytes.is_power_of_two() && log <= 32).then_some(Align(log as u8 + 1))
    }

    /// The alignment in bytes, if given.
    pub fn bytes(self) -> Option<u64> {
        (self.0 != 0).then(|| 1 << (self.0 - 1))
    }
}

/// An instruction with what is attached to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// The register it defines; none if its type is void.
    pub result: Option<LocalId>,
    /// Its `!dbg` attachment. The others are in [`Body::attachments`](crate::function::Body::attachments).
    pub dbg: Option<MdId>,
    /// Where it stands in the IR text.
    pub pos: Pos,
}

/// What an instruction does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are the operands, in textual order.
pub enum Op {
    // Terminators.
    Ret(Option<Value>),
    Br(BlockId),
    CondBr {
        cond: Value,
        then: BlockId,
        otherwise: BlockId,
    },
    Switch(Box<Switch>),
    IndirectBr {
        address: Value,
        targets: Box<[BlockId]>,
    },
    Invoke(Box<Invoke>),
    CallBr(Box<CallBr>),
    Resume(Value),
    Unreachable,
    CleanupRet {
        pad: Value,
        unwind: Option<BlockId>,
    },
    CatchRet {
        pad: Value,
        to: BlockId,
    },
    CatchSwitch(Box<CatchSwitch>),
    // Arithmetic.
    FNeg {
        flags: OpFlags,
        value: Value,
    },
    Binary {
        op: BinaryOp,
        flags: OpFlags,
        lhs: Value,
        rhs: Value,
    },
    ICmp {
        predicate: IntPredicate,
        flags: OpFlags,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        predicate: FloatPredicate,
        flags: OpFlags,
        lhs: Value,
        rhs: Value,
    },
    Cast {
        op: CastOp,
        flags: OpFlags,
        value: Value,
        to: TypeId,
    },
    Select {
        flags: OpFlags,
        cond: Value,
        yes: Value,
        no: Value,
    },
    Freeze(Value),
    Phi {
        flags: OpFlags,
        ty: TypeId,
        incoming: Box<[(Value, BlockId)]>,
    },
    // Vectors and aggregates.
    ExtractElement {
        vector: Value,
        index: Value,
    },
    InsertElement {
        vector: Value,
        element: Value,
        index: Value,
    },
    ShuffleVector {
        a: Value,
        b: Value,
        mask: ConstId,
    },
    ExtractValue {
        aggregate: Value,
        indices: Box<[u32]>,
    },
    InsertValue(Box<InsertValue>),
    // Memory.
    Alloca {
        ty: TypeId,
        count: Option<Value>,
        align: Align,
        addrspace: u32,
        inalloca: bool,
        swifterror: bool,
    },
    Load {
        ty: TypeId,
        ptr: Value,
        align: Align,
        volatile: bool,
        ordering: Ordering,
        scope: Option<Symbol>,
    },
    Store(Store),
    Gep {
        flags: GepFlags,
        source: TypeId,
        base: Value,
        indices: Box<[Value]>,
    },
    Fence {
        ordering: Ordering,
        scope: Option<Symbol>,
    },
    CmpXchg(Box<CmpXchg>),
    AtomicRmw(Box<AtomicRmw>),
    // Calls and exceptions.
    Call(Box<Call>),
    VaArg {
        list: Value,
        ty: TypeId,
    },
    LandingPad(Box<LandingPad>),
    CatchPad {
        within: Value,
        args: Box<[Value]>,
    },
    CleanupPad {
        within: Value,
        args: Box<[Value]>,
    },
}

/// `switch`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Switch {
    /// What decides.
    pub value: Value,
    /// Where to go if no case matches.
    pub default: BlockId,
    /// The cases: integer constants of the value's type.
    pub cases: Vec<(ConstId, BlockId)>,
}

/// The part that `call`, `invoke` and `callbr` share.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallSite {
    /// The calling convention.
    pub cc: CallConv,
    /// Attributes of the result.
    pub ret_attrs: Option<AttrSetId>,
    /// The address space of the callee.
    pub addrspace: u32,
    /// The function type it is called with.
    pub fn_ty: TypeId,
    /// What is called.
    pub callee: Value,
    /// The arguments.
    pub args: Box<[Arg]>,
    /// Attributes of the call.
    pub fn_attrs: Option<AttrSetId>,
    /// Operand bundles.
    pub bundles: Box<[Bundle]>,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arg {
    /// Its type.
    pub ty: TypeId,
    /// Its attributes.
    pub attrs: Option<AttrSetId>,
    /// Its value.
    pub value: Value,
}

/// An operand bundle: `"tag"(...)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bundle {
    /// Its tag.
    pub tag: Symbol,
    /// Its operands with their types.
    pub inputs: Box<[(TypeId, Value)]>,
}

/// `call`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Fast-math flags.
    pub flags: OpFlags,
    /// The rest.
    pub site: CallSite,
}

/// `invoke`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Invoke {
    /// The call.
    pub site: CallSite,
    /// Where it returns to.
    pub normal: BlockId,
    /// Where it unwinds to.
    pub unwind: BlockId,
}

/// `callbr`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallBr {
    /// The call.
    pub site: CallSite,
    /// Where it falls through to.
    pub fallthrough: BlockId,
    /// Where else the assembly may jump.
    pub indirect: Box<[BlockId]>,
}

/// `catchswitch`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CatchSwitch {
    /// The pad it lies in, or the constant `none`.
    pub within: Value,
    /// The catch pads.
    pub handlers: Box<[BlockId]>,
    /// Where it unwinds to; none is `unwind to caller`.
    pub unwind: Option<BlockId>,
}

/// `landingpad`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LandingPad {
    /// The type of its result.
    pub ty: TypeId,
    /// `cleanup`.
    pub cleanup: bool,
    /// Its clauses: type and value.
    pub clauses: Box<[(Clause, TypeId, Value)]>,
}

/// A clause of a landing pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// `catch`.
    Catch,
    /// `filter`.
    Filter,
}

/// `insertvalue`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InsertValue {
    /// The aggregate.
    pub aggregate: Value,
    /// What is put into it.
    pub element: Value,
    /// Where.
    pub indices: Box<[u32]>,
}

/// `store`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Store {
    /// What is stored.
    pub value: Value,
    /// Where.
    pub ptr: Value,
    /// The alignment given.
    pub align: Align,
    /// `volatile`.
    pub volatile: bool,
    /// The ordering of an atomic store.
    pub ordering: Ordering,
    /// `syncscope("...")`.
    pub scope: Option<Symbol>,
}

/// `cmpxchg`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CmpXchg {
    /// `weak`.
    pub weak: bool,
    /// `volatile`.
    pub volatile: bool,
    /// Where.
    pub ptr: Value,
    /// What must be there.
    pub expected: Value,
    /// What to write.
    pub new: Value,
    /// `syncscope("...")`.
    pub scope: Option<Symbol>,
    /// The ordering if it was there.
    pub success: Ordering,
    /// The ordering if not.
    pub failure: Ordering,
    /// The alignment given.
    pub align: Align,
}

/// `atomicrmw`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AtomicRmw {
    /// The operation.
    pub op: RmwOp,
    /// `volatile`.
    pub volatile: bool,
    /// Where.
    pub ptr: Value,
    /// The operand.
    pub value: Value,
    /// `syncscope("...")`.
    pub scope: Option<Symbol>,
    /// The ordering.
    pub ordering: Ordering,
    /// The alignment given.
    pub align: Align,
}

/// Declares an enum whose variants are spelled with one word each in LLVM's text.
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)] // Each variant is the word beside it.
        pub enum $name { $($variant),* }

        impl $name {
            /// Every variant.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word it is written as.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The variant written as `word`.
            pub fn from_word(word: &[u8]) -> Option<$name> {
                $(if word == $word.as_bytes() { return Some($name::$variant); })*
                None
            }
        }
    };
}
pub(crate) use words;

words! {
    /// The operators with two operands of one type.
    pub enum BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem", SRem = "srem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
        FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

impl BinaryOp {
    /// Whether its operands are floating-point numbers.
    pub fn is_float(self) -> bool {
        self >= BinaryOp::FAdd
    }
}

words! {
    /// The conversions.
    pub enum CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr", BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast",
    }
}

words! {
    /// How integers and pointers are compared.
    pub enum IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

words! {
    /// How floating-point numbers are compared.
    pub enum FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one",
        Ord = "ord", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une",
        Uno = "uno", True = "true",
    }
}

words! {
    /// What `atomicrmw` does.
    pub enum RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub",
        FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum", FMinimum = "fminimum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
    }
}

impl RmwOp {
    /// Whether its operand is a floating-point number.
    pub fn is_float(self) -> bool {
        (RmwOp::FAdd..=RmwOp::FMinimum).contains(&self)
    }
}

words! {
    /// Memory orderings, and none for an access that is not atomic.
    pub enum Ordering {
        NotAtomic = "not_atomic", Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}

words! {
    /// What a call says about tail calls; no word is `TailKind::None`.
    pub enum TailKind { None = "", Tail = "tail", MustTail = "musttail", NoTail = "notail" }
}

/// Declares a set of flags, each with its word, kept in one small integer.
macro_rules! flags {
    ($(#[$meta:meta])* pub struct $name:ident($repr:ty) { $($flag:ident = $bit:literal $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        pub struct $name($repr);

        #[allow(missing_docs)] // Each flag is the word beside it.
        impl $name {
            $(pub const $flag: $name = $name(1 << $bit);)*
            /// Every flag with its word, in the order in which LLVM prints them.
            pub const WORDS: &'static [($name, &'static str)] = &[$(($name::$flag, $word)),*];
        }

        impl $name {
            /// No flag.
            pub const NONE: $name = $name(0);
            /// Whether no flag is set.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Whether all of `flags` are set.
            pub fn has(self, flags: $name) -> bool {
                self.0 & flags.0 == flags.0
            }
            /// Whether no other flag than `flags` is set.
            pub fn only(self, flags: $name) -> bool {
                self.0 & !flags.0 == 0
            }
            /// Sets `flags` too.
            pub fn insert(&mut self, flags: $name) {
                self.0 |= flags.0;
            }
            /// The flags of both.
            pub const fn union(self, flags: $name) -> $name {
                $name(self.0 | flags.0)
            }
        }
    };
}

flags! {
    /// What an instruction promises, or allows: wrapping, exactness, fast math.
    pub struct OpFlags(u16) {
        NUW = 0 "nuw", NSW = 1 "nsw", EXACT = 2 "exact", DISJOINT = 3 "disjoint", NNEG = 4 "nneg",
        SAMESIGN = 5 "samesign",
        REASSOC = 6 "reassoc", NNAN = 7 "nnan", NINF = 8 "ninf", NSZ = 9 "nsz", ARCP = 10 "arcp",
        CONTRACT = 11 "contract", AFN = 12 "afn",
    }
}

impl OpFlags {
    /// All fast-math flags: the word `fast`.
    pub const FAST: OpFlags = OpFlags(0b1_1111_1100_0000);
}

flags! {
    /// What an address computation promises. `inbounds` implies `nusw`.
    pub struct GepFlags(u8) { INBOUNDS = 0 "inbounds", NUSW = 1 "nusw", NUW = 2 "nuw" }
}

/// A calling convention: LLVM's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct CallConv(pub u16);

impl CallConv {
    /// The C convention.
    pub const C: CallConv = CallConv(0);

    /// The conventions that have a word of their own.
    #[rustfmt::skip]
    pub const WORDS: &'static [(u16, &'static str)] = &[
        (0, "ccc"), (8, "fastcc"), (9, "coldcc"), (10, "ghccc"), (13, "anyregcc"),
        (14, "preserve_mostcc"), (15, "preserve_allcc"), (16, "swiftcc"), (17, "cxx_fast_tlscc"),
        (18, "tailcc"), (19, "cfguard_checkcc"), (20, "swifttailcc"), (21, "preserve_nonecc"),
        (64, "x86_stdcallcc"), (65, "x86_fastcallcc"), (66, "arm_apcscc"), (67, "arm_aapcscc"),
        (68, "arm_aapcs_vfpcc"), (69, "msp430_intrcc"), (70, "x86_thiscallcc"), (71, "ptx_kernel"),
        (72, "ptx_device"), (75, "spir_func"), (76, "spir_kernel"), (77, "intel_ocl_bicc"),
        (78, "x86_64_sysvcc"), (79, "win64cc"), (80, "x86_vectorcallcc"), (81, "hhvmcc"),
        (82, "hhvm_ccc"), (83, "x86_intrcc"), (84, "avr_intrcc"), (85, "avr_signalcc"),
        (87, "amdgpu_vs"), (88, "amdgpu_gs"), (89, "amdgpu_ps"), (90, "amdgpu_cs"),
        (91, "amdgpu_kernel"), (92, "x86_regcallcc"), (93, "amdgpu_hs"), (95, "amdgpu_ls"),
        (96, "amdgpu_es"), (97, "aarch64_vector_pcs"), (98, "aarch64_sve_vector_pcs"),
        (100, "amdgpu_gfx"), (102, "aarch64_sme_preservemost_from_x0"),
        (103, "aarch64_sme_preservemost_from_x2"), (104, "amdgpu_cs_chain"),
        (105, "amdgpu_cs_chain_preserve"), (106, "m68k_rtdcc"), (107, "graalcc"),
        (110, "riscv_vector_cc"), (111, "aarch64_sme_preservemost_from_x1"),
    ];

    /// The convention written as `word`, except `cc N`.
    pub fn from_word(word: &[u8]) -> Option<CallConv> {
        CallConv::WORDS.iter().find(|(_, w)| w.as_bytes() == word).map(|&(n, _)| CallConv(n))
    }
}

impl std::fmt::Display for CallConv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match CallConv::WORDS.iter().find(|(n, _)| *n == self.0) {
            Some((_, word)) => f.write_str(word),
            None => write!(f, "cc {}", self.0),
        }
    }
}

/// Where the value operands of an instruction are: the one list behind visiting and changing them.
macro_rules! visit_values {
    ($op:expr, $visit:ident, $site:ident, $iter:ident $(, $mut:tt)?) => {{
        use Op::*;
        match $op {
            Br(_) | Unreachable | Fence { .. } => {}
            Ret(value) => value.$iter().for_each(&mut $visit),
            CondBr { cond: a, .. }
            | IndirectBr { address: a, .. }
            | Resume(a)
            | CleanupRet { pad: a, .. }
            | CatchRet { pad: a, .. }
            | FNeg { value: a, .. }
            | Cast { value: a, .. }
            | Freeze(a)
            | ExtractValue { aggregate: a, .. }
            | Load { ptr: a, .. }
            | VaArg { list: a, .. } => $visit(a),
            Switch(switch) => $visit(& $($mut)? switch.value),
            Invoke(invoke) => $site(& $($mut)? invoke.site, &mut $visit),
            CallBr(callbr) => $site(& $($mut)? callbr.site, &mut $visit),
            Call(call) => $site(& $($mut)? call.site, &mut $visit),
            CatchSwitch(switch) => $visit(& $($mut)? switch.within),
            Binary { lhs: a, rhs: b, .. }
            | ICmp { lhs: a, rhs: b, .. }
            | FCmp { lhs: a, rhs: b, .. }
            | ExtractElement { vector: a, index: b }
            | ShuffleVector { a, b, .. }
            | Store(self::Store { value: a, ptr: b, .. }) => {
                $visit(a);
                $visit(b);
            }
            Select { cond: a, yes: b, no: c, .. } | InsertElement { vector: a, element: b, index: c } => {
                $visit(a);
                $visit(b);
                $visit(c);
            }
            Phi { incoming, .. } => incoming.$iter().for_each(|(value, _)| $visit(value)),
            InsertValue(insert) => {
                $visit(& $($mut)? insert.aggregate);
                $visit(& $($mut)? insert.element);
            }
            Alloca { count, .. } => count.$iter().for_each(&mut $visit),
            Gep { base, indices, .. } => {
                $visit(base);
                indices.$iter().for_each(&mut $visit);
            }
            CmpXchg(op) => {
                $visit(& $($mut)? op.ptr);
                $visit(& $($mut)? op.expected);
                $visit(& $($mut)? op.new);
            }
            AtomicRmw(op) => {
                $visit(& $($mut)? op.ptr);
                $visit(& $($mut)? op.value);
            }
            LandingPad(pad) => pad.clauses.$iter().for_each(|(_, _, value)| $visit(value)),
            CatchPad { within, args } | CleanupPad { within, args } => {
                $visit(within);
                args.$iter().for_each(&mut $visit);
            }
        }
    }};
}

/// Where the value operands of a call are.
macro_rules! visit_call_values {
    ($site:expr, $visit:ident, $iter:ident $(, $mut:tt)?) => {{
        $visit(& $($mut)? $site.callee);
        $site.args.$iter().for_each(|arg| $visit(& $($mut)? arg.value));
        $site.bundles.$iter().flat_map(|b| b.inputs.$iter()).for_each(|(_, v)| $visit(v));
    }};
}

impl Op {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        use Op::*;
        matches!(
            self,
            Ret(_)
                | Br(_)
                | CondBr { .. }
                | Switch(_)
                | IndirectBr { .. }
                | Invoke(_)
                | CallBr(_)
                | Resume(_)
                | Unreachable
                | CleanupRet { .. }
                | CatchRet { .. }
                | CatchSwitch(_)
        )
    }

    /// The call it makes, if any.
    pub fn call_site(&self) -> Option<&CallSite> {
        match self {
            Op::Call(call) => Some(&call.site),
            Op::Invoke(invoke) => Some(&invoke.site),
            Op::CallBr(callbr) => Some(&callbr.site),
            _ => None,
        }
    }

    /// Calls `visit` on every operand that is a value, in textual order.
    pub fn for_each_value(&self, mut visit: impl FnMut(&Value)) {
        fn call(site: &CallSite, visit: &mut impl FnMut(&Value)) {
            visit_call_values!(site, visit, iter)
        }
        visit_values!(self, visit, call, iter)
    }

    /// Calls `change` on every operand that is a value, in textual order.
    pub fn for_each_value_mut(&mut self, mut change: impl FnMut(&mut Value)) {
        fn call(site: &mut CallSite, change: &mut impl FnMut(&mut Value)) {
            visit_call_values!(site, change, iter_mut, mut)
        }
        visit_values!(self, change, call, iter_mut, mut)
    }

    /// Calls `change` on every block it names, in textual order; a phi's incoming blocks too.
    pub fn for_each_block_mut(&mut self, mut change: impl FnMut(&mut BlockId)) {
        use Op::*;
        match self {
            Br(to) | CatchRet { to, .. } => change(to),
            CondBr { then, otherwise, .. } => {
                change(then);
                change(otherwise);
            }
            Switch(switch) => {
                change(&mut switch.default);
                switch.cases.iter_mut().for_each(|(_, to)| change(to));
            }
            IndirectBr { targets, .. } => targets.iter_mut().for_each(change),
            Invoke(invoke) => {
                change(&mut invoke.normal);
                change(&mut invoke.unwind);
            }
            CallBr(callbr) => {
                change(&mut callbr.fallthrough);
                callbr.indirect.iter_mut().for_each(change);
            }
            CleanupRet { unwind, .. } => unwind.iter_mut().for_each(change),
            CatchSwitch(switch) => {
                switch.handlers.iter_mut().for_each(&mut change);
                switch.unwind.iter_mut().for_each(change);
            }
            Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| change(block)),
            _ => {}
        }
    }

    /// Calls `visit` on every block that control may go to next, in textual order, with repetitions.
    pub fn for_each_successor(&self, mut visit: impl FnMut(BlockId)) {
        use Op::*;
        match self {
            Br(to) | CatchRet { to, .. } => visit(*to),
            CondBr { then, otherwise, .. } => {
                visit(*then);
                visit(*otherwise);
            }
            Switch(switch) => {
                visit(switch.default);
                switch.cases.iter().for_each(|(_, to)| visit(*to));
            }
            IndirectBr { targets, .. } => targets.iter().copied().for_each(visit),
            Invoke(invoke) => {
                visit(invoke.normal);
                visit(invoke.unwind);
            }
            CallBr(callbr) => {
                visit(callbr.fallthrough);
                callbr.indirect.iter().copied().for_each(visit);
            }
            CleanupRet { unwind, .. } => unwind.iter().copied().for_each(visit),
            CatchSwitch(switch) => {
                switch.handlers.iter().copied().for_each(&mut visit);
                switch.unwind.iter().copied().for_each(visit);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inst_is_small() {
        assert_eq!(size_of::<Value>(), 8);
        assert!(size_of::<Inst>() <= 48, "{}", size_of::<Inst>());
    }

    #[test]
    fn words_are_read_as_they_are_written() {
        for &op in BinaryOp::ALL {
            assert_eq!(BinaryOp::from_word(op.word().as_bytes()), Some(op));
        }
        assert_eq!(CallConv::from_word(b"fastcc").map(|cc| cc.to_string()), Some("fastcc".to_string()));
        assert_eq!(CallConv(1234).to_string(), "cc 1234");
    }

    #[test]
    fn fast_is_every_fast_math_flag() {
        let mut all = OpFlags::NONE;
        for &(flag, word) in OpFlags::WORDS {
            if OpFlags::FAST.has(flag) {
                all.insert(flag);
                assert!(!matches!(word, "nuw" | "nsw" | "exact" | "disjoint" | "nneg" | "samesign"));
            }
        }
        assert_eq!(all, OpFlags::FAST);
    }
}
