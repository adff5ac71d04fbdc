//! What attributes and metadata promise about values means the same in both machines, and what the language reference says.

mod common;

use bits::Bits;
use common::run::{self, End, Known};
use common::{Random, all};
use sem::ub::UbKind;

/// The places where a range can be promised about an integer of type `$T`, which is one of `$R` (an attribute, where there is one
/// range) or of `!0` (metadata). Each function gives back what it takes.
const PLACES: &[(&str, bool)] = &[
    (
        "define $T @f($T %x) {\n  %m = alloca $T\n  store $T %x, ptr %m\n  %r = load $T, ptr %m, !range !0\n  ret $T %r\n}",
        true,
    ),
    ("define $T @f($T %x) {\n  %r = call $T @same($T %x), !range !0\n  ret $T %r\n}", true),
    (
        "define $T @f($T %x) {\n  %p = select i1 true, ptr @same, ptr null\n  %r = call $T %p($T %x), !range !0\n  ret $T %r\n}",
        true,
    ),
    (
        "define $T @f($T %x) {\n  %r = call $T @llvm.umax.$T($T %x, $T 0), !range !0\n  ret $T %r\n}\n\
      declare $T @llvm.umax.$T($T, $T)",
        true,
    ),
    (
        "define $T @f($T %x) {\n  %r = call $T @same($T %x), !range !0\n  %y = call $T @same($T %r), !range !0\n  ret $T %y\n}",
        true,
    ),
    ("define $T @f($T %x) {\n  %r = call range($T $R) $T @same($T %x)\n  ret $T %r\n}", false),
    (
        "define $T @f($T %x) {\n  %r = call range($T $R) $T @llvm.umax.$T($T %x, $T 0)\n  ret $T %r\n}\n\
      declare $T @llvm.umax.$T($T, $T)",
        false,
    ),
    (
        "define $T @f($T %x) {\n  %r = call $T @give($T %x)\n  ret $T %r\n}\n\
      define range($T $R) $T @give($T %x) {\n  ret $T %x\n}",
        false,
    ),
    (
        "define $T @f($T %x) {\n  %r = call $T @take($T %x)\n  ret $T %r\n}\n\
      define $T @take($T range($T $R) %x) {\n  ret $T %x\n}",
        false,
    ),
];

fn text(place: &str, ty: &str, ranges: &[(i64, i64)]) -> String {
    let bounds: Vec<String> =
        ranges.iter().flat_map(|(low, high)| [low, high]).map(|it| format!("{ty} {it}")).collect();
    let (low, high) = ranges[0];
    let text =
        format!("{place}\ndefine $T @same($T %x) {{\n  ret $T %x\n}}\n!0 = !{{{}}}\n", bounds.join(", "));
    text.replace("$R", &format!("{low}, {high}")).replace("$T", ty)
}

/// Whether a number of 4 bits is in one of the ranges, by counting from the lower bound on.
fn inside(value: u64, ranges: &[(i64, i64)]) -> bool {
    ranges.iter().any(|&(low, high)| {
        let mut at = low as u64 & 15;
        while at != high as u64 & 15 {
            if at == value {
                return true;
            }
            at = (at + 1) & 15;
        }
        false
    })
}

#[test]
fn ranges_hold_what_they_say() {
    let lists: &[&[(i64, i64)]] = &[
        &[(2, 5)],
        &[(5, 2)],
        &[(-3, 2)],
        &[(-8, 7)],
        &[(0, 2), (3, 6)],
        &[(-2, 0), (3, 6)],
        &[(-7, -5), (-1, 1), (3, 4), (6, -8)],
        &[(1, 3), (5, -6)],
        &[(2, 3), (6, 1)],
    ];
    for &(place, several) in PLACES {
        for ranges in lists.iter().filter(|ranges| several || ranges.len() == 1) {
            let text = text(place, "i4", ranges);
            let program = run::program(&text, &["f"]);
            let function = program.function_named("f").expect("the function");
            let variables = run::on_variables(&program, function);
            for bits in all(4) {
                let value = bits.to_u64().expect("a small number");
                let operands = [Known::number(4, value)];
                let result = match inside(value, ranges) {
                    true => operands[0].clone(),
                    false => Known { bits: Bits::zero(4), undef: Bits::zero(4), poison: true },
                };
                let expected = End::Returned(vec![result]);
                assert_eq!(run::concrete(&program, function, &operands), expected, "{value}:\n{text}");
                assert_eq!(run::on_constants(&program, function, &operands), expected, "{value}:\n{text}");
                assert_eq!(variables.on(&operands), expected, "{value}:\n{text}");
            }
        }
    }
}

#[test]
fn ranges_of_all_widths_agree() {
    let mut random = Random::new(61);
    for ty in ["i8", "i32", "i64", "i65", "i128"] {
        let width: u32 = ty[1..].parse().expect("a width");
        for ranges in [&[(-2, 0), (3, 6)][..], &[(100, 101), (120, -1)], &[(-1, 1)]] {
            for &(place, several) in PLACES {
                if !several && ranges.len() > 1 {
                    continue;
                }
                let program = run::program(&text(place, ty, ranges), &["f"]);
                run::compare(&program, "f", 40, || {
                    let bits = random.bits(width);
                    vec![Known::random(&mut random, bits)]
                });
            }
        }
    }
}

#[test]
fn elements_of_vectors_keep_promises_by_themselves() {
    let text = "define <3 x i8> @f(<3 x i8> %x) {\n  %m = alloca <3 x i8>\n  store <3 x i8> %x, ptr %m\n  \
        %r = load <3 x i8>, ptr %m, !range !0\n  ret <3 x i8> %r\n}\n!0 = !{i8 0, i8 2, i8 5, i8 -5}\n";
    let program = run::program(text, &["f"]);
    let function = program.function_named("f").expect("the function");
    let operands = [1, 3, 7].map(|value| Known::number(8, value));
    let End::Returned(results) = run::concrete(&program, function, &operands) else { panic!("it returns") };
    assert_eq!(results.iter().map(|it| it.poison).collect::<Vec<_>>(), [false, true, false]);
    let mut random = Random::new(62);
    run::compare(&program, "f", 200, || {
        let lane = |random: &mut Random| {
            let bits = random.bits(8);
            Known::random(random, bits)
        };
        (0..3).map(|_| lane(&mut random)).collect()
    });
}

#[test]
fn what_is_copied_or_filled_is_aligned() {
    let text = "@g = global [64 x i8] zeroinitializer, align 16\n@h = global [64 x i8] zeroinitializer, align 16\n\
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
        declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)\n\
        declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n\
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
        declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)\n";
    let calls = [
        "memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %q, i64 %n, i1 false)",
        "memcpy.p0.p0.i64(ptr noundef align 8 %p, ptr noundef nonnull align 4 %q, i64 %n, i1 false)",
        "memcpy.inline.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 4, i1 false)",
        "memmove.p0.p0.i64(ptr align 2 %p, ptr %q, i64 %n, i1 false)",
        "memset.p0.i64(ptr align 16 %p, i8 1, i64 %n, i1 false)",
        "memset.inline.p0.i64(ptr align 2 %p, i8 1, i64 3, i1 false)",
    ];
    let mut text = text.to_string();
    let names: Vec<String> = (0..calls.len()).map(|i| format!("f{i}")).collect();
    for (name, call) in names.iter().zip(calls) {
        text += &format!(
            "define i8 @{name}(i64 %a, i64 %b, i64 %n) {{\n  %p = getelementptr i8, ptr @g, i64 %a\n  \
             %q = getelementptr i8, ptr @h, i64 %b\n  call void @llvm.{call}\n  ret i8 1\n}}\n"
        );
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let program = run::program(&text, &names);
    let misaligned = Some(UbKind::Misaligned);
    let broken = Some(UbKind::BrokenPromise);
    for (name, operands, undefined) in [
        ("f0", [8, 4, 3], None),
        ("f0", [4, 4, 3], misaligned),
        ("f0", [8, 2, 3], misaligned),
        // Without noundef, a pointer that is not aligned is poison, and nobody follows it.
        ("f0", [4, 2, 0], None),
        ("f1", [16, 4, 1], None),
        ("f1", [4, 4, 1], misaligned),
        ("f1", [4, 4, 0], broken),
        ("f1", [8, 1, 0], broken),
        ("f2", [4, 8, 0], None),
        ("f2", [8, 4, 0], misaligned),
        ("f3", [2, 1, 9], None),
        ("f3", [1, 1, 9], misaligned),
        ("f4", [32, 0, 1], None),
        ("f4", [8, 0, 1], misaligned),
        ("f4", [8, 0, 0], None),
        ("f5", [6, 0, 0], None),
        ("f5", [7, 0, 0], misaligned),
    ] {
        let function = program.function_named(name).expect("the function");
        let operands = operands.map(|value| Known::number(64, value));
        let fine = End::Returned(vec![Known::number(8, 1)]);
        let expected = undefined.map_or(fine, End::Undefined);
        assert_eq!(run::concrete(&program, function, &operands), expected, "{name} on {operands:?}");
    }
    let mut random = Random::new(63);
    for name in names {
        run::compare(&program, name, 150, || (0..3).map(|_| Known::number(64, random.below(20))).collect());
    }
}

#[test]
fn noalias_parameters_are_apart() {
    let callees = [
        // The earlier access, the later one, and how many bytes each touches.
        ("ptr noalias %p, ptr %q", "store i32 1, ptr %p, align 1", "%r = load i16, ptr %q, align 1", 4, 2),
        ("ptr %p, ptr noalias %q", "%v = load i64, ptr %p, align 1", "store i8 1, ptr %q", 8, 1),
        (
            "ptr noalias %p, ptr noalias %q",
            "store i16 1, ptr %p, align 1",
            "store i128 1, ptr %q, align 1",
            2,
            16,
        ),
        (
            "ptr noalias %p, ptr %q",
            "%m = alloca ptr\n  store ptr %p, ptr %m\n  %s = load ptr, ptr %m\n  store i32 1, ptr %s, align 1",
            "%e = getelementptr i8, ptr %q, i64 0\n  store i24 1, ptr %e, align 1",
            4,
            3,
        ),
    ];
    let mut text = "@g = global [64 x i8] zeroinitializer\n".to_string();
    let names: Vec<String> = (0..callees.len()).map(|i| format!("f{i}")).collect();
    for (name, (params, earlier, later, ..)) in names.iter().zip(callees) {
        text += &format!(
            "define i8 @{name}(i64 %a, i64 %b) {{\n  %p = getelementptr i8, ptr @g, i64 %a\n  \
             %q = getelementptr i8, ptr @g, i64 %b\n  call void @{name}.use(ptr %p, ptr %q)\n  ret i8 1\n}}\n\
             define void @{name}.use({params}) {{\n  {earlier}\n  {later}\n  ret void\n}}\n"
        );
    }
    let entries: Vec<&str> = names.iter().map(String::as_str).collect();
    let program = run::program(&text, &entries);
    let mut random = Random::new(64);
    for (name, (.., first, second)) in names.iter().zip(callees) {
        let function = program.function_named(name).expect("the function");
        let variables = run::on_variables(&program, function);
        for _ in 0..120 {
            let (a, b) = (random.below(24), random.below(24));
            let expected = match a + first <= b || b + second <= a {
                true => End::Returned(vec![Known::number(8, 1)]),
                false => End::Undefined(UbKind::BrokenNoAlias),
            };
            let operands = [Known::number(64, a), Known::number(64, b)];
            assert_eq!(run::concrete(&program, function, &operands), expected, "{name} of {a}, {b}");
            assert_eq!(run::on_constants(&program, function, &operands), expected, "{name} of {a}, {b}");
            assert_eq!(variables.on(&operands), expected, "{name} of {a}, {b}");
        }
    }
}
