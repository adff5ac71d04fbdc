// A priority queue in an array: no arbitrary number is smaller than the one above it. A new one rises as long as it must, not once.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define N 4

static int heap[N], size;

static void push(int value)
{
    int i = size++;
#ifdef BUG
    if (i > 0 && value < heap[(i - 1) / 2]) {
#else
    while (i > 0 && value < heap[(i - 1) / 2]) {
#endif
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = value;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        push(__VERIFIER_nondet_int());
    for (int i = 1; i < N; i++)
        assert(heap[(i - 1) / 2] <= heap[i]); //~ ERROR: [assert]
    return 0;
}
