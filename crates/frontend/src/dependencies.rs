//! Which files took part in a compilation, from what the compiler writes about it for make.
//!
//! Limits: names with a line break cannot be told, and clang writes a backslash as a slash.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

/// Which of the files that took part in a compilation are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Listed {
    /// All but what comes with Heddle.
    #[default]
    All,
    /// Only the user's: no headers of the system.
    Users,
}

/// What the rule for make is about.
const TARGET: &str = "it";

/// The options with which clang writes the rule to a file.
pub(crate) fn arguments(listed: Listed, file: &Path) -> Vec<OsString> {
    let which = match listed {
        Listed::All => "-MD",
        Listed::Users => "-MMD",
    };
    [which.into(), "-MT".into(), TARGET.into(), "-MF".into(), file.into()].into()
}

/// The files in the rule, in the order in which the compiler met them, without those below `except`.
pub(crate) fn of_rule(rule: &[u8], except: &Path) -> Vec<PathBuf> {
    let rest = rule.strip_prefix(TARGET.as_bytes()).and_then(|rest| rest.strip_prefix(b":")).unwrap_or(rule);
    let mut names: Vec<Vec<u8>> = vec![Vec::new()];
    let mut bytes = rest.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        let escaped = bytes.peek().copied();
        match (byte, escaped) {
            (b'\\', Some(b'\n')) | (b'\\', Some(b'\r')) => names.push(Vec::new()),
            (b'\\', Some(next @ (b' ' | b'#'))) | (b'$', Some(next @ b'$')) => {
                bytes.next();
                if let Some(name) = names.last_mut() {
                    name.push(next);
                }
            }
            (b' ' | b'\n' | b'\r', _) => names.push(Vec::new()),
            _ => {
                if let Some(name) = names.last_mut() {
                    name.push(byte);
                }
            }
        }
    }
    let mut files: Vec<PathBuf> = Vec::new();
    for name in names.into_iter().filter(|name| !name.is_empty()) {
        let file = PathBuf::from(OsString::from_vec(name));
        if !file.starts_with(except) && !files.contains(&file) {
            files.push(file);
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_make_reads_them() {
        let rule = b"it: t.c a\\ b/x\\#y$$z.h \\\n  /tmp/own/heddle.h sub/t.h t.c\n";
        let files = of_rule(rule, Path::new("/tmp/own"));
        assert_eq!(files, ["t.c", "a b/x#y$z.h", "sub/t.h"].map(PathBuf::from));
        assert_eq!(of_rule(b"it:\n", Path::new("x")), Vec::<PathBuf>::new());
    }
}
