// Of five pointers to objects made at one place, one is freed and the place makes another: with -DBUG the old pointer is used again, which must not reach the new object.
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int *kept = 0, *old = 0;
    while (__VERIFIER_nondet_int()) {
        int *fresh = malloc(sizeof *fresh);
        if (!fresh)
            return 1;
        *fresh = 1;
        if (__VERIFIER_nondet_int()) {
            old = kept;
            if (kept)
                free(kept);
            kept = fresh;
        } else {
            free(fresh);
        }
#ifdef BUG
        if (old && __VERIFIER_nondet_int())
            *old = 2; //~ ERROR: [lifetime]
#endif
    }
    if (kept && *kept != 1)
        return 2;
    free(kept);
    return 0;
}
