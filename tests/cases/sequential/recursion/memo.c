// Ways to climb stairs in steps of one and two, remembered in a table; the table must be as long as the stairs and one more.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static int climb(int n, int *known)
{
    if (n <= 1)
        return 1;
    if (!known[n]) //~ ERROR: [bounds]
        known[n] = climb(n - 1, known) + climb(n - 2, known);
    return known[n];
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n >= 1 && n <= 5);
#ifdef BUG
    int *known = calloc(n, sizeof *known);
#else
    int *known = calloc(n + 1, sizeof *known);
#endif
    static const int expected[] = {1, 1, 2, 3, 5, 8};
    assert(climb(n, known) == expected[n]);
    free(known);
    return 0;
}
