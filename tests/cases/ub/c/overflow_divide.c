// The least int divided by -1 is too large.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>

int main(int argc, char **argv)
{
    int x = INT_MIN;
    return x / -argc == 0; //~ ERROR: /\[(overflow|div-zero)\] .*does not fit/
}
