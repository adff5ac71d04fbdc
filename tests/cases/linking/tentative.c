// A variable without an initialiser may be defined in several files of C, and is one; with `-fno-common` it is not.
// RUN: heddle check %s %d/inputs/tentative_part.c
// EXIT: 0
// RUN: heddle check --cflags=-fno-common %s %d/inputs/tentative_part.c
// EXIT: 2
// STDERR: 'shared' is defined twice

#include <assert.h>

int shared;
void set(void);

int main(void)
{
    set();
    assert(shared == 3);
    return 0;
}
