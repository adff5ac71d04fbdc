//! Reading a solver's answers: values of variables.
//!
//! Values may be `true`, `false`, `#b101`, `#x1f`, `(_ bv5 32)`, and arrays made of `store` and `as const`, whose parts
//! may have names by `let`. Both forms in which solvers give a model are understood: that of `(get-value ...)`, a list
//! of pairs, and that of `(get-model)`, a list of definitions. What is not about variables of the pool, such as names that
//! the printer made up, is passed over. Arrays that a solver describes by functions (`(_ as-array f)`, `lambda`) are refused with a message.

use std::fmt;
use std::sync::Arc;

use bits::Bits;
use rustc_hash::FxHashMap;

use crate::node::VarId;
use crate::pool::Terms;
use crate::sexpr::{SexprId, Sexprs};
use crate::smtlib::variable_of;
use crate::sort::Sort;
use crate::value::{ArrayValue, Assignment, Value};

/// Why an answer could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelError {
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for ModelError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the solver's answer cannot be read: {}", self.message)
    }
}

impl std::error::Error for ModelError {}

impl From<String> for ModelError {
    fn from(message: String) -> Self {
        ModelError { message }
    }
}

fn error<T>(message: impl Into<String>) -> Result<T, ModelError> {
    Err(ModelError { message: message.into() })
}

/// Reads one value of a sort.
pub fn read_value(sort: Sort, text: &str) -> Result<Value, ModelError> {
    let expressions = Sexprs::read(text)?;
    match expressions.top() {
        [value] => value_of(&expressions, sort, *value),
        other => error(format!("one value was expected, not {}", other.len())),
    }
}

/// Reads the answer to `(get-value ...)` or `(get-model)`.
pub fn read_model(terms: &Terms, text: &str) -> Result<Assignment, ModelError> {
    let expressions = Sexprs::read(text)?;
    let [answer] = expressions.top() else { return error("a list of values was expected") };
    let Some(entries) = expressions.list(*answer) else {
        return error(format!("a list of values was expected, not `{}`", expressions.first_word(*answer)));
    };
    let mut assignment = Assignment::new();
    for entry in entries {
        let Some((name, value)) = entry_of(&expressions, *entry)? else { continue };
        let Some(variable) = variable_of(terms, name) else { continue };
        let value = value_of_variable(terms, &expressions, variable, value)?;
        assignment.set(variable, value);
    }
    Ok(assignment)
}

/// The name and the value of an entry; nothing for what is no value of a constant.
fn entry_of<'a>(expressions: &Sexprs<'a>, entry: SexprId) -> Result<Option<(&'a str, SexprId)>, ModelError> {
    let Some(members) = expressions.list(entry) else {
        // Older solvers begin with the word `model`.
        return match expressions.atom(entry) {
            Some("model") => Ok(None),
            _ => error(format!("`{}` is no value of a variable", expressions.first_word(entry))),
        };
    };
    match members {
        [name, value] => Ok(expressions.atom(*name).map(|name| (name, *value))),
        [word, name, parameters, _, value] if expressions.atom(*word) == Some("define-fun") => {
            let is_constant = expressions.list(*parameters).is_some_and(|list| list.is_empty());
            Ok(expressions.atom(*name).filter(|_| is_constant).map(|name| (name, *value)))
        }
        // Declarations and the like say nothing about variables of the pool.
        _ => Ok(None),
    }
}

fn value_of_variable(
    terms: &Terms,
    expressions: &Sexprs<'_>,
    variable: VarId,
    value: SexprId,
) -> Result<Value, ModelError> {
    value_of(expressions, terms.variable(variable).sort, value).map_err(|error| ModelError {
        message: format!("value of `{}`: {}", terms.variable(variable).name, error.message),
    })
}

fn value_of(expressions: &Sexprs<'_>, sort: Sort, value: SexprId) -> Result<Value, ModelError> {
    match sort {
        Sort::Bool => match expressions.atom(value) {
            Some("true") => Ok(Value::Bool(true)),
            Some("false") => Ok(Value::Bool(false)),
            _ => error(format!("a truth value was expected, not `{}`", expressions.first_word(value))),
        },
        Sort::Bits(width) => Ok(Value::Bits(bits_of(expressions, width, value)?)),
        Sort::Array { index, element } => {
            Ok(Value::Array(Arc::new(array_of(expressions, index, element, value)?)))
        }
    }
}

fn bits_of(expressions: &Sexprs<'_>, width: u32, value: SexprId) -> Result<Bits, ModelError> {
    let found = match (expressions.atom(value), expressions.list(value)) {
        (Some(atom), _) => literal(atom),
        (_, Some([underscore, number, width])) if expressions.atom(*underscore) == Some("_") => {
            let width = expressions.atom(*width).and_then(|width| width.parse().ok());
            let digits = expressions.atom(*number).and_then(|number| number.strip_prefix("bv"));
            width.zip(digits).and_then(|(width, digits)| decimal(width, digits))
        }
        _ => None,
    };
    match found {
        Some(bits) if bits.width() == width => Ok(bits),
        Some(bits) => error(format!("{width} bits were expected, not {}", bits.width())),
        None => error(format!("a bit-vector was expected, not `{}`", expressions.first_word(value))),
    }
}

/// `#b101` or `#x1f`.
fn literal(text: &str) -> Option<Bits> {
    if let Some(digits) = text.strip_prefix("#x") {
        let width = u32::try_from(digits.len()).ok()?.checked_mul(4)?;
        return Bits::from_hex(width, digits.as_bytes());
    }
    let digits = text.strip_prefix("#b")?;
    let width = u32::try_from(digits.len()).ok().filter(|width| *width > 0)?;
    let mut words = Vec::with_capacity(digits.len() / 64 + 1);
    for chunk in digits.as_bytes().rchunks(64) {
        let word = chunk.iter().try_fold(0u64, |word, digit| match digit {
            b'0' => Some(word << 1),
            b'1' => Some(word << 1 | 1),
            _ => None,
        })?;
        words.push(word);
    }
    Some(Bits::from_words(width, &words))
}

/// The widest value that is read in decimals, which take time proportional to the square of their length.
const WIDEST_DECIMAL: u32 = 1 << 16;

/// The digits of `(_ bv5 32)`.
fn decimal(width: u32, digits: &str) -> Option<Bits> {
    if digits.is_empty() || width == 0 || width > WIDEST_DECIMAL || digits.len() > WIDEST_DECIMAL as usize {
        return None;
    }
    let (ten, mut value) = (Bits::from_u64(width, 10), Bits::zero(width));
    for digit in digits.chars() {
        let digit = Bits::from_u64(width, digit.to_digit(10)?.into());
        value = value.mul(&ten).add(&digit);
    }
    Some(value)
}

fn array_of(
    expressions: &Sexprs<'_>,
    index: u32,
    element: u32,
    value: SexprId,
) -> Result<ArrayValue, ModelError> {
    // From the outermost store, which counts, to the array below all of them. On the way there a name is used once at
    // most, and so forgotten, lest names that stand for each other lead in a circle.
    let mut stores = Vec::new();
    let mut names: FxHashMap<&str, SexprId> = FxHashMap::default();
    let mut current = value;
    loop {
        match (expressions.atom(current).and_then(|name| names.remove(name)), expressions.list(current)) {
            (Some(named), _) => current = named,
            (None, Some([word, below, at, what])) if expressions.atom(*word) == Some("store") => {
                stores.push((*at, *what));
                current = *below;
            }
            (None, Some([word, bindings, body])) if expressions.atom(*word) == Some("let") => {
                for binding in expressions.list(*bindings).unwrap_or_default() {
                    if let Some([name, value]) = expressions.list(*binding)
                        && let Some(name) = expressions.atom(*name)
                    {
                        names.insert(name, *value);
                    }
                }
                current = *body;
            }
            _ => break,
        }
    }
    let default = match expressions.list(current) {
        Some([sort, default]) if is_constant_array(expressions, *sort) => *default,
        _ => {
            let found = expressions.first_word(current);
            return error(format!("an array of `store` and `as const` was expected, not `{found}`"));
        }
    };
    let mut array = ArrayValue::filled(index, bits_of(expressions, element, default)?);
    for (at, what) in stores.into_iter().rev() {
        array.set(bits_of(expressions, index, at)?, bits_of(expressions, element, what)?);
    }
    Ok(array)
}

/// Whether this is `(as const (Array ...))`.
fn is_constant_array(expressions: &Sexprs<'_>, qualified: SexprId) -> bool {
    match expressions.list(qualified) {
        Some([first, second, _]) => {
            expressions.atom(*first) == Some("as") && expressions.atom(*second) == Some("const")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_arrays_may_have_names() {
        let sort = Sort::Array { index: 4, element: 8 };
        let bottom = "((as const (Array (_ BitVec 4) (_ BitVec 8))) #x00)";
        let plain = format!("(store (store (store {bottom} #x1 #x0a) #x2 #x0b) #x1 #x0c)");
        let named = format!(
            "(let ((a!1 (store {bottom} #x1 #x0a))) (let ((a!2 (store a!1 #x2 #x0b))) (store a!2 #x1 #x0c)))"
        );
        assert_eq!(read_value(sort, &named), read_value(sort, &plain));
        assert!(read_value(sort, &plain).is_ok());
        for circle in
            ["(let ((a b) (b a)) a)", "(let ((a (store a #x1 #x00))) a)", "(let a a)", "(let ((a)) b)"]
        {
            assert!(read_value(sort, circle).is_err(), "{circle}");
        }
    }
}
