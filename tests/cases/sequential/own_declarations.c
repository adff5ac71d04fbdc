// Programs declare the functions of verifiers as they like, or not at all.
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

void __CPROVER_assume(_Bool);
void __VERIFIER_assume(long);
void __VERIFIER_assert(_Bool);
int __VERIFIER_nondet_bool();

int main(void)
{
    int coin = __VERIFIER_nondet_bool(), other = nondet_uchar();
    assert(coin == 0 || coin == 1);
    assert(other >= 0 && other < 256);
    __CPROVER_assume(other > 3);
    __ESBMC_assume(other < 9);
    __VERIFIER_assume(other == 5 ? 1L << 40 : 0);
    __VERIFIER_assert(other == 5);
#ifdef BUG
    if (coin)
        reach_error(); //~ ERROR: [reach]
#endif
    return 0;
}
