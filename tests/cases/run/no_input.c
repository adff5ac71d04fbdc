// Without standard input there is nothing to read.
// RUN: heddle run %s
// EXIT: 0
// STDOUT| nothing

#include <stdio.h>

int main(void)
{
    int c = getchar();
    puts(c == EOF ? "nothing" : "something");
    return 0;
}
