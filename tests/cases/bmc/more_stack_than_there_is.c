// A violation that needs more memory than the concrete interpreter has cannot be made again: it is not known, and no bug in Heddle. SMALL needs less.
// RUN: heddle check --engine bmc --property assert -DSMALL %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

#ifdef SMALL
#define SIZE 2000
#else
#define SIZE 200000000000
#endif

int main(void)
{
#ifdef HEAP
    char *bytes = malloc(SIZE);
#else
    char bytes[SIZE];
#endif
    bytes[5] = 1;
    assert(bytes[5] == 2); //~ ERROR: [assert]
    return 0;
}
