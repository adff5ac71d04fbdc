// People in a ring leave one after the other; who is last is known by a formula. The one to leave is counted from the one who follows.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar(), k = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n >= 1 && n <= 4 && k >= 1 && k <= 3);
    int next[4], last = 0;
    for (int i = 0; i < n; i++)
        next[i] = (i + 1) % n;
    int at = n - 1;
    for (int left = n; left > 1; left--) {
        for (int i = 1; i < k; i++)
            at = next[at];
#ifdef BUG
        at = next[at] = next[next[at]];
#else
        next[at] = next[next[at]];
#endif
    }
    for (int m = 2; m <= n; m++)
        last = (last + k) % m;
    assert(next[at] == at);
    assert(at == last); //~ ERROR: [assert]
    return 0;
}
