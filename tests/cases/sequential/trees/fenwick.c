// Sums of the first numbers by a tree in the bits of the index; indices count from one, for zero has no lowest bit.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern signed char __VERIFIER_nondet_schar(void);
extern void __VERIFIER_assume(int);

#define N 5

static int tree[N + 1];

static void add(unsigned i, int value)
{
#ifdef BUG
    for (; i < N; i += i & -i)
#else
    for (; i <= N; i += i & -i)
#endif
        tree[i] += value;
}

static int sum(unsigned i)
{
    int result = 0;
    for (; i > 0; i -= i & -i)
        result += tree[i];
    return result;
}

int main(void)
{
    int values[N], expected = 0;
    for (unsigned i = 0; i < N; i++)
        add(i + 1, values[i] = __VERIFIER_nondet_schar());
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n <= N);
    for (unsigned i = 0; i < N; i++)
        if (i < n)
            expected += values[i];
    assert(sum(n) == expected); //~ ERROR: [assert]
    return 0;
}
