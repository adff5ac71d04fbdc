//! Every primitive of a domain, and what is derived from it, means the same in all three: on words, on bit-vectors, and on
//! terms, whether their operands are constants, variables, or one of each.

mod common;

use bits::Bits;
use common::{Model, Random, all, assign};
use concrete::{Narrow, Wide};
use sem::derived;
use sem::domain::Domain;
use sem::scalar::{everywhere, upwards};
use symbolic::{Bv, Symbolic};
use term::Assignment;

/// A result.
enum Out<D: Domain> {
    Bv(D::Bv),
    Bool(D::Bool),
}

/// What is done with two bit-vectors `a` and `b` of `w` bits and a bit `c`.
type Operation<D> = fn(&mut D, u32, &<D as Domain>::Bv, &<D as Domain>::Bv, &<D as Domain>::Bv) -> Out<D>;

/// Every operation with its name and the width of the result: none if it is a truth value. `two` says whether `b` matters.
struct Entry<D: Domain> {
    name: &'static str,
    width: fn(u32) -> u32,
    from: u32,
    apply: Operation<D>,
}

macro_rules! entries {
    ($($name:literal ($from:expr) [$width:expr] |$d:ident, $w:ident, $a:ident, $b:ident, $c:ident| $body:expr;)*) => {
        fn entries<D: Domain>() -> Vec<Entry<D>> {
            vec![$(Entry { name: $name, width: $width, from: $from, apply: |$d, $w, $a, $b, $c| $body }),*]
        }
    };
}

fn truth<D: Domain>(d: &mut D, c: &D::Bv) -> D::Bool {
    derived::nonzero(d, 1, c)
}

entries! {
    "bv" (1) [|w| w] |d, w, _a, _b, _c| Out::Bv(d.bv(w, 0x0123_4567_89AB_CDEF));
    "literal" (1) [|w| w] |d, w, _a, _b, _c| Out::Bv(d.literal(&Bits::ones(w).lshr(&Bits::from_u64(w, 1))));
    "add" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.add(w, a, b));
    "sub" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.sub(w, a, b));
    "mul" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.mul(w, a, b));
    "udiv" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.udiv(w, a, b));
    "urem" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.urem(w, a, b));
    "sdiv" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.sdiv(w, a, b));
    "srem" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.srem(w, a, b));
    "shl" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.shl(w, a, b));
    "lshr" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.lshr(w, a, b));
    "ashr" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.ashr(w, a, b));
    "and" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.and(w, a, b));
    "or" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.or(w, a, b));
    "xor" (1) [|w| w] |d, w, a, b, _c| Out::Bv(d.xor(w, a, b));
    "not" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(d.not(w, a));
    "eq" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(d.eq(w, a, b));
    "ult" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(d.ult(w, a, b));
    "slt" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(d.slt(w, a, b));
    "umul_overflows" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(d.umul_overflows(w, a, b));
    "smul_overflows" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(d.smul_overflows(w, a, b));
    "zext" (1) [|w| w + 3] |d, w, a, _b, _c| Out::Bv(d.zext(w, w + 3, a));
    "sext" (1) [|w| w + 3] |d, w, a, _b, _c| Out::Bv(d.sext(w, w + 3, a));
    "extract all" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(d.extract(w, 0, w, a));
    "extract low" (2) [|w| w - 1] |d, w, a, _b, _c| Out::Bv(d.extract(w, 0, w - 1, a));
    "extract high" (2) [|w| w - 1] |d, w, a, _b, _c| Out::Bv(d.extract(w, 1, w - 1, a));
    "extract one" (1) [|_| 1] |d, w, a, _b, _c| Out::Bv(d.extract(w, w / 2, 1, a));
    "concat" (1) [|w| 2 * w] |d, w, a, b, _c| Out::Bv(d.concat(w, a, w, b));
    "concat one" (1) [|w| w + 1] |d, w, a, _b, c| Out::Bv(d.concat(1, c, w, a));
    "ite" (1) [|w| w] |d, w, a, b, c| { let c = truth(d, c); Out::Bv(d.ite(w, &c, a, b)) };
    "not_b" (1) [|_| 0] |d, _w, _a, _b, c| { let c = truth(d, c); Out::Bool(d.not_b(c)) };
    "and_b" (1) [|_| 0] |d, w, a, b, c| { let (c, e) = (truth(d, c), d.eq(w, a, b)); Out::Bool(d.and_b(c, e)) };
    "or_b" (1) [|_| 0] |d, w, a, b, c| { let (c, e) = (truth(d, c), d.ult(w, a, b)); Out::Bool(d.or_b(c, e)) };
    "bit" (1) [|_| 1] |d, w, a, b, _c| { let less = d.slt(w, a, b); Out::Bv(d.bit(less)) };
    "count_ones" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(d.count_ones(w, a));
    "leading_zeros" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(d.leading_zeros(w, a));
    "reverse_bits" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(d.reverse_bits(w, a));
    "neg" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(derived::neg(d, w, a));
    "ones" (1) [|w| w] |d, w, _a, _b, _c| Out::Bv(derived::ones(d, w));
    "nonzero" (1) [|_| 0] |d, w, a, _b, _c| Out::Bool(derived::nonzero(d, w, a));
    "negative" (1) [|_| 0] |d, w, a, _b, _c| Out::Bool(derived::negative(d, w, a));
    "ule" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(derived::ule(d, w, a, b));
    "sle" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(derived::sle(d, w, a, b));
    "uadd_overflows" (1) [|_| 0] |d, w, a, b, _c| { let s = d.add(w, a, b); Out::Bool(derived::add_overflows(d, w, false, a, b, &s)) };
    "sadd_overflows" (1) [|_| 0] |d, w, a, b, _c| { let s = d.add(w, a, b); Out::Bool(derived::add_overflows(d, w, true, a, b, &s)) };
    "usub_overflows" (1) [|_| 0] |d, w, a, b, _c| { let s = d.sub(w, a, b); Out::Bool(derived::sub_overflows(d, w, false, a, b, &s)) };
    "ssub_overflows" (1) [|_| 0] |d, w, a, b, _c| { let s = d.sub(w, a, b); Out::Bool(derived::sub_overflows(d, w, true, a, b, &s)) };
    "signed_min" (1) [|w| w] |d, w, _a, _b, _c| Out::Bv(derived::signed_min(d, w));
    "signed_max" (1) [|w| w] |d, w, _a, _b, _c| Out::Bv(derived::signed_max(d, w));
    "division_overflows" (1) [|_| 0] |d, w, a, b, _c| Out::Bool(derived::division_overflows(d, w, a, b));
    "too_far" (1) [|_| 0] |d, w, a, _b, _c| Out::Bool(derived::too_far(d, w, a));
    "derived count_ones" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(derived::count_ones(d, w, a));
    "derived leading_zeros" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(derived::leading_zeros(d, w, a));
    "derived reverse_bits" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(derived::reverse_bits(d, w, a));
    "trailing_zeros" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(derived::trailing_zeros(d, w, a));
    "swap_bytes" (8) [|w| w / 8 * 8] |d, w, a, _b, _c| {
        let even = d.extract(w, 0, w / 8 * 8, a);
        Out::Bv(derived::swap_bytes(d, w / 8 * 8, &even))
    };
    "resize down" (3) [|w| w - 2] |d, w, a, _b, _c| Out::Bv(derived::resize(d, w, w - 2, a));
    "resize_signed up" (1) [|w| w + 5] |d, w, a, _b, _c| Out::Bv(derived::resize_signed(d, w, w + 5, a));
    "upwards" (1) [|w| w] |d, w, a, _b, _c| Out::Bv(upwards(d, w, a));
    "everywhere" (1) [|_| 9] |d, w, a, _b, _c| Out::Bv(everywhere(d, w, a, 9));
}

/// What the operation gives on bit-vectors.
fn on_bits(entry: &Entry<Wide>, w: u32, [a, b, c]: [&Bits; 3]) -> Bits {
    match (entry.apply)(&mut Wide, w, a, b, c) {
        Out::Bv(bits) => bits,
        Out::Bool(value) => Bits::from_u64(1, value.into()),
    }
}

/// What it gives on words, if all fit.
fn on_words(entry: &Entry<Narrow>, w: u32, operands: [&Bits; 3]) -> Option<Bits> {
    let width = (entry.width)(w);
    if w > 64 || width > 64 {
        return None;
    }
    let [a, b, c] = operands.map(Bits::low_u64);
    Some(match (entry.apply)(&mut Narrow, w, &a, &b, &c) {
        Out::Bv(word) => {
            assert_eq!(word & !(u64::MAX >> (64 - width)), 0, "{} at {w} leaves bits above", entry.name);
            Bits::from_u64(width, word)
        }
        Out::Bool(value) => Bits::from_u64(1, value.into()),
    })
}

/// What it gives on terms.
fn on_terms(d: &mut Symbolic, entry: &Entry<Symbolic>, w: u32, operands: [&Bv; 3]) -> Bv {
    let [a, b, c] = operands;
    match (entry.apply)(d, w, a, b, c) {
        Out::Bv(value) => value,
        Out::Bool(value) => d.bit(value),
    }
}

/// Compares all domains on these operands, for each operation.
fn compare(w: u32, operands: &[[Bits; 3]], mixed: usize) {
    let (wide, narrow, terms) = (entries::<Wide>(), entries::<Narrow>(), entries::<Symbolic>());
    for ((wide, narrow), entry) in wide.iter().zip(&narrow).zip(&terms) {
        let name = entry.name;
        if w < entry.from {
            continue;
        }
        let mut d = Symbolic::new();
        let variables = [d.variable("a", w), d.variable("b", w), d.variable("c", 1)];
        let [a, b, c] = &variables;
        let built = on_terms(&mut d, entry, w, [a, b, c]);
        for (round, values) in operands.iter().enumerate() {
            let [x, y, z] = values;
            let expected = on_bits(wide, w, [x, y, z]);
            if let Some(word) = on_words(narrow, w, [x, y, z]) {
                assert_eq!(word, expected, "{name} at {w} on words, of {values:?}");
            }
            let constants = values.clone().map(Bv::Const);
            let [p, q, r] = &constants;
            let before = d.terms.len();
            let folded = on_terms(&mut d, entry, w, [p, q, r]);
            assert_eq!(folded, Bv::Const(expected.clone()), "{name} at {w} of {values:?}");
            assert_eq!(d.terms.len(), before, "{name} at {w}: constants became terms");
            let mut partial = Vec::new();
            if round < mixed {
                partial.push(on_terms(&mut d, entry, w, [a, q, r]));
                partial.push(on_terms(&mut d, entry, w, [p, b, c]));
            }
            let mut assignment = Assignment::new();
            for (variable, value) in variables.iter().zip(values) {
                assign(&d, &mut assignment, variable, value.clone());
            }
            let mut model = Model::new(&d, &assignment);
            for value in partial.iter().chain([&built]) {
                assert_eq!(model.bits(value), expected, "{name} at {w} of {values:?}, as {value:?}");
            }
        }
    }
}

#[test]
fn every_primitive_agrees_on_all_values_of_three_and_four_bits() {
    for w in [3, 4] {
        let mut operands = Vec::new();
        for a in all(w) {
            for b in all(w) {
                for c in all(1) {
                    operands.push([a.clone(), b.clone(), c]);
                }
            }
        }
        compare(w, &operands, usize::MAX);
    }
}

#[test]
fn every_primitive_agrees_on_random_values() {
    let mut random = Random::new(1);
    for w in [1, 2, 8, 16, 31, 32, 63, 64, 65, 128] {
        let operands: Vec<_> =
            (0..60).map(|_| [random.bits(w), random.bits(w), Bits::from_u64(1, random.below(2))]).collect();
        compare(w, &operands, 6);
    }
}
