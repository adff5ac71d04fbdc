// What the program prints is what is printed, and nothing else.
// RUN: heddle run %s
// EXIT: 0
// STDOUT| hello, 42
// STDOUT| no newline at the end

#include <stdio.h>

int main(void)
{
    printf("hello, %d\n", 42);
    printf("no newline");
    fputs(" at the end", stdout);
    return 0;
}
