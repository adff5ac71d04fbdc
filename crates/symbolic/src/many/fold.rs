//! The newest object of a site joins the rest, because another one is made.

use sem::context::Step;
use sem::domain::Domain;

use super::{AGE_BITS, Known};
use crate::byte::ite_bool;
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar, Stopped};
use crate::value::{BlockId, Bool, Bv, Prov};
use std::collections::BTreeMap;
use std::rc::Rc;

const IN_ARRAYS: &str =
    "pointers to many objects that are made at one place, in an array that is accessed at unknown places";

/// How pointers to the newest object change.
struct Change {
    newest: BlockId,
    base: Bv,
    rest: BlockId,
    start: Bv,
    /// Where pointers to the newest object are to something alive, which joins the rest; elsewhere they are to something dead.
    live: Bool,
    dead: BlockId,
}

impl Machine<'_> {
    /// Makes room for a new object of a site: the one that was its newest joins the rest.
    pub(crate) fn make_room(&mut self, site: usize) -> Step<BlockId> {
        let Some((newest, rest, dead)) =
            self.many.as_ref().map(|many| (many.sites[site].newest, many.sites[site].rest, many.dead))
        else {
            return Err(self.stop(Stopped::Unsupported(IN_ARRAYS.to_string())));
        };
        if let Some(many) = &mut self.many {
            many.makes += 1;
        }
        let live = self.memory.live(newest);
        if self.memory.now.is_in_arrays(newest) {
            return Err(self.stop(Stopped::Unsupported(IN_ARRAYS.to_string())));
        }
        let mut start = self.d.bv(64, 0);
        if live != Bool::Const(false) {
            self.note_joining(site);
            let made = self.known(site, Known::Made);
            let age = self.d.variable("age", AGE_BITS);
            let d = &mut self.d;
            let (one, most) = (d.bv(AGE_BITS, 1), d.bv(AGE_BITS, u64::MAX));
            let (next, same) = (d.add(AGE_BITS, &made, &one), d.eq(AGE_BITS, &age, &made));
            let full = d.eq(AGE_BITS, &made, &most);
            let room = d.not_b(full);
            let made = d.ite(AGE_BITS, &live, &next, &made);
            let taken = d.and_b(same, room);
            self.narrow_path(taken, Stopped::Assumed)?;
            self.set_known(site, Known::Made, made);
            if let Some(many) = &mut self.many {
                start = many.start(&mut self.d, site, &age);
            }
        }
        // Pointers in a template belong to a block only where it is alive, and nothing has died since if this is still what it was.
        let unchanged = self.segment.as_ref().is_some_and(|segment| segment.was_alive(newest) == Some(live));
        let live = if unchanged { Bool::Const(true) } else { live };
        let base = self.memory.facts(newest).base;
        let base = self.d.bv(64, base);
        self.rename(&Change { newest, base, rest, start, live, dead });
        Ok(newest)
    }

    /// Changes all pointers.
    fn rename(&mut self, change: &Change) {
        let d = &mut self.d;
        let mut trouble = false;
        for frame in &mut self.frames {
            if !frame.cells.any(|value| change.concerns(d, value.prov))
                && !frame
                    .var_args
                    .iter()
                    .flat_map(|argument| &argument.scalars)
                    .any(|value| change.concerns(d, value.prov))
            {
                continue;
            }
            let frame = Rc::make_mut(frame);
            frame.cells.for_each_mut(|value| change.apply(d, value));
            for argument in &mut frame.var_args {
                argument.scalars.iter_mut().for_each(|value| change.apply(d, value));
            }
        }
        self.memory.now.for_each_pointer(
            d,
            |d, prov| change.concerns(d, prov),
            |d, value| match value {
                Some(value) => change.apply(d, value),
                None => trouble = true,
            },
        );
        if trouble {
            self.trouble = Some(crate::access::PART_OF_POINTER.to_string());
        }
    }
}

impl Change {
    fn concerns(&self, d: &Symbolic, prov: Prov) -> bool {
        match prov {
            Prov::None => false,
            Prov::Block(block) => block == self.newest,
            Prov::Set(_) => d.members(prov).iter().any(|(block, _)| *block == Some(self.newest)),
        }
    }

    /// The pointer as it is afterwards.
    fn apply(&self, d: &mut Symbolic, value: &mut Scalar) {
        if !self.concerns(d, value.prov) {
            return;
        }
        let gone = d.not_b(self.live);
        let mut members: BTreeMap<Option<BlockId>, Bool> = BTreeMap::new();
        // Those that belong to the rest last, so that nothing else is among the choices where it is known that it belongs there.
        let mut first: Vec<(Bool, Bv)> = Vec::new();
        let mut last: Vec<(Bool, Bv)> = Vec::new();
        for candidate in d.candidates(value.prov) {
            let bits = d.restrict(&value.bits, &candidate.facts);
            let ways = if candidate.block == Some(self.newest) {
                let offset = d.sub(64, &bits, &self.base);
                let moved = d.add(64, &self.start, &offset);
                let (joins, dies) = (d.and_b(candidate.guard, self.live), d.and_b(candidate.guard, gone));
                vec![(Some(self.rest), joins, moved), (Some(self.dead), dies, bits)]
            } else {
                vec![(candidate.block, candidate.guard, bits)]
            };
            for (block, guard, bits) in ways {
                if guard == Bool::Const(false) {
                    continue;
                }
                let known = members.get(&block).copied().unwrap_or(Bool::Const(false));
                members.insert(block, d.or_b(known, guard));
                match block == Some(self.rest) {
                    true => last.push((guard, bits)),
                    false => first.push((guard, bits)),
                }
            }
        }
        let mut chosen: Option<Bv> = None;
        for (guard, bits) in first.into_iter().chain(last).rev() {
            chosen = Some(match chosen {
                None => bits,
                Some(others) => d.ite(64, &guard, &bits, &others),
            });
        }
        value.bits = chosen.unwrap_or_else(|| value.bits.clone());
        value.prov = d.set(members);
    }
}

/// The least of two numbers, or the greatest, where the condition holds; elsewhere the first.
pub(super) fn bound(d: &mut Symbolic, guard: Bool, (old, new): (&Bv, &Bv), least: bool) -> Bv {
    let new_is_less = d.ult(AGE_BITS, new, old);
    let old_is_less = d.ult(AGE_BITS, old, new);
    let better = if least { new_is_less } else { old_is_less };
    let taken = ite_bool(d, guard, better, Bool::Const(false));
    d.ite(AGE_BITS, &taken, new, old)
}
