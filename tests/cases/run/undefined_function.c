// A call to a function that nobody defines ends in unknown; the function and the call are named.
// RUN: heddle run %s
// EXIT: 5
// STDOUT| before

#include <stdio.h>
extern int mystery(int x);

int main(int argc, char **argv)
{
    puts("before");
    return mystery(argc); //~ ERROR: unknown: the program calls the function mystery
}
