//! Variables of the source program by name, and their parts.
//!
//! Debug info says where a variable and its parts are. A global of a program without debug info is known by its symbol, and its
//! parts by the types of the IR: fields have numbers there.
//!
//! Limits: variables that an optimiser spread over several registers are refused, and so are floating-point numbers.

use super::ast::{Index, Name, Path, Step};
use super::resolve::{Failure, Read, Scope, Source};
use super::resolved::{AddressStep, Base, Process};
use crate::suggest;
use ir::debug::{Member, Operand, Place, TypeLayout};
use ir::layout::Layouts;
use ir::metadata::MdId;
use ir::types::{Type, TypeId};
use program::code::{FuncId, ObjectId};
use program::{Object, ObjectKind};
use source::Pos;

/// Structures without a name are looked into this many times.
const MAX_STRUCTS: usize = 1000;

/// The type of what a path has come to.
#[derive(Clone)]
enum Shape {
    /// A type of the source program.
    Source(MdId),
    /// An array of it: elements so many bits apart, and how many each dimension has.
    Elements { element: MdId, stride: u64, counts: Vec<Option<u64>> },
    /// A bit-field: its type and how many bits it has.
    BitField(MdId, u64),
    /// A type of the IR.
    Ir(TypeId),
}

/// A way into a variable.
struct Walk {
    base: Base,
    steps: Vec<AddressStep>,
    /// How many bits behind the last step.
    bits: u64,
    shape: Shape,
    /// What was said so far.
    text: String,
}

impl Walk {
    /// Makes the bits a step; what is left are those within a byte.
    fn flush(&mut self) -> Option<()> {
        let bytes = i64::try_from(self.bits / 8).ok()?;
        if bytes != 0 {
            self.steps.push(AddressStep::Add(bytes));
        }
        self.bits %= 8;
        Some(())
    }
}

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

    fn walk(
        &self,
        base: Base,
        steps: Vec<AddressStep>,
        shape: Shape,
        path: &Path,
        pos: Pos,
    ) -> Result<Read, Failure> {
        let mut walk = Walk { base, steps, bits: 0, shape, text: path.root.text.clone() };
        for step in &path.steps {
            match step {
                Step::Field(name) => {
                    self.field(&mut walk, name)?;
                    walk.text = format!("{}.{}", walk.text, name.text);
                }
                Step::Arrow(name) => {
                    self.follow(&mut walk, name.pos)?;
                    self.field(&mut walk, name)?;
                    walk.text = format!("{}->{}", walk.text, name.text);
                }
                Step::Index(index) => {
                    self.index(&mut walk, index)?;
                    let shown = match index {
                        Index::Number(number, _) => number.to_string(),
                        Index::Variable(name) => name.text.clone(),
                    };
                    walk.text = format!("{}[{shown}]", walk.text);
                }
            }
        }
        for _ in 0..path.stars {
            self.follow(&mut walk, pos)?;
            walk.text = format!("*{}", walk.text);
        }
        let (width, signed, pointer) = match walk.shape {
            Shape::BitField(ty, bits) => {
                let (_, signed, pointer) = scalar(&self.debug.type_layout(ty), &walk.text, pos)?;
                (u32::try_from(bits).unwrap_or(u32::MAX), Some(signed), pointer)
            }
            Shape::Source(ty) => {
                let (bits, signed, pointer) = scalar(&self.debug.type_layout(ty), &walk.text, pos)?;
                (bits, Some(signed), pointer)
            }
            Shape::Elements { .. } => {
                return Failure::at(pos, format!("`{}` is an array: say which element", walk.text));
            }
            Shape::Ir(ty) => match &self.program.module.types[ty] {
                Type::Int(bits) if *bits <= 64 => (*bits, None, false),
                Type::Ptr { .. } | Type::TypedPtr { .. } => (self.program.pointer_bits, Some(false), true),
                _ => {
                    let message = format!("`{}` is no whole number of at most 64 bits", walk.text);
                    return Failure::at(pos, message);
                }
            },
        };
        let fits = walk.flush().is_some() && walk.bits + u64::from(width) <= 64 && width > 0;
        if !fits {
            return Failure::at(pos, format!("`{}` cannot be read as one number", walk.text));
        }
        let source = Source::Memory { base: walk.base, steps: walk.steps, shift: walk.bits as u32 };
        Ok(Read { source, width, signed, pointer })
    }

    fn field(&self, walk: &mut Walk, name: &Name) -> Result<(), Failure> {
        let no_field = |hint: String| {
            Failure::at(name.pos, format!("`{}` has no field `{}`{hint}", walk.text, name.text))
        };
        match walk.shape {
            Shape::Source(ty) => {
                let TypeLayout::Struct { members } = self.debug.type_layout(ty) else {
                    let mut hint = format!(": it is of type `{}`", self.debug.type_name(ty));
                    if matches!(self.debug.type_layout(ty), TypeLayout::Pointer { .. }) {
                        hint.push_str("; did you mean `->`?");
                    }
                    return no_field(hint);
                };
                let mut names = Vec::new();
                // Members of structures without a name count as members of the outer one.
                let mut todo: Vec<(u64, Member<'_>)> = members.into_iter().map(|m| (0, m)).collect();
                let mut place = 0;
                while let Some((base, member)) = todo.get(place).cloned().filter(|_| place < MAX_STRUCTS) {
                    place += 1;
                    let offset = base.saturating_add(member.offset);
                    if member.name == name.text {
                        walk.bits = walk.bits.saturating_add(offset);
                        walk.shape = match member.bit_field {
                            Some(bits) => Shape::BitField(member.ty, bits),
                            None => Shape::Source(member.ty),
                        };
                        return Ok(());
                    }
                    if !member.name.is_empty() {
                        names.push(member.name);
                    } else if let TypeLayout::Struct { members } = self.debug.type_layout(member.ty) {
                        todo.extend(members.into_iter().map(|member| (offset, member)));
                    }
                }
                let hint = suggest::ending(&name.text, names.iter().map(|name| &**name));
                let all = format!("; there are {}", names.join(", "));
                no_field(if hint.is_empty() && !names.is_empty() { all } else { hint })
            }
            Shape::Ir(ty) => {
                let types = &self.program.module.types;
                let layouts = Layouts::of(&self.program.module).ok();
                let number = name.text.parse::<usize>().ok();
                let found = number.zip(layouts.as_ref()).and_then(|(number, layouts)| {
                    let field = *types.struct_body(ty)?.fields.get(number)?;
                    Some((field, *layouts.struct_layout(ty).ok()?.offsets.get(number)?))
                });
                match (found, types.struct_body(ty)) {
                    (Some((field, offset)), _) => {
                        walk.bits = walk.bits.saturating_add(offset.saturating_mul(8));
                        walk.shape = Shape::Ir(field);
                        Ok(())
                    }
                    (None, Some(body)) => no_field(format!(
                        ": without debug info fields are numbers below {}",
                        body.fields.len()
                    )),
                    (None, None) => no_field(String::new()),
                }
            }
            Shape::Elements { .. } => no_field(": it is an array".to_string()),
            Shape::BitField(..) => no_field(": it is a bit-field".to_string()),
        }
    }

    /// Goes to what a pointer points to.
    fn follow(&self, walk: &mut Walk, pos: Pos) -> Result<(), Failure> {
        let target = match walk.shape {
            Shape::Source(ty) => match self.debug.type_layout(ty) {
                TypeLayout::Pointer { to: Some(to), .. } => Some(to),
                _ => None,
            },
            _ => None,
        };
        match target {
            Some(target) if walk.flush().is_some() => {
                walk.steps.push(AddressStep::Follow);
                walk.shape = Shape::Source(target);
                Ok(())
            }
            _ => Failure::at(pos, format!("`{}` is no pointer to something known", walk.text)),
        }
    }

    fn index(&self, walk: &mut Walk, index: &Index) -> Result<(), Failure> {
        let pos = match index {
            Index::Number(_, pos) => *pos,
            Index::Variable(name) => name.pos,
        };
        let found = match &walk.shape {
            Shape::Source(ty) => match self.debug.type_layout(*ty) {
                TypeLayout::Array { element, stride, counts } => self.element(element, stride, &counts),
                TypeLayout::Pointer { to: Some(to), .. } => match self.debug.type_size(to) {
                    Some(stride) => {
                        self.follow(walk, pos)?;
                        Some((Shape::Source(to), stride, None))
                    }
                    None => None,
                },
                _ => None,
            },
            Shape::Elements { element, stride, counts } => self.element(*element, *stride, counts),
            Shape::Ir(ty) => match (&self.program.module.types[*ty], Layouts::of(&self.program.module)) {
                (Type::Array { len, elem }, Ok(layouts)) => {
                    let size = layouts.size_of(*elem).ok();
                    size.and_then(|size| Some((Shape::Ir(*elem), size.alloc.checked_mul(8)?, Some(*len))))
                }
                _ => None,
            },
            Shape::BitField(..) => None,
        };
        let Some((shape, stride, count)) = found else {
            return Failure::at(pos, format!("`{}` is no array", walk.text));
        };
        match index {
            Index::Number(number, _) if count.is_some_and(|count| *number >= count) => {
                let message = format!("`{}` has only {} elements", walk.text, count.unwrap_or(0));
                return Failure::at(pos, message);
            }
            Index::Number(number, _) => {
                let Some(bits) = number.checked_mul(stride).and_then(|bits| bits.checked_add(walk.bits))
                else {
                    return Failure::at(pos, "this index is too great");
                };
                walk.bits = bits;
            }
            Index::Variable(name) => {
                let process = self.index_variable(name)?;
                let bytes =
                    i64::try_from(stride / 8).ok().filter(|_| stride % 8 == 0 && walk.flush().is_some());
                let Some(stride) = bytes else { return Failure::at(pos, "this array is too great") };
                walk.steps.push(AddressStep::Element { process, stride, count });
            }
        }
        walk.shape = shape;
        Ok(())
    }

    /// What an index into an array gives: its type, how far apart those are, and how many there are.
    fn element(
        &self,
        element: MdId,
        stride: u64,
        counts: &[Option<u64>],
    ) -> Option<(Shape, u64, Option<u64>)> {
        let (count, rest) = counts.split_first()?;
        if rest.is_empty() {
            return Some((Shape::Source(element), stride, *count));
        }
        // An inner dimension of unknown length says nothing about where the next one starts.
        let inside = rest.iter().try_fold(1u64, |product, count| product.checked_mul((*count)?))?;
        let shape = Shape::Elements { element, stride, counts: rest.to_vec() };
        Some((shape, stride.checked_mul(inside)?, *count))
    }
}

/// The bits of a number, whether it is signed, and whether it is an address.
fn scalar(layout: &TypeLayout<'_>, text: &str, pos: Pos) -> Result<(u32, bool, bool), Failure> {
    let (bits, signed, pointer) = match layout {
        TypeLayout::Number { bits, signed } => (*bits, *signed, false),
        TypeLayout::Pointer { bits, .. } => (*bits, false, true),
        TypeLayout::Float { .. } => {
            return Failure::at(
                pos,
                format!("`{text}` is a floating-point number; only whole ones can be compared"),
            );
        }
        TypeLayout::Struct { members } => {
            let names: Vec<&str> = members.iter().map(|m| &*m.name).filter(|name| !name.is_empty()).collect();
            return Failure::at(pos, format!("`{text}` is a structure: say which of {}", names.join(", ")));
        }
        TypeLayout::Array { .. } => {
            return Failure::at(pos, format!("`{text}` is an array: say which element"));
        }
        TypeLayout::Other => {
            return Failure::at(pos, format!("`{text}` is of a type that queries cannot read"));
        }
    };
    match u32::try_from(bits) {
        Ok(bits) if bits <= 64 && bits > 0 => Ok((bits, signed, pointer)),
        _ => Failure::at(pos, format!("`{text}` has more than 64 bits")),
    }
}

/// Complains about a variable that cannot be found in one place.
fn lost<T>(name: &Name) -> Result<T, Failure> {
    let text = &name.text;
    let message = format!("the compiler does not keep `{text}` in one place; compile without optimisation");
    Failure::at(name.pos, message)
}
