//! What each op does besides computing registers: the memory that it accesses, and all else that others could notice.
//!
//! This is the one place that says it. What is visible, which objects a thread may still touch, what commutes, what races, what orders stores
//! and what ends a path: all of these ask here. The matches have no default, so that a new op, intrinsic or primitive does not
//! compile before it has a row.
//!
//! Claim: every byte that executing an op reads or writes lies in one of its accesses ([`for_each_access`]), and what it does otherwise is
//! among its [`Deeds`]. What a function does that it calls, a thread that it starts or a handler that it registers is not included. An
//! object that the op makes itself (the copy of a `byval` argument, the arguments behind `va_start`) is nobody else's yet and no access, and
//! neither is what `va_start` reads of such copies.
//!
//! Limits: a function that nobody defines does [`Extent::Anything`] to what it is given. An op by itself terminates, unless it
//! [waits](Deeds::WAITS); whether a loop does is not said here.

use crate::Program;
use crate::code::{
    CallSite, Callee, Code, General, IntrinsicCall, Leave, Op, Operand, Pc, ShapeId, SyncScope,
};
use crate::intrinsic::Intrinsic;
use crate::primitive::Primitive;
use ir::inst::Ordering;
use std::ops::BitOr;

/// Memory that an op reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryAccess {
    /// Where it starts: a pointer, or the first of several.
    pub pointer: Operand,
    /// How far it goes from there.
    pub extent: Extent,
    /// Whether it is read.
    pub reads: bool,
    /// Whether it is written, or its life begins or ends.
    pub writes: bool,
    /// How it is ordered.
    pub ordering: Ordering,
    /// Among whom it is ordered.
    pub scope: SyncScope,
    /// Whether it is how threads order themselves, a word that a primitive of the platform waits for or writes: it races with nobody.
    pub synchronises: bool,
}

/// How far an access goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// So many bytes.
    Bytes(u64),
    /// As many bytes as this number says, times the factor.
    Times(Operand, u64),
    /// So many bytes, at this distance in bytes, a signed number of the shape.
    Further(Operand, ShapeId, u64),
    /// The lanes of the shape whose bit of the mask is set, one after the other, with gaps.
    Row(ShapeId, Operand),
    /// The same without gaps.
    Packed(ShapeId, Operand),
    /// The same, each at a pointer of its own.
    Each(ShapeId, Operand),
    /// A `va_list`.
    List,
    /// So many bytes, perhaps after some padding, where the `va_list` at the pointer says.
    Argument(u64),
    /// All of the object: its life begins or ends, or its size is asked for.
    Object,
    /// A text, only to be shown to people.
    Message,
    /// Nobody knows.
    Anything,
}

impl MemoryAccess {
    fn plain(pointer: Operand, extent: Extent, reads: bool, writes: bool) -> MemoryAccess {
        let (ordering, scope) = (Ordering::NotAtomic, SyncScope::System);
        MemoryAccess { pointer, extent, reads, writes, ordering, scope, synchronises: false }
    }

    fn read(pointer: Operand, extent: Extent) -> MemoryAccess {
        MemoryAccess::plain(pointer, extent, true, false)
    }

    fn write(pointer: Operand, extent: Extent) -> MemoryAccess {
        MemoryAccess::plain(pointer, extent, false, true)
    }

    fn ordered(self, access: crate::code::Access) -> MemoryAccess {
        MemoryAccess { ordering: access.ordering, scope: access.scope, ..self }
    }

    fn word(pointer: Operand, reads: bool, writes: bool) -> MemoryAccess {
        let plain = MemoryAccess::plain(pointer, Extent::Bytes(4), reads, writes);
        MemoryAccess { ordering: Ordering::SeqCst, synchronises: true, ..plain }
    }

    /// Whether it is atomic to other threads.
    pub fn is_atomic(&self) -> bool {
        self.ordering != Ordering::NotAtomic && self.scope == SyncScope::System
    }

    /// Whether it makes a difference to what a program does.
    pub fn matters(&self) -> bool {
        self.extent != Extent::Message
    }
}

/// What an op does that is no access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Deeds(u32);

impl Deeds {
    /// Nothing.
    pub const NOTHING: Deeds = Deeds(0);
    /// Takes or gives back a lock.
    pub const LOCKS: Deeds = Deeds(1);
    /// May have to wait.
    pub const WAITS: Deeds = Deeds(1 << 1);
    /// Starts a thread.
    pub const STARTS_THREAD: Deeds = Deeds(1 << 2);
    /// Lets the environment call a handler.
    pub const INTERRUPTS: Deeds = Deeds(1 << 3);
    /// Waits for the end of a thread.
    pub const JOINS: Deeds = Deeds(1 << 4);
    /// Ends the running thread, with its locals and thread-local variables.
    pub const ENDS_THREAD: Deeds = Deeds(1 << 5);
    /// Stops or resumes a thread, or takes its result.
    pub const CONTROLS: Deeds = Deeds(1 << 6);
    /// Sets or asks for marks of threads.
    pub const MARKS: Deeds = Deeds(1 << 7);
    /// Starts or ends an atomic section.
    pub const SECTIONS: Deeds = Deeds(1 << 8);
    /// Lets others move.
    pub const YIELDS: Deeds = Deeds(1 << 9);
    /// Depends on which thread runs: its number, its thread-local variables.
    pub const OWN_THREAD: Deeds = Deeds(1 << 10);
    /// Makes an object.
    pub const ALLOCATES: Deeds = Deeds(1 << 11);
    /// Gives back an object.
    pub const RELEASES: Deeds = Deeds(1 << 12);
    /// Ends the lives of locals.
    pub const ENDS_LOCALS: Deeds = Deeds(1 << 13);
    /// Steps through the arguments of a function.
    pub const VARARGS: Deeds = Deeds(1 << 14);
    /// Writes to a file.
    pub const OUTPUT: Deeds = Deeds(1 << 15);
    /// Reads from a file.
    pub const INPUT: Deeds = Deeds(1 << 16);
    /// A volatile access.
    pub const VOLATILE: Deeds = Deeds(1 << 17);
    /// Its result is chosen.
    pub const CHOOSES: Deeds = Deeds(1 << 18);
    /// It may be chosen whether it fails: options say.
    pub const MAY_CHOOSE: Deeds = Deeds(1 << 19);
    /// Looks at a clock.
    pub const TIME: Deeds = Deeds(1 << 20);
    /// Looks at arguments or environment of the program.
    pub const ENVIRONMENT: Deeds = Deeds(1 << 21);
    /// Looks at how floating-point numbers are rounded.
    pub const ROUNDING: Deeds = Deeds(1 << 22);
    /// Orders the accesses before and after it.
    pub const FENCES: Deeds = Deeds(1 << 23);
    /// Ends the program.
    pub const EXITS: Deeds = Deeds(1 << 24);
    /// Leaves its function other than by returning.
    pub const UNWINDS: Deeds = Deeds(1 << 25);
    /// Runs the code of a function that is called.
    pub const CALLS: Deeds = Deeds(1 << 26);
    /// Runs code that nobody knows.
    pub const UNKNOWN: Deeds = Deeds(1 << 27);
    /// May end the path without a successor: it may violate a class, fail an assumption, meet something unsupported or a limit.
    pub const MAY_END_PATH: Deeds = Deeds(1 << 28);

    /// What others can notice whatever memory is touched. The end of locals is noticed by whom knows them.
    const NOTICED: Deeds = Deeds(
        Deeds::LOCKS.0
            | Deeds::WAITS.0
            | Deeds::STARTS_THREAD.0
            | Deeds::INTERRUPTS.0
            | Deeds::JOINS.0
            | Deeds::ENDS_THREAD.0
            | Deeds::CONTROLS.0
            | Deeds::MARKS.0
            | Deeds::SECTIONS.0
            | Deeds::YIELDS.0
            | Deeds::RELEASES.0
            | Deeds::OUTPUT.0
            | Deeds::INPUT.0
            | Deeds::FENCES.0
            | Deeds::EXITS.0
            | Deeds::UNWINDS.0
            | Deeds::UNKNOWN.0,
    );

    /// Whether it does any of these.
    pub const fn any(self, others: Deeds) -> bool {
        self.0 & others.0 != 0
    }

    /// All of these but the others.
    pub const fn without(self, others: Deeds) -> Deeds {
        Deeds(self.0 & !others.0)
    }

    /// Whether others can notice it, whatever memory it touches.
    pub const fn are_noticed(self) -> bool {
        self.any(Deeds::NOTICED)
    }
}

impl BitOr for Deeds {
    type Output = Deeds;
    fn bitor(self, other: Deeds) -> Deeds {
        Deeds(self.0 | other.0)
    }
}

impl Program {
    /// Calls `visit` for each access of the op at `pc`; of the reads and writes of one op, the reads come first.
    pub fn for_each_access(&self, pc: Pc, visit: impl FnMut(MemoryAccess)) {
        if let Some(op) = self.code.ops.get(pc as usize) {
            for_each_access(&self.code, op, visit);
        }
    }

    /// What the op at `pc` does that is no access.
    pub fn deeds(&self, pc: Pc) -> Deeds {
        self.code.ops.get(pc as usize).map_or(Deeds::UNKNOWN, |op| deeds(&self.code, op))
    }

    /// How many bytes a `va_list` has.
    pub fn va_list_bytes(&self) -> u64 {
        if self.pointer_bits == 64 { 24 } else { 4 }
    }
}

/// Calls `visit` for each access of an op; `code` is what it belongs to.
pub fn for_each_access(code: &Code, op: &Op, mut visit: impl FnMut(MemoryAccess)) {
    match *op {
        Op::Load { width, access, ptr, .. } => {
            let bytes = Extent::Bytes(u64::from(width).div_ceil(8));
            visit(MemoryAccess::read(ptr, bytes).ordered(access));
        }
        Op::Store { width, access, ptr, .. } => {
            let bytes = Extent::Bytes(u64::from(width).div_ceil(8));
            visit(MemoryAccess::write(ptr, bytes).ordered(access));
        }
        Op::Call(site) => accesses_of_call(&code.sites[site as usize], visit),
        Op::General(place) => accesses_of_general(code, &code.general[place as usize], visit),
        Op::Add(_)
        | Op::Sub(_)
        | Op::Mul(_)
        | Op::UDiv(_)
        | Op::SDiv(_)
        | Op::URem(_)
        | Op::SRem(_)
        | Op::Shl(_)
        | Op::LShr(_)
        | Op::AShr(_)
        | Op::And(_)
        | Op::Or(_)
        | Op::Xor(_)
        | Op::ICmp { .. }
        | Op::Trunc(_)
        | Op::ZExt(_)
        | Op::SExt(_)
        | Op::FAdd(_)
        | Op::FSub(_)
        | Op::FMul(_)
        | Op::FDiv(_)
        | Op::FCmp { .. }
        | Op::Select { .. }
        | Op::GepConst { .. }
        | Op::GepIndex { .. }
        | Op::Jump(_)
        | Op::Branch { .. }
        | Op::Switch(_)
        | Op::Ret(_)
        | Op::Unreachable
        | Op::Nop
        | Op::Unsupported(_) => {}
    }
}

fn accesses_of_general(code: &Code, general: &General, mut visit: impl FnMut(MemoryAccess)) {
    match general {
        General::Load { shape, access, ptr, .. } => {
            visit(MemoryAccess::read(*ptr, Extent::Bytes(code.shape(*shape).bytes)).ordered(*access));
        }
        General::Store { shape, access, ptr, .. } => {
            visit(MemoryAccess::write(*ptr, Extent::Bytes(code.shape(*shape).bytes)).ordered(*access));
        }
        General::CmpXchg { leaf: (_, width), access, ptr, .. } => {
            let bytes = Extent::Bytes(u64::from(*width).div_ceil(8));
            visit(MemoryAccess::plain(*ptr, bytes, true, true).ordered(*access));
        }
        General::AtomicRmw { lanes, access, ptr, .. } => {
            let bits = u64::from(lanes.width) * u64::from(lanes.count);
            let bytes = Extent::Bytes(bits.div_ceil(8));
            visit(MemoryAccess::plain(*ptr, bytes, true, true).ordered(*access));
        }
        General::VaArg { shape, list, .. } => {
            visit(MemoryAccess::read(*list, Extent::Argument(code.shape(*shape).bytes)));
            visit(MemoryAccess::plain(*list, Extent::List, true, true));
        }
        General::Intrinsic(call) => accesses_of_intrinsic(call, visit),
        General::Binary { .. }
        | General::FNeg { .. }
        | General::ICmp { .. }
        | General::FCmp { .. }
        | General::Cast { .. }
        | General::Select { .. }
        | General::Freeze { .. }
        | General::Copy(_)
        | General::ExtractElement { .. }
        | General::InsertElement { .. }
        | General::Gep { .. }
        | General::Alloca { .. }
        | General::Fence { .. }
        | General::Leave(_)
        | General::IndirectBr { .. } => {}
    }
}

/// What is rowed, packed or spread: what else the masked intrinsics have in common is where their arguments are.
fn accesses_of_intrinsic(call: &IntrinsicCall, mut visit: impl FnMut(MemoryAccess)) {
    use Intrinsic::*;
    match (call.which, &call.args[..]) {
        (MemCpy | MemMove, &[(to, _), (from, _), (length, _), ..]) => {
            visit(MemoryAccess::read(from, Extent::Times(length, 1)));
            visit(MemoryAccess::write(to, Extent::Times(length, 1)));
        }
        (MemSet, &[(to, _), _, (length, _), ..]) => {
            visit(MemoryAccess::write(to, Extent::Times(length, 1)));
        }
        (VaStart, &[(list, _), ..]) => visit(MemoryAccess::write(list, Extent::List)),
        (VaCopy, &[(to, _), (from, _), ..]) => {
            visit(MemoryAccess::read(from, Extent::List));
            visit(MemoryAccess::write(to, Extent::List));
        }
        (LifetimeStart | LifetimeEnd, args) => {
            if let Some(&(pointer, _)) = args.last() {
                visit(MemoryAccess::write(pointer, Extent::Object));
            }
        }
        (LoadRelative, &[(base, _), (by, shape), ..]) => {
            visit(MemoryAccess::read(base, Extent::Further(by, shape, 4)));
        }
        (MaskedLoad, &[(from, _), _, (mask, _), ..]) => {
            visit(MemoryAccess::read(from, Extent::Row(call.ret, mask)));
        }
        (MaskedGather, &[(from, _), _, (mask, _), ..]) => {
            visit(MemoryAccess::read(from, Extent::Each(call.ret, mask)));
        }
        (MaskedExpandLoad, &[(from, _), (mask, _), ..]) => {
            visit(MemoryAccess::read(from, Extent::Packed(call.ret, mask)));
        }
        (MaskedStore, &[(_, shape), (to, _), _, (mask, _)]) => {
            visit(MemoryAccess::write(to, Extent::Row(shape, mask)));
        }
        (MaskedScatter, &[(_, shape), (to, _), _, (mask, _)]) => {
            visit(MemoryAccess::write(to, Extent::Each(shape, mask)));
        }
        (MaskedCompressStore, &[(_, shape), (to, _), (mask, _)]) => {
            visit(MemoryAccess::write(to, Extent::Packed(shape, mask)));
        }
        // With other arguments than they have, these are not supported, which ends the path before anything is touched.
        (
            MemCpy | MemMove | MemSet | VaStart | VaCopy | LoadRelative | MaskedLoad | MaskedGather
            | MaskedExpandLoad | MaskedStore | MaskedScatter | MaskedCompressStore,
            _,
        ) => {}
        (
            UAddOverflow | SAddOverflow | USubOverflow | SSubOverflow | UMulOverflow | SMulOverflow | UAddSat
            | SAddSat | USubSat | SSubSat | UShlSat | SShlSat | SMulFix | UMulFix | SMulFixSat | UMulFixSat
            | Ctpop | Ctlz | Cttz | Bswap | BitReverse | FunnelLeft | FunnelRight | Abs | SMax | SMin | UMax
            | UMin | SCmp | UCmp | FAbs | Sqrt | Floor | Ceil | FTrunc | Rint | Round | CopySign | Fma
            | MulAdd | MinNum | MaxNum | Minimum | Maximum | MinimumNum | MaximumNum | Canonicalize
            | IsFpClass | LRint | LRound | FpToSiSat | FpToUiSat | UnsignedField | SignedField | Ldexp
            | Frexp | StackSave | StackRestore | ObjectSize | Assume | Expect | Trap | UbsanTrap | VaEnd
            | ThreadLocalAddress | Identity | PtrMask | IsConstant | Nothing | InvariantStart
            | ReadCycleCounter | GetRounding | VScale | ReduceAdd | ReduceMul | ReduceAnd | ReduceOr
            | ReduceXor | ReduceSMax | ReduceSMin | ReduceUMax | ReduceUMin | ReduceFAdd | ReduceFMul
            | ReduceFMax | ReduceFMin | ReduceFMaximum | ReduceFMinimum | VectorReverse | StepVector | X86(_)
            | Sve(_) | SubVector(_),
            _,
        ) => {}
    }
}

fn accesses_of_call(site: &CallSite, mut visit: impl FnMut(MemoryAccess)) {
    // The callee gets a copy of what such an argument points to.
    for argument in &site.args {
        if let Some((bytes, _)) = argument.byval {
            visit(MemoryAccess::read(argument.value, Extent::Bytes(bytes)));
        }
    }
    match site.callee {
        Callee::Function(_) | Callee::Pointer(_) => {}
        Callee::External(_) => {
            for argument in &site.args {
                visit(MemoryAccess::plain(argument.value, Extent::Anything, true, true));
            }
        }
        Callee::Primitive(primitive) => accesses_of_primitive(primitive, site, visit),
    }
}

fn accesses_of_primitive(primitive: Primitive, site: &CallSite, mut visit: impl FnMut(MemoryAccess)) {
    use Primitive::*;
    let argument = |place: usize| site.args.get(place).map(|argument| argument.value);
    let access = match primitive {
        Lock => argument(0).map(|word| MemoryAccess::word(word, true, true)),
        Unlock => argument(0).map(|word| MemoryAccess::word(word, false, true)),
        Wait | BlockUntil => argument(0).map(|word| MemoryAccess::word(word, true, false)),
        Size => argument(0).map(|block| MemoryAccess::read(block, Extent::Object)),
        Free => argument(0).map(|block| MemoryAccess::write(block, Extent::Object)),
        ChooseWeighted => argument(0)
            .zip(argument(1))
            .map(|(weights, count)| MemoryAccess::read(weights, Extent::Times(count, 8))),
        AnyBytes => argument(0)
            .zip(argument(1))
            .map(|(bytes, count)| MemoryAccess::write(bytes, Extent::Times(count, 1))),
        Write => argument(1)
            .zip(argument(2))
            .map(|(bytes, count)| MemoryAccess::read(bytes, Extent::Times(count, 1))),
        Read => argument(1)
            .zip(argument(2))
            .map(|(bytes, count)| MemoryAccess::write(bytes, Extent::Times(count, 1))),
        Assert | Violation => argument(1).map(|text| MemoryAccess::read(text, Extent::Message)),
        Unsupported => argument(0).map(|text| MemoryAccess::read(text, Extent::Message)),
        Choose | AnyInt | AnyUint | AnyLong | AnyUlong | AnyChar | AnyUchar | AnyShort | AnyUshort
        | AnyBool | AnySize | AnyFloat | AnyDouble | Assume | Cover | AtomicBegin | AtomicEnd | Yield
        | Self_ | Spawn | SpawnWith | Interrupt | Join | Stop | Resume | End | Result | Mark | Alloc
        | MayFail | MayWake | Exit | Abort | Time | Argc | Argv | Environ => None,
    };
    access.into_iter().for_each(&mut visit);
    if primitive == Violation
        && let Some(class) = argument(0)
    {
        visit(MemoryAccess::read(class, Extent::Message));
    }
}

/// What an op does that is no access; `code` is what it belongs to.
pub fn deeds(code: &Code, op: &Op) -> Deeds {
    let may_end = Deeds::MAY_END_PATH;
    match *op {
        // What these make of indeterminate values is indeterminate; a violation is the business of whoever uses it.
        Op::And(_) | Op::Xor(_) | Op::Jump(_) | Op::Nop => Deeds::NOTHING,
        Op::Add(_)
        | Op::Sub(_)
        | Op::Mul(_)
        | Op::UDiv(_)
        | Op::SDiv(_)
        | Op::URem(_)
        | Op::SRem(_)
        | Op::Shl(_)
        | Op::LShr(_)
        | Op::AShr(_)
        | Op::Or(_)
        | Op::ICmp { .. }
        | Op::Trunc(_)
        | Op::ZExt(_)
        | Op::SExt(_)
        | Op::FAdd(_)
        | Op::FSub(_)
        | Op::FMul(_)
        | Op::FDiv(_)
        | Op::FCmp { .. }
        | Op::Select { .. }
        | Op::GepConst { .. }
        | Op::GepIndex { .. }
        | Op::Branch { .. }
        | Op::Switch(_)
        | Op::Unreachable
        | Op::Unsupported(_) => may_end,
        Op::Load { access, .. } | Op::Store { access, .. } => may_end | volatile(access.volatile),
        // The first function of a thread ends it, and that of the program the program.
        Op::Ret(_) => may_end | Deeds::ENDS_LOCALS,
        Op::Call(site) => may_end | deeds_of_call(&code.sites[site as usize]),
        Op::General(place) => deeds_of_general(&code.general[place as usize]),
    }
}

fn volatile(volatile: bool) -> Deeds {
    if volatile { Deeds::VOLATILE } else { Deeds::NOTHING }
}

fn deeds_of_call(site: &CallSite) -> Deeds {
    let own = match site.callee {
        Callee::Function(_) | Callee::Pointer(_) => Deeds::CALLS,
        Callee::External(_) => Deeds::CALLS | Deeds::UNKNOWN,
        Callee::Primitive(primitive) => primitive.deeds(),
    };
    if site.musttail { own | Deeds::ENDS_LOCALS } else { own }
}

fn deeds_of_general(general: &General) -> Deeds {
    let may_end = Deeds::MAY_END_PATH;
    match general {
        General::Copy(_) => Deeds::NOTHING,
        General::Freeze { .. } => may_end | Deeds::MAY_CHOOSE,
        General::Binary { .. }
        | General::FNeg { .. }
        | General::ICmp { .. }
        | General::FCmp { .. }
        | General::Cast { .. }
        | General::Select { .. }
        | General::ExtractElement { .. }
        | General::InsertElement { .. }
        | General::Gep { .. }
        | General::IndirectBr { .. } => may_end,
        General::Load { access, .. }
        | General::Store { access, .. }
        | General::CmpXchg { access, .. }
        | General::AtomicRmw { access, .. } => may_end | volatile(access.volatile),
        General::Alloca { .. } => may_end | Deeds::ALLOCATES,
        General::Fence { .. } => Deeds::FENCES,
        General::VaArg { .. } => may_end | Deeds::VARARGS,
        General::Leave(leave) => match **leave {
            Leave::Deoptimise { .. } | Leave::LandingPad { .. } | Leave::Resume { .. } => {
                may_end | Deeds::UNWINDS | Deeds::ENDS_LOCALS
            }
        },
        General::Intrinsic(call) => may_end | call.which.deeds(),
    }
}

impl Intrinsic {
    /// What it does that is no access.
    pub fn deeds(self) -> Deeds {
        use Intrinsic::*;
        match self {
            StackRestore => Deeds::ENDS_LOCALS,
            StackSave => Deeds::NOTHING,
            Trap | UbsanTrap => Deeds::EXITS,
            VaStart => Deeds::VARARGS | Deeds::ALLOCATES,
            VaCopy | VaEnd => Deeds::VARARGS,
            ThreadLocalAddress => Deeds::OWN_THREAD,
            ReadCycleCounter => Deeds::TIME,
            GetRounding | Rint | LRint => Deeds::ROUNDING,
            UAddOverflow | SAddOverflow | USubOverflow | SSubOverflow | UMulOverflow | SMulOverflow
            | UAddSat | SAddSat | USubSat | SSubSat | UShlSat | SShlSat | SMulFix | UMulFix | SMulFixSat
            | UMulFixSat | Ctpop | Ctlz | Cttz | Bswap | BitReverse | FunnelLeft | FunnelRight | Abs
            | SMax | SMin | UMax | UMin | SCmp | UCmp | FAbs | Sqrt | Floor | Ceil | FTrunc | Round
            | CopySign | Fma | MulAdd | MinNum | MaxNum | Minimum | Maximum | MinimumNum | MaximumNum
            | Canonicalize | IsFpClass | LRound | FpToSiSat | FpToUiSat | UnsignedField | SignedField
            | Ldexp | Frexp | MemCpy | MemMove | MemSet | LifetimeStart | LifetimeEnd | ObjectSize
            | Assume | Expect | Identity | PtrMask | IsConstant | Nothing | InvariantStart | LoadRelative
            | VScale | ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax | ReduceSMin
            | ReduceUMax | ReduceUMin | ReduceFAdd | ReduceFMul | ReduceFMax | ReduceFMin
            | ReduceFMaximum | ReduceFMinimum | MaskedLoad | MaskedStore | MaskedGather | MaskedScatter
            | MaskedExpandLoad | MaskedCompressStore | VectorReverse | StepVector | X86(_) | Sve(_)
            | SubVector(_) => Deeds::NOTHING,
        }
    }
}

impl Primitive {
    /// What it does that is no access.
    pub fn deeds(self) -> Deeds {
        use Primitive::*;
        match self {
            Choose | ChooseWeighted | AnyBytes | AnyInt | AnyUint | AnyLong | AnyUlong | AnyChar
            | AnyUchar | AnyShort | AnyUshort | AnyBool | AnySize | AnyFloat | AnyDouble => Deeds::CHOOSES,
            MayFail | MayWake => Deeds::MAY_CHOOSE,
            Assume | Assert | Cover | Violation | Unsupported | Size => Deeds::NOTHING,
            AtomicBegin | AtomicEnd => Deeds::SECTIONS,
            Yield => Deeds::YIELDS,
            Spawn | SpawnWith => Deeds::STARTS_THREAD,
            Self_ => Deeds::OWN_THREAD,
            Join => Deeds::JOINS | Deeds::WAITS,
            Stop | Resume => Deeds::CONTROLS | Deeds::YIELDS,
            Result => Deeds::CONTROLS,
            Mark => Deeds::MARKS,
            BlockUntil | Wait => Deeds::WAITS,
            Interrupt => Deeds::INTERRUPTS | Deeds::YIELDS,
            Lock => Deeds::LOCKS | Deeds::WAITS,
            Unlock => Deeds::LOCKS,
            End => Deeds::ENDS_THREAD | Deeds::ENDS_LOCALS,
            Alloc => Deeds::ALLOCATES,
            Free => Deeds::RELEASES,
            Write => Deeds::OUTPUT,
            Read => Deeds::INPUT,
            Exit | Abort => Deeds::EXITS,
            Time => Deeds::TIME,
            Argc | Argv | Environ => Deeds::ENVIRONMENT,
        }
    }
}
