//! The result of `heddle ir` as one JSON object.

use crate::args::IrArgs;
use crate::lowered::{Lowered, LoweredReport};
use crate::summary::Summary;
use frontend::{FrontendError, Loaded, Options, Problem, Width};
use serde::Serialize;
use std::io::{Result, Write};
use std::time::Instant;

/// What there is to tell.
pub struct Run<'a> {
    pub args: &'a IrArgs,
    pub options: &'a Options,
    pub loaded: &'a std::result::Result<Loaded, FrontendError>,
    pub lowered: Option<&'a Lowered>,
    pub started: Instant,
}

#[derive(Serialize)]
struct Report {
    tool: &'static str,
    version: &'static str,
    command: &'static str,
    input: Vec<InputReport>,
    config: Config,
    /// Whether the input is valid LLVM IR; null if that was not asked or could not be found out.
    valid: Option<bool>,
    error: Option<ErrorReport>,
    problems: Vec<ProblemReport>,
    warnings: Vec<ProblemReport>,
    module: Option<Summary>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lowered: Option<LoweredReport>,
    stats: Stats,
}

#[derive(Serialize)]
struct InputReport {
    file: String,
    language: Option<&'static str>,
    compiler: Option<String>,
}

#[derive(Serialize)]
struct Config {
    clang: Option<String>,
    include: Vec<String>,
    define: Vec<String>,
    cflags: Vec<String>,
    optimise: String,
    pointer_bits: Option<u32>,
    verify: bool,
    passes: Vec<String>,
    platform: Vec<String>,
}

#[derive(Serialize)]
struct ErrorReport {
    code: &'static str,
    message: String,
}

#[derive(Serialize)]
struct ProblemReport {
    message: String,
    location: LocationReport,
}

#[derive(Serialize)]
struct LocationReport {
    file: String,
    line: Option<u32>,
    column: Option<u32>,
}

#[derive(Serialize)]
struct Stats {
    seconds: f64,
    /// The most memory that the process had in use; null where the system does not say.
    peak_memory_bytes: Option<u64>,
}

/// What Linux says about this process.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// Writes the object.
pub fn write(run: &Run<'_>, out: &mut dyn Write) -> Result<()> {
    let loaded = run.loaded.as_ref();
    let report = Report {
        tool: "heddle",
        version: env!("CARGO_PKG_VERSION"),
        command: "ir",
        input: inputs(run),
        config: config(run.options),
        valid: match loaded {
            Ok(_) => run.options.verify.then_some(true),
            Err(error) => (!error.problems().is_empty()).then_some(false),
        },
        error: loaded.err().map(|e| ErrorReport { code: e.code(), message: e.to_string() }),
        problems: loaded.err().map_or(&[][..], |e| e.problems()).iter().map(problem).collect(),
        warnings: loaded.map_or(&[][..], |l| &l.warnings).iter().map(problem).collect(),
        module: loaded.ok().filter(|_| !run.args.check).map(|l| Summary::of(&l.module)),
        lowered: run.lowered.map(Lowered::report),
        stats: Stats { seconds: run.started.elapsed().as_secs_f64(), peak_memory_bytes: peak_memory() },
    };
    serde_json::to_writer_pretty(&mut *out, &report)?;
    writeln!(out)
}

fn inputs(run: &Run<'_>) -> Vec<InputReport> {
    match run.loaded {
        Ok(loaded) => loaded
            .inputs
            .iter()
            .map(|input| InputReport {
                file: input.path.display().to_string(),
                language: Some(input.kind.word()),
                compiler: input.tool.as_ref().map(ToString::to_string),
            })
            .collect(),
        Err(_) => run
            .args
            .input
            .files
            .iter()
            .map(|path| InputReport { file: path.display().to_string(), language: None, compiler: None })
            .collect(),
    }
}

fn config(options: &Options) -> Config {
    let paths = |paths: &[std::path::PathBuf]| paths.iter().map(|path| path.display().to_string()).collect();
    let strings = |words: &[std::ffi::OsString]| words.iter().map(|w| w.to_string_lossy().into()).collect();
    Config {
        clang: options.clang.as_ref().map(|path| path.display().to_string()),
        include: paths(&options.include),
        define: strings(&options.define),
        cflags: strings(&options.cflags),
        optimise: options.optimise.clone(),
        pointer_bits: options.width.map(|width| match width {
            Width::Bits32 => 32,
            Width::Bits64 => 64,
        }),
        verify: options.verify,
        passes: options.passes.done(),
        platform: paths(&options.platform),
    }
}

fn problem(problem: &Problem) -> ProblemReport {
    match problem {
        Problem::At(diagnostic) => ProblemReport {
            message: diagnostic.message.clone(),
            location: LocationReport {
                file: diagnostic.file.clone(),
                line: Some(diagnostic.at.line),
                column: Some(diagnostic.at.column),
            },
        },
        Problem::In { file, message } => ProblemReport {
            message: message.clone(),
            location: LocationReport { file: file.clone(), line: None, column: None },
        },
    }
}
