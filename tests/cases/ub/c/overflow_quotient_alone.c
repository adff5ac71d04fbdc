// A quotient that does not fit, where nothing else is looked for. FINE excludes it.
// RUN: heddle check --property overflow --engine explore %s
// EXIT: 10
// RUN: heddle check --property overflow --engine bmc %s
// EXIT: 10
// RUN: heddle check --property overflow --engine prove %s
// EXIT: 10
// RUN: heddle check --property overflow --assume-no-ub %s
// EXIT: 10
// RUN: heddle check --property overflow --assume-no-ub -DDIVIDEND=INT_MIN %s
// EXIT: 10
// RUN: heddle check --property overflow --assume-no-ub -DDIVIDEND=INT_MIN -DDIVISOR=-1 %s
// EXIT: 10
// RUN: heddle check --property overflow --assume-no-ub -DDIVISOR=-1 %s
// EXIT: 10
// RUN: heddle check --property overflow,div-zero --engine bmc %s
// EXIT: 10
// RUN: heddle check --property overflow --engine bmc -DFINE %s
// EXIT: 0
// RUN: heddle check --property div-zero --engine bmc %s
// EXIT: 0

#include <heddle.h>
#include <limits.h>

#ifndef DIVIDEND
#define DIVIDEND dividend
#endif
#ifndef DIVISOR
#define DIVISOR divisor
#endif

int main(void)
{
    int dividend = heddle_choose(2) ? INT_MIN : 7, divisor = heddle_choose(2) ? -1 : 2;
#ifdef FINE
    if (dividend == INT_MIN)
        return 0;
#endif
    int remainder = DIVIDEND % DIVISOR; //~ ERROR: [overflow] the quotient does not fit
    return remainder == 3;
}
