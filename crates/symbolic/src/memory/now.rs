//! Memory as one path has made it, and paths that come together.
//!
//! Blocks are listed by their numbers, a few to a page. Copies share pages and blocks that neither has written since, so that a fork costs next to
//! nothing and a merge only what differs. A block that is not listed is dead, or was made on another path.

use std::rc::Rc;

use arena::Id;

use super::Facts;
use super::PartOfPointer;
use super::part::{Part, Shape};
use crate::domain::Symbolic;
use crate::value::{BlockId, Bool};
use arena::Arena;
use sem::domain::Domain;

/// How many blocks lie together.
const PAGE: usize = 32;

pub(super) type Page = [Option<Rc<Part>>; PAGE];

/// What one path has made of memory.
#[derive(Clone, Debug)]
pub struct Now {
    pages: Vec<Rc<Page>>,
    /// The lowest address of the stack, which grows down.
    pub(crate) stack: u64,
}

fn empty() -> Rc<Page> {
    Rc::new(std::array::from_fn(|_| None))
}

impl Now {
    /// No blocks, and where the stack starts.
    pub(super) fn new(stack: u64) -> Now {
        Now { pages: Vec::new(), stack }
    }

    /// Whether a block is alive.
    pub fn live(&self, id: BlockId) -> Bool {
        self.get(id).map_or(Bool::Const(false), |part| part.live)
    }

    /// Its pages, to be changed.
    pub(super) fn pages_mut(&mut self) -> &mut [Rc<Page>] {
        &mut self.pages
    }

    /// All blocks that are listed.
    pub(super) fn parts(&self) -> impl Iterator<Item = (BlockId, &Part)> {
        let blocks = self.pages.iter().flat_map(|page| page.iter()).enumerate();
        blocks.filter_map(|(number, part)| Some((BlockId::new(number), part.as_deref()?)))
    }

    pub(super) fn get(&self, id: BlockId) -> Option<&Part> {
        self.pages.get(id.index() / PAGE)?[id.index() % PAGE].as_deref()
    }

    pub(super) fn get_mut(&mut self, id: BlockId) -> Option<&mut Part> {
        let page = self.pages.get_mut(id.index() / PAGE)?;
        // Looking first keeps pages shared where there is nothing to be had.
        page[id.index() % PAGE].as_ref()?;
        Rc::make_mut(page)[id.index() % PAGE].as_mut().map(Rc::make_mut)
    }

    pub(super) fn put(&mut self, id: BlockId, part: Option<Part>) {
        let page = id.index() / PAGE;
        while self.pages.len() <= page {
            self.pages.push(empty());
        }
        Rc::make_mut(&mut self.pages[page])[id.index() % PAGE] = part.map(Rc::new);
    }

    /// Whether everything is as in the other, besides blocks of which this is true.
    pub(crate) fn is_like(&self, other: &Now, besides: impl Fn(BlockId) -> bool) -> bool {
        let nothing = empty();
        let count = self.pages.len().max(other.pages.len());
        (0..count).all(|number| {
            let ours = self.pages.get(number).unwrap_or(&nothing);
            let theirs = other.pages.get(number).unwrap_or(&nothing);
            Rc::ptr_eq(ours, theirs)
                || ours.iter().zip(theirs.iter()).enumerate().all(|(at, (ours, theirs))| {
                    let same = match (ours, theirs) {
                        (Some(ours), Some(theirs)) => Rc::ptr_eq(ours, theirs) || ours == theirs,
                        (None, None) => true,
                        _ => false,
                    };
                    same || besides(BlockId::new(number * PAGE + at))
                })
        })
    }

    /// This where the condition holds, and the other elsewhere.
    pub(super) fn merge(
        mut self,
        d: &mut Symbolic,
        w: u32,
        facts: &Arena<BlockId, Facts>,
        condition: Bool,
        other: &Now,
    ) -> Result<Now, PartOfPointer> {
        self.stack = self.stack.min(other.stack);
        while self.pages.len() < other.pages.len() {
            self.pages.push(empty());
        }
        let nothing = empty();
        for (number, ours) in self.pages.iter_mut().enumerate() {
            let theirs = other.pages.get(number).unwrap_or(&nothing);
            if Rc::ptr_eq(ours, theirs) {
                continue;
            }
            let page = Rc::make_mut(ours);
            for (at, (ours, theirs)) in page.iter_mut().zip(theirs.iter()).enumerate() {
                let id = BlockId::new(number * PAGE + at);
                match (ours.as_mut(), theirs) {
                    (None, None) => {}
                    (Some(part), Some(other)) if Rc::ptr_eq(part, other) => {}
                    (Some(part), Some(other)) => {
                        let shape = Shape { w, size: facts[id].most };
                        *part = Rc::new(part.merge(d, shape, condition, other)?);
                    }
                    // Where it is not listed nobody can reach it.
                    (Some(part), None) => {
                        let part = Rc::make_mut(part);
                        part.live = d.and_b(part.live, condition);
                    }
                    (None, Some(other)) => {
                        let mut part = Part::clone(other);
                        let elsewhere = d.not_b(condition);
                        part.live = d.and_b(part.live, elsewhere);
                        *ours = Some(Rc::new(part));
                    }
                }
            }
        }
        Ok(self)
    }
}
