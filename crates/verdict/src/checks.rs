//! Every single check of a program, with its stable id and what became of it.
//!
//! ```text
//!   assert, reach              calls of what fails
//!   bounds, null, lifetime     accesses through pointers, but for those to whole variables, which cannot fail
//!   pointer                    address computations whose result is more than an address to access
//!   overflow, shift, div-zero  the traps that the compiler has put into the code; in other code instructions that may make poison or divide
//!   free                       calls that give memory back
//!   the others                 one check each: they are about states, not about places
//! ```
//!
//! Checks at the same place of the source are one. Claim: what is said to hold, or not to be reached, is so wherever the verdict about its class says that all hold. Limit: what functions of the platform check inside is
//! listed only where it is violated.

use crate::answer::Answer;
use crate::location::Location;
use crate::places::Places;
use crate::property::{Class, Property, Selection, read_class, write_class};
use crate::status::Verdict;
use crate::unreached::{Seen, assertions, blocks, edges_of};
use ir::constant::{ConstKind, as_index};
use ir::global::GlobalId;
use ir::inst::{BinaryOp, GepFlags, OpFlags, Value};
use program::Program;
use program::code::{Callee, Function, Op, Pc};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A check and what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// Its id, as that of a [`Property`].
    pub id: String,
    /// Its class.
    #[serde(serialize_with = "write_class", deserialize_with = "read_class")]
    pub class: Class,
    /// What became of it.
    pub status: Status,
    /// Where it is.
    pub location: Option<Location>,
}

/// What became of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Status {
    /// It is violated.
    Violated,
    /// Nobody knows.
    Unknown,
    /// No execution comes to it.
    NotReached,
    /// It holds.
    Holds,
}

impl Status {
    /// Every one.
    pub const ALL: [Status; 4] = [Status::Violated, Status::Unknown, Status::NotReached, Status::Holds];

    /// Its word, for people and in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Status::Violated => "violated",
            Status::Unknown => "unknown",
            Status::NotReached => "not reached",
            Status::Holds => "holds",
        }
    }
}

/// A place that is checked.
struct Site {
    class: Class,
    pc: Pc,
    /// Control comes to it if it comes to one of these.
    decided_by: Vec<Pc>,
}

/// Adds to an answer what can be said about single checks and lines of the source, as far as its verdict goes.
pub fn fill(answer: &mut Answer, program: &Program, places: &Places<'_>, selection: &Selection) {
    let seen = match (answer.verdict, &answer.reason) {
        (Verdict::True, _) => Some(Seen::Everything),
        (Verdict::Unknown, Some(reason)) if reason.code.is_bound() => Some(Seen::UpToTheBound),
        _ => None,
    };
    answer.coverage = answer.coverage.take().filter(|coverage| {
        coverage.seen == Seen::UpToTheBound && seen.is_some() || seen == Some(Seen::Everything)
    });
    if let Some(coverage) = &answer.coverage {
        let input = &answer.input;
        let users = |at: &Location| input.contains(&at.file) || Path::new(&at.file).is_relative();
        answer.unreached = coverage.unreached_lines(program, places, users);
    }
    answer.checks = checks(program, places, selection, answer);
}

/// The checks that an answer is about.
fn checks(program: &Program, places: &Places<'_>, selection: &Selection, answer: &Answer) -> Vec<Check> {
    // By class and place: whether an execution may come there.
    let mut found: BTreeMap<(Class, String), (Location, bool)> = BTreeMap::new();
    for site in sites(program).into_iter().filter(|site| selection.contains(site.class)) {
        let Some(location) = places.location(site.pc).filter(|location| location.line != 0) else { continue };
        let reached = |pc: &Pc| answer.coverage.as_ref().is_none_or(|coverage| coverage.is_reached(*pc));
        let comes = site.decided_by.iter().any(reached);
        found.entry((site.class, location.to_string())).or_insert((location, false)).1 |= comes;
    }
    let mut checks = Vec::new();
    for &class in selection.classes() {
        let rest = rest_of(class, answer);
        let violated = |at: &Location| {
            let same = |property: &Property| {
                property.location.as_ref().is_some_and(|l| l.to_string() == at.to_string())
            };
            violations(class, answer).any(same)
        };
        let before = checks.len();
        for ((of, _), (location, comes)) in found.range((class, String::new())..) {
            if *of != class {
                break;
            }
            let status = match (violated(location), comes, rest) {
                (true, ..) => Status::Violated,
                (false, _, Status::Unknown) => Status::Unknown,
                (false, false, _) => Status::NotReached,
                (false, true, rest) => rest,
            };
            let id = format!("{}@{location}", class.name());
            checks.push(Check { id, class, status, location: Some(location.clone()) });
        }
        let listed: BTreeSet<String> = checks[before..].iter().map(|check| check.id.clone()).collect();
        for property in violations(class, answer).filter(|property| !listed.contains(&property.id)) {
            let (id, location) = (property.id.clone(), property.location.clone());
            let known =
                location.as_ref().is_some_and(|at| listed.contains(&format!("{}@{at}", class.name())));
            if !known {
                checks.push(Check { id, class, status: Status::Violated, location });
            }
        }
        // What has no place is one check.
        if checks.len() == before && is_about_states(class) {
            checks.push(Check { id: class.name().to_string(), class, status: rest, location: None });
        }
    }
    checks.sort_by_key(|check| check.location.as_ref().map(|at| (at.file.clone(), at.line, at.column)));
    checks
}

/// What is violated of a class.
fn violations(class: Class, answer: &Answer) -> impl Iterator<Item = &Property> {
    let of = move |property: &&Property| property.class == class && property.verdict == Verdict::False;
    answer.properties.iter().filter(of)
}

/// What became of the checks of a class that are not violated.
fn rest_of(class: Class, answer: &Answer) -> Status {
    let whole = answer.properties.iter().find(|property| property.class == class);
    match (answer.verdict, whole.map(|property| property.verdict)) {
        (Verdict::True, _) | (_, Some(Verdict::True)) => Status::Holds,
        _ => Status::Unknown,
    }
}

/// Whether checks of a class have no places of their own.
fn is_about_states(class: Class) -> bool {
    matches!(
        class,
        Class::Leak
            | Class::Cleanup
            | Class::Align
            | Class::Uninit
            | Class::Race
            | Class::Deadlock
            | Class::Undefined
    )
}

/// The places of the user's code that are checked.
fn sites(program: &Program) -> Vec<Site> {
    let mut sites: Vec<Site> = (assertions(program).into_iter())
        .map(|assertion| Site { class: Class::Assert, pc: assertion.call, decided_by: assertion.ops })
        .collect();
    for function in program.functions.values() {
        let variables = variables_of(program, function);
        for pc in function.entry..function.end {
            if !program.is_users(pc) {
                continue;
            }
            let Some((_, inst)) = program.inst_at(pc) else { continue };
            let mut add = |classes: &[Class]| {
                sites.extend(classes.iter().map(|&class| Site { class, pc, decided_by: vec![pc] }));
            };
            let is_variable = |pointer: &Value| match pointer {
                Value::Local(local) => variables.contains(local),
                pointer => global(program, pointer).is_some(),
            };
            const ACCESS: [Class; 3] = [Class::Bounds, Class::Null, Class::Lifetime];
            match &inst.op {
                ir::inst::Op::Load { ptr, .. } if !is_variable(ptr) => add(&ACCESS),
                ir::inst::Op::Store(store) if !is_variable(&store.ptr) => add(&ACCESS),
                ir::inst::Op::CmpXchg(access) if !is_variable(&access.ptr) => add(&ACCESS),
                ir::inst::Op::AtomicRmw(access) if !is_variable(&access.ptr) => add(&ACCESS),
                ir::inst::Op::Gep { flags, .. }
                    if flags.has(GepFlags::INBOUNDS) && !program.code.accessed_only.contains(pc) =>
                {
                    let also = is_subscript(program, pc).then_some(Class::Bounds);
                    add(&[Class::Pointer]);
                    add(also.as_slice());
                }
                ir::inst::Op::Gep { .. } if is_subscript(program, pc) => add(&[Class::Bounds]),
                ir::inst::Op::Binary { op, flags, rhs, .. } => add(of_binary(*op, *flags, rhs)),
                ir::inst::Op::Call(call) => {
                    if let Some(number) = trap(program, call) {
                        let (class, _) = sem::intrinsic::trap_class(number);
                        sites.push(Site { class, pc, decided_by: before(program, function, pc) });
                    } else if let Some(class) = of_call(program, pc) {
                        add(&[class]);
                    }
                }
                _ => {}
            }
        }
    }
    sites
}

/// Whether an op is a subscript that may not leave its array.
fn is_subscript(program: &Program, pc: Pc) -> bool {
    matches!(program.code.ops[pc as usize], program::code::Op::GepIndex { elements: Some(_), .. })
}

/// The registers that hold the address of a whole local variable.
fn variables_of(program: &Program, function: &Function) -> BTreeSet<ir::function::LocalId> {
    let body = program.module.globals[function.global].as_function().and_then(|f| f.body.as_ref());
    let insts = body.into_iter().flat_map(|body| body.insts.values());
    insts
        .filter(|inst| matches!(inst.op, ir::inst::Op::Alloca { count: None, .. }))
        .filter_map(|inst| inst.result)
        .collect()
}

fn of_binary(op: BinaryOp, flags: OpFlags, rhs: &Value) -> &'static [Class] {
    let wraps = !flags.has(OpFlags::NSW) && !flags.has(OpFlags::NUW);
    let constant = matches!(rhs, Value::Const(_));
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul if !wraps => &[Class::Overflow],
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if !constant || !wraps => &[Class::Shift],
        BinaryOp::UDiv | BinaryOp::URem if !constant => &[Class::DivZero],
        BinaryOp::SDiv | BinaryOp::SRem if !constant => &[Class::DivZero, Class::Overflow],
        _ => &[],
    }
}

/// The number of a trap of the compiler.
fn trap(program: &Program, call: &ir::inst::Call) -> Option<u64> {
    let name = program.module.globals[global(program, &call.site.callee)?].name?;
    if program.module.strings.text(name) != "llvm.ubsantrap" {
        return None;
    }
    let Value::Const(number) = call.site.args.first()?.value else { return None };
    as_index(&program.module.constants[number].kind)
}

/// The global whose address a value is.
fn global(program: &Program, value: &Value) -> Option<GlobalId> {
    match value {
        Value::Const(id) => match program.module.constants[*id].kind {
            ConstKind::Global(global) => Some(global),
            _ => None,
        },
        _ => None,
    }
}

fn of_call(program: &Program, pc: Pc) -> Option<Class> {
    let Op::Call(site) = program.code.ops.get(pc as usize)? else { return None };
    let Callee::Function(callee) = program.code.sites[*site as usize].callee else { return None };
    match &*program.functions[callee].name {
        "reach_error" | "__VERIFIER_error" => Some(Class::Reach),
        "free" | "realloc" | "reallocarray" => Some(Class::Free),
        name if name.starts_with("_ZdlPv") || name.starts_with("_ZdaPv") => Some(Class::Free),
        _ => None,
    }
}

/// What decides whether control goes on to the block of an op: the ends of the blocks before it.
fn before(program: &Program, function: &Function, pc: Pc) -> Vec<Pc> {
    let blocks = blocks(function);
    let Some(own) = blocks.iter().find(|block| block.contains(&pc)) else { return vec![pc] };
    let leads_here = |block: &&std::ops::Range<Pc>| {
        let edges = edges_of(program, (*block).clone());
        edges.into_iter().any(|edge| program.code.edges[edge as usize].target == own.start)
    };
    let ends: Vec<Pc> = blocks.iter().filter(leads_here).filter_map(|block| block.clone().last()).collect();
    if ends.is_empty() { vec![pc] } else { ends }
}
