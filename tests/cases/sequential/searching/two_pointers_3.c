// Two of the sorted numbers with a given sum, from both ends; the two ends may not meet on one number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern short __VERIFIER_nondet_short(void);
extern void __VERIFIER_assume(int);

#define N 3

int main(void)
{
    short a[N];
    int sum = __VERIFIER_nondet_short(), exists = 0;
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_short();
        __VERIFIER_assume(i == 0 || a[i - 1] <= a[i]);
        for (int j = 0; j < i; j++)
            exists |= a[i] + a[j] == sum;
    }
    int i = 0, j = N - 1, found = 0;
#ifdef BUG
    while (i <= j && !found) {
#else
    while (i < j && !found) {
#endif
        int now = a[i] + a[j];
        if (now == sum)
            found = 1;
        else if (now < sum)
            i++;
        else
            j--;
    }
    assert(found == exists); //~ ERROR: [assert]
    return 0;
}
