// Dijkstra's flag: three colours in one pass. What comes from behind is not known yet and must be looked at again.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 4

int main(void)
{
    unsigned char a[N];
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(a[i] < 3);
    }
    int low = 0, middle = 0, high = N;
    while (middle < high) {
        unsigned char colour = a[middle];
        if (colour == 0) {
            a[middle++] = a[low];
            a[low++] = 0;
        } else if (colour == 1) {
            middle++;
        } else {
            a[middle] = a[--high];
            a[high] = 2;
#ifdef BUG
            middle++;
#endif
        }
    }
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]); //~ ERROR: [assert]
    return 0;
}
