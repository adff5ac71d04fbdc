// Three different numbers go round in a circle. That two neighbours differ is kept only because all three differ: inductive for three rounds, not for one.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int a = 1, b = 2, c = 3;
    while (__VERIFIER_nondet_int()) {
        int first = a;
        a = b;
        b = c;
#ifdef BUG
        c = first > 2 ? b : first;
#else
        c = first;
#endif
        assert(a != b); //~ ERROR: [assert]
    }
    return 0;
}
