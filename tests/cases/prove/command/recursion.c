// Recursion that input decides about is not followed.
// RUN: heddle check --engine prove %s
// EXIT: 5
// STDOUT: down calls itself as often as input says

static unsigned down(unsigned n)
{
    return n == 0 ? 0 : down(n - 1);
}

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    return (int)down(__VERIFIER_nondet_uint());
}
