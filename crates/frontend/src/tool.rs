//! Finding LLVM's programs and the headers of 32-bit programs, and asking programs which version they are.
//!
//! **Claim:** [`inspect_tool`] is about the program that [`find_tool`] returns, or about the one that comes nearest.
//!
//! **Limits:** only `PATH` counts, and only the directories in which Debian, Fedora and Arch have libc's headers. A
//! program that neither answers nor ends when asked for its version is waited for.
//!
//! **Cost:** one or two programs are run, more if some of them do not work.

use crate::error::FrontendError;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The oldest major version of LLVM whose text Heddle reads.
pub const OLDEST_LLVM: u32 = 14;
/// The newest LLVM whose tools are looked for by number.
const NEWEST: u32 = 22;
/// What set-up installs.
const PACKAGED: u32 = 19;

/// Where libc's headers for 32-bit programs on x86-64 are: one that the 64-bit headers do without.
const HEADERS_32: [&str; 3] = [
    "/usr/include/x86_64-linux-gnu/gnu/stubs-32.h",
    "/usr/include/gnu/stubs-32.h",
    "/usr/include/i386-linux-gnu/gnu/stubs-32.h",
];

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

/// What is known about a program of LLVM's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inspection {
    /// It is there, and new enough.
    Usable(Tool),
    /// The newest that is there is older than what Heddle reads.
    TooOld(Tool),
    /// What has the name does not run, or does not state a version.
    Broken(PathBuf),
    /// There is none.
    Missing,
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
        let numbered = (OLDEST_LLVM..=NEWEST).map(move |number| format!("{name}-{number}"));
        numbered.chain([name.to_string()])
    });
    let others = others.filter_map(|name| lookup(&name, &directories));
    named.into_iter().chain(others).collect()
}

/// What is known about the newest of LLVM's programs `name` on `PATH`.
pub fn inspect_tool(name: &'static str) -> Inspection {
    inspect(name, &std::env::var_os("PATH").unwrap_or_default())
}

/// The newest program `name` in these directories: `name-22` to `name-14`, or plain `name`.
fn inspect(name: &'static str, directories: &OsStr) -> Inspection {
    let numbered =
        (OLDEST_LLVM..=NEWEST).rev().find_map(|n| ask(name, lookup(&format!("{name}-{n}"), directories)?));
    let plain = lookup(name, directories).and_then(|path| ask(name, path));
    let found = match (numbered, plain) {
        (Some(a), Some(b)) => Some(if b.version > a.version { b } else { a }),
        (a, b) => a.or(b),
    };
    match found {
        Some(tool) if tool.version.major >= OLDEST_LLVM => Inspection::Usable(tool),
        Some(tool) => Inspection::TooOld(tool),
        None => {
            let numbered = (OLDEST_LLVM..=NEWEST).rev().map(|n| format!("{name}-{n}"));
            let mut names = numbered.chain([name.to_string()]);
            let named = names.find_map(|name| lookup(&name, directories));
            named.map_or(Inspection::Missing, Inspection::Broken)
        }
    }
}

fn newest(name: &'static str, directories: &OsStr) -> Result<Tool, FrontendError> {
    match inspect(name, directories) {
        Inspection::Usable(tool) => Ok(tool),
        Inspection::TooOld(tool) => {
            Err(missing(name, &format!(" ({} is {})", tool.path.display(), tool.version)))
        }
        Inspection::Broken(path) => Err(missing(name, &format!(" ({} does not run)", path.display()))),
        Inspection::Missing => Err(missing(name, "")),
    }
}

fn missing(name: &str, found: &str) -> FrontendError {
    let purpose = match name {
        "clang" => "compile C and C++",
        "llvm-dis" => "read bitcode",
        "opt" => "modify programs (--passes; name and constants do without)",
        _ => "write bitcode",
    };
    FrontendError::MissingTool {
        message: format!(
            "no {name} of version {OLDEST_LLVM} or newer was found on PATH{found}; it is needed to {purpose}"
        ),
        help: format!(
            "on Debian and Ubuntu: `{}`; `heddle doctor` shows what else is missing",
            package_command(name)
        ),
    }
}

/// The command that installs a program of LLVM's on Debian and Ubuntu.
pub fn package_command(name: &str) -> String {
    let package = if name == "clang" { "clang" } else { "llvm" };
    format!("sudo apt-get install {package}-{PACKAGED}")
}

/// The command that installs libc's headers for 32-bit programs on Debian and Ubuntu.
pub const HEADERS_32_COMMAND: &str = "sudo apt-get install libc6-dev-i386";

/// Where libc's headers for 32-bit programs on x86-64 are.
pub fn headers_32() -> Option<PathBuf> {
    first_file(&HEADERS_32)
}

fn first_file(paths: &[&str]) -> Option<PathBuf> {
    paths.iter().map(PathBuf::from).find(|path| path.is_file())
}

/// The clang that the user named.
pub fn named_clang(path: &Path) -> Result<Tool, FrontendError> {
    let refuse = |message: &str| FrontendError::Input { path: path.to_path_buf(), message: message.into() };
    // A bare name is looked for as the shell would.
    let found = which::which(path).map_err(|_| refuse("(given as --clang) is not a program"))?;
    let tool = ask("clang", found)
        .ok_or_else(|| refuse("(given as --clang) does not say which version of clang it is"))?;
    if tool.version.major < OLDEST_LLVM {
        return Err(refuse(&format!(
            "(given as --clang) is clang {}; Heddle needs {OLDEST_LLVM} or newer",
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
            assert!(message.contains("`heddle doctor`"), "{message}");
        }
    }

    #[test]
    fn what_does_not_run_is_told_from_what_is_not_there() {
        let of = |programs: &[(&str, &str)]| {
            let dir = pretend(programs);
            (inspect("clang", dir.path().as_os_str()), dir)
        };
        assert_eq!(of(&[]).0, Inspection::Missing);
        let (broken, dir) = of(&[("clang-17", "cannot open shared object file")]);
        assert_eq!(broken, Inspection::Broken(dir.path().join("clang-17")));
        let message = newest("clang", dir.path().as_os_str()).expect_err("it does not run").to_string();
        assert!(message.contains("clang-17 does not run") && message.contains("heddle doctor"), "{message}");
        let old = of(&[("clang", "clang version 11.0.1")]).0;
        assert!(matches!(old, Inspection::TooOld(tool) if tool.version.major == 11));
        // What does not run is of no interest where something else does.
        let mixed = of(&[("clang-17", "cannot open"), ("clang-16", "clang version 16.0.0")]).0;
        assert!(matches!(mixed, Inspection::Usable(tool) if tool.version.major == 16));
    }

    #[test]
    fn headers_are_the_first_that_are_there() {
        let dir = tempfile::tempdir().expect("a temporary directory");
        let file = dir.path().join("stubs-32.h");
        std::fs::write(&file, "").expect("written");
        let name = file.to_str().expect("it is text");
        assert_eq!(first_file(&["/no/such/file", name]).as_deref(), Some(file.as_path()));
        assert_eq!(first_file(&["/no/such/file"]), None);
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
