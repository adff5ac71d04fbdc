//! Inputs with a distribution of their own: a function that the program calls for a value is given a body that draws it.
//!
//! ```text
//!   input ::= name = dist
//!   dist  ::= uniform | v | lo..hi | bernoulli(p) | weighted(v:w, v:w, ...)
//! ```
//!
//! `name` is what the program calls: `rand`, `__VERIFIER_nondet_int`, `heddle_any_int`, a function of its own, or one that nobody defines. Or it is a variable, `x` or
//! `function.x`: the calls whose result is stored in it at once are meant then, `x = rand()`, and no others. The body is made of the
//! platform's primitives for choices, so every engine knows what it means: random runs draw, a search tries each value of positive weight, an exact solution weighs them.
//! Only calls in the program are meant, not those that the platform makes itself. A range of floating-point numbers holds `lo` and not `hi`.
//!
//! Limits: functions that give an integer of at most 64 bits, a `float` or a `double`; variables that are in memory, under the name that the compiler gave them there,
//! as all are that clang does not optimise.

use crate::primitive::Primitive;
use ir::global::Visibility;
use ir::layout::DataLayout;
use ir::types::{FloatKind, Type, TypeId};
use ir::{Body, Const, ConstKind, GlobalId, GlobalKind, InstId, Linkage, Module, Op, Value};
use std::fmt::{self, Write};

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// The function, or the variable.
    pub name: String,
    /// What it gives.
    pub distribution: Distribution,
}

/// How values are distributed.
#[derive(Clone, Debug, PartialEq)]
pub enum Distribution {
    /// As the function is: every value of an input alike.
    Uniform,
    /// Always this.
    Constant(Number),
    /// All of these alike.
    Range(Number, Number),
    /// One, with this probability, or else zero.
    Bernoulli(f64),
    /// Each value with its weight.
    Weighted(Vec<(Number, f64)>),
}

/// A value as it was written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// A whole number.
    Whole(i128),
    /// Another one.
    Real(f64),
}

impl Number {
    fn parse(text: &str) -> Result<Number, String> {
        let text = text.trim();
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let whole = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
            Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok().map(i128::from),
            None => digits.parse::<u64>().ok().map(i128::from),
        };
        match (whole, text.parse::<f64>()) {
            (Some(whole), _) => Ok(Number::Whole(sign * whole)),
            (None, Ok(real)) if real.is_finite() => Ok(Number::Real(real)),
            _ => Err(format!("`{text}` is no number")),
        }
    }

    fn value(self) -> f64 {
        match self {
            Number::Whole(whole) => whole as f64,
            Number::Real(real) => real,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Whole(whole) => write!(f, "{whole}"),
            Number::Real(real) => write!(f, "{real:?}"),
        }
    }
}

impl fmt::Display for Distribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Distribution::Uniform => f.write_str("uniform"),
            Distribution::Constant(value) => write!(f, "{value}"),
            Distribution::Range(low, high) => write!(f, "{low}..{high}"),
            Distribution::Bernoulli(probability) => write!(f, "bernoulli({probability})"),
            Distribution::Weighted(values) => {
                let values: Vec<String> =
                    values.iter().map(|(value, weight)| format!("{value}:{weight}")).collect();
                write!(f, "weighted({})", values.join(", "))
            }
        }
    }
}

/// What stands in the parentheses after a word.
fn arguments<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    text.strip_prefix(word)?.trim_start().strip_prefix('(')?.strip_suffix(')')
}

impl Input {
    /// Reads `name=dist`; what is wrong with it, in words.
    pub fn parse(text: &str) -> Result<Input, String> {
        let (name, distribution) =
            text.split_once('=').ok_or("NAME=DIST is needed, such as rand=1..6".to_string())?;
        let name = name.trim().to_string();
        if name.is_empty() {
            return Err("the name of a function is missing before `=`".to_string());
        }
        Ok(Input { name, distribution: Distribution::parse(distribution.trim())? })
    }
}

impl Distribution {
    fn parse(text: &str) -> Result<Distribution, String> {
        if text == "uniform" {
            return Ok(Distribution::Uniform);
        }
        if let Some(probability) = arguments(text, "bernoulli") {
            let probability = Number::parse(probability)?.value();
            return match (0.0..=1.0).contains(&probability) {
                true => Ok(Distribution::Bernoulli(probability)),
                false => Err(format!("the probability {probability} does not lie between 0 and 1")),
            };
        }
        if let Some(values) = arguments(text, "weighted") {
            return weighted(values);
        }
        if let Some((low, high)) = text.split_once("..") {
            let (low, high) = (Number::parse(low)?, Number::parse(high)?);
            return match low.value() <= high.value() {
                true => Ok(Distribution::Range(low, high)),
                false => Err(format!("there is nothing between {low} and {high}: the lower end comes first")),
            };
        }
        let usage = "expected uniform, a value, LO..HI, bernoulli(p) or weighted(value:weight, ...)";
        Number::parse(text).map(Distribution::Constant).map_err(|_| usage.to_string())
    }
}

fn weighted(values: &str) -> Result<Distribution, String> {
    let mut all = Vec::new();
    for pair in values.split(',') {
        let (value, weight) =
            pair.split_once(':').ok_or_else(|| format!("`{}`: expected value:weight", pair.trim()))?;
        let (value, weight) = (Number::parse(value)?, Number::parse(weight)?.value());
        if weight < 0.0 {
            return Err(format!("the weight {weight} of {value} is negative"));
        }
        all.push((value, weight));
    }
    if !all.iter().any(|(_, weight)| *weight > 0.0) {
        return Err("no value has a positive weight".to_string());
    }
    if !all.iter().map(|(_, weight)| *weight).sum::<f64>().is_finite() {
        return Err("the weights are too large".to_string());
    }
    Ok(Distribution::Weighted(all))
}

/// What a function gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Int(u32),
    Float(FloatKind),
}

/// Makes room in a module for inputs: the functions lose their bodies, and the text of a module that defines them is given back, for
/// pointers of the module's width.
pub(crate) fn definitions(module: &mut Module, inputs: &[Input]) -> Result<String, String> {
    let pointer = DataLayout::of(module)?.pointer(0).bits;
    let mut text = Text { out: String::new(), pointer, used: Vec::new() };
    for (number, input) in inputs.iter().enumerate() {
        let problem = |what: String| format!("--input: {what}");
        if inputs[..number].iter().any(|other| other.name == input.name) {
            return Err(problem(format!("the function {} has two distributions", input.name)));
        }
        for (place, (global, name)) in targets(module, input).map_err(problem)?.into_iter().enumerate() {
            let (kind, parameters) = signature(module, global, &input.name).map_err(problem)?;
            text.define(&format!("{number}.{place}"), &name, (kind, &parameters), &input.distribution)
                .map_err(|what| problem(format!("{}: {what}", input.name)))?;
            declare(module, global, &name);
        }
    }
    text.declarations();
    Ok(text.out)
}

/// The functions to be defined for an input, and the names that they get.
fn targets(module: &mut Module, input: &Input) -> Result<Vec<(GlobalId, String)>, String> {
    let name = &input.name;
    let Some(id) = module.global_named(name.as_bytes()).filter(|id| function(module, *id).is_some()) else {
        let calls = calls_for(module, name);
        return match calls.is_empty() {
            true => Err(missing(module, name)),
            false if input.distribution == Distribution::Uniform => Ok(Vec::new()),
            false => Ok(redirect(module, name, &calls)),
        };
    };
    let has_body = function(module, id).is_some_and(|function| function.body.is_some());
    // A primitive is known by its name, so what stands for it needs another.
    Ok(match (Primitive::named(name.as_bytes()), &input.distribution) {
        (Some(_), Distribution::Uniform) => Vec::new(),
        (Some(_), _) => vec![(id, format!("{name}.input"))],
        (None, Distribution::Uniform) if has_body => Vec::new(),
        (None, _) => vec![(id, name.clone())],
    })
}

/// A call of a function: in which function, which instruction, and what it calls.
struct InputCall {
    within: GlobalId,
    call: InstId,
    callee: GlobalId,
}

/// The calls whose result is stored in a variable at once.
fn calls_for(module: &Module, name: &str) -> Vec<InputCall> {
    let named = |function: &str| module.global_named(function.as_bytes());
    let (only, variable) = match name.split_once('.').map(|(first, rest)| (named(first), rest)) {
        Some((Some(function), rest)) => (Some(function), rest),
        _ => (None, name),
    };
    let global = named(variable).filter(|id| matches!(module.globals[*id].kind, GlobalKind::Variable(_)));
    let symbol = module.strings.lookup(variable.as_bytes());
    let mut calls = Vec::new();
    for (within, body) in module.globals.iter().filter_map(|(id, global)| {
        let body = global.as_function()?.body.as_ref()?;
        only.is_none_or(|only| only == id).then_some((id, body))
    }) {
        let is_variable = |place: Value| match place {
            Value::Local(local) => {
                let local = &body.locals[local];
                let in_memory = local.def.is_some_and(|def| matches!(body.insts[def].op, Op::Alloca { .. }));
                in_memory && symbol.is_some() && local.name == symbol
            }
            Value::Const(id) => {
                global.is_some_and(|global| module.constants[id].kind == ConstKind::Global(global))
            }
            Value::Metadata(_) | Value::Asm(_) => false,
        };
        for inst in body.insts.values() {
            if let Op::Store(store) = &inst.op
                && is_variable(store.ptr)
                && let Some((call, callee)) = called(module, body, store.value)
            {
                calls.push(InputCall { within, call, callee });
            }
        }
    }
    calls
}

/// More casts than a compiler writes between a call and a store.
const MOST_CASTS: usize = 8;

/// The call that a value comes from, perhaps in another width.
fn called(module: &Module, body: &Body, mut value: Value) -> Option<(InstId, GlobalId)> {
    // In code that nobody reaches, casts may go in a circle.
    for _ in 0..MOST_CASTS {
        let Value::Local(local) = value else { return None };
        let def = body.locals[local].def?;
        match &body.insts[def].op {
            Op::Cast { value: from, .. } => value = *from,
            Op::Call(call) => {
                let Value::Const(callee) = call.site.callee else { return None };
                let ConstKind::Global(callee) = module.constants[callee].kind else { return None };
                return function(module, callee).map(|_| (def, callee));
            }
            _ => return None,
        }
    }
    None
}

/// Lets calls go to new functions, one for each that they went to.
fn redirect(module: &mut Module, name: &str, calls: &[InputCall]) -> Vec<(GlobalId, String)> {
    let mut made: Vec<(GlobalId, GlobalId, String)> = Vec::new();
    for InputCall { within, call, callee } in calls {
        let new = match made.iter().find(|(old, ..)| old == callee) {
            Some((_, new, _)) => *new,
            None => {
                let new = module.globals.push(module.globals[*callee].clone());
                let end = if made.is_empty() { String::new() } else { format!(".{}", made.len()) };
                made.push((*callee, new, format!("{name}.input{end}")));
                new
            }
        };
        let constant = module.constants.add(Const { ty: TypeId::ptr(), kind: ConstKind::Global(new) });
        if let GlobalKind::Function(function) = &mut module.globals[*within].kind
            && let Some(body) = &mut function.body
            && let Op::Call(call) = &mut body.insts[*call].op
        {
            call.site.callee = Value::Const(constant);
        }
    }
    made.into_iter().map(|(_, new, name)| (new, name)).collect()
}

fn function(module: &Module, id: GlobalId) -> Option<&ir::Function> {
    module.globals[id].as_function()
}

/// What to say of a name that is neither a function nor a variable that a call is stored in.
fn missing(module: &Module, name: &str) -> String {
    let variable = module.global_named(name.as_bytes()).is_some();
    let functions = module.globals.values().filter(|global| global.as_function().is_some());
    let names = functions.filter_map(|global| Some(module.strings.text(global.name?).into_owned()));
    let mut names: Vec<String> = names.filter(|name| !name.starts_with("llvm.")).collect();
    names.sort();
    names.truncate(20);
    let names = names.join(", ");
    match variable {
        true => format!("no result of a call is stored in {name}; the functions are {names}"),
        false => format!(
            "the program has no function {name}, and no variable of that name takes the result of a call; \
             the functions are {names}"
        ),
    }
}

/// What a function gives, and its parameters as they are written.
fn signature(module: &Module, id: GlobalId, name: &str) -> Result<(Kind, String), String> {
    let ty = function(module, id).map(|function| &module.types[function.ty]);
    let Some(Type::Function { ret, params, vararg }) = ty else {
        return Err(format!("{name} is no function"));
    };
    let kind = match module.types[*ret] {
        Type::Int(width @ 1..=64) => Kind::Int(width),
        Type::Float(kind @ (FloatKind::Float | FloatKind::Double)) => Kind::Float(kind),
        Type::Void => return Err(format!("{name} gives nothing back")),
        _ => {
            let gives = ir::print::type_text(module, *ret);
            return Err(format!(
                "{name} gives {gives}: only integers and floating-point numbers have distributions"
            ));
        }
    };
    let written = |ty: &TypeId| ir::print::type_text(module, *ty);
    let mut parameters: Vec<String> = params.iter().map(written).collect();
    if parameters.iter().any(|parameter| parameter.contains('%')) {
        return Err(format!("{name} has a parameter that is a structure"));
    }
    if *vararg {
        parameters.push("...".to_string());
    }
    Ok((kind, parameters.join(", ")))
}

/// Leaves nothing of a function but its declaration, under this name.
fn declare(module: &mut Module, id: GlobalId, name: &str) {
    let name = module.strings.intern(name.as_bytes());
    let global = &mut module.globals[id];
    global.name = Some(name);
    global.linkage = Linkage::External;
    global.visibility = Visibility::Default;
    global.comdat = None;
    global.attachments.clear();
    if let GlobalKind::Function(function) = &mut global.kind {
        function.body = None;
        function.personality = None;
        function.prefix = None;
        function.prologue = None;
    }
}

/// The module that is written.
struct Text {
    out: String,
    pointer: u32,
    /// The declarations that are needed.
    used: Vec<String>,
}

impl Text {
    fn define(
        &mut self,
        number: &str,
        name: &str,
        (kind, parameters): (Kind, &str),
        distribution: &Distribution,
    ) -> Result<(), String> {
        let ty = match kind {
            Kind::Int(width) => format!("i{width}"),
            Kind::Float(FloatKind::Float) => "float".to_string(),
            Kind::Float(_) => "double".to_string(),
        };
        let (mut tables, mut body) = (String::new(), String::new());
        match (distribution, kind) {
            (Distribution::Uniform, Kind::Int(width)) => self.uniform(&mut body, width)?,
            (Distribution::Uniform, Kind::Float(_)) => return Err("a range is needed: LO..HI".to_string()),
            (Distribution::Constant(value), _) => {
                let _ = writeln!(body, "  ret {ty} {}", literal(*value, kind)?);
            }
            (Distribution::Range(low, high), Kind::Int(width)) => {
                let (Number::Whole(first), Number::Whole(last)) = (*low, *high) else {
                    return Err(format!("{low}..{high} is no range of whole numbers"));
                };
                let low = literal(*low, kind)?;
                literal(*high, kind)?;
                let count = last - first + 1;
                if count >= 1i128 << self.pointer {
                    return Err(format!("{first}..{last} has more values than can be told apart"));
                }
                self.choose(&mut body, count as u64);
                self.fit(&mut body, "%chosen", "%fitting", width);
                let _ = writeln!(body, "  %value = add {ty} %fitting, {low}\n  ret {ty} %value");
            }
            (Distribution::Range(low, high), Kind::Float(_)) => {
                // As many as a double has between one half and one; what a smaller type has is rounded to.
                let bits = self.pointer.min(53) - u32::from(self.pointer == 32);
                self.choose(&mut body, 1 << bits);
                let (low, high) = (low.value(), high.value());
                let step = literal(Number::Real((high - low) / (1u64 << bits) as f64), kind)?;
                let low = literal(Number::Real(low), kind)?;
                let _ = writeln!(
                    body,
                    "  %part = uitofp i{} %chosen to {ty}\n  %above = fmul {ty} %part, {step}\n  \
                     %value = fadd {ty} %above, {low}\n  ret {ty} %value",
                    self.pointer
                );
            }
            (Distribution::Bernoulli(probability), _) => {
                self.weights(&mut tables, &mut body, number, &[1.0 - probability, *probability]);
                match kind {
                    Kind::Int(width) => {
                        self.fit(&mut body, "%chosen", "%value", width);
                        let _ = writeln!(body, "  ret {ty} %value");
                    }
                    Kind::Float(_) => {
                        let _ = writeln!(
                            body,
                            "  %value = uitofp i{} %chosen to {ty}\n  ret {ty} %value",
                            self.pointer
                        );
                    }
                }
            }
            (Distribution::Weighted(values), _) => {
                let weights: Vec<f64> = values.iter().map(|(_, weight)| *weight).collect();
                let literals: Result<Vec<String>, String> =
                    values.iter().map(|(value, _)| Ok(format!("{ty} {}", literal(*value, kind)?))).collect();
                let (count, literals) = (values.len(), literals?.join(", "));
                self.weights(&mut tables, &mut body, number, &weights);
                let _ = writeln!(
                    tables,
                    "@__heddle_values.{number} = private unnamed_addr constant [{count} x {ty}] [{literals}]"
                );
                let _ = writeln!(
                    body,
                    "  %place = getelementptr inbounds [{count} x {ty}], ptr @__heddle_values.{number}, i{p} 0, i{p} %chosen\n  \
                     %value = load {ty}, ptr %place\n  ret {ty} %value",
                    p = self.pointer
                );
            }
        }
        // What is to stay as it is gives way to what the platform has.
        let linkage = if *distribution == Distribution::Uniform { "weak " } else { "" };
        let _ = write!(
            self.out,
            "{tables}define {linkage}{ty} @\"{}\"({parameters}) {{\n{body}}}\n",
            quoted(name)
        );
        Ok(())
    }

    /// Any value of so many bits, in a function of its own kind where there is one.
    fn uniform(&mut self, body: &mut String, width: u32) -> Result<(), String> {
        let (primitive, attribute) = match width {
            1 => (Primitive::AnyBool, "zeroext "),
            8 => (Primitive::AnyUchar, "zeroext "),
            16 => (Primitive::AnyUshort, "zeroext "),
            32 => (Primitive::AnyUint, ""),
            64 if self.pointer == 64 => (Primitive::AnyUlong, ""),
            width if width < self.pointer => {
                self.choose(body, 1 << width);
                self.fit(body, "%chosen", "%value", width);
                let _ = writeln!(body, "  ret i{width} %value");
                return Ok(());
            }
            width => return Err(format!("i{width} has more values than can be told apart")),
        };
        let name = primitive.name();
        let _ = writeln!(body, "  %value = call {attribute}i{width} @{name}()\n  ret i{width} %value");
        self.needs(format!("declare {attribute}i{width} @{name}()"));
        Ok(())
    }

    /// `%chosen`, of as many values as are given.
    fn choose(&mut self, body: &mut String, count: u64) {
        let p = self.pointer;
        let _ = writeln!(body, "  %chosen = call i{p} @heddle_choose(i{p} {count})");
        self.needs(format!("declare i{p} @heddle_choose(i{p})"));
    }

    /// `%chosen`, by weights.
    fn weights(&mut self, tables: &mut String, body: &mut String, number: &str, weights: &[f64]) {
        let (p, count) = (self.pointer, weights.len());
        let all: Vec<String> =
            weights.iter().map(|weight| format!("double {}", hexadecimal(*weight))).collect();
        let _ = writeln!(
            tables,
            "@__heddle_weights.{number} = private unnamed_addr constant [{count} x double] [{}]",
            all.join(", ")
        );
        let _ = writeln!(
            body,
            "  %chosen = call i{p} @heddle_choose_weighted(ptr @__heddle_weights.{number}, i{p} {count})"
        );
        self.needs(format!("declare i{p} @heddle_choose_weighted(ptr, i{p})"));
    }

    /// A number as wide as a pointer, as one of another width.
    fn fit(&self, body: &mut String, from: &str, to: &str, width: u32) {
        let p = self.pointer;
        let _ = match width.cmp(&p) {
            std::cmp::Ordering::Less => writeln!(body, "  {to} = trunc i{p} {from} to i{width}"),
            std::cmp::Ordering::Equal => writeln!(body, "  {to} = add i{p} {from}, 0"),
            std::cmp::Ordering::Greater => writeln!(body, "  {to} = zext i{p} {from} to i{width}"),
        };
    }

    fn needs(&mut self, declaration: String) {
        if !self.used.contains(&declaration) {
            self.used.push(declaration);
        }
    }

    fn declarations(&mut self) {
        for declaration in &self.used {
            let _ = writeln!(self.out, "{declaration}");
        }
    }
}

/// A name as it stands between quotes.
fn quoted(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        let _ = match byte {
            b'"' | b'\\' | 0..=31 | 127.. => write!(text, "\\{byte:02X}"),
            byte => write!(text, "{}", char::from(byte)),
        };
    }
    text
}

fn hexadecimal(value: f64) -> String {
    format!("0x{:016X}", value.to_bits())
}

/// A value as a constant of its type, if it fits.
fn literal(value: Number, kind: Kind) -> Result<String, String> {
    match (kind, value) {
        (Kind::Int(width), Number::Whole(whole)) => {
            let fits = whole >= -(1i128 << (width - 1)) && whole < 1i128 << width;
            if fits {
                Ok(format!("{}", truncated(whole, width)))
            } else {
                Err(format!("{whole} does not fit in i{width}"))
            }
        }
        (Kind::Int(_), Number::Real(real)) => Err(format!("{real:?} is no whole number")),
        (Kind::Float(FloatKind::Float), value) => {
            let single = value.value() as f32;
            if single.is_finite() {
                Ok(hexadecimal(f64::from(single)))
            } else {
                Err(format!("{value} does not fit in a float"))
            }
        }
        (Kind::Float(_), value) => Ok(hexadecimal(value.value())),
    }
}

/// A number with the sign that its type's highest bit says: what LLVM writes.
fn truncated(whole: i128, width: u32) -> i128 {
    let bits = whole & ((1i128 << width) - 1);
    if bits >> (width - 1) & 1 == 1 { bits - (1i128 << width) } else { bits }
}

#[cfg(test)]
mod tests;
