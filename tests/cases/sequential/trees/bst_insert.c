// A binary search tree of arbitrary numbers is read in order. Equal numbers must go to one side only.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern signed char __VERIFIER_nondet_schar(void);

#define N 3

struct tree {
    signed char value;
    struct tree *left, *right;
};

static struct tree *insert(struct tree *t, signed char value)
{
    if (!t) {
        t = calloc(1, sizeof *t);
        t->value = value;
    } else if (value < t->value) {
        t->left = insert(t->left, value);
#ifdef BUG
    } else if (value > t->value) {
#else
    } else {
#endif
        t->right = insert(t->right, value);
    }
    return t;
}

static int collect(const struct tree *t, signed char *to, int n)
{
    if (!t)
        return n;
    n = collect(t->left, to, n);
    to[n++] = t->value;
    return collect(t->right, to, n);
}

int main(void)
{
    struct tree *t = NULL;
    for (int i = 0; i < N; i++)
        t = insert(t, __VERIFIER_nondet_schar());
    signed char sorted[N];
    int n = collect(t, sorted, 0);
    for (int i = 1; i < n; i++)
        assert(sorted[i - 1] <= sorted[i]);
    assert(n == N); //~ ERROR: [assert]
    return 0;
}
