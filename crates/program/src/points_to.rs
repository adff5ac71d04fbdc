//! What pointers may point to, in the whole program: inclusions between sets of abstract objects (Andersen's analysis), without regard
//! to the order of execution or to fields.
//!
//! ```text
//!   abstract object   a variable or function of the program | what an op makes on the stack | the heap blocks named after an op |
//!                     what the machine makes (the command line) | Unknown
//!   instance          a function in one context: see `contexts`
//! ```
//!
//! Claim: whatever a pointer that the program computes points to in some run is in the set of the cell that holds it. Integers are followed
//! like pointers, so that addresses may be taken apart, stored and put together again. A pointer from an integer that stems
//! from no address is *Unknown*: it may point to whatever has escaped, that is, was given to a function that nobody defines or
//! turned into an integer. [`PointsTo::is_shared`] is the other half: an object that is not shared is only ever known to one thread
//! at a time, though each thread may have one of its own.
//!
//! Limits: an integer that stems from no address, written to memory and read back as a pointer without `inttoptr`, is taken for no
//! pointer; an access through such a one counts as Unknown only where nothing else can be in that pointer.

mod build;
mod calls;
mod contexts;
mod solver;

use crate::Program;
use crate::code::{FuncId, ObjectId, Operand, Pc};
use crate::object::ObjectKind;
use arena::{Arena, Id};
use contexts::Contexts;
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use solver::{Node, Solver};

arena::id! {
    /// An abstract object.
    pub struct AbsId("abs")
}
arena::id! {
    /// A function in one context.
    pub struct InstanceId("instance")
}

/// What an abstract object stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AbsKind {
    /// Whatever lies at an address that nobody can tell.
    Unknown,
    /// What the machine makes: the command line and the environment.
    Machine,
    /// An object of the program; one for each thread if it is thread-local.
    Object(ObjectId),
    /// What the op makes on the stack: an `alloca`, the copy of a `byval` argument, the area of `va_start`.
    Stack(Pc),
    /// The heap blocks that are named after this op: the innermost one with a line of the source.
    Heap(Pc),
}

/// A function in one context.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The function.
    pub function: FuncId,
    /// The op of the user's program that leads into the platform, for a function of the platform.
    pub context: Option<Pc>,
    /// Which instances each call enters: sorted.
    pub calls: Vec<(Pc, InstanceId)>,
    /// Which instances each op starts as threads or handlers: sorted.
    pub starts: Vec<(Pc, InstanceId)>,
    cells: Node,
}

impl Instance {
    /// The instances that the call at `pc` enters.
    pub fn callees(&self, pc: Pc) -> impl Iterator<Item = InstanceId> {
        of_pc(&self.calls, pc)
    }

    /// The instances that the op at `pc` starts as threads or handlers.
    pub fn started(&self, pc: Pc) -> impl Iterator<Item = InstanceId> {
        of_pc(&self.starts, pc)
    }
}

fn of_pc(list: &[(Pc, InstanceId)], pc: Pc) -> impl Iterator<Item = InstanceId> {
    let first = list.partition_point(|&(at, _)| at < pc);
    list[first..].iter().take_while(move |&&(at, _)| at == pc).map(|&(_, id)| id)
}

/// What pointers may point to.
pub struct PointsTo {
    kinds: Arena<AbsId, AbsKind>,
    instances: Arena<InstanceId, Instance>,
    by_context: HashMap<(FuncId, Option<Pc>), InstanceId, FxBuildHasher>,
    by_kind: HashMap<AbsKind, AbsId, FxBuildHasher>,
    contexts: Contexts,
    solver: Solver,
    constants: Node,
    escaped: FixedBitSet,
    shared: FixedBitSet,
    first: FixedBitSet,
}

impl PointsTo {
    /// What the pointers of `program` may point to when it starts at `entries`.
    pub fn new(program: &Program, entries: &[FuncId]) -> PointsTo {
        build::build(program, entries)
    }

    /// Whether the program was too large: then nothing is known, and no other answer may be relied on.
    pub fn gave_up(&self) -> bool {
        self.solver.exhausted()
    }

    /// What each abstract object stands for.
    pub fn objects(&self) -> &Arena<AbsId, AbsKind> {
        &self.kinds
    }

    /// Every function that may be executed, in each of its contexts.
    pub fn instances(&self) -> &Arena<InstanceId, Instance> {
        &self.instances
    }

    /// The abstract object of an object of the program.
    pub fn abs_of_object(&self, object: ObjectId) -> AbsId {
        // They come first, after Unknown and Machine.
        AbsId::new(object.index() + 2)
    }

    /// The abstract object of the blocks that the op at `pc` makes on the stack; none if it was found to make none.
    pub fn abs_of_alloca(&self, pc: Pc) -> Option<AbsId> {
        self.by_kind.get(&AbsKind::Stack(pc)).copied()
    }

    /// The abstract object of the heap blocks that are named after the op at `pc`; none if there were found to be none.
    pub fn abs_of_heap(&self, pc: Pc) -> Option<AbsId> {
        self.by_kind.get(&AbsKind::Heap(pc)).copied()
    }

    /// The abstract object of the blocks that the machine makes.
    pub fn machine(&self) -> AbsId {
        AbsId::new(1)
    }

    /// Whether several threads may know an object. The copies of one that is not shared belong to one thread each.
    pub fn is_shared(&self, object: AbsId) -> bool {
        self.shared.contains(object.index())
    }

    /// Whether the program, a thread or a handler may start with a function.
    pub fn is_first(&self, function: FuncId) -> bool {
        self.first.contains(function.index())
    }

    /// The instance that a frame of `function` belongs to, from the ops that made the calls below it, the innermost first; none if it was
    /// found never to be executed.
    pub fn instance(
        &self,
        program: &Program,
        function: FuncId,
        calls: impl IntoIterator<Item = Pc>,
    ) -> Option<InstanceId> {
        let context = self.contexts.context(program, function, calls);
        self.by_context.get(&(function, context)).copied()
    }

    /// Adds what an access through a pointer in an instance may touch to `objects`.
    pub fn add_targets(&self, instance: InstanceId, pointer: Operand, objects: &mut FixedBitSet) {
        let set = self.solver.set(self.node(instance, pointer));
        objects.union_with(set);
        if set.is_clear() || set.contains(0) {
            objects.grow_and_insert(0);
            objects.union_with(&self.escaped);
        }
    }

    /// Adds what the memory that a pointer leads to may hold the addresses of to `objects`.
    pub fn add_behind(&self, instance: InstanceId, pointer: Operand, objects: &mut FixedBitSet) {
        for object in self.targets(instance, pointer) {
            objects.union_with(self.solver.set(self.solver.memory(object)));
        }
    }

    /// What a cell may hold the addresses of.
    pub fn targets(&self, instance: InstanceId, pointer: Operand) -> impl Iterator<Item = AbsId> {
        self.solver.set(self.node(instance, pointer)).ones().map(AbsId::new)
    }

    fn node(&self, instance: InstanceId, operand: Operand) -> Node {
        let first = if operand.is_constant() { self.constants } else { self.instances[instance].cells };
        first + operand.cell()
    }

    /// Finds what several threads may know: variables, what threads are started with and give back, and all that leads to.
    fn find_shared(&mut self, program: &Program, given: &[Node]) {
        let mut todo: Vec<AbsId> = vec![AbsId::new(0), self.machine()];
        for (id, object) in program.objects.iter() {
            if !matches!(object.kind, ObjectKind::Variable { thread_local: true, .. }) {
                todo.push(self.abs_of_object(id));
            }
        }
        todo.extend(given.iter().flat_map(|&node| self.solver.objects(node)));
        todo.extend(self.escaped.ones().map(AbsId::new));
        while let Some(object) = todo.pop() {
            if !self.shared.put(object.index()) {
                todo.extend(self.solver.objects(self.solver.memory(object)));
            }
        }
    }
}

#[cfg(test)]
mod tests;
