// An array that is too large for all its places to be told apart: what was written is read again, at any place.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#define PLACES 1000

static int table[PLACES];
static unsigned char bytes[PLACES];

int main(void)
{
    unsigned here = __VERIFIER_nondet_uint(), there = __VERIFIER_nondet_uint();
    int value = __VERIFIER_nondet_int();
    __VERIFIER_assume(here < PLACES && there < PLACES);
    table[here] = value;
    bytes[there] = 7;
    bytes[here] = 9;
#ifndef BUG
    __VERIFIER_assume(here != there);
#endif
    assert(table[there] == 0); //~ ERROR: [assert]
    assert(table[here] == value);
    assert(bytes[here] == 9 && bytes[there] == 7);
    return 0;
}
