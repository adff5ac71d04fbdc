// A call through a pointer that input chooses leads to each of the functions.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned twice(unsigned x) { return 2 * x; }
static unsigned square(unsigned x) { return x * x; }
static unsigned nothing(unsigned x) { return x - x; }

int main(void)
{
    unsigned (*table[])(unsigned) = {twice, square, nothing};
    unsigned which = __VERIFIER_nondet_uint() % 3, x = __VERIFIER_nondet_uint() % 16;
    unsigned result = table[which](x);
#ifdef BUG
    assert(result != 225); //~ ERROR: [assert]
#endif
    assert(result == (which == 0 ? x + x : which == 1 ? x * x : 0));
    return 0;
}
