// An object is made again where the last one was, and a pointer to the last one is used.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
#include <stdlib.h>

int main(void)
{
    char *last = 0;
    int rounds = 0;
    while (__VERIFIER_nondet_int()) {
        char *now = malloc(4);
        *now = 3;
        if (rounds == 3)
            assert(*last == 3); //~ ERROR: [lifetime]
        last = now;
        free(now);
        if (rounds < 5)
            rounds++;
    }
    return 0;
}
