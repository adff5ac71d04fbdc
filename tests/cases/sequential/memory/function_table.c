// Operations chosen by input from a table of functions; not every place of it is filled.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern short __VERIFIER_nondet_short(void);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int larger(int a, int b) { return a > b ? a : b; }

static int (*const operations[4])(int, int) = {add, subtract, larger};

int main(void)
{
    unsigned char which = __VERIFIER_nondet_uchar();
    int a = __VERIFIER_nondet_short(), b = __VERIFIER_nondet_short();
    if (which >= 4)
        return 0;
#ifndef BUG
    if (!operations[which])
        return 0;
#endif
    int result = operations[which](a, b); //~ ERROR: [null]
    if (b == 0 && a >= 0)
        assert(result == a);
    return 0;
}
