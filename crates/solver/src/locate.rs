//! Which solvers there are, where their executables lie, and which versions they are.
//!
//! Bitwuzla and Z3 are looked for in `../lib/heddle` of the running program's directory, where packages keep them, then
//! beside the running program, then in the cache that `scripts/solvers/install` fills (`$HEDDLE_CACHE`, else `heddle` in the
//! user's cache directory), then on `PATH`. A package comes first since `/usr/bin/heddle` may have a solver of another version
//! beside it. In the cache only the pinned version counts, so that two versions of Heddle can share it.
//!
//! **Claim:** [`Kind::inspect`] is about the executable that [`Kind::program`] returns.
//!
//! **Limits:** a solver that is too old is reported by `inspect` alone, and started all the same: most questions are
//! older than any solver. An executable that neither answers nor ends when asked for its version is waited for.
//!
//! **Cost:** `program` looks at a few files; `inspect` runs the executable once.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt, fs};

use crate::reason::{Code, Reason};

/// The versions that `scripts/solvers/install` installs.
const BITWUZLA_VERSION: &str = "0.8.0";
const Z3_VERSION: &str = "4.16.0.0";

/// The oldest versions that Heddle is known to work with.
const OLDEST_BITWUZLA: &[u32] = &[0, 7];
const OLDEST_Z3: &[u32] = &[4, 12];

/// The numbers of a version, the most significant first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(Vec<u32>);

impl Version {
    /// The first word that starts with numbers and dots in what a solver answers to `--version`.
    fn parse(answer: &str) -> Option<Version> {
        let numbers = |word: &str| {
            let end = word.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(word.len());
            let numbers = word[..end].trim_end_matches('.').split('.').map(|number| number.parse().ok());
            numbers.collect::<Option<Vec<u32>>>().filter(|numbers| numbers.len() > 1)
        };
        answer.split_whitespace().find_map(numbers).map(Version)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&numbers.join("."))
    }
}

/// What is known about the executable of a solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inspection {
    /// It runs, and is new enough.
    Usable {
        /// Where it is.
        path: PathBuf,
        /// What it states.
        version: Version,
    },
    /// It runs, and is older than what Heddle is known to work with.
    TooOld {
        /// Where it is.
        path: PathBuf,
        /// What it states.
        version: Version,
        /// The oldest that will do.
        oldest: Version,
    },
    /// It does not run, or does not state a version.
    Broken {
        /// Where it is.
        path: PathBuf,
        /// What happened when it was asked.
        why: String,
    },
    /// There is none.
    Missing,
}

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
        let cached = install_directory().map(|directory| directory.join(format!("{file}-{version}")));
        (packaged.into_iter().chain(cached).chain([PathBuf::from(file)]))
            .find_map(|candidate| which::which(candidate).ok())
            .ok_or_else(|| self.not_installed())
    }

    /// The executable that is run, its version, and whether Heddle can work with it.
    pub fn inspect(&self) -> Inspection {
        let Ok(path) = self.program() else { return Inspection::Missing };
        let oldest = match self {
            Kind::Bitwuzla => OLDEST_BITWUZLA,
            Kind::Z3 => OLDEST_Z3,
            Kind::Command(_) => &[],
        };
        inspect(path, &Version(oldest.to_vec()))
    }

    fn not_installed(&self) -> Reason {
        let name = self.name();
        let words = format!("the SMT solver {name} is not installed; `heddle doctor --install` installs it");
        Reason::new(Code::Missing, words)
    }
}

fn inspect(path: PathBuf, oldest: &Version) -> Inspection {
    let output = match Command::new(&path).arg("--version").output() {
        Ok(output) => output,
        Err(error) => return Inspection::Broken { path, why: error.to_string() },
    };
    match Version::parse(&String::from_utf8_lossy(&output.stdout)) {
        Some(version) if version < *oldest => Inspection::TooOld { path, version, oldest: oldest.clone() },
        Some(version) => Inspection::Usable { path, version },
        None => {
            let complaint = String::from_utf8_lossy(&output.stderr);
            let complaint = complaint.lines().map(str::trim).find(|line| !line.is_empty());
            let why = complaint.map_or_else(
                || format!("it states no version ({})", output.status),
                |complaint| format!("{complaint} ({})", output.status),
            );
            Inspection::Broken { path, why }
        }
    }
}

/// Where a package may keep the executable `file`, by the directory of `program`, or of what `program` is a link to.
fn list_packaged(program: &Path, file: &str) -> Vec<PathBuf> {
    let resolved = fs::canonicalize(program).unwrap_or_else(|_| program.to_path_buf());
    let Some(directory) = resolved.parent() else { return Vec::new() };
    let packaged = directory.parent().map(|prefix| prefix.join("lib/heddle").join(file));
    packaged.into_iter().chain([directory.join(file)]).collect()
}

/// Where `scripts/solvers/install` puts executables; nothing if the environment names no place.
pub fn install_directory() -> Option<PathBuf> {
    cache().map(|cache| cache.join("bin"))
}

/// The directory that builds and solvers are kept in. `scripts/solvers/install` chooses it in the same way.
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

    /// What the script installs is what is looked for, and what it takes for too old is reported as such.
    #[test]
    fn versions_are_those_of_the_script() {
        let pins = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/solvers");
        let read = |file: &str| std::fs::read_to_string(format!("{pins}/{file}")).unwrap();
        assert!(read("Cargo.toml").contains(&format!("bitwuzla-sys = \"={BITWUZLA_VERSION}\"\n")));
        assert!(read("requirements.txt").contains(&format!("z3-solver=={Z3_VERSION} ")));
        for (name, oldest) in [("bitwuzla", OLDEST_BITWUZLA), ("z3", OLDEST_Z3)] {
            let line = format!("\noldest_{name}={}\n", Version(oldest.to_vec()));
            assert!(read("install").contains(&line), "{line}");
        }
    }

    #[test]
    fn versions_are_found_in_answers() {
        let of = |answer| Version::parse(answer).map(|version| version.to_string());
        assert_eq!(of("0.8.0\n").as_deref(), Some("0.8.0"));
        assert_eq!(of("Z3 version 4.16.0 - 64 bit\n").as_deref(), Some("4.16.0"));
        assert_eq!(of("version 1.4.1-dev\n").as_deref(), Some("1.4.1"));
        for answer in ["", "no number", "64 bit", "..", "1.99999999999999999999"] {
            assert_eq!(of(answer), None, "{answer}");
        }
        assert!(Version::parse("0.10").unwrap() > Version(OLDEST_BITWUZLA.to_vec()));
        assert!(Version::parse("0.7.0").unwrap() > Version(OLDEST_BITWUZLA.to_vec()));
    }

    /// What is said about a script with this body.
    fn inspection_of(body: &str) -> Inspection {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("solver");
        std::fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        // A process that another test starts meanwhile holds the file open for a moment, and it cannot be run.
        while let Err(error) = Command::new(&path).output() {
            assert_eq!(error.kind(), std::io::ErrorKind::ExecutableFileBusy, "{error}");
            std::thread::yield_now();
        }
        inspect(path, &Version(vec![4, 12]))
    }

    #[test]
    fn executables_are_asked() {
        let usable = inspection_of("echo 'Z3 version 4.13.0'");
        assert!(matches!(usable, Inspection::Usable { version, .. } if version.to_string() == "4.13.0"));
        let old = inspection_of("echo 'Z3 version 4.8.12'");
        assert!(matches!(old, Inspection::TooOld { oldest, .. } if oldest.to_string() == "4.12"));
        let broken = inspection_of("echo 'libgmp.so.10: cannot open' >&2; exit 127");
        assert!(
            matches!(&broken, Inspection::Broken { why, .. } if why == "libgmp.so.10: cannot open (exit status: 127)"),
            "{broken:?}"
        );
        assert!(matches!(inspection_of(":"), Inspection::Broken { why, .. } if why.contains("no version")));
        let nowhere = inspect(PathBuf::from("/no/such/solver"), &Version(Vec::new()));
        assert!(matches!(nowhere, Inspection::Broken { .. }));
        assert_eq!(Kind::Command(vec!["no-such-solver".to_string()]).inspect(), Inspection::Missing);
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
            "solver-missing: the SMT solver Z3 is not installed; `heddle doctor --install` installs it"
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
