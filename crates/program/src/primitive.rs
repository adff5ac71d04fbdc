//! The primitives of the platform: functions that the machine itself provides, by name.
//!
//! The public ones are those of `heddle.h`; those that start with `__heddle_` are for the platform's own C code
//! (`heddle_platform.h`). What they mean is in `sem`.

macro_rules! primitives {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// A primitive of the platform.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Primitive { $($(#[$doc])* $variant),* }

        impl Primitive {
            /// Every primitive.
            pub const ALL: &'static [Primitive] = &[$(Primitive::$variant),*];

            /// The function's name.
            pub fn name(self) -> &'static str {
                match self { $(Primitive::$variant => $name),* }
            }

            /// The primitive of this name.
            pub fn named(name: &[u8]) -> Option<Primitive> {
                $(if name == $name.as_bytes() { return Some(Primitive::$variant); })*
                None
            }
        }
    };
}

primitives! {
    /// Any of 0..n-1.
    Choose = "heddle_choose",
    /// Any of 0..n-1, weighted.
    ChooseWeighted = "heddle_choose_weighted",
    /// Any int.
    AnyInt = "heddle_any_int",
    /// Any unsigned int.
    AnyUint = "heddle_any_uint",
    /// Any long.
    AnyLong = "heddle_any_long",
    /// Any unsigned long.
    AnyUlong = "heddle_any_ulong",
    /// Any char.
    AnyChar = "heddle_any_char",
    /// Any unsigned char.
    AnyUchar = "heddle_any_uchar",
    /// Any short.
    AnyShort = "heddle_any_short",
    /// Any unsigned short.
    AnyUshort = "heddle_any_ushort",
    /// False or true.
    AnyBool = "heddle_any_bool",
    /// Any size.
    AnySize = "heddle_any_size_t",
    /// Any float.
    AnyFloat = "heddle_any_float",
    /// Any double.
    AnyDouble = "heddle_any_double",
    /// Fills memory with anything.
    AnyBytes = "heddle_any_bytes",
    /// Only runs in which the condition holds count.
    Assume = "heddle_assume",
    /// The condition must hold.
    Assert = "heddle_assert",
    /// Some run should reach this with the condition holding.
    Cover = "heddle_cover",
    /// No other thread moves until the end.
    AtomicBegin = "heddle_atomic_begin",
    /// Other threads move again.
    AtomicEnd = "heddle_atomic_end",
    /// Another thread may move now.
    Yield = "heddle_yield",
    /// Starts a thread.
    Spawn = "heddle_spawn",
    /// Starts a thread that is given two pointers.
    SpawnWith = "__heddle_spawn",
    /// The number of the running thread.
    Self_ = "heddle_self",
    /// Waits for a thread to end.
    Join = "heddle_join",
    /// Stops a thread until it is resumed.
    Stop = "heddle_stop",
    /// Resumes a stopped thread.
    Resume = "heddle_resume",
    /// Waits until a flag is set.
    BlockUntil = "heddle_block_until",
    /// The environment may call a handler in a thread.
    Interrupt = "heddle_interrupt",
    /// Waits until a word is zero, then writes to it.
    Lock = "__heddle_lock",
    /// Makes the word of a lock zero.
    Unlock = "__heddle_unlock",
    /// Waits until bits of a word have a value.
    Wait = "__heddle_wait",
    /// Ends the running thread with a result.
    End = "__heddle_end",
    /// Takes the result of a thread that has ended.
    Result = "__heddle_result",
    /// Sets bits in the mark of a thread.
    Mark = "__heddle_mark",
    /// A fresh heap block: size, alignment, kind.
    Alloc = "__heddle_alloc",
    /// Frees a heap block: pointer, kind.
    Free = "__heddle_free",
    /// The size of a heap block.
    Size = "__heddle_size",
    /// Whether an allocation is to fail.
    MayFail = "__heddle_may_fail",
    /// Whether a wait is to end by itself.
    MayWake = "__heddle_may_wake",
    /// Output.
    Write = "__heddle_write",
    /// Input.
    Read = "__heddle_read",
    /// Ends the program.
    Exit = "__heddle_exit",
    /// Ends the program as a signal would.
    Abort = "__heddle_abort",
    /// A property does not hold.
    Violation = "__heddle_violation",
    /// The platform cannot do this.
    Unsupported = "__heddle_unsupported",
    /// The time.
    Time = "__heddle_time",
    /// How many command-line arguments there are.
    Argc = "__heddle_argc",
    /// The command-line arguments.
    Argv = "__heddle_argv",
    /// The environment.
    Environ = "__heddle_environ",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for &primitive in Primitive::ALL {
            assert_eq!(Primitive::named(primitive.name().as_bytes()), Some(primitive));
        }
        assert_eq!(Primitive::named(b"heddle_"), None);
    }
}
