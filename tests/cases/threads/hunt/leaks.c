// Memory that nobody can reach any more when a run ends, or that is still there, is found by random schedules, too, with threads and without.
// RUN: heddle check --engine sample --property leak --runs 20 --trace-file %t.json %s
// EXIT: 10
// STDOUT: in 20 of 20 random runs
// RUN: heddle check --property leak --replay %t.json %s
// EXIT: 10
// RUN: heddle check --engine explore --property leak %s
// EXIT: 10
// RUN: heddle check --engine sample --property cleanup --runs 20 -DKEPT %s
// EXIT: 10
// STDOUT: a heap object was not given back

#include <stdlib.h>

int *kept;

int main(void)
{
    int *block = malloc(sizeof *block); //~ ERROR: heap object
    *block = 7;
#ifdef KEPT
    kept = block;
#endif
#ifdef FREED
    free(block);
#endif
    return 0;
}
