// The height of a tree whose shape is arbitrary, by recursion; only one of its subtrees is the higher one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// Ways out of a block that lead through its end are told apart.
// RUN: heddle check --engine bmc --cflags "-Xclang -fsanitize-address-use-after-scope" %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern _Bool __VERIFIER_nondet_bool(void);

#define N 4

struct tree {
    struct tree *left, *right;
};

static int height(const struct tree *t)
{
    if (!t)
        return 0;
    int left = height(t->left), right = height(t->right);
#ifdef BUG
    return 1 + left + right;
#else
    return 1 + (left > right ? left : right);
#endif
}

int main(void)
{
    struct tree nodes[N];
    int depth[N], highest = 1;
    for (int i = 0; i < N; i++) {
        nodes[i].left = nodes[i].right = NULL;
        struct tree *at = &nodes[0];
        depth[i] = 1;
        while (i > 0) {
            struct tree **link = __VERIFIER_nondet_bool() ? &at->left : &at->right;
            depth[i]++;
            if (!*link) {
                *link = &nodes[i];
                break;
            }
            at = *link;
        }
        if (depth[i] > highest)
            highest = depth[i];
    }
    assert(height(&nodes[0]) == highest); //~ ERROR: [assert]
    return 0;
}
