//! Reading what solvers answer.

use bits::Bits;
use term::model::{read_model, read_value};
use term::{Sort, Terms, Value};

fn bits(width: u32, value: u64) -> Value {
    Value::Bits(Bits::from_u64(width, value))
}

#[test]
fn values_in_every_notation() {
    assert_eq!(read_value(Sort::Bits(3), "#b101"), Ok(bits(3, 5)));
    assert_eq!(read_value(Sort::Bits(8), "#xfE"), Ok(bits(8, 254)));
    assert_eq!(read_value(Sort::Bits(32), " (_ bv4294967295 32) "), Ok(bits(32, u64::from(u32::MAX))));
    let wide = Bits::from_u128(65, 1 << 64 | 3);
    assert_eq!(read_value(Sort::Bits(65), "(_ bv18446744073709551619 65)"), Ok(Value::Bits(wide.clone())));
    let digits = format!("#b1{}11", "0".repeat(62));
    assert_eq!(read_value(Sort::Bits(65), &digits), Ok(Value::Bits(wide)));
    assert_eq!(read_value(Sort::Bool, "true"), Ok(Value::Bool(true)));
    assert_eq!(read_value(Sort::Bool, "false ; a comment"), Ok(Value::Bool(false)));
}

#[test]
fn arrays_of_stores() {
    let sort = Sort::Array { index: 4, element: 8 };
    let text = "(store (store (store ((as const (Array (_ BitVec 4) (_ BitVec 8))) #x00) #x3 #x07) #x1 #x05) #x3 #x09)";
    let value = read_value(sort, text);
    let array = value.as_ref().ok().and_then(Value::as_array);
    let entries: Vec<(u64, u64)> = array
        .into_iter()
        .flat_map(|array| array.entries())
        .map(|(index, element)| (index.low_u64(), element.low_u64()))
        .collect();
    assert_eq!(entries, [(1, 5), (3, 9)]);
    assert_eq!(array.map(|array| array.default_element().low_u64()), Some(0));
}

#[test]
fn deep_arrays_need_no_stack() {
    let mut text = "(store ".repeat(100_000);
    text.push_str("((as const (Array (_ BitVec 32) (_ BitVec 8))) #x00)");
    for index in 0..100_000 {
        text.push_str(&format!(" #x{:08x} #x01)", index % 1000));
    }
    let value = read_value(Sort::Array { index: 32, element: 8 }, &text);
    assert_eq!(value.ok().and_then(|value| Some(value.as_array()?.entries().len())), Some(1000));
    assert!(read_value(Sort::Bool, &"(".repeat(1_000_000)).is_err());
    assert!(read_value(Sort::Bool, &format!("{}{}", "(".repeat(500_000), ")".repeat(500_000))).is_err());
}

#[test]
fn both_forms_of_models() {
    let mut terms = Terms::new();
    let (x, y) = (terms.var("x", Sort::Bits(4)), terms.var("y|z", Sort::Bool));
    let (x, y) = (terms.as_var(x).expect("a variable"), terms.as_var(y).expect("a variable"));
    let texts = [
        "((x!0 #xa) (|y_z!1| true) ($r5 #b0) (unknown!7 #b1) ((f x) #b0))",
        "(model (define-fun x!0 () (_ BitVec 4) #xa) (define-fun y_z!1 () Bool true)
            (declare-fun other () Bool) (define-fun f ((a Bool)) Bool a))",
    ];
    for text in texts {
        let model = read_model(&terms, text).expect("it is well-formed");
        assert_eq!(model.len(), 2, "{text}");
        assert_eq!((model.get(x), model.get(y)), (Some(&bits(4, 10)), Some(&Value::Bool(true))));
    }
}

#[test]
fn what_is_wrong_is_said() {
    let mut terms = Terms::new();
    terms.var("x", Sort::Bits(4));
    let message = |text: &str| read_model(&terms, text).err().map(|error| error.message);
    let cases = [
        ("((x!0 #b101))", "value of `x`: 4 bits were expected, not 3"),
        ("((x!0 true))", "value of `x`: a bit-vector was expected, not `true`"),
        ("((x!0 #xg))", "value of `x`: a bit-vector was expected, not `#xg`"),
        ("((x!0 (_ bv1 99999999999)))", "value of `x`: a bit-vector was expected, not `_`"),
        ("((x!0 #x1)", "the text ends before all brackets are closed"),
        ("((x!0 #x1)))", "a bracket is closed that was not opened"),
        ("((|x!0 #x1))", "a quoted word does not end"),
        ("error", "a list of values was expected, not `error`"),
        ("", "a list of values was expected"),
        ("(error \"line 3\")", "`error` is no value of a variable"),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text).as_deref(), Some(expected), "{text}");
    }
    let array = Sort::Array { index: 4, element: 4 };
    let error = read_value(array, "(_ as-array k!0)").err().map(|error| error.message);
    assert_eq!(error.as_deref(), Some("an array of `store` and `as const` was expected, not `_`"));
}
