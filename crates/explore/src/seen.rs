//! What a query can see of the moves of threads, so that reductions leave it alone.
//!
//! A *change* is an op whose execution may change what a proposition of the query says: it writes a register that the query reads, or
//! memory; it puts a frame on top or takes it away; it leads to, or leaves, a place that the query knows; it starts a thread,
//! where a quantifier counts them. An atomic section that contains a change is one where it is entered, and where it goes on after
//! waiting.
//!
//! Claim: threads that stop before every change, and after it, go through every valuation of the propositions that they go through op by
//! op; and a move that starts at no change changes none.
//!
//! Limits: a query that follows pointers sees every write. Costs a pass over the code, and the analysis of pointers if it reads memory.

use crate::system::Start;
use arena::Id;
use fixedbitset::FixedBitSet;
use program::Program;
use program::accesses::Accesses;
use program::calls::CallGraph;
use program::code::{Callee, FuncId, Op, Operand, Pc};
use program::operands::{for_each_edge, goes_on};
use program::points_to::PointsTo;
use program::primitive::Primitive;
use verdict::query::ast::Simple;
use verdict::query::{Proposition, Query, Resolved, Visible};

/// What a query can see of the moves of threads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Where a move starts that may change what it says, sorted.
    pub changes: Vec<Pc>,
    /// Where threads have to stop, sorted; the changes are among them.
    pub stops: Vec<Pc>,
}

impl Seen {
    /// What `query` can see of a program that starts at `start`.
    pub fn of(query: &Resolved, program: &Program, start: &Start) -> Seen {
        if let Some(error) = only_error(query) {
            return Seen::of_error(error, query, program);
        }
        let visible = &query.visible;
        let flow = Flow::new(program, start);
        let mut changes = FixedBitSet::with_capacity(program.code.ops.len());
        changes.extend(visible.stops(program).into_iter().map(|pc| pc as usize));
        // What is true at a place becomes so by the op that leads there.
        let places = Visible { registers: Vec::new(), slots: Vec::new(), ..visible.clone() }.stops(program);
        for pc in 0..program.code.ops.len() as Pc {
            let leads = flow.next[pc as usize].iter().any(|next| places.binary_search(next).is_ok());
            let counted = || has_quantifier(query) && calls_primitive(program, pc, |p| p == Primitive::Spawn);
            if leads || counted() {
                changes.insert(pc as usize);
            }
        }
        add_writes(&mut changes, visible, program, start);
        add_sections(&mut changes, program, &flow.graph);
        if interrupts(program) && !changes.is_clear() {
            // The environment may put a handler on top of any frame.
            changes.extend(program.functions.values().map(|function| function.entry as usize));
        }
        let mut stops = changes.clone();
        for pc in changes.ones() {
            stops.extend(flow.next[pc].iter().map(|next| *next as usize));
        }
        let list = |set: &FixedBitSet| set.ones().map(|pc| pc as Pc).collect();
        Seen { changes: list(&changes), stops: list(&stops) }
    }

    /// Whether an error can happen is seen where it happens, whatever the order of other moves.
    fn of_error(error: Simple, query: &Resolved, program: &Program) -> Seen {
        match error {
            Simple::DataRace | Simple::Deadlock => Seen::default(),
            Simple::DivZero | Simple::OverFlows => {
                Seen { changes: Vec::new(), stops: query.visible.stops(program) }
            }
        }
    }
}

/// The error whose possibility is all that a query asks about.
fn only_error(query: &Resolved) -> Option<Simple> {
    match &query.query {
        Query::Reachable(Proposition::Simple(simple)) => Some(*simple),
        Query::Invariant(Proposition::Not(inner)) => match **inner {
            Proposition::Simple(simple) => Some(simple),
            _ => None,
        },
        _ => None,
    }
}

fn has_quantifier(query: &Resolved) -> bool {
    let mut todo: Vec<&Proposition> = query.proposition().into_iter().collect();
    while let Some(proposition) = todo.pop() {
        match proposition {
            Proposition::Quantified(..) => return true,
            Proposition::Not(inner) => todo.push(inner),
            Proposition::And(parts) | Proposition::Or(parts) => todo.extend(parts.iter()),
            Proposition::Constant(_)
            | Proposition::Simple(_)
            | Proposition::Calls(..)
            | Proposition::At(..)
            | Proposition::Compare { .. } => {}
        }
    }
    false
}

fn calls_primitive(program: &Program, pc: Pc, which: impl Fn(Primitive) -> bool) -> bool {
    let Some(Op::Call(site)) = program.code.ops.get(pc as usize) else { return false };
    matches!(program.code.sites[*site as usize].callee, Callee::Primitive(primitive) if which(primitive))
}

fn interrupts(program: &Program) -> bool {
    program.code.sites.iter().any(|site| site.callee == Callee::Primitive(Primitive::Interrupt))
}

/// Where control may go from each op.
struct Flow {
    next: Vec<Vec<Pc>>,
    graph: CallGraph,
}

impl Flow {
    fn new(program: &Program, start: &Start) -> Flow {
        let code = &program.code;
        let graph = CallGraph::new(program);
        let mut next: Vec<Vec<Pc>> = vec![Vec::new(); code.ops.len()];
        // Where each function may return to.
        let mut returns: Vec<Vec<Pc>> = vec![Vec::new(); program.functions.len()];
        let tails = code.sites.iter().any(|site| site.musttail);
        let entry = |function: &FuncId| program.functions[*function].entry;
        for function in program.functions.values() {
            for pc in function.entry..function.end {
                let op = &code.ops[pc as usize];
                let mut after: Vec<Pc> = if goes_on(code, op) { vec![pc + 1] } else { Vec::new() };
                for_each_edge(code, op, |edge| after.push(code.edges[edge as usize].target));
                let Op::Call(site) = *op else {
                    next[pc as usize] = after;
                    continue;
                };
                let callees: Vec<FuncId> = match code.sites[site as usize].callee {
                    Callee::Function(callee) => vec![callee],
                    Callee::Pointer(_) => graph.possible_targets(program, site).collect(),
                    Callee::Primitive(_) | Callee::External(_) => Vec::new(),
                };
                for callee in &callees {
                    returns[callee.index()].extend(&after);
                }
                if tails {
                    // Whoever takes the place of another returns to where that would have.
                    returns.iter_mut().for_each(|returns| returns.extend(&after));
                }
                let mut to: Vec<Pc> = callees.iter().map(entry).collect();
                match code.sites[site as usize].callee {
                    Callee::Function(_) => {}
                    Callee::Primitive(Primitive::Spawn) => {
                        to.extend(graph.started().iter().map(entry));
                        to.extend(after);
                    }
                    Callee::Primitive(_) | Callee::External(_) | Callee::Pointer(_) => to.extend(after),
                }
                next[pc as usize] = to;
            }
        }
        if let Start::Main(main) = start {
            let finish = program.function_named("__heddle_finish");
            let afterwards: Vec<Pc> = program.destructors.iter().chain(&finish).map(entry).collect();
            returns[main.index()].extend(&afterwards);
            for last in &program.destructors {
                returns[last.index()].extend(&afterwards);
            }
        }
        for (id, function) in program.functions.iter() {
            for pc in function.entry..function.end {
                if matches!(code.ops[pc as usize], Op::Ret(_)) {
                    next[pc as usize].clone_from(&returns[id.index()]);
                }
            }
        }
        Flow { next, graph }
    }
}

/// Adds the ops that may write what the query reads of memory.
fn add_writes(changes: &mut FixedBitSet, visible: &Visible, program: &Program, start: &Start) {
    if visible.objects.is_empty() && visible.slots.is_empty() && !visible.follows_pointers {
        return;
    }
    let points_to = PointsTo::new(program, &start.functions());
    if visible.follows_pointers || points_to.gave_up() {
        let noticed = (0..).zip(&program.code.ops).filter(|(_, op)| op.is_visible(&program.code));
        changes.extend(noticed.map(|(pc, _): (usize, _)| pc));
        return;
    }
    let mut read = FixedBitSet::with_capacity(points_to.objects().len());
    read.extend(visible.objects.iter().map(|object| points_to.abs_of_object(*object).index()));
    for (id, instance) in points_to.instances().iter() {
        for (_, cell) in visible.slots.iter().filter(|(function, _)| *function == instance.function) {
            points_to.add_targets(id, Operand::reg(*cell), &mut read);
        }
    }
    let accesses = Accesses::new(program, &points_to);
    for (id, instance) in points_to.instances().iter() {
        let function = &program.functions[instance.function];
        for pc in function.entry..function.end {
            let op = &program.code.ops[pc as usize];
            if changes.contains(pc as usize) || !(op.is_visible(&program.code) || matches!(op, Op::Ret(_))) {
                continue;
            }
            let writes = accesses.of(id, pc).writes;
            // The first abstract object is what nobody can tell.
            if writes.contains(0) || !writes.is_disjoint(&read) {
                changes.insert(pc as usize);
            }
        }
    }
}

/// Adds where atomic sections with changes are entered, and where they go on.
fn add_sections(changes: &mut FixedBitSet, program: &Program, graph: &CallGraph) {
    let code = &program.code;
    // The functions in which, or below which, there is a change.
    let mut inside: Vec<bool> = (program.functions.values())
        .map(|function| changes.contains_any_in_range(function.entry as usize..function.end as usize))
        .collect();
    loop {
        let mut again = false;
        for id in program.functions.ids() {
            if !inside[id.index()] && graph.callees(id).iter().any(|callee| inside[callee.index()]) {
                inside[id.index()] = true;
                again = true;
            }
        }
        if !again {
            break;
        }
    }
    let sections = Sections::new(program, graph, &inside);
    for (id, function) in program.functions.iter() {
        for pc in function.entry..function.end {
            let Op::Call(site) = code.ops[pc as usize] else { continue };
            let enters = match code.sites[site as usize].callee {
                Callee::Primitive(Primitive::AtomicBegin | Primitive::AtomicEnd) => {
                    inside[id.index()] || sections.open[id.index()]
                }
                Callee::Primitive(
                    Primitive::Lock
                    | Primitive::Wait
                    | Primitive::BlockUntil
                    | Primitive::Join
                    | Primitive::Yield
                    | Primitive::Stop,
                ) => sections.below[id.index()],
                Callee::Function(callee) => program.functions[callee].atomic && inside[callee.index()],
                Callee::Pointer(_) => graph
                    .possible_targets(program, site)
                    .any(|callee| program.functions[callee].atomic && inside[callee.index()]),
                Callee::Primitive(_) | Callee::External(_) => false,
            };
            if enters {
                changes.insert(pc as usize);
            }
        }
    }
}

/// Which functions have to do with atomic sections that contain changes.
struct Sections {
    /// Those whose sections may go on in their callers: the user's own, and those that only begin or only end one.
    open: Vec<bool>,
    /// Those that may run in a section that contains a change.
    below: Vec<bool>,
}

impl Sections {
    fn new(program: &Program, graph: &CallGraph, inside: &[bool]) -> Sections {
        let (mut open, mut below) = (Vec::new(), Vec::new());
        let anything = inside.contains(&true);
        for (id, function) in program.functions.iter() {
            let range = function.entry..function.end;
            let begins = |pc: &Pc| calls_primitive(program, *pc, |p| p == Primitive::AtomicBegin);
            let ends = |pc: &Pc| calls_primitive(program, *pc, |p| p == Primitive::AtomicEnd);
            // The platform, which has no positions, begins and ends its sections in one function.
            let users =
                |pc: &Pc| program.inst_at(*pc).is_some_and(|(_, inst)| inst.dbg.is_some() || inst.pos.0 != 0);
            let (first, last) = (range.clone().find(begins), range.clone().find(ends));
            let one_sided = first.is_some() != last.is_some();
            open.push(anything && (one_sided || first.iter().chain(&last).any(users)));
            below.push(inside[id.index()] && (first.is_some() || function.atomic));
        }
        if open.contains(&true) {
            below.iter_mut().for_each(|below| *below = true);
        }
        let mut todo: Vec<FuncId> = program.functions.ids().filter(|id| below[id.index()]).collect();
        while let Some(id) = todo.pop() {
            for &callee in graph.callees(id) {
                if !std::mem::replace(&mut below[callee.index()], true) {
                    todo.push(callee);
                }
            }
        }
        Sections { open, below }
    }
}
