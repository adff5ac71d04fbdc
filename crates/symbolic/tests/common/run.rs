//! Running one function of a program in both machines, and comparing what comes out.
//!
//! The symbolic machine runs a function once on variables; then every set of operands is an assignment. It also runs it on
//! constants. Both must give what the machine of words gives: the value where it is defined, which bits are undefined, poison,
//! and the first undefined behaviour.

use super::{Model, Random, assign};
use bits::Bits;
use concrete::{Cell, Limits, Outcome, World};
use program::Program;
use program::code::FuncId;
use sem::context::{Origin, Why};
use sem::scalar::Poison;
use sem::ub::UbKind;
use symbolic::record::Failure;
use symbolic::walk::{Bounds, Walk};
use symbolic::{Bool, Bv, Machine, Options, Prov, Scalar, Stopped, Symbolic};
use term::Assignment;

/// What every arbitrary value is made of.
const PATTERN: u64 = 0xA5C3_0F96_5A3C_F069;

/// A world in which every arbitrary value is the pattern.
pub struct Pattern;

impl World for Pattern {
    fn choose(&mut self, _width: u32, _why: Why) -> Option<u64> {
        Some(PATTERN)
    }
    fn pick(&mut self, _n: u64) -> Option<u64> {
        Some(0)
    }
    fn write(&mut self, _file: i32, _bytes: &[u8]) {}
    fn read(&mut self, _most: usize) -> Option<Vec<u8>> {
        Some(Vec::new())
    }
}

/// A scalar, known in every respect.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    pub bits: Bits,
    pub undef: Bits,
    pub poison: bool,
}

impl Known {
    pub fn number(w: u32, value: u64) -> Known {
        Known { bits: Bits::from_u64(w, value), undef: Bits::zero(w), poison: false }
    }

    /// Often plain, sometimes with undefined bits, sometimes poison.
    pub fn random(random: &mut Random, bits: Bits) -> Known {
        let w = bits.width();
        let undef = match random.below(5) {
            0 => random.bits(w),
            1 => Bits::from_u64(w, 1).shl(&Bits::from_u64(w, random.below(u64::from(w)))),
            _ => Bits::zero(w),
        };
        Known { bits, undef, poison: random.chance(10) }
    }

    /// The same value, fully defined.
    pub fn defined(self) -> Known {
        Known { undef: Bits::zero(self.bits.width()), poison: false, ..self }
    }

    fn cells(&self) -> Vec<Cell> {
        let (bits, undef) = (self.bits.words(), self.undef.words());
        let cell = |(&bits, &undef): (&u64, &u64)| {
            let poison = Poison { flag: self.poison, origin: Origin::NONE };
            Cell::of(sem::scalar::Scalar { bits, undef, poison, prov: concrete::Prov::NONE })
        };
        bits.iter().zip(undef).map(cell).collect()
    }

    fn constant(&self) -> Scalar {
        let poison = Poison { flag: Bool::Const(self.poison), origin: Origin::NONE };
        Scalar {
            bits: Bv::Const(self.bits.clone()),
            undef: Bv::Const(self.undef.clone()),
            poison,
            prov: Prov::None,
        }
    }

    /// Poison has no other properties, and undefined bits no value.
    fn normal(self) -> Known {
        let zero = Bits::zero(self.bits.width());
        if self.poison {
            return Known { bits: zero.clone(), undef: zero, poison: true };
        }
        Known { bits: self.bits.and(&self.undef.not()), ..self }
    }
}

/// How a run ends.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    Returned(Vec<Known>),
    Undefined(UbKind),
    Other(String),
}

/// The program of a text.
pub fn program(text: &str, entries: &[&str]) -> Program {
    let module = reader::read("test.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}"));
    Program::new(module, entries).unwrap_or_else(|error| panic!("{error}"))
}

/// The widths of a function's parameters, scalar by scalar.
pub fn parameters(program: &Program, function: FuncId) -> Vec<Vec<u32>> {
    let params = program.functions[function].params.iter();
    params
        .map(|param| program.code.shape(param.shape).leaves.iter().map(|leaf| leaf.width).collect())
        .collect()
}

/// Runs in the machine of words.
pub fn concrete(program: &Program, function: FuncId, operands: &[Known]) -> End {
    let mut machine = concrete::Machine::new(program, Pattern, Limits::default());
    let cells: Vec<Cell> = operands.iter().flat_map(Known::cells).collect();
    match machine.call(function, &cells) {
        Ok(cells) => {
            let leaves = program.code.shape(program.functions[function].ret).leaves.iter();
            let value = |leaf: &program::shape::Leaf| {
                let count = program::shape::cells_for(leaf.width);
                let parts: Vec<_> = (0..count).map(|i| cells[(leaf.cell + i) as usize].scalar()).collect();
                let gather = |word: fn(&sem::scalar::Scalar<concrete::Narrow>) -> u64| {
                    if let [one] = &parts[..] {
                        let word = word(one);
                        let fits = leaf.width == 64 || word >> leaf.width == 0;
                        assert!(fits, "bits above the {} of a word: {word:#x}", leaf.width);
                    }
                    Bits::from_words(leaf.width, &parts.iter().map(word).collect::<Vec<_>>())
                };
                let (bits, undef) = (gather(|part| part.bits), gather(|part| part.undef));
                Known { bits, undef, poison: parts.iter().any(|part| part.poison.flag) }.normal()
            };
            End::Returned(leaves.map(value).collect())
        }
        Err(Outcome::Violation(violation)) => match violation.kind {
            Some(kind) => End::Undefined(kind),
            None => End::Other(violation.message),
        },
        Err(other) => End::Other(format!("{other:?}")),
    }
}

/// A run on variables, to be looked at under assignments.
pub struct OnVariables<'p> {
    machine: Machine<'p>,
    operands: Vec<Scalar>,
    stopped: Stopped,
}

fn start<'p>(program: &'p Program) -> Machine<'p> {
    Machine::new(program, Options::default()).unwrap_or_else(|stopped| panic!("{stopped:?}"))
}

fn group(program: &Program, function: FuncId, operands: &[Scalar]) -> Vec<Vec<Scalar>> {
    let mut rest = operands.iter();
    parameters(program, function)
        .iter()
        .map(|leaves| leaves.iter().map(|_| rest.next().expect("enough operands").clone()).collect())
        .collect()
}

/// Runs on constants. A scalar that comes out may still have variables: what was chosen.
pub fn on_constants(program: &Program, function: FuncId, operands: &[Known]) -> End {
    let mut machine = start(program);
    let constants: Vec<Scalar> = operands.iter().map(Known::constant).collect();
    machine.start(function, &group(program, function, &constants)).expect("fitting operands");
    let stopped = machine.run(100_000);
    let assignment = choices(&machine);
    end(&machine, &stopped, &assignment)
}

/// Runs on variables in every respect.
pub fn on_variables(program: &Program, function: FuncId) -> OnVariables<'_> {
    let mut machine = start(program);
    let mut operands = Vec::new();
    for (i, &w) in parameters(program, function).iter().flatten().enumerate() {
        let d = &mut machine.d;
        let (bits, undef) = (d.variable(&format!("bits{i}"), w), d.variable(&format!("undef{i}"), w));
        let flag = d.variable(&format!("poison{i}"), 1);
        let flag = sem::derived::nonzero(d, 1, &flag);
        operands.push(Scalar {
            bits,
            undef,
            poison: Poison { flag, origin: Origin::NONE },
            prov: Prov::None,
        });
    }
    machine.start(function, &group(program, function, &operands)).expect("fitting operands");
    let stopped = machine.run(100_000);
    OnVariables { machine, operands, stopped }
}

impl OnVariables<'_> {
    /// Whether the run could do without knowing the operands.
    pub fn is_supported(&self) -> bool {
        !matches!(self.stopped, Stopped::Unsupported(_) | Stopped::External(_))
    }

    /// What the run is on these operands.
    pub fn on(&self, operands: &[Known]) -> End {
        let mut assignment = choices(&self.machine);
        let d = &self.machine.d;
        for (scalar, known) in self.operands.iter().zip(operands) {
            assign(d, &mut assignment, &scalar.bits, known.bits.clone());
            assign(d, &mut assignment, &scalar.undef, known.undef.clone());
            assign_truth(d, &mut assignment, scalar.poison.flag, known.poison);
        }
        end(&self.machine, &self.stopped, &assignment)
    }
}

/// A walk on variables, to be looked at under assignments.
pub struct Walked<'p> {
    pub walk: Walk<'p>,
    operands: Vec<Scalar>,
}

/// Walks along all paths of a function on variables: defined ones.
pub fn walk<'p>(program: &'p Program, function: FuncId, bounds: Bounds) -> Walked<'p> {
    let mut machine = start(program);
    let mut operands = Vec::new();
    for (i, &w) in parameters(program, function).iter().flatten().enumerate() {
        let bits = machine.d.variable(&format!("bits{i}"), w);
        operands.push(Scalar::plain(&mut machine.d, w, bits));
    }
    machine.start(function, &group(program, function, &operands)).expect("fitting operands");
    let mut walk = Walk::new(program, machine, None, bounds);
    walk.run(|_| true);
    Walked { walk, operands }
}

impl Walked<'_> {
    /// What the walk says about these operands; none if it cuts them off. There is just one thing that it says.
    pub fn on(&self, operands: &[Known]) -> Option<End> {
        let (walk, d) = (&self.walk, &self.walk.machine.d);
        let mut assignment = choices(&walk.machine);
        for (scalar, known) in self.operands.iter().zip(operands) {
            assign(d, &mut assignment, &scalar.bits, known.bits.clone());
        }
        let mut model = Model::new(d, &assignment);
        let mut ends: Vec<&Stopped> = Vec::new();
        ends.extend(walk.ends.iter().filter(|end| model.truth(end.path)).map(|end| &end.how));
        let cuts = walk.cuts.iter().filter(|cut| model.truth(cut.path)).count();
        let violated = walk
            .machine
            .obligations()
            .iter()
            .filter(|must| model.truth(must.path) && !model.truth(must.condition))
            .count();
        assert_eq!(ends.len() + cuts + violated, 1, "{ends:?}, {cuts} cuts, {violated} violations");
        if cuts > 0 {
            return None;
        }
        let nowhere = Stopped::Violated;
        Some(end(&walk.machine, ends.first().copied().unwrap_or(&nowhere), &assignment))
    }
}

/// Gives the variable of one bit behind a truth value its value.
fn assign_truth(d: &Symbolic, assignment: &mut Assignment, truth: Bool, value: bool) {
    let Bool::Term(term) = truth else { panic!("no variable") };
    let mut todo = vec![term];
    while let Some(term) = todo.pop() {
        if let Some(variable) = d.terms.as_var(term) {
            assignment.set(variable, term::Value::Bits(Bits::from_u64(1, value.into())));
        }
        todo.extend(d.terms.node(term).children());
    }
}

/// The pattern for everything that was chosen, and zero for `undef`, as the machine of words has it.
fn choices(machine: &Machine<'_>) -> Assignment {
    let mut assignment = Assignment::new();
    for chosen in machine.chosen() {
        let w = machine.d.width(&chosen.value);
        let word = if chosen.why == Why::Undef { 0 } else { PATTERN };
        let words = vec![word; w.div_ceil(64) as usize];
        assign(&machine.d, &mut assignment, &chosen.value, Bits::from_words(w, &words));
    }
    assignment
}

fn end(machine: &Machine<'_>, stopped: &Stopped, assignment: &Assignment) -> End {
    let mut model = Model::new(&machine.d, assignment);
    for obligation in machine.obligations() {
        if model.truth(obligation.path) && !model.truth(obligation.condition) {
            return match &obligation.failure {
                Failure::Undefined(kind) | Failure::Poison(kind, _) => End::Undefined(*kind),
                Failure::Property(_, message) => End::Other(message.clone()),
            };
        }
    }
    match stopped {
        Stopped::Returned(values) => {
            let mut known = |value: &Scalar| {
                let (bits, undef) = (model.bits(&value.bits), model.bits(&value.undef));
                Known { bits, undef, poison: model.truth(value.poison.flag) }.normal()
            };
            End::Returned(values.iter().map(&mut known).collect())
        }
        other => End::Other(format!("{other:?}")),
    }
}

/// Compares both machines on one function and many operands.
pub fn compare(program: &Program, name: &str, rounds: usize, mut operands: impl FnMut() -> Vec<Known>) {
    let function = program.function_named(name).unwrap_or_else(|| panic!("no function {name}"));
    let variables = on_variables(program, function);
    for round in 0..rounds {
        let operands = operands();
        let expected = concrete(program, function, &operands);
        if round % 4 == 0 || !variables.is_supported() {
            let constants = on_constants(program, function, &operands);
            assert_eq!(constants, expected, "{name} on constants {operands:?}");
        }
        if variables.is_supported() {
            assert_eq!(variables.on(&operands), expected, "{name} on variables {operands:?}");
        }
    }
}
