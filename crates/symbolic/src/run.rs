//! The driver: steps along one path, phis, calls and returns.

use std::rc::Rc;

use program::code::{EdgeId, FuncId, Operand, ShapeId, SiteId};
use sem::context::{Control, Stop};

use crate::machine::{Frame, Machine, Scalar, Stopped, VarArg};
use crate::value::{BlockId, Bool};

impl Machine<'_> {
    /// Starts a function on arguments: for each parameter its scalars. A wrong number of them is refused.
    pub fn start(&mut self, function: FuncId, arguments: &[Vec<Scalar>]) -> Result<(), String> {
        let program = self.program;
        let Some(code) = program.functions.get(function) else { return Err("no such function".into()) };
        if code.params.len() != arguments.len() {
            return Err(format!("{} takes {} arguments", code.name, code.params.len()));
        }
        let mut frame = Frame::new(&mut self.d, Some(function), code.cells);
        frame.stack = self.memory.now.stack;
        for (param, scalars) in code.params.iter().zip(arguments) {
            let leaves = &program.code.shape(param.shape).leaves;
            if leaves.len() != scalars.len() {
                return Err(format!("an argument of {} has {} scalars", code.name, leaves.len()));
            }
            for (leaf, scalar) in leaves.iter().zip(scalars) {
                if self.d.width(&scalar.bits) != leaf.width {
                    return Err(format!("an argument of {} has {} bits", code.name, leaf.width));
                }
                frame.set(param.reg + leaf.cell, scalar.clone());
            }
        }
        self.frames = vec![Rc::new(frame)];
        self.pc = code.entry;
        Ok(())
    }

    /// Runs on until something is not known, at most `limit` steps.
    pub fn run(&mut self, limit: u64) -> Stopped {
        let end = self.steps.saturating_add(limit);
        loop {
            if self.steps >= end {
                return Stopped::Limit;
            }
            let stopped = match self.step() {
                Ok(control) => self.go(control),
                Err(stopped) => Some(stopped),
            };
            if let Some(stopped) = stopped {
                return stopped;
            }
        }
    }

    /// Makes the next step; where it leads.
    pub(crate) fn step(&mut self) -> Result<Control<Bool>, Stopped> {
        let Some(&op) = self.program.code.ops.get(self.pc as usize) else {
            return Err(Stopped::Unsupported("code that does not end".into()));
        };
        self.steps += 1;
        self.unchecked.begin_step();
        self.note_fence(&op);
        self.asks_for_size(&op);
        let control = sem::step::step(self, &op);
        self.end_step();
        if let Some(trouble) = self.trouble.take() {
            return Err(Stopped::Unsupported(trouble));
        }
        let granted = self.take_granted();
        if granted != Bool::Const(true)
            && self.stopped.is_none()
            && let Err(Stop) = self.narrow_path(granted, Stopped::Assumed)
        {
            return Err(self.stopped.take().unwrap_or(Stopped::Assumed));
        }
        if let Some(stopped) = self.stopped.take() {
            return Err(stopped);
        }
        control.map_err(|Stop| Stopped::Violated)
    }

    /// Goes where a step leads, unless that is not known or nowhere.
    fn go(&mut self, control: Control<Bool>) -> Option<Stopped> {
        match control {
            Control::Next => self.pc += 1,
            Control::Jump(edge) => self.pass(edge),
            Control::Fork { cond, yes, no } => match cond.as_const() {
                Some(taken) => self.pass(if taken { yes } else { no }),
                None => return Some(Stopped::Fork { condition: cond, yes, no }),
            },
            Control::Switch(mut ways) => {
                ways.retain(|(condition, _)| *condition != Bool::Const(false));
                match ways[..] {
                    [(_, edge)] => self.pass(edge),
                    [] => return Some(Stopped::Violated),
                    _ => return Some(Stopped::Switch(ways)),
                }
            }
            Control::Call { function, site } => return self.enter(function, site).err(),
            Control::Return(value) => match self.leave(value) {
                Ok(edge) => edge.into_iter().for_each(|edge| self.pass(edge)),
                Err(stopped) => return Some(stopped),
            },
            Control::Exit(_) | Control::Signal(_) | Control::Wait | Control::End | Control::Yield => {
                return Some(self.over(control));
            }
        }
        None
    }

    /// How the run ends with a step that does.
    pub(crate) fn over(&mut self, control: Control<Bool>) -> Stopped {
        match control {
            Control::Exit(status) => Stopped::Exit(self.frame_get(status)),
            Control::Signal(number) => Stopped::Signal(number),
            _ => Stopped::Ended,
        }
    }

    /// Goes on along an edge after a fork, where the condition holds. Says no if it certainly does not.
    pub fn follow(&mut self, condition: Bool, edge: EdgeId) -> bool {
        let path = self.path.and(&mut self.d, condition);
        self.pass(edge);
        let possible = path.is_some();
        self.path = path.unwrap_or_default();
        possible
    }

    /// Goes on where a call leads to the start of a function.
    pub fn narrow(&mut self, condition: Bool, pointer: Operand, block: BlockId) -> bool {
        let path = self.path.and(&mut self.d, condition);
        let target = self.pointer_to(block);
        if !pointer.is_constant() {
            self.frame().set(pointer.cell(), target);
        }
        let possible = path.is_some();
        self.path = path.unwrap_or_default();
        possible
    }

    /// Passes an edge: all phis at once.
    pub(crate) fn pass(&mut self, edge: EdgeId) {
        let program = self.program;
        let edge = program.code.edges[edge as usize];
        let first = edge.first_copy as usize;
        let copies = &program.code.copies[first..first + edge.copies as usize];
        let mut values = Vec::new();
        for copy in copies {
            for cell in 0..copy.cells {
                values.push((copy.dst + cell, self.frame_get(copy.src.plus(cell))));
            }
        }
        let frame = self.frame();
        for (cell, value) in values {
            frame.set(cell, value);
        }
        // All phis of a block are one step.
        self.steps += u64::from(edge.phis);
        self.pc = edge.target;
    }

    pub(crate) fn enter(&mut self, function: FuncId, site: SiteId) -> Result<(), Stopped> {
        const DEEPEST: usize = 1 << 16;
        if self.frames.len() >= DEEPEST {
            return Err(Stopped::Unsupported("calls nested too deep".into()));
        }
        let program = self.program;
        let (code, call) = (&program.functions[function], &program.code.sites[site as usize]);
        let mut frame = Frame::new(&mut self.d, Some(function), code.cells);
        frame.stack = self.memory.now.stack;
        for (i, arg) in call.args.iter().enumerate() {
            let mut value = arg.value;
            let copied = match arg.byval {
                Some((bytes, align)) => match self.copy_argument(arg.value, bytes, align) {
                    Ok((copy, block)) => {
                        frame.locals.push(block);
                        Some(copy)
                    }
                    Err(Stop) => return Err(self.stopped.take().unwrap_or(Stopped::Violated)),
                },
                None => None,
            };
            if let Some(param) = code.params.get(i)
                && copied.is_none()
                && !sem::call::same_scalars(program, arg.shape, param.shape)
            {
                let leaves = program.code.shape(arg.shape).leaves.iter();
                let given: Vec<Scalar> = leaves.map(|leaf| self.frame_get(value.plus(leaf.cell))).collect();
                for (cell, scalar) in self.passed_as(&given, arg.shape, param.shape) {
                    frame.set(param.reg + cell, scalar);
                }
            } else if let Some(param) = code.params.get(i) {
                let cells = program.code.shape(param.shape).cells;
                for cell in 0..cells {
                    let scalar = match &copied {
                        Some(copy) => copy.clone(),
                        None => self.frame_get(value),
                    };
                    frame.set(param.reg + cell, scalar);
                    value = value.plus(1);
                }
            } else {
                let leaves = &program.code.shape(arg.shape).leaves;
                let scalars = match copied {
                    Some(copy) => vec![copy],
                    None => leaves.iter().map(|leaf| self.frame_get(value.plus(leaf.cell))).collect(),
                };
                frame.var_args.push(VarArg { shape: arg.shape, byval: arg.byval, scalars });
            }
        }
        for param in code.params.iter().skip(call.args.len()) {
            for (cell, scalar) in self.passed_as(&[], ShapeId::void(), param.shape) {
                frame.set(param.reg + cell, scalar);
            }
        }
        let call_pc = self.pc;
        if code.atomic {
            self.begin_section();
        }
        if call.musttail
            && let Some(caller) = self.frames.pop()
        {
            // The callee takes the caller's place, whose locals die before it starts.
            if caller.function.is_some_and(|caller| program.functions[caller].atomic) {
                self.end_section();
            }
            self.end_locals(&caller);
            frame.call = caller.call;
            frame.context = caller.context;
            frame.stack = caller.stack;
            frame.tails = caller.tails + 1;
        } else {
            frame.call = Some((site, call_pc));
            frame.context = Some(self.context_of(call_pc, self.current_context()));
        }
        frame.path = self.path.len();
        self.frames.push(Rc::new(frame));
        if !call.checks_parameters && !code.promises.is_empty() {
            // Still at the call, which is to blame.
            let checked = sem::call::check_parameters(self, function);
            if let (Err(Stop), stopped) = (checked, self.stopped.take()) {
                return Err(stopped.unwrap_or(Stopped::Violated));
            }
        }
        // What was read for the callee is so on this path, and not on others, which may go on first.
        let granted = self.take_granted();
        if granted != Bool::Const(true)
            && let Err(Stop) = self.narrow_path(granted, Stopped::Assumed)
        {
            return Err(self.stopped.take().unwrap_or(Stopped::Assumed));
        }
        self.pc = code.entry;
        Ok(())
    }

    /// What the scalars of one shape are where another shape is expected, as the C ABI passes them, with their cells.
    fn passed_as(&mut self, given: &[Scalar], from: ShapeId, to: ShapeId) -> Vec<(u32, Scalar)> {
        let program = self.program;
        let (from, to) = (program.code.shape(from), program.code.shape(to));
        let one = match (&from.leaves[..], given) {
            ([leaf], [scalar]) if leaf.width <= 64 => Some((leaf.kind, leaf.width, scalar.clone())),
            _ => None,
        };
        let one = one.filter(|_| matches!(to.leaves[..], [leaf] if leaf.width <= 64));
        let mut passed = Vec::with_capacity(to.leaves.len());
        for leaf in &to.leaves {
            let (bits, to) = (program.pointer_bits, (leaf.kind, leaf.width));
            let scalar = sem::call::passed_as(&mut self.d, one.clone(), bits, to);
            passed.push((leaf.cell, self.with_new_bits(scalar)));
        }
        passed
    }

    fn end_locals(&mut self, frame: &Frame) {
        for &local in &frame.locals {
            self.end_life(local);
        }
    }

    /// Returns from the running function; the edge to pass then, if there is one.
    pub(crate) fn leave(&mut self, value: Option<Operand>) -> Result<Option<EdgeId>, Stopped> {
        let program = self.program;
        let ret = self.frames.last().and_then(|frame| frame.function).map(|f| program.functions[f].ret);
        let shape = ret.unwrap_or(ShapeId::void());
        let cells = program.code.shape(shape).cells;
        let values: Vec<Scalar> = match value {
            Some(value) => (0..cells).map(|cell| self.frame_get(value.plus(cell))).collect(),
            None => Vec::new(),
        };
        let Some(frame) = self.frames.last().cloned() else { return Err(Stopped::Returned(values)) };
        // While it is still there: that they end is something that it does.
        self.end_locals(&frame);
        self.frames.pop();
        self.memory.now.stack = frame.stack;
        if frame.function.is_some_and(|function| program.functions[function].atomic) {
            self.end_section();
        }
        let Some((call, pc)) = frame.call else {
            let leaves = &program.code.shape(shape).leaves;
            let scalars = leaves.iter().filter_map(|leaf| values.get(leaf.cell as usize).cloned());
            return Err(Stopped::Returned(scalars.collect()));
        };
        let site = &program.code.sites[call as usize];
        let wanted = program.code.shape(site.ret).cells;
        if site.ret != shape && !sem::call::same_scalars(program, site.ret, shape) {
            let leaves = program.code.shape(shape).leaves.iter();
            let given: Vec<Scalar> =
                leaves.filter_map(|leaf| values.get(leaf.cell as usize).cloned()).collect();
            for (cell, value) in self.passed_as(&given, shape, site.ret) {
                self.frame().set(site.dst + cell, value);
            }
        } else {
            let caller = self.frame();
            for (cell, value) in (0..wanted).zip(values) {
                caller.set(site.dst + cell, value);
            }
        }
        if !site.ret_promises.is_empty() {
            // At the call again, which says so.
            self.pc = pc;
            if let Err(Stop) = sem::call::check_received(self, call) {
                return Err(self.stopped.take().unwrap_or(Stopped::Violated));
            }
        }
        self.pc = pc + 1;
        Ok(site.then)
    }
}
