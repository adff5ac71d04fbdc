//! Partial-order reduction: of several threads that can move, only some need to be tried.
//!
//! At a state, a set of threads is *persistent* if nothing that all others may still do, without them, conflicts with the next move of
//! any of the set. Then every behaviour is found by trying the moves of the set alone (Godefroid's persistent sets). What others
//! may still do is over-approximated before the search ([`Futures`]): the objects that they may read and write from where they are, and,
//! where a thread of the set has a lock, what they may do without that lock. What the next move does is looked at in the state
//! itself. A set is closed under conflicts: whoever may disturb a member is a member.
//!
//! Two things would make that wrong. A thread could be put off for ever by others that go round a loop, so where a move of
//! the set takes an edge back, everybody is tried: every cycle of states has such an edge, in whatever order states are searched. And
//! what a query can see must not be reordered, so moves that it can see are tried with everybody's.
//!
//! Claim: the same violations, deadlocks and races as without. Races are looked for among all threads of every state, members or not.
//! Limits: programs that stop and resume threads, and states with interrupts, are not reduced. Ending the program is taken to commute with
//! everything, except where leaks are looked for.
//!
//! Cost: the future of a thread is worked out once for each of its local states; then a state costs comparisons of a few small sets.

use crate::access::Access;
use crate::moves::Mover;
use crate::worker::Worker;
use concrete::{Link, Maker, Thread};
use fixedbitset::FixedBitSet;
use program::accesses::Effects;
use program::code::{Callee, Op};
use program::future::{Futures, Lock};
use program::points_to::AbsId;
use program::primitive::Primitive;
use rustc_hash::FxHashMap;
use sem::context::BlockKind;
use std::rc::Rc;

/// What a thread may still do, from one of its local states on.
struct Future {
    all: Effects,
    /// The same without each of the locks, worked out when it is asked for.
    without: Vec<std::cell::OnceCell<Effects>>,
}

/// What is known about threads, for one worker.
pub(crate) struct Partial {
    futures: FxHashMap<u32, Rc<Future>>,
    locks: Vec<Lock>,
}

/// What the next move of a thread does.
enum Next<'p> {
    /// These accesses, and nothing else that concerns others.
    Accesses(Vec<Access>),
    /// At most this.
    Within(&'p Effects),
    /// It starts a thread.
    Spawns,
    /// It deals with another thread.
    Controls,
    /// Nothing that concerns others.
    Nothing,
    /// Who knows.
    Anything,
}

impl Partial {
    pub(crate) fn new(futures: Option<&Futures<'_>>) -> Partial {
        Partial { futures: FxHashMap::default(), locks: futures.map_or(Vec::new(), |f| f.locks().collect()) }
    }
}

impl<'p> Worker<'_, 'p> {
    /// The movers that have to be tried, of all that can move; nothing if all have to.
    pub(crate) fn persistent(&mut self, movers: &[Mover]) -> Option<Vec<Mover>> {
        let futures = self.system.futures?;
        if movers.len() < 2 || !self.machine.interrupts().is_empty() || self.system.never_reduce {
            return None;
        }
        let count = self.machine.thread_count();
        let alive: Vec<usize> = (0..count).filter(|&t| !self.machine.thread(t).ended).collect();
        let ready: Vec<bool> = (0..count).map(|t| movers.contains(&Mover::Thread(t))).collect();
        let known: Vec<Option<Rc<Future>>> =
            (0..count).map(|t| (!self.machine.thread(t).ended).then(|| self.future_of(futures, t))).collect();
        let next: Vec<Next<'_>> = (0..count).map(|t| self.next_of(t)).collect();
        let held = self.held_locks();
        let mut best: Option<Vec<usize>> = None;
        for &first in alive.iter().filter(|&&t| ready[t]) {
            let Some(set) = self.closure(first, &alive, &ready, &known, &next, &held) else { continue };
            let size = |set: &[usize]| set.iter().filter(|&&t| ready[t]).count();
            if best.as_ref().is_none_or(|best| size(&set) < size(best)) {
                let alone = size(&set) == 1;
                best = Some(set);
                if alone {
                    break;
                }
            }
        }
        let best = best?;
        let chosen: Vec<Mover> = movers
            .iter()
            .copied()
            .filter(|mover| matches!(mover, Mover::Thread(t) if best.contains(t)))
            .collect();
        (chosen.len() < movers.len()).then_some(chosen)
    }

    /// The threads that have to be tried together with one; nothing if that is everybody.
    fn closure(
        &self,
        first: usize,
        alive: &[usize],
        ready: &[bool],
        known: &[Option<Rc<Future>>],
        next: &[Next<'_>],
        held: &[(usize, usize)],
    ) -> Option<Vec<usize>> {
        let mut set = vec![first];
        let mut done = 0;
        while done < set.len() {
            let member = set[done];
            done += 1;
            if ready[member] && self.is_seen(member) {
                return None;
            }
            if !ready[member] {
                // Whoever it waits for has to be there; with words that shows in the accesses below.
                match self.awaited(member) {
                    Some(other) if !set.contains(&other) => set.push(other),
                    _ => {}
                }
            }
            for &other in alive.iter().filter(|other| **other != member) {
                if set.contains(&other) {
                    continue;
                }
                let Some(future) = &known[other] else { continue };
                if self.disturbs(member, &next[member], other, future, held) {
                    set.push(other);
                }
            }
            if set.len() == alive.len() {
                return None;
            }
        }
        Some(set)
    }

    /// Whether a thread may, without `member`, do something that conflicts with the next move of `member`.
    fn disturbs(
        &self,
        member: usize,
        next: &Next<'_>,
        other: usize,
        future: &Rc<Future>,
        held: &[(usize, usize)],
    ) -> bool {
        match next {
            Next::Nothing => false,
            Next::Anything => true,
            Next::Spawns => future.all.spawns,
            Next::Controls => future.all.controls,
            Next::Within(effects) => {
                let conflicts = |future: &Effects| {
                    effects.conflicts(future)
                        || (effects.spawns && future.spawns)
                        || (effects.controls && future.controls)
                };
                if !conflicts(&future.all) {
                    return false;
                }
                !self.locks_of(member, held).any(|lock| {
                    let without = self.future_without(other, future, lock);
                    !without.writes.contains(self.object_of_lock(lock)) && !conflicts(without)
                })
            }
            Next::Accesses(accesses) => {
                if !accesses.iter().any(|access| self.conflicts(access, &future.all)) {
                    return false;
                }
                // Perhaps a lock of this one's is in the way of the other.
                !self.locks_of(member, held).any(|lock| {
                    let without = self.future_without(other, future, lock);
                    !without.writes.contains(self.object_of_lock(lock))
                        && !accesses.iter().any(|access| self.conflicts(access, without))
                })
            }
        }
    }

    /// The locks of a thread.
    fn locks_of(&self, thread: usize, held: &[(usize, usize)]) -> impl Iterator<Item = usize> {
        held.iter().filter(move |(_, owner)| *owner == thread).map(|(lock, _)| *lock)
    }

    fn object_of_lock(&self, lock: usize) -> usize {
        arena::Id::index(self.partial.locks[lock].object)
    }

    /// Whether a thread that has just moved may move again before anybody else does: it alone is a persistent set.
    pub(crate) fn may_go_on(&mut self, thread: usize) -> bool {
        let Some(futures) = self.system.futures else { return false };
        let count = self.machine.thread_count();
        if self.system.never_reduce
            || count != self.threads_of_base()
            || !self.machine.interrupts().is_empty()
            || self.chooses_next(thread)
            || self.system.kept.get(self.machine.thread(thread).pc as usize).copied().unwrap_or(true)
            || !self.machine.is_ready(thread)
        {
            return false;
        }
        self.midway = true;
        let next = self.next_of(thread);
        self.midway = false;
        let held = self.held_locks();
        (0..count).all(|other| {
            if other == thread || self.machine.thread(other).ended {
                return true;
            }
            let future = self.future_of(futures, other);
            !self.disturbs(thread, &next, other, &future, &held)
        })
    }

    /// Whether the next op of a thread chooses: that starts a move of its own.
    fn chooses_next(&self, thread: usize) -> bool {
        let code = &self.system.program.code;
        match code.ops.get(self.machine.thread(thread).pc as usize) {
            Some(&Op::Call(site)) => match code.sites[site as usize].callee {
                Callee::Primitive(primitive) => primitive.chooses() || primitive == Primitive::MayFail,
                _ => false,
            },
            _ => false,
        }
    }

    /// What the atomic section that a thread is about to enter may do, if it is one of the platform's: those end in their function.
    fn section_of_platform(&self, thread: usize) -> Option<&'p Effects> {
        let futures = self.system.futures?;
        let here = self.machine.thread(thread);
        let function = here.frames.last()?.function;
        if !self.system.sections_end[arena::Id::index(function)] {
            return None;
        }
        let mut found = None;
        for_each_frame(self.system.program, futures, here, |instance, pc, _| {
            found = Some(futures.future(instance, pc));
            false
        });
        found
    }

    fn conflicts(&self, access: &Access, effects: &Effects) -> bool {
        let in_set = |set: &FixedBitSet, object: Option<AbsId>| match object {
            Some(object) => set.contains(arena::Id::index(object)) || set.contains(0),
            None => !set.is_clear(),
        };
        let object = self.abstract_object(access.slot);
        in_set(&effects.writes, object) || (access.writes && in_set(&effects.reads, object))
    }

    /// The abstract object of a slot; none if it is not known.
    fn abstract_object(&self, slot: u32) -> Option<AbsId> {
        let points_to = self.system.futures?.points_to();
        let entry = &self.machine.memory().slots()[slot as usize];
        match (entry.maker, entry.kind) {
            (Maker::Object(object), _) => Some(points_to.abs_of_object(object)),
            (Maker::Op(pc), BlockKind::Stack) => points_to.abs_of_alloca(pc),
            (Maker::Op(pc), BlockKind::Heap | BlockKind::New | BlockKind::NewArray) => {
                points_to.abs_of_heap(pc)
            }
            (Maker::Op(_), _) => None,
            (Maker::Machine, _) => Some(points_to.machine()),
        }
    }

    /// Whether a query can see the next move of a thread.
    fn is_seen(&self, thread: usize) -> bool {
        self.system.seen.get(self.machine.thread(thread).pc as usize).copied().unwrap_or(true)
    }

    /// The thread whose end a thread waits for.
    fn awaited(&self, thread: usize) -> Option<usize> {
        let program = self.system.program;
        let pc = self.machine.thread(thread).pc;
        let Some(&Op::Call(site)) = program.code.ops.get(pc as usize) else { return None };
        let site = &program.code.sites[site as usize];
        if site.callee != Callee::Primitive(Primitive::Join) {
            return None;
        }
        let number = self.machine.peek(thread, site.args.first()?.value).bits() as u32 as usize;
        (number < self.machine.thread_count()).then_some(number)
    }

    /// What the next move of a thread does; it stands where threads stop.
    fn next_of(&mut self, thread: usize) -> Next<'p> {
        let program = self.system.program;
        let here = self.machine.thread(thread);
        if here.ended {
            return Next::Nothing;
        }
        let Some(op) = program.code.ops.get(here.pc as usize) else { return Next::Anything };
        match *op {
            Op::Load { .. } | Op::Store { .. } => {
                Next::Accesses(crate::access::next_accesses(&self.machine, thread))
            }
            Op::Ret(_) => {
                let from = here.frames.last().map_or(0, |frame| frame.locals);
                Next::Accesses(self.ending_locals(thread, from))
            }
            Op::General(place) => {
                use program::code::General;
                match &program.code.general[place as usize] {
                    General::Load { .. }
                    | General::Store { .. }
                    | General::CmpXchg { .. }
                    | General::AtomicRmw { .. } => {
                        Next::Accesses(crate::access::next_accesses(&self.machine, thread))
                    }
                    General::Fence(_) => Next::Nothing,
                    General::Intrinsic(call) => {
                        use program::intrinsic::Intrinsic;
                        match call.which {
                            Intrinsic::MemCpy | Intrinsic::MemMove | Intrinsic::MemSet => {
                                Next::Accesses(crate::access::next_accesses(&self.machine, thread))
                            }
                            which if which.is_visible() => Next::Anything,
                            _ => Next::Nothing,
                        }
                    }
                    General::VaArg { .. } => Next::Anything,
                    _ => Next::Nothing,
                }
            }
            Op::Call(site) => {
                let site = &program.code.sites[site as usize];
                let Callee::Primitive(primitive) = site.callee else {
                    return match site.callee {
                        Callee::Function(function) if program.functions[function].atomic => {
                            self.section(thread)
                        }
                        Callee::Function(_) | Callee::Pointer(_) => Next::Nothing,
                        _ => Next::Anything,
                    };
                };
                if primitive.chooses() {
                    return match primitive {
                        Primitive::AnyBytes | Primitive::ChooseWeighted => Next::Anything,
                        _ => Next::Nothing,
                    };
                }
                match primitive {
                    Primitive::Lock | Primitive::Unlock | Primitive::Wait | Primitive::BlockUntil => {
                        self.word_access(thread).map_or(Next::Anything, |access| Next::Accesses(vec![access]))
                    }
                    Primitive::Spawn => Next::Spawns,
                    Primitive::Mark | Primitive::Result => Next::Controls,
                    Primitive::Join | Primitive::Yield | Primitive::AtomicEnd => Next::Nothing,
                    Primitive::End => Next::Accesses(self.ending_locals(thread, 0)),
                    Primitive::AtomicBegin => self.section(thread),
                    Primitive::Free => match site.args.first().map(|a| self.machine.peek(thread, a.value)) {
                        Some(pointer) => match self.machine.place_of(pointer) {
                            Some((slot, _)) => {
                                let end = self.machine.memory().slots()[slot as usize].size.max(1);
                                Next::Accesses(vec![Access {
                                    slot,
                                    start: 0,
                                    end,
                                    writes: true,
                                    atomic: false,
                                }])
                            }
                            None => Next::Anything,
                        },
                        None => Next::Anything,
                    },
                    primitive if primitive.is_visible() => Next::Anything,
                    _ => Next::Nothing,
                }
            }
            // A query stops at places where nothing concerns others.
            _ => Next::Nothing,
        }
    }

    /// The end of a thread's locals but the first ones, as accesses.
    fn ending_locals(&self, thread: usize, from: u32) -> Vec<Access> {
        let here = self.machine.thread(thread);
        let slots = here.slots.get(from as usize..here.locals as usize).unwrap_or_default();
        let end = |&slot: &u32| {
            let size = self.machine.memory().slots()[slot as usize].size;
            Access { slot, start: 0, end: size, writes: true, atomic: false }
        };
        slots.iter().map(end).collect()
    }

    /// The word that the next op of a thread, one of the primitives for that, waits for or writes.
    fn word_access(&self, thread: usize) -> Option<Access> {
        let code = &self.system.program.code;
        let &Op::Call(site) = code.ops.get(self.machine.thread(thread).pc as usize)? else { return None };
        let site = &code.sites[site as usize];
        let writes = match site.callee {
            Callee::Primitive(Primitive::Lock | Primitive::Unlock) => true,
            Callee::Primitive(Primitive::Wait | Primitive::BlockUntil) => false,
            _ => return None,
        };
        let pointer = self.machine.peek(thread, site.args.first()?.value);
        let (slot, start) = self.machine.place_of(pointer)?;
        Some(Access { slot, start, end: start + 4, writes, atomic: true })
    }

    /// What the atomic section does that a thread is about to enter. It is tried out, step by step.
    fn section(&mut self, thread: usize) -> Next<'p> {
        if let Some(effects) = self.section_of_platform(thread) {
            return Next::Within(effects);
        }
        if self.midway {
            // It would have to be tried out.
            return Next::Anything;
        }
        /// The longest section that is looked at.
        const LONGEST: usize = 2000;
        let code = &self.system.program.code;
        let mut found = Vec::new();
        let mut known = true;
        self.machine.switch_to(thread);
        self.machine.world().restart(&[]);
        for step in 0.. {
            let harmless = match code.ops.get(self.machine.pc() as usize) {
                Some(&Op::Call(site)) => match code.sites[site as usize].callee {
                    Callee::Primitive(Primitive::AtomicBegin | Primitive::AtomicEnd) => true,
                    Callee::Primitive(primitive) if primitive.is_visible() || primitive.chooses() => {
                        let access = self.word_access(thread);
                        found.extend(access);
                        access.is_some()
                    }
                    Callee::Primitive(_) | Callee::Function(_) | Callee::Pointer(_) => true,
                    Callee::External(_) => false,
                },
                Some(Op::General(place)) => match &code.general[*place as usize] {
                    program::code::General::Intrinsic(call) => !call.which.is_visible(),
                    _ => true,
                },
                Some(Op::Ret(_)) => {
                    let from = self.machine.thread(thread).frames.last().map_or(0, |frame| frame.locals);
                    found.extend(self.ending_locals(thread, from));
                    true
                }
                _ => true,
            };
            found.extend(crate::access::next_accesses(&self.machine, thread));
            self.machine.pause_at(self.machine.steps() + 1);
            let paused = self.machine.go(&mut concrete::Never);
            let ends = !matches!(paused, Ok(concrete::Paused::Here)) || !self.machine.in_atomic_section();
            if !harmless || step > LONGEST || paused.is_err() {
                known = false;
                break;
            }
            if ends {
                break;
            }
        }
        self.restore();
        if known { Next::Accesses(found) } else { Next::Anything }
    }

    /// The locks that are held: their place in the list, and by which thread.
    fn held_locks(&self) -> Vec<(usize, usize)> {
        let held = |(place, lock): (usize, &Lock)| {
            // Objects of the program come after two that stand for others.
            let object = arena::Id::new(arena::Id::index(lock.object).checked_sub(2)?);
            let word = self.machine.word_in(object, u64::try_from(lock.offset).ok()?)?;
            Some((place, (word as usize).checked_sub(1)?))
        };
        self.partial.locks.iter().enumerate().filter_map(held).collect()
    }

    /// What a thread may still do.
    fn future_of(&mut self, futures: &Futures<'_>, thread: usize) -> Rc<Future> {
        let leaf = self.leaf_of_thread(thread);
        if let Some(known) = self.partial.futures.get(&leaf) {
            return Rc::clone(known);
        }
        let here = self.machine.thread(thread);
        let mut all = Effects::nothing(futures.points_to().objects().len());
        for_each_frame(self.system.program, futures, here, |instance, pc, called| {
            all.add(if called {
                futures.future_after_call(instance, pc)
            } else {
                futures.future(instance, pc)
            });
            true
        });
        if thread == 0 {
            all.add(futures.at_exit());
        }
        let without = self.partial.locks.iter().map(|_| std::cell::OnceCell::new()).collect();
        let future = Rc::new(Future { all, without });
        self.partial.futures.insert(leaf, Rc::clone(&future));
        future
    }

    /// What a thread may still do without a lock.
    fn future_without<'f>(&self, thread: usize, future: &'f Rc<Future>, place: usize) -> &'f Effects {
        future.without[place].get_or_init(|| {
            let Some(futures) = self.system.futures else { return future.all.clone() };
            let lock = self.partial.locks[place];
            let mut all = Effects::nothing(futures.points_to().objects().len());
            let here = self.machine.thread(thread);
            let mut returns = true;
            for_each_frame(self.system.program, futures, here, |instance, pc, called| {
                let (effects, may_return) = match called {
                    true => (
                        futures.future_after_call_without(lock, instance, pc),
                        futures.may_return_after_call_without(lock, instance, pc),
                    ),
                    false => (
                        futures.future_without(lock, instance, pc),
                        futures.may_return_without(lock, instance, pc),
                    ),
                };
                all.add(effects);
                returns = may_return;
                may_return
            });
            if thread == 0 && returns {
                all.add(futures.at_exit());
            }
            all
        })
    }
}

/// Calls `visit` for each frame from the running one on, with where it goes on and whether that is after a call, until it says no.
fn for_each_frame(
    program: &program::Program,
    futures: &Futures<'_>,
    thread: &Thread,
    mut visit: impl FnMut(Option<program::points_to::InstanceId>, u32, bool) -> bool,
) {
    for (i, frame) in thread.frames.iter().enumerate().rev() {
        let below = thread.frames[..=i].iter().rev().take_while(|frame| matches!(frame.link, Link::Call(_)));
        let calls = below.map(|frame| frame.resume);
        let instance = futures.points_to().instance(program, frame.function, calls);
        let (pc, called) = match thread.frames.get(i + 1) {
            None => (thread.pc, false),
            Some(above) => (above.resume, above.link != Link::Handler),
        };
        if !visit(instance, pc, called) {
            return;
        }
    }
}
