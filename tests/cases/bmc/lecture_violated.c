// A loop that counts down from an arbitrary number while another counts up: it need not start at all, and what is below zero stays so. Found with two rounds.
// RUN: heddle check --engine bmc --unwind 2 %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int n = __VERIFIER_nondet_int(), x = __VERIFIER_nondet_int();
    int i = n;
    while (0 <= x && x < n) {
        i = i - 1;
        x = x + 1;
    }
    assert(0 <= i); //~ ERROR: [assert]
    return 0;
}
