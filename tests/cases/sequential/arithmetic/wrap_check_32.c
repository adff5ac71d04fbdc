// A sum of sizes is checked by looking whether it wrapped; with 32-bit pointers, too.
// RUN: heddle check --engine bmc -m32 %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stddef.h>

extern size_t __VERIFIER_nondet_size_t(void);

static int add(size_t a, size_t b, size_t *sum)
{
    *sum = a + b;
#ifdef BUG
    return *sum > a;
#else
    return *sum >= a;
#endif
}

int main(void)
{
    size_t a = __VERIFIER_nondet_size_t(), b = __VERIFIER_nondet_size_t(), sum, expected;
    int wrapped = __builtin_add_overflow(a, b, &expected);
    assert(add(a, b, &sum) == !wrapped); //~ ERROR: [assert]
    assert(sum == expected);
    return 0;
}
