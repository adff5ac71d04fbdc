// The nearest common ancestor of two places of a complete tree in an array; the deeper one goes up first.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static int is_ancestor(int a, int x)
{
    while (x > a)
        x = (x - 1) / 2;
    return x == a;
}

int main(void)
{
    unsigned char x = __VERIFIER_nondet_uchar(), y = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(x < 7 && y < 7);
    int a = x, b = y;
    while (a != b)
        if (a > b)
#ifdef BUG
            a = a / 2;
#else
            a = (a - 1) / 2;
#endif
        else
            b = (b - 1) / 2;
    int nearest = 0;
    for (int c = 0; c < 7; c++)
        if (is_ancestor(c, x) && is_ancestor(c, y))
            nearest = c;
    assert(a == nearest); //~ ERROR: [assert]
    return 0;
}
