//! What only modules built by hand can show; the rest is tested on text.

use super::{canonical, link};
use crate::constant::{Const, ConstExpr, ConstKind};
use crate::function::Attachment;
use crate::global::{Global, GlobalKind, Variable};
use crate::inst::{Align, CastOp};
use crate::metadata::{Md, MdKind, MdNode, MdNumber};
use crate::types::{StructBody, Type, TypeId};
use crate::{ConstId, Module};
use arena::Id;
use source::Pos;

fn variable(module: &mut Module, name: &str, ty: TypeId, init: Option<ConstId>) -> Global {
    let name = module.strings.intern(name.as_bytes());
    let variable = Variable { init, ..Variable::declaration(ty) };
    Global::new(Some(name), GlobalKind::Variable(variable), Pos::default())
}

/// `@a = global { i32, [2 x i64] } { i32 7, [2 x i64] zeroinitializer }`.
fn small_module(mut module: Module) -> Module {
    let array = module.types.intern(Type::Array { len: 2, elem: TypeId::i64() });
    let fields = [TypeId::i32(), array].into();
    let ty = module.types.intern(Type::Struct(StructBody { fields, packed: false }));
    let seven = module.constants.add(Const { ty: TypeId::i32(), kind: ConstKind::Int(7) });
    let zero = module.constants.add(Const { ty: array, kind: ConstKind::Zero });
    let init = module.constants.add(Const { ty, kind: ConstKind::Struct([seven, zero].into()) });
    let global = variable(&mut module, "a", ty, Some(init));
    module.globals.push(global);
    module
}

#[test]
fn the_canonical_form_forgets_how_a_module_was_built() {
    let plain = small_module(Module::default());
    let mut odd = Module::default();
    odd.strings.intern(b"unused");
    odd.types.intern(Type::Int(77));
    odd.constants.add(Const { ty: TypeId::i8(), kind: ConstKind::Int(3) });
    let odd = small_module(odd);
    assert_ne!(plain, odd);
    assert_eq!(canonical(&plain), canonical(&odd));
    let mut other = plain.clone();
    other.globals[crate::GlobalId::new(0)].align = Align::from_bytes(16).expect("a power of two");
    assert_ne!(canonical(&plain), canonical(&other));
}

#[test]
fn the_canonical_form_shares_equal_constants() {
    let build = |shared: bool| {
        let mut module = Module::default();
        let ty = module.types.intern(Type::Array { len: 1, elem: TypeId::i32() });
        let one = module.constants.add(Const { ty: TypeId::i32(), kind: ConstKind::Int(1) });
        let array = Const { ty, kind: ConstKind::Array([one].into()) };
        let first = module.constants.add(array.clone());
        let second = if shared { first } else { module.constants.add(array) };
        for (name, init) in [("a", first), ("b", second)] {
            let global = variable(&mut module, name, ty, Some(init));
            module.globals.push(global);
        }
        module
    };
    assert_ne!(build(true), build(false));
    assert_eq!(canonical(&build(true)), canonical(&build(false)));
}

#[test]
fn depth_costs_no_stack() {
    const DEPTH: usize = 100_000;
    let mut module = Module::default();
    let mut value = module.constants.add(Const { ty: TypeId::i64(), kind: ConstKind::Int(1) });
    let mut ty = TypeId::i8();
    let mut node =
        module.metadata.nodes.push(MdNode { number: None, distinct: false, kind: MdKind::Tuple([].into()) });
    for _ in 0..DEPTH {
        let kind = ConstKind::Expr(Box::new(ConstExpr::Cast { op: CastOp::BitCast, value }));
        value = module.constants.add(Const { ty: TypeId::i64(), kind });
        ty = module.types.intern(Type::TypedPtr { pointee: ty, addrspace: 0 });
        let kind = MdKind::Tuple([Md::Node(node), Md::Null].into());
        node = module.metadata.nodes.push(MdNode { number: None, distinct: false, kind });
    }
    let mut deep = variable(&mut module, "deep", TypeId::i64(), Some(value));
    deep.attachments.push(Attachment { kind: module.strings.intern(b"x"), node });
    let pointer = variable(&mut module, "pointer", ty, None);
    module.globals.push(deep);
    module.globals.push(pointer);
    let linked = link(vec![module.clone()]).expect("one module links");
    assert_eq!(linked.metadata.nodes.len(), DEPTH + 1);
    assert_eq!(canonical(&module).constants.len(), DEPTH + 1);
}

#[test]
fn metadata_that_contains_itself_is_copied_once() {
    let mut module = Module::default();
    let empty = MdNode { number: None, distinct: false, kind: MdKind::Tuple([].into()) };
    let a = module.metadata.nodes.push(empty.clone());
    let b = module.metadata.nodes.push(empty.clone());
    let c = module.metadata.nodes.push(MdNode { number: MdNumber::new(5), ..empty });
    module.metadata.nodes[a].kind = MdKind::Tuple([Md::Node(b), Md::Node(c)].into());
    module.metadata.nodes[b].kind = MdKind::Tuple([Md::Node(a), Md::Node(a)].into());
    module.metadata.nodes[c].kind = MdKind::Tuple([Md::Node(c), Md::Node(b)].into());
    let mut global = variable(&mut module, "g", TypeId::i8(), None);
    global.attachments.push(Attachment { kind: module.strings.intern(b"x"), node: a });
    module.globals.push(global);
    let copy = canonical(&module);
    assert_eq!(copy.metadata.nodes.len(), 3);
    assert_eq!(canonical(&copy), copy);
}

#[test]
fn nothing_links_to_nothing() {
    assert_eq!(link(Vec::new()), Ok(Module::default()));
}
