// Fibonacci numbers by recursion and by a loop agree; a loop that starts one too late does not.
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

static unsigned recursive(unsigned n)
{
    return n < 2 ? n : recursive(n - 1) + recursive(n - 2);
}

static unsigned iterative(unsigned n)
{
    unsigned a = 0, b = 1;
#ifdef BUG
    for (unsigned i = 1; i < n; i++) {
#else
    for (unsigned i = 0; i < n; i++) {
#endif
        unsigned c = a + b;
        a = b;
        b = c;
    }
    return a;
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n <= 6);
    assert(recursive(n) == iterative(n)); //~ ERROR: [assert]
    return 0;
}
