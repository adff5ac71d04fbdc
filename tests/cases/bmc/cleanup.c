// What is allocated is given back on every way to the end. One that forgets a way is found out.
// RUN: heddle check --engine bmc --property cleanup,assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property cleanup,assert -DBUG --trace-file %t.json %s
// EXIT: 10
// STDOUT: a heap object was not given back
// RUN: heddle check --replay %t.json -DBUG %s
// EXIT: 10
// STDOUT: a heap object was not given back

#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    char *first = malloc(4), *second = NULL;
    if (n > 10)
        second = malloc(8); //~ ERROR: [cleanup]
    if (n == 77) {
#ifndef BUG
        free(second);
#endif
        free(first);
        return 1;
    }
    free(first);
    free(second);
    return 0;
}
