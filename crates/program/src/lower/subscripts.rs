//! Subscripts of C and C++: of which address computations the array is a part of its object, so that an index may leave it and stay within the object.
//!
//! ```text
//!   s.a[i]     getelementptr [4 x i32], (getelementptr %struct.S, %s, 0, 1), 0, i      at most 4
//!   m[1][i]    getelementptr [4 x i32], (getelementptr [3 x [4 x i32]], @m, 0, 1), 0, i
//!   v[i]       getelementptr [4 x i32], %v, 0, i       all of the object: accesses show where i leaves it
//!   p[i]       getelementptr i32, %p, i                 a pointer, whatever it points to
//! ```
//!
//! C11 6.5.6p8 and J.2: a subscript is about the array that it is applied to. LLVM's `inbounds` is about whole objects, so this is asked only of what clang writes without optimisation, where an address computation of an
//! array type is a subscript. The last member of a structure is an array of any length (C11 6.7.2.1p18, and as older programs do it), as it is for clang's `-fsanitize=array-bounds`.
//!
//! Limits: an array that is reached through a union or through a pointer to an array counts as an object of its own size; so does one at a constant address with a constant index, about which clang warns.

use ir::Module;
use ir::constant::{ConstExpr, ConstKind};
use ir::function::Body;
use ir::global::GlobalKind;
use ir::inst::{Op, Value};
use ir::types::{Type, TypeId};
use std::num::NonZeroU32;

/// How many elements the array has whose subscript an address computation is, if it is one of an array within an object.
pub(super) fn elements(
    module: &Module,
    body: &Body,
    source: TypeId,
    base: Value,
    indices: &[Value],
) -> Option<NonZeroU32> {
    let Type::Array { len, .. } = module.types[source] else { return None };
    let [first, _] = indices else { return None };
    if index(module, *first) != Some(0) || !is_part(module, body, base, source) {
        return None;
    }
    u32::try_from(len).ok().and_then(NonZeroU32::new)
}

/// Whether an array of this type at this address is a part of an object that does not end with it.
fn is_part(module: &Module, body: &Body, base: Value, array: TypeId) -> bool {
    match base {
        Value::Local(local) => {
            let def = body.locals[local].def.map(|def| &body.insts[def].op);
            let Some(Op::Gep { source, indices, .. }) = def else { return false };
            let steps: Vec<Option<u64>> = indices.iter().map(|step| index(module, *step)).collect();
            ends_at_part(module, *source, &steps, array)
        }
        Value::Const(id) => match &module.constants[id].kind {
            ConstKind::Global(global) => match &module.globals[*global].kind {
                GlobalKind::Variable(variable) => starts_with_part(module, variable.ty, array),
                GlobalKind::Function(_) | GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
            },
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Gep { source, indices, .. } => {
                    let steps: Vec<Option<u64>> =
                        indices.iter().map(|step| index(module, Value::Const(*step))).collect();
                    ends_at_part(module, *source, &steps, array)
                }
                _ => false,
            },
            _ => false,
        },
        Value::Metadata(_) | Value::Asm(_) => false,
    }
}

/// Whether an address computation ends at an array within a structure or an array.
fn ends_at_part(module: &Module, source: TypeId, indices: &[Option<u64>], array: TypeId) -> bool {
    let Some((_, steps)) = indices.split_first() else { return false };
    let mut at = At { ty: source, is_part: steps.is_empty() };
    for &step in steps {
        let Some(next) = at.step(module, step) else { return false };
        at = next;
    }
    at.starts_with(module, array)
}

/// Whether something of a type starts with an array that is a part of it: its address is that of the whole.
fn starts_with_part(module: &Module, whole: TypeId, array: TypeId) -> bool {
    At { ty: whole, is_part: false }.starts_with(module, array)
}

/// What lies at an address.
struct At {
    ty: TypeId,
    /// Whether something of the object follows, as far as types say.
    is_part: bool,
}

impl At {
    /// A part of it.
    fn step(&self, module: &Module, index: Option<u64>) -> Option<At> {
        if let Some(body) = module.types.struct_body(self.ty) {
            let fields = body.fields.get(usize::try_from(index?).ok()?..)?;
            return Some(At { ty: *fields.first()?, is_part: !ends_structure(module, fields) });
        }
        match module.types[self.ty] {
            Type::Array { elem, .. } => Some(At { ty: elem, is_part: true }),
            _ => None,
        }
    }

    /// Whether it is an array that is a part, or starts with one: computations by nothing are not written.
    fn starts_with(self, module: &Module, array: TypeId) -> bool {
        let mut at = self;
        while at.ty != array {
            match at.step(module, Some(0)) {
                Some(next) => at = next,
                None => return false,
            }
        }
        at.is_part
    }
}

/// Whether the first of these fields is the last member of its structure, behind which there may be padding.
fn ends_structure(module: &Module, fields: &[TypeId]) -> bool {
    let is_padding = |ty: TypeId| match module.types[ty] {
        Type::Array { elem, .. } => matches!(module.types[elem], Type::Int(8)),
        _ => false,
    };
    match fields {
        [_] => true,
        // Padding is not told from a member. An array of one element is what programs write that mean any number.
        [last, padding] if is_padding(*padding) => {
            matches!(module.types[*last], Type::Array { len: 0..=1, .. })
        }
        _ => false,
    }
}

fn index(module: &Module, value: Value) -> Option<u64> {
    let Value::Const(id) = value else { return None };
    ir::constant::as_index(&module.constants[id].kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::function::Function;

    /// How many elements the arrays have whose subscripts are checked, of a function with these instructions.
    fn checked(body: &str) -> Vec<Option<u32>> {
        let text = format!(
            "%struct.S = type {{ [4 x i32], i32, [2 x %struct.In], [3 x i8] }}
             %struct.In = type {{ [3 x i32], i32 }}
             %struct.Padded = type {{ i32, [1 x i8], [11 x i8] }}
             @g = global %struct.S zeroinitializer
             @m = global [3 x [4 x i32]] zeroinitializer
             define void @f(ptr %p, i64 %i) {{ {body} ret void }}"
        );
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let function: Option<&Function> =
            module.globals.values().filter_map(|global| global.as_function()).find(|f| f.body.is_some());
        let body = function.and_then(|function| function.body.as_ref()).expect("it has a body");
        let subscripts = body.insts.values().filter_map(|inst| match &inst.op {
            Op::Gep { source, base, indices, .. } => Some(elements(&module, body, *source, *base, indices)),
            _ => None,
        });
        subscripts.map(|elements| elements.map(NonZeroU32::get)).collect()
    }

    #[test]
    fn members_and_rows_are_parts() {
        let member = "%a = getelementptr inbounds %struct.S, ptr %p, i32 0, i32 0
                      %b = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i";
        assert_eq!(checked(member), [None, Some(4)]);
        let row = "%a = getelementptr inbounds [3 x [4 x i32]], ptr %p, i64 0, i64 %i
                   %b = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i";
        assert_eq!(checked(row), [None, Some(4)]);
        let row_of_pointer = "%a = getelementptr inbounds [4 x i32], ptr %p, i64 %i
                              %b = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i";
        assert_eq!(checked(row_of_pointer), [None, Some(4)]);
    }

    #[test]
    fn parts_of_variables_are_parts() {
        assert_eq!(checked("%a = getelementptr inbounds [4 x i32], ptr @g, i64 0, i64 %i"), [Some(4)]);
        assert_eq!(checked("%a = getelementptr inbounds [4 x i32], ptr @m, i64 0, i64 %i"), [Some(4)]);
        assert_eq!(checked("%a = getelementptr inbounds [3 x [4 x i32]], ptr @m, i64 0, i64 %i"), [None]);
        let array = "getelementptr inbounds (%struct.S, ptr @g, i32 0, i32 2)";
        let first = format!("%a = getelementptr inbounds [3 x i32], ptr {array}, i64 0, i64 %i");
        assert_eq!(checked(&first), [Some(3)]);
    }

    #[test]
    fn what_ends_a_structure_or_is_no_subscript_is_not_checked() {
        let last = "%a = getelementptr inbounds %struct.S, ptr %p, i32 0, i32 3
                    %b = getelementptr inbounds [3 x i8], ptr %a, i64 0, i64 %i";
        assert_eq!(checked(last), [None, None]);
        let padded = "%a = getelementptr inbounds %struct.Padded, ptr %p, i32 0, i32 1
                      %b = getelementptr inbounds [1 x i8], ptr %a, i64 0, i64 %i";
        assert_eq!(checked(padded), [None, None]);
        let other_type = "%a = getelementptr inbounds %struct.S, ptr %p, i32 0, i32 1
                          %b = getelementptr inbounds [4 x i8], ptr %a, i64 0, i64 %i";
        assert_eq!(checked(other_type), [None, None]);
        assert_eq!(checked("%a = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 %i"), [None]);
    }
}
