// A comparison of an int with an unsigned length makes minus one a large number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int in_range(int index, unsigned length)
{
#ifdef BUG
    return index < length || index < 0;
#else
    return index >= 0 && (unsigned)index < length;
#endif
}

int main(void)
{
    int index = __VERIFIER_nondet_int();
    unsigned length = __VERIFIER_nondet_uint();
    if (in_range(index, length))
        assert(index >= 0 && index < (long long)length); //~ ERROR: [assert]
    return 0;
}
