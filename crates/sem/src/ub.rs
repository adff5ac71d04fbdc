//! The catalogue of undefined behaviour: every kind with the section of LLVM's language reference that makes it undefined, the
//! property class it violates, and the words for it.
//!
//! What is not looked for:
//!
//! - `noalias` parameters (C's `restrict`) that are broken in other ways than by two accesses of one function, one of which comes before the other on
//!   every way (`program::lower::noalias`). Deciding all would take memory that knows for every byte through which pointer of which call it was
//!   accessed: a history that would tell states apart which behave the same. `noalias` results and metadata, and `alias.scope`, are not looked at.
//! - `!tbaa`, `!invariant.load`, `readonly`, `nocapture` and other attributes that allow an optimiser something without making a value poison.

use ir::inst::BinaryOp;
use program::Program;
use program::code::{General, Op, Pc};

macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$doc])* $variant),* }
        impl $name {
            /// Every one.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
            /// The one of this name.
            pub fn named(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.name() == name)
            }
        }
    };
}

words! {
    /// The property classes: what can be asked for, and what is reported as violated.
    pub enum Class {
        /// A failed assertion.
        Assert = "assert",
        /// `reach_error` is called.
        Reach = "reach",
        /// An access outside of its object.
        Bounds = "bounds",
        /// Pointer arithmetic that leaves the object.
        Pointer = "pointer",
        /// An access through null.
        Null = "null",
        /// An access to an object that is dead.
        Lifetime = "lifetime",
        /// A double or invalid free.
        Free = "free",
        /// A heap object nobody can reach any more.
        Leak = "leak",
        /// A heap object left at the end.
        Cleanup = "cleanup",
        /// An access that is less aligned than it says.
        Align = "align",
        /// Arithmetic that does not fit.
        Overflow = "overflow",
        /// A shift out of range.
        Shift = "shift",
        /// Division by zero.
        DivZero = "div-zero",
        /// A decision or an address depends on memory never written, or on poison.
        Uninit = "uninit",
        /// An `unreachable` is reached.
        Unreachable = "unreachable",
        /// Two threads race.
        Race = "race",
        /// Nobody can move.
        Deadlock = "deadlock",
        /// Whatever else LLVM leaves undefined.
        Undefined = "undefined",
    }
}

impl Class {
    /// Whether instructions give poison instead of a value that violates this class.
    pub fn makes_poison(self) -> bool {
        matches!(self, Class::Overflow | Class::Shift | Class::Bounds | Class::Pointer)
    }

    /// What an execution does after a violation of this class that no instruction makes undefined, if the class is not checked: a failed assertion and
    /// `reach_error` end the process; for everything else nothing is known.
    pub fn continuation(self) -> Continuation {
        match self {
            Class::Assert | Class::Reach => Continuation::Trap,
            Class::Leak | Class::Cleanup | Class::Race => Continuation::Ignore,
            Class::Bounds
            | Class::Pointer
            | Class::Null
            | Class::Lifetime
            | Class::Free
            | Class::Align
            | Class::Overflow
            | Class::Shift
            | Class::DivZero
            | Class::Uninit
            | Class::Unreachable
            | Class::Deadlock
            | Class::Undefined => Continuation::Unknown,
        }
    }
}

/// A set of property classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassSet(u32);

impl ClassSet {
    /// Every class.
    pub const ALL: ClassSet = ClassSet((1 << Class::ALL.len()) - 1);

    /// The set of these classes.
    pub fn of(classes: impl IntoIterator<Item = Class>) -> ClassSet {
        ClassSet(classes.into_iter().fold(0, |set, class| set | 1 << class as u32))
    }

    /// Whether a class is in it.
    #[inline(always)]
    pub fn contains(self, class: Class) -> bool {
        self.0 >> class as u32 & 1 != 0
    }
}

/// What an execution does after undefined behaviour of a class that is not checked. Engines that check a program follow it; refinement, for which everything
/// undefined is the same, does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Continuation {
    /// The operation does what it does without the requirement.
    Ignore,
    /// The indeterminate value that is used has one arbitrary value.
    Choose,
    /// What is read is an arbitrary value; what happens after a write is [`Unknown`](Self::Unknown).
    ArbitraryRead,
    /// The process ends, as a signal ends it.
    Trap,
    /// Nothing is known of executions that get here: a check that reaches it can find violations elsewhere, but cannot hold.
    Unknown,
}

macro_rules! catalogue {
    ($($(#[$doc:meta])* $variant:ident: $class:ident, $continuation:ident, $section:literal, $message:literal;)*) => {
        /// A kind of undefined behaviour.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum UbKind { $($(#[$doc])* $variant),* }
        impl UbKind {
            /// Every kind.
            pub const ALL: &'static [UbKind] = &[$(UbKind::$variant),*];
            /// The property class it violates.
            pub fn class(self) -> Class {
                match self { $(UbKind::$variant => Class::$class),* }
            }
            /// What an execution does after it if its class is not checked.
            pub fn continuation(self) -> Continuation {
                match self { $(UbKind::$variant => Continuation::$continuation),* }
            }
            /// The section of the language reference.
            pub fn section(self) -> &'static str {
                match self { $(UbKind::$variant => $section),* }
            }
            /// What happened, in words.
            pub fn message(self) -> &'static str {
                match self { $(UbKind::$variant => $message),* }
            }
            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $(UbKind::$variant => stringify!($variant)),* }
            }
        }
    };
}

catalogue! {
    /// A branch on undef or poison.
    BranchOnUndef: Uninit, Choose, "'br' Instruction", "a branch depends on an indeterminate value";
    /// A switch on undef or poison.
    SwitchOnUndef: Uninit, Choose, "'switch' Instruction", "a switch depends on an indeterminate value";
    /// A jump to an undef or poison address.
    JumpOnUndef: Uninit, Unknown, "'indirectbr' Instruction", "a jump depends on an indeterminate value";
    /// A jump to an address that is not listed.
    JumpElsewhere: Undefined, Unknown, "'indirectbr' Instruction", "a jump to an address that is not one of its targets";
    /// An access through an undef or poison pointer.
    UndefAddress: Uninit, Choose, "Pointer Aliasing Rules", "an address is an indeterminate value";
    /// A call through an undef or poison pointer.
    UndefCallee: Uninit, Unknown, "'call' Instruction", "the function to call is an indeterminate value";
    /// A division by undef or poison.
    UndefDivisor: Uninit, Choose, "'udiv' Instruction", "a divisor is an indeterminate value";
    /// An argument or result that promised `noundef`.
    UndefArgument: Uninit, Ignore, "Parameter Attributes", "an indeterminate value is passed on";
    /// A parameter that promised `noundef`.
    UndefParameter: Uninit, Ignore, "Parameter Attributes", "an indeterminate value is passed on";
    /// A result that promised `noundef`.
    UndefResult: Uninit, Ignore, "Parameter Attributes", "an indeterminate value is returned";
    /// A length, count or flag that is undef or poison.
    UndefLength: Uninit, Choose, "Standard C/C++ Library Intrinsics", "a size is an indeterminate value";
    /// An assumption that is undef or poison.
    UndefAssumption: Uninit, Choose, "'llvm.assume' Intrinsic", "an assumption is an indeterminate value";
    /// Through null.
    NullAccess: Null, Trap, "Pointer Aliasing Rules", "access through a null pointer";
    /// Through null.
    NullCall: Null, Trap, "'call' Instruction", "call through a null pointer";
    /// Through an address that belongs to no object.
    WildAccess: Bounds, ArbitraryRead, "Pointer Aliasing Rules", "access to an address that belongs to no object";
    /// Outside of the object.
    OutOfBounds: Bounds, ArbitraryRead, "Pointer Aliasing Rules", "access outside of the object";
    /// Outside of an array that is part of an object; C says so, LLVM does not.
    OutOfArray: Bounds, Ignore, "C11 6.5.6p8, J.2", "index outside of the array";
    /// Of a dead object.
    DeadAccess: Lifetime, ArbitraryRead, "Object Lifetime", "access to an object that is dead";
    /// A write to a constant.
    ConstantWrite: Bounds, Unknown, "Global Variables", "write to a constant";
    /// Less aligned than promised.
    Misaligned: Align, Ignore, "'load' Instruction", "misaligned access";
    /// Of a function's code.
    CodeAccess: Bounds, ArbitraryRead, "Functions", "access to the code of a function";
    /// A call of something that is no function.
    NotAFunction: Undefined, Unknown, "'call' Instruction", "call of something that is not a function";
    /// A call under the wrong type.
    WrongCallType: Undefined, Ignore, "'call' Instruction", "call with arguments that do not fit the function";
    /// A `tail` call that accesses a local of its caller.
    TailCallOfLocal: Undefined, Ignore, "'call' Instruction", "a tail call accesses a local of its caller";
    /// A free of what is not the start of a heap object.
    InvalidFree: Free, Unknown, "Object Lifetime", "free of something that is not the start of a heap object";
    /// A free of what is freed.
    DoubleFree: Free, Unknown, "Object Lifetime", "free of an object that is already free";
    /// A free by another family of functions.
    WrongFree: Free, Unknown, "Object Lifetime", "free by another family of functions than the allocation";
    /// Division by zero.
    DivisionByZero: DivZero, Trap, "'udiv' Instruction", "division by zero";
    /// INT_MIN / -1.
    DivisionOverflow: Overflow, Trap, "'sdiv' Instruction", "the quotient does not fit";
    /// Reached.
    Unreachable: Unreachable, Unknown, "'unreachable' Instruction", "code that must not be reached is reached";
    /// An assumption that does not hold.
    FalseAssumption: Undefined, Unknown, "'llvm.assume' Intrinsic", "an assumption does not hold";
    /// memcpy of regions that overlap.
    OverlappingCopy: Undefined, Unknown, "'llvm.memcpy' Intrinsic", "memcpy between objects that overlap";
    /// An allocation of more than there is, or of a negative size.
    AllocaSize: Undefined, Unknown, "'alloca' Instruction", "a local array of this size cannot exist";
    /// An attribute says something else.
    BrokenPromise: Undefined, Ignore, "Parameter Attributes", "a value is not what an attribute promises";
    /// An attribute of the function or of a parameter says that there is no such access.
    ForbiddenAccess: Undefined, Ignore, "Function Attributes", "an access that an attribute forbids";
    /// `noreturn`.
    UnexpectedReturn: Undefined, Unknown, "Function Attributes", "a call returns that must not";
    /// The same bytes through a `noalias` parameter and through something else.
    BrokenNoAlias: Undefined, Ignore, "Parameter Attributes", "memory is accessed through a restrict (noalias) pointer and through another one";
}

/// The class that using poison violates: that of the instruction which made it.
pub fn class_of_poison(program: &Program, origin: Pc) -> Class {
    describe_poison(program, origin).0
}

/// What the instruction did that made poison, in words.
pub fn poison_message(program: &Program, origin: Pc) -> &'static str {
    describe_poison(program, origin).1
}

fn describe_poison(program: &Program, origin: Pc) -> (Class, &'static str) {
    const OVERFLOW: (Class, &str) = (Class::Overflow, "the result does not fit");
    const SHIFT: (Class, &str) =
        (Class::Shift, "shift by too great an amount, or bits are lost that must not be");
    const OUTSIDE: (Class, &str) = (Class::Pointer, "a pointer leaves its object");
    const CONVERSION: (Class, &str) = (Class::Overflow, "the value is out of range for this conversion");
    const INDEX: (Class, &str) = (Class::Bounds, "an index is outside of the vector");
    const OTHER: (Class, &str) = (Class::Uninit, "the result is poison");
    let by_operator = |op: BinaryOp| match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => OVERFLOW,
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => SHIFT,
        _ => OTHER,
    };
    match program.code.ops.get(origin as usize) {
        Some(Op::Add(_) | Op::Sub(_) | Op::Mul(_)) => OVERFLOW,
        Some(Op::Shl(_) | Op::LShr(_) | Op::AShr(_)) => SHIFT,
        Some(Op::Trunc(_) | Op::ZExt(_)) => CONVERSION,
        Some(Op::GepConst { .. } | Op::GepIndex { .. }) => OUTSIDE,
        Some(Op::General(place)) => match program.code.general.get(*place as usize) {
            Some(General::Gep { .. }) => OUTSIDE,
            Some(General::Cast { .. }) => CONVERSION,
            Some(General::Binary { op, .. }) => by_operator(*op),
            Some(General::ExtractElement { .. } | General::InsertElement { .. }) => INDEX,
            _ => OTHER,
        },
        _ => OTHER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_found_by_name() {
        for &class in Class::ALL {
            assert_eq!(Class::named(class.name()), Some(class));
        }
    }

    #[test]
    fn sets_hold_what_they_are_made_of() {
        let set = ClassSet::of([Class::Assert, Class::Undefined]);
        let held: Vec<Class> = Class::ALL.iter().copied().filter(|class| set.contains(*class)).collect();
        assert_eq!(held, [Class::Assert, Class::Undefined]);
        assert_eq!(ClassSet::of(Class::ALL.iter().copied()), ClassSet::ALL);
    }

    #[test]
    fn every_kind_says_what_and_why() {
        for &kind in UbKind::ALL {
            assert!(!kind.section().is_empty() && !kind.message().is_empty(), "{kind:?}");
        }
    }
}
