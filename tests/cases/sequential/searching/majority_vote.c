// Boyer and Moore's vote finds the majority if there is one; its candidate needs a second look.
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

#define N 5

static int votes(const unsigned char *a, unsigned char who)
{
    int n = 0;
    for (int i = 0; i < N; i++)
        n += a[i] == who;
    return n;
}

int main(void)
{
    unsigned char a[N], candidate = 0;
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(a[i] < 3);
    }
    int lead = 0;
    for (int i = 0; i < N; i++) {
        if (lead == 0)
            candidate = a[i];
        lead += a[i] == candidate ? 1 : -1;
    }
    for (unsigned char who = 0; who < 3; who++)
        if (votes(a, who) > N / 2)
            assert(who == candidate);
#ifdef BUG
    if (lead > 0)
#else
    if (votes(a, candidate) > N / 2)
#endif
        assert(2 * votes(a, candidate) > N); //~ ERROR: [assert]
    return 0;
}
