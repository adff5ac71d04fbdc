// What was printed before an error is still printed.
// RUN: heddle run %s
// EXIT: 10
// STDOUT| printed

#include <stdio.h>

int main(void)
{
    int *volatile p = 0;
    printf("printed\n");
    return *p; //~ ERROR: [null]
}
