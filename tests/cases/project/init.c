// heddle init writes an example that is found to be wrong, and never writes over anything.
// RUN: heddle init %t
// EXIT: 0
// STDOUT: written: %t/middle.c, %t/heddle.toml
// RUN: heddle check --no-cache --project %t
// EXIT: 10
// STDOUT: %t/middle.c:12:17: violated: [overflow]
// STDOUT: 1 target: 1 violated
// RUN: heddle check --property assert %t/middle.c
// EXIT: 10
// STDOUT: [assert] assertion fails: the middle lies between both
// RUN: heddle init %t
// EXIT: 2
// STDERR: error: %t/middle.c is there already, and nothing is overwritten
