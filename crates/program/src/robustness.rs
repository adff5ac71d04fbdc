//! Whether atomics below `seq_cst` can behave differently from `seq_cst` ones: robustness of a program against weak memory.
//!
//! ```text
//!   concurrent   executed by a started thread or handler, or after an op that starts one
//!   contended    a location that concurrent ops of at least two threads access, one of which writes
//!   weak         an atomic access below seq_cst, or one that orders nothing between threads (syncscope)
//! ```
//!
//! Claim: if [`weak_access`] finds nothing, every execution that RC11 (Lahav, Vafeiadis, Kang, Hur, Dreyer 2017) allows is an interleaving, as long as no interleaving has a data race. The reason: an execution that
//! is no interleaving has a cycle of program order, synchronisation and communication (Shasha and Snir 1988). Without races, communication through plain memory follows happens-before, and so does what passes through locks, thread
//! creation and joining. Communication through a location that is not contended follows it, too. A cycle through one contended location contradicts coherence. If all accesses to contended locations are `seq_cst`, the order of those forbids
//! it. So there are two contended locations, and a weak access to one of them.
//!
//! If nobody looks for races, contended plain memory counts as well ([`Races::Possible`]).
//!
//! Limits: those of [`PointsTo`]. An object whose accesses do not have constant offsets counts as several locations, and so do heap blocks. A lock that `trylock` finds taken counts as synchronisation, as all
//! that the platform does in its atomic sections does. Fences are not looked at: a program that needs them is not found to be robust.
//!
//! Cost: one pass over all instances, for each thread that is started.

use crate::Program;
use crate::accesses::Accesses;
use crate::code::{Callee, FuncId, General, LiteralValue, Op, Operand, Pc};
use crate::late::{Late, reached_from};
use crate::object::ObjectKind;
use crate::points_to::{AbsId, AbsKind, InstanceId, PointsTo};
use crate::primitive::Primitive;
use arena::Id;
use fixedbitset::FixedBitSet;
use ir::inst::Ordering;
use std::collections::BTreeMap;

/// Whether there may be data races.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Races {
    /// No interleaving has one.
    Excluded,
    /// Nobody has looked.
    Possible,
}

/// An access that may behave in a way that no interleaving has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeakAccess {
    /// The op.
    pub pc: Pc,
    /// Whether it would be known not to if there were no races.
    pub depends_on_races: bool,
}

/// A weak access that may show what no interleaving of the threads that start with `entries` shows; none if there is none.
pub fn weak_access(program: &Program, entries: &[FuncId], races: Races) -> Option<WeakAccess> {
    let first = weak_ops(program).next()?;
    let points_to = PointsTo::new(program, entries);
    if points_to.gave_up() {
        return Some(WeakAccess { pc: first, depends_on_races: false });
    }
    let search =
        Search { program, points_to: &points_to, entries, late: Late::new(program, &points_to, entries) };
    let atomics = Locations::new(&search, search.atomic_uses());
    let weak = atomics.contended().find_map(|location| location.weak)?;
    let found = |depends_on_races| Some(WeakAccess { pc: weak, depends_on_races });
    // What stands for several locations counts twice.
    if atomics.contended().map(|location| if location.single { 1 } else { 2 }).sum::<u32>() > 1 {
        return found(false);
    }
    match races {
        Races::Excluded => None,
        Races::Possible if search.has_contended_plain_memory() => found(true),
        Races::Possible => None,
    }
}

/// Whether interleavings of a program can be watched for accesses that could do what no interleaving shows: there is nothing that orders threads, or that accesses memory atomically,
/// in a way of which the watching knows nothing.
pub fn can_be_watched(program: &Program) -> bool {
    (0..program.code.ops.len() as Pc).all(|pc| {
        let unordered = ordering_at(program, pc) == Some(Ordering::Unordered);
        let unknown = matches!(
            primitive_at(program, pc),
            Some(Primitive::Interrupt | Primitive::BlockUntil | Primitive::Stop | Primitive::Resume)
        );
        !unordered && !unknown && !is_weak_call(program, pc)
    })
}

/// The order of an op that accesses memory.
fn ordering_at(program: &Program, pc: Pc) -> Option<Ordering> {
    let mut order = None;
    program.for_each_access(pc, |access| order = order.max(Some(access.ordering)));
    order
}

/// The primitive that an op calls.
fn primitive_at(program: &Program, pc: Pc) -> Option<Primitive> {
    let Op::Call(site) = *program.code.ops.get(pc as usize)? else { return None };
    match program.code.sites[site as usize].callee {
        Callee::Primitive(primitive) => Some(primitive),
        Callee::Function(_) | Callee::Pointer(_) | Callee::External(_) => None,
    }
}

/// The user's ops that are weak, wherever they access memory.
fn weak_ops(program: &Program) -> impl Iterator<Item = Pc> {
    let pcs = 0..program.code.ops.len() as Pc;
    pcs.filter(|&pc| atomic_at(program, pc).is_some_and(|atomic| atomic.weak) || is_weak_call(program, pc))
}

/// An atomic access of the user's.
struct Atomic {
    pointer: Operand,
    bytes: Option<u64>,
    writes: bool,
    weak: bool,
}

/// The atomic access that an op of the user's makes.
fn atomic_at(program: &Program, pc: Pc) -> Option<Atomic> {
    let code = &program.code;
    let bytes_of = |bits: u64| Some(bits.div_ceil(8));
    let (pointer, bytes, writes, access) = match *code.ops.get(pc as usize)? {
        Op::Load { width, access, ptr, .. } => (ptr, bytes_of(width.into()), false, access),
        Op::Store { width, access, ptr, .. } => (ptr, bytes_of(width.into()), true, access),
        Op::General(place) => match &code.general[place as usize] {
            General::Load { access, ptr, .. } => (*ptr, None, false, *access),
            General::Store { access, ptr, .. } => (*ptr, None, true, *access),
            General::CmpXchg { leaf: (_, width), access, ptr, .. } => {
                (*ptr, bytes_of((*width).into()), true, *access)
            }
            General::AtomicRmw { access, ptr, .. } => (*ptr, rmw_bytes(program, pc), true, *access),
            _ => return None,
        },
        _ => return None,
    };
    if !access.is_atomic() || !program.is_users(pc) {
        return None;
    }
    let (failure, scope) = match program.inst_at(pc).map(|(_, inst)| &inst.op) {
        Some(ir::inst::Op::Load { scope, .. }) => (Ordering::SeqCst, *scope),
        Some(ir::inst::Op::Store(store)) => (Ordering::SeqCst, store.scope),
        Some(ir::inst::Op::CmpXchg(exchange)) => (exchange.failure, exchange.scope),
        Some(ir::inst::Op::AtomicRmw(rmw)) => (Ordering::SeqCst, rmw.scope),
        _ => (Ordering::NotAtomic, None),
    };
    let weak = access.ordering != Ordering::SeqCst || failure != Ordering::SeqCst || scope.is_some();
    Some(Atomic { pointer, bytes, writes, weak })
}

/// How many bytes an `atomicrmw` accesses.
fn rmw_bytes(program: &Program, pc: Pc) -> Option<u64> {
    let Op::General(place) = *program.code.ops.get(pc as usize)? else { return None };
    match &program.code.general[place as usize] {
        General::AtomicRmw { lanes, .. } if lanes.count == 1 => Some(u64::from(lanes.width).div_ceil(8)),
        _ => None,
    }
}

/// Whether an op of the user's calls a function of libatomic with an order that is not known to be `seq_cst`.
fn is_weak_call(program: &Program, pc: Pc) -> bool {
    let Some(Op::Call(site)) = program.code.ops.get(pc as usize) else { return false };
    let site = &program.code.sites[*site as usize];
    let Callee::Function(callee) = site.callee else { return false };
    let name = program.functions[callee].name.as_str();
    let Some(what) = name.strip_prefix("__atomic_").filter(|_| program.is_users(pc)) else { return false };
    const SEQ_CST: u64 = 5;
    let orders = if what.starts_with("compare_exchange") { 2 } else { 1 };
    let is_strong = |operand| match program.literal(operand) {
        Some(LiteralValue::Bits(bits)) => bits.to_u64() == Some(SEQ_CST),
        _ => false,
    };
    !what.starts_with("is_lock_free")
        && !site.args.iter().rev().take(orders).all(|argument| is_strong(argument.value))
}

/// One use of an abstract object by a thread.
struct Use {
    thread: usize,
    object: AbsId,
    /// The bytes, where these are known.
    range: Option<(u64, u64)>,
    writes: bool,
    weak: Option<Pc>,
}

/// A thread that may run beside others.
struct Thread {
    /// Everything that it may execute.
    instances: FixedBitSet,
    /// Whether there may be several of its kind.
    several: bool,
}

struct Search<'a> {
    program: &'a Program,
    points_to: &'a PointsTo,
    entries: &'a [FuncId],
    late: Late,
}

impl Search<'_> {
    /// The threads: those that the program starts with, and those that ops start.
    fn threads(&self) -> Vec<Thread> {
        let instances = self.points_to.instances();
        let mut is_started = FixedBitSet::with_capacity(instances.len());
        let mut starts: BTreeMap<InstanceId, usize> = BTreeMap::new();
        for (id, instance) in instances.iter() {
            for &(pc, started) in &instance.starts {
                is_started.insert(started.index());
                let count = if self.is_executed_once(id, pc) { 1 } else { 2 };
                *starts.entry(started).or_default() += count;
            }
        }
        let mut threads: Vec<Thread> = Vec::new();
        for entry in self.entries {
            let own = instances.iter().filter(|(_, instance)| instance.function == *entry).map(|(id, _)| id);
            threads.push(Thread { instances: self.reachable(own.collect()), several: false });
        }
        // What runs before and after `main` is the first thread's.
        let others = instances.iter().filter(|(id, instance)| {
            self.points_to.is_first(instance.function)
                && !self.entries.contains(&instance.function)
                && !is_started.contains(id.index())
        });
        let others = self.reachable(others.map(|(id, _)| id).collect());
        match threads.first_mut() {
            Some(first) => first.instances.union_with(&others),
            None => threads.push(Thread { instances: others, several: true }),
        }
        for (started, count) in starts {
            threads.push(Thread { instances: self.reachable(vec![started]), several: count > 1 });
        }
        threads
    }

    fn reachable(&self, mut todo: Vec<InstanceId>) -> FixedBitSet {
        let instances = self.points_to.instances();
        let mut reached = FixedBitSet::with_capacity(instances.len());
        while let Some(id) = todo.pop() {
            if !reached.put(id.index()) {
                todo.extend(instances[id].calls.iter().map(|(_, callee)| *callee));
            }
        }
        reached
    }

    /// Whether an execution has this op of this instance at most once.
    fn is_executed_once(&self, instance: InstanceId, pc: Pc) -> bool {
        let instances = self.points_to.instances();
        let (mut instance, mut pc) = (instance, pc);
        // A chain of callers that is longer than this goes in circles.
        for _ in 0..instances.len() {
            let function = instances[instance].function;
            let entry = self.program.functions[function].entry;
            // A handler is called any number of times.
            if primitive_at(self.program, pc) == Some(Primitive::Interrupt) {
                return false;
            }
            if reached_from(self.program, function, |at| at == pc).contains((pc - entry) as usize) {
                return false;
            }
            let mut callers = instances.iter().flat_map(|(id, from)| {
                let sites = from.calls.iter().chain(&from.starts);
                sites.filter(move |(_, to)| *to == instance).map(move |(at, _)| (id, *at))
            });
            let entered = self.entries.iter().filter(|entry| **entry == function).count();
            match (callers.next(), callers.next(), entered) {
                (None, _, 1) => return true,
                (Some(caller), None, 0) if !self.points_to.is_first(function) => (instance, pc) = caller,
                (Some(caller), None, 0) if instances[caller.0].starts.contains(&(caller.1, instance)) => {
                    (instance, pc) = caller;
                }
                _ => return false,
            }
        }
        false
    }

    /// Every op that a thread may execute while there are others.
    fn concurrent_ops<'s>(&'s self, thread: &'s Thread) -> impl Iterator<Item = (InstanceId, Pc)> + 's {
        thread.instances.ones().map(InstanceId::new).flat_map(move |id| {
            let function = &self.program.functions[self.points_to.instances()[id].function];
            let concurrent = move |pc: &Pc| self.late.contains(self.program, self.points_to, id, *pc);
            (function.entry..function.end).filter(concurrent).map(move |pc| (id, pc))
        })
    }

    /// What atomic accesses of the user's touch, with whether each thread is one of several.
    fn atomic_uses(&self) -> (Vec<Use>, Vec<bool>) {
        let threads = self.threads();
        let mut uses = Vec::new();
        for (number, thread) in threads.iter().enumerate() {
            for (id, pc) in self.concurrent_ops(thread) {
                if let Some(atomic) = atomic_at(self.program, pc) {
                    let mut objects = FixedBitSet::with_capacity(self.points_to.objects().len());
                    self.points_to.add_targets(id, atomic.pointer, &mut objects);
                    for object in objects.ones().map(AbsId::new).filter(|id| self.points_to.is_shared(*id)) {
                        let range = atomic.bytes.and_then(|bytes| self.range(object, atomic.pointer, bytes));
                        let weak = atomic.weak.then_some(pc);
                        uses.push(Use { thread: number, object, range, writes: atomic.writes, weak });
                    }
                } else if is_weak_call(self.program, pc)
                    && let Op::Call(site) = self.program.code.ops[pc as usize]
                {
                    for argument in &self.program.code.sites[site as usize].args {
                        for object in self.points_to.targets(id, argument.value) {
                            let weak = Some(pc);
                            uses.push(Use { thread: number, object, range: None, writes: true, weak });
                        }
                    }
                }
            }
        }
        (uses, threads.iter().map(|thread| thread.several).collect())
    }

    /// How many bytes the one object has that an abstract object stands for; none if it may stand for several.
    fn size(&self, object: AbsId) -> Option<u64> {
        match self.points_to.objects()[object] {
            AbsKind::Object(id) => match self.program.objects[id].kind {
                ObjectKind::Variable { thread_local: false, .. } => Some(self.program.objects[id].size),
                _ => None,
            },
            AbsKind::Stack(pc) => {
                let Some(Op::General(place)) = self.program.code.ops.get(pc as usize) else { return None };
                let General::Alloca { bytes, count: None, .. } = self.program.code.general[*place as usize]
                else {
                    return None;
                };
                let function = self.program.function_at(pc)?;
                let mut own = self.points_to.instances().iter().filter(|(_, i)| i.function == function);
                let (id, _) = own.next()?;
                (own.next().is_none() && self.is_executed_once(id, pc)).then_some(bytes)
            }
            AbsKind::Unknown | AbsKind::Machine | AbsKind::Heap(_) => None,
        }
    }

    /// The bytes of an object that an access of so many through a pointer touches, if these are always the same.
    fn range(&self, object: AbsId, pointer: Operand, bytes: u64) -> Option<(u64, u64)> {
        let size = self.size(object)?;
        if size == bytes {
            return Some((0, bytes));
        }
        let (base, offset) = self.constant_address(pointer)?;
        let end = offset.checked_add(bytes)?;
        (self.points_to.abs_of_object(base) == object && end <= size).then_some((offset, end))
    }

    /// The object and the offset that a constant pointer leads to.
    fn constant_address(&self, pointer: Operand) -> Option<(crate::code::ObjectId, u64)> {
        match self.program.literal(pointer)? {
            LiteralValue::Address(object) => Some((*object, 0)),
            LiteralValue::Computed(cell) => {
                let computed = self.program.constant_code.clone().find_map(|pc| {
                    match self.program.code.ops[pc as usize] {
                        Op::GepConst { dst, base, offset, .. } if dst == *cell => Some((base, offset)),
                        _ => None,
                    }
                });
                let (base, offset) = computed?;
                match self.program.literal(base)? {
                    LiteralValue::Address(object) => Some((*object, u64::try_from(offset).ok()?)),
                    _ => None,
                }
            }
            LiteralValue::Bits(_) | LiteralValue::Undef | LiteralValue::Poison => None,
        }
    }

    /// Whether several threads may access plain memory that one of them writes. What the platform does in its atomic sections, to objects of which nobody else
    /// knows, does not count: that is how it builds locks.
    fn has_contended_plain_memory(&self) -> bool {
        let accesses = Accesses::new(self.program, self.points_to);
        let sections: Vec<bool> = self.program.functions.ids().map(|id| self.has_sections(id)).collect();
        let mut uses = Vec::new();
        let mut plain = FixedBitSet::with_capacity(self.points_to.objects().len());
        let threads = self.threads();
        for (number, thread) in threads.iter().enumerate() {
            for (id, pc) in self.concurrent_ops(thread) {
                if self.is_no_access(pc) {
                    continue;
                }
                let own = self.program.is_users(pc);
                let function = self.points_to.instances()[id].function;
                // Allocating functions may modify what they allocate (C11 7.22.3).
                for object in self.allocated(id, pc).filter(|id| self.points_to.is_shared(*id)) {
                    plain.insert(object.index());
                    uses.push(Use { thread: number, object, range: None, writes: true, weak: None });
                }
                let effects = accesses.of(id, pc);
                for (objects, writes) in [(&effects.reads, false), (&effects.writes, true)] {
                    for object in objects.ones().map(AbsId::new).filter(|id| self.points_to.is_shared(*id)) {
                        if own || !sections[function.index()] {
                            plain.insert(object.index());
                        }
                        uses.push(Use { thread: number, object, range: None, writes, weak: None });
                    }
                }
            }
        }
        uses.retain(|one| plain.contains(one.object.index()));
        let several = threads.iter().map(|thread| thread.several).collect();
        Locations::new(self, (uses, several)).contended().next().is_some()
    }

    /// The blocks that an op may allocate.
    fn allocated(&self, id: InstanceId, pc: Pc) -> impl Iterator<Item = AbsId> {
        let site = match self.program.code.ops[pc as usize] {
            Op::Call(site) if primitive_at(self.program, pc) == Some(Primitive::Alloc) => Some(site),
            _ => None,
        };
        let result = site.map(|site| Operand::reg(self.program.code.sites[site as usize].dst));
        result.into_iter().flat_map(move |result| self.points_to.targets(id, result))
    }

    /// Whether a function has atomic sections.
    fn has_sections(&self, function: FuncId) -> bool {
        let function = &self.program.functions[function];
        (function.entry..function.end)
            .any(|pc| primitive_at(self.program, pc) == Some(Primitive::AtomicBegin))
    }

    /// Whether an op is no plain access: it is atomic, synchronises, or only ends objects.
    fn is_no_access(&self, pc: Pc) -> bool {
        let ends = matches!(self.program.code.ops[pc as usize], Op::Ret(_));
        let synchronises = matches!(
            primitive_at(self.program, pc),
            Some(
                Primitive::Lock
                    | Primitive::Unlock
                    | Primitive::Wait
                    | Primitive::BlockUntil
                    | Primitive::End
            )
        );
        ends || synchronises || atomic_at(self.program, pc).is_some()
    }
}

/// A location, or several that cannot be told apart.
struct Location {
    /// Whether it is one.
    single: bool,
    /// Whether several threads access it, one of which writes.
    contended: bool,
    /// A weak access to it.
    weak: Option<Pc>,
}

struct Locations(Vec<Location>);

impl Locations {
    fn new(search: &Search<'_>, (uses, several): (Vec<Use>, Vec<bool>)) -> Locations {
        let mut by_object: BTreeMap<AbsId, Vec<Use>> = BTreeMap::new();
        for one in uses {
            by_object.entry(one.object).or_default().push(one);
        }
        let mut locations = Vec::new();
        for (object, uses) in by_object {
            let ranges: Option<Vec<(u64, u64)>> = uses.iter().map(|one| one.range).collect();
            let overlap = |a: &(u64, u64), b: &(u64, u64)| a != b && a.0 < b.1 && b.0 < a.1;
            let ranges = ranges.filter(|all| {
                search.size(object).is_some() && !all.iter().any(|a| all.iter().any(|b| overlap(a, b)))
            });
            match ranges {
                None => locations.push(Location::of(false, uses.iter(), &several)),
                Some(mut ranges) => {
                    ranges.sort_unstable();
                    ranges.dedup();
                    for range in ranges {
                        let own = uses.iter().filter(|one| one.range == Some(range));
                        locations.push(Location::of(true, own, &several));
                    }
                }
            }
        }
        Locations(locations)
    }

    fn contended(&self) -> impl Iterator<Item = &Location> {
        self.0.iter().filter(|location| location.contended)
    }
}

impl Location {
    fn of<'u>(single: bool, uses: impl Iterator<Item = &'u Use>, several: &[bool]) -> Location {
        let (mut threads, mut writes, mut weak) = (Vec::new(), false, None);
        for one in uses {
            threads.push(one.thread);
            writes |= one.writes;
            weak = weak.or(one.weak);
        }
        threads.sort_unstable();
        threads.dedup();
        let shared = threads.len() > 1 || threads.iter().any(|thread| several[*thread]);
        Location { single, contended: shared && writes, weak }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::program;

    /// What is found in a program in which `main` starts `first` and `second`, each of which does what is given.
    fn found(first: &str, second: &str, races: Races) -> Option<bool> {
        let text = format!(
            "declare i64 @__heddle_spawn(ptr, ptr)
             @x = global i32 0
             @y = global i32 0
             @plain = global i32 0
             define ptr @first(ptr %unused) {{ {first} ret ptr null }}
             define ptr @second(ptr %unused) {{ {second} ret ptr null }}
             define i32 @main() {{
               store atomic i32 1, ptr @y monotonic, align 4
               %a = call i64 @__heddle_spawn(ptr @first, ptr null)
               %b = call i64 @__heddle_spawn(ptr @second, ptr null)
               ret i32 0
             }}"
        );
        let program = program(&text, &["main"]);
        let main = program.function_named("main").expect("it is there");
        weak_access(&program, &[main], races).map(|weak| weak.depends_on_races)
    }

    const STORE_X: &str = "store atomic i32 1, ptr @x release, align 4";
    const LOAD_Y: &str = "%y = load atomic i32, ptr @y acquire, align 4";
    const LOAD_X: &str = "%x = load atomic i32, ptr @x acquire, align 4";
    const STORE_Y: &str = "store atomic i32 1, ptr @y release, align 4";

    #[test]
    fn two_contended_locations_with_a_weak_access_are_not_robust() {
        let (one, other) = (format!("{STORE_X} {LOAD_Y}"), format!("{STORE_Y} {LOAD_X}"));
        assert_eq!(found(&one, &other, Races::Excluded), Some(false));
        let [strong, other_strong] =
            [&one, &other].map(|text| text.replace("release", "seq_cst").replace("acquire", "seq_cst"));
        assert_eq!(found(&strong, &other_strong, Races::Possible), None);
        assert_eq!(found(&strong, &other, Races::Excluded), Some(false));
        let narrow =
            strong.replace("atomic i32 1, ptr @x", "atomic i32 1, ptr @x syncscope(\"singlethread\")");
        assert_eq!(found(&narrow, &other_strong, Races::Excluded), Some(false));
    }

    #[test]
    fn one_contended_location_is_robust_without_races() {
        assert_eq!(found(&format!("{STORE_X} {LOAD_Y}"), LOAD_X, Races::Possible), None);
        let (one, other) =
            (format!("store i32 1, ptr @plain {STORE_X}"), format!("{LOAD_X} %p = load i32, ptr @plain"));
        assert_eq!(found(&one, &other, Races::Excluded), None);
        assert_eq!(found(&one, &other, Races::Possible), Some(true));
    }

    #[test]
    fn what_main_writes_before_it_starts_threads_is_not_contended() {
        assert_eq!(
            found(&format!("{STORE_X} {LOAD_Y}"), &format!("{LOAD_X} {LOAD_Y}"), Races::Excluded),
            None
        );
    }
}
