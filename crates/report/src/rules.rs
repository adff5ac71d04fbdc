//! What each kind of finding is about, for tools that list findings by rules: editors, build servers, forges.
//!
//! A property class is a rule, and so is each way in which a function may fail to refine another. The ids are part of the contract with users.

use verdict::Class;

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id: the name of the class, for example.
    pub id: &'static str,
    /// What is wrong if it is broken, in a few words.
    pub short: &'static str,
    /// The same at length.
    pub full: &'static str,
    /// What to do about it.
    pub help: &'static str,
}

const fn rule(id: &'static str, short: &'static str, full: &'static str, help: &'static str) -> Rule {
    Rule { id, short, full, help }
}

/// The rule of a property class.
pub fn of_class(class: Class) -> Rule {
    match class {
        Class::Assert => rule(
            "assert",
            "An assertion fails",
            "An execution exists in which an assertion is false: assert, __assert_fail, heddle_assert, or a panic.",
            "Follow the trace to where the value goes wrong; then mend the code, or the assertion if it asks for too much.",
        ),
        Class::Reach => rule(
            "reach",
            "A function that must not be called is called",
            "An execution exists that calls reach_error or __VERIFIER_error.",
            "Follow the trace: it shows the inputs and the interleaving that lead to the call.",
        ),
        Class::Bounds => rule(
            "bounds",
            "An access outside of its object",
            "Memory is read or written before the start or behind the end of the object that the pointer belongs to, or an index leaves the array that it is applied to.",
            "Compare the index or offset with the size of the object that is named; loops that go one round too far are the usual cause.",
        ),
        Class::Pointer => rule(
            "pointer",
            "Pointer arithmetic that leaves the object",
            "A pointer moves before the start or more than one past the end of its object, and is used. Nothing need be accessed there.",
            "Compute indices as numbers and test them before they become pointers; leave the class out if a pointer may lead outside as long as it comes back.",
        ),
        Class::Null => rule(
            "null",
            "An access through a null pointer",
            "Memory is read or written, or a function is called, through a null pointer.",
            "Look for where the pointer is set to null, or for a result that is not tested before it is used.",
        ),
        Class::Lifetime => rule(
            "lifetime",
            "An access to an object that is dead",
            "Memory is used after it was given back: freed, or a local variable of a function or block that has ended.",
            "Keep the object alive as long as it is used, or forget pointers to it where it ends.",
        ),
        Class::Free => rule(
            "free",
            "A double or invalid free",
            "Something is freed that is free already, that is not the start of a heap object, or that another family of functions has allocated.",
            "Give every object one owner that frees it, once.",
        ),
        Class::Leak => rule(
            "leak",
            "A heap object is lost",
            "The program ends, and nobody can reach a heap object any more that was not given back.",
            "Free the object before the last pointer to it goes away.",
        ),
        Class::Cleanup => rule(
            "cleanup",
            "A heap object is left at the end",
            "The program ends, and a heap object was not given back.",
            "Free the object before the program ends.",
        ),
        Class::Align => rule(
            "align",
            "A misaligned access",
            "Memory is accessed at an address that is not a multiple of what the type asks for.",
            "Copy bytes with memcpy instead of casting pointers.",
        ),
        Class::Overflow => rule(
            "overflow",
            "Arithmetic that does not fit",
            "The result of signed arithmetic, or of a conversion, does not fit its type.",
            "Test the operands before, use a wider type, or unsigned arithmetic if wrapping around is meant.",
        ),
        Class::Shift => rule(
            "shift",
            "A shift out of range",
            "A shift by a negative amount, by as many bits as the type has or more, or one that loses bits that it must not lose.",
            "Test the amount before, or shift an unsigned value of a wider type.",
        ),
        Class::DivZero => rule(
            "div-zero",
            "A division by zero",
            "The divisor of a division or remainder is zero.",
            "Test the divisor before.",
        ),
        Class::Uninit => rule(
            "uninit",
            "A decision or an address depends on an indeterminate value",
            "A branch, an address or an argument depends on memory that was never written, or on poison.",
            "Initialise the variable on every way to its use.",
        ),
        Class::Unreachable => rule(
            "unreachable",
            "Code that must not be reached is reached",
            "An unreachable instruction is executed: the end of a function that has to return a value, or __builtin_unreachable.",
            "Return a value on every way, or handle the case that was thought impossible.",
        ),
        Class::Race => rule(
            "race",
            "A data race",
            "Two threads access the same memory, at least one of them writes and one is not atomic, and nothing orders the two.",
            "Hold the same lock around both accesses, or make them atomic.",
        ),
        Class::Deadlock => rule(
            "deadlock",
            "A deadlock",
            "No thread can move, and not all have ended.",
            "Take locks in the same order everywhere, and make sure that whoever waits is woken up.",
        ),
        Class::Undefined => rule(
            "undefined",
            "Undefined behaviour",
            "Something is done that the language leaves undefined and that is none of the other kinds.",
            "The message says what it is.",
        ),
    }
}

/// The rule of queries.
pub const QUERY: Rule = rule(
    "query",
    "A query is not satisfied",
    "The answer to a query of heddle query is that it does not hold.",
    "If the contrary is wanted, turn the query round: A[](!φ) instead of E<>(φ).",
);

/// The rules of refinement, by the words for why a target does not refine its source.
pub const REFINEMENT: [Rule; 5] = [
    rule(
        "value-mismatch",
        "The target returns another value",
        "For some arguments the target function returns a value that the source cannot return.",
        REFINEMENT_HELP,
    ),
    rule(
        "more-poisonous",
        "The target is poison where the source is not",
        "For some arguments the target function returns poison where the source returns a value.",
        REFINEMENT_HELP,
    ),
    rule(
        "more-undefined",
        "The target is undef where the source is not",
        "For some arguments the target function returns undef, or more values than the source may return.",
        REFINEMENT_HELP,
    ),
    rule(
        "more-ub",
        "The target is undefined where the source is not",
        "For some arguments the target function has undefined behaviour where the source has none.",
        REFINEMENT_HELP,
    ),
    rule(
        "memory-mismatch",
        "The target leaves other values in memory",
        "For some arguments the target function leaves memory in a state that the source cannot leave it in.",
        REFINEMENT_HELP,
    ),
];

const REFINEMENT_HELP: &str = "The counterexample names the arguments; with --passes and --each-pass the pass that is to blame is found.";

/// The rule of refinement as a whole: that of pairs of which nothing is known to be wrong.
pub const REFINES: Rule = rule(
    "refinement",
    "The target does not refine its source",
    "The target function does something that the source does not allow.",
    REFINEMENT_HELP,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_the_names_of_their_classes_and_sentences() {
        let classes = Class::ALL.iter().map(|class| {
            assert_eq!(of_class(*class).id, class.name());
            of_class(*class)
        });
        for rule in classes.chain(REFINEMENT).chain([QUERY, REFINES]) {
            assert!(!rule.short.ends_with('.') && rule.short.len() < 80, "{rule:?}");
            assert!(rule.full.ends_with('.') && rule.help.ends_with('.'), "{rule:?}");
        }
    }
}
