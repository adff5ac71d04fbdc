//! Bit-vectors against the machine's own integers, and there and back.

use bits::Bits;
use proptest::collection::vec;
use proptest::prelude::*;

fn decimal(width: u32, text: &str) -> Option<Bits> {
    Bits::from_decimal(width, text.as_bytes())
}

fn fits(width: u32, text: &str) -> bool {
    Bits::fits_decimal(width, text.as_bytes())
}

/// A value of 1 to 128 bits with the number it stands for.
fn from_u128(width: u32, value: u128) -> Bits {
    Bits::from_words(width, &[value as u64, (value >> 64) as u64])
}

fn unsigned(width: u32, value: u128) -> u128 {
    value << (128 - width) >> (128 - width)
}

fn signed(width: u32, value: u128) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

#[test]
fn no_bits_are_zero() {
    let none = Bits::from_u64(0, u64::MAX);
    assert_eq!(none, Bits::zero(0));
    assert!(none.is_zero() && !none.is_negative());
    assert_eq!((none.to_u64(), none.words().len()), (Some(0), 1));
    assert_eq!((none.to_signed_decimal(), none.to_unsigned_decimal()), ("0".into(), "0".into()));
    assert_eq!(none.sign_extend(70), Bits::zero(70));
    assert_eq!(Bits::from_u64(8, 255).truncate(0), none);
    assert_eq!(decimal(0, "-77"), Some(none.clone()));
    assert_eq!(Bits::from_hex(0, b"ff"), Some(none));
    assert!(fits(0, "0") && fits(0, "-0") && !fits(0, "1") && !fits(0, "-1"));
}

#[test]
fn the_greatest_width_of_llvm_works() {
    let width = 1 << 23;
    let ones = Bits::from_decimal(width, b"-1").unwrap();
    assert_eq!(ones, Bits::from_u64(1, 1).sign_extend(width));
    assert_eq!((ones.to_u64(), ones.low_u64(), ones.is_negative()), (None, u64::MAX, true));
    assert_eq!(ones.to_signed_decimal(), "-1");
}

#[test]
fn decimals_wrap_around() {
    assert_eq!(decimal(8, "-99999"), Some(Bits::from_u64(8, 97)));
    assert_eq!(decimal(1, "-1"), Some(Bits::from_u64(1, 1)));
    assert_eq!(decimal(64, "18446744073709551617"), Some(Bits::from_u64(64, 1)));
    assert_eq!(decimal(65, "18446744073709551616"), Some(Bits::from_words(65, &[0, 1])));
    assert_eq!(decimal(128, "-1"), Some(Bits::from_words(128, &[u64::MAX; 2])));
    assert_eq!(decimal(8, "-0"), Some(Bits::zero(8)));
    assert_eq!(decimal(8, "00000000000000000000000000000000000000000000003"), Some(Bits::from_u64(8, 3)));
}

#[test]
fn other_text_is_no_decimal() {
    for text in ["", "-", "+1", "--1", "1 ", "0x1", "1.0", "1_000", "٣"] {
        assert_eq!(decimal(32, text), None, "{text}");
        assert!(!fits(32, text), "{text}");
    }
}

#[test]
fn decimals_fit_as_signed_or_unsigned() {
    assert!(fits(8, "255") && fits(8, "-128") && fits(8, "000000000000255"));
    assert!(!fits(8, "256") && !fits(8, "-129"));
    assert!(fits(1, "1") && fits(1, "-1") && !fits(1, "2") && !fits(1, "-2"));
    assert!(fits(64, "18446744073709551615") && !fits(64, "18446744073709551616"));
    assert!(fits(64, "-9223372036854775808") && !fits(64, "-9223372036854775809"));
    assert!(fits(128, "-170141183460469231731687303715884105728"));
    assert!(!fits(128, "-170141183460469231731687303715884105729"));
    assert!(!fits(128, "-170141183460469231750134047789593657344"));
}

#[test]
fn long_decimals_take_no_time() {
    let digits = vec![b'7'; 100_000];
    let value = Bits::from_decimal(400_000, &digits).unwrap();
    assert_eq!(value.to_signed_decimal().as_bytes(), digits);
    assert_eq!(Bits::from_decimal(77, &digits), Some(value.truncate(77)));
    assert!(Bits::fits_decimal(400_000, &digits) && !Bits::fits_decimal(332_000, &digits));
}

#[test]
fn hexadecimals_are_cut_to_the_width() {
    assert_eq!(Bits::from_hex(8, b"1aB"), Some(Bits::from_u64(8, 0xAB)));
    assert_eq!(
        Bits::from_hex(68, b"0123456789abcdefF"),
        Some(Bits::from_words(68, &[0x123456789ABCDEFF, 0]))
    );
    assert_eq!(
        Bits::from_hex(68, b"F0123456789abcdeF"),
        Some(Bits::from_words(68, &[0x0123456789ABCDEF, 0xF]))
    );
    for digits in [&b""[..], b"g", b"-1", b"0x1", b"g0000000000000000"] {
        assert_eq!(Bits::from_hex(8, digits), None);
    }
}

proptest! {
    #[test]
    fn agrees_with_machine_integers(width in 1u32..=128, value: u128) {
        let bits = from_u128(width, value);
        let (unsigned, signed) = (unsigned(width, value), signed(width, value));
        prop_assert_eq!(bits.width(), width);
        prop_assert_eq!(bits.to_u64(), u64::try_from(unsigned).ok());
        prop_assert_eq!(bits.low_u64(), unsigned as u64);
        prop_assert_eq!(bits.is_zero(), unsigned == 0);
        prop_assert_eq!(bits.is_negative(), signed < 0);
        prop_assert_eq!(bits.to_unsigned_decimal(), unsigned.to_string());
        prop_assert_eq!(bits.to_signed_decimal(), signed.to_string());
        prop_assert_eq!(Bits::from_decimal(width, value.to_string().as_bytes()), Some(bits.clone()));
        prop_assert_eq!(Bits::from_decimal(width, signed.to_string().as_bytes()), Some(bits.clone()));
        prop_assert_eq!(Bits::from_hex(width, format!("{value:x}").as_bytes()), Some(bits));
    }

    #[test]
    fn resizing_agrees_with_machine_integers(from in 1u32..=128, to in 1u32..=128, value: u128) {
        let bits = from_u128(from, value);
        prop_assert_eq!(bits.zero_extend(to), from_u128(to, unsigned(from, value)));
        prop_assert_eq!(bits.truncate(to), from_u128(to, unsigned(from, value)));
        prop_assert_eq!(bits.sign_extend(to), from_u128(to, signed(from, value) as u128));
    }

    #[test]
    fn order_agrees_with_machine_integers(
        widths in prop_oneof![(1u32..=128, 1u32..=128), (1u32..=128).prop_map(|width| (width, width))],
        values: (u128, u128),
        small: bool,
    ) {
        // Small values of different widths are often equal, random ones never.
        let values = if small { (values.0 % 3, values.1 % 3) } else { values };
        let (left, right) = (from_u128(widths.0, values.0), from_u128(widths.1, values.1));
        let order = unsigned(widths.0, values.0).cmp(&unsigned(widths.1, values.1));
        prop_assert_eq!(left.unsigned_cmp(&right), order);
        prop_assert_eq!(left.signed_cmp(&right), signed(widths.0, values.0).cmp(&signed(widths.1, values.1)));
    }

    #[test]
    fn fitting_agrees_with_machine_integers(width in 1u32..=126, value: i128, shift in 0u32..128, near in -2i128..=2) {
        for value in [value >> shift, (1i128 << width) + near, -(1i128 << (width - 1)) + near] {
            let expected = -(1i128 << (width - 1)) <= value && value < 1i128 << width;
            prop_assert_eq!(Bits::fits_decimal(width, value.to_string().as_bytes()), expected, "{}", value);
        }
    }

    #[test]
    fn wide_values_are_read_back(width in 1u32..3000, words in vec(any::<u64>(), 0..48)) {
        let bits = Bits::from_words(width, &words);
        let (signed, unsigned) = (bits.to_signed_decimal(), bits.to_unsigned_decimal());
        prop_assert!(Bits::fits_decimal(width, signed.as_bytes()));
        prop_assert!(Bits::fits_decimal(width, unsigned.as_bytes()));
        prop_assert_eq!(Bits::from_decimal(width, signed.as_bytes()), Some(bits.clone()));
        prop_assert_eq!(Bits::from_decimal(width, unsigned.as_bytes()), Some(bits.clone()));
        prop_assert_eq!(bits.sign_extend(width + 100).truncate(width), bits);
    }
}
