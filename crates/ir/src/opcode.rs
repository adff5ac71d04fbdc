//! The words of instructions: operators, predicates, orderings, flags, calling conventions.
//!
//! One table each, from which reading and printing follow.

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
        if word == b"webkit_jscc" {
            // Until LLVM 17; `cc 12` means the same to every version.
            return Some(CallConv(12));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

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
