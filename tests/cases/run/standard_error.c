// Standard error is kept apart from standard output.
// RUN: heddle run %s
// EXIT: 0
// STDOUT| to standard output
// STDERR: to standard error

#include <stdio.h>

int main(void)
{
    fprintf(stderr, "to standard error\n");
    printf("to standard output\n");
    return 0;
}
