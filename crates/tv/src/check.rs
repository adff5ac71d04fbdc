//! Does the target refine the source? Both are walked, and what must not be is asked of a solver, clause by clause, the cheapest first.
//!
//! ```text
//!   exists inputs, choices of the target.  for all choices of the source.  the source is defined, and a clause is broken
//! ```
//!
//! The choices of the source are instantiated: each like the corresponding one of the target, to begin with. If no inputs break a clause then, the target
//! refines the source. If some do, it is asked whether the source could have chosen otherwise for them; if so, that is one more instance, and
//! otherwise they are a counterexample.

use program::Program;
use program::code::FuncId;
use program::shape::{Kind, Leaf};
use term::TermId;

use crate::domain::Scalar;
use crate::inputs::{Allowed, Input, inputs};
use crate::leaving::Ended;
use crate::machine::{Defined, Machine, State, Undefined};
use crate::memory::{MemId, Node};
use crate::outcome::{Aliases, Approximation, Clause, Outcome, Verdict};
use crate::own_promises::Accesses;
use crate::query::{Asked, Questions};
use crate::relation::MemoryCheck;
use crate::walk::{Cut, merge_all, walk};
use crate::world::{Side, World};
use crate::{Options, globals, unordered};

/// What a function does, as terms.
pub(crate) struct Behaviour {
    pub(crate) undefined: Vec<Undefined>,
    /// Whether it is undefined.
    pub(crate) is_undefined: TermId,
    pub(crate) returns: TermId,
    pub(crate) values: Vec<Scalar>,
    pub(crate) memory: MemId,
    pub(crate) token: TermId,
    /// Whether it ends without returning, and what the world has seen then.
    pub(crate) ends: TermId,
    pub(crate) ended: Vec<Ended>,
    pub(crate) end_token: TermId,
    pub(crate) end_memory: MemId,
    /// Where what it leaves in memory is seen then.
    pub(crate) end_shows_memory: TermId,
    pub(crate) cut: TermId,
    pub(crate) cuts: Vec<Cut>,
    pub(crate) left_out: TermId,
    pub(crate) defined: Vec<Defined>,
    pub(crate) touches_volatile: bool,
    /// Whether a call says that it needs no variables of this function where it could have some.
    pub(crate) denies_locals: bool,
}

/// A clause, and what breaks it.
pub(crate) struct Broken {
    pub(crate) clause: Clause,
    pub(crate) when: TermId,
}

/// Everything about a pair that is asked about.
pub(crate) struct Encoded {
    pub(crate) world: World,
    pub(crate) inputs: Vec<Input>,
    pub(crate) source: Behaviour,
    pub(crate) target: Behaviour,
    pub(crate) broken: Vec<Broken>,
    pub(crate) memory: Vec<MemoryCheck>,
}

/// Compares two functions.
pub(crate) fn check(source: (&Program, FuncId), target: (&Program, FuncId), options: &Options) -> Outcome {
    let mut outcome = Outcome::plain(Verdict::Refines);
    let added = crate::promises::added(source, target, Accesses::Unclear);
    for fails in [false, true] {
        let (encoded, allocates) = match encode(source, target, options, fails) {
            Ok(encoded) => encoded,
            Err(why) => return Outcome { verdict: Verdict::Unknown(why), ..outcome },
        };
        let mut answer = ask(source.0, target.0, encoded, options);
        answer.queries += outcome.queries;
        for known in &outcome.ledger {
            if !answer.ledger.contains(known) {
                answer.ledger.push(*known);
            }
        }
        if outcome.verdict == Verdict::Bounded && answer.verdict == Verdict::Refines {
            answer.verdict = Verdict::Bounded;
        }
        for cut in outcome.cut {
            if !answer.cut.contains(&cut) {
                answer.cut.push(cut);
            }
        }
        outcome = answer;
        let go_on = matches!(outcome.verdict, Verdict::Refines | Verdict::Bounded);
        if !allocates || !go_on {
            break;
        }
    }
    if let (Verdict::Refines | Verdict::Bounded, Some(vscale)) =
        (&outcome.verdict, source.0.vscale.or(target.0.vscale))
    {
        outcome.cut.push(format!("scalable vectors of other lengths than {vscale} times the least"));
        outcome.verdict = Verdict::Bounded;
    }
    if let (Verdict::Refines | Verdict::Bounded, Some(promise)) = (&outcome.verdict, added) {
        let why = format!("unsupported: the target promises what the source does not: {promise}");
        outcome.verdict = Verdict::Unknown(why);
    }
    let doubt = match &outcome.verdict {
        Verdict::Refines | Verdict::Bounded => crate::convergence::doubt(source, target).or_else(|| {
            let promise = crate::promises::not_kept(target.0, target.1)?;
            Some(format!("the target may not keep what it says of itself: {promise}"))
        }),
        // What breaks its own promises is undefined, and may become anything.
        Verdict::Fails { .. } => crate::promises::not_kept(source.0, source.1)
            .map(|promise| format!("the source may not keep what it says of itself: {promise}")),
        Verdict::Unknown(_) => None,
    };
    if let Some(doubt) = doubt {
        outcome.verdict = Verdict::Unknown(format!("unsupported: {doubt}"));
    }
    outcome
}

/// The pair as terms; whether either allocates memory that may not be there.
fn encode(
    (source, f): (&Program, FuncId),
    (target, g): (&Program, FuncId),
    options: &Options,
    allocations_fail: bool,
) -> Result<(Encoded, bool), String> {
    if source.pointer_bits != target.pointer_bits || source.big_endian != target.big_endian {
        return Err("unsupported: functions for different targets".to_string());
    }
    if let (Some(a), Some(b)) = (source.vscale, target.vscale)
        && a != b
    {
        return Err("unsupported: functions for vectors of different lengths".to_string());
    }
    let mut world = World::new(source.pointer_bits, source.big_endian);
    world.null_is_memory = crate::modes::has_memory_at_null(source, f);
    globals::number(&mut world, target);
    globals::number(&mut world, source);
    for id in 1..=world.named.len().min(64) as u64 {
        let id = world.id(id);
        world.base(id);
    }
    let allowed = Allowed { undef: !options.no_undef_input, poison: !options.no_poison_input };
    let inputs = inputs(&mut world, source, f, allowed);
    world.undef_flags = inputs.iter().filter_map(|input| input.undef).collect();
    world.side = Side::Source;
    let attrs = source.module.globals[source.functions[f].global].as_function().and_then(|it| it.attrs);
    world.never_unwinds = crate::effects::has(&source.module, attrs, ir::attribute::AttrKind::NoUnwind);
    let (ours, theirs) = (unordered::applies(source, f), unordered::applies(target, g));
    let unordered = ours.0 && theirs.0 && (ours.1 || theirs.1);
    world.d.flush = crate::modes::flush_of(source, f);
    let mut first = Machine::new(world, source, f);
    first.unordered = unordered;
    first.allocations_fail = allocations_fail;
    let before = run(&mut first, &inputs, options.src_unroll)?;
    let (calls, allocates) = (std::mem::take(&mut first.calls), first.allocates);
    let events = std::mem::take(&mut first.events);
    let mut world = first.world;
    world.side = Side::Target;
    globals::number(&mut world, target);
    world.d.flush = crate::modes::flush_of(target, g);
    let mut second = Machine::new(world, target, g);
    second.allocations_fail = allocations_fail;
    second.source_calls = calls.into();
    (second.unordered, second.source_events) = (unordered, events);
    let after = run(&mut second, &inputs, options.tgt_unroll)?;
    second.calm();
    second.world.d.flush = None;
    let allocates = allocates || second.allocates;
    if after.denies_locals && !before.denies_locals {
        return Err(
            "unsupported: a tail call that could use a local, which is none in the source".to_string()
        );
    }
    let leaves: Vec<Leaf> = source.code.shape(source.functions[f].ret).leaves.to_vec();
    let (broken, memory) = broken_clauses(&mut second, &before, &after, &leaves);
    if let Some(trouble) = second.trouble.take() {
        return Err(trouble);
    }
    let mut world = second.world;
    // What the target says makes it undefined at most, so that nothing depends on it that blames it.
    if crate::promises::speaks_of_memory(source, f) {
        world.approximate(Approximation::Metadata);
    }
    if has_address_spaces(source, f) || has_address_spaces(target, g) {
        world.approximate(Approximation::AddressSpaces);
    }
    let is_unusual = |program, function| {
        crate::modes::has_modes(program, function) && crate::modes::flush_of(program, function).is_none()
    };
    if is_unusual(source, f) || is_unusual(target, g) {
        world.approximate(Approximation::FloatModes);
    }
    if !world.locals.is_empty() {
        world.approximate(Approximation::AddressSplit);
    }
    if world.log.nodes.len() > 1 || !world.aliases.is_empty() {
        world.approximate(Approximation::NoUndefInGlobals);
    }
    Ok((Encoded { world, inputs, source: before, target: after, broken, memory }, allocates))
}

/// Whether a function has pointers of more than one kind.
fn has_address_spaces(program: &Program, function: FuncId) -> bool {
    let function = program.module.globals[program.functions[function].global].as_function();
    let locals = function.and_then(|function| function.body.as_ref()).map(|body| body.locals.values());
    locals.into_iter().flatten().any(|local| {
        matches!(program.module.types[local.ty], ir::types::Type::Ptr { addrspace } if addrspace != 0)
    })
}

/// Walks a function.
fn run(machine: &mut Machine<'_>, inputs: &[Input], unroll: u32) -> Result<Behaviour, String> {
    let stopped = |machine: &mut Machine<'_>| machine.trouble.take();
    let prepared =
        machine.prepare().and_then(|()| globals::fill(machine)).and_then(|renamed| match renamed {
            true => machine.prepare(),
            false => Ok(()),
        });
    if prepared.is_err() || machine.trouble.is_some() {
        return Err(stopped(machine).unwrap_or_else(|| "unsupported: a constant of this kind".to_string()));
    }
    // Those that fill variables are none of the function's.
    machine.events.clear();
    machine.unlike.clear();
    for input in inputs {
        machine.put(input.cell, input.value.clone());
    }
    if machine.says_class_of_pair() {
        return Err("unsupported: arithmetic on numbers of this format".to_string());
    }
    let function = machine.function;
    let params = machine.program.functions[function].params.clone();
    let cuts = match sem::call::check_parameters(machine, function) {
        Ok(()) if machine.check_writable_parameters().is_ok() => {
            for param in &params {
                crate::walk::note_register(machine, param.reg);
            }
            walk(machine, unroll).unwrap_or_default()
        }
        Ok(()) | Err(sem::context::Stop) => Vec::new(),
    };
    if let Some(trouble) = stopped(machine) {
        return Err(trouble);
    }
    Ok(behaviour(machine, cuts))
}

fn behaviour(machine: &mut Machine<'_>, cuts: Vec<Cut>) -> Behaviour {
    let returned = std::mem::take(&mut machine.returned);
    // The values that are returned are cells like others, so that merging merges them.
    let states: Vec<State> = returned
        .into_iter()
        .map(|returned| State { cells: returned.values.into_iter().map(Some).collect(), ..returned.state })
        .collect();
    let merged = merge_all(machine, states);
    let undefined = std::mem::take(&mut machine.undefined);
    let ended = std::mem::take(&mut machine.ended);
    let left_out = std::mem::take(&mut machine.left_out);
    let terms = machine.world.d.terms();
    let is_undefined = terms.or_all(undefined.iter().map(|one| one.when).collect::<Vec<_>>());
    let ends = terms.or_all(ended.iter().map(|ended| ended.when).collect::<Vec<_>>());
    let mut end_token = terms.number(32, 0);
    let mut end_memory = crate::memory::ROOT;
    let shown: Vec<_> = ended.iter().filter(|ended| ended.shows_memory).map(|ended| ended.when).collect();
    let end_shows_memory = terms.or_all(shown);
    for &Ended { when, token, memory, .. } in &ended {
        let terms = machine.world.d.terms();
        end_token = terms.ite(when, token, end_token);
        if terms.as_bool(end_shows_memory) != Some(false) {
            let node = Node::Merge { condition: when, yes: memory, no: end_memory };
            end_memory = machine.world.log.push(node);
        }
    }
    let terms = machine.world.d.terms();
    let cut = terms.or_all(cuts.iter().map(|cut| cut.when).collect::<Vec<_>>());
    let left_out = terms.or_all(left_out);
    let (returns, values, memory, token) = match merged {
        Some(state) => {
            let returns = terms.and_all(state.path);
            let values = state.cells.into_iter().flatten().collect();
            machine.state.escaped = state.escaped;
            machine.state.held = state.held;
            machine.state.matched = state.matched;
            machine.know_what_ends_show(&ended);
            (returns, values, state.memory, state.token)
        }
        None => {
            let nothing = (terms.bool(false), Vec::new(), crate::memory::ROOT, terms.number(32, 0));
            machine.know_what_ends_show(&ended);
            nothing
        }
    };
    Behaviour {
        undefined,
        is_undefined,
        returns,
        values,
        memory,
        token,
        ends,
        ended,
        end_token,
        end_memory,
        end_shows_memory,
        cut,
        cuts,
        left_out,
        defined: std::mem::take(&mut machine.defined),
        touches_volatile: machine.touches_volatile,
        denies_locals: machine.denies_locals,
    }
}

fn broken_clauses(
    machine: &mut Machine<'_>,
    source: &Behaviour,
    target: &Behaviour,
    leaves: &[Leaf],
) -> (Vec<Broken>, Vec<MemoryCheck>) {
    let mut broken = Vec::new();
    let terms = machine.world.d.terms();
    let defined = terms.not(source.is_undefined);
    // Undefined, or another way to end.
    let ends_instead = terms.and(source.returns, target.ends);
    let returns_instead = terms.and(source.ends, target.returns);
    let both_end = terms.and(source.ends, target.ends);
    let seen = terms.distinct(source.end_token, target.end_token);
    let ends_otherwise = terms.and(both_end, seen);
    let differently = machine.end_differently(&source.ended, &target.ended);
    let terms = machine.world.d.terms();
    let ends_otherwise = terms.or(ends_otherwise, differently);
    let unlike = std::mem::take(&mut machine.unlike);
    let terms = machine.world.d.terms();
    let unlike = terms.or_all(unlike);
    let worse = terms.or_all([target.is_undefined, ends_instead, returns_instead, ends_otherwise, unlike]);
    let worse = terms.and(defined, worse);
    broken.push(Broken { clause: Clause::MoreUb, when: worse });
    let both = terms.and_all([defined, source.returns, target.returns]);
    let (mut poisonous, mut different) = (terms.bool(false), terms.bool(false));
    for ((leaf, s), t) in leaves.iter().zip(&source.values).zip(&target.values) {
        let (p, q) = (machine.world.d.truth(s.poison.flag), machine.world.d.truth(t.poison.flag));
        if leaf.kind == Kind::Int {
            machine.match_addresses(s, t);
        }
        let same = machine.same_value(leaf, s, t);
        let terms = machine.world.d.terms();
        let clean = terms.not(p);
        let more = terms.and(clean, q);
        poisonous = terms.or(poisonous, more);
        let clean_too = terms.not(q);
        let other = terms.not(same);
        let differs = terms.and_all([clean, clean_too, other]);
        different = terms.or(different, differs);
    }
    let terms = machine.world.d.terms();
    let poisonous = terms.and(both, poisonous);
    let different = terms.and(both, different);
    broken.push(Broken { clause: Clause::MorePoisonous, when: poisonous });
    broken.push(Broken { clause: Clause::ValueMismatch, when: different });
    let seen = terms.distinct(source.token, target.token);
    let checks = machine.memory_checks(source.memory, target.memory, None, true).unwrap_or_default();
    let terms = machine.world.d.terms();
    let mut changed = seen;
    for check in &checks {
        let not = terms.not(check.fine);
        changed = terms.or(changed, not);
    }
    let changed = terms.and(both, changed);
    let shows = terms.or(source.end_shows_memory, target.end_shows_memory);
    let shown = terms.and_all([defined, both_end, shows]);
    let mut changed_at_end = terms.bool(false);
    if terms.as_bool(shown) != Some(false) {
        let checks = machine.memory_checks(source.end_memory, target.end_memory, None, true);
        for check in checks.unwrap_or_default() {
            let terms = machine.world.d.terms();
            let not = terms.not(check.fine);
            changed_at_end = terms.or(changed_at_end, not);
        }
    }
    let terms = machine.world.d.terms();
    let changed_at_end = terms.and(shown, changed_at_end);
    let changed = terms.or(changed, changed_at_end);
    broken.push(Broken { clause: Clause::MemoryMismatch, when: changed });
    (broken, checks)
}

/// Asks the solver.
fn ask(source: &Program, target: &Program, encoded: Encoded, options: &Options) -> Outcome {
    let mut encoded = encoded;
    let aliases = aliases(&encoded.world.aliases);
    let mut outcome = Outcome { aliases, ..Outcome::plain(Verdict::Refines) };
    let mut questions = Questions::new(&mut encoded, options);
    let answer = questions.ask(&mut encoded);
    outcome.ledger = encoded.world.approximations.clone();
    outcome.verdict = match answer {
        Asked::Refines => match questions.is_cut(&mut encoded) {
            Ok(false) => Verdict::Refines,
            Ok(true) => Verdict::Bounded,
            Err(why) => Verdict::Unknown(why),
        },
        Asked::Unknown(why) => Verdict::Unknown(why),
        Asked::Defined(why) => {
            outcome.cut.push(format!("arguments that are undef ({why})"));
            Verdict::Bounded
        }
        Asked::Broken { clause, model } => {
            let doubt = encoded.world.approximations.iter().find(|approximation| approximation.adds());
            let opaque = encoded.source.touches_volatile || encoded.target.touches_volatile;
            match doubt {
                // What others do may keep this promise.
                None if encoded.world.denies_unwinding => Verdict::Unknown(
                    "unsupported: the target promises what the source does not: nounwind of a call"
                        .to_string(),
                ),
                Some(doubt) => Verdict::Unknown(format!("unsupported: {}", doubt.words())),
                None if opaque => Verdict::Unknown(
                    "unsupported: volatile or atomic accesses that are not the same in both".to_string(),
                ),
                None => crate::show::fails(source, target, &mut encoded, clause, &model),
            }
        }
    };
    outcome.queries = questions.asked;
    if outcome.verdict == Verdict::Bounded {
        for (program, cuts) in [(source, &encoded.source.cuts), (target, &encoded.target.cuts)] {
            for cut in cuts {
                let name =
                    format!("further rounds of the loop at {}", crate::show::block_name(program, cut.pc));
                if !outcome.cut.contains(&name) {
                    outcome.cut.push(name);
                }
            }
        }
    }
    outcome
}

fn aliases(accesses: &[(u32, u32)]) -> Aliases {
    let mut aliases = Aliases::default();
    for &(locals, others) in accesses {
        aliases.accesses += 1;
        aliases.one_side += u64::from(locals == 0 || others == 0);
        aliases.one_block += u64::from(locals + others == 1);
        aliases.at_most_three += u64::from(locals + others <= 3);
    }
    aliases
}
