// The two writers of singleton.c write the same byte without an order: a data race.
// RUN: heddle check --engine explore --property race %d/singleton.c
// EXIT: 10
// STDOUT: data race
