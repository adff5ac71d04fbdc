//! Attributes of functions, parameters, results and variables.
//!
//! What Heddle gives a meaning to is kept as data; the rest as the words it was written with; an attribute of
//! a newer LLVM as text. Order and groups (`#0`) are kept as written.

use crate::opcode::words;
use crate::strings::Symbol;
use crate::types::TypeId;
use bits::Bits;

arena::id! {
    /// A list of attributes of one module; equal lists share one id.
    pub struct AttrSetId("attrs")
}

/// A list of attributes as written.
pub type AttrSet = Box<[Attr]>;

/// One attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attr {
    /// `#N`: everything in that group.
    Group(u32),
    /// A word alone: `nounwind`.
    Flag(AttrKind),
    /// A word with a number: `align 8`, `dereferenceable(16)`.
    Int(AttrKind, u64),
    /// A word with a type: `byval(T)`.
    Type(AttrKind, TypeId),
    /// `allocsize(a)`, `allocsize(a, b)`, `vscale_range(a, b)`.
    Pair(AttrKind, u32, Option<u32>),
    /// `range(iN low, high)`: from low up to, but not including, high.
    Range(TypeId, Box<(Bits, Bits)>),
    /// `initializes((a, b), ...)`: offsets of bytes that are written first.
    Initializes(Box<[(Bits, Bits)]>),
    /// `memory(...)`.
    Memory(MemoryEffects),
    /// A word with other arguments, kept as they were written: `uwtable(sync)`, `allockind("...")`.
    Text(AttrKind, Symbol),
    /// `"key"` or `"key"="value"`.
    String(Symbol, Option<Symbol>),
    /// An attribute Heddle does not know, with its arguments, as written.
    Unknown(Symbol),
}

/// What a function may do to memory: `memory(default, location: access, ...)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct MemoryEffects {
    /// For every location not named.
    pub default: Option<MemoryAccess>,
    /// For the locations named, in textual order: `argmem`, `inaccessiblemem`, `errnomem`, ...
    pub locations: Vec<(Symbol, MemoryAccess)>,
}

words! {
    /// What may be done to a memory location.
    pub enum MemoryAccess { None = "none", Read = "read", Write = "write", ReadWrite = "readwrite" }
}

/// The classes of numbers that `nofpclass(text)` names, in words or as a number, as the bits of `llvm.is.fpclass`.
pub fn fp_class_mask(text: &str) -> Option<u32> {
    let of_word = |word: &str| {
        Some(match word {
            "snan" => 1,
            "qnan" => 1 << 1,
            "nan" => 0b11,
            "ninf" => 1 << 2,
            "pinf" => 1 << 9,
            "inf" => 1 << 2 | 1 << 9,
            "nnorm" => 1 << 3,
            "pnorm" => 1 << 8,
            "norm" => 1 << 3 | 1 << 8,
            "nsub" => 1 << 4,
            "psub" => 1 << 7,
            "sub" => 1 << 4 | 1 << 7,
            "nzero" => 1 << 5,
            "pzero" => 1 << 6,
            "zero" => 1 << 5 | 1 << 6,
            "all" => 0b11_1111_1111,
            _ => return None,
        })
    };
    match text.parse::<u32>() {
        Ok(mask) => (1..1024).contains(&mask).then_some(mask),
        Err(_) => text.split(' ').try_fold(0, |mask, word| Some(mask | of_word(word)?)),
    }
}

/// Where an attribute may stand, as a set of bits.
pub mod place {
    /// On a function or a call.
    pub const FUNCTION: u8 = 1;
    /// On a parameter or an argument.
    pub const PARAM: u8 = 2;
    /// On a result.
    pub const RETURN: u8 = 4;
}

/// How an attribute is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrForm {
    /// `word`.
    Flag,
    /// `word(N)` or, for some, `word N` or `word=N`.
    Int,
    /// `word(T)`; old LLVMs allow `word` alone.
    Type,
    /// `word(a)` or `word(a, b)`.
    Pair,
    /// `range(T a, b)`.
    Range,
    /// `initializes((a, b), ...)`.
    Initializes,
    /// `memory(...)`.
    Memory,
    /// `word` or `word(anything)`.
    Text,
}

macro_rules! attributes {
    ($($variant:ident = $word:literal $form:ident $places:expr;)*) => {
        words! {
            /// The attributes Heddle knows.
            pub enum AttrKind { $($variant = $word),* }
        }
        impl AttrKind {
            /// How it is written.
            pub fn form(self) -> AttrForm {
                match self { $(AttrKind::$variant => AttrForm::$form),* }
            }
            /// Where it may stand: bits of [`place`].
            pub fn places(self) -> u8 {
                use place::*;
                match self { $(AttrKind::$variant => $places),* }
            }
        }
    };
}

attributes! {
    Align = "align" Int PARAM | RETURN | FUNCTION;
    AllocAlign = "allocalign" Flag PARAM;
    AllocKind = "allockind" Text FUNCTION;
    AllocPtr = "allocptr" Flag PARAM;
    AllocSize = "allocsize" Pair FUNCTION;
    AlwaysInline = "alwaysinline" Flag FUNCTION;
    ArgMemOnly = "argmemonly" Flag FUNCTION;
    Builtin = "builtin" Flag FUNCTION;
    ByVal = "byval" Type PARAM;
    ByRef = "byref" Type PARAM;
    Captures = "captures" Text PARAM;
    NoUndef = "noundef" Flag PARAM | RETURN;
    Cold = "cold" Flag FUNCTION;
    Convergent = "convergent" Flag FUNCTION;
    Hot = "hot" Flag FUNCTION;
    Dereferenceable = "dereferenceable" Int PARAM | RETURN;
    DereferenceableOrNull = "dereferenceable_or_null" Int PARAM | RETURN;
    DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation" Flag FUNCTION;
    ElementType = "elementtype" Type PARAM;
    FnRetThunkExtern = "fn_ret_thunk_extern" Flag FUNCTION;
    HybridPatchable = "hybrid_patchable" Flag FUNCTION;
    InAlloca = "inalloca" Type PARAM;
    InaccessibleMemOnly = "inaccessiblememonly" Flag FUNCTION;
    InaccessibleMemOrArgMemOnly = "inaccessiblemem_or_argmemonly" Flag FUNCTION;
    Initializes = "initializes" Initializes PARAM;
    InlineHint = "inlinehint" Flag FUNCTION;
    InReg = "inreg" Flag PARAM | RETURN;
    JumpTable = "jumptable" Flag FUNCTION;
    Memory = "memory" Memory FUNCTION;
    NoFpClass = "nofpclass" Text PARAM | RETURN;
    MinSize = "minsize" Flag FUNCTION;
    Naked = "naked" Flag FUNCTION;
    Nest = "nest" Flag PARAM;
    NoAlias = "noalias" Flag PARAM | RETURN;
    NoBuiltin = "nobuiltin" Flag FUNCTION;
    NoCallback = "nocallback" Flag FUNCTION;
    NoCapture = "nocapture" Flag PARAM;
    NoCreateUndefOrPoison = "nocreateundeforpoison" Flag FUNCTION;
    NoDivergenceSource = "nodivergencesource" Flag FUNCTION;
    NoDuplicate = "noduplicate" Flag FUNCTION;
    NoExt = "noext" Flag PARAM | RETURN;
    NoFree = "nofree" Flag FUNCTION | PARAM;
    DeadOnReturn = "dead_on_return" Text PARAM;
    DeadOnUnwind = "dead_on_unwind" Flag PARAM;
    NoImplicitFloat = "noimplicitfloat" Flag FUNCTION;
    NoInline = "noinline" Flag FUNCTION;
    NonLazyBind = "nonlazybind" Flag FUNCTION;
    NoMerge = "nomerge" Flag FUNCTION;
    NonNull = "nonnull" Flag PARAM | RETURN;
    NoRecurse = "norecurse" Flag FUNCTION;
    NoRedZone = "noredzone" Flag FUNCTION;
    NoReturn = "noreturn" Flag FUNCTION;
    NoSync = "nosync" Flag FUNCTION;
    NoCfCheck = "nocf_check" Flag FUNCTION;
    NoProfile = "noprofile" Flag FUNCTION;
    SkipProfile = "skipprofile" Flag FUNCTION;
    NoUnwind = "nounwind" Flag FUNCTION;
    NoSanitizeBounds = "nosanitize_bounds" Flag FUNCTION;
    NoSanitizeCoverage = "nosanitize_coverage" Flag FUNCTION;
    NullPointerIsValid = "null_pointer_is_valid" Flag FUNCTION;
    OptDebug = "optdebug" Flag FUNCTION;
    OptForFuzzing = "optforfuzzing" Flag FUNCTION;
    OptSize = "optsize" Flag FUNCTION;
    OptNone = "optnone" Flag FUNCTION;
    Preallocated = "preallocated" Type FUNCTION | PARAM;
    Range = "range" Range PARAM | RETURN;
    ReadNone = "readnone" Flag PARAM | FUNCTION;
    ReadOnly = "readonly" Flag PARAM | FUNCTION;
    Returned = "returned" Flag PARAM;
    ImmArg = "immarg" Flag PARAM;
    ReturnsTwice = "returns_twice" Flag FUNCTION;
    SafeStack = "safestack" Flag FUNCTION;
    SanitizeAddress = "sanitize_address" Flag FUNCTION;
    SanitizeAllocToken = "sanitize_alloc_token" Flag FUNCTION;
    SanitizeHwAddress = "sanitize_hwaddress" Flag FUNCTION;
    SanitizeMemory = "sanitize_memory" Flag FUNCTION;
    SanitizeMemTag = "sanitize_memtag" Flag FUNCTION;
    SanitizeNumericalStability = "sanitize_numerical_stability" Flag FUNCTION;
    SanitizeRealtime = "sanitize_realtime" Flag FUNCTION;
    SanitizeRealtimeBlocking = "sanitize_realtime_blocking" Flag FUNCTION;
    SanitizeThread = "sanitize_thread" Flag FUNCTION;
    SanitizeType = "sanitize_type" Flag FUNCTION;
    ShadowCallStack = "shadowcallstack" Flag FUNCTION;
    SignExt = "signext" Flag PARAM | RETURN;
    AlignStack = "alignstack" Int FUNCTION | PARAM;
    Speculatable = "speculatable" Flag FUNCTION;
    Ssp = "ssp" Flag FUNCTION;
    SspReq = "sspreq" Flag FUNCTION;
    SspStrong = "sspstrong" Flag FUNCTION;
    StrictFp = "strictfp" Flag FUNCTION;
    StructRet = "sret" Type PARAM;
    SpeculativeLoadHardening = "speculative_load_hardening" Flag FUNCTION;
    SwiftError = "swifterror" Flag PARAM;
    SwiftSelf = "swiftself" Flag PARAM;
    SwiftAsync = "swiftasync" Flag PARAM;
    UwTable = "uwtable" Text FUNCTION;
    VScaleRange = "vscale_range" Pair FUNCTION;
    WillReturn = "willreturn" Flag FUNCTION;
    Writable = "writable" Flag PARAM;
    WriteOnly = "writeonly" Flag PARAM | FUNCTION;
    ZeroExt = "zeroext" Flag PARAM | RETURN;
    MustProgress = "mustprogress" Flag FUNCTION;
    PresplitCoroutine = "presplitcoroutine" Flag FUNCTION;
    CoroDestroyOnlyWhenComplete = "coro_only_destroy_when_complete" Flag FUNCTION;
    CoroElideSafe = "coro_elide_safe" Flag FUNCTION;
}
