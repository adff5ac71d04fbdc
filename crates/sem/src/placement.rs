//! Where objects lie, as far as a program can rely on it: the one place that says so.
//!
//! Engines that check look at one placement only, in which nothing lies better than was promised: an address is a multiple of the object's alignment and of no
//! higher power of two. So what relies on more goes wrong there, and the lowest set bit of where an object starts is its alignment.
//!
//! Limits: numbers that are made of an address by adding and subtracting may lead to null elsewhere and not here; comparing them with null is taken to tell nothing.

use ir::inst::BinaryOp;

/// Addresses below this belong to null: a member of an object that is not there.
pub const NULL_PAGE: u64 = 4096;

/// So many addresses at the very end are no object's either: errors are told as pointers there.
pub const LAST_PAGE: u64 = 4096;

/// Whether a number is the address of nothing, wherever objects lie: near null, or at the very end.
pub fn is_nowhere(w: u32, number: u64) -> bool {
    let last = if w >= 64 { u64::MAX } else { (1 << w) - 1 };
    number < NULL_PAGE || number > last.saturating_sub(LAST_PAGE)
}

/// The first address from `next` on that is a multiple of a power of two and of no higher one: nothing lies better than was asked for, so that what
/// relies on that goes wrong.
pub fn address_from(next: u64, align: u64) -> Option<u64> {
    let base = next.checked_next_multiple_of(align.max(1))?;
    if base & align.max(1) == 0 { base.checked_add(align.max(1)) } else { Some(base) }
}

/// The same, downwards.
#[inline]
pub fn address_down_from(top: u64, align: u64) -> Option<u64> {
    let base = top & !(align.max(1) - 1);
    if base & align.max(1) == 0 { base.checked_sub(align.max(1)) } else { Some(base) }
}

/// What the address of something that lies there is certainly a multiple of, see [`address_from`].
pub fn promised_alignment(base: u64) -> u64 {
    1 << base.trailing_zeros().min(63)
}

/// Whether something that lies there is certainly at a multiple of so high a power of two.
#[inline(always)]
pub fn is_promised(base: u64, align_log: u32) -> bool {
    base.trailing_zeros() >= align_log
}

/// Whether combining an address with a number bit by bit (`and`, `or`, `xor`) is about those bits only that are the same wherever the object lies
/// that has its alignment: these alone, or for `and` the others alone.
pub fn is_about_alignment(op: BinaryOp, w: u32, number: u64, align: u64) -> bool {
    let low = align - 1;
    let all = if w >= 64 { u64::MAX } else { (1 << w) - 1 };
    number & !low == 0 || (op == BinaryOp::And && (number | low) & all == all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_better_than_was_promised() {
        for align in [0, 1, 2, 4, 16, 64, 4096] {
            for next in 0x1000..0x1100 {
                let up = address_from(next, align).expect("there is room");
                let down = address_down_from(next, align).expect("there is room");
                for base in [up, down] {
                    assert_eq!(promised_alignment(base), align.max(1));
                    assert!(
                        is_promised(base, align.max(1).ilog2())
                            && !is_promised(base, align.max(1).ilog2() + 1)
                    );
                }
                assert!(next <= up && up < next + 2 * align.max(1));
                assert!(down <= next && next < down + 2 * align.max(1));
            }
        }
        assert_eq!(address_from(u64::MAX - 3, 8), None);
        assert_eq!(address_down_from(3, 8), None);
    }

    #[test]
    fn only_bits_of_the_alignment_are_the_same_everywhere() {
        for number in [0, 1, 7, 15] {
            for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
                assert!(is_about_alignment(op, 64, number, 16));
            }
            assert!(is_about_alignment(BinaryOp::And, 64, !number, 16));
            assert!(is_about_alignment(BinaryOp::And, 32, !number & 0xFFFF_FFFF, 16));
            assert!(!is_about_alignment(BinaryOp::Or, 64, !number, 16));
        }
        for number in [16, 31, !16, !63, 1 << 40] {
            assert!(!is_about_alignment(BinaryOp::And, 64, number, 16));
        }
    }

    #[test]
    fn errors_and_null_are_nowhere() {
        for (w, number) in [(64, 0), (64, 4095), (64, u64::MAX), (64, (-4096i64) as u64), (32, 0xFFFF_FFF4)] {
            assert!(is_nowhere(w, number));
        }
        for (w, number) in [(64, 4096), (64, 0xFFFF_FFFF), (64, (-4097i64) as u64), (32, 0xFFFF_0000)] {
            assert!(!is_nowhere(w, number));
        }
    }
}
