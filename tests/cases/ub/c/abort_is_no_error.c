// abort ends a program as it does natively, with SIGABRT's code; it is the program's own decision.
// RUN: heddle run %s
// EXIT: 134
// STDOUT: before
// STDERR: abort

#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    puts("before");
    abort();
}
