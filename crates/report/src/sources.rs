//! The lines of source files that reports show.

use std::collections::HashMap;
use verdict::Location;

/// Where lines of the source come from.
pub trait Sources {
    /// The text of a file; none if it cannot be read.
    fn file(&mut self, location: &Location) -> Option<&str>;

    /// The line of a place, without blanks around it; none if it cannot be found.
    fn line(&mut self, location: &Location) -> Option<String> {
        let line = self.file(location)?.lines().nth((location.line as usize).checked_sub(1)?)?;
        Some(source::shown(line.trim()).replace('\t', " "))
    }
}

/// Files as they are now; each is read once.
#[derive(Debug, Default)]
pub struct Files {
    known: HashMap<String, Option<String>>,
}

impl Files {
    /// Files, of which one is known already: one that was read from elsewhere, for example.
    pub fn with(name: &str, text: &str) -> Files {
        Files { known: HashMap::from([(name.to_string(), Some(text.to_string()))]) }
    }
}

impl Sources for Files {
    fn file(&mut self, location: &Location) -> Option<&str> {
        let read = || {
            let found = std::fs::read(&location.file).or_else(|_| std::fs::read(&location.path)).ok()?;
            Some(String::from_utf8_lossy(&found).into_owned())
        };
        self.known.entry(location.file.clone()).or_insert_with(read).as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_trimmed_and_safe_to_show() {
        let mut files = Files::with("a.c", "one\n\t two\t2\x1b[31m \nthree");
        let mut line = |number| files.line(&Location::new("a.c", number, 1, "f"));
        assert_eq!(line(2).as_deref(), Some("two 2\u{fffd}[31m"));
        assert_eq!((line(0), line(4)), (None, None));
        assert_eq!(files.line(&Location::new("/nowhere/b.c", 1, 1, "f")), None);
    }
}
