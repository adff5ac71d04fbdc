// Memory safety: a block is freed twice.
// RUN: heddle check --property-file %d/inputs/valid-memsafety.prp --witness %t.yml %s
// EXIT: 10
// STDOUT: false(valid-free)
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: the witness describes this execution
#include <stdlib.h>

int main(void) {
    int *p = malloc(sizeof *p);
    if (p)
        free(p);
    free(p); //~ ERROR: [free]
    return 0;
}
