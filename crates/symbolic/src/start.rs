//! What exists before the program starts: its objects, with what they contain, and its constants.

use std::rc::Rc;

use program::code::{FuncId, LiteralValue, ObjectId};
use program::{Init, ObjectKind, Program};
use sem::context::{BlockKind, Context, Host, Stop, Why};
use sem::domain::Domain;

use crate::byte::{self, Byte};
use crate::domain::Symbolic;
use crate::host;
use crate::machine::{Frame, Machine, Options, Scalar, Stopped};
use crate::memory::Cell;
use crate::threads::{Sharing, Threads};
use crate::value::{BlockId, Bool};

/// The words of the command line.
const OUTSIDE: &[&str] = &["program"];

/// The functions of a program that run one after the other, without being called.
#[derive(Clone, Debug)]
pub struct Stages {
    /// All of them.
    pub functions: Vec<FuncId>,
    /// Which is `main`.
    pub main: usize,
}

impl<'p> Machine<'p> {
    /// A machine with everything that exists before the program starts.
    pub fn new(program: &'p Program, options: Options) -> Result<Machine<'p>, Stopped> {
        Machine::with_terms(program, options, Symbolic::new())
    }

    /// The same, with the terms of another machine, which was one of the same program: what both compute are the same terms.
    pub fn with_terms(program: &'p Program, options: Options, d: Symbolic) -> Result<Machine<'p>, Stopped> {
        Machine::with_sharing(program, options, d, Sharing::default())
    }

    /// The same, where walks before have found out what threads share.
    pub fn with_sharing(
        program: &'p Program,
        options: Options,
        d: Symbolic,
        sharing: Sharing,
    ) -> Result<Machine<'p>, Stopped> {
        let mut machine = Machine::empty(program, options, d);
        machine.threads = Threads::new(program, sharing);
        let laid_out = machine.lay_out();
        match (laid_out, machine.stopped.take()) {
            (Ok(()), None) => Ok(machine),
            (_, stopped) => Err(stopped.unwrap_or(Stopped::Violated)),
        }
    }

    fn lay_out(&mut self) -> Result<(), Stop> {
        let program = self.program;
        for (id, object) in program.objects.iter() {
            let (kind, zeroed) = match &object.kind {
                ObjectKind::Variable { init: None, .. } => (BlockKind::Missing, false),
                ObjectKind::Variable { constant: true, .. } => (BlockKind::Constant, true),
                ObjectKind::Variable { .. } => (BlockKind::Global, true),
                _ => (BlockKind::Code, false),
            };
            let size = self.d.bv(program.pointer_bits, object.size);
            let Ok(block) = self.memory.allocate(size, object.align, kind) else {
                return Err(Context::<Symbolic>::unsupported(self, "variables larger than all memory"));
            };
            self.memory.make_object(block, id, zeroed);
            self.objects.push(block);
        }
        for literal in &program.literals {
            let value = match &literal.value {
                LiteralValue::Bits(bits) => {
                    let bits = self.d.literal(bits);
                    Some(Scalar::plain(&mut self.d, literal.width, bits))
                }
                LiteralValue::Undef => {
                    let bits = self.fresh(literal.width, Why::Undef);
                    let undef = sem::derived::ones(&mut self.d, literal.width);
                    Some(Scalar { undef, ..Scalar::plain(&mut self.d, literal.width, bits) })
                }
                LiteralValue::Poison => Some(host::poison(&mut self.d, literal.width)),
                LiteralValue::Address(object) => Some(self.address_of(*object)),
                LiteralValue::Computed(reg) => {
                    self.computed.insert(literal.cell, *reg);
                    None
                }
            };
            if let Some(place) = self.constants.get_mut(literal.cell as usize) {
                *place = value;
            }
        }
        self.run_constants()?;
        for (id, object) in program.objects.iter() {
            if let ObjectKind::Variable { init: Some(init), .. } = &object.kind {
                self.initialise(id, init)?;
            }
        }
        self.frames.clear();
        self.doubts_at_start = self.doubts.len();
        Ok(())
    }

    /// Runs the code of constant expressions and keeps what it computes.
    fn run_constants(&mut self) -> Result<(), Stop> {
        let program = self.program;
        let frame = Frame::new(&mut self.d, None, program.constant_frame);
        self.frames = vec![Rc::new(frame)];
        for pc in program.constant_code.clone() {
            self.pc = pc;
            let Some(&op) = program.code.ops.get(pc as usize) else { continue };
            sem::step::step(self, &op)?;
        }
        let computed = std::mem::take(&mut self.computed);
        for (cell, reg) in computed {
            let value = self.frames.last().and_then(|frame| frame.cells.get(reg).cloned());
            if let Some(place) = self.constants.get_mut(cell as usize) {
                *place = value;
            }
        }
        Ok(())
    }

    fn initialise(&mut self, id: ObjectId, init: &Init) -> Result<(), Stop> {
        let Some(block) = self.objects.get(id).copied() else { return Ok(()) };
        self.initialise_block(block, self.program.objects[id].size, init)
    }

    /// Writes what a variable starts with.
    pub(crate) fn initialise_block(&mut self, block: BlockId, size: u64, init: &Init) -> Result<(), Stop> {
        for (at, &value) in (0..size).zip(&init.bytes) {
            // The rest is zero already.
            if value != 0 {
                let byte = Byte::number(&mut self.d, value);
                self.put(block, at, Cell::Byte(byte));
            }
        }
        for &(offset, length) in &init.undef {
            for at in offset..offset.saturating_add(length).min(size) {
                let byte = self.memory.unwritten_byte(&mut self.d, block, at);
                self.put(block, at, Cell::Byte(byte));
            }
        }
        for part in &init.parts {
            let mut pointer = self.pointer_to(block);
            let w = self.program.pointer_bits;
            let offset = self.d.bv(w, part.offset);
            pointer.bits = self.d.add(w, &pointer.bits, &offset);
            // Constants are written too, this once.
            sem::inst::memory::initialise(self, part.shape, part.value, pointer)?;
        }
        Ok(())
    }

    /// What a program that runs by itself does, one after the other: static initialisers, `main`, and what follows it. It is started.
    pub fn start_program(&mut self, main: FuncId) -> Result<Stages, Stopped> {
        let program = self.program;
        self.threads.look_at_locals(program, main);
        self.start_first_thread();
        let made = self.outside_strings();
        if let (Err(Stop), stopped) = (made, self.stopped.take()) {
            return Err(stopped.unwrap_or(Stopped::Violated));
        }
        let mut stages = Stages { functions: program.constructors.clone(), main: program.constructors.len() };
        stages.functions.push(main);
        stages.functions.extend(&program.destructors);
        stages.functions.extend(program.function_named("__heddle_finish"));
        self.enter_stage(&stages, 0, None);
        Ok(stages)
    }

    /// Starts one of the functions that run one after the other.
    pub(crate) fn enter_stage(&mut self, stages: &Stages, stage: u32, status: Option<Scalar>) {
        let Some(&function) = stages.functions.get(stage as usize) else { return };
        let code = &self.program.functions[function];
        let mut frame = Frame::new(&mut self.d, Some(function), code.cells);
        let arguments = match stage as usize == stages.main {
            true => {
                let count = Scalar::number(&mut self.d, 32, OUTSIDE.len() as u64);
                let mut arguments = vec![count];
                arguments.extend(self.strings.iter().flatten().cloned());
                arguments
            }
            false => status.iter().cloned().collect(),
        };
        for (param, argument) in code.params.iter().zip(arguments) {
            frame.set(param.reg, argument);
        }
        (frame.stage, frame.status) = (stage, status);
        frame.stack = self.memory.now.stack;
        frame.path = self.path.len();
        self.frames = vec![Rc::new(frame)];
        self.pc = code.entry;
    }

    /// The command line, which is the name of the program, and the environment, which is empty.
    fn outside_strings(&mut self) -> Result<(), Stop> {
        let w = self.program.pointer_bits;
        let bytes = u64::from(w / 8);
        for (which, strings) in [(0, OUTSIDE), (1, &[][..])] {
            let size = self.d.bv(w, bytes * (strings.len() as u64 + 1));
            let (array, block) = self.new_block(size, bytes, BlockKind::Machine)?;
            for at in 0..bytes * (strings.len() as u64 + 1) {
                let zero = Byte::number(&mut self.d, 0);
                self.put(block, at, Cell::Byte(zero));
            }
            for (i, string) in strings.iter().enumerate() {
                let length = self.d.bv(w, string.len() as u64 + 1);
                let (pointer, text) = self.new_block(length, 1, BlockKind::Machine)?;
                for (at, byte) in (0..).zip(string.bytes().chain([0])) {
                    let byte = Byte::number(&mut self.d, byte);
                    self.put(text, at, Cell::Byte(byte));
                }
                for cell in byte::words(&mut self.d, w, &pointer, w / 8) {
                    self.put(block, i as u64 * bytes, cell);
                }
            }
            self.strings[which] = Some(array);
        }
        Ok(())
    }

    fn put(&mut self, block: BlockId, at: u64, cell: Cell) {
        let at = self.d.bv(self.program.pointer_bits, at);
        if self.memory.write(&mut self.d, Bool::Const(true), block, &at, &[cell]).is_err() {
            self.trouble = Some(crate::access::PART_OF_POINTER.to_string());
        }
    }
}
