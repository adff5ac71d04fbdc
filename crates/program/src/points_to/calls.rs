//! Calls, threads and handlers: what they pass on, to functions that are named or found through pointers.

use super::build::Builder;
use super::solver::Node;
use super::{AbsId, AbsKind, Instance, InstanceId};
use crate::code::{Argument, CallSite, Callee, FuncId, Operand, Pc, SiteId};
use crate::object::ObjectKind;
use crate::primitive::Primitive;
use arena::Id;

/// A place that wants to know the functions that a pointer points to.
#[derive(Clone, Copy)]
pub(super) enum Waiting {
    /// The call at this place.
    Call(InstanceId, Pc, SiteId),
    /// A start of threads or handlers with this argument.
    Start(InstanceId, Pc, [Option<Operand>; 2]),
}

impl Builder<'_> {
    /// A pointer to a function that is called or started points to this.
    pub(super) fn target(&mut self, node: Node, waiting: Waiting, object: AbsId) {
        match self.kinds[object] {
            AbsKind::Unknown => self.solver.copy(self.solver.memory(object), node),
            AbsKind::Object(id) => {
                let ObjectKind::Function(function) = self.program.objects[id].kind else { return };
                match waiting {
                    // A call that does not fit its function is made all the same, unless that is checked.
                    Waiting::Call(instance, pc, site) => self.bind(instance, pc, site, function),
                    Waiting::Start(instance, pc, given) => self.start(instance, pc, function, given),
                }
            }
            AbsKind::Machine | AbsKind::Stack(_) | AbsKind::Heap(_) => {}
        }
    }

    pub(super) fn call(&mut self, id: InstanceId, pc: Pc, place: SiteId) {
        let program = self.program;
        let site = &program.code.sites[place as usize];
        let frame = self.instances[id].cells;
        match site.callee {
            Callee::Function(function) => self.bind(id, pc, place, function),
            Callee::Pointer(pointer) => {
                self.wait(self.node(frame, pointer), Waiting::Call(id, pc, place));
            }
            Callee::Primitive(primitive) => self.primitive(id, pc, site, primitive),
            Callee::External(_) => {
                let all = self.solver.memory(AbsId::new(0));
                for arg in &site.args {
                    for i in 0..self.cells(arg.shape) {
                        self.solver.copy(self.node(frame, arg.value.plus(i)), all);
                    }
                }
                for i in 0..self.cells(site.ret) {
                    self.solver.add(frame + site.dst + i, AbsId::new(0));
                }
            }
        }
    }

    /// From now on, what `pointer` points to is a target.
    fn wait(&mut self, pointer: Node, waiting: Waiting) {
        let number = self.waiting.len() as u32;
        self.waiting.push(waiting);
        for object in self.solver.call(pointer, number) {
            self.target(pointer, waiting, object);
        }
    }

    fn primitive(&mut self, id: InstanceId, pc: Pc, site: &CallSite, primitive: Primitive) {
        use Primitive::*;
        let Instance { cells: frame, context, .. } = self.instances[id];
        let argument = |place: usize| site.args.get(place).map(|arg| arg.value);
        let has_result = self.cells(site.ret) > 0;
        match primitive {
            Alloc if has_result => {
                for maker in self.contexts.makers(self.program, context, pc) {
                    let object = self.made(AbsKind::Heap(maker));
                    self.solver.add(frame + site.dst, object);
                }
            }
            Spawn => self.starts(id, pc, argument(0), [argument(1), None]),
            SpawnWith => self.starts(id, pc, argument(0), [argument(1), argument(2)]),
            Interrupt => self.starts(id, pc, argument(1), [argument(2), None]),
            End => {
                if let Some(result) = argument(0) {
                    self.solver.copy(self.node(frame, result), self.results);
                }
            }
            Result if has_result => self.solver.copy(self.results, frame + site.dst),
            Argv | Environ if has_result => self.solver.add(frame + site.dst, AbsId::new(1)),
            _ => {}
        }
    }

    fn starts(&mut self, id: InstanceId, pc: Pc, function: Option<Operand>, given: [Option<Operand>; 2]) {
        let frame = self.instances[id].cells;
        for argument in given.into_iter().flatten() {
            self.given.push(self.node(frame, argument));
        }
        if let Some(function) = function {
            self.wait(self.node(frame, function), Waiting::Start(id, pc, given));
        }
    }

    /// A thread or handler starts with `function`; its stack does not tell who started it, so it has no context.
    fn start(&mut self, id: InstanceId, pc: Pc, function: FuncId, given: [Option<Operand>; 2]) {
        let started = self.instance(function, None);
        self.first.insert(function.index());
        self.instances[id].starts.push((pc, started));
        for (argument, param) in given.into_iter().zip(&self.program.functions[function].params) {
            if let Some(argument) = argument {
                let from = self.node(self.instances[id].cells, argument);
                self.solver.copy(from, self.instances[started].cells + param.reg);
            }
        }
    }

    /// A call enters a function.
    fn bind(&mut self, id: InstanceId, pc: Pc, place: SiteId, function: FuncId) {
        let program = self.program;
        let site = &program.code.sites[place as usize];
        let context = self.contexts.entered(self.instances[id].context, pc, function);
        let callee = self.instance(function, context);
        self.instances[id].calls.push((pc, callee));
        let (frame, inside) = (self.instances[id].cells, self.instances[callee].cells);
        let params = &program.functions[function].params;
        for (param, arg) in params.iter().zip(&site.args) {
            let cells = self.cells(param.shape).min(self.cells(arg.shape));
            self.pass(frame, pc, arg, cells, |i| inside + param.reg + i);
        }
        let extra = self.extra[callee.index()];
        for arg in site.args.iter().skip(params.len()) {
            self.pass(frame, pc, arg, self.cells(arg.shape), |_| extra);
            if arg.byval.is_some() {
                // The copy itself lies among the arguments.
                self.solver.load(self.node(frame, arg.value), extra);
            }
        }
        let returned = self.returned[callee.index()];
        for i in 0..self.cells(site.ret).min(self.cells(program.functions[function].ret)) {
            self.solver.copy(returned + i, frame + site.dst + i);
        }
    }

    fn pass(&mut self, frame: Node, pc: Pc, arg: &Argument, cells: u32, to: impl Fn(u32) -> Node) {
        let from = self.node(frame, arg.value);
        if arg.byval.is_some() {
            let copy = self.made(AbsKind::Stack(pc));
            self.solver.add(to(0), copy);
            self.solver.load(from, self.solver.memory(copy));
            return;
        }
        for i in 0..cells {
            self.solver.copy(from + i, to(i));
        }
    }
}
