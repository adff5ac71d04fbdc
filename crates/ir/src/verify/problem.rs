//! What is wrong, where, and in words for a person.

use super::MAX_PROBLEMS;
use crate::function::{BlockId, InstId};
use crate::global::GlobalId;
use crate::metadata::NamedMd;
use crate::module::Module;
use crate::print;
use source::Pos;
use std::fmt;

/// One thing that is wrong with a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub message: String,
    /// The function or other global it is in: `@f`.
    pub function: Option<String>,
    /// The block it is in: `%entry`.
    pub block: Option<String>,
    /// The instruction it is in, as text.
    pub instruction: Option<String>,
    /// Where that stands in the IR text, if it is about one place.
    pub pos: Option<Pos>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.function {
            let what = if self.block.is_some() { "function " } else { "" };
            write!(f, "in {what}{function}")?;
            if let Some(block) = &self.block {
                write!(f, ", block {block}")?;
            }
            f.write_str(": ")?;
        }
        if let Some(instruction) = &self.instruction {
            write!(f, "\"{instruction}\": ")?;
        }
        f.write_str(&self.message)
    }
}

/// Collects problems up to [`MAX_PROBLEMS`].
pub(super) struct Sink<'m> {
    module: &'m Module,
    pub(super) problems: Vec<Problem>,
}

impl<'m> Sink<'m> {
    pub(super) fn new(module: &'m Module) -> Sink<'m> {
        Sink { module, problems: Vec::new() }
    }

    /// Whether no more problems are collected: what is needed only to describe one may be left out.
    pub(super) fn is_full(&self) -> bool {
        self.problems.len() >= MAX_PROBLEMS
    }

    /// A problem of the module as a whole.
    #[cold]
    pub(super) fn of_module(&mut self, message: String) {
        self.push(Problem { message, function: None, block: None, instruction: None, pos: None });
    }

    /// A problem of a named list of metadata.
    #[cold]
    pub(super) fn of_list(&mut self, list: &NamedMd, message: String) {
        let pos = Some(list.pos);
        self.push(Problem { message, function: None, block: None, instruction: None, pos });
    }

    /// A problem of a global.
    #[cold]
    pub(super) fn of_global(&mut self, global: GlobalId, message: String) {
        if self.is_full() {
            return;
        }
        let function = Some(self.module.global_name(global));
        let pos = Some(self.module.globals[global].pos);
        self.push(Problem { message, function, block: None, instruction: None, pos });
    }

    /// A problem of a block of a function.
    #[cold]
    pub(super) fn of_block(&mut self, global: GlobalId, block: BlockId, message: String) {
        if self.is_full() {
            return;
        }
        let function = Some(self.module.global_name(global));
        let pos = Some(self.module.globals[global].pos);
        let block = self.block_name(global, block);
        self.push(Problem { message, function, block, instruction: None, pos });
    }

    /// A problem of an instruction.
    #[cold]
    pub(super) fn of_inst(&mut self, global: GlobalId, inst: InstId, message: String) {
        if self.is_full() {
            return;
        }
        let function = Some(self.module.global_name(global));
        let body = self.module.globals[global].as_function().and_then(|f| f.body.as_ref());
        let pos = body.and_then(|b| b.insts.get(inst)).map(|i| i.pos);
        let instruction = Some(shortened(&print::inst_text(self.module, global, inst)));
        let block = body.and_then(|b| b.blocks.iter().rev().find(|(_, block)| block.first <= inst));
        let block = block.and_then(|(id, _)| self.block_name(global, id));
        self.push(Problem { message, function, block, instruction, pos });
    }

    fn block_name(&self, global: GlobalId, block: BlockId) -> Option<String> {
        let body = self.module.globals[global].as_function()?.body.as_ref()?;
        Some(print::block_name(self.module, body, block))
    }

    fn push(&mut self, problem: Problem) {
        if !self.is_full() {
            self.problems.push(problem);
        }
    }
}

/// Longer instructions are shown in part: a switch may have a million cases.
const SHOWN: usize = 200;

fn shortened(text: &str) -> String {
    let text = text.trim();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_reads_as_a_sentence() {
        let problem = Problem {
            message: "%y is used before it is defined".into(),
            function: Some("@f".into()),
            block: Some("%entry".into()),
            instruction: Some("%x = add i32 %y, 1".into()),
            pos: Some(Pos(0)),
        };
        assert_eq!(
            problem.to_string(),
            "in function @f, block %entry: \"%x = add i32 %y, 1\": %y is used before it is defined"
        );
    }

    #[test]
    fn long_instructions_are_cut() {
        let text = "é".repeat(500);
        assert_eq!(shortened(&text).chars().count(), SHOWN + 1);
    }
}
