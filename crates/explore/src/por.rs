//! Partial-order reduction: of several threads that can move, only some need to be tried.
//!
//! At a state, a set of threads is *persistent* if nothing that all others may still do, without them, conflicts with the next move of
//! any of the set. Then every behaviour is found by trying the moves of the set alone (Godefroid's persistent sets). What others
//! may still do is over-approximated before the search ([`Futures`]): the objects that they may read and write from where they are, and,
//! where a thread of the set has a lock, what they may do without that lock. What the next move does is looked at in the state
//! itself. A set is closed under conflicts: whoever may disturb a member is a member.
//!
//! Three things would make that wrong. A thread could be put off for ever by others that go round a loop, so where a move of
//! the set takes an edge back, everybody is tried: every cycle of states has such an edge, in whatever order states are searched.
//! What a query can see must not be reordered, so moves that it can see are tried with everybody's. And a set whose moves all end
//! the run leads nowhere: a step that ends the run without a verdict, by a failing assumption say, is *disabled*. Nothing outside of the set
//! can change that, so its threads stay where they are for ever, and the next set is looked for among the others (a set needs a
//! member that is enabled: Valmari's key transition).
//!
//! Claim: the same violations, deadlocks and races as without. Races are looked for among all threads of every state, members or not.
//! Limits: programs that stop and resume threads, and states with interrupts, are not reduced. Others are tried before a thread that
//! may end the program, and what they do after that is done before it: ending the program commutes with everything then, except
//! where leaks are looked for.
//!
//! Cost: what a thread may still do, and what its next move does, is worked out once for each of its parts and what it looks at; then a state
//! costs comparisons of a few small sets.

use crate::access::Access;
use crate::moves::Mover;
use crate::script::Script;
use crate::system::System;
use crate::worker::Worker;
use concrete::{Frame, Link, Machine, Maker, Standing};
use fixedbitset::FixedBitSet;
use program::Program;
use program::accesses::Effects;
use program::code::{Callee, Op};
use program::effects::Deeds;
use program::future::{Futures, Lock};
use program::points_to::{AbsId, InstanceId};
use program::primitive::Primitive;
use rustc_hash::FxHashMap;
use sem::context::BlockKind;
use std::cell::OnceCell;
use std::rc::Rc;

/// What a thread may still do, from one of its parts on.
pub(crate) struct Future {
    all: Effects,
    /// The same without each of the locks, worked out when it is asked for.
    without: Vec<OnceCell<Effects>>,
    thread: usize,
    standing: Standing,
}

/// What is known about locks, for one worker.
pub(crate) struct Partial {
    locks: Vec<Lock>,
    /// The leaf that each lock is in, if it is a variable that can change.
    leaves: Vec<Option<usize>>,
    /// Who has a lock, by its place in the list and the part it is in: nobody, or a number and one more.
    owners: FxHashMap<(usize, u32), usize>,
    /// The locks that are held in the state that is looked at, and by which thread.
    held: Vec<(usize, usize)>,
    /// Room for the threads of a state.
    members: Vec<Option<Member>>,
}

/// What the next move of a thread does.
pub(crate) enum Next<'p> {
    /// These accesses, and nothing else that concerns others.
    Accesses(Vec<Touch>),
    /// At most this.
    Within(&'p Effects),
    /// It starts a thread.
    Spawns,
    /// Nothing that concerns others.
    Nothing,
    /// Who knows.
    Anything,
}

/// An access, as far as it matters what others may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    /// What it touches; none if that is not known.
    object: Option<AbsId>,
    writes: bool,
}

impl Touch {
    fn conflicts(self, effects: &Effects) -> bool {
        let is_in = |set: &FixedBitSet| match self.object {
            Some(object) => set.contains(arena::Id::index(object)) || set.contains(0),
            None => !set.is_clear(),
        };
        is_in(&effects.writes) || (self.writes && is_in(&effects.reads))
    }
}

impl Partial {
    pub(crate) fn new(system: &System<'_>, machine: &Machine<'_, Script>, fixed: &[u32]) -> Partial {
        let locks: Vec<Lock> = system.futures.map_or(Vec::new(), |futures| futures.locks().collect());
        let leaf = |lock: &Lock| {
            let slot = machine.slot_of_object(object_of(lock)?, 0)?;
            fixed.iter().position(|&known| known == slot).map(|place| place + 1)
        };
        let leaves = locks.iter().map(leaf).collect();
        Partial { locks, leaves, owners: FxHashMap::default(), held: Vec::new(), members: Vec::new() }
    }
}

/// The variable that a lock is in.
fn object_of(lock: &Lock) -> Option<program::code::ObjectId> {
    // Objects of the program come after two that stand for others.
    Some(arena::Id::new(arena::Id::index(lock.object).checked_sub(2)?))
}

impl Future {
    /// What a thread may still do from where it is.
    pub(crate) fn new(
        program: &Program,
        futures: &Futures<'_>,
        partial: &Partial,
        thread: usize,
        standing: Standing,
    ) -> Future {
        let mut all = Effects::nothing(futures.points_to().objects().len());
        for_each_frame(program, futures, standing.pc, &standing.frames, |instance, pc, called| {
            all.add(match called {
                true => futures.future_after_call(instance, pc),
                false => futures.future(instance, pc),
            });
            true
        });
        if thread == 0 {
            all.add(futures.at_exit());
        }
        let without = partial.locks.iter().map(|_| OnceCell::new()).collect();
        Future { all, without, thread, standing }
    }

    /// What the thread may still do without a lock.
    fn without(&self, system: &System<'_>, place: usize, lock: Lock) -> &Effects {
        self.without[place].get_or_init(|| {
            let Some(futures) = system.futures else { return self.all.clone() };
            let mut all = Effects::nothing(futures.points_to().objects().len());
            let mut returns = true;
            let (pc, frames) = (self.standing.pc, &self.standing.frames);
            for_each_frame(system.program, futures, pc, frames, |instance, pc, called| {
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
            if self.thread == 0 && returns {
                all.add(futures.at_exit());
            }
            all
        })
    }
}

/// A thread of the base that has not ended.
struct Member {
    /// Where what is known about it is kept.
    known: usize,
    ready: bool,
    /// The thread it waits for.
    waits_for: Option<usize>,
    /// Whether a query can see its next move.
    seen: bool,
}

impl<'p> Worker<'_, 'p> {
    /// Adds to those who were tried in the base those who have to be tried next, of all who can move and were just found. Those who were tried
    /// before are disabled. Whether there is anybody left.
    pub(crate) fn add_persistent(&mut self, movers: &[Mover], tried: &mut Vec<Mover>) -> bool {
        let before = tried.len();
        let left = movers.iter().filter(|mover| !tried.contains(mover)).count();
        let reduces = self.system.futures.is_some() && self.undisturbed && !self.system.never_reduce;
        let set = if reduces && left > 1 { self.persistent(movers, tried) } else { None };
        let is_in = |mover: &Mover| match (set, mover) {
            (None, _) => true,
            (Some(set), Mover::Thread(thread)) => set >> thread & 1 != 0,
            (Some(_), Mover::Interrupt(_) | Mover::Together) => false,
        };
        for mover in movers {
            if is_in(mover) && !tried[..before].contains(mover) {
                tried.push(*mover);
            }
        }
        tried.len() > before
    }

    /// The smallest persistent set of threads that is found, one bit each, without those that are disabled; nothing if that is everybody.
    fn persistent(&mut self, movers: &[Mover], disabled: &[Mover]) -> Option<u64> {
        if !disabled.is_empty() {
            self.start_over();
        }
        let mut members = std::mem::take(&mut self.partial.members);
        members.clear();
        for thread in 0..self.base.counts.threads {
            let member = match disabled.contains(&Mover::Thread(thread)) {
                true => None,
                false => self.member(thread, movers),
            };
            members.push(member);
        }
        self.find_held_locks();
        let ready = members.iter().enumerate().filter(|(_, member)| member.as_ref().is_some_and(|m| m.ready));
        let ready = ready.fold(0u64, |all, (thread, _)| all | 1 << thread);
        let mut best: Option<u64> = None;
        for first in bits(ready) {
            let Some(set) = self.closure(first, &members) else { continue };
            let size = |set: u64| (set & ready).count_ones();
            if best.is_none_or(|best| size(set) < size(best)) {
                best = Some(set);
                if size(set) == 1 {
                    break;
                }
            }
        }
        self.partial.members = members;
        best
    }

    /// What is known about a thread; nothing if it has ended.
    fn member(&mut self, thread: usize, movers: &[Mover]) -> Option<Member> {
        let place = self.place_of_known(thread);
        let known = self.known.get(place);
        if known.ended {
            return None;
        }
        let (pc, fact) = (known.pc, Rc::clone(&self.facts[thread]));
        Some(Member {
            known: place,
            waits_for: self.waits_for(&fact),
            ready: movers.contains(&Mover::Thread(thread)),
            seen: self.system.seen.get(pc as usize).copied().unwrap_or(true),
        })
    }

    /// The threads that have to be tried together with one, one bit each; nothing if that is everybody.
    fn closure(&self, first: usize, members: &[Option<Member>]) -> Option<u64> {
        let alive = members.iter().enumerate().filter(|(_, member)| member.is_some());
        let alive = alive.fold(0u64, |all, (thread, _)| all | 1 << thread);
        let (mut set, mut todo) = (1u64 << first, 1u64 << first);
        while let Some(thread) = bits(todo).next() {
            todo &= !(1 << thread);
            let Some(member) = &members[thread] else { continue };
            if member.ready && member.seen {
                return None;
            }
            let mut more = 0;
            if let Some(other) = member.waits_for.filter(|_| !member.ready) {
                // Whoever it waits for has to be there; with words that shows in the accesses below.
                more |= 1 << other & alive;
            }
            for other in bits(alive & !set & !more) {
                if let Some(Member { known, .. }) = members[other]
                    && let Some(future) = &self.known.get(known).future
                    && self.disturbs(thread, &self.facts[thread].next, future)
                {
                    more |= 1 << other;
                }
            }
            todo |= more & !set;
            set |= more;
            if set == alive {
                return None;
            }
        }
        Some(set)
    }

    /// Whether a thread may, without `member`, do something that conflicts with the next move of `member`.
    fn disturbs(&self, member: usize, next: &Next<'_>, future: &Future) -> bool {
        match next {
            Next::Nothing => false,
            Next::Anything => true,
            Next::Spawns => future.all.spawns,
            Next::Within(effects) => self.unless_locked(member, future, |future| {
                effects.conflicts(future) || effects.concerns_threads_of(future)
            }),
            Next::Accesses(accesses) => self.unless_locked(member, future, |future| {
                accesses.iter().any(|access| access.conflicts(future))
            }),
        }
    }

    /// Whether what a thread may do conflicts, and no lock that `member` has is in its way.
    fn unless_locked(&self, member: usize, future: &Future, conflicts: impl Fn(&Effects) -> bool) -> bool {
        if !conflicts(&future.all) {
            return false;
        }
        let mut locks = self.partial.held.iter().filter(|(_, owner)| *owner == member).map(|(lock, _)| *lock);
        !locks.any(|place| {
            let lock = self.partial.locks[place];
            let without = future.without(self.system, place, lock);
            !without.writes.contains(arena::Id::index(lock.object)) && !conflicts(without)
        })
    }

    /// Whether a thread that has just moved to `next` may move again before anybody else does: it alone is a persistent set.
    pub(crate) fn may_go_on(&mut self, thread: usize) -> bool {
        if self.system.futures.is_none()
            || self.system.never_reduce
            || self.next.counts.threads != self.base.counts.threads
            || !self.undisturbed
        {
            return false;
        }
        let pc = self.known(thread).pc;
        if self.system.kept.get(pc as usize).copied().unwrap_or(true) {
            return false;
        }
        let fact = self.fact(thread);
        if fact.chooses || !self.is_ready(&fact) {
            return false;
        }
        if let Next::Nothing = fact.next {
            return true;
        }
        self.find_held_locks();
        (0..self.next.counts.threads).filter(|&other| other != thread).all(|other| {
            let known = self.place_of_known(other);
            let future = self.known.get(known).future.as_ref();
            future.is_none_or(|future| !self.disturbs(thread, &fact.next, future))
        })
    }

    /// What the atomic section that a thread is in, or about to enter, may do, if it is one of the platform's: those end in their function.
    fn section_of_platform(&self, thread: usize) -> Option<&'p Effects> {
        let futures = self.system.futures?;
        let here = self.machine.thread(thread);
        let function = here.frames.last()?.function;
        if !self.system.sections_end.has(function) {
            return None;
        }
        let mut found = None;
        for_each_frame(self.system.program, futures, here.pc, &here.frames, |instance, pc, _| {
            found = Some(futures.future(instance, pc));
            false
        });
        found
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

    /// What the next move of a thread does; it stands where threads stop.
    pub(crate) fn next_of(&mut self, thread: usize) -> Next<'p> {
        let program = self.system.program;
        let here = self.machine.thread(thread);
        if here.ended {
            return Next::Nothing;
        }
        if here.atomic > 0 && self.machine.is_ready(thread) {
            // It has waited in a section and goes on with it.
            return self.section(thread);
        }
        let Some(op) = program.code.ops.get(here.pc as usize) else { return Next::Anything };
        if let Op::Call(site) = *op {
            match program.code.sites[site as usize].callee {
                Callee::Function(function) if program.functions[function].atomic => {
                    return self.section(thread);
                }
                Callee::Primitive(Primitive::AtomicBegin) => return self.section(thread),
                Callee::Primitive(Primitive::Spawn) => return Next::Spawns,
                Callee::Function(_) | Callee::Pointer(_) | Callee::Primitive(_) | Callee::External(_) => {}
            }
        }
        // The platform marks threads and takes their results in atomic sections.
        let anything = Deeds::STARTS_THREAD
            | Deeds::INTERRUPTS
            | Deeds::CONTROLS
            | Deeds::MARKS
            | Deeds::OUTPUT
            | Deeds::INPUT
            | Deeds::EXITS
            | Deeds::UNWINDS
            | Deeds::UNKNOWN;
        if program.deeds(here.pc).any(anything) {
            return Next::Anything;
        }
        match self.touched_next(thread) {
            Some(touches) if touches.is_empty() => Next::Nothing,
            Some(touches) => Next::Accesses(touches),
            None => Next::Anything,
        }
    }

    /// What the next op of a thread touches, locals whose lives end included; nothing if that is not known.
    fn touched_next(&self, thread: usize) -> Option<Vec<Touch>> {
        let mut touches = Vec::new();
        self.add_touches(&crate::access::next_touched(&self.machine, thread)?, &mut touches);
        let here = self.machine.thread(thread);
        let deeds = self.system.program.deeds(here.pc);
        if deeds.any(Deeds::ENDS_THREAD) {
            self.add_touches(&self.ending_locals(thread, 0), &mut touches);
        } else if deeds.any(Deeds::ENDS_LOCALS) {
            let from = here.frames.last().map_or(0, |frame| frame.locals);
            self.add_touches(&self.ending_locals(thread, from), &mut touches);
        }
        Some(touches)
    }

    /// The end of a thread's locals but the first ones, as accesses.
    fn ending_locals(&self, thread: usize, from: u32) -> Vec<Access> {
        let here = self.machine.thread(thread);
        let slots = here.slots.get(from as usize..here.locals as usize).unwrap_or_default();
        slots.iter().map(|&slot| Access::to_all(&self.machine, slot)).collect()
    }

    /// What these accesses touch; their blocks are alive in the machine.
    fn add_touches(&self, accesses: &[Access], touches: &mut Vec<Touch>) {
        for access in accesses {
            let touch = Touch { object: self.abstract_object(access.slot), writes: access.writes };
            if !touches.contains(&touch) {
                touches.push(touch);
            }
        }
    }

    /// What the atomic section does that a thread is about to enter, or in which it has waited. It is tried out, step by step, unless it is the
    /// platform's.
    fn section(&mut self, thread: usize) -> Next<'p> {
        if let Some(effects) = self.section_of_platform(thread) {
            return Next::Within(effects);
        }
        /// The longest section that is looked at.
        const LONGEST: usize = 2000;
        let program = self.system.program;
        let unknown = Deeds::CHOOSES
            | Deeds::STARTS_THREAD
            | Deeds::INTERRUPTS
            | Deeds::JOINS
            | Deeds::ENDS_THREAD
            | Deeds::CONTROLS
            | Deeds::MARKS
            | Deeds::YIELDS
            | Deeds::OUTPUT
            | Deeds::INPUT
            | Deeds::EXITS
            | Deeds::UNWINDS
            | Deeds::UNKNOWN;
        let mut found: Vec<Touch> = Vec::new();
        let mut known = true;
        self.switch_to(thread);
        self.machine.world().restart(&[]);
        for step in 0.. {
            let touched = self.touched_next(thread);
            let harmless = touched.is_some() && !program.deeds(self.machine.pc()).any(unknown);
            for touch in touched.into_iter().flatten() {
                if !found.contains(&touch) {
                    found.push(touch);
                }
            }
            self.machine.pause_after(1);
            let paused = self.machine.go_on();
            let ends = !matches!(paused, Ok(concrete::Paused::Here)) || !self.machine.in_atomic_section();
            if !harmless || step > LONGEST || paused.is_err() {
                known = false;
                break;
            }
            if ends {
                break;
            }
        }
        self.bring();
        if known { Next::Accesses(found) } else { Next::Anything }
    }

    /// Finds the locks that are held in `next`.
    fn find_held_locks(&mut self) {
        self.partial.held.clear();
        for place in 0..self.partial.locks.len() {
            let Some(leaf) = self.partial.leaves[place] else { continue };
            let key = (place, self.next.tree.leaf(leaf));
            let owner = match self.partial.owners.get(&key) {
                Some(&owner) => owner,
                None => {
                    self.bring();
                    let lock = self.partial.locks[place];
                    let offset = u64::try_from(lock.offset).ok();
                    let word = offset.and_then(|offset| self.machine.word_in(object_of(&lock)?, offset));
                    let owner = word.unwrap_or(0) as usize;
                    self.partial.owners.insert(key, owner);
                    owner
                }
            };
            if let Some(owner) = owner.checked_sub(1) {
                self.partial.held.push((place, owner));
            }
        }
    }
}

/// The places of the bits that are set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (place < 64).then_some(place as usize)
    })
}

/// Calls `visit` for each frame from the running one on, with where it goes on and whether that is after a call, until it says no.
fn for_each_frame(
    program: &Program,
    futures: &Futures<'_>,
    pc: u32,
    frames: &[Frame],
    mut visit: impl FnMut(Option<InstanceId>, u32, bool) -> bool,
) {
    for (i, frame) in frames.iter().enumerate().rev() {
        let below = frames[..=i].iter().rev().take_while(|frame| matches!(frame.link, Link::Call(_)));
        let calls = below.map(|frame| frame.resume);
        let instance = futures.points_to().instance(program, frame.function, calls);
        let (pc, called) = match frames.get(i + 1) {
            None => (pc, false),
            Some(above) => (above.resume, above.link != Link::Handler),
        };
        if !visit(instance, pc, called) {
            return;
        }
    }
}
