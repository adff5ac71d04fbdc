// A stack in an array under arbitrary pushes and pops: the top must be tested before it moves.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

#define SIZE 3

static int items[SIZE], top;

int main(void)
{
    int pushed = 0, popped = 0;
    for (int step = 0; step < 6; step++) {
        if (__VERIFIER_nondet_bool()) {
            if (top < SIZE) {
                items[top++] = step;
                pushed++;
            }
        } else {
#ifdef BUG
            if (top-- > 0)
#else
            if (top > 0 && top--)
#endif
                popped += items[top] >= 0;
        }
        assert(top == pushed - popped); //~ ERROR: [assert]
    }
    return 0;
}
