//! All paths of a function at once, its loops unrolled: blocks in the order of `program::order`, states merged where paths meet.
//!
//! Of a loop so many rounds are gone through; paths that would go on are cut, and the condition for that is kept. What is known to end earlier is
//! not cut.

use std::rc::Rc;

use program::code::{EdgeId, Pc};
use program::order::BlockOrder;
use sem::context::{Control, Step, Stop};
use symbolic::Bool;
use term::TermId;

use crate::machine::{Defined, Machine, Returned, State};
use crate::memory::Node;

/// A function of more ops than this, unrolled, is too large.
const MOST_OPS: u32 = 60_000;

/// The paths that were cut.
#[derive(Clone, Debug)]
pub(crate) struct Cut {
    pub(crate) when: TermId,
    pub(crate) pc: Pc,
}

struct Walk<'m, 'p> {
    machine: &'m mut Machine<'p>,
    order: BlockOrder,
    /// What arrives at each block.
    waiting: Vec<Vec<State>>,
    cuts: Vec<Cut>,
    unroll: u32,
    ops: u32,
}

/// Goes through the function that the machine is about to start.
pub(crate) fn walk(machine: &mut Machine<'_>, unroll: u32) -> Step<Vec<Cut>> {
    let function = &machine.program.functions[machine.function];
    let order = BlockOrder::new(machine.program, function);
    let blocks = function.blocks.iter().filter(|pc| **pc != Pc::MAX).count();
    let (entry, _) = order.place_of(function.entry);
    let mut waiting = vec![Vec::new(); blocks];
    if let Some(place) = waiting.get_mut(entry as usize) {
        place.push(machine.state.clone());
    }
    let mut walk = Walk { machine, order, waiting, cuts: Vec::new(), unroll, ops: 0 };
    walk.range(0, blocks as u32, None)?;
    Ok(walk.cuts)
}

impl Walk<'_, '_> {
    fn range(&mut self, from: u32, to: u32, within: Option<u32>) -> Step<()> {
        let mut place = from;
        while place < to {
            let inner = self.order.components.iter().position(|component| {
                component.head == place && component.parent == within && component.end > place
            });
            match inner {
                Some(number) => {
                    let end = self.order.components[number].end;
                    self.component(number as u32)?;
                    place = end;
                }
                None => {
                    self.block(place)?;
                    place += 1;
                }
            }
        }
        Ok(())
    }

    fn component(&mut self, number: u32) -> Step<()> {
        let component = self.order.components[number as usize];
        // The first time is none that goes round.
        for _ in 0..=self.unroll {
            if (component.head..component.end).all(|place| self.waiting[place as usize].is_empty()) {
                return Ok(());
            }
            self.block(component.head)?;
            self.range(component.head + 1, component.end, Some(number))?;
        }
        for place in component.head..component.end {
            let pc = self.order.block_at(place).unwrap_or(0);
            for state in std::mem::take(&mut self.waiting[place as usize]) {
                let when = self.machine.world.d.terms().and_all(state.path);
                self.cuts.push(Cut { when, pc });
            }
        }
        Ok(())
    }

    fn block(&mut self, place: u32) -> Step<()> {
        let states = std::mem::take(&mut self.waiting[place as usize]);
        let Some(merged) = merge_all(self.machine, states) else { return Ok(()) };
        let Some(start) = self.order.block_at(place) else { return Ok(()) };
        self.machine.state = merged;
        self.machine.pc = start;
        self.note_phis(start);
        loop {
            let machine = &mut *self.machine;
            self.ops += 1;
            if self.ops > MOST_OPS {
                return Err(machine.fail("too large: more instructions than can be looked at"));
            }
            let pc = machine.pc;
            let op = machine.program.code.ops[pc as usize];
            let kept = machine.check_own_promises();
            let control = match kept.and_then(|()| machine.step(&op)) {
                Ok(control) => control,
                Err(Stop) if machine.trouble.is_some() => return Err(Stop),
                Err(Stop) => return Ok(()),
            };
            note_result(machine, pc);
            match control {
                Control::Next | Control::Yield => self.machine.pc += 1,
                Control::Jump(edge) => {
                    let state = self.machine.state.clone();
                    self.follow(state, edge);
                    return Ok(());
                }
                Control::Fork { cond, yes, no } => {
                    let not = sem::domain::Domain::not_b(&mut self.machine.world.d, cond);
                    self.fork([(cond, yes), (not, no)]);
                    return Ok(());
                }
                Control::Switch(ways) => {
                    self.fork(ways);
                    return Ok(());
                }
                Control::Return(value) => {
                    let machine = &mut *self.machine;
                    let shape = machine.program.functions[machine.function].ret;
                    let program = machine.program;
                    let leaves = &program.code.shape(shape).leaves;
                    let raw: Vec<_> = value
                        .iter()
                        .flat_map(|value| leaves.iter().map(|leaf| value.plus(leaf.cell)))
                        .map(|operand| machine.raw(operand))
                        .collect();
                    let raw = machine.as_promised_by_result(leaves, raw)?;
                    let values = machine.world.observe_together(&raw);
                    let state = machine.state.clone();
                    machine.returned.push(Returned { values, state });
                    return Ok(());
                }
                Control::Exit(_) | Control::Signal(_) | Control::End | Control::Wait => {
                    self.machine.end_here();
                    return Ok(());
                }
                Control::Call { .. } => {
                    return Err(self.machine.fail("unsupported: a call of the function itself in this way"));
                }
            }
        }
    }

    fn fork(&mut self, ways: impl IntoIterator<Item = (Bool, EdgeId)>) {
        let before = self.machine.state.clone();
        for (condition, edge) in ways {
            let condition = self.machine.world.d.truth(condition);
            self.machine.state = before.clone();
            if self.machine.narrow(condition) {
                let state = self.machine.state.clone();
                self.follow(state, edge);
            }
        }
    }

    fn follow(&mut self, state: State, edge: EdgeId) {
        let code = &self.machine.program.code;
        let edge = code.edges[edge as usize];
        let copies = &code.copies[edge.first_copy as usize..(edge.first_copy + edge.copies) as usize];
        self.machine.state = state;
        // All are read before any is written.
        let mut values = Vec::new();
        for copy in copies {
            for cell in 0..copy.cells {
                let src = copy.src.plus(cell);
                let value = match src.is_constant() {
                    true => self.machine.constants.get(src.cell() as usize).cloned().flatten(),
                    false => self.machine.state.cells.get(src.cell() as usize).cloned().flatten(),
                };
                values.push((copy.dst + cell, value));
            }
        }
        for (cell, value) in values {
            if let Some(place) = self.machine.state.cells.get_mut(cell as usize) {
                *place = value;
            }
        }
        let (place, _) = self.order.place_of(edge.target);
        let state = self.machine.state.clone();
        if let Some(waiting) = self.waiting.get_mut(place as usize) {
            waiting.push(state);
        }
    }

    /// Notes what the phis of a block are.
    fn note_phis(&mut self, start: Pc) {
        let machine = &mut *self.machine;
        let code = &machine.program.code;
        let function = &machine.program.functions[machine.function];
        let mut targets: Vec<u32> = Vec::new();
        for op in &code.ops[function.entry as usize..function.end as usize] {
            program::operands::for_each_edge(code, op, |edge: EdgeId| {
                let edge = code.edges[edge as usize];
                if edge.target == start {
                    let copies =
                        &code.copies[edge.first_copy as usize..(edge.first_copy + edge.copies) as usize];
                    targets.extend(copies.iter().map(|copy| copy.dst));
                }
            });
            if !targets.is_empty() {
                break;
            }
        }
        for reg in targets {
            keep_phi_promises(machine, reg);
            note_register(machine, reg);
        }
    }
}

/// What fast-math flags of a phi promise.
fn keep_phi_promises(machine: &mut Machine<'_>, reg: u32) {
    let program = machine.program;
    let function = &program.functions[machine.function];
    let Some((place, param)) = function.registers.iter().enumerate().find(|(_, param)| param.reg == reg)
    else {
        return;
    };
    let body = program.module.globals[function.global].as_function().and_then(|f| f.body.as_ref());
    let register = arena::Id::new(place);
    let Some(inst) = body.and_then(|body| body.insts.values().find(|inst| inst.result == Some(register)))
    else {
        return;
    };
    let ir::inst::Op::Phi { flags, .. } = inst.op else { return };
    for leaf in &program.code.shape(param.shape).leaves {
        let program::shape::Kind::Float(format) = leaf.kind else { return };
        let cell = (reg + leaf.cell) as usize;
        if let Some(Some(value)) = machine.state.cells.get(cell).cloned() {
            let value = sem::inst::float::keep_promises::<crate::domain::Logic, _>(
                machine,
                format,
                flags,
                value,
                &[],
            );
            machine.state.cells[cell] = Some(value);
            if flags.has(ir::inst::OpFlags::NSZ) {
                machine.either_zero(cell, format);
            }
        }
    }
}

/// Notes what the instruction at a place gave.
fn note_result(machine: &mut Machine<'_>, pc: Pc) {
    let program = machine.program;
    let Some((_, inst)) = program.inst_at(pc) else { return };
    let Some(register) = inst.result else { return };
    let param = program.functions[machine.function].registers[arena::Id::index(register)];
    note(machine, register, param);
}

/// Notes what the register that starts at this cell is.
pub(crate) fn note_register(machine: &mut Machine<'_>, reg: u32) {
    let registers = &machine.program.functions[machine.function].registers;
    // Registers may share cells with others only if they are void.
    let found = registers
        .iter()
        .enumerate()
        .find(|(_, param)| param.reg == reg && param.shape != program::code::ShapeId::void());
    if let Some((place, param)) = found {
        let param = *param;
        note(machine, arena::Id::new(place), param);
    }
}

fn note(machine: &mut Machine<'_>, register: ir::function::LocalId, param: program::code::Param) {
    let leaves = &machine.program.code.shape(param.shape).leaves;
    let values = leaves
        .iter()
        .filter_map(|leaf| machine.state.cells.get((param.reg + leaf.cell) as usize).cloned().flatten());
    let values: Vec<_> = values.collect();
    if values.is_empty() {
        return;
    }
    let when = machine.path();
    machine.defined.push(Defined { register, when, values });
}

/// One state that is each of these where its path is taken.
pub(crate) fn merge_all(machine: &mut Machine<'_>, states: Vec<State>) -> Option<State> {
    let mut states = states.into_iter();
    let mut merged = states.next()?;
    for state in states {
        merged = merge(machine, merged, state);
    }
    Some(merged)
}

fn merge(machine: &mut Machine<'_>, a: State, b: State) -> State {
    let common = a.path.iter().zip(&b.path).take_while(|(x, y)| x == y).count();
    let d = &mut machine.world.d;
    let (rest_a, rest_b) = (&a.path[common..], &b.path[common..]);
    // What tells them apart.
    let complementary = match (rest_a.first(), rest_b.first()) {
        (Some(&x), Some(&y)) => d.terms().not(x) == y,
        _ => false,
    };
    let only_a = d.terms().and_all(rest_a.iter().copied());
    let only_b = d.terms().and_all(rest_b.iter().copied());
    let condition = match complementary {
        true => rest_a[0],
        false => only_a,
    };
    let either = d.terms().or(only_a, only_b);
    let mut path = a.path[..common].to_vec();
    if d.terms().as_bool(either) != Some(true) {
        path.push(either);
    }
    let truth = d.inner.truth_of(condition);
    let cells = a
        .cells
        .into_iter()
        .zip(b.cells)
        .map(|(x, y)| match (x, y) {
            (Some(x), Some(y)) if x != y => {
                // What one of them never wrote is of no other width.
                let (w, v) = (d.inner.width(&x.bits), d.inner.width(&y.bits));
                if w != v {
                    return Some(x);
                }
                Some(ite_scalar(d, w, truth, x, y))
            }
            (Some(x), _) => Some(x),
            (None, y) => y,
        })
        .collect();
    let memory = match a.memory == b.memory {
        true => a.memory,
        false => machine.world.log.push(Node::Merge { condition, yes: a.memory, no: b.memory }),
    };
    let token = machine.world.d.terms().ite(condition, a.token, b.token);
    let argument_token = machine.world.d.terms().ite(condition, a.argument_token, b.argument_token);
    let exception = machine.world.d.terms().ite(condition, a.exception, b.exception);
    let mut escaped = a.escaped;
    let mut held = a.held;
    for local in b.escaped.iter() {
        if !escaped.contains(local) {
            Rc::make_mut(&mut escaped).push(*local);
        }
    }
    for pair in b.held.iter() {
        if !held.contains(pair) {
            Rc::make_mut(&mut held).push(*pair);
        }
    }
    let mut matched = a.matched;
    for pair in b.matched.iter() {
        if !matched.contains(pair) {
            Rc::make_mut(&mut matched).push(*pair);
        }
    }
    let mut alone = a.alone;
    if alone != b.alone {
        Rc::make_mut(&mut alone).retain(|id| b.alone.contains(id));
    }
    State { cells, memory, path, token, argument_token, exception, escaped, held, matched, alone }
}

/// One of two scalars.
pub(crate) fn ite_scalar(
    d: &mut crate::domain::Logic,
    w: u32,
    condition: Bool,
    x: crate::domain::Scalar,
    y: crate::domain::Scalar,
) -> crate::domain::Scalar {
    use sem::domain::Domain;
    let bits = d.ite(w, &condition, &x.bits, &y.bits);
    let (p, q) = (d.truth(x.poison.flag), d.truth(y.poison.flag));
    let flag = match condition {
        Bool::Const(value) => {
            if value {
                p
            } else {
                q
            }
        }
        Bool::Term(condition) => d.terms().ite(condition, p, q),
    };
    let flag = d.inner.truth_of(flag);
    let prov = d.ite_prov(&condition, &x.prov, &y.prov);
    let undef = d.bv(w, 0);
    crate::domain::Scalar { bits, undef, poison: sem::scalar::Poison { flag, origin: x.poison.origin }, prov }
}
