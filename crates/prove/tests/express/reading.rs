//! What is read, where it is defined, and what is said about what is not understood.

use bits::Bits;
use prove::express::{DataModel, Sources, read};
use prove::structure::Source;
use term::{Assignment, Sort, Terms, Value, eval};

const VARIABLES: [(&str, u32, bool, bool, i64); 9] = [
    ("x", 32, true, false, -7),
    ("y", 32, true, false, i32::MAX as i64),
    ("n", 32, false, false, 5),
    ("c", 8, true, false, -1),
    ("l", 64, true, false, 1 << 40),
    ("s.a", 16, true, false, 3),
    ("p->next", 64, false, true, 0),
    ("*q", 32, true, false, 9),
    ("a[3]", 8, false, false, 200),
];

fn world(model: DataModel) -> (Terms, Sources, Assignment) {
    let (mut terms, mut names, mut values) = (Terms::new(), Sources::default(), Assignment::new());
    for (text, width, signed, pointer, value) in VARIABLES {
        let width = if pointer { model.long() } else { width };
        let term = terms.var(text, Sort::Bits(width));
        names.add(term, Source { text: text.to_string(), width, signed, pointer });
        let variable = terms.as_var(term).expect("it is a variable");
        values.set(variable, Value::Bits(Bits::from_u64(width, value as u64)));
    }
    (terms, names, values)
}

/// Whether an expression is true, if it is defined.
fn truth(model: DataModel, text: &str) -> Option<bool> {
    let (mut terms, names, values) = world(model);
    let reading = read(&mut terms, &names, model, text).unwrap_or_else(|error| panic!("{error} in {text}"));
    let value = |term| eval(&terms, &values, term).ok().and_then(|value| value.as_bool());
    value(reading.defined)?.then_some(value(reading.truth)?)
}

#[test]
fn expressions_mean_what_they_mean_in_c() {
    for text in [
        "x < 0",
        "x < c && c == -1",
        "x > n",
        "(long)x < n",
        "-1 > 1u",
        "c < 0 && (unsigned char)c == 255 && (unsigned)c == 0xffffffff",
        "x / 2 == -3 && x % 2 == -1",
        "x >> 1 == -4",
        "(n - 6u) > 0",
        "n << 2 == 20",
        "y + 1ll > y",
        "!(x == -7 ? 0 : 1)",
        "~0 == -1 && +c == -1",
        "p->next == 0 && !p->next && p->next == (void *)0 && (struct node *)0 == p->next",
        "(*q) == 9 && q[0] == 9 && *(q) == 9",
        "a[1 + 2] == 200 && a[0x3] == 'c' + 101",
        "s . a == 3L",
        "'\\n' == 10 && '\\x41' == 'A' && '\\0' == 0 && '\\377' == -1",
        "(_Bool)x == 1 && (uint8_t)x == 249 && (size_t)1 == 1",
        "(-0x7FFFFFFF-1) <= x && 010 == 8 && 0b11 == 3",
        "l * 4 == 4398046511104",
        "x | 1 & 2 ^ 3",
        "x == 0 || 1 / x == 0",
        "x != 0 ? 1 : 1 / 0",
        "true && !false",
        "(__int128)l * l * l > 0",
    ] {
        assert_eq!(truth(DataModel::Lp64, text), Some(true), "{text}");
    }
    assert_eq!(truth(DataModel::Lp64, "2147483648 > 0 && (long)l == l && (long)-1 < 1u"), Some(true));
    assert_eq!(truth(DataModel::Ilp32, "(long)-1 < 1u || (long)l == l"), Some(false));
}

#[test]
fn what_is_undefined_is_told() {
    for text in [
        "y + 1",
        "-(-y - 1)",
        "x / 0",
        "x % (c + 1)",
        "(-y - 1) / -1",
        "1 << 32",
        "n >> -1",
        "x << 1",
        "y * 2",
        "1 << 31",
    ] {
        assert_eq!(truth(DataModel::Lp64, text), None, "{text}");
        assert_eq!(truth(DataModel::Lp64, &format!("1 || {text}")), Some(true), "{text}");
    }
    assert_eq!(truth(DataModel::Lp64, "1u << 31 && n - 10"), Some(true));
}

#[test]
fn errors_say_where_and_what() {
    let (mut terms, names, _) = world(DataModel::Lp64);
    let deep = "(".repeat(100_000);
    let long = format!("x{}", " && x".repeat(10_000));
    for (text, expected) in [
        ("x < ", "column 5: the expression ends here, but something has to follow"),
        ("x < z1", "column 5: nothing here is called `z1`"),
        ("s.b + 1", "column 1: nothing here is called `s.b`; did you mean `s.a`?"),
        ("f(x)", "column 2: calls are not understood, as that of `f`"),
        ("x = 3", "column 3: `=` changes something; only expressions without effects are understood"),
        ("x++", "column 2: `++` changes something; only expressions without effects are understood"),
        ("a[x]", "column 3: only constant indices are understood"),
        ("x + 1.5", "column 5: `1.5` is a floating-point number; only integers are understood"),
        ("(float)x", "column 2: `float` is not understood: it is no integer"),
        ("(T)x", "column 2: the type `T` is not known"),
        ("p->next + 1", "column 9: `+` of a pointer is not understood; cast it to an integer"),
        ("\\old(x)", "column 1: `\\\\` is not understood"),
        ("(x", "column 3: the expression ends here, but `)` has to follow"),
        ("x y", "column 3: `y` is not expected here"),
        ("&x == 0", "column 1: addresses of variables are not understood"),
        ("99999999999999999999", "column 1: `99999999999999999999` has more than 64 bits"),
        ("'ab'", "column 1: this is no character constant"),
        ("sizeof(int)", "column 1: `sizeof` is not understood"),
        ("*(x + 1)", "column 1: `*` of anything but a name is not understood"),
        (&deep, "column 101: the expression is nested too deeply"),
        ("", "column 1: the expression ends here, but something has to follow"),
    ] {
        let error = read(&mut terms, &names, DataModel::Lp64, text).map(|_| ()).map_err(|e| e.to_string());
        assert_eq!(error, Err(expected.to_string()), "{}", &text[..text.len().min(30)]);
    }
    assert!(read(&mut terms, &names, DataModel::Lp64, &long).is_ok());
}
