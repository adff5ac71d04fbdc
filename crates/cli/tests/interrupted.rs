//! Runs that somebody puts an end to still write what they were asked for: `unknown`, why, and how far they came. What they are doing meanwhile is looked up where Linux tells it.
#![cfg(target_os = "linux")]

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Factoring, in a loop whose number of rounds is an input: no engine ends with it by itself.
const ENDLESS: &str = r#"
#include <assert.h>
#include <heddle.h>
int main(void) {
  unsigned long n = heddle_any_ulong(), i = 0, last = 1;
  while (i < n) {
    unsigned long a = heddle_any_ulong(), b = heddle_any_ulong();
    heddle_assume(a > 1 && b > 1 && a < (1ul << 32) && b < (1ul << 32));
    assert(a * b != 0x7fffffffffffffe7ul || last != a);
    last = a ^ i;
    i++;
  }
  return 0;
}
"#;

/// The same with states without end.
const COUNTING: &str = "unsigned long i;\nint main(void) { for (;;) i++; }\n";

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new(program: &str) -> Place {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        std::fs::write(folder.path().join("program.c"), program).expect("the program is written");
        Place { folder }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start(&self, options: &[&str]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_heddle"))
            .arg("check")
            .args(options)
            .args(["--format", "json", "--html"])
            .args([self.file("page.html"), self.file("program.c")])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("heddle starts")
    }

    /// What is left when it has ended: it is unknown, for this reason, and the page says so, too.
    fn ended(&self, child: Child, reason: &str) -> Value {
        let output = child.wait_with_output().expect("heddle ends");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(5), "{out}{err}");
        let json: Value = serde_json::from_str(&out).expect("it is JSON");
        assert_eq!((&json["verdict"], &json["reason"]), (&"unknown".into(), &reason.into()), "{out}");
        let page = std::fs::read_to_string(self.file("page.html")).expect("there is a page");
        assert!(page.contains("Unknown: ") && page.ends_with("</html>\n"), "{page}");
        json
    }
}

/// Whether a process has a child that runs this program.
fn has_child(parent: u32, program: &str) -> bool {
    let tasks = format!("/proc/{parent}/task");
    let tasks = std::fs::read_dir(Path::new(&tasks)).into_iter().flatten().flatten();
    let children = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let children: Vec<String> =
        children.flat_map(|all| all.split_whitespace().map(str::to_string).collect::<Vec<_>>()).collect();
    children.iter().any(|child| {
        let command = std::fs::read_to_string(format!("/proc/{child}/comm")).unwrap_or_default();
        command.starts_with(program)
    })
}

/// Waits until it is busy with something. How long that takes on the clock does not matter, only how much it works meanwhile.
fn wait_until(child: &mut Child, mut busy: impl FnMut(u32) -> bool) {
    while !busy(child.id()) {
        assert!(!has_worked(child.id(), 6000), "it never gets there");
        assert!(child.try_wait().expect("it can be asked").is_none(), "it has ended");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Has used the processor for so long by itself, which clang's time does not count for.
fn has_worked(child: u32, hundredths: u64) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
    let fields: Vec<u64> =
        stat.split_whitespace().skip(13).take(2).filter_map(|word| word.parse().ok()).collect();
    fields.iter().sum::<u64>() >= hundredths
}

fn interrupt(place: &Place, options: &[&str], signal: Signal, busy: impl FnMut(u32) -> bool) -> Value {
    let mut child = place.start(options);
    wait_until(&mut child, busy);
    kill_process(Pid::from_child(&child), signal).expect("it is there");
    place.ended(child, "interrupted")
}

#[test]
fn an_interrupted_search_says_how_far_it_came() {
    let place = Place::new(COUNTING);
    let json = interrupt(&place, &["--engine", "explore"], Signal::INT, |child| has_worked(child, 10));
    assert!(json["stats"]["states"].as_u64().is_some_and(|states| states > 0), "{json}");
    assert!(json["stats"]["frontend_seconds"].is_number() && json["stats"]["solver_seconds"].is_number());
}

#[test]
fn engines_end_whatever_their_solvers_are_thinking_about() {
    let place = Place::new(ENDLESS);
    for (engine, signal) in [("bmc", Signal::INT), ("prove", Signal::TERM)] {
        let json = interrupt(&place, &["--engine", engine], signal, |child| has_child(child, "bitwuzla"));
        assert_eq!(json["engine"], engine);
    }
}

#[test]
fn all_engines_end_together() {
    let place = Place::new(ENDLESS);
    let json = interrupt(&place, &[], Signal::TERM, |child| has_child(child, "bitwuzla"));
    let attempts = json["attempts"].as_array().expect("there are attempts");
    let engines: Vec<&str> = attempts.iter().filter_map(|attempt| attempt["engine"].as_str()).collect();
    assert!(["explore", "bmc", "prove"].iter().all(|engine| engines.contains(engine)), "{json}");
}

#[test]
fn random_runs_end_when_somebody_wants_that() {
    let place = Place::new(COUNTING);
    let options = ["--engine", "sample", "--runs", "100000000", "--max-steps", "1000"];
    let json = interrupt(&place, &options, Signal::INT, |child| has_worked(child, 10));
    assert!(json["stats"]["runs"].as_u64().is_some_and(|runs| runs > 0), "{json}");
}

#[test]
fn the_time_is_up_for_every_engine() {
    for (engine, program) in
        [("explore", COUNTING), ("sample", COUNTING), ("bmc", ENDLESS), ("prove", ENDLESS), ("auto", ENDLESS)]
    {
        let place = Place::new(program);
        let mut options = vec!["--timeout", "0.5", "--engine", engine];
        if engine == "sample" {
            options.extend(["--runs", "100000000"]);
        }
        place.ended(place.start(&options), "timeout");
    }
}

/// A solver that ends as a shell would after these words.
fn solver(place: &Place, ending: &str) -> String {
    let file = place.file("solver");
    std::fs::write(&file, format!("#!/bin/sh\nread first\n{ending}\n")).expect("the solver is written");
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&file, mode).expect("the solver can be run");
    file.display().to_string()
}

#[test]
fn a_solver_that_dies_costs_an_answer_and_no_report() {
    let place = Place::new(ENDLESS);
    for (ending, reason) in [("echo 'out of memory' >&2; exit 1", "memory-limit"), ("kill -9 $$", "solver")] {
        let solver = solver(&place, ending);
        for engine in ["bmc", "prove"] {
            place.ended(place.start(&["--engine", engine, "--solver", &solver]), reason);
        }
    }
}

#[test]
fn a_solver_that_has_too_little_memory_is_told_from_one_that_gives_up() {
    let place = Place::new(ENDLESS);
    let json = place.ended(place.start(&["--engine", "bmc", "--memory", "8"]), "memory-limit");
    assert!(json["message"].as_str().is_some_and(|message| message.contains("8 MB")), "{json}");
}
