//! Several threads: what each does to shared memory, as events that somebody else puts in order.
//!
//! ```text
//!   thread   walked by itself, one after the other, from the memory of its starter as it starts
//!   tick     a step, or an atomic section: everything in it happens at once
//!   event    a read or write of shared bytes in a tick, and when it happens
//! ```
//!
//! What a read gives is a variable, or what its own tick has written before. What else it may be, the memory of the path says: shared bytes keep what they had when the second thread started, or
//! when they were made.
//!
//! An atomic section in which a thread has to wait, or that contradicts what is assumed, does not happen: [`Tick::over`] says when it does. Where a thread waits in the middle of a section, the rest is a
//! tick of its own, which follows at once if there is no need to wait.
//!
//! Claim: executions within the bounds are the orders of ticks in which each read gives what was written last, as far as threads get in them. Limits: no interrupts, no stopped threads; shared bytes at
//! unknown offsets are accessed at each offset that is possible, if they are few.

mod access;
mod primitives;
mod sharing;

use std::rc::Rc;

use arena::Arena;
use program::Program;
use program::code::{Callee, ObjectId, Op, Pc};
use program::fences::Fence;
use program::points_to::PointsTo;
use program::primitive::Primitive;
use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::BlockKind;
use sem::domain::Domain;

use crate::machine::{Frame, Machine, Scalar};
use crate::memory::Now;
use crate::path::Path;
use crate::record::ContextId;
use crate::value::{BlockId, Bool, Prov};
pub use sharing::Sharing;
use sharing::{Expected, Name, NameId, Target, Touch};

arena::id! {
    /// A tick.
    pub struct TickId("tick")
}

/// What happens at once.
#[derive(Clone, Debug)]
pub struct Tick {
    /// Who does it.
    pub thread: u32,
    /// The op, or the one that an atomic section starts with.
    pub pc: Pc,
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// Of an atomic section: ways to its end.
    pub over: Option<Vec<Bool>>,
    /// The ticks before it in the same section, and when it follows them at once.
    pub follows: Vec<(TickId, Bool)>,
    /// Threads that it starts, and when.
    pub starts: Vec<(u32, Bool)>,
    /// When it is made, if it is no section.
    pub made: Bool,
    /// Which stores before it have reached memory by then.
    pub fence: Fence,
}

/// A read or write of shared bytes.
#[derive(Clone, Debug)]
pub struct Event {
    /// Who.
    pub thread: u32,
    /// When.
    pub tick: TickId,
    /// Whether it is a write.
    pub writes: bool,
    /// The block.
    pub block: BlockId,
    /// The first byte.
    pub offset: u64,
    /// How many.
    pub bytes: u32,
    /// When it happens, if its tick does.
    pub when: Bool,
    /// What is read or written.
    pub value: Scalar,
    /// Of a read: what is there if nobody has written.
    pub first: Option<Scalar>,
    /// Where.
    pub pc: Pc,
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// Whether it is atomic.
    pub atomic: bool,
    /// Whether it is a write after a read of the same step.
    pub modifies: bool,
    /// The words of the locks that its thread has locked and not unlocked since, whatever way it came.
    pub locks: Rc<Vec<Word>>,
}

/// A word of memory: a block, and how far into it.
pub type Word = (BlockId, u64);

/// A thread that may have to wait.
#[derive(Clone, Debug)]
pub struct Wait {
    /// Who.
    pub thread: u32,
    /// When it gets there.
    pub path: Bool,
    /// Whether it goes on.
    pub condition: Bool,
    /// The tick in which it does.
    pub tick: Option<TickId>,
    /// When it had looked before, in the same section, and goes on at once.
    pub goes_on: Bool,
    /// What it looks at: events, by number.
    pub looks_at: std::ops::Range<usize>,
    /// Where.
    pub pc: Pc,
    /// The calls that are under way.
    pub context: Option<ContextId>,
}

/// A thread that was started.
#[derive(Clone, Debug)]
pub struct Start {
    /// Its number.
    pub thread: u32,
    /// Who started it.
    pub starter: u32,
    /// How many threads that one had started before.
    pub epoch: u32,
    /// When.
    pub path: Bool,
    /// In which tick.
    pub tick: TickId,
    pub(crate) way: Path,
    pub(crate) memory: Now,
    pub(crate) frame: Rc<Frame>,
    pub(crate) pc: Pc,
}

/// What a section has read or written: bytes of a block, and what is there now.
type Seen = (BlockId, u64, u32, Scalar);

/// Something that a thread does and others can notice. Two of them may happen under the same condition, and are two all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Effect {
    number: u32,
    /// When it happens.
    pub(crate) when: Bool,
}

/// What a path knows of threads.
#[derive(Clone, Debug, Default)]
pub(crate) struct Local {
    /// Whether there may be several.
    pub(crate) late: bool,
    /// How many atomic sections it is in.
    pub(crate) atomic: u32,
    /// The tick of that.
    pub(crate) tick: Option<TickId>,
    /// Whether anything has happened in it.
    dirty: bool,
    seen: Rc<Vec<Seen>>,
    /// The locks that it holds.
    pub(crate) locks: Rc<Vec<Word>>,
    /// What it has done that others can notice.
    pub(crate) effects: Rc<Vec<Effect>>,
}

/// All threads of a program, as walks have found them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Threads {
    /// Whether the program can start any.
    pub(crate) several: bool,
    pub(crate) sharing: Sharing,
    /// The one that is walked.
    pub(crate) current: u32,
    pub(crate) local: Local,
    pub(crate) starts: Vec<Start>,
    pub(crate) events: Vec<Event>,
    pub(crate) ticks: Arena<TickId, Tick>,
    pub(crate) waits: Vec<Wait>,
    touches: FxHashMap<NameId, Vec<Touch>>,
    names: FxHashMap<BlockId, NameId>,
    blocks: FxHashMap<NameId, BlockId>,
    occurrences: FxHashMap<(u32, Option<ContextId>, Pc), u32>,
    /// Locals that several threads may know, by where they are made.
    known_locals: FxHashSet<Pc>,
    /// The blocks of what is known about threads.
    about: FxHashMap<BlockId, u32>,
    /// Where blocks were made.
    makers: FxHashMap<BlockId, Pc>,
    /// The copies of variables that the thread has for itself.
    own: FxHashMap<BlockId, BlockId>,
    /// The tick of a step, by the number of the step.
    step: Option<(u64, TickId)>,
    /// How many threads the current one has started.
    epoch: u32,
    /// How many effects were noted.
    effects_made: u32,
    /// Whether the section that is running ends with the step.
    closing: bool,
}

/// Whether a program can start threads.
pub fn starts_threads(program: &Program) -> bool {
    let starts = |op: &Op| match op {
        Op::Call(site) => matches!(
            program.code.sites[*site as usize].callee,
            Callee::Primitive(Primitive::Spawn | Primitive::SpawnWith)
        ),
        _ => false,
    };
    program.code.ops.iter().any(starts)
}

impl Event {
    /// Whether it is about the life of a block, not what is in it.
    pub fn is_about_life(&self) -> bool {
        self.offset == sharing::LIFE
    }
}

impl Threads {
    /// What is known before a walk.
    pub(crate) fn new(program: &Program, sharing: Sharing) -> Threads {
        Threads { several: starts_threads(program), sharing, ..Threads::default() }
    }

    /// Notes which locals several threads may know: for a first walk.
    pub(crate) fn look_at_locals(&mut self, program: &Program, main: program::code::FuncId) {
        if !self.several || self.sharing.learned {
            return;
        }
        let points_to = PointsTo::new(program, &[main]);
        let shared = |pc: &Pc| {
            points_to.gave_up()
                || points_to.abs_of_alloca(*pc).is_some_and(|local| points_to.is_shared(local))
        };
        self.known_locals = (0..program.code.ops.len() as Pc).filter(shared).collect();
    }

    /// What two paths know that come together.
    pub(crate) fn merge(&mut self, ours: Local, theirs: &Local, [our_path, their_path]: [Bool; 2]) -> Local {
        let tick = match (ours.tick, theirs.tick) {
            (Some(our), Some(their)) if our != their => {
                // What they do together follows what each has done.
                let follows = vec![(our, our_path), (their, their_path)];
                let same =
                    Tick { over: Some(Vec::new()), follows, starts: Vec::new(), ..self.ticks[our].clone() };
                Some(self.ticks.push(same))
            }
            (our, their) => our.or(their),
        };
        let seen = match Rc::ptr_eq(&ours.seen, &theirs.seen) {
            true => ours.seen,
            false => Rc::new(ours.seen.iter().filter(|seen| theirs.seen.contains(seen)).cloned().collect()),
        };
        let effects = match Rc::ptr_eq(&ours.effects, &theirs.effects) {
            true => ours.effects,
            false => {
                let known: FxHashSet<Effect> = ours.effects.iter().copied().collect();
                let mut all = Rc::unwrap_or_clone(ours.effects);
                all.extend(theirs.effects.iter().filter(|effect| !known.contains(effect)));
                Rc::new(all)
            }
        };
        let locks = match Rc::ptr_eq(&ours.locks, &theirs.locks) {
            true => ours.locks,
            false => Rc::new(ours.locks.iter().filter(|lock| theirs.locks.contains(lock)).copied().collect()),
        };
        Local {
            effects,
            locks,
            late: ours.late || theirs.late,
            atomic: ours.atomic.max(theirs.atomic),
            tick,
            dirty: ours.dirty || theirs.dirty,
            seen,
        }
    }

    /// The thread that a block is about.
    fn thread_of_block(&self, block: BlockId) -> Option<u32> {
        self.about.get(&block).copied()
    }

    /// Whether what a thread did before it had started so many others comes before everything that another does.
    fn comes_before(&self, thread: u32, epoch: u32, other: u32) -> bool {
        let mut other = other;
        while let Some(start) = self.starts.iter().find(|start| start.thread == other) {
            if start.starter == thread {
                return epoch <= start.epoch;
            }
            other = start.starter;
        }
        false
    }
}

impl Machine<'_> {
    /// The ticks, in the order of each thread.
    pub fn ticks(&self) -> &Arena<TickId, Tick> {
        &self.threads.ticks
    }

    /// The events, in the order of each thread.
    pub fn events(&self) -> &[Event] {
        &self.threads.events
    }

    /// Threads that were started.
    pub fn started(&self) -> &[Start] {
        &self.threads.starts
    }

    /// Where threads may have to wait.
    pub fn waits(&self) -> &[Wait] {
        &self.threads.waits
    }

    /// Whether the program has code that starts threads.
    pub fn may_have_threads(&self) -> bool {
        self.threads.several
    }

    /// Whether there may be several threads.
    pub fn has_threads(&self) -> bool {
        !self.threads.starts.is_empty()
    }

    /// Learns from a walk what threads share; what is known now, and whether that is more than before.
    pub fn learn(&mut self) -> (Sharing, bool) {
        let touches = std::mem::take(&mut self.threads.touches);
        let mut sharing = std::mem::take(&mut self.threads.sharing);
        let threads = &self.threads;
        let mut grown = self.has_threads()
            && sharing.learn(&touches, |thread, epoch, other| threads.comes_before(thread, epoch, other));
        self.threads.sharing = sharing;
        for event in self.threads.events.clone() {
            let written = std::iter::once(&event.value).filter(|_| event.writes);
            for value in written.chain(&event.first) {
                grown |= self.learn_value(&event, value);
            }
        }
        self.learn_overlaps();
        grown |= self.threads.sharing.learn_targets();
        let mut sharing = std::mem::take(&mut self.threads.sharing);
        for (block, name) in &self.threads.names {
            let facts = self.memory.facts(*block);
            if facts.object.is_none() {
                let (size, most, kind) = (facts.size.clone(), facts.most, facts.kind);
                sharing.expect(*name, Expected { size, most, kind, align: 16 });
            }
        }
        (sharing, grown)
    }

    /// Learns what may be where an event is; whether that is new.
    fn learn_value(&mut self, event: &Event, value: &Scalar) -> bool {
        let name = self.name_of(event.block);
        let mut grown = false;
        let poisoned = value.poison.flag != Bool::Const(false);
        if poisoned || !self.d.known_zero(&value.undef) {
            let to = event.offset + u64::from(event.bytes);
            grown |= self.threads.sharing.note_odd(name, event.offset, to);
        }
        if event.bytes != self.program.pointer_bits / 8 {
            return grown;
        }
        for candidate in self.d.candidates(value.prov) {
            let bits = self.d.restrict(&value.bits, &candidate.facts);
            let block = candidate.block.map(|block| self.name_of(block));
            let base = candidate.block.map_or(0, |block| self.memory.facts(block).base);
            let known: Option<Vec<u64>> = match bits.as_const() {
                Some(bits) => bits.to_u64().map(|at| vec![at]),
                None => self.d.values(&bits),
            };
            let target = |at: u64| Target { block, offset: Some(at.wrapping_sub(base)) };
            let targets: Vec<Target> = match known {
                Some(known) => known.into_iter().map(target).collect(),
                None => vec![Target { block, offset: None }],
            };
            for target in targets {
                self.threads.sharing.note_target(name, event.offset, target);
            }
        }
        grown
    }

    /// Learns where pointers are written over by something that is not as large: a number is left.
    fn learn_overlaps(&mut self) {
        let bytes = self.program.pointer_bits / 8;
        let mut blocks: FxHashMap<BlockId, Vec<(u64, u32, bool)>> = FxHashMap::default();
        for event in &self.threads.events {
            let of_block = blocks.entry(event.block).or_default();
            let access = (event.offset, event.bytes, event.writes);
            if !of_block.contains(&access) {
                of_block.push(access);
            }
        }
        for (block, accesses) in blocks {
            let name = self.name_of(block);
            for &(offset, ..) in accesses.iter().filter(|access| access.1 == bytes) {
                let hits = |&(at, count, writes): &(u64, u32, bool)| {
                    writes
                        && (at, count) != (offset, bytes)
                        && at < offset + u64::from(bytes)
                        && offset < at + u64::from(count)
                };
                if accesses.iter().any(hits) {
                    self.threads.sharing.note_target(name, offset, Target { block: None, offset: None });
                }
            }
        }
    }

    /// The name of a block.
    fn name_of(&mut self, block: BlockId) -> NameId {
        if let Some(&name) = self.threads.names.get(&block) {
            return name;
        }
        let name = match self.memory.facts(block).object {
            Some(object) => Name::Object(object),
            // Made before anything was walked.
            None => Name::Made(0, vec![Pc::MAX], arena::Id::index(block) as u32),
        };
        let name = self.threads.sharing.name(name);
        self.threads.names.insert(block, name);
        self.threads.blocks.insert(name, block);
        name
    }

    /// The block of a name: made now if nobody has made it yet and what it will be like is known.
    fn block_named(&mut self, name: NameId) -> Option<BlockId> {
        if let Some(&block) = self.threads.blocks.get(&name) {
            return Some(block);
        }
        let Expected { size, most, kind, align } = self.threads.sharing.expected(name)?.clone();
        let block = self.memory.reserve(size, align, kind).ok()?;
        if let Some(most) = most {
            self.memory.set_most(block, most);
        }
        self.threads.names.insert(block, name);
        self.threads.blocks.insert(name, block);
        Some(block)
    }

    /// How often something was made here before.
    fn occurrence(&mut self) -> u32 {
        let key = (self.threads.current, self.current_context(), self.pc);
        let count = self.threads.occurrences.entry(key).or_default();
        *count += 1;
        *count - 1
    }

    /// The name of what is made now, and the block that was expected to be made.
    pub(crate) fn name_new_block(&mut self) -> (NameId, Option<BlockId>) {
        let occurrence = self.occurrence();
        let stack = self.stack_of(self.pc, self.current_context());
        let name = self.threads.sharing.name(Name::Made(self.threads.current, stack, occurrence));
        (name, self.threads.blocks.get(&name).copied())
    }

    /// Notes the name of a new block.
    pub(crate) fn note_name(&mut self, name: NameId, block: BlockId) {
        self.threads.makers.insert(block, self.pc);
        self.threads.names.insert(block, name);
        self.threads.blocks.insert(name, block);
    }

    /// Where a block was made.
    pub(crate) fn made_at(&self, block: BlockId) -> Option<Pc> {
        self.threads.makers.get(&block).copied()
    }

    /// Notes that others can notice what is done.
    fn note_effect(&mut self, when: Bool) {
        let number = self.threads.effects_made;
        self.threads.effects_made += 1;
        Rc::make_mut(&mut self.threads.local.effects).push(Effect { number, when });
    }

    /// The tick that is running: that of the section, or of the step.
    pub(crate) fn tick_now(&mut self) -> TickId {
        if let Some(tick) = self.threads.local.tick {
            return tick;
        }
        if let Some((step, tick)) = self.threads.step
            && step == self.steps
        {
            return tick;
        }
        let tick = self.new_tick(None);
        self.threads.step = Some((self.steps, tick));
        tick
    }

    fn new_tick(&mut self, over: Option<Vec<Bool>>) -> TickId {
        let fence = if over.is_some() { Fence::All } else { Fence::None };
        let made = self.path.whole();
        self.threads.ticks.push(Tick {
            thread: self.threads.current,
            pc: self.pc,
            context: self.current_context(),
            over,
            follows: Vec::new(),
            starts: Vec::new(),
            made,
            fence,
        })
    }

    /// Notes what an op that is about to be made does to stores that may be under way.
    pub(crate) fn note_fence(&mut self, op: &Op) {
        if self.is_late() {
            let fence = op.fence(&self.program.code);
            if fence != Fence::None {
                self.raise_fence(fence);
            }
        }
    }

    /// Stores have reached memory by the tick that is running.
    fn raise_fence(&mut self, fence: Fence) {
        let tick = self.tick_now();
        let known = &mut self.threads.ticks[tick].fence;
        *known = fence.max(*known);
    }

    /// The step is over.
    pub(crate) fn end_step(&mut self) {
        if std::mem::take(&mut self.threads.closing) {
            self.close_section(self.path.whole());
        }
    }

    /// How many ticks there are so far.
    pub(crate) fn ticks_before(&self) -> u32 {
        self.threads.ticks.len() as u32
    }

    /// A section starts, or another inside of it.
    pub(crate) fn begin_section(&mut self) {
        self.threads.local.atomic += 1;
        if self.threads.local.atomic == 1 && self.threads.local.late {
            self.open_section();
        }
    }

    fn open_section(&mut self) {
        let tick = self.new_tick(Some(Vec::new()));
        let local = &mut self.threads.local;
        (local.tick, local.dirty, local.seen) = (Some(tick), false, Rc::default());
    }

    /// A section ends.
    pub(crate) fn end_section(&mut self) {
        let local = &mut self.threads.local;
        local.atomic = local.atomic.saturating_sub(1);
        if local.atomic == 0 {
            self.close_section(self.path.whole());
        }
    }

    /// A way to the end of the section that is running, if one is.
    pub(crate) fn note_over(&mut self, path: Bool) {
        if let Some(tick) = self.threads.local.tick
            && let Some(over) = &mut self.threads.ticks[tick].over
        {
            over.push(path);
        }
    }

    fn close_section(&mut self, path: Bool) {
        self.note_over(path);
        let local = &mut self.threads.local;
        (local.tick, local.dirty, local.seen) = (None, false, Rc::default());
    }

    /// Whether the path that is walked may be one of several threads.
    pub(crate) fn is_late(&self) -> bool {
        self.threads.local.late
    }

    /// The block of what is known about a thread.
    fn block_of_thread(&mut self, thread: u32) -> Option<BlockId> {
        let name = self.threads.sharing.name(Name::Thread(thread));
        if let Some(&block) = self.threads.blocks.get(&name) {
            return Some(block);
        }
        let size = self.d.bv(self.program.pointer_bits, primitives::ABOUT_THREAD);
        let block = self.memory.reserve(size, 8, BlockKind::Machine).ok()?;
        self.note_name(name, block);
        self.threads.about.insert(block, thread);
        Some(block)
    }

    /// Makes the copies of variables that a thread has for itself.
    pub(crate) fn make_own_copies(&mut self) -> Result<(), sem::context::Stop> {
        self.threads.own.clear();
        let program = self.program;
        for (id, object) in program.objects.iter() {
            if let program::ObjectKind::Variable { thread_local: true, init: Some(init), .. } = &object.kind {
                self.make_own_copy(id, init)?;
            }
        }
        Ok(())
    }

    fn make_own_copy(&mut self, id: ObjectId, init: &program::Init) -> Result<(), sem::context::Stop> {
        let (size, align) = (self.program.objects[id].size, self.program.objects[id].align);
        let Some(template) = self.block_of(id) else { return Ok(()) };
        let name = self.threads.sharing.name(Name::Own(id, self.threads.current));
        let block = match self.threads.blocks.get(&name) {
            Some(&block) => block,
            None => {
                let size = self.d.bv(self.program.pointer_bits, size);
                let made = self.memory.reserve(size, align, BlockKind::Stack);
                let Ok(block) = made else {
                    let what = "more memory than there are addresses";
                    return Err(sem::context::Context::<crate::Symbolic>::unsupported(self, what));
                };
                self.note_name(name, block);
                block
            }
        };
        self.memory.make(block, true);
        self.threads.own.insert(template, block);
        self.initialise_block(block, size, init)
    }

    /// The current thread's own copy of a variable; the first thread has the variable itself.
    pub(crate) fn own_copy(&mut self, pointer: Scalar) -> Scalar {
        let Prov::Block(template) = pointer.prov else { return pointer };
        let Some(&own) = self.threads.own.get(&template) else { return pointer };
        let w = self.program.pointer_bits;
        let (from, to) = (self.memory.facts(template).base, self.memory.facts(own).base);
        let by = self.d.bv(w, to.wrapping_sub(from));
        let bits = self.d.add(w, &pointer.bits, &by);
        Scalar { bits, prov: Prov::Block(own), ..pointer }
    }

    /// Whether a block may be known to several threads, as far as can be told before anything was walked.
    fn may_be_shared(&self, block: BlockId) -> bool {
        let facts = self.memory.facts(block);
        match facts.kind {
            BlockKind::Stack | BlockKind::VarArgs => {
                self.threads.makers.get(&block).is_some_and(|pc| self.threads.known_locals.contains(pc))
            }
            BlockKind::Constant | BlockKind::Code | BlockKind::Missing => false,
            _ => true,
        }
    }
}
