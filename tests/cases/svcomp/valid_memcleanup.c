// What is left at the end violates valid-memcleanup, whoever points to it.
// RUN: heddle check --property-file %d/inputs/valid-memcleanup.prp --witness %t.yml %s
// EXIT: 10
// STDOUT: false(valid-memcleanup)
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: the witness describes this execution
// RUN: heddle check --property-file %d/inputs/valid-memcleanup.prp -DCLEAN %s
// EXIT: 0
// STDOUT: /\ntrue\n$/
#include <stdlib.h>

int *kept;

int main(void) {
    kept = malloc(sizeof *kept); //~ ERROR: [cleanup]
#ifdef CLEAN
    free(kept);
#endif
    return 0;
}
