//! Free tests from every `.ll` case.
//!
//! What Heddle accepts is printed and read again: the module must be the same and print the same, LLVM's own
//! assembler must accept the original and the print, and both must mean the same to it. What Heddle refuses, LLVM's
//! assembler must refuse too. Every function refines itself. A case that knows better says so with `LLVM-AS:` and a reason.
//!
//! Limits: the judge is LLVM 19's; without it (`scripts/setup` installs it) only Heddle's own round trip is checked.

use crate::annotation::{Assembler, Case};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

/// LLVM's assembler of the version that `LLVM-AS:` annotations are about.
static ASSEMBLER: LazyLock<Option<PathBuf>> = LazyLock::new(|| which::which("llvm-as-19").ok());
static DISASSEMBLER: LazyLock<Option<PathBuf>> = LazyLock::new(|| which::which("llvm-dis-19").ok());

/// Everything that is wrong, for people.
pub fn complaints(case: &Case) -> Vec<String> {
    if case.path.extension().is_none_or(|extension| extension != "ll") {
        return Vec::new();
    }
    let name = case.path.display().to_string();
    let checked = match read(&name, &case.text) {
        Ok(module) => accepted(case, &module),
        Err(error) => refused(case, &error),
    };
    checked.err().map(|what| format!("{name}: {what}")).into_iter().collect()
}

fn read(name: &str, text: &str) -> Result<ir::Module, String> {
    let module = reader::read(name, text.as_bytes()).map_err(|diagnostic| diagnostic.to_string())?;
    match ir::verify::module(&module).first() {
        None => Ok(module),
        Some(problem) => Err(problem.to_string()),
    }
}

fn accepted(case: &Case, module: &ir::Module) -> Result<(), String> {
    let name = case.path.display().to_string();
    let printed = module.to_string();
    let again = read(&name, &printed)
        .map_err(|error| format!("what was printed is refused: {error}\n--- printed\n{printed}"))?;
    if again.to_string() != printed {
        return Err(format!("printing, reading and printing again differs\n--- printed\n{printed}"));
    }
    if ir::link::canonical(&again) != ir::link::canonical(module) {
        return Err(format!("printing and reading again gives another module\n--- printed\n{printed}"));
    }
    each_refines_itself(module)?;
    let Some(original) = assemble(&case.text) else { return Ok(()) };
    match (case.assembler, original) {
        (Some(Assembler::Accepts), _) => {
            Err("`LLVM-AS: accepts` is for cases that Heddle refuses, and it accepts this one".to_string())
        }
        (Some(Assembler::Refuses), Ok(_)) => {
            Err("llvm-as accepts it, against what LLVM-AS: says".to_string())
        }
        (Some(Assembler::Refuses), Err(_)) => Ok(()),
        (None, Err(error)) => Err(format!("llvm-as refuses it: {error}")),
        (None, Ok(original)) => match assemble(&printed) {
            None => Ok(()),
            Some(Err(error)) => {
                Err(format!("llvm-as refuses what was printed: {error}\n--- printed\n{printed}"))
            }
            Some(Ok(printed_code)) => same_meaning(&original, &printed_code),
        },
    }
}

/// Every function refines itself, by what it does and not only by its text. Not to know is no contradiction.
fn each_refines_itself(module: &ir::Module) -> Result<(), String> {
    let options = tv::Options {
        src_unroll: 1,
        tgt_unroll: 1,
        timeout: std::time::Duration::from_secs(2),
        ..tv::Options::default()
    };
    let look = || {
        for name in tv::pairs::defined(module) {
            let outcome = tv::compare((module, &name), (module, &name), &options);
            if let tv::Verdict::Fails { clause, sentence, .. } = outcome.verdict {
                return Err(format!("@{name} does not refine itself ({}): {sentence}", clause.word()));
            }
        }
        Ok(())
    };
    // Terms may be deep, and so may functions on them.
    std::thread::scope(|scope| {
        let looking = std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, look);
        match looking.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => result,
            _ => Err("comparing a function with itself panics".to_string()),
        }
    })
}

fn refused(case: &Case, error: &str) -> Result<(), String> {
    let Some(original) = assemble(&case.text) else { return Ok(()) };
    match (case.assembler, original) {
        (Some(Assembler::Refuses), _) => {
            Err("`LLVM-AS: refuses` is for cases that Heddle accepts, and it refuses this one".to_string())
        }
        (None, Err(_)) | (Some(Assembler::Accepts), Ok(_)) => Ok(()),
        (Some(Assembler::Accepts), Err(_)) => {
            Err("llvm-as refuses it, against what LLVM-AS: says".to_string())
        }
        (None, Ok(_)) => Err(format!("llvm-as accepts it, but Heddle says: {error}")),
    }
}

/// Whether two files of bitcode are the same text to LLVM.
fn same_meaning(original: &[u8], printed: &[u8]) -> Result<(), String> {
    let Some(disassembler) = &*DISASSEMBLER else { return Ok(()) };
    let text = |bitcode: &[u8]| -> Result<String, String> {
        let output = filter(disassembler, bitcode).map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let (original, printed) = (text(original)?, text(printed)?);
    let different = original.lines().zip(printed.lines()).find(|(a, b)| a != b);
    match different {
        Some((a, b)) => Err(format!("what was printed means something else to LLVM:\n- {a}\n+ {b}")),
        None if original.len() == printed.len() => Ok(()),
        None => Err("what was printed means something else to LLVM: one text is longer".to_string()),
    }
}

/// Writes the case's bitcode to a file, with whichever assembler there is.
pub fn assemble_to(text: &str, path: &Path) -> Result<(), String> {
    let assembler = frontend::find_tool("llvm-as").map_err(|error| format!("the case uses %b; {error}"))?;
    let bitcode = assemble_with(&assembler.path, text)?;
    std::fs::write(path, bitcode).map_err(|error| error.to_string())
}

/// The bitcode of a text, or why LLVM's assembler refuses it; none if there is no assembler.
fn assemble(text: &str) -> Option<Result<Vec<u8>, String>> {
    ASSEMBLER.as_ref().map(|assembler| assemble_with(assembler, text))
}

fn assemble_with(assembler: &Path, text: &str) -> Result<Vec<u8>, String> {
    match filter(assembler, text.as_bytes()) {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// Runs one of LLVM's filters.
fn filter(program: &Path, input: &[u8]) -> std::io::Result<Output> {
    let mut command = Command::new(program);
    command.args(["-o", "-", "-"]);
    frontend::feed(command, input)
}
