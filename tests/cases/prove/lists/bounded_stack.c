// A stack whose height is counted and bounded by input. Safe because nothing is popped that was not pushed.
// RUN: heddle check --engine prove --timeout 120 --property assert,bounds,null -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *below;
};

int main(void)
{
    unsigned most = __VERIFIER_nondet_int(), height = 0;
    struct node *top = 0;
    int request;
    while ((request = __VERIFIER_nondet_int()) != 0) {
        if (request > 0 && height < most) {
            struct node *node = malloc(sizeof *node);
            node->below = top;
            top = node;
            height++;
#ifdef BUG
            if (request == 77)
                height++;
#endif
        } else if (top) {
            top = top->below;
            if (height > 0)
                height--;
        }
        assert(height <= most); //~ ERROR: [assert]
    }
    return 0;
}
