//! The annotations of a case file. Whatever looks like one and is none fails the case.

use crate::matching::Pattern;
use crate::messages::Severity;
use regex::Regex;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A case file with what it asks for.
#[derive(Clone, Debug)]
pub struct Case {
    /// Where it is, from the top of the repository.
    pub path: PathBuf,
    /// Its contents.
    pub text: String,
    /// How comments start: `;` or `//`.
    pub comment: &'static str,
    /// The commands to run.
    pub runs: Vec<Run>,
    /// What is said about single lines.
    pub marks: Vec<Mark>,
    /// What LLVM's own assembler is known to say, where it differs from us.
    pub assembler: Option<Assembler>,
}

/// A command with what must come of it.
#[derive(Clone, Debug)]
pub struct Run {
    /// The line it stands on, from 1.
    pub line: usize,
    /// The words after `heddle`, variables not yet replaced.
    pub words: Vec<String>,
    /// The exit code, and the line that says so.
    pub exit: (u8, usize),
    /// What must be, and what must not be, in the output, in textual order.
    pub expectations: Vec<Expectation>,
    /// All of standard output, if the case gives it.
    pub exact_stdout: Option<Exact>,
}

/// One thing that must, or must not, be in an output.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// The line it stands on, from 1.
    pub line: usize,
    /// Standard error rather than standard output.
    pub stderr: bool,
    /// Whether it must not be there.
    pub not: bool,
    /// What.
    pub pattern: Pattern,
}

/// All of an output.
#[derive(Clone, Debug)]
pub struct Exact {
    /// The line of the case on which it starts, from 1.
    pub line: usize,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A message that must be given about a line of the case itself.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The line it stands on, from 1.
    pub line: usize,
    /// The line it is about, from 1; none is the end of the file.
    pub about: Option<usize>,
    /// The column it is about, if the case cares.
    pub column: Option<usize>,
    /// How bad it is.
    pub severity: Severity,
    /// What it says.
    pub pattern: Pattern,
}

/// Where LLVM's assembler is known to differ from us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assembler {
    /// It accepts what we refuse.
    Accepts,
    /// It refuses what we accept.
    Refuses,
}

/// How comments start in a file with this name; none if it cannot be a case.
pub fn comment_of(path: &Path) -> Option<&'static str> {
    match path.extension()?.to_str()? {
        "ll" => Some(";"),
        "c" | "i" | "cc" | "cpp" | "cxx" => Some("//"),
        _ => None,
    }
}

static KEYWORD: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^([A-Z][A-Z-]*)([:|])(.*)$").expect("it is well-formed"));
static MARK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(\^*|\$)(?: @([0-9]+))? (ERROR|WARNING): ?(.*)$").expect("it is well-formed")
});

impl Case {
    /// Reads a case.
    pub fn read(path: &Path) -> Result<Case, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Case::parse(path, text)
    }

    /// The case with these contents.
    pub fn parse(path: &Path, text: String) -> Result<Case, String> {
        let comment = comment_of(path).ok_or_else(|| format!("{}: no kind of case", path.display()))?;
        let mut parser = Parser::default();
        for (index, line) in text.lines().enumerate() {
            let at = |error: String| format!("{}:{}: bad annotation: {error}", path.display(), index + 1);
            parser.line(line, index + 1, comment).map_err(at)?;
        }
        let Parser { runs, marks, assembler } = parser;
        let mut finished = Vec::new();
        for run in runs {
            let line = run.line;
            let at = |error: String| format!("{}:{line}: bad annotation: {error}", path.display());
            finished.push(run.finish(&marks).map_err(at)?);
        }
        if finished.is_empty() {
            return Err(format!("{}: the case asserts nothing: it has no RUN", path.display()));
        }
        Ok(Case { path: path.to_path_buf(), text, comment, runs: finished, marks, assembler })
    }
}

#[derive(Default)]
struct Parser {
    runs: Vec<OpenRun>,
    marks: Vec<Mark>,
    assembler: Option<Assembler>,
}

struct OpenRun {
    line: usize,
    words: Vec<String>,
    exit: Option<(u8, usize)>,
    expectations: Vec<Expectation>,
    exact_stdout: Option<Exact>,
}

impl Parser {
    fn line(&mut self, line: &str, number: usize, comment: &str) -> Result<(), String> {
        if let Some((_, mark)) = line.split_once(&format!("{comment}~")) {
            self.marks.push(parse_mark(mark.trim_end(), number)?);
            return Ok(());
        }
        let Some(rest) = line.trim_start().strip_prefix(comment) else { return Ok(()) };
        let Some(parts) = KEYWORD.captures(rest.trim()) else { return Ok(()) };
        let (keyword, sign, raw) = (&parts[1], &parts[2], &parts[3]);
        let value = raw.trim();
        match (keyword, sign) {
            ("RUN", ":") => {
                let words = parse_command(value)?;
                self.runs.push(OpenRun {
                    line: number,
                    words,
                    exit: None,
                    expectations: Vec::new(),
                    exact_stdout: None,
                });
                Ok(())
            }
            ("LLVM-AS", ":") => self.assembler(value),
            ("EXIT", ":") => {
                let code = value.parse().map_err(|_| format!("EXIT: `{value}` is no exit code"))?;
                let run = self.run(keyword)?;
                match run.exit.replace((code, number)) {
                    None => Ok(()),
                    Some(_) => Err("a second EXIT for one RUN".to_string()),
                }
            }
            ("STDOUT" | "STDOUT-NOT" | "STDERR" | "STDERR-NOT", ":") => {
                let expectation = Expectation {
                    line: number,
                    stderr: keyword.starts_with("STDERR"),
                    not: keyword.ends_with("-NOT"),
                    pattern: Pattern::parse(value)?,
                };
                self.run(keyword)?.expectations.push(expectation);
                Ok(())
            }
            ("STDOUT", "|") => {
                let text = raw.strip_prefix(' ').unwrap_or(raw).to_string();
                let exact = &mut self.run(keyword)?.exact_stdout;
                let exact = exact.get_or_insert(Exact { line: number, lines: Vec::new() });
                if exact.line + exact.lines.len() != number {
                    return Err("STDOUT| lines of one RUN must follow each other".to_string());
                }
                exact.lines.push(text);
                Ok(())
            }
            _ => Err(format!("there is no annotation {keyword}{sign}")),
        }
    }

    fn run(&mut self, keyword: &str) -> Result<&mut OpenRun, String> {
        self.runs.last_mut().ok_or_else(|| format!("{keyword} stands before any RUN"))
    }

    fn assembler(&mut self, value: &str) -> Result<(), String> {
        let (word, reason) = value.split_once(' ').unwrap_or((value, ""));
        let said = match word {
            "accepts" => Assembler::Accepts,
            "refuses" => Assembler::Refuses,
            _ => return Err(format!("LLVM-AS: says `accepts` or `refuses`, not `{word}`")),
        };
        if reason.trim().is_empty() {
            return Err("LLVM-AS: gives no reason".to_string());
        }
        match self.assembler.replace(said) {
            None => Ok(()),
            Some(_) => Err("a second LLVM-AS".to_string()),
        }
    }
}

fn parse_command(value: &str) -> Result<Vec<String>, String> {
    let words = shlex::split(value).ok_or("RUN: a quote is not closed")?;
    match words.split_first() {
        Some((program, rest)) if program == "heddle" && !rest.is_empty() => Ok(rest.to_vec()),
        _ => Err("RUN: must be `heddle` with arguments".to_string()),
    }
}

fn parse_mark(text: &str, number: usize) -> Result<Mark, String> {
    let parts = MARK.captures(text).ok_or(
        "after `~` comes, in this order: `^`s or `$`, ` @COLUMN`, ` ERROR: ` or ` WARNING: `, a text",
    )?;
    let about = match &parts[1] {
        "$" => None,
        carets => match number.checked_sub(carets.len()) {
            Some(line) if line > 0 => Some(line),
            _ => return Err("there are not that many lines above".to_string()),
        },
    };
    let column = parts.get(2).map(|digits| digits.as_str().parse().map_err(|_| "a strange column"));
    let severity = if &parts[3] == "ERROR" { Severity::Error } else { Severity::Warning };
    let pattern = Pattern::parse(parts[4].trim())?;
    Ok(Mark { line: number, about, column: column.transpose()?, severity, pattern })
}

impl OpenRun {
    fn finish(self, marks: &[Mark]) -> Result<Run, String> {
        let OpenRun { line, words, exit, expectations, exact_stdout } = self;
        let exit = exit.ok_or("this RUN has no EXIT, so it asserts nothing")?;
        // A program that is run may end with any code; then a STDERR-NOT says that nothing went wrong.
        let says_why = expectations.iter().any(|e| e.stderr || !e.not)
            || marks.iter().any(|m| m.severity == Severity::Error);
        if exit.0 != 0 && !says_why {
            return Err("this RUN fails, and no STDERR, STDOUT or ~ ERROR says why".to_string());
        }
        Ok(Run { line, words, exit, expectations, exact_stdout })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Case, String> {
        Case::parse(Path::new("x.ll"), text.to_string())
    }

    #[test]
    fn annotations_belong_to_the_run_above_them() {
        let text = "; RUN: heddle ir --check %s\n; EXIT: 2\n; STDERR: odd\n; RUN: heddle ir 'a b'\n; EXIT: 0\n\
                    ; STDOUT| one\n; STDOUT|   two\ndefine ;~ @3 ERROR: here\n;~^^ WARNING: /up+/\n;~$ ERROR: end\n";
        let case = parse(text).expect("it is a case");
        assert_eq!(case.runs.len(), 2);
        assert_eq!((case.runs[0].exit, case.runs[0].expectations.len()), ((2, 2), 1));
        assert_eq!(case.runs[1].words, ["ir", "a b"]);
        assert_eq!(
            case.runs[1].exact_stdout.as_ref().map(|e| e.lines.clone()),
            Some(vec!["one".into(), "  two".into()])
        );
        let about: Vec<_> = case.marks.iter().map(|m| (m.about, m.column)).collect();
        assert_eq!(about, [(Some(8), Some(3)), (Some(7), None), (None, None)]);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let refused = [
            ("define void @f()\n", "asserts nothing"),
            ("; RUN: heddle ir %s\n", "no EXIT"),
            ("; EXIT: 0\n; RUN: heddle ir %s\n", "before any RUN"),
            ("; RUN: heddle ir %s\n; EXIT: 0\n; EXIT: 1\n", "second EXIT"),
            ("; RUN: heddle ir %s\n; EXIT: two\n", "no exit code"),
            ("; RUN: heddle ir %s\n; EXIT: 2\n", "says why"),
            ("; RUN: opt %s\n; EXIT: 0\n", "must be `heddle`"),
            ("; RUN: heddle ir 'x\n; EXIT: 0\n", "quote"),
            ("; RUN: heddle ir %s\n; EXIT: 0\n; STDUOT: x\n", "no annotation STDUOT:"),
            ("; RUN: heddle ir %s\n; EXIT: 0\n; STDOUT:\n", "says nothing"),
            ("; RUN: heddle ir %s\n; EXIT: 0\n; STDOUT| a\n\n; STDOUT| b\n", "follow each other"),
            ("; RUN: heddle ir %s\n; EXIT: 0\n; LLVM-AS: refuses\n", "no reason"),
            ("; RUN: heddle ir %s\n; EXIT: 0\n; LLVM-AS: maybe so\n", "accepts"),
            ("; RUN: heddle ir %s\n; EXIT: 2\nx ;~ EROR: y\n", "after `~`"),
            ("; RUN: heddle ir %s\n; EXIT: 2\nx ;~ ERROR:\n", "says nothing"),
            ("x ;~^^ ERROR: y\n; RUN: heddle ir %s\n; EXIT: 2\n", "lines above"),
        ];
        for (text, reason) in refused {
            let error = parse(text).err().unwrap_or_default();
            assert!(error.contains(reason), "{text:?} gave {error:?}, not {reason:?}");
        }
    }
}
