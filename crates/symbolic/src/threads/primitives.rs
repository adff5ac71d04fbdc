//! The primitives of threads: starting, waiting, ending, and what is known about a thread.

use std::rc::Rc;

use program::code::SiteId;
use program::fences::Fence;
use program::primitive::Primitive;
use sem::context::{Context, Control, Host, Place, Step, Target, Why, Words};
use sem::domain::Domain;
use sem::rules::{self, AccessKind};
use sem::ub::Class;

use super::{Start, Wait};
use crate::domain::Symbolic;
use crate::machine::{Frame, Machine, Scalar, Stopped};
use crate::value::{BlockId, Bool, Bv};

/// How many threads there can be.
const MOST_THREADS: u32 = 64;

/// How many bytes are known about a thread, and what is where.
pub(super) const ABOUT_THREAD: u64 = 24;
const ENDED: u64 = 0;
const EXISTS: u64 = 1;
/// One byte for each bit of its mark that is used.
const MARKS: u64 = 2;
const MARK_BITS: u64 = 5;
const RESULT: u64 = 8;

impl Machine<'_> {
    /// The thread whose end an event looks at, or is.
    pub fn ended_by(&self, event: &super::Event) -> Option<u32> {
        if event.offset != ENDED {
            return None;
        }
        self.threads.thread_of_block(event.block)
    }

    /// What is known about the first thread.
    pub(crate) fn start_first_thread(&mut self) {
        if !self.threads.several {
            return;
        }
        let objects: Vec<BlockId> = self.objects.values().copied().collect();
        for block in objects {
            // So that pointers to it are known as such.
            self.name_of(block);
        }
        if let Some(block) = self.block_of_thread(0) {
            self.memory.make(block, true);
            let one = Scalar::number(&mut self.d, 8, 1);
            self.set_about_thread(Bool::Const(true), 0, EXISTS, 1, &one);
        }
    }

    pub(crate) fn thread_primitive(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<Bool>> {
        use Primitive::*;
        match primitive {
            AtomicBegin => self.begin_section(),
            AtomicEnd => self.end_section(),
            Spawn | SpawnWith => self.start_thread(primitive, site)?,
            Lock | Wait | BlockUntil => self.wait_for_word(primitive, site)?,
            Unlock => {
                let place = self.word(site, AccessKind::Write)?;
                let zero = Scalar::number(&mut self.d, 32, 0);
                self.store(&place, 32, zero)?;
                self.note_unlocked(&place);
            }
            Join => {
                let number = self.number(site)?;
                let threads = self.threads_of(&number);
                self.exists(primitive, &threads)?;
                self.wait_until(|machine| {
                    let mut ended = Bool::Const(false);
                    for (thread, is_it) in &threads {
                        let flag = machine.about_thread(*thread, ENDED, 1);
                        let zero = machine.d.bv(8, 0);
                        let runs = machine.d.eq(8, &flag.bits, &zero);
                        let over = machine.d.not_b(runs);
                        let this = machine.d.and_b(*is_it, over);
                        ended = machine.d.or_b(ended, this);
                    }
                    Ok(ended)
                })?;
            }
            End => {
                let result = self.argument(site, 0)?;
                let result = self.frame_get(result);
                self.note_end(&result);
                return Ok(Control::End);
            }
            Result => {
                let number = self.number(site)?;
                let threads = self.threads_of(&number);
                self.exists(primitive, &threads)?;
                let bytes = self.program.pointer_bits / 8;
                let mut all: Option<Scalar> = None;
                for (thread, is_it) in threads.into_iter().rev() {
                    let result = self.about_thread(thread, RESULT, bytes);
                    all = Some(match all {
                        None => result,
                        Some(others) => crate::byte::ite_scalar(&mut self.d, is_it, result, others),
                    });
                }
                if let Some(result) = all {
                    let dst = self.program.code.sites[site as usize].dst;
                    self.frame().set(dst, result);
                }
            }
            Mark => self.mark(site)?,
            MayWake if self.options.spurious_wakeups => {
                let wakes = self.fresh(1, Why::SpuriousWakeup);
                self.answer_with(site, 1, wakes);
            }
            MayWake => self.answer(site, 0),
            _ => {
                let what = format!("{} in this engine: use --engine explore", primitive.name());
                return Err(Context::<Symbolic>::unsupported(self, &what));
            }
        }
        Ok(Control::Next)
    }

    fn number(&mut self, site: SiteId) -> Step<Bv> {
        let number = self.argument(site, 0)?;
        Ok(self.frame_get(number).bits)
    }

    /// The threads that a number may be, and when it is.
    fn threads_of(&mut self, number: &Bv) -> Vec<(u32, Bool)> {
        if let Some(number) = number.as_u64() {
            let number = number as u32;
            return if self.is_thread(number) { vec![(number, Bool::Const(true))] } else { Vec::new() };
        }
        let known: Vec<u32> = (0..MOST_THREADS).filter(|thread| self.is_thread(*thread)).collect();
        let w = self.d.width(number);
        let is_it = |thread: u32| {
            let value = self.d.bv(w, thread.into());
            (thread, self.d.eq(w, number, &value))
        };
        known.into_iter().map(is_it).filter(|(_, when)| *when != Bool::Const(false)).collect()
    }

    /// A number must be that of a thread.
    fn exists(&mut self, primitive: Primitive, threads: &[(u32, Bool)]) -> Step<()> {
        let some = threads.iter().fold(Bool::Const(false), |some, (_, is_it)| self.d.or_b(some, *is_it));
        let what = format!("{} of a thread that does not exist", primitive.name());
        let failure = crate::record::Failure::Property(Class::Undefined, what);
        self.oblige(some, failure)
    }

    fn start_thread(&mut self, primitive: Primitive, site: SiteId) -> Step<()> {
        let function = self.argument(site, 0)?;
        let pointer = self.frame_get(function);
        let Target::Function(function) = self.call_target(&pointer)? else {
            return Err(Context::<Symbolic>::unsupported(self, "a thread without a body"));
        };
        let given = if primitive == Primitive::Spawn { 1 } else { 2 };
        let mut arguments = Vec::new();
        for place in 1..=given {
            let argument = self.argument(site, place)?;
            arguments.push(self.frame_get(argument));
        }
        let starter = self.threads.current;
        let occurrence = self.occurrence();
        let stack = self.stack_of(self.pc, self.current_context());
        let thread = self.threads.sharing.thread(starter, stack, occurrence);
        if thread >= MOST_THREADS {
            return Err(Context::<Symbolic>::unsupported(self, "more than 64 threads"));
        }
        if !self.threads.local.late {
            self.threads.local.late = true;
            // What the section has done before is nobody's business.
            if self.threads.local.atomic > 0 {
                self.open_section();
            }
        }
        let tick = self.tick_now();
        let path = self.path.whole();
        self.threads.ticks[tick].starts.push((thread, path));
        self.threads.local.dirty = true;
        if let Some(block) = self.block_of_thread(thread) {
            self.memory.make(block, true);
        }
        let one = Scalar::number(&mut self.d, 8, 1);
        self.set_about_thread(Bool::Const(true), thread, EXISTS, 1, &one);
        let code = &self.program.functions[function];
        let mut frame = Frame::new(&mut self.d, Some(function), code.cells);
        for (param, argument) in code.params.iter().zip(arguments) {
            frame.set(param.reg, argument);
        }
        let mut memory = self.memory.now.clone();
        memory.stack = self.memory.stack_of(thread);
        frame.stack = memory.stack;
        let epoch = self.threads.epoch;
        let way = self.path.clone();
        let (frame, pc) = (Rc::new(frame), code.entry);
        self.threads.starts.push(Start { thread, starter, epoch, path, tick, way, memory, frame, pc });
        self.threads.epoch += 1;
        self.note_effect(path);
        self.answer(site, thread.into());
        Ok(())
    }

    /// Goes on with a thread that was started, at its beginning.
    pub(crate) fn take_up_thread(&mut self, start: &Start) -> Step<()> {
        self.threads.current = start.thread;
        self.threads.epoch = 0;
        self.threads.local = super::Local { late: true, ..super::Local::default() };
        self.threads.local.atomic =
            u32::from(self.program.functions.get(function_of(start)).is_some_and(|code| code.atomic));
        self.frames = vec![Rc::clone(&start.frame)];
        self.memory.now = start.memory.clone();
        self.pc = start.pc;
        self.path = start.way.clone();
        if self.threads.local.atomic > 0 {
            self.open_section();
        }
        self.make_own_copies()
    }

    /// The current thread ends.
    pub(crate) fn note_end(&mut self, result: &Scalar) {
        let thread = self.threads.current;
        // Its copies of thread-local variables end with it.
        let mut own: Vec<BlockId> = self.threads.own.values().copied().collect();
        own.sort_unstable();
        own.into_iter().for_each(|block| self.end_life(block));
        while let Some(frame) = self.frames.last().cloned() {
            for &local in &frame.locals {
                self.end_life(local);
            }
            if self.frames.len() == 1 {
                break;
            }
            self.frames.pop();
        }
        let bytes = self.program.pointer_bits / 8;
        self.set_about_thread(Bool::Const(true), thread, RESULT, bytes, result);
        if self.is_late() {
            self.raise_fence(Fence::All);
        }
        let one = Scalar::number(&mut self.d, 8, 1);
        self.set_about_thread(Bool::Const(true), thread, ENDED, 1, &one);
    }

    /// Whether the thread that runs was started by another.
    pub(crate) fn is_started(&self) -> bool {
        self.threads.current > 0
    }

    /// What a thread leaves that returns.
    pub(crate) fn result_of(&mut self, values: Vec<Scalar>) -> Scalar {
        let w = self.program.pointer_bits;
        let result = values.into_iter().next().filter(|value| self.d.width(&value.bits) == w);
        result.unwrap_or_else(|| Scalar::number(&mut self.d, w, 0))
    }

    fn mark(&mut self, site: SiteId) -> Step<()> {
        let number = self.number(site)?;
        let (set, asked) = (self.argument(site, 1)?, self.argument(site, 2)?);
        let (set, asked) = (self.frame_get(set).bits.as_u64(), self.frame_get(asked).bits.as_u64());
        let (Some(set), Some(asked)) = (set, asked) else {
            return Err(Context::<Symbolic>::unsupported(self, "a mark that is not known"));
        };
        let none = self.d.bv(32, asked & 0xFFFF_FFFF);
        let mut all = none.clone();
        for (thread, is_it) in self.threads_of(&number) {
            let mut bits = self.d.bv(32, 0);
            for bit in 0..MARK_BITS {
                if asked >> bit & 1 == 1 {
                    let byte = self.about_thread(thread, MARKS + bit, 1);
                    let wide = self.d.zext(8, 32, &byte.bits);
                    let shift = self.d.bv(32, bit);
                    let moved = self.d.shl(32, &wide, &shift);
                    bits = self.d.or(32, &bits, &moved);
                }
            }
            let there = self.about_thread(thread, EXISTS, 1);
            let zero = self.d.bv(8, 0);
            let missing = self.d.eq(8, &there.bits, &zero);
            let here = self.d.ite(32, &missing, &none, &bits);
            all = self.d.ite(32, &is_it, &here, &all);
            let one = Scalar::number(&mut self.d, 8, 1);
            for bit in 0..MARK_BITS {
                if set >> bit & 1 == 1 {
                    self.set_about_thread(is_it, thread, MARKS + bit, 1, &one);
                }
            }
        }
        self.answer_with(site, 32, all);
        Ok(())
    }

    /// The place of the word that a primitive is about.
    fn word(&mut self, site: SiteId, kind: AccessKind) -> Step<Place<Symbolic>> {
        let pointer = self.argument(site, 0)?;
        let pointer = self.frame_get(pointer);
        let pointer = self.adopt(pointer);
        let four = self.d.bv(self.program.pointer_bits, 4);
        rules::access(self, &pointer, &four, 2, kind)
    }

    fn wait_for_word(&mut self, primitive: Primitive, site: SiteId) -> Step<()> {
        let kind = if primitive == Primitive::Lock { AccessKind::Write } else { AccessKind::Read };
        let place = self.word(site, kind)?;
        let mut more = [None, None];
        for (place, operand) in more.iter_mut().enumerate() {
            if primitive != Primitive::BlockUntil && (place == 0 || primitive == Primitive::Wait) {
                let argument = self.argument(site, place + 1)?;
                *operand = Some(self.frame_get(argument).bits);
            }
        }
        self.wait_until(|machine| {
            let word = machine.load_scalar(&place, 32).bits;
            let d = &mut machine.d;
            let zero = d.bv(32, 0);
            Ok(match (primitive, &more) {
                (Primitive::Lock, _) => d.eq(32, &word, &zero),
                (Primitive::BlockUntil, _) => {
                    let unset = d.eq(32, &word, &zero);
                    d.not_b(unset)
                }
                (_, [Some(mask), Some(value)]) => {
                    let bits = d.and(32, &word, mask);
                    d.eq(32, &bits, value)
                }
                _ => Bool::Const(true),
            })
        })?;
        if let (Primitive::Lock, [Some(holder), _]) = (primitive, more) {
            let holder = Scalar::plain(&mut self.d, 32, holder);
            self.store(&place, 32, holder)?;
            if let Some(word) = word_of(&place) {
                Rc::make_mut(&mut self.threads.local.locks).push(word);
            }
        }
        Ok(())
    }

    fn note_unlocked(&mut self, place: &Place<Symbolic>) {
        let locks = Rc::make_mut(&mut self.threads.local.locks);
        match word_of(place) {
            Some(word) => locks.retain(|lock| *lock != word),
            None => locks.clear(),
        }
    }

    /// Waits until something holds, which is looked at whenever it may.
    fn wait_until(&mut self, mut condition: impl FnMut(&mut Self) -> Step<Bool>) -> Step<()> {
        let late = self.is_late();
        let in_section = self.threads.local.tick.is_some();
        let mut goes_on = Bool::Const(false);
        if late && in_section && self.threads.local.dirty {
            let now = condition(self)?;
            if now == Bool::Const(true) {
                return Ok(());
            }
            let before = self.tick_now();
            let not_now = self.d.not_b(now);
            let path = self.path.whole();
            let waits = self.d.and_b(path, not_now);
            self.note_over(waits);
            self.open_section();
            goes_on = self.d.and_b(path, now);
            let tick = self.tick_now();
            self.threads.ticks[tick].follows.push((before, goes_on));
        }
        let alone = late && !in_section;
        if alone {
            self.open_section();
        }
        let from = self.threads.events.len();
        let holds = condition(self)?;
        let tick = self.threads.local.tick;
        self.threads.waits.push(Wait {
            thread: self.threads.current,
            path: self.path.whole(),
            condition: holds,
            tick,
            goes_on,
            looks_at: from..self.threads.events.len(),
            pc: self.pc,
            context: self.current_context(),
        });
        self.narrow_path(holds, Stopped::Waits)?;
        if alone {
            // The rest of the step is part of it; the step is over when it is.
            self.threads.closing = true;
        }
        Ok(())
    }

    /// Ends the life of a local.
    pub(crate) fn end_life(&mut self, local: BlockId) {
        if !self.threads.several {
            self.memory.forget(local);
        } else if !self.set_life(Bool::Const(true), local, false) {
            self.memory.bury(local);
        }
    }
}

/// The word at a place, if that is known.
fn word_of(place: &Place<Symbolic>) -> Option<super::Word> {
    match place.prov {
        crate::value::Prov::Block(block) => Some((block, place.offset.as_u64()?)),
        _ => None,
    }
}

fn function_of(start: &Start) -> program::code::FuncId {
    start.frame.function.unwrap_or_else(|| arena::Id::new(0))
}
