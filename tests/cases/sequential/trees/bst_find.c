// A search tree in an array of nodes with indices for links; the search goes on in the wrong half if the comparison is the wrong way round for one level.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);

struct node {
    signed char value;
    int left, right;
};

static const struct node nodes[7] = {
    {0, 1, 2}, {-50, 3, 4}, {50, 5, 6}, {-75, -1, -1},
#ifdef BUG
    {25, -1, -1}, {-25, -1, -1},
#else
    {-25, -1, -1}, {25, -1, -1},
#endif
    {75, -1, -1},
};

static int contains(signed char value)
{
    for (int i = 0; i >= 0; i = value < nodes[i].value ? nodes[i].left : nodes[i].right)
        if (nodes[i].value == value)
            return 1;
    return 0;
}

int main(void)
{
    signed char value = __VERIFIER_nondet_schar();
    int expected = 0;
    for (int i = 0; i < 7; i++)
        expected |= nodes[i].value == value;
    assert(contains(value) == expected); //~ ERROR: [assert]
    return 0;
}
