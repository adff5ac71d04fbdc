//! Entry functions with parameters: each is called by a function without any, which gives it arbitrary arguments.
//!
//! A number is any of its type. A pointer is null, or points to an object of its own with arbitrary contents, as large as what it points to: debug info or an attribute says how large that is. One that the function does nothing with is null. So all engines know what the
//! arguments are: inputs like those that a program asks for itself.
//!
//! Limits: parameters that are integers of at most 64 bits, `float`, `double`, or pointers whose target's size is known, or that are not used; two pointers never lead to one object, and pointers within an object are arbitrary bits.

use ir::debug::{DebugInfo, TypeLayout};
use ir::global::Visibility;
use ir::layout::{DataLayout, Layouts};
use ir::opcode::CallConv;
use ir::types::{FloatKind, Type, TypeId};
use ir::{Attr, AttrKind, GlobalId, Inst, Linkage, Module, Op, Value};
use std::fmt::Write;

use crate::ProgramError;
use crate::inputs::quoted;

/// A module in which the functions of these names can be started without arguments, and the names to start at: those of functions that have no
/// parameters stay as they are.
pub fn callable(mut module: Module, entries: &[String]) -> Result<(Module, Vec<String>), ProgramError> {
    let mut text = String::new();
    let mut names = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        let id = module.global_named(entry.as_bytes()).filter(|id| has_parameters(&module, *id));
        let Some(id) = id else {
            names.push(entry.clone());
            continue;
        };
        let name = format!("{entry}.entry{number}");
        let caller = Caller::new(&module, id).and_then(|caller| caller.text(entry, &name));
        text += &caller.map_err(|what| ProgramError(format!("--entry: {entry}: {what}")))?;
        let global = &mut module.globals[id];
        global.linkage = Linkage::External;
        global.visibility = Visibility::Default;
        names.push(name);
    }
    if text.is_empty() {
        return Ok((module, names));
    }
    let read = reader::read("<entries>", text.as_bytes());
    let mut more = read.map_err(|error| ProgramError(error.to_string()))?;
    more.forget_positions();
    let same = |more: &mut Module, text: Option<ir::Symbol>| {
        text.map(|text| more.strings.intern(module.strings.bytes(text)))
    };
    more.triple = same(&mut more, module.triple);
    more.datalayout = same(&mut more, module.datalayout);
    let linked = ir::link::link(vec![module, more]).map_err(|error| ProgramError(error.to_string()))?;
    Ok((linked, names))
}

fn has_parameters(module: &Module, id: GlobalId) -> bool {
    let function = module.globals[id].as_function().filter(|function| function.body.is_some());
    function.is_some_and(|function| match &module.types[function.ty] {
        Type::Function { params, .. } => !params.is_empty(),
        _ => false,
    })
}

/// A function that calls another one.
struct Caller<'m> {
    module: &'m Module,
    entry: GlobalId,
    /// How many bits a pointer has.
    pointer: u32,
    body: String,
    /// The declarations that are needed, once each.
    needs: Vec<String>,
}

impl<'m> Caller<'m> {
    fn new(module: &'m Module, entry: GlobalId) -> Result<Caller<'m>, String> {
        let pointer = DataLayout::of(module)?.pointer(0).bits;
        Ok(Caller { module, entry, pointer, body: String::new(), needs: Vec::new() })
    }

    /// The text of a module with a function of this name.
    fn text(mut self, entry: &str, name: &str) -> Result<String, String> {
        let module = self.module;
        let function = module.globals[self.entry].as_function().ok_or("it is no function")?;
        let Type::Function { ret, params, vararg } = &module.types[function.ty] else {
            return Err("it is no function".to_string());
        };
        if function.cc != CallConv::C {
            return Err("it is not called as functions of C are".to_string());
        }
        let result = self.written(*ret, "its result")?;
        let mut arguments = Vec::new();
        for (place, ty) in params.iter().enumerate() {
            let attributes = function.param_attrs.get(place).copied().flatten();
            let attributes: Vec<&Attr> = module.attrs_of(attributes).collect();
            arguments.push(self.argument(place, *ty, &attributes)?);
        }
        // What an argument is said to be besides its type stands behind it.
        let bare = |ty: &str| ty.split(' ').next().unwrap_or_default().to_string();
        let mut types: Vec<String> = arguments.iter().map(|(ty, _)| bare(ty)).collect();
        types.extend(vararg.then(|| "...".to_string()));
        let given: Vec<String> = arguments.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        let callee = quoted(entry);
        let (types, given) = (types.join(", "), given.join(", "));
        let mut text = String::new();
        let _ = writeln!(text, "declare {result} @\"{callee}\"({types})");
        for declaration in &self.needs {
            let _ = writeln!(text, "{declaration}");
        }
        let _ = writeln!(
            text,
            "define void @\"{}\"() {{\n{}  call {result} ({types}) @\"{callee}\"({given})\n  ret void\n}}",
            quoted(name),
            self.body
        );
        Ok(text)
    }

    /// The type and the name of an arbitrary argument.
    fn argument(
        &mut self,
        place: usize,
        ty: TypeId,
        attributes: &[&Attr],
    ) -> Result<(String, String), String> {
        let name = format!("%a{place}");
        match &self.module.types[ty] {
            Type::Int(width @ 1..=64) => self.integer(&name, *width),
            Type::Float(FloatKind::Float) => self.any(&name, "float", "heddle_any_float"),
            Type::Float(FloatKind::Double) => self.any(&name, "double", "heddle_any_double"),
            Type::Ptr { .. } => return self.pointer(place, &name, attributes),
            _ => {
                let written = ir::print::type_text(self.module, ty);
                return Err(format!("{} is {written}; {HARNESS}", self.called(place)));
            }
        }
        Ok((self.written(ty, "a parameter")?, name))
    }

    fn integer(&mut self, name: &str, width: u32) {
        match width {
            1 => self.any(name, "i1", "heddle_any_bool"),
            8 => self.any(name, "i8", "heddle_any_uchar"),
            16 => self.any(name, "i16", "heddle_any_ushort"),
            32 => self.any(name, "i32", "heddle_any_uint"),
            64 if self.pointer == 64 => self.any(name, "i64", "heddle_any_ulong"),
            width => {
                for half in ["low", "high"] {
                    self.any(&format!("{name}.{half}"), "i32", "heddle_any_uint");
                    let _ = writeln!(self.body, "  {name}.{half}.wide = zext i32 {name}.{half} to i64");
                }
                let _ = writeln!(
                    self.body,
                    "  {name}.up = shl i64 {name}.high.wide, 32\n  {name}.all = or i64 {name}.up, {name}.low.wide"
                );
                let _ = match width {
                    64 => writeln!(self.body, "  {name} = add i64 {name}.all, 0"),
                    width => writeln!(self.body, "  {name} = trunc i64 {name}.all to i{width}"),
                };
            }
        }
    }

    /// What a primitive gives.
    fn any(&mut self, name: &str, ty: &str, primitive: &str) {
        let narrow = matches!(ty, "i1" | "i8" | "i16");
        let ty = if narrow { format!("zeroext {ty}") } else { ty.to_string() };
        let _ = writeln!(self.body, "  {name} = call {ty} @{primitive}()");
        self.need(format!("declare {ty} @{primitive}()"));
    }

    fn pointer(
        &mut self,
        place: usize,
        name: &str,
        attributes: &[&Attr],
    ) -> Result<(String, String), String> {
        let by_value = attributes.iter().find_map(|attribute| match attribute {
            Attr::Type(kind @ (AttrKind::ByVal | AttrKind::StructRet), ty) => Some((*kind, *ty)),
            _ => None,
        });
        let promised = attributes.iter().find_map(|attribute| match attribute {
            Attr::Int(AttrKind::Dereferenceable, bytes) => Some(*bytes),
            _ => None,
        });
        let size = match (by_value, promised) {
            (Some((_, ty)), _) => self.size_of(ty)?,
            (None, Some(bytes)) => bytes,
            (None, None) if self.is_ignored(place) => return Ok(("ptr".to_string(), "null".to_string())),
            (None, None) => {
                let unknown = || format!("it is not known what {} points to; {HARNESS}", self.called(place));
                self.target_size(place).ok_or_else(unknown)?
            }
        };
        let p = self.pointer;
        let _ = writeln!(
            self.body,
            "  {name}.object = alloca [{size} x i8], align 16\n  call void @heddle_any_bytes(ptr {name}.object, i{p} {size})"
        );
        self.need(format!("declare void @heddle_any_bytes(ptr, i{p})"));
        if let Some((AttrKind::ByVal, _)) = by_value {
            return Ok((format!("ptr byval([{size} x i8]) align 16"), format!("{name}.object")));
        }
        let not_null = attributes.iter().any(|attribute| **attribute == Attr::Flag(AttrKind::NonNull));
        if by_value.is_some() || promised.is_some() || not_null {
            return Ok(("ptr".to_string(), format!("{name}.object")));
        }
        self.any(&format!("{name}.null"), "i1", "heddle_any_bool");
        let _ = writeln!(self.body, "  {name} = select i1 {name}.null, ptr null, ptr {name}.object");
        Ok(("ptr".to_string(), name.to_string()))
    }

    /// How many bytes debug info says a parameter points to; none if that is not known, or nothing.
    fn target_size(&self, place: usize) -> Option<u64> {
        let name = self.name_of(place)?;
        let debug = DebugInfo::new(self.module);
        let variables = debug.variables_of(self.entry);
        let parameter = variables.variables.iter().find(|one| one.arg.is_some() && one.name == name)?;
        let TypeLayout::Pointer { to: Some(target), .. } =
            debug.type_layout(debug.type_of_variable(parameter.node)?)
        else {
            return None;
        };
        debug.type_size(target).map(|bits| bits / 8).filter(|bytes| *bytes > 0)
    }

    /// Whether nothing is done with a parameter but to keep it in a variable, and to look at that in vain.
    fn is_ignored(&self, place: usize) -> bool {
        let function = self.module.globals[self.entry].as_function();
        let Some(body) = function.and_then(|function| function.body.as_ref()) else { return false };
        let Some((parameter, _)) = body.locals.iter().nth(place) else { return false };
        let parameter = Value::Local(parameter);
        let users = |value: Value| {
            body.insts.values().filter(move |inst| {
                let mut used = false;
                inst.op.for_each_value(|one| used |= *one == value);
                used
            })
        };
        let is_variable = |place: Value| match place {
            Value::Local(local) => {
                let def = body.locals[local].def;
                def.is_some_and(|def| matches!(body.insts[def].op, Op::Alloca { .. }))
            }
            _ => false,
        };
        let in_vain = |inst: &Inst, variable: Value| match &inst.op {
            Op::Store(store) => store.ptr == variable && store.value != variable,
            Op::Load { .. } => inst.result.is_none_or(|read| users(Value::Local(read)).next().is_none()),
            _ => false,
        };
        users(parameter).all(|inst| match &inst.op {
            Op::Store(store) => {
                store.value == parameter
                    && is_variable(store.ptr)
                    && users(store.ptr).all(|inst| in_vain(inst, store.ptr))
            }
            _ => false,
        })
    }

    fn size_of(&self, ty: TypeId) -> Result<u64, String> {
        let layouts = Layouts::of(self.module)?;
        let size = layouts.size_of(ty).map_err(|error| error.to_string())?;
        Ok(size.alloc)
    }

    /// A type that needs no definition.
    fn written(&self, ty: TypeId, what: &str) -> Result<String, String> {
        let text = ir::print::type_text(self.module, ty);
        match text.contains('%') {
            true => Err(format!("{what} is {text}; {HARNESS}")),
            false => Ok(text),
        }
    }

    fn name_of(&self, place: usize) -> Option<String> {
        let body = self.module.globals[self.entry].as_function()?.body.as_ref()?;
        let local = body.locals.values().nth(place)?;
        Some(self.module.strings.text(local.name?).into_owned())
    }

    /// What messages call a parameter.
    fn called(&self, place: usize) -> String {
        match self.name_of(place) {
            Some(name) => format!("its parameter {name}"),
            None => format!("its parameter number {}", place + 1),
        }
    }

    fn need(&mut self, declaration: String) {
        if !self.needs.contains(&declaration) {
            self.needs.push(declaration);
        }
    }
}

/// What to do about parameters that get no arguments.
const HARNESS: &str = "write a function without parameters that calls it, and start there";
