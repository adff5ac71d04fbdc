//! What a page of Markdown consists of, as far as tests care: fenced blocks, headings and links.

use regex::Regex;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where it is, from the top of the repository.
    pub path: PathBuf,
    /// Its contents.
    pub text: String,
    /// The fenced blocks.
    pub blocks: Vec<Block>,
    /// What links to headings say after `#`.
    pub anchors: Vec<String>,
    /// Where links lead to, each with its line.
    pub links: Vec<(usize, String)>,
}

/// A fenced block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The line of its opening fence, from 1.
    pub line: usize,
    /// How far it is indented.
    pub indent: usize,
    /// The first word after the fence.
    pub kind: String,
    /// The words after that.
    pub words: Vec<String>,
    /// The lines inside, without their common indentation.
    pub lines: Vec<String>,
}

impl Block {
    /// The value of a word `name=value` after the fence.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
    }

    /// Whether a word stands after the fence.
    pub fn says(&self, word: &str) -> bool {
        self.words.iter().any(|one| one == word)
    }
}

static LINK: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\]\(([^)\s]+)\)").expect("it is well-formed"));
static CODE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"`[^`]*`").expect("it is well-formed"));
static LINKED_TEXT: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\[([^\]]*)\]\([^)]*\)").expect("it is well-formed"));

impl Page {
    /// Reads a page.
    pub fn read(path: &Path) -> Result<Page, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Page::parse(path, text))
    }

    /// The page with these contents.
    pub fn parse(path: &Path, text: String) -> Page {
        let (mut blocks, mut anchors, mut links) = (Vec::new(), Vec::new(), Vec::new());
        let mut open: Option<Block> = None;
        for (index, line) in text.lines().enumerate() {
            let bare = line.trim_start();
            match (&mut open, bare.strip_prefix("```")) {
                (None, Some(info)) => {
                    let mut words = info.split_whitespace().map(String::from);
                    open = Some(Block {
                        line: index + 1,
                        indent: line.len() - bare.len(),
                        kind: words.next().unwrap_or_default(),
                        words: words.collect(),
                        lines: Vec::new(),
                    });
                }
                (Some(_), Some("")) => blocks.extend(open.take()),
                (Some(block), _) => {
                    let extra = line.len() - bare.len();
                    block.lines.push(line[extra.min(block.indent)..].to_string());
                }
                (None, None) => {
                    if let Some(heading) = line.strip_prefix('#') {
                        anchors.push(anchor(heading.trim_start_matches('#').trim(), &anchors));
                    }
                    let prose = CODE.replace_all(line, "");
                    links.extend(LINK.captures_iter(&prose).map(|link| (index + 1, link[1].to_string())));
                }
            }
        }
        blocks.extend(open);
        Page { path: path.to_path_buf(), text, blocks, anchors, links }
    }
}

/// What a link to a heading says: its letters and digits in lower case, hyphens for blanks; a second one of a kind has a number.
fn anchor(heading: &str, known: &[String]) -> String {
    let shown = LINKED_TEXT.replace_all(heading, "$1");
    let letters = shown.to_lowercase();
    let slug: String = letters
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
            _ => None,
        })
        .collect();
    let before = |one: &&String| {
        let number = one.strip_prefix(&slug).map(|rest| rest.strip_prefix('-').unwrap_or(rest));
        number.is_some_and(|number| number.is_empty() || number.parse::<u32>().is_ok())
    };
    match known.iter().filter(before).count() {
        0 => slug,
        count => format!("{slug}-{count}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_headings_and_links_are_found() {
        let text = "# One, `two` & three\n\nSee [x](a.md#b), not `[y](c.md)`.\n\n- item\n  ```console exit=10\n  $ heddle\n    out\n  ```\n\
                    ```c file=a.c\n# no heading, [no](link)\n```\n## Same\n## Same\n";
        let page = Page::parse(Path::new("p.md"), text.to_string());
        assert_eq!(page.anchors, ["one-two--three", "same", "same-1"]);
        assert_eq!(page.links, [(3, "a.md#b".to_string())]);
        let [console, c] = &page.blocks[..] else { panic!("{:?}", page.blocks) };
        assert_eq!((console.line, console.indent, console.value("exit")), (6, 2, Some("10")));
        assert_eq!(console.lines, ["$ heddle", "  out"]);
        assert_eq!((c.kind.as_str(), c.value("file"), c.says("not-run")), ("c", Some("a.c"), false));
    }
}
