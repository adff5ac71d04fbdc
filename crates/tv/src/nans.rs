//! Which NaN an operation gives: the language reference leaves that open within limits ("Behavior of Floating-Point NaN values").
//!
//! Claim: the sign is any; the payload is that of the preferred NaN, or that of an operand which is a NaN, quieted or unchanged. A conversion keeps the upper bits of the payload. The source may choose any of these, and
//! the target is taken to do all of them. Bits are kept by what is no arithmetic: `fneg`, `fabs`, `copysign`, `select`, loads, stores, casts.
//!
//! Limits: no target has NaNs of its own. A remainder that is a NaN is the same one for the same operands. Formats other than those of IEEE 754 give the preferred NaN.

use bits::float::FloatFormat;
use term::{FloatBinaryOp, Node, Sort, TermId, Terms};

use crate::machine::Machine;
use crate::world::ChoiceKind;

/// How deep in a term a remainder is looked for.
const REMAINDER_DEPTH: u32 = 4;

fn has_remainder(terms: &Terms, term: TermId, depth: u32) -> bool {
    let node = terms.node(term);
    let is_one = matches!(node, Node::FloatBinary { op: FloatBinaryOp::Rem, .. });
    is_one || (depth > 0 && node.children().any(|part| has_remainder(terms, part, depth - 1)))
}

impl Machine<'_> {
    /// The result of an operation on these numbers: where it is a NaN, one of those that it may be.
    pub(crate) fn any_nan(
        &mut self,
        format: FloatFormat,
        exact: TermId,
        operands: &[(FloatFormat, TermId)],
    ) -> TermId {
        let (Some((exponent, fraction)), Some(preferred)) =
            (sem::classes::fields(format), sem::classes::preferred_nan(format))
        else {
            return exact;
        };
        let w = format.width();
        let terms = self.world.d.terms();
        // No solver knows remainders: which NaN one is, is left to what else is known of it.
        if has_remainder(terms, exact, REMAINDER_DEPTH) {
            return exact;
        }
        let Ok(is_nan) = terms.float_is_nan(format, exact) else { return exact };
        if format == FloatFormat::X87 || terms.as_bool(is_nan) == Some(false) {
            return exact;
        }
        let preferred = terms.bits(&preferred);
        let quiet = terms.extract(preferred, fraction - 1, 0);
        // The payloads that operands bring, where they are NaNs, and what the result is if it is left as it was.
        let mut brought: Vec<(TermId, TermId)> = Vec::new();
        let mut unchanged = preferred;
        let mut any = terms.bool(false);
        for &(from, operand) in operands {
            let Some((_, bits)) = sem::classes::fields(from).filter(|_| from != FloatFormat::X87) else {
                continue;
            };
            let Ok(given) = terms.float_is_nan(from, operand) else { continue };
            let payload = terms.extract(operand, bits - 1, 0);
            let payload = match bits.cmp(&fraction) {
                std::cmp::Ordering::Equal => payload,
                std::cmp::Ordering::Greater => terms.extract(payload, bits - 1, bits - fraction),
                std::cmp::Ordering::Less => {
                    let rest = terms.number(1, 0);
                    let rest = terms.zero_extend(rest, fraction - bits);
                    terms.concat(payload, rest)
                }
            };
            brought.push((given, payload));
            let sign = terms.extract(operand, from.width() - 1, from.width() - 1);
            let upper = terms.extract(preferred, w - 2, fraction);
            let upper = terms.concat(sign, upper);
            let none = terms.number(1, 0);
            let none = terms.zero_extend(none, fraction);
            let is_none = terms.eq(payload, none);
            let payload = terms.ite(is_none, quiet, payload);
            let converted = terms.concat(upper, payload);
            let number = if from == format { operand } else { converted };
            // Of several, the one with the greatest bits: the same in whatever order they are given.
            let greater = terms.ult(unchanged, number);
            let first = terms.not(any);
            let taken = terms.or(first, greater);
            let taken = terms.and(given, taken);
            unchanged = terms.ite(taken, number, unchanged);
            any = terms.or(any, given);
        }
        let nan = self.world.choose(Sort::Bits(w), "nan", ChoiceKind::Nan(exact));
        let terms = self.world.d.terms();
        let payload = terms.extract(nan, fraction - 1, 0);
        let upper = terms.extract(nan, w - 2, fraction);
        let zero = terms.number(1, 0);
        let zero = terms.zero_extend(zero, exponent);
        let ones = terms.not(zero);
        let is_special = terms.eq(upper, ones);
        let mut allowed = vec![terms.eq(payload, quiet)];
        for (given, brought) in brought {
            let quieted = terms.or(brought, quiet);
            let (same, quieted) = (terms.eq(payload, brought), terms.eq(payload, quieted));
            let either = terms.or(same, quieted);
            allowed.push(terms.and(given, either));
        }
        let none = terms.number(1, 0);
        let none = terms.zero_extend(none, fraction);
        let some = terms.distinct(payload, none);
        let allowed = terms.or_all(allowed);
        let fine = terms.and_all([is_special, some, allowed]);
        // A choice that is none leaves it unchanged: that is one for whatever undefined operands turn out to be.
        let nan = terms.ite(fine, nan, unchanged);
        terms.ite(is_nan, nan, exact)
    }
}
