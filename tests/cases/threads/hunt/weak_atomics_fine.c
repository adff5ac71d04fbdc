// With release and acquire there is no race, for random schedules either.
// RUN: heddle check --engine explore --property race -DORDERED %d/weak_atomics.c
// EXIT: 0
// RUN: heddle check --engine sample --property race -DORDERED --runs 200 %d/weak_atomics.c
// EXIT: 5
// STDOUT: no violation in 200 random runs
