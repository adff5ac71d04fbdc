// Property files that cannot be read, with the line of the mistake, and options that do not go together.
// RUN: heddle check --property-file %d/inputs/unknown-property.prp %s
// EXIT: 2
// STDERR: unknown-property.prp:3: there is no property `G valid-derf`
// RUN: heddle check --property-file %d/inputs/unclosed.prp %s
// EXIT: 2
// STDERR: unclosed.prp:1: a property is written as `CHECK( init(main()), LTL(G ! call(reach_error())) )`
// RUN: heddle check --property-file %d/inputs/other-start.prp %s
// EXIT: 2
// STDERR: other-start.prp:1: the program is to start at `start`: only `main` is understood here
// RUN: heddle check --property-file %d/inputs/empty.prp %s
// EXIT: 2
// STDERR: empty.prp: there is no property in this file
// RUN: heddle check --property-file %d/inputs/does-not-exist.prp %s
// EXIT: 2
// STDERR: does-not-exist.prp cannot be read
// RUN: heddle check --property reach --property-file %d/inputs/no-overflow.prp %s
// EXIT: 2
// STDERR: cannot be used with
// RUN: heddle check --data-model ILP32 -m64 %s
// EXIT: 2
// STDERR: --data-model: ILP32 is not the data model of -m64
// RUN: heddle check --data-model LLP64 %s
// EXIT: 2
// STDERR: LLP64
int main(void) { return 0; }
