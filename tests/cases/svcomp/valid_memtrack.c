// Memory safety: a block that nobody can reach any more. One that a variable still points to at the end is none of that.
// RUN: heddle check --property-file %d/inputs/valid-memsafety.prp --witness %t.yml -DLOST %s
// EXIT: 10
// STDOUT: false(valid-memtrack)
// RUN: heddle check --validate %t.yml -DLOST %s
// EXIT: 10
// STDOUT: the witness describes this execution
// RUN: heddle check --property-file %d/inputs/valid-memsafety.prp %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
#include <stdlib.h>

int *kept;

int main(void) {
    kept = malloc(sizeof *kept); //~ ERROR: [leak]
#ifdef LOST
    kept = 0;
#endif
    return 0;
}
