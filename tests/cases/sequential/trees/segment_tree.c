// Sums over ranges by a tree in an array, after one value changed; all its ancestors change, too.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define N 4

static int tree[2 * N];

static void set(unsigned i, int value)
{
    i += N;
    tree[i] = value;
#ifdef BUG
    for (i /= 2; i > 1; i /= 2)
#else
    for (i /= 2; i > 0; i /= 2)
#endif
        tree[i] = tree[2 * i] + tree[2 * i + 1];
}

static int sum(unsigned low, unsigned high)
{
    int result = 0;
    for (low += N, high += N; low < high; low /= 2, high /= 2) {
        if (low & 1)
            result += tree[low++];
        if (high & 1)
            result += tree[--high];
    }
    return result;
}

int main(void)
{
    int values[N], expected = 0;
    for (unsigned i = 0; i < N; i++)
        set(i, values[i] = __VERIFIER_nondet_schar());
    unsigned low = __VERIFIER_nondet_uint(), high = __VERIFIER_nondet_uint();
    __VERIFIER_assume(low <= high && high <= N);
    for (unsigned i = 0; i < N; i++)
        if (i >= low && i < high)
            expected += values[i];
    assert(sum(low, high) == expected); //~ ERROR: [assert]
    return 0;
}
