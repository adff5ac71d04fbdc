//! Pages that repeat what the code says: they must repeat all of it, and nothing else.

use super::markdown::Page;
use super::pages::finish;
use regex::Regex;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;
use verdict::{Approximation, Class, ReasonCode};

const SOUNDNESS: &str = "docs/soundness.md";
const REFINE: &str = "docs/REFINE.md";
const OPTIONS: &str = "docs/options.md";

/// Whether the tables of codes have every code, and functions for programs and platforms are all described.
pub fn vocabulary() -> Result<(), String> {
    let mut complaints = Vec::new();
    let mut compare = |page: &str, section: &str, known: BTreeSet<String>| {
        let listed = match table(page, section) {
            Ok(listed) => listed,
            Err(error) => return complaints.push(error),
        };
        for code in known.difference(&listed) {
            complaints.push(format!("{page}: the table below \"{section}\" lacks `{code}`"));
        }
        for code in listed.difference(&known) {
            complaints
                .push(format!("{page}: the table below \"{section}\" has `{code}`, which does not exist"));
        }
    };
    let classes = Class::ALL.iter().map(|class| class.name().to_string());
    compare(SOUNDNESS, "Property classes", classes.collect());
    let reasons = ReasonCode::ALL.iter().map(|code| code.name().to_string());
    compare(SOUNDNESS, "Reasons for unknown", reasons.collect());
    let ledger = Approximation::ALL.iter().map(|one| format!("{}` | {}", one.code(), one.direction().name()));
    compare(SOUNDNESS, "The ledger", ledger.collect());
    let ledger = tv::Approximation::ALL.iter().map(|one| one.code().to_string());
    compare(REFINE, "What an answer rests on", ledger.collect());
    complaints.extend(undescribed("platform/include/heddle.h", "docs/harnesses.md")?);
    complaints.extend(undescribed("platform/include/heddle_platform.h", "docs/platforms.md")?);
    finish(complaints)
}

/// The codes in the first column of the tables of a section; with the second column, if that is a direction.
fn table(page: &str, section: &str) -> Result<BTreeSet<String>, String> {
    let text = Page::read(Path::new(page))?.text;
    let missing = || format!("{page} has no section \"{section}\"");
    let start = text.find(&format!("\n## {section}\n")).ok_or_else(missing)?;
    let body = &text[start + 1..];
    let body = &body[..body[2..].find("\n## ").map_or(body.len(), |end| end + 2)];
    let row = Regex::new(r"(?m)^\| `([a-z-]+)` \| (adds|drops|exact)?").map_err(|error| error.to_string())?;
    let code = |row: regex::Captures<'_>| match row.get(2) {
        Some(direction) => format!("{}` | {}", &row[1], direction.as_str()),
        None => row[1].to_string(),
    };
    Ok(row.captures_iter(body).map(code).collect())
}

/// The functions of a header that a page does not mention.
fn undescribed(header: &str, page: &str) -> Result<Vec<String>, String> {
    let explain = |error: std::io::Error| format!("{header}: {error}");
    let text = std::fs::read_to_string(header).map_err(explain)?;
    let page_text = Page::read(Path::new(page))?.text;
    let function =
        Regex::new(r"(?m)^[A-Za-z_][^\n]*?\b(_*heddle_\w+)\(").map_err(|error| error.to_string())?;
    let names: BTreeSet<String> = function.captures_iter(&text).map(|found| found[1].to_string()).collect();
    if names.is_empty() {
        return Ok(vec![format!("{header} declares nothing")]);
    }
    Ok(names
        .iter()
        .filter(|name| !page_text.contains(&format!("{name}(")))
        .map(|name| format!("{page} lacks {name} of {header}"))
        .collect())
}

/// Whether the page of all options is what the command says about itself; rewrites it if `bless`.
pub fn options(bless: bool) -> Result<(), String> {
    let fresh = options_page()?;
    let path = Path::new(OPTIONS);
    if bless {
        return std::fs::write(path, fresh).map_err(|error| format!("{OPTIONS}: {error}"));
    }
    match Page::read(path) {
        Ok(page) if page.text == fresh => Ok(()),
        _ => Err(format!(
            "{OPTIONS} is stale: HEDDLE_BLESS=1 cargo test -p heddle-filetest --test docs -- options"
        )),
    }
}

fn options_page() -> Result<String, String> {
    let all = help(&["--help"])?;
    let section = all.split("Commands:\n").nth(1).ok_or("heddle --help lists no commands")?;
    let section = section.split("\n\n").next().unwrap_or_default();
    let name = Regex::new(r"(?m)^  ([a-z0-9-]+) ").map_err(|error| error.to_string())?;
    let commands: Vec<String> = name.captures_iter(section).map(|found| found[1].to_string()).collect();
    let mut page = String::from(
        "# All options\n\n\
         What `heddle COMMAND --help` says, for every command. This page is written by a test; edit the help texts in the sources instead.\n\n",
    );
    page += &format!("## heddle\n\n```text\n{}\n```\n", all.trim_end());
    for command in commands.iter().filter(|command| *command != "help") {
        let text = help(&[command, "--help"])?;
        page += &format!("\n## heddle {command}\n\n```text\n{}\n```\n", text.trim_end());
    }
    Ok(page)
}

fn help(words: &[&str]) -> Result<String, String> {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io =
        heddle::Io { out: &mut out, err: &mut err, input: &mut std::io::empty(), colour: false, live: false };
    let exit =
        heddle::run(std::iter::once("heddle").chain(words.iter().copied()).map(OsString::from), &mut io);
    if exit != heddle::Exit::Fine {
        return Err(format!("heddle {} fails: {}", words.join(" "), String::from_utf8_lossy(&err)));
    }
    Ok(String::from_utf8_lossy(&out).lines().map(|line| format!("{}\n", line.trim_end())).collect())
}
