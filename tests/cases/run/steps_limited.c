// --max-steps ends a program that does not end by itself.
// RUN: heddle run --max-steps 10000 %s
// EXIT: 5
// STDOUT| started

#include <stdio.h>

int main(void)
{
    volatile unsigned n = 0;
    puts("started");
    fflush(stdout);
    for (;;)
        n++; //~ ERROR: unknown: 10000 steps were made
}
