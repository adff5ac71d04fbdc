//! How fast Heddle reads and verifies a large module, as a ratio to `llvm-as` on the same machine, and the memory
//! it needs per byte of text.
//!
//! `cargo bench --package heddle --bench read -- FILE.ll...` measures these files, without any sqlite3.c at -O0 with
//! debug info (more than 30 MB of text, made by `scripts/bench-input`). Whole processes are timed, ours and LLVM's in turns, and the
//! fastest run of each counts: what else the machine does can only make a run slower.

mod profile;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const RUNS: usize = 7;

fn main() {
    println!("{}\n", profile::line());
    let named = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let mut files: Vec<PathBuf> = named.map(PathBuf::from).collect();
    if files.is_empty() {
        match large_module() {
            Ok(file) => files.push(file),
            Err(error) => {
                eprintln!("scripts/bench-input: {error}");
                std::process::exit(1);
            }
        }
    }
    for file in &files {
        if let Err(error) = measure(file) {
            eprintln!("{}: {error}", file.display());
            std::process::exit(1);
        }
    }
}

/// The file that `scripts/bench-input` makes.
fn large_module() -> std::io::Result<PathBuf> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/bench-input");
    let output = Command::new(script).stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(std::io::Error::other(output.status.to_string()));
    }
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim_end()))
}

fn heddle(arguments: &[&str], file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.arg("ir").args(arguments).arg(file);
    command
}

fn measure(file: &Path) -> std::io::Result<()> {
    let megabytes = std::fs::metadata(file)?.len() as f64 / 1e6;
    let mut best = [Duration::MAX; 3];
    for _ in 0..RUNS {
        let mut llvm_as = Command::new("llvm-as-19");
        llvm_as.args(["-o", "/dev/null"]).arg(file);
        let commands = [heddle(&["--no-verify"], file), heddle(&["--check"], file), llvm_as];
        for (best, mut command) in best.iter_mut().zip(commands) {
            let started = Instant::now();
            let status = command.stdout(Stdio::null()).status()?;
            if !status.success() {
                return Err(std::io::Error::other(format!("{command:?} failed")));
            }
            *best = (*best).min(started.elapsed());
        }
    }
    let [read, verified, llvm] = best.map(|time| time.as_secs_f64());
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
    println!("{name}: {megabytes:.1} MB of text");
    println!("  llvm-as -o /dev/null        {llvm:.3} s");
    println!("  heddle ir --no-verify       {read:.3} s   {:.1} times as fast", llvm / read);
    println!("  heddle ir --check           {verified:.3} s   {:.1} times as fast", llvm / verified);
    let output = heddle(&["--format", "json"], file).output()?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    match report["stats"]["peak_memory_bytes"].as_f64() {
        Some(peak) => {
            println!("  heddle ir, peak memory      {:.2} bytes per byte of text", peak / 1e6 / megabytes)
        }
        None => println!("  heddle ir, peak memory      unknown on this system"),
    }
    Ok(())
}
