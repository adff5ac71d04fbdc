// The neighbouring bit-fields of bit_fields.c race.
// RUN: heddle check --engine explore --property race %d/bit_fields.c
// EXIT: 10
// STDOUT: data race
