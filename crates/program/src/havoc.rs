//! Functions that nobody defines, if somebody asks for arbitrary results of them: each is given a body that returns any value.
//!
//! ```text
//!   returns         void, an integer of at most 64 bits, a float, a double; others are left without a body, and calls of them are unknown
//!   may change      what it is given a pointer to, and variables that other files can see: not modelled, so that an answer must not rest on it
//!   ends, calls     it is taken to return, and to call nothing of the program
//! ```
//!
//! The bodies are made of the platform's primitives for inputs, so that every engine knows what they mean. They are weak: what the platform defines wins.
//!
//! A function that says of itself that it changes no memory (`pure`, `const`) is believed.
//!
//! Claim: of a function that [may change](Havocked::changes) nothing that the program sees, every result is looked at. Limits: a pointer that was turned into a number counts as one only if that is passed as wide as it is.

use crate::{ProgramError, inputs};
use ir::attribute::MemoryAccess;
use ir::types::{FloatKind, Type, TypeId};
use ir::{Attr, AttrKind, ConstKind, GlobalId, GlobalKind, Module, Op, Value, link};
use std::fmt::Write;

/// A function that was given a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Havocked {
    /// Its name.
    pub name: String,
    /// What it could change of the program's memory, in words, if anything.
    pub changes: Option<String>,
}

/// What came of giving bodies to functions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Havoc {
    /// Those that have got one.
    pub havocked: Vec<Havocked>,
    /// Those that have not, and why.
    pub left: Vec<(String, String)>,
}

/// Gives bodies to these functions of a program that is not linked with its platform yet.
pub fn havoc<'n>(
    module: Module,
    names: impl IntoIterator<Item = &'n str>,
) -> Result<(Module, Havoc), ProgramError> {
    let pointer = ir::layout::DataLayout::of(&module).map_err(ProgramError)?.pointer(0).bits;
    let (mut text, mut havoc) = (String::new(), Havoc::default());
    let visible = visible_variable(&module);
    for name in names {
        match definition(&module, name, pointer) {
            Ok((id, definition)) => {
                text.push_str(&definition);
                let changes = match changes_nothing(&module, id) {
                    true => None,
                    false => given_pointers(&module, id, pointer).or_else(|| visible.clone()),
                };
                havoc.havocked.push(Havocked { name: name.to_string(), changes });
            }
            Err(why) => havoc.left.push((name.to_string(), why)),
        }
    }
    if text.is_empty() {
        return Ok((module, havoc));
    }
    for (wanted, declaration) in [
        ("@heddle_any_bool(", "declare zeroext i1 @heddle_any_bool()\n"),
        ("@heddle_any_uchar(", "declare zeroext i8 @heddle_any_uchar()\n"),
        ("@heddle_any_ushort(", "declare zeroext i16 @heddle_any_ushort()\n"),
        ("@heddle_any_uint(", "declare i32 @heddle_any_uint()\n"),
        ("@heddle_any_ulong(", "declare i64 @heddle_any_ulong()\n"),
        ("@heddle_any_float(", "declare float @heddle_any_float()\n"),
        ("@heddle_any_double(", "declare double @heddle_any_double()\n"),
    ] {
        if text.contains(wanted) {
            text.push_str(declaration);
        }
    }
    let mut more =
        reader::read("<externals>", text.as_bytes()).map_err(|error| ProgramError(error.to_string()))?;
    more.forget_positions();
    let same =
        |more: &mut Module, text: Option<ir::Symbol>| Some(more.strings.intern(module.strings.bytes(text?)));
    more.triple = same(&mut more, module.triple);
    more.datalayout = same(&mut more, module.datalayout);
    let linked = link::link(vec![module, more]).map_err(|error| ProgramError(error.to_string()))?;
    Ok((linked, havoc))
}

/// A definition of a function that nobody defines; or why there can be none.
fn definition(module: &Module, name: &str, pointer: u32) -> Result<(GlobalId, String), String> {
    let id = module.global_named(name.as_bytes()).ok_or("the platform calls it")?;
    let function = module.globals[id].as_function().ok_or("it is no function")?;
    let Type::Function { ret, params, vararg } = &module.types[function.ty] else {
        return Err("it is no function".to_string());
    };
    if module.attrs_of(function.attrs).any(|attr| *attr == Attr::Flag(AttrKind::NoReturn)) {
        return Err("it does not return".to_string());
    }
    let body = match module.types[*ret] {
        Type::Void => "  ret void\n".to_string(),
        Type::Int(width @ 1..=64) => any_integer(width, pointer),
        Type::Float(FloatKind::Float) => any("float", "float", ""),
        Type::Float(FloatKind::Double) => any("double", "double", ""),
        Type::Ptr { .. } | Type::TypedPtr { .. } => return Err("it returns a pointer".to_string()),
        _ => return Err(format!("it returns {}", ir::print::type_text(module, *ret))),
    };
    let written = |ty: &TypeId| ir::print::type_text(module, *ty);
    let mut parameters: Vec<String> = params.iter().map(written).collect();
    if parameters.iter().any(|ty| ty.contains('%')) {
        return Err("it takes a structure".to_string());
    }
    if *vararg {
        parameters.push("...".to_string());
    }
    let (ret, name, parameters) = (written(ret), inputs::quoted(name), parameters.join(", "));
    Ok((id, format!("define weak {ret} @\"{name}\"({parameters}) {{\n{body}}}\n")))
}

/// Any value of a type of the platform's.
fn any(ty: &str, of: &str, attribute: &str) -> String {
    format!("  %value = call {attribute}{ty} @heddle_any_{of}()\n  ret {ty} %value\n")
}

/// Any integer of so many bits.
fn any_integer(width: u32, pointer: u32) -> String {
    match width {
        1 => any("i1", "bool", "zeroext "),
        8 => any("i8", "uchar", "zeroext "),
        16 => any("i16", "ushort", "zeroext "),
        32 => any("i32", "uint", ""),
        64 if pointer == 64 => any("i64", "ulong", ""),
        _ if width < 32 => format!(
            "  %whole = call i32 @heddle_any_uint()\n  %value = trunc i32 %whole to i{width}\n  ret i{width} %value\n"
        ),
        _ => {
            let mut body = String::from(
                "  %low = call i32 @heddle_any_uint()\n  %high = call i32 @heddle_any_uint()\n  \
                 %below = zext i32 %low to i64\n  %wide = zext i32 %high to i64\n  \
                 %above = shl i64 %wide, 32\n  %whole = or i64 %above, %below\n",
            );
            let _ = match width {
                64 => writeln!(body, "  ret i64 %whole"),
                _ => writeln!(body, "  %value = trunc i64 %whole to i{width}\n  ret i{width} %value"),
            };
            body
        }
    }
}

/// Whether a function says of itself that it changes no memory.
fn changes_nothing(module: &Module, id: GlobalId) -> bool {
    let Some(function) = module.globals[id].as_function() else { return false };
    let harmless = |access: MemoryAccess| matches!(access, MemoryAccess::None | MemoryAccess::Read);
    module.attrs_of(function.attrs).any(|attr| match attr {
        Attr::Flag(AttrKind::ReadNone | AttrKind::ReadOnly) => true,
        Attr::Memory(memory) => {
            memory.default.is_none_or(harmless)
                && memory.locations.iter().all(|(_, access)| harmless(*access))
        }
        _ => false,
    })
}

/// A variable that other files can see and change.
fn visible_variable(module: &Module) -> Option<String> {
    let changes = |global: &&ir::Global| match &global.kind {
        GlobalKind::Variable(variable) => !variable.constant && !global.linkage.is_local(),
        _ => false,
    };
    let global = module.globals.values().find(changes)?;
    Some(format!("the variable {}", module.strings.text(global.name?)))
}

/// What a function is given that leads to memory of the program.
fn given_pointers(module: &Module, id: GlobalId, pointer: u32) -> Option<String> {
    // There may be pointers in structures.
    let leads = |ty: TypeId| {
        let text = ir::print::type_text(module, ty);
        ["ptr", "*", "%"].iter().any(|sign| text.contains(sign))
    };
    let wide = |ty: TypeId| matches!(module.types[ty], Type::Int(width) if width >= pointer);
    let mut numbers = false;
    let mut given = false;
    for body in module.globals.values().filter_map(|global| global.as_function()?.body.as_ref()) {
        for inst in body.insts.values() {
            numbers |= matches!(&inst.op, Op::Cast { op: ir::inst::CastOp::PtrToInt, .. });
            let Some(site) = inst.op.call_site() else { continue };
            let named = match site.callee {
                Value::Const(callee) => module.constants[callee].kind == ConstKind::Global(id),
                // It may be any function.
                _ => true,
            };
            if named && site.args.iter().any(|arg| leads(arg.ty)) {
                return Some("what it is given a pointer to".to_string());
            }
            given |= named && site.args.iter().any(|arg| wide(arg.ty));
        }
    }
    (numbers && given).then(|| "what a number leads to that was a pointer".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn havocked(text: &str, names: &[&str]) -> (Module, Havoc) {
        let module = reader::read("test", text.as_bytes()).expect("it is LLVM text");
        havoc(module, names.iter().copied()).expect("it can be linked")
    }

    #[test]
    fn every_result_is_possible_and_valid() {
        let text = "
            declare void @nothing()
            declare i1 @bit(i32)
            declare i7 @odd()
            declare i40 @wide()
            declare i64 @long(...)
            declare float @small(double)
            declare double @large()";
        let names = ["nothing", "bit", "odd", "wide", "long", "small", "large"];
        let (module, havoc) = havocked(text, &names);
        assert_eq!(ir::verify::module(&module).len(), 0);
        let given: Vec<&str> = havoc.havocked.iter().map(|one| one.name.as_str()).collect();
        assert_eq!((given, havoc.left.len()), (names.to_vec(), 0));
        assert!(havoc.havocked.iter().all(|one| one.changes.is_none()), "{havoc:?}");
        for name in names {
            let id = module.global_named(name.as_bytes()).expect("it is there");
            assert!(
                module.globals[id].as_function().is_some_and(|function| function.body.is_some()),
                "{name}"
            );
        }
    }

    #[test]
    fn what_has_no_arbitrary_result_is_left() {
        let text = "
            %pair = type { i32, i32 }
            declare ptr @pointer()
            declare %pair @both()
            declare i32 @takes(%pair)
            declare i128 @huge()
            declare void @ends() noreturn";
        let (_, havoc) = havocked(text, &["pointer", "both", "takes", "huge", "ends", "absent"]);
        let why: Vec<&str> = havoc.left.iter().map(|(_, why)| why.as_str()).collect();
        let expected = [
            "it returns a pointer",
            "it returns %pair",
            "it takes a structure",
            "it returns i128",
            "it does not return",
            "the platform calls it",
        ];
        assert_eq!((why, havoc.havocked.len()), (expected.to_vec(), 0));
    }

    #[test]
    fn who_may_change_memory_is_said_to() {
        let calls = "
            declare i32 @given(ptr)
            declare i32 @number(i64)
            declare i32 @only_reads(ptr) memory(read)
            declare i32 @alone(i32)
            @own = internal global i32 0
            define i32 @main() {
              %a = call i32 @given(ptr @own)
              %b = call i32 @number(i64 3)
              %c = call i32 @only_reads(ptr @own)
              %d = call i32 @alone(i32 1)
              ret i32 0
            }";
        let names = ["given", "number", "only_reads", "alone"];
        let may = |text: &str| -> Vec<bool> {
            havocked(text, &names).1.havocked.iter().map(|one| one.changes.is_some()).collect()
        };
        assert_eq!(may(calls), [true, false, false, false]);
        let cast = calls.replace("ret i32 0", "%e = ptrtoint ptr @own to i64\n ret i32 0");
        assert_eq!(may(&cast), [true, true, false, false]);
        let seen = calls.replace("@own = internal global", "@seen = global i32 0\n@own = internal global");
        assert_eq!(may(&seen), [true, true, false, true]);
        assert_eq!(may(&seen.replace("@seen = global", "@seen = constant")), [true, false, false, false]);
        let pointer =
            calls.replace("%d = call", "%f = load ptr, ptr @own\n call i32 %f(ptr @own)\n %d = call");
        assert_eq!(may(&pointer), [true, true, false, true]);
    }
}
