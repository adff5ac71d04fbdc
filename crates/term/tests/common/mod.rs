//! What several tests use: a pool whose builders nest, as in `t.add(t.not(x), y)`, and random terms.

#![allow(dead_code, reason = "each test file uses some of it")]

pub mod floats;
pub mod random;

use std::cell::RefCell;

use bits::Bits;
use term::{Sort, TermId, Terms, VarId};

/// A pool that builds through a shared reference.
pub struct Pool {
    pub terms: RefCell<Terms>,
}

macro_rules! wrap {
    ($($name:ident($($arg:ident: $type:ty),*);)*) => {
        impl Pool {
            $(pub fn $name(&self, $($arg: $type),*) -> TermId {
                self.terms.borrow_mut().$name($($arg),*)
            })*
        }
    };
}

wrap! {
    var(name: &str, sort: Sort);
    bool(value: bool);
    bits(value: &Bits);
    number(width: u32, value: u64);
    not(of: TermId);
    neg(of: TermId);
    and(left: TermId, right: TermId);
    or(left: TermId, right: TermId);
    xor(left: TermId, right: TermId);
    eq(left: TermId, right: TermId);
    add(left: TermId, right: TermId);
    sub(left: TermId, right: TermId);
    mul(left: TermId, right: TermId);
    udiv(left: TermId, right: TermId);
    urem(left: TermId, right: TermId);
    sdiv(left: TermId, right: TermId);
    srem(left: TermId, right: TermId);
    shl(left: TermId, right: TermId);
    lshr(left: TermId, right: TermId);
    ashr(left: TermId, right: TermId);
    concat(left: TermId, right: TermId);
    ult(left: TermId, right: TermId);
    ule(left: TermId, right: TermId);
    slt(left: TermId, right: TermId);
    sle(left: TermId, right: TermId);
    select(array: TermId, index: TermId);
    store(array: TermId, index: TermId, element: TermId);
    const_array(index: u32, element: TermId);
    ite(condition: TermId, yes: TermId, no: TermId);
    bit(condition: TermId);
    implies(premise: TermId, conclusion: TermId);
    distinct(left: TermId, right: TermId);
    extract(of: TermId, high: u32, low: u32);
    zero_extend(of: TermId, width: u32);
    sign_extend(of: TermId, width: u32);
    forall(variables: &[VarId], body: TermId);
    exists(variables: &[VarId], body: TermId);
}

impl Pool {
    pub fn new(terms: Terms) -> Pool {
        Pool { terms: RefCell::new(terms) }
    }
}
