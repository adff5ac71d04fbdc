//! The words of SV-COMP, the competition of verifiers: what its property files ask for, and how its answers are written.
//!
//! One table says which property classes a property of the competition is about, and is read in both directions: a property file becomes a [`Selection`], and what was
//! selected becomes the `specification` of a witness.
//!
//! Limits: properties of programs in C that start at `main`. Termination and the criteria of test generators are known and not supported.

use crate::answer::Answer;
use crate::property::{Class, Selection};
use crate::status::Verdict;
use std::fmt;

/// A property of the competition.
struct Row {
    /// Its name in answers.
    name: &'static str,
    /// What it says in LTL, of which `f` stands for the name of a function.
    formula: &'static [&'static str],
    /// The classes that it is about.
    classes: &'static [Class],
    /// Classes that it is about as well, and that may be missing where somebody has chosen classes by hand.
    also: &'static [Class],
}

const UNREACH_CALL: &[&str] = &["G", "!", "call", "(", "f", "(", ")", ")"];

const TABLE: &[Row] = &[
    Row { name: "unreach-call", formula: UNREACH_CALL, classes: &[Class::Reach], also: &[] },
    Row {
        name: "valid-deref",
        formula: &["G", "valid-deref"],
        classes: &[Class::Bounds, Class::Null, Class::Lifetime],
        also: &[],
    },
    Row { name: "valid-free", formula: &["G", "valid-free"], classes: &[Class::Free], also: &[] },
    Row { name: "valid-memtrack", formula: &["G", "valid-memtrack"], classes: &[Class::Leak], also: &[] },
    Row {
        name: "valid-memcleanup",
        formula: &["G", "valid-memcleanup"],
        classes: &[Class::Cleanup],
        also: &[],
    },
    Row {
        name: "no-overflow",
        formula: &["G", "!", "overflow"],
        classes: &[Class::Overflow],
        also: &[Class::Shift],
    },
    Row { name: "no-data-race", formula: &["G", "!", "data-race"], classes: &[Class::Race], also: &[] },
    Row { name: "no-deadlock", formula: &["G", "!", "deadlock"], classes: &[Class::Deadlock], also: &[] },
];

/// The functions whose call is a violation of class `reach` unless somebody names others.
pub const ERROR_FUNCTIONS: &[&str] = &["reach_error", "__VERIFIER_error"];

/// How the specification of a witness begins that the competition has no words for.
const OTHERWISE: &str = "no violation of ";

/// What a property file asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PropertyFile {
    /// The classes to check.
    pub selection: Selection,
    /// The functions whose call is a violation of class `reach`.
    pub errors: Vec<String>,
    /// Something that is asked for and that nobody here can check, in words.
    pub unsupported: Option<&'static str>,
}

/// Why a property file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadProperty {
    /// The line, from 1; 0 if it is about all of it.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for BadProperty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BadProperty {}

/// Reads a property file: lines such as `CHECK( init(main()), LTL(G ! overflow) )`. All of them are asked for.
pub fn parse(text: &str) -> Result<PropertyFile, BadProperty> {
    let mut found = PropertyFile { selection: Selection::none(), errors: Vec::new(), unsupported: None };
    let mut classes: Vec<Class> = Vec::new();
    let mut any = false;
    for (line, content) in (1..).zip(text.lines()).filter(|(_, content)| !content.trim().is_empty()) {
        any = true;
        match asked(content).map_err(|message| BadProperty { line, message })? {
            Asked::Classes(row) => {
                classes.extend(row.classes);
                classes.extend(row.also);
            }
            Asked::Call(function) => {
                classes.push(Class::Reach);
                if !found.errors.contains(&function) {
                    found.errors.push(function);
                }
            }
            Asked::Unsupported(what) => found.unsupported = Some(what),
        }
    }
    if !any {
        return Err(BadProperty { line: 0, message: "there is no property in this file".to_string() });
    }
    found.selection = Selection::of(&classes);
    Ok(found)
}

/// What a line asks for.
enum Asked {
    Classes(&'static Row),
    Call(String),
    Unsupported(&'static str),
}

fn asked(line: &str) -> Result<Asked, String> {
    let words = words(line)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let form =
        || "a property is written as `CHECK( init(main()), LTL(G ! call(reach_error())) )`".to_string();
    if words.first() == Some(&"COVER") {
        return Ok(Asked::Unsupported("what a test generator is to cover"));
    }
    let Some(rest) = words.strip_prefix(&["CHECK", "(", "init", "("]) else { return Err(form()) };
    let [entry, "(", ")", ")", ",", "LTL", "(", formula @ .., ")", ")"] = rest else { return Err(form()) };
    if *entry != "main" {
        return Err(format!("the program is to start at `{entry}`: only `main` is understood here"));
    }
    match formula {
        ["G", "!", "call", "(", function, "(", ")", ")"] => Ok(Asked::Call(function.to_string())),
        ["F", "end"] => Ok(Asked::Unsupported("termination")),
        formula => match TABLE.iter().find(|row| row.formula == formula) {
            Some(row) => Ok(Asked::Classes(row)),
            None => {
                let known: Vec<String> = TABLE.iter().map(|row| written(row, "reach_error")).collect();
                let formula = formula.join(" ");
                Err(format!(
                    "there is no property `{formula}`; understood are `{}`, `F end`",
                    known.join("`, `")
                ))
            }
        },
    }
}

/// The words and signs of a line.
fn words(line: &str) -> Result<Vec<String>, String> {
    let mut words: Vec<String> = Vec::new();
    let mut within = false;
    for c in line.chars() {
        let part_of_word = c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '$' | '@' | '"');
        match c {
            c if part_of_word && within => words.last_mut().into_iter().for_each(|word| word.push(c)),
            c if part_of_word || matches!(c, '(' | ')' | ',' | '!') => words.push(c.to_string()),
            c if c.is_whitespace() => {}
            other => return Err(format!("`{other}` has no meaning in a property")),
        }
        within = part_of_word;
    }
    Ok(words)
}

/// A formula as the competition writes it.
fn written(row: &Row, function: &str) -> String {
    match row.formula {
        UNREACH_CALL => format!("G ! call({function}())"),
        formula => formula.join(" "),
    }
}

/// The name that the competition has for violations of a class.
pub fn name_of(class: Class) -> Option<&'static str> {
    let is_about = |row: &&Row| row.classes.contains(&class) || row.also.contains(&class);
    TABLE.iter().find(is_about).map(|row| row.name)
}

/// What was checked, as the competition writes it where it has words for it. Without `errors`, calls of `reach_error` are violations.
pub fn specification(selection: &Selection, errors: &[String]) -> String {
    let has = |class: &Class| selection.contains(*class);
    let rows: Vec<&Row> = TABLE.iter().filter(|row| row.classes.iter().all(has)).collect();
    let said = |class: &Class| rows.iter().any(|row| row.classes.contains(class) || row.also.contains(class));
    if rows.is_empty() || !selection.classes().iter().all(said) {
        return format!("{OTHERWISE}{selection}");
    }
    let usual = [ERROR_FUNCTIONS[0].to_string()];
    let errors = if errors.is_empty() { &usual } else { errors };
    let checks = rows.iter().flat_map(|row| {
        let functions = if row.formula == UNREACH_CALL { errors } else { &usual };
        functions.iter().map(|function| format!("CHECK( init(main()), LTL({}) )", written(row, function)))
    });
    checks.collect::<Vec<_>>().join("\n")
}

/// What a specification of a witness says, ours or another tool's.
pub fn specified(text: &str) -> Result<PropertyFile, BadProperty> {
    match text.trim().strip_prefix(OTHERWISE) {
        None => parse(text),
        Some(list) => match Selection::parse(list) {
            Ok(selection) => Ok(PropertyFile { selection, errors: Vec::new(), unsupported: None }),
            Err(error) => Err(BadProperty { line: 0, message: error.to_string() }),
        },
    }
}

/// The answer as the competition's tools read it: `true`, `false(unreach-call)`, `unknown (why)`.
pub fn verdict_line(answer: &Answer) -> String {
    let violated = answer.properties.iter().find(|property| property.verdict == Verdict::False);
    match (answer.verdict, violated) {
        (Verdict::True, _) => "true".to_string(),
        (Verdict::False, Some(property)) => {
            format!("false({})", name_of(property.class).unwrap_or(property.class.name()))
        }
        (Verdict::False, None) => "false".to_string(),
        (Verdict::Unknown, _) => {
            let why = answer.reason.as_ref().map(|reason| reason.to_string()).unwrap_or_default();
            let why: String = why.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            format!("unknown ({why})")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::property::Property;
    use crate::status::{Reason, ReasonCode};

    fn check(formula: &str) -> String {
        format!("CHECK( init(main()), LTL({formula}) )")
    }

    #[test]
    fn files_are_read_and_written_again() {
        let memory = ["G valid-deref", "G valid-free", "G valid-memtrack"].map(check).join("\n");
        for (text, classes) in [
            (check("G ! call(reach_error())"), "reach"),
            (memory, "bounds,null,lifetime,free,leak"),
            (check("G valid-memcleanup"), "cleanup"),
            (check("G ! overflow"), "overflow,shift"),
            (check("G ! data-race"), "race"),
            (check("G ! deadlock"), "deadlock"),
        ] {
            let found = parse(&format!("\n{text}\n\n")).expect("it is understood");
            assert_eq!((found.selection.to_string().as_str(), found.unsupported), (classes, None));
            assert_eq!(specification(&found.selection, &found.errors), text);
            assert_eq!(specified(&text).as_ref(), Ok(&found));
        }
    }

    #[test]
    fn blanks_do_not_matter_and_functions_have_names() {
        let text = "CHECK(init(main()),LTL(G!call(f())))\nCHECK( init(main()), LTL(G ! call( g() )) )";
        let found = parse(text).expect("it is understood");
        assert_eq!(found.errors, ["f", "g"]);
        let again = specification(&found.selection, &found.errors);
        assert_eq!(again, ["G ! call(f())", "G ! call(g())"].map(check).join("\n"));
    }

    #[test]
    fn what_the_competition_has_no_words_for_is_said_in_ours() {
        let chosen = |list: &str| Selection::parse(list).expect("they are classes");
        assert_eq!(specification(&chosen("overflow"), &[]), check("G ! overflow"));
        for list in ["assert,reach", "bounds,null", "shift"] {
            let text = specification(&chosen(list), &[]);
            assert_eq!(text, format!("no violation of {list}"));
            assert_eq!(specified(&text).map(|found| found.selection), Ok(chosen(list)));
        }
    }

    #[test]
    fn mistakes_have_a_line() {
        let good = check("G ! overflow");
        let message = |text: String| parse(&text).map_err(|error| (error.line, error.message));
        for (line, part) in [
            (check("G ! overfloww"), "there is no property `G ! overfloww`"),
            ("CHECK( init(main()), LTL(G ! overflow)".to_string(), "a property is written as"),
            ("CHECK( init(start()), LTL(G ! overflow) )".to_string(), "only `main`"),
            (check("G [] overflow"), "`[` has no meaning"),
        ] {
            let (at, message) = message(format!("{good}\n\n{line}\n")).expect_err("it is wrong");
            assert!(at == 3 && message.contains(part), "{at}: {message}");
        }
        assert_eq!(message(" \n".to_string()).map_err(|(line, _)| line), Err(0));
        assert_eq!(parse(&check("F end")).map(|found| found.unsupported), Ok(Some("termination")));
        let cover = parse("COVER( init(main()), FQL(COVER EDGES(@CALL(reach_error))) )");
        assert!(cover.is_ok_and(|found| found.unsupported.is_some()));
    }

    #[test]
    fn answers_are_one_line() {
        let mut answer = Answer::new("explore", vec![]);
        answer.reason = Some(Reason::because(ReasonCode::Unwind, "two\nlines"));
        assert_eq!(verdict_line(&answer), "unknown (two lines)");
        answer.verdict = Verdict::True;
        assert_eq!(verdict_line(&answer), "true");
        answer.verdict = Verdict::False;
        for (class, line) in [
            (Class::Null, "false(valid-deref)"),
            (Class::Free, "false(valid-free)"),
            (Class::Leak, "false(valid-memtrack)"),
            (Class::Cleanup, "false(valid-memcleanup)"),
            (Class::Shift, "false(no-overflow)"),
            (Class::Race, "false(no-data-race)"),
            (Class::Reach, "false(unreach-call)"),
            (Class::Assert, "false(assert)"),
        ] {
            answer.properties = vec![Property::violated(String::new(), class, "")];
            assert_eq!(verdict_line(&answer), line);
        }
    }
}
