//! The questions about a pair, and the instances of the source's choices.

use std::time::Instant;

use rustc_hash::{FxHashMap, FxHashSet};
use solver::{Answer, Kind, Limits, Solver};
use term::{Assignment, Evaluator, TermId, Value, VarId};

use crate::Options;
use crate::check::Encoded;
use crate::instances::{Hint, constant, first_instance, fixed, fused, hints, seeds};
use crate::outcome::Clause;
use crate::world::{ChoiceKind, Side};

/// So many instances of the source's choices are tried.
const MOST_INSTANCES: usize = 64;
/// So often an instance is tried to be made one that holds in general.
const MOST_ATTEMPTS: u32 = 24;

/// So many are tried, one by one, where only one is of use.
const MOST_SINGLES: usize = 6;

/// Why more than one instance is of no use.
const CHOSEN: &str = "incomplete: what calls are given is chosen";

/// What came of asking.
pub(crate) enum Asked {
    Refines,
    /// For arguments that are not undefined; why that is not known for others.
    Defined(String),
    Broken {
        clause: Clause,
        model: Assignment,
    },
    Unknown(String),
}

/// The questions about one pair.
pub(crate) struct Questions {
    /// What holds whatever is chosen, and what must hold of the source's choices.
    always: Vec<TermId>,
    pub(crate) proper: TermId,
    /// What is so for all blocks, where that is about the source's choices.
    facts: TermId,
    /// The clauses, as they are without an instance.
    clauses: Vec<(Option<Clause>, TermId)>,
    /// Where the source goes on beyond what was looked at: choosing that proves nothing.
    beyond: TermId,
    /// The source's choices that matter.
    pub(crate) choices: Vec<TermId>,
    /// Those of them that are observations of something undefined: only these may depend on what the target observes.
    pub(crate) late: FxHashSet<TermId>,
    pub(crate) first: FxHashMap<TermId, TermId>,
    /// The same, with second observations like those of the target, too.
    identity: FxHashMap<TermId, TermId>,
    /// Others that are tried from the start where inputs are undefined.
    seeds: Vec<FxHashMap<TermId, TermId>>,
    more: Vec<FxHashMap<TermId, TermId>>,
    /// Whether each argument is undefined.
    flags: Vec<TermId>,
    options: Options,
    solver: Option<Solver>,
    kind: Kind,
    pub(crate) asked: u32,
}

impl Questions {
    pub(crate) fn new(encoded: &mut Encoded, options: &Options) -> Questions {
        let of_source = encoded.world.choices_of_source();
        let terms = encoded.world.d.terms();
        let mut always = Vec::new();
        let mut proper = terms.bool(true);
        let is_choice = |terms: &term::Terms, term: TermId| {
            let variables = terms.variables_of([term]);
            variables.into_iter().any(|variable| of_source.contains(&terms.variable(variable).term))
        };
        let tidy = |list: &[TermId]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list.dedup();
            list
        };
        let (axioms, facts) = (tidy(&encoded.world.axioms), tidy(&encoded.world.facts));
        let terms = encoded.world.d.terms();
        for axiom in axioms {
            if !of_source.is_empty() && is_choice(terms, axiom) {
                proper = terms.and(proper, axiom);
            } else {
                always.push(axiom);
            }
        }
        let mut about_choices = terms.bool(true);
        for fact in facts {
            if !of_source.is_empty() && is_choice(terms, fact) {
                about_choices = terms.and(about_choices, fact);
            } else {
                always.push(fact);
            }
        }
        // Paths that are cut on either side say nothing.
        let excluded = terms.or_all([
            encoded.target.cut,
            encoded.target.left_out,
            encoded.source.cut,
            encoded.source.left_out,
        ]);
        let kept = terms.not(excluded);
        let beyond = terms.or(encoded.source.cut, encoded.source.left_out);
        let mut clauses: Vec<(Option<Clause>, TermId)> = Vec::new();
        let improper = terms.not(proper);
        clauses.push((None, improper));
        for broken in &encoded.broken {
            let when = terms.and_all([proper, kept, broken.when]);
            clauses.push((Some(broken.clause), when));
        }
        let roots: Vec<TermId> = clauses.iter().map(|(_, when)| *when).collect();
        let used = terms.variables_of(roots);
        let choices: Vec<TermId> = of_source
            .into_iter()
            .filter(|choice| {
                terms.as_var(*choice).is_some_and(|variable| used.binary_search(&variable).is_ok())
            })
            .collect();
        let mut late: FxHashSet<TermId> = FxHashSet::default();
        for choice in encoded.world.choices.iter().filter(|choice| choice.side == Side::Source) {
            let terms = &encoded.world.d.inner.terms;
            let depends = |term: TermId| {
                let variables = terms.variables_of([term]);
                variables.into_iter().any(|variable| late.contains(&terms.variable(variable).term))
            };
            // The sign of what is computed from something undefined is another one for each observation, and so is a NaN.
            let is_of_undef =
                matches!(choice.kind, ChoiceKind::Sign(exact) | ChoiceKind::Nan(exact) if depends(exact));
            if choice.kind.is_observation() || is_of_undef {
                late.insert(choice.term);
            }
        }
        let first = first_instance(encoded, &used, false);
        let identity = first_instance(encoded, &used, true);
        let mut seeds = seeds(encoded, &used, &first);
        let more: Vec<_> = fused(encoded, &first).into_iter().collect();
        if let [fused] = &more[..] {
            seeds.extend(self::seeds(encoded, &used, fused));
        }
        let flags: Vec<TermId> = encoded.inputs.iter().filter_map(|input| input.undef).collect();
        Questions {
            always,
            proper,
            facts: about_choices,
            clauses,
            beyond,
            choices,
            late,
            first,
            identity,
            seeds,
            more,
            flags,
            options: options.clone(),
            solver: None,
            kind: Kind::Bitwuzla,
            asked: 0,
        }
    }

    /// Whether the target refines the source, as far as loops were unrolled: first where no argument is undefined, then where the first that is undefined is
    /// each in turn.
    pub(crate) fn ask(&mut self, encoded: &mut Encoded) -> Asked {
        // What differs in nothing but names, order and dead code is the same terms already.
        let all: Vec<TermId> = self.clauses.iter().map(|(_, when)| *when).collect();
        let terms = encoded.world.d.terms();
        let broken = terms.substitute(&all, &self.identity);
        if broken.iter().all(|when| terms.as_bool(*when) == Some(false)) {
            return Asked::Refines;
        }
        let flags = self.flags.clone();
        let terms = encoded.world.d.terms();
        let (yes, no) = (terms.bool(true), terms.bool(false));
        let none: FxHashMap<TermId, TermId> = flags.iter().map(|flag| (*flag, no)).collect();
        match self.ask_where(encoded, &none) {
            Asked::Refines => {}
            other => return other,
        }
        self.more.extend(self.seeds.clone());
        let begun = Instant::now();
        for (place, flag) in flags.iter().enumerate() {
            let mut case: FxHashMap<TermId, TermId> = flags[..place].iter().map(|flag| (*flag, no)).collect();
            case.insert(*flag, yes);
            match self.ask_where(encoded, &case) {
                Asked::Refines => {}
                Asked::Unknown(why) => return Asked::Defined(why),
                other => return other,
            }
            if begun.elapsed() > self.options.timeout {
                return Asked::Defined("timeout".to_string());
            }
        }
        Asked::Refines
    }

    /// The same for some of the inputs.
    fn ask_where(&mut self, encoded: &mut Encoded, case: &FxHashMap<TermId, TermId>) -> Asked {
        // A call gives one result in all instances, although it may be given something else in each. So only one is good for anything.
        let depends = self.target_depends_on_choices(encoded, case);
        let others = if depends { std::mem::take(&mut self.more) } else { Vec::new() };
        let mut asked = self.ask_clauses(encoded, case, depends);
        // Perhaps another one is good.
        let singles: Vec<_> =
            std::iter::once(&self.identity).chain(&others).take(MOST_SINGLES).cloned().collect();
        for single in singles {
            if !matches!(&asked, Asked::Unknown(why) if why == CHOSEN) {
                break;
            }
            let first = std::mem::replace(&mut self.first, single);
            asked = self.ask_clauses(encoded, case, depends);
            self.first = first;
        }
        self.more.extend(others);
        asked
    }

    fn ask_clauses(
        &mut self,
        encoded: &mut Encoded,
        case: &FxHashMap<TermId, TermId>,
        depends: bool,
    ) -> Asked {
        let kept = self.more.len();
        let mut next = 0;
        while next < self.clauses.len() {
            let (clause, when) = self.clauses[next];
            let question = self.question(encoded, when);
            let question = encoded.world.d.terms().substitute(&[question], case)[0];
            if self.is_simply_excluded(encoded, question) {
                next += 1;
                continue;
            }
            let mut model = match self.solve(encoded, question) {
                Err(why) => return Asked::Unknown(why),
                Ok(None) => {
                    next += 1;
                    continue;
                }
                Ok(Some(model)) => model,
            };
            self.put_in(encoded, &mut model, case);
            if depends {
                return Asked::Unknown(CHOSEN.to_string());
            }
            match self.could_choose_otherwise(encoded, &model, case) {
                Err(why) => return Asked::Unknown(why),
                Ok(None) => {
                    if clause == Some(Clause::MorePoisonous)
                        && let Some(found) = self.without_poison(encoded)
                    {
                        return found;
                    }
                    let (clause, model) = self.settle(encoded, clause, question, model, case);
                    if clause == Clause::MemoryMismatch && encoded.world.guessed_partners {
                        return Asked::Unknown(
                            "incomplete: which local of the target is which of the source is not certain"
                                .to_string(),
                        );
                    }
                    return Asked::Broken { clause, model };
                }
                Ok(Some(instances)) => {
                    if self.more.len() == kept
                        && let Some(model) = self.observes_too_much(encoded, &model)
                    {
                        return Asked::Broken { clause: Clause::MoreUndefined, model };
                    }
                    if self.more.len() >= kept + MOST_INSTANCES {
                        return Asked::Unknown(
                            "incomplete: the choices of the source are too many".to_string(),
                        );
                    }
                    self.more.extend(instances);
                }
            }
        }
        Asked::Refines
    }

    /// Whether what the target does depends on what the source chooses, as the result of a call does that is given what was chosen.
    fn target_depends_on_choices(&self, encoded: &mut Encoded, case: &FxHashMap<TermId, TermId>) -> bool {
        let target = &encoded.target;
        let mut roots = vec![target.is_undefined, target.returns, target.ends];
        let left = target.ended.iter().flat_map(|ended| ended.how.values());
        for value in target.values.iter().chain(left) {
            roots.extend(value.bits.as_term());
            if let symbolic::Bool::Term(flag) = value.poison.flag {
                roots.push(flag);
            }
        }
        let terms = encoded.world.d.terms();
        let roots = terms.substitute(&roots, case);
        let variables = terms.variables_of(roots);
        // Where locals lie is nothing that calls are told, unless addresses become numbers.
        let tells = |term: TermId| {
            let kind =
                encoded.world.choices.iter().find(|choice| choice.term == term).map(|choice| choice.kind);
            kind != Some(ChoiceKind::Address) || !encoded.world.exposed.is_empty()
        };
        let terms = &encoded.world.d.inner.terms;
        let chosen = variables.into_iter().map(|variable| terms.variable(variable).term);
        chosen.filter(|term| self.choices.contains(term)).any(tells)
    }

    /// Where the source is not refined: a clause is broken, or nobody knows what it does.
    pub(crate) fn unrefined(&self, terms: &mut term::Terms) -> TermId {
        let all: Vec<TermId> = self.clauses.iter().map(|(_, when)| *when).collect();
        let any = terms.or_all(all);
        terms.or(any, self.beyond)
    }

    /// What was put into a question is part of its answer, too.
    fn put_in(&self, encoded: &Encoded, model: &mut Assignment, case: &FxHashMap<TermId, TermId>) {
        let terms = &encoded.world.d.inner.terms;
        for (flag, value) in case {
            if let (Some(variable), Some(value)) = (terms.as_var(*flag), terms.as_bool(*value)) {
                model.set(variable, Value::Bool(value));
            }
        }
    }

    /// Whether loops are left that go on after the rounds that were looked at.
    pub(crate) fn is_cut(&mut self, encoded: &mut Encoded) -> Result<bool, String> {
        let terms = encoded.world.d.terms();
        let cut = terms.or(encoded.source.cut, encoded.target.cut);
        if terms.as_bool(cut) == Some(false) {
            return Ok(false);
        }
        let defined = terms.not(encoded.source.is_undefined);
        let when = terms.and(cut, defined);
        let when = terms.substitute(&[when], &self.first)[0];
        let found = self.solve(encoded, when);
        // Whoever cannot say goes on as if there were some.
        Ok(!matches!(found, Ok(None)))
    }

    /// A clause for the first instance, where all other instances fail as well.
    fn question(&mut self, encoded: &mut Encoded, when: TermId) -> TermId {
        let terms = encoded.world.d.terms();
        let when = terms.and(when, self.facts);
        let mut question = terms.substitute(&[when], &self.first)[0];
        if self.more.is_empty() || terms.as_bool(question) == Some(false) {
            return question;
        }
        let unrefined = self.unrefined(terms);
        let any = terms.and(unrefined, self.facts);
        for instance in &self.more {
            let here = terms.substitute(&[any], instance)[0];
            question = terms.and(question, here);
        }
        question
    }

    /// Whether a question has no answer whatever products, quotients and floating-point operations are.
    fn is_simply_excluded(&mut self, encoded: &mut Encoded, question: TermId) -> bool {
        let Some(conditions) = crate::hard::weaker(encoded.world.d.terms(), question) else { return false };
        let all = encoded.world.d.terms().and_all(conditions);
        matches!(self.solve(encoded, all), Ok(None))
    }

    /// Values that make a condition true, if there are any.
    pub(crate) fn solve(
        &mut self,
        encoded: &mut Encoded,
        question: TermId,
    ) -> Result<Option<Assignment>, String> {
        let terms = encoded.world.d.terms();
        if terms.as_bool(question) == Some(false) {
            return Ok(None);
        }
        if self.solver.is_none() {
            let limits = Limits {
                memory_mb: self.options.memory_mb,
                time: Some(self.options.timeout),
                plain: false,
                until: None,
            };
            let mut solver = Solver::start(&self.kind, limits).map_err(|reason| reason.to_string())?;
            for axiom in &self.always {
                solver.assert(terms, *axiom);
            }
            self.solver = Some(solver);
        }
        let Some(solver) = &mut self.solver else { return Err("no solver".to_string()) };
        self.asked += 1;
        solver.push();
        solver.assert(terms, question);
        let answer = match solver.check() {
            Answer::Sat => solver.model(terms).map(Some).map_err(|reason| short_reason(&reason)),
            Answer::Unsat => Ok(None),
            Answer::Unknown(reason) => Err(short_reason(&reason)),
        };
        solver.pop();
        if let Err(why) = &answer {
            self.solver = None;
            if why.starts_with("unsupported") && self.kind == Kind::Bitwuzla {
                self.kind = Kind::Z3;
                return self.solve(encoded, question);
            }
        }
        answer
    }

    /// Other choices of the source for these inputs, by which it is refined after all; none if there are none.
    fn could_choose_otherwise(
        &mut self,
        encoded: &mut Encoded,
        model: &Assignment,
        case: &FxHashMap<TermId, TermId>,
    ) -> Result<Option<Vec<FxHashMap<TermId, TermId>>>, String> {
        if self.choices.is_empty() {
            return Ok(None);
        }
        let terms = encoded.world.d.terms();
        let unrefined = self.unrefined(terms);
        let fine = terms.not(unrefined);
        let fine = terms.and(fine, self.proper);
        let beyond = terms.and(self.beyond, self.proper);
        let values = fixed(encoded, &[fine, beyond, self.proper], model, &self.choices);
        let terms = encoded.world.d.terms();
        let put_in = terms.substitute(&[fine, beyond, self.proper], &values);
        let (fine, beyond, proper) = (put_in[0], put_in[1], put_in[2]);
        let Some(mut found) = self.solve(encoded, fine)? else {
            if self.solve(encoded, beyond)?.is_some() {
                return Err("bounded: the source may go on beyond the bound".to_string());
            }
            return match self.solve(encoded, proper)? {
                Some(_) => Ok(None),
                None => Err("incomplete: no addresses were found for the locals of the source".to_string()),
            };
        };
        // Where a choice is what the target computes, it is that in general.
        let hints = hints(encoded, model, &self.choices, case);
        let mut fine = fine;
        let mut attempts = 0;
        for choice in self.choices.clone() {
            let terms = encoded.world.d.terms();
            let sort = terms.sort(choice);
            let Some(variable) = terms.as_var(choice) else { continue };
            let value = found.get(variable).cloned().unwrap_or_else(|| Value::zero(sort));
            let may_be = |hint: &&Hint| {
                terms.sort(hint.term) == sort && (self.late.contains(&choice) || !hint.observes)
            };
            let fitting: Vec<&Value> = hints.iter().filter(may_be).map(|hint| &hint.value).collect();
            if attempts >= MOST_ATTEMPTS || fitting.contains(&&value) {
                continue;
            }
            for hint in fitting.into_iter().take(4) {
                attempts += 1;
                let terms = encoded.world.d.terms();
                let wanted = constant(terms, hint);
                let same = terms.eq(choice, wanted);
                let both = terms.and(fine, same);
                if let Ok(Some(other)) = self.solve(encoded, both) {
                    (found, fine) = (other, both);
                    break;
                }
            }
        }
        let (mut instance, mut plain) = (FxHashMap::default(), FxHashMap::default());
        for &choice in &self.choices {
            let terms = &encoded.world.d.inner.terms;
            let Some(variable) = terms.as_var(choice) else { continue };
            let sort = terms.sort(choice);
            let value = found.get(variable).cloned().unwrap_or_else(|| Value::zero(sort));
            let may_be = |hint: &&Hint| {
                let in_time = self.late.contains(&choice) || !hint.observes;
                terms.sort(hint.term) == sort && hint.value == value && in_time
            };
            let term = hints.iter().find(may_be).map(|hint| hint.term);
            let value = constant(&mut encoded.world.d.inner.terms, &value);
            instance.insert(choice, term.unwrap_or(value));
            plain.insert(choice, value);
        }
        // The same values may mean something, or nothing.
        Ok(Some(if plain == instance { vec![instance] } else { vec![instance, plain] }))
    }

    /// A counterexample about values for inputs, memory and calls that have no poison: those are easier to understand.
    fn without_poison(&mut self, encoded: &mut Encoded) -> Option<Asked> {
        let when = self.clauses.iter().find(|(clause, _)| *clause == Some(Clause::ValueMismatch))?.1;
        let question = self.question(encoded, when);
        let mut clean: FxHashMap<TermId, TermId> = FxHashMap::default();
        let terms = encoded.world.d.terms();
        for variable in terms.variables_of([question]) {
            let term = terms.variable(variable).term;
            let name = &terms.variable(variable).name;
            if name.contains(".poison") || name.ends_with(".undef") {
                let value = constant(terms, &Value::zero(terms.sort(term)));
                clean.insert(term, value);
            }
        }
        let question = terms.substitute(&[question], &clean)[0];
        let model = self.solve(encoded, question).ok()??;
        if self.could_choose_otherwise(encoded, &model, &FxHashMap::default()) != Ok(None) {
            return None;
        }
        let (clause, model) =
            self.settle(encoded, Some(Clause::ValueMismatch), question, model, &FxHashMap::default());
        Some(Asked::Broken { clause, model })
    }

    /// A counterexample that is easier to read, if there is one: without undefined inputs, without poison, with small numbers. And whether
    /// it is about an undefined value.
    fn settle(
        &mut self,
        encoded: &mut Encoded,
        clause: Option<Clause>,
        question: TermId,
        model: Assignment,
        case: &FxHashMap<TermId, TermId>,
    ) -> (Clause, Assignment) {
        let mut best = model;
        let mut question = question;
        let mut wishes: Vec<TermId> = Vec::new();
        let terms = encoded.world.d.terms();
        let no_poison: Vec<TermId> = encoded.inputs.iter().filter_map(|input| input.poison).collect();
        let any = terms.or_all(no_poison);
        wishes.push(terms.not(any));
        for limit in [16u64, 256] {
            for input in &encoded.inputs {
                let small = input.offset.or(terms.as_var(input.plain).map(|_| input.plain));
                let Some(small) = small.filter(|term| terms.width(*term) > 8) else { continue };
                let width = terms.width(small);
                let most = terms.number(width, limit);
                let positive = terms.ult(small, most);
                // Around zero: small, or small below it.
                let moved = terms.add(small, most);
                let twice = terms.number(width, 2 * limit);
                let around = terms.ult(moved, twice);
                wishes.extend([positive, around]);
            }
        }
        let budget = self.options.timeout.min(std::time::Duration::from_secs(5));
        let begun = Instant::now();
        for wish in wishes {
            if begun.elapsed() > budget {
                break;
            }
            let wished = encoded.world.d.terms().and(question, wish);
            if encoded.world.d.terms().as_bool(wished) == Some(false) {
                continue;
            }
            let Ok(Some(mut found)) = self.solve(encoded, wished) else { continue };
            self.put_in(encoded, &mut found, case);
            if let Ok(None) = self.could_choose_otherwise(encoded, &found, case) {
                best = found;
                question = wished;
            }
        }
        let clause = match clause {
            Some(Clause::ValueMismatch) if self.is_undefined_value(encoded, &best) => Clause::MoreUndefined,
            Some(other) => other,
            None => return self.with_proper_choices(encoded, best),
        };
        // The source's choices are those of the first instance.
        let terms = &encoded.world.d.inner.terms;
        let mut evaluated: Vec<(VarId, Value)> = Vec::new();
        {
            let mut evaluator = Evaluator::new(terms, &best);
            for (choice, term) in &self.first {
                if let (Some(variable), Ok(value)) = (terms.as_var(*choice), evaluator.value(*term)) {
                    evaluated.push((variable, value));
                }
            }
        }
        for (variable, value) in evaluated {
            best.set(variable, value);
        }
        (clause, best)
    }

    /// A counterexample for which the choices of the first instance are none that the source could make, with some that it could, and what is broken then.
    fn with_proper_choices(&mut self, encoded: &mut Encoded, model: Assignment) -> (Clause, Assignment) {
        let mut model = model;
        let values = fixed(encoded, &[self.proper], &model, &self.choices);
        let proper = encoded.world.d.terms().substitute(&[self.proper], &values)[0];
        let found = self.solve(encoded, proper).ok().flatten().unwrap_or_default();
        let terms = &encoded.world.d.inner.terms;
        for variable in self.choices.iter().filter_map(|choice| terms.as_var(*choice)) {
            let zero = || Value::zero(terms.sort(terms.variable(variable).term));
            model.set(variable, found.get(variable).cloned().unwrap_or_else(zero));
        }
        let mut evaluator = Evaluator::new(terms, &model);
        let broken = self.clauses.iter().find(|(clause, when)| {
            clause.is_some() && matches!(evaluator.value(*when), Ok(Value::Bool(true)))
        });
        (broken.and_then(|(clause, _)| *clause).unwrap_or(Clause::MoreUb), model)
    }

    /// Whether the target could have returned the right value, had it chosen otherwise: then it is its choice that is wrong.
    fn is_undefined_value(&mut self, encoded: &mut Encoded, model: &Assignment) -> bool {
        let undefined: Vec<TermId> = encoded
            .world
            .choices
            .iter()
            .filter(|choice| choice.side == Side::Target && matches!(choice.kind, ChoiceKind::Undef(_)))
            .map(|choice| choice.term)
            .collect();
        if undefined.is_empty() {
            return false;
        }
        let terms = encoded.world.d.terms();
        let unrefined = self.unrefined(terms);
        let fine = terms.not(unrefined);
        let fine = terms.and(fine, self.proper);
        let fine = terms.substitute(&[fine], &self.first)[0];
        let values = fixed(encoded, &[fine], model, &undefined);
        let fine = encoded.world.d.terms().substitute(&[fine], &values)[0];
        matches!(self.solve(encoded, fine), Ok(Some(_)))
    }
}

fn short_reason(reason: &solver::Reason) -> String {
    match reason.code {
        solver::Code::Timeout => "timeout".to_string(),
        solver::Code::Memory => "memory".to_string(),
        solver::Code::Unsupported => format!("unsupported: {}", reason.detail),
        _ => reason.to_string(),
    }
}
