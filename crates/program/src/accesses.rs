//! Which abstract objects an op may read and write, and what else it may do that concerns other threads.
//!
//! Claim: what executing an op in an instance touches of memory is in [`Accesses::of`], callees, started threads and handlers not included.
//! Freeing, and ending the life of a local, count as writing. Making a new object is no access.
//!
//! What an op accesses is said by [`effects`](crate::effects); here pointers become abstract objects.
//!
//! Limits: functions that nobody defines count as reading and writing what they are given, no more; what is written to a
//! file or read from one is no object.

use crate::Program;
use crate::code::{CallSite, Callee, FuncId, LiteralValue, Op, Operand, Pc};
use crate::effects::{Deeds, Extent, MemoryAccess};
use crate::object::ObjectKind;
use crate::points_to::{AbsId, AbsKind, InstanceId, PointsTo};
use crate::primitive::Primitive;
use arena::Id;
use fixedbitset::FixedBitSet;

/// What somebody may do that others can notice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Effects {
    /// The abstract objects that may be read.
    pub reads: FixedBitSet,
    /// The abstract objects that may be written or end.
    pub writes: FixedBitSet,
    /// Whether threads or handlers may be started.
    pub spawns: bool,
    /// Whether the program may be ended.
    pub may_exit: bool,
    /// Whether the end of another thread may be waited for.
    pub joins: bool,
    /// Whether another thread may be stopped or resumed, or the result of one taken.
    pub controls: bool,
    /// The bits that may be set in the marks of threads.
    pub sets: u32,
    /// The bits of marks that may be asked for.
    pub asks: u32,
    /// Whether the thread may be ended from within.
    pub ends: bool,
}

impl Effects {
    /// Nothing, in a program of so many abstract objects.
    pub fn nothing(objects: usize) -> Effects {
        let empty = || FixedBitSet::with_capacity(objects);
        Effects { reads: empty(), writes: empty(), ..Effects::default() }
    }

    /// Whether anything is done.
    pub fn is_something(&self) -> bool {
        let flags = self.spawns || self.may_exit || self.joins || self.controls || self.ends;
        flags || self.sets | self.asks != 0 || !self.reads.is_clear() || !self.writes.is_clear()
    }

    /// Does whatever the other does, too; whether that is new.
    pub fn add(&mut self, other: &Effects) -> bool {
        let before = self.size();
        self.reads.union_with(&other.reads);
        self.writes.union_with(&other.writes);
        self.spawns |= other.spawns;
        self.may_exit |= other.may_exit;
        self.joins |= other.joins;
        self.controls |= other.controls;
        self.ends |= other.ends;
        self.sets |= other.sets;
        self.asks |= other.asks;
        before != self.size()
    }

    fn size(&self) -> (usize, usize, [bool; 5], [u32; 2]) {
        let flags = [self.spawns, self.may_exit, self.joins, self.controls, self.ends];
        (self.reads.count_ones(..), self.writes.count_ones(..), flags, [self.sets, self.asks])
    }

    /// Whether one may do to threads what makes a difference to what the other does to them.
    pub fn concerns_threads_of(&self, other: &Effects) -> bool {
        (self.spawns && other.spawns)
            || (self.controls && other.controls)
            || self.sets & other.asks != 0
            || self.asks & other.sets != 0
    }

    /// Whether one may write what the other reads or writes.
    #[inline]
    pub fn conflicts(&self, other: &Effects) -> bool {
        let meet = |one: &FixedBitSet, other: &FixedBitSet| {
            one.as_slice().iter().zip(other.as_slice()).any(|(one, other)| one & other != 0)
        };
        meet(&self.writes, &other.writes)
            || meet(&self.writes, &other.reads)
            || meet(&self.reads, &other.writes)
    }
}

/// What is known about accesses before any op is looked at.
pub struct Accesses<'a> {
    program: &'a Program,
    points_to: &'a PointsTo,
    /// For each function the objects that end when it returns.
    locals: Vec<Vec<AbsId>>,
    /// The objects that end with a thread, wherever it ends itself.
    of_threads: FixedBitSet,
    /// The variables that each thread has one of.
    thread_locals: Vec<AbsId>,
}

impl<'a> Accesses<'a> {
    /// Prepares to look at the ops of `program`.
    pub fn new(program: &'a Program, points_to: &'a PointsTo) -> Accesses<'a> {
        let mut locals = vec![Vec::new(); program.functions.len()];
        for (id, kind) in points_to.objects().iter() {
            if let AbsKind::Stack(pc) = kind
                && let Some(function) = program.function_at(*pc)
                && !matches!(program.code.ops[*pc as usize], Op::Call(_))
            {
                locals[function.index()].push(id);
            }
        }
        for (id, instance) in points_to.instances().iter() {
            // The copy of a `byval` argument ends with the function that it was made for.
            for param in &program.functions[instance.function].params {
                for object in points_to.targets(id, Operand::reg(param.reg)) {
                    if let AbsKind::Stack(pc) = points_to.objects()[object]
                        && matches!(program.code.ops[pc as usize], Op::Call(_))
                    {
                        locals[instance.function.index()].push(object);
                    }
                }
            }
        }
        let mut accesses = Accesses {
            program,
            points_to,
            locals,
            of_threads: FixedBitSet::with_capacity(points_to.objects().len()),
            thread_locals: Vec::new(),
        };
        accesses.find_ends();
        accesses
    }

    fn find_ends(&mut self) {
        for (id, object) in self.program.objects.iter() {
            if matches!(object.kind, ObjectKind::Variable { thread_local: true, .. }) {
                self.thread_locals.push(self.points_to.abs_of_object(id));
            }
        }
        let instances = self.points_to.instances();
        let mut callers: Vec<Vec<InstanceId>> = vec![Vec::new(); instances.len()];
        for (id, instance) in instances.iter() {
            for &(_, callee) in &instance.calls {
                callers[callee.index()].push(id);
            }
        }
        // Whatever is on the stack when a thread ends itself ends with it.
        let mut todo: Vec<InstanceId> = instances.ids().filter(|&id| self.ends_itself(id)).collect();
        let mut seen = FixedBitSet::with_capacity(instances.len());
        while let Some(id) = todo.pop() {
            if !seen.put(id.index()) {
                self.of_threads
                    .extend(self.locals[instances[id].function.index()].iter().map(|id| id.index()));
                todo.extend(&callers[id.index()]);
            }
        }
        if !seen.is_clear() {
            self.of_threads.extend(self.thread_locals.iter().map(|id| id.index()));
        }
    }

    fn ends_itself(&self, instance: InstanceId) -> bool {
        let function = &self.program.functions[self.points_to.instances()[instance].function];
        self.program.code.ops[function.entry as usize..function.end as usize].iter().any(|op| match op {
            Op::Call(site) => {
                self.program.code.sites[*site as usize].callee == Callee::Primitive(Primitive::End)
            }
            _ => false,
        })
    }

    /// What the op at `pc` may do in an instance.
    pub fn of(&self, instance: InstanceId, pc: Pc) -> Effects {
        let effects = Effects::nothing(self.points_to.objects().len());
        let mut of = OpEffects { all: self, instance, effects };
        of.op(pc, &self.program.code.ops[pc as usize]);
        of.effects
    }
}

struct OpEffects<'a> {
    all: &'a Accesses<'a>,
    instance: InstanceId,
    effects: Effects,
}

impl OpEffects<'_> {
    fn reads(&mut self, pointer: Operand) {
        self.all.points_to.add_targets(self.instance, pointer, &mut self.effects.reads);
    }

    fn writes(&mut self, pointer: Operand) {
        self.all.points_to.add_targets(self.instance, pointer, &mut self.effects.writes);
    }

    /// The locals of the running function end.
    fn ends_locals(&mut self, function: FuncId) {
        self.effects.writes.extend(self.all.locals[function.index()].iter().map(|id| id.index()));
    }

    fn op(&mut self, pc: Pc, op: &Op) {
        let program = self.all.program;
        let function = self.all.points_to.instances()[self.instance].function;
        program.for_each_access(pc, |access| self.access(&access));
        let deeds = program.deeds(pc);
        if deeds.any(Deeds::ENDS_LOCALS) {
            self.ends_locals(function);
        }
        if deeds.any(Deeds::ENDS_THREAD) {
            self.effects.writes.union_with(&self.all.of_threads);
        }
        self.effects.ends = deeds.any(Deeds::ENDS_THREAD);
        self.effects.spawns = deeds.any(Deeds::STARTS_THREAD | Deeds::INTERRUPTS);
        self.effects.joins = deeds.any(Deeds::JOINS);
        self.effects.controls = deeds.any(Deeds::CONTROLS);
        self.effects.may_exit = deeds.any(Deeds::EXITS);
        match *op {
            Op::Ret(_) if self.all.points_to.is_first(function) => {
                self.effects.writes.extend(self.all.thread_locals.iter().map(|id| id.index()));
            }
            Op::Call(site) => {
                let site = &program.code.sites[site as usize];
                if site.args.iter().any(|argument| argument.byval.is_some()) {
                    let copy = self.all.points_to.abs_of_alloca(pc);
                    self.effects.writes.extend(copy.map(|id| id.index()));
                }
                if deeds.any(Deeds::MARKS) {
                    self.marks(site);
                }
            }
            _ => {}
        }
    }

    fn access(&mut self, access: &MemoryAccess) {
        let pointers = match access.extent {
            Extent::Each(shape, _) => self.all.program.code.shape(shape).leaves.len() as u32,
            Extent::Argument(_) => {
                let behind = &mut self.effects.reads;
                return self.all.points_to.add_behind(self.instance, access.pointer, behind);
            }
            Extent::Anything => {
                for target in self.all.points_to.targets(self.instance, access.pointer) {
                    self.effects.reads.insert(target.index());
                    self.effects.writes.insert(target.index());
                }
                return;
            }
            Extent::Bytes(_)
            | Extent::Times(..)
            | Extent::Further(..)
            | Extent::Row(..)
            | Extent::Packed(..)
            | Extent::List
            | Extent::Object
            | Extent::Message => 1,
        };
        for lane in 0..pointers {
            if access.reads {
                self.reads(access.pointer.plus(lane));
            }
            if access.writes {
                self.writes(access.pointer.plus(lane));
            }
        }
    }

    fn marks(&mut self, site: &CallSite) {
        let bits = |place: usize| match self.all.program.literal(site.args.get(place)?.value)? {
            LiteralValue::Bits(bits) => bits.to_u64().map(|bits| bits as u32),
            _ => None,
        };
        let (sets, asks) = (bits(1).unwrap_or(u32::MAX), bits(2).unwrap_or(u32::MAX));
        (self.effects.sets, self.effects.asks) = (sets, asks);
    }
}
