//! What may be true at locations whenever they are visited: guesses, of which [`invariants`](crate::invariants) keeps those that are.
//!
//! ```text
//!   ranges       v <= c, c <= v, signed and unsigned, for constants c of the program
//!   order        v == u, v <= u, v < u
//!   lines        b*v - a*u == b*v0 - a*u0, where rounds add a to v and b to u, which start as v0 and u0
//!   remainders   v mod m == c, where rounds add multiples of m
//!   states       v is one of the constants that it is ever set to, and what others are then
//!   conditions   what branches and checks look at
//!   pointers     which block, and where in it
//!   ages         which of many objects that are made at one place are still there, and which of them are older
//! ```
//!
//! Claim: none; what is guessed wrong costs time only. Limit: [`MOST`] guesses for a location; of those about pairs of variables, some for the first variables.

use std::collections::{BTreeMap, BTreeSet};

use bits::Bits;
use rustc_hash::{FxHashMap, FxHashSet};
use term::{BinaryOp, Node, Sort, TermId, Terms, UnaryOp};

use crate::structure::{Edge, LocationId, Structure, What, start};

/// The most guesses for a location.
const MOST: usize = 4000;
/// The most constants that are compared with.
const MOST_CONSTANTS: usize = 24;
/// The most variables of which pairs are looked at.
const MOST_PAIRED: usize = 40;
/// A variable with more constants than this is not taken for a state.
const MOST_STATES: usize = 12;

/// How much is guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Ranges, orders, lines, remainders, conditions.
    Little,
    /// All, and about all variables.
    Much,
}

/// Guesses for each location, in their order.
pub fn candidates(structure: &Structure, terms: &mut Terms, effort: Effort) -> Vec<Vec<TermId>> {
    let constants = constants(structure, terms);
    let locations: Vec<LocationId> = structure.locations.iter().map(|(id, _)| id).collect();
    let mut all = Vec::with_capacity(locations.len());
    for location in locations {
        let mut guesses = Guesses { terms, found: Vec::new(), known: FxHashSet::default() };
        if location != start() {
            guess(structure, location, &constants, effort, &mut guesses);
        }
        all.push(guesses.found);
    }
    all
}

/// What was guessed.
struct Guesses<'t> {
    terms: &'t mut Terms,
    found: Vec<TermId>,
    known: FxHashSet<TermId>,
}

impl Guesses<'_> {
    fn add(&mut self, guess: TermId) {
        if self.terms.as_bool(guess).is_none() && self.found.len() < MOST && self.known.insert(guess) {
            self.found.push(guess);
        }
    }

    fn not(&mut self, guess: TermId) {
        let not = self.terms.not(guess);
        self.add(not);
    }
}

/// The constants of each width that values are compared with or set to.
type Constants = FxHashMap<u32, Vec<Bits>>;

fn constants(structure: &Structure, terms: &Terms) -> Constants {
    let mut found: FxHashMap<u32, BTreeSet<i128>> = FxHashMap::default();
    let mut note = |term: TermId| {
        if let Some(bits) = terms.as_bits(term)
            && bits.width() <= 64
        {
            let number = signed(&bits);
            let numbers = found.entry(bits.width()).or_default();
            numbers.extend([number, number - 1, number + 1]);
        }
    };
    let guards =
        structure.edges.iter().map(|edge| edge.guard).chain(structure.checks.iter().map(|check| check.guard));
    let guards: Vec<TermId> = guards.collect();
    for term in terms.postorder(guards) {
        if let Node::Binary(
            BinaryOp::Eq | BinaryOp::Ult | BinaryOp::Ule | BinaryOp::Slt | BinaryOp::Sle,
            a,
            b,
        ) = terms.node(term)
        {
            note(a);
            note(b);
        }
    }
    for edge in &structure.edges {
        for &update in &edge.updates {
            leaves(terms, update, &mut |leaf| note(leaf));
        }
    }
    // A comparison of something that was widened is one of what was widened.
    let all: BTreeSet<i128> = found.values().flatten().copied().chain([0, 1]).collect();
    let mut constants = Constants::default();
    for width in [1, 8, 16, 32, 64] {
        let (low, high) = (-(1i128 << (width - 1)), (1i128 << width) - 1);
        let mut fitting: Vec<i128> =
            all.iter().copied().filter(|number| low <= *number && *number <= high).collect();
        fitting.sort_by_key(|number| number.unsigned_abs());
        let mut bits: Vec<Bits> = Vec::new();
        for number in fitting {
            let value = Bits::from_u128(width, number as u128 & (u128::MAX >> (128 - width)));
            if bits.len() < MOST_CONSTANTS && !bits.contains(&value) {
                bits.push(value);
            }
        }
        constants.insert(width, bits);
    }
    constants
}

fn signed(bits: &Bits) -> i128 {
    let width = bits.width();
    let number = bits.to_u128().unwrap_or(0) as i128;
    if number >> (width - 1) & 1 == 1 { number - (1i128 << width) } else { number }
}

/// What a value may be, looking through choices.
fn leaves(terms: &Terms, term: TermId, f: &mut impl FnMut(TermId)) {
    let mut todo = vec![term];
    let mut seen = FxHashSet::default();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) || seen.len() > 256 {
            continue;
        }
        match terms.node(term) {
            Node::Ite(_, yes, no) => todo.extend([yes, no]),
            _ => f(term),
        }
    }
}

/// The comparisons and truth values that conditions consist of.
pub fn atoms(terms: &Terms, of: impl IntoIterator<Item = TermId>) -> Vec<TermId> {
    let is_atom = |term: &TermId| match terms.node(*term) {
        Node::Binary(BinaryOp::Eq, a, _) => terms.sort(a) != Sort::Bool,
        Node::Binary(BinaryOp::Ult | BinaryOp::Ule | BinaryOp::Slt | BinaryOp::Sle, ..) => true,
        Node::Var(_) => terms.sort(*term) == Sort::Bool,
        _ => false,
    };
    terms.postorder(of).into_iter().filter(is_atom).collect()
}

/// By what a variable of a location changes in one round: constants that are added, and whether anything else happens to it.
fn increments(terms: &mut Terms, loops: &[&Edge], place: usize, variable: TermId) -> (Vec<Bits>, bool) {
    let mut found: Vec<Bits> = Vec::new();
    let mut other = false;
    for edge in loops {
        let mut ends = Vec::new();
        leaves(terms, edge.updates[place], &mut |leaf| ends.push(leaf));
        for end in ends {
            if end == variable {
                continue;
            }
            let difference = terms.sub(end, variable);
            match terms.as_bits(difference) {
                Some(bits) if !found.contains(&bits) => found.push(bits),
                Some(_) => {}
                None => other = true,
            }
        }
    }
    (found, other)
}

fn guess(
    structure: &Structure,
    location: LocationId,
    constants: &Constants,
    effort: Effort,
    guesses: &mut Guesses<'_>,
) {
    let place = &structure.locations[location];
    let loops: Vec<&Edge> =
        structure.edges.iter().filter(|edge| edge.from == location && edge.to == location).collect();
    let entries: Vec<&Edge> =
        structure.edges.iter().filter(|edge| edge.to == location && edge.from != location).collect();
    let is_fixed = |terms: &Terms, term: TermId| {
        terms.variables_of([term]).into_iter().all(|variable| structure.rigid.contains(&variable))
    };
    for variable in &place.variables {
        if variable.what == What::Other || variable.what == What::Block {
            let mut values = Vec::new();
            for edge in structure.edges.iter().filter(|edge| edge.to == location) {
                let at = place.variables.iter().position(|other| other.term == variable.term).unwrap_or(0);
                leaves(guesses.terms, edge.updates[at], &mut |leaf| values.push(leaf));
            }
            match guesses.terms.sort(variable.term) {
                Sort::Bool => {
                    guesses.add(variable.term);
                    guesses.not(variable.term);
                }
                _ => {
                    for value in values {
                        if guesses.terms.as_bits(value).is_some() {
                            let equal = guesses.terms.eq(variable.term, value);
                            guesses.add(equal);
                            guesses.not(equal);
                        }
                    }
                }
            }
        }
    }
    for &hint in &place.hints {
        guesses.add(hint);
    }
    let relevant = relevant(structure, guesses.terms);
    // Numbers.
    let numbers: Vec<(usize, TermId)> = (place.variables.iter().enumerate())
        .filter(|(_, variable)| variable.what == What::Bits)
        .map(|(at, variable)| (at, variable.term))
        .filter(|(_, term)| matches!(guesses.terms.sort(*term), Sort::Bits(width) if width <= 64))
        .filter(|(_, term)| effort == Effort::Much || relevant.contains(term))
        .collect();
    for &(_, term) in &numbers {
        let width = guesses.terms.width(term);
        for constant in constants.get(&width).map_or(&[][..], |found| &found[..]) {
            let constant = guesses.terms.bits(constant);
            let terms = &mut *guesses.terms;
            let found = [
                terms.sle(term, constant),
                terms.sle(constant, term),
                terms.ule(term, constant),
                terms.ule(constant, term),
                terms.eq(term, constant),
            ];
            for guess in found {
                guesses.add(guess);
            }
            guesses.not(found[4]);
        }
    }
    // What branches and checks look at.
    let ways = structure.edges.iter().filter(|edge| edge.from == location).map(|edge| edge.guard);
    let checks = structure.checks.iter().filter(|check| check.from == location).map(|check| check.guard);
    let own: FxHashSet<TermId> = place.variables.iter().map(|variable| variable.term).collect();
    let is_own = |terms: &Terms, term: TermId| {
        terms.variables_of([term]).into_iter().all(|variable| {
            structure.rigid.contains(&variable) || own.contains(&terms.variable(variable).term)
        })
    };
    let mined: Vec<TermId> = atoms(guesses.terms, ways.chain(checks).collect::<Vec<_>>());
    let mined: Vec<TermId> = mined.into_iter().filter(|atom| is_own(guesses.terms, *atom)).collect();
    for &atom in &mined {
        guesses.add(atom);
        guesses.not(atom);
    }
    // What the program was given passed what comes before the first loop, and does not change.
    let first: Vec<TermId> =
        structure.edges.iter().filter(|edge| edge.from == start()).map(|edge| edge.guard).collect();
    let passed = guesses.terms.or_all(first.iter().copied());
    if is_fixed(guesses.terms, passed) {
        guesses.add(passed);
    }
    for atom in atoms(guesses.terms, first) {
        if is_fixed(guesses.terms, atom) {
            guesses.add(atom);
            guesses.not(atom);
        }
    }
    // What is checked at the end of a round, said of what variables are then.
    for edge in &loops {
        let back: FxHashMap<TermId, TermId> = (edge.updates.iter().copied())
            .zip(place.variables.iter().map(|variable| variable.term))
            .filter(|(update, _)| {
                guesses.terms.as_var(*update).is_none() && !guesses.terms.node(*update).is_constant()
            })
            .collect();
        let checks = structure.checks.iter().filter(|check| check.from == location).map(|check| check.guard);
        let looked_at = atoms(guesses.terms, checks.collect::<Vec<_>>());
        for atom in guesses.terms.substitute(&looked_at, &back) {
            if is_own(guesses.terms, atom) {
                guesses.add(atom);
                guesses.not(atom);
            }
        }
    }
    // What the program was given that variables are compared with.
    let mut rigid: Vec<TermId> = Vec::new();
    let given = mined.iter().copied().chain(entries.iter().flat_map(|edge| edge.updates.iter().copied()));
    for term in given.collect::<Vec<_>>() {
        for variable in guesses.terms.variables_of([term]) {
            let term = guesses.terms.variable(variable).term;
            if structure.rigid.contains(&variable) && !rigid.contains(&term) {
                rigid.push(term);
            }
        }
    }
    for variable in &place.variables {
        // Rigid terms that others are set to before the loop, such as `n - 1`.
        let at = place.variables.iter().position(|other| other.term == variable.term).unwrap_or(0);
        for edge in &entries {
            let first = edge.updates[at];
            if variable.what == What::Bits
                && guesses.terms.as_bits(first).is_none()
                && is_fixed(guesses.terms, first)
                && !rigid.contains(&first)
            {
                rigid.push(first);
            }
        }
    }
    orders(&numbers, &rigid, guesses);
    lines(&numbers, &loops, &entries, &is_fixed, guesses);
    if effort == Effort::Much {
        states(structure, location, &numbers, &mined, guesses);
    }
}

/// Variables that conditions look at, and what these come from.
fn relevant(structure: &Structure, terms: &Terms) -> FxHashSet<TermId> {
    let edges = structure.edges.iter().map(|edge| edge.guard);
    let guards: Vec<TermId> = edges.chain(structure.checks.iter().map(|check| check.guard)).collect();
    let looked_at = atoms(terms, guards);
    let mut found: FxHashSet<TermId> = variables(terms, &looked_at).collect();
    loop {
        let before = found.len();
        for edge in &structure.edges {
            let target = structure.locations[edge.to].variables.iter().zip(&edge.updates);
            let sources: Vec<TermId> = target
                .filter(|(variable, _)| found.contains(&variable.term))
                .map(|(_, update)| *update)
                .collect();
            found.extend(variables(terms, &sources));
        }
        if found.len() == before {
            return found;
        }
    }
}

fn variables<'t>(terms: &'t Terms, of: &[TermId]) -> impl Iterator<Item = TermId> + use<'t> {
    terms.variables_of(of.iter().copied()).into_iter().map(|variable| terms.variable(variable).term)
}

/// How variables are ordered among each other, and among what is given.
fn orders(numbers: &[(usize, TermId)], rigid: &[TermId], guesses: &mut Guesses<'_>) {
    let mut all: Vec<TermId> = numbers.iter().map(|(_, term)| *term).take(MOST_PAIRED).collect();
    let own = all.len();
    all.extend(
        rigid
            .iter()
            .copied()
            .filter(|term| matches!(guesses.terms.sort(*term), Sort::Bits(_)))
            .take(MOST_PAIRED),
    );
    for (at, &first) in all.iter().enumerate().take(own) {
        for &second in &all[at + 1..] {
            let (a, b) = (guesses.terms.width(first), guesses.terms.width(second));
            if a == b {
                order(first, second, guesses);
            } else if a.max(b) <= 64 && a.min(b) >= 8 {
                for signed in [false, true] {
                    let widen = |terms: &mut Terms, term: TermId| match signed {
                        true => terms.sign_extend(term, a.max(b)),
                        false => terms.zero_extend(term, a.max(b)),
                    };
                    let (first, second) = (widen(guesses.terms, first), widen(guesses.terms, second));
                    order(first, second, guesses);
                }
            }
        }
    }
}

fn order(first: TermId, second: TermId, guesses: &mut Guesses<'_>) {
    let terms = &mut *guesses.terms;
    let found = [
        terms.eq(first, second),
        terms.sle(first, second),
        terms.sle(second, first),
        terms.ule(first, second),
        terms.ule(second, first),
        terms.slt(first, second),
        terms.slt(second, first),
        terms.ult(first, second),
        terms.ult(second, first),
    ];
    for guess in found {
        guesses.add(guess);
    }
}

/// Lines that variables move along, and remainders that stay.
fn lines(
    numbers: &[(usize, TermId)],
    loops: &[&Edge],
    entries: &[&Edge],
    is_fixed: &dyn Fn(&Terms, TermId) -> bool,
    guesses: &mut Guesses<'_>,
) {
    let moving: Vec<(usize, TermId, Vec<Bits>)> = numbers
        .iter()
        .take(MOST_PAIRED)
        .map(|&(at, term)| (at, term, increments(guesses.terms, loops, at, term).0))
        .filter(|(_, _, increments)| !increments.is_empty() && increments.len() <= 4)
        .collect();
    for (number, (at, first, steps)) in moving.iter().enumerate() {
        let width = guesses.terms.width(*first);
        remainders(*first, steps, entries, *at, guesses);
        for (other, second, others) in &moving[number + 1..] {
            if guesses.terms.width(*second) != width {
                continue;
            }
            for a in steps {
                for b in others {
                    // The same line the other way round is the same line.
                    let (a, b) = if signed(b) < 0 { (a.neg(), b.neg()) } else { (a.clone(), b.clone()) };
                    for entry in entries {
                        let (v0, u0) = (entry.updates[*at], entry.updates[*other]);
                        let terms = &mut *guesses.terms;
                        let (a, b) = (terms.bits(&a), terms.bits(&b));
                        let mut line = |v: TermId, u: TermId| {
                            let (bv, au) = (terms.mul(b, v), terms.mul(a, u));
                            let difference = terms.sub(bv, au);
                            summed(terms, difference)
                        };
                        let (now, first) = (line(*first, *second), line(v0, u0));
                        if is_fixed(terms, first) {
                            let found = [
                                terms.eq(now, first),
                                terms.sle(now, first),
                                terms.sle(first, now),
                                terms.ule(now, first),
                                terms.ule(first, now),
                            ];
                            for guess in found {
                                guesses.add(guess);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A sum of multiples, with what is in it twice or cancels out counted together.
fn summed(terms: &mut Terms, term: TermId) -> TermId {
    let width = terms.width(term);
    if width > 64 {
        return term;
    }
    let mask = u64::MAX >> (64 - width);
    let mut parts: BTreeMap<TermId, u64> = BTreeMap::new();
    let mut constant = 0u64;
    let mut todo = vec![(term, 1u64)];
    let mut left = 256;
    while let Some((next, factor)) = todo.pop() {
        if left == 0 {
            return term;
        }
        left -= 1;
        if let Some(bits) = terms.as_bits(next) {
            constant = constant.wrapping_add(factor.wrapping_mul(bits.low_u64()));
            continue;
        }
        let known = |of: TermId| terms.as_bits(of).map(|bits| bits.low_u64());
        match terms.node(next) {
            Node::Binary(BinaryOp::Add, a, b) => todo.extend([(a, factor), (b, factor)]),
            Node::Binary(BinaryOp::Sub, a, b) => todo.extend([(a, factor), (b, factor.wrapping_neg())]),
            Node::Unary(UnaryOp::Neg, a) => todo.push((a, factor.wrapping_neg())),
            Node::Binary(BinaryOp::Mul, a, b) if known(a).is_some() || known(b).is_some() => {
                let (number, rest) = known(a).map_or((known(b).unwrap_or(1), a), |number| (number, b));
                todo.push((rest, factor.wrapping_mul(number)));
            }
            Node::Binary(BinaryOp::Shl, a, b) if known(b).is_some_and(|by| by < u64::from(width)) => {
                todo.push((a, factor.wrapping_mul(1 << known(b).unwrap_or(0))));
            }
            _ => {
                let sum = parts.entry(next).or_default();
                *sum = sum.wrapping_add(factor);
            }
        }
    }
    let mut sum = terms.number(width, constant & mask);
    for (part, factor) in parts.into_iter().filter(|(_, factor)| factor & mask != 0) {
        let factor = terms.number(width, factor & mask);
        let product = terms.mul(factor, part);
        sum = terms.add(sum, product);
    }
    sum
}

/// What is left of a variable that rounds add multiples to.
fn remainders(variable: TermId, steps: &[Bits], entries: &[&Edge], at: usize, guesses: &mut Guesses<'_>) {
    let width = guesses.terms.width(variable);
    let gcd = steps.iter().fold(0u128, |all, step| gcd(all, signed(step).unsigned_abs()));
    if gcd < 2 || width < 8 {
        return;
    }
    for entry in entries {
        let Some(first) = guesses.terms.as_bits(entry.updates[at]) else { continue };
        let terms = &mut *guesses.terms;
        let modulus = terms.bits(&Bits::from_u128(width, gcd));
        let (now, first) = (terms.urem(variable, modulus), terms.bits(&first));
        let first = terms.urem(first, modulus);
        let same = terms.eq(now, first);
        let low = gcd.trailing_zeros();
        let bits = (low > 0).then(|| {
            let (now, first) = (terms.extract(variable, low - 1, 0), terms.extract(first, low - 1, 0));
            terms.eq(now, first)
        });
        guesses.add(same);
        if let Some(bits) = bits {
            guesses.add(bits);
        }
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Variables that are only ever set to a few constants, and what others are in each case.
fn states(
    structure: &Structure,
    location: LocationId,
    numbers: &[(usize, TermId)],
    mined: &[TermId],
    guesses: &mut Guesses<'_>,
) {
    let place = &structure.locations[location];
    let mut cases: Vec<(TermId, TermId)> = Vec::new();
    let all = place.variables.iter().enumerate().filter(|(_, variable)| match variable.what {
        What::Bits | What::Other | What::Block => true,
        What::Array => false,
    });
    for (at, variable) in all {
        let mut constants: BTreeSet<TermId> = BTreeSet::new();
        let mut fits = true;
        for edge in structure.edges.iter().filter(|edge| edge.to == location) {
            let mut found = Vec::new();
            leaves(guesses.terms, edge.updates[at], &mut |leaf| found.push(leaf));
            for leaf in found {
                match guesses.terms.node(leaf) {
                    _ if guesses.terms.as_bits(leaf).is_some() || guesses.terms.as_bool(leaf).is_some() => {
                        constants.insert(leaf);
                    }
                    Node::Var(_) => {}
                    _ => fits = false,
                }
            }
        }
        if constants.is_empty() || constants.len() > MOST_STATES {
            continue;
        }
        let cases_here: Vec<TermId> =
            constants.into_iter().map(|constant| guesses.terms.eq(variable.term, constant)).collect();
        if fits {
            let one = guesses.terms.or_all(cases_here.iter().copied());
            guesses.add(one);
        }
        cases.extend(cases_here.into_iter().map(|case| (variable.term, case)));
    }
    let zero_or_not: Vec<(TermId, TermId)> = numbers
        .iter()
        .map(|&(_, term)| {
            let width = guesses.terms.width(term);
            let zero = guesses.terms.number(width, 0);
            (term, guesses.terms.eq(term, zero))
        })
        .collect();
    for &(variable, case) in cases.iter().take(32) {
        let others =
            cases.iter().chain(&zero_or_not).filter(|(other, _)| *other != variable).map(|(_, other)| *other);
        for other in others.chain(mined.iter().copied()).take(64).collect::<Vec<_>>() {
            let not = guesses.terms.not(other);
            for conclusion in [other, not] {
                let guess = guesses.terms.implies(case, conclusion);
                guesses.add(guess);
            }
        }
    }
}
