// A difference of two ints is too small.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>

int main(int argc, char **argv)
{
    return INT_MIN - argc == 0; //~ ERROR: [overflow]
}
