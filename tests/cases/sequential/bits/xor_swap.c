// Two elements of an array swap without a third variable, unless they are the same element.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static void swap(int *a, int *b)
{
#ifndef BUG
    if (a == b)
        return;
#endif
    *a ^= *b;
    *b ^= *a;
    *a ^= *b;
}

int main(void)
{
    int values[4], before[4];
    for (int i = 0; i < 4; i++)
        before[i] = values[i] = __VERIFIER_nondet_int();
    unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i < 4 && j < 4);
    swap(&values[i], &values[j]);
    assert(values[i] == before[j] && values[j] == before[i]); //~ ERROR: [assert]
    for (unsigned k = 0; k < 4; k++)
        assert(k == i || k == j || values[k] == before[k]);
    return 0;
}
