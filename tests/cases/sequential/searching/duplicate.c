// Among five numbers from 1 to 4 one comes twice; the runners on the links find it without memory.
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
    unsigned char a[N + 1];
    for (int i = 0; i <= N; i++) {
        a[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(a[i] >= 1 && a[i] <= N);
    }
    int slow = a[0], fast = a[a[0]];
    while (slow != fast) {
        slow = a[slow];
        fast = a[a[fast]];
    }
#ifndef BUG
    slow = 0;
    while (slow != fast) {
        slow = a[slow];
        fast = a[fast];
    }
#endif
    int count = 0;
    for (int i = 0; i <= N; i++)
        count += a[i] == slow;
    assert(count >= 2); //~ ERROR: [assert]
    return 0;
}
