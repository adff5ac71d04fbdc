// Whoever goes through all arguments reads more than were looked at.
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: there are at most two arguments, of at most 8 bytes each
// STDOUT: [args]
// RUN: heddle check --engine bmc --args %s
// EXIT: 0
// STDOUT: [fixed-args]

#include <assert.h>

static int count(char **argv)
{
    int n = 0;
    while (argv[n])
        n++;
    return n;
}

int main(int argc, char **argv)
{
    assert(count(argv) == argc);
    return 0;
}
