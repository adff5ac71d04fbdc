// What follows -- goes to the program; its own name comes first.
// RUN: heddle run %s -- one "two words" -O2 --help
// EXIT: 5
// STDOUT| one
// STDOUT| two words
// STDOUT| -O2
// STDOUT| --help
// STDERR-NOT: error
// RUN: heddle run %s
// EXIT: 1
// STDERR-NOT: error

#include <stdio.h>

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        puts(argv[i]);
    return argv[argc] ? 99 : argv[0][0] ? argc : 98;
}
