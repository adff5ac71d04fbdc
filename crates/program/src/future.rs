//! What a thread may still do: an over-approximation of everything that it may read and write from a place on.
//!
//! ```text
//!   future(pc)              until the function returns: its own ops, callees, whole bodies of threads and handlers it starts
//!   future_after_call(pc)   the same from just after a call: what frames below the running one will still do
//!   …_without(lock)         the same, but not past an op that certainly acquires the lock
//! ```
//!
//! Claim: the future of a thread is the union of the futures of its frames, in their [instances](crate::points_to::Instance), and what is not
//! in it no run makes the thread touch. Only what threads share counts ([`PointsTo::is_shared`]), and no constants. An op certainly
//! acquires a lock if it is `__heddle_lock` on a known offset of a variable that there is one of; calls on the way to it are followed,
//! so that `pthread_mutex_lock` does. As long as somebody else has the lock, all that a thread can do is its future without it.
//!
//! Limits: where nothing is known (the program is too large, or a frame is where the analysis says none can be), the future is
//! everything. What happens after `main` returns is [`Futures::at_exit`].
//!
//! Cost: once per program a walk over all instances; then, for each instance and lock that is asked about, one over its ops.

mod sets;

use crate::Program;
use crate::accesses::{Accesses, Effects};
use crate::code::{Callee, FuncId, ObjectId, Op, Pc};
use crate::known::{Known, Value, is_single};
use crate::object::ObjectKind;
use crate::points_to::{AbsId, AbsKind, InstanceId, PointsTo};
use crate::primitive::Primitive;
use arena::Id;
use fixedbitset::FixedBitSet;
use sets::Sets;
use std::sync::OnceLock;

/// A word that `__heddle_lock` acquires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lock {
    /// The variable that it lies in.
    pub object: AbsId,
    /// How many bytes into it.
    pub offset: i64,
}

/// What threads may still do.
pub struct Futures<'a> {
    program: &'a Program,
    points_to: &'a PointsTo,
    /// None if nothing is known.
    known: Option<Known>,
    /// What each op of each instance does by itself, if that is anything.
    own: Vec<Vec<(Pc, Effects)>>,
    /// What some op may write.
    written: FixedBitSet,
    everything: Effects,
    at_exit: Effects,
    plain: Sets,
    /// For each lock, what may be done without it.
    without: Vec<(Lock, OnceLock<Sets>)>,
}

impl<'a> Futures<'a> {
    /// What threads of `program` may still do.
    pub fn new(program: &'a Program, points_to: &'a PointsTo) -> Futures<'a> {
        let counts = counting(program, points_to);
        let everything = Effects {
            reads: counts.clone(),
            writes: counts.clone(),
            spawns: true,
            may_exit: true,
            joins: true,
            controls: true,
            sets: u32::MAX,
            asks: u32::MAX,
            ends: true,
        };
        let mut futures = Futures {
            program,
            points_to,
            known: None,
            own: Vec::new(),
            written: counts.clone(),
            at_exit: everything.clone(),
            everything,
            plain: Sets::default(),
            without: Vec::new(),
        };
        if !points_to.gave_up() {
            futures.look_at_ops(&counts);
            futures.plain = Sets::new(&futures, None);
            futures.at_exit = futures.of_functions(
                program
                    .destructors
                    .iter()
                    .copied()
                    .chain(program.function_named(crate::platform::ENTRIES[0])),
            );
        }
        futures
    }

    fn look_at_ops(&mut self, counts: &FixedBitSet) {
        let accesses = Accesses::new(self.program, self.points_to);
        let known = Known::new(self.program, self.points_to, &accesses);
        let mut locks = Vec::new();
        self.written.clear();
        for (id, instance) in self.points_to.instances().iter() {
            let function = &self.program.functions[instance.function];
            let mut own = Vec::new();
            for pc in function.entry..function.end {
                if !known.is_reached(self.program, self.points_to, id, pc) {
                    continue;
                }
                let op = &self.program.code.ops[pc as usize];
                // A return ends the life of locals.
                if !op.is_visible(&self.program.code) && !matches!(op, Op::Ret(_) | Op::Call(_)) {
                    continue;
                }
                let mut effects = accesses.of(id, pc);
                self.written.union_with(&effects.writes);
                effects.reads.intersect_with(counts);
                effects.writes.intersect_with(counts);
                if effects.is_something() {
                    own.push((pc, effects));
                }
                locks.extend(acquired(self.program, self.points_to, &known, id, pc));
            }
            self.own.push(own);
        }
        locks.sort_unstable();
        locks.dedup();
        self.without = locks.into_iter().map(|lock| (lock, OnceLock::new())).collect();
        self.known = Some(known);
    }

    /// Whether a variable may be written once the program has started.
    pub fn may_write(&self, object: ObjectId) -> bool {
        // The first abstract object is what nobody can tell.
        let written =
            self.written.contains(0) || self.written.contains(self.points_to.abs_of_object(object).index());
        written || self.points_to.gave_up()
    }

    /// What functions do from their start to their end.
    fn of_functions(&self, functions: impl Iterator<Item = FuncId>) -> Effects {
        let mut all = Effects::nothing(self.points_to.objects().len());
        for function in functions {
            let instance = self.points_to.instance(self.program, function, []);
            all.add(self.future(instance, self.program.functions[function].entry));
        }
        all
    }

    /// For each op, whether it may do anything by itself that concerns other threads, wherever it is executed; everything if nothing is
    /// known.
    pub fn concern_others(&self) -> Vec<bool> {
        let mut concern = vec![self.known.is_none(); self.program.code.ops.len()];
        for &(pc, _) in self.own.iter().flatten() {
            concern[pc as usize] = true;
        }
        concern
    }

    /// What it knows about pointers.
    pub fn points_to(&self) -> &'a PointsTo {
        self.points_to
    }

    /// What a frame about to execute the op at `pc` may still do until its function returns.
    pub fn future(&self, instance: Option<InstanceId>, pc: Pc) -> &Effects {
        self.before(&self.plain, instance, pc)
    }

    /// What a frame that waits for the call at `pc` may still do afterwards until its function returns.
    pub fn future_after_call(&self, instance: Option<InstanceId>, pc: Pc) -> &Effects {
        self.after(&self.plain, instance, pc)
    }

    /// What a frame about to execute the op at `pc` may do until its function returns or certainly acquires `lock`.
    pub fn future_without(&self, lock: Lock, instance: Option<InstanceId>, pc: Pc) -> &Effects {
        self.before(self.sets_without(lock), instance, pc)
    }

    /// What a frame that waits for the call at `pc` may do afterwards until its function returns or certainly acquires `lock`.
    pub fn future_after_call_without(&self, lock: Lock, instance: Option<InstanceId>, pc: Pc) -> &Effects {
        self.after(self.sets_without(lock), instance, pc)
    }

    /// Whether a frame may return without having certainly acquired `lock` first, so that what the frames below it do counts.
    pub fn may_return_without(&self, lock: Lock, instance: Option<InstanceId>, pc: Pc) -> bool {
        self.returns(self.sets_without(lock), instance, pc, false)
    }

    /// The same for a frame that waits for the call at `pc`.
    pub fn may_return_after_call_without(&self, lock: Lock, instance: Option<InstanceId>, pc: Pc) -> bool {
        self.returns(self.sets_without(lock), instance, pc, true)
    }

    /// The locks that some op certainly acquires.
    pub fn locks(&self) -> impl Iterator<Item = Lock> {
        self.without.iter().map(|&(lock, _)| lock)
    }

    /// The lock that the op at `pc` certainly acquires before it goes on.
    pub fn acquired(&self, instance: Option<InstanceId>, pc: Pc) -> Option<Lock> {
        acquired(self.program, self.points_to, self.known.as_ref()?, instance?, pc)
    }

    /// What happens when `main` has returned.
    pub fn at_exit(&self) -> &Effects {
        &self.at_exit
    }

    /// What is constant and what is reached, unless the program is too large for that.
    pub fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    fn sets_without(&self, lock: Lock) -> &Sets {
        match self.without.binary_search_by_key(&lock, |&(lock, _)| lock) {
            Ok(place) => self.without[place].1.get_or_init(|| Sets::new(self, Some(lock))),
            // Nobody certainly acquires it.
            Err(_) => &self.plain,
        }
    }

    fn before<'s>(&'s self, sets: &'s Sets, instance: Option<InstanceId>, pc: Pc) -> &'s Effects {
        let found = instance.and_then(|instance| sets.of(self, instance)?.before(pc));
        found.unwrap_or(&self.everything)
    }

    fn after<'s>(&'s self, sets: &'s Sets, instance: Option<InstanceId>, pc: Pc) -> &'s Effects {
        let found = instance.and_then(|instance| sets.of(self, instance)?.after(pc));
        found.unwrap_or(&self.everything)
    }

    fn returns(&self, sets: &Sets, instance: Option<InstanceId>, pc: Pc, after: bool) -> bool {
        instance.and_then(|instance| sets.of(self, instance)?.returns(pc, after)).unwrap_or(true)
    }

    /// What the op at `pc` does by itself.
    fn own(&self, instance: InstanceId, pc: Pc) -> Option<&Effects> {
        let own = &self.own[instance.index()];
        own.binary_search_by_key(&pc, |&(pc, _)| pc).ok().map(|place| &own[place].1)
    }
}

/// The objects that an access to counts: those that threads share, except functions and what nobody may write.
fn counting(program: &Program, points_to: &PointsTo) -> FixedBitSet {
    let mut counts = FixedBitSet::with_capacity(points_to.objects().len());
    for (id, kind) in points_to.objects().iter() {
        let memory = match kind {
            AbsKind::Object(object) => {
                matches!(program.objects[*object].kind, ObjectKind::Variable { constant: false, .. })
            }
            AbsKind::Unknown | AbsKind::Machine | AbsKind::Stack(_) | AbsKind::Heap(_) => true,
        };
        counts.set(id.index(), memory && (points_to.is_shared(id) || points_to.gave_up()));
    }
    counts
}

/// The lock that the op at `pc` certainly acquires before it goes on.
fn acquired(
    program: &Program,
    points_to: &PointsTo,
    known: &Known,
    instance: InstanceId,
    pc: Pc,
) -> Option<Lock> {
    let Some(Op::Call(site)) = program.code.ops.get(pc as usize) else { return None };
    let site = &program.code.sites[*site as usize];
    if site.callee != Callee::Primitive(Primitive::Lock) {
        return None;
    }
    match known.value(instance, site.args.first()?.value) {
        Value::Address(object, offset) if is_single(program, points_to, object) => {
            Some(Lock { object, offset })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
