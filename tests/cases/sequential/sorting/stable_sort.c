// Insertion sort of records keeps the order of equal ones; with >= in place of > it turns them around.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

#define N 4

struct record {
    unsigned char key;
    unsigned char number;
};

int main(void)
{
    struct record a[N];
    for (int i = 0; i < N; i++) {
        a[i].key = __VERIFIER_nondet_uchar();
        a[i].number = i;
    }
    for (int i = 1; i < N; i++) {
        struct record taken = a[i];
        int j = i;
#ifdef BUG
        for (; j > 0 && a[j - 1].key >= taken.key; j--)
#else
        for (; j > 0 && a[j - 1].key > taken.key; j--)
#endif
            a[j] = a[j - 1];
        a[j] = taken;
    }
    for (int i = 1; i < N; i++) {
        assert(a[i - 1].key <= a[i].key);
        if (a[i - 1].key == a[i].key)
            assert(a[i - 1].number < a[i].number); //~ ERROR: [assert]
    }
    return 0;
}
