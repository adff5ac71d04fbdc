// An input that the program assumes away ends the run: nothing was checked after it.
// RUN: heddle run %s
// EXIT: 5

#include <heddle.h>

int main(void)
{
    int x = 5;
    heddle_assume(x == 6); //~ ERROR: nothing was checked
    heddle_assert(0, "never reached");
    return 0;
}
