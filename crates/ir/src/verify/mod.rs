//! Is a module well-formed? What LLVM's own verifier, and the parts of its parser that look at types, refuse.
//!
//! Claim: a module that LLVM 19 accepts, or one of LLVM 14 to 22 that its own LLVM accepts, has no
//! [`Problem`]. Limits: the other direction holds for the rules that give a program a meaning (structure, SSA,
//! types, calls, linkage); of the rules about intrinsics the common families are checked, of those about
//! metadata the shapes that optimisers rely on. Broken debug info makes LLVM warn and drop it, not refuse the
//! module, so it is checked apart, by [`debug_info`]. Target-specific rules are left out.
//!
//! Functions are checked one by one and independently of each other: [`Verifier`] holds what they share and
//! can be used from several threads.

mod aggregates;
mod arithmetic;
mod asm;
mod attributes;
mod bundles;
mod calls;
mod casts;
mod constants;
mod debug_info;
mod exceptions;
mod facts;
mod funclets;
mod function;
mod globals;
mod inst;
mod intrinsics;
mod memory;
mod metadata;
mod module_metadata;
mod musttail;
mod problem;
mod results;
mod swifterror;
mod tbaa;
mod types;

pub use debug_info::debug_info;
pub use problem::Problem;

use crate::global::{GlobalId, GlobalKind};
use crate::module::Module;
use facts::Facts;
use problem::Sink;

/// More problems than this are not collected: a person reads the first few.
pub const MAX_PROBLEMS: usize = 100;

/// Every problem of a module, in the order of its globals; at most [`MAX_PROBLEMS`].
pub fn module(module: &Module) -> Vec<Problem> {
    let verifier = Verifier::new(module);
    let mut problems = verifier.outside_functions();
    for id in module.globals.ids() {
        if problems.len() >= MAX_PROBLEMS {
            break;
        }
        if matches!(module.globals[id].kind, GlobalKind::Function(_)) {
            problems.extend(verifier.function(id));
        }
    }
    problems.truncate(MAX_PROBLEMS);
    problems
}

/// The problems of one function's body. To check many, share one [`Verifier`].
pub fn function(module: &Module, function: GlobalId) -> Vec<Problem> {
    Verifier::new(module).function(function)
}

/// Checks the functions of one module: what they share is computed once.
pub struct Verifier<'m> {
    module: &'m Module,
    facts: Facts,
}

impl<'m> Verifier<'m> {
    /// Prepares for checking `module`.
    pub fn new(module: &'m Module) -> Verifier<'m> {
        Verifier { module, facts: Facts::new(module) }
    }

    /// The problems of everything but the bodies of functions.
    pub fn outside_functions(&self) -> Vec<Problem> {
        let mut sink = Sink::new(self.module);
        types::check(self.module, &self.facts, &mut sink);
        constants::check(self.module, &self.facts, &mut sink);
        globals::check(self.module, &self.facts, &mut sink);
        module_metadata::check(self.module, &mut sink);
        sink.problems
    }

    /// The problems of the body of a function; none for a declaration.
    pub fn function(&self, id: GlobalId) -> Vec<Problem> {
        match self.module.globals[id].as_function() {
            Some(function) => match &function.body {
                Some(body) => function::check(self.module, &self.facts, id, function, body),
                None => Vec::new(),
            },
            None => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_can_be_checked_in_parallel() {
        fn can_be_shared<T: Sync>(_: &T) {}
        let module = Module::default();
        let verifier = Verifier::new(&module);
        can_be_shared(&verifier);
        assert!(verifier.outside_functions().is_empty());
    }
}
