//! What is known of a program before the first run: where threads have to stop, and how far they get without.
//!
//! Every instruction is a step, drawn by itself. But what a thread does between two steps that others, or the query, can notice makes no
//! difference to them; it may as well be done at once, as long as the draws are made that it takes. So a run goes from
//! stop to stop, each thread owing the draws for what it has done ahead of time ([`runner`](crate::runner)).
//!
//! Claim: a thread that stops before every place of [`Plan::stops`] and never does ahead what comes after shows everybody else, and the query, at every
//! draw what it would show step by step. Programs that the environment interrupts do nothing ahead: a handler finds its thread exactly where it is.
//!
//! Nobody notices a load of what is [at rest](program::late).
//!
//! Cost: one pass over the code, and that of [`Seen`] and of [`PointsTo`].

use arena::Id;
use concrete::{Frame, Interpreter, Link};
use explore::races::OfPlatform;
use explore::{Seen, Start};
use program::Program;
use program::calls::CallGraph;
use program::code::{Callee, General, Op, Pc};
use program::late;
use program::operands::{for_each_edge, goes_on};
use program::points_to::PointsTo;
use program::primitive::Primitive;
use program::residues::Residues;
use program::visible::Visibility;
use std::sync::Arc;
use verdict::query::ast::Simple;
use verdict::query::resolved::{Called, Process};
use verdict::query::{Proposition, Query, Resolved};

/// What is known about the op at a place.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark(u8);

impl Mark {
    /// A thread has to stop before it.
    const STOP: u8 = 1;
    /// It may change what the query says.
    const CHANGE: u8 = 2;
    /// It may have to wait.
    const WAITS: u8 = 4;
    /// It may start or end an atomic section, or concern who can move.
    const SECTION: u8 = 8;
    /// From here to the end of the straight line, something is written or chosen.
    const WRITES: u8 = 16;
    /// What it waits for may be written by any store.
    const WATCHES: u8 = 32;
    /// Its result is drawn.
    const DRAWS: u8 = 64;

    fn set(&mut self, bit: u8, on: bool) {
        if on {
            self.0 |= bit;
        }
    }
    #[inline(always)]
    pub(crate) fn stops(self) -> bool {
        self.0 & Mark::STOP != 0
    }
    #[inline(always)]
    pub(crate) fn changes(self) -> bool {
        self.0 & Mark::CHANGE != 0
    }
    #[inline(always)]
    pub(crate) fn waits(self) -> bool {
        self.0 & Mark::WAITS != 0
    }
    #[inline(always)]
    pub(crate) fn section(self) -> bool {
        self.0 & Mark::SECTION != 0
    }
    #[inline(always)]
    pub(crate) fn writes(self) -> bool {
        self.0 & Mark::WRITES != 0
    }
    #[inline(always)]
    pub(crate) fn watches(self) -> bool {
        self.0 & Mark::WATCHES != 0
    }
    #[inline(always)]
    pub(crate) fn draws(self) -> bool {
        self.0 & Mark::DRAWS != 0
    }
}

/// What may still come.
pub(crate) struct Ahead {
    /// For which process; none for all.
    process: Option<u32>,
    /// Where a thread, without returning from its function, may come to it.
    still: Vec<bool>,
    /// Whether it may come after `main`.
    after: bool,
}

impl Ahead {
    /// Whether it may still come, as far as the threads of a machine go.
    pub(crate) fn may_come(&self, machine: &Interpreter<'_>) -> bool {
        let still = |pc: Pc| self.still.get(pc as usize).copied().unwrap_or(true);
        let code = &machine.program().code;
        let in_thread = |number: usize| {
            let thread = machine.thread(number);
            let returns = |frame: &Frame| match frame.link {
                Link::First => false,
                Link::Call(site) => {
                    let then = code.sites.get(site as usize).and_then(|site| site.then);
                    still(if then.is_some() { frame.resume } else { frame.resume + 1 })
                }
                Link::Handler => still(frame.resume),
            };
            !thread.ended
                && (still(thread.pc) || number == 0 && self.after || thread.frames.iter().any(returns))
        };
        match self.process {
            // One that is not there yet may come.
            Some(process) => process as usize >= machine.thread_count() || in_thread(process as usize),
            None => (0..machine.thread_count()).any(in_thread),
        }
    }
}

/// The places that processes have to stand at, all at once, for a formula to hold.
fn needed_places(program: &Program, formula: &Proposition) -> Vec<(u32, Vec<Pc>)> {
    let code = &program.code;
    let parts = match formula {
        Proposition::And(parts) => &parts[..],
        one => std::slice::from_ref(one),
    };
    let mut needed = Vec::new();
    for part in parts {
        match part {
            Proposition::At(Process::Number(process), places) => needed.push((*process, places.to_vec())),
            Proposition::Calls(Process::Number(process), called) => {
                let calls = |op: &Op| match op {
                    Op::Call(site) => match code.sites[*site as usize].callee {
                        Callee::Function(function) => *called == Called::Function(function),
                        Callee::Primitive(primitive) => *called == Called::Primitive(primitive),
                        Callee::External(external) => *called == Called::External(external),
                        Callee::Pointer(_) => true,
                    },
                    _ => false,
                };
                let places = (0..).zip(&code.ops).filter(|(_, op)| calls(op)).map(|(pc, _)| pc);
                needed.push((*process, places.collect()));
            }
            _ => {}
        }
    }
    needed
}

/// What is known of a program.
pub struct Plan {
    pub(crate) marks: Vec<Mark>,
    /// How many ops can be executed from each place before the thread has to stop, calls or returns.
    pub(crate) straight: Vec<u32>,
    /// The same in atomic sections, where threads do not stop.
    pub(crate) in_sections: Vec<u32>,
    /// Where a thread may still come to a change.
    pub(crate) changes: Ahead,
    /// Where processes may still come to what has to happen for the query to be satisfied.
    pub(crate) needed: Vec<Ahead>,
    /// Which inputs matter only by their class.
    pub(crate) residues: Arc<Residues>,
    /// Whether the environment may act.
    pub(crate) interrupts: bool,
    /// Whether races have to be looked for.
    pub(crate) races: bool,
    /// Whose atomic sections are no business of the program's.
    pub(crate) platform: OfPlatform,
    /// Whether what the query says may change because nobody can move.
    pub(crate) deadlocks: bool,
}

impl Plan {
    /// What is known of `program` under a query; `ahead` says whether threads may do things ahead of time at all.
    pub fn new(program: &Program, start: &Start, query: &Resolved, ahead: bool) -> Plan {
        let code = &program.code;
        let site = |op: &Op| match op {
            Op::Call(site) => code.sites.get(*site as usize).map(|site| site.callee),
            _ => None,
        };
        let interrupts = code.sites.iter().any(|s| s.callee == Callee::Primitive(Primitive::Interrupt));
        let deadlocks = query.visible.simple.contains(&Simple::Deadlock);
        let ahead = ahead && !interrupts && !deadlocks;
        let seen = Seen::of(query, program, start);
        let visibility = Visibility::new(program);
        let entries = start.functions();
        let at_rest = late::at_rest(program, &PointsTo::new(program, &entries), &entries);
        let mut marks = vec![Mark::default(); code.ops.len()];
        for (pc, op) in (0..).zip(&code.ops) {
            let mark = &mut marks[pc as usize];
            let callee = site(op);
            let primitive = match callee {
                Some(Callee::Primitive(primitive)) => Some(primitive),
                _ => None,
            };
            let section = match callee {
                Some(Callee::Primitive(_) | Callee::Pointer(_)) => true,
                Some(Callee::Function(function)) => program.functions[function].atomic,
                Some(Callee::External(_)) | None => false,
            };
            let draws = primitive.is_some_and(Primitive::chooses);
            let waits = matches!(
                primitive,
                Some(Primitive::Lock | Primitive::Wait | Primitive::BlockUntil | Primitive::Join)
            );
            // What the platform itself waits for is only written in its atomic sections.
            mark.set(Mark::WATCHES, matches!(primitive, Some(Primitive::BlockUntil)));
            mark.set(Mark::WAITS, waits);
            mark.set(Mark::SECTION, section);
            mark.set(Mark::DRAWS, draws);
            mark.set(Mark::WRITES, writes(code, op));
            let apart = section && (primitive.is_none() || op.is_visible(code));
            mark.set(Mark::STOP, !ahead || visibility.at(pc) && !at_rest[pc as usize] || apart || draws);
        }
        for pc in &seen.stops {
            marks[*pc as usize].set(Mark::STOP, true);
        }
        for pc in &seen.changes {
            marks[*pc as usize].set(Mark::CHANGE, true);
        }
        // Those who wait for a thread notice when its first function returns.
        let graph = CallGraph::new(program);
        for &first in graph.started().iter().chain(&start.functions()) {
            let function = &program.functions[first];
            for pc in function.entry..function.end {
                if matches!(code.ops[pc as usize], Op::Ret(_)) {
                    marks[pc as usize].set(Mark::STOP | Mark::SECTION, true);
                }
            }
        }
        let after = |inside: &[bool]| {
            let last = program.function_named("__heddle_finish");
            program.destructors.iter().chain(&last).any(|function| inside[function.index()])
        };
        let (still, inside) = still_comes(program, &graph, &|pc| marks[pc as usize].changes());
        let changes = Ahead { process: None, still, after: after(&inside) };
        let mut needed = Vec::new();
        if matches!(query.query, Query::Probability { .. } | Query::Hypothesis { .. })
            && let Some(formula) = query.proposition().filter(|_| !interrupts)
        {
            for (process, places) in needed_places(program, formula) {
                let at = |pc: Pc| places.binary_search(&pc).is_ok();
                let (still, inside) = still_comes(program, &graph, &at);
                needed.push(Ahead { process: Some(process), still, after: after(&inside) });
            }
        }
        let in_sections = straight(program, &mut marks.clone(), true);
        let straight = straight(program, &mut marks, false);
        let races = query.visible.simple.contains(&Simple::DataRace);
        let platform = OfPlatform::new(program);
        let cells = query.visible.cells();
        let residues = Arc::new(Residues::new(program, |function, register| {
            cells.iter().any(|(read, registers)| *read == function && registers.contains(&register))
        }));
        Plan {
            marks,
            straight,
            in_sections,
            changes,
            needed,
            residues,
            interrupts,
            races,
            platform,
            deadlocks,
        }
    }

    /// The places before which threads stop.
    pub fn stops(&self) -> impl Iterator<Item = Pc> {
        (0..).zip(&self.marks).filter(|(_, mark)| mark.stops()).map(|(pc, _)| pc)
    }
}

/// Whether an op writes anything but a register, or draws.
fn writes(code: &program::code::Code, op: &Op) -> bool {
    match op {
        Op::Store { .. } | Op::Call(_) | Op::Ret(_) => true,
        Op::General(place) => !matches!(
            code.general.get(*place as usize),
            Some(
                General::Binary { .. }
                    | General::ICmp { .. }
                    | General::FCmp { .. }
                    | General::Cast { .. }
                    | General::Select { .. }
                    | General::Load { .. }
                    | General::Gep { .. }
                    | General::Copy(_)
            )
        ),
        _ => false,
    }
}

/// How many ops a thread executes from each place, whatever way it takes, before it has to stop, or calls, returns, or passes phis: the fewest.
/// What is written on the way is noted where the way starts. `through` says whether to go past places where threads stop.
fn straight(program: &Program, marks: &mut [Mark], through: bool) -> Vec<u32> {
    let code = &program.code;
    let mut straight = vec![0u32; code.ops.len()];
    let mut before: Vec<Vec<Pc>> = vec![Vec::new(); code.ops.len()];
    let mut queue = std::collections::VecDeque::new();
    for function in program.functions.values() {
        for pc in function.entry..function.end {
            let op = &code.ops[pc as usize];
            let mut ends = matches!(
                op,
                Op::Call(_) | Op::Ret(_) | Op::Switch(_) | Op::Unreachable | Op::Unsupported(_)
            ) || matches!(op, Op::General(place) if matches!(code.general.get(*place as usize), Some(General::IndirectBr { .. })));
            let mut next: Vec<Pc> = if goes_on(code, op) { vec![pc + 1] } else { Vec::new() };
            for_each_edge(code, op, |edge| match code.edges.get(edge as usize) {
                Some(edge) if !edge.phis => next.push(edge.target),
                _ => ends = true,
            });
            let stops = |next: &Pc| marks.get(*next as usize).is_none_or(|mark| mark.stops() && !through);
            ends |=
                next.is_empty() || next.iter().any(stops) || next.iter().any(|next| *next >= function.end);
            if ends {
                straight[pc as usize] = 1;
                queue.push_back(pc);
            } else {
                for next in next {
                    before[next as usize].push(pc);
                }
            }
        }
    }
    while let Some(pc) = queue.pop_front() {
        for &earlier in &before[pc as usize] {
            if straight[earlier as usize] == 0 {
                straight[earlier as usize] = straight[pc as usize] + 1;
                queue.push_back(earlier);
            }
        }
    }
    // Where nothing ever ends, some steps at a time will do.
    straight.iter_mut().filter(|straight| **straight == 0).for_each(|straight| *straight = 64);
    note_writes(&straight, &before, marks);
    straight
}

/// Whether something is written within so many steps of a place, whatever way is taken.
fn note_writes(straight: &[u32], before: &[Vec<Pc>], marks: &mut [Mark]) {
    // How many steps may be made from each place before something is written.
    let mut until: Vec<u32> = marks.iter().map(|mark| if mark.writes() { 0 } else { u32::MAX }).collect();
    let mut queue: std::collections::VecDeque<usize> =
        (0..until.len()).filter(|&pc| until[pc] == 0).collect();
    while let Some(pc) = queue.pop_front() {
        for &earlier in &before[pc] {
            let earlier = earlier as usize;
            if until[earlier] == u32::MAX {
                until[earlier] = until[pc] + 1;
                queue.push_back(earlier);
            }
        }
    }
    for (pc, mark) in marks.iter_mut().enumerate() {
        mark.set(Mark::WRITES, until[pc] < straight[pc]);
    }
}

/// Where a thread, without returning from its function, may still come to one of some places, and in which functions.
fn still_comes(program: &Program, graph: &CallGraph, at: &dyn Fn(Pc) -> bool) -> (Vec<bool>, Vec<bool>) {
    let code = &program.code;
    let own = |function: &program::code::Function| (function.entry..function.end).any(at);
    let mut inside: Vec<bool> = program.functions.values().map(own).collect();
    let starts = |function: &program::code::Function| {
        code.ops[function.entry as usize..function.end as usize].iter().any(|op| starts_threads(code, op))
    };
    loop {
        let mut again = false;
        let started = graph.started().iter().any(|function| inside[function.index()]);
        for (id, function) in program.functions.iter() {
            let below = || graph.callees(id).iter().any(|callee| inside[callee.index()]);
            if !inside[id.index()] && (below() || started && starts(function)) {
                inside[id.index()] = true;
                again = true;
            }
        }
        if !again {
            break;
        }
    }
    let started = graph.started().iter().any(|function| inside[function.index()]);
    let mut still = vec![false; code.ops.len()];
    for function in program.functions.values() {
        let range = function.entry..function.end;
        loop {
            let mut again = false;
            for pc in range.clone().rev() {
                if still[pc as usize] {
                    continue;
                }
                let op = &code.ops[pc as usize];
                let mut may = at(pc);
                if let Op::Call(site) = op {
                    may |= match code.sites[*site as usize].callee {
                        Callee::Function(callee) => inside[callee.index()],
                        Callee::Pointer(_) => {
                            graph.possible_targets(program, *site).any(|callee| inside[callee.index()])
                        }
                        Callee::Primitive(_) => started && starts_threads(code, op),
                        Callee::External(_) => false,
                    };
                }
                may |= goes_on(code, op) && pc + 1 < function.end && still[pc as usize + 1];
                for_each_edge(code, op, |edge| {
                    may |= code.edges.get(edge as usize).is_none_or(|edge| still[edge.target as usize]);
                });
                // Nobody knows where it goes.
                let odd = matches!(op, Op::General(place)
                    if matches!(code.general.get(*place as usize), Some(General::IndirectBr { .. })));
                if may || odd {
                    still[pc as usize] = true;
                    again = true;
                }
            }
            if !again {
                break;
            }
        }
    }
    (still, inside)
}

fn starts_threads(code: &program::code::Code, op: &Op) -> bool {
    let Op::Call(site) = op else { return false };
    matches!(
        code.sites[*site as usize].callee,
        Callee::Primitive(Primitive::Spawn | Primitive::SpawnWith | Primitive::Interrupt)
    )
}
