//! The futures of all places, for one lock or for none: first of whole functions, to a fixed point; then of each op of those that
//! are asked about.

use super::{Futures, Lock};
use crate::accesses::Effects;
use crate::code::{Op, Pc};
use crate::operands::goes_on;
use crate::points_to::InstanceId;
use arena::Id;
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::sync::OnceLock;

/// The futures of all places.
#[derive(Default)]
pub(super) struct Sets {
    lock: Option<Lock>,
    /// What each instance does from its start.
    totals: Vec<Effects>,
    /// Which instances may return without having acquired the lock.
    returning: FixedBitSet,
    instances: Vec<OnceLock<InstanceSets>>,
}

/// What an op does to what happens after it.
enum Step {
    /// It acquires the lock: nothing from here on counts.
    Acquires,
    /// It does this, and does not come back.
    Ends(Option<Effects>),
    /// It does this, and goes on.
    Passes(Option<Effects>),
}

impl Sets {
    pub(super) fn new(futures: &Futures<'_>, lock: Option<Lock>) -> Sets {
        let count = futures.points_to.instances().len();
        let mut sets = Sets {
            lock,
            totals: vec![Effects::nothing(futures.points_to.objects().len()); count],
            returning: FixedBitSet::with_capacity(count),
            instances: (0..count).map(|_| OnceLock::new()).collect(),
        };
        let mut users: Vec<Vec<InstanceId>> = vec![Vec::new(); count];
        for (id, instance) in futures.points_to.instances().iter() {
            for &(_, used) in instance.calls.iter().chain(&instance.starts) {
                users[used.index()].push(id);
            }
        }
        let mut queued = FixedBitSet::with_capacity(count);
        queued.insert_range(..);
        let mut queue: Vec<InstanceId> = futures.points_to.instances().ids().collect();
        while let Some(id) = queue.pop() {
            queued.set(id.index(), false);
            let (total, returns) = sets.walk(futures, id);
            let grown = sets.totals[id.index()].add(&total);
            let newly_returns = returns && !sets.returning.put(id.index());
            if grown || newly_returns {
                queue.extend(users[id.index()].iter().filter(|user| !queued.put(user.index())));
            }
        }
        sets
    }

    /// What an instance does from its start as far as is known yet, and whether it may return.
    fn walk(&self, futures: &Futures<'_>, id: InstanceId) -> (Effects, bool) {
        let mut total = Effects::nothing(futures.points_to.objects().len());
        let mut returns = false;
        let function = &futures.program.functions[futures.points_to.instances()[id].function];
        let mut seen = FixedBitSet::with_capacity((function.end - function.entry) as usize);
        let mut todo = vec![function.entry];
        while let Some(pc) = todo.pop() {
            if pc < function.entry || pc >= function.end || seen.put((pc - function.entry) as usize) {
                continue;
            }
            match self.step(futures, id, pc) {
                Some(Step::Acquires) | None => {}
                Some(Step::Ends(effects)) => {
                    effects.iter().for_each(|effects| _ = total.add(effects));
                }
                Some(Step::Passes(effects)) => {
                    effects.iter().for_each(|effects| _ = total.add(effects));
                    returns |= matches!(futures.program.code.ops[pc as usize], Op::Ret(_));
                    successors(futures, id, pc, |next| todo.push(next));
                }
            }
        }
        (total, returns)
    }

    /// What the op at `pc` does; none if it is never executed.
    fn step(&self, futures: &Futures<'_>, id: InstanceId, pc: Pc) -> Option<Step> {
        let known = futures.known.as_ref()?;
        if !known.is_reached(futures.program, futures.points_to, id, pc) {
            return None;
        }
        if self.lock.is_some() && futures.acquired(Some(id), pc) == self.lock {
            return Some(Step::Acquires);
        }
        let instance = &futures.points_to.instances()[id];
        let mut effects = futures.own(id, pc).cloned();
        let mut comes_back = known.comes_back(futures.program, futures.points_to, id, pc);
        if matches!(futures.program.code.ops[pc as usize], Op::Call(_)) {
            for used in instance.callees(pc).chain(instance.started(pc)) {
                let total = &self.totals[used.index()];
                if total.is_something() {
                    effects
                        .get_or_insert_with(|| Effects::nothing(futures.points_to.objects().len()))
                        .add(total);
                }
            }
            let mut callees = instance.callees(pc).peekable();
            comes_back &=
                callees.peek().is_none() || callees.any(|callee| self.returning.contains(callee.index()));
        }
        Some(if comes_back { Step::Passes(effects) } else { Step::Ends(effects) })
    }

    pub(super) fn of(&self, futures: &Futures<'_>, id: InstanceId) -> Option<&InstanceSets> {
        futures.known.as_ref()?;
        Some(self.instances.get(id.index())?.get_or_init(|| InstanceSets::new(self, futures, id)))
    }
}

/// Where an op that comes back goes on.
fn successors(futures: &Futures<'_>, id: InstanceId, pc: Pc, mut visit: impl FnMut(Pc)) {
    let code = &futures.program.code;
    let op = &code.ops[pc as usize];
    if let Some(known) = &futures.known {
        known.for_each_edge(futures.program, id, op, |edge| visit(code.edges[edge as usize].target));
    }
    if goes_on(code, op) {
        visit(pc + 1);
    }
}

/// The futures of the ops of one instance.
pub(super) struct InstanceSets {
    entry: Pc,
    /// Every set once.
    sets: Vec<Effects>,
    /// The place of each op's set, and of the one after it if it is a call; none if it is never executed.
    before: Vec<Option<u32>>,
    after: Vec<Option<u32>>,
    /// From where the function may return.
    returns_before: FixedBitSet,
    returns_after: FixedBitSet,
}

/// What happens from a place on.
type Future = (Effects, bool);

impl InstanceSets {
    fn new(sets: &Sets, futures: &Futures<'_>, id: InstanceId) -> InstanceSets {
        let function = &futures.program.functions[futures.points_to.instances()[id].function];
        let count = (function.end - function.entry) as usize;
        let nothing: Future = (Effects::nothing(futures.points_to.objects().len()), false);
        let steps: Vec<Option<Step>> =
            (function.entry..function.end).map(|pc| sets.step(futures, id, pc)).collect();
        let mut starts: Vec<Pc> = function.blocks.iter().copied().filter(|&pc| pc != Pc::MAX).collect();
        starts.sort_unstable();
        let ends: Vec<Pc> = starts.iter().skip(1).copied().chain([function.end]).collect();
        let mut entered = vec![nothing.clone(); starts.len()];
        // What happens after the last op of a block.
        let leaving = |entered: &[Future], block: usize| {
            let mut out = nothing.clone();
            successors(futures, id, ends[block] - 1, |next| {
                if let Ok(target) = starts.binary_search(&next) {
                    out.0.add(&entered[target].0);
                    out.1 |= entered[target].1;
                }
            });
            out
        };
        let back_over = |now: &mut Future, pc: Pc| match &steps[(pc - function.entry) as usize] {
            Some(Step::Passes(effects)) => {
                effects.iter().for_each(|effects| _ = now.0.add(effects));
                now.1 |= matches!(futures.program.code.ops[pc as usize], Op::Ret(_));
            }
            Some(Step::Ends(Some(effects))) => *now = (effects.clone(), false),
            Some(Step::Acquires | Step::Ends(None)) | None => *now = nothing.clone(),
        };
        let mut changed = true;
        while changed {
            changed = false;
            for block in (0..starts.len()).rev() {
                let mut now = leaving(&entered, block);
                (starts[block]..ends[block]).rev().for_each(|pc| back_over(&mut now, pc));
                changed |= now != entered[block];
                entered[block] = now;
            }
        }
        let mut made = InstanceSets {
            entry: function.entry,
            sets: Vec::new(),
            before: vec![None; count],
            after: vec![None; count],
            returns_before: FixedBitSet::with_capacity(count),
            returns_after: FixedBitSet::with_capacity(count),
        };
        let mut interned: HashMap<Effects, u32, FxBuildHasher> = HashMap::default();
        for block in 0..starts.len() {
            let mut now = leaving(&entered, block);
            for pc in (starts[block]..ends[block]).rev() {
                let place = (pc - function.entry) as usize;
                if steps[place].is_none() {
                    continue;
                }
                if matches!(futures.program.code.ops[pc as usize], Op::Call(_)) {
                    made.after[place] = Some(made.intern(&mut interned, &now.0));
                    made.returns_after.set(place, now.1);
                }
                back_over(&mut now, pc);
                made.before[place] = Some(made.intern(&mut interned, &now.0));
                made.returns_before.set(place, now.1);
            }
        }
        made
    }

    fn intern(&mut self, interned: &mut HashMap<Effects, u32, FxBuildHasher>, effects: &Effects) -> u32 {
        if let Some(&known) = interned.get(effects) {
            return known;
        }
        let place = self.sets.len() as u32;
        self.sets.push(effects.clone());
        interned.insert(effects.clone(), place);
        place
    }

    fn place(&self, pc: Pc) -> usize {
        pc.wrapping_sub(self.entry) as usize
    }

    pub(super) fn before(&self, pc: Pc) -> Option<&Effects> {
        let set = (*self.before.get(self.place(pc))?)?;
        self.sets.get(set as usize)
    }

    pub(super) fn after(&self, pc: Pc) -> Option<&Effects> {
        let set = (*self.after.get(self.place(pc))?)?;
        self.sets.get(set as usize)
    }

    pub(super) fn returns(&self, pc: Pc, after: bool) -> Option<bool> {
        let place = self.place(pc);
        (*self.before.get(place)?)?;
        Some(if after { self.returns_after.contains(place) } else { self.returns_before.contains(place) })
    }
}
