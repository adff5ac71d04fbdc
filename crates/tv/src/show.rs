//! A counterexample for people: what registers are on each side, where they part, and what memory holds.

use program::Program;
use program::code::Pc;
use program::names::Names;
use term::{Assignment, Evaluator, TermId, Value};

use crate::check::{Behaviour, Encoded};
use crate::domain::{LOCAL, Prov, Scalar};
use crate::leaving::How;
use crate::outcome::{Clause, Counterexample, MemoryByte, RegisterValue, Verdict};
use crate::world::World;

/// Values of terms in a counterexample.
struct Shown<'a> {
    world: &'a World,
    values: Evaluator<'a>,
}

impl Shown<'_> {
    fn truth(&mut self, term: TermId) -> bool {
        matches!(self.values.value(term), Ok(Value::Bool(true)))
    }

    fn bits(&mut self, term: TermId) -> Option<bits::Bits> {
        self.values.value(term).ok().and_then(|value| value.as_bits().cloned())
    }

    fn flag(&mut self, flag: symbolic::Bool) -> bool {
        match flag {
            symbolic::Bool::Const(value) => value,
            symbolic::Bool::Term(term) => self.truth(term),
        }
    }

    fn number(&mut self, bits: &symbolic::Bv) -> Option<bits::Bits> {
        match bits {
            symbolic::Bv::Const(bits) => Some(bits.clone()),
            symbolic::Bv::Term(term) => self.bits(*term),
        }
    }

    fn block(&mut self, id: TermId) -> String {
        let Some(id) = self.bits(id).and_then(|bits| bits.to_u64()) else { return "?".to_string() };
        match id {
            0 => "null".to_string(),
            id if id & LOCAL != 0 => format!("local {}", id & !LOCAL),
            id => match self.world.named.get(id as usize - 1) {
                Some(named) => named.name.clone(),
                None => format!("object {id}"),
            },
        }
    }

    fn scalar(&mut self, value: &Scalar) -> String {
        if self.flag(value.poison.flag) {
            return "poison".to_string();
        }
        let Some(bits) = self.number(&value.bits) else { return "?".to_string() };
        if let Prov::Block { id, base } = value.prov {
            let block = self.block(id);
            let offset = self.bits(base).map(|base| bits.sub(&base));
            return match offset.and_then(|offset| offset.to_u64()) {
                Some(0) => block,
                Some(offset) if offset >= 1 << 63 => format!("{block} - {}", offset.wrapping_neg()),
                Some(offset) => format!("{block} + {offset}"),
                None => block,
            };
        }
        number(&bits)
    }

    fn value(&mut self, values: &[Scalar]) -> String {
        match values {
            [one] => self.scalar(one),
            many => {
                let parts: Vec<String> = many.iter().map(|value| self.scalar(value)).collect();
                format!("{{ {} }}", parts.join(", "))
            }
        }
    }

    fn byte(&mut self, byte: &crate::memory::Byte) -> String {
        let poison = self.bits(byte.poison).and_then(|bits| bits.to_u64()).unwrap_or(0);
        if self.truth(byte.is_pointer) {
            if poison != 0 {
                return "poison".to_string();
            }
            let block = self.block(byte.id);
            let offset = self.bits(byte.offset).and_then(|bits| bits.to_u64()).unwrap_or(0);
            let index = self.bits(byte.index).and_then(|bits| bits.to_u64()).unwrap_or(0);
            return format!("byte {index} of the pointer {block} + {offset}");
        }
        let value = self.bits(byte.value).and_then(|bits| bits.to_u64()).unwrap_or(0);
        match poison {
            0 => format!("{value:#04x}"),
            0xff => "poison".to_string(),
            some => format!("{value:#04x} (poison bits {some:#04x})"),
        }
    }

    fn end(&mut self, program: &Program, behaviour: &Behaviour) -> String {
        if let Some(undefined) = behaviour.undefined.iter().find(|undefined| self.truth(undefined.when)) {
            let call =
                matches!(program.code.ops.get(undefined.pc as usize), Some(program::code::Op::Call(_)))
                    && undefined.kind == sem::ub::UbKind::Unreachable;
            return match call {
                true => "makes a call that is undefined, or that the source does not make".to_string(),
                false => format!("is undefined: {}", undefined.kind.message()),
            };
        }
        if self.truth(behaviour.returns) {
            return match behaviour.values.is_empty() {
                true => "returns".to_string(),
                false => format!("returns {}", self.value(&behaviour.values)),
            };
        }
        if let Some(ended) = behaviour.ended.iter().find(|ended| self.truth(ended.when)) {
            return match &ended.how {
                How::Stops => "does not return".to_string(),
                How::Throws(_) | How::Resumes(_) => "unwinds".to_string(),
                How::Deoptimises(_, values) if values.is_empty() => "deoptimises".to_string(),
                How::Deoptimises(_, values) => {
                    let values: Vec<_> = values.iter().map(|(_, value)| value.clone()).collect();
                    format!("deoptimises with {}", self.value(&values))
                }
            };
        }
        "goes on".to_string()
    }

    fn registers(&mut self, behaviour: &Behaviour, names: &Names) -> Vec<RegisterValue> {
        let mut found: Vec<RegisterValue> = Vec::new();
        for defined in &behaviour.defined {
            if !self.truth(defined.when) {
                continue;
            }
            let name = names.local(defined.register).to_string();
            let value = self.value(&defined.values);
            found.push(RegisterValue { name, value });
        }
        found
    }
}

/// A number as people write it: signed if it is short, and as hexadecimal if it is long.
fn number(bits: &bits::Bits) -> String {
    match bits.to_u64() {
        Some(value) if bits.width() == 1 => if value == 1 { "true" } else { "false" }.to_string(),
        Some(value) if bits.width() <= 64 => {
            let shift = 64 - bits.width();
            let signed = ((value << shift) as i64) >> shift;
            match signed < 0 {
                true => format!("{value} ({signed})"),
                false => value.to_string(),
            }
        }
        _ => format!("{bits:?}"),
    }
}

/// The answer that a pair fails, with everything about how.
pub(crate) fn fails(
    source: &Program,
    target: &Program,
    encoded: &mut Encoded,
    clause: Clause,
    model: &Assignment,
) -> Verdict {
    let names = |program: &Program| {
        let function = program.functions.values().next();
        let body = function.and_then(|f| program.module.globals[f.global].as_function()?.body.as_ref());
        body.map(|body| Names::of(&program.module, body)).unwrap_or_default()
    };
    let (ours, theirs) = (names(source), names(target));
    let encoded = &*encoded;
    let mut shown =
        Shown { world: &encoded.world, values: Evaluator::new(&encoded.world.d.inner.terms, model) };
    let mut counterexample = Counterexample {
        source_end: shown.end(source, &encoded.source),
        target_end: shown.end(target, &encoded.target),
        source: shown.registers(&encoded.source, &ours),
        target: shown.registers(&encoded.target, &theirs),
        ..Counterexample::default()
    };
    let parameters = source.functions.values().next().map_or(0, |f| f.params.len());
    for place in 0..parameters {
        let name = ours.local(arena::Id::new(place)).to_string();
        let parts: Vec<_> = encoded.inputs.iter().filter(|input| input.parameter == place).collect();
        let undefined = parts.iter().any(|input| input.undef.is_some_and(|undef| shown.truth(undef)));
        let values: Vec<Scalar> = parts.iter().map(|input| input.value.clone()).collect();
        let poison = parts.iter().any(|input| input.poison.is_some_and(|poison| shown.truth(poison)));
        let value = match undefined && !poison {
            true => "undef".to_string(),
            false => shown.value(&values),
        };
        counterexample.arguments.push(RegisterValue { name, value });
    }
    // Arguments are shown once.
    let arguments: Vec<String> = counterexample.arguments.iter().map(|arg| arg.name.clone()).collect();
    counterexample.source.retain(|register| !arguments.contains(&register.name));
    counterexample.target.retain(|register| !arguments.contains(&register.name));
    counterexample.divergence = counterexample.target.iter().find_map(|register| {
        let same = counterexample.source.iter().find(|other| other.name == register.name)?;
        // Locals are numbered on each side; that says nothing.
        let numbered = same.value.starts_with("local") && register.value.starts_with("local");
        (same.value != register.value && !numbered).then(|| register.name.clone())
    });
    if clause == Clause::MemoryMismatch {
        for check in &encoded.memory {
            if shown.truth(check.fine) {
                continue;
            }
            let offset = shown.bits(check.offset).map_or_else(|| "?".to_string(), |bits| number(&bits));
            let byte = MemoryByte {
                block: shown.block(check.id),
                offset,
                source: shown.byte(&check.source),
                target: shown.byte(&check.target),
            };
            if !counterexample.memory.contains(&byte) {
                counterexample.memory.push(byte);
            }
        }
    }
    let sentence = sentence(clause, &counterexample);
    Verdict::Fails { clause, sentence, counterexample: Box::new(counterexample) }
}

fn sentence(clause: Clause, counterexample: &Counterexample) -> String {
    let Counterexample { source_end, target_end, .. } = counterexample;
    match clause {
        Clause::MoreUb => format!("the target {target_end} where the source {source_end}"),
        Clause::MorePoisonous => format!("the target {target_end} where the source {source_end}"),
        Clause::ValueMismatch => format!("the target {target_end} where the source {source_end}"),
        Clause::MoreUndefined => {
            format!(
                "the target's result is undefined (it {target_end} in one execution) where the source {source_end}"
            )
        }
        Clause::MemoryMismatch => match counterexample.memory.first() {
            Some(byte) => format!(
                "the target leaves {} at {} + {} where the source leaves {}",
                byte.target, byte.block, byte.offset, byte.source
            ),
            None => "the calls that the target has made are not those of the source".to_string(),
        },
    }
}

/// The name of the block at a place.
pub(crate) fn block_name(program: &Program, pc: Pc) -> String {
    let Some(function) = program.functions.values().next() else { return String::new() };
    let body = program.module.globals[function.global].as_function().and_then(|f| f.body.as_ref());
    let Some(body) = body else { return String::new() };
    let names = Names::of(&program.module, body);
    let block = function.blocks.iter().position(|start| *start == pc);
    block.map_or_else(String::new, |block| format!("%{}", names.block(arena::Id::new(block))))
}
