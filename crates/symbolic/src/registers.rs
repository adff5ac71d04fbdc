//! The registers of a function that is running, in pages that copies share until one of them writes.
//!
//! Compilers make functions of tens of thousands of registers when they inline, and a path that forks or waits copies what it runs in. Cost: a copy is one count for each page, a
//! write to a shared page copies that page.

use std::rc::Rc;

use program::code::Reg;

use crate::machine::Scalar;

/// How many registers lie together.
const PAGE: usize = 32;

/// Registers by their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Registers {
    pages: Vec<Rc<[Scalar; PAGE]>>,
    count: u32,
}

impl Registers {
    /// So many that all hold the same.
    pub(crate) fn new(count: u32, value: &Scalar) -> Registers {
        let page: Rc<[Scalar; PAGE]> = Rc::new(std::array::from_fn(|_| value.clone()));
        Registers { pages: vec![page; (count as usize).div_ceil(PAGE)], count }
    }

    /// What a register holds, if there is one of this number.
    pub(crate) fn get(&self, register: Reg) -> Option<&Scalar> {
        let place = (register < self.count).then_some(register as usize)?;
        self.pages.get(place / PAGE)?.get(place % PAGE)
    }

    /// Whether this is so for one of them.
    pub(crate) fn any(&self, of: impl FnMut(&Scalar) -> bool) -> bool {
        self.pages.iter().flat_map(|page| page.iter()).any(of)
    }

    /// Each of them, to be changed.
    pub(crate) fn for_each_mut(&mut self, mut f: impl FnMut(&mut Scalar)) {
        for page in &mut self.pages {
            Rc::make_mut(page).iter_mut().for_each(&mut f);
        }
    }

    /// A register, to be changed.
    pub(crate) fn get_mut(&mut self, register: Reg) -> Option<&mut Scalar> {
        let place = (register < self.count).then_some(register as usize)?;
        Rc::make_mut(self.pages.get_mut(place / PAGE)?).get_mut(place % PAGE)
    }
}
