//! The way back from IR to C, on what clang writes and on metadata it would never write.

use ir::debug::{DebugInfo, Expression, Operand, Place, TypeLayout};
use ir::{GlobalId, Module, Op};
use std::path::Path;
use std::process::Command;

fn read(text: &str) -> Module {
    reader::read("debug.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn compile(name: &str, flags: &[&str], source: &str) -> Module {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("debug{}", flags.concat()));
    std::fs::create_dir_all(&dir).expect("a directory for files");
    std::fs::write(dir.join(name), source).expect("the source is written");
    let output = Command::new("clang-19")
        .current_dir(&dir)
        .args(["-g", "-w", "-S", "-emit-llvm", "-o", "-", name])
        .args(flags)
        .output()
        .expect("clang-19 is needed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    read(&String::from_utf8_lossy(&output.stdout))
}

fn function(module: &Module, name: &str) -> GlobalId {
    module.global_named(name.as_bytes()).unwrap_or_else(|| panic!("no {name}"))
}

/// `name: type` of the variables of a function, in order.
fn variables(module: &Module, name: &str) -> Vec<String> {
    let found = DebugInfo::new(module).variables_of(function(module, name));
    found.variables.iter().map(|v| format!("{}: {}", v.name, v.ty)).collect()
}

const C: &str = r#"
struct node { int v; struct node *next; };
typedef unsigned long size;
typedef int (*cmp)(const void *, const void *);
union u { int a; float b; };
enum e { A, B };
static int counter[10];
const char *const names[] = {"a", "b"};
int (*table[4])(char, ...);
extern int elsewhere;
int f(struct node *list, char **argv, size n, cmp c, double m[3][4]) {
  static volatile int calls;
  union u w;
  enum e k = A;
  struct { int x; } anon;
  int vla[n];
  int __attribute__((vector_size(16))) v;
  int *const cp = &w.a;
  const volatile char *s = argv[0];
  _Bool flag = n > 3;
  void (*fp)(void) = 0;
  int arr[2][5];
  void *vp = vla;
  unsigned int (*(*fpp)(struct node *, int (*)(void)))[3] = 0;
  char *const *volatile *deep = 0;
  _Atomic int at = 0;
  for (int i = 0; i < (int)n; i++)
    calls += c(s, vp) + counter[i];
  return calls + elsewhere;
}
"#;

#[test]
fn variables_have_their_c_types() {
    let expected = [
        "list: struct node *",
        "argv: char **",
        "n: size",
        "c: cmp",
        "m: double (*)[4]",
        "w: union u",
        "k: enum e",
        "anon: struct (unnamed)",
        "__vla_expr0: unsigned long",
        "vla: int[*]",
        "v: int __attribute__((ext_vector_type(4)))",
        "cp: int *const",
        "s: const volatile char *",
        "flag: _Bool",
        "fp: void (*)(void)",
        "arr: int[2][5]",
        "vp: void *",
        "fpp: unsigned int (*(*)(struct node *, int (*)(void)))[3]",
        "deep: char *const *volatile *",
        "at: _Atomic int",
        "i: int",
    ];
    assert_eq!(variables(&compile("f.c", &["-O0"], C), "f"), expected);
    assert_eq!(variables(&compile("f.c", &["-O0", "-m32"], C), "f").len(), expected.len());
}

#[test]
fn globals_are_c_variables() {
    let module = compile("f.c", &["-O0"], C);
    let debug = DebugInfo::new(&module);
    let see = |name: &str| {
        let found = debug.globals_of(function(&module, name));
        let all = found.iter().map(|v| {
            assert_eq!((&*v.file, v.expression), ("f.c", Expression::default()));
            (v.name.to_string(), v.ty.clone(), v.line, v.function.as_deref().map(str::to_string), v.is_local)
        });
        all.collect::<Vec<_>>()
    };
    let text = |s: &str| s.to_string();
    assert_eq!(see("counter"), [(text("counter"), text("int[10]"), 7, None, true)]);
    assert_eq!(see("names"), [(text("names"), text("const char *const[2]"), 8, None, false)]);
    assert_eq!(see("table"), [(text("table"), text("int (*[4])(char, ...)"), 9, None, false)]);
    assert_eq!(see("f.calls"), [(text("calls"), text("volatile int"), 12, Some(text("f")), true)]);
    assert_eq!(see("f"), []);
}

const LAYOUTS: &str = r#"
struct node { struct node *next; _Bool flag; const volatile long v; };
typedef struct {
  int a; unsigned b : 3, c : 5;
  struct { char d; short e[2][3]; };
  struct node *next; enum { X, Y } en; double f; void *any;
} S;
S s;
"#;

#[test]
fn parts_of_variables_are_found() {
    let module = compile("layouts.c", &["-O0", "-m64"], LAYOUTS);
    let debug = DebugInfo::new(&module);
    let [variable] = &debug.globals_of(function(&module, "s"))[..] else { panic!("one variable") };
    let ty = debug.type_of_variable(variable.node).expect("it has a type");
    let describe = |layout: &TypeLayout<'_>| match layout {
        TypeLayout::Number { bits, signed } => format!("{}{bits}", if *signed { "si" } else { "ui" }),
        TypeLayout::Float { bits } => format!("float{bits}"),
        TypeLayout::Pointer { bits, to } => format!("ptr{bits} {}", to.is_some()),
        TypeLayout::Array { stride, counts, .. } => format!("{stride} {counts:?}"),
        TypeLayout::Struct { members } => format!("{} members", members.len()),
        TypeLayout::Other => "other".to_string(),
    };
    let members = |layout: TypeLayout<'_>| {
        let TypeLayout::Struct { members } = layout else { panic!("a structure") };
        let text = |m: &ir::debug::Member<'_>| {
            format!("{} {} {:?} {}", m.name, m.offset, m.bit_field, describe(&debug.type_layout(m.ty)))
        };
        (members.iter().map(text).collect::<Vec<_>>(), members.iter().map(|m| m.ty).collect::<Vec<_>>())
    };
    let (texts, types) = members(debug.type_layout(ty));
    assert_eq!(
        texts,
        [
            "a 0 None si32",
            "b 32 Some(3) ui32",
            "c 35 Some(5) ui32",
            " 48 None 2 members",
            "next 192 None ptr64 true",
            "en 256 None ui32",
            "f 320 None float64",
            "any 384 None ptr64 false",
        ]
    );
    assert_eq!(members(debug.type_layout(types[3])).0, ["d 0 None si8", "e 16 None 16 [Some(2), Some(3)]"]);
    let TypeLayout::Pointer { to: Some(node), .. } = debug.type_layout(types[4]) else { panic!("a pointer") };
    let (texts, _) = members(debug.type_layout(node));
    assert_eq!(texts, ["next 0 None ptr64 true", "flag 64 None ui8", "v 128 None si64"]);
    assert_eq!(debug.type_name(node), "struct node");
}

#[test]
fn allocas_and_lines_are_found() {
    let module = compile("f.c", &["-O0"], C);
    let debug = DebugInfo::new(&module);
    let f = function(&module, "f");
    let subprogram = debug.subprogram_of(f).expect("f is known");
    assert_eq!((&*subprogram.name, &*subprogram.file, subprogram.line), ("f", "f.c", 11));
    assert_eq!(subprogram.linkage_name, None);
    assert!(subprogram.directory.starts_with('/'));
    let found = debug.variables_of(f);
    let body = module.globals[f].as_function().and_then(|f| f.body.as_ref()).expect("f has code");
    let mut seen = Vec::new();
    for inst in body.insts.values() {
        if let (Op::Alloca { .. }, Some(result)) = (&inst.op, inst.result) {
            for (variable, binding) in found.of(result) {
                assert_eq!(binding.place, Place::Memory(Operand::Local(result)));
                assert_eq!(binding.expression, Expression::default());
                assert_eq!((&*variable.function, &*variable.file), ("f", "f.c"));
                seen.push((variable.name.to_string(), variable.line, variable.arg));
            }
        }
    }
    assert!(seen.contains(&("argv".to_string(), 11, Some(2))), "{seen:?}");
    assert!(seen.contains(&("i".to_string(), 27, None)), "{seen:?}");
    assert_eq!(seen.len(), 21);
    let lines: Vec<u32> = body.insts.values().filter_map(|i| debug.location_of(i)).map(|l| l.line).collect();
    assert!(lines.contains(&28) && lines.contains(&29) && lines.iter().all(|l| *l <= 30), "{lines:?}");
}

const INLINED: &str = "\
int g(int);
static inline __attribute__((always_inline)) int inner(int x) { int t = g(x) + 1; return t; }
static inline __attribute__((always_inline)) int outer(int y) {
  return inner(y * 2);
}
int top(int z) {
  return outer(z + 3);
}
";

#[test]
fn inlined_code_remembers_its_calls() {
    for level in ["-O0", "-O2"] {
        let module = compile("inlined.c", &[level], INLINED);
        let debug = DebugInfo::new(&module);
        let top = function(&module, "top");
        let body = module.globals[top].as_function().and_then(|f| f.body.as_ref()).expect("top has code");
        let is_g = |op: &Op| {
            op.call_site().is_some_and(|site| {
                matches!(site.callee, ir::Value::Const(c)
                if module.constants[c].kind == ir::ConstKind::Global(function(&module, "g")))
            })
        };
        let call = body.insts.values().find(|inst| is_g(&inst.op)).expect("g is called");
        let mut location = debug.location_of(call);
        let mut chain = Vec::new();
        while let Some(at) = location {
            chain.push((at.function.to_string(), at.to_string()));
            location = at.inlined_at.map(|at| *at);
        }
        let expected = [("inner", "inlined.c:2:73"), ("outer", "inlined.c:4:10"), ("top", "inlined.c:7:10")];
        assert_eq!(chain, expected.map(|(f, at)| (f.to_string(), at.to_string())), "{level}");
        let found = debug.variables_of(top);
        let mut names: Vec<_> =
            found.variables.iter().map(|v| format!("{}.{}", v.function, v.name)).collect();
        names.sort();
        assert_eq!(names, ["inner.t", "inner.x", "outer.y", "top.z"], "{level}");
        let x = found.variables.iter().position(|v| v.name == "x").expect("x is there");
        let binding = found.bindings.iter().find(|b| b.variable == x).expect("x is somewhere");
        let at = binding.location.and_then(|at| debug.location(at)).expect("x is declared somewhere");
        assert_eq!(at.inlined_at.map(|at| at.function.to_string()), Some("outer".to_string()), "{level}");
    }
}

#[test]
fn cpp_types_have_no_keywords() {
    let source = "struct S { int m; int f(long); }; namespace n { class C {}; }\n\
                  int g(S &s, S &&t, int S::*p, n::C *c, decltype(nullptr) z, bool b) { return s.*p; }";
    let module = compile("g.cpp", &["-O0", "-std=c++17"], source);
    let g = "_Z1gR1SOS_MS_iPN1n1CEDnb";
    let expected = ["s: S &", "t: S &&", "p: int S::*", "c: C *", "z: decltype(nullptr)", "b: bool"];
    assert_eq!(variables(&module, g), expected);
    let subprogram = DebugInfo::new(&module).subprogram_of(function(&module, g)).expect("g is known");
    assert_eq!((&*subprogram.name, subprogram.linkage_name.as_deref()), ("g", Some(g)));
}

/// A function as LLVM 14 writes it: calls, typed pointers.
const OLD: &str = r#"
define i32 @f(i32 %x) !dbg !4 {
  %a = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !7, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 8, 16)), !dbg !10
  call void @llvm.dbg.value(metadata i32 undef, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 7), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !10
  ret i32 0, !dbg !10
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "old.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 4, type: !11)
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !11)
!9 = !DILocation(line: 4, column: 7, scope: !4)
!10 = !DILocation(line: 5, column: 1, scope: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DILexicalBlockFile(scope: !4, file: !13, discriminator: 0)
!13 = !DIFile(filename: "old.inc", directory: "/src")
"#;

#[test]
fn calls_of_older_modules_are_understood() {
    let module = read(OLD);
    let debug = DebugInfo::new(&module);
    let f = function(&module, "f");
    let found = debug.variables_of(f);
    assert_eq!(found.variables.iter().map(|v| &*v.name).collect::<Vec<_>>(), ["a", "x"]);
    let body = module.globals[f].as_function().and_then(|f| f.body.as_ref()).expect("f has code");
    let mut locals = body.locals.ids();
    let (x, a) = (locals.next().expect("%x"), locals.next().expect("%a"));
    let [declared, fragment, gone, sum] = &found.bindings[..] else { panic!("{:?}", found.bindings) };
    assert_eq!(
        (&declared.place, declared.expression),
        (&Place::Memory(Operand::Local(a)), Expression::default())
    );
    assert_eq!(fragment.place, Place::Value(Operand::Local(x)));
    assert_eq!(fragment.expression, Expression { derefs: 1, fragment: Some((8, 16)), other: false });
    assert_eq!(gone.place, Place::Gone);
    assert!(matches!(&sum.place, Place::Computed(list) if list.len() == 2) && sum.expression.other);
    assert_eq!(found.of(x).count(), 2);
    let last = body.insts.values().last().expect("a return");
    let at = debug.location_of(last).expect("a location");
    assert_eq!((at.to_string(), &*at.function), ("old.inc:5:1".to_string(), "f"));
}

#[test]
fn hostile_metadata_gets_an_answer() {
    let text = r#"
define void @f() !dbg !0 {
    #dbg_declare(ptr null, !1, !DIExpression(), !2)
  ret void, !dbg !2
}
!0 = distinct !DISubprogram(name: "f", scope: !3, file: !3, unit: !4)
!1 = !DILocalVariable(name: "x", scope: !3, type: !5)
!2 = distinct !DILocation(line: 1, scope: !3, inlinedAt: !2)
!3 = distinct !DILexicalBlock(scope: !3, file: null, line: 1)
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6)
!5 = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7)
!6 = !DIFile(filename: "h.c", directory: "")
!7 = !DISubroutineType(types: !8)
!8 = distinct !{!5, !5, !5, !5, !5, !5, !5, !5, !5}
"#;
    let module = read(text);
    let debug = DebugInfo::new(&module);
    let f = function(&module, "f");
    let found = debug.variables_of(f);
    assert_eq!(found.variables[0].name, "x");
    let ty = &found.variables[0].ty;
    assert!(ty.starts_with("...") && ty.len() < 20_000, "{}", ty.len());
    let at = found.bindings[0].location.and_then(|at| debug.location(at)).expect("a location");
    assert_eq!((at.line, &*at.function, &*at.file), (1, "", ""));
    assert_eq!(debug.subprogram_of(f).map(|s| s.name.to_string()), Some("f".to_string()));
    assert_eq!(debug.globals_of(f), []);
}
