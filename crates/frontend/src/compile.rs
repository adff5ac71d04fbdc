//! Running clang and llvm-dis: their command lines, and what becomes of what they say.

use crate::dependencies;
use crate::error::FrontendError;
use crate::kind::Kind;
use crate::memo::{self, Question};
use crate::tool::{self, Tool};
use crate::{Options, Traps};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The width of the pointers that C and C++ are compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// `-m32`.
    Bits32,
    /// `-m64`.
    Bits64,
}

/// What a verifier wants of clang: IR that still says what the source says, with every name and line. `optnone`
/// would keep later passes from touching what was compiled without optimisation.
const COMMON: &[&str] =
    &["-S", "-emit-llvm", "-g", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names", "-o", "-"];

/// C of any age: newer clangs refuse what older C allowed, and drop the bodies of plain `inline` functions.
const OLD_C: &[&str] = &[
    "-std=gnu11",
    "-fgnu89-inline",
    "-Wno-implicit-function-declaration",
    "-Wno-implicit-int",
    "-Wno-int-conversion",
    "-Wno-incompatible-function-pointer-types",
];

/// What C leaves undefined traps where it happens.
fn traps(traps: Traps) -> Vec<String> {
    let groups = [
        (traps.overflow, "signed-integer-overflow"),
        (traps.shift, "shift"),
        (traps.division, "integer-divide-by-zero"),
        (traps.rest, "vla-bound,return"),
    ];
    let names: Vec<&str> = groups.iter().filter(|(wanted, _)| *wanted).map(|(_, name)| *name).collect();
    match names.join(",") {
        none if none.is_empty() => Vec::new(),
        names => vec![format!("-fsanitize={names}"), format!("-fsanitize-trap={names}")],
    }
}

/// Where the life of locals ends with their blocks.
const SCOPES: &[&str] = &["-Xclang", "-fsanitize-address-use-after-scope"];

/// Without optimisation clang's passes only inline functions that ask for it always, whose parameters and locals then live as long as their callers. As calls they are frames of their
/// own, as the source has them.
const NO_PASSES: &[&str] = &["-Xclang", "-disable-llvm-passes"];

/// What coroutines are written with until passes have split them.
const COROUTINE: &str = "@llvm.coro.begin(";

/// What programs include to speak to Heddle, and platforms besides.
const HEADERS: &[(&str, &str)] = &[
    ("heddle.h", include_str!("../../../platform/include/heddle.h")),
    ("heddle_platform.h", include_str!("../../../platform/include/heddle_platform.h")),
];

/// Also for old C, but older clangs do not know it.
const OLD_C_SINCE_19: &[&str] = &["-Wno-error=return-mismatch"];

/// What the text of a source file is to have.
#[derive(Clone, Copy)]
struct Shape {
    /// Locals end with their blocks.
    scoped: bool,
    /// Clang's passes have run.
    passes: bool,
}

/// Whether clang is asked to optimise a file.
fn optimises(path: &Path, options: &Options) -> bool {
    let special = options.files.get(path).into_iter().flat_map(|file| &file.flags);
    let asks = |flag: &OsString| flag.to_str().is_some_and(|flag| flag.starts_with("-O") && flag != "-O0");
    options.optimise != "0" || special.chain(&options.cflags).any(asks)
}

/// The options for a file of this kind, the user's own last so that they win.
fn arguments(
    path: &Path,
    kind: Kind,
    options: &Options,
    shape: Shape,
    clang: &Tool,
    headers: &Path,
) -> Vec<OsString> {
    let scopes = if shape.scoped { SCOPES } else { &[] };
    let passes = if shape.passes || optimises(path, options) { &[] } else { NO_PASSES };
    let mut arguments: Vec<OsString> =
        COMMON.iter().chain(scopes).chain(passes).map(OsString::from).collect();
    arguments.extend(traps(options.traps).into_iter().map(OsString::from));
    // Last among the places to search, so that a program's own header of this name wins.
    // What went through the preprocessor needs none, and that is nothing to warn of.
    arguments.push("--start-no-unused-arguments".into());
    arguments.push("-idirafter".into());
    arguments.push(headers.into());
    arguments.push("--end-no-unused-arguments".into());
    arguments.push(format!("-O{}", options.optimise).into());
    if kind == Kind::C {
        arguments.extend(OLD_C.iter().map(OsString::from));
        if clang.version.major >= 19 {
            arguments.extend(OLD_C_SINCE_19.iter().map(OsString::from));
        }
    }
    let special = options.files.get(path);
    arguments.extend(special.iter().flat_map(|file| file.flags.iter().cloned()));
    match options.width {
        Some(Width::Bits32) => arguments.push("-m32".into()),
        Some(Width::Bits64) => arguments.push("-m64".into()),
        None => {}
    }
    arguments.push(if options.colour { "-fcolor-diagnostics" } else { "-fno-color-diagnostics" }.into());
    let joined = |flag: &str, value: &OsString| {
        let mut joined = OsString::from(flag);
        joined.push(value);
        joined
    };
    arguments.extend(options.include.iter().map(|dir| joined("-I", &dir.clone().into_os_string())));
    arguments.extend(options.define.iter().map(|macro_| joined("-D", macro_)));
    arguments.extend(options.cflags.iter().cloned());
    // Last of all, since it is about the files that follow.
    if let Some(kind) = special.and_then(|file| file.kind) {
        arguments.extend(["-x".into(), if kind == Kind::Cpp { "c++" } else { "c" }.into()]);
    }
    arguments.push("--".into());
    arguments.push(path.into());
    arguments
}

/// A directory with the headers that come with Heddle, until it is dropped.
fn headers() -> std::io::Result<tempfile::TempDir> {
    let directory = tempfile::Builder::new().prefix("heddle-").tempdir()?;
    for (name, text) in HEADERS {
        std::fs::write(directory.path().join(name), text)?;
    }
    Ok(directory)
}

fn clang(options: &Options) -> Result<Tool, FrontendError> {
    match &options.clang {
        Some(path) => tool::named_clang(path),
        None => tool::find_tool("clang"),
    }
}

/// What becomes of a source file.
pub struct Compiled {
    /// LLVM text.
    pub text: Vec<u8>,
    /// Who made it.
    pub clang: Tool,
    /// The files that took part, as far as they are to be listed.
    pub read: Vec<PathBuf>,
}

/// The LLVM text of a source file; `scoped` says whether locals end with their blocks.
pub fn compile(
    path: &Path,
    kind: Kind,
    options: &Options,
    scoped: bool,
    messages: &mut dyn Write,
) -> Result<Compiled, FrontendError> {
    let plain = Shape { scoped, passes: false };
    let compiled = compile_to(path, kind, options, plain, messages)?;
    let has_coroutines = || compiled.text.windows(COROUTINE.len()).any(|text| text == COROUTINE.as_bytes());
    match kind == Kind::Cpp && has_coroutines() {
        true => compile_to(path, kind, options, Shape { passes: true, ..plain }, &mut std::io::sink()),
        false => Ok(compiled),
    }
}

fn compile_to(
    path: &Path,
    kind: Kind,
    options: &Options,
    shape: Shape,
    messages: &mut dyn Write,
) -> Result<Compiled, FrontendError> {
    let clang = clang(options)?;
    let headers = headers().map_err(|error| failed(&clang, path, error.to_string(), None))?;
    let arguments = arguments(path, kind, options, shape, &clang, headers.path());
    // The same for every compilation, but for where these headers happen to be.
    let is_ours = |word: &&OsString| Path::new(word) != headers.path();
    let words = arguments.iter().filter(is_ours).cloned().collect();
    let question = Question { clang: clang.clone(), words, listed: options.listed };
    if let Some((text, said, read)) = memo::recall(&question) {
        let _ = messages.write_all(&said);
        return Ok(Compiled { text, clang, read });
    }
    let mut command = Command::new(&clang.path);
    let rule = headers.path().join("rule.d");
    // What went through the preprocessor reads nothing but itself, and no rule is written.
    let reads = !path.extension().is_some_and(|ending| ending == "i" || ending == "ii");
    if reads {
        command.args(dependencies::arguments(options.listed, &rule));
    }
    command.args(arguments).stdin(Stdio::null());
    let output = command.output().map_err(|error| failed(&clang, path, error.to_string(), None))?;
    let said = output.stderr.clone();
    let (text, clang) = finish(clang, path, output, messages, |said| missing_headers(said, options))?;
    let read = match reads {
        true => {
            let rule = std::fs::read(&rule).map_err(|error| failed(&clang, path, error.to_string(), None))?;
            dependencies::of_rule(&rule, headers.path())
        }
        false => vec![path.to_path_buf()],
    };
    memo::keep(question, &text, &said, &read);
    Ok(Compiled { text, clang, read })
}

/// The LLVM text of a bitcode file, whose contents these are.
pub fn disassemble(
    path: &Path,
    contents: &[u8],
    options: &Options,
    messages: &mut dyn Write,
) -> Result<(Vec<u8>, Tool), FrontendError> {
    let beside = match &options.clang {
        Some(clang) => tool::disassembler_of(&tool::named_clang(clang)?),
        None => None,
    };
    let disassembler = match beside {
        Some(tool) => tool,
        None => tool::find_tool("llvm-dis")?,
    };
    let mut command = Command::new(&disassembler.path);
    command.args(["-o", "-", "-"]);
    let output = feed(command, contents).map_err(|e| failed(&disassembler, path, e.to_string(), None))?;
    let help = format!("the file is damaged, or newer than LLVM {}", disassembler.version.major);
    finish(disassembler, path, output, messages, |_| Some(help))
}

/// Runs a program with this input and collects what it writes. Writing happens beside reading, so that neither side
/// waits for the other.
pub fn feed(mut command: Command, input: &[u8]) -> std::io::Result<Output> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let stdin = child.stdin.take();
    std::thread::scope(|scope| {
        // A program that refuses its input stops reading it; what it says then tells more than our failing.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
        child.wait_with_output()
    })
}

fn finish(
    tool: Tool,
    path: &Path,
    output: Output,
    messages: &mut dyn Write,
    help: impl FnOnce(&str) -> Option<String>,
) -> Result<(Vec<u8>, Tool), FrontendError> {
    // When nobody can see messages, that is no reason to stop.
    let _ = messages.write_all(&output.stderr);
    if output.status.success() {
        return Ok((output.stdout, tool));
    }
    let help = help(&String::from_utf8_lossy(&output.stderr));
    Err(failed(&tool, path, output.status.to_string(), help))
}

fn failed(tool: &Tool, path: &Path, status: String, help: Option<String>) -> FrontendError {
    FrontendError::ToolFailed { tool: Box::new(tool.clone()), path: path.to_path_buf(), status, help }
}

/// libc's 32-bit headers are a package of their own, which clang's message does not say.
fn missing_headers(said: &str, options: &Options) -> Option<String> {
    let lacking = said.contains("bits/libc-header-start.h") || said.contains("gnu/stubs-32.h");
    (options.width == Some(Width::Bits32) && lacking).then(|| {
        let command = tool::HEADERS_32_COMMAND;
        format!(
            "libc's headers for 32-bit programs are missing; on Debian and Ubuntu: `{command}`; \
             `heddle doctor` shows what else is missing"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::Version;

    const PLAIN: Shape = Shape { scoped: false, passes: false };

    fn line(kind: Kind, options: &Options, major: u32) -> String {
        let clang =
            Tool { name: "clang", path: "clang".into(), version: Version { major, minor: 0, patch: 0 } };
        let words = arguments(Path::new("-odd.c"), kind, options, PLAIN, &clang, Path::new("headers"));
        words.iter().map(|w| w.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_users_options_come_last_and_the_file_cannot_be_taken_for_one() {
        let options = Options {
            include: vec!["inc".into()],
            define: vec!["N=3".into()],
            cflags: vec!["-std=c17".into()],
            width: Some(Width::Bits32),
            optimise: "2".into(),
            ..Options::default()
        };
        let line = line(Kind::C, &options, 14);
        assert!(line.ends_with("-m32 -fno-color-diagnostics -Iinc -DN=3 -std=c17 -- -odd.c"), "{line}");
        assert!(line.contains("-O2") && line.contains("-std=gnu11"), "{line}");
    }

    #[test]
    fn only_c_is_taken_for_old_c_and_only_new_clangs_hear_new_options() {
        let old = Options::default();
        assert!(!line(Kind::Cpp, &old, 19).contains("gnu89"));
        assert!(line(Kind::C, &old, 19).contains("return-mismatch"));
        assert!(!line(Kind::C, &old, 18).contains("return-mismatch"));
    }
}
