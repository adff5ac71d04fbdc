// A float becomes an int only if it is in range; 2147483647 is not a float, and the next one is too large.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern float __VERIFIER_nondet_float(void);

static int to_int(float x)
{
#ifdef BUG
    if (x >= -2147483648.0f && x <= (float)2147483647)
#else
    if (x >= -2147483648.0f && x < 2147483648.0f)
#endif
        return (int)x; //~ ERROR: [overflow]
    return 0;
}

int main(void)
{
    float x = __VERIFIER_nondet_float();
    int i = to_int(x);
    if (i > 0)
        assert(x >= i && x - i < 1);
    return 0;
}
