// Two functions that call each other decide whether a number is even; for a negative one they never end, which a bound does not hide.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc --unwind 12 -DBUG %s
// EXIT: 5
// STDOUT: no violation up to the bound

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int is_odd(int n);

static int is_even(int n)
{
    return n == 0 ? 1 : is_odd(n - 1);
}

static int is_odd(int n)
{
    return n == 0 ? 0 : is_even(n - 1);
}

int main(void)
{
    int n = __VERIFIER_nondet_int();
#ifdef BUG
    __VERIFIER_assume(n >= -10 && n <= 10);
#else
    __VERIFIER_assume(n >= 0 && n <= 10);
#endif
    assert(is_even(n) == (n % 2 == 0));
    return 0;
}
