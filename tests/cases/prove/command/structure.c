// The transition structure of a program: where it goes from which loop, when, and what becomes of its variables.
// RUN: heddle check --engine prove --structure %t.txt %s
// EXIT: 0
// RUN: heddle check --engine explore --structure %t.txt %s
// EXIT: 2
// STDERR: only --engine prove looks for proofs
// RUN: heddle check --engine prove --structure /no/such/folder/file %s
// EXIT: 2
// STDERR: --structure: /no/such/folder/file

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint(), i = 0;
    while (i < n)
        i++;
    assert(i == n);
    return 0;
}
