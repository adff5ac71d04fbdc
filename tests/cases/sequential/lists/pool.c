// Nodes from an array with a list of free ones; who returns a node twice gets it twice.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

#define N 3

static int next_free[N], first_free;

static int take(void)
{
    int i = first_free;
    if (i >= 0)
        first_free = next_free[i];
    return i;
}

static void give(int i)
{
    next_free[i] = first_free;
    first_free = i;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        next_free[i] = i + 1 < N ? i + 1 : -1;
    int a = take(), b = take();
    if (__VERIFIER_nondet_bool()) {
        give(a);
        a = -1;
    }
    if (__VERIFIER_nondet_bool()) {
        give(b);
#ifndef BUG
        b = -1;
#endif
    }
    int c = take(), d = take();
    assert(c != d);
    assert(a < 0 || (a != b && a != c && a != d));
    assert(b < 0 || (b != c && b != d)); //~ ERROR: [assert]
    return 0;
}
