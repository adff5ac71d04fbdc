//! What registers and blocks of a function are called: by their names, and those without one by LLVM's numbers.
//!
//! So everything in a function can be named, and a query may say `%3` where the text says `%3`.

use crate::Program;
use crate::code::{FuncId, Param, Pc};
use arena::Id;
use hashbrown::HashMap;
use ir::Module;
use ir::function::{BlockId, Body, LocalId};
use ir::print::Numbering;
use rustc_hash::FxBuildHasher;

/// The names of one function's registers and blocks, without `%`.
#[derive(Clone, Debug, Default)]
pub struct Names {
    locals: Vec<String>,
    blocks: Vec<String>,
    local_ids: HashMap<String, LocalId, FxBuildHasher>,
    block_ids: HashMap<String, BlockId, FxBuildHasher>,
}

impl Names {
    /// The names in `body`, which is one of `module`.
    pub fn of(module: &Module, body: &Body) -> Names {
        let numbers = Numbering::of(body);
        let text = |name: Option<ir::Symbol>, number: Option<u32>| match name {
            Some(name) => module.strings.text(name).into_owned(),
            None => number.map_or_else(String::new, |number| number.to_string()),
        };
        let locals: Vec<String> =
            body.locals.iter().map(|(id, local)| text(local.name, numbers.local(id))).collect();
        let blocks: Vec<String> =
            body.blocks.iter().map(|(id, block)| text(block.name, numbers.block(id))).collect();
        // Where `%"3"` and `%3` both exist, the one that was called so by somebody is meant.
        let mut local_ids = HashMap::default();
        for (id, local) in body.locals.iter() {
            let name = locals[id.index()].clone();
            if local.name.is_some() || !local_ids.contains_key(&name) {
                local_ids.insert(name, id);
            }
        }
        let mut block_ids = HashMap::default();
        for (id, block) in body.blocks.iter() {
            let name = blocks[id.index()].clone();
            if block.name.is_some() || !block_ids.contains_key(&name) {
                block_ids.insert(name, id);
            }
        }
        Names { locals, blocks, local_ids, block_ids }
    }

    /// The name of a register.
    pub fn local(&self, id: LocalId) -> &str {
        self.locals.get(id.index()).map_or("", String::as_str)
    }

    /// The name of a block.
    pub fn block(&self, id: BlockId) -> &str {
        self.blocks.get(id.index()).map_or("", String::as_str)
    }

    /// The register of this name.
    pub fn local_named(&self, name: &str) -> Option<LocalId> {
        self.local_ids.get(name).copied()
    }

    /// The block of this name.
    pub fn block_named(&self, name: &str) -> Option<BlockId> {
        self.block_ids.get(name).copied()
    }
}

impl Program {
    /// The body in the IR that a function was made from.
    pub fn body(&self, function: FuncId) -> Option<&Body> {
        self.module.globals[self.functions[function].global].as_function()?.body.as_ref()
    }

    /// The names of a function's registers and blocks.
    pub fn names(&self, function: FuncId) -> Names {
        self.body(function).map_or_else(Names::default, |body| Names::of(&self.module, body))
    }

    /// Where the register of this name lies.
    pub fn register_named(&self, function: FuncId, name: &str) -> Option<Param> {
        let local = self.names(function).local_named(name)?;
        self.functions[function].registers.get(local.index()).copied()
    }

    /// Where the block of this name starts; none if nothing leads to it.
    pub fn block_named(&self, function: FuncId, name: &str) -> Option<Pc> {
        let block = self.names(function).block_named(name)?;
        self.functions[function].blocks.get(block.index()).copied().filter(|&pc| pc != Pc::MAX)
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::program;

    #[test]
    fn everything_has_a_name() {
        let program = program(
            "define i32 @main(i32 %0, i32 %x) {
               %2 = add i32 %0, %x
               br label %next
             next:
               %\"quoted name\" = add i32 %2, 1
               br label %3
             3:
               %4 = add i32 %2, 2
               ret i32 %4
             dead:
               ret i32 0
             }",
            &["main"],
        );
        let main = program.function_named("main").expect("it is there");
        let cell = |name| program.register_named(main, name).map(|at| at.reg);
        assert_eq!((cell("0"), cell("x"), cell("2")), (Some(0), Some(1), Some(2)));
        assert_eq!((cell("quoted name"), cell("4"), cell("5")), (Some(3), Some(4), None));
        let block = |name| program.block_named(main, name);
        assert_eq!((block("1"), block("next"), block("3"), block("dead")), (Some(0), Some(2), Some(4), None));
        let names = program.names(main);
        assert_eq!(names.local_named("4").map(|id| names.local(id)), Some("4"));
    }
}
