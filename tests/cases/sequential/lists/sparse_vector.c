// Two sparse vectors as arrays of indices and values, sorted by index: their product goes through both at once. When the indices are equal both go on.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern signed char __VERIFIER_nondet_schar(void);
extern void __VERIFIER_assume(int);

#define N 2

struct entry {
    unsigned char index;
    signed char value;
};

int main(void)
{
    struct entry a[N], b[N];
    int dense_a[4] = {0}, dense_b[4] = {0}, product = 0, expected = 0;
    for (int i = 0; i < N; i++) {
        a[i].index = __VERIFIER_nondet_uchar();
        b[i].index = __VERIFIER_nondet_uchar();
        a[i].value = __VERIFIER_nondet_schar();
        b[i].value = __VERIFIER_nondet_schar();
        __VERIFIER_assume(a[i].index < 4 && b[i].index < 4);
        __VERIFIER_assume(a[i].value >= -1 && a[i].value <= 1 && b[i].value >= -1 && b[i].value <= 1);
        __VERIFIER_assume(i == 0 || (a[i - 1].index < a[i].index && b[i - 1].index < b[i].index));
        dense_a[a[i].index] = a[i].value;
        dense_b[b[i].index] = b[i].value;
    }
    int i = 0, j = 0;
    while (i < N && j < N) {
        if (a[i].index == b[j].index)
            product += a[i].value * b[j].value;
#ifdef BUG
        if (a[i].index < b[j].index)
            i++;
        else if (b[j].index < a[i].index)
            j++;
        else
            i++, j += j + 1 < N ? 2 : 1;
#else
        if (a[i].index <= b[j].index)
            i++;
        else
            j++;
#endif
    }
    for (int k = 0; k < 4; k++)
        expected += dense_a[k] * dense_b[k];
    assert(product == expected); //~ ERROR: [assert]
    return 0;
}
