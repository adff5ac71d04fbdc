//! Ways to leave a function other than returning: guards, deoptimisation, and exceptions that arrive or go on.
//!
//! A guard whose condition is indeterminate is undefined, as a branch on it is ("llvm.experimental.guard" in the language reference). What comes of leaving is
//! the engine's business.

use crate::context::{Context, Control, Host, Ub, Words};
use crate::derived;
use crate::domain::Domain;
use crate::intrinsic::Next;
use crate::ub::UbKind;
use program::code::Leave;

type Narrow<H> = <H as Words>::Narrow;

/// Executes one of them.
pub fn execute<H: Host + ?Sized>(h: &mut H, leave: &Leave) -> Next<H> {
    match leave {
        Leave::Deoptimise { condition, arguments, state } => {
            let fails = match condition {
                Some(condition) => {
                    let goes_on = h.get(*condition);
                    let defined = goes_on.is_defined(Context::<Narrow<H>>::d(h), 1);
                    Context::<Narrow<H>>::require(h, defined, || {
                        Ub::indeterminate(UbKind::BranchOnUndef, &goes_on)
                    })?;
                    let d = Context::<Narrow<H>>::d(h);
                    let goes_on = derived::nonzero(d, 1, &goes_on.bits);
                    d.not_b(goes_on)
                }
                None => Context::<Narrow<H>>::d(h).bool(true),
            };
            h.deoptimise(fails, condition.is_some(), arguments, state)?;
        }
        Leave::LandingPad { shape, dst, clauses, cleanup } => {
            h.landing_pad(*dst, *shape, clauses, *cleanup)?;
        }
        Leave::Resume { shape, value } => return Err(h.resume(*value, *shape)),
    }
    Ok(Control::Next)
}
