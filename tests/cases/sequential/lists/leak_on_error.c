// Two blocks are asked for and a check may fail in between; the way out by an error must free the first.
// RUN: heddle check --engine explore --property leak %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 0
// RUN: heddle check --engine explore --property leak -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property leak -DBUG %s
// EXIT: 10

#include <stdlib.h>
#include <string.h>

extern signed char __VERIFIER_nondet_schar(void);

static int work(int n)
{
    int result = -1;
    char *name = malloc(8); //~ ERROR: [leak]
    strcpy(name, "worker");
    if (n < 0)
#ifdef BUG
        return -1;
#else
        goto out;
#endif
    int *values = calloc(4, sizeof *values);
    values[n % 4] = 1;
    result = values[0];
    free(values);
#ifndef BUG
out:
#endif
    free(name);
    return result;
}

int main(void)
{
    work(__VERIFIER_nondet_schar());
    return 0;
}
