//! The variables of the source program, and where the code keeps them.
//!
//! What a function says about a variable comes as debug records, or in older modules as calls of `llvm.dbg.*`; both
//! are read into the same form.

use super::DebugInfo;
use super::types::Language;
use crate::constant::{ConstId, ConstKind};
use crate::function::{Body, DebugRecordKind, InstId, LocalId};
use crate::global::GlobalId;
use crate::inst::{Op, Value};
use crate::metadata::{ExprElement, FieldValue, Md, MdId, MdKind};
use crate::module::Module;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::borrow::Cow;

/// A variable or parameter of a function of the source program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalVariable<'a> {
    /// Its name; empty for one that the compiler made.
    pub name: Cow<'a, str>,
    /// Its type as text.
    pub ty: String,
    /// The file it is declared in.
    pub file: Cow<'a, str>,
    /// The line it is declared in; 0 if none.
    pub line: u32,
    /// Its place among the parameters, from 1, if it is one.
    pub arg: Option<u32>,
    /// The function it is declared in: another one than the code's if that was inlined.
    pub function: Cow<'a, str>,
    /// The scope it is declared in.
    pub scope: Option<MdId>,
    /// Its metadata node.
    pub node: MdId,
}

/// A variable of the source program that lives as long as the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlobalVariable<'a> {
    /// Its name; empty for one that the compiler made.
    pub name: Cow<'a, str>,
    /// The symbol it has, if that differs from its name.
    pub linkage_name: Option<Cow<'a, str>>,
    /// Its type as text.
    pub ty: String,
    /// The file it is declared in.
    pub file: Cow<'a, str>,
    /// The directory that `file` is relative to.
    pub directory: Cow<'a, str>,
    /// The line it is declared in; 0 if none.
    pub line: u32,
    /// The function it is declared in, if any.
    pub function: Option<Cow<'a, str>>,
    /// Whether other files cannot see it.
    pub is_local: bool,
    /// How the global relates to it.
    pub expression: Expression,
    /// Its metadata node.
    pub node: MdId,
}

/// What a record says: from an instruction on, a variable is to be found somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Which variable: its place in [`Variables::variables`].
    pub variable: usize,
    /// The instruction before which it holds.
    pub at: InstId,
    /// Where it is.
    pub place: Place,
    /// What is computed from that first.
    pub expression: Expression,
    /// The place in the source, which tells copies of an inlined function apart.
    pub location: Option<MdId>,
}

/// Where a variable is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In memory at this address, for good.
    Memory(Operand),
    /// It has this value, until another binding of it.
    Value(Operand),
    /// It is computed from these values.
    Computed(Vec<Operand>),
    /// The compiler has removed it.
    Gone,
}

/// A register or constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A register of the function.
    Local(LocalId),
    /// A constant.
    Const(ConstId),
}

/// What a debug expression computes, summarised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Expression {
    /// How often an address is followed.
    pub derefs: u32,
    /// The part of the variable it is about, if not all: first bit and number of bits.
    pub fragment: Option<(u64, u64)>,
    /// Whether something else is computed.
    pub other: bool,
}

/// The variables of one function and where they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variables<'a> {
    /// The variables in the order in which they are met, those of inlined functions included.
    pub variables: Vec<LocalVariable<'a>>,
    /// Where they are, in the order of the instructions.
    pub bindings: Vec<Binding>,
    /// Registers that bindings name, sorted, with the binding.
    by_local: Vec<(LocalId, usize)>,
}

impl<'a> Variables<'a> {
    /// The bindings that name a register, with the variables they are about.
    pub fn of(&self, local: LocalId) -> impl Iterator<Item = (&LocalVariable<'a>, &Binding)> {
        let start = self.by_local.partition_point(|(l, _)| *l < local);
        let found = self.by_local[start..].iter().take_while(move |(l, _)| *l == local);
        found.map(|&(_, index)| {
            let binding = &self.bindings[index];
            (&self.variables[binding.variable], binding)
        })
    }
}

/// The functions that stand for debug records about variables in older modules.
pub(super) fn intrinsics(module: &Module) -> Vec<(GlobalId, DebugRecordKind)> {
    let kind = |name| DebugRecordKind::from_intrinsic(name).filter(|kind| *kind != DebugRecordKind::Label);
    let named = module
        .globals
        .iter()
        .filter_map(|(id, global)| Some((id, kind(module.strings.bytes(global.name?))?)));
    named.collect()
}

impl<'a> DebugInfo<'a> {
    /// The variables of a function, as far as its code says where they are.
    pub fn variables_of(&self, function: GlobalId) -> Variables<'a> {
        let mut found = Variables::default();
        let Some(body) = self.module.globals[function].as_function().and_then(|f| f.body.as_ref()) else {
            return found;
        };
        let mut known: HashMap<MdId, usize, FxBuildHasher> = HashMap::default();
        let mut add = |at, kind, args: &[Md], location| {
            let binding = self.binding(&mut found.variables, &mut known, at, kind, args, location);
            found.bindings.extend(binding);
        };
        for (at, record) in &body.records {
            if let Some((Md::Node(location), args)) = record.args.split_last() {
                add(*at, record.kind, args, Some(*location));
            }
        }
        for (at, inst) in body.insts.iter() {
            if let Some((kind, args)) = self.intrinsic_call(body, &inst.op) {
                add(at, kind, &args, inst.dbg);
            }
        }
        // A function has either records or calls, so this mostly keeps the order.
        found.bindings.sort_by_key(|binding| binding.at);
        for (index, binding) in found.bindings.iter().enumerate() {
            let operands = match &binding.place {
                Place::Memory(operand) | Place::Value(operand) => std::slice::from_ref(operand),
                Place::Computed(operands) => operands,
                Place::Gone => &[],
            };
            for operand in operands {
                if let Operand::Local(local) = operand {
                    found.by_local.push((*local, index));
                }
            }
        }
        found.by_local.sort();
        found.by_local.dedup();
        found
    }

    /// The variables of the source program that a global is the memory of: several only if it holds parts.
    pub fn globals_of(&self, global: GlobalId) -> Vec<GlobalVariable<'a>> {
        self.attached(global).filter_map(|node| self.global_variable(node)).collect()
    }

    fn global_variable(&self, node: MdId) -> Option<GlobalVariable<'a>> {
        let is_pair = self.is(node, b"DIGlobalVariableExpression");
        let expression = if is_pair { self.link(node, self.names.expr) } else { None };
        let node = if is_pair { self.link(node, self.names.var)? } else { node };
        if !self.is(node, b"DIGlobalVariable") {
            return None;
        }
        let scope = self.link(node, self.names.scope);
        let (file, directory) = self.file_of_scope(Some(node));
        let function = scope.and_then(|scope| self.enclosing_subprogram(scope));
        Some(GlobalVariable {
            name: self.text(node, self.names.name),
            linkage_name: self.optional_text(node, self.names.linkage_name),
            ty: self.type_text(self.link(node, self.names.ty), self.language(scope)),
            file,
            directory,
            line: self.number(node, self.names.line),
            function: function.map(|function| self.text(function, self.names.name)),
            is_local: matches!(self.field(node, self.names.is_local), Some(FieldValue::Bool(true))),
            expression: self.expression(expression),
            node,
        })
    }

    /// The record that a call of an older module stands for, and its arguments.
    fn intrinsic_call(&self, body: &Body, op: &Op) -> Option<(DebugRecordKind, Vec<Md>)> {
        let site = op.call_site()?;
        let Value::Const(callee) = site.callee else { return None };
        let ConstKind::Global(callee) = self.module.constants[callee].kind else { return None };
        let (_, kind) = self.intrinsics.iter().find(|(id, _)| *id == callee)?;
        let args = site.args.iter().map(|arg| match arg.value {
            Value::Metadata(id) => body.md_operands[id],
            _ => Md::Null,
        });
        Some((*kind, args.collect()))
    }

    /// What a record with these arguments, its location excepted, says about a variable.
    fn binding(
        &self,
        variables: &mut Vec<LocalVariable<'a>>,
        known: &mut HashMap<MdId, usize, FxBuildHasher>,
        at: InstId,
        kind: DebugRecordKind,
        args: &[Md],
        location: Option<MdId>,
    ) -> Option<Binding> {
        let (&[what, Md::Node(node), ref rest @ ..], true) = (args, kind != DebugRecordKind::Label) else {
            return None;
        };
        let variable = match known.get(&node) {
            Some(index) => *index,
            None => {
                variables.push(self.local_variable(node)?);
                known.insert(node, variables.len() - 1);
                variables.len() - 1
            }
        };
        let expression = match rest.first() {
            Some(Md::Node(node)) => Some(*node),
            _ => None,
        };
        let place = match (self.operands(what).as_slice(), kind) {
            ([], _) => Place::Gone,
            ([operand], DebugRecordKind::Declare) => Place::Memory(*operand),
            ([operand], _) => Place::Value(*operand),
            (several, _) => Place::Computed(several.to_vec()),
        };
        Some(Binding { variable, at, place, expression: self.expression(expression), location })
    }

    fn operands(&self, what: Md) -> Vec<Operand> {
        match what {
            Md::Local(local) => vec![Operand::Local(local)],
            Md::Const(id) => match self.module.constants[id].kind {
                ConstKind::Undef | ConstKind::Poison => Vec::new(),
                _ => vec![Operand::Const(id)],
            },
            Md::Node(list) => match &self.node(list).kind {
                // The elements are registers and constants; a list in a list does not exist.
                MdKind::ArgList(list) => {
                    let simple = list.iter().filter(|md| !matches!(md, Md::Node(_)));
                    simple.flat_map(|md| self.operands(*md)).collect()
                }
                _ => Vec::new(),
            },
            Md::Null | Md::Str(_) => Vec::new(),
        }
    }

    fn local_variable(&self, node: MdId) -> Option<LocalVariable<'a>> {
        if !self.is(node, b"DILocalVariable") {
            return None;
        }
        let scope = self.link(node, self.names.scope);
        let function = scope.and_then(|scope| self.enclosing_subprogram(scope));
        let language = function.map_or(Language::C, |function| self.language(Some(function)));
        Some(LocalVariable {
            name: self.text(node, self.names.name),
            ty: self.type_text(self.link(node, self.names.ty), language),
            file: self.file_of_scope(Some(node)).0,
            line: self.number(node, self.names.line),
            arg: Some(self.number(node, self.names.arg)).filter(|&arg| arg != 0),
            function: function.map_or(Cow::Borrowed(""), |function| self.text(function, self.names.name)),
            scope,
            node,
        })
    }

    fn expression(&self, node: Option<MdId>) -> Expression {
        let mut summary = Expression::default();
        let elements = node.map(|node| &self.node(node).kind);
        let Some(MdKind::Expression(elements)) = elements else { return summary };
        let mut rest = &elements[..];
        while let Some((first, after)) = rest.split_first() {
            // The numbers after a word belong to it.
            let numbers = after.iter().take_while(|e| matches!(e, ExprElement::Int(_))).count();
            let (numbers, next) = after.split_at(numbers);
            let word = match first {
                ExprElement::Word(word) => self.module.strings.bytes(*word),
                ExprElement::Int(_) => b"",
            };
            match (word, numbers) {
                (b"DW_OP_deref", []) => summary.derefs = summary.derefs.saturating_add(1),
                (b"DW_OP_LLVM_fragment", [ExprElement::Int(first), ExprElement::Int(bits)]) => {
                    summary.fragment = Some((*first, *bits));
                }
                // These two change nothing where nothing else is computed.
                (b"DW_OP_stack_value", []) | (b"DW_OP_LLVM_arg", [ExprElement::Int(0)]) => {}
                _ => summary.other = true,
            }
            rest = next;
        }
        summary
    }
}
