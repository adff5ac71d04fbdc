//! Reading memory that was never written, where that is not checked: each bit has one arbitrary value from the birth of its object until it is written.
//!
//! ```text
//!   load    bits that are not demanded    stay undecided, in the register too
//!           bits that are demanded        are chosen, and written back to where they were loaded from
//!   copy    memcpy, store, argument       copies the undecided bits, which are chosen for each copy by itself
//! ```
//!
//! Claim: every value that unwritten bits can have is among the choices, and all loads from one place see the same.
//!
//! Limits: two copies of bits that were undecided when they were copied may get different values, which adds executions: [`Interpreter::mixes_unwritten_copies`] says where that may
//! have happened.

use crate::bytes::Word;
use crate::cell::Prov;
use crate::host::scalar_of;
use crate::machine::Interpreter;
use crate::narrow::{Narrow, mask};
use program::demanded::DemandedBits;
use sem::context::{Context, Place, Step, Stop, Why, Words};
use sem::scalar::Scalar;
use sem::ub::{Class, ClassSet};
use std::sync::Arc;

impl Interpreter<'_> {
    /// From now on only these classes are violations; after other undefined behaviour runs go on. If unwritten memory is not checked, the demanded bits of loads must be given. To
    /// be said before the program starts.
    pub fn check_only(&mut self, checked: ClassSet, demanded: Option<Arc<DemandedBits>>) {
        let before = std::mem::replace(&mut self.checked, checked);
        self.demanded = demanded.filter(|_| !checked.contains(Class::Uninit));
        if before != checked && !self.program.constant_code.is_empty() && self.ended.is_none() {
            // Constant expressions make no poison of a class that is not checked, either. What goes wrong has ended the run.
            let _: Result<(), Stop> = self.fill_objects();
        }
    }

    /// Whether copies of unwritten bits may have got different values since the start.
    pub fn mixes_unwritten_copies(&self) -> bool {
        self.copied_unwritten && self.settled_unwritten
    }

    /// What is loaded from a place that has unwritten bits.
    #[cold]
    #[inline(never)]
    pub(crate) fn load_unwritten(
        &mut self,
        place: &Place<Narrow>,
        width: u32,
        word: Word,
        is_pointer: bool,
    ) -> Step<Scalar<Narrow>> {
        let demanded = self.demanded.as_ref().map_or(u64::MAX, |demanded| demanded.of(self.thread.pc));
        let wanted = word.undef & demanded & mask(width);
        let mut word = word;
        if wanted != 0 {
            if word.part || word.prov != Prov::NONE || word.poison.is_some() {
                return Err(Context::<Narrow>::unsupported(self, "memory of which only a part was written"));
            }
            let value =
                self.chosen(|world| world.choose_unwritten(width, wanted, is_pointer, Why::Unwritten))?;
            self.settled_unwritten = true;
            let (slot, bytes) = (place.prov.slot().unwrap_or(0), width.div_ceil(8) as usize);
            // The bits beside it, of a byte that it does not fill, stay what they are.
            let whole = self.memory.read(slot, place.offset, bytes);
            let bits = whole.bits & !wanted | value & wanted;
            self.memory.write(
                slot,
                place.offset,
                bytes,
                Word { bits, undef: whole.undef & !wanted, ..whole },
            );
            word.bits = word.bits & !wanted | value & wanted;
            word.undef &= !wanted;
        }
        let value = scalar_of(word);
        Ok(if is_pointer { self.adopt(value) } else { value })
    }
}
