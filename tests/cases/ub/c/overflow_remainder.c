// The least int modulo -1.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>

int main(int argc, char **argv)
{
    int x = INT_MIN;
    return x % -argc; //~ ERROR: /\[(overflow|div-zero)\] .*does not fit/
}
