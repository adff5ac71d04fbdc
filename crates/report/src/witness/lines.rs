//! Places of a program as the files that were given name them.
//!
//! A file that went through the preprocessor says with lines such as `# 12 "main.c"` where its text comes from, and compilers name those places. Witnesses are about the
//! file itself, so that a place has to be found in it again.

use super::base;
use crate::sources::Sources;
use verdict::Location;

/// One of the files of a program.
pub struct File {
    /// Its name, as it was given.
    pub name: String,
    /// Its text.
    pub text: String,
    /// For each line of the text the file and line that it says it comes from; empty if it says nothing.
    origins: Vec<(String, u32)>,
}

impl File {
    fn new(name: &str, text: &str) -> File {
        let mut origins = Vec::new();
        let marked = text.lines().any(|line| marker(line).is_some());
        if marked {
            let mut origin = (name.to_string(), 1);
            for line in text.lines() {
                origins.push(origin.clone());
                match marker(line) {
                    Some((line, file)) => origin = (file.unwrap_or(origin.0), line),
                    None => origin.1 += 1,
                }
            }
        }
        File { name: name.to_string(), text: text.to_string(), origins }
    }

    /// The line of the file that a place is in; nothing if it is in another file.
    fn line_of(&self, location: &Location) -> Option<u32> {
        let same = |name: &str| base(name) == base(&location.file);
        if self.origins.is_empty() {
            return same(&self.name).then_some(location.line);
        }
        let found = |(file, line): &(String, u32)| *line == location.line && same(file);
        // The line of a marker itself has the number that comes next, too.
        let lines = self.text.lines().zip(&self.origins);
        let found = lines.into_iter().position(|(text, origin)| marker(text).is_none() && found(origin))?;
        u32::try_from(found + 1).ok()
    }
}

/// What a line of the form `# 12 "main.c"` or `#line 12 "main.c"` says about the next one.
fn marker(line: &str) -> Option<(u32, Option<String>)> {
    let rest = line.trim_start().strip_prefix('#')?.trim_start();
    let rest = rest.strip_prefix("line").unwrap_or(rest).trim_start();
    let (number, rest) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
    let file = rest.trim_start().strip_prefix('"').and_then(|rest| Some(rest.split_once('"')?.0.to_string()));
    Some((number.parse().ok()?, file))
}

/// The files of a program.
pub struct Files {
    files: Vec<File>,
}

impl Files {
    /// Those of these names that can be read.
    pub fn new<'a>(names: impl Iterator<Item = &'a str>, sources: &mut dyn Sources) -> Files {
        let files =
            names.filter_map(|name| Some(File::new(name, sources.file(&Location::new(name, 1, 1, ""))?)));
        Files { files: files.collect() }
    }

    /// The file that a place is in, and its line and column there.
    pub fn find(&self, location: &Location) -> Option<(&File, (u32, u32))> {
        let found = self.files.iter().find_map(|file| Some((file, file.line_of(location)?)));
        found.filter(|(_, line)| *line > 0).map(|(file, line)| (file, (line, location.column)))
    }

    /// The file of this name.
    pub fn named(&self, name: &str) -> Option<&File> {
        self.files.iter().find(|file| base(&file.name) == base(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_again_behind_the_preprocessor() {
        let text = "# 1 \"main.c\"\n# 1 \"<built-in>\" 1\n# 1 \"head.h\" 1\nint f(void);\n# 2 \"main.c\" 2\n\nint x;\n#line 9\nint y;\n";
        let file = File::new("main.i", text);
        let line = |name: &str, line| file.line_of(&Location::new(name, line, 1, ""));
        assert_eq!(
            (line("head.h", 1), line("main.c", 2), line("/dir/main.c", 3)),
            (Some(4), Some(6), Some(7))
        );
        assert_eq!((line("main.c", 9), line("main.c", 5), line("other.c", 1)), (Some(9), None, None));
        let plain = File::new("a.c", "int x;\n#define X 3\n");
        assert_eq!(plain.line_of(&Location::new("dir/a.c", 7, 1, "")), Some(7));
        assert_eq!(plain.line_of(&Location::new("b.c", 1, 1, "")), None);
    }
}
