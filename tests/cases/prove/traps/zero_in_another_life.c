// An object is filled with zeros, freed and made again: the new one is not written yet.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 10

#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int *p = 0, n = 0;
    while (__VERIFIER_nondet_int()) {
        if (!p) {
            p = malloc(8);
            if (n == 2) {
                if (p[1]) //~ ERROR: [uninit]
                    n = 0;
            }
            memset(p, 0, 8);
        } else if (__VERIFIER_nondet_int()) {
            free(p);
            p = 0;
            if (n < 3)
                n++;
        }
    }
    return 0;
}
