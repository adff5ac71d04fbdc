//! Reading and printing queries.

use super::ast::*;
use super::{Written, parse, parse_file, parse_formula};
use proptest::prelude::*;
use source::Pos;

fn read(text: &str) -> Written {
    parse("<query>", text).unwrap_or_else(|error| panic!("{error}"))
}

/// The column and the message of an error.
fn error(text: &str) -> (u32, String) {
    let error = parse("<query>", text).expect_err("it is wrong");
    (error.at.column, error.message)
}

#[test]
fn what_is_printed_is_what_was_read() {
    for text in [
        "E<>([1.crit] && [2.crit])",
        "A[](!DataRace)",
        "A[](!(a == 1 || b != 2) && (Deadlock || OverFlows))",
        "EnumStates",
        "E<>(@0.main.%x;ui32 == @0.main.%z;ui32)",
        "E<>(@0.f.1.%for.cond;si8 == -1;si8)",
        "E<>(@0.main.count + 1 < node->next.v[2][p] * (3 - i))",
        "E<>(**p.x == 4)",
        "E<>(@1.f.i:12 == 3)",
        "E<>(Exists(p)(Forall(q)(p == q || !([p.crit] && [q.crit]))))",
        "E<>(at(0, main:for.cond) || at(1, src/a-b.c:12))",
        "E<>([0.\"odd [name]\"] && @0.\"f.1\".x == \"at\")",
        "Pr[<=1000](<> DataRace) {Alpha=0.05, Epsilon=0.01, Stop=paper}",
        "Pr[<=1000;300](<> DataRace) {Alpha=0.05}",
        "Pr[<=1000](<> DataRace) >= 0.9 {Alpha=0.01, Beta=0.02, Delta=0.001}",
        "Estimate[<=5000,500]{max @0.main.%tmp11}",
        "Estimate[<=5000,500]{min a - (b - c) - d}",
        "Estimate[<=5000,500]{max 2 * [2.push] + (i;si32 + j;si32 == 5)}",
        "Estimate[<=5,5]{max (!DataRace) - (DivZero || (x == 1) == 1) * at(1, f:label)}",
        "E<>(Exists(p)([p.f]) + DataRace >= 1 && DivZero == (a == 1 && b == 2))",
        "EnumStatesSMC <=5000 100",
        "Split[<=100](<> [1.f]) {Score=x + 1, Levels=[-1,2,5], Runs=1000}",
        "Split[<=100](<> [1.f]) {Score=x, Adaptive, Runs=7}",
        "Split[<=100](<> [1.f]) {Observer={a -> b when [2.pop], b -> c when x;si32 == 1;si32 || at(1, s.c:40), b=1, c=2}, \
         Levels=[1,2], Runs=7}",
        "Exact[<=20](<> DivZero)",
        "Exact(<> DivZero)",
    ] {
        assert_eq!(read(text).query.to_string(), text);
    }
}

#[test]
fn blanks_and_defaults_are_filled_in() {
    let same = |a: &str, b: &str| assert_eq!(read(a).query.to_string(), b);
    same("E <> ( @ 0.main.%b ; ui8 == 1;ui8 )", "E<>(@0.main.%b;ui8 == 1;ui8)");
    same("E<>((((0x10 == 16))))", "E<>(16 == 16)");
    same(
        "Pr [<=5000] (<> Exists (p)([p.err]))",
        "Pr[<=5000](<> Exists(p)([p.err])) {Alpha=0.05, Epsilon=0.01, Stop=calibrated}",
    );
    same("Pr[#<=50;7](<> DivZero)", "Pr[<=50;7](<> DivZero) {Alpha=0.05}");
    same("E[#<=50;7](max: x + 1)", "Estimate[<=50,7]{max x + 1}");
    same("Pr[<=5](<>DivZero)>=0.5", "Pr[<=5](<> DivZero) >= 0.5 {Alpha=0.05, Beta=0.05, Delta=0.01}");
    same("Split[<=9](<> DivZero){Score=x}", "Split[<=9](<> DivZero) {Score=x, Adaptive, Runs=1000}");
    same(
        "E<>(a && b == 1 && (c == 2 && d == 3))".replace("a &&", "a == 0 &&").as_str(),
        "E<>(a == 0 && b == 1 && (c == 2 && d == 3))",
    );
}

#[test]
fn errors_have_a_place_and_a_suggestion() {
    let is = |text: &str, column: u32, part: &str| {
        let (at, message) = error(text);
        assert!(at == column && message.contains(part), "{text}: {at}: {message}");
    };
    is("", 1, "expected a query, found nothing");
    is("EnumState", 1, "did you mean `EnumStates`");
    is("F<>(DataRace)", 1, "E<>(φ), A[](φ)");
    is("E<>(DataRac)", 5, "did you mean `DataRace`?");
    is("E<>([1.crit] & [2.crit])", 14, "did you mean `&&`?");
    is("E<>(x = 1)", 7, "did you mean `==`?");
    is("E<>(x == 1", 11, "expected `)`, found the end of the query");
    is("E<>(x == 1) y", 13, "expected the end of the query, found `y`");
    is("E<>(x;u32 == 1)", 7, "did you mean `ui32`");
    is("E<>(1 < x < 3)", 11, "do not chain");
    is("E<>(DataRace + 1)", 5, "this is a number");
    is("Estimate[<=5,5]{max x == 1}", 23, "in parentheses it is the number 1 or 0");
    is("Split[<=5](<> DivZero) {Score=DataRace && DivZero}", 40, "in parentheses it is the number 1 or 0");
    is("Estimate[<=5,5]{max 2 * !DataRace}", 25, "expected a proposition or a number, found `!`");
    is("E<>([1.crit)", 13, "expected `]`");
    is("E<>([.crit])", 6, "expected a process");
    is("E<>(@0.main == 1)", 13, "expected `.`");
    is("E<>(x == 1.5)", 10, "whole numbers");
    is("E<>(x == 99999999999999999999)", 10, "more than 64 bits");
    is("Pr[<=5](<> DivZero) {Alpha=2}", 28, "Alpha must lie between 0 and 1");
    is("Pr[<=5](<> DivZero) {Beta=0.2}", 22, "there is no parameter `Beta` here");
    is("Pr[<=5](<> DivZero) {Epsilom=0.2}", 22, "did you mean `Epsilon`?");
    is("Pr[<=5](<> DivZero) {Alpha=0.1, Alpha=0.1}", 33, "twice");
    is("Pr[<=5](<> DivZero) {Alpha=1}", 28, "Alpha must lie between 0 and 1");
    is("Pr[<=5](<> DivZero) {Epsilon=0}", 30, "Epsilon must lie between 0 and 1");
    is("Pr[<=5](<> DivZero) {Stop=papers}", 27, "expected `calibrated` or `paper`");
    is("Pr[<=5;0](<> DivZero)", 8, "at least 1");
    is("Pr[<=5;9](<> DivZero) {Epsilon=0.1}", 24, "there are Alpha");
    is("Pr[<=5](<> DivZero) >= 0.005", 24, "further than Delta = 0.01 away from 0 and 1");
    is("Pr[<=5](<> DivZero) >= 0.5 {Alpha=0.6, Beta=0.5}", 24, "less than 0.5");
    is("Pr[<=0](<> DivZero)", 6, "the number of steps must be at least 1");
    is("E[<=5](max: x)", 6, "expected `;`");
    is("Split[<=5](<> DivZero) {Score=x, Runs=0}", 39, "at least 1");
    is("Pr[5](<> DivZero)", 4, "expected `<=`");
    is("Estimate[<=5,0]{max x}", 14, "at least 1");
    is("Estimate[<=5,1]{mean x}", 17, "`max` or `min`");
    is("Split[<=5](<> DivZero) {Runs=3}", 24, "needs a score");
    is("Split[<=5](<> DivZero) {Score=x, Levels=[2,2]}", 44, "must rise");
    is("Split[<=5](<> DivZero) {Score=x, Levels=[2], Adaptive}", 54, "not both");
    let observed = |text: &str, column: u32, part: &str| {
        let before = "Split[<=5](<> DivZero) {";
        is(&format!("{before}{text}, Adaptive}}"), before.len() as u32 + column, part);
    };
    observed("Observer=x", 10, "expected `{`, as in `Observer={start -> seen when φ, seen=1}`");
    observed("Observer={}", 11, "expected the name of a state");
    observed("Observer={a}", 12, "expected `->` or `=`");
    observed("Observer={a -> b if DivZero}", 18, "expected `when`");
    observed("Observer={a -> b when x}", 23, "is a number");
    observed("Observer={seen=1}", 11, "no move leads to the state `seen`");
    observed("Observer={a -> b when DivZero}", 11, "no state has a greater score");
    observed("Observer={start -> seen when DivZero, sene=1}", 39, "did you mean `seen`?");
    observed(
        "Observer={start -> seen when DivZero, sene -> both when DivZero, both=1}",
        39,
        "did you mean `seen`?",
    );
    observed("Observer={a -> b when DivZero, b=1, b=2}", 37, "is given twice");
    observed("Observer={a -> b when DivZero; b=1}", 30, "expected `,` or `}`");
    observed("Score=x, Observer={a -> b when DivZero, b=1}", 18, "not both");
    is("E<>(\"open == 1)", 5, "never closed");
    is("E<>(at(0, main))", 15, "expected `:`");
    is("E<>(x ≤ 1)", 7, "did you mean `<=`?");
}

#[test]
fn an_error_shows_its_line() {
    let error = parse_file("a.q", "# one\nE<>(DataRace)\n  A[](DataRac)\n").expect_err("it is wrong");
    assert_eq!(
        error.to_string(),
        "a.q:3:7: error: `DataRac` is a number; compare it with something; did you mean `DataRace`?\n   \
         |\n 3 |   A[](DataRac)\n   |       ^"
    );
}

#[test]
fn files_hold_a_query_per_line() {
    let text = "# races\nE<>(DataRace) // one\n\n  \nEnumStates\r\nE<>([0.\"a#b\"]) # three";
    let queries = parse_file("a.q", text).unwrap_or_else(|error| panic!("{error}"));
    let texts: Vec<&str> = queries.iter().map(|query| &*query.text).collect();
    assert_eq!(texts, ["E<>(DataRace)", "EnumStates", "E<>([0.\"a#b\"])"]);
    assert!(parse_file("a.q", "// nothing\n").is_err_and(|e| e.message.contains("no query")));
}

#[test]
fn formulas_stand_alone() {
    let read = |text| parse_formula("<formula>", text).map(|written| written.query);
    assert_eq!(read("DataRace || x == 1").map(|q| q.to_string()), Ok("E<>(DataRace || x == 1)".to_string()));
    assert_eq!(read("DataRace").map(|query| query.quantifier()), Ok(crate::Quantifier::Exists));
    assert!(read("DataRace x").is_err_and(|error| error.at.column == 10));
}

#[test]
fn what_is_too_deep_or_too_long_is_refused() {
    let deep = format!("E<>({}DataRace{})", "(".repeat(9000), ")".repeat(9000));
    assert!(error(&deep).1.contains("nested more than 64 deep"));
    assert!(error(&format!("E<>({}DataRace)", "!".repeat(9000))).1.contains("nested"));
    assert!(error(&format!("E<>(x{} == 1)", " + 1".repeat(9000))).1.contains("at most 256 operators"));
    assert!(error(&format!("E<>({}x == 1)", "*".repeat(9000))).1.contains("at most 256 operators"));
}

fn name() -> impl Strategy<Value = Name> {
    "[a-z_][a-z0-9_$]{0,4}|[a-z]\\.[0-9]|for\\.cond|[ a-z\\[\\]():;]{1,4}|DataRace|at|[0-9]"
        .prop_map(|text| Name { text, pos: Pos(0) })
}

fn variable() -> impl Strategy<Value = Name> {
    "[p-s]".prop_map(|text| Name { text, pos: Pos(0) })
}

fn process() -> impl Strategy<Value = Process> {
    prop_oneof![(0u32..70).prop_map(Process::Number), variable().prop_map(Process::Variable)]
}

fn path() -> impl Strategy<Value = Path> {
    let step = prop_oneof![
        name().prop_map(Step::Field),
        name().prop_map(Step::Arrow),
        any::<u64>().prop_map(|n| Step::Index(Index::Number(n, Pos(0)))),
        variable().prop_map(|name| Step::Index(Index::Variable(name))),
    ];
    (0u32..3, name(), proptest::option::of(1u32..99), prop::collection::vec(step, 0..4))
        .prop_map(|(stars, root, line, steps)| Path { stars, root, line, steps })
}

fn leaf_expr() -> impl Strategy<Value = Expr> + Clone {
    let atom = prop_oneof![
        (-(1i128 << 63)..1i128 << 64).prop_map(Atom::Number),
        (process(), name(), name()).prop_map(|(p, f, r)| Atom::Register(p, f, r)),
        (process(), name(), path()).prop_map(|(p, f, path)| Atom::Local(p, f, path)),
        path().prop_map(Atom::Global),
    ];
    let types: Vec<Type> = Type::all().collect();
    let leaf = (atom, proptest::option::of(proptest::sample::select(types)))
        .prop_map(|(what, ty)| Expr::Atom { what, ty, pos: Pos(0) });
    leaf.boxed()
}

fn sums(leaf: impl Strategy<Value = Expr> + 'static) -> impl Strategy<Value = Expr> + Clone {
    use Arithmetic::*;
    let recursive = leaf.prop_recursive(4, 16, 2, |inner| {
        (proptest::sample::select(vec![Add, Sub, Mul, Div, Rem]), inner.clone(), inner).prop_map(
            |(op, left, right)| Expr::Binary {
                op,
                pos: Pos(0),
                left: Box::new(left),
                right: Box::new(right),
            },
        )
    });
    recursive.boxed()
}

/// Formulas over numbers, some of which are formulas again.
fn formulas(numbers: impl Strategy<Value = Expr> + Clone + 'static) -> impl Strategy<Value = Formula> {
    use Compare::*;
    let comparisons = vec![Less, LessEqual, Greater, GreaterEqual, Equal, NotEqual];
    let leaf = prop_oneof![
        proptest::sample::select(Simple::ALL.to_vec()).prop_map(Formula::Simple),
        (process(), name()).prop_map(|(p, f)| Formula::Calls(p, f)),
        (process(), name(), name()).prop_map(|(p, f, l)| Formula::At(p, f, l)),
        (proptest::sample::select(comparisons), numbers.clone(), numbers).prop_map(|(op, left, right)| {
            Formula::Compare { op, pos: Pos(0), left: Box::new(left), right: Box::new(right) }
        }),
    ];
    let recursive = leaf.prop_recursive(4, 24, 3, |inner| {
        let overs = proptest::sample::select(vec![Over::Exists, Over::Forall]);
        prop_oneof![
            inner.clone().prop_map(|f| Formula::Not(Box::new(f))),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Formula::And),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Formula::Or),
            (overs, variable(), inner).prop_map(|(over, v, f)| Formula::Quantified(over, v, Box::new(f))),
        ]
    });
    recursive.boxed()
}

fn expr() -> impl Strategy<Value = Expr> + Clone {
    let truths = formulas(leaf_expr()).prop_map(|formula| Expr::Truth(Box::new(formula)));
    sums(prop_oneof![5 => leaf_expr(), 1 => truths])
}

fn formula() -> impl Strategy<Value = Formula> {
    formulas(expr())
}

/// Each new state is one more that an earlier one leads to; the last has the greatest score.
fn observer() -> impl Strategy<Value = Observer<Formula>> {
    let back = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), formula());
    let forth = (any::<prop::sample::Index>(), formula(), 0i64..9);
    (prop::collection::vec(forth, 1..4), prop::collection::vec(back, 0..3)).prop_map(|(forth, back)| {
        let state = |place: usize, score| ObserverState {
            name: Name { text: format!("when{place}"), pos: Pos(0) },
            score,
        };
        let mut observer = Observer { states: vec![state(0, -3)], moves: Vec::new() };
        for (from, guard, score) in forth {
            let to = observer.states.len();
            // The first state that a move names is where it starts.
            observer.moves.push(ObserverMove { from: from.index(to), to, guard });
            observer.states.push(state(to, score));
        }
        for (from, to, guard) in back {
            let count = observer.states.len();
            observer.moves.push(ObserverMove { from: from.index(count), to: to.index(count), guard });
        }
        observer
    })
}

fn query() -> impl Strategy<Value = WrittenQuery> {
    let fraction = || (1u32..1000).prop_map(|n| f64::from(n) / 1000.0);
    prop_oneof![
        formula().prop_map(Query::Reachable),
        formula().prop_map(Query::Invariant),
        (1u64.., formula(), fraction(), fraction()).prop_map(|(steps, formula, alpha, epsilon)| {
            let stop = if steps % 2 == 0 { StopRule::Paper } else { StopRule::Calibrated };
            Query::Probability { steps, formula, alpha, epsilon, stop, runs: None }
        }),
        (1u64.., formula(), any::<bool>())
            .prop_map(|(steps, formula, bounded)| Query::Exact { steps: bounded.then_some(steps), formula }),
        (1u64.., formula(), fraction(), fraction(), fraction(), fraction()).prop_map(
            |(steps, formula, threshold, alpha, beta, delta)| {
                // The region around it must lie between 0 and 1, and an error is less than a half.
                let (threshold, delta) = (0.25 + threshold / 2.0, delta / 5.0);
                Query::Hypothesis { steps, formula, threshold, alpha: alpha / 2.0, beta: beta / 2.0, delta }
            }
        ),
        (1u64.., 1u64.., expr()).prop_map(|(steps, runs, value)| Query::Estimate {
            steps,
            runs,
            extreme: Extreme::Min,
            value
        }),
        (1u64.., formula(), expr(), prop::collection::btree_set(any::<i32>(), 1..4), 1u64..10_000_000)
            .prop_map(|(steps, formula, score, levels, runs)| {
                let levels = Levels::Fixed(levels.into_iter().map(i64::from).collect());
                Query::Split { steps, formula, score: Score::Value(score), levels, runs }
            }),
        (1u64.., formula(), observer(), 1u64..10_000_000).prop_map(|(steps, formula, observer, runs)| {
            let score = Score::Observer(observer);
            Query::Split { steps, formula, score, levels: Levels::Adaptive, runs }
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1_000, ..Default::default() })]

    #[test]
    fn printing_and_reading_gives_the_same_query(query in query()) {
        let text = query.to_string();
        match parse("<query>", &text) {
            Ok(read) => prop_assert_eq!(read.query, query, "{}", text),
            Err(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn no_text_makes_reading_fail_badly(text in "[E<>(\\[\\])A p.f@%;:=&|!*0-9\"a-zé≤\\n-]{0,40}") {
        // Whatever it is, there is an answer, and a message shows a place of the text.
        if let Err(error) = parse("<query>", &text) {
            prop_assert!(error.at.line >= 1 && !error.message.is_empty());
        }
    }
}
