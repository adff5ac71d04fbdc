// What is 0 comes before what is not, in an array on the heap of arbitrary length. Safe because low <= high <= n: two places that come nearer to each other.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1 && n <= 100000);
    int *a = malloc(n * sizeof *a);
    if (!a)
        return 1;
    for (unsigned i = 0; i < n; i++)
        a[i] = __VERIFIER_nondet_int();
    unsigned low = 0, high = n;
    while (low < high) {
        if (a[low] == 0) {
            low++;
        } else {
            int kept = a[low];
#ifdef BUG
            a[low] = a[high]; //~ ERROR: [bounds]
            high--;
#else
            high--;
            a[low] = a[high];
#endif
            a[high] = kept;
        }
    }
    assert(low == high && low <= n);
    free(a);
    return 0;
}
