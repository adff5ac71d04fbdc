// Turning a node to the right keeps the order of the values; the subtree in the middle changes its parent.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

struct tree {
    int value;
    struct tree *left, *right;
};

static struct tree *rotate_right(struct tree *t)
{
    struct tree *root = t->left;
#ifdef BUG
    t->left = NULL;
#else
    t->left = root->right;
#endif
    root->right = t;
    return root;
}

static int sum(const struct tree *t)
{
    return t ? sum(t->left) + (t->value & 0xff) + sum(t->right) : 0;
}

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    __VERIFIER_assume(a < b && b < c);
    struct tree middle = {b, NULL, NULL}, left = {a, NULL, &middle}, root = {c, &left, NULL};
    int before = sum(&root);
    struct tree *t = rotate_right(&root);
    assert(t == &left && t->right == &root);
    assert(t->value < t->right->value);
    assert(!t->right->left || (t->value < t->right->left->value && t->right->left->value < t->right->value));
    assert(sum(t) == before); //~ ERROR: [assert]
    return 0;
}
