//! Threads: the primitives that start, end, order and interrupt them.
//!
//! A step that has to wait leaves everything as it is and is tried again; [`Machine::is_ready`] says without a step whether it
//! would. In an atomic section a thread that has to wait lets others move until it can go on.

use crate::cell::Cell;
use crate::host::Taken;
use crate::machine::Interpreter;
use crate::memory::Memory;
use crate::narrow::Narrow;
use crate::outcome::{Outcome, Stack, Violation};
use crate::state::{Frame, Interrupt, Link, State, Thread};
use program::code::{Callee, FuncId, Op, Operand, SiteId};
use program::primitive::Primitive;
use sem::context::{BlockKind, Context, Control, Host, Step, Stop, Target, Words};
use sem::rules::{self, AccessKind};
use sem::scalar::Scalar;
use sem::ub::Class;

/// How many threads there can be.
pub const MOST_THREADS: usize = 64;

impl Thread {
    pub(crate) fn new(number: usize, memory: &Memory) -> Thread {
        let (stack, stack_end) = memory.stack(number);
        Thread { stack, stack_end, ..Thread::default() }
    }

    /// Becomes a copy, in the room that there is.
    fn copy_from(&mut self, other: &Thread) {
        let Thread {
            pc,
            frames,
            cells,
            slots,
            locals,
            stack,
            stack_end,
            ended,
            stopped,
            atomic,
            stage,
            result,
            mark,
        } = other;
        self.frames.clone_from(frames);
        self.cells.clone_from(cells);
        self.slots.clone_from(slots);
        (self.pc, self.locals, self.stack, self.stack_end) = (*pc, *locals, *stack, *stack_end);
        (self.ended, self.stopped, self.atomic, self.stage) = (*ended, *stopped, *atomic, *stage);
        (self.result, self.mark) = (*result, *mark);
    }

    /// Where it is: its next op, then the calls that led there.
    pub fn stack_of_calls(&self) -> Stack {
        let calls = self.frames.iter().rev().filter(|frame| frame.link != Link::First);
        Stack(std::iter::once(self.pc).chain(calls.map(|frame| frame.resume)).collect())
    }

    /// What an operand is in its running frame.
    fn read(&self, constants: &[Cell], operand: Operand) -> Cell {
        let base = self.frames.last().map_or(0, |frame| frame.base as usize);
        let place = operand.cell() as usize;
        let cell = if operand.is_constant() { constants.get(place) } else { self.cells.get(base + place) };
        cell.copied().unwrap_or_default()
    }
}

impl Interpreter<'_> {
    /// How many threads there are, those that have ended included.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// A thread.
    pub fn thread(&self, number: usize) -> &Thread {
        if number == self.current { &self.thread } else { &self.threads[number] }
    }

    pub(crate) fn thread_mut(&mut self, number: usize) -> &mut Thread {
        if number == self.current { &mut self.thread } else { &mut self.threads[number] }
    }

    /// A thread that another one changes.
    fn touch(&mut self, number: usize) -> &mut Thread {
        self.touched |= 1 << number;
        self.thread_mut(number)
    }

    /// The threads that were changed by others, or made, since somebody last asked: one bit each.
    pub fn take_touched_threads(&mut self) -> u64 {
        std::mem::take(&mut self.touched)
    }

    /// Makes the number of threads what it is in the state that is read next.
    pub fn set_thread_count(&mut self, count: usize) {
        if self.current >= count {
            self.switch_to(0);
        }
        while self.threads.len() > count {
            let number = self.threads.len() - 1;
            let slots = std::mem::take(&mut self.threads[number].slots);
            for &slot in &slots {
                self.memory.bury(slot);
            }
            self.spare.push((number, slots));
            self.threads.pop();
        }
        while self.threads.len() < count {
            let thread = self.blank_thread();
            self.threads.push(thread);
        }
    }

    /// The next thread, before it does anything; slots that one of its number had before are its own again.
    fn blank_thread(&mut self) -> Thread {
        let number = self.threads.len();
        let mut thread = match self.retired.pop() {
            Some(mut retired) => {
                retired.copy_from(&Thread::new(number, &self.memory));
                retired
            }
            None => Thread::new(number, &self.memory),
        };
        if let Some(place) = self.spare.iter().position(|(spare, _)| *spare == number) {
            thread.slots = self.spare.swap_remove(place).1;
        }
        thread
    }

    /// Sets what the environment may do.
    pub fn set_interrupts(&mut self, interrupts: Vec<Interrupt>) {
        self.interrupts = interrupts;
    }

    /// The number of the current thread.
    pub fn current(&self) -> usize {
        self.current
    }

    /// Makes a thread the current one.
    pub fn switch_to(&mut self, number: usize) {
        if number != self.current {
            std::mem::swap(&mut self.thread, &mut self.threads[self.current]);
            std::mem::swap(&mut self.thread, &mut self.threads[number]);
            self.current = number;
            self.base = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
        }
    }

    /// Goes back to a state.
    pub fn restore(&mut self, state: &State) {
        self.threads.clone_from(&state.threads);
        self.interrupts.clone_from(&state.interrupts);
        self.memory = state.memory.clone();
        self.ended = None;
        self.current = self.current.min(self.threads.len() - 1);
        self.thread = std::mem::take(&mut self.threads[self.current]);
        self.base = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
    }

    /// The state, to [`return_to`](Self::return_to) again and again.
    pub fn depart(&mut self) -> State {
        let mut threads = self.threads.clone();
        threads[self.current] = self.thread.clone();
        // What is owned stays owned: nobody else has it.
        let state = State { threads, interrupts: self.interrupts.clone(), memory: self.memory.clone() };
        self.memory.forget_touches();
        state
    }

    /// Goes back to the state that this machine departed from last. Costs what was written since, and allocates next to nothing.
    pub fn return_to(&mut self, state: &State) {
        self.switch_to(0);
        while self.threads.len() > state.threads.len()
            && let Some(thread) = self.threads.pop()
        {
            self.retired.push(thread);
        }
        for (number, before) in state.threads.iter().enumerate() {
            let thread = if number == 0 { &mut self.thread } else { &mut self.threads[number] };
            thread.copy_from(before);
        }
        self.interrupts.clone_from(&state.interrupts);
        self.memory.return_to(&state.memory);
        self.ended = None;
        self.base = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
    }

    /// Several functions as a network of processes, without `main`: thread `i` runs the `i`th.
    pub fn start_network(&mut self, entries: &[FuncId]) -> Result<(), Outcome> {
        for &constructor in &self.program.constructors {
            self.call(constructor, &[])?;
        }
        if let Some(ended) = &self.ended {
            return Err(ended.clone());
        }
        for (number, &entry) in entries.iter().enumerate() {
            if number > 0 && self.add_thread(entry, &[]).is_err() {
                return Err(self.outcome());
            } else if number == 0 {
                self.begin(entry, &[]);
            }
        }
        Ok(())
    }

    /// What an operand of its next op is to a thread.
    pub fn peek(&self, thread: usize, operand: Operand) -> Cell {
        self.thread(thread).read(&self.constants, operand)
    }

    /// The slot that a pointer points into, and where in it; none if it points nowhere, or before its object.
    pub fn place_of(&self, pointer: Cell) -> Option<(u32, u64)> {
        let prov = match pointer.prov() {
            crate::cell::Prov::NONE => self.memory.find(pointer.bits)?,
            prov => prov,
        };
        let slot = self.memory.slot(prov)?;
        Some((prov.slot()?, pointer.bits.checked_sub(slot.base)?))
    }

    /// The four bytes at an offset of an object of the program, if they are there.
    pub fn word_in(&self, object: program::code::ObjectId, offset: u64) -> Option<u32> {
        let prov = *self.objects.get(arena::Id::index(object))?;
        let slot = self.memory.slot(prov)?;
        (slot.size >= 4 && offset <= slot.size - 4)
            .then(|| self.memory.read(prov.slot().unwrap_or(0), offset, 4).bits as u32)
    }

    /// Whether the current thread is in an atomic section.
    pub fn in_atomic_section(&self) -> bool {
        self.thread.atomic > 0
    }

    /// Whether a thread can make a step.
    pub fn is_ready(&self, number: usize) -> bool {
        let thread = self.thread(number);
        if thread.ended || thread.stopped || thread.frames.is_empty() {
            return false;
        }
        match self.program.code.ops.get(thread.pc as usize) {
            Some(&Op::Call(site)) => match self.program.code.sites[site as usize].callee {
                Callee::Primitive(primitive) => !self.would_wait(thread, primitive, site),
                _ => true,
            },
            _ => true,
        }
    }

    /// Whether a primitive has to wait. What is wrong with its arguments shows when it is executed, so it need not wait.
    fn would_wait(&self, thread: &Thread, primitive: Primitive, site: SiteId) -> bool {
        let argument = |place: usize| {
            let operand = self.program.code.sites[site as usize].args.get(place);
            operand.map_or(Cell::default(), |argument| thread.read(&self.constants, argument.value))
        };
        match primitive {
            Primitive::Lock => self.word_at(argument(0)).is_some_and(|word| word != 0),
            Primitive::BlockUntil => self.word_at(argument(0)) == Some(0),
            Primitive::Wait => {
                let (mask, value) = (argument(1).bits as u32, argument(2).bits as u32);
                self.word_at(argument(0)).is_some_and(|word| word & mask != value)
            }
            Primitive::Join => {
                let number = argument(0).bits as u32 as usize;
                number < self.threads.len() && !self.thread(number).ended
            }
            _ => false,
        }
    }

    /// The four bytes that a pointer points to, if they are there.
    fn word_at(&self, pointer: Cell) -> Option<u32> {
        self.look(pointer, 4).map(|word| word.bits as u32)
    }

    /// The bytes that a pointer points to, at most eight, if they are there; undefined ones count as zero.
    pub fn look(&self, pointer: Cell, bytes: u32) -> Option<Cell> {
        let bytes = u64::from(bytes.min(8));
        let prov = match pointer.prov() {
            crate::cell::Prov::NONE => self.memory.find(pointer.bits)?,
            prov => prov,
        };
        let slot = self.memory.slot(prov).filter(|slot| slot.live && slot.kind <= BlockKind::Constant)?;
        let offset = pointer.bits.checked_sub(slot.base)?;
        if slot.size < bytes || offset > slot.size - bytes {
            return None;
        }
        let word = self.memory.read(prov.slot()?, offset, bytes as usize);
        Some(Cell::pointer(word.bits & !word.undef, word.prov))
    }

    /// The pointer to a variable; to a thread's own copy if each has one.
    pub fn variable(&self, object: program::code::ObjectId, thread: usize) -> Cell {
        let variable = self.address(object);
        self.copy_of(&variable.scalar(), thread)
            .map_or(variable, |(address, prov)| Cell::pointer(address, prov))
    }

    pub(crate) fn threads(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<bool, Taken>> {
        self.reached_out |= !matches!(
            primitive,
            Primitive::AtomicBegin
                | Primitive::AtomicEnd
                | Primitive::Yield
                | Primitive::Self_
                | Primitive::Lock
                | Primitive::Unlock
                | Primitive::Wait
                | Primitive::BlockUntil
                | Primitive::End
        );
        match primitive {
            Primitive::AtomicBegin => self.thread.atomic += 1,
            Primitive::AtomicEnd => self.thread.atomic = self.thread.atomic.saturating_sub(1),
            Primitive::Yield => return Ok(Control::Yield),
            Primitive::Self_ => self.answer(site, Cell::number(self.current as u64)),
            Primitive::Lock | Primitive::Unlock | Primitive::Wait | Primitive::BlockUntil => {
                return self.word_primitive(primitive, site);
            }
            Primitive::Spawn | Primitive::SpawnWith => {
                let function = self.argument(site, 0)?;
                let function = self.function_at(function)?;
                let mut given = [Cell::default(); 2];
                let count = if primitive == Primitive::Spawn { 1 } else { 2 };
                for (place, cell) in given.iter_mut().enumerate().take(count) {
                    let argument = self.argument(site, place + 1)?;
                    *cell = self.cell(argument);
                }
                let number = self.add_thread(function, &given[..count])?;
                self.answer(site, Cell::number(number as u64));
                if self.pause == u64::MAX {
                    // There was one thread only; now its turn may end.
                    self.pause = self.steps;
                }
            }
            Primitive::Join => {
                let number = self.number(site, 0)?;
                let Some(number) = number else { return Err(self.no_thread(primitive)) };
                if !self.thread(number).ended {
                    return Ok(Control::Wait);
                }
            }
            Primitive::Stop | Primitive::Resume => {
                let Some(number) = self.number(site, 0)? else { return Err(self.no_thread(primitive)) };
                self.touch(number).stopped = primitive == Primitive::Stop;
                if number == self.current {
                    return Ok(Control::Yield);
                }
            }
            Primitive::End => {
                let result = self.argument(site, 0)?;
                self.thread.result = self.cell(result);
                return Ok(Control::End);
            }
            Primitive::Result => {
                let Some(number) = self.number(site, 0)? else { return Err(self.no_thread(primitive)) };
                let result = std::mem::take(&mut self.touch(number).result);
                self.answer(site, result);
            }
            Primitive::Mark => {
                let (set, asked) = (self.argument(site, 1)?, self.argument(site, 2)?);
                let (set, asked) = (self.cell(set).bits as u32, self.cell(asked).bits as u32);
                let old = match self.number(site, 0)? {
                    Some(number) => {
                        let thread = self.touch(number);
                        let old = thread.mark;
                        thread.mark |= set;
                        old
                    }
                    None => u32::MAX,
                };
                self.answer(site, Cell::number((old & asked).into()));
            }
            Primitive::Interrupt => {
                self.register(site)?;
                // It may be delivered at once.
                return Ok(Control::Yield);
            }
            _ => {
                let what = format!("the primitive {}", primitive.name());
                return Err(Context::<Narrow>::unsupported(self, &what));
            }
        }
        Ok(Control::Next)
    }

    /// The primitives that wait for a word, or write one.
    fn word_primitive(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<bool, Taken>> {
        let kind = match primitive {
            Primitive::Lock | Primitive::Unlock => AccessKind::Write,
            _ => AccessKind::Read,
        };
        let pointer = self.argument(site, 0)?;
        let pointer = self.cell(pointer).scalar();
        let pointer = self.adopt(pointer);
        let place = rules::access(self, &pointer, &4, 2, kind)?;
        let slot = place.prov.slot().unwrap_or(0);
        let word = self.memory.read(slot, place.offset, 4).bits as u32;
        let value = match primitive {
            Primitive::Lock if word == 0 => {
                let value = self.argument(site, 1)?;
                self.cell(value).bits as u32
            }
            Primitive::Lock => return Ok(Control::Wait),
            Primitive::Unlock => 0,
            Primitive::BlockUntil => {
                return Ok(if word == 0 { Control::Wait } else { Control::Next });
            }
            _ => {
                let (mask, value) = (self.argument(site, 1)?, self.argument(site, 2)?);
                let (mask, value) = (self.cell(mask).bits as u32, self.cell(value).bits as u32);
                return Ok(if word & mask == value { Control::Next } else { Control::Wait });
            }
        };
        let value = Cell::number(value.into()).scalar();
        self.store(&place, 32, value)?;
        Ok(Control::Next)
    }

    /// The thread that an argument names, if there is one.
    fn number(&mut self, site: SiteId, place: usize) -> Step<Option<usize>> {
        let number = self.argument(site, place)?;
        let number = self.cell(number).bits as u32 as usize;
        Ok((number < self.threads.len()).then_some(number))
    }

    fn no_thread(&mut self, primitive: Primitive) -> Stop {
        let what = format!("{} of a thread that does not exist", primitive.name());
        self.violation(Class::Undefined, &what)
    }

    /// The function that an argument points to.
    fn function_at(&mut self, pointer: Operand) -> Step<FuncId> {
        let pointer = self.cell(pointer).scalar();
        match self.call_target(&pointer)? {
            Target::Function(function) => Ok(function),
            Target::Primitive(_) | Target::External(_) => {
                Err(Context::<Narrow>::unsupported(self, "a thread or a handler without a body"))
            }
        }
    }

    /// A new thread, ready to run a function; its number.
    pub(crate) fn add_thread(&mut self, function: FuncId, arguments: &[Cell]) -> Step<usize> {
        let number = self.threads.len();
        if number >= MOST_THREADS {
            let what = format!("more than {MOST_THREADS} threads");
            return Err(self.end(|machine| Outcome::Limit(machine.trouble(what))));
        }
        let here = self.current;
        let thread = self.blank_thread();
        self.threads.push(thread);
        self.touched |= 1 << number;
        self.switch_to(number);
        let placed = self.place_thread_locals();
        self.begin(function, arguments);
        self.switch_to(here);
        placed.map(|()| number)
    }

    /// The current thread's own copies of all thread-local variables: its first locals.
    fn place_thread_locals(&mut self) -> Step<()> {
        for i in 0..self.thread_locals.len() {
            let (size, align) = (self.thread_locals[i].1.len() as u64, self.thread_locals[i].2);
            let (prov, _) = self.place_local(size, align, BlockKind::Stack)?;
            let contents = self.thread_locals[i].1.clone();
            if let Some(slot) = prov.slot() {
                self.memory.set_maker(slot, self.thread_locals[i].0);
                self.memory.put(slot, 0, &contents);
            }
        }
        Ok(())
    }

    /// The pointer to the current thread's own copy of a thread-local variable. The first thread has the variable itself.
    pub(crate) fn own_copy(&self, pointer: Scalar<Narrow>) -> Scalar<Narrow> {
        self.copy_of(&pointer, self.current)
            .map_or(pointer, |(address, prov)| Cell::pointer(address, prov).scalar())
    }

    fn copy_of(&self, pointer: &Scalar<Narrow>, thread: usize) -> Option<(u64, crate::cell::Prov)> {
        if thread == 0 {
            return None;
        }
        let place = self.thread_locals.iter().position(|(slot, ..)| Some(*slot) == pointer.prov.slot())?;
        let own = *self.thread(thread).slots.get(place)?;
        let slots = self.memory.slots();
        let template = pointer.prov.slot().map_or(0, |slot| slots[slot as usize].base);
        let own_slot = &slots[own as usize];
        let address = own_slot.base.wrapping_add(pointer.bits.wrapping_sub(template));
        Some((address, crate::cell::Prov::new(own, own_slot.generation)))
    }

    /// Ends the current thread; what it returned stays.
    pub(crate) fn end_thread(&mut self) {
        self.free_locals(0);
        let (stack, stack_end) = self.memory.stack(self.current);
        let thread = &mut self.thread;
        thread.cells.clear();
        thread.frames.clear();
        (thread.stack, thread.stack_end) = (stack, stack_end);
        thread.pc = 0;
        thread.ended = true;
        thread.atomic = 0;
        self.base = 0;
    }

    fn register(&mut self, site: SiteId) -> Step<()> {
        let Some(thread) = self.number(site, 0)? else { return Err(self.no_thread(Primitive::Interrupt)) };
        let handler = self.argument(site, 1)?;
        let handler = self.function_at(handler)?;
        let (argument, weight) = (self.argument(site, 2)?, self.argument(site, 3)?);
        let (argument, weight) = (self.cell(argument), f64::from_bits(self.cell(weight).bits));
        let new = Interrupt { thread: thread as u32, handler, argument, weight };
        self.interrupts
            .retain(|old| (old.thread, old.handler, old.argument) != (new.thread, new.handler, new.argument));
        if weight > 0.0 {
            self.interrupts.push(new);
            // The order in which they were registered makes no difference.
            self.interrupts.sort_by_key(|i| (i.thread, i.handler, i.argument.bits, i.weight.to_bits()));
        }
        Ok(())
    }

    /// What the environment may do.
    pub fn interrupts(&self) -> &[Interrupt] {
        &self.interrupts
    }

    /// Whether the environment may call this handler now: its thread is active and not in the handler already.
    pub fn can_deliver(&self, interrupt: usize) -> bool {
        let Interrupt { thread, handler, .. } = self.interrupts[interrupt];
        let inside = |frame: &Frame| frame.link == Link::Handler && frame.function == handler;
        let thread = thread as usize;
        self.thread(thread).atomic == 0
            && self.is_ready(thread)
            && !self.thread(thread).frames.iter().any(inside)
    }

    /// The environment calls a handler: its thread is the current one then, in front of it.
    pub fn deliver(&mut self, interrupt: usize) {
        let Interrupt { thread, handler, argument, .. } = self.interrupts[interrupt];
        self.switch_to(thread as usize);
        let callee = &self.program.functions[handler];
        let base = self.thread.cells.len();
        self.thread.cells.resize(base + callee.cells as usize, Cell::default());
        if let Some(param) = callee.params.first() {
            self.thread.cells[base + param.reg as usize] = argument;
        }
        self.thread.frames.push(Frame {
            function: handler,
            base: base as u32,
            resume: self.thread.pc,
            link: Link::Handler,
            locals: self.thread.locals,
            stack: self.thread.stack,
        });
        self.thread.atomic += u32::from(callee.atomic);
        self.thread.pc = callee.entry;
        self.base = base;
    }

    /// Whether all threads have ended.
    pub fn all_ended(&self) -> bool {
        (0..self.threads.len()).all(|number| self.thread(number).ended)
    }

    /// No thread can move: the end of the program if all have ended, a deadlock otherwise.
    pub fn deadlock(&mut self) -> Stop {
        if self.all_ended() {
            // As when the last thread of a process ends.
            return self.end(|_| Outcome::Exit(0));
        }
        let waiting: Vec<usize> = (0..self.threads.len()).filter(|&t| !self.thread(t).ended).collect();
        self.switch_to(waiting[0]);
        let notes = waiting.iter().map(|&number| {
            let thread = self.thread(number);
            let place =
                thread.stack_of_calls().0.iter().find_map(|&pc| crate::names::place(self.program, pc));
            let how = if thread.stopped { "is stopped" } else { "waits" };
            match place {
                Some(place) => format!("thread {number} {how} at {place}"),
                None => format!("thread {number} {how}"),
            }
        });
        let notes = notes.collect();
        self.end(|machine| {
            Outcome::Violation(Box::new(Violation {
                class: Class::Deadlock,
                kind: None,
                message: "deadlock: no thread can move, and not all have ended".to_string(),
                notes,
                stack: machine.stack(),
                origin: None,
            }))
        })
    }
}
