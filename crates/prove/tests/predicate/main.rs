//! Predicate abstraction, chains and the check of invariants, on structures made by hand and by dice.

mod builder;
mod examples;
mod random;
