// At most three rounds: two say nothing about all executions, which the unwinding assertion notices; three say everything. Without a bound that is found out.
// RUN: heddle check --engine bmc --unwind 2 %s
// EXIT: 5
// STDOUT: %s:17
// RUN: heddle check --engine bmc --unwind 3 %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int(), i = 3;
    while (0 <= x && x < 3) {
        i = i - 1;
        x = x + 1;
    }
    assert(0 <= i);
    return 0;
}
