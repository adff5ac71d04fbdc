// A witness names the lines of the file that was given, not those that it says it comes from. The compiler has nothing to warn of.
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --witness %t.yml %d/inputs/preprocessed.i
// EXIT: 10
// STDOUT: original.c:8:5: violated: [reach] reach_error
// STDOUT: false(unreach-call)
// STDERR-NOT: warning
// RUN: heddle check --validate %t.yml %d/inputs/preprocessed.i
// EXIT: 10
// STDOUT: note: the witness describes this execution
int main(void) { return 0; }
