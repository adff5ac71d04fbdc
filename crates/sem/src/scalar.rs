//! A scalar: bits, which of them are undefined, whether the whole is poison, and which object it points into.
//!
//! ```text
//!   bits    the value; where it is undefined, one fixed arbitrary value
//!   undef   1 where the bit is undefined
//!   poison  whether it is poison, and the place that made it so
//!   prov    the object it belongs to, if it is a pointer or was made from one
//! ```
//!
//! Undefined bits travel as in a definedness shadow: exactly through bitwise operations and shifts by a known amount,
//! upwards from the lowest one through sums and products, and to every bit otherwise.

use crate::context::Origin;
use crate::derived;
use crate::domain::Domain;

/// Tells the compiler that the way here is rarely taken, so that it does not compute in advance what is needed only there.
#[cold]
fn rare() {}

/// Whether a value is poison, and what made it so.
#[derive(Debug)]
pub struct Poison<D: Domain> {
    /// Whether it is.
    pub flag: D::Bool,
    /// Which instruction made it, if any did.
    pub origin: Origin,
}

/// A scalar.
#[derive(Debug)]
#[allow(missing_docs)] // The header says it.
pub struct Scalar<D: Domain> {
    pub bits: D::Bv,
    pub undef: D::Bv,
    pub poison: Poison<D>,
    pub prov: D::Prov,
}

impl<D: Domain> PartialEq for Poison<D>
where
    D::Bool: PartialEq,
{
    fn eq(&self, other: &Self) -> bool {
        self.flag == other.flag && self.origin == other.origin
    }
}

impl<D: Domain> PartialEq for Scalar<D>
where
    D::Bv: PartialEq,
    D::Bool: PartialEq,
    D::Prov: PartialEq,
{
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
            && self.undef == other.undef
            && self.poison == other.poison
            && self.prov == other.prov
    }
}

impl<D: Domain> Clone for Poison<D> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Poison { flag: self.flag.clone(), origin: self.origin }
    }
}

impl<D: Domain> Clone for Scalar<D> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Scalar {
            bits: self.bits.clone(),
            undef: self.undef.clone(),
            poison: self.poison.clone(),
            prov: self.prov.clone(),
        }
    }
}

impl<D: Domain> Scalar<D> {
    /// A defined value that belongs to no object.
    #[inline(always)]
    pub fn plain(d: &mut D, w: u32, bits: D::Bv) -> Scalar<D> {
        Scalar { bits, undef: d.bv(w, 0), poison: Poison::none(d), prov: d.no_prov() }
    }

    /// A defined value that belongs to this object.
    #[inline(always)]
    pub fn pointer(d: &mut D, w: u32, bits: D::Bv, prov: D::Prov) -> Scalar<D> {
        Scalar { prov, ..Scalar::plain(d, w, bits) }
    }

    /// The number `value` modulo 2^w.
    #[inline(always)]
    pub fn number(d: &mut D, w: u32, value: u64) -> Scalar<D> {
        let bits = d.bv(w, value);
        Scalar::plain(d, w, bits)
    }

    /// One bit.
    #[inline(always)]
    pub fn truth(d: &mut D, value: D::Bool) -> Scalar<D> {
        let bits = d.bit(value);
        Scalar::plain(d, 1, bits)
    }

    /// Whether every bit is defined and it is not poison.
    #[inline(always)]
    pub fn is_defined(&self, d: &mut D, w: u32) -> D::Bool {
        let no_poison = d.not_b(self.poison.flag.clone());
        if d.known_zero(&self.undef) {
            return no_poison;
        }
        let undefined = derived::nonzero(d, w, &self.undef);
        let no_undef = d.not_b(undefined);
        d.and_b(no_poison, no_undef)
    }

    /// The same value with more poison.
    #[inline(always)]
    pub fn poisoned_if(mut self, d: &mut D, condition: D::Bool, here: Origin) -> Scalar<D> {
        if d.known(&condition) != Some(false) {
            rare();
            self.poison = self.poison.or(d, Poison { flag: condition, origin: here });
        }
        self
    }
}

impl<D: Domain> Poison<D> {
    /// No poison.
    #[inline(always)]
    pub fn none(d: &mut D) -> Poison<D> {
        Poison { flag: d.bool(false), origin: Origin::NONE }
    }

    /// Who made one of two poison, of which it is not known which it is.
    pub fn origin_of(d: &mut D, one: &Poison<D>, other: &Poison<D>) -> Origin {
        match (d.known(&one.flag), d.known(&other.flag)) {
            (Some(false), Some(false)) => Origin::NONE,
            (Some(false), _) => other.origin,
            (_, Some(false)) => one.origin,
            _ => one.origin.either(other.origin),
        }
    }

    /// Either; the first that may be poison is the one to blame.
    #[inline(always)]
    pub fn or(self, d: &mut D, other: Poison<D>) -> Poison<D> {
        if d.known(&other.flag) == Some(false) {
            return self;
        }
        rare();
        match d.known(&self.flag) {
            Some(false) => other,
            Some(true) => self,
            None => Poison { flag: d.or_b(self.flag, other.flag), origin: self.origin.either(other.origin) },
        }
    }
}

/// Every bit from the lowest undefined one up.
#[inline(always)]
pub fn upwards<D: Domain>(d: &mut D, w: u32, undef: &D::Bv) -> D::Bv {
    if d.known_zero(undef) {
        return undef.clone();
    }
    let minus = derived::neg(d, w, undef);
    d.or(w, undef, &minus)
}

/// Every bit of a result of `to` bits if any of `undef` is set.
#[inline(always)]
pub fn everywhere<D: Domain>(d: &mut D, w: u32, undef: &D::Bv, to: u32) -> D::Bv {
    if d.known_zero(undef) {
        return d.bv(to, 0);
    }
    let any = derived::nonzero(d, w, undef);
    let (ones, zero) = (derived::ones(d, to), d.bv(to, 0));
    d.ite(to, &any, &ones, &zero)
}

/// The undefined bits of either.
#[inline(always)]
pub fn either<D: Domain>(d: &mut D, w: u32, a: &D::Bv, b: &D::Bv) -> D::Bv {
    if d.known_zero(a) {
        return b.clone();
    }
    d.or(w, a, b)
}

/// The object that a result belongs to, if just one operand belongs to one.
#[inline(always)]
pub fn common_prov<D: Domain>(d: &mut D, a: &D::Prov, b: &D::Prov) -> D::Prov {
    match (d.known_no_prov(a), d.known_no_prov(b)) {
        (true, _) => b.clone(),
        (false, true) => a.clone(),
        (false, false) => d.no_prov(),
    }
}
