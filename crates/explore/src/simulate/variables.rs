//! The variables of the source program and the registers of the IR, with their values.
//!
//! Limits: a variable that an optimiser keeps in registers is shown by the last record about it in the order of the text; one
//! that is spread over several registers is not shown.

use super::Simulation;
use arena::Id;
use concrete::Link;
use ir::debug::{Operand, Place, TypeLayout, Variables};
use ir::function::LocalId;
use program::ObjectKind;
use program::code::{FuncId, Pc};
use std::rc::Rc;
use verdict::Location;

/// A variable with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type; empty if there is no debug info.
    pub ty: String,
    /// Its value.
    pub value: String,
}

/// The variables of one activation of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The function.
    pub function: String,
    /// Where it is.
    pub location: Option<Location>,
    /// Its variables.
    pub variables: Vec<Variable>,
}

/// The names of everything that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Names {
    /// The global variables.
    pub globals: Vec<String>,
    /// The functions of the user, with their registers and variables.
    pub functions: Vec<FunctionNames>,
}

/// The names of one function.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct FunctionNames {
    /// The function.
    pub function: String,
    /// Its registers, without `%`.
    pub registers: Vec<String>,
    /// Its variables.
    pub variables: Vec<String>,
}

impl<'s> Simulation<'s, '_> {
    fn variables_of(&self, function: FuncId) -> Rc<Variables<'s>> {
        let global = self.system.program.functions[function].global;
        let look = || Rc::new(self.places.debug().variables_of(global));
        Rc::clone(self.variables.borrow_mut().entry(function).or_insert_with(look))
    }

    /// Whether a global is the user's.
    fn is_users(&self, global: ir::global::GlobalId) -> bool {
        let module = &self.system.program.module;
        module.globals[global].pos.0 != 0 || !self.places.debug().globals_of(global).is_empty()
    }

    fn is_users_function(&self, function: FuncId) -> bool {
        let global = self.system.program.functions[function].global;
        self.is_users(global) || self.places.debug().subprogram_of(global).is_some()
    }

    /// The variables of the frames of a thread that the user wrote, the innermost first.
    pub fn variables(&self, thread: usize) -> Vec<Scope> {
        if thread >= self.machine.thread_count() || self.machine.thread(thread).ended {
            return Vec::new();
        }
        let frames = &self.machine.thread(thread).frames;
        let mut pc = self.machine.thread(thread).pc;
        let mut scopes = Vec::new();
        for (place, frame) in frames.iter().enumerate().rev() {
            if self.is_users_function(frame.function) {
                scopes.push(Scope {
                    function: self.system.program.functions[frame.function].name.clone(),
                    location: self.location(pc).map(|location| (*location).clone()),
                    variables: self.locals(thread, place, frame.function, pc),
                });
            }
            if frame.link == Link::First {
                break;
            }
            pc = frame.resume;
        }
        scopes
    }

    fn locals(&self, thread: usize, frame: usize, function: FuncId, pc: Pc) -> Vec<Variable> {
        let known = self.variables_of(function);
        let program = self.system.program;
        let now = program.code.insts.get(pc as usize).copied().flatten();
        let mut found = Vec::new();
        for (number, variable) in known.variables.iter().enumerate() {
            if variable.name.is_empty() {
                continue;
            }
            let bindings = known.bindings.iter().filter(|binding| binding.variable == number);
            let holds = |binding: &&ir::debug::Binding| {
                matches!(binding.place, Place::Memory(_)) || now.is_some_and(|now| binding.at <= now)
            };
            let Some(binding) = { bindings }.rfind(holds) else { continue };
            let expression = binding.expression;
            let Some(ty) = self.places.debug().type_of_variable(variable.node) else { continue };
            if expression.other || expression.fragment.is_some() {
                continue;
            }
            let (Place::Memory(Operand::Local(local)) | Place::Value(Operand::Local(local))) = binding.place
            else {
                continue;
            };
            let Some(value) = (match binding.place {
                Place::Memory(_) => {
                    self.local_in_memory(thread, frame, function, local, expression.derefs, ty)
                }
                _ if expression.derefs == 0 => self.local_in_register(thread, frame, function, local, ty),
                _ => None,
            }) else {
                continue;
            };
            found.push(Variable { name: variable.name.to_string(), ty: variable.ty.clone(), value });
        }
        found
    }

    fn local_in_memory(
        &self,
        thread: usize,
        frame: usize,
        function: FuncId,
        local: LocalId,
        derefs: u32,
        ty: ir::metadata::MdId,
    ) -> Option<String> {
        let register = self.system.program.functions[function].registers.get(local.index())?;
        let pointer = self.machine.look_at(thread, frame, register.reg)?;
        let (mut slot, mut offset) = self.machine.place_of(pointer)?;
        let bytes = self.system.program.pointer_bits / 8;
        for _ in 0..derefs.min(8) {
            let next = self.machine.memory().look(slot, offset, bytes)?;
            (slot, offset) = self.machine.place_of(next)?;
        }
        Some(self.look().value_text(ty, slot, offset))
    }

    fn local_in_register(
        &self,
        thread: usize,
        frame: usize,
        function: FuncId,
        local: LocalId,
        ty: ir::metadata::MdId,
    ) -> Option<String> {
        let register = *self.system.program.functions[function].registers.get(local.index())?;
        let scalar = matches!(
            self.places.debug().type_layout(ty),
            TypeLayout::Number { .. } | TypeLayout::Float { .. } | TypeLayout::Pointer { .. }
        );
        scalar.then(|| self.look().register_text(thread, frame, register))
    }

    /// The global variables of the user; of those that each thread has for itself, those of this thread.
    pub fn globals(&self, thread: usize) -> Vec<Variable> {
        let debug = self.places.debug();
        let mut found = Vec::new();
        for (id, object) in self.system.program.objects.iter() {
            let ObjectKind::Variable { global, constant, .. } = object.kind else { continue };
            let variables = debug.globals_of(global);
            // String literals and other constants without a name in the source change nothing.
            if !self.is_users(global) || constant && variables.is_empty() {
                continue;
            }
            let Some(slot) = self.machine.slot_of_object(id, thread) else { continue };
            match variables.first().and_then(|v| Some((v, debug.type_of_variable(v.node)?))) {
                Some((variable, _)) if variable.name.is_empty() => {}
                Some((variable, ty)) => found.push(Variable {
                    name: match &variable.function {
                        Some(function) => format!("{function}.{}", variable.name),
                        None => variable.name.to_string(),
                    },
                    ty: variable.ty.clone(),
                    value: self.look().value_text(ty, slot, 0),
                }),
                None => found.push(Variable {
                    name: object.name.clone(),
                    ty: String::new(),
                    value: self.look().untyped(slot, object.size),
                }),
            }
        }
        found
    }

    /// The registers of a thread's top frame, in the order of the text.
    pub fn registers(&self, thread: usize) -> Vec<Variable> {
        if thread >= self.machine.thread_count() {
            return Vec::new();
        }
        let program = self.system.program;
        let frames = &self.machine.thread(thread).frames;
        let Some(frame) = frames.last().filter(|_| !self.machine.thread(thread).ended) else {
            return Vec::new();
        };
        let names = program.names(frame.function);
        let registers = program.functions[frame.function].registers.iter().enumerate();
        let shown = registers.filter(|(_, register)| !program.code.shape(register.shape).leaves.is_empty());
        shown
            .map(|(place, register)| Variable {
                name: format!("%{}", names.local(LocalId::new(place))),
                ty: String::new(),
                value: self.look().register_text(thread, frames.len() - 1, *register),
            })
            .collect()
    }

    /// The names of everything that can be asked for.
    pub fn names(&self) -> Names {
        let program = self.system.program;
        let mut names =
            Names { globals: self.globals(0).into_iter().map(|v| v.name).collect(), ..Names::default() };
        for (id, function) in program.functions.iter().filter(|(id, _)| self.is_users_function(*id)) {
            let of = program.names(id);
            let registers = function.registers.iter().enumerate();
            let registers =
                registers.filter(|(_, register)| !program.code.shape(register.shape).leaves.is_empty());
            let variables = self.variables_of(id);
            let variables = variables.variables.iter().filter(|variable| !variable.name.is_empty());
            names.functions.push(FunctionNames {
                function: function.name.clone(),
                registers: registers.map(|(place, _)| of.local(LocalId::new(place)).to_string()).collect(),
                variables: variables.map(|variable| variable.name.to_string()).collect(),
            });
        }
        names
    }
}
