// One trap is about both, a divisor of zero and a quotient that does not fit: each counts for its own class, whichever inputs lead there.
// RUN: heddle check --property overflow,div-zero --all-violations --engine bmc %s
// EXIT: 10

#include <heddle.h>
#include <limits.h>

int main(void)
{
    int divisor = heddle_any_int();
    heddle_assume(divisor == 0 || divisor == -1);
    int quotient = INT_MIN / divisor; //~ ERROR: [overflow] the quotient does not fit
    //~^ ERROR: [div-zero] division by zero
    return quotient == 3;
}
