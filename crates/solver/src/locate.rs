//! Which solvers there are, and where their executables lie.
//!
//! Bitwuzla and Z3 are looked for in `../lib/heddle` of the running program's directory, where packages keep them, then
//! beside the running program, then in the cache that `scripts/setup` fills (`$HEDDLE_CACHE`, else `heddle` in the user's
//! cache directory), then on `PATH`. A package comes first since `/usr/bin/heddle` may have a solver of another version
//! beside it. In the cache only the pinned version counts, so that two versions of Heddle can share it.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::reason::{Code, Reason};

/// The versions that `scripts/setup` installs.
const BITWUZLA_VERSION: &str = "0.8.0";
const Z3_VERSION: &str = "4.16.0.0";

/// A solver that can be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Bitwuzla, the choice for questions without quantifiers.
    Bitwuzla,
    /// Z3, the choice for questions with quantifiers.
    Z3,
    /// A program and its arguments, which reads SMT-LIB 2 from its input and answers each command before it reads on.
    Command(Vec<String>),
}

impl Kind {
    /// A name for messages and reports.
    pub fn name(&self) -> &str {
        match self {
            Kind::Bitwuzla => "Bitwuzla",
            Kind::Z3 => "Z3",
            Kind::Command(words) => words.first().map_or("", String::as_str),
        }
    }

    /// The executable that is run, or the reason why there is none.
    pub fn program(&self) -> Result<PathBuf, Reason> {
        let (file, version) = match self {
            Kind::Bitwuzla => ("bitwuzla", BITWUZLA_VERSION),
            Kind::Z3 => ("z3", Z3_VERSION),
            Kind::Command(words) => {
                let word = words.first().map(String::as_str).filter(|word| !word.is_empty());
                let word = word.ok_or_else(|| Reason::new(Code::Missing, "no solver is named"))?;
                let missing = || format!("there is no program `{word}` that could be run as a solver");
                return which::which(word).map_err(|_| Reason::new(Code::Missing, missing()));
            }
        };
        let packaged = env::current_exe().map(|program| list_packaged(&program, file)).unwrap_or_default();
        let cached = cache().map(|cache| cache.join("bin").join(format!("{file}-{version}")));
        (packaged.into_iter().chain(cached).chain([PathBuf::from(file)]))
            .find_map(|candidate| which::which(candidate).ok())
            .ok_or_else(|| self.not_installed())
    }

    fn not_installed(&self) -> Reason {
        let words = format!("the SMT solver {} is not installed; `scripts/setup` installs it", self.name());
        Reason::new(Code::Missing, words)
    }
}

/// Where a package may keep the executable `file`, by the directory of `program`, or of what `program` is a link to.
fn list_packaged(program: &Path, file: &str) -> Vec<PathBuf> {
    let resolved = fs::canonicalize(program).unwrap_or_else(|_| program.to_path_buf());
    let Some(directory) = resolved.parent() else { return Vec::new() };
    let packaged = directory.parent().map(|prefix| prefix.join("lib/heddle").join(file));
    packaged.into_iter().chain([directory.join(file)]).collect()
}

/// The directory that builds and solvers are kept in. `scripts/setup` chooses it in the same way.
fn cache() -> Option<PathBuf> {
    let directory = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    directory("HEDDLE_CACHE").or_else(|| {
        let caches = directory("XDG_CACHE_HOME").or_else(|| Some(directory("HOME")?.join(".cache")))?;
        Some(caches.join("heddle"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the set-up installs is what is looked for.
    #[test]
    fn versions_are_those_of_the_set_up() {
        let pins = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/solvers");
        let read = |file: &str| std::fs::read_to_string(format!("{pins}/{file}")).unwrap();
        assert!(read("Cargo.toml").contains(&format!("bitwuzla-sys = \"={BITWUZLA_VERSION}\"\n")));
        assert!(read("requirements.txt").contains(&format!("z3-solver=={Z3_VERSION} ")));
    }

    /// Packages put solvers into `lib/heddle`, and users link to `bin/heddle` from elsewhere.
    #[test]
    fn solvers_of_a_package_come_before_those_beside_the_program() {
        let folder = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        for directory in ["usr/bin", "usr/lib/heddle", "home/bin"] {
            fs::create_dir_all(root.join(directory)).unwrap();
        }
        let (program, link) = (root.join("usr/bin/heddle"), root.join("home/bin/heddle"));
        fs::write(&program, "").unwrap();
        std::os::unix::fs::symlink(&program, &link).unwrap();
        let expected = [root.join("usr/lib/heddle/z3"), root.join("usr/bin/z3")];
        assert_eq!(list_packaged(&program, "z3"), expected);
        assert_eq!(list_packaged(&link, "z3"), expected);
        assert_eq!(list_packaged(Path::new("/"), "z3"), [] as [PathBuf; 0]);
    }

    #[test]
    fn messages_say_what_to_do() {
        let missing = Kind::Z3.not_installed().to_string();
        assert_eq!(
            missing,
            "solver-missing: the SMT solver Z3 is not installed; `scripts/setup` installs it"
        );
        let program =
            |words: &[&str]| Kind::Command(words.iter().map(|word| word.to_string()).collect()).program();
        assert_eq!(program(&[]).unwrap_err().to_string(), "solver-missing: no solver is named");
        assert_eq!(
            program(&["no-such-solver", "-in"]).unwrap_err().to_string(),
            "solver-missing: there is no program `no-such-solver` that could be run as a solver"
        );
    }
}
