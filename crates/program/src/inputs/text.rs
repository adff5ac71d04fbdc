//! The definitions of inputs as LLVM text, made of the primitives for choices.

use super::{Distribution, Kind, Number};
use crate::primitive::Primitive;
use ir::types::FloatKind;
use std::fmt::Write;

/// The module that is written.
pub(super) struct Text {
    out: String,
    pointer: u32,
    /// The declarations that are needed.
    used: Vec<String>,
}

impl Text {
    /// Nothing yet, for pointers of so many bits.
    pub(super) fn new(pointer: u32) -> Text {
        Text { out: String::new(), pointer, used: Vec::new() }
    }

    /// Defines a function that gives what its distribution says.
    pub(super) fn define(
        &mut self,
        number: &str,
        name: &str,
        (kind, parameters): (Kind, &str),
        distribution: &Distribution,
    ) -> Result<(), String> {
        let ty = match kind {
            Kind::Int(width) => format!("i{width}"),
            Kind::Float(FloatKind::Float) => "float".to_string(),
            Kind::Float(_) => "double".to_string(),
        };
        let (mut tables, mut body) = (String::new(), String::new());
        match (distribution, kind) {
            (Distribution::Uniform, Kind::Int(width)) => self.uniform(&mut body, width)?,
            (Distribution::Uniform, Kind::Float(_)) => return Err("a range is needed: LO..HI".to_string()),
            (Distribution::Constant(value), _) => {
                let _ = writeln!(body, "  ret {ty} {}", literal(*value, kind)?);
            }
            (Distribution::Range(low, high), Kind::Int(width)) => {
                let (Number::Whole(first), Number::Whole(last)) = (*low, *high) else {
                    return Err(format!("{low}..{high} is no range of whole numbers"));
                };
                let low = literal(*low, kind)?;
                literal(*high, kind)?;
                let count = last - first + 1;
                if count >= 1i128 << self.pointer {
                    return Err(format!("{first}..{last} has more values than can be told apart"));
                }
                self.choose(&mut body, count as u64);
                self.fit(&mut body, "%chosen", "%fitting", width);
                let _ = writeln!(body, "  %value = add {ty} %fitting, {low}\n  ret {ty} %value");
            }
            (Distribution::Range(low, high), Kind::Float(_)) => {
                // As many as a double has between one half and one; what a smaller type has is rounded to.
                let bits = self.pointer.min(53) - u32::from(self.pointer == 32);
                self.choose(&mut body, 1 << bits);
                let (low, high) = (low.value(), high.value());
                let step = literal(Number::Real((high - low) / (1u64 << bits) as f64), kind)?;
                let low = literal(Number::Real(low), kind)?;
                let _ = writeln!(
                    body,
                    "  %part = uitofp i{} %chosen to {ty}\n  %above = fmul {ty} %part, {step}\n  \
                     %value = fadd {ty} %above, {low}\n  ret {ty} %value",
                    self.pointer
                );
            }
            (Distribution::Bernoulli(probability), _) => {
                self.weights(&mut tables, &mut body, number, &[1.0 - probability, *probability]);
                match kind {
                    Kind::Int(width) => {
                        self.fit(&mut body, "%chosen", "%value", width);
                        let _ = writeln!(body, "  ret {ty} %value");
                    }
                    Kind::Float(_) => {
                        let _ = writeln!(
                            body,
                            "  %value = uitofp i{} %chosen to {ty}\n  ret {ty} %value",
                            self.pointer
                        );
                    }
                }
            }
            (Distribution::Weighted(values), _) => {
                let weights: Vec<f64> = values.iter().map(|(_, weight)| *weight).collect();
                let literals: Result<Vec<String>, String> =
                    values.iter().map(|(value, _)| Ok(format!("{ty} {}", literal(*value, kind)?))).collect();
                let (count, literals) = (values.len(), literals?.join(", "));
                self.weights(&mut tables, &mut body, number, &weights);
                let _ = writeln!(
                    tables,
                    "@__heddle_values.{number} = private unnamed_addr constant [{count} x {ty}] [{literals}]"
                );
                let _ = writeln!(
                    body,
                    "  %place = getelementptr inbounds [{count} x {ty}], ptr @__heddle_values.{number}, i{p} 0, i{p} %chosen\n  \
                     %value = load {ty}, ptr %place\n  ret {ty} %value",
                    p = self.pointer
                );
            }
        }
        // What is to stay as it is gives way to what the platform has.
        let linkage = if *distribution == Distribution::Uniform { "weak " } else { "" };
        let _ = write!(
            self.out,
            "{tables}define {linkage}{ty} @\"{}\"({parameters}) {{\n{body}}}\n",
            quoted(name)
        );
        Ok(())
    }

    /// Any value of so many bits, in a function of its own kind where there is one.
    fn uniform(&mut self, body: &mut String, width: u32) -> Result<(), String> {
        let (primitive, attribute) = match width {
            1 => (Primitive::AnyBool, "zeroext "),
            8 => (Primitive::AnyUchar, "zeroext "),
            16 => (Primitive::AnyUshort, "zeroext "),
            32 => (Primitive::AnyUint, ""),
            64 if self.pointer == 64 => (Primitive::AnyUlong, ""),
            width if width < self.pointer => {
                self.choose(body, 1 << width);
                self.fit(body, "%chosen", "%value", width);
                let _ = writeln!(body, "  ret i{width} %value");
                return Ok(());
            }
            width => return Err(format!("i{width} has more values than can be told apart")),
        };
        let name = primitive.name();
        let _ = writeln!(body, "  %value = call {attribute}i{width} @{name}()\n  ret i{width} %value");
        self.needs(format!("declare {attribute}i{width} @{name}()"));
        Ok(())
    }

    /// `%chosen`, of as many values as are given.
    fn choose(&mut self, body: &mut String, count: u64) {
        let p = self.pointer;
        let _ = writeln!(body, "  %chosen = call i{p} @heddle_choose(i{p} {count})");
        self.needs(format!("declare i{p} @heddle_choose(i{p})"));
    }

    /// `%chosen`, by weights.
    fn weights(&mut self, tables: &mut String, body: &mut String, number: &str, weights: &[f64]) {
        let (p, count) = (self.pointer, weights.len());
        let all: Vec<String> =
            weights.iter().map(|weight| format!("double {}", hexadecimal(*weight))).collect();
        let _ = writeln!(
            tables,
            "@__heddle_weights.{number} = private unnamed_addr constant [{count} x double] [{}]",
            all.join(", ")
        );
        let _ = writeln!(
            body,
            "  %chosen = call i{p} @heddle_choose_weighted(ptr @__heddle_weights.{number}, i{p} {count})"
        );
        self.needs(format!("declare i{p} @heddle_choose_weighted(ptr, i{p})"));
    }

    /// A number as wide as a pointer, as one of another width.
    fn fit(&self, body: &mut String, from: &str, to: &str, width: u32) {
        let p = self.pointer;
        let _ = match width.cmp(&p) {
            std::cmp::Ordering::Less => writeln!(body, "  {to} = trunc i{p} {from} to i{width}"),
            std::cmp::Ordering::Equal => writeln!(body, "  {to} = add i{p} {from}, 0"),
            std::cmp::Ordering::Greater => writeln!(body, "  {to} = zext i{p} {from} to i{width}"),
        };
    }

    fn needs(&mut self, declaration: String) {
        if !self.used.contains(&declaration) {
            self.used.push(declaration);
        }
    }

    /// The text, with what it needs declared.
    pub(super) fn finish(mut self) -> String {
        for declaration in &self.used {
            let _ = writeln!(self.out, "{declaration}");
        }
        self.out
    }
}

/// A name as it stands between quotes.
pub(crate) fn quoted(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        let _ = match byte {
            b'"' | b'\\' | 0..=31 | 127.. => write!(text, "\\{byte:02X}"),
            byte => write!(text, "{}", char::from(byte)),
        };
    }
    text
}

fn hexadecimal(value: f64) -> String {
    format!("0x{:016X}", value.to_bits())
}

/// A value as a constant of its type, if it fits.
fn literal(value: Number, kind: Kind) -> Result<String, String> {
    match (kind, value) {
        (Kind::Int(width), Number::Whole(whole)) => {
            let fits = whole >= -(1i128 << (width - 1)) && whole < 1i128 << width;
            if fits {
                Ok(format!("{}", truncated(whole, width)))
            } else {
                Err(format!("{whole} does not fit in i{width}"))
            }
        }
        (Kind::Int(_), Number::Real(real)) => Err(format!("{real:?} is no whole number")),
        (Kind::Float(FloatKind::Float), value) => {
            let single = value.value() as f32;
            if single.is_finite() {
                Ok(hexadecimal(f64::from(single)))
            } else {
                Err(format!("{value} does not fit in a float"))
            }
        }
        (Kind::Float(_), value) => Ok(hexadecimal(value.value())),
    }
}

/// A number with the sign that its type's highest bit says: what LLVM writes.
fn truncated(whole: i128, width: u32) -> i128 {
    let bits = whole & ((1i128 << width) - 1);
    if bits >> (width - 1) & 1 == 1 { bits - (1i128 << width) } else { bits }
}
