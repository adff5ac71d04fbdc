// An AVL tree in an array: indices instead of pointers, rotations on insertion.
#include <stdio.h>

enum { CAPACITY = 128, NONE = -1 };

static struct {
    int key;
    short left, right;
    signed char height;
} node[CAPACITY];
static short used;

static int height_of(short n)
{
    return n == NONE ? 0 : node[n].height;
}

static void update(short n)
{
    int l = height_of(node[n].left), r = height_of(node[n].right);
    node[n].height = (signed char)(1 + (l > r ? l : r));
}

static int balance(short n)
{
    return height_of(node[n].left) - height_of(node[n].right);
}

static short rotate_right(short n)
{
    short up = node[n].left;
    node[n].left = node[up].right;
    node[up].right = n;
    update(n);
    update(up);
    return up;
}

static short rotate_left(short n)
{
    short up = node[n].right;
    node[n].right = node[up].left;
    node[up].left = n;
    update(n);
    update(up);
    return up;
}

static short insert(short n, int key)
{
    if (n == NONE) {
        node[used].key = key;
        node[used].left = node[used].right = NONE;
        node[used].height = 1;
        return used++;
    }
    if (key < node[n].key)
        node[n].left = insert(node[n].left, key);
    else if (key > node[n].key)
        node[n].right = insert(node[n].right, key);
    else
        return n;
    update(n);
    if (balance(n) > 1) {
        if (balance(node[n].left) < 0)
            node[n].left = rotate_left(node[n].left);
        return rotate_right(n);
    }
    if (balance(n) < -1) {
        if (balance(node[n].right) > 0)
            node[n].right = rotate_right(node[n].right);
        return rotate_left(n);
    }
    return n;
}

static int check(short n, int low, int high)
{
    if (n == NONE)
        return 1;
    int b = balance(n);
    return node[n].key > low && node[n].key < high && b >= -1 && b <= 1 && check(node[n].left, low, node[n].key) &&
           check(node[n].right, node[n].key, high);
}

int main(void)
{
    short root = NONE;
    for (int i = 0; i < 100; i++) {
        root = insert(root, i);
        if (!check(root, -1, 1000))
            printf("broken after %d\n", i);
    }
    printf("%d nodes, height %d, root %d\n", used, height_of(root), node[root].key);
    used = 0;
    root = NONE;
    for (int i = 0; i < 100; i++)
        root = insert(root, i * 37 % 101);
    printf("%d nodes, height %d, root %d, %s\n", used, height_of(root), node[root].key,
           check(root, -1, 1000) ? "balanced" : "broken");
    return 0;
}
