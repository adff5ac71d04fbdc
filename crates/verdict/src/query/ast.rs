//! Queries as data, before anything in them is looked up.
//!
//! ```text
//!   query ::= E<>(φ) | A[](φ) | EnumStates
//!           | Pr[<=n](<> φ) {Alpha=a, Epsilon=e, Stop=paper}     | Pr[<=n](<> φ) >= θ {Alpha=a, Beta=b, Delta=d}
//!           | Estimate[<=n,m]{max e}                   | Estimate[<=n,m]{min e}      | EnumStatesSMC <=n m
//!           | Split[<=n](<> φ) {Score=e, Levels=[l,..], Runs=r}  (or Adaptive)       | Exact[<=n](<> φ)  | Exact(<> φ)
//!           | Split[<=n](<> φ) {Observer={s -> s when φ, .. , s=l, ..}, ..}          the states of an automaton have the scores
//!           | Pr[#<=n;m](<> φ)  | E[#<=n;m](max: e)        as UPPAAL writes them: m runs, which may be left out of the first
//!   φ     ::= DataRace | DivZero | OverFlows | Deadlock | [p.f] | at(p, f:label) | at(p, file:line)
//!           | e cmp e | !φ | φ && φ | φ || φ | Exists(p)(φ) | Forall(p)(φ) | (φ)
//!   e     ::= n;type | @p.f.%reg;type | @p.f.path;type | path;type | p | e op e | (e)
//!           | DataRace | [p.f] | at(..) | Exists(p)(φ) | (φ) | ...     1 if it holds, 0 if not: atoms of φ, or any φ in parentheses
//!   path  ::= name | name:line | *path | path.field | path->field | path[i]      names may stand in "quotes"
//!   type  ::= ui8 | ui16 | ui32 | ui64 | si8 | si16 | si32 | si64                op ::= + | - | * | / | %
//! ```
//!
//! `!` binds tighter than `&&`, and that tighter than `||`. `name:line` tells local variables of one name apart.

use crate::Quantifier;
use source::Pos;

/// A query over formulas `F` and expressions `E`: as they were written, or resolved.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // The fields are the parameters, named as users write them.
pub enum Query<F, E> {
    /// `E<>(φ)`: some execution reaches φ.
    Reachable(F),
    /// `A[](φ)`: φ holds in every state.
    Invariant(F),
    /// `EnumStates`: counts the states.
    EnumStates,
    /// `Pr[<=n](<> φ)`: how likely φ is within n steps.
    Probability { steps: u64, formula: F, alpha: f64, epsilon: f64, stop: StopRule, runs: Option<u64> },
    /// `Pr[<=n](<> φ) >= θ`: whether it is at least that likely.
    Hypothesis { steps: u64, formula: F, threshold: f64, alpha: f64, beta: f64, delta: f64 },
    /// `Estimate[<=n,m]{max e}`: the mean, over m runs, of the greatest or least value of e within n steps.
    Estimate { steps: u64, runs: u64, extreme: Extreme, value: E },
    /// `EnumStatesSMC <=n m`: counts the states that m runs of n steps meet.
    EnumStatesSmc { steps: u64, runs: u64 },
    /// `Split[<=n](<> φ)`: how likely it is, by importance splitting.
    Split { steps: u64, formula: F, score: Score<F, E>, levels: Levels, runs: u64 },
    /// `Exact[<=n](<> φ)`: how likely it is, solved; ever, if there is no bound.
    Exact { steps: Option<u64>, formula: F },
}

impl<F, E> Query<F, E> {
    /// What it asks about.
    pub fn quantifier(&self) -> Quantifier {
        match self {
            Query::Reachable(_) => Quantifier::Exists,
            Query::Invariant(_) => Quantifier::Always,
            Query::EnumStates
            | Query::Probability { .. }
            | Query::Hypothesis { .. }
            | Query::Estimate { .. }
            | Query::EnumStatesSmc { .. }
            | Query::Split { .. }
            | Query::Exact { .. } => Quantifier::Measure,
        }
    }
}

/// When there are enough runs, if their number is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopRule {
    /// When an interval that makes up for having been looked at is narrow enough.
    Calibrated,
    /// When the interval is narrow enough.
    Paper,
}

impl StopRule {
    /// Every one.
    pub const ALL: [StopRule; 2] = [StopRule::Calibrated, StopRule::Paper];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            StopRule::Calibrated => "calibrated",
            StopRule::Paper => "paper",
        }
    }
}

/// Which value of an execution counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Extreme {
    Max,
    Min,
}

/// How near a run is to the event of importance splitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Score<F, E> {
    /// The value of an expression.
    Value(E),
    /// The score of the state that an observer is in.
    Observer(Observer<F>),
}

/// An automaton that watches a run.
///
/// In each state of the run it makes the moves that it can, one after the other, the first of those written that can be made; if that
/// would never end, it makes none. So what it does depends on what there is to see, and not on how many steps pass between.
#[derive(Clone, Debug, PartialEq)]
pub struct Observer<F> {
    /// Its states, in the order in which the moves name them; it starts in the first.
    pub states: Vec<ObserverState>,
    /// Its moves, in the order in which they are tried.
    pub moves: Vec<ObserverMove<F>>,
}

/// A state of an observer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObserverState {
    /// Its name.
    pub name: Name,
    /// Its score.
    pub score: i64,
}

/// A move of an observer.
#[derive(Clone, Debug, PartialEq)]
pub struct ObserverMove<F> {
    /// From which state.
    pub from: usize,
    /// To which one.
    pub to: usize,
    /// When.
    pub guard: F,
}

/// The levels of importance splitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Levels {
    /// These scores, rising.
    Fixed(Vec<i64>),
    /// Chosen on the way.
    Adaptive,
}

/// What a query says if it does not say it.
pub mod defaults {
    /// How often an answer may be wrong.
    pub const ALPHA: f64 = 0.05;
    /// How often a hypothesis that is false may be accepted.
    pub const BETA: f64 = 0.05;
    /// The width of an interval.
    pub const EPSILON: f64 = 0.01;
    /// Half the width of the region around θ in which either answer will do.
    pub const DELTA: f64 = 0.01;
    /// Runs of one level.
    pub const RUNS: u64 = 1000;
}

/// A query as it was written.
pub type WrittenQuery = Query<Formula, Expr>;

/// A name with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub pos: Pos,
}

/// A process: its number, or a variable of a quantifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Process {
    /// A number.
    Number(u32),
    /// A variable.
    Variable(Name),
}

/// A proposition that needs no words of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Simple {
    /// Two threads are about to access the same bytes, one of them writing.
    DataRace,
    /// A thread is about to divide by zero.
    DivZero,
    /// A thread is about to access memory outside of a live object.
    OverFlows,
    /// Nobody can move, and not all have ended.
    Deadlock,
}

impl Simple {
    /// Every one.
    pub const ALL: [Simple; 4] = [Simple::DataRace, Simple::DivZero, Simple::OverFlows, Simple::Deadlock];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Simple::DataRace => "DataRace",
            Simple::DivZero => "DivZero",
            Simple::OverFlows => "OverFlows",
            Simple::Deadlock => "Deadlock",
        }
    }
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Compare {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
}

impl Compare {
    /// How it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Compare::Less => "<",
            Compare::LessEqual => "<=",
            Compare::Greater => ">",
            Compare::GreaterEqual => ">=",
            Compare::Equal => "==",
            Compare::NotEqual => "!=",
        }
    }
}

/// What is computed from two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl Arithmetic {
    /// How it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Arithmetic::Add => "+",
            Arithmetic::Sub => "-",
            Arithmetic::Mul => "*",
            Arithmetic::Div => "/",
            Arithmetic::Rem => "%",
        }
    }

    /// Whether it binds as tightly as `*`.
    pub fn is_factor(self) -> bool {
        matches!(self, Arithmetic::Mul | Arithmetic::Div | Arithmetic::Rem)
    }
}

/// Which quantifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Over {
    Exists,
    Forall,
}

/// Something that is true or false in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// A word.
    Simple(Simple),
    /// `[p.f]`.
    Calls(Process, Name),
    /// `at(p, what:place)`: a function and a label, or a file and a line.
    At(Process, Name, Name),
    /// `e cmp e`.
    Compare {
        /// How.
        op: Compare,
        /// Where the sign stands.
        pos: Pos,
        /// What.
        left: Box<Expr>,
        /// With what.
        right: Box<Expr>,
    },
    /// `!φ`.
    Not(Box<Formula>),
    /// Two or more, all of them.
    And(Vec<Formula>),
    /// Two or more, one of them.
    Or(Vec<Formula>),
    /// `Exists(p)(φ)`, `Forall(p)(φ)`.
    Quantified(Over, Name, Box<Formula>),
}

impl Formula {
    /// Whether it holds together without parentheses, whatever stands around it.
    pub fn is_atom(&self) -> bool {
        matches!(self, Formula::Simple(_) | Formula::Calls(..) | Formula::At(..) | Formula::Quantified(..))
    }
}

/// The type that a number is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Type {
    /// 8, 16, 32 or 64.
    pub width: u32,
    /// `si` rather than `ui`.
    pub signed: bool,
}

impl Type {
    /// Every one.
    pub fn all() -> impl Iterator<Item = Type> {
        [false, true]
            .into_iter()
            .flat_map(|signed| [8, 16, 32, 64].into_iter().map(move |width| Type { width, signed }))
    }

    /// The type of this name.
    pub fn named(name: &str) -> Option<Type> {
        Type::all().find(|ty| ty.to_string() == name)
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.signed { "si" } else { "ui" }, self.width)
    }
}

/// A number in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// What is read, and as what.
    Atom {
        /// What.
        what: Atom,
        /// As what; its own type if that is left out.
        ty: Option<Type>,
        /// Where it stands.
        pos: Pos,
    },
    /// `e op e`.
    Binary {
        /// How.
        op: Arithmetic,
        /// Where the sign stands.
        pos: Pos,
        /// What.
        left: Box<Expr>,
        /// With what.
        right: Box<Expr>,
    },
    /// 1 if a formula holds, and 0 if not.
    Truth(Box<Formula>),
}

/// What is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// A number.
    Number(i128),
    /// A register: of a process, of a function.
    Register(Process, Name, Name),
    /// A variable of a function, in a process.
    Local(Process, Name, Path),
    /// A global variable, or the variable of a quantifier.
    Global(Path),
}

/// A variable, or a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// How many `*` stand in front.
    pub stars: u32,
    /// The variable.
    pub root: Name,
    /// The line it is declared in, to tell it from others of its name.
    pub line: Option<u32>,
    /// The way to the part.
    pub steps: Vec<Step>,
}

/// One step into a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `.field`.
    Field(Name),
    /// `->field`.
    Arrow(Name),
    /// `[i]`.
    Index(Index),
}

/// Which element of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Index {
    /// This one.
    Number(u64, Pos),
    /// That of the number of a process.
    Variable(Name),
}
