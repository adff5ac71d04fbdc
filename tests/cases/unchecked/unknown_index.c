// Elements that were never written, at places that input chooses: the same whenever they are read.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned *table = malloc(1000 * sizeof *table);
    unsigned i = __VERIFIER_nondet_uint() % 1000, j = __VERIFIER_nondet_uint() % 1000;
    table[j] = 5;
    unsigned value = table[i];
    assert(value == table[i]);
    assert(i != j || value == 5);
#ifdef BAD
    assert(value != 77); //~ ERROR: [assert]
#endif
    free(table);
    return 0;
}
