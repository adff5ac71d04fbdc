//! Which fields each kind of specialised metadata node has, of which form, and which it must have.
//!
//! The table is LLVM 19's, with the fields and kinds that LLVM 20 to 22 added. Where a newer LLVM is stricter
//! or laxer than LLVM 19, the laxer one counts. Fields stand in the order in which LLVM prints them, which
//! makes looking them up one after the other quick.

use crate::dwarf::{self, Vocabulary};

/// The form of a field's value.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A number from 0 to this.
    Unsigned(u64),
    /// A number from 0 to 2^64-1, or metadata, or null.
    UnsignedOrMd,
    /// A number between these.
    Signed(i64, i64),
    /// A number of any size.
    Integer,
    /// A number from this to 2^63-1, or metadata, or null if `or_null`.
    SignedOrMd { min: i64, or_null: bool },
    /// `true` or `false`.
    Bool,
    /// Metadata or null.
    Md,
    /// Metadata but not null.
    MdNotNull,
    /// `"..."`.
    Text,
    /// `"..."`, not empty.
    TextNotEmpty,
    /// `{...}` of metadata.
    List,
    /// A word, or a number in its place.
    Word(&'static Vocabulary),
    /// Words or numbers joined by `|`.
    Flags(&'static Vocabulary),
}

/// A field that a kind of node may have.
#[derive(Debug)]
pub struct FieldRule {
    /// Its name.
    pub name: &'static str,
    /// The form of its value.
    pub form: Form,
    /// Whether a node must have it.
    pub required: bool,
}

/// A kind of node.
#[derive(Debug)]
pub struct Schema {
    /// Its name.
    pub kind: &'static str,
    /// Whether every node of it is `distinct`.
    pub distinct: bool,
    /// The fields it may have: at most 64.
    pub fields: &'static [FieldRule],
}

const fn may(name: &'static str, form: Form) -> FieldRule {
    FieldRule { name, form, required: false }
}

const fn must(name: &'static str, form: Form) -> FieldRule {
    FieldRule { name, form, required: true }
}

use Form::{Bool, Integer, List, Md, MdNotNull, Text, TextNotEmpty, UnsignedOrMd};
const LINE: Form = Form::Unsigned(u32::MAX as u64);
const COLUMN: Form = Form::Unsigned(u16::MAX as u64);
const U32: Form = Form::Unsigned(u32::MAX as u64);
const U64: Form = Form::Unsigned(u64::MAX);
const BOUND: Form = Form::SignedOrMd { min: i64::MIN, or_null: true };
const TAG: Form = Form::Word(&dwarf::TAG);
const ENCODING: Form = Form::Word(&dwarf::ENCODING);
const LANGUAGE: Form = Form::Word(&dwarf::LANGUAGE);
const MACRO: Form = Form::Word(&dwarf::MACRO);
const FLAGS: Form = Form::Flags(&dwarf::FLAG);

/// The schema of a kind of node, unless it is unknown. Expressions and argument lists have none: they have
/// no fields.
pub fn schema(kind: &[u8]) -> Option<&'static Schema> {
    SCHEMAS.iter().find(|schema| schema.kind.as_bytes() == kind)
}

const fn kind(kind: &'static str, fields: &'static [FieldRule]) -> Schema {
    Schema { kind, distinct: false, fields }
}

const fn distinct_kind(kind: &'static str, fields: &'static [FieldRule]) -> Schema {
    Schema { kind, distinct: true, fields }
}

/// The most frequent kinds come first.
static SCHEMAS: &[Schema] = &[
    kind(
        "DILocation",
        &[
            may("line", LINE),
            may("column", COLUMN),
            must("scope", MdNotNull),
            may("inlinedAt", Md),
            may("isImplicitCode", Bool),
            may("atomGroup", U64),
            may("atomRank", Form::Unsigned(u8::MAX as u64)),
        ],
    ),
    kind(
        "DILocalVariable",
        &[
            may("name", Text),
            may("arg", Form::Unsigned(u16::MAX as u64)),
            must("scope", MdNotNull),
            may("file", Md),
            may("line", LINE),
            may("type", Md),
            may("flags", FLAGS),
            may("align", U32),
            may("annotations", Md),
        ],
    ),
    kind(
        "DIDerivedType",
        &[
            must("tag", TAG),
            may("name", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            must("baseType", Md),
            may("size", UnsignedOrMd),
            may("align", U32),
            may("offset", UnsignedOrMd),
            may("flags", FLAGS),
            may("extraData", Md),
            may("dwarfAddressSpace", U32),
            may("annotations", Md),
            may("ptrAuthKey", Form::Unsigned(7)),
            may("ptrAuthIsAddressDiscriminated", Bool),
            may("ptrAuthExtraDiscriminator", Form::Unsigned(u16::MAX as u64)),
            may("ptrAuthIsaPointer", Bool),
            may("ptrAuthAuthenticatesNullValues", Bool),
        ],
    ),
    kind(
        "DISubprogram",
        &[
            may("name", Text),
            may("linkageName", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            may("type", Md),
            may("isLocal", Bool),
            may("isDefinition", Bool),
            may("scopeLine", LINE),
            may("containingType", Md),
            may("virtuality", Form::Word(&dwarf::VIRTUALITY)),
            may("virtualIndex", U32),
            may("thisAdjustment", Form::Signed(i32::MIN as i64, i32::MAX as i64)),
            may("flags", FLAGS),
            may("spFlags", Form::Flags(&dwarf::SUBPROGRAM_FLAG)),
            may("isOptimized", Bool),
            may("unit", Md),
            may("templateParams", Md),
            may("declaration", Md),
            may("retainedNodes", Md),
            may("thrownTypes", Md),
            may("annotations", Md),
            may("targetFuncName", Text),
            may("keyInstructions", Bool),
        ],
    ),
    kind(
        "DILexicalBlock",
        &[must("scope", MdNotNull), may("file", Md), may("line", LINE), may("column", COLUMN)],
    ),
    kind(
        "DICompositeType",
        &[
            must("tag", TAG),
            may("name", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            may("baseType", Md),
            may("size", UnsignedOrMd),
            may("align", U32),
            may("offset", UnsignedOrMd),
            may("flags", FLAGS),
            may("elements", Md),
            may("runtimeLang", LANGUAGE),
            may("enumKind", Form::Word(&dwarf::ENUM_KIND)),
            may("vtableHolder", Md),
            may("templateParams", Md),
            may("identifier", Text),
            may("discriminator", Md),
            may("dataLocation", Md),
            may("associated", Md),
            may("allocated", Md),
            may("rank", BOUND),
            may("annotations", Md),
            may("num_extra_inhabitants", U32),
            may("specification", Md),
            may("bitStride", Md),
        ],
    ),
    kind(
        "DISubroutineType",
        &[may("flags", FLAGS), may("cc", Form::Word(&dwarf::CONVENTION)), must("types", Md)],
    ),
    kind("DITemplateTypeParameter", &[may("name", Text), must("type", Md), may("defaulted", Bool)]),
    kind(
        "DITemplateValueParameter",
        &[may("tag", TAG), may("name", Text), may("type", Md), may("defaulted", Bool), must("value", Md)],
    ),
    kind("DIEnumerator", &[must("name", Text), must("value", Integer), may("isUnsigned", Bool)]),
    kind("DIGlobalVariableExpression", &[must("var", Md), must("expr", Md)]),
    kind(
        "DIGlobalVariable",
        &[
            may("name", TextNotEmpty),
            may("linkageName", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            may("type", Md),
            may("isLocal", Bool),
            may("isDefinition", Bool),
            may("declaration", Md),
            may("templateParams", Md),
            may("align", U32),
            may("annotations", Md),
        ],
    ),
    kind(
        "DISubrange",
        &[
            may("count", Form::SignedOrMd { min: -1, or_null: false }),
            may("lowerBound", BOUND),
            may("upperBound", BOUND),
            may("stride", BOUND),
        ],
    ),
    kind("DINamespace", &[may("name", Text), must("scope", Md), may("exportSymbols", Bool)]),
    kind(
        "DIImportedEntity",
        &[
            must("tag", TAG),
            may("name", Text),
            must("scope", Md),
            may("entity", Md),
            may("file", Md),
            may("line", LINE),
            may("elements", Md),
        ],
    ),
    kind(
        "DIBasicType",
        &[
            may("tag", TAG),
            may("name", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            may("size", UnsignedOrMd),
            may("align", U32),
            may("dataSize", U32),
            may("encoding", ENCODING),
            may("num_extra_inhabitants", U32),
            may("flags", FLAGS),
        ],
    ),
    kind(
        "DIFile",
        &[
            must("filename", Text),
            must("directory", Text),
            may("checksumkind", Form::Word(&dwarf::CHECKSUM)),
            may("checksum", Text),
            may("source", Text),
        ],
    ),
    distinct_kind(
        "DICompileUnit",
        &[
            may("language", LANGUAGE),
            may("sourceLanguageName", Form::Word(&dwarf::LANGUAGE_NAME)),
            may("sourceLanguageVersion", U32),
            must("file", MdNotNull),
            may("producer", Text),
            may("isOptimized", Bool),
            may("flags", Text),
            may("runtimeVersion", U32),
            may("splitDebugFilename", Text),
            may("emissionKind", Form::Word(&dwarf::EMISSION)),
            may("enums", Md),
            may("retainedTypes", Md),
            may("globals", Md),
            may("imports", Md),
            may("macros", Md),
            may("dwoId", U64),
            may("splitDebugInlining", Bool),
            may("debugInfoForProfiling", Bool),
            may("nameTableKind", Form::Word(&dwarf::NAME_TABLE)),
            may("rangesBaseAddress", Bool),
            may("sysroot", Text),
            may("sdk", Text),
        ],
    ),
    distinct_kind("DIAssignID", &[]),
    kind("DILexicalBlockFile", &[must("scope", MdNotNull), may("file", Md), must("discriminator", U32)]),
    kind(
        "DILabel",
        &[
            must("scope", MdNotNull),
            must("name", Text),
            must("file", Md),
            must("line", LINE),
            may("column", COLUMN),
            may("isArtificial", Bool),
            may("coroSuspendIdx", U64),
        ],
    ),
    kind("DIMacro", &[must("type", MACRO), may("line", LINE), must("name", Text), may("value", Text)]),
    kind("DIMacroFile", &[may("type", MACRO), may("line", LINE), must("file", Md), may("nodes", Md)]),
    kind(
        "DIModule",
        &[
            must("scope", Md),
            must("name", Text),
            may("configMacros", Text),
            may("includePath", Text),
            may("apinotes", Text),
            may("file", Md),
            may("line", LINE),
            may("isDecl", Bool),
        ],
    ),
    kind(
        "DIStringType",
        &[
            may("tag", TAG),
            may("name", Text),
            may("stringLength", Md),
            may("stringLengthExpression", Md),
            may("stringLocationExpression", Md),
            may("size", UnsignedOrMd),
            may("align", U32),
            may("encoding", ENCODING),
        ],
    ),
    kind(
        "DICommonBlock",
        &[must("scope", Md), may("declaration", Md), may("name", Text), may("file", Md), may("line", LINE)],
    ),
    kind(
        "DIGenericSubrange",
        &[may("count", BOUND), may("lowerBound", BOUND), may("upperBound", BOUND), may("stride", BOUND)],
    ),
    kind(
        "DIObjCProperty",
        &[
            may("name", Text),
            may("file", Md),
            may("line", LINE),
            may("setter", Text),
            may("getter", Text),
            may("attributes", U32),
            may("type", Md),
        ],
    ),
    kind("GenericDINode", &[must("tag", TAG), may("header", Text), may("operands", List)]),
    kind(
        "DISubrangeType",
        &[
            may("name", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            may("size", UnsignedOrMd),
            may("align", U32),
            may("flags", FLAGS),
            may("baseType", Md),
            may("lowerBound", BOUND),
            may("upperBound", BOUND),
            may("stride", BOUND),
            may("bias", BOUND),
        ],
    ),
    kind(
        "DIFixedPointType",
        &[
            may("tag", TAG),
            may("name", Text),
            may("scope", Md),
            may("file", Md),
            may("line", LINE),
            may("size", UnsignedOrMd),
            may("align", U32),
            may("encoding", ENCODING),
            may("flags", FLAGS),
            may("kind", Form::Word(&dwarf::FIXED_POINT)),
            may("factor", Form::Signed(i64::MIN, i64::MAX)),
            may("numerator", Integer),
            may("denominator", Integer),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_fields_are_unique_and_few() {
        for (i, schema) in SCHEMAS.iter().enumerate() {
            assert!(SCHEMAS[..i].iter().all(|other| other.kind != schema.kind), "{}", schema.kind);
            assert!(schema.fields.len() <= 64, "{}", schema.kind);
            for (i, field) in schema.fields.iter().enumerate() {
                let unique = schema.fields[..i].iter().all(|other| other.name != field.name);
                assert!(unique, "{} of {}", field.name, schema.kind);
            }
        }
    }
}
