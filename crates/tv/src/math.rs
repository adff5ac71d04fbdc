//! Functions of the math library, and the intrinsics that stand for them: sines, logarithms, powers.
//!
//! What they give is an unknown function of their operands about which a few things are known: what is no number makes none, a sine is odd and at most one, a
//! logarithm is infinite only of zero and infinity, and so on. Of constants it is what the library of this machine gives, computed in double precision and
//! rounded. A function of the library (not an intrinsic) may note an error in `errno`, unless it has no reason to: of constants with an ordinary result.
//!
//! Limits: half, single and double precision.

use bits::float::FloatFormat;
use program::code::SiteId;
use program::shape::Kind;
use sem::context::{Context, Step};
use sem::domain::{Domain, FloatOp1, FloatOp2};
use sem::scalar::Poison;
use term::TermId;

use crate::calls::{Argument, Request};
use crate::domain::{Logic, Scalar};
use crate::effects::Effects;
use crate::machine::Machine;
use crate::outcome::Approximation;

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Function {
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    Exp2,
    Exp10,
    Log,
    Log2,
    Log10,
    Pow,
    Cbrt,
    /// To a whole power, multiplied in any order.
    Powi,
    Sqrt,
    Fmod,
    /// The logarithm of a graphics processor: exact for no number but the special ones.
    RoughLog,
}

const NAMES: &[(&str, Function)] = {
    use Function::*;
    &[
        ("sin", Sin),
        ("cos", Cos),
        ("tan", Tan),
        ("asin", Asin),
        ("acos", Acos),
        ("atan", Atan),
        ("atan2", Atan2),
        ("sinh", Sinh),
        ("cosh", Cosh),
        ("tanh", Tanh),
        ("exp", Exp),
        ("exp2", Exp2),
        ("exp10", Exp10),
        ("log", Log),
        ("log2", Log2),
        ("log10", Log10),
        ("pow", Pow),
        ("cbrt", Cbrt),
        ("sqrt", Sqrt),
        ("fmod", Fmod),
    ]
};

/// Those of them that are intrinsics only.
const INTRINSICS: &[(&str, Function)] = &[("powi", Function::Powi), ("amdgcn.log", Function::RoughLog)];

impl Function {
    fn operands(self) -> usize {
        match self {
            Function::Atan2 | Function::Pow | Function::Powi | Function::Fmod => 2,
            _ => 1,
        }
    }

    /// The function that a call is one of.
    fn named(name: &str, format: FloatFormat) -> Option<Function> {
        let find = |list: &[(&str, Function)], name: &str| {
            list.iter().find(|(known, _)| *known == name).map(|(_, function)| *function)
        };
        if let Some(name) = name.strip_prefix("llvm.") {
            let (name, _) = name.rsplit_once('.')?;
            // `powi` has two types in its name.
            let shorter = name.rsplit_once('.').map_or(name, |(name, _)| name);
            return find(INTRINSICS, name)
                .or_else(|| find(INTRINSICS, shorter))
                .or_else(|| find(NAMES, name));
        }
        match format {
            FloatFormat::Single => find(NAMES, name.strip_suffix('f')?),
            FloatFormat::Double => find(NAMES, name),
            _ => None,
        }
    }

    /// What the library of this machine gives.
    fn of(self, operands: &[f64]) -> Option<f64> {
        Some(match (self, operands) {
            (Function::Sin, [x]) => x.sin(),
            (Function::Cos, [x]) => x.cos(),
            (Function::Tan, [x]) => x.tan(),
            (Function::Asin, [x]) => x.asin(),
            (Function::Acos, [x]) => x.acos(),
            (Function::Atan, [x]) => x.atan(),
            (Function::Atan2, [y, x]) => y.atan2(*x),
            (Function::Sinh, [x]) => x.sinh(),
            (Function::Cosh, [x]) => x.cosh(),
            (Function::Tanh, [x]) => x.tanh(),
            (Function::Exp, [x]) => x.exp(),
            (Function::Exp2, [x]) => x.exp2(),
            (Function::Log, [x]) => x.ln(),
            (Function::Log2, [x]) => x.log2(),
            (Function::Log10, [x]) => x.log10(),
            (Function::Pow, [x, y]) => x.powf(*y),
            (Function::Cbrt, [x]) => x.cbrt(),
            _ => return None,
        })
    }

    /// The pattern that the library of this machine gives for these, unless it has a reason to note an error.
    fn of_constants(self, format: FloatFormat, operands: &[u64]) -> Option<u64> {
        let numbers: Vec<f64> = operands
            .iter()
            .map(|bits| match format {
                FloatFormat::Single => f32::from_bits(*bits as u32).into(),
                _ => f64::from_bits(*bits),
            })
            .collect();
        let exact = self.of(&numbers)?;
        let (result, bits, normal) = match format {
            FloatFormat::Single => {
                let rounded = exact as f32;
                (f64::from(rounded), u64::from(rounded.to_bits()), rounded.is_normal())
            }
            FloatFormat::Double => (exact, exact.to_bits(), exact.is_normal()),
            _ => return None,
        };
        if numbers.iter().any(|number| number.is_nan()) || result.is_nan() {
            return None;
        }
        if result.is_infinite() && numbers.iter().all(|number| number.is_finite()) {
            return None;
        }
        // Results that are too small may be an error of functions that can get there from greater numbers.
        let from_zero = matches!(self, Function::Atan2) && numbers[0] == 0.0;
        let underflows = matches!(
            self,
            Function::Exp | Function::Exp2 | Function::Exp10 | Function::Pow | Function::Atan2
        );
        if underflows && !normal && result.is_finite() && !from_zero {
            return None;
        }
        Some(bits)
    }
}

impl Machine<'_> {
    /// A call of one of them, if it is one. `effects` is what attributes say about it.
    pub(crate) fn math(&mut self, name: &str, site: SiteId, effects: Effects) -> Step<bool> {
        let program = self.program;
        let code = &program.code.sites[site as usize];
        let results = &program.code.shape(code.ret).leaves;
        let Some(Kind::Float(format)) = results.first().map(|leaf| leaf.kind) else { return Ok(false) };
        let is_intrinsic = self.calls_intrinsic();
        let Some(function) = Function::named(name, format) else { return Ok(false) };
        let supported = matches!(format, FloatFormat::Half | FloatFormat::Single | FloatFormat::Double);
        let shapes: Vec<&program::shape::Shape> =
            code.args.iter().map(|argument| program.code.shape(argument.shape)).collect();
        let fits = |place: usize| match (function, place) {
            (Function::Powi, 1) => {
                shapes[place].leaves.len() == 1 && shapes[place].leaves[0].kind == Kind::Int
            }
            _ => {
                let leaves = &shapes[place].leaves;
                leaves.len() == results.len() && leaves.iter().all(|leaf| leaf.kind == Kind::Float(format))
            }
        };
        if !supported
            || shapes.len() != function.operands()
            || !(0..shapes.len()).all(fits)
            || results.iter().any(|leaf| leaf.kind != Kind::Float(format))
            || (!is_intrinsic && results.len() != 1)
        {
            return Ok(false);
        }
        let effects = match is_intrinsic {
            true => Effects::PURE,
            false => effects.and_errno(),
        };
        for (lane, leaf) in results.iter().enumerate() {
            let mut operands = Vec::with_capacity(shapes.len());
            for (argument, shape) in code.args.iter().zip(&shapes) {
                let leaf = shape.leaves[if shape.leaves.len() == 1 { 0 } else { lane }];
                operands.push(self.get_handed_over(argument.value.plus(leaf.cell)));
            }
            let value = self.math_value(function, format, &operands, code.dst + leaf.cell, effects)?;
            let numbers = if function == Function::Powi { 1 } else { operands.len() };
            let d = &mut self.world.d;
            let mut numbers: Vec<_> =
                { operands.iter().take(numbers) }.map(|operand| (format, d.term(&operand.bits))).collect();
            numbers.retain(|(_, number)| d.inner.terms.width(*number) == format.width());
            let value = self.any_nan(format, value, &numbers);
            let mut poison = Poison::none(&mut self.world.d);
            for operand in &operands {
                poison = poison.or(&mut self.world.d, operand.poison.clone());
            }
            let value = Scalar { poison, ..self.plain(leaf.width, value) };
            self.put(code.dst + leaf.cell, value);
            let numbers: Vec<symbolic::Bv> = operands
                .into_iter()
                .take(if function == Function::Powi { 1 } else { 2 })
                .map(|it| it.bits)
                .collect();
            self.keep_call_flags(code.dst + leaf.cell, format, &numbers);
        }
        Ok(true)
    }

    /// Whether the instruction that is running names an intrinsic.
    fn calls_intrinsic(&self) -> bool {
        let module = &self.program.module;
        let callee =
            self.program.inst_at(self.pc).and_then(|(_, inst)| inst.op.call_site()).map(|site| site.callee);
        let Some(ir::inst::Value::Const(id)) = callee else { return false };
        let ir::constant::ConstKind::Global(global) = module.constants[id].kind else { return false };
        module.globals[global].name.is_some_and(|name| module.strings.bytes(name).starts_with(b"llvm."))
    }

    fn math_value(
        &mut self,
        function: Function,
        format: FloatFormat,
        operands: &[Scalar],
        cell: u32,
        effects: Effects,
    ) -> Step<TermId> {
        let constants: Option<Vec<u64>> = operands.iter().map(|operand| operand.bits.as_u64()).collect();
        if let Some(bits) = constants.and_then(|constants| function.of_constants(format, &constants)) {
            self.world.approximate(Approximation::MathLibrary);
            return Ok(self.world.d.terms().number(format.width(), bits));
        }
        let exact = self.exact_value(function, format, operands)?;
        if let (Some(exact), true) = (exact, effects.is_pure()) {
            return Ok(exact);
        }
        if exact.is_none() {
            self.world.approximate(Approximation::UnknownLibrary);
            self.world.approximate(Approximation::MathLibrary);
        } else {
            self.world.approximate(Approximation::Library);
        }
        let x = self.world.d.term(&operands[0].bits);
        let mut given = operands.to_vec();
        use Function::*;
        if matches!(function, Sin | Cos | Tan | Asin | Atan | Atan2 | Sinh | Cosh | Tanh | Cbrt) {
            let size = self.numbers(format).abs(x);
            given[0].bits = self.world.d.inner.value_of(size);
        }
        let kind = Kind::Float(format);
        let leaf = |width, kind| program::shape::Leaf { kind, width, cell: 0, bit_offset: 0 };
        let arguments = given
            .into_iter()
            .enumerate()
            .map(|(place, value)| {
                let leaf = match (function, place) {
                    (Powi, 1) => leaf(self.world.d.inner.width(&value.bits), Kind::Int),
                    _ => leaf(format.width(), kind),
                };
                Argument::plain(leaf, value)
            })
            .collect();
        let request = Request {
            name: format!("{function:?} of {format:?}"),
            arguments,
            effects,
            results: vec![(leaf(format.width(), kind), cell)],
            returned: Vec::new(),
            result_is_defined: true,
            result_is_new: false,
            is_invoked: false,
            denies_unwinding: false,
        };
        self.unknown(request)?;
        if let Some(exact) = exact {
            return Ok(exact);
        }
        let given = self.raw(program::code::Operand::reg(cell));
        let given = self.world.d.term(&given.bits);
        let y = operands.get(1).map_or(x, |operand| self.world.d.term(&operand.bits));
        let value = self.numbers(format).limited(function, x, y, given);
        match function {
            Exp2 => Ok(self.whole_power_of_two(format, &operands[0], value).unwrap_or(value)),
            _ => Ok(value),
        }
    }

    /// What a function gives that is known exactly.
    fn exact_value(
        &mut self,
        function: Function,
        format: FloatFormat,
        operands: &[Scalar],
    ) -> Step<Option<TermId>> {
        let d = &mut self.world.d;
        let bits = match (function, operands) {
            (Function::Sqrt, [x]) => d.float1(FloatOp1::Sqrt, format, &x.bits),
            (Function::Fmod, [x, y]) => d.float2(FloatOp2::Rem, format, &x.bits, &y.bits),
            (Function::Powi, [x, n]) => {
                let width = d.inner.width(&n.bits);
                let power = n.bits.as_const().map(|n| (n.to_u64(), n.not().to_u64()));
                let one = d.bv(8, 1);
                let Ok(one) = d.int_to_float(false, 8, format, &one) else { return Ok(None) };
                match power {
                    Some((Some(0), _)) => Ok(one),
                    Some((Some(1), _)) => Ok(x.bits.clone()),
                    Some((Some(2), _)) if width > 2 => d.float2(FloatOp2::Mul, format, &x.bits, &x.bits),
                    Some((_, Some(0))) if width > 1 => d.float2(FloatOp2::Div, format, &one, &x.bits),
                    _ => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        match bits {
            Ok(bits) => Ok(Some(self.world.d.term(&bits))),
            Err(_) => Err(Context::<Logic>::unsupported(self, "arithmetic on numbers of this format")),
        }
    }

    /// Two to the power of a whole number is exact.
    fn whole_power_of_two(&mut self, format: FloatFormat, x: &Scalar, otherwise: TermId) -> Option<TermId> {
        const POWER_BITS: u32 = 16;
        let w = format.width();
        let (exponent_bits, fraction_bits) = fields(format);
        let d = &mut self.world.d;
        let rounded = d.float1(FloatOp1::Round(term::RoundingMode::NearestEven), format, &x.bits).ok()?;
        let (n, fits) = d.float_to_int(true, format, POWER_BITS, &x.bits).ok()?;
        let whole = d.eq(w, &rounded, &x.bits);
        let whole = d.and_b(whole, fits);
        let whole = d.truth(whole);
        let n = d.term(&n);
        let terms = d.terms();
        let number = |terms: &mut term::Terms, value: i64| terms.number(POWER_BITS, value as u64);
        let bias = (1i64 << (exponent_bits - 1)) - 1;
        let (least, most) = (number(terms, 1 - bias), number(terms, bias));
        let smallest = number(terms, 1 - bias - i64::from(fraction_bits));
        let widened = |terms: &mut term::Terms, value: TermId| match w {
            POWER_BITS => value,
            _ => terms.zero_extend(value, w),
        };
        let bias = number(terms, bias);
        let exponent = terms.add(n, bias);
        let exponent = widened(terms, exponent);
        let by = terms.number(w, fraction_bits.into());
        let normal = terms.shl(exponent, by);
        let place = terms.sub(n, smallest);
        let place = widened(terms, place);
        let one = terms.number(w, 1);
        let subnormal = terms.shl(one, place);
        let zero = terms.number(w, 0);
        let infinity = terms.number(w, ((1 << exponent_bits) - 1) << fraction_bits);
        let too_great = terms.slt(most, n);
        let is_small = terms.slt(n, least);
        let is_nothing = terms.slt(n, smallest);
        let small = terms.ite(is_nothing, zero, subnormal);
        let value = terms.ite(is_small, small, normal);
        let value = terms.ite(too_great, infinity, value);
        Some(terms.ite(whole, value, otherwise))
    }

    fn numbers(&mut self, format: FloatFormat) -> Numbers<'_> {
        Numbers { terms: self.world.d.terms(), format }
    }
}

/// How many bits exponent and fraction have.
fn fields(format: FloatFormat) -> (u32, u32) {
    match format {
        FloatFormat::Half => (5, 10),
        FloatFormat::Single => (8, 23),
        _ => (11, 52),
    }
}

/// Numbers of one format as patterns. Patterns without a sign are in the order of the numbers, and NaNs come last.
struct Numbers<'t> {
    terms: &'t mut term::Terms,
    format: FloatFormat,
}

impl Numbers<'_> {
    fn pattern(&mut self, bits: u64) -> TermId {
        self.terms.number(self.format.width(), bits)
    }

    /// Two to this power.
    fn power(&mut self, power: i64) -> TermId {
        let (exponent, fraction) = fields(self.format);
        let biased = (1i64 << (exponent - 1)) - 1 + power;
        self.pattern((biased as u64) << fraction)
    }

    fn infinity(&mut self) -> TermId {
        let (exponent, fraction) = fields(self.format);
        self.pattern(((1 << exponent) - 1) << fraction)
    }

    fn sign(&mut self) -> TermId {
        self.pattern(1 << (self.format.width() - 1))
    }

    fn abs(&mut self, x: TermId) -> TermId {
        let sign = self.sign();
        let rest = self.terms.not(sign);
        self.terms.and(x, rest)
    }

    fn is_negative(&mut self, x: TermId) -> TermId {
        let sign = self.sign();
        let (bit, zero) = (self.terms.and(x, sign), self.pattern(0));
        self.terms.distinct(bit, zero)
    }

    /// The number with the sign of another.
    fn with_sign_of(&mut self, value: TermId, x: TermId) -> TermId {
        let sign = self.sign();
        let sign = self.terms.and(x, sign);
        self.terms.xor(value, sign)
    }

    /// What a function gives, as far as that is known; `given` is any number.
    fn limited(&mut self, function: Function, x: TermId, y: TermId, given: TermId) -> TermId {
        use Function::*;
        let (zero, one, infinity) = (self.pattern(0), self.power(0), self.infinity());
        let (two, four) = (self.power(1), self.power(2));
        let (exponent, fraction) = fields(self.format);
        let nan = self.pattern(((1 << (exponent + 1)) - 1) << (fraction - 1));
        let (size, size_y) = (self.abs(x), self.abs(y));
        let nan_x = self.terms.ult(infinity, size);
        let nan_y = self.terms.ult(infinity, size_y);
        let no_number = match function {
            Powi => nan_x,
            _ => self.terms.or(nan_x, nan_y),
        };
        let is_zero = self.terms.eq(size, zero);
        let is_one = self.terms.eq(x, one);
        let is_infinite = self.terms.eq(size, infinity);
        let negative = self.is_negative(x);
        let less_than_infinite = self.terms.ult(size, infinity);
        let too_great = self.terms.ult(one, size);
        // From none to a limit, and otherwise something.
        let within = |this: &mut Self, least: TermId, most: TermId| {
            let (above, below) = (this.terms.ule(least, given), this.terms.ule(given, most));
            let both = this.terms.and(above, below);
            this.terms.ite(both, given, least)
        };
        let value = match function {
            Sin | Cos => {
                let size = self.abs(given);
                let bounded = self.terms.ule(size, one);
                let value = self.terms.ite(bounded, given, zero);
                let at_zero = if function == Cos { one } else { zero };
                let value = self.terms.ite(is_zero, at_zero, value);
                let value = if function == Cos { value } else { self.with_sign_of(value, x) };
                self.terms.ite(less_than_infinite, value, nan)
            }
            Tan => {
                let size = self.abs(given);
                let is_number = self.terms.ule(size, infinity);
                let value = self.terms.ite(is_number, given, zero);
                let value = self.terms.ite(is_zero, zero, value);
                let value = self.with_sign_of(value, x);
                self.terms.ite(less_than_infinite, value, nan)
            }
            Asin => {
                let value = within(self, zero, two);
                let value = self.terms.ite(is_zero, zero, value);
                let value = self.with_sign_of(value, x);
                self.terms.ite(too_great, nan, value)
            }
            Acos => {
                let value = within(self, zero, four);
                let value = self.terms.ite(is_one, zero, value);
                self.terms.ite(too_great, nan, value)
            }
            Atan => {
                let value = within(self, zero, two);
                let value = self.terms.ite(is_zero, zero, value);
                self.with_sign_of(value, x)
            }
            Atan2 => {
                let value = within(self, zero, four);
                self.with_sign_of(value, x)
            }
            Sinh | Cbrt => {
                let value = within(self, zero, infinity);
                let value = self.terms.ite(is_zero, zero, value);
                let value = self.terms.ite(is_infinite, infinity, value);
                self.with_sign_of(value, x)
            }
            Cosh => {
                let value = within(self, one, infinity);
                let value = self.terms.ite(is_zero, one, value);
                self.terms.ite(is_infinite, infinity, value)
            }
            Tanh => {
                let value = within(self, zero, one);
                let value = self.terms.ite(is_zero, zero, value);
                let value = self.terms.ite(is_infinite, one, value);
                self.with_sign_of(value, x)
            }
            Exp | Exp2 | Exp10 => {
                let value = within(self, zero, infinity);
                let value = self.terms.ite(is_zero, one, value);
                let limit = self.terms.ite(negative, zero, infinity);
                self.terms.ite(is_infinite, limit, value)
            }
            Log | Log2 | Log10 => {
                let size = self.abs(given);
                let finite = self.terms.ult(size, infinity);
                let value = self.terms.ite(finite, given, zero);
                let value = self.terms.ite(is_one, zero, value);
                let value = self.terms.ite(is_infinite, infinity, value);
                let value = self.terms.ite(negative, nan, value);
                let sign = self.sign();
                let below = self.terms.or(infinity, sign);
                self.terms.ite(is_zero, below, value)
            }
            RoughLog => {
                let value = self.terms.ite(is_infinite, infinity, given);
                let (least, sign) = (self.pattern(1 << fraction), self.sign());
                let normal = self.terms.ule(least, size);
                let bad = self.terms.and(negative, normal);
                let value = self.terms.ite(bad, nan, value);
                let below = self.terms.or(infinity, sign);
                self.terms.ite(is_zero, below, value)
            }
            Pow => {
                let value = self.terms.ite(no_number, nan, given);
                let no_power = self.terms.eq(size_y, zero);
                let either = self.terms.or(no_power, is_one);
                return self.terms.ite(either, one, value);
            }
            Powi | Sqrt | Fmod => given,
        };
        self.terms.ite(no_number, nan, value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use term::{Assignment, Evaluator, Value};

    #[test]
    fn names_of_functions_and_intrinsics() {
        let single = |name| Function::named(name, FloatFormat::Single);
        assert_eq!(single("sinf"), Some(Function::Sin));
        assert_eq!(single("sin"), None);
        assert_eq!(single("llvm.pow.v2f32"), Some(Function::Pow));
        assert_eq!(single("llvm.powi.f32.i32"), Some(Function::Powi));
        assert_eq!(single("llvm.amdgcn.log.f32"), Some(Function::RoughLog));
        assert_eq!(single("llvm.amdgcn.sin.f32"), None);
        assert_eq!(Function::named("log10", FloatFormat::Double), Some(Function::Log10));
    }

    #[test]
    fn errors_are_no_constants() {
        let of = |function: Function, operands: &[f64]| {
            let bits: Vec<u64> = operands.iter().map(|it| it.to_bits()).collect();
            function.of_constants(FloatFormat::Double, &bits).map(f64::from_bits)
        };
        assert_eq!(of(Function::Acos, &[1.0]), Some(0.0));
        assert_eq!(of(Function::Acos, &[2.0]), None);
        assert_eq!(of(Function::Log, &[0.0]), None);
        assert_eq!(of(Function::Exp, &[1e4]), None);
        assert_eq!(of(Function::Exp, &[-1e4]), None);
        assert_eq!(of(Function::Pow, &[2.0, 3.0]), Some(8.0));
        assert_eq!(of(Function::Log, &[f64::INFINITY]), Some(f64::INFINITY));
    }

    /// What is said about functions is true of those of this machine.
    #[test]
    fn limits_hold() {
        let numbers = [
            0.0f64,
            1e-310,
            1e-20,
            0.3,
            0.999,
            1.0,
            1.0000001,
            1.5,
            2.0,
            3.1,
            40.0,
            710.0,
            1e22,
            f64::MAX,
            f64::INFINITY,
            f64::NAN,
        ];
        let numbers: Vec<f64> = numbers.iter().flat_map(|x| [*x, -*x]).collect();
        let mut terms = term::Terms::new();
        for (name, function) in NAMES {
            for &x in &numbers {
                for &y in if function.operands() == 2 { &numbers[..] } else { &[0.0][..] } {
                    let operands = if function.operands() == 2 { vec![x, y] } else { vec![x] };
                    let sizes: Vec<f64> = match function {
                        Function::Sin | Function::Cos | Function::Tan | Function::Asin | Function::Atan => {
                            vec![x.abs()]
                        }
                        Function::Sinh | Function::Cosh | Function::Tanh | Function::Cbrt => vec![x.abs()],
                        Function::Atan2 => vec![x.abs(), y],
                        _ => operands.clone(),
                    };
                    let (Some(result), Some(given)) = (function.of(&operands), function.of(&sizes)) else {
                        continue;
                    };
                    let mut numbers = Numbers { terms: &mut terms, format: FloatFormat::Double };
                    let (a, given) = (numbers.pattern(x.to_bits()), numbers.pattern(given.to_bits()));
                    let b = if operands.len() == 2 { numbers.pattern(y.to_bits()) } else { a };
                    let value = numbers.limited(*function, a, b, given);
                    let value = Evaluator::new(&terms, &Assignment::default()).value(value).expect("a value");
                    let Value::Bits(value) = value else { panic!("a number") };
                    let value = f64::from_bits(value.to_u64().expect("64 bits"));
                    let same = value.to_bits() == result.to_bits() || (value.is_nan() && result.is_nan());
                    assert!(same, "{name} of {operands:?}: {value} and {result}");
                }
            }
        }
    }
}
