// One trap is about both, a divisor of zero and a quotient that does not fit: each counts for its own class, whichever inputs lead there.
// RUN: heddle check --property overflow,div-zero --all-violations --engine bmc %s
// EXIT: 10
// STDOUT: [div-zero] division by zero
// STDOUT: [overflow] the quotient does not fit

#include <heddle.h>
#include <limits.h>

int main(void)
{
    int divisor = heddle_any_int();
    heddle_assume(divisor == 0 || divisor == -1);
    int quotient = INT_MIN / divisor;
    return quotient == 3;
}
