// argc is any number from 1 on. A program that only counts depends on no bound.
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -m32 %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: [input-range]
// RUN: heddle check --no-args %s
// EXIT: 0
// STDOUT: [fixed-args]
// RUN: heddle check --engine explore --no-args %s
// EXIT: 0

#include <assert.h>

int main(int argc, char **argv)
{
    assert(argc >= 1);
    // There must be room for argv.
    assert(sizeof argv > sizeof argc || argc < 0x20000000);
    if (argc > 3)
        return 1;
    return argc > 1 && argv[1] == 0 ? 2 : 0;
}
