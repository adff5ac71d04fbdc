// Is a tree in order? Each node must be compared with all its ancestors, not only with its parent.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

struct tree {
    int value;
    const struct tree *left, *right;
};

#ifdef BUG
static int ordered(const struct tree *t)
{
    if (!t)
        return 1;
    if ((t->left && t->left->value > t->value) || (t->right && t->right->value < t->value))
        return 0;
    return ordered(t->left) && ordered(t->right);
}
#else
static int between(const struct tree *t, int low, int high)
{
    if (!t)
        return 1;
    return low <= t->value && t->value <= high && between(t->left, low, t->value) && between(t->right, t->value, high);
}

static int ordered(const struct tree *t)
{
    return between(t, INT_MIN, INT_MAX);
}
#endif

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int(), d = __VERIFIER_nondet_int();
    struct tree deep = {c, NULL, NULL}, left = {b, NULL, &deep}, right = {d, NULL, NULL}, root = {a, &left, &right};
    if (ordered(&root))
        assert(b <= c && c <= a && a <= d); //~ ERROR: [assert]
    else
        assert(b > c || c > a || a > d);
    return 0;
}
