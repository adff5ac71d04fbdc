// Nobody says that there are no arguments, but for --no-args.
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine prove %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine sample %s
// EXIT: 10
// RUN: heddle check --engine explore --no-args %s
// EXIT: 0

#include <assert.h>

int main(int argc, char **argv)
{
    assert(argc == 1); //~ ERROR: [assert]
    return 0;
}
