//! What SV-COMP asks for: property files, and which functions are errors.

use crate::args::CheckArgs;
use program::errors::Errors;
use std::path::Path;
use verdict::property::Class;
use verdict::svcomp::{BadProperty, ERROR_FUNCTIONS, PropertyFile, parse};
use verdict::{Answer, Selection};

/// What is to be checked.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The classes.
    pub selection: Selection,
    /// The functions that must not be called, if others than the usual ones were named.
    pub named: Vec<String>,
    /// Something that was asked for and that nobody here can check, in words.
    pub unsupported: Option<&'static str>,
}

impl Asked {
    /// What `--property` or `--property-file` says, or `otherwise` if they say nothing.
    pub fn new(args: &CheckArgs, otherwise: Option<&str>) -> Result<Asked, String> {
        if let Some(file) = &args.property_file {
            return read(file).map(Asked::from);
        }
        let property = args.property.as_deref().or(otherwise);
        let selection = property.map_or(Ok(Selection::default()), Selection::parse);
        let selection = selection.map_err(|error| format!("--property: {error}"))?;
        Ok(Asked { selection, named: Vec::new(), unsupported: None })
    }

    /// The functions that must not be called.
    pub fn errors(&self) -> Errors {
        errors(&self.selection, &self.named)
    }

    /// Says that functions that were named do not exist: somebody may have meant others.
    pub fn warn_of_missing(&self, module: &ir::Module, answer: &mut Answer) {
        for name in self.named.iter().filter(|name| module.global_named(name.as_bytes()).is_none()) {
            answer.warnings.push(format!("nothing in the program calls {name}, which the property is about"));
        }
    }
}

/// The functions that must not be called, if these classes are checked: those that were named, or the usual ones.
pub fn errors(selection: &Selection, named: &[String]) -> Errors {
    if !selection.contains(Class::Reach) {
        return Errors::default();
    }
    let usual = || ERROR_FUNCTIONS.iter().map(|name| name.to_string()).collect();
    match named.is_empty() {
        true => Errors { violations: usual(), ends: Vec::new() },
        false => Errors { violations: named.to_vec(), ends: usual() },
    }
}

impl From<PropertyFile> for Asked {
    fn from(file: PropertyFile) -> Asked {
        Asked { selection: file.selection, named: file.errors, unsupported: file.unsupported }
    }
}

/// Reads a property file; what is wrong with it, in words.
fn read(file: &Path) -> Result<PropertyFile, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("--property-file: {} cannot be read: {error}", file.display()))?;
    parse(&text).map_err(|BadProperty { line, message }| match line {
        0 => format!("--property-file: {}: {message}", file.display()),
        line => format!("--property-file: {}:{line}: {message}", file.display()),
    })
}
