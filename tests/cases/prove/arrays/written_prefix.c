// The first n places of a buffer are written, then one of them is read, again and again. Safe because every place below i has been written and holds its index: a relation about all elements.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define SIZE 32

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        unsigned buffer[SIZE];
        unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
        if (n > SIZE || k >= n)
            continue;
        for (unsigned i = 0; i < n; i++)
#ifdef BUG
            buffer[i] = i == 7 ? 0 : i;
#else
            buffer[i] = i;
#endif
        assert(buffer[k] == k); //~ ERROR: [assert]
    }
    return 0;
}
