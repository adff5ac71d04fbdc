// A node with two children is replaced by its successor, whose own right subtree must not be lost.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

struct tree {
    int value;
    struct tree *left, *right;
};

static struct tree *leaf(int value)
{
    struct tree *t = calloc(1, sizeof *t);
    t->value = value;
    return t;
}

static struct tree *delete(struct tree *t, int value)
{
    if (!t)
        return NULL;
    if (value < t->value) {
        t->left = delete(t->left, value);
        return t;
    }
    if (value > t->value) {
        t->right = delete(t->right, value);
        return t;
    }
    if (t->left && t->right) {
        struct tree **link = &t->right;
        while ((*link)->left)
            link = &(*link)->left;
        struct tree *next = *link;
        t->value = next->value;
#ifdef BUG
        *link = NULL;
#else
        *link = next->right;
#endif
        free(next);
        return t;
    }
    struct tree *child = t->left ? t->left : t->right;
    free(t);
    return child;
}

static int count(const struct tree *t)
{
    return t ? count(t->left) + 1 + count(t->right) : 0;
}

int main(void)
{
    struct tree *t = leaf(40);
    t->left = leaf(20);
    t->right = leaf(60);
    t->right->left = leaf(50);
    t->right->left->right = leaf(55);
    unsigned char value = __VERIFIER_nondet_uchar();
    int there = value == 20 || value == 40 || value == 50 || value == 55 || value == 60;
    t = delete(t, value);
    assert(count(t) == 5 - there); //~ ERROR: [assert]
    return 0;
}
