// Taking the smallest out of a heap: the last element sinks from the top to where it belongs, under the smaller child.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#define N 5

static int pop(int *heap, int *size)
{
    int top = heap[0], value = heap[--*size], i = 0;
    for (;;) {
        int child = 2 * i + 1;
        if (child >= *size)
            break;
#ifdef BUG
        if (child + 1 < *size && heap[child] < heap[child + 1])
#else
        if (child + 1 < *size && heap[child] > heap[child + 1])
#endif
            child++;
        if (value <= heap[child])
            break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = value;
    return top;
}

int main(void)
{
    int heap[N], size = N;
    for (int i = 0; i < N; i++) {
        heap[i] = __VERIFIER_nondet_int();
        __VERIFIER_assume(i == 0 || heap[(i - 1) / 2] <= heap[i]);
    }
    int top = pop(heap, &size);
    assert(size == N - 1);
    for (int i = 0; i < size; i++)
        assert(top <= heap[i]);
    for (int i = 1; i < size; i++)
        assert(heap[(i - 1) / 2] <= heap[i]); //~ ERROR: [assert]
    return 0;
}
