// Random schedules find the race of the same program, too.
// RUN: heddle check --engine sample --property race --runs 50 %d/lost_update.c
// EXIT: 10
// STDOUT: [race]
