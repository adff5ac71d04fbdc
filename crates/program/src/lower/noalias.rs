//! Which accesses of a function show that a `noalias` parameter is none.
//!
//! Bytes that pointers based on a `noalias` parameter access must not be accessed through others during the call, if anybody writes them. Memory does not
//! know which pointer it was accessed through, and keeping that would make states of what happened before. So only what the text of one function shows is
//! looked for: an access through a pointer that certainly is based on the parameter, one through a pointer that certainly is not, and one of them
//! comes before the other on every way. Then the register with the address of the earlier one still holds it when the later one is executed, which
//! compares the two; nothing is remembered, and functions without such parameters cost nothing.
//!
//! ```text
//!   certainly based      the parameter; getelementptr, phi, select, freeze of nothing but such; loads of locals that hold nothing else
//!   certainly not        the same of other parameters and of global variables
//! ```
//!
//! An optimiser may load early, and in vain, what it knows to be there: such a load is no access of the program's. So loads from global variables, and
//! through parameters that are `dereferenceable`, are passed over. It may also put one pointer in the place of another that is equal to it where
//! the program has compared them: parameters that are compared with others are passed over.
//!
//! Claim: two accesses that are paired here and touch the same byte of a live object are undefined behaviour. Limits: most others go unnoticed, such as those of
//! different rounds of a loop, of functions that are called, and of copies; of many earlier accesses a few near ones are looked at. `sret`, `byval` and
//! `writable` are passed over: the compiler that writes them sees to it.

use arena::Id;
use ir::attribute::{Attr, AttrKind};
use ir::cfg::Cfg;
use ir::constant::ConstKind;
use ir::dominators::Dominators;
use ir::function::{BlockId, Body, Function, InstId};
use ir::inst::{Op, Value};
use ir::module::Module;
use ir::types::TypeId;
use rustc_hash::FxHashMap;

/// What a pointer may be based on: a bit for each of the first parameters, and those below.
type Roots = u64;
const GLOBAL: Roots = 1 << 61;
/// A local of this call: neither parameters nor global variables point to it.
const LOCAL: Roots = 1 << 62;
const UNKNOWN: Roots = 1 << 63;
const PARAMETERS: usize = 61;

/// How many accesses before one are looked at, and with how many of them it is compared at most.
const NEAR: usize = 64;
const COMPARED: usize = 4;

/// An access: through which pointer, and what is loaded or stored.
pub(super) type Accessed = (Value, TypeId);

struct Access {
    inst: InstId,
    block: BlockId,
    accessed: Accessed,
    roots: Roots,
    writes: bool,
}

/// For each access the earlier ones that must not have touched the same bytes.
pub(super) fn pairs(
    module: &Module,
    function: &Function,
    body: &Body,
    cfg: &Cfg,
) -> FxHashMap<InstId, Vec<Accessed>> {
    let mut pairs = FxHashMap::default();
    let alone = function.param_attrs.iter().take(PARAMETERS).enumerate();
    let alone = alone.filter(|(_, attrs)| {
        let own = |attr: &Attr| match attr {
            Attr::Type(AttrKind::StructRet | AttrKind::ByVal, _) => true,
            // An optimiser may store what was there.
            attr => *attr == Attr::Flag(AttrKind::Writable),
        };
        let mut all = module.attrs_of(**attrs);
        all.any(|attr| *attr == Attr::Flag(AttrKind::NoAlias)) && !module.attrs_of(**attrs).any(own)
    });
    let alone: Roots = alone.map(|(place, _)| 1 << place).sum();
    if alone == 0 {
        return pairs;
    }
    let roots = Tracing::new(module, function, body).roots();
    let alone = alone & !compared(module, body, &roots);
    let accesses = accesses(module, function, body, cfg, &roots);
    let dominators = Dominators::new(cfg);
    for (place, later) in accesses.iter().enumerate() {
        let mut compared: Vec<Accessed> = Vec::new();
        for earlier in accesses[place.saturating_sub(NEAR)..place].iter().rev() {
            if conflict(alone, earlier, later)
                && dominators.dominates(earlier.block, later.block)
                && !compared.contains(&earlier.accessed)
            {
                compared.push(earlier.accessed);
                if compared.len() == COMPARED {
                    break;
                }
            }
        }
        if !compared.is_empty() {
            pairs.insert(later.inst, compared);
        }
    }
    pairs
}

/// Whether one is based on a parameter of `alone` and the other one is not, and one of them writes.
fn conflict(alone: Roots, a: &Access, b: &Access) -> bool {
    let based = |one: Roots, other: Roots| one & alone == one && one.is_power_of_two() && other & one == 0;
    (a.writes || b.writes) && (based(a.roots, b.roots) || based(b.roots, a.roots))
}

/// What pointers are based on that are compared with pointers based on something else; null is nothing.
fn compared(module: &Module, body: &Body, roots: &[Roots]) -> Roots {
    let both = |op: &Op| match op {
        Op::ICmp { lhs, rhs, .. } => {
            let (a, b) = (of(module, roots, *lhs), of(module, roots, *rhs));
            if a != b && a != 0 && b != 0 { a | b } else { 0 }
        }
        _ => 0,
    };
    body.insts.values().map(|inst| both(&inst.op)).fold(0, |a, b| a | b)
}

/// The loads and stores that certainly are the program's, whose pointers have known roots other than locals, in the order of the text.
fn accesses(module: &Module, function: &Function, body: &Body, cfg: &Cfg, roots: &[Roots]) -> Vec<Access> {
    let there = |attr: &Attr| {
        matches!(attr, Attr::Int(AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull, _))
    };
    let params = function.param_attrs.iter().take(PARAMETERS).enumerate();
    let there = params.filter(|(_, attrs)| module.attrs_of(**attrs).any(there));
    let in_vain = there.map(|(place, _)| 1 << place).sum::<Roots>() | GLOBAL;
    let mut accesses = Vec::new();
    for block in body.blocks.ids().filter(|&block| cfg.is_reachable(block)) {
        for (inst, op) in body.block_insts(block).map(|(id, inst)| (id, &inst.op)) {
            let (accessed, writes) = match op {
                Op::Load { ty, ptr, .. } => ((*ptr, *ty), false),
                Op::Store(store) => ((store.ptr, module.type_of(body, store.value)), true),
                _ => continue,
            };
            let roots = of(module, roots, accessed.0);
            let certain = roots != 0 && roots & (LOCAL | UNKNOWN) == 0;
            if certain && (writes || roots & in_vain == 0) {
                accesses.push(Access { inst, block, accessed, roots, writes });
            }
        }
    }
    accesses
}

/// What a value may be based on, given that of the registers.
fn of(module: &Module, roots: &[Roots], value: Value) -> Roots {
    match value {
        Value::Local(local) => roots.get(local.index()).copied().unwrap_or(UNKNOWN),
        Value::Const(id) => match &module.constants[id].kind {
            ConstKind::Global(_) => GLOBAL,
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison | ConstKind::Zero => 0,
            _ => UNKNOWN,
        },
        Value::Metadata(_) | Value::Asm(_) => UNKNOWN,
    }
}

/// Finds what registers may be based on, and what locals may hold that only loads and stores know.
struct Tracing<'m> {
    module: &'m Module,
    body: &'m Body,
    /// By register.
    roots: Vec<Roots>,
    /// By the register of a local's address: what is stored there; none if others may store there, too.
    held: FxHashMap<usize, Roots>,
}

impl<'m> Tracing<'m> {
    fn new(module: &'m Module, function: &Function, body: &'m Body) -> Tracing<'m> {
        let mut roots = vec![0; body.locals.len()];
        for (place, root) in roots.iter_mut().take(function.param_attrs.len()).enumerate() {
            *root = if place < PARAMETERS { 1 << place } else { UNKNOWN };
        }
        let mut held = FxHashMap::default();
        for inst in body.insts.values() {
            if let (Op::Alloca { .. }, Some(local)) = (&inst.op, inst.result) {
                held.insert(local.index(), 0);
            }
        }
        for inst in body.insts.values() {
            let mut direct = match &inst.op {
                Op::Load { ty, ptr, .. } if module.types.is_ptr(*ty) => Some(*ptr),
                Op::Store(store) if module.types.is_ptr(module.type_of(body, store.value)) => Some(store.ptr),
                _ => None,
            };
            inst.op.for_each_value(|value| {
                // Its address may be the pointer of an access once; whatever else is done with it may tell others.
                if let Value::Local(local) = value
                    && direct.take_if(|direct| direct == value).is_none()
                {
                    held.remove(&local.index());
                }
            });
        }
        Tracing { module, body, roots, held }
    }

    /// Until nothing is new: what a register may be based on only grows.
    fn roots(mut self) -> Vec<Roots> {
        let mut changed = true;
        while changed {
            changed = false;
            for inst in self.body.insts.values() {
                if let Op::Store(store) = &inst.op
                    && let Value::Local(local) = store.ptr
                {
                    let stored = of(self.module, &self.roots, store.value);
                    if let Some(held) = self.held.get_mut(&local.index()) {
                        changed |= stored & !*held != 0;
                        *held |= stored;
                    }
                }
                let Some(local) = inst.result else { continue };
                let new = self.result(&inst.op);
                changed |= new & !self.roots[local.index()] != 0;
                self.roots[local.index()] |= new;
            }
        }
        self.roots
    }

    fn result(&self, op: &Op) -> Roots {
        let of = |value: &Value| of(self.module, &self.roots, *value);
        match op {
            Op::Alloca { .. } => LOCAL,
            Op::Gep { base, .. } => of(base),
            Op::Freeze(value) => of(value),
            Op::Select { yes, no, .. } => of(yes) | of(no),
            Op::Phi { incoming, .. } => incoming.iter().map(|(value, _)| of(value)).fold(0, |a, b| a | b),
            Op::Load { ptr: Value::Local(local), .. } => {
                self.held.get(&local.index()).copied().unwrap_or(UNKNOWN)
            }
            _ => UNKNOWN,
        }
    }
}
