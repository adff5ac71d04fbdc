//! What LLVM says about a text: whether `llvm-as` accepts it, and how `opt -S` prints it.
//!
//! Answers are kept in a file under a hash of the text, so that a second run asks only about what changed.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

/// LLVM's tools.
pub struct Oracle {
    llvm_as: String,
    opt: String,
    cache: Mutex<Cache>,
}

struct Cache {
    answers: HashMap<String, String>,
    file: Option<File>,
}

/// A hash of some bytes as text.
fn key(question: &str, text: &[u8]) -> String {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, question, text).hash(&mut hasher);
        hasher.finish()
    };
    format!("{:016x}{:016x}", half(0), half(1))
}

impl Oracle {
    /// The tools of the LLVM version `version`; answers are kept in the file `cache`.
    pub fn new(version: &str, cache: Option<&Path>) -> std::io::Result<Oracle> {
        let mut answers = HashMap::new();
        let mut file = None;
        if let Some(path) = cache {
            if let Ok(text) = std::fs::read_to_string(path) {
                answers.extend(text.lines().filter_map(|line| {
                    let (key, answer) = line.split_once(' ')?;
                    Some((key.to_string(), answer.to_string()))
                }));
            }
            file = Some(OpenOptions::new().create(true).append(true).open(path)?);
        }
        let tool = |name: &str| format!("{name}-{version}");
        Ok(Oracle { llvm_as: tool("llvm-as"), opt: tool("opt"), cache: Mutex::new(Cache { answers, file }) })
    }

    /// Whether `llvm-as` accepts the text.
    pub fn accepts(&self, text: &[u8]) -> std::io::Result<bool> {
        let answer = self.cached("as", text, || {
            let output = pipe(&self.llvm_as, &["-o", "/dev/null", "-"], text)?;
            Ok(if output.is_some() { "yes" } else { "no" }.to_string())
        })?;
        Ok(answer == "yes")
    }

    /// A hash of what `opt -S` prints for the text, names of files left out; none if it refuses.
    pub fn printed(&self, text: &[u8]) -> std::io::Result<Option<String>> {
        let answer = self.cached("opt", text, || {
            let output = self.print(text)?;
            Ok(output.map_or("refused".to_string(), |printed| key("", &printed)))
        })?;
        Ok((answer != "refused").then_some(answer))
    }

    /// What `opt -S` prints, names of files left out.
    pub fn print(&self, text: &[u8]) -> std::io::Result<Option<Vec<u8>>> {
        let output = pipe(&self.opt, &["-S", "-o", "-", "-"], text)?;
        Ok(output.map(|printed| {
            let lines = printed.split_inclusive(|&b| b == b'\n');
            let kept = lines.filter(|l| !l.starts_with(b"; ModuleID") && !l.starts_with(b"source_filename"));
            kept.flatten().copied().collect()
        }))
    }

    fn cached(
        &self,
        question: &str,
        text: &[u8],
        ask: impl FnOnce() -> std::io::Result<String>,
    ) -> std::io::Result<String> {
        let key = key(question, text);
        let lock = || self.cache.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(answer) = lock().answers.get(&key) {
            return Ok(answer.clone());
        }
        let answer = ask()?;
        let mut cache = lock();
        if let Some(file) = &mut cache.file {
            writeln!(file, "{key} {answer}")?;
        }
        cache.answers.insert(key, answer.clone());
        Ok(answer)
    }
}

/// Runs a tool on `input`; what it prints, or none if it fails.
fn pipe(tool: &str, args: &[&str], input: &[u8]) -> std::io::Result<Option<Vec<u8>>> {
    let mut command = Command::new(tool);
    command.args(args);
    let output = frontend::feed(command, input);
    let output = output.map_err(|e| std::io::Error::new(e.kind(), format!("{tool}: {e}")))?;
    Ok(output.status.success().then_some(output.stdout))
}
