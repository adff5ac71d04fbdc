// An assertion of heddle.h says why.
// RUN: heddle run %s
// EXIT: 10

#include <heddle.h>

int main(void)
{
    unsigned long die = heddle_choose(6) + 1;
    heddle_assert(die > 6, "a die shows more than six"); //~ ERROR: a die shows more than six
    return 0;
}
