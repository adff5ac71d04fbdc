// The same when the compiler could compute it.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

#include <limits.h>

int main(void)
{
    int x = INT_MAX + 1; //~ ERROR: [overflow]
    return x == 0;
}
