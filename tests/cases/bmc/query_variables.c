// Queries about variables, places and errors, for all inputs at once; loops are gone round as often as it takes, or as is allowed.
// RUN: heddle query --engine bmc %s "E<>(total == 91)"
// EXIT: 0
// STDOUT: satisfied
// RUN: heddle query --engine bmc -DRIGHT %s "A[](total <= 28)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --engine bmc %s "A[](@0.main.n <= 1000)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --engine bmc --unwind 2 %s "E<>(total == 91)"
// EXIT: 5
// STDOUT: not found up to the bound: a loop was cut
// RUN: heddle query --engine bmc %s "E<>(DivZero && @0.main.n == 13)"
// EXIT: 0
// STDOUT: satisfied
// RUN: heddle query --engine bmc %s "E<>(DivZero && @0.main.n == 12)"
// EXIT: 5
// STDOUT: after an error runs go on
// RUN: heddle query --engine bmc %s "E<>(OverFlows && @0.main.n == 17)"
// EXIT: 0
// STDOUT: satisfied
// RUN: heddle query --engine bmc -DRIGHT %s "E<>(OverFlows || DivZero)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --engine bmc -DRIGHT %s "E<>(at(0, query_variables.c:57) && squares[3] == 9 && point.y == 7)"
// EXIT: 0
// STDOUT: satisfied
// RUN: heddle query --engine bmc -DRIGHT %s "E<>(squares[3] == 8)"
// EXIT: 0
// STDOUT: not satisfied

extern unsigned __VERIFIER_nondet_uint(void);

unsigned total;
unsigned squares[8];
struct { int x, y; } point;

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
#ifdef RIGHT
    if (n > 7)
        return 0;
#else
    if (n == 17)
        return (int)squares[n];
    if (n > 13)
        return 0;
#endif
    for (unsigned i = 0; i <= n; i++) {
        total += i;
        squares[i & 7] = i * i;
    }
    point.y = (int)n;
#ifdef RIGHT
    return 0;
#else
    return 100 / (13 - (int)n);
#endif
}
