//! From values to places on an axis, and the round numbers that an axis is labelled with.

/// An axis: which values lie where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    logarithmic: bool,
    /// Whether only whole numbers get labels.
    whole: bool,
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// Equal differences are equally far apart; `low` lies at `from`, `high` at `to`.
    pub fn linear((low, high): (f64, f64), (from, to): (f64, f64)) -> Scale {
        let (low, high) = if low.is_finite() && high.is_finite() { (low, high) } else { (0.0, 1.0) };
        // Where all values are the same, there has to be something around them.
        let around = if low == 0.0 { 0.5 } else { low.abs() * 0.1 };
        let (low, high) = if high > low { (low, high) } else { (low - around, low + around) };
        Scale { logarithmic: false, whole: false, low, high, from, to }
    }

    /// The same for whole numbers.
    pub fn whole(values: (f64, f64), place: (f64, f64)) -> Scale {
        Scale { whole: true, ..Scale::linear(values, place) }
    }

    /// Equal ratios are equally far apart. Values that are not positive lie at the lower end.
    pub fn logarithmic((low, high): (f64, f64), place: (f64, f64)) -> Scale {
        let high = if high > 0.0 && high.is_finite() { high } else { 1.0 };
        let low = if low > 0.0 && low < high { low } else { high / 10.0 };
        Scale { logarithmic: true, ..Scale::linear((low, high), place) }
    }

    /// Where a value lies; at an end, if it lies beyond.
    pub fn at(&self, value: f64) -> f64 {
        let (low, high, value) = match self.logarithmic {
            true => (self.low.ln(), self.high.ln(), value.max(self.low).ln()),
            false => (self.low, self.high, value),
        };
        let part = ((value - low) / (high - low)).clamp(0.0, 1.0);
        self.from + part * (self.to - self.from)
    }

    /// Whether a value lies between the ends.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// Round values on the axis, at most about `most`, with their labels.
    pub fn ticks(&self, most: usize) -> Vec<(f64, String)> {
        if self.logarithmic { self.powers(most) } else { self.steps(most) }
    }

    fn steps(&self, most: usize) -> Vec<(f64, String)> {
        let step = round_up((self.high - self.low) / most.max(1) as f64);
        let step = if self.whole { step.max(1.0) } else { step };
        let first = (self.low / step).ceil();
        let decimals = (-step.log10().floor()).clamp(0.0, 20.0) as usize;
        let label = |value: f64| {
            if step >= 1e6 && value != 0.0 || step < 1e-5 { exponent(value) } else { digits(value, decimals) }
        };
        (0..=most + 1)
            .map(|number| (first + number as f64) * step)
            .take_while(|value| *value <= self.high + step * 1e-9)
            // Not a negative zero.
            .map(|value| if value.abs() < step * 1e-9 { 0.0 } else { value })
            .map(|value| (value, label(value)))
            .collect()
    }

    fn powers(&self, most: usize) -> Vec<(f64, String)> {
        let (first, last) = (self.low.log10().floor() as i32, self.high.log10().ceil() as i32);
        let decades = (last - first).max(1) as usize;
        // Within few decades, numbers between the powers of ten; with many, only some of the powers.
        let between: &[f64] = if decades <= most / 3 { &[1.0, 2.0, 5.0] } else { &[1.0] };
        let every = decades.div_ceil(most.max(1)).max(1);
        // So that one is among them.
        let first = first.div_euclid(every as i32) * every as i32;
        (first..=last)
            .step_by(every)
            .flat_map(|power| between.iter().map(move |digit| digit * 10f64.powi(power)))
            .filter(|value| self.contains(value * (1.0 + 1e-9)) || self.contains(value * (1.0 - 1e-9)))
            .map(|value| (value, power_label(value)))
            .collect()
    }
}

/// The least of 1, 2, 5, 10, 20, ... and their like below 1 that is not less.
pub fn round_up(value: f64) -> f64 {
    if !value.is_finite() || value <= 0.0 {
        return 1.0;
    }
    let power = 10f64.powf(value.log10().floor());
    let digit = [1.0, 2.0, 5.0].into_iter().find(|digit| digit * power >= value * (1.0 - 1e-9));
    digit.unwrap_or(10.0) * power
}

/// A whole number, or one with so many decimals; its thousands are set apart.
fn digits(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    let (whole, rest) = text.split_once('.').map_or((&*text, String::new()), |(w, r)| (w, format!(".{r}")));
    apart(whole) + &rest
}

/// A whole number, its thousands set apart if there are tens of them.
pub fn count(number: impl std::fmt::Display) -> String {
    apart(&number.to_string())
}

fn apart(whole: &str) -> String {
    let (sign, figures) = whole.strip_prefix('-').map_or(("", whole), |rest| ("-", rest));
    let mut text = sign.to_string();
    for (place, figure) in figures.chars().enumerate() {
        // A narrow blank that does not break.
        if place > 0 && figures.len() > 4 && (figures.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(figure);
    }
    text
}

fn power_label(value: f64) -> String {
    if (1e-3..1e6).contains(&value) {
        let decimals = (-(value * (1.0 + 1e-9)).log10().floor()).max(0.0) as usize;
        digits(value, decimals)
    } else {
        exponent(value)
    }
}

/// A number as people write powers of ten.
pub fn exponent(value: f64) -> String {
    let text = format!("{value:.2e}");
    let Some((mantissa, power)) = text.split_once('e') else { return text };
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
    let superscript = |c: char| match c {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        c => c.to_digit(10).and_then(|digit| char::from_u32(0x2070 + digit)).unwrap_or(c),
    };
    let power: String = power.chars().map(superscript).collect();
    match mantissa {
        "0" => "0".to_string(),
        "1" => format!("10{power}"),
        "-1" => format!("-10{power}"),
        mantissa => format!("{mantissa}·10{power}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(scale: Scale, most: usize) -> Vec<String> {
        scale.ticks(most).into_iter().map(|(_, label)| label.replace('\u{202f}', " ")).collect()
    }

    #[test]
    fn ticks_are_round() {
        let line = |low, high| labels(Scale::linear((low, high), (0.0, 100.0)), 5);
        assert_eq!(line(0.0, 1.0), ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
        assert_eq!(line(-3.0, 11.0), ["0", "5", "10"]);
        assert_eq!(line(0.093, 0.107), ["0.095", "0.100", "0.105"]);
        assert_eq!(line(0.0, 43_210.0), ["0", "10 000", "20 000", "30 000", "40 000"]);
        assert_eq!(line(0.0, 3e-8), ["0", "10⁻⁸", "2·10⁻⁸", "3·10⁻⁸"]);
        assert_eq!(line(7.0, 7.0), ["6.5", "7.0", "7.5"]);
        assert_eq!(line(f64::NAN, 1.0).len(), 6);
        assert_eq!(labels(Scale::whole((196.5, 198.5), (0.0, 100.0)), 5), ["197", "198"]);
    }

    #[test]
    fn powers_of_ten_have_labels_as_many_as_fit() {
        let line = |low, high| labels(Scale::logarithmic((low, high), (0.0, 100.0)), 6);
        assert_eq!(line(10.0, 1000.0), ["10", "20", "50", "100", "200", "500", "1000"]);
        assert_eq!(line(1e-12, 1.0), ["10⁻¹²", "10⁻¹⁰", "10⁻⁸", "10⁻⁶", "10⁻⁴", "0.01", "1"]);
        assert_eq!(line(1e-7, 1.0), ["10⁻⁶", "10⁻⁴", "0.01", "1"]);
        assert_eq!(line(0.0, 0.0).len(), 4);
    }

    #[test]
    fn values_lie_where_the_axis_says() {
        let scale = Scale::linear((0.0, 10.0), (100.0, 0.0));
        assert_eq!((scale.at(0.0), scale.at(5.0), scale.at(20.0)), (100.0, 50.0, 0.0));
        let scale = Scale::logarithmic((1.0, 100.0), (0.0, 10.0));
        assert!((scale.at(10.0) - 5.0).abs() < 1e-9 && scale.at(-3.0) == 0.0);
    }

    #[test]
    fn numbers_are_legible() {
        assert_eq!(count(-1_234_567), "-1\u{202f}234\u{202f}567");
        assert_eq!((count(1234), count(12_345)), ("1234".to_string(), "12\u{202f}345".to_string()));
        assert_eq!((exponent(-2.5e-13), exponent(0.0)), ("-2.5·10⁻¹³".to_string(), "0".to_string()));
        assert_eq!((round_up(0.21), round_up(7.0), round_up(-1.0)), (0.5, 10.0, 1.0));
    }
}
