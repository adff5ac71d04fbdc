//! Predicate abstraction on structures made by hand.

use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::builder::{Builder, oracle};
use prove::chain::{Chain, inputs};
use prove::predicate::{Outcome, Settings};
use prove::recheck::holds_up;
use prove::structure::{LocationId, start};
use solver::Kind;
use term::{Sort, TermId};

#[track_caller]
fn is_proof(outcome: &Outcome) {
    assert!(matches!(outcome, Outcome::Proof(_)), "{outcome:?}");
}

/// `for (i = 0; i < bound; i++); assert(i == bound);`
fn counter(bound: u64) -> (Builder, LocationId, TermId) {
    let mut b = Builder::new();
    let (head, [i]) = b.location([("i", 32)]);
    let (yes, zero, limit) = (b.yes(), b.number(32, 0), b.number(32, bound));
    b.edge(start(), head, yes, &[zero]);
    let less = b.terms.slt(i, limit);
    let next = b.more(i);
    b.edge(head, head, less, &[next]);
    let (out, differs) = (b.terms.not(less), b.terms.distinct(i, limit));
    let wrong = b.terms.and(out, differs);
    b.check(head, wrong);
    (b, head, i)
}

#[test]
fn a_counter_ends_where_it_should() {
    for bound in [3, 1000] {
        is_proof(&counter(bound).0.ask());
    }
}

#[test]
fn a_counter_that_is_one_too_far_is_found() {
    let (mut b, head, i) = counter(3);
    let three = b.is(i, 3);
    b.check(head, three);
    let Outcome::Violated(violation) = b.ask() else { panic!("i is 3") };
    assert_eq!(violation.chain.edges, [0, 1, 1, 1]);
    assert_eq!(violation.chain.check, 1);
}

/// A lock that is taken and given back as an input says, in one edge:
///
/// ```c
/// for (L = C = t = 0;;) {
///     b = input();
///     if (b && !t) { assert(!L); L = 1; C++; assert(C <= 1); t = 1; }
///     else if (!b && t) { assert(L); L = 0; t = 0; }      // and C = 0, if it resets
/// }
/// ```
fn lock(width: u32, resets: bool, properties: &[u32]) -> Builder {
    let mut b = Builder::new();
    let (head, [l, c, t, _]) = b.location([("L", width), ("C", width), ("t", width), ("b", width)]);
    let input = b.terms.var("b", Sort::Bits(width));
    let (yes, zero, one) = (b.yes(), b.number(width, 0), b.number(width, 1));
    b.edge(start(), head, yes, &[zero, zero, zero, zero]);
    let [no_input, idle, free] = [input, t, l].map(|term| b.terms.eq(term, zero));
    let [wanted, busy, held] = [no_input, idle, free].map(|term| b.terms.not(term));
    let (takes, gives) = (b.terms.and(wanted, idle), b.terms.and(no_input, busy));
    let counted = b.more(c);
    let after = |b: &mut Builder, taken: TermId, given: TermId, otherwise: TermId| {
        let rest = b.terms.ite(gives, given, otherwise);
        b.terms.ite(takes, taken, rest)
    };
    let l_after = after(&mut b, one, zero, l);
    let c_after = after(&mut b, counted, if resets { zero } else { c }, c);
    let t_after = after(&mut b, one, zero, t);
    b.edge(head, head, yes, &[l_after, c_after, t_after, input]);
    for property in properties {
        let wrong = match property {
            1 => {
                let (twice, none) = (b.terms.and(takes, held), b.terms.and(gives, free));
                b.terms.or(twice, none)
            }
            _ => {
                let many = b.terms.ult(one, counted);
                b.terms.and(takes, many)
            }
        };
        b.check(head, wrong);
    }
    b
}

#[test]
fn the_lock_is_taken_and_given_back_in_turn() {
    for width in [8, 32] {
        is_proof(&lock(width, false, &[1]).ask());
        let Outcome::Violated(violation) = lock(width, false, &[1, 2]).ask() else { panic!("C becomes 2") };
        assert_eq!((violation.chain.edges, violation.chain.check), (vec![0, 1, 1], 1));
        is_proof(&lock(width, true, &[1, 2]).ask());
    }
}

#[test]
fn a_loop_that_goes_on_while_packets_are_sent() {
    // do { assert(!L); L = 1; t = C; if (packet) { L = 0; C++; } } while (t != C); assert(L);
    let mut b = Builder::new();
    let (head, [l, c, t]) = b.location([("L", 8), ("C", 32), ("t", 32)]);
    let packet = b.terms.var("packet", Sort::Bool);
    let (yes, free, held) = (b.yes(), b.number(8, 0), b.number(8, 1));
    let (begins, one) = (b.terms.var("C", Sort::Bits(32)), b.number(32, 1));
    let before = b.terms.sub(begins, one);
    b.edge(start(), head, yes, &[free, begins, before]);
    let (again, is_held) = (b.terms.distinct(t, c), b.is(l, 1));
    let sent = b.more(c);
    let (l_after, c_after) = (b.terms.ite(packet, free, held), b.terms.ite(packet, sent, c));
    b.edge(head, head, again, &[l_after, c_after, c]);
    let (twice, (out, is_free)) = (b.terms.and(again, is_held), (b.terms.not(again), b.terms.not(is_held)));
    let none = b.terms.and(out, is_free);
    b.check(head, twice);
    b.check(head, none);
    is_proof(&b.ask());
}

#[test]
fn nested_loops() {
    // for (i = 0; i < n; i++) for (j = 0; j < i; j++) assert(j < n);
    let mut b = Builder::new();
    let n = b.rigid("n", 16);
    let (outer, [i]) = b.location([("i", 16)]);
    let (inner, [k, j]) = b.location([("i", 16), ("j", 16)]);
    let (yes, zero) = (b.yes(), b.number(16, 0));
    b.edge(start(), outer, yes, &[zero]);
    let enters = b.terms.ult(i, n);
    b.edge(outer, inner, enters, &[i, zero]);
    let round = b.terms.ult(j, k);
    let next = b.more(j);
    b.edge(inner, inner, round, &[k, next]);
    let (leaves, after) = (b.terms.not(round), b.more(k));
    b.edge(inner, outer, leaves, &[after]);
    let fits = b.terms.ult(j, n);
    let not = b.terms.not(fits);
    let wrong = b.terms.and(round, not);
    b.check(inner, wrong);
    is_proof(&b.ask());
}

#[test]
fn combinations_of_predicates() {
    // x < n or x == n, none of them alone: while (x < n) x++; assert(x == n);
    let mut b = Builder::new();
    let n = b.rigid("n", 32);
    let (head, [x]) = b.location([("x", 32)]);
    let (yes, zero) = (b.yes(), b.number(32, 0));
    b.edge(start(), head, yes, &[zero]);
    let round = b.terms.ult(x, n);
    let next = b.more(x);
    b.edge(head, head, round, &[next]);
    let (out, differs) = (b.terms.not(round), b.terms.distinct(x, n));
    let wrong = b.terms.and(out, differs);
    b.check(head, wrong);
    is_proof(&b.ask());

    // Either (a, x) is (1, 5) or it is (0, 7).
    let mut b = Builder::new();
    let coin = b.terms.var("coin", Sort::Bool);
    let (head, [a, x]) = b.location([("a", 8), ("x", 8)]);
    let numbers = [0, 1, 5, 7].map(|number| b.number(8, number));
    let (first, second) =
        (b.terms.ite(coin, numbers[1], numbers[0]), b.terms.ite(coin, numbers[2], numbers[3]));
    let yes = b.yes();
    b.edge(start(), head, yes, &[first, second]);
    b.edge(head, head, yes, &[a, x]);
    let (is_one, is_five) = (b.is(a, 1), b.is(x, 5));
    let wrong = b.terms.xor(is_one, is_five);
    b.check(head, wrong);
    is_proof(&b.ask());
}

#[test]
fn two_variables_stay_equal() {
    let mut b = Builder::new();
    let (head, [x, y]) = b.location([("x", 32), ("y", 32)]);
    let begins = b.terms.var("input", Sort::Bits(32));
    let step = b.terms.var("step", Sort::Bits(32));
    let yes = b.yes();
    b.edge(start(), head, yes, &[begins, begins]);
    let (x_next, y_next) = (b.terms.add(x, step), b.terms.add(y, step));
    b.edge(head, head, yes, &[x_next, y_next]);
    let differ = b.terms.distinct(x, y);
    b.check(head, differ);
    is_proof(&b.ask());
}

#[test]
fn obstacles_count_if_they_are_reached() {
    let (mut b, head, i) = counter(10);
    let limit = b.number(32, 10);
    let far = b.terms.slt(limit, i);
    b.obstacle(head, far);
    is_proof(&b.ask());
    let near = b.is(i, 2);
    b.obstacle(head, near);
    let outcome = b.ask();
    assert!(matches!(outcome, Outcome::Obstacle(1)), "{outcome:?}");
}

#[test]
fn what_predicates_cannot_say_ends_without_an_answer() {
    // x and y grow; the sum of both is twice one of them plus what nobody compares.
    let mut b = Builder::new();
    let (head, [x, y, z]) = b.location([("x", 32), ("y", 32), ("z", 32)]);
    let coin = b.terms.var("coin", Sort::Bool);
    let (yes, zero) = (b.yes(), b.number(32, 0));
    b.edge(start(), head, yes, &[zero, zero, zero]);
    let (x_more, y_more, z_more) = (b.more(x), b.more(y), b.more(z));
    let (x_next, y_next) = (b.terms.ite(coin, x_more, x), b.terms.ite(coin, y, y_more));
    b.edge(head, head, yes, &[x_next, y_next, z_more]);
    let (none, seven) = (b.is(x, 0), b.is(z, 7));
    let less = b.terms.ult(y, z);
    let wrong = b.terms.and(none, less);
    let wrong = b.terms.and(wrong, seven);
    b.check(head, wrong);
    let settings = Settings { refinements: 12, nodes: 300, ..Settings::default() };
    match b.ask_with(&[], &settings) {
        Outcome::Unknown { predicates, .. } => assert!(!predicates.is_empty()),
        other => panic!("{other:?}"),
    }
    // With the relation that is needed, there is one.
    let sum = b.terms.add(x, y);
    let relation = b.terms.eq(sum, z);
    is_proof(&b.ask_with(&[(head, relation)], &Settings::default()));
}

#[test]
fn seeds_that_are_no_predicates_are_passed_over() {
    let (mut b, head, i) = counter(1000);
    let other = b.terms.var("elsewhere", Sort::Bits(32));
    let (limit, foreign) = (b.number(32, 1000), b.terms.slt(other, i));
    let within = b.terms.sle(i, limit);
    is_proof(
        &b.ask_with(&[(head, foreign), (head, within), (head, i), (start(), within)], &Settings::default()),
    );
}

#[test]
fn invariants_that_are_none_do_not_hold_up() {
    let (mut b, head, i) = counter(10);
    let (yes, limit) = (b.yes(), b.number(32, 10));
    let within = b.terms.sle(i, limit);
    let (stop, questions) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut oracle = oracle(&stop, &questions, Kind::Bitwuzla);
    let mut holds = |b: &mut Builder, invariants: &[TermId]| {
        holds_up(&b.structure, &mut b.terms, &mut oracle, invariants).unwrap()
    };
    assert!(holds(&mut b, &[yes, within]));
    assert!(!holds(&mut b, &[yes, yes]));
    assert!(!holds(&mut b, &[yes]));
    let (no, tight) = (b.terms.bool(false), b.terms.slt(i, limit));
    // Not at first; not after a round; about what is chosen; no truth value. At the start, nothing can be said.
    assert!(!holds(&mut b, &[yes, no]) && !holds(&mut b, &[no, no]));
    assert!(!holds(&mut b, &[yes, tight]));
    let chosen = b.terms.var("chosen", Sort::Bool);
    let sly = b.terms.and(within, chosen);
    assert!(!holds(&mut b, &[yes, sly]) && !holds(&mut b, &[yes, i]));
    let nine = b.is(i, 9);
    b.obstacle(head, nine);
    assert!(!holds(&mut b, &[yes, within]));
}

#[test]
fn a_chain_says_what_the_program_asks_for() {
    let mut b = Builder::new();
    let (head, [x]) = b.location([("x", 8)]);
    let (asked, asks) = (b.terms.var("asked", Sort::Bits(8)), b.terms.var("asks", Sort::Bool));
    let (yes, zero) = (b.yes(), b.number(8, 0));
    b.edge(start(), head, yes, &[zero]);
    let sum = b.terms.add(x, asked);
    let next = b.terms.ite(asks, sum, x);
    let small = {
        let four = b.number(8, 4);
        b.terms.ult(asked, four)
    };
    b.edge(head, head, small, &[next]);
    b.structure.edges[1].inputs.push((asked, asks));
    let six = b.is(x, 6);
    let wrong = b.terms.and(six, asks);
    b.check(head, wrong);
    b.structure.checks[0].inputs.push((asked, asks));
    let (stop, questions) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut oracle = oracle(&stop, &questions, Kind::Bitwuzla);
    let short = Chain { edges: vec![0, 1], check: 0 };
    assert_eq!(short.feasible(&mut oracle, &mut b.terms, &b.structure), Ok(None));
    let long = Chain { edges: vec![0, 1, 1], check: 0 };
    let (passages, model) = long.model(&mut oracle, &mut b.terms, &b.structure).unwrap().unwrap();
    let given = inputs(&b.terms, &passages, &model).unwrap();
    let given: Vec<u64> = given.iter().map(|bits| bits.low_u64()).collect();
    assert_eq!(given[..2], [3, 3]);
    assert_eq!(given.len(), 3);
    let broken = Chain { edges: vec![1], check: 0 };
    assert!(broken.feasible(&mut oracle, &mut b.terms, &b.structure).is_err());
}
