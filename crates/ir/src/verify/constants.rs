//! Constants: that each is what its type can hold.

use super::aggregates::{address_type, is_valid_mask};
use super::facts::Facts;
use super::problem::Sink;
use crate::constant::{Const, ConstExpr, ConstId, ConstKind, as_index};
use crate::function::BlockId;
use crate::global::{GlobalId, GlobalKind};
use crate::module::Module;
use crate::print;
use crate::rules::{self, shape};
use crate::types::{Type, TypeId};
use arena::Id;

/// Checks every constant of a module.
pub(super) fn check(module: &Module, facts: &Facts, sink: &mut Sink<'_>) {
    let checker = Checker { module, facts };
    for (_, constant) in module.constants.iter() {
        if let Some(problem) = checker.problem(constant) {
            let ty = print::type_text(module, constant.ty);
            sink.of_module(format!("a constant of type {ty}: {problem}"));
        }
    }
}

struct Checker<'m> {
    module: &'m Module,
    facts: &'m Facts,
}

fn unless(fine: bool, problem: &str) -> Option<String> {
    (!fine).then(|| problem.to_string())
}

impl Checker<'_> {
    fn ty(&self, id: ConstId) -> TypeId {
        self.module.constants[id].ty
    }

    fn agree(&self, a: TypeId, b: TypeId) -> bool {
        self.facts.agree(a, b)
    }

    #[inline]
    fn problem(&self, constant: &Const) -> Option<String> {
        use ConstKind::*;
        let types = &self.module.types;
        let ty = constant.ty;
        match &constant.kind {
            Int(_) | WideInt(_) => unless(types.is_int(ty), "an integer needs an integer type"),
            Float(_) | WideFloat(_) => unless(types.is_float(ty), "a number needs a floating-point type"),
            Null => unless(types.is_ptr(ty), "null is a pointer"),
            None => unless(ty == TypeId::token(), "none is a token"),
            Undef | Poison | Zero => {
                let fine = types.is_first_class(ty) && ty != TypeId::label() && ty != TypeId::metadata();
                unless(fine, "no register may have that type")
            }
            Array(elements) => match types[ty] {
                Type::Array { len, elem } => self.problem_of_elements(elements, len, elem),
                _ => Some("an array needs the type of one".into()),
            },
            Vector(elements) => match types[ty] {
                Type::Vector { len, scalable: false, elem } => {
                    self.problem_of_elements(elements, u64::from(len), elem)
                }
                _ => Some("a vector needs the type of one".into()),
            },
            Splat(element) => match types[ty] {
                Type::Vector { elem, .. } => {
                    unless(self.agree(elem, self.ty(*element)), "the element has another type")
                }
                _ => Some("a splat needs the type of a vector".into()),
            },
            Struct(fields) => self.problem_of_fields(fields, ty),
            Bytes(bytes) => match types[ty] {
                Type::Array { len, elem } if types.is_int(elem) => {
                    unless(len == bytes.len() as u64, "the text has another length than the array")
                }
                _ => Some("a text needs the type of an array".into()),
            },
            Global(id) | DsoLocalEquivalent(id) | NoCfi(id) => self.problem_of_address(*id, ty),
            BlockAddress { function, block } => self.problem_of_block(*function, *block, ty),
            PtrAuth(parts) => {
                let fine = parts.first().is_some_and(|&p| types.is_ptr(self.ty(p)));
                unless(fine && types.is_ptr(ty), "only a pointer is signed")
            }
            Expr(expr) => self.problem_of_expr(expr, ty),
        }
    }

    fn problem_of_elements(&self, elements: &[ConstId], len: u64, elem: TypeId) -> Option<String> {
        if elements.len() as u64 != len {
            return Some(format!("{} elements instead of {len}", elements.len()));
        }
        let fine = elements.iter().all(|&e| self.agree(self.ty(e), elem) && !self.is_intrinsic(e));
        unless(fine, "an element has another type")
    }

    /// Whether it is the address of an intrinsic, which has none.
    fn is_intrinsic(&self, id: ConstId) -> bool {
        match self.module.constants[id].kind {
            ConstKind::Global(global) => self.facts.intrinsic(global).is_some(),
            _ => false,
        }
    }

    fn problem_of_fields(&self, fields: &[ConstId], ty: TypeId) -> Option<String> {
        let Some(body) = self.module.types.struct_body(ty) else {
            return Some("a structure needs the type of one".into());
        };
        if fields.len() != body.fields.len() {
            return Some(format!("{} fields instead of {}", fields.len(), body.fields.len()));
        }
        let pairs = fields.iter().zip(&body.fields);
        let fine = pairs.clone().all(|(&field, &expected)| self.agree(self.ty(field), expected));
        unless(fine, "a field has another type")
    }

    /// Whether an address may be used as this type: a pointer into the address space it lies in.
    fn problem_of_address(&self, id: GlobalId, ty: TypeId) -> Option<String> {
        let fits = match self.module.types[ty] {
            Type::Ptr { addrspace } | Type::TypedPtr { addrspace, .. } => {
                self.addrspace(id).is_none_or(|space| space == addrspace)
            }
            _ => false,
        };
        unless(fits, &format!("the address of {} has another type", self.module.global_name(id)))
    }

    /// The address space of a global; that of an alias is its target's, which takes following it.
    fn addrspace(&self, id: GlobalId) -> Option<u32> {
        let global = &self.module.globals[id];
        match &global.kind {
            GlobalKind::Variable(_) => Some(global.addrspace),
            // A function may lie in the address space that the data layout gives programs.
            GlobalKind::Function(_) | GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => None,
        }
    }

    fn problem_of_block(&self, function: GlobalId, block: BlockId, ty: TypeId) -> Option<String> {
        let body = self.module.globals[function].as_function().and_then(|f| f.body.as_ref());
        let Some(body) = body else {
            return Some("only a block of a defined function has an address".into());
        };
        if body.blocks.get(block).is_none() {
            return Some("the function has no such block".into());
        }
        if block.index() == 0 {
            return Some("the address of an entry block cannot be taken".into());
        }
        unless(self.module.types.is_ptr(ty), "the address of a block is a pointer")
    }

    fn problem_of_expr(&self, expr: &ConstExpr, ty: TypeId) -> Option<String> {
        use ConstExpr::*;
        let types = &self.module.types;
        let text = |id| print::type_text(self.module, id);
        match expr {
            Binary { op, lhs, rhs, .. } => {
                let class =
                    if op.is_float() { types.is_float_or_vector(ty) } else { types.is_int_or_vector(ty) };
                let same = self.ty(*lhs) == ty && self.ty(*rhs) == ty;
                unless(same && class, &format!("{} does not work on these operands", op.word()))
            }
            Cast { op, value } => {
                let from = self.ty(*value);
                let fine = rules::cast_is_valid(types, *op, from, ty);
                let problem = || format!("{} cannot turn {} into it", op.word(), text(from));
                (!fine).then(problem)
            }
            Gep { source, base, indices, .. } => self.problem_of_gep(*source, *base, indices),
            ICmp { lhs, rhs, .. } => {
                let operand = self.ty(*lhs);
                let class = types.is_int_or_vector(operand) || types.is_ptr_or_vector(operand);
                let fine = class && self.agree(operand, self.ty(*rhs)) && types.scalar(ty) == TypeId::i1();
                unless(fine, "icmp does not work on these operands")
            }
            FCmp { lhs, rhs, .. } => {
                let operand = self.ty(*lhs);
                let class = types.is_float_or_vector(operand);
                let fine = class && operand == self.ty(*rhs) && types.scalar(ty) == TypeId::i1();
                unless(fine, "fcmp does not work on these operands")
            }
            FNeg(value) => {
                let fine = types.is_float_or_vector(ty) && self.ty(*value) == ty;
                unless(fine, "fneg does not work on this operand")
            }
            Select([cond, yes, no]) => {
                let same = self.agree(self.ty(*yes), ty) && self.agree(self.ty(*no), ty);
                unless(
                    same && types.scalar(self.ty(*cond)) == TypeId::i1(),
                    "select does not work on these operands",
                )
            }
            ExtractElement([vector, index]) => {
                let vector = self.ty(*vector);
                let fine = shape(types, vector).is_some()
                    && self.agree(types.scalar(vector), ty)
                    && types.is_int(self.ty(*index));
                unless(fine, "extractelement does not work on these operands")
            }
            InsertElement([vector, element, index]) => {
                let fine = shape(types, ty).is_some()
                    && self.agree(self.ty(*vector), ty)
                    && self.agree(self.ty(*element), types.scalar(ty))
                    && types.is_int(self.ty(*index));
                unless(fine, "insertelement does not work on these operands")
            }
            ShuffleVector([a, b, mask]) => {
                let vector = self.ty(*a);
                let fine = self.agree(vector, self.ty(*b))
                    && is_valid_mask(types, &self.module.constants, vector, *mask);
                unless(fine, "shufflevector does not work on these operands")
            }
            ExtractValue(aggregate, indices) => {
                let found = super::aggregates::indexed_type(types, self.ty(*aggregate), indices);
                unless(found.is_some_and(|f| self.agree(f, ty)), "the indices lead nowhere")
            }
            InsertValue([aggregate, element], indices) => {
                let found = super::aggregates::indexed_type(types, ty, indices);
                let fine = found.is_some_and(|f| self.agree(f, self.ty(*element)));
                unless(fine && self.agree(self.ty(*aggregate), ty), "the indices lead nowhere")
            }
        }
    }

    fn problem_of_gep(&self, source: TypeId, base: ConstId, indices: &[ConstId]) -> Option<String> {
        let types = &self.module.types;
        if !types.is_ptr_or_vector(self.ty(base)) {
            return Some("the base of getelementptr must be a pointer".into());
        }
        if !indices.is_empty() && !self.facts.is_sized(source) {
            return Some("getelementptr needs a type with a size".into());
        }
        if !indices.iter().all(|&i| types.is_int_or_vector(self.ty(i))) {
            return Some("an index must be an integer".into());
        }
        let rest = indices.iter().skip(1).map(|&i| (self.ty(i), Some(&self.module.constants[i])));
        let found = address_type(types, &self.module.constants, source, rest);
        unless(found.is_some(), "the indices lead nowhere")
    }
}

/// Whether every bit of a constant is zero, as far as one look tells; none if it takes a deeper one.
pub(super) fn is_zero(module: &Module, constant: ConstId) -> Option<bool> {
    match &module.constants[constant].kind {
        ConstKind::Int(_) => as_index(&module.constants[constant].kind).map(|value| value == 0),
        ConstKind::Float(bits) => Some(*bits == 0),
        ConstKind::Null | ConstKind::Zero => Some(true),
        ConstKind::Bytes(bytes) => Some(bytes.iter().all(|b| *b == 0)),
        ConstKind::Undef | ConstKind::Poison | ConstKind::Global(_) => Some(false),
        _ => None,
    }
}
