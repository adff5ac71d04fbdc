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
const OUTPUT: &str = "docs/output.md";
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

/// Commands whose JSON has, together, every field that there is.
const JSON: [&[&str]; 14] = [
    &["check", "examples/ring_forever.c"],
    &["check", "--engine", "explore", "examples/bank_account.c"],
    &["check", "--engine", "prove", "--method", "predicate", "examples/ring_forever.c"],
    &["check", "--engine", "bmc", "--unwind", "3", "examples/ring_forever.c"],
    &["query", "examples/bank_account.c", "Pr[<=2000](<> [0.__assert_fail])"],
    &["query", "examples/transfer.c", "EnumStates"],
    &["query", "examples/retries.c", "Estimate[<=500,100]{max losses}"],
    &["query", "examples/retries.c", "Pr[<=5000](<> losses >= 3) >= 0.02"],
    &["query", "examples/retries.c", "Split[<=5000](<> losses >= 4) {Score=losses, Levels=[2]}"],
    &["query", "examples/retries.c", "Exact(<> [0.gives_up])"],
    &["refine", "--no-cache", "examples/hoisted.ll"],
    &["run", "examples/ring.c"],
    &["ir", "--lowered", "examples/ring.c"],
    &["doctor"],
];

/// Fields whose own fields are options, figures, or names of the program.
const OPEN: [&str; 8] = ["config", "stats", "values", "counts", "bound", "module", "lowered", "aliases"];

/// Whether all fields of the JSON are described.
pub fn json_fields() -> Result<(), String> {
    let pages = [OUTPUT, REFINE].map(|page| Page::read(Path::new(page)).map(|page| page.text));
    let [output, refine] = pages;
    let described = output? + &refine?;
    let mut fields = BTreeSet::new();
    for command in JSON {
        let (text, _) =
            heddle_says(&[command[..1].to_vec(), vec!["--format", "json"], command[1..].to_vec()].concat());
        let value = serde_json::from_str(&text)
            .map_err(|error| format!("heddle {}: no JSON: {error}", command.join(" ")))?;
        collect(&value, &mut fields);
    }
    let missing = fields.iter().filter(|field| !described.contains(&format!("`{field}`")));
    finish(missing.map(|field| format!("{OUTPUT} does not say what the field `{field}` is")).collect())
}

fn collect(value: &serde_json::Value, fields: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(object) => {
            for (name, value) in object {
                fields.insert(name.clone());
                if !OPEN.contains(&name.as_str()) {
                    collect(value, fields);
                }
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| collect(value, fields)),
        _ => {}
    }
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
    match heddle_says(words) {
        (text, heddle::Exit::Fine) => Ok(text.lines().map(|line| format!("{}\n", line.trim_end())).collect()),
        (_, exit) => Err(format!("heddle {} ends with {}", words.join(" "), exit.code())),
    }
}

/// What a command writes to standard output, and how it ends.
fn heddle_says(words: &[&str]) -> (String, heddle::Exit) {
    let words = std::iter::once("heddle").chain(words.iter().copied()).map(OsString::from);
    let heddle::Captured { exit, out, .. } = heddle::run_captured(words);
    (String::from_utf8_lossy(&out).into_owned(), exit)
}
