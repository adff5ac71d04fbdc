//! Sizes, alignments and offsets against clang's, for many C types on several machines, and against LLVM's, for
//! random types under several datalayouts.

use ir::layout::Layouts;
use ir::{ConstId, ConstKind, GlobalKind, Module, Op, Type, TypeId, Value};
use std::path::Path;
use std::process::Command;

/// Every type as `TYPE(name, definition)`, every path to a part as `PART(name, path)`. A type whose name starts
/// with `over` may be aligned more strictly in C than in IR: clang says so wherever it uses it.
const TYPES: &str = r#"
TYPE(scalars, struct { char a; short b; int c; long d; long long e; float f; double g; _Bool h; })
PART(scalars, b) PART(scalars, d) PART(scalars, e) PART(scalars, f) PART(scalars, g) PART(scalars, h)
TYPE(pointers, struct { char a; void *p; char b; int (*f)(void); char c; })
PART(pointers, p) PART(pointers, f) PART(pointers, c)
TYPE(longdouble, struct { char a; long double x; char b; long double y[2]; })
PART(longdouble, x) PART(longdouble, b) PART(longdouble, y[1])
TYPE(complex, struct { char a; _Complex float f; char b; _Complex double d; })
PART(complex, f) PART(complex, d)
TYPE(bits, struct { int a : 3; int b : 7; unsigned c : 20; char d; int e : 30; int f : 5; short g; })
PART(bits, d) PART(bits, g)
TYPE(overzerobits, struct { char a : 3; int : 0; char b; long long c : 40; char d; })
PART(overzerobits, b) PART(overzerobits, d)
TYPE(boolbits, struct { _Bool a : 1; _Bool b : 1; unsigned char c : 6; int d; })
PART(boolbits, d)
TYPE(packed, struct __attribute__((packed)) { char a; int b; char c; double d; void *e; })
PART(packed, b) PART(packed, c) PART(packed, d) PART(packed, e)
TYPE(overpackedbits, struct __attribute__((packed)) { char a; int b : 17; long long c : 33; char d; })
PART(overpackedbits, d)
TYPE(halfpacked, struct { char a; struct __attribute__((packed)) { char x; int y; } b; int c; })
PART(halfpacked, b.y) PART(halfpacked, c)
TYPE(overpragma, PACK2 struct { char a; int b; double c; } UNPACK)
PART(overpragma, b) PART(overpragma, c)
TYPE(anyof, union { char a; int b; double c; char d[11]; void *e; })
TYPE(smallunion, struct { char t; union { char a[3]; short b; } u; char z; })
PART(smallunion, u) PART(smallunion, z)
TYPE(tagged, struct { int tag; union { struct { double x, y; } p; long long n; char s[20]; } u; char end; })
PART(tagged, u) PART(tagged, u.p.y) PART(tagged, end)
TYPE(nested, struct { char c; struct { short s; struct { char a; long b; } in[3]; } mid[2]; char last; })
PART(nested, mid[1].in[2].b) PART(nested, mid[0].in[1].a) PART(nested, last)
TYPE(matrix, struct { char c; short m[3][5][7]; int n; })
PART(matrix, m[2][4][6]) PART(matrix, n)
TYPE(overvectors, struct { char a; int __attribute__((vector_size(16))) v; char b; float __attribute__((vector_size(8))) w; })
PART(overvectors, v) PART(overvectors, b) PART(overvectors, w)
TYPE(overvector3, struct { char a; float3 v; char b; })
PART(overvector3, v) PART(overvector3, b)
TYPE(flexible, struct { int n; char c; double tail[]; })
PART(flexible, tail[3])
TYPE(zeroarray, struct { char a; int z[0]; char b; })
PART(zeroarray, z) PART(zeroarray, b)
TYPE(empty, struct { })
TYPE(hasempty, struct { char a; struct { } e; int b; })
PART(hasempty, b)
TYPE(enums, struct { char a; enum { one, two } e; char b; })
PART(enums, e)
TYPE(overaligned, struct { char a; int b __attribute__((aligned(32))); char c; })
PART(overaligned, b) PART(overaligned, c)
TYPE(overall, struct __attribute__((aligned(64))) { char a; short b; })
PART(overall, b)
TYPE(overnested, struct { char a; struct __attribute__((aligned(16))) { int x; } in; char b; })
PART(overnested, in.x) PART(overnested, b)
TYPE(array, struct { short s; char c; } __attribute__((aligned(2))))
PART(array, c)
"#;

/// Types that not every machine has.
const WIDE_TYPES: &str = r#"
TYPE(wide, struct { char a; __int128 x; char b; __int128 y[2]; })
PART(wide, x) PART(wide, y[1])
TYPE(overwidebits, struct { __int128 a : 100; char b; })
"#;

fn compile(target: &[&str], types: &str) -> Module {
    let mut text =
        String::from("#define PACK2 _Pragma(\"pack(push,2)\")\n#define UNPACK _Pragma(\"pack(pop)\")\n");
    text += "typedef float float3 __attribute__((ext_vector_type(3)));\n";
    let mut offsets = 0;
    for line in types.lines() {
        for item in line.split_inclusive(") ").filter(|_| line.starts_with("PART")) {
            let inner = item.trim().trim_start_matches("PART(").trim_end_matches(')');
            let (name, path) = inner.split_once(", ").expect("a name and a path");
            offsets += 1;
            text += &format!(
                "const unsigned long long offset_{offsets} = __builtin_offsetof({name}, {path});\n\
                 void *part_{offsets}({name} *p) {{ return (void *)&p->{path}; }}\n"
            );
        }
        if let Some(inner) = line.strip_prefix("TYPE(") {
            let inner = inner.strip_suffix(')').expect("a closing parenthesis");
            let (name, definition) = inner.split_once(", ").expect("a name and a type");
            text += &format!(
                "typedef {definition} {name};\n{name} var_{name};\n\
                 const unsigned long long size_{name} = sizeof({name}), align_{name} = _Alignof({name});\n"
            );
        }
    }
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("layout{}", target.concat()));
    std::fs::create_dir_all(&dir).expect("a directory for files");
    let (source, ll) = (dir.join("types.c"), dir.join("types.ll"));
    std::fs::write(&source, text).expect("the source is written");
    let args = ["-w", "-O0", "-Wno-everything", "-S", "-emit-llvm", "-o"];
    let output = Command::new("clang-19").args(target).args(args).arg(&ll).arg(&source).output();
    let output = output.expect("clang-19 is needed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read(&ll).expect("clang wrote it");
    reader::read("types.ll", &text).unwrap_or_else(|error| panic!("{error}"))
}

fn number(module: &Module, id: ConstId) -> u64 {
    match module.constants[id].kind {
        ConstKind::Int(value) => value,
        ConstKind::Zero => 0,
        ref other => panic!("{other:?} is not a number"),
    }
}

/// What a constant of the C program says.
fn stated(module: &Module, name: &str) -> u64 {
    let id = module.global_named(name.as_bytes()).unwrap_or_else(|| panic!("no {name}"));
    match &module.globals[id].kind {
        GlobalKind::Variable(variable) => number(module, variable.init.expect("a definition")),
        other => panic!("{name} is {other:?}"),
    }
}

/// The offset that the indices of an address computation add up to.
fn offset(module: &Module, layouts: &Layouts, source: TypeId, indices: &[Value]) -> u64 {
    let mut ty = source;
    let mut sum = 0;
    for (i, index) in indices.iter().enumerate() {
        let Value::Const(index) = index else { panic!("{index:?} is not constant") };
        let index = number(module, *index);
        if i > 0 && module.types.struct_body(ty).is_some() {
            sum += layouts.struct_layout(ty).expect("a layout").offsets[index as usize];
            ty = module.types.element(ty, index).expect("a field");
            continue;
        }
        if i > 0 {
            let (Type::Array { elem, .. } | Type::Vector { elem, .. }) = module.types[ty] else {
                panic!("{ty:?} has no elements")
            };
            ty = elem;
        }
        sum += index * layouts.size_of(ty).expect("a size").alloc;
    }
    sum
}

fn check(target: &[&str], types: &str) -> (usize, usize) {
    let module = compile(target, types);
    let layouts = Layouts::of(&module).unwrap_or_else(|error| panic!("{error}"));
    let (mut checked_types, mut checked_parts) = (0, 0);
    for global in module.globals.values() {
        let name = module.strings.text(global.name.expect("C names everything"));
        if let (Some(name), GlobalKind::Variable(variable)) = (name.strip_prefix("var_"), &global.kind) {
            let size = layouts.size_of(variable.ty).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(size.alloc, stated(&module, &format!("size_{name}")), "{target:?}: size of {name}");
            let align = layouts.abi_align(variable.ty).expect("an alignment");
            let stated = stated(&module, &format!("align_{name}"));
            if name.starts_with("over") {
                assert!(align <= stated, "{target:?}: alignment of {name}");
            } else {
                assert_eq!(align, stated, "{target:?}: alignment of {name}");
            }
            checked_types += 1;
        }
        if let (Some(part), GlobalKind::Function(function)) = (name.strip_prefix("part_"), &global.kind) {
            let body = function.body.as_ref().expect("a definition");
            let computed = body.insts.values().map(|inst| match &inst.op {
                Op::Gep { source, indices, .. } => offset(&module, &layouts, *source, indices),
                _ => 0,
            });
            let computed: u64 = computed.sum();
            assert_eq!(computed, stated(&module, &format!("offset_{part}")), "{target:?}: {part}");
            checked_parts += 1;
        }
    }
    (checked_types, checked_parts)
}

#[test]
fn layouts_are_those_of_clang() {
    let types = TYPES.matches("TYPE(").count();
    let parts = TYPES.matches("PART(").count();
    let machines: [&[&str]; 9] = [
        &["-m64"],
        &["-m32"],
        &["-target", "aarch64-linux-gnu"],
        &["-target", "armv7-linux-gnueabihf"],
        &["-target", "powerpc64-linux-gnu"],
        &["-target", "s390x-linux-gnu"],
        &["-target", "riscv32-linux-gnu"],
        &["-target", "mips-linux-gnu"],
        &["-target", "x86_64-apple-macosx"],
    ];
    for target in machines {
        assert_eq!(check(target, TYPES), (types, parts), "{target:?}");
    }
    for target in [&["-m64", "-DWIDE"][..], &["-target", "aarch64-linux-gnu", "-DWIDE"]] {
        assert_eq!(check(target, WIDE_TYPES), (2, 2));
    }
}

/// Random types from a seed: a fixed one, so that every run tests the same.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }

    fn ty(&mut self, depth: u32, known: u64) -> String {
        let scalars = [
            "i1",
            "i7",
            "i8",
            "i16",
            "i24",
            "i32",
            "i48",
            "i64",
            "i65",
            "i128",
            "i200",
            "half",
            "bfloat",
            "float",
            "double",
            "x86_fp80",
            "fp128",
            "ptr",
            "ptr addrspace(1)",
            "ptr addrspace(270)",
        ];
        match self.below(if depth == 0 { 6 } else { 10 }) {
            0..=4 => scalars[self.below(scalars.len() as u64) as usize].to_string(),
            5 => {
                let elements = ["i1", "i8", "i32", "i64", "float", "ptr"];
                format!("<{} x {}>", 1 + self.below(9), elements[self.below(6) as usize])
            }
            6 if known > 0 => format!("%T{}", self.below(known)),
            6 | 7 => format!("[{} x {}]", self.below(4), self.ty(depth - 1, known)),
            8 => format!("<{{ {} }}>", self.fields(depth - 1, known)),
            _ => format!("{{ {} }}", self.fields(depth - 1, known)),
        }
    }

    fn fields(&mut self, depth: u32, known: u64) -> String {
        let fields: Vec<String> = (0..1 + self.below(5)).map(|_| self.ty(depth, known)).collect();
        fields.join(", ")
    }
}

#[test]
fn random_types_are_laid_out_as_by_llvm() {
    const TYPES: u64 = 60;
    let datalayouts = [
        "",
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
        "E-p:16:8-p1:40:64-i16:8-i32:16:32-i64:32-f16:8-f32:16-f64:16-f80:32-f128:64-v64:16-v128:32-a:16:64",
        "e-i1:16-i24:32-i200:512-v96:32-v32:64-a:0:128-p1:24:32",
    ];
    for (seed, datalayout) in datalayouts.iter().enumerate() {
        let mut random = Random(seed as u64);
        let mut text = format!("target datalayout = \"{datalayout}\"\n");
        let mut asked = Vec::new();
        for i in 0..TYPES {
            text += &format!("%T{i} = type {{ {} }}\n", random.fields(3, i));
        }
        // Reading it tells how many fields each has.
        let uses: String = (0..TYPES).map(|i| format!("@g{i} = external global %T{i}\n")).collect();
        let module = reader::read("random.ll", (text.clone() + &uses).as_bytes());
        let module = module.unwrap_or_else(|error| panic!("{error}"));
        let layouts = Layouts::of(&module).expect("a good datalayout");
        for (i, global) in module.globals.values().enumerate() {
            let layout = layouts.struct_layout(global.value_type()).expect("a layout");
            asked.push((format!("%T{i}, ptr null, i32 1"), layout.size.alloc));
            asked.push((format!("{{ i8, %T{i} }}, ptr null, i32 0, i32 1"), layout.align));
            for (field, offset) in layout.offsets.iter().enumerate() {
                asked.push((format!("%T{i}, ptr null, i32 0, i32 {field}"), *offset));
            }
        }
        for (i, (question, _)) in asked.iter().enumerate() {
            text += &format!(
                "define i64 @q{i}() {{\n  ret i64 ptrtoint (ptr getelementptr ({question}) to i64)\n}}\n"
            );
        }
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("random{seed}.ll"));
        std::fs::write(&file, text).expect("the text is written");
        let output = Command::new("opt-19").args(["-passes=instcombine", "-S"]).arg(&file).output();
        let output = output.expect("opt-19 is needed");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let output = String::from_utf8_lossy(&output.stdout);
        let answers: Vec<&str> = output.lines().filter_map(|line| line.strip_prefix("  ret i64 ")).collect();
        assert_eq!(answers.len(), asked.len());
        for ((question, ours), theirs) in asked.iter().zip(answers) {
            assert_eq!(ours.to_string(), theirs, "{question} under {datalayout}, in {}", file.display());
        }
    }
}
