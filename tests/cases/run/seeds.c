// Inputs are drawn at random: the same from the same seed, within their ranges from any.
// RUN: heddle run --seed 1 %s
// EXIT: 0
// RUN: heddle run --seed 2 %s
// EXIT: 0
// RUN: heddle run %s
// EXIT: 0

#include <heddle.h>

int main(void)
{
    int different = 0;
    unsigned long first = heddle_choose(1000);
    for (int i = 0; i < 20; i++) {
        unsigned long x = heddle_choose(1000);
        if (x >= 1000 || heddle_choose(1) != 0)
            return 1;
        different += x != first;
    }
    int n = heddle_any_int();
    heddle_assume(n > -1000000000 || n <= -1000000000);
    heddle_assert(n / 2 * 2 + n % 2 == n, "a number is what it is made of");
    return different > 0 ? 0 : 2;
}
