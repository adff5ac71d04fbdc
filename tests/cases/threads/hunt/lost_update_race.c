// Random schedules find the race of the same program, too.
// RUN: heddle check --engine sample --property race --runs 50 %d/lost_update.c
// EXIT: 10
// STDOUT: [race]
// RUN: heddle check --engine sample --property deadlock --runs 50 %d/lost_update.c
// EXIT: 5
// STDOUT: no violation in 50 random runs
