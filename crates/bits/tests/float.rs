//! IEEE constants against the text LLVM 19 prints for them, and there and back.

use bits::Bits;
use bits::float::FloatFormat::{self, BFloat, Double, Half, PpcPair, Quad, Single, X87};
use bits::float::{double_to, from_hex_text, parse_double, to_double, to_text};
use proptest::prelude::*;

/// What `opt -S` of LLVM 19.1 made of constants with these bits.
const PRINTED_BY_LLVM: &[(FloatFormat, u128, &str)] = &[
    (Half, 0x0, "0xH0000"),
    (Half, 0x8000, "0xH8000"),
    (Half, 0x3C00, "0xH3C00"),
    (Half, 0x1, "0xH0001"),
    (Half, 0x83FF, "0xH83FF"),
    (Half, 0x7BFF, "0xH7BFF"),
    (Half, 0x7C00, "0xH7C00"),
    (Half, 0xFC00, "0xHFC00"),
    (Half, 0x7E00, "0xH7E00"),
    (Half, 0x7C01, "0xH7C01"),
    (Half, 0xFDFF, "0xHFDFF"),
    (Half, 0x7FFF, "0xH7FFF"),
    (BFloat, 0x3F80, "0xR3F80"),
    (BFloat, 0x1, "0xR0001"),
    (BFloat, 0x7F80, "0xR7F80"),
    (BFloat, 0x7F81, "0xR7F81"),
    (BFloat, 0xFFC1, "0xRFFC1"),
    (Single, 0x0, "0.000000e+00"),
    (Single, 0x80000000, "-0.000000e+00"),
    (Single, 0x3F800000, "1.000000e+00"),
    (Single, 0x3DCCCCCD, "0x3FB99999A0000000"),
    (Single, 0xBCC00000, "-2.343750e-02"),
    (Single, 0x47B7EBC0, "9.416750e+04"),
    (Single, 0x3F9E0652, "0x3FF3C0CA40000000"),
    (Single, 0x1, "0x36A0000000000000"),
    (Single, 0x7FFFFF, "0x380FFFFFC0000000"),
    (Single, 0x7F7FFFFF, "0x47EFFFFFE0000000"),
    (Single, 0x7F800000, "0x7FF0000000000000"),
    (Single, 0xFF800000, "0xFFF0000000000000"),
    (Single, 0x7FC00000, "0x7FF8000000000000"),
    (Single, 0x7F800001, "0x7FF0000020000000"),
    (Single, 0xFFA00000, "0xFFF4000000000000"),
    (Single, 0x7FFFFFFF, "0x7FFFFFFFE0000000"),
    (Double, 0x0, "0.000000e+00"),
    (Double, 0x8000000000000000, "-0.000000e+00"),
    (Double, 0x3FF0000000000000, "1.000000e+00"),
    (Double, 0x3FB999999999999A, "1.000000e-01"),
    (Double, 0x3FE6666666666666, "0x3FE6666666666666"),
    (Double, 0xC004000000000000, "-2.500000e+00"),
    (Double, 0x40F86A0000000000, "1.000000e+05"),
    (Double, 0x40FE240000000000, "1.234560e+05"),
    (Double, 0x4132D68700000000, "0x4132D68700000000"),
    (Double, 0x4480F0CF064DD592, "1.000000e+22"),
    (Double, 0x54B249AD2594C37D, "1.000000e+100"),
    (Double, 0x1, "4.940660e-324"),
    (Double, 0x10000000000001, "0x10000000000001"),
    (Double, 0x2C95791FFE29850F, "6.433940e-94"),
    (Double, 0x7FEFFFFFFFFFFFFF, "0x7FEFFFFFFFFFFFFF"),
    (Double, 0x7FF0000000000000, "0x7FF0000000000000"),
    (Double, 0xFFF0000000000000, "0xFFF0000000000000"),
    (Double, 0x7FF8000000000000, "0x7FF8000000000000"),
    (Double, 0x7FF0000000000001, "0x7FF0000000000001"),
    (Double, 0xFFFC000000000123, "0xFFFC000000000123"),
    (X87, 0x0, "0xK00000000000000000000"),
    (X87, 0x3FFF8000000000000000, "0xK3FFF8000000000000000"),
    (X87, 0xC000C90FDAA22168C235, "0xKC000C90FDAA22168C235"),
    (X87, 0x1, "0xK00000000000000000001"),
    (X87, 0x8000000000000001, "0xK00018000000000000001"),
    (X87, 0x3FFF0000000000000001, "0xK7FFF0000000000000001"),
    (X87, 0x7FFF8000000000000000, "0xK7FFF8000000000000000"),
    (X87, 0x7FFFC000000000000000, "0xK7FFFC000000000000000"),
    (X87, 0xFFFF8000000000000001, "0xKFFFF8000000000000001"),
    (X87, 0x7FFF0000000000000000, "0xK7FFF0000000000000000"),
    (Quad, 0x0, "0xL00000000000000000000000000000000"),
    (Quad, 0x3FFF0000000000000000000000000000, "0xL00000000000000003FFF000000000000"),
    (Quad, 0x80000000000000000000000000000001, "0xL00000000000000018000000000000000"),
    (Quad, 0x7FFF0000000000000000000000000000, "0xL00000000000000007FFF000000000000"),
    (Quad, 0x7FFF0000000000000000000000000001, "0xL00000000000000017FFF000000000000"),
    (Quad, 0x4000921FB54442D18469898CC51701B8, "0xL8469898CC51701B84000921FB54442D1"),
    (PpcPair, 0x3FF0000000000000, "0xM3FF00000000000000000000000000000"),
    (PpcPair, 0x3C900000000000003FF0000000000000, "0xM3FF00000000000003C90000000000000"),
    (PpcPair, 0xFFF00000000000007FF0000000000001, "0xM7FF0000000000001FFF0000000000000"),
];

/// Reads a constant the way a reader of LLVM's text does.
fn read(format: FloatFormat, text: &str) -> Option<u128> {
    match text.as_bytes() {
        [b'0', b'x', kind @ (b'H' | b'R' | b'K' | b'L' | b'M'), digits @ ..] => from_hex_text(*kind, digits),
        [b'0', b'x', digits @ ..] => double_to(format, Bits::from_hex(64, digits)?.to_u64()?),
        decimal => double_to(format, parse_double(decimal)?),
    }
}

#[test]
fn prints_what_llvm_prints() {
    for (format, bits, text) in PRINTED_BY_LLVM {
        assert_eq!(to_text(*format, *bits), *text, "{format:?} {bits:#X}");
    }
}

#[test]
fn reads_what_llvm_prints() {
    for (format, bits, text) in PRINTED_BY_LLVM {
        // Two of them are not in the form LLVM keeps.
        let kept = match (format, bits) {
            (X87, 0x8000000000000001) => 0x18000000000000001,
            (X87, 0x3FFF0000000000000001) => 0x7FFF0000000000000001,
            _ => *bits,
        };
        assert_eq!(read(*format, text), Some(kept), "{format:?} {text}");
    }
}

#[test]
fn refuses_doubles_that_another_format_cannot_hold() {
    let tenth = 0.1f64.to_bits();
    for format in [Half, BFloat, Single] {
        assert_eq!(double_to(format, tenth), None, "{format:?}");
        // A NaN that loses a bit of its payload.
        assert_eq!(double_to(format, 0x7FF0000000000001), None, "{format:?}");
        assert_eq!(double_to(format, 0x7FF8000000000001), None, "{format:?}");
        // Too great, and too small.
        assert_eq!(double_to(format, f64::MAX.to_bits()), None, "{format:?}");
        assert_eq!(double_to(format, 1), None, "{format:?}");
    }
    assert_eq!(double_to(Single, 0x36A0000000000000), Some(1));
    assert_eq!(double_to(Single, 0x3690000000000000), None);
    assert_eq!(double_to(Half, 0x7FF0040000000000), Some(0x7C01));
    // These have notations of their own.
    for format in [X87, Quad, PpcPair] {
        assert_eq!(double_to(format, 1.0f64.to_bits()), None, "{format:?}");
    }
}

#[test]
fn reads_short_hexadecimals_as_llvm_does() {
    assert_eq!(from_hex_text(b'H', b"11111"), Some(0x1111));
    assert_eq!(from_hex_text(b'R', b"3f80"), Some(0x3F80));
    assert_eq!(from_hex_text(b'L', b"1"), Some(1 << 64));
    assert_eq!(from_hex_text(b'M', b"111111111111111122"), Some(0x22 << 64 | 0x1111111111111111));
    assert_eq!(from_hex_text(b'K', b"1"), Some(0x7FFF << 64));
    assert_eq!(from_hex_text(b'K', b"3FFF8"), Some(0x7FFF << 64 | 8));
}

#[test]
fn refuses_hexadecimals_that_are_none() {
    for kind in *b"HRKLM" {
        assert_eq!(from_hex_text(kind, b""), None);
        assert_eq!(from_hex_text(kind, b"12G4"), None);
        assert_eq!(from_hex_text(kind, b"111111111111111111111111111111111"), None);
    }
    assert_eq!(from_hex_text(b'J', b"1234"), None);
}

#[test]
fn reads_decimals() {
    let good = [
        ("1.", 1.0),
        ("+1.5", 1.5),
        ("-0.0", -0.0),
        ("00.10E1", 1.0),
        ("2.5e-1", 0.25),
        ("1.0e400", f64::INFINITY),
    ];
    for (text, value) in good {
        assert_eq!(parse_double(text.as_bytes()), Some(value.to_bits()), "{text}");
    }
    assert_eq!(parse_double(b"1.0e-99999999999999999999"), Some(0));
    assert_eq!(parse_double(b"0.0e99999999999999999999"), Some(0));
    for text in [
        "",
        ".",
        "1",
        "1e5",
        ".5",
        "inf",
        "nan",
        "+-1.0",
        "1.0e",
        "1.0e+",
        "1.0f",
        "1.0 ",
        "- 1.0",
        "1.0\u{fffd}",
    ] {
        assert_eq!(parse_double(text.as_bytes()), None, "{text}");
    }
}

#[test]
fn reads_very_long_decimals() {
    let mut text = vec![b'0'; 50_000];
    text.push(b'.');
    text.extend(vec![b'0'; 49_999]);
    text.extend(b"25e50000");
    assert_eq!(parse_double(&text), Some(2.5f64.to_bits()));
}

proptest! {
    #[test]
    fn narrow_formats_go_through_double(bits: u32) {
        for (format, bits) in [(Single, bits), (Half, bits & 0xFFFF), (BFloat, bits & 0xFFFF)] {
            prop_assert_eq!(double_to(format, to_double(format, bits.into())), Some(bits.into()));
        }
        if !f32::from_bits(bits).is_nan() {
            prop_assert_eq!(to_double(Single, bits.into()), f64::from(f32::from_bits(bits)).to_bits());
        }
    }

    #[test]
    fn nothing_is_lost_on_the_way_to_a_narrower_format(double: u64, zeros in 0u32..64) {
        // Few doubles with all their bits at random fit anywhere.
        let double = double >> zeros << zeros;
        for format in [Half, BFloat, Single] {
            if let Some(bits) = double_to(format, double) {
                prop_assert_eq!(to_double(format, bits), double);
            }
        }
        let single = f64::from_bits(double) as f32;
        if f64::from(single).to_bits() == double && !single.is_nan() {
            prop_assert_eq!(double_to(Single, double), Some(single.to_bits().into()));
        }
    }

    #[test]
    fn wide_formats_become_the_nearest_double(value in proptest::num::f64::NORMAL) {
        // The same value with a few more bits, too small to round up.
        let (sign, exponent) = (value.to_bits() >> 63, value.to_bits() >> 52 & 0x7FF);
        let head = u128::from(sign << 15 | (exponent + 16383 - 1023));
        let fraction = u128::from(value.to_bits() << 12 >> 12);
        prop_assert_eq!(to_double(X87, head << 64 | 1 << 63 | fraction << 11 | 3), value.to_bits());
        prop_assert_eq!(to_double(Quad, head << 112 | fraction << 60 | 3), value.to_bits());
        prop_assert_eq!(to_double(PpcPair, 1 << 64 | u128::from(value.to_bits())), value.to_bits());
    }

    #[test]
    fn nan_stays_nan(payload in 1u128..1 << 112, sign in 0u128..2) {
        let quad = sign << 127 | 0x7FFF << 112 | payload;
        prop_assert!(f64::from_bits(to_double(Quad, quad)).is_nan());
        let x87 = sign << 79 | 0xFFFF << 63 | payload >> 49 | 1;
        prop_assert!(f64::from_bits(to_double(X87, x87)).is_nan());
    }

    #[test]
    fn text_is_read_back(bits: u128) {
        for format in [Half, BFloat, Single, Double, Quad, PpcPair] {
            let bits = bits & u128::MAX >> (128 - format.width());
            prop_assert_eq!(read(format, &to_text(format, bits)), Some(bits));
        }
        let text = to_text(X87, bits);
        prop_assert_eq!(read(X87, &text).map(|bits| to_text(X87, bits)), Some(text));
    }

    #[test]
    fn text_of_short_decimals_is_read_back(mantissa in -999_999i32..=999_999, exponent in -325i32..=303) {
        let bits = parse_double(format!("{mantissa}.0e{exponent}").as_bytes());
        prop_assert_eq!(bits.and_then(|bits| read(Double, &to_text(Double, bits.into()))), bits.map(u128::from));
    }
}
