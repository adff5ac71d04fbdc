//! What threads wait for, and who holds it.
//!
//! A lock of the platform is a word that holds the number of its holder plus one, in units that the primitive is told. Who has a lock is what its word says now; where it was taken is
//! known to who has watched ([`Locks`]).

use super::Look;
use concrete::Cell;
use program::code::{Callee, Op, SiteId};
use program::primitive::Primitive;
use std::fmt;
use verdict::Location;

/// A lock that somebody holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Locked {
    /// What it is called.
    pub(crate) name: String,
    /// Who holds it.
    pub(crate) thread: usize,
    /// Where it was taken.
    pub(crate) since: Option<Location>,
}

impl fmt::Display for Locked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.since {
            Some(since) => write!(f, "{} since {since}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

/// A lock that somebody has taken.
#[derive(Clone, Debug)]
struct Taken {
    slot: u32,
    offset: u64,
    /// What its word is for the first thread.
    unit: u64,
    thread: usize,
    since: Option<Location>,
}

/// The locks that were taken in a run, the last time each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locks {
    taken: Vec<Taken>,
}

impl Locks {
    /// Notes that the current thread makes its next step here, if that takes a lock.
    pub(crate) fn note(&mut self, look: Look<'_>, since: impl FnOnce() -> Option<Location>) {
        let thread = look.machine.current();
        let Some(site) = look.waiting_at(thread, Primitive::Lock) else { return };
        let Some((slot, offset)) = look.machine.place_of(look.argument(thread, site, 0)) else { return };
        let Some(unit) = look.unit(thread, site) else { return };
        self.taken.retain(|known| (known.slot, known.offset) != (slot, offset));
        self.taken.push(Taken { slot, offset, unit, thread, since: since() });
    }

    /// The locks that are held.
    pub(crate) fn held(&self, look: Look<'_>) -> Vec<Locked> {
        let held = self.taken.iter().filter_map(|taken| {
            let word = look.machine.memory().look(taken.slot, taken.offset, 4)?.bits();
            (holder(word, taken.unit)? == taken.thread).then(|| Locked {
                name: look.name_of_lock(taken.slot, taken.offset),
                thread: taken.thread,
                since: taken.since.clone(),
            })
        });
        held.collect()
    }

    /// Where the holder of the lock has taken it that a thread waits for.
    fn since(&self, look: Look<'_>, thread: usize) -> Option<&Location> {
        let site = look.waiting_at(thread, Primitive::Lock)?;
        let place = look.machine.place_of(look.argument(thread, site, 0))?;
        let holder = look.lock_holder(thread, site)?;
        let taken = self.taken.iter().find(|taken| (taken.slot, taken.offset) == place)?;
        taken.since.as_ref().filter(|_| taken.thread == holder)
    }

    /// What a thread that cannot move waits for, and since when somebody has it.
    pub(crate) fn awaited(&self, look: Look<'_>, thread: usize) -> String {
        let what = look.awaited(thread);
        match self.since(look, thread) {
            Some(since) => format!("{what} since {since}"),
            None => what,
        }
    }
}

/// The thread that a word names.
fn holder(word: u64, unit: u64) -> Option<usize> {
    let exact = unit > 0 && word.is_multiple_of(unit);
    usize::try_from((word / unit.max(1)).checked_sub(1)?).ok().filter(|_| exact)
}

impl Look<'_> {
    /// What a thread that cannot move waits for.
    pub(crate) fn awaited(&self, number: usize) -> String {
        let code = &self.machine.program().code;
        let pc = self.machine.thread(number).pc;
        let Some(&Op::Call(site)) = code.ops.get(pc as usize) else { return "something".to_string() };
        match code.sites.get(site as usize).map(|site| site.callee) {
            Some(Callee::Primitive(Primitive::Join)) => {
                format!("the end of thread {}", self.argument(number, site, 0).bits() as u32)
            }
            Some(Callee::Primitive(Primitive::Lock)) => {
                let lock = self.named_place(number, site);
                match self.lock_holder(number, site) {
                    Some(holder) => format!("{lock}, which thread {holder} holds"),
                    None => lock,
                }
            }
            _ => self.named_place(number, site),
        }
    }

    /// The call of a primitive that a thread makes next.
    fn waiting_at(&self, thread: usize, primitive: Primitive) -> Option<SiteId> {
        let code = &self.machine.program().code;
        let &Op::Call(site) = code.ops.get(self.machine.thread(thread).pc as usize)? else { return None };
        (code.sites.get(site as usize)?.callee == Callee::Primitive(primitive)).then_some(site)
    }

    fn argument(&self, thread: usize, site: SiteId, place: usize) -> Cell {
        let site = self.machine.program().code.sites.get(site as usize);
        let operand = site.and_then(|site| site.args.get(place));
        operand.map_or(Cell::default(), |argument| self.machine.peek(thread, argument.value))
    }

    /// What the object is called that a primitive waits for.
    fn named_place(&self, thread: usize, site: SiteId) -> String {
        self.pointer_text(self.argument(thread, site, 0))
    }

    fn name_of_lock(&self, slot: u32, offset: u64) -> String {
        let entry = self.machine.memory().slots().get(slot as usize);
        let pointer = entry.map(|entry| Cell::pointer(entry.base.wrapping_add(offset), concrete::Prov::NONE));
        pointer.map_or_else(|| "a lock".to_string(), |pointer| self.pointer_text(pointer))
    }

    /// What the word of a lock is for the first thread, as the call says that takes it for another.
    fn unit(&self, thread: usize, site: SiteId) -> Option<u64> {
        let own = self.argument(thread, site, 1).bits();
        let unit = own / (thread as u64 + 1);
        (unit > 0 && unit * (thread as u64 + 1) == own).then_some(unit)
    }

    /// Who holds the lock that a thread waits for: the platform's locks contain the number of the holder and one.
    fn lock_holder(&self, thread: usize, site: SiteId) -> Option<usize> {
        let (slot, offset) = self.machine.place_of(self.argument(thread, site, 0))?;
        let word = self.machine.memory().look(slot, offset, 4)?.bits();
        holder(word, self.unit(thread, site)?).filter(|&holder| holder < self.machine.thread_count())
    }
}
