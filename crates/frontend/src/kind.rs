//! What a file is: by its first bytes where they tell, by its name otherwise.

use crate::error::FrontendError;
use std::path::Path;

/// What a file was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// LLVM's textual IR.
    Text,
    /// LLVM's binary IR.
    Bitcode,
    /// C, preprocessed or not.
    C,
    /// C++, preprocessed or not.
    Cpp,
}

impl Kind {
    /// What people call it.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Text => "LLVM text",
            Kind::Bitcode => "LLVM bitcode",
            Kind::C => "C",
            Kind::Cpp => "C++",
        }
    }
}

const UNDERSTOOD: &str = "Heddle reads LLVM text (.ll), LLVM bitcode (.bc), C (.c, .i) \
                          and C++ (.cc, .cpp, .cxx, .c++, .C, .ii)";

const BITCODE: [u8; 4] = *b"BC\xC0\xDE";
/// Bitcode with a header in front of it, as Apple's tools write it.
const WRAPPED_BITCODE: [u8; 4] = 0x0B17_C0DE_u32.to_le_bytes();
const ELF: [u8; 4] = *b"\x7fELF";
const MACH_O: [u8; 4] = 0xFEED_FACF_u32.to_le_bytes();
const ARCHIVE: [u8; 4] = *b"!<ar";

fn source_kind(path: &Path) -> Option<Kind> {
    match path.extension()?.to_str()? {
        "c" | "i" => Some(Kind::C),
        "cc" | "cpp" | "cxx" | "c++" | "C" | "ii" => Some(Kind::Cpp),
        _ => None,
    }
}

/// Whether the name is that of a source file, which only the compiler needs to read.
pub fn is_source_name(path: &Path) -> bool {
    source_kind(path).is_some()
}

/// What the file with this name and these contents is. `-`, which has no name, is text if it is not bitcode.
pub fn of(path: &Path, contents: &[u8]) -> Result<Kind, FrontendError> {
    if let Some(kind) = source_kind(path) {
        return Ok(kind);
    }
    let refuse = |message: String| Err(FrontendError::Input { path: path.to_path_buf(), message });
    let starts = |magic: [u8; 4]| contents.starts_with(&magic);
    if starts(BITCODE) || starts(WRAPPED_BITCODE) {
        return Ok(Kind::Bitcode);
    }
    if starts(ELF) || starts(MACH_O) || starts(ARCHIVE) {
        return refuse(format!("is machine code; give its sources or its bitcode instead. {UNDERSTOOD}"));
    }
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    match &*extension {
        "ll" => Ok(Kind::Text),
        "" if path == Path::new("-") => Ok(Kind::Text),
        "bc" => refuse("is named like LLVM bitcode but does not start like it".to_string()),
        "rs" => refuse(format!("is Rust, which is not supported yet. {UNDERSTOOD}")),
        "" => refuse(format!("has a name without an ending that would tell what it is. {UNDERSTOOD}")),
        other => refuse(format!("has the unknown ending .{other}. {UNDERSTOOD}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_name(name: &str, contents: &[u8]) -> Result<Kind, String> {
        of(Path::new(name), contents).map_err(|e| e.to_string())
    }

    #[test]
    fn contents_tell_more_than_the_name() {
        assert_eq!(of_name("a.ll", b"BC\xC0\xDE..."), Ok(Kind::Bitcode));
        assert_eq!(of_name("a", b"\xDE\xC0\x17\x0B..."), Ok(Kind::Bitcode));
        assert_eq!(of_name("a.ll", b"; text"), Ok(Kind::Text));
        assert_eq!(of_name("-", b"define void @f()"), Ok(Kind::Text));
    }

    #[test]
    fn names_tell_the_language() {
        for name in ["a.c", "dir.cpp/a.i"] {
            assert_eq!(of_name(name, b""), Ok(Kind::C), "{name}");
        }
        for name in ["a.cc", "a.cpp", "a.cxx", "a.c++", "a.C", "a.ii"] {
            assert_eq!(of_name(name, b""), Ok(Kind::Cpp), "{name}");
        }
    }

    #[test]
    fn what_is_not_understood_is_refused_with_a_reason() {
        let refused = [
            ("a.o", &b"\x7fELF\x02"[..], "machine code"),
            ("lib.a", b"!<arch>\n", "machine code"),
            ("a.bc", b"; text", "does not start like it"),
            ("a.rs", b"fn main() {}", "not supported yet"),
            ("a.f90", b"", "unknown ending .f90"),
            ("a", b"", "without an ending"),
        ];
        for (name, contents, reason) in refused {
            let message = of_name(name, contents).err().unwrap_or_default();
            assert!(message.contains(reason), "{name}: {message}");
        }
    }
}
