//! Inputs with a distribution of their own: a function that the program calls for a value is given a body that draws it.
//!
//! ```text
//!   input ::= name = dist
//!   dist  ::= uniform | v | lo..hi | bernoulli(p) | weighted(v:w, v:w, ...)
//! ```
//!
//! `name` is what the program calls: `rand`, `__VERIFIER_nondet_int`, `heddle_any_int`, a function of its own, or one that nobody defines. Or it is a variable, `x` or
//! `function.x`: the calls whose result is stored in it at once are meant then, `x = rand()`, and no others. The body is made of the
//! platform's primitives for choices, so every engine knows what it means: random runs draw, a search tries each value of positive weight, an exact solution weighs them.
//! Only calls in the program are meant, not those that the platform makes itself. A range of floating-point numbers holds `lo` and not `hi`.
//!
//! Limits: functions that give an integer of at most 64 bits, a `float` or a `double`; variables that are in memory, under the name that the compiler gave them there,
//! as all are that clang does not optimise.

mod calls;
mod text;

pub(crate) use calls::declare;
pub(crate) use text::quoted;

use ir::Module;
use ir::layout::DataLayout;
use std::fmt;

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// The function, or the variable.
    pub name: String,
    /// What it gives.
    pub distribution: Distribution,
}

/// How values are distributed.
#[derive(Clone, Debug, PartialEq)]
pub enum Distribution {
    /// As the function is: every value of an input alike.
    Uniform,
    /// Always this.
    Constant(Number),
    /// All of these alike.
    Range(Number, Number),
    /// One, with this probability, or else zero.
    Bernoulli(f64),
    /// Each value with its weight.
    Weighted(Vec<(Number, f64)>),
}

/// A value as it was written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// A whole number.
    Whole(i128),
    /// Another one.
    Real(f64),
}

impl Number {
    fn parse(text: &str) -> Result<Number, String> {
        let text = text.trim();
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let whole = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
            Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok().map(i128::from),
            None => digits.parse::<u64>().ok().map(i128::from),
        };
        match (whole, text.parse::<f64>()) {
            (Some(whole), _) => Ok(Number::Whole(sign * whole)),
            (None, Ok(real)) if real.is_finite() => Ok(Number::Real(real)),
            _ => Err(format!("`{text}` is no number")),
        }
    }

    pub(crate) fn value(self) -> f64 {
        match self {
            Number::Whole(whole) => whole as f64,
            Number::Real(real) => real,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Whole(whole) => write!(f, "{whole}"),
            Number::Real(real) => write!(f, "{real:?}"),
        }
    }
}

impl fmt::Display for Distribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Distribution::Uniform => f.write_str("uniform"),
            Distribution::Constant(value) => write!(f, "{value}"),
            Distribution::Range(low, high) => write!(f, "{low}..{high}"),
            Distribution::Bernoulli(probability) => write!(f, "bernoulli({probability})"),
            Distribution::Weighted(values) => {
                let values: Vec<String> =
                    values.iter().map(|(value, weight)| format!("{value}:{weight}")).collect();
                write!(f, "weighted({})", values.join(", "))
            }
        }
    }
}

/// What stands in the parentheses after a word.
fn arguments<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    text.strip_prefix(word)?.trim_start().strip_prefix('(')?.strip_suffix(')')
}

impl Input {
    /// Reads `name=dist`; what is wrong with it, in words.
    pub fn parse(text: &str) -> Result<Input, String> {
        let (name, distribution) =
            text.split_once('=').ok_or("NAME=DIST is needed, such as rand=1..6".to_string())?;
        let name = name.trim().to_string();
        if name.is_empty() {
            return Err("the name of a function is missing before `=`".to_string());
        }
        Ok(Input { name, distribution: Distribution::parse(distribution.trim())? })
    }
}

impl Distribution {
    fn parse(text: &str) -> Result<Distribution, String> {
        if text == "uniform" {
            return Ok(Distribution::Uniform);
        }
        if let Some(probability) = arguments(text, "bernoulli") {
            let probability = Number::parse(probability)?.value();
            return match (0.0..=1.0).contains(&probability) {
                true => Ok(Distribution::Bernoulli(probability)),
                false => Err(format!("the probability {probability} does not lie between 0 and 1")),
            };
        }
        if let Some(values) = arguments(text, "weighted") {
            return weighted(values);
        }
        if let Some((low, high)) = text.split_once("..") {
            let (low, high) = (Number::parse(low)?, Number::parse(high)?);
            return match low.value() <= high.value() {
                true => Ok(Distribution::Range(low, high)),
                false => Err(format!("there is nothing between {low} and {high}: the lower end comes first")),
            };
        }
        let usage = "expected uniform, a value, LO..HI, bernoulli(p) or weighted(value:weight, ...)";
        Number::parse(text).map(Distribution::Constant).map_err(|_| usage.to_string())
    }
}

fn weighted(values: &str) -> Result<Distribution, String> {
    let mut all = Vec::new();
    for pair in values.split(',') {
        let (value, weight) =
            pair.split_once(':').ok_or_else(|| format!("`{}`: expected value:weight", pair.trim()))?;
        let (value, weight) = (Number::parse(value)?, Number::parse(weight)?.value());
        if weight < 0.0 {
            return Err(format!("the weight {weight} of {value} is negative"));
        }
        all.push((value, weight));
    }
    if !all.iter().any(|(_, weight)| *weight > 0.0) {
        return Err("no value has a positive weight".to_string());
    }
    if !all.iter().map(|(_, weight)| *weight).sum::<f64>().is_finite() {
        return Err("the weights are too large".to_string());
    }
    Ok(Distribution::Weighted(all))
}

/// What a function gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Int(u32),
    Float(ir::FloatKind),
}

/// Makes room in a module for inputs: the functions lose their bodies, and the text of a module that defines them is given back, for
/// pointers of the module's width.
pub(crate) fn definitions(module: &mut Module, inputs: &[Input]) -> Result<String, String> {
    let pointer = DataLayout::of(module)?.pointer(0).bits;
    let mut text = text::Text::new(pointer);
    for (number, input) in inputs.iter().enumerate() {
        let problem = |what: String| format!("--input: {what}");
        if inputs[..number].iter().any(|other| other.name == input.name) {
            return Err(problem(format!("the function {} has two distributions", input.name)));
        }
        for (place, (global, name)) in calls::targets(module, input).map_err(problem)?.into_iter().enumerate()
        {
            let (kind, parameters) = calls::signature(module, global, &input.name).map_err(problem)?;
            text.define(&format!("{number}.{place}"), &name, (kind, &parameters), &input.distribution)
                .map_err(|what| problem(format!("{}: {what}", input.name)))?;
            calls::declare(module, global, &name);
        }
    }
    Ok(text.finish())
}

#[cfg(test)]
mod tests;
