//! Finding clang and llvm-dis, and asking them which version they are.

use crate::error::FrontendError;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The oldest LLVM whose text Heddle reads.
const OLDEST: u32 = 14;
/// The newest LLVM whose tools are looked for by number.
const NEWEST: u32 = 22;
/// What set-up installs.
const PACKAGED: u32 = 19;

/// A version of LLVM's tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The first number, which decides what the tool can do.
    pub major: u32,
    /// The second number.
    pub minor: u32,
    /// The third number.
    pub patch: u32,
}

/// A program of LLVM's that was found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tool {
    /// What it is: `clang`, `llvm-dis` or `opt`.
    pub name: &'static str,
    /// Where it is.
    pub path: PathBuf,
    /// Its version.
    pub version: Version,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

impl Version {
    /// The version in what a tool of LLVM's answers to `--version`.
    fn parse(answer: &str) -> Option<Version> {
        let numbers =
            ["clang version ", "LLVM version "].iter().find_map(|words| answer.split(words).nth(1))?;
        let mut numbers = numbers.split(|c: char| !c.is_ascii_digit()).map(|n| n.parse().ok());
        let major = numbers.next()??;
        let minor = numbers.next().flatten().unwrap_or(0);
        let patch = numbers.next().flatten().unwrap_or(0);
        Some(Version { major, minor, patch })
    }
}

/// A program as it was when it was asked: where it is, when it was written, and how long it is.
type Stamp = (PathBuf, SystemTime, u64);

/// What programs have answered, so that each is asked once: starting clang takes as long as compiling something small.
static VERSIONS: Mutex<BTreeMap<Stamp, Version>> = Mutex::new(BTreeMap::new());

fn ask(name: &'static str, path: PathBuf) -> Option<Tool> {
    let about = std::fs::metadata(&path).ok()?;
    let stamp = (path.clone(), about.modified().ok()?, about.len());
    let versions = || VERSIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = versions().get(&stamp).copied();
    let version = match known {
        Some(version) => version,
        None => {
            let answer = Command::new(&path).arg("--version").output().ok()?;
            let version = Version::parse(&String::from_utf8_lossy(&answer.stdout))?;
            versions().insert(stamp, version);
            version
        }
    };
    Some(Tool { name, path, version })
}

fn lookup(program: &str, directories: &OsStr) -> Option<PathBuf> {
    let here = std::env::current_dir().unwrap_or_default();
    which::which_in(program, Some(directories), here).ok()
}

/// The newest of LLVM's programs `name` on `PATH`: `clang`, `llvm-dis`, `llvm-as`, `opt`.
pub fn find_tool(name: &'static str) -> Result<Tool, FrontendError> {
    newest(name, &std::env::var_os("PATH").unwrap_or_default())
}

/// Every program that may take part in reading a file: each clang, llvm-dis and opt on `PATH`, or the clang that the user named.
pub fn programs(clang: Option<&Path>) -> Vec<PathBuf> {
    let directories = std::env::var_os("PATH").unwrap_or_default();
    let named = clang.map(|clang| which::which(clang).unwrap_or_else(|_| clang.to_path_buf()));
    let others = ["clang", "llvm-dis", "opt"].into_iter().flat_map(|name| {
        let numbered = (OLDEST..=NEWEST).map(move |number| format!("{name}-{number}"));
        numbered.chain([name.to_string()])
    });
    let others = others.filter_map(|name| lookup(&name, &directories));
    named.into_iter().chain(others).collect()
}

/// The newest program `name` in these directories: `name-22` to `name-14`, or plain `name`.
fn newest(name: &'static str, directories: &OsStr) -> Result<Tool, FrontendError> {
    let numbered =
        (OLDEST..=NEWEST).rev().find_map(|n| ask(name, lookup(&format!("{name}-{n}"), directories)?));
    let plain = lookup(name, directories).and_then(|path| ask(name, path));
    let found = match (numbered, plain) {
        (Some(a), Some(b)) => Some(if b.version > a.version { b } else { a }),
        (a, b) => a.or(b),
    };
    match found {
        Some(tool) if tool.version.major >= OLDEST => Ok(tool),
        Some(tool) => Err(missing(name, &format!(" ({} is {})", tool.path.display(), tool.version))),
        None => Err(missing(name, "")),
    }
}

fn missing(name: &str, found: &str) -> FrontendError {
    let (purpose, package) = match name {
        "clang" => ("compile C and C++", "clang"),
        "llvm-dis" => ("read bitcode", "llvm"),
        "opt" => ("modify programs (--passes; name and constants do without)", "llvm"),
        _ => ("write bitcode", "llvm"),
    };
    FrontendError::MissingTool {
        message: format!(
            "no {name} of version {OLDEST} or newer was found on PATH{found}; it is needed to {purpose}"
        ),
        help: format!(
            "install it: `apt-get install {package}-{PACKAGED}` on Debian and Ubuntu, or run scripts/setup"
        ),
    }
}

/// The clang that the user named.
pub fn named_clang(path: &Path) -> Result<Tool, FrontendError> {
    let refuse = |message: &str| FrontendError::Input { path: path.to_path_buf(), message: message.into() };
    // A bare name is looked for as the shell would.
    let found = which::which(path).map_err(|_| refuse("(given as --clang) is not a program"))?;
    let tool = ask("clang", found)
        .ok_or_else(|| refuse("(given as --clang) does not say which version of clang it is"))?;
    if tool.version.major < OLDEST {
        return Err(refuse(&format!(
            "(given as --clang) is clang {}; Heddle needs {OLDEST} or newer",
            tool.version
        )));
    }
    Ok(tool)
}

/// The llvm-dis that belongs to a clang: beside it, or beside what it is a link to.
pub fn disassembler_of(clang: &Tool) -> Option<Tool> {
    let beside = |clang: &Path| -> Option<Tool> {
        let suffix = clang.file_name()?.to_str()?.strip_prefix("clang")?;
        let suffix = suffix.strip_prefix("++").unwrap_or(suffix);
        let path = clang.with_file_name(format!("llvm-dis{suffix}"));
        path.is_file().then(|| ask("llvm-dis", path))?
    };
    beside(&clang.path).or_else(|| beside(&std::fs::canonicalize(&clang.path).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_in_the_answers_of_several_vendors() {
        let of = |text| Version::parse(text).map(|v| v.to_string());
        assert_eq!(of("Debian clang version 19.1.7 (3~deb12u1)\nTarget: x").as_deref(), Some("19.1.7"));
        assert_eq!(of("Apple clang version 15.0.0 (clang-1500)").as_deref(), Some("15.0.0"));
        assert_eq!(of("LLVM (http://llvm.org/):\n  LLVM version 22.0git").as_deref(), Some("22.0.0"));
        assert_eq!(of("gcc (Debian 12.2.0-14) 12.2.0"), None);
        assert_eq!(of("true 9.1\nLicense GPLv3+: GNU GPL version 3 or later"), None);
    }

    /// Programs that answer `--version` as the real ones do.
    fn pretend(programs: &[(&str, &str)]) -> tempfile::TempDir {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir().expect("a temporary directory");
        for (name, answer) in programs {
            let path = dir.path().join(name);
            std::fs::write(&path, format!("#!/bin/sh\necho '{answer}'\n")).expect("written");
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("set");
            // What another test starts meanwhile holds the file open for a moment, which then cannot be run.
            while let Err(error) = std::process::Command::new(&path).output() {
                assert_eq!(error.kind(), std::io::ErrorKind::ExecutableFileBusy, "{error}");
                std::thread::yield_now();
            }
        }
        dir
    }

    fn newest_of(programs: &[(&str, &str)]) -> Result<String, String> {
        let dir = pretend(programs);
        newest("clang", dir.path().as_os_str()).map(|t| t.to_string()).map_err(|e| e.to_string())
    }

    #[test]
    fn the_newest_is_taken_whatever_its_name() {
        let old = ("clang-15", "clang version 15.0.6");
        assert_eq!(newest_of(&[old, ("clang-18", "clang version 18.1.8")]).as_deref(), Ok("clang 18.1.8"));
        assert_eq!(newest_of(&[old, ("clang", "clang version 23.0.0")]).as_deref(), Ok("clang 23.0.0"));
        assert_eq!(newest_of(&[old, ("clang", "clang version 14.0.6")]).as_deref(), Ok("clang 15.0.6"));
    }

    #[test]
    fn a_missing_or_old_compiler_is_named_with_its_package() {
        for programs in [&[][..], &[("clang", "clang version 11.0.1")]] {
            let message = newest_of(programs).expect_err("none is new enough");
            assert!(message.contains("14 or newer") && message.contains("clang-19"), "{message}");
        }
    }

    #[test]
    fn the_disassembler_stands_beside_the_compiler() {
        let dir = pretend(&[("clang-18", "clang version 18.1.8"), ("llvm-dis-18", "LLVM version 18.1.8")]);
        let clang = named_clang(&dir.path().join("clang-18")).expect("it is there");
        assert_eq!(disassembler_of(&clang).map(|t| t.path), Some(dir.path().join("llvm-dis-18")));
        assert!(
            named_clang(&dir.path().join("llvm-dis-18")).is_ok(),
            "any tool that tells a version will do"
        );
        assert!(named_clang(&dir.path().join("clang-17")).is_err());
    }
}
