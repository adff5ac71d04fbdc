use super::*;
use crate::tests::program;

/// The classes of the input of `main`, which may come through the functions that it calls: a value of each, and how many of `2^bits` it has.
fn classes(body: &str) -> Option<Vec<(u64, f64)>> {
    let text = format!(
        "declare i32 @heddle_any_int()
         declare i16 @heddle_any_short()
         declare void @use(i32)
         define i32 @rand() {{
           %x = call i32 @heddle_any_int()
           %y = and i32 %x, 2147483647
           ret i32 %y
         }}
         define i64 @random() {{
           %x = call i32 @rand()
           %y = zext nneg i32 %x to i64
           ret i64 %y
         }}
         define i32 @main() {{ {body} }}"
    );
    let program = program(&text, &["main"]);
    let residues = Residues::new(&program, |_, _| false);
    let site = |name: &str| {
        let function = program.function_named(name)?;
        let function = &program.functions[function];
        let mut ops = program.code.ops[function.entry as usize..function.end as usize].iter();
        ops.find_map(|op| if let Op::Call(site) = op { Some(*site) } else { None })
    };
    // From the call of `main` down to the input.
    let mut callers = Vec::new();
    let mut here = site("main")?;
    let width = loop {
        match program.code.sites[here as usize].callee {
            Callee::Function(function) => {
                callers.insert(0, here);
                here = site(&program.functions[function].name)?;
            }
            Callee::Primitive(Primitive::AnyShort) => break 16,
            _ => break 32,
        }
    };
    let found = residues.classes(here, width, callers).filter(|found| found.count() <= 1 << 20)?;
    let all: Vec<(u64, f64)> = (0..found.count()).map(|which| found.get(which)).collect();
    // Each value lies in the class that it stands for, whatever the bits above say; and each class has as many values as it says.
    for (which, (value, _)) in (0..).zip(&all) {
        assert_eq!(found.class_of(*value), which);
        assert_eq!(found.class_of(value | 1 << 40), which);
    }
    if width == 16 {
        let mut counts = vec![0u32; all.len()];
        (0..=u64::from(u16::MAX)).for_each(|value| counts[found.class_of(value) as usize] += 1);
        let chances = counts.iter().map(|count| f64::from(*count) / 65536.0);
        assert!({ chances }.zip(&all).all(|(counted, (_, chance))| (counted - chance).abs() < 1e-12));
    }
    Some(all)
}

fn counts(body: &str, bits: i32) -> Option<Vec<(u64, u64)>> {
    let all = classes(body)?;
    let total: f64 = all.iter().map(|(_, chance)| chance).sum();
    assert!((total - 1.0).abs() < 1e-12, "{total}");
    Some(all.into_iter().map(|(value, chance)| (value, (chance * 2f64.powi(bits)).round() as u64)).collect())
}

#[test]
fn rests_are_counted() {
    // 2^31 = 3 * 715827882 + 2.
    let thirds = Some(vec![(0, 715_827_883), (1, 715_827_883), (2, 715_827_882)]);
    assert_eq!(counts("%r = call i32 @rand() %s = srem i32 %r, 3 ret i32 %s", 31), thirds);
    assert_eq!(counts("%r = call i32 @rand() %s = srem i32 %r, -3 ret i32 %s", 31), thirds);
    assert_eq!(counts("%r = call i32 @rand() %s = urem i32 %r, 3 ret i32 %s", 31), thirds);
    let long = "%r = call i64 @random() %s = srem i64 %r, 3 %t = trunc i64 %s to i32 ret i32 %t";
    assert_eq!(counts(long, 31), thirds);
    let coin = "%r = call i32 @rand() %s = and i32 %r, 1 %t = add i32 %s, %s ret i32 %t";
    assert_eq!(counts(coin, 1), Some(vec![(0, 1), (1, 1)]));
}

#[test]
fn rests_of_negative_numbers_are_negative() {
    for (modulus, signed) in [(3i64, true), (5, true), (7, false), (40_000, true), (65_535, false)] {
        let op = if signed { "srem" } else { "urem" };
        let body = format!(
            "%r = call i16 @heddle_any_short() %s = {op} i16 %r, {} %t = sext i16 %s to i32 ret i32 %t",
            // As 16 bits they may be something else.
            modulus as i16
        );
        let divisor = if signed { i64::from(modulus as i16) } else { modulus };
        let mut wanted = std::collections::BTreeMap::new();
        for value in 0..=u16::MAX {
            let value = if signed { i64::from(value as i16) } else { i64::from(value) };
            *wanted.entry(value % divisor).or_insert(0u64) += 1;
        }
        let found = counts(&body, 16).expect("it has classes");
        assert_eq!(found.len(), wanted.len(), "{op} {modulus}");
        for (value, count) in found {
            let value = if signed { i64::from(value as u16 as i16) } else { value as i64 };
            assert_eq!(wanted.get(&(value % divisor)), Some(&count), "{op} {modulus}: {value}");
        }
    }
}

#[test]
fn what_is_used_otherwise_has_no_classes() {
    for body in [
        "%r = call i32 @heddle_any_int() ret i32 %r",
        "%r = call i32 @heddle_any_int() %s = srem i32 %r, 3 call void @use(i32 %r) ret i32 %s",
        "%r = call i32 @heddle_any_int() %s = srem i32 %r, %r ret i32 %s",
        "%r = call i32 @heddle_any_int() %s = srem i32 7, %r ret i32 %s",
        "%r = call i32 @heddle_any_int() %s = srem i32 %r, 1 ret i32 %s",
        "%r = call i32 @heddle_any_int() %a = alloca i32 store i32 %r, ptr %a ret i32 0",
        "%r = call i32 @heddle_any_int() %c = icmp eq i32 %r, 5 br i1 %c, label %a, label %b
         a: ret i32 1 b: %s = srem i32 %r, 3 ret i32 %s",
        // Of a number that may be negative there is no such extension.
        "%r = call i32 @heddle_any_int() %w = zext nneg i32 %r to i64 %s = urem i64 %w, 3
         %t = trunc i64 %s to i32 ret i32 %t",
    ] {
        assert_eq!(classes(body), None, "{body}");
    }
    // A comparison that decides nothing.
    let checked = "%r = call i32 @rand() %c = icmp ne i32 %r, -2147483648 %d = or i1 %c, true
                   br i1 %d, label %a, label %b
                   a: %s = srem i32 %r, 2 ret i32 %s b: unreachable";
    assert_eq!(counts(checked, 31), Some(vec![(0, 1 << 30), (1, 1 << 30)]));
    assert_eq!(classes(&checked.replace("true", "false")), None);
}

#[test]
fn registers_that_a_query_reads_have_no_classes() {
    let text = "declare i32 @heddle_any_int()
        define i32 @main() { %r = call i32 @heddle_any_int() %s = urem i32 %r, 3 ret i32 %s }";
    let program = program(text, &["main"]);
    let main = program.function_named("main").expect("it is there");
    let register = program.register_named(main, "r").expect("it is there").reg;
    let site = program.code.sites.len() as SiteId - 1;
    let classes = |residues: Residues| residues.classes(site, 32, []);
    assert!(classes(Residues::new(&program, |_, _| false)).is_some());
    assert!(classes(Residues::new(&program, |_, reg| reg == register)).is_none());
}
