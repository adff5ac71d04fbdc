// Programs of this directory in which something races, whatever else holds.
// RUN: heddle check --engine explore --property race %d/dekker.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race %d/peterson.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race %d/szymanski.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race %d/fib_bench.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race %d/gcd.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DPARALLEL %d/bigshot.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DFAULTY %d/reorder.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DFAULTY %d/scull.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DFAULTY %d/sigma.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DFAULTY %d/stack.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DFAULTY %d/twostage_3.c
// EXIT: 10
// STDOUT: data race
