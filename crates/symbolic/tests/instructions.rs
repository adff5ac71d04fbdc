//! Every instruction with every flag means the same in both machines: value, undefined bits, poison, undefined behaviour.
//!
//! Each is a function of its own in LLVM text, so that the reader and the lowering are tested on the way.

mod common;

use common::cases;

#[test]
fn integer_arithmetic() {
    cases::integer_arithmetic().check(11, 160);
}

#[test]
fn integer_comparisons() {
    cases::integer_comparisons().check(12, 120);
}

#[test]
fn conversions_of_integers() {
    cases::conversions_of_integers().check(13, 150);
}

#[test]
fn conversions_of_numbers() {
    cases::conversions_of_numbers().check(14, 60);
}

#[test]
fn conversions_with_promises() {
    cases::conversions_with_promises().check(21, 60);
}

#[test]
fn arithmetic_of_numbers() {
    cases::arithmetic_of_numbers().check(15, 80);
}

#[test]
fn comparisons_of_numbers() {
    cases::comparisons_of_numbers().check(16, 60);
}

#[test]
fn choices_and_freezing() {
    cases::choices_and_freezing().check(17, 200);
}

#[test]
fn intrinsics_of_integers() {
    cases::intrinsics_of_integers().check(18, 120);
}

#[test]
fn intrinsics_of_numbers() {
    cases::intrinsics_of_numbers().check(19, 50);
}

#[test]
fn intrinsics_of_x86() {
    cases::intrinsics_of_x86().check(23, 60);
}

#[test]
fn intrinsics_of_sve() {
    cases::intrinsics_of_sve().check(24, 40);
}

#[test]
fn vectors() {
    cases::vectors().check(20, 150);
}

#[test]
fn vectors_of_overlapping_parts() {
    cases::vectors_of_overlapping_parts().check(22, 200);
}
