//! The machine: runs a program on words, with every undefined behaviour detected.
//!
//! One thread runs at a time, the current one; which is for the engine to say ([`Machine::switch_to`], [`Machine::go`]).
//!
//! The loops are in `run` and `quick`, the meaning of each op in `sem`. Nothing is hashed, allocated or formatted on the way: `quick`
//! says what plain ops cost; each other op, such as a call, costs a few hundred instructions of the processor.

use crate::cell::{self, Cell, Prov};
use crate::memory::{Maker, Memory};
use crate::outcome::{Outcome, Stack, Trouble};
use crate::state::{Frame, Interrupt, Link, State, Thread};
use crate::world::World;
use program::ObjectKind;
use program::Program;
use program::code::{Copy_, EdgeId, FuncId, LiteralValue, ObjectId, Op, Operand, Pc, SiteId};
use program::demanded::DemandedBits;
use program::residues::{Classes, Residues};
use sem::context::{BlockKind, Stop, Why};
use sem::placement::address_down_from;
use sem::ub::ClassSet;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// What a run may use up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many steps.
    pub steps: u64,
    /// How many bytes of objects.
    pub memory: u64,
    /// How many frames.
    pub frames: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: u64::MAX, memory: 8 << 30, frames: 1 << 20 }
    }
}

/// A machine with a program in it, in a world.
///
/// All that runs programs is about an [`Interpreter`], which a machine derefs to. So it is compiled once, in this crate,
/// and not once for each world.
pub struct Machine<'p, W: World + ?Sized> {
    pub(crate) program: &'p Program,
    /// The current thread, and its number.
    pub(crate) thread: Thread,
    pub(crate) current: usize,
    /// All threads; the place of the current one holds nothing.
    pub(crate) threads: Vec<Thread>,
    pub(crate) interrupts: Vec<Interrupt>,
    /// The threads that were changed by others, or made, since somebody asked: one bit each.
    pub(crate) touched: u64,
    /// The slots for locals of threads that there are no more.
    pub(crate) spare: Vec<(usize, Vec<u32>)>,
    /// Threads that there are no more, for their room.
    pub(crate) retired: Vec<Thread>,
    /// What the first thread runs after its first function: as after `main`.
    pub(crate) afterwards: Vec<FuncId>,
    /// The thread-local variables: the slot of each, and what it contains at the start.
    pub(crate) thread_locals: Vec<(u32, crate::bytes::Bytes, u64)>,
    /// The first cell of the running frame.
    pub(crate) base: usize,
    pub(crate) constants: Vec<Cell>,
    pub(crate) memory: Memory,
    /// The block of each object of the program.
    pub(crate) objects: Vec<Prov>,
    pub(crate) limits: Limits,
    pub(crate) steps: u64,
    /// After this many steps the current thread pauses.
    pub(crate) pause: u64,
    /// Whether an address has decided something, or was made a number.
    pub(crate) observed: bool,
    /// Whether something was done since somebody asked that has to do with other threads, or with all there are.
    pub(crate) reached_out: bool,
    /// Why the run ended, once it has.
    pub(crate) ended: Option<Outcome>,
    /// Whether runs go on after an error where that makes sense.
    pub(crate) lenient: bool,
    /// What is checked; runs go on after other violations, as [`sem::ub::Continuation`] says.
    pub(crate) checked: ClassSet,
    /// The demanded bits of loads, if unwritten bits have arbitrary values where they are demanded.
    pub(crate) demanded: Option<Arc<DemandedBits>>,
    /// Whether unwritten bits were copied, and whether an unwritten bit was given a value: then copies may have got different ones.
    pub(crate) copied_unwritten: bool,
    pub(crate) settled_unwritten: bool,
    /// The functions without a body that do nothing, by their place among the externals.
    pub(crate) markers: Vec<u32>,
    /// Which inputs matter only by their class, if somebody wants to know.
    residues: Option<Arc<Residues>>,
    pub(crate) arguments: Vec<Vec<u8>>,
    pub(crate) environment: Vec<Vec<u8>>,
    /// The command line and the environment, once they lie in memory.
    pub(crate) strings: [Option<Cell>; 2],
    copies: Vec<Cell>,
    pub(crate) narrow: crate::Narrow,
    pub(crate) wide: crate::Wide,
    /// Last, so that a machine with any world is an [`Interpreter`].
    pub(crate) world: W,
}

/// A machine in whatever world: it alone knows what ops mean.
pub type Interpreter<'p> = Machine<'p, dyn World + 'p>;

impl<'p, W: World + 'p> Machine<'p, W> {
    /// A machine with everything that exists before the program starts.
    pub fn new(program: &'p Program, world: W, limits: Limits) -> Machine<'p, W> {
        let memory = Memory::new(program.pointer_bits / 8);
        let mut machine = Machine {
            program,
            thread: Thread::new(0, &memory),
            current: 0,
            threads: vec![Thread::default()],
            interrupts: Vec::new(),
            touched: 0,
            spare: Vec::new(),
            retired: Vec::new(),
            afterwards: Vec::new(),
            thread_locals: Vec::new(),
            base: 0,
            constants: vec![Cell::default(); program.constant_cells as usize],
            memory,
            objects: Vec::with_capacity(program.objects.len()),
            limits,
            steps: 0,
            pause: u64::MAX,
            observed: false,
            reached_out: false,
            ended: None,
            lenient: false,
            checked: ClassSet::ALL,
            demanded: None,
            copied_unwritten: false,
            settled_unwritten: false,
            markers: Vec::new(),
            residues: None,
            arguments: Vec::new(),
            environment: Vec::new(),
            strings: [None; 2],
            copies: Vec::new(),
            narrow: crate::Narrow,
            wide: crate::Wide,
            world,
        };
        // Whatever goes wrong here is found again as how the run ends.
        let _ = machine.lay_out();
        machine
    }

    /// What lies outside.
    pub fn world(&mut self) -> &mut W {
        &mut self.world
    }

    /// What lies outside, to be looked at.
    pub fn outside(&self) -> &W {
        &self.world
    }
}

impl<'p, W: World + 'p> Deref for Machine<'p, W> {
    type Target = Interpreter<'p>;
    #[inline(always)]
    fn deref(&self) -> &Interpreter<'p> {
        self
    }
}

impl<'p, W: World + 'p> DerefMut for Machine<'p, W> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Interpreter<'p> {
        self
    }
}

impl<'p> Interpreter<'p> {
    /// The command line of the program, its name first, and its environment (`NAME=value`).
    pub fn set_arguments(&mut self, arguments: Vec<Vec<u8>>, environment: Vec<Vec<u8>>) {
        self.arguments = arguments;
        self.environment = environment;
    }

    /// Functions without a body that do nothing from now on, by their place among the program's externals.
    pub fn set_markers(&mut self, markers: Vec<u32>) {
        self.markers = markers;
    }

    /// From now on the world is told which inputs matter only by their class, or is not.
    pub fn set_residues(&mut self, residues: Option<Arc<Residues>>) {
        self.residues = residues;
    }

    /// The classes of the input that the current op asks for, if only its class matters.
    pub(crate) fn classes(&self, width: u32, why: Why) -> Option<Classes> {
        let (Some(residues), Why::Input(_)) = (&self.residues, why) else { return None };
        let Some(Op::Call(site)) = self.program.code.ops.get(self.thread.pc as usize) else { return None };
        let callers = self.thread.frames.iter().rev().map_while(|frame| frame.link.site());
        residues.classes(*site, width, callers)
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The memory.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The memory, to keep books about it.
    pub fn memory_mut(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// The program.
    pub fn program(&self) -> &'p Program {
        self.program
    }

    /// The current thread pauses once this many steps were made in all.
    pub fn pause_at(&mut self, steps: u64) {
        self.pause = steps;
    }

    /// The current thread pauses once it has made this many more steps.
    pub fn pause_after(&mut self, steps: u64) {
        self.pause = self.steps + steps;
    }

    /// Whether something was done since somebody last asked that has to do with other threads, or with how many there are.
    pub fn take_reached_out(&mut self) -> bool {
        std::mem::take(&mut self.reached_out)
    }

    /// Whether an address has decided something, or was made a number, since somebody last asked.
    pub fn take_observed(&mut self) -> bool {
        std::mem::take(&mut self.observed)
    }

    /// Forgets how the run ended: another state is to follow.
    pub fn revive(&mut self) {
        self.ended = None;
    }

    /// The state, to keep or to go back to.
    pub fn state(&mut self) -> State {
        self.memory.share();
        let mut threads = self.threads.clone();
        threads[self.current] = self.thread.clone();
        State { threads, interrupts: self.interrupts.clone(), memory: self.memory.clone() }
    }

    fn lay_out(&mut self) -> Result<(), Stop> {
        let program = self.program;
        for (id, object) in program.objects.iter() {
            let kind = match &object.kind {
                ObjectKind::Variable { init: None, .. } => BlockKind::Missing,
                ObjectKind::Variable { constant: true, .. } => BlockKind::Constant,
                ObjectKind::Variable { .. } => BlockKind::Global,
                _ => BlockKind::Code,
            };
            let prov = self.place(object.size, object.align, kind, Maker::Object(id))?.0;
            self.objects.push(prov);
        }
        for literal in &program.literals {
            self.put_literal(literal.cell, literal.width, &literal.value);
        }
        self.fill_objects()
    }

    /// Computes constant expressions, and gives variables what they contain at the start.
    pub(crate) fn fill_objects(&mut self) -> Result<(), Stop> {
        let program = self.program;
        self.run_constants()?;
        for (id, object) in program.objects.iter() {
            if let ObjectKind::Variable { init: Some(init), .. } = &object.kind {
                self.initialise(id, init)?;
            }
        }
        self.thread_locals.clear();
        for (id, object) in program.objects.iter() {
            let slot = self.objects[arena::Id::index(id)].slot();
            if let (ObjectKind::Variable { thread_local: true, .. }, Some(slot)) = (&object.kind, slot) {
                let contents = self.memory.part(slot, 0, object.size);
                self.thread_locals.push((slot, contents, object.align));
            }
        }
        Ok(())
    }

    fn put_literal(&mut self, at: u32, width: u32, value: &LiteralValue) {
        let cells = program::shape::cells_for(width) as usize;
        let place = at as usize..at as usize + cells;
        match value {
            LiteralValue::Bits(bits) => {
                for (cell, word) in self.constants[place].iter_mut().zip(bits.words()) {
                    *cell = Cell::number(*word);
                }
            }
            LiteralValue::Undef => {
                for (cell, undef) in self.constants[place].iter_mut().zip(cell::undef_cells(width)) {
                    *cell = undef;
                }
            }
            LiteralValue::Poison => self.constants[place].fill(Cell::poison(sem::context::Origin::NONE)),
            LiteralValue::Address(object) => self.constants[at as usize] = self.address(*object),
            LiteralValue::Computed(_) => {}
        }
    }

    /// Runs the code of constant expressions. A constant may need others that are computed, so each is put in place as soon as
    /// the op that computes it is done.
    fn run_constants(&mut self) -> Result<(), Stop> {
        let program = self.program;
        self.thread.cells = vec![Cell::default(); program.constant_frame as usize];
        self.base = 0;
        let computed = |literal: &program::code::Literal| match literal.value {
            LiteralValue::Computed(reg) => {
                let (cells, at) = (program::shape::cells_for(literal.width), literal.cell);
                Some((0..cells).map(move |i| (reg + i, at + i)))
            }
            _ => None,
        };
        let mut places: Vec<(u32, u32)> = program.literals.iter().filter_map(computed).flatten().collect();
        places.sort_unstable();
        for (pc, &(first, cells)) in program.constant_code.clone().zip(&program.constant_results) {
            self.thread.pc = pc;
            sem::step::step(self, &program.code.ops[pc as usize])?;
            let from = places.partition_point(|&(reg, _)| reg < first);
            for &(reg, cell) in places[from..].iter().take_while(|&&(reg, _)| reg < first + cells) {
                self.constants[cell as usize] = self.thread.cells[reg as usize];
            }
        }
        self.thread.cells.clear();
        Ok(())
    }

    pub(crate) fn address(&self, object: ObjectId) -> Cell {
        use arena::Id;
        let prov = self.objects[object.index()];
        let base = self.memory.slot(prov).map_or(0, |slot| slot.base);
        Cell::pointer(base, prov)
    }

    fn initialise(&mut self, id: ObjectId, init: &program::Init) -> Result<(), Stop> {
        use arena::Id;
        let Some(slot) = self.objects[id.index()].slot() else { return Ok(()) };
        let size = self.program.objects[id].size;
        let zero = crate::bytes::Word::number(0);
        self.memory.fill(slot, 0, size, zero);
        let len = init.bytes.len().min(size as usize);
        let bytes = crate::bytes::Bytes { data: init.bytes[..len].to_vec(), ..Default::default() };
        self.memory.put(slot, 0, &bytes);
        for &(offset, len) in &init.undef {
            let undef = crate::bytes::Word { undef: 0xFF, ..zero };
            self.memory.fill(slot, offset, len.min(size.saturating_sub(offset)), undef);
        }
        for part in &init.parts {
            let pointer = Cell::pointer(self.address(id).bits + part.offset, self.objects[id.index()]);
            // Constants are written too, this once.
            sem::inst::memory::initialise(self, part.shape, part.value, pointer.scalar())?;
        }
        Ok(())
    }

    /// A new block, within the limits.
    #[inline]
    pub(crate) fn place(
        &mut self,
        size: u64,
        align: u64,
        kind: BlockKind,
        maker: Maker,
    ) -> Result<(Prov, u64), Stop> {
        if size <= self.limits.memory.saturating_sub(self.memory.used())
            && let Ok(placed) = self.memory.allocate(size, align, kind, maker)
        {
            return Ok(placed);
        }
        Err(self.no_room(size))
    }

    #[cold]
    fn no_room(&mut self, size: u64) -> Stop {
        let what = format!("an object of size {size} needs more memory than there is (--memory)");
        self.end(|machine| Outcome::Limit(machine.trouble(what)))
    }

    /// A new local of the running frame.
    #[inline]
    pub(crate) fn place_local(
        &mut self,
        size: u64,
        align: u64,
        kind: BlockKind,
    ) -> Result<(Prov, u64), Stop> {
        let thread = &self.thread;
        let room = thread.stack - thread.stack_end;
        let below = thread.stack.checked_sub(size + 1).and_then(|at| address_down_from(at, align));
        let Some(base) = below.filter(|_| size + 2 * align < room) else {
            let what = "the stack overflows".to_string();
            return Err(self.end(|machine| Outcome::Limit(machine.trouble(what))));
        };
        if size > self.limits.memory.saturating_sub(self.memory.used()) {
            return Err(self.no_room(size));
        }
        let place = self.thread.locals;
        let slot = match self.thread.slots.get(place as usize) {
            Some(&slot) => slot,
            None => {
                let slot = self.memory.new_slot(crate::memory::Name::local(self.current, place));
                self.thread.slots.push(slot);
                slot
            }
        };
        let prov = self.memory.place(slot, base, size, kind, Maker::Op(self.thread.pc));
        self.thread.stack = base;
        self.thread.locals += 1;
        Ok((prov, base))
    }

    /// Ends the run.
    pub(crate) fn end(&mut self, outcome: impl FnOnce(&Self) -> Outcome) -> Stop {
        if self.ended.is_none() {
            self.ended = Some(outcome(self));
        }
        Stop
    }

    /// Where the run is: the running op, then the calls that led to it.
    pub fn stack(&self) -> Stack {
        self.thread.stack_of_calls()
    }

    /// What the world chooses; if it does not, the run ends here.
    #[inline]
    pub(crate) fn chosen<T>(
        &mut self,
        choose: impl FnOnce(&mut (dyn World + 'p)) -> Option<T>,
    ) -> Result<T, Stop> {
        match choose(&mut self.world) {
            Some(value) => Ok(value),
            None => Err(self.end(|_| Outcome::Undecided)),
        }
    }

    /// Why a run cannot go on here.
    pub fn trouble(&self, what: String) -> Box<Trouble> {
        Box::new(Trouble { what, stack: self.stack() })
    }

    #[inline(always)]
    pub(crate) fn cell(&self, operand: Operand) -> Cell {
        let place = operand.cell() as usize;
        if operand.is_constant() { self.constants[place] } else { self.thread.cells[self.base + place] }
    }

    #[inline(always)]
    pub(crate) fn cells(&self, operand: Operand, count: usize) -> &[Cell] {
        let place = operand.cell() as usize;
        match operand.is_constant() {
            true => &self.constants[place..place + count],
            false => &self.thread.cells[self.base + place..self.base + place + count],
        }
    }

    /// Follows an edge: all phis at once. The op it leads to.
    #[inline(always)]
    pub(crate) fn follow(&mut self, edge: EdgeId) -> Pc {
        let program = self.program;
        let edge = &program.code.edges[edge as usize];
        if edge.copies > 0 {
            let first = edge.first_copy as usize;
            let copies = &program.code.copies[first..first + edge.copies as usize];
            if edge.overlapping { self.copy_at_once(copies) } else { self.copy_in_order(copies) }
        }
        self.steps += u64::from(edge.phis);
        edge.target
    }

    #[inline(always)]
    fn copy_in_order(&mut self, copies: &[Copy_]) {
        for &Copy_ { dst, src, cells } in copies {
            self.move_cells(dst, src, cells as usize);
        }
    }

    fn copy_at_once(&mut self, copies: &[Copy_]) {
        let mut read = std::mem::take(&mut self.copies);
        read.clear();
        for copy in copies {
            read.extend_from_slice(self.cells(copy.src, copy.cells as usize));
        }
        let mut from = read.iter();
        for copy in copies {
            let start = self.base + copy.dst as usize;
            for (to, from) in self.thread.cells[start..start + copy.cells as usize].iter_mut().zip(&mut from)
            {
                *to = *from;
            }
        }
        self.copies = read;
    }

    #[inline(always)]
    pub(crate) fn move_cells(&mut self, dst: u32, src: Operand, cells: usize) {
        let to = self.base + dst as usize;
        if cells == 1 {
            self.thread.cells[to] = self.cell(src);
        } else if src.is_constant() {
            let from = src.cell() as usize;
            self.thread.cells[to..to + cells].copy_from_slice(&self.constants[from..from + cells]);
        } else {
            let from = self.base + src.cell() as usize;
            self.thread.cells.copy_within(from..from + cells, to);
        }
    }

    /// What the cells of one shape are where another shape is expected, as the C ABI passes them.
    #[cold]
    fn passed_as(
        &mut self,
        given: &[Cell],
        from: program::code::ShapeId,
        to: program::code::ShapeId,
    ) -> Vec<Cell> {
        let (from, to) = (self.program.code.shape(from), self.program.code.shape(to));
        let one = match (&from.leaves[..], given) {
            ([leaf], [cell]) if leaf.width <= 64 => Some((leaf.kind, leaf.width, cell.scalar())),
            _ => None,
        };
        match &to.leaves[..] {
            [leaf] if leaf.width <= 64 => {
                let bits = self.program.pointer_bits;
                let passed = sem::call::passed_as(&mut self.narrow, one, bits, (leaf.kind, leaf.width));
                vec![Cell::of(passed)]
            }
            leaves => {
                let mut cells = vec![Cell::default(); to.cells as usize];
                for leaf in leaves {
                    for (place, cell) in (leaf.cell as usize..).zip(cell::undef_cells(leaf.width)) {
                        cells[place] = cell;
                    }
                }
                cells
            }
        }
    }

    /// Enters a function; the arguments are those of the call.
    pub(crate) fn enter(&mut self, function: FuncId, site: SiteId) -> Result<(), Stop> {
        let program = self.program;
        let callee = &program.functions[function];
        let call = &program.code.sites[site as usize];
        if self.thread.frames.len() >= self.limits.frames {
            let what = format!("more than {} functions call each other", self.limits.frames);
            return Err(self.end(|machine| Outcome::Limit(machine.trouble(what))));
        }
        let mut base = self.thread.cells.len();
        let mut frame = Frame {
            function,
            base: base as u32,
            resume: self.thread.pc,
            link: Link::Call(site),
            locals: self.thread.locals,
            stack: self.thread.stack,
        };
        self.thread.cells.resize(base + callee.cells as usize, Cell::default());
        for (param, arg) in callee.params.iter().zip(&call.args) {
            let cells = program.code.shape(arg.shape).cells as usize;
            let to = base + param.reg as usize;
            if let Some((size, align)) = arg.byval {
                self.thread.cells[to] = self.copy_for_callee(arg.value, size, align)?;
            } else if !sem::call::same_scalars(program, arg.shape, param.shape) {
                let given = self.cells(arg.value, cells).to_vec();
                let passed = self.passed_as(&given, arg.shape, param.shape);
                self.thread.cells[to..to + passed.len()].copy_from_slice(&passed);
            } else {
                for i in 0..cells {
                    self.thread.cells[to + i] = self.cell(arg.value.plus(i as u32));
                }
            }
        }
        for param in callee.params.iter().skip(call.args.len()) {
            let to = base + param.reg as usize;
            let passed = self.passed_as(&[], program::code::ShapeId::void(), param.shape);
            self.thread.cells[to..to + passed.len()].copy_from_slice(&passed);
        }
        for arg in call.args.iter().skip(callee.params.len()) {
            if let Some((size, align)) = arg.byval {
                let copy = self.copy_for_callee(arg.value, size, align)?;
                self.thread.cells.push(copy);
            } else {
                for i in 0..program.code.shape(arg.shape).cells {
                    let cell = self.cell(arg.value.plus(i));
                    self.thread.cells.push(cell);
                }
            }
        }
        if self.demanded.is_some() {
            self.copied_unwritten |= self.thread.cells[base..].iter().any(|cell| cell.undef != 0);
        }
        // A copy made for the callee must not die with the caller's locals.
        let copies = call.args.iter().any(|arg| arg.byval.is_some());
        if call.musttail
            && !copies
            && let Some(caller) = self.thread.frames.pop()
        {
            // The callee takes the caller's place, whose locals die before it starts.
            self.free_locals(caller.locals);
            self.thread.atomic -= u32::from(program.functions[caller.function].atomic);
            self.thread.cells.drain(caller.base as usize..base);
            base = caller.base as usize;
            frame = Frame { function, ..caller };
        }
        self.base = base;
        if !call.checks_parameters && !callee.promises.is_empty() {
            // Still at the call, which is to blame.
            sem::call::check_parameters(self, function)?;
        }
        self.thread.atomic += u32::from(callee.atomic);
        self.thread.frames.push(frame);
        self.thread.pc = callee.entry;
        Ok(())
    }

    /// Ends the life of all locals but the first `keep`.
    #[inline]
    pub(crate) fn free_locals(&mut self, keep: u32) {
        while self.thread.locals > keep {
            self.thread.locals -= 1;
            let place = self.thread.locals as usize;
            if !self.memory.end_life(self.thread.slots[place]) {
                // It has had all its generations: another takes its place.
                let name = crate::memory::Name::local(self.current, place as u32);
                self.thread.slots[place] = self.memory.new_slot(name);
            }
        }
    }

    /// The callee's own copy of what a `byval` argument points to.
    fn copy_for_callee(&mut self, pointer: Operand, size: u64, align: u64) -> Result<Cell, Stop> {
        let pointer = self.cell(pointer).scalar();
        let (prov, base) = self.place_local(size, align, BlockKind::Stack)?;
        let copy = Cell::pointer(base, prov);
        sem::inst::memory::copy_object(self, &copy.scalar(), &pointer, size)?;
        Ok(copy)
    }

    /// Leaves the running function; whether it was the first.
    pub(crate) fn leave(&mut self, value: Option<Operand>) -> Result<bool, Stop> {
        let program = self.program;
        let Some(frame) = self.thread.frames.pop() else { return Ok(true) };
        self.free_locals(frame.locals);
        self.thread.stack = frame.stack;
        self.thread.atomic -= u32::from(program.functions[frame.function].atomic);
        if frame.link == Link::Handler {
            self.thread.cells.truncate(frame.base as usize);
            self.base = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
            self.thread.pc = frame.resume;
            return Ok(false);
        }
        let Some(site) = frame.link.site() else {
            // The result of the first function stays in the first cells.
            if let Some(value) = value {
                let cells = program.code.shape(program.functions[frame.function].ret).cells as usize;
                let values = self.cells(value, cells).to_vec();
                self.thread.cells.clear();
                self.thread.cells.extend(values);
            }
            return Ok(true);
        };
        let call = &program.code.sites[site as usize];
        let caller = self.thread.frames.last().map_or(0, |frame| frame.base as usize);
        let cells = program.code.shape(call.ret).cells as usize;
        let returned = program.functions[frame.function].ret;
        if call.ret != returned && !sem::call::same_scalars(program, call.ret, returned) {
            let count = program.code.shape(returned).cells as usize;
            let given = value.map_or(Vec::new(), |value| self.cells(value, count).to_vec());
            let passed = self.passed_as(&given, returned, call.ret);
            let to = caller + call.dst as usize;
            self.thread.cells[to..to + passed.len()].copy_from_slice(&passed);
        } else if let Some(value) = value {
            if self.demanded.is_some() {
                self.copied_unwritten |= self.cells(value, cells).iter().any(|cell| cell.undef != 0);
            }
            let to = caller + call.dst as usize;
            if cells == 1 {
                self.thread.cells[to] = self.cell(value);
            } else {
                for i in 0..cells {
                    self.thread.cells[to + i] = self.cell(value.plus(i as u32));
                }
            }
        }
        self.thread.cells.truncate(frame.base as usize);
        self.base = caller;
        if !call.ret_promises.is_empty() {
            // At the call again, which says so.
            self.thread.pc = frame.resume;
            sem::call::check_received(self, site)?;
        }
        self.thread.pc = match call.then {
            Some(edge) => self.follow(edge),
            None => frame.resume + 1,
        };
        Ok(false)
    }

    /// `argc`, `argv` and `envp`, as many as `main` takes.
    pub(crate) fn main_arguments(&mut self, main: FuncId) -> Result<Vec<Cell>, Stop> {
        let wanted = self.program.functions[main].params.len();
        let mut arguments = vec![Cell::number(self.arguments.len() as u64)];
        for which in 0..2 {
            if wanted > which + 1 {
                arguments.push(self.outside_strings(which)?);
            }
        }
        arguments.truncate(wanted);
        Ok(arguments)
    }

    /// The command line (0) or the environment (1): the same array whenever it is asked for.
    pub(crate) fn outside_strings(&mut self, which: usize) -> Result<Cell, Stop> {
        if let Some(array) = self.strings[which] {
            return Ok(array);
        }
        let words = if which == 0 { self.arguments.clone() } else { self.environment.clone() };
        let array = self.array_of_strings(&words)?;
        self.strings[which] = Some(array);
        Ok(array)
    }

    /// An array of pointers to strings, null at the end.
    fn array_of_strings(&mut self, strings: &[Vec<u8>]) -> Result<Cell, Stop> {
        let pointer = u64::from(self.program.pointer_bits / 8);
        let size = pointer * (strings.len() as u64 + 1);
        let (array, base) = self.place(size, pointer, BlockKind::Machine, Maker::Machine)?;
        let plain = crate::bytes::Word::number(0);
        let Some(slot) = array.slot() else { return Ok(Cell::default()) };
        self.memory.fill(slot, 0, size, plain);
        for (i, string) in strings.iter().enumerate() {
            let mut bytes = string.clone();
            bytes.push(0);
            let (prov, at) = self.place(bytes.len() as u64, 1, BlockKind::Machine, Maker::Machine)?;
            let contents = crate::bytes::Bytes { data: bytes, ..Default::default() };
            if let Some(slot) = prov.slot() {
                self.memory.put(slot, 0, &contents);
            }
            let word = crate::bytes::Word { bits: at, prov, ..plain };
            self.memory.write(slot, i as u64 * pointer, pointer as usize, word);
        }
        Ok(Cell::pointer(base, array))
    }

    /// The place of the running op.
    pub fn pc(&self) -> Pc {
        self.thread.pc
    }
}
