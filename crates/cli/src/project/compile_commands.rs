//! `compile_commands.json`: how a build compiles each file, as CMake, Meson, Ninja and Bear write it.
//!
//! Of the command, what says what the program means is taken over (see [`flags`]), with places that start at the directory of the command.
//!
//! Limits: commands of compilers whose options start with a slash are not understood; their options are left out.

use super::flags;
use frontend::{FileOptions, Kind};
use serde::Deserialize;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// One way in which a file is compiled. What else an entry says does not matter here.
#[derive(Deserialize)]
struct Entry {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

/// How a build compiles its files.
pub struct CompileCommands {
    /// The file that says so.
    path: PathBuf,
    entries: Vec<Entry>,
}

/// Files of options that files of options name, and so on: no more than that.
const DEEPEST: usize = 8;

impl CompileCommands {
    /// Reads a file, or the one of the usual name in a folder.
    pub fn read(place: &Path) -> Result<CompileCommands, String> {
        let path = if place.is_dir() { place.join("compile_commands.json") } else { place.to_path_buf() };
        let at = |message: String| format!("--compile-commands: {}{message}", path.display());
        let text = std::fs::read(&path).map_err(|error| at(format!(" cannot be read: {error}")))?;
        let mut entries: Vec<Entry> = serde_json::from_slice(&text).map_err(|error| {
            // The message ends with its place, which belongs in front.
            let message = error.to_string();
            let said = message.split(" at line ").next().unwrap_or(&message);
            at(format!(":{}:{}: {said}", error.line(), error.column()))
        })?;
        let base = std::path::absolute(path.parent().unwrap_or(Path::new("")))
            .map_err(|error| at(format!(" cannot be found: {error}")))?;
        entries.iter_mut().for_each(|entry| entry.directory = base.join(&entry.directory));
        Ok(CompileCommands { path, entries })
    }

    /// How a file is compiled.
    pub fn options(&self, file: &Path) -> Result<FileOptions, String> {
        let at = |message: &str| format!("--compile-commands: {}: {message}", self.path.display());
        let found: Vec<&Entry> = self.entries.iter().filter(|entry| entry.is_about(file)).collect();
        let Some(entry) = found.first() else {
            let names: Vec<String> =
                self.entries.iter().map(|entry| entry.file.display().to_string()).collect();
            let hint = nearest(file, &names);
            return Err(at(&format!("there is no entry for {}{hint}", file.display())));
        };
        let words =
            entry.words().map_err(|message| at(&format!("the entry for {}: {message}", file.display())))?;
        let (flags, language) = flags::meaning(&words, &entry.directory);
        let kind = match language.as_deref() {
            Some("c" | "cpp-output" | "c-header") => Some(Kind::C),
            Some("c++" | "c++-cpp-output" | "c++-header") => Some(Kind::Cpp),
            Some("none") | None => by_the_compiler(&words, file),
            Some(other) => {
                return Err(at(&format!(
                    "the entry for {} is for {other}, and Heddle reads C and C++",
                    file.display()
                )));
            }
        };
        let several = (found.len() > 1).then(|| {
            format!("{} entries of {} are about it; the first is taken", found.len(), self.path.display())
        });
        Ok(FileOptions { kind, flags: flags.into_iter().map(OsString::from).collect(), note: several })
    }
}

impl Entry {
    /// Whether it is about this file, whatever both call it.
    fn is_about(&self, file: &Path) -> bool {
        let ours = self.directory.join(&self.file);
        // Looking at names first saves asking the file system about each of thousands of entries.
        let same = |a: &Path, b: &Path| match (std::fs::canonicalize(a), std::fs::canonicalize(b)) {
            (Ok(a), Ok(b)) => a == b,
            _ => false,
        };
        ours.file_name() == file.file_name() && same(&ours, file)
    }

    /// The words of the command.
    fn words(&self) -> Result<Vec<String>, String> {
        let words = match (&self.arguments, &self.command) {
            (Some(arguments), _) => arguments.clone(),
            (None, Some(command)) => shlex::split(command).ok_or("a quote of the command is not closed")?,
            (None, None) => return Err("it has neither `command` nor `arguments`".to_string()),
        };
        expanded(words, &self.directory, DEEPEST)
    }
}

/// The words, with files of options (`@FILE`) replaced by what stands in them.
fn expanded(words: Vec<String>, directory: &Path, depth: usize) -> Result<Vec<String>, String> {
    let mut all = Vec::new();
    for word in words {
        let Some(file) = word.strip_prefix('@') else {
            all.push(word);
            continue;
        };
        if depth == 0 {
            return Err(format!("{word}: files of options name each other"));
        }
        let text =
            std::fs::read_to_string(directory.join(file)).map_err(|error| format!("{word}: {error}"))?;
        let words = shlex::split(&text).ok_or_else(|| format!("{word}: a quote is not closed"))?;
        all.extend(expanded(words, directory, depth - 1)?);
    }
    Ok(all)
}

/// The language, where that of the compiler is not that of the name: `g++ x.c` is C++.
fn by_the_compiler(words: &[String], file: &Path) -> Option<Kind> {
    let names =
        words.iter().take_while(|word| !word.starts_with('-')).filter_map(|word| Path::new(word).file_name());
    let plus = names.map(|name| name.to_string_lossy()).any(|name| {
        let name = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
        name.ends_with("++") && !name.ends_with(".c++")
    });
    let named_c = file.extension().is_some_and(|ending| ending == "c" || ending == "i");
    (plus && named_c).then_some(Kind::Cpp)
}

/// The end of a message that names the files most like one: first those with its name, then those with a name like it.
fn nearest(file: &Path, names: &[String]) -> String {
    let base = |name: &str| Path::new(name).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let wanted = base(&file.to_string_lossy());
    let bases: Vec<String> = names.iter().map(|name| base(name)).collect();
    let near = verdict::suggest::several(&wanted, bases.iter().map(String::as_str), 3);
    let mut found: Vec<&str> = Vec::new();
    for near in near {
        found.extend(names.iter().filter(|name| base(name) == near).map(String::as_str));
    }
    found.truncate(3);
    let quoted: Vec<String> = found.iter().map(|name| format!("`{name}`")).collect();
    if quoted.is_empty() { String::new() } else { format!("; there are entries for {}", quoted.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(folder: &Path, text: &str) -> Result<CompileCommands, String> {
        std::fs::write(folder.join("compile_commands.json"), text).expect("it can be written");
        CompileCommands::read(folder)
    }

    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("there is a place for it");
        std::fs::create_dir(folder.path().join("src")).expect("it can be made");
        for name in ["src/a.c", "src/b.c"] {
            std::fs::write(folder.path().join(name), "").expect("it can be written");
        }
        folder
    }

    #[test]
    fn both_forms_are_understood_and_places_start_at_the_directory() {
        let folder = folder();
        std::fs::write(folder.path().join("src/flags.rsp"), "-DLATE '-DSPACED=a b'")
            .expect("it can be written");
        let commands = read(
            folder.path(),
            r#"[{"directory": "src", "file": "a.c", "command": "cc -I'../in c' -DX=\"1 2\" -c a.c -o a.o", "output": "a.o"},
                {"directory": "src", "file": "b.c", "arguments": ["/usr/bin/g++-12", "-I", "/x", "@flags.rsp", "b.c"]},
                {"directory": ".", "file": "src/a.c", "arguments": ["cc", "src/a.c"]}]"#,
        )
        .expect("it is one");
        let a = commands.options(&folder.path().join("src/../src/a.c")).expect("there is an entry");
        let place = std::path::absolute(folder.path().join("src")).expect("it is there").join("../in c");
        assert_eq!(a.flags, [format!("-I{}", place.display()), "-DX=1 2".to_string()].map(OsString::from));
        assert_eq!(a.kind, None);
        assert!(a.note.is_some_and(|note| note.contains("2 entries")));
        let b = commands.options(&folder.path().join("src/b.c")).expect("there is an entry");
        assert_eq!((b.kind, b.note), (Some(Kind::Cpp), None));
        assert_eq!(b.flags, ["-I/x", "-DLATE", "-DSPACED=a b"]);
    }

    #[test]
    fn what_cannot_be_used_is_said() {
        let folder = folder();
        let file = folder.path().join("src/a.c");
        let refused = |text: &str| match read(folder.path(), text) {
            Ok(commands) => {
                commands.options(&file).map(|options| format!("{options:?}")).expect_err("it is refused")
            }
            Err(message) => message,
        };
        for (text, why) in [
            ("[", "compile_commands.json:1:1: EOF"),
            ("[{\"directory\": \"src\"}]", "missing field `file`"),
            (r#"[{"directory": "src", "file": "aa.c", "command": "cc"}]"#, "no entry for"),
            (r#"[{"directory": "src", "file": "aa.c", "command": "cc"}]"#, "; there are entries for `aa.c`"),
            (r#"[{"directory": "src", "file": "a.c"}]"#, "neither `command` nor `arguments`"),
            (
                r#"[{"directory": "src", "file": "a.c", "command": "cc 'x"}]"#,
                "a quote of the command is not closed",
            ),
            (r#"[{"directory": "src", "file": "a.c", "command": "cc @none"}]"#, "@none: No such file"),
            (r#"[{"directory": "src", "file": "a.c", "command": "cc -x cuda a.c"}]"#, "is for cuda"),
        ] {
            let message = refused(text);
            assert!(message.contains(why), "{message}");
        }
    }
}
