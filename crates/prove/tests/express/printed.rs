//! What people read.

use prove::express::{DataModel, Sources, print};
use prove::structure::Source;
use term::{Sort, TermId, Terms};

struct World {
    terms: Terms,
    names: Sources,
}

impl World {
    fn var(&mut self, text: &str, width: u32, signed: bool, pointer: bool) -> TermId {
        let term = self.terms.var(text, Sort::Bits(width));
        self.names.add(term, Source { text: text.to_string(), width, signed, pointer });
        term
    }

    fn shown(&self, term: TermId) -> String {
        print(&self.terms, &self.names, DataModel::Lp64, term).unwrap_or("nothing".to_string())
    }
}

#[test]
fn what_fits_has_no_casts() {
    let mut w = World { terms: Terms::new(), names: Sources::default() };
    let (x, y) = (w.var("x", 32, true, false), w.var("y", 32, true, false));
    let (n, m) = (w.var("n", 32, false, false), w.var("s.m", 32, false, false));
    let (c, p, q) = (w.var("c", 8, false, false), w.var("p", 64, false, true), w.var("*q", 64, false, true));
    let l = w.var("a[3]", 64, true, false);
    let t = &mut w.terms;
    let (zero, one, ten) = (t.number(32, 0), t.number(32, 1), t.number(32, 10));
    let minus = t.number(32, !0);
    let mut all = vec![
        (t.slt(x, y), "x < y"),
        (t.sle(x, y), "x <= y"),
        (t.slt(x, ten), "x < 10"),
        (t.slt(minus, x), "x >= 0"),
        (t.eq(x, minus), "x == -1"),
        (t.eq(n, minus), "n == 4294967295u"),
        (t.ult(n, m), "n < s.m"),
        (t.ult(x, y), "(unsigned int)x < (unsigned int)y"),
        (t.ult(x, ten), "(unsigned int)x < 10"),
        (t.slt(n, ten), "(int)n < 10"),
        (t.distinct(x, zero), "x != 0"),
    ];
    let sum = t.add(n, m);
    all.push((t.eq(sum, n), "s.m == 0"));
    all.push((t.eq(sum, ten), "n + s.m == 10"));
    let (next, before) = (t.add(x, one), t.add(n, minus));
    all.push((t.slt(next, y), "(int)((unsigned int)x + 1u) < y"));
    all.push((t.ult(before, m), "n - 1 < s.m"));
    let sum = t.add(x, y);
    all.push((t.eq(sum, n), "(unsigned int)x + (unsigned int)y == n"));
    let (wide, other) = (t.sign_extend(x, 64), t.sign_extend(y, 64));
    let (sum, bound) = (t.add(wide, other), t.number(64, 5_000_000_000));
    all.push((t.slt(sum, bound), "(long long)x + y < 5000000000ll"));
    all.push((t.slt(wide, l), "x < a[3]"));
    let wide = t.zero_extend(c, 32);
    all.push((t.slt(x, wide), "x < c"));
    let mask = t.and(wide, ten);
    all.push((t.eq(mask, zero), "(c & 0xa) == 0"));
    let low = t.extract(x, 7, 0);
    all.push((t.eq(low, c), "c == (unsigned char)x"));
    let odd = t.urem(n, ten);
    all.push((t.eq(odd, one), "n % 10 == 1"));
    let twice = t.add(n, n);
    all.push((t.ult(twice, m), "n + n < s.m"));
    let null = t.number(64, 0);
    all.push((t.distinct(p, null), "p != 0"));
    all.push((t.eq(p, q), "(unsigned long)p == (unsigned long)*q"));
    let parts = [t.slt(x, y), t.slt(y, ten), t.ult(n, m)];
    let both = t.and_all(parts);
    all.push((both, "n < s.m && x < y && y < 10"));
    all.push((t.not(both), "s.m <= n || y <= x || y >= 10"));
    let either = t.or(parts[0], parts[1]);
    all.push((t.and(either, parts[2]), "n < s.m && (x < y || y < 10)"));
    all.push((t.xor(parts[0], parts[2]), "(x < y) != (n < s.m)"));
    let least = t.number(32, 1 << 31);
    all.push((t.eq(x, least), "x == (-2147483647 - 1)"));
    let chosen = t.ite(parts[0], x, y);
    all.push((t.slt(chosen, ten), "(x < y ? x : y) < 10"));
    // Which operand of what commutes comes first is the pool's business.
    let shown: Vec<String> = all.iter().map(|(term, _)| w.shown(*term)).collect();
    let expected: Vec<&str> = all.iter().map(|(_, expected)| *expected).collect();
    assert_eq!(shown, expected);
}

#[test]
fn what_cannot_be_said_is_not() {
    let mut w = World { terms: Terms::new(), names: Sources::default() };
    let x = w.var("x", 32, true, false);
    let t = &mut w.terms;
    let unnamed = t.var("u", Sort::Bits(32));
    let array = t.var("m", Sort::Array { index: 32, element: 32 });
    let (selected, wide) = (t.select(array, x), t.sign_extend(x, 128));
    let product = t.mul(wide, wide);
    let limit = t.number(128, 3);
    let quotient = t.udiv(x, unnamed);
    for term in [t.slt(x, unnamed), t.slt(x, selected), t.slt(limit, product), t.eq(quotient, x)] {
        assert_eq!(print(&w.terms, &w.names, DataModel::Lp64, term), None);
    }
    // However deep.
    let t = &mut w.terms;
    let mut deep = x;
    for _ in 0..10_000 {
        let flipped = t.not(deep);
        deep = t.mul(flipped, x);
    }
    let equal = t.eq(deep, x);
    assert_eq!(print(&w.terms, &w.names, DataModel::Lp64, equal), None);
}
