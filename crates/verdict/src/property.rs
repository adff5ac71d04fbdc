//! What is checked, and what came out for each check.

use crate::location::{Location, Stack};
use crate::status::Verdict;
use crate::suggest;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::fmt;

pub use sem::ub::{Class, ClassSet};

/// The classes that are checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    chosen: Vec<Class>,
}

impl Default for Selection {
    /// All but `leak` and `cleanup`: programs that end need not give back what they hold.
    fn default() -> Selection {
        let usual = |class: &Class| !matches!(class, Class::Leak | Class::Cleanup);
        Selection { chosen: Class::ALL.iter().copied().filter(usual).collect() }
    }
}

impl Selection {
    /// Every class.
    pub fn all() -> Selection {
        Selection { chosen: Class::ALL.to_vec() }
    }

    /// No class: what a query wants, which does not stop at errors.
    pub fn none() -> Selection {
        Selection { chosen: Vec::new() }
    }

    /// Just these.
    pub fn of(classes: &[Class]) -> Selection {
        let chosen = Class::ALL.iter().copied().filter(|class| classes.contains(class)).collect();
        Selection { chosen }
    }

    /// The classes that a list names: words between commas, `all` for every one.
    pub fn parse(list: &str) -> Result<Selection, BadClass> {
        let mut classes = Vec::new();
        for word in list.split(',').map(str::trim) {
            match Class::named(word) {
                Some(class) => classes.push(class),
                None if word == "all" => classes.extend_from_slice(Class::ALL),
                None => return Err(BadClass::new(word)),
            }
        }
        Ok(Selection::of(&classes))
    }

    /// Whether a class is checked.
    #[inline]
    pub fn contains(&self, class: Class) -> bool {
        self.chosen.contains(&class)
    }

    /// The classes, in the order of the catalogue.
    pub fn classes(&self) -> &[Class] {
        &self.chosen
    }

    /// The classes, as a set of those that stop an execution. What is left at the end stops none, so that it is always among them.
    pub fn set(&self) -> ClassSet {
        ClassSet::of(self.chosen.iter().copied().chain([Class::Leak, Class::Cleanup]))
    }

    /// The classes that are not checked, in the order of the catalogue.
    pub fn left_out(&self) -> impl Iterator<Item = Class> {
        Class::ALL.iter().copied().filter(|class| !self.contains(*class))
    }
}

impl fmt::Display for Selection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.chosen.iter().map(|class| class.name()).collect();
        f.write_str(&names.join(","))
    }
}

/// A word that names no class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadClass {
    /// The word.
    pub word: String,
    /// What may have been meant.
    pub suggestion: Option<&'static str>,
}

impl BadClass {
    fn new(word: &str) -> BadClass {
        let known = Class::ALL.iter().map(|class| class.name()).chain(["all"]);
        BadClass { word: word.to_string(), suggestion: suggest::nearest(word, known) }
    }
}

impl fmt::Display for BadClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.word.is_empty() {
            f.write_str("the name of a property class is missing")?;
        } else {
            write!(f, "there is no property class `{}`", self.word)?;
        }
        match self.suggestion {
            Some(name) => write!(f, "; did you mean `{name}`?"),
            None => {
                let names: Vec<&str> = Class::ALL.iter().map(|class| class.name()).collect();
                write!(f, "; there are {}, and `all`", names.join(", "))
            }
        }
    }
}

impl std::error::Error for BadClass {}

/// One check and what came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Property {
    /// Its stable id; see [`CheckIds`].
    pub id: String,
    /// The class it belongs to.
    #[serde(serialize_with = "write_class", deserialize_with = "read_class")]
    pub class: Class,
    /// The answer.
    pub verdict: Verdict,
    /// What is the matter, in words.
    pub message: String,
    /// Where: the line that is to blame.
    pub location: Option<Location>,
    /// Where a value made at `location` was used, if that is another line.
    pub used: Option<Location>,
    /// The threads that take part: one mostly, both of a race, all of a deadlock.
    pub stacks: Vec<Stack>,
    /// More about it.
    pub notes: Vec<String>,
    /// What the line reads in which it happens: names and values.
    pub values: Vec<(String, String)>,
}

pub(crate) fn write_class<S: Serializer>(class: &Class, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(class.name())
}

pub(crate) fn read_class<'de, D: Deserializer<'de>>(from: D) -> Result<Class, D::Error> {
    let name = String::deserialize(from)?;
    Class::named(&name).ok_or_else(|| de::Error::custom(BadClass::new(&name)))
}

impl Property {
    /// A class of which every check has the same answer.
    pub fn of_class(class: Class, verdict: Verdict) -> Property {
        Property {
            id: class.name().to_string(),
            class,
            verdict,
            message: String::new(),
            location: None,
            used: None,
            stacks: Vec::new(),
            notes: Vec::new(),
            values: Vec::new(),
        }
    }

    /// A violation.
    pub fn violated(id: String, class: Class, message: impl Into<String>) -> Property {
        let message = message.into();
        Property { id, message, ..Property::of_class(class, Verdict::False) }
    }
}

/// Gives each check its id: `<class>@<file>:<line>:<column>`, the second one at a place `…#2`, and so on.
///
/// The ids are stable as long as checks are numbered in the order of the code.
#[derive(Clone, Debug, Default)]
pub struct CheckIds {
    used: BTreeMap<String, u32>,
}

impl CheckIds {
    /// The id of the next check of `class` at a place; one without a place is known by `otherwise`, the function it is in.
    pub fn next(&mut self, class: Class, location: Option<&Location>, otherwise: &str) -> String {
        let id = match location {
            Some(location) => format!("{}@{location}", class.name()),
            None if otherwise.is_empty() => class.name().to_string(),
            None => format!("{}@{otherwise}", class.name()),
        };
        let count = self.used.entry(id.clone()).or_insert(0);
        *count += 1;
        if *count == 1 { id } else { format!("{id}#{count}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaks_are_checked_on_request_only() {
        let usual = Selection::default();
        assert!(
            usual.contains(Class::Race) && !usual.contains(Class::Leak) && !usual.contains(Class::Cleanup)
        );
        assert_eq!(Selection::parse("all"), Ok(Selection::all()));
        assert_eq!(Selection::parse(" race, assert").map(|s| s.to_string()), Ok("assert,race".to_string()));
        assert_eq!(Selection::of(&[Class::Race]).left_out().count(), Class::ALL.len() - 1);
    }

    #[test]
    fn a_wrong_name_gets_a_suggestion() {
        let message = |list| Selection::parse(list).map_err(|error| error.to_string());
        let expected = "there is no property class `deadlok`; did you mean `deadlock`?";
        assert_eq!(message("race,deadlok"), Err(expected.to_string()));
        assert!(message("race,").is_err_and(|m| m.starts_with("the name of a property class is missing")));
        assert!(message("qqqqqqqq").is_err_and(|m| m.contains("there are assert, reach")));
    }

    #[test]
    fn ids_are_told_apart() {
        let mut ids = CheckIds::default();
        let at = Location::new("a.c", 3, 7, "main");
        let made = [Class::Bounds, Class::Bounds, Class::Null].map(|class| ids.next(class, Some(&at), ""));
        assert_eq!(made, ["bounds@a.c:3:7", "bounds@a.c:3:7#2", "null@a.c:3:7"]);
        assert_eq!(ids.next(Class::Deadlock, None, ""), "deadlock");
        assert_eq!(ids.next(Class::Null, None, "strlen"), "null@strlen");
    }
}
