// An array on the heap of arbitrary length is filled. Safe because i < n wherever it is written.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1 && n <= 1000000);
    unsigned *squares = malloc(n * sizeof *squares);
    if (!squares)
        return 1;
#ifdef BUG
    for (unsigned i = 0; i <= n; i++)
#else
    for (unsigned i = 0; i < n; i++)
#endif
        squares[i] = i * i; //~ ERROR: [bounds]
    free(squares);
    return 0;
}
