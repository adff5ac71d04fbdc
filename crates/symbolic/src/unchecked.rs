//! What follows undefined behaviour of classes that are not checked ([`sem::ub::Continuation`]).
//!
//! ```text
//!   Ignore          nothing is noted, and the path goes on unconstrained
//!   Choose          the value that its bits are: those of memory never written are variables, see [`crate::memory`]
//!   ArbitraryRead   if asked for, a load gives a new variable where it is not legal, and touches nothing; otherwise Unknown
//!   Trap            the program ends there
//!   Unknown         an obligation is noted, and the path goes on where it is met
//! ```
//!
//! What the concrete interpreter asks for on the way is noted where it asks ([`Chosen`](crate::record::Chosen)): at loads of unwritten bits that are demanded, and at operands that are indeterminate where a definite value
//! is needed.
//!
//! Claim: every execution is on a path up to the first obligation of a class that is not checked. Limits: what two threads load from shared memory that was never written, and what is loaded twice at an unknown offset, is noted
//! twice, so that a violation that rests on it may not replay.

use std::rc::Rc;

use program::Program;
use program::code::{General, Op, Operand, Pc};
use program::demanded::DemandedBits;
use program::operands::for_each_read;
use program::primitive::Primitive;
use sem::context::{Origin, Place, Stop, Why};
use sem::domain::Domain;
use sem::scalar::Poison;
use sem::ub::{Class, ClassSet, Continuation, UbKind};

use crate::byte::{ite_bool, ite_scalar};
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar, Stopped};
use crate::memory::Cell;
use crate::record::{Chosen, ContextId, Failure, Instant, Obligation};
use crate::value::{Bool, Prov};

/// An end of the program by a signal, on a path that goes on elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Trap {
    pub(crate) signal: u8,
    pub(crate) path: Bool,
    pub(crate) pc: Pc,
    pub(crate) context: Option<ContextId>,
    pub(crate) at: Instant,
}

/// What follows undefined behaviour that is not checked.
#[derive(Clone, Debug)]
pub(crate) struct Unchecked {
    checked: ClassSet,
    /// The demanded bits of loads, if memory that was never written is not checked.
    demanded: Option<Rc<DemandedBits>>,
    /// When the load that is being made is not legal, and gives an arbitrary value.
    wild: Bool,
    /// When a load has given an arbitrary value, or a constant that is indeterminate was used: what rests on that may not replay.
    pub(crate) arbitrary: Vec<Bool>,
    /// Ends that the walk has not noted yet.
    pub(crate) traps: Vec<Trap>,
}

impl Unchecked {
    pub(crate) fn new(program: &Program, checked: ClassSet) -> Unchecked {
        let demanded = match checked.contains(Class::Uninit) {
            true => None,
            false => Some(Rc::new(DemandedBits::new(program))),
        };
        Unchecked { checked, demanded, wild: Bool::Const(false), arbitrary: Vec::new(), traps: Vec::new() }
    }

    /// Another step begins.
    pub(crate) fn begin_step(&mut self) {
        self.wild = Bool::Const(false);
    }

    /// When the load that is being made is not legal.
    pub(crate) fn wild(&self) -> Bool {
        self.wild
    }

    /// Whether memory that was never written has arbitrary contents, rather than none.
    pub(crate) fn has_arbitrary_contents(&self) -> bool {
        self.demanded.is_some()
    }

    pub(crate) fn is_checked(&self, class: Class) -> bool {
        self.checked.contains(class)
    }
}

const ABORT: u8 = 6;
const ARITHMETIC: u8 = 8;
const SEGMENTATION: u8 = 11;

fn signal_of(failure: &Failure) -> u8 {
    match failure {
        Failure::Undefined(UbKind::DivisionByZero | UbKind::DivisionOverflow) => ARITHMETIC,
        Failure::Undefined(_) | Failure::Poison(..) => SEGMENTATION,
        Failure::Property(..) => ABORT,
    }
}

impl Machine<'_> {
    /// Whether the concrete interpreter asks for a value when it makes the same choices.
    pub fn is_replayed(&self, chosen: &Chosen) -> bool {
        match chosen.why {
            Why::Input(_) | Why::SpuriousWakeup => true,
            Why::AllocationFails => self.options.allocations_may_fail,
            Why::Unwritten => self.unchecked.has_arbitrary_contents(),
            Why::Freeze | Why::Undef => chosen.moment.pc.is_some(),
            Why::Time => false,
        }
    }

    /// When a path depends on what the concrete interpreter may not do in the same way: memory that was never written, loads that are not legal, values that are indeterminate.
    pub fn rests_on_arbitrary(&self) -> Vec<Bool> {
        let why = |chosen: &&Chosen| matches!(chosen.why, Why::Unwritten | Why::Freeze | Why::Undef);
        let chosen = self.chosen.iter().filter(why).map(|chosen| chosen.path);
        chosen.chain(self.unchecked.arbitrary.iter().copied()).collect()
    }

    /// Notes what must hold of a value, and goes on as if it held. Where the value is `poison`, it is what made it so that is at fault, and that may be
    /// of another class.
    pub(crate) fn oblige_value(
        &mut self,
        condition: Bool,
        kind: UbKind,
        poison: Option<Bool>,
        origin: Origin,
    ) -> Result<(), Stop> {
        let usual = Failure::Undefined(kind);
        let poison = poison.filter(|_| origin.classes(kind.class()).ne([kind.class()]));
        let Some(poison) = poison else { return self.oblige(condition, usual) };
        let plain = self.d.not_b(poison);
        let no_poison = self.d.or_b(condition, plain);
        self.oblige(no_poison, Failure::Poison(kind, origin))?;
        if no_poison == condition {
            return Ok(());
        }
        self.oblige(condition, usual)
    }

    /// Notes what must hold, and goes on as if it held; or as what comes after it, if nothing of its class is checked.
    pub(crate) fn oblige(&mut self, condition: Bool, failure: Failure) -> Result<(), Stop> {
        // Where a load is not legal already, nothing else is asked of it.
        let condition = self.d.or_b(condition, self.unchecked.wild);
        if condition == Bool::Const(true) {
            return Ok(());
        }
        let is_checked = failure.classes().into_iter().any(|class| self.unchecked.is_checked(class));
        if !is_checked {
            let broken = self.d.not_b(condition);
            match failure.continuation() {
                Continuation::Ignore => return Ok(()),
                Continuation::Choose => {
                    self.settle_operands(broken);
                    return Ok(());
                }
                Continuation::ArbitraryRead if self.options.arbitrary_loads && self.loads_one_scalar() => {
                    self.unchecked.wild = self.d.or_b(self.unchecked.wild, broken);
                    return Ok(());
                }
                Continuation::Trap => {
                    self.trap(signal_of(&failure), broken);
                    return self.narrow_path(condition, Stopped::Violated);
                }
                Continuation::ArbitraryRead | Continuation::Unknown => {}
            }
        }
        let (pc, context) = (self.current_pc(), self.current_context());
        let path = self.path.whole();
        let at = self.moment();
        self.obligations.push(Obligation { path, condition, failure, pc, context, at });
        self.note_section_broken(condition);
        self.narrow_path(condition, Stopped::Violated)
    }

    /// An atomic section that ends because a condition does not hold has happened.
    fn note_section_broken(&mut self, condition: Bool) {
        if self.threads.local.tick.is_some() {
            let not = self.d.not_b(condition);
            let broken = self.d.and_b(self.path.whole(), not);
            self.note_over(broken);
        }
    }

    /// The program ends by a signal where a condition holds.
    fn trap(&mut self, signal: u8, when: Bool) {
        let path = self.d.and_b(self.path.whole(), when);
        if path == Bool::Const(false) {
            return;
        }
        self.note_over(path);
        if self.is_late() {
            // That it ends is something that happens.
            self.tick_now();
        }
        let (pc, context, at) = (self.pc, self.current_context(), self.moment());
        self.unchecked.traps.push(Trap { signal, path, pc, context, at });
    }

    /// Whether the step that is running is a load of one scalar of at most 64 bits.
    fn loads_one_scalar(&self) -> bool {
        loads_one_scalar(self.program, self.pc)
    }

    /// From now on, indeterminate registers that the running op reads are what their bits are, where a condition holds.
    fn settle_operands(&mut self, when: Bool) {
        let program = self.program;
        let Some(op) = program.code.ops.get(self.pc as usize) else { return };
        let Some(function) = self.frames.last().and_then(|frame| frame.function) else { return };
        let mut read: Vec<Operand> = Vec::new();
        for_each_read(&program.code, op, program.functions[function].ret, |operand, cells| {
            read.extend((0..cells).map(|cell| operand.plus(cell)).filter(|cell| !cell.is_constant()));
        });
        for operand in read {
            let value = self.frame_get(operand);
            let w = self.d.width(&value.bits);
            let defined = value.is_defined(&mut self.d, w);
            let open = self.d.not_b(defined);
            let open = self.d.and_b(open, when);
            if open == Bool::Const(false) {
                continue;
            }
            let moment = self.next_moment();
            self.note_chosen(value.bits.clone(), Why::Freeze, moment, open);
            let zero = self.d.bv(w, 0);
            let undef = self.d.ite(w, &when, &zero, &value.undef);
            let flag = ite_bool(&mut self.d, when, Bool::Const(false), value.poison.flag);
            let poison = Poison { flag, origin: value.poison.origin };
            self.frame().set(operand.cell(), Scalar { undef, poison, ..value });
        }
    }

    /// A constant whose bits are arbitrary where it is indeterminate, anew each time it is taken.
    pub(crate) fn with_arbitrary_bits(&mut self, value: Scalar) -> Scalar {
        let runs = self.frames.last().is_some_and(|frame| frame.function.is_some());
        let plain = self.d.known_zero(&value.undef) && value.poison.flag == Bool::Const(false);
        if plain || !runs || !self.unchecked.has_arbitrary_contents() {
            return value;
        }
        let w = self.d.width(&value.bits);
        let (arbitrary, _) = self.new_variable(w, Why::Undef);
        self.d.note_arbitrary(&arbitrary);
        self.unchecked.arbitrary.push(self.path.whole());
        let d = &mut self.d;
        let ones = sem::derived::ones(d, w);
        let open = d.ite(w, &value.poison.flag, &ones, &value.undef);
        let kept = d.not(w, &open);
        let (fixed, free) = (d.and(w, &value.bits, &kept), d.and(w, &arbitrary, &open));
        Scalar { bits: d.or(w, &fixed, &free), ..value }
    }

    /// A loaded word of whole bytes of which `width` bits are wanted: undefined bits that are demanded are chosen, and defined from now on.
    pub(crate) fn settle_loaded(&mut self, place: &Place<Symbolic>, width: u32, word: Scalar) -> Scalar {
        let Some(demanded) = self.unchecked.demanded.as_ref().map(|demanded| demanded.of(self.pc)) else {
            return word;
        };
        if self.d.known_zero(&word.undef) {
            return word;
        }
        let w = self.d.width(&word.bits);
        let mask = if width >= 64 { demanded } else { demanded & ((1 << width) - 1) };
        let mask = self.d.bv(w, mask);
        let wanted = self.d.and(w, &word.undef, &mask);
        if self.d.known_zero(&wanted) {
            return word;
        }
        let some = sem::derived::nonzero(&mut self.d, w, &wanted);
        let legal = self.d.not_b(self.unchecked.wild);
        let asked = self.d.and_b(some, legal);
        let moment = self.next_moment();
        self.note_chosen(word.bits.clone(), Why::Unwritten, moment, asked);
        let rest = self.d.not(w, &mask);
        let undef = self.d.and(w, &word.undef, &rest);
        let settled = Scalar { undef, ..word };
        // It is defined for whoever loads it again. Of what is one of many, or at an unknown offset, that is not kept.
        if let (Prov::Block(block), Some(at)) = (place.prov, place.offset.as_u64())
            && settled.prov == Prov::None
            && settled.poison.flag == Bool::Const(false)
            && self.rest(block).is_none()
            && !self.may_be_event(block, at, u64::from(w / 8))
        {
            let cell = Cell::Word(w / 8, settled.clone());
            let written = self.memory.write(&mut self.d, asked, block, &place.offset, &[cell]);
            self.cannot(written);
        }
        settled
    }

    /// What a load gives that may not be legal: anything where it is not.
    pub(crate) fn or_anything(&mut self, width: u32, value: Scalar) -> Scalar {
        let wild = self.unchecked.wild;
        if wild == Bool::Const(false) {
            return value;
        }
        let anything = self.fresh_where(wild, width, Why::Input(Primitive::AnyUlong));
        let when = self.d.and_b(self.path.whole(), wild);
        self.unchecked.arbitrary.push(when);
        let anything = Scalar::plain(&mut self.d, width, anything);
        ite_scalar(&mut self.d, wild, anything, value)
    }

    /// Bits that were never written where it is not known which: arbitrary, anew each time.
    pub(crate) fn with_new_bits(&mut self, value: Scalar) -> Scalar {
        if !self.unchecked.has_arbitrary_contents() || self.d.known_zero(&value.undef) {
            return value;
        }
        let w = self.d.width(&value.bits);
        let (arbitrary, _) = self.new_variable(w, Why::Unwritten);
        self.d.note_arbitrary(&arbitrary);
        let d = &mut self.d;
        let kept = d.not(w, &value.undef);
        let (fixed, free) = (d.and(w, &value.bits, &kept), d.and(w, &arbitrary, &value.undef));
        Scalar { bits: d.or(w, &fixed, &free), ..value }
    }
}

/// Whether an op is a load of one scalar of at most 64 bits.
fn loads_one_scalar(program: &Program, pc: Pc) -> bool {
    match program.code.ops.get(pc as usize) {
        Some(Op::Load { .. }) => true,
        Some(Op::General(place)) => match program.code.general.get(*place as usize) {
            Some(General::Load { shape, .. }) => {
                matches!(program.code.shape(*shape).leaves[..], [leaf] if leaf.width <= 64)
            }
            _ => false,
        },
        _ => false,
    }
}

impl Obligation {
    /// Whether it is one only because [`Options::arbitrary_loads`](crate::Options::arbitrary_loads) was not said.
    pub fn is_about_load(&self, program: &Program) -> bool {
        self.failure.continuation() == Continuation::ArbitraryRead
            && self.pc.is_some_and(|pc| loads_one_scalar(program, pc))
    }
}
