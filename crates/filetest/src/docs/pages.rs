//! How pages hang together: the table of contents, links, and what `ARCHITECTURE.md` says about the tree.

use super::markdown::Page;
use regex::Regex;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

const CONTENTS: &str = "docs/SUMMARY.md";

/// Pages that are not for users, but whose links must lead somewhere.
const OTHERS: [&str; 5] =
    ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "tests/README.md", "platform/README.md"];

/// The pages for users: `README.md` and all of `docs`, without the table of contents.
pub fn all_pages() -> Result<Vec<Page>, String> {
    let mut paths = files(Path::new("docs"), "md")?;
    paths.retain(|path| path != Path::new(CONTENTS));
    paths.push(PathBuf::from("README.md"));
    paths.iter().map(|path| Page::read(path)).collect()
}

/// Whether the table of contents has just the pages that there are.
pub fn summary() -> Result<(), String> {
    let contents = Page::read(Path::new(CONTENTS))?;
    let listed: Vec<PathBuf> = contents.links.iter().map(|(_, link)| Path::new("docs").join(link)).collect();
    let mut there = files(Path::new("docs"), "md")?;
    there.retain(|path| path != Path::new(CONTENTS));
    let mut complaints = Vec::new();
    for path in &there {
        if listed.iter().filter(|one| *one == path).count() != 1 {
            complaints.push(format!("{CONTENTS} must have {} once", path.display()));
        }
    }
    for path in listed.iter().filter(|path| !there.contains(path)) {
        complaints.push(format!("{CONTENTS} has {}, which does not exist", path.display()));
    }
    finish(complaints)
}

/// Whether all links within the repository lead somewhere. Those in `docs` stay there, so that they work in the book, too.
pub fn links() -> Result<(), String> {
    let mut pages = all_pages()?;
    for path in OTHERS.iter().chain([&CONTENTS]) {
        pages.push(Page::read(Path::new(path))?);
    }
    let mut complaints = Vec::new();
    for page in &pages {
        for (line, link) in &page.links {
            if let Err(what) = follow(page, link) {
                complaints.push(format!("{}:{line}: the link to {link} {what}", page.path.display()));
            }
        }
    }
    finish(complaints)
}

fn follow(page: &Page, link: &str) -> Result<(), String> {
    if link.starts_with("https://") {
        return Ok(());
    }
    let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
    let from = page.path.parent().unwrap_or(Path::new(""));
    let target = if file.is_empty() { page.path.clone() } else { from.join(file) };
    if page.path.starts_with("docs") && (file.starts_with("..") || Path::new(file).is_absolute()) {
        return Err("leaves docs, so that it leads nowhere in the book".to_string());
    }
    if !target.exists() {
        return Err("leads nowhere".to_string());
    }
    match anchor {
        Some(anchor) if !Page::read(&target)?.anchors.iter().any(|one| one == anchor) => {
            Err("names a heading that is not there".to_string())
        }
        _ => Ok(()),
    }
}

static CODE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"`([^`]+)`").expect("it is well-formed"));
static CRATE_ROW: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^\| `([a-z]+)` \|[^|]*\|([^|]*)\|$").expect("it is well-formed"));

/// Whether `ARCHITECTURE.md` has every crate, with dependencies that it has, and names only modules and files that exist.
pub fn architecture() -> Result<(), String> {
    let text = std::fs::read_to_string("ARCHITECTURE.md").map_err(|error| error.to_string())?;
    let there: BTreeSet<String> =
        list(Path::new("crates"))?.iter().filter_map(|path| name_of(path)).collect();
    let mut complaints = crate_table(&text, &there);
    let sources = files(Path::new("crates"), "rs")?;
    let modules_of = |krate: &str| -> BTreeSet<String> {
        let inside = Path::new("crates").join(krate).join("src");
        let parts = sources.iter().filter_map(|path| path.strip_prefix(&inside).ok());
        parts
            .flat_map(|path| {
                path.iter()
                    .filter_map(|part| part.to_str()?.split('.').next().map(String::from))
                    .collect::<Vec<_>>()
            })
            .collect()
    };
    for paragraph in text.split("\n\n") {
        let Some(krate) = paragraph.strip_prefix("Inside `").and_then(|rest| rest.split('`').next()) else {
            continue;
        };
        let modules = modules_of(krate);
        for word in CODE.captures_iter(paragraph).map(|code| code[1].to_string()) {
            let is_name = word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
            if is_name && !modules.contains(&word) && !there.contains(&word) {
                complaints.push(format!("ARCHITECTURE.md: {krate} has no module `{word}`"));
            }
        }
    }
    for word in CODE.captures_iter(&text).map(|code| code[1].to_string()) {
        let is_path = word.contains('/')
            && !word.contains([' ', '*', '<', '$', '…'])
            && !word.starts_with(['-', '.', '/']);
        let exists = || {
            let bare = word.trim_end_matches('/');
            Path::new(bare).exists()
                || sources.iter().any(|path| {
                    let path = path.display().to_string();
                    path.ends_with(&format!("/{bare}")) || path.contains(&format!("/{bare}/"))
                })
        };
        if is_path && !exists() {
            complaints.push(format!("ARCHITECTURE.md: there is no `{word}`"));
        }
    }
    finish(complaints)
}

fn crate_table(text: &str, there: &BTreeSet<String>) -> Vec<String> {
    let section = text.split("## The crates").nth(1).unwrap_or_default();
    let table = section.split("\n\n").nth(1).unwrap_or_default();
    let mut complaints = Vec::new();
    let mut listed = BTreeSet::new();
    for row in table.lines().filter_map(|line| CRATE_ROW.captures(line)) {
        let (name, needs) = (row[1].to_string(), row[2].to_string());
        let manifest = std::fs::read_to_string(format!("crates/{name}/Cargo.toml")).unwrap_or_default();
        for need in needs.split_whitespace().filter(|need| *need != "–") {
            let package = if need == "cli" { "heddle" } else { need };
            if !manifest.contains(&format!("\n{package}.workspace")) {
                complaints.push(format!("ARCHITECTURE.md: {name} does not depend on {need}"));
            }
        }
        listed.insert(name);
    }
    for name in there.symmetric_difference(&listed) {
        complaints.push(format!(
            "ARCHITECTURE.md: the crate `{name}` is only in {}",
            if listed.contains(name) { "the table" } else { "the tree" }
        ));
    }
    complaints
}

fn name_of(path: &Path) -> Option<String> {
    Some(path.file_name()?.to_str()?.to_string())
}

fn list(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let explain = |error: std::io::Error| format!("{}: {error}", directory.display());
    let entries = std::fs::read_dir(directory).map_err(explain)?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(explain)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// All files with an ending below a directory, sorted.
fn files(directory: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut open = vec![directory.to_path_buf()];
    while let Some(directory) = open.pop() {
        for path in list(&directory)? {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|one| one == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Nothing, or all complaints as one text.
pub fn finish(complaints: Vec<String>) -> Result<(), String> {
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}
