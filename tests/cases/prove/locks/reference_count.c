// An object on the heap lives as long as somebody refers to it. Safe because references > 0 if and only if the object has not been freed.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define MOST 1000u

int main(void)
{
    int *object = malloc(sizeof *object);
    if (!object)
        return 1;
    *object = 0;
    unsigned references = 1;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0: // one more
            if (references > 0 && references < MOST)
                references++;
            break;
        case 1: // one less
            if (references == 0)
                break;
#ifndef BUG
            *object = 2;
#endif
            references--;
            if (references == 0)
                free(object);
#ifdef BUG
            *object = 2; //~ ERROR: [lifetime]
#endif
            break;
        default:
            if (references > 0)
                *object = 1;
            break;
        }
    }
    if (references > 0)
        free(object);
    return 0;
}
