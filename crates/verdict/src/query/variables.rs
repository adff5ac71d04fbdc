//! Variables of the source program by name.
//!
//! Debug info says where a variable is. A global of a program without debug info is known by its symbol.
//!
//! Limit: variables that an optimiser spread over several registers are refused.

use super::ast::{Name, Path};
use super::parts::{Shape, scalar};
use super::resolve::{Failure, Read, Scope, Source};
use super::resolved::{AddressStep, Base, Process};
use crate::suggest;
use ir::debug::{Operand, Place};
use ir::metadata::MdId;
use program::code::{FuncId, ObjectId};
use program::{Object, ObjectKind};
use source::Pos;

impl Scope<'_> {
    /// Whether a function has a local variable of this name.
    pub(super) fn has_variable(&self, function: FuncId, name: &str) -> bool {
        let variables = self.debug.variables_of(self.program.functions[function].global);
        variables.variables.iter().any(|variable| variable.name == name)
    }

    /// A part of a variable of a function: a local, a static, or one that each thread has for itself.
    pub(super) fn local_path(
        &self,
        process: Process,
        function: FuncId,
        path: &Path,
        pos: Pos,
    ) -> Result<Read, Failure> {
        let global = self.program.functions[function].global;
        let subprogram = self.debug.subprogram_of(global);
        let own = subprogram.as_ref().map(|subprogram| &*subprogram.name);
        let variables = self.debug.variables_of(global);
        let root = &path.root;
        let named: Vec<usize> = variables
            .variables
            .iter()
            .enumerate()
            .filter(|(_, variable)| {
                let own = own.is_none_or(|own| variable.function == own);
                own && variable.name == root.text && path.line.is_none_or(|line| line == variable.line)
            })
            .map(|(place, _)| place)
            .collect();
        let variable = match named[..] {
            [] => return self.static_path(process, function, own, path, pos),
            [variable] => variable,
            _ => {
                let lines: Vec<String> = named
                    .iter()
                    .filter_map(|place| variables.variables.get(*place))
                    .map(|variable| format!("`{}:{}`", root.text, variable.line))
                    .collect();
                let message = format!("`{}` may be {}: say which", root.text, lines.join(" or "));
                return Failure::at(root.pos, message);
            }
        };
        let ty = variables.variables.get(variable).and_then(|v| self.debug.type_of_variable(v.node));
        let mut places: Vec<(&Place, u32, bool)> = Vec::new();
        for binding in variables.bindings.iter().filter(|binding| binding.variable == variable) {
            let expression = binding.expression;
            let known =
                (&binding.place, expression.derefs, expression.other || expression.fragment.is_some());
            if !places.contains(&known) {
                places.push(known);
            }
        }
        let cell = |local: &ir::function::LocalId| {
            let registers = &self.program.functions[function].registers;
            registers.get(arena::Id::index(*local)).map(|register| register.reg)
        };
        match (&places[..], ty) {
            ([(Place::Memory(Operand::Local(local)), derefs, false)], Some(ty)) => {
                let Some(cell) = cell(local) else { return lost(root) };
                let base = Base::Slot { process, function, cell };
                let steps = (0..*derefs).map(|_| AddressStep::Follow).collect();
                self.walk(base, steps, Shape::Source(ty), path, pos)
            }
            ([(Place::Value(Operand::Local(local)), 0, false)], Some(ty)) => {
                let layout = self.debug.type_layout(ty);
                let (Some(cell), 0, []) = (cell(local), path.stars, &path.steps[..]) else {
                    return lost(root);
                };
                let (bits, signed, pointer) = scalar(&layout, &root.text, pos)?;
                let source = Source::Register(process, function, cell);
                Ok(Read { source, width: bits, signed: Some(signed), pointer })
            }
            _ => lost(root),
        }
    }

    /// A part of a variable that is declared in a function, or that each thread has for itself.
    fn static_path(
        &self,
        process: Process,
        function: FuncId,
        own: Option<&str>,
        path: &Path,
        pos: Pos,
    ) -> Result<Read, Failure> {
        let root = &path.root;
        for (id, object) in self.program.objects.iter() {
            let ObjectKind::Variable { global, thread_local, .. } = object.kind else { continue };
            for variable in self.debug.globals_of(global) {
                let inside = variable.function.as_deref();
                let line = path.line.is_none_or(|line| line == variable.line);
                let found = variable.name == root.text && line;
                if found && (inside.is_some() && inside == own || inside.is_none() && thread_local) {
                    let base = if thread_local { Base::ThreadLocal(process, id) } else { Base::Object(id) };
                    return self.walk_global(base, object, Some(variable.node), path, pos);
                }
            }
            if thread_local && object.name == root.text {
                return self.walk_global(Base::ThreadLocal(process, id), object, None, path, pos);
            }
        }
        let name = &self.program.functions[function].name;
        let variables = self.debug.variables_of(self.program.functions[function].global);
        let known =
            variables.variables.iter().map(|variable| &*variable.name).filter(|name| !name.is_empty());
        let mut hint = suggest::ending(&root.text, known);
        if hint.is_empty() && self.program.register_named(function, &root.text).is_some() {
            hint = format!("; did you mean the register `%{}`?", root.text);
        }
        if hint.is_empty() && variables.variables.is_empty() {
            hint = "; there is no debug info about its variables".to_string();
        }
        let line = path.line.map_or(String::new(), |line| format!(" that line {line} declares"));
        Failure::at(root.pos, format!("the function `{name}` has no variable `{}`{line}{hint}", root.text))
    }

    /// A part of a global variable.
    pub(super) fn global_path(&self, path: &Path, pos: Pos) -> Result<Read, Failure> {
        let root = &path.root;
        let mut found: Vec<(ObjectId, &Object, bool, Option<MdId>)> = Vec::new();
        let mut known: Vec<String> = Vec::new();
        for (id, object) in self.program.objects.iter() {
            let ObjectKind::Variable { global, thread_local, .. } = object.kind else { continue };
            let variables = self.debug.globals_of(global);
            let of_file = |variable: &&ir::debug::GlobalVariable<'_>| {
                let line = path.line.is_none_or(|line| line == variable.line);
                variable.function.is_none() && variable.name == root.text && line
            };
            match variables.iter().find(of_file) {
                Some(variable) => found.push((id, object, thread_local, Some(variable.node))),
                None if object.name == root.text => {
                    found.push((id, object, thread_local, variables.first().map(|variable| variable.node)));
                }
                None => known.push(match variables.first() {
                    Some(variable) if variable.function.is_none() => variable.name.to_string(),
                    _ => object.name.clone(),
                }),
            }
        }
        match found[..] {
            [(_, _, true, _)] => Failure::at(
                root.pos,
                format!("each thread has its own `{}`: write `@p.f.{0}` for that of process p", root.text),
            ),
            [(id, object, false, variable)] => {
                self.walk_global(Base::Object(id), object, variable, path, pos)
            }
            [] => {
                let unused = self.program.module.global_named(root.text.as_bytes()).is_some();
                let what = if unused { "is not used by the program" } else { "does not exist" };
                let mut hint = suggest::ending(&root.text, known.iter().map(String::as_str));
                if hint.is_empty() {
                    hint = self.local_hint(&root.text);
                }
                Failure::at(root.pos, format!("the global variable `{}` {what}{hint}", root.text))
            }
            _ => {
                let symbols: Vec<String> =
                    found.iter().map(|(_, object, ..)| format!("`\"{}\"`", object.name)).collect();
                let message = format!("`{}` may be {}: say which", root.text, symbols.join(" or "));
                Failure::at(root.pos, message)
            }
        }
    }

    /// A hint for who means a local variable.
    fn local_hint(&self, name: &str) -> String {
        let mut functions = self.program.functions.iter();
        match functions.find(|(function, _)| self.has_variable(*function, name)) {
            Some((_, function)) => {
                format!("; did you mean the local variable `@p.{}.{name}`?", function.name)
            }
            None => String::new(),
        }
    }

    fn walk_global(
        &self,
        base: Base,
        object: &Object,
        variable: Option<MdId>,
        path: &Path,
        pos: Pos,
    ) -> Result<Read, Failure> {
        let ObjectKind::Variable { global, .. } = object.kind else { return lost(&path.root) };
        let of_source = variable.and_then(|variable| self.debug.type_of_variable(variable));
        let shape = of_source
            .map_or_else(|| Shape::Ir(self.program.module.globals[global].value_type()), Shape::Source);
        self.walk(base, Vec::new(), shape, path, pos)
    }
}

/// Complains about a variable that cannot be found in one place.
fn lost<T>(name: &Name) -> Result<T, Failure> {
    let text = &name.text;
    let message = format!("the compiler does not keep `{text}` in one place; compile without optimisation");
    Failure::at(name.pos, message)
}
