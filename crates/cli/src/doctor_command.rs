//! `heddle doctor`: which of the tools that Heddle uses are there, what the missing ones are for, and how to get them.
//!
//! **Claim:** each line is about the executable that a command would run now, found by the same functions.
//!
//! **Limits:** tools are asked for their versions, not tried out. A clang that `--clang` names is not looked at.
//!
//! **Cost:** every tool is started once or twice, some hundredths of a second each. `--install` takes minutes.

use crate::args::PlainFormat;
use crate::exit::unwritable;
use crate::{Exit, Io, solver_installer};
use clap::Args;
use serde::Serialize;
use solver::Kind;
use std::fmt::Write as _;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  heddle doctor                  what is there, what is missing, and what to type
  heddle doctor --install        install the solvers Bitwuzla and Z3 (once, about two minutes)
  heddle doctor --format json    for scripts

Solvers go to $HEDDLE_CACHE/bin, or else to heddle/bin in the user's cache directory. Only --install uses the network.

Exit codes: 0 clang, llvm-dis and Bitwuzla are there, 2 one of them is not, or could not be installed; 6 a bug in Heddle.";

/// The options of `heddle doctor`.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct DoctorArgs {
    /// Install the solvers that are missing, then report
    #[arg(long)]
    pub install: bool,

    /// How to write the report: human or json
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    pub format: PlainFormat,
}

pub fn run(args: &DoctorArgs, io: &mut Io<'_>) -> Exit {
    let installed = if args.install { install_missing(io) } else { Ok(()) };
    if let Err(message) = &installed {
        // The exit code says it, too.
        let _ = writeln!(io.err, "error: {message}");
    }
    let report = Report::new(items());
    let text = match args.format {
        PlainFormat::Human => report.text(),
        PlainFormat::Json => report.json(),
    };
    if let Err(error) = io.out.write_all(text.as_bytes()) {
        return unwritable("the report", &error, io);
    }
    if report.ready && installed.is_ok() { Exit::Fine } else { Exit::BadInput }
}

/// Installs the solvers that cannot be used.
fn install_missing(io: &mut Io<'_>) -> Result<(), String> {
    let usable = |solver: &Kind| matches!(solver.inspect(), solver::Inspection::Usable { .. });
    let missing: Vec<Kind> =
        [Kind::Z3, Kind::Bitwuzla].into_iter().filter(|solver| !usable(solver)).collect();
    if missing.is_empty() { Ok(()) } else { solver_installer::install(&missing, io) }
}

/// What is known about one tool.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Item {
    name: &'static str,
    /// Whether there is one that Heddle can use.
    found: bool,
    state: State,
    version: Option<String>,
    path: Option<PathBuf>,
    /// What is wrong with the one that is there.
    problem: Option<String>,
    /// Whether Heddle is of little use without it.
    required: bool,
    /// The commands, options and files that need it.
    needed_for: &'static [&'static str],
    /// The command that installs it.
    install: String,
    /// The same on systems where that command does not exist.
    #[serde(skip)]
    elsewhere: Option<String>,
}

/// Whether a tool can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    Ok,
    TooOld,
    Broken,
    Missing,
}

impl State {
    /// For people.
    fn words(self) -> &'static str {
        match self {
            State::Ok => "ok",
            State::TooOld => "too old",
            State::Broken => "does not run",
            State::Missing => "missing",
        }
    }
}

/// What a look at a tool found.
struct Finding {
    state: State,
    version: Option<String>,
    path: Option<PathBuf>,
    problem: Option<String>,
}

impl From<frontend::Inspection> for Finding {
    fn from(inspection: frontend::Inspection) -> Finding {
        use frontend::Inspection;
        match inspection {
            Inspection::Usable(tool) => {
                Finding::new(State::Ok, Some(tool.version.to_string()), Some(tool.path))
            }
            Inspection::TooOld(tool) => {
                let problem = format!("Heddle needs {} or newer", frontend::OLDEST_LLVM);
                let version = Some(tool.version.to_string());
                Finding { problem: Some(problem), ..Finding::new(State::TooOld, version, Some(tool.path)) }
            }
            Inspection::Broken(path) => {
                let problem = "it states no version when it is asked for it".to_string();
                Finding { problem: Some(problem), ..Finding::new(State::Broken, None, Some(path)) }
            }
            Inspection::Missing => Finding::new(State::Missing, None, None),
        }
    }
}

impl From<solver::Inspection> for Finding {
    fn from(inspection: solver::Inspection) -> Finding {
        use solver::Inspection;
        match inspection {
            Inspection::Usable { path, version } => {
                Finding::new(State::Ok, Some(version.to_string()), Some(path))
            }
            Inspection::TooOld { path, version, oldest } => {
                let problem = format!("Heddle needs {oldest} or newer");
                let version = Some(version.to_string());
                Finding { problem: Some(problem), ..Finding::new(State::TooOld, version, Some(path)) }
            }
            Inspection::Broken { path, why } => {
                Finding { problem: Some(why), ..Finding::new(State::Broken, None, Some(path)) }
            }
            Inspection::Missing => Finding::new(State::Missing, None, None),
        }
    }
}

impl Finding {
    fn new(state: State, version: Option<String>, path: Option<PathBuf>) -> Finding {
        Finding { state, version, path, problem: None }
    }
}

/// Looks at everything that Heddle uses.
fn items() -> Vec<Item> {
    let llvm = |name: &'static str, required: bool, needed_for: &'static [&'static str]| {
        let elsewhere = format!("the package with {name} {} or newer", frontend::OLDEST_LLVM);
        let install = (frontend::package_command(name), Some(elsewhere));
        item(name, frontend::inspect_tool(name).into(), required, needed_for, install)
    };
    let solver = |solver: &Kind, name: &'static str, required: bool, needed_for: &'static [&'static str]| {
        let install = ("heddle doctor --install".to_string(), None);
        item(name, solver.inspect().into(), required, needed_for, install)
    };
    let mut items = vec![
        llvm("clang", true, &["C and C++ files"]),
        llvm("llvm-dis", true, &["bitcode files (.bc)"]),
        llvm("opt", false, &["--passes", "heddle refine --passes", "heddle refine --cc"]),
        solver(
            &Kind::Bitwuzla,
            "Bitwuzla",
            true,
            &[
                "heddle check (bounded model checking and proofs)",
                "heddle check --validate",
                "heddle query --engine bmc",
                "heddle refine",
            ],
        ),
        solver(
            &Kind::Z3,
            "Z3",
            false,
            &["--solver z3", "--cross-check", "heddle refine where Bitwuzla has no answer"],
        ),
    ];
    if cfg!(target_arch = "x86_64") {
        let found = frontend::headers_32();
        let state = if found.is_some() { State::Ok } else { State::Missing };
        let elsewhere = "glibc-devel.i686 on Fedora, lib32-glibc on Arch".to_string();
        let install = (frontend::HEADERS_32_COMMAND.to_string(), Some(elsewhere));
        let finding = Finding::new(state, None, found);
        items.push(item("32-bit headers", finding, false, &["C and C++ files with -m32"], install));
    }
    items
}

fn item(
    name: &'static str,
    finding: Finding,
    required: bool,
    needed_for: &'static [&'static str],
    (install, elsewhere): (String, Option<String>),
) -> Item {
    let Finding { state, version, path, problem } = finding;
    let found = state == State::Ok;
    Item { name, found, state, version, path, problem, required, needed_for, install, elsewhere }
}

/// All that is reported.
#[derive(Serialize)]
struct Report {
    tool: &'static str,
    version: &'static str,
    command: &'static str,
    /// Whether everything that is required is there.
    ready: bool,
    items: Vec<Item>,
}

impl Report {
    fn new(items: Vec<Item>) -> Report {
        let ready = items.iter().all(|item| item.found || !item.required);
        Report { tool: "heddle", version: env!("CARGO_PKG_VERSION"), command: "doctor", ready, items }
    }

    fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.map_or_else(|error| format!("{{\"error\": \"{error}\"}}\n"), |text| text + "\n")
    }

    /// A table, and below it a paragraph for each thing that is missing.
    fn text(&self) -> String {
        let mut out = format!("{} {}\n\n", self.tool, self.version);
        let heads = ["tool", "version", "state", "path"].map(str::to_string);
        let rows: Vec<[String; 4]> = std::iter::once(heads).chain(self.items.iter().map(row)).collect();
        let widths: [usize; 3] =
            std::array::from_fn(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0));
        for [name, version, state, path] in &rows {
            let [first, second, third] = widths;
            let line = format!("{name:first$}  {version:second$}  {state:third$}  {path}");
            let _ = writeln!(out, "{}", line.trim_end());
        }
        for item in self.items.iter().filter(|item| !item.found) {
            out.push('\n');
            out.push_str(&paragraph(item));
        }
        out.push('\n');
        let lacking = self.items.iter().filter(|item| item.required && !item.found).count();
        out.push_str(&match lacking {
            0 => "Everything that is needed is there.\n".to_string(),
            1 => "One tool that is needed cannot be used.\n".to_string(),
            count => format!("{count} tools that are needed cannot be used.\n"),
        });
        out
    }
}

fn row(item: &Item) -> [String; 4] {
    let version = item.version.clone().unwrap_or_else(|| "-".to_string());
    let path = item.path.as_ref().map_or_else(String::new, |path| path.display().to_string());
    [item.name.to_string(), version, item.state.words().to_string(), path]
}

/// What is wrong with a tool, what it is for, and what to type.
fn paragraph(item: &Item) -> String {
    let verb = if item.name.ends_with('s') && item.state == State::Missing { "are" } else { "is" };
    let state = match item.state {
        State::Broken => "does not run".to_string(),
        state => format!("{verb} {}", state.words()),
    };
    let problem = item.problem.as_ref().map_or_else(String::new, |problem| format!(" ({problem})"));
    let optional = if item.required { "" } else { ", optional" };
    let mut text = format!("{} {state}{problem}{optional}\n", item.name);
    let _ = writeln!(text, "  needed for  {}", item.needed_for.join(", "));
    let _ = writeln!(text, "  to install  {}", item.install);
    if let Some(elsewhere) = &item.elsewhere {
        let _ = writeln!(text, "              other than Debian and Ubuntu: {elsewhere}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tool(name: &'static str, required: bool, finding: Finding) -> Item {
        let install = (format!("apt-get install {name}"), None);
        item(name, finding, required, &["this", "that"], install)
    }

    fn usable() -> Finding {
        Finding::new(State::Ok, Some("19.1.7".to_string()), Some(PathBuf::from("/bin/clang-19")))
    }

    #[test]
    fn only_what_is_required_counts() {
        let missing = || Finding::new(State::Missing, None, None);
        assert!(Report::new(vec![tool("clang", true, usable()), tool("opt", false, missing())]).ready);
        assert!(!Report::new(vec![tool("clang", true, missing()), tool("opt", false, usable())]).ready);
        let old = frontend::Tool {
            name: "clang",
            path: PathBuf::from("/bin/clang"),
            version: frontend::Version { major: 11, minor: 0, patch: 1 },
        };
        let old: Finding = frontend::Inspection::TooOld(old).into();
        assert!(!Report::new(vec![tool("clang", true, old)]).ready);
    }

    #[test]
    fn the_table_is_aligned_and_says_what_to_type() {
        let why = "cannot open libgmp.so.10 (exit status: 127)".to_string();
        let broken = solver::Inspection::Broken { path: PathBuf::from("/cache/bitwuzla"), why };
        let report = Report::new(vec![
            tool("clang", true, usable()),
            tool("Bitwuzla", true, broken.into()),
            tool("headers", false, Finding::new(State::Missing, None, None)),
        ]);
        let expected = format!(
            "heddle {}\n\n\
             tool      version  state         path\n\
             clang     19.1.7   ok            /bin/clang-19\n\
             Bitwuzla  -        does not run  /cache/bitwuzla\n\
             headers   -        missing\n\n\
             Bitwuzla does not run (cannot open libgmp.so.10 (exit status: 127))\n  \
               needed for  this, that\n  \
               to install  apt-get install Bitwuzla\n\n\
             headers are missing, optional\n  \
               needed for  this, that\n  \
               to install  apt-get install headers\n\n\
             One tool that is needed cannot be used.\n",
            env!("CARGO_PKG_VERSION")
        );
        assert_eq!(report.text(), expected);
    }

    #[test]
    fn json_has_every_field_of_an_item() {
        let report = Report::new(vec![tool("clang", true, usable())]);
        let object: serde_json::Value = serde_json::from_str(&report.json()).expect("it is JSON");
        let expected = serde_json::json!({
            "name": "clang", "found": true, "state": "ok", "version": "19.1.7", "path": "/bin/clang-19",
            "problem": null, "required": true, "needed_for": ["this", "that"], "install": "apt-get install clang",
        });
        assert_eq!((&object["items"][0], &object["ready"]), (&expected, &true.into()));
    }
}
