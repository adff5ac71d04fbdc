// Results that just fit.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <limits.h>

int main(int argc, char **argv)
{
    int max = INT_MAX - argc, min = INT_MIN + argc;
    max += argc;
    min -= argc;
    int negated = -max, quotient = min / 2, remainder = min % 3;
    int shifted = 1 << (29 + argc), wide = (int)(1u << 31);
    int small = min >> 31;
    return negated == INT_MIN + 1 && quotient < 0 && remainder == -2 && shifted > 0 && wide < 0 && small == -1 ? 0 : 1;
}
