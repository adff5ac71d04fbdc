//! What a `va_list` is on the target of a program.
//!
//! Limits: targets whose lists are others than these are not known, and neither are big-endian ones, whose arguments may stand at the end of their slots.

use crate::Program;

/// The representation of a `va_list`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaList {
    /// That of the System V ABI for x86-64: `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }`.
    SystemV,
    /// A pointer to the next argument.
    Pointer,
}

impl VaList {
    /// That of a program; none if it is not known. A program without a triple is for x86.
    pub fn of(program: &Program) -> Option<VaList> {
        let triple = program.module.triple.map(|symbol| program.module.strings.text(symbol));
        let of_triple = || Self::of_triple(triple.as_deref().unwrap_or_default(), program.pointer_bits);
        if program.big_endian { None } else { of_triple() }
    }

    fn of_triple(triple: &str, pointer_bits: u32) -> Option<VaList> {
        let arch = triple.split('-').next().unwrap_or_default();
        let is = |words: &[&str]| words.iter().any(|word| triple.contains(word));
        match arch {
            "" if pointer_bits == 64 => Some(VaList::SystemV),
            "" => Some(VaList::Pointer),
            "x86_64" | "x86_64h" | "amd64" if pointer_bits != 64 => None,
            "x86_64" | "x86_64h" | "amd64" => match is(&["windows", "win32", "mingw", "cygwin", "uefi"]) {
                true => Some(VaList::Pointer),
                false => Some(VaList::SystemV),
            },
            "i386" | "i486" | "i586" | "i686" | "x86" => Some(VaList::Pointer),
            "arm64" | "aarch64" | "arm64e" | "arm64_32" => {
                is(&["apple", "darwin", "macosx", "ios", "windows"]).then_some(VaList::Pointer)
            }
            "powerpc64le" | "ppc64le" | "loongarch64" | "loongarch32" | "wasm32" | "wasm64" => {
                Some(VaList::Pointer)
            }
            _ if arch.starts_with("riscv") || arch.starts_with("arm") || arch.starts_with("thumb") => {
                Some(VaList::Pointer)
            }
            _ => None,
        }
    }

    /// How many bytes it has.
    pub fn bytes(self, pointer_bits: u32) -> u64 {
        match self {
            VaList::SystemV => 24,
            VaList::Pointer => u64::from(pointer_bits / 8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_depend_on_the_target() {
        let of = VaList::of_triple;
        assert_eq!(of("x86_64-pc-linux-gnu", 64), Some(VaList::SystemV));
        assert_eq!(of("x86_64-apple-macosx10.15", 64), Some(VaList::SystemV));
        assert_eq!(of("x86_64-pc-windows-msvc", 64), Some(VaList::Pointer));
        assert_eq!(of("arm64-apple-ios", 64), Some(VaList::Pointer));
        assert_eq!(of("aarch64-unknown-linux-gnu", 64), None);
        assert_eq!(of("s390x-ibm-linux", 64), None);
        assert_eq!((of("", 64), of("", 32)), (Some(VaList::SystemV), Some(VaList::Pointer)));
    }
}
