// The whole part of a square root by Newton's method, for sixteen bits; it must stop when it no longer falls.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned short __VERIFIER_nondet_ushort(void);
extern void __VERIFIER_assume(int);

static unsigned root(unsigned n)
{
    if (n < 2)
        return n;
    unsigned x = n, next = (x + 1) / 2;
#ifdef BUG
    for (int i = 0; i < 7 && next < x; i++) {
#else
    while (next < x) {
#endif
        x = next;
        next = (x + n / x) / 2;
    }
    return x;
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_ushort();
    __VERIFIER_assume(n < 16 || n == 65535 || n == 40000);
    unsigned r = root(n);
    assert(r * r <= n && (r + 1) * (r + 1) > n); //~ ERROR: [assert]
    return 0;
}
