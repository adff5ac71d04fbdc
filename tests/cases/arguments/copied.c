// Copying an argument into a buffer: SIZE 4 is too small for some that are looked at; SIZE 9 is enough for those, but nobody knows about longer ones, unless these
// are not asked for.
// RUN: heddle check %s
// EXIT: 5
// STDOUT: arguments have at most 8 bytes each
// STDOUT: [args]
// RUN: heddle check --engine bmc %s
// EXIT: 5
// STDOUT: [args]
// RUN: heddle check --args %s
// EXIT: 0
// STDOUT: [fixed-args]
// RUN: heddle check --engine bmc --args %s
// EXIT: 0
// RUN: heddle check --args --no-args %s
// EXIT: 2
// STDERR: cannot be used with

#include <string.h>

#ifndef SIZE
#define SIZE 9
#endif

int main(int argc, char **argv)
{
    char buffer[SIZE];
    if (argc < 2)
        return 1;
    strcpy(buffer, argv[1]);
    return 0;
}
