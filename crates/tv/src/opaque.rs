//! What is known about operations of targets that are known by their names only.
//!
//! Graphics processors ask all their lanes at once: which of them find a comparison true (`amdgcn.icmp`, a `ballot` of its result), or what another lane has
//! (`amdgcn.readfirstlane`). A constant is the same in all lanes. How many elements RISC-V takes at once has a limit.

use ir::inst::{FloatPredicate, IntPredicate, OpFlags};
use program::code::SiteId;
use program::shape::Kind;
use sem::context::Step;
use sem::inst::compare;

use crate::calls::{Argument, Request};
use crate::domain::{Logic, Scalar};
use crate::effects::Effects;
use crate::machine::Machine;
use crate::outcome::Approximation;

/// The longest vector register of RISC-V, in bits.
const LONGEST_VECTOR: u64 = 65536;

impl Machine<'_> {
    /// A question to all lanes whose answer is known, or is that to a simpler one.
    pub(crate) fn lane_question(&mut self, name: &str, site: SiteId, effects: Effects) -> Step<bool> {
        let Some(name) = name.strip_prefix("llvm.amdgcn.") else { return Ok(false) };
        let is = |known: &[&str]| {
            known.iter().any(|known| {
                name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            })
        };
        if is(&["readfirstlane", "readlane", "permlane64", "wave.reduce.umin", "wave.reduce.umax"]) {
            return Ok(self.uniform(site));
        }
        match is(&["icmp", "fcmp"]) {
            true => self.ballot(site, effects),
            false => Ok(false),
        }
    }

    /// What all lanes have is what each gets.
    fn uniform(&mut self, site: SiteId) -> bool {
        let program = self.program;
        let code = &program.code.sites[site as usize];
        let Some(argument) = code.args.first() else { return false };
        let (from, to) = (program.code.shape(argument.shape), program.code.shape(code.ret));
        if from != to {
            return false;
        }
        let values: Vec<Scalar> =
            from.leaves.iter().map(|leaf| self.raw(argument.value.plus(leaf.cell))).collect();
        let known = |value: &Scalar| match value.poison.flag {
            symbolic::Bool::Const(true) => true,
            symbolic::Bool::Const(false) => value.bits.as_const().is_some(),
            symbolic::Bool::Term(_) => false,
        };
        if !values.iter().all(known) {
            return false;
        }
        for (leaf, value) in to.leaves.iter().zip(values) {
            self.put(code.dst + leaf.cell, value);
        }
        true
    }

    /// Which lanes find a comparison true is a function of whether it is true.
    fn ballot(&mut self, site: SiteId, effects: Effects) -> Step<bool> {
        let program = self.program;
        let code = &program.code.sites[site as usize];
        let leaves: Vec<&[program::shape::Leaf]> =
            code.args.iter().map(|argument| &program.code.shape(argument.shape).leaves[..]).collect();
        let (&[&[a], &[b], &[_]], &[result]) = (&leaves[..], &program.code.shape(code.ret).leaves[..]) else {
            return Ok(false);
        };
        let how = self.raw(code.args[2].value).bits.as_u64();
        let (x, y) = (code.args[0].value, code.args[1].value);
        let bit = match (a.kind, how) {
            _ if a.kind != b.kind || a.width != b.width => return Ok(false),
            (Kind::Int, Some(how)) => {
                let Some(predicate) = integer_predicate(how) else { return Ok(false) };
                let (x, y) = (self.get_handed_over(x), self.get_handed_over(y));
                compare::icmp::<Logic, _>(self, predicate, a.width, OpFlags::NONE, x, y)
            }
            (Kind::Float(format), Some(how)) => {
                let Some(predicate) = float_predicate(how) else { return Ok(false) };
                let (x, y) = (self.get_handed_over(x), self.get_handed_over(y));
                compare::fcmp::<Logic, _>(self, predicate, format, OpFlags::NONE, x, y)?
            }
            _ => return Ok(false),
        };
        self.world.approximate(Approximation::OpaqueOperation);
        let leaf = program::shape::Leaf { kind: Kind::Int, width: 1, cell: 0, bit_offset: 0 };
        let argument = Argument::plain(leaf, bit);
        let request = Request {
            name: format!("ballot of {} lanes", result.width),
            arguments: vec![argument],
            effects,
            results: vec![(result, code.dst + result.cell)],
            returned: Vec::new(),
            result_is_defined: false,
            result_is_new: false,
            is_invoked: false,
            denies_unwinding: false,
        };
        self.unknown(request)?;
        Ok(true)
    }

    /// Keeps what an operation gives within its limits.
    pub(crate) fn limit_opaque(&mut self, name: &str, site: SiteId) {
        let code = &self.program.code.sites[site as usize];
        let first = match name {
            _ if name.starts_with("llvm.riscv.vsetvli.") => 1,
            _ if name.starts_with("llvm.riscv.vsetvlimax.") => 0,
            _ => return,
        };
        let known = |machine: &mut Self, place: usize| {
            machine.raw(code.args.get(place)?.value).bits.as_u64().filter(|number| *number < 8)
        };
        let (Some(width), Some(registers)) = (known(self, first), known(self, first + 1)) else { return };
        let elements = LONGEST_VECTOR / (8 << width);
        let most = match registers {
            0..=3 => elements << registers,
            5..=7 => elements >> (8 - registers),
            _ => return,
        };
        let &[leaf] = &self.program.code.shape(code.ret).leaves[..] else { return };
        let given = self.raw(program::code::Operand::reg(code.dst));
        let bits = self.world.d.term(&given.bits);
        let terms = self.world.d.terms();
        let (most, none) = (terms.number(leaf.width, most), terms.number(leaf.width, 0));
        let within = terms.ule(bits, most);
        let bits = terms.ite(within, bits, none);
        let bits = self.world.d.inner.value_of(bits);
        self.put(code.dst, Scalar { bits, ..given });
    }
}

/// Whether an operation takes the number of its lanes as an operand: more of them than there are is undefined, and lanes that are off count for nothing.
pub(crate) fn is_predicated(name: &str) -> bool {
    name.starts_with("llvm.vp.") || name.starts_with("llvm.experimental.vp.")
}

/// The predicate that LLVM gives this number.
fn integer_predicate(number: u64) -> Option<IntPredicate> {
    use IntPredicate::*;
    const PREDICATES: [IntPredicate; 10] = [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle];
    PREDICATES.get(usize::try_from(number.checked_sub(32)?).ok()?).copied()
}

fn float_predicate(number: u64) -> Option<FloatPredicate> {
    use FloatPredicate::*;
    const PREDICATES: [FloatPredicate; 16] =
        [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Uno, Ueq, Ugt, Uge, Ult, Ule, Une, True];
    PREDICATES.get(usize::try_from(number).ok()?).copied()
}
