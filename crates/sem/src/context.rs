//! What a step may ask of the engine that runs it.

use crate::derived;
use crate::domain::Domain;
use crate::scalar::Scalar;
use crate::ub::{Class, UbKind};
use bits::float::FloatFormat;
use ir::inst::BinaryOp;
use program::code::{EdgeId, FuncId, ObjectId, Operand, Pc, Reg, ShapeId, SiteId};

/// The instruction that made a value what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Origin(u32);

/// The bits of an origin that say where; those above say which classes of poison it stands for.
///
/// ```text
///   classes   31..26   overflow, shift, bounds, pointer, uninit, and poison that no instruction made; none if only the place is kept
///   pc + 1    25..0    zero if no instruction made it
/// ```
const PLACE: u32 = (1 << 26) - 1;
/// Poison that no instruction made, as a constant.
const NOBODY: u32 = 1 << 31;
/// The classes that using poison can violate, beside that of whoever uses what nobody made.
const CLASSES: [(u32, Class); 5] = [
    (1 << 26, Class::Overflow),
    (1 << 27, Class::Shift),
    (1 << 28, Class::Bounds),
    (1 << 29, Class::Pointer),
    (1 << 30, Class::Uninit),
];

impl Origin {
    /// Nobody knows, or nobody did.
    pub const NONE: Origin = Origin(0);
    /// Anybody may have.
    pub const ANY: Origin = Origin(!PLACE);

    /// The instruction at `pc`.
    #[inline(always)]
    pub fn at(pc: Pc) -> Origin {
        Origin((pc + 1) & PLACE)
    }

    /// The same, for who keeps values whose poison may have come from several places: with its class, which [`either`](Self::either) keeps.
    pub fn with_class(self, class: Class) -> Origin {
        let of = CLASSES.iter().find(|(_, known)| *known == class);
        Origin(self.0 | of.map_or(NOBODY, |(bit, _)| *bit))
    }

    /// One of two, both of which made something poison: the place of the first that has one, and the classes of both.
    pub fn either(self, other: Origin) -> Origin {
        let place = if self.0 & PLACE == 0 { other.0 } else { self.0 } & PLACE;
        let classes = (self.0 | other.0) & !PLACE;
        let nobody = self == Origin::NONE || other == Origin::NONE;
        Origin(place | classes | if nobody { NOBODY } else { 0 })
    }

    /// The classes that using poison from here may violate, if using poison that nobody made violates `usual`.
    pub fn classes(self, usual: Class) -> impl Iterator<Item = Class> {
        let nobody = self.0 & NOBODY != 0 || self.0 & !PLACE == 0;
        let made =
            CLASSES.iter().filter(move |(bit, class)| self.0 & bit != 0 && !(nobody && *class == usual));
        nobody.then_some(usual).into_iter().chain(made.map(|(_, class)| *class))
    }

    /// Where, if known.
    pub fn pc(self) -> Option<Pc> {
        (self.0 & PLACE).checked_sub(1)
    }

    /// As a number to keep in a small place; zero is [`Origin::NONE`].
    #[inline(always)]
    pub fn to_raw(self) -> u32 {
        self.0
    }

    /// The origin that [`to_raw`](Self::to_raw) gave this number for.
    #[inline(always)]
    pub fn from_raw(raw: u32) -> Origin {
        Origin(raw)
    }
}

/// Undefined behaviour, with what is known about it.
#[derive(Clone, Debug)]
pub struct Ub<D: Domain> {
    /// What.
    pub kind: UbKind,
    /// What made the value indeterminate, if that is the reason.
    pub origin: Origin,
    /// Whether that is poison, rather than bits that were never written: then it is what made it that is at fault.
    pub poison: Option<D::Bool>,
    /// The pointer at fault, and how many bytes were wanted.
    pub access: Option<(Scalar<D>, D::Bv)>,
}

impl<D: Domain> Ub<D> {
    /// Nothing more is known.
    #[inline(always)]
    pub fn plain(kind: UbKind) -> Ub<D> {
        Ub { kind, origin: Origin::NONE, poison: None, access: None }
    }

    /// Because a value is undefined or poison.
    #[inline(always)]
    pub fn indeterminate(kind: UbKind, value: &Scalar<D>) -> Ub<D> {
        Ub { kind, origin: value.poison.origin, poison: Some(value.poison.flag.clone()), access: None }
    }

    /// Because of an access.
    #[inline(always)]
    pub fn access(kind: UbKind, ptr: &Scalar<D>, bytes: &D::Bv) -> Ub<D> {
        Ub { kind, origin: ptr.poison.origin, poison: None, access: Some((ptr.clone(), bytes.clone())) }
    }
}

/// Why a value has to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// An input of the program.
    Input(program::primitive::Primitive),
    /// What an unwritten bit of memory contains.
    Unwritten,
    /// What `freeze` makes of an indeterminate value.
    Freeze,
    /// What `undef` is.
    Undef,
    /// Whether an allocation fails.
    AllocationFails,
    /// Whether a wait ends by itself.
    SpuriousWakeup,
    /// The time, or a counter of cycles.
    Time,
}

/// The step cannot go on: the engine has noted why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// A step's result.
pub type Step<T> = Result<T, Stop>;

/// What instructions on values of one domain need.
pub trait Context<D: Domain> {
    /// The domain.
    fn d(&mut self) -> &mut D;
    /// The instruction that is being executed.
    fn here(&self) -> Origin;
    /// Undefined behaviour unless the condition holds: tested now, or noted for later.
    fn require(&mut self, condition: D::Bool, ub: impl FnOnce() -> Ub<D>) -> Step<()>;
    /// Whether poison that this instruction makes counts for nothing, because nothing of its class is checked: the instruction gives what it gives without the flag that it
    /// breaks. Refinement and engines that check everything keep all poison.
    #[inline(always)]
    fn drops_poison(&self) -> bool {
        false
    }
    /// Whether every result of the address computation that is executed is only accessed, so that the access shows where it leaves its object.
    fn is_only_accessed(&self) -> bool {
        false
    }
    /// An arbitrary value of `w` bits.
    fn choose(&mut self, w: u32, why: Why) -> Step<D::Bv>;
    /// The same where it matters only if `condition` holds. An engine that does not know whether it does may want to note when the value counts.
    fn choose_where(&mut self, _condition: &D::Bool, w: u32, why: Why) -> Step<D::Bv> {
        self.choose(w, why)
    }
    /// Stops because Heddle cannot do this.
    fn unsupported(&mut self, what: &str) -> Stop;
    /// The result of an operation on these numbers, in these formats. Which NaN it is, if it is one, the language reference leaves open within limits;
    /// it is the preferred one unless an engine wants to know about others.
    #[inline(always)]
    fn nan_result(
        &mut self,
        _format: FloatFormat,
        bits: D::Bv,
        _operands: &[(FloatFormat, &D::Bv)],
    ) -> D::Bv {
        bits
    }
    /// Whether `llvm.fmuladd` rounds once, where lowering has not decided that it does.
    fn fuses(&mut self) -> D::Bool {
        self.d().bool(false)
    }
    /// Two values are compared, for order or for equality. An engine may want to know where addresses decide.
    #[inline(always)]
    fn compares(&mut self, _ordered: bool, _a: &Scalar<D>, _b: &Scalar<D>) {}
    /// Something is computed from a value that forgets which object the value belongs to: if it is an address, its bits matter. An engine
    /// may want to know.
    #[inline(always)]
    fn exposes(&mut self, _pointer: &Scalar<D>) {}
    /// Two values are added, subtracted, or combined bit by bit (`and`, `or`, `xor`). An address and a number give an address, unless bits are
    /// changed or kept that depend on where its object lies; two addresses give a number. An engine may want to know where that depends on
    /// more than the program can rely on.
    #[inline(always)]
    fn combines(&mut self, _op: BinaryOp, _w: u32, _a: &Scalar<D>, _b: &Scalar<D>) {}
}

/// A result that is poison where `condition` holds, unless that counts for nothing.
#[inline(always)]
pub fn poisoned_if<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    result: Scalar<D>,
    condition: D::Bool,
    here: Origin,
) -> Scalar<D> {
    match c.d().known(&condition) == Some(false) || c.drops_poison() {
        true => result,
        false => result.poisoned_if(c.d(), condition, here),
    }
}

/// A result of `w` bits that is poison where `condition` holds, or arbitrary there if poison counts for nothing.
#[inline(always)]
pub fn poisoned_or_arbitrary<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    result: Scalar<D>,
    condition: D::Bool,
    here: Origin,
) -> Step<Scalar<D>> {
    if !c.drops_poison() || c.d().known(&condition) == Some(false) {
        return Ok(result.poisoned_if(c.d(), condition, here));
    }
    let arbitrary = c.choose_where(&condition, w, Why::Undef)?;
    let bits = c.d().ite(w, &condition, &arbitrary, &result.bits);
    Ok(Scalar { bits, ..result })
}

/// What kind of object a block is: first what may be written, then what may be read, then the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BlockKind {
    /// A local variable.
    Stack,
    /// The arguments after the named ones.
    VarArgs,
    /// From `malloc` and its kin.
    Heap,
    /// From `operator new`.
    New,
    /// From `operator new[]`.
    NewArray,
    /// A global variable.
    Global,
    /// Made by the machine: the command line, the environment.
    Machine,
    /// A constant.
    Constant,
    /// A function, or the address of a block.
    Code,
    /// A variable that nobody defines.
    Missing,
}

/// What is known about the object that a pointer belongs to.
#[derive(Clone, Debug)]
pub struct Block<D: Domain> {
    /// Whether it belongs to one at all.
    pub exists: D::Bool,
    /// Whether that is alive.
    pub live: D::Bool,
    /// Where it starts.
    pub base: D::Bv,
    /// How many bytes it has.
    pub size: D::Bv,
    /// Whether it may be written.
    pub writable: D::Bool,
    /// Whether it holds data rather than code.
    pub data: D::Bool,
}

/// A legal place in memory.
#[derive(Clone, Debug)]
pub struct Place<D: Domain> {
    /// The object.
    pub prov: D::Prov,
    /// Where in it, in bytes.
    pub offset: D::Bv,
}

/// What a call leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A function with a body.
    Function(FuncId),
    /// A primitive of the platform.
    Primitive(program::primitive::Primitive),
    /// A function that nobody defines.
    External(u32),
}

/// Where control goes after a step. `W` is how an engine keeps several ways, see [`Host::Ways`].
#[derive(Clone, Debug)]
pub enum Control<B, W = Vec<(B, EdgeId)>> {
    /// To the next op.
    Next,
    /// Along an edge.
    Jump(EdgeId),
    /// Along one of two edges.
    Fork {
        /// Whether it is the first.
        cond: B,
        /// The first.
        yes: EdgeId,
        /// The second.
        no: EdgeId,
    },
    /// Along the edge whose condition holds; just one does.
    Switch(W),
    /// Into a function; the arguments are still in the caller's frame.
    Call {
        /// Which.
        function: FuncId,
        /// From where.
        site: SiteId,
    },
    /// Back to the caller, with a value or without.
    Return(Option<Operand>),
    /// The program ends with this status.
    Exit(Operand),
    /// The program ends as a signal of this number would end it.
    Signal(u8),
    /// Nowhere for now: the op waits for something, and is to be tried again.
    Wait,
    /// The running thread ends.
    End,
    /// To the next op, but others may move first.
    Yield,
}

/// The bits of a defined value, and the object it belongs to.
pub type Defined<D> = (<D as Domain>::Bv, <D as Domain>::Prov);

/// Registers and memory as far as scalars of at most 64 bits go: all that the commonest ops need.
pub trait Words: Context<Self::Narrow> {
    /// Values of at most 64 bits.
    type Narrow: Domain;

    /// The width of a pointer.
    fn pointer_bits(&self) -> u32;
    /// Reads a scalar of at most 64 bits.
    fn get(&mut self, operand: Operand) -> Scalar<Self::Narrow>;
    /// The bits of a scalar of at most 64 bits, if it is certainly defined and belongs to no object. Saying nothing is always
    /// right; ops that are told have nothing to do for undefined bits, poison and objects.
    #[inline(always)]
    fn get_plain(&mut self, _operand: Operand) -> Option<<Self::Narrow as Domain>::Bv> {
        None
    }
    /// The bits and the object of a scalar of at most 64 bits, if it is certainly defined. Saying nothing is always right.
    #[inline(always)]
    fn get_defined(&mut self, _operand: Operand) -> Option<Defined<Self::Narrow>> {
        None
    }
    /// Writes a scalar of at most 64 bits.
    fn set(&mut self, reg: Reg, value: Scalar<Self::Narrow>);
    /// The object that a pointer belongs to.
    fn block(&mut self, prov: &<Self::Narrow as Domain>::Prov) -> Block<Self::Narrow>;
    /// Whether the object that an address belongs to is alive: as [`Words::block`] has said of the object, unless that stands for several.
    #[inline(always)]
    fn alive_at(
        &mut self,
        _prov: &<Self::Narrow as Domain>::Prov,
        _address: &<Self::Narrow as Domain>::Bv,
        live: <Self::Narrow as Domain>::Bool,
    ) -> <Self::Narrow as Domain>::Bool {
        live
    }
    /// Whether null is an object of no bytes, which `inbounds` does not lead out of, rather than none.
    #[inline(always)]
    fn null_is_an_object(&self) -> bool {
        false
    }
    /// Where in the object that it belongs to, of this base and size, an address is, and whether `bytes` bytes there are all in it.
    #[inline(always)]
    fn within(
        &mut self,
        _prov: &<Self::Narrow as Domain>::Prov,
        address: &<Self::Narrow as Domain>::Bv,
        (base, size): (&<Self::Narrow as Domain>::Bv, &<Self::Narrow as Domain>::Bv),
        bytes: &<Self::Narrow as Domain>::Bv,
    ) -> (<Self::Narrow as Domain>::Bv, <Self::Narrow as Domain>::Bool) {
        let w = self.pointer_bits();
        let d = Context::<Self::Narrow>::d(self);
        let offset = d.sub(w, address, base);
        let inside = derived::fits(d, w, &offset, bytes, size);
        (offset, inside)
    }
    /// Whether an address is a multiple of a power of two.
    #[inline(always)]
    fn aligned(
        &mut self,
        _prov: &<Self::Narrow as Domain>::Prov,
        address: &<Self::Narrow as Domain>::Bv,
        align_log: u32,
    ) -> <Self::Narrow as Domain>::Bool {
        let w = self.pointer_bits();
        derived::is_multiple_of(Context::<Self::Narrow>::d(self), w, address, align_log)
    }
    /// A legal access is at an address that is such a multiple. An engine may want to know where that is so only because of where the object happens
    /// to lie.
    #[inline(always)]
    fn relies_on_alignment(
        &mut self,
        _prov: &<Self::Narrow as Domain>::Prov,
        _base: &<Self::Narrow as Domain>::Bv,
        _align_log: u32,
    ) -> Step<()> {
        Ok(())
    }
    /// Whether comparing two values tells nothing about where objects lie. Engines that look at that elsewhere need not.
    #[inline(always)]
    fn compares_plainly(&mut self, _a: &Scalar<Self::Narrow>, _b: &Scalar<Self::Narrow>) -> bool {
        true
    }
    /// The offset of a legal access at an address that is a multiple of a power of two: engines that look at several offsets need only look at such ones.
    #[inline(always)]
    fn aligned_offset(
        &mut self,
        _prov: &<Self::Narrow as Domain>::Prov,
        offset: <Self::Narrow as Domain>::Bv,
        _align_log: u32,
    ) -> <Self::Narrow as Domain>::Bv {
        offset
    }
    /// Reads `width` bits, at most 64, from a legal place.
    fn load(&mut self, place: &Place<Self::Narrow>, width: u32) -> Step<Scalar<Self::Narrow>>;
    /// Reads `width` bits, at most 64, from a legal place, if they certainly are a defined number of no object. Saying nothing
    /// is always right.
    #[inline(always)]
    fn load_plain(
        &mut self,
        _place: &Place<Self::Narrow>,
        _width: u32,
    ) -> Option<<Self::Narrow as Domain>::Bv> {
        None
    }
    /// Writes `width` bits, at most 64, to a legal place.
    fn store(&mut self, place: &Place<Self::Narrow>, width: u32, value: Scalar<Self::Narrow>) -> Step<()>;
    /// Reads a pointer from a legal place. Engines that tell the bytes of pointers from others look at them here.
    #[inline(always)]
    fn load_pointer(&mut self, place: &Place<Self::Narrow>) -> Step<Scalar<Self::Narrow>> {
        let width = self.pointer_bits();
        let value = self.load(place, width)?;
        Ok(self.adopt(value))
    }
    /// Gives a pointer without an object the one its address lies in, if there is one.
    fn adopt(&mut self, pointer: Scalar<Self::Narrow>) -> Scalar<Self::Narrow>;
    /// A fresh, unwritten object; a pointer to it.
    fn allocate(
        &mut self,
        bytes: &<Self::Narrow as Domain>::Bv,
        align: u64,
        kind: BlockKind,
    ) -> Step<Scalar<Self::Narrow>>;
}

/// What an engine provides: registers, memory, choices.
///
/// Values of at most 64 bits are [`Words::Narrow`], any are [`Host::Wide`]: a machine of words has two types for them, a
/// symbolic one the same.
pub trait Host: Words + Context<Self::Wide> {
    /// Values of any width.
    type Wide: Domain<Bool = <Self::Narrow as Domain>::Bool, Prov = <Self::Narrow as Domain>::Prov>;

    /// Ways with conditions, of which just one holds. An engine that knows which needs no list.
    type Ways: From<Vec<(<Self::Narrow as Domain>::Bool, EdgeId)>>;

    /// A way to the program that does not borrow the engine: a reference or a counted one.
    type Program: std::ops::Deref<Target = program::Program> + Clone;

    /// The program.
    fn program(&self) -> Self::Program;
    /// The function that is running; none while constants are computed.
    fn running(&self) -> Option<FuncId>;

    /// Reads a scalar of any width.
    fn get_wide(&mut self, operand: Operand, width: u32) -> Scalar<Self::Wide>;
    /// Reads a scalar of any width and settles what is undefined in it: whoever keeps undefined values open until they are used has to choose now.
    #[inline(always)]
    fn get_settled(&mut self, operand: Operand, width: u32) -> Scalar<Self::Wide> {
        self.get_wide(operand, width)
    }
    /// Writes a scalar of any width.
    fn set_wide(&mut self, reg: Reg, width: u32, value: Scalar<Self::Wide>);
    /// Copies cells as they are.
    fn copy_cells(&mut self, dst: Reg, src: Operand, cells: u32);
    /// Widens a scalar.
    fn to_wide(&mut self, width: u32, value: Scalar<Self::Narrow>) -> Scalar<Self::Wide>;
    /// Narrows a scalar of at most 64 bits.
    fn to_narrow(&mut self, width: u32, value: Scalar<Self::Wide>) -> Scalar<Self::Narrow>;

    /// Reads `width` bits from a legal place.
    fn load_wide(&mut self, place: &Place<Self::Narrow>, width: u32) -> Step<Scalar<Self::Wide>>;
    /// Writes `width` bits to a legal place.
    fn store_wide(&mut self, place: &Place<Self::Narrow>, width: u32, value: Scalar<Self::Wide>) -> Step<()>;
    /// Whether so many bytes at two legal places are the same or have none in common: the distance in either direction is at least the length, or nothing.
    fn same_or_apart(
        &mut self,
        a: &Scalar<Self::Narrow>,
        b: &Scalar<Self::Narrow>,
        bytes: &<Self::Narrow as Domain>::Bv,
    ) -> <Self::Narrow as Domain>::Bool {
        let w = self.pointer_bits();
        let d = Context::<Self::Narrow>::d(self);
        let (up, down) = (d.sub(w, &a.bits, &b.bits), d.sub(w, &b.bits, &a.bits));
        let (apart_up, apart_down) = (derived::ule(d, w, bytes, &up), derived::ule(d, w, bytes, &down));
        let apart = d.and_b(apart_up, apart_down);
        let equal = d.eq(w, &a.bits, &b.bits);
        d.or_b(apart, equal)
    }
    /// Copies bytes between legal places, with whatever they hold, as if through a buffer.
    fn copy_bytes(
        &mut self,
        to: &Place<Self::Narrow>,
        from: &Place<Self::Narrow>,
        bytes: &<Self::Narrow as Domain>::Bv,
    ) -> Step<()>;
    /// Fills legal bytes.
    fn fill_bytes(
        &mut self,
        to: &Place<Self::Narrow>,
        byte: Scalar<Self::Narrow>,
        bytes: &<Self::Narrow as Domain>::Bv,
    ) -> Step<()>;

    /// Frees the heap object that a pointer belongs to, or says what is wrong with that.
    fn release(&mut self, pointer: &Scalar<Self::Narrow>, kind: BlockKind) -> Step<()>;
    /// Starts or ends the life of the object that a pointer belongs to; a new life starts unwritten.
    fn set_live(&mut self, pointer: &Scalar<Self::Narrow>, live: bool) -> Step<()>;
    /// The pointer to a thread-local variable of the running thread, or to whatever else the object is.
    fn thread_local(&mut self, pointer: Scalar<Self::Narrow>) -> Step<Scalar<Self::Narrow>>;
    /// The pointer to an object of the program.
    fn address_of(&mut self, object: ObjectId) -> Scalar<Self::Narrow>;
    /// What a pointer that may be called leads to.
    fn call_target(&mut self, pointer: &Scalar<Self::Narrow>) -> Step<Target>;
    /// How many locals are alive, to come back to.
    fn stack_mark(&mut self) -> Scalar<Self::Narrow>;
    /// Ends the life of locals made since the mark.
    fn stack_reset(&mut self, mark: Scalar<Self::Narrow>) -> Step<()>;
    /// An object that holds the arguments after the named ones, one after the other, each aligned to at least `slot` bytes.
    fn var_args(&mut self, slot: u64) -> Step<Scalar<Self::Narrow>>;

    /// What a value certainly is, if that is known without asking a solver.
    fn known_value(&mut self, value: &Scalar<Self::Narrow>, width: u32) -> Option<u64>;
    /// Only runs in which the condition holds go on.
    fn assume(&mut self, condition: <Self::Narrow as Domain>::Bool) -> Step<()>;
    /// The condition must hold, or a property is violated; `why` points to a text.
    fn assert(&mut self, condition: <Self::Narrow as Domain>::Bool, why: Operand) -> Step<()>;

    /// A primitive that is the engine's own business: threads, output, the end of the program.
    fn primitive(
        &mut self,
        primitive: program::primitive::Primitive,
        site: SiteId,
    ) -> Step<Control<<Self::Narrow as Domain>::Bool, Self::Ways>>;
    /// A call of a function that nobody defines.
    fn external(
        &mut self,
        external: u32,
        site: SiteId,
    ) -> Step<Control<<Self::Narrow as Domain>::Bool, Self::Ways>>;
    /// Writes `width` bits to a place where the condition holds, which is legal then.
    fn store_if(
        &mut self,
        _condition: <Self::Narrow as Domain>::Bool,
        _place: &Place<Self::Narrow>,
        _width: u32,
        _value: Scalar<Self::Wide>,
    ) -> Step<()> {
        Err(Context::<Self::Wide>::unsupported(self, "a masked access with an unknown mask"))
    }
    /// Whether places that are not legal can be read, which gives anything.
    fn reads_anywhere(&self) -> bool {
        false
    }
    /// The function gives up where the condition holds, and may elsewhere if it is a guard: whoever goes on in its place is given these arguments and this
    /// state.
    fn deoptimise(
        &mut self,
        _condition: <Self::Narrow as Domain>::Bool,
        _is_guard: bool,
        _arguments: &[(Operand, ShapeId)],
        _state: &[(Operand, ShapeId)],
    ) -> Step<()> {
        Err(Context::<Self::Wide>::unsupported(self, "deoptimisation"))
    }
    /// Takes the exception that has arrived at a landing pad with these clauses.
    fn landing_pad(&mut self, _dst: Reg, _shape: ShapeId, _clauses: &str, _cleanup: bool) -> Step<()> {
        Err(Context::<Self::Wide>::unsupported(self, "a C++ exception or Rust panic that unwinds"))
    }
    /// Leaves the function with an exception.
    fn resume(&mut self, _value: Operand, _shape: ShapeId) -> Stop {
        Context::<Self::Wide>::unsupported(self, "a C++ exception or Rust panic that unwinds")
    }
    /// Whether violations of a class are looked for.
    fn checks(&self, _class: crate::ub::Class) -> bool {
        true
    }
    /// Something that violates a property although LLVM defines it: a trap of the compiler's, a failed assertion.
    fn violation(&mut self, class: crate::ub::Class, message: &str) -> Stop;
    /// Such a violation where a condition does not hold; where it holds, the step goes on. Nothing where violations are not looked for.
    fn violation_unless(
        &mut self,
        _condition: <Self::Narrow as Domain>::Bool,
        _class: crate::ub::Class,
        _message: &str,
    ) -> Step<()> {
        Ok(())
    }
}
