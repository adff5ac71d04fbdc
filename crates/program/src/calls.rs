//! Who may call whom, and what may call itself.
//!
//! Claim: a function that a call can enter is among [`CallGraph::callees`] of the caller. A call through a pointer may lead to every
//! function whose address is a constant of the program and whose scalars fit the call, as `sem` asks when it happens.
//! Functions that are started as threads, as handlers of the environment, or by the machine itself are no callees: see
//! [`CallGraph::started`].

use crate::Program;
use crate::code::{Callee, FuncId, LiteralValue, Op, SiteId};
use crate::object::ObjectKind;
use crate::primitive::Primitive;
use arena::Id;

/// The call graph of a program.
#[derive(Clone, Debug)]
pub struct CallGraph {
    callees: Vec<Vec<FuncId>>,
    address_taken: Vec<bool>,
    started: Vec<FuncId>,
    component: Vec<u32>,
    recursive: Vec<bool>,
}

impl CallGraph {
    /// The call graph of `program`.
    pub fn new(program: &Program) -> CallGraph {
        let count = program.functions.len();
        let mut address_taken = vec![false; count];
        for literal in &program.literals {
            if let LiteralValue::Address(object) = literal.value
                && let ObjectKind::Function(function) = program.objects[object].kind
            {
                address_taken[function.index()] = true;
            }
        }
        let mut graph = CallGraph {
            callees: vec![Vec::new(); count],
            address_taken,
            started: Vec::new(),
            component: Vec::new(),
            recursive: Vec::new(),
        };
        let mut starts = false;
        for (id, function) in program.functions.iter() {
            let mut callees = Vec::new();
            for op in &program.code.ops[function.entry as usize..function.end as usize] {
                let Op::Call(site) = *op else { continue };
                match program.code.sites[site as usize].callee {
                    Callee::Function(callee) => callees.push(callee),
                    Callee::Pointer(_) => callees.extend(graph.possible_targets(program, site)),
                    Callee::Primitive(primitive) => {
                        starts |= matches!(
                            primitive,
                            Primitive::Spawn | Primitive::SpawnWith | Primitive::Interrupt
                        );
                    }
                    Callee::External(_) => {}
                }
            }
            callees.sort();
            callees.dedup();
            graph.callees[id.index()] = callees;
        }
        if starts {
            graph.started = program.functions.ids().filter(|id| graph.is_address_taken(*id)).collect();
        }
        graph.find_components();
        graph
    }

    /// The functions that a call through a pointer may enter, whether or not it fits them: the one that a constant is the address of, else all whose address is taken.
    pub fn possible_targets<'a>(
        &'a self,
        program: &'a Program,
        site: SiteId,
    ) -> impl Iterator<Item = FuncId> + 'a {
        let named = match program.code.sites[site as usize].callee {
            Callee::Pointer(pointer) => program.literal(pointer),
            Callee::Function(_) | Callee::Primitive(_) | Callee::External(_) => None,
        };
        let only = match named {
            Some(LiteralValue::Address(object)) => match program.objects[*object].kind {
                ObjectKind::Function(function) => Some(function),
                _ => None,
            },
            _ => None,
        };
        program.functions.ids().filter(move |id| match only {
            Some(only) => only == *id,
            None => self.is_address_taken(*id),
        })
    }

    /// The functions that a function may call, without repetitions.
    pub fn callees(&self, function: FuncId) -> &[FuncId] {
        &self.callees[function.index()]
    }

    /// Whether the address of a function is a constant of the program.
    pub fn is_address_taken(&self, function: FuncId) -> bool {
        self.address_taken[function.index()]
    }

    /// The functions that threads and handlers may start with, besides the entry functions.
    pub fn started(&self) -> &[FuncId] {
        &self.started
    }

    /// Whether a function may come to be called while it runs, in the same thread.
    pub fn is_recursive(&self, function: FuncId) -> bool {
        self.recursive[function.index()]
    }

    /// The number of the set of functions that may all call each other; a function's own set is never smaller than its callees'.
    pub fn component(&self, function: FuncId) -> u32 {
        self.component[function.index()]
    }

    /// How many such sets have more than one member, or one that calls itself.
    pub fn recursions(&self) -> usize {
        let mut found: Vec<u32> =
            self.component.iter().zip(&self.recursive).filter(|(_, r)| **r).map(|(c, _)| *c).collect();
        found.sort_unstable();
        found.dedup();
        found.len()
    }

    /// Tarjan's algorithm with a stack of our own: a chain of calls is as long as the program likes.
    fn find_components(&mut self) {
        const NEW: u32 = u32::MAX;
        let count = self.callees.len();
        let mut number = vec![NEW; count];
        let mut low = vec![0; count];
        let mut open = Vec::new();
        let mut on_stack = vec![false; count];
        let (mut next_number, mut next_component) = (0, 0);
        self.component = vec![0; count];
        self.recursive = vec![false; count];
        for root in 0..count {
            let mut walk = vec![(root, 0)];
            while let Some((at, next)) = walk.last_mut() {
                let at = *at;
                if *next == 0 && number[at] == NEW {
                    number[at] = next_number;
                    low[at] = next_number;
                    next_number += 1;
                    open.push(at);
                    on_stack[at] = true;
                } else if *next == 0 {
                    walk.pop();
                    continue;
                }
                if let Some(&callee) = self.callees[at].get(*next) {
                    *next += 1;
                    let callee = callee.index();
                    if number[callee] == NEW {
                        walk.push((callee, 0));
                    } else if on_stack[callee] {
                        low[at] = low[at].min(number[callee]);
                        self.recursive[at] |= callee == at;
                    }
                    continue;
                }
                walk.pop();
                if let Some(&(parent, _)) = walk.last() {
                    low[parent] = low[parent].min(low[at]);
                }
                if low[at] == number[at] {
                    let start = open.iter().rposition(|&member| member == at).unwrap_or(0);
                    let members = open.split_off(start);
                    for &member in &members {
                        on_stack[member] = false;
                        self.component[member] = next_component;
                        self.recursive[member] |= members.len() > 1;
                    }
                    next_component += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::program;

    fn graph(text: &str) -> (Program, CallGraph) {
        let program = program(text, &["main"]);
        let graph = CallGraph::new(&program);
        (program, graph)
    }

    fn id(program: &Program, name: &str) -> FuncId {
        program.function_named(name).unwrap_or_else(|| panic!("{name} is reached"))
    }

    #[test]
    fn recursion_is_a_circle_of_calls() {
        let (program, graph) = graph(
            "define void @main() { call void @even() call void @self() call void @leaf() ret void }
             define void @even() { call void @odd() ret void }
             define void @odd() { call void @even() call void @leaf() ret void }
             define void @self() { call void @self() ret void }
             define void @leaf() { ret void }
             define void @not_reached() { call void @not_reached() ret void }",
        );
        let recursive = |name| graph.is_recursive(id(&program, name));
        assert!(recursive("even") && recursive("odd") && recursive("self"));
        assert!(!recursive("main") && !recursive("leaf"));
        assert_eq!(graph.recursions(), 2);
        let component = |name| graph.component(id(&program, name));
        assert_eq!(component("even"), component("odd"));
        assert!(component("leaf") < component("odd") && component("self") < component("main"));
        assert_eq!(program.function_named("not_reached"), None);
    }

    #[test]
    fn a_pointer_leads_to_what_has_an_address() {
        let (program, graph) = graph(
            "@table = global [3 x ptr] [ptr @one, ptr @two, ptr @float]
             define i32 @main(ptr %f) { %r = call i32 %f(i32 1) call void @direct(i32 1) ret i32 %r }
             define i32 @one(i32 %x) { %p = load ptr, ptr @table ret i32 %x }
             define i32 @two(i32 %x, i32 %y) { ret i32 %x }
             define i32 @float(float %x) { ret i32 0 }
             define void @direct(i32 %x) { %p = load ptr, ptr @table ret void }",
        );
        let callees: Vec<&str> =
            graph.callees(id(&program, "main")).iter().map(|&f| &*program.functions[f].name).collect();
        assert_eq!(callees.len(), 4, "{callees:?}");
        assert!(
            graph.is_address_taken(id(&program, "two")) && !graph.is_address_taken(id(&program, "direct"))
        );
    }

    #[test]
    fn a_constant_leads_to_one_function() {
        let (program, graph) = graph(
            "@table = global [2 x ptr] [ptr @one, ptr @two]
             define i32 @main() { %p = load ptr, ptr @table %r = call i32 @one() ret i32 %r }
             define i32 @one(i32 %x) { ret i32 %x }
             define i32 @two(i32 %x) { ret i32 %x }",
        );
        assert_eq!(graph.callees(id(&program, "main")), [id(&program, "one")]);
    }

    #[test]
    fn threads_start_with_functions_that_have_an_address() {
        let (program, graph) = graph(
            "declare i32 @heddle_spawn(ptr, ptr)
             define void @main() { %t = call i32 @heddle_spawn(ptr @thread, ptr null) ret void }
             define void @thread(ptr %x) { ret void }",
        );
        assert_eq!(graph.started(), [id(&program, "thread")]);
        assert!(graph.callees(id(&program, "main")).is_empty());
    }

    #[test]
    fn long_chains_of_calls_are_walked_without_recursion() {
        let count = 20_000;
        let mut text = String::from("define void @main() { call void @f0() ret void }\n");
        for i in 0..count {
            text += &format!("define void @f{i}() {{ call void @f{}() ret void }}\n", (i + 1) % count);
        }
        let (program, graph) = graph(&text);
        assert!(graph.is_recursive(id(&program, "f7")) && !graph.is_recursive(id(&program, "main")));
    }
}
