// Claims of another tool about inputs/claims.c: a right one is confirmed, one that an execution breaks or that names nothing is refused, with the reason.
// RUN: heddle check --validate %d/inputs/right_claim.yml %d/inputs/claims.c
// EXIT: 0
// STDOUT: sent == logged
// RUN: heddle check --validate %d/inputs/wrong_claim.yml %d/inputs/claims.c
// EXIT: 2
// STDERR: `sent <= 3u` does not hold: an execution breaks it
// RUN: heddle check --validate %d/inputs/unreadable_claim.yml %d/inputs/claims.c
// EXIT: 2
// STDERR: nothing here is called `lgged`; did you mean `logged`?
