//! What is in a program, counted.

use crate::Program;
use crate::calls::CallGraph;
use crate::code::LiteralValue;
use crate::loops::Loops;
use crate::object::ObjectKind;
use crate::visible::Visibility;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// How much there is of what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Functions with a body that are reached.
    pub functions_reached: usize,
    /// Functions with a body.
    pub functions_defined: usize,
    /// Ops, those that compute constants not counted.
    pub ops: usize,
    /// Ops that other threads can notice.
    pub visible_ops: usize,
    /// Scalar constants.
    pub constants: usize,
    /// Those of them that are computed before the program.
    pub constants_computed: usize,
    /// Variables.
    pub variables: usize,
    /// What they take together.
    pub variable_bytes: u64,
    /// Shapes of values.
    pub shapes: usize,
    /// Natural loops.
    pub loops: usize,
    /// How deep the deepest is nested.
    pub loop_depth: u32,
    /// Edges that close a cycle with several entries.
    pub irreducible_edges: usize,
    /// The functions that may call themselves, those that do it together in one list, by name.
    pub recursion: Vec<Vec<String>>,
    /// The functions that are called and defined nowhere.
    pub externals: Vec<String>,
    /// What is reached and not supported, with how often.
    pub unsupported: Vec<(String, usize)>,
}

impl Summary {
    /// What is in `program`.
    pub fn of(program: &Program) -> Summary {
        let calls = CallGraph::new(program);
        let code = &program.code;
        let mut summary = Summary {
            functions_reached: program.functions.len(),
            ops: code.ops.len() - program.constant_code.len(),
            visible_ops: Visibility::new(program).count(),
            constants: program.literals.len(),
            shapes: code.shapes.len(),
            externals: code.externals.clone(),
            ..Summary::default()
        };
        let has_body = |global: &ir::Global| global.as_function().is_some_and(|f| f.body.is_some());
        summary.functions_defined = program.module.globals.values().filter(|global| has_body(global)).count();
        let computed = |value: &LiteralValue| matches!(value, LiteralValue::Computed(_));
        summary.constants_computed = program.literals.iter().filter(|l| computed(&l.value)).count();
        for object in program.objects.values() {
            if matches!(object.kind, ObjectKind::Variable { .. }) {
                summary.variables += 1;
                summary.variable_bytes = summary.variable_bytes.saturating_add(object.size);
            }
        }
        let mut recursion: HashMap<u32, Vec<String>, FxBuildHasher> = HashMap::default();
        for (id, function) in program.functions.iter() {
            let loops = program.body(id).map(Loops::of).unwrap_or_default();
            summary.loops += loops.loops.len();
            summary.irreducible_edges += loops.irreducible.len();
            let deepest = loops.loops.values().map(|found| found.depth).max().unwrap_or(0);
            summary.loop_depth = summary.loop_depth.max(deepest);
            if calls.is_recursive(id) {
                recursion.entry(calls.component(id)).or_default().push(function.name.clone());
            }
        }
        summary.recursion = recursion.into_values().collect();
        summary.recursion.sort();
        let mut unsupported: HashMap<&str, usize, FxBuildHasher> = HashMap::default();
        for what in &code.unsupported {
            *unsupported.entry(what).or_default() += 1;
        }
        summary.unsupported = unsupported.into_iter().map(|(what, n)| (what.to_string(), n)).collect();
        summary.unsupported.sort();
        summary
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::program;

    #[test]
    fn everything_reached_is_counted() {
        let program = program(
            "@g = global i64 ptrtoint (ptr @g to i64)
             define i32 @main(i32 %n) {
               br label %loop
             loop:
               %i = phi i32 [ 0, %0 ], [ %next, %loop ]
               %next = call i32 @self(i32 %i)
               %c = icmp slt i32 %next, %n
               br i1 %c, label %loop, label %end
             end:
               %x = load i64, ptr @g
               %y = callbr i32 asm \"\", \"=r,!i\"() to label %fine [label %loop]
             fine:
               ret i32 0
             }
             define i32 @self(i32 %x) { %y = call i32 @self(i32 %x) ret i32 %y }
             define void @not_reached() { ret void }",
            &["main"],
        );
        let summary = Summary::of(&program);
        assert_eq!((summary.functions_reached, summary.functions_defined), (2, 3));
        assert_eq!((summary.ops, summary.visible_ops), (9, 1));
        assert_eq!((summary.variables, summary.variable_bytes), (1, 8));
        assert_eq!(summary.recursion, [["self"]]);
        assert_eq!(summary.unsupported.len(), 1);
        assert!(summary.constants_computed == 1 && summary.loops == 1 && summary.loop_depth == 1);
    }
}
