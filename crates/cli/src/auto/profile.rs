//! A quick look at a program: what there is that makes one engine or another the right one to ask.
//!
//! Limits: what is looked at is the code that can be reached, not what executions reach of it; a loop that no input decides about counts like any other.

use explore::Start;
use program::ObjectKind;
use program::Program;
use program::calls::CallGraph;
use program::code::{Callee, FuncId, Op};
use program::loops::Loops;
use program::primitive::Primitive;
use serde::Serialize;
use std::collections::BTreeSet;

/// What there is in a program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Profile {
    /// How many processes it starts as.
    pub processes: usize,
    /// How many places start threads.
    pub starts: usize,
    /// How many places ask for an input, whatever its width.
    pub inputs: usize,
    /// The widest input, in bits; 64 if that is not known.
    pub widest_input: u32,
    /// How many bytes its variables have.
    pub bytes: u64,
    /// How many loops there are.
    pub loops: usize,
    /// Whether a function may call itself.
    pub recursion: bool,
    /// Whether it computes with floating-point numbers.
    pub floats: bool,
    /// Whether it allocates memory.
    pub heap: bool,
    /// Whether the environment may interrupt it.
    pub interrupts: bool,
    /// How many functions it may call that nobody defines.
    pub externals: usize,
    /// How many instructions it has.
    pub ops: usize,
}

/// How many bits an input has that a search tries all values of.
const NARROW: u32 = 8;

fn is_variable(kind: &ObjectKind) -> bool {
    matches!(kind, ObjectKind::Variable { constant: false, init: Some(_), .. })
}

impl Profile {
    /// Looks at a program.
    pub fn of(program: &Program, start: &Start) -> Profile {
        let calls = CallGraph::new(program);
        let mut profile = Profile {
            processes: start.functions().len(),
            externals: program.code.externals.len(),
            bytes: program
                .objects
                .values()
                .filter(|object| is_variable(&object.kind))
                .map(|object| object.size)
                .sum(),
            ops: program.code.ops.len() - program.constant_code.len(),
            ..Profile::default()
        };
        let mut starters = Vec::new();
        for id in reached(start, &calls) {
            let function = &program.functions[id];
            let loops = program.body(id).map(Loops::of);
            profile.loops += loops.map_or(0, |found| found.loops.len() + found.irreducible.len());
            profile.recursion |= calls.is_recursive(id);
            let before = profile.starts;
            for op in &program.code.ops[function.entry as usize..function.end as usize] {
                profile.note(program, op);
            }
            if profile.starts > before {
                starters.push((id, profile.starts - before));
            }
        }
        // A function of the platform that starts threads does so wherever it is called.
        for (starter, own) in starters {
            let calls = program.code.sites.iter().filter(|site| site.callee == Callee::Function(starter));
            profile.starts += calls.count().max(own) - own;
        }
        profile
    }

    /// Notes what an instruction does.
    fn note(&mut self, program: &Program, op: &Op) {
        match op {
            Op::Call(site) => {
                if let Callee::Primitive(primitive) = program.code.sites[*site as usize].callee {
                    self.note_primitive(primitive);
                }
            }
            Op::FAdd(_) | Op::FSub(_) | Op::FMul(_) | Op::FDiv(_) | Op::FCmp { .. } => self.floats = true,
            _ => {}
        }
    }

    fn note_primitive(&mut self, primitive: Primitive) {
        let width = match primitive {
            Primitive::AnyBool => 1,
            Primitive::AnyChar | Primitive::AnyUchar => 8,
            Primitive::AnyShort | Primitive::AnyUshort => 16,
            Primitive::AnyInt | Primitive::AnyUint | Primitive::AnyFloat => 32,
            Primitive::AnyLong | Primitive::AnyUlong | Primitive::AnySize | Primitive::AnyDouble => 64,
            Primitive::AnyBytes | Primitive::Read => 64,
            // These say how many values there are.
            Primitive::Choose | Primitive::ChooseWeighted => 1,
            Primitive::Spawn | Primitive::SpawnWith => {
                self.starts += 1;
                return;
            }
            Primitive::Alloc => {
                self.heap = true;
                return;
            }
            Primitive::Interrupt => {
                self.interrupts = true;
                return;
            }
            _ => return,
        };
        self.inputs += 1;
        self.widest_input = self.widest_input.max(width);
    }

    /// Whether something may move beside something else.
    pub fn is_concurrent(&self) -> bool {
        self.starts > 0 || self.processes > 1 || self.interrupts
    }

    /// Whether some input has more values than a search tries.
    pub fn has_wide_inputs(&self) -> bool {
        self.widest_input > NARROW
    }

    /// Whether executions may be longer than the code.
    pub fn goes_round(&self) -> bool {
        self.loops > 0 || self.recursion
    }
}

/// The functions that executions may come to, not counting what happens before and after them.
fn reached(start: &Start, calls: &CallGraph) -> BTreeSet<FuncId> {
    let mut open: Vec<FuncId> = start.functions();
    open.extend(calls.started());
    let mut reached = BTreeSet::new();
    while let Some(function) = open.pop() {
        if reached.insert(function) {
            open.extend(calls.callees(function));
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(text: &str) -> Profile {
        let module = reader::read("test.ll", text.as_bytes()).expect("it is LLVM text");
        let program = Program::new(module, &["main"]).expect("it can be lowered");
        let main = program.function_named("main").expect("it is there");
        Profile::of(&program, &Start::Main(main))
    }

    #[test]
    fn what_there_is_is_seen_where_it_can_be_reached() {
        let text = "
            declare i32 @heddle_any_int()
            declare zeroext i1 @heddle_any_bool()
            declare i32 @heddle_spawn(ptr, ptr)
            declare void @unknown()
            define void @thread(ptr %arg) { ret void }
            define i32 @never() { %x = call i32 @never() ret i32 %x }
            define i32 @main() {
            entry:
              %t = call i32 @heddle_spawn(ptr @thread, ptr null)
              %x = call i32 @heddle_any_int()
              %c = icmp sgt i32 %x, 3
              br i1 %c, label %loop, label %end
            loop:
              %b = call i1 @heddle_any_bool()
              br i1 %b, label %loop, label %end
            end:
              call void @unknown()
              ret i32 0
            }";
        let found = profile(text);
        let expected = Profile {
            processes: 1,
            starts: 1,
            inputs: 2,
            widest_input: 32,
            loops: 1,
            externals: 1,
            ops: found.ops,
            ..Profile::default()
        };
        assert_eq!(found, expected);
        assert!(found.is_concurrent() && found.has_wide_inputs() && found.goes_round());
    }

    #[test]
    fn one_execution_has_nothing_of_it() {
        let found = profile("define i32 @main() { %x = fadd double 1.0, 2.0 ret i32 0 }");
        assert_eq!(found, Profile { processes: 1, floats: true, ops: found.ops, ..Profile::default() });
        assert!(!found.is_concurrent() && !found.has_wide_inputs() && !found.goes_round());
    }
}
