//! `heddle.toml`: what a project consists of.
//!
//! ```toml
//! [defaults]                 # for all targets
//! timeout = 60
//!
//! [[target]]
//! name = "queue"
//! files = ["src/queue.c", "checks/*.c"]
//! property = ["race", "deadlock"]
//! expect = "false"           # it is known to be violated
//! ```
//!
//! Besides `name`, `files` and `expect`, every key is the name of an option of `heddle check`, which is told the value: what it means, which values it may have and
//! what is said about wrong ones is the option's business alone. Files and folders start at the folder of the file.

use super::flags;
use crate::settings::{self, Setting};
use clap::{Arg, ArgAction};
use source::{Diagnostic, Pos};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use verdict::{Verdict, suggest};

/// What a project consists of.
#[derive(Debug)]
pub struct Project {
    /// The file that says so.
    pub file: PathBuf,
    /// What is to be checked, in the order of the file; at least one.
    pub targets: Vec<Target>,
}

/// Something to be checked.
#[derive(Debug)]
pub struct Target {
    /// Its name, which no other target has.
    pub name: String,
    /// What is linked.
    pub files: Vec<PathBuf>,
    /// What must come out, if that is not `true`.
    pub expect: Option<Verdict>,
    /// The options that are set.
    pub settings: Vec<Setting>,
    /// Where it stands, for messages.
    pub at: String,
}

/// Keys of a target that are no options.
const OWN: [&str; 3] = ["name", "files", "expect"];

/// Reads a project; an error says where it is.
pub fn read(file: &Path) -> Result<Project, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("error: {} cannot be read: {error}", file.display()))?;
    parse(file, &text)
}

fn parse(file: &Path, text: &str) -> Result<Project, String> {
    let reader = Reader { file, text, check: settings::check_command() };
    reader.project().map_err(|diagnostic| diagnostic.to_string())
}

type Key<'a, 'i> = &'a Spanned<std::borrow::Cow<'i, str>>;
type Value<'a, 'i> = &'a Spanned<DeValue<'i>>;

struct Reader<'a> {
    file: &'a Path,
    text: &'a str,
    check: clap::Command,
}

impl Reader<'_> {
    fn error(&self, at: Range<usize>, message: impl Into<String>) -> Diagnostic {
        let pos = Pos(u32::try_from(at.start).unwrap_or(u32::MAX));
        Diagnostic::new(&self.file.display().to_string(), self.text.as_bytes(), pos, message)
    }

    fn directory(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new(""))
    }

    fn project(&self) -> Result<Project, Diagnostic> {
        let root = DeTable::parse(self.text)
            .map_err(|error| self.error(error.span().unwrap_or(0..0), error.message()))?;
        let root = root.get_ref();
        for (key, _) in in_order(root) {
            if !["defaults", "target"].contains(&&**key.get_ref()) {
                return Err(self.unknown(key, ["defaults", "target"].into_iter()));
            }
        }
        let mut defaults = Vec::new();
        if let Some(value) = root.get("defaults") {
            let table = self.table(value, "`defaults` is a table: [defaults]")?;
            for (key, value) in in_order(table) {
                if OWN.contains(&&**key.get_ref()) {
                    return Err(self
                        .error(key.span(), format!("`{}` belongs to a target: [[target]]", key.get_ref())));
                }
                settings::set(&mut defaults, self.setting(key, value)?, &self.check);
            }
        }
        let tables = match root.get("target").map(|value| (value.get_ref(), value.span())) {
            None => return Err(self.error(0..0, "there is no target: [[target]] starts one")),
            Some((DeValue::Array(tables), _)) if !tables.is_empty() => tables,
            Some((_, span)) => {
                return Err(self.error(span, "targets are tables: each starts with [[target]]"));
            }
        };
        let mut targets: Vec<Target> = Vec::new();
        for value in tables {
            let table = self.table(value, "a target is a table: [[target]]")?;
            let target = self.target(table, value.span(), &defaults)?;
            if targets.iter().any(|other| other.name == target.name) {
                return Err(self.error(value.span(), format!("there are two targets `{}`", target.name)));
            }
            targets.push(target);
        }
        Ok(Project { file: self.file.to_path_buf(), targets })
    }

    fn target(
        &self,
        table: &DeTable<'_>,
        span: Range<usize>,
        defaults: &[Setting],
    ) -> Result<Target, Diagnostic> {
        let required = |key: &str| {
            table.get(key).ok_or_else(|| self.error(span.clone(), format!("the target has no `{key}`")))
        };
        let name = required("name")?;
        let DeValue::String(text) = name.get_ref() else {
            return Err(self.error(name.span(), "the name of a target is a string"));
        };
        if text.is_empty() || text.contains(|c: char| c == ',' || c.is_control()) {
            return Err(self.error(
                name.span(),
                "the name of a target has at least one character, and no commas and line breaks",
            ));
        }
        let files = self.files(required("files")?)?;
        let expect = table.get("expect").map(|value| self.verdict(value)).transpose()?;
        let mut settings = defaults.to_vec();
        for (key, value) in in_order(table) {
            if !OWN.contains(&&**key.get_ref()) {
                settings::set(&mut settings, self.setting(key, value)?, &self.check);
            }
        }
        let place =
            source::line_column(self.text.as_bytes(), Pos(u32::try_from(span.start).unwrap_or(u32::MAX)));
        let at = format!("{}:{}:{}", self.file.display(), place.line, place.column);
        let target = Target { name: text.to_string(), files, expect, settings, at };
        // What is wrong with two options together only shows when both are there.
        settings::parse(&target.words(&[])).map_err(|message| self.error(span, message))?;
        Ok(target)
    }

    fn table<'t, 'i>(&self, value: Value<'t, 'i>, otherwise: &str) -> Result<&'t DeTable<'i>, Diagnostic> {
        match value.get_ref() {
            DeValue::Table(table) => Ok(table),
            _ => Err(self.error(value.span(), otherwise)),
        }
    }

    fn verdict(&self, value: Value<'_, '_>) -> Result<Verdict, Diagnostic> {
        let known = [Verdict::True, Verdict::False, Verdict::Unknown];
        let text = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Boolean(truth) => truth.to_string(),
            _ => String::new(),
        };
        let found = known.into_iter().find(|verdict| verdict.name() == text);
        found.ok_or_else(|| {
            let hint = suggest::ending(&text, known.map(Verdict::name));
            self.error(value.span(), format!("`expect` is \"true\", \"false\" or \"unknown\"{hint}"))
        })
    }

    /// The files that patterns name, in the order of the patterns; each once.
    fn files(&self, value: Value<'_, '_>) -> Result<Vec<PathBuf>, Diagnostic> {
        let mut files: Vec<PathBuf> = Vec::new();
        for (pattern, span) in self.strings(value, "files")? {
            let found = match pattern.contains(['*', '?', '[']) {
                true => self.matching(&pattern).map_err(|message| self.error(span.clone(), message))?,
                false => {
                    Some(self.directory().join(&pattern)).filter(|file| file.exists()).into_iter().collect()
                }
            };
            if found.is_empty() {
                return Err(self.error(span, format!("no file matches `{pattern}`")));
            }
            for file in found {
                if !files.contains(&file) {
                    files.push(file);
                }
            }
        }
        match files.is_empty() {
            true => Err(self.error(value.span(), "`files` names no file")),
            false => Ok(files),
        }
    }

    /// The files that a pattern matches, by name.
    fn matching(&self, pattern: &str) -> Result<Vec<PathBuf>, String> {
        let base = glob::Pattern::escape(&self.directory().display().to_string());
        let whole = if base.is_empty() { pattern.to_string() } else { format!("{base}/{pattern}") };
        let found =
            glob::glob(&whole).map_err(|error| format!("`{pattern}` is no pattern: {}", error.msg))?;
        let mut files = BTreeSet::new();
        for file in found {
            let file = file.map_err(|error| error.to_string())?;
            if file.is_file() {
                files.insert(file);
            }
        }
        Ok(files.into_iter().collect())
    }

    /// One string or several, with their places.
    fn strings(&self, value: Value<'_, '_>, key: &str) -> Result<Vec<(String, Range<usize>)>, Diagnostic> {
        let wrong = |span| self.error(span, format!("`{key}` is a string, or a list of strings"));
        match value.get_ref() {
            DeValue::String(text) => Ok(vec![(text.to_string(), value.span())]),
            DeValue::Array(values) => {
                let one = |value: &Spanned<DeValue<'_>>| match value.get_ref() {
                    DeValue::String(text) => Ok((text.to_string(), value.span())),
                    _ => Err(wrong(value.span())),
                };
                values.iter().map(one).collect()
            }
            _ => Err(wrong(value.span())),
        }
    }

    /// What a key sets.
    fn setting(&self, key: Key<'_, '_>, value: Value<'_, '_>) -> Result<Setting, Diagnostic> {
        let name = &**key.get_ref();
        let Some(option) = settings::named(&self.check, name) else {
            let known: Vec<String> = settings::keys(&self.check).collect();
            return Err(self.unknown(key, known.iter().map(String::as_str).chain(OWN)));
        };
        if settings::COMMAND_LINE_ONLY.contains(&option.get_id().as_str()) {
            return Err(self.error(key.span(), format!("`{name}` can only be given on the command line")));
        }
        let words = match self.values(name, option, value)? {
            Values::Flag(set) => Vec::from_iter(set.then(|| settings::word(option, None))),
            Values::Texts(texts) => {
                texts.iter().map(|text| settings::word(option, Some(&OsString::from(text)))).collect()
            }
        };
        let setting = Setting { id: option.get_id().to_string(), words };
        settings::parse_alone(&setting).map_err(|message| self.error(value.span(), message))?;
        Ok(setting)
    }

    fn values(&self, name: &str, option: &Arg, value: Value<'_, '_>) -> Result<Values, Diagnostic> {
        let several = matches!(option.get_action(), ArgAction::Append);
        let text = |value: &DeValue<'_>| match value {
            DeValue::String(text) => Some(text.to_string()),
            DeValue::Integer(number) => {
                i128::from_str_radix(number.as_str(), number.radix()).ok().map(|number| number.to_string())
            }
            DeValue::Float(number) => Some(number.as_str().to_string()),
            DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
        };
        if !option.get_action().takes_values() {
            return match value.get_ref() {
                DeValue::Boolean(set) => Ok(Values::Flag(*set)),
                _ => Err(self.error(value.span(), format!("`{name}` is true or false"))),
            };
        }
        // One whose value may be left out.
        let alone = option.get_num_args().is_some_and(|values| values.min_values() == 0);
        if let (true, DeValue::Boolean(true)) = (alone, value.get_ref()) {
            return Ok(Values::Flag(true));
        }
        let texts = match value.get_ref() {
            DeValue::Array(values) => {
                let one = |value: &Spanned<DeValue<'_>>| {
                    text(value.get_ref()).ok_or_else(|| {
                        self.error(value.span(), format!("`{name}` takes strings and numbers"))
                    })
                };
                let texts: Vec<String> = values.iter().map(one).collect::<Result<_, _>>()?;
                // Options with a list in one word have commas in it.
                if several { texts } else { vec![texts.join(",")] }
            }
            single => match text(single) {
                Some(text) => vec![text],
                None => return Err(self.error(value.span(), format!("`{name}` takes a string or a number"))),
            },
        };
        let texts = texts.into_iter().map(|text| self.placed(option, text)).collect::<Result<_, String>>();
        texts.map(Values::Texts).map_err(|message| self.error(value.span(), message))
    }

    /// A value, with files and folders made to start at the folder of the project.
    fn placed(&self, option: &Arg, text: String) -> Result<String, String> {
        if option.get_id() == "cflags" {
            let words = shlex::split(&text).ok_or("a quote is not closed")?;
            let words = flags::from_directory(&words, self.directory());
            return shlex::try_join(words.iter().map(String::as_str)).map_err(|error| error.to_string());
        }
        // A program without a folder is looked for as the shell would.
        let is_program = option.get_id() == "clang" && !text.contains('/');
        match settings::names_a_file(option) && !is_program {
            true => Ok(self.directory().join(text).display().to_string()),
            false => Ok(text),
        }
    }

    fn unknown<'n>(&self, key: Key<'_, '_>, known: impl Iterator<Item = &'n str>) -> Diagnostic {
        let hint = suggest::ending(key.get_ref(), known);
        self.error(key.span(), format!("there is no key `{}` here{hint}", key.get_ref()))
    }
}

/// The value of a key.
enum Values {
    Flag(bool),
    Texts(Vec<String>),
}

/// The entries of a table in the order of the text.
fn in_order<'a, 'i>(table: &'a DeTable<'i>) -> Vec<(Key<'a, 'i>, Value<'a, 'i>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

impl Target {
    /// The command line that checks it, with what else is set.
    pub fn words(&self, more: &[Setting]) -> Vec<OsString> {
        let mut settings = self.settings.clone();
        let check = settings::check_command();
        for setting in more {
            settings::set(&mut settings, setting.clone(), &check);
        }
        let words = settings.into_iter().flat_map(|setting| setting.words);
        let files = self.files.iter().map(|file| file.clone().into_os_string());
        ["heddle".into(), "check".into()].into_iter().chain(words).chain(["--".into()]).chain(files).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with some sources.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("there is a place for it");
        std::fs::create_dir(folder.path().join("src")).expect("it can be made");
        for name in ["a.c", "src/b.c", "src/c.c", "src/notes"] {
            std::fs::write(folder.path().join(name), "").expect("it can be written");
        }
        folder
    }

    #[test]
    fn keys_are_options_and_places_start_at_the_file() {
        let folder = folder();
        let text = "[defaults]\ntimeout = 60\nall-violations = true\ninclude = \"inc\"\n\
                    [[target]]\nname = \"one\"\nfiles = [\"src/*.c\", \"a.c\", \"src/b.c\"]\ninclude = [\"more\"]\ntimeout = 2.5\nproperty = [\"race\", \"deadlock\"]\n\
                    cflags = \"-w -isystem 'in c'\"\nall-violations = false\nmemory = 0x10\nexpect = \"false\"\nclang = \"clang-19\"\n\
                    [[target]]\nname = \"two\"\nfiles = \"a.c\"\n";
        let file = folder.path().join("heddle.toml");
        let project = parse(&file, text).unwrap_or_else(|error| panic!("{error}"));
        let place = folder.path().display().to_string();
        let line = |target: &Target| {
            let words: Vec<String> =
                target.words(&[]).iter().map(|word| word.to_string_lossy().replace(&place, "")).collect();
            words.join(" ")
        };
        assert_eq!(
            line(&project.targets[0]),
            "heddle check --timeout=2.5 -I/inc -I/more --property=race,deadlock --cflags=-w '-isystem/in c' --memory=16 --clang=clang-19 -- /src/b.c /src/c.c /a.c"
        );
        assert_eq!(project.targets[0].expect, Some(Verdict::False));
        assert_eq!(line(&project.targets[1]), "heddle check --timeout=60 --all-violations -I/inc -- /a.c");
        assert!(project.targets[1].at.ends_with("heddle.toml:16:1"), "{}", project.targets[1].at);
    }

    #[test]
    fn mistakes_are_shown_where_they_are() {
        let folder = folder();
        let file = folder.path().join("heddle.toml");
        let target = |rest: &str| format!("[[target]]\nname = \"x\"\nfiles = \"a.c\"\n{rest}\n");
        for (text, place, why) in [
            ("", "1:1", "there is no target"),
            ("[[target]\n", "1:10", "unclosed array table"),
            ("[default]\n", "1:2", "no key `default` here; did you mean `defaults`?"),
            ("target = 3\n", "1:10", "targets are tables"),
            ("[defaults]\nname = \"x\"\n", "2:1", "`name` belongs to a target"),
            ("[[target]]\nname = \"x\"\n", "1:1", "the target has no `files`"),
            ("[[target]]\nname = \"x,y\"\nfiles = \"a.c\"\n", "2:8", "no commas"),
            ("[[target]]\nname = \"x\"\nfiles = [\"b*.c\"]\n", "3:10", "no file matches `b*.c`"),
            ("[[target]]\nname = \"x\"\nfiles = [\"[\"]\n", "3:10", "is no pattern"),
            ("[[target]]\nname = \"x\"\nfiles = [3]\n", "3:10", "a list of strings"),
            (&target("timeuot = 3"), "4:1", "no key `timeuot` here; did you mean `timeout`?"),
            (&target("html = \"x\""), "4:1", "only be given on the command line"),
            (&target("timeout = \"soon\""), "4:11", "invalid value 'soon' for '--timeout <S>'"),
            (&target("engine = \"exlore\""), "4:10", "invalid value 'exlore' for '--engine <ENGINE>'"),
            (&target("all-violations = 1"), "4:18", "`all-violations` is true or false"),
            (&target("timeout = true"), "4:11", "takes a string or a number"),
            (&target("entry = [true]"), "4:10", "takes strings and numbers"),
            (&target("expect = \"flase\""), "4:10", "\"unknown\"; did you mean `false`?"),
            (&target("cflags = \"'\""), "4:10", "a quote is not closed"),
            (&(target("") + &target("")), "5:1", "two targets `x`"),
        ] {
            let error = parse(&file, text).expect_err(text);
            let first = error.lines().next().unwrap_or_default();
            assert!(
                first.contains(&format!("heddle.toml:{place}: error: ")) && error.contains(why),
                "{text}\n{error}"
            );
        }
    }
}
