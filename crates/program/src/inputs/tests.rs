use super::*;

fn parse(text: &str) -> Result<String, String> {
    Input::parse(text).map(|input| format!("{}={}", input.name, input.distribution))
}

#[test]
fn distributions_are_read_as_they_are_written() {
    for text in [
        "f=uniform",
        "f=7",
        "f=-3..0",
        "f=0.25..1.5",
        "f=bernoulli(0.125)",
        "f=weighted(1:1, -2:0.5, 3:0)",
        "f=weighted(0.5:2)",
    ] {
        assert_eq!(parse(text).as_deref(), Ok(text));
    }
    assert_eq!(parse(" g = 0x10 .. 0xff ").as_deref(), Ok("g=16..255"));
    assert_eq!(parse("g=weighted( 1 : 2 ,3:4 )").as_deref(), Ok("g=weighted(1:2, 3:4)"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (text, why) in [
        ("rand", "NAME=DIST is needed"),
        ("=1", "name of a function is missing"),
        ("f=bernoulli(1.5)", "1.5 does not lie between 0 and 1"),
        ("f=bernoulli(-0.1)", "does not lie between 0 and 1"),
        ("f=bernoulli(nan)", "`nan` is no number"),
        ("f=weighted(1:-1)", "the weight -1 of 1 is negative"),
        ("f=weighted(1:0, 2:0)", "no value has a positive weight"),
        ("f=weighted(1)", "expected value:weight"),
        ("f=weighted(1:1e308, 2:1e308)", "too large"),
        ("f=weighted()", "expected value:weight"),
        ("f=6..1", "the lower end comes first"),
        ("f=normal(0, 1)", "expected uniform, a value"),
        ("f=", "expected uniform, a value"),
        ("f=99999999999999999999999999999", "1e29"),
    ] {
        let answer = parse(text);
        // A whole number that is too large for any type is one like any other until its type is known.
        if why == "1e29" {
            assert!(answer.is_ok_and(|text| text.contains(why)), "{text}");
        } else {
            let message = answer.expect_err(text);
            assert!(message.contains(why), "{text}: {message}");
        }
    }
}

const PROGRAM: &str = "\
target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
@variable = global i32 0
declare i32 @rand()
declare i32 @sensor(...)
declare zeroext i1 @flag()
declare i32 @heddle_any_int()
declare double @real(ptr, i32)
declare float @single()
declare void @nothing()
declare ptr @address()
define internal i64 @own(i64 %x) {
  ret i64 %x
}
define i32 @main() {
  %a = call i32 @rand()
  %b = call i32 (...) @sensor(i32 3)
  %c = call i1 @flag()
  %d = call i32 @heddle_any_int()
  %e = call double @real(ptr null, i32 1)
  %f = call float @single()
  call void @nothing()
  %g = call ptr @address()
  %h = call i64 @own(i64 1)
  ret i32 0
}
";

fn linked(program: &str, inputs: &[&str]) -> Result<Module, String> {
    let module = reader::read("test", program.as_bytes()).map_err(|error| error.to_string())?;
    let inputs: Result<Vec<Input>, String> = inputs.iter().map(|input| Input::parse(input)).collect();
    crate::platform::link_with(module, &inputs?).map_err(|error| error.to_string())
}

#[test]
fn inputs_become_functions_that_draw() {
    let inputs = [
        "rand=1..6",
        "sensor=weighted(1:0.5, 4294967295:0.25, -7:0.25)",
        "flag=bernoulli(0.1)",
        "heddle_any_int=5",
        "real=0..1",
        "single=weighted(0.5:1, 2:1)",
        "own=0x8000000000000000..0xffffffffffffffff",
    ];
    for program in [PROGRAM.to_string(), PROGRAM.replace("e-m:e-p270", "e-m:e-p:32:32-p270")] {
        let inputs: Vec<&str> = match program == PROGRAM {
            true => inputs.to_vec(),
            false => inputs[..6].to_vec(),
        };
        let module = linked(&program, &inputs).expect("it links");
        assert_eq!(ir::verify::module(&module).len(), 0);
        for name in ["rand", "sensor", "flag", "heddle_any_int.input", "real", "single"] {
            let id = module.global_named(name.as_bytes()).expect(name);
            assert!(
                module.globals[id].as_function().is_some_and(|function| function.body.is_some()),
                "{name}"
            );
        }
        let text = ir::print::module(&module);
        assert!(text.contains("@heddle_choose_weighted(ptr @__heddle_weights"), "{text}");
        assert!(text.contains("[3 x i32] [i32 1, i32 -1, i32 -7]"), "{text}");
    }
}

#[test]
fn uniform_leaves_what_there_is_and_defines_what_there_is_not() {
    let module =
        linked(PROGRAM, &["rand=uniform", "sensor=uniform", "heddle_any_int=uniform", "own=uniform"])
            .expect("it links");
    let text = ir::print::module(&module);
    assert_eq!(text.matches("%value = call i32 @heddle_any_uint()").count(), 1, "{text}");
    assert!(!text.contains("heddle_any_int.input") && text.contains("ret i64 %x"), "{text}");
}

#[test]
fn what_does_not_fit_is_refused() {
    for (input, why) in [
        (
            "ranf=1..6",
            "the program has no function ranf, and no variable of that name takes the result of a call",
        ),
        ("ranf=1..6", "the functions are address, flag, heddle_any_int"),
        ("variable=1", "no result of a call is stored in variable"),
        ("main.y=1", "the program has no function main.y"),
        ("nothing=1", "nothing gives nothing back"),
        ("address=1", "address gives ptr"),
        ("rand=4294967296", "4294967296 does not fit in i32"),
        ("rand=0..0xfffffffff", "does not fit in i32"),
        ("rand=-2147483649", "does not fit in i32"),
        ("flag=2", "2 does not fit in i1"),
        ("rand=weighted(0.5:1)", "0.5 is no whole number"),
        ("rand=0.5..2", "is no range of whole numbers"),
        ("own=-9223372036854775808..0xffffffffffffffff", "more values than can be told apart"),
        ("single=1e300", "does not fit in a float"),
        ("real=uniform", "a range is needed"),
    ] {
        let message = linked(PROGRAM, &[input]).expect_err(input);
        assert!(message.contains(why), "{input}: {message}");
    }
    let twice = linked(PROGRAM, &["rand=1", "rand=2"]).expect_err("it is said twice");
    assert!(twice.contains("two distributions"), "{twice}");
}

const STORED: &str = "\
@shared = global i64 0
declare i32 @rand()
declare zeroext i1 @flag()
define i32 @other() {
  %x = alloca i32
  %a = call i32 @rand()
  store i32 %a, ptr %x
  ret i32 0
}
define i32 @main() {
  %x = alloca i32
  %y = alloca i8
  %a = call i32 @rand()
  store i32 %a, ptr %x
  %b = call i1 @flag()
  %c = zext i1 %b to i8
  store i8 %c, ptr %y
  %d = call i32 @rand()
  %e = sext i32 %d to i64
  store i64 %e, ptr @shared
  %f = call i32 @other()
  %g = call i1 @flag()
  %h = zext i1 %g to i32
  store i32 %h, ptr %x
  ret i32 %f
}
";

#[test]
fn variables_mean_the_calls_that_they_are_set_by() {
    let calls = |inputs: &[&str], to: &str| {
        let module = linked(STORED, inputs).expect("it links");
        assert_eq!(ir::verify::module(&module).len(), 0);
        let text = ir::print::module(&module);
        // Its definition names it, too.
        text.matches(&format!("@{to}(")).count().saturating_sub(1)
    };
    assert_eq!(calls(&["x=0..1"], "x.input"), 2);
    assert_eq!(calls(&["other.x=1..6"], "other.x.input"), 1);
    assert_eq!(calls(&["main.x=0..1"], "main.x.input"), 1);
    assert_eq!(calls(&["main.x=0..1"], "main.x.input.1"), 1);
    assert_eq!(calls(&["main.x=0..1"], "rand"), 2);
    assert_eq!(calls(&["y=bernoulli(0.5)", "shared=weighted(1:1, 2:2)"], "y.input"), 1);
    assert_eq!(calls(&["y=bernoulli(0.5)", "shared=weighted(1:1, 2:2)"], "shared.input"), 1);
    assert_eq!(calls(&["shared=uniform"], "rand"), 3);
    let message = linked(STORED, &["main.x=6"]).expect_err("a truth value is 0 or 1");
    assert!(message.contains("6 does not fit in i1"), "{message}");
}
