// Bubble sort that stops when nothing moved: four arbitrary numbers end up in order, and are the same numbers. One that clears the flag inside stops too early.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

static int count(const int *a, int value)
{
    int n = 0;
    for (int i = 0; i < N; i++)
        n += a[i] == value;
    return n;
}

int main(void)
{
    int a[N], before[N];
    for (int i = 0; i < N; i++)
        before[i] = a[i] = __VERIFIER_nondet_int();
    for (int end = N - 1; end > 0; end--) {
        int moved = 0;
        for (int i = 0; i < end; i++) {
#ifdef BUG
            moved = 0;
#endif
            if (a[i] > a[i + 1]) {
                int t = a[i];
                a[i] = a[i + 1];
                a[i + 1] = t;
                moved = 1;
            }
        }
        if (!moved)
            break;
    }
    int any = __VERIFIER_nondet_int();
    assert(count(a, any) == count(before, any));
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]); //~ ERROR: [assert]
    return 0;
}
