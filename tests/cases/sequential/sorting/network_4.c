// A network of five comparators sorts four numbers; without the last one it sorts most of them.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static void compare(int *a, int i, int j)
{
    int low = a[i] < a[j] ? a[i] : a[j], high = a[i] < a[j] ? a[j] : a[i];
    a[i] = low;
    a[j] = high;
}

int main(void)
{
    static const unsigned char pairs[][2] = {
        {0, 1}, {2, 3}, {0, 2}, {1, 3},
#ifndef BUG
        {1, 2},
#endif
    };
    int a[4], before[4], any = __VERIFIER_nondet_int(), difference = 0;
    for (int i = 0; i < 4; i++)
        before[i] = a[i] = __VERIFIER_nondet_int();
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        compare(a, pairs[i][0], pairs[i][1]);
    for (int i = 1; i < 4; i++)
        assert(a[i - 1] <= a[i]); //~ ERROR: [assert]
    for (int i = 0; i < 4; i++)
        difference += (a[i] == any) - (before[i] == any);
    assert(difference == 0);
    return 0;
}
