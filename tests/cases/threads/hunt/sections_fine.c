// Sections that come after each other, and accesses that are all in sections, are no race for random schedules either.
// RUN: heddle check --engine explore --property race -DORDERED %d/sections.c
// EXIT: 0
// RUN: heddle check --engine sample --property race -DORDERED --runs 100 %d/sections.c
// EXIT: 5
// STDOUT: no violation in 100 random runs
// RUN: heddle check --engine explore --property race -DSECTIONS %d/sections.c
// EXIT: 0
// RUN: heddle check --engine sample --property race -DSECTIONS --runs 100 %d/sections.c
// EXIT: 5
// STDOUT: no violation in 100 random runs
