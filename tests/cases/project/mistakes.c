// What is wrong with a project is said where it is.
// RUN: heddle check --project %d/inputs/mistakes/key.toml
// EXIT: 2
// STDERR: %d/inputs/mistakes/key.toml:4:1: error: there is no key `unwnid` here; did you mean `unwind`?
// STDERR: unwnid = 3
// RUN: heddle check --project %d/inputs/mistakes/value.toml
// EXIT: 2
// STDERR: %d/inputs/mistakes/value.toml:2:8: error: invalid value '0' for '--jobs <N>': 0 is not in 1..=256
// RUN: heddle check --no-cache --project %d/inputs/mistakes/together.toml
// EXIT: 2
// STDERR: error: --property: there is no property class `asert`; did you mean `assert`?
// STDOUT: one: not checked (%d/inputs/mistakes/together.toml:1:1)
// RUN: heddle check --project %d/inputs/none.toml
// EXIT: 2
// STDERR: error: --project: there is no file %d/inputs/none.toml
// RUN: heddle check --project %d/inputs/shop --target sold,sodl
// EXIT: 2
// STDERR: has no target `sodl`; did you mean `sold`
// RUN: heddle check --project %d/inputs/shop --trace-file %t.json
// EXIT: 2
// STDERR: error: --trace-file is about one program: choose one of the 4 targets with --target
// RUN: heddle check --project %d/inputs/shop %s
// EXIT: 2
// STDERR: cannot be used with
// RUN: heddle check
// EXIT: 2
// STDERR: there is no heddle.toml here or in a folder above
