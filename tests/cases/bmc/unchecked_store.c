// A store outside of an array that is not checked: nothing is known of what comes after it, so that nothing holds.
// RUN: heddle check --engine bmc --property uninit %s
// EXIT: 5
// STDOUT: undefined behaviour that was not asked for is reachable
// STDOUT: (bounds)
// RUN: heddle check --engine prove --property uninit %s
// EXIT: 5
// STDOUT: undefined behaviour that was not asked for is reachable
// STDOUT: (bounds)
// RUN: heddle check --engine bmc --property uninit -DFINE %s
// EXIT: 0
// RUN: heddle check --engine prove --property uninit -DFINE %s
// EXIT: 0

extern int __VERIFIER_nondet_int(void);

static unsigned count[10];

int main(void)
{
    int x = __VERIFIER_nondet_int();
#ifdef FINE
    x &= 7;
#endif
    count[x % 10] = 1;
    return 0;
}
