// The elements of the pool of lock_free_stack.c are looked at without an atomic: a data race, whether the slip is there or not.
// RUN: heddle check --engine explore --property race %d/lock_free_stack.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DFIXED %d/lock_free_stack.c
// EXIT: 10
// STDOUT: data race
