// Pairs of numbers in an array on the heap, up to a pointer that must be met exactly. Safe because the number of elements is even, and so is the distance from p to the end.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1 && n <= 50000);
#ifdef BUG
    __VERIFIER_assume(n > 4); // an odd number, too
#else
    __VERIFIER_assume(n % 2 == 0);
#endif
    int *numbers = malloc(n * sizeof *numbers);
    if (!numbers)
        return 1;
    int *end = numbers + n;
    for (int *p = numbers; p != end; p += 2) {
        p[0] = 1;
        p[1] = 2; //~ ERROR: [bounds]
    }
    free(numbers);
    return 0;
}
