// The threads of fibonacci.c use plain variables: a data race.
// RUN: heddle check --engine explore --property race %d/fibonacci.c
// EXIT: 10
// STDOUT: data race
