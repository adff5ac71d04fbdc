// Is there a subset with this sum? Taking or leaving each number by recursion, against all subsets.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);

#define N 3

static int possible(const signed char *a, int n, int sum)
{
#ifdef BUG
    if (sum == 0)
        return 1;
    if (n == 0 || sum < 0)
        return 0;
#else
    if (n == 0)
        return sum == 0;
#endif
    return possible(a + 1, n - 1, sum) || possible(a + 1, n - 1, sum - a[0]);
}

int main(void)
{
    signed char a[N];
    int sum = __VERIFIER_nondet_schar(), expected = 0;
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_schar();
    for (int subset = 0; subset < 1 << N; subset++) {
        int total = 0;
        for (int i = 0; i < N; i++)
            if (subset >> i & 1)
                total += a[i];
        expected |= total == sum;
    }
    assert(possible(a, N, sum) == expected); //~ ERROR: [assert]
    return 0;
}
