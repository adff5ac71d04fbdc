//! Copying instructions into another module: the one list of what each instruction holds.

use super::import::Importer;
use crate::attribute::AttrSetId;
use crate::constant::ConstId;
use crate::function::{MdOperandId, UseOrder, UseOrderOf};
use crate::inst::{
    Arg, AtomicRmw, Bundle, Call, CallBr, CallSite, CatchSwitch, CmpXchg, InsertValue, Inst, Invoke,
    LandingPad, Op, Store, Switch, Value,
};
use crate::metadata::Md;
use crate::strings::Symbol;
use crate::types::TypeId;
use arena::{Arena, Id};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// The instructions of one function on their way.
pub(super) struct Code<'i, 'a> {
    importer: &'i mut Importer<'a>,
    source: &'i Arena<MdOperandId, Md>,
    pub operands: Arena<MdOperandId, Md>,
    known: HashMap<Md, MdOperandId, FxBuildHasher>,
}

impl<'i, 'a> Code<'i, 'a> {
    /// Nothing has been copied yet of a function with the metadata operands `source`.
    pub fn new(importer: &'i mut Importer<'a>, source: &'i Arena<MdOperandId, Md>) -> Code<'i, 'a> {
        Code { importer, source, operands: Arena::new(), known: HashMap::with_hasher(FxBuildHasher) }
    }

    pub fn inst(&mut self, inst: &Inst) -> Inst {
        let Inst { op, result, dbg, pos } = inst;
        let op = self.op(op);
        Inst { op, result: *result, dbg: dbg.map(|node| self.importer.node(node)), pos: *pos }
    }

    fn value(&mut self, value: Value) -> Value {
        match value {
            Value::Local(id) => Value::Local(id),
            Value::Const(id) => Value::Const(self.importer.constant(id)),
            Value::Metadata(id) => {
                let md = self.importer.md(self.source[id]);
                Value::Metadata(*self.known.entry(md).or_insert_with(|| self.operands.push(md)))
            }
            Value::Asm(id) => Value::Asm(self.importer.asm(id)),
        }
    }

    pub fn use_order(&mut self, UseOrder { of, order }: &UseOrder) -> UseOrder {
        let of = match *of {
            UseOrderOf::Value(value) => UseOrderOf::Value(self.value(value)),
            UseOrderOf::Block(block) => UseOrderOf::Block(block),
            UseOrderOf::BlockOf(function, block) => {
                UseOrderOf::BlockOf(self.importer.maps.globals[function.index()], block)
            }
        };
        UseOrder { of, order: order.clone() }
    }

    fn values(&mut self, list: &[Value]) -> Box<[Value]> {
        list.iter().map(|&value| self.value(value)).collect()
    }

    fn ty(&mut self, ty: TypeId) -> TypeId {
        self.importer.ty(ty)
    }

    fn constant(&mut self, id: ConstId) -> ConstId {
        self.importer.constant(id)
    }

    fn attrs(&mut self, set: Option<AttrSetId>) -> Option<AttrSetId> {
        self.importer.attrs(set)
    }

    fn scope(&mut self, scope: Option<Symbol>) -> Option<Symbol> {
        self.importer.optional_string(scope)
    }

    fn op(&mut self, op: &Op) -> Op {
        match op {
            Op::Ret(value) => Op::Ret(value.map(|value| self.value(value))),
            Op::Br(to) => Op::Br(*to),
            Op::CondBr { cond, then, otherwise } => {
                Op::CondBr { cond: self.value(*cond), then: *then, otherwise: *otherwise }
            }
            Op::Switch(switch) => {
                let Switch { value, default, cases } = &**switch;
                let value = self.value(*value);
                let cases = cases.iter().map(|&(case, to)| (self.constant(case), to)).collect();
                Op::Switch(Box::new(Switch { value, default: *default, cases }))
            }
            Op::IndirectBr { address, targets } => {
                Op::IndirectBr { address: self.value(*address), targets: targets.clone() }
            }
            Op::Invoke(invoke) => {
                let Invoke { site, normal, unwind } = &**invoke;
                Op::Invoke(Box::new(Invoke { site: self.site(site), normal: *normal, unwind: *unwind }))
            }
            Op::CallBr(callbr) => {
                let CallBr { site, fallthrough, indirect } = &**callbr;
                let indirect = indirect.clone();
                Op::CallBr(Box::new(CallBr { site: self.site(site), fallthrough: *fallthrough, indirect }))
            }
            Op::Resume(value) => Op::Resume(self.value(*value)),
            Op::Unreachable => Op::Unreachable,
            Op::CleanupRet { pad, unwind } => Op::CleanupRet { pad: self.value(*pad), unwind: *unwind },
            Op::CatchRet { pad, to } => Op::CatchRet { pad: self.value(*pad), to: *to },
            Op::CatchSwitch(switch) => {
                let CatchSwitch { within, handlers, unwind } = &**switch;
                let (within, handlers) = (self.value(*within), handlers.clone());
                Op::CatchSwitch(Box::new(CatchSwitch { within, handlers, unwind: *unwind }))
            }
            Op::FNeg { flags, value } => Op::FNeg { flags: *flags, value: self.value(*value) },
            Op::Binary { op, flags, lhs, rhs } => {
                Op::Binary { op: *op, flags: *flags, lhs: self.value(*lhs), rhs: self.value(*rhs) }
            }
            Op::ICmp { predicate, flags, lhs, rhs } => Op::ICmp {
                predicate: *predicate,
                flags: *flags,
                lhs: self.value(*lhs),
                rhs: self.value(*rhs),
            },
            Op::FCmp { predicate, flags, lhs, rhs } => Op::FCmp {
                predicate: *predicate,
                flags: *flags,
                lhs: self.value(*lhs),
                rhs: self.value(*rhs),
            },
            Op::Cast { op, flags, value, to } => {
                Op::Cast { op: *op, flags: *flags, value: self.value(*value), to: self.ty(*to) }
            }
            Op::Select { flags, cond, yes, no } => Op::Select {
                flags: *flags,
                cond: self.value(*cond),
                yes: self.value(*yes),
                no: self.value(*no),
            },
            Op::Freeze(value) => Op::Freeze(self.value(*value)),
            Op::Phi { flags, ty, incoming } => Op::Phi {
                flags: *flags,
                ty: self.ty(*ty),
                incoming: incoming.iter().map(|&(value, from)| (self.value(value), from)).collect(),
            },
            Op::ExtractElement { vector, index } => {
                Op::ExtractElement { vector: self.value(*vector), index: self.value(*index) }
            }
            Op::InsertElement { vector, element, index } => Op::InsertElement {
                vector: self.value(*vector),
                element: self.value(*element),
                index: self.value(*index),
            },
            Op::ShuffleVector { a, b, mask } => {
                Op::ShuffleVector { a: self.value(*a), b: self.value(*b), mask: self.constant(*mask) }
            }
            Op::ExtractValue { aggregate, indices } => {
                Op::ExtractValue { aggregate: self.value(*aggregate), indices: indices.clone() }
            }
            Op::InsertValue(insert) => {
                let InsertValue { aggregate, element, indices } = &**insert;
                let (aggregate, element) = (self.value(*aggregate), self.value(*element));
                Op::InsertValue(Box::new(InsertValue { aggregate, element, indices: indices.clone() }))
            }
            Op::Alloca { ty, count, align, addrspace, inalloca, swifterror } => Op::Alloca {
                ty: self.ty(*ty),
                count: count.map(|count| self.value(count)),
                align: *align,
                addrspace: *addrspace,
                inalloca: *inalloca,
                swifterror: *swifterror,
            },
            Op::Load { ty, ptr, align, volatile, ordering, scope } => Op::Load {
                ty: self.ty(*ty),
                ptr: self.value(*ptr),
                align: *align,
                volatile: *volatile,
                ordering: *ordering,
                scope: self.scope(*scope),
            },
            Op::Store(Store { value, ptr, align, volatile, ordering, scope }) => Op::Store(Store {
                value: self.value(*value),
                ptr: self.value(*ptr),
                align: *align,
                volatile: *volatile,
                ordering: *ordering,
                scope: self.scope(*scope),
            }),
            Op::Gep { flags, source, base, indices } => Op::Gep {
                flags: *flags,
                source: self.ty(*source),
                base: self.value(*base),
                indices: self.values(indices),
            },
            Op::Fence { ordering, scope } => Op::Fence { ordering: *ordering, scope: self.scope(*scope) },
            Op::CmpXchg(op) => {
                let CmpXchg { weak, volatile, ptr, expected, new, scope, success, failure, align } = &**op;
                Op::CmpXchg(Box::new(CmpXchg {
                    weak: *weak,
                    volatile: *volatile,
                    ptr: self.value(*ptr),
                    expected: self.value(*expected),
                    new: self.value(*new),
                    scope: self.scope(*scope),
                    success: *success,
                    failure: *failure,
                    align: *align,
                }))
            }
            Op::AtomicRmw(rmw) => {
                let AtomicRmw { op, volatile, ptr, value, scope, ordering, align } = &**rmw;
                Op::AtomicRmw(Box::new(AtomicRmw {
                    op: *op,
                    volatile: *volatile,
                    ptr: self.value(*ptr),
                    value: self.value(*value),
                    scope: self.scope(*scope),
                    ordering: *ordering,
                    align: *align,
                }))
            }
            Op::Call(call) => {
                let Call { tail, flags, site } = &**call;
                Op::Call(Box::new(Call { tail: *tail, flags: *flags, site: self.site(site) }))
            }
            Op::VaArg { list, ty } => Op::VaArg { list: self.value(*list), ty: self.ty(*ty) },
            Op::LandingPad(pad) => {
                let LandingPad { ty, cleanup, clauses } = &**pad;
                let ty = self.ty(*ty);
                let copy = |&(clause, ty, value)| (clause, self.ty(ty), self.value(value));
                let clauses = clauses.iter().map(copy).collect();
                Op::LandingPad(Box::new(LandingPad { ty, cleanup: *cleanup, clauses }))
            }
            Op::CatchPad { within, args } => {
                Op::CatchPad { within: self.value(*within), args: self.values(args) }
            }
            Op::CleanupPad { within, args } => {
                Op::CleanupPad { within: self.value(*within), args: self.values(args) }
            }
        }
    }

    fn site(&mut self, site: &CallSite) -> CallSite {
        let CallSite { cc, ret_attrs, addrspace, fn_ty, callee, args, fn_attrs, bundles } = site;
        CallSite {
            cc: *cc,
            ret_attrs: self.attrs(*ret_attrs),
            addrspace: *addrspace,
            fn_ty: self.ty(*fn_ty),
            callee: self.value(*callee),
            args: args.iter().map(|arg| self.arg(arg)).collect(),
            fn_attrs: self.attrs(*fn_attrs),
            bundles: bundles.iter().map(|bundle| self.bundle(bundle)).collect(),
        }
    }

    fn arg(&mut self, arg: &Arg) -> Arg {
        let Arg { ty, attrs, value } = *arg;
        Arg { ty: self.ty(ty), attrs: self.attrs(attrs), value: self.value(value) }
    }

    fn bundle(&mut self, bundle: &Bundle) -> Bundle {
        let Bundle { tag, inputs } = bundle;
        let tag = self.importer.string(*tag);
        let inputs = inputs.iter().map(|&(ty, value)| (self.ty(ty), self.value(value))).collect();
        Bundle { tag, inputs }
    }
}
