// Copying an argument into a buffer that is too small for some.
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --args %s
// EXIT: 10
// RUN: heddle check --no-args %s
// EXIT: 0

#include <string.h>

int main(int argc, char **argv)
{
    char buffer[4];
    if (argc < 2)
        return 1;
    strcpy(buffer, argv[1]); //~ ERROR: [bounds]
    return 0;
}
