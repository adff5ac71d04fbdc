// Options whose value may be left out, in a heddle.toml: true is without one.
// RUN: heddle check --no-cache --project %d/inputs/lists --target grown
// EXIT: 0
// RUN: heddle check --no-cache --project %d/inputs/lists --target told-apart
// EXIT: 5
// STDOUT: more objects that are made at one place
