// A number of elements times their size wraps around, so that too little is allocated.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct record {
    char bytes[64];
};

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1);
#ifndef BUG
    __VERIFIER_assume(n <= 16);
#else
    __VERIFIER_assume(n <= 16 || n == 0x04000001u);
#endif
    unsigned size = n * (unsigned)sizeof(struct record);
    struct record *records = malloc(size);
    unsigned last = n > 2 ? 2 : n - 1;
    records[last].bytes[0] = 1; //~ ERROR: [bounds]
    free(records);
    return 0;
}
