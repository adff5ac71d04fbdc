//! Expressions of C: what is printed reads back as the same, means the same to a compiler, and is what people would write.

mod native;
mod printed;
mod random;
mod reading;
