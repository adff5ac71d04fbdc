// An array is written at unknown places in one loop and at a known one in the next: what arrives there first must fit what is learned later.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int a[300];

int main(void)
{
    unsigned k = __VERIFIER_nondet_uint();
    for (unsigned i = k; i > 0; i--)
        a[__VERIFIER_nondet_uint() % 5] = 0;
    do {
        a[0] ^= 5;
    } while (__VERIFIER_nondet_int());
    return 0;
}
