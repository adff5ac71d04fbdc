//! Memory: what may be allocated, loaded, stored, and how atomically.

use super::function::Context;
use crate::constant::{ConstKind, as_index};
use crate::inst::{Align, AtomicRmw, CmpXchg, Ordering, RmwOp, Store, Value};
use crate::rules::{scalar_bits, shape};
use crate::strings::Symbol;
use crate::types::TypeId;

impl Context<'_> {
    fn check_address(&mut self, what: &str, ptr: Value) {
        let found = self.ty(ptr);
        if !self.module.types.is_ptr(found) {
            self.report(format!("the address of a {what} must be a pointer, not {}", self.text(found)));
        }
    }

    fn check_access(&mut self, what: &str, ptr: Value, ty: TypeId, ordering: Ordering, align: Align) {
        self.check_address(what, ptr);
        if !self.facts.is_sized(ty) {
            self.report(format!("a {what} of type {}, which has no size", self.text(ty)));
        }
        if ordering != Ordering::NotAtomic {
            let types = &self.module.types;
            let scalar = types.scalar(ty);
            if !types.is_int(scalar) && !types.is_float(scalar) && !types.is_ptr(scalar) {
                self.report(format!("an atomic {what} cannot have type {}", self.text(ty)));
            }
            self.check_atomic_size(ty);
            if align == Align::NONE {
                self.report(format!("an atomic {what} needs an alignment"));
            }
        }
    }

    /// Atomic accesses are of whole bytes, a power of two of them.
    fn check_atomic_size(&mut self, ty: TypeId) {
        let types = &self.module.types;
        let Some(bits) = scalar_bits(types, types.scalar(ty)) else { return };
        let count = shape(types, ty).map_or(1, |(count, _)| count);
        let bits = bits * u64::from(count);
        if bits < 8 || !bits.is_power_of_two() {
            self.report(format!("an atomic access of {bits} bits is not a power of two of bytes"));
        }
    }

    #[inline]
    pub(super) fn check_load(
        &mut self,
        ty: TypeId,
        ptr: Value,
        align: Align,
        ordering: Ordering,
        scope: Option<Symbol>,
    ) {
        self.check_access("load", ptr, ty, ordering, align);
        if !self.module.types.is_first_class(ty) {
            self.report(format!("a load cannot give a value of type {}", self.text(ty)));
        }
        let fine = !matches!(ordering, Ordering::Release | Ordering::AcqRel);
        self.require(fine, "a load cannot release");
        self.check_scope(ordering, scope);
    }

    #[inline]
    pub(super) fn check_store(&mut self, store: &Store) {
        let ty = self.ty(store.value);
        self.check_access("store", store.ptr, ty, store.ordering, store.align);
        let fine = !matches!(store.ordering, Ordering::Acquire | Ordering::AcqRel);
        self.require(fine, "a store cannot acquire");
        self.check_scope(store.ordering, store.scope);
    }

    fn check_scope(&mut self, ordering: Ordering, scope: Option<Symbol>) {
        let fine = ordering != Ordering::NotAtomic || scope.is_none();
        self.require(fine, "only an atomic access has a syncscope");
    }

    pub(super) fn check_fence(&mut self, ordering: Ordering) {
        use Ordering::*;
        let fine = matches!(ordering, Acquire | Release | AcqRel | SeqCst);
        self.require(fine, "a fence is acquire, release, acq_rel or seq_cst");
    }

    pub(super) fn check_cmpxchg(&mut self, op: &CmpXchg) {
        let ty = self.ty(op.expected);
        self.check_address("cmpxchg", op.ptr);
        let new = self.ty(op.new);
        if !self.agree(ty, new) {
            self.report(format!(
                "the values expected and new differ in type: {} and {}",
                self.text(ty),
                self.text(new)
            ));
        }
        if !self.module.types.is_int(ty) && !self.module.types.is_ptr(ty) {
            self.report(format!("cmpxchg works on integers and pointers, not on {}", self.text(ty)));
        }
        self.check_atomic_size(ty);
        use Ordering::*;
        self.require(!matches!(op.success, NotAtomic | Unordered), "cmpxchg needs at least monotonic");
        self.require(
            !matches!(op.failure, NotAtomic | Unordered | Release | AcqRel),
            "the failure ordering of cmpxchg is monotonic, acquire or seq_cst",
        );
    }

    pub(super) fn check_atomicrmw(&mut self, op: &AtomicRmw) {
        let ty = self.ty(op.value);
        self.check_address("atomicrmw", op.ptr);
        let types = &self.module.types;
        let fine = if op.op == RmwOp::Xchg {
            types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty)
        } else if op.op.is_float() {
            types.is_float_or_vector(ty) && !self.facts.is_scalable(ty)
        } else {
            types.is_int(ty)
        };
        if !fine {
            self.report(format!("atomicrmw {} does not work on {}", op.op.word(), self.text(ty)));
        }
        self.check_atomic_size(ty);
        use Ordering::*;
        self.require(
            !matches!(op.ordering, NotAtomic | Unordered),
            "atomicrmw needs at least monotonic ordering",
        );
    }

    pub(super) fn check_alloca(&mut self, ty: TypeId, count: Option<Value>, swifterror: bool) {
        if !self.facts.is_sized(ty) {
            self.report(format!("cannot allocate {}, which has no size", self.text(ty)));
        }
        if let Some(count) = count {
            let is_int = self.module.types.is_int(self.ty(count));
            self.require(is_int, "the number of elements to allocate must be an integer");
        }
        if swifterror {
            let is_ptr = self.module.types.is_ptr(ty);
            self.require(is_ptr, "a swifterror alloca must be of a pointer");
            let one = count.is_none_or(|c| self.constant(c).and_then(|c| as_index(&c.kind)) == Some(1));
            self.require(one, "a swifterror alloca must be of one pointer");
        }
    }

    /// Whether a value is a constant integer, or may be folded into one.
    pub(super) fn may_be_immediate(&self, value: Value) -> bool {
        use ConstKind::*;
        self.constant(value).is_some_and(|c| {
            matches!(c.kind, Int(_) | WideInt(_) | Float(_) | WideFloat(_) | Zero | Splat(_) | Expr(_))
        })
    }
}
