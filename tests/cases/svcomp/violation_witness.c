// Witnesses of the violation of inputs/guess.c: one that says all that the program is given is run, others are compared with what is found. Wrong ones are refused, with the reason.
// RUN: heddle check --validate %d/inputs/complete.yml %d/inputs/guess.c
// EXIT: 10
// STDOUT: inputs/guess.c:14:9: violated: [reach] reach_error
// STDOUT: note: the witness describes this execution
// RUN: heddle check --validate %d/inputs/partial.yml %d/inputs/guess.c
// EXIT: 10
// STDOUT: note: the witness describes this execution
// RUN: heddle check --validate %d/inputs/assumptions.yml %d/inputs/guess.c
// EXIT: 5
// STDOUT: does not pass line 20 of the witness
// STDOUT: warning: passed over in
// STDOUT: the waypoint in line 30
// RUN: heddle check --validate %d/inputs/avoid.yml %d/inputs/guess.c
// EXIT: 5
// STDOUT: does not pass line 20 of the witness
// RUN: heddle check --validate %d/inputs/ways.yml %d/inputs/guess.c
// EXIT: 10
// STDOUT: note: the witness describes this execution
// STDOUT-NOT: passed over
// RUN: heddle check --validate %d/inputs/wrong-way.yml %d/inputs/guess.c
// EXIT: 5
// STDOUT: does not pass line 30 of the witness
// RUN: heddle check --validate %d/inputs/target-elsewhere.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: the witness is refused: what it describes violates reach at
// STDERR: inputs/guess.c:14:9, not at guess.c:11:13
// RUN: heddle check --validate %d/inputs/contradiction.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: the witness is refused: what it describes violates nothing of reach
// RUN: heddle check --validate %d/inputs/other-text.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: the witness is refused: the witness is about another text of `guess.c`
// RUN: heddle check --validate %d/inputs/complete.yml --property-file %d/inputs/no-overflow.prp %d/inputs/guess.c
// EXIT: 2
// STDERR: the witness is refused: it is about another property: reach, and not overflow,shift
// RUN: heddle check --validate %d/inputs/other-property.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: the witness is refused: what it describes violates nothing of overflow,shift
// RUN: heddle check --validate %d/inputs/other-model.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: the witness is about the data model ILP32, the program is compiled for LP64
// RUN: heddle check --validate %d/inputs/no-call.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: line 20, column 1: no call ends at guess.c:6:5
// RUN: heddle check --validate %d/inputs/no-target.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: the last segment, and no other, has to end with a waypoint of type `target`
// RUN: heddle check --validate %d/inputs/two-follow.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: only the last waypoint of a segment is one to follow
// RUN: heddle check --validate %d/inputs/termination.yml %d/inputs/guess.c
// EXIT: 2
// STDERR: it is about termination, which is not supported
int main(void) { return 0; }
