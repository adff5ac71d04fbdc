//! Objects that come and go, and pointers to them that depend on inputs, are the same to both machines.

mod common;

use common::Random;
use common::run::{self, Known};

const DECLARATIONS: &str = "@x = global [8 x i8] c\"abcdefgh\"\n@y = global [8 x i8] c\"ijklmnop\"\n\
    declare ptr @__heddle_alloc(i64, i64, i32)\ndeclare void @__heddle_free(ptr, i32)\n\
    declare i64 @__heddle_size(ptr)\n\
    declare void @llvm.lifetime.start.p0(i64, ptr)\ndeclare void @llvm.lifetime.end.p0(i64, ptr)\n\
    declare ptr @llvm.ptrmask.p0.i64(ptr, i64)\n";

/// Bodies of functions of two conditions and a small number; each leaves its result in `%r`.
const BODIES: &[&str] = &[
    // A block is freed, and perhaps another one is read.
    "%p = call ptr @__heddle_alloc(i64 4, i64 1, i32 0)\n  %q = call ptr @__heddle_alloc(i64 8, i64 8, i32 0)\n  \
     store i8 1, ptr %p\n  store i8 2, ptr %q\n  %f = select i1 %c, ptr %p, ptr %q\n  \
     call void @__heddle_free(ptr %f, i32 0)\n  %r = load i8, ptr %q",
    // Perhaps the same block twice.
    "%p = call ptr @__heddle_alloc(i64 4, i64 1, i32 0)\n  %q = call ptr @__heddle_alloc(i64 4, i64 1, i32 0)\n  \
     %f = select i1 %c, ptr %p, ptr %q\n  %g = select i1 %d, ptr %p, ptr %q\n  \
     call void @__heddle_free(ptr %f, i32 0)\n  call void @__heddle_free(ptr %g, i32 0)\n  %r = add i8 %n, 0",
    // Not at the start, or not from the heap.
    "%p = call ptr @__heddle_alloc(i64 4, i64 1, i32 0)\n  %o = zext i8 %n to i64\n  \
     %q = getelementptr i8, ptr %p, i64 %o\n  %f = select i1 %c, ptr %q, ptr @x\n  \
     call void @__heddle_free(ptr %f, i32 0)\n  %r = add i8 %n, 0",
    // By another family.
    "%p = call ptr @__heddle_alloc(i64 4, i64 1, i32 1)\n  %q = call ptr @__heddle_alloc(i64 4, i64 1, i32 0)\n  \
     %f = select i1 %c, ptr %p, ptr %q\n  call void @__heddle_free(ptr %f, i32 1)\n  %r = add i8 %n, 0",
    // The size of one of two.
    "%p = call ptr @__heddle_alloc(i64 4, i64 1, i32 0)\n  %q = call ptr @__heddle_alloc(i64 9, i64 1, i32 0)\n  \
     %f = select i1 %c, ptr %p, ptr %q\n  %s = call i64 @__heddle_size(ptr %f)\n  %r = trunc i64 %s to i8",
    // A local's life ends and perhaps starts again.
    "%m = alloca i8\n  %l = alloca i8\n  store i8 5, ptr %m\n  store i8 6, ptr %l\n  \
     %f = select i1 %c, ptr %m, ptr %l\n  call void @llvm.lifetime.end.p0(i64 1, ptr %f)\n  \
     %g = select i1 %d, ptr %m, ptr %l\n  call void @llvm.lifetime.start.p0(i64 1, ptr %g)\n  \
     %r = load i8, ptr %m",
    // An address as a number, moved about.
    "%a = ptrtoint ptr @x to i64\n  %o = zext i8 %n to i64\n  %b = add i64 %a, %o\n  \
     %p = inttoptr i64 %b to ptr\n  %r = load i8, ptr %p",
    // From one object to another by a difference of numbers.
    "%a = ptrtoint ptr @x to i64\n  %b = ptrtoint ptr @y to i64\n  %k = sub i64 %b, %a\n  \
     %z = select i1 %c, i64 %k, i64 0\n  %t = add i64 %a, %z\n  %p = inttoptr i64 %t to ptr\n  %r = load i8, ptr %p",
    // Null, or not.
    "%p = select i1 %c, ptr null, ptr @x\n  %q = getelementptr i8, ptr %p, i64 3\n  %r = load i8, ptr %q",
    // A pointer through memory as a number, perhaps another one.
    "%m = alloca i64\n  %p = select i1 %c, ptr @x, ptr @y\n  store ptr %p, ptr %m\n  %i = load i64, ptr %m\n  \
     %j = add i64 %i, 1\n  store i64 %j, ptr %m\n  %q = load ptr, ptr %m\n  %r = load i8, ptr %q",
    // Compared, subtracted, masked.
    "%p = select i1 %c, ptr @x, ptr @y\n  %e = icmp eq ptr %p, @x\n  %r = zext i1 %e to i8",
    "%o = zext i8 %n to i64\n  %p = getelementptr i8, ptr @x, i64 5\n  %k = or i64 %o, -8\n  \
     %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %k)\n  %a = ptrtoint ptr %q to i64\n  \
     %b = ptrtoint ptr @x to i64\n  %s = sub i64 %a, %b\n  %r = trunc i64 %s to i8",
    // Exchanged, if it is what is expected.
    "%p = select i1 %c, ptr @x, ptr @y\n  %w = cmpxchg ptr %p, i8 97, i8 %n seq_cst seq_cst\n  \
     %old = extractvalue { i8, i1 } %w, 0\n  %new = load i8, ptr @x\n  %r = add i8 %old, %new",
    "%p = select i1 %c, ptr @x, ptr @y\n  %old = atomicrmw umax ptr %p, i8 %n seq_cst\n  \
     %nand = atomicrmw nand ptr %p, i8 %n seq_cst\n  %wrap = atomicrmw uinc_wrap ptr %p, i8 %n seq_cst\n  \
     %less = atomicrmw udec_wrap ptr @y, i8 %n seq_cst\n  %new = load i8, ptr @x\n  %s = xor i8 %wrap, %less\n  \
     %r = add i8 %s, %new",
    // Within a block that is dead, and beyond it.
    "%p = call ptr @__heddle_alloc(i64 8, i64 1, i32 0)\n  call void @__heddle_free(ptr %p, i32 0)\n  \
     %o = zext i8 %n to i64\n  %q = getelementptr inbounds i8, ptr %p, i64 %o\n  %a = ptrtoint ptr %p to i64\n  \
     %b = ptrtoint ptr %q to i64\n  %s = sub i64 %b, %a\n  %r = trunc i64 %s to i8",
    // A local array of unknown size.
    "%m = alloca i8, i8 %n\n  %q = getelementptr i8, ptr %m, i64 3\n  store i8 7, ptr %q\n  %r = load i8, ptr %q",
];

#[test]
fn objects_come_and_go() {
    let mut text = DECLARATIONS.to_string();
    let names: Vec<String> = (0..BODIES.len()).map(|i| format!("f{i}")).collect();
    for (name, body) in names.iter().zip(BODIES) {
        text += &format!("define i8 @{name}(i1 %c, i1 %d, i8 %n) {{\n  {body}\n  ret i8 %r\n}}\n");
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let program = run::program(&text, &names);
    let mut random = Random::new(51);
    for name in names {
        run::compare(&program, name, 80, || {
            let mut number = || if random.chance(4) { random.below(256) } else { random.below(12) };
            let n = number();
            let (c, d) = (random.below(2), random.below(2));
            let mut operands = vec![Known::number(1, c), Known::number(1, d), Known::number(8, n)];
            if random.chance(6) {
                let bits = operands[2].bits.clone();
                operands[2] = Known::random(&mut random, bits);
            }
            operands
        });
    }
}
