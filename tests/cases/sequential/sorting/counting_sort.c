// Counting sort of marks from 1 to 6; an array for six counts has no place for the mark 6.
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
    unsigned char marks[N], sorted[N];
#ifdef BUG
    int counts[6] = {0};
#else
    int counts[7] = {0};
#endif
    for (int i = 0; i < N; i++) {
        marks[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(marks[i] >= 1 && marks[i] <= 6);
        counts[marks[i]]++; //~ ERROR: [bounds]
    }
    int k = 0;
    for (unsigned mark = 1; mark < sizeof counts / sizeof *counts; mark++)
        for (int n = 0; n < counts[mark]; n++)
            sorted[k++] = mark;
    assert(k == N);
    for (int i = 1; i < N; i++)
        assert(sorted[i - 1] <= sorted[i]);
    int sum = 0;
    for (int i = 0; i < N; i++)
        sum += marks[i] - sorted[i];
    assert(sum == 0);
    return 0;
}
