// All orders of three letters, made by swapping and swapping back; without the way back some come twice.
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

#define N 3

static unsigned char letters[N] = {0, 1, 2};
static int seen[27];

static void permute(int k)
{
    if (k == N) {
        int code = letters[0] * 9 + letters[1] * 3 + letters[2];
        assert(!seen[code]); //~ ERROR: [assert]
        seen[code] = 1;
        return;
    }
    for (int i = k; i < N; i++) {
        unsigned char t = letters[k];
        letters[k] = letters[i];
        letters[i] = t;
        permute(k + 1);
#ifndef BUG
        letters[i] = letters[k];
        letters[k] = t;
#endif
    }
}

int main(void)
{
    unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(a < N && b < N && a != b);
    permute(0);
    assert(seen[a * 9 + b * 3 + (N - a - b)]);
    return 0;
}
