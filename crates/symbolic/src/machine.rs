//! The machine on terms: registers, frames, memory, and what the run leaves behind.
//!
//! It runs one path, as long as that is known: a branch whose condition is not known ends the run with both ways, and
//! [`Machine::follow`] goes on along one of them; [`walk`](crate::walk) follows all. What must hold is not tested but noted ([`Obligation`]), and the run goes
//! on as if it held.
//!
//! Limits: lengths of copies of unknown size are bounded by the objects they copy.

use std::rc::Rc;

use arena::Arena;
use program::Program;
use program::code::{EdgeId, FuncId, ObjectId, Operand, Pc, Reg, ShapeId, SiteId};
use rustc_hash::FxHashMap;
use sem::context::{Stop, Why};
use sem::domain::Domain;
use sem::ub::{Class, ClassSet};

use crate::domain::Symbolic;
use crate::memory::Memory;
use crate::path::Path;
use crate::record::{
    Assumption, CallContext, Chosen, ContextId, Doubt, DoubtKind, Instant, Moment, Obligation,
};
use crate::registers::Registers;
use crate::spins::Begun;
use crate::threads::Threads;
use crate::value::{BlockId, Bool, Bv};

/// A scalar on terms.
pub type Scalar = sem::scalar::Scalar<Symbolic>;

/// What an engine may decide about a run.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Whether allocations may fail.
    pub allocations_may_fail: bool,
    /// Whether threads that wait for a signal may wake up by themselves.
    pub spurious_wakeups: bool,
    /// The classes that are checked. After undefined behaviour of any other, an execution goes on as [`sem::ub::Continuation`] says.
    pub checked: ClassSet,
    /// Whether loads that are not legal give an arbitrary value where that is not checked. Otherwise, they are obligations, as all is from which executions are not followed.
    pub arbitrary_loads: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            allocations_may_fail: false,
            spurious_wakeups: false,
            checked: ClassSet::ALL,
            arbitrary_loads: false,
        }
    }
}

/// An argument after the named ones.
#[derive(Clone, Debug)]
pub(crate) struct VarArg {
    pub(crate) shape: ShapeId,
    /// The size and alignment of what it points to, if that is passed.
    pub(crate) byval: Option<(u64, u64)>,
    /// Its scalars.
    pub(crate) scalars: Vec<Scalar>,
}

/// A component of the code of a function that is being gone through, round by round.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) component: u32,
    /// How often it was gone through before.
    pub(crate) number: u32,
    /// How many of these rounds count against the bound.
    pub(crate) charged: u32,
    /// Whether some input has decided about this one.
    pub(crate) undecided: bool,
    /// Whether something known has decided about this one, too, as in a loop that counts.
    pub(crate) counted: bool,
    /// How it started.
    pub(crate) begun: Begun,
}

/// A function that is running.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// None while constants are computed.
    pub(crate) function: Option<FuncId>,
    /// A scalar of more than 64 bits is whole in its first cell.
    pub(crate) cells: Registers,
    pub(crate) locals: Vec<BlockId>,
    /// Where the stack was before.
    pub(crate) stack: u64,
    /// The arguments after the named ones, leaf by leaf.
    pub(crate) var_args: Vec<VarArg>,
    /// Where the result goes, and where to go on.
    pub(crate) call: Option<(SiteId, Pc)>,
    pub(crate) context: Option<ContextId>,
    /// The place of the running block among those of the function, and the rounds it is in: kept by walks.
    pub(crate) place: u32,
    pub(crate) rounds: Vec<Round>,
    /// How long the path was when it started.
    pub(crate) path: u32,
    /// How many functions had its place before, each called at the end of the one before.
    pub(crate) tails: u32,
    /// In the first function: how many of those that run one after the other are done, and the status that the program ends with.
    pub(crate) stage: u32,
    pub(crate) status: Option<Scalar>,
}

/// Why a run cannot go on by itself.
#[derive(Clone, Debug)]
pub enum Stopped {
    /// The function that it started in returned these scalars.
    Returned(Vec<Scalar>),
    /// A condition is not known. Go on with [`Machine::follow`].
    Fork {
        /// Whether the first way is taken.
        condition: Bool,
        /// The first way.
        yes: EdgeId,
        /// The other way.
        no: EdgeId,
    },
    /// Several ways are possible; the condition of just one holds.
    Switch(Vec<(Bool, EdgeId)>),
    /// A call may lead to the starts of several functions; the condition of just one holds. Go on with [`Machine::narrow`].
    Callees(Vec<(Bool, BlockId)>),
    /// The program ends with this status.
    Exit(Scalar),
    /// The program ends as a signal of this number would end it.
    Signal(u8),
    /// No assignment gets further: something that must hold certainly does not, as the last obligation says.
    Violated,
    /// No assignment gets further: what is assumed certainly does not hold.
    Assumed,
    /// No assignment gets further: it certainly waits for ever.
    Waits,
    /// The thread has ended.
    Ended,
    /// Heddle cannot do this.
    Unsupported(String),
    /// The program does this with a function or a variable that nobody defines.
    External(String),
    /// The limit of steps is reached.
    Limit,
}

/// The machine.
#[derive(Clone, Debug)]
pub struct Machine<'p> {
    /// The domain, with all terms.
    pub d: Symbolic,
    /// The memory.
    pub memory: Memory,
    pub(crate) program: &'p Program,
    pub(crate) options: Options,
    /// Functions that nobody defines and that do nothing.
    pub(crate) markers: Vec<u32>,
    pub(crate) objects: Arena<ObjectId, BlockId>,
    pub(crate) constants: Vec<Option<Scalar>>,
    /// While constants are computed: the cell of the frame that a constant comes from.
    pub(crate) computed: FxHashMap<u32, Reg>,
    pub(crate) frames: Vec<Rc<Frame>>,
    pub(crate) pc: Pc,
    pub(crate) path: Path,
    pub(crate) obligations: Vec<Obligation>,
    pub(crate) chosen: Vec<Chosen>,
    pub(crate) threads: Threads,
    pub(crate) assumptions: Vec<Assumption>,
    /// Where blocks of the heap were made.
    pub(crate) makers: FxHashMap<BlockId, (Pc, Option<ContextId>)>,
    /// The command line and the environment, once they exist.
    pub(crate) strings: [Option<Scalar>; 2],
    pub(crate) contexts: Arena<ContextId, CallContext>,
    context_index: FxHashMap<CallContext, ContextId>,
    pub(crate) occurrences: FxHashMap<(u32, Option<ContextId>, Option<Pc>), u32>,
    pub(crate) doubts: Vec<Doubt>,
    /// How many of them are about constants, which all paths have in common.
    pub(crate) doubts_at_start: usize,
    /// What made the step that is running impossible, found where nothing could be done about it.
    pub(crate) trouble: Option<String>,
    /// Why the step that is running cannot go on.
    pub(crate) stopped: Option<Stopped>,
    pub(crate) steps: u64,
    /// The segment of the program that is walked, if that is done from place to place.
    pub(crate) segment: Option<Box<crate::cutpoints::Segment>>,
    /// The objects that are not told apart, if there may be such.
    pub(crate) many: Option<Box<crate::many::Many>>,
    /// What follows undefined behaviour that is not checked.
    pub(crate) unchecked: crate::unchecked::Unchecked,
}

impl<'p> Machine<'p> {
    pub(crate) fn empty(program: &'p Program, options: Options, d: Symbolic) -> Machine<'p> {
        Machine {
            d,
            memory: Memory::new(program.pointer_bits, !options.checked.contains(Class::Uninit)),
            program,
            options,
            markers: Vec::new(),
            objects: Arena::new(),
            constants: vec![None; program.constant_cells as usize],
            computed: FxHashMap::default(),
            frames: Vec::new(),
            pc: 0,
            path: Path::default(),
            obligations: Vec::new(),
            chosen: Vec::new(),
            threads: Threads::default(),
            assumptions: Vec::new(),
            makers: FxHashMap::default(),
            strings: [None, None],
            contexts: Arena::new(),
            context_index: FxHashMap::default(),
            occurrences: FxHashMap::default(),
            doubts: Vec::new(),
            doubts_at_start: 0,
            trouble: None,
            stopped: None,
            steps: 0,
            segment: None,
            many: None,
            unchecked: crate::unchecked::Unchecked::new(program, options.checked),
        }
    }

    /// What must hold, in the order in which it was met.
    pub fn obligations(&self) -> &[Obligation] {
        &self.obligations
    }

    /// What was chosen, in the order in which it was.
    pub fn chosen(&self) -> &[Chosen] {
        &self.chosen
    }

    /// What was assumed, in the order in which it was met.
    pub fn assumptions(&self) -> &[Assumption] {
        &self.assumptions
    }

    /// Where a block of the heap was made, and the calls that were under way.
    pub fn maker(&self, block: BlockId) -> Option<(Pc, Option<ContextId>)> {
        self.makers.get(&block).copied()
    }

    /// An op and the calls that led to it, the innermost first.
    pub fn stack_of(&self, pc: Pc, context: Option<ContextId>) -> Vec<Pc> {
        let mut stack = vec![pc];
        stack.extend(self.calls(context));
        stack
    }

    /// The chain of calls that a context is.
    pub fn context(&self, id: ContextId) -> CallContext {
        self.contexts[id]
    }

    /// What is taken for granted.
    pub fn doubts(&self) -> &[Doubt] {
        &self.doubts
    }

    /// Takes something for granted, which matters where the condition holds.
    pub(crate) fn doubt(&mut self, kind: DoubtKind, condition: Bool) {
        let when = self.d.and_b(self.path.whole(), condition);
        if when != Bool::Const(false) {
            self.doubts.push(Doubt { kind, when });
        }
    }

    /// Where the run gets this far.
    pub fn path(&self) -> Bool {
        self.path.whole()
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The op that is next.
    pub fn pc(&self) -> Pc {
        self.pc
    }

    /// The block of an object of the program.
    pub fn block_of(&self, object: ObjectId) -> Option<BlockId> {
        self.objects.get(object).copied()
    }

    pub(crate) fn frame(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Rc::new(Frame::new(&mut self.d, None, 0)));
        }
        let last = self.frames.len() - 1;
        Rc::make_mut(&mut self.frames[last])
    }

    pub(crate) fn current_context(&self) -> Option<ContextId> {
        self.frames.last().and_then(|frame| frame.context)
    }

    pub(crate) fn current_pc(&self) -> Option<Pc> {
        self.frames.last().map(|_| self.pc)
    }

    /// The calls of a context, the last first.
    fn calls(&self, context: Option<ContextId>) -> Vec<Pc> {
        let mut calls = Vec::new();
        let mut next = context;
        while let Some(id) = next {
            let CallContext { call, before } = self.contexts[id];
            calls.push(call);
            next = before;
        }
        calls
    }

    pub(crate) fn context_of(&mut self, call: Pc, before: Option<ContextId>) -> ContextId {
        let context = CallContext { call, before };
        *self.context_index.entry(context).or_insert_with(|| self.contexts.push(context))
    }

    /// A new variable, noted with its reason and place.
    pub(crate) fn fresh(&mut self, w: u32, why: Why) -> Bv {
        self.fresh_where(Bool::Const(true), w, why)
    }

    /// The same, which counts where a condition holds.
    pub(crate) fn fresh_where(&mut self, condition: Bool, w: u32, why: Why) -> Bv {
        let (value, moment) = self.new_variable(w, why);
        self.note_chosen(value.clone(), why, moment, condition);
        value
    }

    /// Notes that a value was chosen where a condition holds.
    pub(crate) fn note_chosen(&mut self, value: Bv, why: Why, moment: Moment, condition: Bool) {
        let path = self.d.and_b(self.path.whole(), condition);
        if path != Bool::Const(false) {
            self.chosen.push(Chosen { value, why, moment, path });
        }
    }

    /// A new variable, named after its reason and place, which nobody is told of.
    pub(crate) fn new_variable(&mut self, w: u32, why: Why) -> (Bv, Moment) {
        let moment = self.next_moment();
        let Moment { thread, context, pc, occurrence } = moment;
        let name = match why {
            Why::Input(_) => "input",
            Why::Unwritten => "unwritten",
            Why::Freeze => "freeze",
            Why::Undef => "undef",
            Why::AllocationFails => "allocation-fails",
            Why::SpuriousWakeup => "spurious-wakeup",
            Why::Time => "time",
        };
        let name = match pc {
            Some(pc) if thread == 0 => format!("{name}.{pc}.{occurrence}"),
            Some(pc) => format!("{name}.t{thread}.{pc}.{occurrence}"),
            None => format!("{name}.{occurrence}"),
        };
        let name = match &self.segment {
            Some(segment) => format!("{name}@{}", segment.number()),
            None => name,
        };
        let calls = self.calls(context);
        (self.d.variable_at(&name, calls, w), moment)
    }

    /// Where and when something is chosen now.
    pub(crate) fn next_moment(&mut self) -> Moment {
        let (context, pc) = (self.current_context(), self.current_pc());
        let thread = self.threads.current;
        let count = self.occurrences.entry((thread, context, pc)).or_default();
        let occurrence = *count;
        *count += 1;
        Moment { thread, context, pc, occurrence }
    }

    /// Where among the threads something happens.
    pub(crate) fn moment(&self) -> Instant {
        Instant { thread: self.threads.current, tick: self.threads.local.tick, ticks: self.ticks_before() }
    }

    /// Goes on only where the condition holds.
    pub(crate) fn narrow_path(&mut self, condition: Bool, otherwise: Stopped) -> Result<(), Stop> {
        match self.path.and(&mut self.d, condition) {
            Some(path) => {
                self.path = path;
                Ok(())
            }
            None => Err(self.stop(otherwise)),
        }
    }

    pub(crate) fn stop(&mut self, why: Stopped) -> Stop {
        self.stopped.get_or_insert(why);
        Stop
    }

    /// The scalar that an operand is.
    pub(crate) fn frame_get(&mut self, operand: Operand) -> Scalar {
        let cell = operand.cell();
        let known = if operand.is_constant() {
            match self.constants.get(cell as usize) {
                Some(Some(value)) => Some(value.clone()),
                _ => {
                    let reg = self.computed.get(&cell).copied();
                    reg.and_then(|reg| self.frames.last()?.cells.get(reg).cloned())
                }
            }
        } else {
            self.frames.last().and_then(|frame| frame.cells.get(cell).cloned())
        };
        // A cell that nobody has written is the upper part of a scalar that is whole in its first cell.
        let known = known.unwrap_or_else(|| Scalar::number(&mut self.d, 1, 0));
        match operand.is_constant() {
            true => self.with_arbitrary_bits(known),
            false => known,
        }
    }
}

impl Frame {
    pub(crate) fn new(d: &mut Symbolic, function: Option<FuncId>, cells: u32) -> Frame {
        let nothing = Scalar::number(d, 1, 0);
        let cells = Registers::new(cells, &nothing);
        Frame {
            function,
            cells,
            locals: Vec::new(),
            stack: 0,
            var_args: Vec::new(),
            call: None,
            context: None,
            place: 0,
            rounds: Vec::new(),
            path: 0,
            tails: 0,
            stage: 0,
            status: None,
        }
    }

    pub(crate) fn set(&mut self, cell: Reg, value: Scalar) {
        if let Some(place) = self.cells.get_mut(cell) {
            *place = value;
        }
    }
}
