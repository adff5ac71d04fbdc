//! Running the commands of a page, in order, in one directory.

use super::compare::{self, GAP};
use super::markdown::{Block, Page};
use crate::workspace_root;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Parts of the repository that commands find where they are run.
const SHARED: [&str; 2] = ["examples", "tests"];

/// What came of a page.
pub struct Session {
    /// What its commands printed, in order.
    pub answers: Vec<Answer>,
    /// What differs from the page, for people.
    pub complaints: Vec<String>,
}

/// What a command of a `console` block printed.
pub struct Answer {
    /// The line of the block's fence, from 1.
    pub block: usize,
    /// The line of the page below the command, from 1.
    pub line: usize,
    /// What the page shows.
    pub shown: Vec<String>,
    /// What was printed.
    pub printed: Vec<String>,
    /// How it ended.
    pub exit: i32,
}

/// Runs the commands of a page.
pub fn run(page: &Page, heddle: &Path) -> Result<Session, String> {
    let place = Place::new(heddle).map_err(|error| format!("no temporary directory: {error}"))?;
    let mut session = Session { answers: Vec::new(), complaints: Vec::new() };
    for block in &page.blocks {
        let complain = |line: usize, what: String| format!("{}:{line}: {what}", page.path.display());
        let outcome = match (block.kind.as_str(), block.value("file"), block.value("from")) {
            ("console", ..) => console(block, &place, &mut session),
            ("sh", ..) if block.says("not-run") => Ok(()),
            ("sh", ..) => script(block, &place),
            ("", ..) => {
                Err((block.line, "the block does not say what it is: console, sh, c, text, ...".to_string()))
            }
            (_, Some(name), _) => {
                let contents = block.lines.join("\n") + "\n";
                std::fs::write(place.directory.path().join(name), contents)
                    .map_err(|error| (block.line, error.to_string()))
            }
            (_, None, Some(file)) => excerpt(block, file).map_err(|what| (block.line, what)),
            ("c" | "cpp" | "llvm", None, None) => Err((
                block.line,
                "say `from=FILE` or `file=NAME` of a program, so that it is tested".to_string(),
            )),
            _ => Ok(()),
        };
        session.complaints.extend(outcome.err().map(|(line, what)| complain(line, what)));
    }
    session.complaints.extend(session.answers.iter().filter_map(|answer| {
        let line = compare::difference(&answer.shown, &answer.printed)?;
        let what = format!("another line is printed here now. All of it:\n{}", answer.printed.join("\n"));
        Some(format!("{}:{}: {what}", page.path.display(), answer.line + line))
    }));
    Ok(session)
}

type Outcome = Result<(), (usize, String)>;

fn console(block: &Block, place: &Place, session: &mut Session) -> Outcome {
    let wanted: i32 = match block.value("exit").map(str::parse) {
        None => 0,
        Some(Ok(code)) => code,
        Some(Err(_)) => return Err((block.line, "exit= is no number".to_string())),
    };
    let mut wrong = None;
    let mut last = 0;
    let mut lines = block.lines.iter().enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        let Some(first) = line.strip_prefix("$ ") else {
            let what = "a console block starts with `$ ` and a command".to_string();
            return Err((block.line + 1 + index, what));
        };
        let mut command = first.to_string();
        let mut after = index + 1;
        while let Some((index, line)) = lines.next_if(|_| command.ends_with('\\')) {
            command.pop();
            command += line.strip_prefix("> ").unwrap_or(line);
            after = index + 1;
        }
        let mut shown = Vec::new();
        while let Some((_, line)) = lines.next_if(|(_, line)| !line.starts_with("$ ")) {
            shown.push(line.clone());
        }
        let at = block.line + 1 + index;
        let (printed, exit) = place.run(&command, last).map_err(|what| (at, what))?;
        if command.starts_with("heddle") && exit != wanted && wrong.is_none() {
            let all = printed.join("\n");
            wrong = Some((at, format!("expected exit code {wanted}, got {exit}. It printed:\n{all}")));
        }
        last = exit;
        let line = block.line + 1 + after;
        session.answers.push(Answer { block: block.line, line, shown, printed, exit });
    }
    wrong.map_or(Ok(()), Err)
}

fn script(block: &Block, place: &Place) -> Outcome {
    for (index, line) in block.lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = block.line + 1 + index;
        let (printed, exit) = place.run(line, 0).map_err(|what| (at, what))?;
        if !matches!(exit, 0 | 10 | 5) {
            return Err((at, format!("it ends with {exit} and prints:\n{}", printed.join("\n"))));
        }
    }
    Ok(())
}

/// Whether the lines of a block, some of which may be [`GAP`]s, follow each other in a file.
fn excerpt(block: &Block, file: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let bare = |lines: &mut dyn Iterator<Item = &str>| -> Vec<String> {
        lines.map(|line| line.trim().to_string()).collect()
    };
    let there = bare(&mut text.lines());
    let mut here = bare(&mut block.lines.iter().map(String::as_str));
    here.insert(0, GAP.to_string());
    here.push(GAP.to_string());
    match compare::difference(&here, &there) {
        None => Ok(()),
        Some(_) => Err(format!("{file} does not have these lines (any more)")),
    }
}

/// Where commands are run.
struct Place {
    directory: TempDir,
    path: std::ffi::OsString,
    solvers: Option<PathBuf>,
}

impl Place {
    fn new(heddle: &Path) -> std::io::Result<Place> {
        let directory = tempfile::tempdir()?;
        let programs = directory.path().join(".bin");
        std::fs::create_dir(&programs)?;
        std::os::unix::fs::symlink(heddle, programs.join("heddle"))?;
        for part in SHARED {
            std::os::unix::fs::symlink(workspace_root().join(part), directory.path().join(part))?;
        }
        let others = std::env::var_os("PATH").unwrap_or_default();
        let all = std::iter::once(programs).chain(std::env::split_paths(&others));
        let path = std::env::join_paths(all).map_err(std::io::Error::other)?;
        // Results of earlier runs are not to be found; the solvers, which may lie beside them, are.
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let caches = || set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
        let solvers = set("HEDDLE_CACHE").or_else(|| caches().map(|cache| cache.join("heddle")));
        Ok(Place { directory, path, solvers })
    }

    /// What a command prints, on both streams, and how it ends.
    fn run(&self, command: &str, before: i32) -> Result<(Vec<String>, i32), String> {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("exec 2>&1; (exit {before}); {command}")]);
        shell.current_dir(self.directory.path()).stdin(Stdio::null());
        shell.env("PATH", &self.path).env("XDG_CACHE_HOME", self.directory.path().join(".cache"));
        shell.env("COLUMNS", "100").env("LC_ALL", "C.UTF-8").env_remove("HEDDLE_BLESS");
        if let Some(solvers) = &self.solvers {
            shell.env("HEDDLE_CACHE", solvers);
        }
        let output = shell.output().map_err(|error| format!("no shell: {error}"))?;
        let exit = output.status.code().ok_or("a signal ended it")?;
        Ok((compare::lines_of(&String::from_utf8_lossy(&output.stdout)), exit))
    }
}
