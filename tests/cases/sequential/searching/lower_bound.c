// The first place whose element is not smaller, also of several equal ones; with > instead of >= it is the place behind them.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#define N 6

int main(void)
{
    int a[N], wanted = __VERIFIER_nondet_int();
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_int();
        __VERIFIER_assume(i == 0 || a[i - 1] <= a[i]);
    }
    int first = 0, count = N;
    while (count > 0) {
        int step = count / 2;
#ifdef BUG
        if (a[first + step] <= wanted) {
#else
        if (a[first + step] < wanted) {
#endif
            first += step + 1;
            count -= step + 1;
        } else {
            count = step;
        }
    }
    for (int i = 0; i < N; i++)
        if (i < first)
            assert(a[i] < wanted); //~ ERROR: [assert]
        else
            assert(a[i] >= wanted);
    return 0;
}
