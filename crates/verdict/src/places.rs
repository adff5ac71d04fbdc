//! Which place of the source a place of the code comes from.
//!
//! Debug info answers where there is any; the text of the IR itself where the program is one file of it; nobody for the code
//! of the platform, which has neither. Costs a few dozen steps through metadata per question, and a look at the file system
//! per file.

use crate::location::{Call, Location, Stack};
use ir::debug::DebugInfo;
use program::Program;
use program::code::Pc;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Answers where code comes from.
pub struct Places<'a> {
    program: &'a Program,
    debug: DebugInfo<'a>,
    /// The only input, if it is LLVM text: its name and its bytes.
    text: Option<(&'a str, &'a [u8])>,
    /// The files met so far: few, so that a list will do.
    files: Mutex<Vec<File>>,
}

/// A file that debug info names.
struct File {
    directory: String,
    name: String,
    /// What reports call it.
    shown: String,
    /// Where it is by the directory of the compiler.
    path: String,
}

impl<'a> Places<'a> {
    /// Places of `program`; `text` is the name and content of the only input, if that is LLVM text.
    pub fn new(program: &'a Program, text: Option<(&'a str, &'a [u8])>) -> Places<'a> {
        Places { program, debug: DebugInfo::new(&program.module), text, files: Mutex::default() }
    }

    /// The debug info that it asks.
    pub fn debug(&self) -> &DebugInfo<'a> {
        &self.debug
    }

    /// Where the op at `pc` comes from; line 0 is code that the compiler made up.
    pub fn location(&self, pc: Pc) -> Option<Location> {
        let (function, inst) = self.program.inst_at(pc)?;
        if let Some(found) = self.debug.location_of(inst) {
            let name = if found.function.is_empty() { &function.name } else { &*found.function };
            let (file, path) = self.file(&found.directory, &found.file);
            return Some(Location { path, ..Location::new(&file, found.line, found.column.max(1), name) });
        }
        let (file, text) = self.text?;
        if inst.pos.0 == 0 {
            return None;
        }
        let at = source::line_column(text, inst.pos);
        Some(Location::new(file, at.line, at.column, &function.name))
    }

    /// What reports call a file, and where it is by the directory of the compiler.
    fn file(&self, directory: &str, name: &str) -> (String, String) {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = files.iter().find(|file| file.name == name && file.directory == directory) {
            return (known.shown.clone(), known.path.clone());
        }
        let path = Path::new(directory).join(name).display().to_string();
        // As the compiler was told, if that leads there from here.
        let as_told = Path::new(name).exists() || !Path::new(&path).exists();
        let shown = if as_told { name.to_string() } else { path.clone() };
        let [directory, name] = [directory, name].map(str::to_string);
        files.push(File { directory, name, shown: shown.clone(), path: path.clone() });
        (shown, path)
    }

    /// The innermost place of a stack that is the user's; the stack starts with the innermost call.
    pub fn innermost(&self, stack: &[Pc]) -> Option<Location> {
        stack.iter().filter_map(|&pc| self.location(pc)).find(|location| location.line != 0)
    }

    /// The calls of a thread, the innermost first.
    pub fn stack(&self, thread: u32, what: &str, stack: &[Pc]) -> Stack {
        let name = |pc: Pc| match self.program.function_at(pc) {
            Some(function) => self.program.functions[function].name.clone(),
            None => "constants".to_string(),
        };
        let calls = stack.iter().map(|&pc| {
            let location = self.location(pc);
            // As the source has it: C++ and Rust have other names for linkers.
            let function = location.as_ref().map_or_else(|| name(pc), |location| location.function.clone());
            Call { function, location }
        });
        Stack { thread, what: what.to_string(), calls: calls.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_without_debug_info_has_lines_too() {
        let text = "define i32 @main() {\n  %x = add i32 1, 2\n  ret i32 %x\n}\n";
        let module = reader::read("a.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["main"]).expect("it has a layout");
        let places = Places::new(&program, Some(("a.ll", text.as_bytes())));
        assert_eq!(places.location(1), Some(Location::new("a.ll", 3, 3, "main")));
        assert_eq!(places.stack(0, "", &[1]).calls[0].function, "main");
        assert_eq!(Places::new(&program, None).innermost(&[1, 0]), None);
    }
}
