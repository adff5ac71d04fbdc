//! How likely, and how fast: the tables of the papers on statistical model checking of LLVM and on Lodin, with our own versions of their programs, beside their figures.
//!
//! `cargo bench --package heddle --bench sample` prints them all, `... -- estimates` those of one module: `estimates` (table 1 of the first paper, table 5 and output 2 of that on Lodin),
//! `competition` (appendix A of the first), `rare` (table 2, and events whose probability is known). Each row names the property it asks for.
//!
//! Runs per second are those of the run loop alone, on all cores; compiling is not in them. What differs from the papers:
//!
//! - Steps. A call of `pthread_create` is one step there; here the platform's own instructions count, and another compiler made the rest. So probabilities are alike, not equal,
//!   where a race decides, and equal where a platform function is one step here, too, as in ptrace. Where the chain of all states is small enough, the exact probability stands beside the estimate.
//! - Races. Those of the paper on Lodin are a load and a store; here two stores race as well.
//! - Stopping. The papers stop after 299 runs without success, which puts all of alpha on one side; half of it on each side takes 368, and making up for having looked at every run a few
//!   more.

mod competition;
mod estimates;
#[path = "../profile/mod.rs"]
mod profile;
mod rare;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    println!("{}\n", profile::line());
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|one| one == name);
    let tool = Tool { jobs: std::thread::available_parallelism()?.to_string() };
    for (name, print) in [
        ("estimates", estimates::print as fn(&Tool) -> Result<()>),
        ("competition", competition::print),
        ("rare", rare::print),
    ] {
        if is_wanted(name) {
            print(&tool)?;
        }
    }
    Ok(())
}

/// The command, and on how many cores it runs.
struct Tool {
    jobs: String,
}

impl Tool {
    /// What it answers to a query about a program of `tests/cases`.
    fn ask(&self, folder: &str, options: &[&str], query: &str) -> Result<Value> {
        self.ask_with(folder, options, query, &["--jobs", &self.jobs])
    }

    fn ask_with(&self, folder: &str, options: &[&str], query: &str, more: &[&str]) -> Result<Value> {
        let output = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .current_dir(cases().join(folder))
            .args(["query", "--format", "json", "--timeout", "300"])
            .args(more)
            .args(options)
            .arg(query)
            .output()?;
        if !output.status.success() && output.stdout.is_empty() {
            return Err(String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("failed").into());
        }
        Ok(serde_json::from_slice(&output.stdout)?)
    }

    /// The solved probability, as text; a dash if the chain is too large.
    fn exact(&self, folder: &str, options: &[&str], query: &str) -> String {
        match self.ask_with(folder, options, query, &["--jobs", "1"]) {
            Ok(answer) if answer["result"]["probability"].is_number() => {
                let probability = number(&answer["result"]["probability"]);
                if probability == 0.0 || probability > 1e-3 {
                    format!("{probability:.6}")
                } else {
                    format!("{probability:.5e}")
                }
            }
            _ => "-".to_string(),
        }
    }
}

/// Where the programs are.
fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

/// A number of an answer.
fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}
