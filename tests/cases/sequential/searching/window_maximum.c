// The largest of every three neighbours, with a queue of candidates: those that have left the window must go, from the front.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);

#define N 5
#define WIDTH 3

int main(void)
{
    signed char a[N];
    int queue[N], first = 0, end = 0;
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_schar();
        while (end > first && a[queue[end - 1]] <= a[i])
            end--;
        queue[end++] = i;
#ifdef BUG
        if (queue[first] < i - WIDTH)
#else
        if (queue[first] <= i - WIDTH)
#endif
            first++;
        if (i >= WIDTH - 1) {
            int largest = a[i];
            for (int j = i - WIDTH + 1; j < i; j++)
                if (a[j] > largest)
                    largest = a[j];
            assert(a[queue[first]] == largest); //~ ERROR: [assert]
        }
    }
    return 0;
}
