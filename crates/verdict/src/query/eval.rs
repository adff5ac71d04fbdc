//! What a resolved query says about a state.
//!
//! The papers' rules: a register is read in the top frame only, and whatever is not there is 0: a register of another function, or
//! of a process that does not exist, memory that is dead or outside of its object. Arithmetic wraps around at the width of the
//! type; a quotient or rest by 0 is 0. Processes that quantifiers range over are those that exist: created,
//! whether ended or not.
//!
//! Costs no allocation; the depth of recursion is that of the query, which has a limit.

use super::ast::{Arithmetic, Compare, Observer, Over, Simple, Type};
use super::resolved::{
    Access, AddressStep, Base, Called, Fit, MAX_VARIABLES, Measure, Process, Proposition, Term,
};
use program::code::{FuncId, ObjectId, Pc, Reg};

/// What an engine tells about one state.
pub trait StateView {
    /// A pointer, with whatever the engine needs to know about it.
    type Address;

    /// How many processes have been created: they have the numbers from 0.
    fn threads(&self) -> u32;
    /// The function of a process's top frame; none if it has ended.
    fn function(&self, thread: u32) -> Option<FuncId>;
    /// Where a process's top frame stands: its next op.
    fn pc(&self, thread: u32) -> Option<Pc>;
    /// What the next op of a process's top frame calls, pointers followed; none if it is no call.
    fn next_call(&self, thread: u32) -> Option<Called>;
    /// A cell of a process's top frame; none if it is not written yet.
    fn register(&self, thread: u32, cell: Reg) -> Option<u64>;
    /// The pointer in a cell of a process's top frame.
    fn pointer(&self, thread: u32, cell: Reg) -> Option<Self::Address>;
    /// The start of a variable; of a process's own copy if each has one.
    fn object(&self, object: ObjectId, thread: u32) -> Option<Self::Address>;
    /// A pointer so many bytes further.
    fn offset(&self, address: Self::Address, bytes: i64) -> Option<Self::Address>;
    /// The pointer in memory at an address.
    fn follow(&self, address: &Self::Address) -> Option<Self::Address>;
    /// The `bytes` bytes at an address, at most 8, as a little-endian number; none if they are not all there.
    fn load(&self, address: &Self::Address, bytes: u32) -> Option<u64>;
    /// `DataRace`.
    fn data_race(&self) -> bool;
    /// `DivZero`.
    fn div_zero(&self) -> bool;
    /// `OverFlows`.
    fn overflows(&self) -> bool;
    /// `Deadlock`.
    fn deadlock(&self) -> bool;
}

/// Whether a proposition holds in a state.
pub fn eval<V: StateView>(proposition: &Proposition, view: &V) -> bool {
    Evaluator { view, variables: [0; MAX_VARIABLES], bound: 0 }.holds(proposition)
}

/// The value of a number in a state, within the range of its type.
pub fn measure<V: StateView>(measure: &Measure, view: &V) -> i128 {
    let bits = Evaluator { view, variables: [0; MAX_VARIABLES], bound: 0 }.value(&measure.term, measure.ty);
    number(bits, measure.ty)
}

impl Observer<Proposition> {
    /// The state after all moves that can be made from one, in a state of the run; the same if they would never end. So looking twice is as good
    /// as looking once.
    pub fn advance<V: StateView>(&self, from: usize, view: &V) -> usize {
        let mut at = from;
        for _ in 0..=self.states.len() {
            match self.moves.iter().find(|one| one.from == at && eval(&one.guard, view)) {
                Some(one) => at = one.to,
                None => return at,
            }
        }
        from
    }

    /// The score of a state.
    pub fn score(&self, state: usize) -> i64 {
        self.states.get(state).map_or(0, |state| state.score)
    }
}

struct Evaluator<'v, V> {
    view: &'v V,
    variables: [u32; MAX_VARIABLES],
    bound: usize,
}

impl<V: StateView> Evaluator<'_, V> {
    fn holds(&mut self, proposition: &Proposition) -> bool {
        match proposition {
            Proposition::Constant(value) => *value,
            Proposition::Simple(Simple::DataRace) => self.view.data_race(),
            Proposition::Simple(Simple::DivZero) => self.view.div_zero(),
            Proposition::Simple(Simple::OverFlows) => self.view.overflows(),
            Proposition::Simple(Simple::Deadlock) => self.view.deadlock(),
            Proposition::Calls(process, called) => {
                self.thread(*process).and_then(|thread| self.view.next_call(thread)) == Some(*called)
            }
            Proposition::At(process, places) => {
                let pc = self.thread(*process).and_then(|thread| self.view.pc(thread));
                pc.is_some_and(|pc| places.binary_search(&pc).is_ok())
            }
            Proposition::Compare { op, ty, left, right } => {
                let (left, right) = (self.value(left, *ty), self.value(right, *ty));
                compare(*op, *ty, left, right)
            }
            Proposition::Not(inner) => !self.holds(inner),
            Proposition::And(parts) => parts.iter().all(|part| self.holds(part)),
            Proposition::Or(parts) => parts.iter().any(|part| self.holds(part)),
            Proposition::Quantified(over, inner) => {
                let slot = self.bound;
                self.bound += 1;
                let mut threads = 0..self.view.threads();
                let mut each = |thread| {
                    // Resolving refuses more quantifiers than there are slots.
                    if let Some(variable) = self.variables.get_mut(slot) {
                        *variable = thread;
                    }
                    self.holds(inner)
                };
                let holds = match over {
                    Over::Exists => threads.any(&mut each),
                    Over::Forall => threads.all(&mut each),
                };
                self.bound = slot;
                holds
            }
        }
    }

    fn number_of(&self, process: Process) -> u32 {
        match process {
            Process::Number(number) => number,
            Process::Variable(slot) => self.variables.get(slot as usize).copied().unwrap_or(0),
        }
    }

    /// The number of a process, if it exists.
    fn thread(&self, process: Process) -> Option<u32> {
        Some(self.number_of(process)).filter(|thread| *thread < self.view.threads())
    }

    /// The number of a process whose top frame is one of this function.
    fn frame(&self, process: Process, function: FuncId) -> Option<u32> {
        self.thread(process).filter(|thread| self.view.function(*thread) == Some(function))
    }

    /// The bits of a number of type `ty`.
    fn value(&mut self, term: &Term, ty: Type) -> u64 {
        match term {
            Term::Number(bits) => *bits,
            Term::Process(process) => cut(u64::from(self.number_of(*process)), ty.width),
            Term::Register { process, function, cell, fit } => {
                let thread = self.frame(*process, *function);
                let bits = thread.and_then(|thread| self.view.register(thread, *cell)).unwrap_or(0);
                fitted(bits, *fit, ty)
            }
            Term::Memory(access) => {
                let bits = self.read(access).unwrap_or(0);
                fitted(bits.checked_shr(access.shift).unwrap_or(0), access.fit, ty)
            }
            Term::Truth(proposition) => u64::from(self.holds(proposition)),
            Term::Binary { op, left, right } => {
                arithmetic(*op, ty, self.value(left, ty), self.value(right, ty))
            }
        }
    }

    fn read(&self, access: &Access) -> Option<u64> {
        let mut address = match access.base {
            Base::Object(object) => self.view.object(object, 0)?,
            Base::ThreadLocal(process, object) => self.view.object(object, self.thread(process)?)?,
            Base::Slot { process, function, cell } => {
                self.view.pointer(self.frame(process, function)?, cell)?
            }
        };
        for step in &access.steps {
            address = match *step {
                AddressStep::Add(bytes) => self.view.offset(address, bytes)?,
                AddressStep::Element { process, stride, count } => {
                    let number = self.number_of(process);
                    if count.is_some_and(|count| u64::from(number) >= count) {
                        return None;
                    }
                    self.view.offset(address, stride.checked_mul(i64::from(number))?)?
                }
                AddressStep::Follow => self.view.follow(&address)?,
            };
        }
        self.view.load(&address, access.bytes)
    }
}

/// The lowest `width` bits.
fn cut(bits: u64, width: u32) -> u64 {
    if width >= 64 { bits } else { bits & ((1 << width) - 1) }
}

/// The bits of a number of type `ty` that bits of another width stand for.
fn fitted(bits: u64, fit: Fit, ty: Type) -> u64 {
    let bits = cut(bits, fit.width);
    let negative = fit.signed && fit.width > 0 && fit.width < 64 && bits >> (fit.width - 1) & 1 == 1;
    cut(if negative { bits | u64::MAX << fit.width } else { bits }, ty.width)
}

/// The number that the bits of a type stand for.
fn number(bits: u64, ty: Type) -> i128 {
    let value = i128::from(bits);
    if ty.signed && bits >> (ty.width - 1) & 1 == 1 { value - (1 << ty.width) } else { value }
}

fn compare(op: Compare, ty: Type, left: u64, right: u64) -> bool {
    let order = number(left, ty).cmp(&number(right, ty));
    match op {
        Compare::Less => order.is_lt(),
        Compare::LessEqual => order.is_le(),
        Compare::Greater => order.is_gt(),
        Compare::GreaterEqual => order.is_ge(),
        Compare::Equal => order.is_eq(),
        Compare::NotEqual => order.is_ne(),
    }
}

fn arithmetic(op: Arithmetic, ty: Type, left: u64, right: u64) -> u64 {
    let (a, b) = (number(left, ty), number(right, ty));
    // Two numbers of 64 bits have a product of 128; only its low bits are of interest.
    let exact = match op {
        Arithmetic::Add => a + b,
        Arithmetic::Sub => a - b,
        Arithmetic::Mul => a.wrapping_mul(b),
        Arithmetic::Div => a.checked_div(b).unwrap_or(0),
        Arithmetic::Rem => a.checked_rem(b).unwrap_or(0),
    };
    cut(exact as u64, ty.width)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UI8: Type = Type { width: 8, signed: false };
    const SI8: Type = Type { width: 8, signed: true };
    const SI64: Type = Type { width: 64, signed: true };

    #[test]
    fn arithmetic_wraps_around() {
        use Arithmetic::*;
        assert_eq!(arithmetic(Add, UI8, 250, 10), 4);
        assert_eq!(number(arithmetic(Sub, SI8, 0x80, 1), SI8), 127);
        assert_eq!(number(arithmetic(Div, SI8, 0x80, 0xff), SI8), -128);
        assert_eq!(arithmetic(Div, UI8, 7, 0), 0);
        assert_eq!(arithmetic(Rem, UI8, 7, 0), 0);
        assert_eq!(number(arithmetic(Rem, SI8, 0xf9, 4), SI8), -3);
        assert_eq!(arithmetic(Mul, SI64, u64::MAX, u64::MAX), 1);
        assert_eq!(arithmetic(Mul, SI64, 1 << 63, 1 << 63), 0);
    }

    #[test]
    fn comparisons_know_signs() {
        assert!(compare(Compare::Less, SI8, 0xff, 0) && !compare(Compare::Less, UI8, 0xff, 0));
        assert!(compare(Compare::GreaterEqual, SI64, 0, u64::MAX));
    }

    #[test]
    fn other_widths_are_cut_or_extended() {
        let fit = |width, signed| Fit { width, signed };
        assert_eq!(fitted(0x1ff, fit(32, true), UI8), 0xff);
        assert_eq!(number(fitted(0b101, fit(3, true), SI8), SI8), -3);
        assert_eq!(fitted(0b101, fit(3, false), SI8), 5);
        assert_eq!(number(fitted(0x8000_0000, fit(32, true), SI64), SI64), -(1 << 31));
        assert_eq!(fitted(u64::MAX, fit(64, true), SI64), u64::MAX);
    }
}
