// libc's bsearch on pairs ordered by their first member finds the second.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned short __VERIFIER_nondet_ushort(void);
extern void __VERIFIER_assume(int);

#define N 4

struct entry {
    unsigned short key, value;
};

static int compare(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
#ifdef BUG
    return (short)(x->key - y->key);
#else
    return (x->key > y->key) - (x->key < y->key);
#endif
}

int main(void)
{
    struct entry a[N], wanted = {__VERIFIER_nondet_ushort(), 0};
    int place = -1;
    for (int i = 0; i < N; i++) {
        a[i].key = __VERIFIER_nondet_ushort();
        a[i].value = i;
        __VERIFIER_assume(i == 0 || a[i - 1].key < a[i].key);
        if (a[i].key == wanted.key)
            place = i;
    }
    struct entry *found = bsearch(&wanted, a, N, sizeof *a, compare);
    assert((found ? found->value : -1) == place); //~ ERROR: [assert]
    return 0;
}
