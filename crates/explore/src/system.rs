//! The transition system of a program: what states and moves are, shared by everybody who searches it.

use crate::lives::Lives;
use crate::races::OfPlatform;
use crate::script::Script;
use crate::store::{Pairs, Parts, States};
use crate::tracker::Orders;
use concrete::{Limits, Machine, Outcome, Stack, Trouble};
use program::Program;
use program::back_edges::BackEdges;
use program::code::{Callee, FuncId, ObjectId, Op, Pc, Reg};
use program::demanded::DemandedBits;
use program::effects::{Deeds, deeds};
use program::future::Futures;
use program::primitive::Primitive;
use program::residues::Residues;
use program::visible::Visibility;
use sem::ub::Class;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use verdict::{Chances, Selection};

/// How the state space is reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// Every instruction is a move.
    None,
    /// A thread moves up to its next load, store or call.
    Internal,
    /// As [`Internal`](Self::Internal), and threads that are at none of these move together.
    Simultaneous,
    /// A thread moves up to what others can notice, and threads that others cannot disturb move first.
    Por,
}

impl Reduction {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Reduction::None => "none",
            Reduction::Internal => "internal",
            Reduction::Simultaneous => "simultaneous",
            Reduction::Por => "por",
        }
    }
}

/// What a search may assume and must see.
#[derive(Clone, Debug)]
pub struct Options {
    /// How the state space is reduced.
    pub reduction: Reduction,
    /// Whether blocks of the heap are renumbered, so that the order of allocations makes no difference.
    pub symmetry: bool,
    /// What is left to chance.
    pub chances: Chances,
    /// How many threads search.
    pub jobs: usize,
    /// Registers that a query looks at, by function.
    pub registers: Vec<(FuncId, Vec<Reg>)>,
    /// Places before which a thread has to stop, because a query looks there.
    pub stops: Vec<Pc>,
    /// How often a thread that could go on may be interrupted by another, if that is bounded.
    pub preemptions: Option<u32>,
    /// Whether it matters when the program ends: leaks are looked for.
    pub ends: bool,
    /// Of the places where a thread stops, those from where its move may change what a query says: no reduction may reorder them.
    pub query_visible: Vec<Pc>,
    /// Functions without a body that do nothing, by name.
    pub markers: Vec<String>,
    /// Whether runs go on after an error where that makes sense, as queries want it.
    pub lenient: bool,
    /// Whether races are looked for.
    pub races: bool,
    /// Whether an atomic access is looked for that could do what no interleaving shows; races have to be looked for, too.
    pub robustness: bool,
    /// Whether what threads do is remembered and not done again; makes no difference to any answer.
    pub remember: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            reduction: Reduction::Por,
            symmetry: true,
            chances: Chances::default(),
            jobs: 1,
            registers: Vec::new(),
            stops: Vec::new(),
            preemptions: None,
            ends: false,
            query_visible: Vec::new(),
            markers: Vec::new(),
            lenient: false,
            races: false,
            robustness: false,
            remember: true,
        }
    }
}

impl Options {
    /// Looks for violations of these classes, and goes on after others.
    pub fn look_for(&mut self, selection: &Selection) {
        self.races = selection.contains(Class::Race);
        self.chances.checked = selection.set();
    }
}

/// Where a program starts.
#[derive(Clone, Debug)]
pub enum Start {
    /// At `main`, in one thread.
    Main(FuncId),
    /// At several functions, each in a thread of its own.
    Network(Vec<FuncId>),
}

impl Start {
    /// The functions.
    pub fn functions(&self) -> Vec<FuncId> {
        match self {
            Start::Main(main) => vec![*main],
            Start::Network(entries) => entries.clone(),
        }
    }
}

/// A program as a transition system.
pub struct System<'p> {
    /// The program.
    pub program: &'p Program,
    /// What a search may assume and must see.
    pub options: Options,
    /// Where it starts.
    pub start: Start,
    /// Where threads stop.
    pub(crate) visible: Vec<bool>,
    /// Where a thread stops that is the only one.
    pub(crate) visible_alone: Vec<bool>,
    /// Which inputs matter only by their class.
    residues: Arc<Residues>,
    /// Which bits of loads matter, if unwritten memory is not checked.
    demanded: Option<Arc<DemandedBits>>,
    /// What threads may still do, if that is to be made use of.
    pub(crate) futures: Option<&'p Futures<'p>>,
    /// Moves that a query can see, by where they start.
    pub(crate) seen: Vec<bool>,
    /// Where a query looks, so that the state has to be kept.
    pub(crate) kept: Vec<bool>,
    /// For each function, whether it is one of the platform's whose atomic sections end where they start.
    pub(crate) sections_end: OfPlatform,
    /// Whether threads stop and resume each other, so that nothing can be said about what they may do.
    pub(crate) never_reduce: bool,
    /// How the program orders its threads, if states have to tell who knows of which access.
    pub(crate) orders: Option<Orders>,
    pub(crate) back: BackEdges,
    pub(crate) lives: Lives<'p>,
    pub(crate) parts: Parts,
    pub(crate) pairs: Pairs,
    /// How much memory the workers use for what they remember.
    pub(crate) remembered: AtomicU64,
    /// The states that were reached.
    pub states: States,
    /// The numbers of leaves that states have, by the shape of their trees.
    pub(crate) shapes: Mutex<Vec<usize>>,
}

/// The most steps of the program that one run may make before it is the search's business.
const MOST_FRAMES: usize = 10_000;

/// The most bytes of variables. To place and copy more takes seconds, in which no deadline is looked at.
const MAX_VARIABLE_BYTES: u64 = 1 << 28;

impl<'p> System<'p> {
    /// The system of `program`.
    ///
    /// `futures` is what threads may still do; without it, and with another reduction than [`Reduction::Por`], everybody is tried everywhere.
    /// Where races are looked for in a program with weak atomics, blocks of the heap keep their numbers, whatever the options say.
    pub fn new(
        program: &'p Program,
        futures: Option<&'p Futures<'p>>,
        start: Start,
        mut options: Options,
    ) -> System<'p> {
        let futures = futures.filter(|_| options.reduction == Reduction::Por);
        // Many small indexes grow one after the other: at no moment are there two large ones.
        let shards = 64;
        let code = &program.code;
        // A handler runs in a thread and disturbs it all the same, from the very step that registers it on.
        let interrupts = code.sites.iter().any(|s| s.callee == Callee::Primitive(Primitive::Interrupt));
        let mut orders = if options.races { Orders::of_weak(program, options.robustness) } else { None };
        // What is known about an access goes by the number of its block.
        options.symmetry &= orders.is_none();
        let mut visible: Vec<bool> = match options.reduction {
            Reduction::None => vec![true; code.ops.len()],
            Reduction::Internal | Reduction::Simultaneous => {
                code.ops.iter().map(|op| op.is_visible(code) || matches!(op, Op::Call(_))).collect()
            }
            Reduction::Por => {
                let visibility = Visibility::new(program);
                let concern = futures.filter(|_| !interrupts).map(|futures| futures.concern_others());
                // What waits, or starts an atomic section, may touch nothing and matters all the same. A fence by itself is its thread's own
                // business.
                let concerns = |pc: Pc| {
                    deeds(code, &code.ops[pc as usize]).without(Deeds::FENCES).are_noticed()
                        || concern.as_ref().is_none_or(|concern| concern[pc as usize])
                };
                if let Some(orders) = &mut orders {
                    orders.leave_out(concerns);
                }
                (0..code.ops.len() as Pc).map(|pc| visibility.at(pc) && concerns(pc)).collect()
            }
        };
        let mut visible_alone = match options.reduction {
            Reduction::Por if !interrupts => vec![false; code.ops.len()],
            _ => visible.clone(),
        };
        // With a bound on preemptions, who moves first makes a difference.
        let mut never_reduce = options.ends || options.preemptions.is_some();
        // Atomic sections of the program order each other whatever they touch.
        never_reduce |= orders.as_ref().is_some_and(|orders| orders.sections);
        // One choice, one move.
        for ((visible, alone), op) in visible.iter_mut().zip(&mut visible_alone).zip(&code.ops) {
            let Op::Call(site) = *op else { continue };
            if let Callee::Function(function) = code.sites[site as usize].callee {
                *visible |= program.functions[function].atomic;
            }
            if let Callee::Primitive(primitive) = code.sites[site as usize].callee {
                let chooses = match primitive {
                    Primitive::MayFail => options.chances.malloc_may_fail,
                    Primitive::MayWake => options.chances.spurious_wakeups,
                    _ => primitive.chooses(),
                };
                let starts = matches!(primitive, Primitive::Spawn | Primitive::Interrupt);
                *visible |= chooses || starts;
                *alone |= chooses || starts;
                never_reduce |= matches!(primitive, Primitive::Stop | Primitive::Resume);
            }
        }
        let (mut seen, mut kept) = (vec![false; code.ops.len()], vec![false; code.ops.len()]);
        for &pc in &options.query_visible {
            if let Some(seen) = seen.get_mut(pc as usize) {
                *seen = true;
            }
        }
        for &pc in &options.stops {
            for list in [&mut visible, &mut visible_alone, &mut kept] {
                if let Some(stop) = list.get_mut(pc as usize) {
                    *stop = true;
                }
            }
        }
        System {
            program,
            // A variable that nobody reads any more keeps what it points to from being lost.
            lives: Lives::new(program, &options.registers).keeping_locals(options.ends),
            demanded: (!options.chances.checked.contains(Class::Uninit))
                .then(|| Arc::new(DemandedBits::new(program))),
            residues: Arc::new(Residues::new(program, |function, register| {
                let mut looked_at = options.registers.iter().filter(|(looked_at, _)| *looked_at == function);
                looked_at.any(|(_, registers)| registers.contains(&register))
            })),
            back: BackEdges::new(program),
            visible,
            visible_alone,
            futures,
            seen,
            kept,
            never_reduce,
            orders,
            sections_end: OfPlatform::new(program),
            parts: Parts::new(shards),
            pairs: Pairs::new(shards),
            remembered: AtomicU64::new(0),
            states: States::new(shards),
            shapes: Mutex::new(Vec::new()),
            start,
            options,
        }
    }

    /// Whether a variable may change once the program has started.
    pub(crate) fn may_change(&self, object: ObjectId) -> bool {
        self.futures.is_none_or(|futures| futures.may_write(object))
    }

    /// A machine in front of the first op; an outcome if it does not get there.
    pub fn machine(&self) -> Result<Machine<'p, Script>, Outcome> {
        let bytes = self.program.objects.values().fold(0u64, |sum, object| sum.saturating_add(object.size));
        if bytes > MAX_VARIABLE_BYTES {
            let what = format!("variables of {bytes} bytes are too large to be executed");
            return Err(Outcome::Limit(Box::new(Trouble { what, stack: Stack::default() })));
        }
        let script = Script::new(self.options.chances);
        let limits = Limits { frames: MOST_FRAMES, ..Limits::default() };
        let mut machine = Machine::new(self.program, script, limits);
        machine.memory_mut().number_heap();
        machine.set_arguments(vec![b"program".to_vec()], Vec::new());
        let is_marker = |name: &String| self.options.markers.contains(name);
        let externals = (0..).zip(&self.program.code.externals);
        machine
            .set_markers(externals.filter(|(_, name)| is_marker(name)).map(|(number, _)| number).collect());
        machine.set_residues(Some(self.residues.clone()));
        if self.options.lenient {
            machine.go_on_after_errors();
        }
        machine.check_only(self.options.chances.checked, self.demanded.clone());
        match &self.start {
            Start::Main(main) => machine.start(*main)?,
            Start::Network(entries) => machine.start_network(entries)?,
        }
        Ok(machine)
    }

    /// An atomic access that could do what no interleaving shows, if one was looked for and found.
    pub(crate) fn weak_access(&self) -> Option<Pc> {
        self.orders.as_ref()?.watch.as_ref()?.differs()
    }

    /// How much memory the stored states and what is remembered take.
    pub fn bytes(&self) -> usize {
        let remembered = self.remembered.load(Ordering::Relaxed) as usize;
        self.states.bytes() + self.pairs.bytes() + self.parts.bytes() + remembered
    }
}
