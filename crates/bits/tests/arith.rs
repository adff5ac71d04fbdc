//! The arithmetic of bit-vectors against the machine's: for all values of the smallest widths, for random ones up to
//! 128 bits; beyond, the laws that tie the operations together.

use std::cmp::Ordering;

use bits::Bits;
use proptest::collection::vec;
use proptest::prelude::*;

/// The lowest `width` bits, 1 to 128.
fn unsigned(width: u32, value: u128) -> u128 {
    value << (128 - width) >> (128 - width)
}

/// The number that the lowest `width` bits are in two's complement.
fn signed(width: u32, value: u128) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

/// Compares every operation of one or two operands of 1 to 128 bits with the machine's.
fn agrees_with_machine(width: u32, left: u128, right: u128) {
    let (a, b) = (Bits::from_u128(width, left), Bits::from_u128(width, right));
    let (ua, ub) = (unsigned(width, left), unsigned(width, right));
    let (sa, sb) = (signed(width, left), signed(width, right));
    let case = format!("{width} bits, {ua:#x} and {ub:#x}");
    let is = |name: &str, found: &Bits, expected: u128| {
        assert_eq!(found, &Bits::from_u128(width, expected), "{name} of {case}");
    };

    is("not", &a.not(), !ua);
    is("neg", &a.neg(), ua.wrapping_neg());
    is("and", &a.and(&b), ua & ub);
    is("or", &a.or(&b), ua | ub);
    is("xor", &a.xor(&b), ua ^ ub);
    is("add", &a.add(&b), ua.wrapping_add(ub));
    is("sub", &a.sub(&b), ua.wrapping_sub(ub));
    is("mul", &a.mul(&b), ua.wrapping_mul(ub));
    is("udiv", &a.udiv(&b), ua.checked_div(ub).unwrap_or(u128::MAX));
    is("urem", &a.urem(&b), ua.checked_rem(ub).unwrap_or(ua));
    let quotient_by_zero = if sa < 0 { 1 } else { -1 };
    is("sdiv", &a.sdiv(&b), if sb == 0 { quotient_by_zero } else { sa.wrapping_div(sb) } as u128);
    is("srem", &a.srem(&b), if sb == 0 { sa } else { sa.wrapping_rem(sb) } as u128);
    let amount = ub.min(u128::from(width)) as u32;
    is("shl", &a.shl(&b), ua.checked_shl(amount).unwrap_or(0));
    is("lshr", &a.lshr(&b), ua.checked_shr(amount).unwrap_or(0));
    is("ashr", &a.ashr(&b), (sa >> amount.min(127)) as u128);

    assert_eq!(a == b, ua == ub, "{case}");
    assert_eq!((a.ult(&b), a.ule(&b)), (ua < ub, ua <= ub), "{case}");
    assert_eq!((a.slt(&b), a.sle(&b)), (sa < sb, sa <= sb), "{case}");

    let fits_unsigned = |value: Option<u128>| value.is_some_and(|value| unsigned(width, value) == value);
    let fits_signed = |value: Option<i128>| value.is_some_and(|value| signed(width, value as u128) == value);
    assert_eq!(a.add_overflows_unsigned(&b), !fits_unsigned(ua.checked_add(ub)), "{case}");
    assert_eq!(a.sub_overflows_unsigned(&b), !fits_unsigned(ua.checked_sub(ub)), "{case}");
    assert_eq!(a.mul_overflows_unsigned(&b), !fits_unsigned(ua.checked_mul(ub)), "{case}");
    assert_eq!(a.add_overflows_signed(&b), !fits_signed(sa.checked_add(sb)), "{case}");
    assert_eq!(a.sub_overflows_signed(&b), !fits_signed(sa.checked_sub(sb)), "{case}");
    assert_eq!(a.mul_overflows_signed(&b), !fits_signed(sa.checked_mul(sb)), "{case}");

    let unused = 128 - width;
    assert_eq!(a.count_ones(), ua.count_ones(), "{case}");
    assert_eq!(a.leading_zeros(), ua.leading_zeros() - unused, "{case}");
    assert_eq!(a.trailing_zeros(), ua.trailing_zeros().min(width), "{case}");
    is("reverse_bits", &a.reverse_bits(), ua.reverse_bits() >> unused);
    if width.is_multiple_of(8) {
        is("swap_bytes", &a.swap_bytes(), ua.swap_bytes() >> unused);
    }
    if width <= 64 {
        let joined = Bits::from_u128(2 * width, ua << width | ub);
        assert_eq!(a.concat(&b), joined, "{case}");
    }
    assert_eq!(a.to_u128(), Some(ua), "{case}");
}

#[test]
fn all_values_of_the_smallest_widths() {
    for width in 1..=4 {
        for left in 0..1u128 << width {
            for right in 0..1u128 << width {
                agrees_with_machine(width, left, right);
            }
            let bits = Bits::from_u128(width, left);
            for (high, low) in (0..width).flat_map(|high| (0..=high).map(move |low| (high, low))) {
                let part = Bits::from_u128(high - low + 1, left >> low);
                assert_eq!(bits.extract(high, low), part, "{left:#b}, {high} to {low}");
            }
            for new_width in width..=6 {
                assert_eq!(bits.zero_extend(new_width), Bits::from_u128(new_width, left));
                let extended = signed(width, left) as u128;
                assert_eq!(bits.sign_extend(new_width), Bits::from_u128(new_width, extended));
            }
            for new_width in 0..=width {
                assert_eq!(bits.truncate(new_width), Bits::from_u128(new_width, left));
            }
        }
    }
}

#[test]
fn all_joined_values_of_the_smallest_widths() {
    for (high_width, low_width) in (0..=4).flat_map(|high| (0..=4).map(move |low| (high, low))) {
        for (high, low) in
            (0..1 << high_width).flat_map(|high| (0..1 << low_width).map(move |low| (high, low)))
        {
            let joined = Bits::from_u64(high_width, high).concat(&Bits::from_u64(low_width, low));
            assert_eq!(joined, Bits::from_u64(high_width + low_width, high << low_width | low));
        }
    }
}

#[test]
fn operations_on_no_bits_give_none() {
    let none = Bits::zero(0);
    let binary = [
        Bits::and,
        Bits::or,
        Bits::xor,
        Bits::add,
        Bits::sub,
        Bits::mul,
        Bits::udiv,
        Bits::urem,
        Bits::sdiv,
        Bits::srem,
        Bits::shl,
        Bits::lshr,
        Bits::ashr,
        Bits::concat,
    ];
    assert!(binary.iter().all(|operation| operation(&none, &none) == none));
    let unary = [Bits::not, Bits::neg, Bits::reverse_bits, Bits::swap_bytes];
    assert!(unary.iter().all(|operation| operation(&none) == none));
    let overflows = [
        Bits::add_overflows_unsigned,
        Bits::add_overflows_signed,
        Bits::sub_overflows_unsigned,
        Bits::sub_overflows_signed,
        Bits::mul_overflows_unsigned,
        Bits::mul_overflows_signed,
        Bits::ult,
        Bits::slt,
    ];
    assert!(!overflows.iter().any(|predicate| predicate(&none, &none)));
    assert_eq!((none.count_ones(), none.leading_zeros(), none.trailing_zeros()), (0, 0, 0));
    let wide = Bits::ones(128);
    assert_eq!((none.concat(&wide), wide.concat(&none)), (wide.clone(), wide));
}

#[test]
fn the_greatest_width_of_llvm_can_be_computed_with() {
    let width = 1 << 23;
    let (one, ones) = (Bits::from_u64(width, 1), Bits::ones(width));
    assert_eq!(ones.add(&one), Bits::zero(width));
    let top = one.shl(&Bits::from_u64(width, u64::from(width) - 1));
    assert_eq!((top.leading_zeros(), top.trailing_zeros(), top.count_ones()), (0, width - 1, 1));
    assert_eq!(top.reverse_bits(), one);
    assert_eq!(top.ashr(&Bits::from_u64(width, u64::from(width) - 1)), ones);
    let ten = Bits::from_u64(width, 10);
    assert_eq!(ones.udiv(&ten).mul(&ten).add(&ones.urem(&ten)), ones);
    assert!(top.mul_overflows_signed(&ones) && !top.mul_overflows_unsigned(&one));
}

#[test]
fn guesses_of_digits_that_are_too_great_are_corrected() {
    // The first guess for these is too great by one even after looking at the third word.
    let dividend = Bits::from_words(256, &[0, 0, 1 << 63, (1 << 63) - 1]);
    let divisor = Bits::from_words(256, &[1, 0, 1 << 63]);
    let (quotient, remainder) = (dividend.udiv(&divisor), dividend.urem(&divisor));
    assert_eq!(quotient.mul(&divisor).add(&remainder), dividend);
    assert!(remainder.ult(&divisor) && !quotient.mul_overflows_unsigned(&divisor));
    assert_eq!(quotient, Bits::from_u64(256, u64::MAX - 1));
    // The words on top are the same.
    let dividend = Bits::from_words(192, &[5, u64::MAX, 1 << 63]);
    let divisor = Bits::from_words(192, &[u64::MAX, 1 << 63]);
    let (quotient, remainder) = (dividend.udiv(&divisor), dividend.urem(&divisor));
    assert_eq!(quotient.mul(&divisor).add(&remainder), dividend);
    assert!(remainder.ult(&divisor) && !quotient.mul_overflows_unsigned(&divisor));
}

/// Words among which the extremes, where carries and guesses go wrong, are frequent.
fn words(count: usize) -> impl Strategy<Value = Vec<u64>> {
    let word = prop_oneof![
        2 => any::<u64>(),
        1 => Just(0),
        1 => Just(u64::MAX),
        1 => Just(1 << 63),
        1 => 0..70u64,
        1 => (0..64u32).prop_map(|shift| u64::MAX >> shift),
    ];
    vec(word, 0..=count)
}

fn value(width: u32) -> impl Strategy<Value = Bits> {
    words(4).prop_map(move |words| Bits::from_words(width, &words))
}

fn number() -> impl Strategy<Value = u128> {
    words(2).prop_map(|words| Bits::from_words(128, &words).to_u128().unwrap_or(0))
}

/// Two values of one of the widths, and a third.
fn values_of(widths: &'static [u32]) -> impl Strategy<Value = (Bits, Bits, Bits)> {
    prop::sample::select(widths).prop_flat_map(|width| (value(width), value(width), value(width)))
}

const LAW_WIDTHS: &[u32] = &[1, 7, 63, 64, 65, 127, 128, 129, 191, 192, 193, 200, 256];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1500, ..Default::default() })]

    #[test]
    fn random_values_agree_with_the_machine(left in number(), right in number(), small in 0..140u128) {
        for width in [8, 16, 32, 63, 64, 65, 80, 128] {
            agrees_with_machine(width, left, right);
            agrees_with_machine(width, left, small);
            agrees_with_machine(width, left, left);
        }
    }

    #[test]
    fn division_is_the_inverse_of_multiplication((a, b, _) in values_of(LAW_WIDTHS)) {
        prop_assert_eq!(a.udiv(&b).mul(&b).add(&a.urem(&b)), a.clone());
        prop_assert_eq!(a.sdiv(&b).mul(&b).add(&a.srem(&b)), a.clone());
        if b.is_zero() {
            prop_assert_eq!(a.udiv(&b), Bits::ones(a.width()));
        } else {
            prop_assert!(a.urem(&b).ult(&b));
            prop_assert!(!a.udiv(&b).mul_overflows_unsigned(&b));
            let magnitude = |bits: &Bits| if bits.is_negative() { bits.neg() } else { bits.clone() };
            let remainder = a.srem(&b);
            prop_assert!(magnitude(&remainder).ult(&magnitude(&b)));
            prop_assert!(remainder.is_zero() || remainder.is_negative() == a.is_negative());
        }
    }

    #[test]
    fn a_product_divides_again((a, b, c) in values_of(&[64, 65, 100, 128, 129, 192, 200])) {
        let width = a.width() * 2;
        let (a, b) = (a.zero_extend(width), b.zero_extend(width));
        let rest = c.zero_extend(width).urem(&b);
        if b.is_zero() {
            return Ok(());
        }
        let dividend = a.mul(&b).add(&rest);
        prop_assert_eq!((dividend.udiv(&b), dividend.urem(&b)), (a, rest));
    }

    #[test]
    fn rings_have_their_laws((a, b, c) in values_of(LAW_WIDTHS)) {
        let zero = Bits::zero(a.width());
        prop_assert_eq!(a.add(&b), b.add(&a));
        prop_assert_eq!(a.add(&b).add(&c), a.add(&b.add(&c)));
        prop_assert_eq!(a.mul(&b), b.mul(&a));
        prop_assert_eq!(a.mul(&b).mul(&c), a.mul(&b.mul(&c)));
        prop_assert_eq!(a.mul(&b.add(&c)), a.mul(&b).add(&a.mul(&c)));
        prop_assert_eq!(a.sub(&b), a.add(&b.neg()));
        prop_assert_eq!(a.neg(), a.not().add(&Bits::from_u64(a.width(), 1)));
        prop_assert_eq!(a.sub(&a), zero);
        prop_assert_eq!(a.xor(&b), a.or(&b).sub(&a.and(&b)));
        prop_assert_eq!(a.add(&b), a.xor(&b).add(&a.and(&b)).add(&a.and(&b)));
        prop_assert_eq!(a.and(&b).not(), a.not().or(&b.not()));
    }

    #[test]
    fn overflow_is_what_a_wider_type_shows((a, b, _) in values_of(LAW_WIDTHS)) {
        let (width, wide) = (a.width(), a.width() * 2 + 1);
        let (ua, ub) = (a.zero_extend(wide), b.zero_extend(wide));
        let (sa, sb) = (a.sign_extend(wide), b.sign_extend(wide));
        let unsigned = |exact: Bits| exact.truncate(width).zero_extend(wide) != exact;
        let signed = |exact: Bits| exact.truncate(width).sign_extend(wide) != exact;
        prop_assert_eq!(a.add_overflows_unsigned(&b), unsigned(ua.add(&ub)));
        prop_assert_eq!(a.sub_overflows_unsigned(&b), unsigned(ua.sub(&ub)));
        prop_assert_eq!(a.mul_overflows_unsigned(&b), unsigned(ua.mul(&ub)));
        prop_assert_eq!(a.add_overflows_signed(&b), signed(sa.add(&sb)));
        prop_assert_eq!(a.sub_overflows_signed(&b), signed(sa.sub(&sb)));
        prop_assert_eq!(a.mul_overflows_signed(&b), signed(sa.mul(&sb)));
        prop_assert_eq!(a.mul(&b), ua.mul(&ub).truncate(width));
        prop_assert_eq!(a.mul(&b), sa.mul(&sb).truncate(width));
    }

    #[test]
    fn products_near_the_limits_overflow_as_they_should((a, _, _) in values_of(&[65, 128, 129, 200]), step in 0..3u64) {
        // The greatest factor that does not overflow, and its neighbours.
        if a.is_zero() {
            return Ok(());
        }
        let width = a.width();
        let limit = Bits::ones(width).udiv(&a);
        let factor = limit.add(&Bits::from_u64(width, step)).sub(&Bits::from_u64(width, 1));
        prop_assert_eq!(a.mul_overflows_unsigned(&factor), limit.ult(&factor));
        let wide = 2 * width;
        let least = Bits::from_u64(width, 1).shl(&Bits::from_u64(width, u64::from(width) - 1));
        let factor = least.sdiv(&a).add(&Bits::from_u64(width, step)).sub(&Bits::from_u64(width, 1));
        let exact = a.sign_extend(wide).mul(&factor.sign_extend(wide));
        prop_assert_eq!(a.mul_overflows_signed(&factor), exact.truncate(width).sign_extend(wide) != exact);
    }

    #[test]
    fn shifts_are_multiplications_and_divisions((a, _, _) in values_of(LAW_WIDTHS), amount in 0..260u64) {
        let width = a.width();
        // Of narrow values the amount itself may not fit; then it is another one.
        let amount = Bits::from_u64(width, amount);
        let power = Bits::from_u64(width, 1).shl(&amount);
        prop_assert_eq!(a.shl(&amount), a.mul(&power));
        if power.is_zero() {
            prop_assert!(a.lshr(&amount).is_zero());
            let sign = if a.is_negative() { Bits::ones(width) } else { Bits::zero(width) };
            prop_assert_eq!(a.ashr(&amount), sign);
        } else {
            prop_assert_eq!(a.lshr(&amount), a.udiv(&power));
            let wide = a.sign_extend(width + 1).ashr(&amount.zero_extend(width + 1));
            prop_assert_eq!(a.ashr(&amount), wide.truncate(width));
            let low = a.and(&power.sub(&Bits::from_u64(width, 1)));
            prop_assert_eq!(a.ashr(&amount).shl(&amount).add(&low), a.clone());
        }
    }

    #[test]
    fn parts_join_to_the_whole((a, b, _) in values_of(LAW_WIDTHS), c in value(70), cut in any::<u32>()) {
        let width = a.width();
        let cut = cut % width;
        if cut > 0 {
            let (high, low) = (a.extract(width - 1, cut), a.extract(cut - 1, 0));
            prop_assert_eq!(high.concat(&low), a.clone());
            prop_assert_eq!((high.width(), low.width()), (width - cut, cut));
        }
        prop_assert_eq!(a.extract(width - 1, 0), a.clone());
        let joined = a.concat(&b).concat(&c);
        prop_assert_eq!(joined.width(), 2 * width + 70);
        prop_assert_eq!(joined.extract(69, 0), c.clone());
        prop_assert_eq!(joined.extract(width + 69, 70), b.clone());
        prop_assert_eq!(joined.extract(2 * width + 69, width + 70), a.clone());
        prop_assert_eq!(Bits::zero(width).concat(&a), a.zero_extend(2 * width));
        prop_assert_eq!(a.concat(&Bits::zero(width)).truncate(width), Bits::zero(width));
    }

    #[test]
    fn counts_and_orders_follow_single_bits((a, b, _) in values_of(LAW_WIDTHS)) {
        let width = a.width();
        let bit = |bits: &Bits, index: u32| bits.extract(index, index) == Bits::from_u64(1, 1);
        let set: Vec<u32> = (0..width).filter(|index| bit(&a, *index)).collect();
        prop_assert_eq!(a.count_ones() as usize, set.len());
        prop_assert_eq!(a.trailing_zeros(), set.first().copied().unwrap_or(width));
        prop_assert_eq!(a.leading_zeros(), set.last().map_or(width, |last| width - 1 - last));
        let reversed = a.reverse_bits();
        prop_assert!((0..width).all(|index| bit(&reversed, index) == bit(&a, width - 1 - index)));
        if width.is_multiple_of(8) {
            let swapped = a.swap_bytes();
            let mirror = |index: u32| width - 8 - index / 8 * 8 + index % 8;
            prop_assert!((0..width).all(|index| bit(&swapped, index) == bit(&a, mirror(index))));
        }
        prop_assert_eq!(a.ult(&b), a.unsigned_cmp(&b) == Ordering::Less);
        prop_assert_eq!(a.ule(&b), a.unsigned_cmp(&b) != Ordering::Greater);
        prop_assert_eq!(a.slt(&b), a.signed_cmp(&b) == Ordering::Less);
        prop_assert_eq!(a.sle(&b), a.signed_cmp(&b) != Ordering::Greater);
        // Flipping the signs turns one order into the other.
        let sign = Bits::from_u64(1, 1).concat(&Bits::zero(width - 1));
        prop_assert_eq!(a.slt(&b), a.xor(&sign).ult(&b.xor(&sign)));
    }
}
