// Counting past the largest int.
// RUN: heddle run %s
// EXIT: 10

#include <limits.h>

int main(void)
{
    int i = INT_MAX - 2;
    for (int n = 0; n < 5; n++)
        i++; //~ ERROR: [overflow]
    return i == 0;
}
