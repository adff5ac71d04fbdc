//! What the steps of a machine mean for the happens-before relation of its run ([`Table`]).
//!
//! A step is looked at before it is made, and counts once it is: a step that has to wait is none. What the platform does in its atomic
//! sections is how it builds locks: such an access acquires from the bytes it reads and releases to those it writes, and is no access
//! that could race. Atomic sections of the program itself are as if there were one lock for all of them.
//!
//! Which programs need it is said by [`Orders`]: where every atomic acquires and releases, races are found without
//! ([`violations`](crate::violations)).
//!
//! Limits: the words by which primitives order threads are no accesses; allocating a block and giving it back are writes to all of it. A flag that a thread waits for
//! with `heddle_block_until` orders whatever is written to it. Primitives that are called through a pointer order nothing.

use crate::access::{Access, next_accesses, next_freed};
use crate::monitor::AtomicAccess;
use crate::relaxed::{Deed, Place, SECTIONS, Table};
use crate::store::locked;
use crate::system::System;
use concrete::{Interpreter, Paused, Stack, Stops};
use ir::inst::Ordering;
use program::Program;
use program::code::{Callee, General, Op, Operand, Pc, SyncScope};
use program::primitive::Primitive;
use program::shape::cells_for;
use program::visible::Visibility;
use rustc_hash::FxHashMap;
use sem::context::Stop;
use std::sync::{Mutex, OnceLock};

/// Whether a load of this order acquires.
fn acquires(order: Ordering) -> bool {
    matches!(order, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst)
}

/// Whether a store of this order releases.
fn releases(order: Ordering) -> bool {
    matches!(order, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst)
}

/// How an atomic op orders: what it does if it succeeds, and if not, where those differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Atomic {
    Load(Ordering),
    Store(Ordering),
    Both(Ordering),
    /// Whether it succeeded shows in a cell afterwards.
    Either {
        success: Ordering,
        failure: Ordering,
        flag: Operand,
    },
}

impl Atomic {
    fn of(program: &Program, pc: Pc) -> Option<Atomic> {
        let code = &program.code;
        let mut atomic_to_others = false;
        program.for_each_access(pc, |access| atomic_to_others |= access.is_atomic());
        if !atomic_to_others {
            return None;
        }
        let atomic = match *code.ops.get(pc as usize)? {
            Op::Load { access, .. } => Atomic::Load(access.ordering),
            Op::Store { access, .. } => Atomic::Store(access.ordering),
            Op::General(place) => match &code.general[place as usize] {
                General::Load { access, .. } => Atomic::Load(access.ordering),
                General::Store { access, .. } => Atomic::Store(access.ordering),
                General::AtomicRmw { access, .. } => Atomic::Both(access.ordering),
                General::CmpXchg { leaf: (_, width), access, dst, .. } => {
                    let failure = match program.inst_at(pc).map(|(_, inst)| &inst.op) {
                        Some(ir::inst::Op::CmpXchg(op)) => op.failure,
                        _ => Ordering::Monotonic,
                    };
                    let flag = Operand::reg(*dst).plus(cells_for(*width));
                    Atomic::Either { success: access.ordering, failure, flag }
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(atomic)
    }

    /// What it does to its location, of those whose outcome is known.
    fn access(self, thread: usize, place: Place) -> AtomicAccess {
        let (reads, writes, order) = match self {
            Atomic::Load(order) => (true, false, order),
            Atomic::Store(order) => (false, true, order),
            Atomic::Both(order) => (true, true, order),
            Atomic::Either { success, .. } => (true, true, success),
        };
        let (strong, acquires) = (order == Ordering::SeqCst, acquires(order));
        AtomicAccess { thread, place, reads, writes, strong, acquires }
    }

    /// Whether it is `seq_cst` whatever it reads, and whether it may read without writing.
    fn weakest(self) -> (bool, bool) {
        match self {
            Atomic::Load(order) | Atomic::Store(order) | Atomic::Both(order) => {
                (order == Ordering::SeqCst, false)
            }
            Atomic::Either { success, failure, .. } => {
                (success == Ordering::SeqCst && failure == Ordering::SeqCst, true)
            }
        }
    }

    /// Whether it orders less than it could.
    fn is_weak(self) -> bool {
        match self {
            Atomic::Load(order) => !acquires(order),
            Atomic::Store(order) => !releases(order),
            Atomic::Both(order) => !(acquires(order) && releases(order)),
            Atomic::Either { success, failure, .. } => {
                !(acquires(success) && releases(success) && acquires(failure))
            }
        }
    }
}

/// Whether code is the user's rather than the platform's, which has no positions.
pub(crate) fn is_users(program: &Program, pc: Pc) -> bool {
    program.is_users(pc)
}

/// The primitive that an op calls.
fn primitive_at(program: &Program, pc: Pc) -> Option<Primitive> {
    match *program.code.ops.get(pc as usize)? {
        Op::Call(site) => match program.code.sites[site as usize].callee {
            Callee::Primitive(primitive) => Some(primitive),
            _ => None,
        },
        _ => None,
    }
}

/// How a program orders its threads, as far as tracking has to know.
pub(crate) struct Orders {
    /// By op: whether others may know what it accesses.
    shared: Vec<bool>,
    /// Whether a thread may wait for what is written without an order.
    flags: bool,
    /// Whether the program has atomic sections of its own.
    pub(crate) sections: bool,
    /// What is found out about robustness, if that is asked for.
    pub(crate) watch: Option<Watch>,
}

/// Whether an atomic access could do what no interleaving shows ([`monitor`](crate::monitor)).
#[derive(Debug, Default)]
pub(crate) struct Watch {
    /// One that could.
    differs: OnceLock<Pc>,
    /// The bytes that atomic accesses touch, by block: accesses that share some but not all are not modelled.
    ranges: Mutex<FxHashMap<u32, Vec<(u64, u64)>>>,
}

impl Watch {
    /// An access that could.
    pub(crate) fn differs(&self) -> Option<Pc> {
        self.differs.get().copied()
    }

    /// Whether an access shares bytes with one of another size or place.
    fn is_mixed(&self, deed: &Deed) -> bool {
        let mut ranges = locked(&self.ranges);
        let ranges = ranges.entry(deed.block).or_default();
        if !ranges.contains(&(deed.start, deed.end)) {
            ranges.push((deed.start, deed.end));
        }
        ranges.iter().any(|&(start, end)| {
            (start, end) != (deed.start, deed.end) && start < deed.end && deed.start < end
        })
    }
}

/// Whether a program has atomics or fences of its own that order less than they could.
pub fn has_weak_atomics(program: &Program) -> bool {
    let fence = |pc: Pc| match program.code.ops[pc as usize] {
        Op::General(place) => {
            matches!(program.code.general[place as usize], General::Fence { scope: SyncScope::System, .. })
        }
        _ => false,
    };
    let weak = |pc: Pc| fence(pc) || Atomic::of(program, pc).is_some_and(Atomic::is_weak);
    (0..program.code.ops.len() as Pc).any(|pc| weak(pc) && is_users(program, pc))
}

impl Orders {
    /// Those of a program with atomics or fences of its own that order less than they could; nothing if there are none.
    ///
    /// With `watch`, whatever there is, and robustness is looked at.
    pub(crate) fn of_weak(program: &Program, watch: bool) -> Option<Orders> {
        if !watch && !has_weak_atomics(program) {
            return None;
        }
        let pcs = 0..program.code.ops.len() as Pc;
        let visibility = Visibility::new(program);
        let begins = |pc| primitive_at(program, pc) == Some(Primitive::AtomicBegin) && is_users(program, pc);
        Some(Orders {
            shared: pcs.clone().map(|pc| visibility.at(pc)).collect(),
            flags: pcs.clone().any(|pc| primitive_at(program, pc) == Some(Primitive::BlockUntil)),
            sections: pcs.clone().any(begins) || program.functions.values().any(|function| function.atomic),
            watch: watch.then(Watch::default),
        })
    }

    /// Nobody else knows what these ops access.
    pub(crate) fn leave_out(&mut self, concerns: impl Fn(Pc) -> bool) {
        for (pc, shared) in (0..).zip(&mut self.shared) {
            *shared &= concerns(pc);
        }
    }
}

/// Two accesses that nothing orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raced {
    /// The second one.
    pub deed: Deed,
    /// Where it is made.
    pub stack: Stack,
    /// The first one.
    pub earlier: Deed,
}

/// One step of the current thread; whether the thread has given way with it, and a race if it is part of one.
pub(crate) fn step_tracked(
    orders: &Orders,
    table: &mut Table,
    machine: &mut Interpreter<'_>,
    stops: &mut impl Stops,
) -> Result<(Paused, bool, Option<Raced>), Stop> {
    let coming = Coming::of(orders, machine, false);
    let before = machine.steps();
    machine.pause_at(before + 1);
    let paused = machine.go(stops)?;
    if machine.steps() == before {
        return Ok((paused, false, None));
    }
    let thread = machine.thread(machine.current());
    let gave_way = coming.gives_way() && (thread.atomic == 0 || thread.stopped);
    let raced = coming.made(orders, machine, table);
    Ok((paused, gave_way, raced))
}

/// What the run of a machine has done so far, as far as it orders accesses.
#[derive(Clone)]
pub struct Past<'s> {
    orders: &'s Orders,
    table: Table,
}

impl System<'_> {
    /// A past in which nothing has happened; none if races are found without, or not looked for.
    pub fn past(&self) -> Option<Past<'_>> {
        self.orders.as_ref().map(|orders| Past { orders, table: Table::default() })
    }
}

impl Past<'_> {
    /// Lets the current thread of a machine run to where it stops next, `until` so many steps were made, or to a race outside of atomic sections.
    pub fn go(
        &mut self,
        machine: &mut Interpreter<'_>,
        stops: &mut impl Stops,
        until: u64,
    ) -> Result<(Paused, Option<Raced>), Stop> {
        let (mut first, mut found) = (true, None);
        loop {
            let outside = !machine.in_atomic_section();
            let here = outside && (found.is_some() || stops.before(machine.pc(), machine.thread_count()));
            if !first && here || machine.steps() >= until {
                return Ok((Paused::Here, found));
            }
            first = false;
            let (paused, gave_way, raced) = step_tracked(self.orders, &mut self.table, machine, stops)?;
            found = found.or(raced);
            if paused != Paused::Here || gave_way {
                return Ok((paused, found));
            }
        }
    }
}

/// Whose atomic section a step is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    None,
    Users,
    Platforms,
}

/// A step that is about to be made by the current thread of a machine.
pub(crate) struct Coming {
    thread: usize,
    stack: Stack,
    deeds: Vec<Deed>,
    atomic: Option<Atomic>,
    section: Section,
    /// A primitive, with its first argument as a number and as a place.
    primitive: Option<(Primitive, u64, Option<Place>)>,
    /// Where the block will be found that is allocated.
    allocated: Option<Operand>,
    fence: Option<Ordering>,
    threads: usize,
    deaths: usize,
    /// Whether it is to be kept where accesses are made.
    places: bool,
}

impl Coming {
    /// The next step; `places` if it is to be kept where accesses are made.
    pub(crate) fn of(orders: &Orders, machine: &Interpreter<'_>, places: bool) -> Coming {
        let (program, thread, pc) = (machine.program(), machine.current(), machine.pc());
        let op = program.code.ops.get(pc as usize);
        let mut coming = Coming {
            thread,
            stack: Stack(Vec::new()),
            deeds: Vec::new(),
            atomic: None,
            section: Section::None,
            primitive: None,
            allocated: None,
            fence: None,
            threads: machine.thread_count(),
            deaths: machine.memory().deaths().len(),
            places,
        };
        match op {
            Some(&Op::Call(site)) => {
                let site = &program.code.sites[site as usize];
                if let Callee::Primitive(primitive) = site.callee {
                    let first = site.args.first().map(|argument| machine.peek(thread, argument.value));
                    let place = first.and_then(|first| machine.place_of(first));
                    let name = |slot: u32| machine.memory().slots()[slot as usize].name.to_raw();
                    let named = place.map(|(slot, offset)| (name(slot), offset));
                    coming.primitive = Some((primitive, first.map_or(0, |first| first.bits()), named));
                    if primitive == Primitive::Alloc {
                        coming.allocated = Some(Operand::reg(site.dst));
                    }
                    if let Some(freed) = next_freed(machine, thread) {
                        coming.accesses(machine, &[freed], places);
                    }
                }
            }
            Some(&Op::General(place)) => {
                if let General::Fence { ordering, scope: SyncScope::System } =
                    program.code.general[place as usize]
                {
                    coming.fence = Some(ordering);
                }
            }
            _ => {}
        }
        if orders.shared.get(pc as usize).copied().unwrap_or(true) {
            let accesses = next_accesses(machine, thread);
            if !accesses.is_empty() {
                coming.atomic = Atomic::of(program, pc);
                coming.section = match (machine.in_atomic_section(), is_users(program, pc)) {
                    (false, _) => Section::None,
                    (true, true) => Section::Users,
                    (true, false) => Section::Platforms,
                };
                coming.accesses(machine, &accesses, places);
            }
        }
        coming
    }

    fn accesses(&mut self, machine: &Interpreter<'_>, accesses: &[crate::access::Access], places: bool) {
        self.stack = machine.stack();
        let program = machine.program();
        let own = self.stack.0.iter().copied().find(|&pc| is_users(program, pc));
        let at = own.or(self.stack.0.first().copied()).filter(|_| places);
        self.deeds.extend(accesses.iter().map(|access| Deed {
            block: machine.memory().slots()[access.slot as usize].name.to_raw(),
            start: access.start,
            end: access.end,
            thread: self.thread as u8,
            writes: access.writes,
            atomic: access.atomic,
            at,
        }));
    }

    /// Whether the thread gives way with this step.
    pub(crate) fn gives_way(&self) -> bool {
        matches!(self.primitive, Some((Primitive::Yield | Primitive::Stop, ..)))
    }

    /// The step was made; a race if it is part of one.
    pub(crate) fn made(
        mut self,
        orders: &Orders,
        machine: &Interpreter<'_>,
        table: &mut Table,
    ) -> Option<Raced> {
        let thread = self.thread;
        let mut raced = None;
        // Allocating functions may modify what they allocate (C11 7.22.3).
        let allocated = self.allocated.and_then(|result| machine.place_of(machine.peek(thread, result)));
        if let Some((slot, _)) = allocated {
            self.accesses(machine, &[Access::to_all(machine, slot)], self.places);
        }
        if let Some(order) = self.fence {
            if acquires(order) {
                table.fence_acquire(thread);
            }
            if order == Ordering::SeqCst {
                table.monitor.fence_strong(thread);
            }
            if releases(order) {
                table.fence_release(thread);
            }
        }
        for &deed in &self.deeds {
            let earlier = self.access(orders, machine, table, deed);
            if let Some(earlier) = earlier.filter(|_| raced.is_none()) {
                raced = Some(Raced { deed, stack: self.stack.clone(), earlier });
            }
        }
        match self.primitive {
            Some((Primitive::Lock | Primitive::Wait | Primitive::BlockUntil, _, Some(place))) => {
                table.acquire(thread, place);
                table.monitor.pass(thread, place, true);
            }
            Some((Primitive::Unlock, _, Some(place))) => {
                table.monitor.pass(thread, place, true);
                table.release(thread, place, true);
            }
            Some((Primitive::Join | Primitive::Result | Primitive::Mark, number, _)) => {
                table.join(thread, number as u32 as usize & 63);
            }
            _ => {}
        }
        for child in self.threads..machine.thread_count() {
            table.spawn(thread, child);
        }
        for &slot in machine.memory().deaths().get(self.deaths..).unwrap_or_default() {
            table.forget(machine.memory().slots()[slot as usize].name.to_raw());
        }
        if machine.thread(thread).ended {
            table.end(thread);
        }
        let running = (0..machine.thread_count()).filter(|&t| !machine.thread(t).ended);
        table.settle(running.fold(0, |all, t| all | 1 << t));
        raced
    }

    /// One of its accesses; an earlier one that it races with.
    fn access(
        &self,
        orders: &Orders,
        machine: &Interpreter<'_>,
        table: &mut Table,
        deed: Deed,
    ) -> Option<Deed> {
        let (thread, place) = (self.thread, (deed.block, deed.start));
        if self.section == Section::Platforms {
            table.acquire(thread, place);
            table.monitor.pass(thread, place, deed.writes);
            if deed.writes {
                table.release(thread, place, true);
            }
            return None;
        }
        if self.section == Section::Users {
            table.acquire(thread, SECTIONS);
            table.monitor.pass(thread, SECTIONS, true);
        }
        let atomic = match self.atomic {
            Some(Atomic::Either { success, failure, flag }) => {
                let succeeded = machine.peek(thread, flag).bits() & 1 != 0;
                Some(if succeeded { Atomic::Both(success) } else { Atomic::Load(failure) })
            }
            atomic => atomic,
        };
        let watched = orders.watch.as_ref().zip(atomic.map(|atomic| atomic.access(thread, place)));
        if let Some((watch, access)) = watched {
            let (strong, may_fail) = self.atomic.map_or((false, false), Atomic::weakest);
            let weakest = AtomicAccess { strong, ..access };
            if table.monitor.may_differ(weakest, may_fail) || watch.is_mixed(&deed) {
                // The first one that was found is as good as another.
                let _ = watch.differs.set(self.stack.0.first().copied().unwrap_or(0));
            }
        }
        if let Some(Atomic::Load(order) | Atomic::Both(order)) = atomic {
            match acquires(order) {
                true => table.acquire(thread, place),
                false => table.load_relaxed(thread, place),
            }
        }
        let writes = deed.writes && !matches!(atomic, Some(Atomic::Load(_)));
        let earlier = table.access(Deed { writes, ..deed });
        if let Some((_, access)) = watched {
            table.monitor.access(access);
        }
        match atomic {
            Some(Atomic::Store(order) | Atomic::Both(order)) => {
                let keeps = !matches!(atomic, Some(Atomic::Store(_)));
                match releases(order) {
                    true => table.release(thread, place, keeps),
                    false => table.store_relaxed(thread, place, keeps),
                }
            }
            None if writes && orders.flags => table.release(thread, place, false),
            _ => {}
        }
        if self.section == Section::Users {
            table.monitor.pass(thread, SECTIONS, true);
            table.release(thread, SECTIONS, true);
        }
        earlier
    }
}
