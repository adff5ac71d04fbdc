//! The lanes of vectors, for the intrinsics of targets: operands read once, and what their results depend on.

use crate::context::{Context, Host, Step};
use crate::domain::Domain;
use crate::scalar::{Scalar, either, everywhere};
use program::code::IntrinsicCall;
use program::shape::{Kind, Leaf};

type Wide<H> = <H as Host>::Wide;

/// The lanes of an operand or a result.
pub(super) struct Vector<D: Domain> {
    /// What a lane is.
    pub(super) kind: Kind,
    /// How many bits a lane has.
    pub(super) width: u32,
    pub(super) lanes: Vec<Scalar<D>>,
}

impl<D: Domain> Vector<D> {
    /// How many lanes there are in 128 bits.
    pub(super) fn group(&self) -> usize {
        (128 / self.width) as usize
    }

    /// The only lane of a number, or the lowest of several.
    pub(super) fn lowest(&self) -> &Scalar<D> {
        &self.lanes[0]
    }

    /// The same with other lanes.
    pub(super) fn with(&self, lanes: Vec<Scalar<D>>) -> Vec<Scalar<D>> {
        debug_assert_eq!(lanes.len(), self.lanes.len());
        lanes
    }
}

/// The operands of a call. Each lane of each is read once.
pub(super) fn operands<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<Vec<Vector<Wide<H>>>> {
    let program = h.program();
    let mut operands = Vec::with_capacity(call.args.len());
    for &(operand, shape) in &call.args {
        let leaves = &program.code.shape(shape).leaves;
        let Some(&Leaf { kind, width, .. }) = leaves.first() else {
            return Err(Context::<Wide<H>>::unsupported(h, "an intrinsic without its operands"));
        };
        let mut lanes = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            let value = h.get_wide(operand.plus(leaf.cell), leaf.width);
            // The result belongs to no object.
            Context::<Wide<H>>::exposes(h, &value);
            lanes.push(value);
        }
        operands.push(Vector { kind, width, lanes });
    }
    Ok(operands)
}

/// What a number is that is known.
pub(super) fn constant<H: Host + ?Sized>(h: &mut H, operand: &Vector<Wide<H>>) -> Option<u64> {
    let [value] = &operand.lanes[..] else { return None };
    let narrow = (operand.width <= 64).then(|| h.to_narrow(operand.width, value.clone()))?;
    h.known_value(&narrow, operand.width)
}

/// A result that depends on all of some values, each with its width.
pub(super) fn mixed<D: Domain>(d: &mut D, w: u32, bits: D::Bv, from: &[(u32, &Scalar<D>)]) -> Scalar<D> {
    let mut result = Scalar::plain(d, w, bits);
    for &(width, value) in from {
        let undef = everywhere(d, width, &value.undef, w);
        result.undef = either(d, w, &result.undef, &undef);
        result.poison = result.poison.or(d, value.poison.clone());
    }
    result
}

/// Whether a bit is set.
pub(super) fn is_set<D: Domain>(d: &mut D, w: u32, place: u32, a: &D::Bv) -> D::Bool {
    let bit = d.extract(w, place, 1, a);
    crate::derived::nonzero(d, 1, &bit)
}

/// Some bits of a value, with what is undefined in them.
pub(super) fn part<D: Domain>(d: &mut D, w: u32, low: u32, len: u32, a: &Scalar<D>) -> Scalar<D> {
    let (bits, undef) = (d.extract(w, low, len, &a.bits), d.extract(w, low, len, &a.undef));
    Scalar { bits, undef, poison: a.poison.clone(), prov: d.no_prov() }
}
