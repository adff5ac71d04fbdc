// abs of the least int.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    return abs(INT_MIN + argc - 1) == 0; //~ ERROR: [overflow]
}
