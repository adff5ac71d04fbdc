// A binary search tree: inserting, walking three ways, deleting each shape of node, height, freeing.
#include <stdio.h>
#include <stdlib.h>

struct tree {
    int key;
    struct tree *left, *right;
};

static void insert(struct tree **where, int key)
{
    while (*where) {
        if (key == (*where)->key)
            return;
        where = key < (*where)->key ? &(*where)->left : &(*where)->right;
    }
    *where = calloc(1, sizeof **where);
    if (!*where)
        abort();
    (*where)->key = key;
}

static int erase(struct tree **where, int key)
{
    while (*where && (*where)->key != key)
        where = key < (*where)->key ? &(*where)->left : &(*where)->right;
    struct tree *gone = *where;
    if (!gone)
        return 0;
    if (gone->left && gone->right) {
        struct tree **next = &gone->right;
        while ((*next)->left)
            next = &(*next)->left;
        struct tree *heir = *next;
        *next = heir->right;
        heir->left = gone->left;
        heir->right = gone->right;
        *where = heir;
    } else {
        *where = gone->left ? gone->left : gone->right;
    }
    free(gone);
    return 1;
}

static int height(const struct tree *t)
{
    if (!t)
        return 0;
    int l = height(t->left), r = height(t->right);
    return 1 + (l > r ? l : r);
}

typedef void visitor(int key, void *data);

static void in_order(const struct tree *t, visitor *visit, void *data)
{
    if (t) {
        in_order(t->left, visit, data);
        visit(t->key, data);
        in_order(t->right, visit, data);
    }
}

static void pre_order(const struct tree *t, visitor *visit, void *data)
{
    if (t) {
        visit(t->key, data);
        pre_order(t->left, visit, data);
        pre_order(t->right, visit, data);
    }
}

static void print_key(int key, void *data)
{
    printf("%d ", key);
    ++*(int *)data;
}

static void add_key(int key, void *data)
{
    *(long *)data += key;
}

int main(void)
{
    static const int keys[] = {50, 30, 70, 20, 40, 60, 80, 35, 45, 65, 30, 70};
    struct tree *root = NULL;
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        insert(&root, keys[i]);
    int count = 0;
    in_order(root, print_key, &count);
    printf("\n");
    pre_order(root, print_key, &count);
    printf("\n%d visits, height %d\n", count, height(root));
    static const int gone[] = {20, 70, 50, 99, 30};
    for (unsigned i = 0; i < sizeof gone / sizeof *gone; i++) {
        printf("erase %d: %d:  ", gone[i], erase(&root, gone[i]));
        in_order(root, print_key, &count);
        printf("\n");
    }
    long sum = 0;
    in_order(root, add_key, &sum);
    printf("sum %ld\n", sum);
    while (root)
        erase(&root, root->key);
    return height(root);
}
