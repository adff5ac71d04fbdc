// What is given back is lost by no run; what somebody can still reach is no leak; and nobody looks for what was not asked for.
// RUN: heddle check --engine sample --property leak --runs 20 -DFREED %d/leaks.c
// EXIT: 5
// STDOUT: no violation in 20 random runs
// RUN: heddle check --engine sample --property cleanup --runs 20 -DFREED %d/leaks.c
// EXIT: 5
// STDOUT: no violation in 20 random runs
// RUN: heddle check --engine sample --property leak --runs 20 -DKEPT %d/leaks.c
// EXIT: 5
// STDOUT: no violation in 20 random runs
// RUN: heddle check --engine sample --property assert --runs 20 %d/leaks.c
// EXIT: 5
// STDOUT: no violation in 20 random runs
