//! What calls of single intrinsics must obey beside their signature.

use crate::attribute::{AttrForm, AttrKind};
use crate::constant::{ConstKind, as_index};
use crate::function::BlockId;
use crate::inst::{Bundle, CallSite, Op, Value};
use crate::metadata::Md;
use crate::rules::{scalar_bits, shape};
use crate::types::{Type, TypeId};
use crate::verify::function::Context;
use arena::Id;

/// What must hold for a call of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// Nothing more.
    None,
    /// It may be invoked too.
    Invocable,
    /// `llvm.assume`: bundles name attributes.
    Assume,
    /// The element size is a power of two.
    ElementSize,
    /// The mask has as many elements as the pointer.
    PtrMask,
    /// Masks have the length of the data, alignments are powers of two.
    Masked,
    /// Only in a variadic function.
    VaStart,
    /// Once, in the entry block.
    LocalEscape,
    /// An even number of bytes.
    ByteSwap,
    /// The scale is less than the width.
    SignedScale,
    /// The scale is not more than the width.
    UnsignedScale,
    /// At least two bits of result, and as many elements as the operands.
    ThreeWay,
    /// As many elements in the result as in the operand.
    SameLanes,
    /// A mask of ten classes.
    FpClass,
    /// The part lies in the whole.
    VectorInsert,
    /// The part lies in the whole.
    VectorExtract,
    /// Rows times columns, the arguments from this one on, are the elements.
    Matrix(u8),
    /// Rows times inner, inner times columns, and rows times columns are the elements.
    MatrixMultiply,
    /// The last metadata says what happens to exceptions, the one before how to round or compare.
    Constrained,
    /// The argument is a thread-local global.
    ThreadLocal,
    /// The token is a catchpad.
    OfCatchPad,
    /// Only in a function with a garbage collector.
    NeedsGc,
    /// The wrapped call fits the wrapped function.
    Statepoint,
    /// The token is of a statepoint.
    OfStatepoint,
    /// The token is of a statepoint, the indices of its live pointers.
    Relocate,
    /// One `deopt` bundle.
    Guard,
    /// One `deopt` bundle, and returned at once.
    Deoptimize,
    /// The token is of `llvm.call.preallocated.setup`.
    OfPreallocation,
}

/// All classes of floating-point numbers.
const FP_CLASSES: u64 = 0x3ff;

impl Context<'_> {
    fn number(&self, site: &CallSite, index: usize) -> Option<u64> {
        self.constant(site.args.get(index)?.value).and_then(|c| as_index(&c.kind))
    }

    /// Whether a constant argument, if its value is known, is fine.
    fn number_is(&self, site: &CallSite, index: usize, fine: impl Fn(u64) -> bool) -> bool {
        self.number(site, index).is_none_or(fine)
    }

    pub(super) fn check_intrinsic_rule(&mut self, rule: Rule, base: &str, site: &CallSite) {
        let types = &self.module.types;
        let Type::Function { ret, .. } = types[site.fn_ty] else { return };
        let first = site.args.first().map(|arg| arg.ty);
        match rule {
            Rule::None | Rule::Invocable => {}
            Rule::Assume => site.bundles.iter().for_each(|bundle| self.check_assumption(bundle)),
            Rule::ElementSize => {
                let last = site.args.len().saturating_sub(1);
                let fine = self.number_is(site, last, u64::is_power_of_two);
                self.require(fine, "the size of an element must be a power of two");
            }
            Rule::PtrMask => {
                let mask = site.args.get(1).and_then(|arg| shape(types, arg.ty));
                let fine = first.and_then(|ty| shape(types, ty)) == mask;
                self.require(fine, "pointer and mask differ in length");
            }
            Rule::Masked => self.check_masked(site),
            Rule::VaStart => {
                let fine = matches!(types[self.function.ty], Type::Function { vararg: true, .. });
                self.require(fine, "llvm.va_start is for functions with variable arguments");
            }
            Rule::LocalEscape => {
                let again = std::mem::replace(&mut self.escape_seen, true);
                self.require(!again, "llvm.localescape is called once");
                self.require(self.block == BlockId::new(0), "llvm.localescape is for the entry block");
            }
            Rule::ByteSwap => {
                let fine = scalar_bits(types, types.scalar(ret)).is_none_or(|bits| bits % 16 == 0);
                self.require(fine, "llvm.bswap needs an even number of bytes");
            }
            Rule::SignedScale | Rule::UnsignedScale => {
                let bits = scalar_bits(types, types.scalar(ret)).unwrap_or(u64::MAX - 1);
                let limit = if rule == Rule::SignedScale { bits } else { bits + 1 };
                let fine = self.number_is(site, 2, |scale| scale < limit);
                self.require(fine, "the scale is more than the width");
            }
            Rule::ThreeWay => {
                let fine = first.map(|ty| shape(types, ty)) == Some(shape(types, ret));
                self.require(fine, "operands and result differ in length");
                let wide = scalar_bits(types, types.scalar(ret)).is_none_or(|bits| bits >= 2);
                self.require(wide, "the result needs at least two bits");
            }
            Rule::SameLanes => {
                let fine = first.map(|ty| shape(types, ty)) == Some(shape(types, ret));
                self.require(fine, "operand and result differ in length");
            }
            Rule::FpClass => {
                let fine = self.number_is(site, 1, |mask| mask & !FP_CLASSES == 0);
                self.require(fine, "there are only ten classes of floating-point numbers");
            }
            Rule::VectorInsert => {
                if let [whole, part, _] = &*site.args {
                    self.check_subvector(whole.ty, part.ty, self.number(site, 2));
                }
            }
            Rule::VectorExtract => {
                if let Some(whole) = first {
                    self.check_subvector(whole, ret, self.number(site, 1));
                }
            }
            Rule::Matrix(at) => {
                let at = usize::from(at);
                let data = if ret == TypeId::void() { first } else { Some(ret) };
                let size = self.product(site, at, at + 1);
                let fine = data.is_none_or(|ty| self.has_length(ty, size));
                self.require(fine, "the matrix has another number of elements than rows times columns");
            }
            Rule::MatrixMultiply => {
                let [a, b, ..] = &*site.args else { return };
                let fine = self.has_length(a.ty, self.product(site, 2, 3))
                    && self.has_length(b.ty, self.product(site, 3, 4))
                    && self.has_length(ret, self.product(site, 2, 4));
                self.require(fine, "a matrix has another number of elements than rows times columns");
            }
            Rule::Constrained => self.check_constrained(site),
            Rule::ThreadLocal => {
                let global = site.args.first().and_then(|arg| self.global(arg.value));
                let fine = global.is_some_and(|id| self.module.globals[id].tls.is_some());
                self.require(fine, "the argument must be a thread-local variable");
            }
            Rule::OfCatchPad => {
                let pad = site.args.first().and_then(|arg| self.definition_op(arg.value));
                let fine = matches!(pad, Some(Op::CatchPad { .. }));
                self.require(fine, "the argument must be a catchpad");
            }
            Rule::NeedsGc => {
                self.check_gc();
            }
            Rule::Statepoint => self.check_statepoint(site),
            Rule::OfStatepoint => {
                self.check_gc();
                self.check_token(site, "experimental.gc.statepoint");
            }
            Rule::Relocate => self.check_relocate(site),
            Rule::Guard | Rule::Deoptimize => {
                let tag = |b: &&Bundle| self.module.strings.bytes(b.tag) == b"deopt";
                let fine = site.bundles.iter().filter(tag).count() == 1;
                if !fine {
                    self.report(format!("llvm.{base} needs one deopt bundle"));
                }
                if rule == Rule::Deoptimize {
                    self.check_deoptimize();
                }
            }
            Rule::OfPreallocation => self.check_token(site, "call.preallocated.setup"),
        }
    }

    /// A bundle of an assumption is an attribute and what it is about.
    fn check_assumption(&mut self, bundle: &Bundle) {
        let tag = self.module.strings.bytes(bundle.tag);
        let count = bundle.inputs.len();
        let is_ptr = |i: usize| bundle.inputs.get(i).is_some_and(|(ty, _)| self.module.types.is_ptr(*ty));
        let is_int = |i: usize| bundle.inputs.get(i).is_some_and(|(ty, _)| self.module.types.is_int(*ty));
        let fine = match tag {
            b"separate_storage" => count == 2 && is_ptr(0) && is_ptr(1),
            b"align" => (2..=3).contains(&count) && is_ptr(0) && is_int(1) && (count == 2 || is_int(2)),
            // A number may be a register here since LLVM 20.
            _ => match AttrKind::from_word(tag) {
                Some(kind) if kind.form() == AttrForm::Int => count == 2,
                _ => count <= 2,
            },
        };
        if !fine {
            let tag = self.module.strings.text(bundle.tag);
            self.report(format!("the assumption \"{tag}\" has wrong operands"));
        }
    }

    fn check_masked(&mut self, site: &CallSite) {
        let types = &self.module.types;
        let Type::Function { ret, .. } = types[site.fn_ty] else { return };
        // The mask is the one vector of i1 after the address; the data is the result or the first argument.
        let data = shape(types, ret).or_else(|| site.args.first().and_then(|arg| shape(types, arg.ty)));
        let is_load = shape(types, ret).is_some();
        let has_align = |i: usize| site.args.get(i).is_some_and(|arg| types.is_int(arg.ty));
        let align_at = if is_load { 1 } else { 2 };
        let mask_at = align_at + usize::from(has_align(align_at));
        let mask = site.args.get(mask_at).and_then(|arg| shape(types, arg.ty));
        self.require(mask == data, "mask and data differ in length");
        if has_align(align_at) {
            let fine = self.number_is(site, align_at, |n| n == 0 || n.is_power_of_two());
            self.require(fine, "the alignment must be a power of two");
        }
    }

    fn check_subvector(&mut self, whole: TypeId, part: TypeId, index: Option<u64>) {
        let types = &self.module.types;
        let (Some((whole_len, whole_scalable)), Some((part_len, part_scalable))) =
            (shape(types, whole), shape(types, part))
        else {
            return;
        };
        let same = types.scalar(whole) == types.scalar(part);
        self.require(same, "the vectors differ in the type of their elements");
        let Some(index) = index else { return };
        let part_len = u64::from(part_len);
        self.require(index % part_len == 0, "the index must be a multiple of the length of the part");
        if whole_scalable == part_scalable {
            let fine = index.checked_add(part_len).is_some_and(|end| end <= u64::from(whole_len));
            self.require(fine, "the part does not lie in the whole");
        }
    }

    /// The product of two constant arguments.
    fn product(&self, site: &CallSite, a: usize, b: usize) -> Option<u64> {
        self.number(site, a)?.checked_mul(self.number(site, b)?)
    }

    /// Whether a vector has that many elements, if it is known how many it should have.
    fn has_length(&self, ty: TypeId, length: Option<u64>) -> bool {
        let found = shape(&self.module.types, ty).map(|(count, _)| u64::from(count));
        length.is_none() || found == length
    }

    fn check_constrained(&mut self, site: &CallSite) {
        let texts: Vec<&[u8]> = site.args.iter().filter_map(|arg| self.metadata_text(arg.value)).collect();
        let metadata = site.args.iter().filter(|arg| arg.ty == TypeId::metadata()).count();
        let is_exceptions =
            |text: &&&[u8]| matches!(**text, b"fpexcept.ignore" | b"fpexcept.maytrap" | b"fpexcept.strict");
        let fine = texts.len() == metadata && texts.last().filter(is_exceptions).is_some();
        self.require(fine, "the last argument must say what happens to exceptions");
    }

    /// The string that an argument is.
    fn metadata_text(&self, value: Value) -> Option<&[u8]> {
        let Value::Metadata(id) = value else { return None };
        match self.body.md_operands[id] {
            Md::Str(text) => Some(self.module.strings.bytes(text)),
            _ => None,
        }
    }

    fn check_gc(&mut self) {
        let fine = self.function.gc.is_some();
        self.require(fine, "this needs a function with a garbage collector");
    }

    /// The first argument must be the token of a call of `base`; undef is left alone.
    fn check_token(&mut self, site: &CallSite, base: &str) {
        let Some(token) = site.args.first().map(|arg| arg.value) else { return };
        if matches!(token, Value::Const(_)) {
            return;
        }
        let found = self.definition_op(token).and_then(|op| self.called_intrinsic(op));
        if found.is_none_or(|intrinsic| intrinsic.base() != base) {
            self.report(format!("the token must come from llvm.{base}"));
        }
    }

    fn check_statepoint(&mut self, site: &CallSite) {
        self.check_gc();
        let Some(count) = self.number(site, 3) else { return };
        // The wrapped call's arguments follow five others, and two zeros follow them.
        let fine = count.checked_add(7) == Some(site.args.len() as u64);
        self.require(fine, "the statepoint has another number of arguments than it says");
    }

    fn check_relocate(&mut self, site: &CallSite) {
        let Some(token) = site.args.first().map(|arg| arg.value) else { return };
        let pad = self.definition(token).filter(|&id| matches!(self.body.insts[id].op, Op::LandingPad(_)));
        let statepoint = match pad {
            // After an exception the pad stands for the statepoint that was invoked.
            Some(pad) => {
                let pred = self.cfg.unique_predecessor(self.block_of(pad));
                pred.and_then(|block| self.body.terminator(block)).map(|inst| &inst.op)
            }
            None => self.definition_op(token),
        };
        if let Some(constant) = self.constant(token) {
            let fine = matches!(constant.kind, ConstKind::Undef | ConstKind::Poison);
            self.require(fine, "the token must come from llvm.experimental.gc.statepoint");
            return;
        }
        let is_one =
            |op: &&Op| self.called_intrinsic(op).is_some_and(|i| i.base() == "experimental.gc.statepoint");
        let Some(statepoint) = statepoint.filter(is_one).and_then(|op| op.call_site()) else {
            return self.report("the token must come from llvm.experimental.gc.statepoint".into());
        };
        let tag = |b: &&Bundle| self.module.strings.bytes(b.tag) == b"gc-live";
        if let Some(live) = statepoint.bundles.iter().find(tag) {
            let limit = live.inputs.len() as u64;
            let fine = (1..=2).all(|i| self.number_is(site, i, |n| n < limit));
            self.require(fine, "the statepoint has no live pointer of that number");
        }
    }

    fn check_deoptimize(&mut self) {
        let result = self.body.insts[self.inst].result.map(Value::Local);
        let fine = match self.after(self.inst).map(|(_, inst)| &inst.op) {
            Some(Op::Ret(value)) => *value == result,
            _ => false,
        };
        self.require(fine, "llvm.experimental.deoptimize must be followed by the return of its result");
    }
}
