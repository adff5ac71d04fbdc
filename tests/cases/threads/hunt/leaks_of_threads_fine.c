// A lock mends it: no run loses anything.
// RUN: heddle check --engine sample --property leak --runs 200 -DLOCKED %d/leaks_of_threads.c
// EXIT: 5
// STDOUT: no violation in 200 random runs
// RUN: heddle check --engine explore --property leak -DLOCKED %d/leaks_of_threads.c
// EXIT: 0
// RUN: heddle check --engine sample --property cleanup --runs 50 -DLOCKED %d/leaks_of_threads.c
// EXIT: 5
// STDOUT: no violation in 50 random runs
