//! What may still be written when there are several threads: reading anything else is nobody's business but the reader's.
//!
//! ```text
//!   late      what started threads and handlers execute, and whatever may come after an op that starts one
//!   written   what a late op may write, or end the life of
//!   at rest   a load of objects that are not written
//! ```
//!
//! Claim: a load that is at rest gives the same before and after whatever other threads do meanwhile, as long as there is no undefined
//! behaviour. That `main` ends its locals by returning does not count: nobody may read them after that.
//!
//! Limits: those of [`PointsTo`]; nothing is at rest if it gave up, or if a late op writes to an address that nobody can tell.
//!
//! Cost: one pass over all instances, and the fixed point of which of them may start threads.

use crate::Program;
use crate::accesses::Accesses;
use crate::code::{FuncId, General, Op, Pc};
use crate::known::Known;
use crate::operands::{for_each_edge, goes_on};
use crate::points_to::{InstanceId, PointsTo};
use arena::Id;
use fixedbitset::FixedBitSet;

/// For each op, whether it is a load that is at rest in a program that starts with `entries`, in a thread each.
pub fn at_rest(program: &Program, points_to: &PointsTo, entries: &[FuncId]) -> Vec<bool> {
    if points_to.gave_up() {
        return vec![false; program.code.ops.len()];
    }
    let mut at_rest: Vec<bool> = program.code.ops.iter().map(|op| op.is_load(&program.code)).collect();
    let accesses = Accesses::new(program, points_to);
    let instances = points_to.instances();
    let known = Known::new(program, points_to, &accesses);
    let late = Late::new(program, points_to, entries);
    let main = match entries {
        [main] => instances.iter().find(|(_, instance)| instance.function == *main).map(|(id, _)| id),
        _ => None,
    };
    let alone =
        main.filter(|main| instances.iter().all(|(_, from)| !from.calls.iter().any(|c| c.1 == *main)));
    let mut written = FixedBitSet::with_capacity(points_to.objects().len());
    for (id, instance) in instances.iter() {
        let function = &program.functions[instance.function];
        for pc in function.entry..function.end {
            let ends = alone == Some(id) && matches!(program.code.ops[pc as usize], Op::Ret(_));
            if late.contains(program, points_to, id, pc)
                && !ends
                && known.is_reached(program, points_to, id, pc)
            {
                written.union_with(&accesses.of(id, pc).writes);
            }
        }
    }
    if written.contains(0) {
        return vec![false; at_rest.len()];
    }
    for (id, instance) in instances.iter() {
        let function = &program.functions[instance.function];
        for pc in function.entry..function.end {
            if at_rest[pc as usize] {
                let reads = accesses.of(id, pc).reads;
                at_rest[pc as usize] = !reads.contains(0) && reads.is_disjoint(&written);
            }
        }
    }
    at_rest
}

/// Which ops may be executed when there are several threads.
pub(crate) struct Late {
    /// The instances that may be entered then.
    entered: FixedBitSet,
    /// For each of the others, which ops, counted from its entry, it may execute then.
    after: Vec<FixedBitSet>,
}

impl Late {
    pub(crate) fn new(program: &Program, points_to: &PointsTo, entries: &[FuncId]) -> Late {
        let instances = points_to.instances();
        let starting = starting(points_to);
        let constructs = |function: &FuncId| program.constructors.contains(function);
        let mut constructors = instances.iter().filter(|(_, instance)| constructs(&instance.function));
        let alone = entries.len() == 1 && constructors.all(|(id, _)| !starting.contains(id.index()));
        let mut late = Late { entered: FixedBitSet::with_capacity(instances.len()), after: Vec::new() };
        for (id, instance) in instances.iter() {
            let starts = |pc: Pc| {
                instance.started(pc).next().is_some()
                    || instance.callees(pc).any(|callee| starting.contains(callee.index()))
            };
            late.after.push(reached_from(program, instance.function, starts));
            late.entered.extend(instance.starts.iter().map(|(_, started)| started.index()));
            let early = alone && (entries.contains(&instance.function) || constructs(&instance.function));
            // What comes after `main`, and who starts beside others.
            if points_to.is_first(instance.function) && !early {
                late.entered.insert(id.index());
            }
        }
        let mut todo: Vec<InstanceId> = instances.ids().collect();
        while let Some(id) = todo.pop() {
            for &(pc, callee) in &instances[id].calls {
                if late.contains(program, points_to, id, pc) && !late.entered.put(callee.index()) {
                    todo.push(callee);
                }
            }
        }
        late
    }

    pub(crate) fn contains(&self, program: &Program, points_to: &PointsTo, id: InstanceId, pc: Pc) -> bool {
        let entry = program.functions[points_to.instances()[id].function].entry;
        self.entered.contains(id.index()) || self.after[id.index()].contains((pc - entry) as usize)
    }
}

/// The instances that may start threads or handlers before they return.
fn starting(points_to: &PointsTo) -> FixedBitSet {
    let instances = points_to.instances();
    let mut starting = FixedBitSet::with_capacity(instances.len());
    starting.extend(instances.iter().filter(|(_, from)| !from.starts.is_empty()).map(|(id, _)| id.index()));
    loop {
        let before = starting.count_ones(..);
        for (id, instance) in instances.iter() {
            if instance.calls.iter().any(|(_, callee)| starting.contains(callee.index())) {
                starting.insert(id.index());
            }
        }
        if starting.count_ones(..) == before {
            return starting;
        }
    }
}

/// What may be executed of a function after one of these ops, counted from its entry.
pub(crate) fn reached_from(program: &Program, function: FuncId, starts: impl Fn(Pc) -> bool) -> FixedBitSet {
    let code = &program.code;
    let function = &program.functions[function];
    let count = (function.end - function.entry) as usize;
    let mut reached = FixedBitSet::with_capacity(count);
    let mut todo: Vec<Pc> = Vec::new();
    let successors = |pc: Pc, todo: &mut Vec<Pc>| {
        let op = &code.ops[pc as usize];
        // Nobody knows where it goes.
        if matches!(op, Op::General(place)
            if matches!(code.general.get(*place as usize), Some(General::IndirectBr { .. })))
        {
            todo.extend(function.entry..function.end);
        }
        for_each_edge(code, op, |edge| todo.extend(code.edges.get(edge as usize).map(|edge| edge.target)));
        if goes_on(code, op) {
            todo.push(pc + 1);
        }
    };
    for pc in (function.entry..function.end).filter(|pc| starts(*pc)) {
        successors(pc, &mut todo);
    }
    while let Some(pc) = todo.pop() {
        if (function.entry..function.end).contains(&pc) && !reached.put((pc - function.entry) as usize) {
            successors(pc, &mut todo);
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::program;

    /// Of each load in `worker`, whether it is at rest.
    fn loads_of_worker(text: &str, entries: &[&str]) -> Vec<bool> {
        let program = program(text, entries);
        let entries: Vec<FuncId> =
            entries.iter().map(|name| program.function_named(name).expect("it is there")).collect();
        let points_to = PointsTo::new(&program, &entries);
        let at_rest = at_rest(&program, &points_to, &entries);
        let worker = &program.functions[program.function_named("worker").expect("it is there")];
        let loads =
            (worker.entry..worker.end).filter(|pc| program.code.ops[*pc as usize].is_load(&program.code));
        loads.map(|pc| at_rest[pc as usize]).collect()
    }

    #[test]
    fn what_is_written_before_the_threads_start_is_at_rest() {
        let text = "declare i64 @__heddle_spawn(ptr, ptr)
             @given = global i32 0
             @changed = global i32 0
             @late = global i32 0
             define ptr @worker(ptr %own) {
               %g = load i32, ptr @given
               %c = load i32, ptr @changed
               %l = load i32, ptr @late
               %o = load i32, ptr %own
               store i32 1, ptr @changed
               ret ptr null
             }
             define i32 @main() {
               %local = alloca i32
               store i32 1, ptr @given
               store i32 1, ptr %local
               %t = call i64 @__heddle_spawn(ptr @worker, ptr %local)
               call void @more()
               ret i32 0
             }
             define void @more() { store i32 1, ptr @late ret void }";
        assert_eq!(loads_of_worker(text, &["main"]), [true, false, false, true]);
    }

    #[test]
    fn what_comes_before_in_a_loop_may_come_after() {
        let text = "declare i64 @__heddle_spawn(ptr, ptr)
             @given = global i32 0
             define ptr @worker(ptr %own) { %g = load i32, ptr @given ret ptr null }
             define i32 @main() { br label %loop
             loop:
               store i32 1, ptr @given
               call void @start()
               br label %loop
             }
             define void @start() { %t = call i64 @__heddle_spawn(ptr @worker, ptr null) ret void }";
        assert_eq!(loads_of_worker(text, &["main"]), [false]);
    }

    #[test]
    fn processes_of_a_network_are_there_from_the_start() {
        let text = "@given = global i32 0
             @other = global i32 0
             define void @worker() { %g = load i32, ptr @given %o = load i32, ptr @other ret void }
             define void @main() { store i32 1, ptr @given ret void }";
        assert_eq!(loads_of_worker(text, &["worker", "main"]), [false, true]);
    }
}
