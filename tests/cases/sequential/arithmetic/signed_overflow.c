// A distance of two coordinates does not fit into the type of the coordinates.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static unsigned distance(int a, int b)
{
#ifdef BUG
    return a > b ? a - b : b - a; //~ ERROR: [overflow]
#else
    return a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a;
#endif
}

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    long long exact = (long long)a - b;
    assert(distance(a, b) == (exact < 0 ? -exact : exact));
    return 0;
}
