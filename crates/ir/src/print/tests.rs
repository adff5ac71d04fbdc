//! Modules built by hand. LLVM 19's `opt -S` gives the texts of whole modules back unchanged, where it accepts
//! them: debug info here has not the fields that LLVM asks for.

use super::*;
use crate::attribute::{Attr, AttrKind, AttrSetId, MemoryAccess, MemoryEffects};
use crate::constant::{Const, ConstExpr, ConstId, ConstKind};
use crate::function::{Attachment, Block, DebugRecord, DebugRecordKind, Function, InstId, Local};
use crate::global::*;
use crate::inst::*;
use crate::metadata::{
    DiLocation, ExprElement, Field, FieldValue, Md, MdId, MdKind, MdNode, MdNumber, NamedMd,
};
use crate::strings::Symbol;
use crate::types::{NamedType, StructBody, TypeId};
use arena::Id;
use source::Pos;

/// What the tests need to put a module together.
#[derive(Default)]
struct Builder {
    module: Module,
}

impl Builder {
    fn sym(&mut self, text: &str) -> Symbol {
        self.module.strings.intern(text.as_bytes())
    }

    fn constant(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        self.module.constants.add(Const { ty, kind })
    }

    fn int(&mut self, value: u64) -> Value {
        Value::Const(self.constant(TypeId::i32(), ConstKind::Int(value)))
    }

    fn address(&mut self, id: GlobalId) -> Value {
        Value::Const(self.constant(TypeId::ptr(), ConstKind::Global(id)))
    }

    fn global(&mut self, name: Option<&str>, kind: GlobalKind) -> GlobalId {
        let name = name.map(|name| self.sym(name));
        self.module.globals.push(Global::new(name, kind, Pos::default()))
    }

    fn variable(&mut self, name: Option<&str>, ty: TypeId, init: Option<ConstId>) -> GlobalId {
        let variable = Variable { init, ..Variable::declaration(ty) };
        self.global(name, GlobalKind::Variable(variable))
    }

    fn function(&mut self, name: &str, ret: TypeId, params: &[TypeId], vararg: bool) -> GlobalId {
        let ty = self.module.types.intern(Type::Function { ret, params: params.into(), vararg });
        let function = Function::declaration(ty, params.len());
        self.global(Some(name), GlobalKind::Function(Box::new(function)))
    }

    fn function_mut(&mut self, id: GlobalId) -> &mut Function {
        match &mut self.module.globals[id].kind {
            GlobalKind::Function(function) => function,
            other => panic!("not a function: {other:?}"),
        }
    }

    fn attrs(&mut self, attrs: &[Attr]) -> Option<AttrSetId> {
        self.module.attrs.intern(attrs)
    }

    fn node(&mut self, number: Option<u32>, distinct: bool, kind: MdKind) -> MdId {
        let number = number.and_then(MdNumber::new);
        self.module.metadata.nodes.push(MdNode { number, distinct, kind })
    }
}

fn block(body: &mut Body, name: Option<Symbol>) -> BlockId {
    body.blocks.push(Block { name, first: body.insts.next_id(), len: 0 })
}

/// Adds an instruction to the last block.
fn inst(body: &mut Body, result: Option<(TypeId, Option<Symbol>)>, op: Op) -> Option<Value> {
    let id = body.insts.next_id();
    let result = result.map(|(ty, name)| body.locals.push(Local { ty, name, def: Some(id) }));
    body.insts.push(Inst { op, result, dbg: None, pos: Pos::default() });
    if let Some(block) = body.blocks.values_mut().last() {
        block.len += 1;
    }
    result.map(Value::Local)
}

fn site(fn_ty: TypeId, callee: Value, args: &[(TypeId, Value)]) -> CallSite {
    CallSite {
        cc: CallConv::C,
        ret_attrs: None,
        addrspace: 0,
        fn_ty,
        callee,
        args: args.iter().map(|&(ty, value)| Arg { ty, attrs: None, value }).collect(),
        fn_attrs: None,
        bundles: Box::default(),
    }
}

#[test]
fn the_lines_of_a_module_stand_in_llvms_order() {
    let mut b = Builder::default();
    b.module.name = "m.ll".to_string();
    b.module.source_filename = Some(b.sym("a \"b\".c"));
    b.module.triple = Some(b.sym("x86_64-pc-linux-gnu"));
    let asm = b.sym(".globl x");
    b.module.asm.push(asm);
    let fields = |fields: &[TypeId]| Some(StructBody { fields: fields.into(), packed: false });
    let pair = b.sym("struct.pair");
    let unnamed = b.module.types.named.push(NamedType { name: None, body: fields(&[TypeId::ptr()]) });
    let unnamed = b.module.types.intern(Type::Named(unnamed));
    let named = NamedType { name: Some(pair), body: fields(&[TypeId::i32(), unnamed]) };
    let named = b.module.types.named.push(named);
    let named = b.module.types.intern(Type::Named(named));

    let f = b.function("f", TypeId::void(), &[], false);
    let zero = b.constant(named, ConstKind::Zero);
    let x = b.variable(Some("x"), named, Some(zero));
    let comdat = b.sym("x");
    let comdat = b.module.comdats.push(Comdat { name: comdat, selection: ComdatSelection::Any });
    let section = b.sym(".mine");
    let global = &mut b.module.globals[x];
    global.linkage = Linkage::LinkOnceOdr;
    global.preemption = Some(Preemption::DsoLocal);
    global.unnamed_addr = Some(UnnamedAddr::Global);
    global.section = Some(section);
    global.comdat = Some(comdat);
    global.align = Align::from_bytes(8).unwrap();
    let target = b.constant(TypeId::ptr(), ConstKind::Global(x));
    b.global(None, GlobalKind::Alias { ty: named, target });
    let string = b.module.types.intern(Type::Array { len: 3, elem: TypeId::i8() });
    let bytes = b.constant(string, ConstKind::Bytes((*b"a\"\0").into()));
    let s = b.variable(None, string, Some(bytes));
    let tls = b.variable(Some("1"), TypeId::i64(), None);
    b.module.globals[s].linkage = Linkage::Private;
    b.module.globals[tls].tls = Some(Tls::InitialExec);

    let key = b.sym("frame-pointer");
    let all = b.sym("all");
    let effects = MemoryEffects { default: Some(MemoryAccess::Read), locations: Vec::new() };
    let group = [
        Attr::Flag(AttrKind::NoUnwind),
        Attr::Memory(effects),
        Attr::Int(AttrKind::AlignStack, 16),
        Attr::String(key, Some(all)),
    ];
    let group = b.attrs(&group).unwrap();
    b.module.attr_groups.push((0, group));
    b.function_mut(f).attrs = b.attrs(&[Attr::Group(0)]);

    let name = b.sym("name");
    let text = b.sym("q\n");
    let fields = [Field { name, value: FieldValue::Text(text) }];
    let kind = b.sym("DIBasicType");
    let one = b.node(Some(1), false, MdKind::Special { kind, fields: fields.into() });
    let tuple = MdKind::Tuple([Md::Node(one), Md::Null, Md::Str(text)].into());
    let node = b.node(Some(0), true, tuple);
    let kind = b.sym("my.md");
    b.module.globals[x].attachments.push(Attachment { kind, node });
    b.module.metadata.named.push(NamedMd { name: kind, nodes: vec![node], pos: Pos::default() });

    let expected = r#"; ModuleID = 'm.ll'
source_filename = "a \22b\22.c"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl x"

%0 = type { ptr }
%struct.pair = type { i32, %0 }

$x = comdat any

@x = linkonce_odr dso_local unnamed_addr global %struct.pair zeroinitializer, section ".mine", comdat, align 8, !my.md !0
@0 = private global [3 x i8] c"a\22\00"
@"1" = external thread_local(initialexec) global i64

@1 = alias %struct.pair, ptr @x

declare void @f() #0

attributes #0 = { nounwind memory(read) alignstack=16 "frame-pointer"="all" }

!my.md = !{!0}

!0 = distinct !{!1, null, !"q\0A"}
!1 = !DIBasicType(name: "q\0A")
"#;
    assert_eq!(b.module.to_string(), expected);
}

/// A function with a loop, named and unnamed registers and blocks, and a call.
fn function_with_a_loop() -> (Builder, GlobalId) {
    let mut b = Builder::default();
    let printf = b.function("printf", TypeId::i32(), &[TypeId::ptr()], true);
    let printf_ty = b.module.globals[printf].value_type();
    let printf = b.address(printf);
    let f = b.function("f", TypeId::i32(), &[TypeId::i32(), TypeId::ptr()], false);
    let no_undef = b.attrs(&[Attr::Flag(AttrKind::NoUndef), Attr::Int(AttrKind::Align, 8)]);
    b.function_mut(f).param_attrs[1] = no_undef;

    let mut body = Body::default();
    let n = Value::Local(body.locals.push(Local { ty: TypeId::i32(), name: None, def: None }));
    let name = Some(b.sym("p q"));
    let p = Value::Local(body.locals.push(Local { ty: TypeId::ptr(), name, def: None }));
    let entry = block(&mut body, None);
    let (head, out) = (BlockId::new(1), BlockId::new(2));
    inst(&mut body, None, Op::Br(head));
    let done = Some(b.sym("done"));
    block(&mut body, None);
    let (zero, minus) = (b.int(0), b.int(u64::from(u32::MAX)));
    let next = Value::Local(LocalId::new(3));
    let incoming = [(zero, entry), (next, head)].into();
    let phi = Op::Phi { flags: OpFlags::NONE, ty: TypeId::i32(), incoming };
    let i = inst(&mut body, Some((TypeId::i32(), None)), phi).unwrap();
    let flags = OpFlags::NSW;
    let add = Op::Binary { op: BinaryOp::Add, flags, lhs: i, rhs: minus };
    let sum = inst(&mut body, Some((TypeId::i32(), Some(b.sym("sum")))), add).unwrap();
    assert_eq!(sum, next);
    let compare = Op::ICmp { predicate: IntPredicate::Slt, flags: OpFlags::NONE, lhs: sum, rhs: n };
    let less = inst(&mut body, Some((TypeId::i1(), None)), compare).unwrap();
    inst(&mut body, None, Op::CondBr { cond: less, then: head, otherwise: out });
    block(&mut body, done);
    let call = site(printf_ty, printf, &[(TypeId::ptr(), p), (TypeId::i32(), sum)]);
    let call = Call { tail: TailKind::Tail, flags: OpFlags::NONE, site: call };
    let printed = inst(&mut body, Some((TypeId::i32(), None)), Op::Call(Box::new(call)));
    inst(&mut body, None, Op::Ret(printed));
    b.function_mut(f).body = Some(body);
    (b, f)
}

#[test]
fn registers_and_blocks_without_a_name_are_counted() {
    let (b, _) = function_with_a_loop();
    let expected = r#"
declare i32 @printf(ptr, ...)

define i32 @f(i32 %0, ptr noundef align 8 %"p q") {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %sum, %2 ]
  %sum = add nsw i32 %3, -1
  %4 = icmp slt i32 %sum, %0
  br i1 %4, label %2, label %done

done:                                             ; preds = %2
  %5 = tail call i32 (ptr, ...) @printf(ptr %"p q", i32 %sum)
  ret i32 %5
}
"#;
    assert_eq!(b.module.to_string(), expected);
}

#[test]
fn parts_print_alone_for_messages() {
    let (mut b, f) = function_with_a_loop();
    let module = &b.module;
    let body = module.globals[f].as_function().and_then(|f| f.body.as_ref()).unwrap();
    let sum = Value::Local(LocalId::new(3));
    assert_eq!(value_text(module, Some(f), sum), "i32 %sum");
    assert_eq!(value_text(module, Some(f), Value::Local(LocalId::new(2))), "i32 %3");
    assert_eq!(value_text(module, None, sum), "%<badref>");
    assert_eq!(inst_text(module, f, InstId::new(2)), "%sum = add nsw i32 %3, -1");
    assert_eq!(block_name(module, body, BlockId::new(1)), "%2");
    assert_eq!(block_name(module, body, BlockId::new(2)), "%done");
    assert_eq!(type_text(module, module.globals[f].value_type()), "i32 (i32, ptr)");

    let Value::Const(one) = b.int(1) else { unreachable!() };
    let switch = Switch {
        value: sum,
        default: BlockId::new(2),
        cases: vec![(one, BlockId::new(1)), (one, BlockId::new(2))],
    };
    let body = b.function_mut(f).body.as_mut().unwrap();
    body.insts[InstId::new(4)].op = Op::Switch(Box::new(switch));
    assert_eq!(
        inst_text(&b.module, f, InstId::new(4)),
        "switch i32 %sum, label %done [ i32 1, label %2 i32 1, label %done ]"
    );
}

#[test]
fn blocks_named_from_outside_are_counted_in_their_function() {
    let (mut b, f) = function_with_a_loop();
    for (block, text) in [(1, "ptr blockaddress(@f, %2)"), (2, "ptr blockaddress(@f, %done)")] {
        let kind = ConstKind::BlockAddress { function: f, block: BlockId::new(block) };
        let address = Value::Const(b.constant(TypeId::ptr(), kind));
        assert_eq!(value_text(&b.module, None, address), text);
        assert_eq!(value_text(&b.module, Some(f), address), text);
    }
}

#[test]
fn a_tail_call_hands_on_the_arguments_without_a_name() {
    let mut b = Builder::default();
    let f = b.function("f", TypeId::void(), &[TypeId::ptr()], true);
    let fn_ty = b.module.globals[f].value_type();
    let callee = b.address(f);
    let mut body = Body::default();
    let p = Value::Local(body.locals.push(Local { ty: TypeId::ptr(), name: None, def: None }));
    block(&mut body, None);
    let mut call = site(fn_ty, callee, &[(TypeId::ptr(), p)]);
    call.cc = CallConv(8);
    let tag = b.sym("deopt");
    let seven = b.int(7);
    call.bundles = [Bundle { tag, inputs: [(TypeId::i32(), seven)].into() }].into();
    let call = Call { tail: TailKind::MustTail, flags: OpFlags::NONE, site: call };
    inst(&mut body, None, Op::Call(Box::new(call)));
    b.function_mut(f).body = Some(body);
    assert_eq!(
        inst_text(&b.module, f, InstId::new(0)),
        r#"musttail call fastcc void (ptr, ...) @f(ptr %0, ...) [ "deopt"(i32 7) ]"#
    );
}

#[test]
fn typed_pointers_keep_their_pointees() {
    let mut module = Module::default();
    let types = &mut module.types;
    let function = types.intern(Type::Function { ret: TypeId::void(), params: Box::default(), vararg: true });
    let inner = types.intern(Type::TypedPtr { pointee: function, addrspace: 3 });
    let outer = types.intern(Type::TypedPtr { pointee: inner, addrspace: 0 });
    let vector = types.intern(Type::Vector { len: 4, scalable: true, elem: outer });
    let body = StructBody { fields: [vector].into(), packed: true };
    let packed = types.intern(Type::Struct(body));
    assert_eq!(type_text(&module, packed), "<{ <vscale x 4 x void (...) addrspace(3)**> }>");
}

#[test]
fn flags_and_expressions_are_spelled_as_llvm_does() {
    let mut b = Builder::default();
    let x = b.variable(Some("x"), TypeId::i64(), None);
    let Value::Const(x) = b.address(x) else { unreachable!() };
    let Value::Const(two) = b.int(2) else { unreachable!() };
    let mut flags = GepFlags::INBOUNDS;
    flags.insert(GepFlags::NUSW);
    flags.insert(GepFlags::NUW);
    let gep =
        ConstExpr::Gep { flags, in_range: None, source: TypeId::i8(), base: x, indices: [two, two].into() };
    let gep = b.constant(TypeId::ptr(), ConstKind::Expr(Box::new(gep)));
    let cast = ConstExpr::Cast { op: CastOp::PtrToInt, value: gep };
    let cast = b.constant(TypeId::i64(), ConstKind::Expr(Box::new(cast)));
    assert_eq!(
        value_text(&b.module, None, Value::Const(cast)),
        "i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @x, i32 2, i32 2) to i64)"
    );
    let yes = b.constant(TypeId::i1(), ConstKind::Int(1));
    let pair = b
        .module
        .types
        .intern(Type::Struct(StructBody { fields: [TypeId::i1(), TypeId::i64()].into(), packed: true }));
    let pair = b.constant(pair, ConstKind::Struct([yes, cast].into()));
    assert!(
        value_text(&b.module, None, Value::Const(pair)).starts_with("<{ i1, i64 }> <{ i1 true, i64 ptrto")
    );

    let written = |flags: OpFlags| {
        let module = Module::default();
        let mut printer = Printer::new(&module, Out::default());
        printer.flags(flags);
        printer.out.finish()
    };
    assert_eq!(written(OpFlags::NUW.union(OpFlags::NSW)), " nuw nsw");
    assert_eq!(written(OpFlags::FAST), " fast");
    assert_eq!(written(OpFlags::NNAN.union(OpFlags::AFN)), " nnan afn");
}

#[test]
fn debug_info_stands_beside_the_code() {
    let mut b = Builder::default();
    let f = b.function("f", TypeId::void(), &[TypeId::i32()], false);
    let scope = b.node(Some(7), true, MdKind::Tuple(Box::default()));
    let location = DiLocation { line: 3, column: 0, scope, inlined_at: None, implicit_code: false };
    let place = b.node(Some(8), false, MdKind::Location(location));
    let op = b.sym("DW_OP_plus_uconst");
    let elements = [ExprElement::Word(op), ExprElement::Int(8)];
    let expression = b.node(None, false, MdKind::Expression(elements.into()));

    let mut body = Body::default();
    let x = b.sym("x");
    let x = body.locals.push(Local { ty: TypeId::i32(), name: Some(x), def: None });
    let entry = b.sym("entry");
    block(&mut body, Some(entry));
    inst(&mut body, None, Op::Ret(None));
    let ret = InstId::new(0);
    body.insts[ret].dbg = Some(place);
    let kind = b.sym("annotation");
    body.attachments.push((ret, Attachment { kind, node: scope }));
    let args = [Md::Local(x), Md::Node(scope), Md::Node(expression), Md::Node(place)];
    body.records.push((ret, DebugRecord { kind: DebugRecordKind::Value, args: args.into() }));
    b.function_mut(f).body = Some(body);
    let expected = r#"
define void @f(i32 %x) {
entry:
    #dbg_value(i32 %x, !7, !DIExpression(DW_OP_plus_uconst, 8), !8)
  ret void, !dbg !8, !annotation !7
}

!7 = distinct !{}
!8 = !DILocation(line: 3, scope: !7)
"#;
    assert_eq!(b.module.to_string(), expected);
}
