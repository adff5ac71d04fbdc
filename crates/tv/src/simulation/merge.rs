//! What holds at a node, whichever way it was entered: registers that were the same on each way are the same afterwards.

use super::*;

impl Product {
    /// What holds at a node, whichever way it was entered; an error if something is owed that nobody can name any more.
    pub(super) fn entry(&mut self, node: u32) -> Result<Option<State>, ()> {
        let incoming: Vec<State> = self.nodes[node as usize].incoming.values().cloned().collect();
        let Some(first) = incoming.first() else { return Ok(None) };
        let mut entry = State::default();
        let values = &mut self.values;
        let column = |side: usize, place: u32| -> Option<Vec<Id>> {
            let find = |state: &State| {
                let held = &state.registers[side];
                held.binary_search_by_key(&place, |(place, _)| *place).ok().map(|found| held[found].1)
            };
            incoming.iter().map(find).collect()
        };
        // What is the same on every way stays what it is, unless it was made from what this node gave when it was entered before.
        let stays = |values: &Values, all: &[Id]| {
            let same = all.iter().all(|id| *id == all[0]) && !values.depends_on(all[0], node);
            same.then_some(all[0])
        };
        let mut classes: BTreeMap<Vec<Id>, Id> = BTreeMap::new();
        for &(place, _) in &first.registers[SOURCE] {
            let Some(all) = column(SOURCE, place) else { continue };
            let value = match stays(values, &all) {
                Some(value) => value,
                None => *classes.entry(all).or_insert_with(|| {
                    let merged = values.intern(Expr::Merged { node, of: place });
                    values.set_type(merged, self.code[SOURCE].types[place as usize]);
                    merged
                }),
            };
            entry.registers[SOURCE].push((place, value));
        }
        let mut own: BTreeMap<Vec<Id>, Id> = BTreeMap::new();
        let dead = values.dead();
        for &(place, _) in &first.registers[TARGET] {
            let Some(all) = column(TARGET, place) else { continue };
            let refined = || {
                let fits = |theirs: &Vec<Id>| {
                    let mut each = incoming.iter().zip(&all).zip(theirs);
                    each.all(|((state, ours), theirs)| values.refines(&state.facts, *ours, *theirs))
                };
                classes.iter().find(|(theirs, _)| fits(theirs)).map(|(_, value)| *value)
            };
            let found = classes.get(&all).copied().or_else(refined).or_else(|| stays(values, &all));
            let value = match found {
                // A variable that may be dead is as good as one that is.
                _ if all.contains(&dead) => dead,
                Some(value) => value,
                None => *own.entry(all).or_insert_with(|| {
                    let merged = values.intern(Expr::Merged { node, of: OF_TARGET + place });
                    values.set_type(merged, self.code[TARGET].types[place as usize]);
                    merged
                }),
            };
            entry.registers[TARGET].push((place, value));
        }
        let mut merge = |of: u32, all: Vec<Id>| match stays(values, &all) {
            Some(same) => same,
            None => values.intern(Expr::Merged { node, of }),
        };
        entry.memory = merge(MEMORY, incoming.iter().map(|state| state.memory).collect());
        entry.lives = merge(LIVES, incoming.iter().map(|state| state.lives).collect());
        let values = &self.values;
        let lasts = |id: &Id| !values.depends_on(*id, node);
        let all = |holds: &dyn Fn(&State) -> bool| incoming.iter().all(holds);
        let done = first.done.iter().filter(|id| lasts(id) && all(&|state| state.done.contains(*id)));
        entry.done = done.copied().collect();
        let known = first
            .facts
            .known
            .iter()
            .filter(|(id, value)| lasts(id) && all(&|state| state.facts.known.get(*id) == Some(*value)));
        entry.facts.known = known.map(|(id, value)| (*id, *value)).collect();
        let excluded = first
            .facts
            .excluded
            .iter()
            .filter(|fact| lasts(&fact.0) && all(&|state| state.facts.excluded.contains(*fact)));
        entry.facts.excluded = excluded.copied().collect();
        let drawn = incoming.iter().flat_map(|state| state.drawn.iter().copied());
        entry.drawn = drawn.filter(lasts).collect();
        entry.owed = incoming.iter().flat_map(|state| state.owed.iter().copied()).collect();
        if !entry.owed.iter().all(lasts) {
            return Err(());
        }
        Ok(Some(entry))
    }
}
