//! Calls of a verifier's functions under other types than the platform's: `void __CPROVER_assume(_Bool)`, `int __VERIFIER_nondet_bool()`, or none at all; and under names
//! of C++, where a program declares them without `extern "C"`.
//!
//! Programs declare these functions themselves, each as it likes, or call them undeclared, and the tools that they were written for do not mind. A call that does not fit goes to
//! a function made for it, which turns integers into integers of another width, and a result that there is none of into zero.
//!
//! Claim: a condition stays true or false, whatever its width; other integers keep their value if it fits. Limits: what is no integer must be the same; calls with more or fewer arguments, and through
//! pointers, are left as they are.

use ir::types::{Type, TypeId};
use ir::{Const, ConstKind, GlobalId, GlobalKind, InstId, Module, Op, Value};
use std::fmt::Write;

/// How the functions that verifiers know begin.
const VOCABULARY: &[&str] = &["__VERIFIER_", "__CPROVER_", "__ESBMC_", "nondet_", "reach_error"];

/// Lets calls that do not fit what `platform` defines go to functions of their own; the text of those. The functions of these names are left alone.
pub(crate) fn adapt(module: &mut Module, platform: &Module, except: &[String]) -> String {
    let mut adapters = Adapters { platform, made: Vec::new(), text: String::new() };
    for (within, call) in calls(module) {
        let Some((callee, called)) = callee(module, within, call) else { continue };
        let name = module.globals[callee].name.map(|name| module.strings.text(name).into_owned());
        let Some(name) = name else { continue };
        let plain = plain_name(name.as_bytes()).map(|plain| String::from_utf8_lossy(plain).into_owned());
        let is_mangled = plain.is_some();
        let name = plain.unwrap_or(name);
        if except.contains(&name) {
            continue;
        }
        let undefined = module.globals[callee].as_function().is_some_and(|function| function.body.is_none());
        if undefined
            && (name == "assert" || VOCABULARY.iter().any(|start| name.starts_with(start)))
            && let Some(adapter) = adapters.adapter(module, &name, is_mangled, callee, &called)
        {
            redirect(module, within, call, adapter, &called);
        }
    }
    adapters.text
}

/// What a call gives to a function, and expects of it.
#[derive(Clone, PartialEq, Eq)]
struct Called {
    args: Vec<TypeId>,
    ret: TypeId,
}

/// All calls.
fn calls(module: &Module) -> Vec<(GlobalId, InstId)> {
    let bodies =
        module.globals.iter().filter_map(|(id, global)| Some((id, global.as_function()?.body.as_ref()?)));
    bodies
        .flat_map(|(id, body)| {
            let calls = body.insts.iter().filter(|(_, inst)| inst.op.call_site().is_some());
            calls.map(move |(inst, _)| (id, inst))
        })
        .collect()
}

fn callee(module: &Module, within: GlobalId, call: InstId) -> Option<(GlobalId, Called)> {
    let body = module.globals[within].as_function()?.body.as_ref()?;
    let site = body.insts[call].op.call_site()?;
    let Value::Const(callee) = site.callee else { return None };
    let ConstKind::Global(callee) = module.constants[callee].kind else { return None };
    let Type::Function { ret, .. } = module.types[site.fn_ty] else { return None };
    Some((callee, Called { args: site.args.iter().map(|arg| arg.ty).collect(), ret }))
}

/// Lets a call go to an adapter.
fn redirect(module: &mut Module, within: GlobalId, call: InstId, adapter: GlobalId, called: &Called) {
    let callee = module.constants.add(Const { ty: TypeId::ptr(), kind: ConstKind::Global(adapter) });
    let fn_ty = module.types.function(called.ret, &called.args, false);
    if let GlobalKind::Function(function) = &mut module.globals[within].kind
        && let Some(body) = &mut function.body
    {
        let site = match &mut body.insts[call].op {
            Op::Call(call) => &mut call.site,
            Op::Invoke(invoke) => &mut invoke.site,
            _ => return,
        };
        site.callee = Value::Const(callee);
        site.fn_ty = fn_ty;
    }
}

struct Adapters<'p> {
    platform: &'p Module,
    /// For whom there is one.
    made: Vec<(String, Called, GlobalId)>,
    text: String,
}

impl Adapters<'_> {
    /// The function for such a call; none if it needs none, or none would help.
    fn adapter(
        &mut self,
        module: &mut Module,
        name: &str,
        is_mangled: bool,
        callee: GlobalId,
        called: &Called,
    ) -> Option<GlobalId> {
        let known = self.made.iter().find(|(other, types, _)| other == name && types == called);
        if let Some((.., adapter)) = known {
            return Some(*adapter);
        }
        let definition = self.platform.globals[self.platform.global_named(name.as_bytes())?].as_function()?;
        definition.body.as_ref()?;
        let Type::Function { ret, params, vararg: false } = &self.platform.types[definition.ty] else {
            return None;
        };
        let number = self.made.iter().filter(|(other, ..)| other == name).count();
        let end = if number == 0 { String::new() } else { format!(".{number}") };
        let own = format!("{name}.adapted{end}");
        self.text.push_str(&self.body(module, &own, (name, is_mangled), called, (*ret, params))?);
        let own = module.strings.intern(own.as_bytes());
        let ty = module.types.function(called.ret, &called.args, false);
        let adapter = module.globals.push(module.globals[callee].clone());
        module.globals[adapter].name = Some(own);
        if let GlobalKind::Function(function) = &mut module.globals[adapter].kind {
            function.ty = ty;
            function.param_attrs = vec![None; called.args.len()].into();
            function.ret_attrs = None;
        }
        self.made.push((name.to_string(), called.clone(), adapter));
        Some(adapter)
    }

    /// The text of an adapter; none if it is not needed, or would not help.
    fn body(
        &self,
        module: &Module,
        own: &str,
        (name, is_mangled): (&str, bool),
        called: &Called,
        (ret, params): (TypeId, &[TypeId]),
    ) -> Option<String> {
        let theirs = |ty: TypeId| ir::print::type_text(self.platform, ty);
        let ours = |ty: TypeId| ir::print::type_text(module, ty);
        let same = |our: TypeId, their: TypeId| ours(our) == theirs(their);
        let fits = called.args.len() == params.len()
            && called.args.iter().zip(params).all(|(our, their)| same(*our, *their));
        let ignored = matches!(module.types[called.ret], Type::Void);
        if called.args.len() != params.len() || fits && !is_mangled && (ignored || same(called.ret, ret)) {
            return None;
        }
        let is_claim = ["assume", "assert", "cover", "condition"].iter().any(|word| name.contains(word));
        let mut lines = String::new();
        let mut given = Vec::new();
        for (place, (&our, &their)) in called.args.iter().zip(params).enumerate() {
            let value = match (&module.types[our], &self.platform.types[their]) {
                (Type::Int(from), Type::Int(to)) if from != to => {
                    let value = format!("%c{place}");
                    match is_claim && from > to {
                        true => {
                            writeln!(lines, "  %n{place} = icmp ne i{from} %a{place}, 0").ok()?;
                            writeln!(lines, "  {value} = zext i1 %n{place} to i{to}").ok()?;
                        }
                        false => writeln!(
                            lines,
                            "  {value} = {} i{from} %a{place} to i{to}",
                            cast(*from, *to, *from == 1)
                        )
                        .ok()?,
                    }
                    value
                }
                _ if same(our, their) => format!("%a{place}"),
                // What is claimed is true unless it is zero, whatever it is.
                (Type::Float(_) | Type::Ptr { .. }, Type::Int(to)) if is_claim => {
                    let is_float = matches!(module.types[our], Type::Float(_));
                    let (differs, zero) =
                        if is_float { ("fcmp une", "zeroinitializer") } else { ("icmp ne", "null") };
                    writeln!(lines, "  %n{place} = {differs} {} %a{place}, {zero}", ours(our)).ok()?;
                    writeln!(lines, "  %c{place} = zext i1 %n{place} to i{to}").ok()?;
                    format!("%c{place}")
                }
                _ => return None,
            };
            given.push(format!("{} {value}", theirs(their)));
        }
        let parameters: Vec<String> =
            called.args.iter().enumerate().map(|(place, ty)| format!("{} %a{place}", ours(*ty))).collect();
        let call = format!("call {} @{name}({})", theirs(ret), given.join(", "));
        match (&module.types[called.ret], &self.platform.types[ret]) {
            (Type::Void, Type::Void) => writeln!(lines, "  {call}\n  ret void").ok()?,
            (Type::Void, _) => writeln!(lines, "  %r = {call}\n  ret void").ok()?,
            (Type::Int(to), Type::Void) => writeln!(lines, "  {call}\n  ret i{to} 0").ok()?,
            (Type::Int(to), Type::Int(from)) if to != from => {
                let cast = cast(*from, *to, is_unsigned(name));
                writeln!(lines, "  %r = {call}\n  %w = {cast} i{from} %r to i{to}\n  ret i{to} %w").ok()?;
            }
            _ if same(called.ret, ret) => {
                writeln!(lines, "  %r = {call}\n  ret {} %r", ours(called.ret)).ok()?
            }
            _ => return None,
        }
        let declared: Vec<String> = params.iter().map(|ty| theirs(*ty)).collect();
        let mut text =
            format!("define weak {} @{own}({}) {{\n{lines}}}\n", ours(called.ret), parameters.join(", "));
        if self.made.iter().all(|(other, ..)| other != name) {
            writeln!(text, "declare {} @{name}({})", theirs(ret), declared.join(", ")).ok()?;
        }
        Some(text)
    }
}

/// The name that a function of C++ has in its source, if it is no member of anything (Itanium C++ ABI, 5.1).
pub(crate) fn plain_name(mangled: &[u8]) -> Option<&[u8]> {
    let rest = mangled.strip_prefix(b"_Z")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let length = std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()?;
    rest[digits..].get(..length)
}

/// What makes an integer of another width.
fn cast(from: u32, to: u32, unsigned: bool) -> &'static str {
    match (from > to, unsigned) {
        (true, _) => "trunc",
        (false, true) => "zext",
        (false, false) => "sext",
    }
}

/// Whether a function gives a number without a sign.
fn is_unsigned(name: &str) -> bool {
    let of = name.rsplit_once("nondet_").map_or(name, |(_, of)| of);
    of.starts_with('u') || ["bool", "Bool", "size", "unsigned"].iter().any(|word| of.contains(word))
}

#[cfg(test)]
mod tests {
    use super::plain_name;
    use crate::platform::link;

    #[test]
    fn names_of_cpp_are_understood() {
        assert_eq!(plain_name(b"_Z10nondet_intv"), Some(&b"nondet_int"[..]));
        assert_eq!(plain_name(b"_Z17__VERIFIER_assumei"), Some(&b"__VERIFIER_assume"[..]));
        for other in ["nondet_int", "_ZN3std1fEv", "_Z99short", "_Z"] {
            assert_eq!(plain_name(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn calls_fit_whatever_they_are_declared_as() {
        let text = "declare void @__CPROVER_assume(i1 zeroext)
             declare i32 @__ESBMC_assume(...)
             declare i32 @__VERIFIER_nondet_bool()
             declare i64 @__VERIFIER_nondet_uint()
             declare void @__VERIFIER_assert(i64)
             declare void @__VERIFIER_assume(i32)
             define i32 @main() {
               %b = call i32 @__VERIFIER_nondet_bool()
               %u = call i64 @__VERIFIER_nondet_uint()
               call void @__CPROVER_assume(i1 zeroext true)
               %r = call i32 (i32, ...) @__ESBMC_assume(i32 1)
               %s = call i32 (i64, ...) @__ESBMC_assume(i64 1)
               call void @__VERIFIER_assert(i64 4294967296)
               call void @__VERIFIER_assume(i32 1)
               ret i32 0
             }";
        let module = link(reader::read("test", text.as_bytes()).expect("it can be read")).expect("it links");
        assert_eq!(ir::verify::module(&module).len(), 0);
        let defined = |name: &str| {
            let function = module.global_named(name.as_bytes());
            function.is_some_and(|id| module.globals[id].as_function().is_some_and(|f| f.body.is_some()))
        };
        for name in [
            "__CPROVER_assume",
            "__ESBMC_assume",
            "__VERIFIER_nondet_bool",
            "__VERIFIER_nondet_uint",
            "__VERIFIER_assert",
        ] {
            assert!(defined(name), "{name}");
            assert!(defined(&format!("{name}.adapted")), "{name}");
        }
        assert!(defined("__ESBMC_assume.adapted.1"));
        assert!(!defined("__VERIFIER_assume.adapted"), "it fits as it is");
    }
}
