//! Options of compilers: which of them say what a program means, and which name files.
//!
//! Of the command that builds a program, Heddle's compiler is told what decides about the meaning of the text: headers, macros, the language and its variants, the machine. Everything
//! about output, optimisation, warnings, linking and debugging is left out, and so is what nobody here knows: other compilers have options that clang refuses.

use std::path::{Path, PathBuf};

/// What an option is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// The meaning of the program. It may want the next word, too.
    Kept { next: bool },
    /// A file or a folder that the meaning depends on: the rest of the word after so many bytes, or the next word if there is none.
    Place(usize),
    /// The language, in the same word or the next.
    Language,
    /// Something else. It may want the next word, too.
    Dropped { next: bool },
}

/// Options with a file or a folder, in the same word or the next.
const PLACES: &[&str] = &[
    "-isystem",
    "-iquote",
    "-idirafter",
    "-include",
    "-imacros",
    "-isysroot",
    "--sysroot=",
    "--sysroot",
    "-iframework",
    "-cxx-isystem",
    "-I",
    "-F",
];

/// Options that are kept, whole words.
const WORDS: &[&str] = &[
    "-ansi",
    "-trigraphs",
    "-pthread",
    "-nostdinc",
    "-nostdinc++",
    "-nostdlibinc",
    "-undef",
    "-m32",
    "-m64",
    "-mmmx",
    "-maes",
    "-mpclmul",
    "-mpopcnt",
    "-mlzcnt",
    "-mrdrnd",
    "-mf16c",
    "-mgeneral-regs-only",
];

/// Options that are kept whatever follows in the same word.
const BEGINNINGS: &[&str] = &[
    "-std=",
    "--std=",
    "-stdlib=",
    "--target=",
    "-march=",
    "-mcpu=",
    "-msse",
    "-mno-sse",
    "-mavx",
    "-mno-avx",
    "-mfma",
    "-mbmi",
    "-mlong-double-",
    "-fpack-struct",
    "-ffp-",
    "-ftemplate-depth",
    "-fconstexpr-",
    "-fno-builtin",
    "-fms-",
    "-fno-ms-",
];

/// Options `-f...` and `-fno-...` that are kept.
const VARIANTS: &[&str] = &[
    "unsigned-char",
    "signed-char",
    "short-enums",
    "short-wchar",
    "wrapv",
    "wrapv-pointer",
    "trapv",
    "strict-overflow",
    "delete-null-pointer-checks",
    "strict-aliasing",
    "exceptions",
    "cxx-exceptions",
    "rtti",
    "freestanding",
    "hosted",
    "builtin",
    "gnu89-inline",
    "common",
    "char8_t",
    "fast-math",
    "finite-math-only",
    "rounding-math",
    "signed-zeros",
    "associative-math",
    "reciprocal-math",
    "math-errno",
    "trapping-math",
    "unsafe-math-optimizations",
    "aligned-allocation",
    "aligned-new",
    "sized-deallocation",
    "threadsafe-statics",
    "declspec",
    "blocks",
    "dollars-in-identifiers",
    "operator-names",
    "access-control",
    "delayed-template-parsing",
    "coroutines",
    "coroutines-ts",
    "zero-initialized-in-bss",
];

/// Options that are dropped with the word after them.
const WITH_NEXT: &[&str] = &[
    "-o",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-Xlinker",
    "-Xassembler",
    "-Xpreprocessor",
    "-Xclang",
    "-Xanalyzer",
    "-mllvm",
    "-arch",
    "-L",
    "-l",
    "-u",
    "-T",
    "-z",
    "-e",
    "-B",
    "--param",
    "-framework",
    "-include-pch",
    "-dumpbase",
    "-dumpdir",
    "-aux-info",
    "-index-store-path",
    "--serialize-diagnostics",
    "-serialize-diagnostics",
];

fn role(word: &str) -> Role {
    if WITH_NEXT.contains(&word) {
        return Role::Dropped { next: true };
    }
    if let Some(option) = PLACES.iter().find(|option| word.starts_with(**option)) {
        return Role::Place(option.len());
    }
    if word.starts_with("-x") {
        return Role::Language;
    }
    if matches!(word, "-D" | "-U" | "-target") {
        return Role::Kept { next: true };
    }
    let variant = word.strip_prefix("-fno-").or_else(|| word.strip_prefix("-f"));
    if word.starts_with("-D")
        || word.starts_with("-U")
        || WORDS.contains(&word)
        || BEGINNINGS.iter().any(|beginning| word.starts_with(beginning))
        || variant.is_some_and(|variant| VARIANTS.contains(&variant))
    {
        return Role::Kept { next: false };
    }
    Role::Dropped { next: false }
}

/// An option with its place as it is found from here: what is relative starts at a folder. `next` is asked for if the place is a word of its own.
fn placed<'a>(
    word: &str,
    length: usize,
    directory: &Path,
    next: impl FnOnce() -> Option<&'a String>,
) -> String {
    let (option, place) = word.split_at(length);
    let place = if place.is_empty() { next().map_or("", String::as_str) } else { place };
    // Clang takes all of them in one word.
    let equals = if option == "--sysroot" { "=" } else { "" };
    format!("{option}{equals}{}", super::from_here(&directory.join(place)).display())
}

/// The same options, with places that start at a folder made to start here.
pub fn from_directory(words: &[String], directory: &Path) -> Vec<String> {
    let (mut changed, mut words) = (Vec::new(), words.iter());
    while let Some(word) = words.next() {
        match role(word) {
            Role::Place(length) => changed.push(placed(word, length, directory, || words.next())),
            Role::Language => changed.push(word.clone()),
            Role::Kept { next } | Role::Dropped { next } => {
                changed.push(word.clone());
                if next {
                    changed.extend(words.next().cloned());
                }
            }
        }
    }
    changed
}

/// The places that options name.
pub fn places(words: &[String]) -> Vec<PathBuf> {
    let (mut found, mut words) = (Vec::new(), words.iter());
    while let Some(word) = words.next() {
        if let Role::Place(length) = role(word) {
            let place = &word[length..];
            found.extend(if place.is_empty() { words.next().map(PathBuf::from) } else { Some(place.into()) });
        }
    }
    found
}

/// The options that say what the program means, with places that start at a folder made to start here, and the language that they name. What is no
/// option is left out.
pub fn meaning(words: &[String], directory: &Path) -> (Vec<String>, Option<String>) {
    let (mut kept, mut language, mut words) = (Vec::new(), None, words.iter());
    while let Some(word) = words.next() {
        match role(word) {
            Role::Place(length) => kept.push(placed(word, length, directory, || words.next())),
            Role::Language => {
                let joined = word.strip_prefix("-x").filter(|language| !language.is_empty());
                language = joined.map(str::to_string).or_else(|| words.next().cloned());
            }
            Role::Kept { next } => {
                kept.push(word.clone());
                if next {
                    kept.extend(words.next().cloned());
                }
            }
            Role::Dropped { next: true } => drop(words.next()),
            Role::Dropped { next: false } => {}
        }
    }
    (kept, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_string).collect()
    }

    #[test]
    fn what_says_what_a_program_means_is_kept() {
        let line = "ccache gcc -c -O2 -g3 -Wall -Wp,-X -Iinc -I /abs -isystem sys -include pre.h -DN=1 -D M -UX -std=c99 -m32 -fwrapv -fno-rtti -fPIC \
                    -o out.o -MD -MF out.d -x c -Xclang -DY -mtune=native -fsanitize=address --sysroot root -nostdinc a.c";
        let (kept, language) = meaning(&words(line), Path::new("/build"));
        let expected = "-I/build/inc -I/abs -isystem/build/sys -include/build/pre.h -DN=1 -D M -UX -std=c99 -m32 -fwrapv -fno-rtti --sysroot=/build/root -nostdinc";
        assert_eq!((kept, language.as_deref()), (words(expected), Some("c")));
        assert_eq!(
            meaning(&words("-xc++ -include-pch x.pch -target"), Path::new("/")),
            (words("-target"), Some("c++".to_string()))
        );
    }

    #[test]
    fn places_are_found_from_elsewhere_and_nothing_else_changes() {
        let changed = from_directory(&words("-O1 -Iinc -D M -w -iquote q -foo"), Path::new("/p"));
        assert_eq!(changed, words("-O1 -I/p/inc -D M -w -iquote/p/q -foo"));
    }
}
