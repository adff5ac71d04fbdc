// Binary search over sorted numbers finds what is there, and nothing else.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#define N 8

int main(void)
{
    int a[N], wanted = __VERIFIER_nondet_int();
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_int();
        if (i > 0)
            __VERIFIER_assume(a[i - 1] <= a[i]);
    }
    int low = 0, high = N, found = -1;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (a[middle] == wanted) {
            found = middle;
            break;
        }
        if (a[middle] < wanted)
            low = middle + 1;
        else
#ifdef BUG
            high = middle - 1;
#else
            high = middle;
#endif
    }
    for (int i = 0; i < N; i++)
        if (a[i] == wanted)
            assert(found >= 0); //~ ERROR: [assert]
    if (found >= 0)
        assert(a[found] == wanted);
    return 0;
}
