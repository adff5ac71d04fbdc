//! The command line and the environment as inputs.
//!
//! ```text
//!   main does not look at its parameters    it is started as it is, and costs nothing
//!   it does                                 a function without parameters calls it with arbitrary ones (platform/libc/arguments.c)
//!   getenv, secure_getenv                   a variable that is null or an arbitrary string, the same for the same name
//! ```
//!
//! Claim: whatever a program may be started with is an execution, unless [`Outside::bounded`] says where it is not: `argc` is any number from 1 on, strings have at most 8 bytes. Arguments that are only compared with null, or printed, and
//! variables that are only compared with null, depend on no such bound.
//!
//! Limits: how parameters are used is followed through locals that hold nothing else, and through direct calls; everything else counts as reading all of them. `environ` and the third parameter of `main` are empty, which counts as a bound.

use crate::ProgramError;
use ir::function::LocalId;
use ir::inst::CallSite;
use ir::types::Type;
use ir::{Body, ConstKind, GlobalId, Inst, Module, Op, Value};
use std::fmt::Write;

/// How often the use of a parameter is followed into a function that is called.
const MAX_DEPTH: u32 = 8;
/// What the platform has strings for: the program's name, and two arguments.
const STRINGS: u64 = 3;

/// A module whose command line and environment are inputs.
pub struct Outside {
    /// The module.
    pub module: Module,
    /// The function that it starts at.
    pub start: String,
    /// Where a bound of the platform can matter, in words.
    pub bounded: Vec<String>,
}

/// How the arguments are used: the greatest of what is done to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Used {
    /// Whether any argument is looked at, if only for being null.
    pointers: bool,
    /// Which strings are read, by their numbers.
    strings: u32,
    /// Whether arguments are looked at whose numbers are not known.
    any: bool,
}

impl Used {
    const ALL: Used = Used { pointers: true, strings: (1 << STRINGS) - 1, any: true };

    fn and(self, other: Used) -> Used {
        Used {
            pointers: self.pointers || other.pointers,
            strings: self.strings | other.strings,
            any: self.any || other.any,
        }
    }
}

/// Makes what `getenv` gives, and what `main` is started with if that is where the program starts, inputs.
pub fn as_inputs(mut module: Module, starts_at_main: bool) -> Result<Outside, ProgramError> {
    let mut bounded = Vec::new();
    for name in ["getenv", "secure_getenv"] {
        let Some(id) = module.global_named(name.as_bytes()) else { continue };
        if module.globals[id].as_function().is_none_or(|function| function.body.is_some()) {
            continue;
        }
        let uses = Uses::new(&module);
        if uses.calls_of(id).any(|(body, call)| !uses.is_only_compared(body, call)) {
            bounded.push(format!("what {name} gives has at most 8 bytes"));
        }
        module.globals[id].name = Some(module.strings.intern(format!("__heddle_{name}").as_bytes()));
    }
    for name in ["environ", "__environ", "_environ"] {
        let id = module.global_named(name.as_bytes());
        if id.is_some_and(|id| Uses::new(&module).is_named(id)) {
            bounded.push("the environment that environ leads to is empty".to_string());
        }
    }
    let start = "main".to_string();
    let caller = if starts_at_main { caller(&module, &mut bounded) } else { None };
    let Some(text) = caller else { return Ok(Outside { module, start, bounded }) };
    let read = reader::read("<arguments>", text.as_bytes());
    let mut more = read.map_err(|error| ProgramError(error.to_string()))?;
    more.forget_positions();
    let same = |more: &mut Module, text: Option<ir::Symbol>| {
        text.map(|text| more.strings.intern(module.strings.bytes(text)))
    };
    more.triple = same(&mut more, module.triple);
    more.datalayout = same(&mut more, module.datalayout);
    let module = ir::link::link(vec![module, more]).map_err(|error| ProgramError(error.to_string()))?;
    Ok(Outside { module, start: START.to_string(), bounded })
}

/// The function that calls `main`.
const START: &str = "main.arguments";

/// A function that calls `main` with arbitrary arguments; none if it does not look at any.
fn caller(module: &Module, bounded: &mut Vec<String>) -> Option<String> {
    let main = module.global_named(b"main")?;
    let function = module.globals[main].as_function()?;
    let body = function.body.as_ref()?;
    let Type::Function { ret, params, vararg: false } = &module.types[function.ty] else { return None };
    let parameters: Vec<Value> =
        body.locals.iter().map(|(id, _)| Value::Local(id)).take(params.len()).collect();
    let fits = params.iter().enumerate().all(|(place, ty)| {
        matches!((place, &module.types[*ty]), (0, Type::Int(32)) | (1 | 2, Type::Ptr { .. }))
    });
    let result = ir::print::type_text(module, *ret);
    if parameters.is_empty() {
        return None;
    }
    let uses = Uses::new(module);
    let counts = uses.is_looked_at(body, parameters[0]);
    let arguments = match parameters.get(1) {
        Some(arguments) => uses.of_array(body, *arguments, MAX_DEPTH),
        None => Used::default(),
    };
    if parameters.get(2).is_some_and(|variables| uses.is_looked_at(body, *variables)) {
        bounded.push("the environment that main is given is empty".to_string());
    }
    if !fits || result.contains('%') {
        if counts || arguments.pointers {
            bounded.push("main has other parameters than int and char **, and gets no arguments".to_string());
        }
        return None;
    }
    if !counts && !arguments.pointers {
        return None;
    }
    if arguments.any {
        bounded.push("there are at most two arguments, of at most 8 bytes each".to_string());
    } else if arguments.strings != 0 {
        bounded.push("arguments have at most 8 bytes each".to_string());
    }
    let most = if arguments.any { STRINGS } else { 0 };
    let mut text = String::new();
    let types = ["i32", "ptr", "ptr"];
    let given = ["i32 %count", "ptr %arguments", "ptr %variables"];
    let _ = write!(
        text,
        "declare {result} @main({})
declare i32 @__heddle_argument_count(i32)
declare ptr @__heddle_arguments(i32, i32)
declare ptr @__heddle_environ()
define {result} @{START}() {{
  %count = call i32 @__heddle_argument_count(i32 {most})
",
        types[..params.len()].join(", ")
    );
    if params.len() > 1 {
        let _ = writeln!(
            text,
            "  %arguments = call ptr @__heddle_arguments(i32 %count, i32 {})",
            arguments.strings
        );
    }
    if params.len() > 2 {
        let _ = writeln!(text, "  %variables = call ptr @__heddle_environ()");
    }
    let given = given[..params.len()].join(", ");
    let _ = match result.as_str() {
        "void" => write!(text, "  call void @main({given})\n  ret void\n}}\n"),
        result => write!(text, "  %result = call {result} @main({given})\n  ret {result} %result\n}}\n"),
    };
    Some(text)
}

/// How values are used.
struct Uses<'m> {
    module: &'m Module,
}

impl<'m> Uses<'m> {
    fn new(module: &'m Module) -> Uses<'m> {
        Uses { module }
    }

    /// The instructions that use a value.
    fn users(body: &Body, value: Value) -> impl Iterator<Item = &Inst> {
        body.insts.values().filter(move |inst| {
            let mut used = false;
            inst.op.for_each_value(|one| used |= *one == value);
            used
        })
    }

    /// The local variable that a value is kept in, if an instruction does just that, and nothing else is ever kept there.
    fn kept_in(&self, body: &Body, inst: &Inst, value: Value) -> Option<LocalId> {
        let Op::Store(store) = &inst.op else { return None };
        let Value::Local(variable) = store.ptr else { return None };
        let alloca = body.locals[variable].def.map(|def| &body.insts[def].op);
        let only = store.value == value
            && store.ptr != value
            && matches!(alloca, Some(Op::Alloca { .. }))
            && Self::users(body, store.ptr).all(|user| match &user.op {
                Op::Store(other) => other.ptr == store.ptr && other.value == value,
                Op::Load { ptr, .. } => *ptr == store.ptr,
                _ => self.is_marker(user),
            });
        only.then_some(variable)
    }

    /// Whether an instruction only says something about a local variable: that it starts or ends to live, or what debuggers call it.
    fn is_marker(&self, inst: &Inst) -> bool {
        let Op::Call(call) = &inst.op else { return false };
        let name = self.callee(&call.site).and_then(|id| self.module.globals[id].name);
        let name = name.map(|name| self.module.strings.bytes(name)).unwrap_or_default();
        name.starts_with(b"llvm.lifetime.") || name.starts_with(b"llvm.dbg.")
    }

    /// What reads of the variable that keeps a value give.
    fn reads(body: &Body, variable: LocalId) -> impl Iterator<Item = Value> {
        Self::users(body, Value::Local(variable))
            .filter(|inst| matches!(inst.op, Op::Load { .. }))
            .filter_map(|inst| inst.result.map(Value::Local))
    }

    /// Whether anything is done with a value besides keeping it.
    fn is_looked_at(&self, body: &Body, value: Value) -> bool {
        Self::users(body, value).any(|inst| match self.kept_in(body, inst, value) {
            Some(variable) => Self::reads(body, variable).any(|read| self.is_looked_at(body, read)),
            None => true,
        })
    }

    /// How a pointer to the arguments is used.
    fn of_array(&self, body: &Body, array: Value, depth: u32) -> Used {
        let mut used = Used::default();
        for inst in Self::users(body, array) {
            if let Some(variable) = self.kept_in(body, inst, array) {
                let reads = Self::reads(body, variable).map(|read| self.of_array(body, read, depth));
                used = reads.fold(used, Used::and);
                continue;
            }
            used = used.and(match &inst.op {
                Op::Load { ptr, .. } if *ptr == array => self.of_argument(body, inst, 0),
                Op::Gep { base, indices, .. } if *base == array => match (inst.result, self.index(indices)) {
                    (Some(element), Some(number)) if number < STRINGS => {
                        Self::users(body, Value::Local(element))
                            .map(|user| match &user.op {
                                Op::Load { ptr, .. } if *ptr == Value::Local(element) => {
                                    self.of_argument(body, user, number)
                                }
                                _ => Used::ALL,
                            })
                            .fold(Used::default(), Used::and)
                    }
                    _ => Used::ALL,
                },
                Op::ICmp { .. } => Used::default(),
                Op::Call(call) => self.given(&call.site, array, depth),
                _ => Used::ALL,
            });
        }
        used
    }

    /// How the function that is called uses the arguments.
    fn given(&self, site: &CallSite, array: Value, depth: u32) -> Used {
        let Some(function) = self.callee(site).filter(|_| depth > 0) else { return Used::ALL };
        let name = self.module.globals[function].name.map(|name| self.module.strings.text(name));
        let name = name.unwrap_or_default();
        // Rust's runtime keeps them for std::env::args.
        if name.contains("lang_start") && !self.reads_rust_arguments() {
            return Used::default();
        }
        let Some(body) = self.module.globals[function].as_function().and_then(|one| one.body.as_ref()) else {
            return Used::ALL;
        };
        let places = site.args.iter().enumerate().filter(|(_, arg)| arg.value == array);
        let mut used = Used::default();
        for (place, _) in places {
            let Some((parameter, _)) = body.locals.iter().nth(place) else { return Used::ALL };
            used = used.and(self.of_array(body, Value::Local(parameter), depth - 1));
        }
        used
    }

    fn reads_rust_arguments(&self) -> bool {
        let names = self.module.globals.values().filter_map(|global| global.name);
        names.map(|name| self.module.strings.text(name)).any(|name| name.contains("3env4args"))
    }

    /// The only index of an address computation, if it is a constant.
    fn index(&self, indices: &[Value]) -> Option<u64> {
        let [Value::Const(index)] = indices else { return None };
        match &self.module.constants[*index].kind {
            ConstKind::Int(number) => Some(*number),
            _ => None,
        }
    }

    /// How an argument is used that an instruction loads.
    fn of_argument(&self, body: &Body, load: &Inst, number: u64) -> Used {
        let looked = Used { pointers: true, ..Used::default() };
        let read = Used { pointers: true, strings: 1 << number, any: false };
        match load.result {
            Some(argument) if !self.is_read(body, Value::Local(argument)) => looked,
            _ => read,
        }
    }

    /// Whether anything is done with a string besides asking whether there is one, keeping and printing it.
    fn is_read(&self, body: &Body, string: Value) -> bool {
        Self::users(body, string).any(|inst| match (self.kept_in(body, inst, string), &inst.op) {
            (Some(variable), _) => Self::reads(body, variable).any(|read| self.is_read(body, read)),
            (None, Op::ICmp { .. }) => false,
            (None, Op::Call(call)) => !self.only_prints(body, inst, &call.site, string),
            (None, _) => true,
        })
    }

    /// Whether a call prints a string, as no format, and nobody asks how much that was.
    fn only_prints(&self, body: &Body, inst: &Inst, site: &CallSite, string: Value) -> bool {
        let name = self.callee(site).and_then(|id| self.module.globals[id].name);
        let first = match name.map(|name| self.module.strings.bytes(name)) {
            Some(b"printf") => 1,
            Some(b"fprintf") => 2,
            Some(b"puts" | b"perror" | b"fputs") => 0,
            _ => return false,
        };
        let unused =
            inst.result.is_none_or(|result| Self::users(body, Value::Local(result)).next().is_none());
        unused && site.args.iter().take(first).all(|arg| arg.value != string)
    }

    fn callee(&self, site: &CallSite) -> Option<GlobalId> {
        let Value::Const(callee) = site.callee else { return None };
        match self.module.constants[callee].kind {
            ConstKind::Global(global) => Some(global),
            _ => None,
        }
    }

    /// The instructions that name a function: calls of it, and others.
    fn calls_of(&self, function: GlobalId) -> impl Iterator<Item = (&Body, &Inst)> {
        let bodies = self.module.globals.values().filter_map(|global| global.as_function()?.body.as_ref());
        bodies.flat_map(move |body| {
            body.insts.values().filter(move |inst| self.names(inst, function)).map(move |inst| (body, inst))
        })
    }

    fn names(&self, inst: &Inst, global: GlobalId) -> bool {
        let mut named = false;
        inst.op.for_each_value(|value| {
            named |= matches!(value, Value::Const(id) if self.module.constants[*id].kind == ConstKind::Global(global));
        });
        named
    }

    /// Whether any instruction names a variable.
    fn is_named(&self, variable: GlobalId) -> bool {
        self.calls_of(variable).next().is_some()
    }

    /// Whether what a call gives is only compared with something.
    fn is_only_compared(&self, body: &Body, inst: &Inst) -> bool {
        match (&inst.op, inst.result) {
            (Op::Call(_), None) => true,
            (Op::Call(_), Some(result)) => self.is_compared(body, Value::Local(result)),
            _ => false,
        }
    }

    fn is_compared(&self, body: &Body, value: Value) -> bool {
        Self::users(body, value).all(|user| match self.kept_in(body, user, value) {
            Some(variable) => Self::reads(body, variable).all(|read| self.is_compared(body, read)),
            None => matches!(user.op, Op::ICmp { .. }),
        })
    }
}
