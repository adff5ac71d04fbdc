//! What holds at a node, whichever way it was entered.
//!
//! A register is a column: what it holds on each way. Columns that are the same are the same value afterwards; one that is an operation on others is that operation on
//! their values, so that what both functions know of a loop's counter they know of whatever is computed from it. The same goes for what the source has decided.

use ir::opcode::CastOp;

use super::refinement::free_flags;
use super::*;

/// What registers hold on each way into a node, and what that is at the node.
struct Columns<'a> {
    node: u32,
    incoming: &'a [State],
    /// The register that each column was first found in.
    owners: BTreeMap<Vec<Id>, u32>,
    values: BTreeMap<Vec<Id>, Id>,
}

/// Operations on operations on columns are looked through so far.
const DEPTH: u32 = 4;
/// So many facts of a way are looked at, with so many columns for an operand.
const MOST_FACTS: usize = 60;
const MOST_COLUMNS: usize = 4;
/// So many numbers are few.
const MOST_CHOICES: usize = 12;

impl Product {
    /// What holds at a node, whichever way it was entered; an error if something is owed that nobody can name any more.
    pub(super) fn entry(&mut self, node: u32) -> Result<Option<State>, ()> {
        let incoming: Vec<State> = self.nodes[node as usize].incoming.values().cloned().collect();
        let Some(first) = incoming.first() else { return Ok(None) };
        let mut entry = State::default();
        let mut columns =
            Columns { node, incoming: &incoming, owners: BTreeMap::new(), values: BTreeMap::new() };
        let mut held: [Vec<(u32, Vec<Id>)>; 2] = Default::default();
        for (side, of) in [(SOURCE, 0), (TARGET, OF_TARGET)] {
            for &(place, _) in &first.registers[side] {
                if let Some(all) = columns.of(side, place) {
                    columns.owners.entry(all.clone()).or_insert(of + place);
                    held[side].push((place, all));
                }
            }
        }
        for (of, of_target, part) in [(MEMORY, MEMORY_OF_TARGET, 0), (LIVES, LIVES_OF_TARGET, 1)] {
            let all = |side: usize| -> Vec<Id> {
                let pick = |state: &State| if part == 0 { state.memory[side] } else { state.lives[side] };
                incoming.iter().map(pick).collect()
            };
            let (ours, theirs) = (all(SOURCE), all(TARGET));
            let source = columns.memory(&mut self.values, &ours, of);
            let mut each = incoming.iter().zip(&theirs).zip(&ours);
            let same = each.all(|((state, t), s)| self.values.refines(&state.facts, *t, *s));
            let target = if same { source } else { columns.memory(&mut self.values, &theirs, of_target) };
            *(if part == 0 { &mut entry.memory } else { &mut entry.lives }) = [source, target];
            // What the target has may say more than what the source has: then the source would have read other things from it.
            if target != source {
                columns.values.entry(theirs).or_insert(target);
            }
            columns.values.insert(ours, source);
        }
        for (place, all) in &held[SOURCE] {
            let value = columns.value(&mut self.values, all);
            entry.registers[SOURCE].push((*place, value));
        }
        let ours: Vec<Vec<Id>> = columns.values.keys().cloned().collect();
        let dead = self.values.dead();
        for (place, all) in &held[TARGET] {
            let found = match columns.values.get(all) {
                Some(value) => Some(*value),
                None => columns.refined(&self.values, all, &ours),
            };
            let value = match found {
                // A variable that may be dead is as good as one that is.
                _ if all.contains(&dead) => dead,
                Some(value) => value,
                None => match columns.known(&mut self.values, all, DEPTH) {
                    Some(known) => known,
                    None => columns
                        .widened(&mut self.values, &mut self.questions, all, &ours)
                        .unwrap_or_else(|| columns.value(&mut self.values, all)),
                },
            };
            entry.registers[TARGET].push((*place, value));
        }
        let owed = columns.owed(&mut self.values);
        entry.facts = columns.facts(&mut self.values);
        let values = &self.values;
        let lasts = |id: &Id| !values.depends_on(*id, node);
        let all = |holds: &dyn Fn(&State) -> bool| incoming.iter().all(holds);
        let done = first.done.iter().filter(|id| lasts(id) && all(&|state| state.done.contains(*id)));
        entry.done = done.copied().collect();
        let drawn = incoming.iter().flat_map(|state| state.drawn.iter().copied());
        entry.drawn = drawn.filter(lasts).collect();
        entry.owed = owed;
        if !entry.owed.iter().all(lasts) {
            return Err(());
        }
        Ok(Some(entry))
    }
}

impl Columns<'_> {
    /// What a register holds on each way, if it holds something on each.
    fn of(&self, side: usize, place: u32) -> Option<Vec<Id>> {
        let find = |state: &State| {
            let held = &state.registers[side];
            held.binary_search_by_key(&place, |(place, _)| *place).ok().map(|found| held[found].1)
        };
        self.incoming.iter().map(find).collect()
    }

    /// What is the same on every way stays what it is, unless it was made from what this node gave when it was entered before.
    fn stays(&self, values: &Values, all: &[Id]) -> Option<Id> {
        let same = all.iter().all(|id| *id == all[0]) && !values.depends_on(all[0], self.node);
        same.then_some(all[0])
    }

    /// What a column of a register is at the node.
    fn value(&mut self, values: &mut Values, all: &[Id]) -> Id {
        if let Some(known) = self.known(values, all, DEPTH) {
            return known;
        }
        let of = self.owners.get(all).copied().unwrap_or(OF_TARGET);
        let merged = values.intern(Expr::Merged { node: self.node, of });
        if let Some(ty) = all.iter().find_map(|id| values.type_of(*id)) {
            values.set_type(merged, ty);
        }
        self.values.insert(all.to_vec(), merged);
        merged
    }

    /// The same, if it is what columns of registers are or an operation on them.
    fn known(&mut self, values: &mut Values, all: &[Id], depth: u32) -> Option<Id> {
        if let Some(known) = self.stays(values, all).or_else(|| self.values.get(all).copied()) {
            return Some(known);
        }
        let value = self.operation(values, all, depth)?;
        self.values.insert(all.to_vec(), value);
        Some(value)
    }

    /// A column of one operation, as this operation on columns.
    fn operation(&mut self, values: &mut Values, all: &[Id], depth: u32) -> Option<Id> {
        let Expr::Operation { what, known, promises, operands } = values.expr(all[0]).clone() else {
            return None;
        };
        let mut parts: Vec<Vec<Id>> = operands.iter().map(|operand| vec![*operand]).collect();
        for id in &all[1..] {
            match values.expr(*id) {
                Expr::Operation { what: other, known: too, promises: says, operands: others }
                    if *other == what
                        && *too == known
                        && *says == promises
                        && others.len() == parts.len() =>
                {
                    parts.iter_mut().zip(others).for_each(|(part, operand)| part.push(*operand));
                }
                _ => return None,
            }
        }
        // Memory is an operand of what reads it. What would have to be drawn again is no function of its operands.
        let text = values.text_of(what);
        let is_function =
            values.is_instruction(what) || text.starts_with("access ") || text.contains(" = load ");
        let is_drawn = promises.flags & free_flags() != 0 || values.may_be_drawn(what);
        if depth == 0 || !is_function || is_drawn {
            return None;
        }
        let mut resolved = Vec::with_capacity(parts.len());
        for part in parts {
            resolved.push(match self.known(values, &part, depth - 1) {
                Some(known) => known,
                None if self.owners.contains_key(&part) => self.value(values, &part),
                None => return None,
            });
        }
        let value = values.operation(what, known, promises, resolved);
        if let Some(ty) = values.type_of(all[0]) {
            values.set_type(value, ty);
        }
        Some(value)
    }

    /// The value of a column of the source that a column of the target refines on each way.
    fn refined(&self, values: &Values, all: &[Id], ours: &[Vec<Id>]) -> Option<Id> {
        let fits = |theirs: &&Vec<Id>| {
            let mut each = self.incoming.iter().zip(all).zip(theirs.iter());
            each.all(|((state, ours), theirs)| values.refines(&state.facts, *ours, *theirs))
        };
        ours.iter().find(fits).and_then(|theirs| self.values.get(theirs)).copied()
    }

    /// A number of the source in a wider type that a column of the target is on each way.
    fn widened(
        &mut self,
        values: &mut Values,
        questions: &mut Questions,
        all: &[Id],
        ours: &[Vec<Id>],
    ) -> Option<Id> {
        let width = values.width_of(all[0]).filter(|_| all.len() > 1)?;
        let to = values.type_of(all[0])?;
        for theirs in ours {
            let value = *self.values.get(theirs)?;
            if values.width_of(value).is_none_or(|narrow| narrow >= width || narrow == 1) {
                continue;
            }
            let positive =
                theirs.iter().zip(self.incoming).all(|(id, state)| values.is_positive(&state.facts, *id));
            let casts = if positive { [CastOp::ZExt, CastOp::SExt] } else { [CastOp::SExt, CastOp::ZExt] };
            for cast in casts {
                let wide: Option<Vec<Id>> = theirs.iter().map(|id| values.widened(cast, *id, to)).collect();
                let wide = wide?;
                let plain =
                    |place: usize| values.refines(&self.incoming[place].facts, all[place], wide[place]);
                let (same, other): (Vec<usize>, Vec<usize>) = (0..all.len()).partition(|place| plain(*place));
                // Numbers that differ need no question.
                let differs = |place: &usize| values.number_of(all[*place]).is_some();
                if same.is_empty() || other.iter().any(differs) {
                    continue;
                }
                let shown = other.into_iter().all(|place| {
                    questions.agree(values, &self.incoming[place].facts, all[place], wide[place])
                });
                if shown {
                    return values.widened(cast, value, to);
                }
            }
        }
        None
    }

    /// What is owed on every way: the same, where it is the same of what registers hold.
    fn owed(&mut self, values: &mut Values) -> BTreeSet<Id> {
        let incoming = self.incoming;
        let mut left: Vec<Vec<Id>> =
            incoming.iter().map(|state| state.owed.iter().copied().collect()).collect();
        let mut owed = BTreeSet::new();
        for first in std::mem::take(&mut left[0]) {
            let mut column = vec![first];
            for others in &left[1..] {
                let same = others.iter().find(|id| **id == first);
                let alike = |id: &&Id| match (values.expr(first), values.expr(**id)) {
                    (Expr::Operation { what, .. }, Expr::Operation { what: other, .. }) => what == other,
                    _ => false,
                };
                column.extend(same.or_else(|| others.iter().find(alike)));
            }
            let merged = match column.len() == incoming.len() {
                true => self.known(values, &column, DEPTH).or_else(|| self.operation(values, &column, DEPTH)),
                false => None,
            };
            match merged {
                Some(merged) => {
                    left.iter_mut()
                        .zip(&column)
                        .skip(1)
                        .for_each(|(left, id)| left.retain(|other| other != id));
                    owed.insert(merged);
                }
                None => {
                    owed.insert(first);
                }
            }
        }
        owed.extend(left.into_iter().flatten());
        owed
    }

    fn memory(&self, values: &mut Values, all: &[Id], of: u32) -> Id {
        match self.stays(values, all) {
            Some(same) => same,
            None => values.intern(Expr::Merged { node: self.node, of }),
        }
    }

    /// What is known on every way, of the values that are there afterwards.
    fn facts(&mut self, values: &mut Values) -> Facts {
        let incoming = self.incoming;
        let mut facts = Facts::default();
        for state in incoming {
            let mut latest: Vec<(Id, Id)> =
                state.facts.known.iter().map(|(id, known)| (*id, *known)).collect();
            latest.sort_unstable_by(|a, b| b.cmp(a));
            for (id, known) in latest.iter().copied() {
                let same = |state: &State| state.facts.known.get(&id) == Some(&known);
                if !values.depends_on(id, self.node) && incoming.iter().all(same) {
                    facts.known.insert(id, known);
                }
            }
            if incoming.len() > 1 {
                for (id, known) in latest.into_iter().take(MOST_FACTS) {
                    if let Some(merged) = self.fact(values, state, id, known) {
                        facts.known.insert(merged, known);
                    }
                }
            }
        }
        let columns: Vec<(Vec<Id>, Id)> = self.values.iter().map(|(all, id)| (all.clone(), *id)).collect();
        for (all, id) in columns {
            let mut each = all.iter().zip(incoming);
            let is_leaf = matches!(values.expr(id), Expr::Merged { .. });
            if is_leaf && each.all(|(id, state)| values.is_positive(&state.facts, *id)) {
                facts.positive.insert(id);
            }
            let numbers: Option<BTreeSet<Id>> =
                all.iter().map(|id| values.number_of(*id).map(|_| *id)).collect();
            if let Some(numbers) = numbers.filter(|numbers| is_leaf && numbers.len() <= MOST_CHOICES) {
                facts.choices.insert(id, numbers);
            }
        }
        let first = &incoming[0].facts;
        let lasts = |id: &Id| !values.depends_on(*id, self.node);
        let excluded = first.excluded.iter().filter(|fact| {
            lasts(&fact.0) && incoming.iter().all(|state| state.facts.excluded.contains(*fact))
        });
        facts.excluded = excluded.copied().collect();
        let accessed = first
            .accessed
            .iter()
            .filter(|id| lasts(id) && incoming.iter().all(|state| state.facts.accessed.contains(id)));
        facts.accessed = accessed.copied().collect();
        let positive = first
            .positive
            .iter()
            .filter(|id| lasts(id) && incoming.iter().all(|state| state.facts.positive.contains(id)));
        facts.positive.extend(positive.copied());
        for (id, numbers) in first.choices.iter().filter(|(id, _)| lasts(id)) {
            if incoming.iter().all(|state| state.facts.choices.get(id) == Some(numbers)) {
                facts.choices.insert(*id, numbers.clone());
            }
        }
        facts
    }

    /// What a fact of one way is about, where the same was decided on every other way about what registers hold there.
    fn fact(&mut self, values: &mut Values, state: &State, id: Id, truth: Id) -> Option<Id> {
        let way = self.incoming.iter().position(|other| std::ptr::eq(other, state))?;
        let Expr::Operation { what, known, promises, operands } = values.expr(id).clone() else {
            return None;
        };
        if !values.is_instruction(what) || operands.len() > 2 {
            return None;
        }
        // For each operand what it may be on all ways: the same, or what a register holds.
        let mut choices: Vec<Vec<Vec<Id>>> = Vec::new();
        for operand in &operands {
            let mut columns: Vec<Vec<Id>> = Vec::new();
            if !values.depends_on(*operand, self.node) {
                columns.push(vec![*operand; self.incoming.len()]);
            }
            let held = self.values.keys().filter(|column| column[way] == *operand);
            columns.extend(held.take(MOST_COLUMNS).cloned());
            choices.push(columns);
        }
        let mut combined: Vec<Vec<Vec<Id>>> = vec![Vec::new()];
        for columns in choices {
            let with = |begun: &Vec<Vec<Id>>| {
                columns.iter().map(|column| begun.iter().cloned().chain([column.clone()]).collect()).collect()
            };
            combined = combined.iter().flat_map(|begun| -> Vec<Vec<Vec<Id>>> { with(begun) }).collect();
        }
        for columns in combined {
            // What is the same everywhere was looked at before.
            if columns.iter().all(|column| column.iter().all(|id| *id == column[0])) {
                continue;
            }
            let holds = self.incoming.iter().enumerate().all(|(place, state)| {
                let there = columns.iter().map(|column| column[place]).collect();
                let there = values.operation(what, known, promises.clone(), there);
                there == truth || state.facts.known.get(&there) == Some(&truth)
            });
            if holds {
                let parts: Option<Vec<Id>> =
                    columns.iter().map(|column| self.known(values, column, 0)).collect();
                let merged = values.operation(what, known, promises, parts?);
                let ty = values.type_of(id)?;
                values.set_type(merged, ty);
                return values.number_of(merged).is_none().then_some(merged);
            }
        }
        None
    }
}
