//! Functions, places and registers by name.

use super::ast::Name;
use super::resolve::{Failure, Scope};
use super::resolved::Called;
use crate::suggest;
use arena::Id;
use ir::function::{BlockId, LocalId};
use program::code::{FuncId, Param, Pc};
use program::primitive::Primitive;
use std::path::Path;

impl Scope<'_> {
    /// The function with a body of this name: its symbol, or its name in the source.
    pub(super) fn function(&self, name: &Name) -> Result<FuncId, Failure> {
        if let Some(function) = self.find_function(name)? {
            return Ok(function);
        }
        let known = self.program.functions.values().map(|function| &*function.name);
        let hint = suggest::ending(&name.text, known);
        let is_declared = self.program.module.global_named(name.text.as_bytes()).is_some();
        let what = if is_declared { "has no code that the program reaches" } else { "does not exist" };
        Failure::at(name.pos, format!("the function `{}` {what}{hint}", name.text))
    }

    fn find_function(&self, name: &Name) -> Result<Option<FuncId>, Failure> {
        if let Some(function) = self.program.function_named(&name.text) {
            return Ok(Some(function));
        }
        let of_source = |(_, function): &(FuncId, &program::code::Function)| {
            self.debug.subprogram_of(function.global).is_some_and(|found| found.name == *name.text)
        };
        let found: Vec<_> = self.program.functions.iter().filter(of_source).collect();
        match found[..] {
            [] => Ok(None),
            [(function, _)] => Ok(Some(function)),
            _ => {
                let symbols: Vec<&str> = found.iter().map(|(_, function)| &*function.name).collect();
                let message = format!("`{}` may be {}: say which", name.text, symbols.join(" or "));
                Failure::at(name.pos, message)
            }
        }
    }

    /// What a call of this name calls; none if nothing that is reached does.
    pub(super) fn called(&mut self, name: &Name) -> Result<Option<Called>, Failure> {
        if let Some(function) = self.find_function(name)? {
            return Ok(Some(Called::Function(function)));
        }
        let externals = &self.program.code.externals;
        if let Some(place) = externals.iter().position(|external| *external == name.text) {
            return Ok(Some(Called::External(u32::try_from(place).unwrap_or(u32::MAX))));
        }
        if let Some(primitive) = Primitive::named(name.text.as_bytes()) {
            return Ok(Some(Called::Primitive(primitive)));
        }
        let module = &self.program.module;
        let declared = module.global_named(name.text.as_bytes());
        if declared.is_some_and(|id| module.globals[id].as_function().is_some()) {
            self.warn(name.pos, format!("nothing that the program reaches calls `{}`", name.text));
            return Ok(None);
        }
        let bodies = self.program.functions.values().map(|function| &*function.name);
        let hint = suggest::ending(&name.text, bodies.chain(externals.iter().map(String::as_str)));
        Failure::at(name.pos, format!("the function `{}` does not exist{hint}", name.text))
    }

    /// A register of a function.
    pub(super) fn register(&self, function: FuncId, name: &Name) -> Result<Param, Failure> {
        if let Some(register) = self.program.register_named(function, &name.text) {
            return Ok(register);
        }
        let names = self.program.names(function);
        let count = self.program.body(function).map_or(0, |body| body.locals.len());
        let known: Vec<String> =
            (0..count).map(|local| format!("%{}", names.local(LocalId::new(local)))).collect();
        let of = &self.program.functions[function].name;
        let mut hint = suggest::ending(&format!("%{}", name.text), known.iter().map(String::as_str));
        if hint.is_empty() && self.has_variable(function, &name.text) {
            hint = format!("; did you mean the variable, without `%`: `{}`?", name.text);
        }
        Failure::at(name.pos, format!("the function `{of}` has no register `%{}`{hint}", name.text))
    }

    /// The places that `what:place` names: a block of a function, or a line of a file.
    pub(super) fn places(&mut self, what: &Name, place: &Name) -> Result<Vec<Pc>, Failure> {
        let line = place.text.parse::<u32>().ok();
        match self.find_function(what)? {
            Some(function) => {
                if let Some(pc) = self.program.block_named(function, &place.text) {
                    return Ok(vec![pc]);
                }
                let names = self.program.names(function);
                if names.block_named(&place.text).is_some() {
                    self.warn(place.pos, format!("nothing leads to the block `{}`", place.text));
                    return Ok(Vec::new());
                }
                let count = self.program.functions[function].blocks.len();
                let blocks: Vec<&str> = (0..count).map(|block| names.block(BlockId::new(block))).collect();
                let hint = suggest::ending(&place.text, blocks.iter().copied());
                let known = format!("; there are {}", blocks[..blocks.len().min(12)].join(", "));
                let hint = if hint.is_empty() { known } else { hint };
                let message = format!("the function `{}` has no block `{}`{hint}", what.text, place.text);
                Failure::at(place.pos, message)
            }
            None => match line {
                Some(line) => self.line(what, place, line),
                None => self.function(what).map(|_| Vec::new()),
            },
        }
    }

    /// The places of a line, sorted.
    fn line(&self, file: &Name, at: &Name, line: u32) -> Result<Vec<Pc>, Failure> {
        let mut found = Vec::new();
        let mut lines: Vec<u32> = Vec::new();
        let mut files: Vec<String> = Vec::new();
        for function in self.program.functions.values() {
            for pc in function.entry..function.end {
                let Some((_, inst)) = self.program.inst_at(pc) else { continue };
                let Some(location) = self.debug.location_of(inst) else { continue };
                if !Path::new(&*location.directory).join(&*location.file).ends_with(&file.text) {
                    if !files.iter().any(|known| *known == *location.file) {
                        files.push(location.file.to_string());
                    }
                } else if location.line == line {
                    found.push(pc);
                } else if location.line != 0 {
                    lines.push(location.line);
                }
            }
        }
        if !found.is_empty() {
            return Ok(found);
        }
        if lines.is_empty() {
            let hint = match &files[..] {
                [] => "; the program has no debug info".to_string(),
                files => suggest::ending(&file.text, files.iter().map(String::as_str)),
            };
            let message =
                format!("`{}` is neither a function nor a file with code of the program{hint}", file.text);
            return Failure::at(file.pos, message);
        }
        let before = lines.iter().filter(|known| **known < line).max();
        let after = lines.iter().filter(|known| **known > line).min();
        let near: Vec<String> = before.into_iter().chain(after).map(u32::to_string).collect();
        let message =
            format!("there is no code in line {line}; the nearest is in line {}", near.join(" and "));
        Failure::at(at.pos, message)
    }
}
