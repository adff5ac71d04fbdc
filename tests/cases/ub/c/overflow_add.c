// The sum of two ints is too large.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>

int main(int argc, char **argv)
{
    int x = INT_MAX;
    return x + argc; //~ ERROR: [overflow]
}
