//! `heddle doctor`, and what happens when a command lacks a solver, on machines that are made up: `PATH` leads to one directory
//! of scripts that answer as the real tools do, and the cache is empty.
#![cfg(target_os = "linux")]

use nix::sys::termios;
use serde_json::Value;
use std::fs::{File, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What the installer needs of a Unix system.
const UTILITIES: [&str; 15] = [
    "cat", "chmod", "cp", "date", "dirname", "env", "head", "id", "mkdir", "mktemp", "mv", "rm", "sed", "sh",
    "tail",
];

/// A machine with these programs on `PATH` alone.
struct Machine {
    folder: tempfile::TempDir,
}

impl Machine {
    fn new(programs: &[(&str, &str)]) -> Machine {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        std::fs::create_dir(folder.path().join("bin")).expect("a directory is made");
        let machine = Machine { folder };
        programs.iter().for_each(|(name, body)| machine.add(name, body));
        machine
    }

    /// A machine on which the solvers can be installed: Bitwuzla's build leads to the real one.
    fn that_installs() -> Machine {
        let bitwuzla = solver::Kind::Bitwuzla.program().expect("`scripts/setup solvers` installs it");
        let ninja = format!(
            "for count in 1 2 3 4 5 6 7 8 9 10; do echo \"[$count/10] Compiling\"; done\n\
             mkdir -p \"$2/src/main\"\n\
             printf '#!/bin/sh\\nexec {} \"$@\"\\n' > \"$2/src/main/bitwuzla\"",
            bitwuzla.display()
        );
        let machine = Machine::new(&[
            ("c++", ":"),
            ("cargo", ":"),
            ("meson", ":"),
            ("ninja", &ninja),
            ("pkg-config", ":"),
            ("python3", PYTHON),
        ]);
        for name in UTILITIES {
            let place = ["/bin", "/usr/bin"].map(|folder| Path::new(folder).join(name));
            let place = place.into_iter().find(|place| place.exists()).expect("every system has it");
            std::os::unix::fs::symlink(place, machine.path("bin").join(name)).expect("a link is made");
        }
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn add(&self, name: &str, body: &str) {
        let path = self.path("bin").join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("written");
        std::fs::set_permissions(&path, Permissions::from_mode(0o755)).expect("set");
        // A process that another test starts meanwhile holds the file open for a moment, and it cannot be run.
        while let Err(error) = Command::new(&path).arg(self.path("nothing")).output() {
            assert_eq!(error.kind(), std::io::ErrorKind::ExecutableFileBusy, "{error}");
            std::thread::yield_now();
        }
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
        command.args(words).env_clear().current_dir(self.folder.path());
        command.env("PATH", self.path("bin")).env("HEDDLE_CACHE", self.path("cache"));
        command.env("HOME", self.folder.path()).stdin(Stdio::null());
        command
    }

    fn heddle(&self, words: &[&str]) -> Output {
        self.command(words).output().expect("heddle runs")
    }

    /// The items of the report by their names, whether everything is there, and the exit code.
    fn report(&self) -> (impl Fn(&str) -> Value + use<>, bool, Option<i32>) {
        let output = self.heddle(&["doctor", "--format", "json"]);
        let object: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        assert_eq!((&object["tool"], &object["command"]), (&"heddle".into(), &"doctor".into()));
        let ready = object["ready"] == true;
        let items = object["items"].as_array().expect("there are items").clone();
        let item = move |name: &str| {
            items.iter().find(|item| item["name"] == name).unwrap_or_else(|| panic!("no {name}")).clone()
        };
        (item, ready, output.status.code())
    }

    /// What a command says to a terminal on which this is typed, what it writes, and how it ends.
    fn on_a_terminal(&self, words: &[&str], typed: &str) -> (String, String, Option<i32>) {
        let terminal = nix::pty::openpty(None, None).expect("there is a terminal");
        // An echo of what is typed may come in the middle of what heddle writes.
        let mut mode = termios::tcgetattr(&terminal.slave).expect("it has a mode");
        mode.local_flags.remove(termios::LocalFlags::ECHO);
        termios::tcsetattr(&terminal.slave, termios::SetArg::TCSANOW, &mode).expect("it can be set");
        let slave = |fd: &std::os::fd::OwnedFd| fd.try_clone().expect("it can be copied");
        let mut command = self.command(words);
        command.stdin(slave(&terminal.slave)).stderr(terminal.slave).stdout(Stdio::piped());
        let child = command.spawn().expect("heddle starts");
        // The terminal ends when nothing holds it open any more.
        drop(command);
        let mut keyboard = File::from(terminal.master.try_clone().expect("it can be copied"));
        keyboard.write_all(typed.as_bytes()).expect("it is typed");
        let mut screen = File::from(terminal.master);
        let reader = std::thread::spawn(move || {
            let (mut seen, mut bytes) = (Vec::new(), [0; 4096]);
            while let Ok(count) = screen.read(&mut bytes)
                && count > 0
            {
                seen.extend_from_slice(&bytes[..count]);
            }
            String::from_utf8_lossy(&seen).into_owned()
        });
        let output = child.wait_with_output().expect("heddle ends");
        let seen = reader.join().expect("the screen is read");
        (seen, String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
    }

    /// The names in the directory that solvers are installed into.
    fn installed(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.path("cache/bin")).into_iter().flatten().flatten();
        let mut names: Vec<String> =
            files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

/// Python as far as the installer needs it: a package that contains a Z3.
const PYTHON: &str = r#"
case "$2 $3" in
"pip download")
    while [ $# -gt 0 ]; do
        case "$1" in --dest) dest=$2 ;; --requirement) pins=$2 ;; esac
        shift
    done
    mkdir -p "$dest"
    sed -n 's/^z3-solver==\([^ ]*\).*/\1/p' "$pins" >"$dest/z3_solver-any.whl"
    ;;
"zipfile -e")
    bin=$5/z3_solver-$(cat "$4").data/data/bin
    mkdir -p "$bin"
    printf '#!/bin/sh\necho Z3 version 4.13.0\n' >"$bin/z3"
    ;;
esac"#;

const CLANG: (&str, &str) = ("clang-19", "echo 'Debian clang version 19.1.7'");
const LLVM_DIS: (&str, &str) = ("llvm-dis-19", "echo '  LLVM version 19.1.7'");
const OPT: (&str, &str) = ("opt-19", "echo '  LLVM version 19.1.7'");
const BITWUZLA: (&str, &str) = ("bitwuzla", "echo 0.8.2");
const Z3: (&str, &str) = ("z3", "echo 'Z3 version 4.13.0 - 64 bit'");

#[test]
fn an_empty_machine_lacks_everything() {
    let machine = Machine::new(&[]);
    let (item, ready, code) = machine.report();
    assert_eq!((ready, code), (false, Some(2)));
    for (name, required, install) in [
        ("clang", true, "sudo apt-get install clang-19"),
        ("llvm-dis", true, "sudo apt-get install llvm-19"),
        ("opt", false, "sudo apt-get install llvm-19"),
        ("Bitwuzla", true, "heddle doctor --install"),
        ("Z3", false, "heddle doctor --install"),
    ] {
        let item = item(name);
        assert_eq!((&item["found"], &item["state"]), (&false.into(), &"missing".into()), "{item}");
        assert_eq!((&item["version"], &item["path"]), (&Value::Null, &Value::Null), "{item}");
        assert_eq!((&item["required"], &item["install"]), (&required.into(), &install.into()), "{item}");
        assert!(item["needed_for"].as_array().is_some_and(|list| !list.is_empty()), "{item}");
    }
    let output = machine.heddle(&["doctor"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(2));
    assert!(text.contains("\nBitwuzla is missing\n  needed for  heddle check"), "{text}");
    assert!(text.contains("\nZ3 is missing, optional\n"), "{text}");
    assert!(text.ends_with("\n3 tools that are needed cannot be used.\n"), "{text}");
    assert!(output.stderr.is_empty());
}

#[test]
fn a_machine_that_has_everything_is_fine() {
    let machine = Machine::new(&[CLANG, LLVM_DIS, OPT, BITWUZLA, Z3]);
    let (item, ready, code) = machine.report();
    assert_eq!((ready, code), (true, Some(0)));
    for (name, version, file) in [
        ("clang", "19.1.7", "clang-19"),
        ("llvm-dis", "19.1.7", "llvm-dis-19"),
        ("opt", "19.1.7", "opt-19"),
        ("Bitwuzla", "0.8.2", "bitwuzla"),
        ("Z3", "4.13.0", "z3"),
    ] {
        let (item, path) = (item(name), machine.path("bin").join(file).display().to_string());
        assert_eq!((&item["found"], &item["state"]), (&true.into(), &"ok".into()), "{item}");
        assert_eq!((&item["version"], &item["path"]), (&version.into(), &path.into()), "{item}");
    }
    let output = machine.heddle(&["doctor"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(text.ends_with("\nEverything that is needed is there.\n"), "{text}");
    let columns = text.lines().filter(|line| line.contains(" ok ")).map(|line| line.find(" ok "));
    let columns: Vec<_> = columns.collect();
    assert!(columns.len() >= 5 && columns.windows(2).all(|pair| pair[0] == pair[1]), "{text}");
}

#[test]
fn what_is_optional_may_be_missing() {
    let (item, ready, code) = Machine::new(&[CLANG, LLVM_DIS, BITWUZLA]).report();
    assert_eq!((ready, code), (true, Some(0)));
    assert_eq!((&item("opt")["state"], &item("Z3")["state"]), (&"missing".into(), &"missing".into()));
}

#[test]
fn what_is_too_old_or_does_not_run_is_reported_as_such() {
    let machine = Machine::new(&[
        ("clang", "echo 'clang version 11.0.1'"),
        ("llvm-dis", "echo 'libLLVM.so: cannot open' >&2; exit 127"),
        ("bitwuzla", "echo 'libgmp.so.10: cannot open' >&2; exit 127"),
        ("z3", "echo 'Z3 version 4.8.12'"),
    ]);
    let (item, ready, code) = machine.report();
    assert_eq!((ready, code), (false, Some(2)));
    for (name, state, problem) in [
        ("clang", "too-old", "Heddle needs 14 or newer"),
        ("llvm-dis", "broken", "it states no version when it is asked for it"),
        ("Bitwuzla", "broken", "libgmp.so.10: cannot open (exit status: 127)"),
        ("Z3", "too-old", "Heddle needs 4.12 or newer"),
    ] {
        let item = item(name);
        assert_eq!((&item["found"], &item["state"]), (&false.into(), &state.into()), "{item}");
        assert_eq!(item["problem"], problem, "{item}");
        assert!(item["path"].is_string(), "{item}");
    }
    let output = machine.heddle(&["doctor"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("\nclang is too old (Heddle needs 14 or newer)\n"), "{text}");
    assert!(
        text.contains("\nBitwuzla does not run (libgmp.so.10: cannot open (exit status: 127))\n"),
        "{text}"
    );
}

/// The exit code is about more than solvers, but they are there.
#[test]
fn the_carried_script_installs_what_heddle_looks_for() {
    let machine = Machine::that_installs();
    let output = machine.heddle(&["doctor", "--install", "--format", "json"]);
    let progress = String::from_utf8_lossy(&output.stderr);
    let installed = machine.installed();
    assert!(
        matches!(&installed[..], [first, second] if first.starts_with("bitwuzla-") && second.starts_with("z3-")),
        "{installed:?}\n{progress}"
    );
    let place = |word: &str| progress.find(word).unwrap_or_else(|| panic!("no {word} in\n{progress}"));
    assert!(place(": fetching\n") < place("fetching the sources"), "Z3 comes first:\n{progress}");
    assert!(place("fetching the sources") < place("compiling, 50 %"), "{progress}");
    let object: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let states = object["items"].as_array().expect("there are items").iter();
    let solvers = states.filter(|item| item["name"] == "Bitwuzla" || item["name"] == "Z3");
    assert!(solvers.clone().all(|item| item["state"] == "ok") && solvers.count() == 2, "{object}");
    // Nothing is left to do.
    let again = machine.heddle(&["doctor", "--install"]);
    assert_eq!(String::from_utf8_lossy(&again.stderr), "");
}

#[test]
fn an_installation_that_fails_says_what_to_do() {
    let machine = Machine::that_installs();
    std::fs::remove_file(machine.path("bin").join("cargo")).expect("it was there");
    machine.add("meson", "echo never reached");
    [CLANG, LLVM_DIS].iter().for_each(|(name, body)| machine.add(name, body));
    let output = machine.heddle(&["doctor", "--install"]);
    let progress = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(progress.contains("install Rust from https://rustup.rs"), "{progress}");
    assert!(progress.contains("put Bitwuzla 0.7 or newer on PATH as `bitwuzla`"), "{progress}");
    assert!(progress.ends_with("error: the installation failed\n"), "{progress}");
    assert!(matches!(&machine.installed()[..], [only] if only.starts_with("z3-")));

    let machine = Machine::that_installs();
    machine.add("ninja", "echo '[1/2] Compiling'; echo 'error: no such header'; exit 1");
    let output = machine.heddle(&["doctor", "--install"]);
    let progress = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(progress.contains("compiling failed:\n[1/2] Compiling\nerror: no such header\n"), "{progress}");
}

/// A pair that is not the same term.
const PAIR: &str = "define i8 @src(i8 noundef %x, i8 noundef %y) {\n  %a = mul i8 %x, %x\n  %b = mul i8 %y, %y\n  %d = sub i8 %a, %b\n  ret i8 %d\n}\n\
                    define i8 @tgt(i8 noundef %x, i8 noundef %y) {\n  %s = add i8 %x, %y\n  %d = sub i8 %x, %y\n  %p = mul i8 %s, %d\n  ret i8 %p\n}\n";

/// A program of which trying values shows nothing: no square ends in the bits of 7.
const SQUARE: &str = "declare i32 @heddle_any_int()\n\
                      define i32 @main() {\n  %x = call i32 @heddle_any_int()\n  %square = mul i32 %x, %x\n  %is7 = icmp eq i32 %square, 7\n  \
                      br i1 %is7, label %bad, label %good\nbad:\n  unreachable\ngood:\n  ret i32 0\n}\n";

const QUESTION: &str = "Bitwuzla is not installed. Compile it now into ";

#[test]
fn a_command_goes_on_with_the_solver_that_it_was_allowed_to_install() {
    let machine = Machine::that_installs();
    std::fs::write(machine.path("pair.ll"), PAIR).expect("written");
    let (seen, out, code) = machine.on_a_terminal(&["refine", "pair.ll"], "y\n");
    assert!(seen.contains(QUESTION) && seen.contains("(once, about two minutes)? [Y/n]"), "{seen}");
    assert!(out.contains("@src: refines"), "{out}\n{seen}");
    assert_eq!((code, machine.installed().len()), (Some(0), 1));
    // Now it is there.
    let (seen, _, code) = machine.on_a_terminal(&["refine", "--no-cache", "pair.ll"], "");
    assert_eq!((code, seen.contains("not installed")), (Some(0), false), "{seen}");
}

#[test]
fn without_engine_the_question_comes_after_the_short_search() {
    let machine = Machine::that_installs();
    std::fs::write(machine.path("square.ll"), SQUARE).expect("written");
    let (seen, out, code) = machine.on_a_terminal(&["check", "square.ll"], "\n");
    assert_eq!(seen.matches(QUESTION).count(), 1, "{seen}");
    assert_eq!(code, Some(0), "{out}\n{seen}");
    let simple = "define i32 @main() {\n  unreachable\n}\n";
    let machine = Machine::that_installs();
    std::fs::write(machine.path("simple.ll"), simple).expect("written");
    let (seen, out, code) = machine.on_a_terminal(&["check", "simple.ll"], "y\n");
    assert_eq!((code, seen.contains("not installed")), (Some(10), false), "{out}\n{seen}");
}

#[test]
fn a_no_is_taken_for_an_answer() {
    let machine = Machine::that_installs();
    std::fs::write(machine.path("square.ll"), SQUARE).expect("written");
    let (seen, out, code) = machine.on_a_terminal(&["check", "square.ll"], "n\n");
    assert_eq!(seen.matches(QUESTION).count(), 1, "{seen}");
    assert_eq!(code, Some(5), "{out}\n{seen}");
    let help = "the SMT solver Bitwuzla is not installed; `heddle doctor --install` installs it";
    let warning = format!("engines that ask a solver were not tried: {help}");
    assert!(out.contains(&warning), "{out}");
    let (seen, _, code) = machine.on_a_terminal(&["check", "--engine", "bmc", "square.ll"], "n\n");
    assert_eq!(code, Some(2), "{seen}");
    assert!(seen.contains(QUESTION) && seen.contains(&format!("error: --solver: {help}")), "{seen}");
    assert!(machine.installed().is_empty());
}

#[test]
fn without_a_terminal_nothing_is_asked() {
    let machine = Machine::that_installs();
    std::fs::write(machine.path("pair.ll"), PAIR).expect("written");
    std::fs::write(machine.path("square.ll"), SQUARE).expect("written");
    for (words, code) in [
        (&["refine", "pair.ll"][..], 5),
        (&["check", "square.ll"], 5),
        (&["check", "--engine", "prove", "square.ll"], 2),
    ] {
        let output = machine.heddle(words);
        let said = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(said.contains("`heddle doctor --install` installs it") && !said.contains("[Y/n]"), "{said}");
    }
    assert!(machine.installed().is_empty());
}

#[test]
fn a_missing_compiler_leads_to_the_doctor() {
    let machine = Machine::new(&[]);
    std::fs::write(machine.path("program.c"), "int main(void) { return 0; }\n").expect("written");
    let output = machine.heddle(&["check", "program.c"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("`sudo apt-get install clang-19`; `heddle doctor` shows what else"), "{said}");
}
