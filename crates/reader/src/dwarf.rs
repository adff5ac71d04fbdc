//! The words that debug info uses: DWARF's names for tags, operations, languages and the like, and LLVM's
//! names for flags and kinds.
//!
//! Knows which words exist up to LLVM 22, not what they mean. Tables are sorted, so that a word is found by
//! halving.

/// A vocabulary: every word is `prefix` and one of `names`; a number up to `max` may stand for a word.
#[derive(Debug)]
pub struct Vocabulary {
    /// What its words are called in messages, with an article.
    pub what: &'static str,
    /// What its words start with.
    pub prefix: &'static str,
    names: &'static [&'static str],
    /// The largest number that may stand in place of a word; none where only words may.
    pub max: Option<u64>,
}

impl Vocabulary {
    /// Whether it has the word `word`.
    pub fn has(&self, word: &[u8]) -> bool {
        word.strip_prefix(self.prefix.as_bytes())
            .is_some_and(|name| self.names.binary_search_by(|known| known.as_bytes().cmp(name)).is_ok())
    }
}

pub static TAG: Vocabulary =
    Vocabulary { what: "a DWARF tag", prefix: "DW_TAG_", names: TAGS, max: Some(0xffff) };
pub static ENCODING: Vocabulary =
    Vocabulary { what: "a DWARF type encoding", prefix: "DW_ATE_", names: ENCODINGS, max: Some(0xff) };
pub static VIRTUALITY: Vocabulary = Vocabulary {
    what: "a DWARF virtuality",
    prefix: "DW_VIRTUALITY_",
    names: &["none", "pure_virtual", "virtual"],
    max: Some(2),
};
pub static LANGUAGE: Vocabulary =
    Vocabulary { what: "a DWARF language", prefix: "DW_LANG_", names: LANGUAGES, max: Some(0xffff) };
pub static LANGUAGE_NAME: Vocabulary = Vocabulary {
    what: "a DWARF language name",
    prefix: "DW_LNAME_",
    names: LANGUAGE_NAMES,
    max: Some(u32::MAX as u64),
};
pub static CONVENTION: Vocabulary =
    Vocabulary { what: "a DWARF calling convention", prefix: "DW_CC_", names: CONVENTIONS, max: Some(0xff) };
pub static MACRO: Vocabulary = Vocabulary {
    what: "a DWARF macro type",
    prefix: "DW_MACINFO_",
    names: &["define", "end_file", "start_file", "undef", "vendor_ext"],
    max: Some(0xff),
};
pub static ENUM_KIND: Vocabulary = Vocabulary {
    what: "a DWARF enumeration kind",
    prefix: "DW_APPLE_ENUM_KIND_",
    names: &["Closed", "Open"],
    max: Some(1),
};
pub static EMISSION: Vocabulary = Vocabulary {
    what: "an emission kind",
    prefix: "",
    names: &["DebugDirectivesOnly", "FullDebug", "LineTablesOnly", "NoDebug"],
    max: Some(3),
};
pub static NAME_TABLE: Vocabulary = Vocabulary {
    what: "a kind of name table",
    prefix: "",
    names: &["Apple", "Default", "GNU", "None"],
    max: Some(3),
};
pub static FIXED_POINT: Vocabulary = Vocabulary {
    what: "a kind of fixed-point type",
    prefix: "",
    names: &["Binary", "Decimal", "Rational"],
    max: Some(2),
};
pub static CHECKSUM: Vocabulary =
    Vocabulary { what: "a kind of checksum", prefix: "CSK_", names: &["MD5", "SHA1", "SHA256"], max: None };
pub static FLAG: Vocabulary =
    Vocabulary { what: "a debug info flag", prefix: "DIFlag", names: FLAGS, max: Some(u32::MAX as u64) };
pub static SUBPROGRAM_FLAG: Vocabulary = Vocabulary {
    what: "a subprogram flag",
    prefix: "DISPFlag",
    names: SUBPROGRAM_FLAGS,
    max: Some(u32::MAX as u64),
};
static OP: Vocabulary = Vocabulary { what: "a DWARF operation", prefix: "DW_OP_", names: OPS, max: None };

/// Whether `word` is a DWARF operation: one of the table, or `DW_OP_lit`, `DW_OP_reg` or `DW_OP_breg` with a
/// number up to 31.
pub fn is_op(word: &[u8]) -> bool {
    let Some(name) = word.strip_prefix(b"DW_OP_") else { return false };
    let number = ["lit", "reg", "breg"].iter().find_map(|stem| name.strip_prefix(stem.as_bytes()));
    match number {
        Some([b'0'..=b'9'] | [b'1' | b'2', b'0'..=b'9'] | [b'3', b'0' | b'1']) => true,
        _ => OP.has(word),
    }
}

/// After `DW_TAG_`.
#[rustfmt::skip]
static TAGS: &[&str] = &[
    "ALTIUM_circ_type", "ALTIUM_mwa_circ_type", "ALTIUM_rev_carry_type", "ALTIUM_rom", "APPLE_property",
    "APPLE_ptrauth_type", "BORLAND_Delphi_dynamic_array", "BORLAND_Delphi_set", "BORLAND_Delphi_string",
    "BORLAND_Delphi_variant", "BORLAND_property", "GHS_namespace", "GHS_template_templ_param",
    "GHS_using_declaration", "GHS_using_namespace", "GNU_BINCL", "GNU_EINCL", "GNU_call_site",
    "GNU_call_site_parameter", "GNU_formal_parameter_pack", "GNU_template_parameter_pack",
    "GNU_template_template_param", "LLVM_annotation", "LLVM_ptrauth_type", "MIPS_loop",
    "PGI_interface_block", "PGI_kanji_type", "SUN_class_template", "SUN_codeflags", "SUN_dtor",
    "SUN_dtor_info", "SUN_f90_interface", "SUN_fortran_vax_structure", "SUN_function_template", "SUN_hi",
    "SUN_indirect_inheritance", "SUN_memop_info", "SUN_omp_child_func", "SUN_rtti_descriptor",
    "SUN_struct_template", "SUN_union_template", "UPC_relaxed", "UPC_shared_type", "UPC_strict_type",
    "access_declaration", "array_type", "atomic_type", "base_type", "call_site", "call_site_parameter",
    "catch_block", "class_template", "class_type", "coarray_type", "common_block", "common_inclusion",
    "compile_unit", "condition", "const_type", "constant", "dwarf_procedure", "dynamic_type", "entry_point",
    "enumeration_type", "enumerator", "file_type", "formal_parameter", "format_label", "friend",
    "function_template", "generic_subrange", "immutable_type", "imported_declaration", "imported_module",
    "imported_unit", "inheritance", "inlined_subroutine", "interface_type", "label", "lexical_block",
    "member", "module", "namelist", "namelist_item", "namespace", "null", "packed_type", "partial_unit",
    "pointer_type", "ptr_to_member_type", "reference_type", "restrict_type", "rvalue_reference_type",
    "set_type", "shared_type", "skeleton_unit", "string_type", "structure_type", "subprogram",
    "subrange_type", "subroutine_type", "template_alias", "template_type_parameter",
    "template_value_parameter", "thrown_type", "try_block", "type_unit", "typedef", "union_type",
    "unspecified_parameters", "unspecified_type", "variable", "variant", "variant_part", "volatile_type",
    "with_stmt",
];

/// After `DW_OP_`; the 32 literals and registers are added by [`is_op`].
#[rustfmt::skip]
static OPS: &[&str] = &[
    "APPLE_uninit", "GNU_addr_index", "GNU_const_index", "GNU_entry_value", "GNU_implicit_pointer",
    "GNU_push_tls_address", "HP_fltconst4", "HP_fltconst8", "HP_is_value", "HP_mod_range", "HP_tls",
    "HP_unmod_range", "INTEL_bit_piece", "LLVM_arg", "LLVM_convert", "LLVM_entry_value",
    "LLVM_extract_bits_sext", "LLVM_extract_bits_zext", "LLVM_fragment", "LLVM_implicit_pointer",
    "LLVM_tag_offset", "LLVM_user", "PGI_omp_thread_num", "WASM_location", "WASM_location_int", "abs",
    "addr", "addrx", "and", "bit_piece", "bra", "bregx", "call2", "call4", "call_frame_cfa", "call_ref",
    "const1s", "const1u", "const2s", "const2u", "const4s", "const4u", "const8s", "const8u", "const_type",
    "consts", "constu", "constx", "convert", "deref", "deref_size", "deref_type", "div", "drop", "dup",
    "entry_value", "eq", "fbreg", "form_tls_address", "ge", "gt", "implicit_pointer", "implicit_value",
    "le", "lt", "minus", "mod", "mul", "ne", "neg", "nop", "not", "or", "over", "pick", "piece", "plus",
    "plus_uconst", "push_object_address", "regval_type", "regx", "reinterpret", "rot", "shl", "shr", "shra",
    "skip", "stack_value", "swap", "xderef", "xderef_size", "xderef_type", "xor",
];

/// After `DW_ATE_`.
#[rustfmt::skip]
static ENCODINGS: &[&str] = &[
    "ASCII", "HP_complex_float", "HP_complex_float128", "HP_float128", "HP_floathpintel",
    "HP_imaginary_float128", "HP_imaginary_float90", "UCS", "UTF", "address", "boolean", "complex_float",
    "decimal_float", "edited", "float", "imaginary_float", "numeric_string", "packed_decimal", "signed",
    "signed_char", "signed_fixed", "unsigned", "unsigned_char", "unsigned_fixed",
];

/// After `DW_LANG_`.
#[rustfmt::skip]
static LANGUAGES: &[&str] = &[
    "Ada2005", "Ada2012", "Ada83", "Ada95", "Assembly", "BLISS", "BORLAND_Delphi", "C", "C11", "C17", "C89",
    "C99", "CPP_for_OpenCL", "C_plus_plus", "C_plus_plus_03", "C_plus_plus_11", "C_plus_plus_14",
    "C_plus_plus_17", "C_plus_plus_20", "C_sharp", "Cobol74", "Cobol85", "Crystal", "D", "Dylan",
    "Fortran03", "Fortran08", "Fortran18", "Fortran77", "Fortran90", "Fortran95", "GLSL", "GLSL_ES",
    "GOOGLE_RenderScript", "Go", "HIP", "HLSL", "Haskell", "Hylo", "Java", "Julia", "Kotlin", "Metal",
    "Mips_Assembler", "Modula2", "Modula3", "Mojo", "Move", "OCaml", "ObjC", "ObjC_plus_plus", "OpenCL",
    "OpenCL_CPP", "PLI", "Pascal83", "Python", "RenderScript", "Ruby", "Rust", "SYCL", "Swift", "UPC",
    "Zig",
];

/// After `DW_LNAME_`; LLVM 22.
#[rustfmt::skip]
static LANGUAGE_NAMES: &[&str] = &[
    "Ada", "Assembly", "BLISS", "C", "CPP_for_OpenCL", "C_plus_plus", "C_sharp", "Cobol", "Crystal", "D",
    "Dylan", "Fortran", "GLSL", "GLSL_ES", "Go", "HIP", "HLSL", "Haskell", "Hylo", "Java", "Julia",
    "Kotlin", "Metal", "Modula2", "Modula3", "Mojo", "Move", "OCaml", "ObjC", "ObjC_plus_plus", "OpenCL_C",
    "OpenCL_CPP", "PLI", "Pascal", "Python", "RenderScript", "Ruby", "Rust", "SYCL", "Swift", "UPC", "Zig",
];

/// After `DW_CC_`.
#[rustfmt::skip]
static CONVENTIONS: &[&str] = &[
    "BORLAND_fastcall", "BORLAND_msfastcall", "BORLAND_msreturn", "BORLAND_pascal", "BORLAND_safecall",
    "BORLAND_stdcall", "BORLAND_thiscall", "GDB_IBM_OpenCL", "GNU_borland_fastcall_i386", "GNU_renesas_sh",
    "LLVM_AAPCS", "LLVM_AAPCS_VFP", "LLVM_DeviceKernel", "LLVM_IntelOclBicc", "LLVM_M68kRTD",
    "LLVM_OpenCLKernel", "LLVM_PreserveAll", "LLVM_PreserveMost", "LLVM_PreserveNone", "LLVM_RISCVVLSCall",
    "LLVM_RISCVVectorCall", "LLVM_SpirFunction", "LLVM_Swift", "LLVM_SwiftTail", "LLVM_Win64",
    "LLVM_X86RegCall", "LLVM_X86_64SysV", "LLVM_vectorcall", "nocall", "normal", "pass_by_reference",
    "pass_by_value", "program",
];

/// After `DIFlag`.
#[rustfmt::skip]
static FLAGS: &[&str] = &[
    "AllCallsDescribed", "AppleBlock", "Artificial", "BigEndian", "BitField", "EnumClass", "Explicit",
    "ExportSymbols", "FwdDecl", "IndirectVirtualBase", "IntroducedVirtual", "LValueReference",
    "LittleEndian", "MultipleInheritance", "NoReturn", "NonTrivial", "ObjcClassComplete", "ObjectPointer",
    "Private", "Protected", "Prototyped", "Public", "RValueReference", "ReservedBit4", "SingleInheritance",
    "StaticMember", "Thunk", "TypePassByReference", "TypePassByValue", "Vector", "Virtual",
    "VirtualInheritance",
];

/// After `DISPFlag`.
#[rustfmt::skip]
static SUBPROGRAM_FLAGS: &[&str] = &[
    "Definition", "Deleted", "Elemental", "LocalToUnit", "MainSubprogram", "ObjCDirect", "Optimized",
    "Pure", "PureVirtual", "Recursive", "Virtual",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        let vocabularies = [
            &TAG,
            &ENCODING,
            &VIRTUALITY,
            &LANGUAGE,
            &LANGUAGE_NAME,
            &CONVENTION,
            &MACRO,
            &ENUM_KIND,
            &EMISSION,
            &NAME_TABLE,
            &FIXED_POINT,
            &CHECKSUM,
            &FLAG,
            &SUBPROGRAM_FLAG,
            &OP,
        ];
        for vocabulary in vocabularies {
            assert!(vocabulary.names.is_sorted_by(|a, b| a < b), "{}", vocabulary.what);
        }
    }

    #[test]
    fn words_are_found() {
        assert!(TAG.has(b"DW_TAG_member") && TAG.has(b"DW_TAG_null") && !TAG.has(b"DW_TAG_badtag"));
        assert!(LANGUAGE.has(b"DW_LANG_C99") && !LANGUAGE.has(b"DW_LNAME_C"));
        assert!(FLAG.has(b"DIFlagPublic") && !FLAG.has(b"DIFlagZero") && !FLAG.has(b"DIFlag"));
        assert!(EMISSION.has(b"FullDebug") && !EMISSION.has(b"None"));
    }

    #[test]
    fn operations_are_found() {
        for word in
            ["DW_OP_deref", "DW_OP_lit0", "DW_OP_reg31", "DW_OP_breg9", "DW_OP_regx", "DW_OP_LLVM_arg"]
        {
            assert!(is_op(word.as_bytes()), "{word}");
        }
        for word in ["DW_OP_lit32", "DW_OP_reg01", "DW_OP_breg", "DW_OP_LLVM_nop", "DW_ATE_signed", "lit1"] {
            assert!(!is_op(word.as_bytes()), "{word}");
        }
    }
}
