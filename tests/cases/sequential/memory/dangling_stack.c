// A pointer to a variable of a function that has returned points nowhere.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int storage;

static int *keep(int value)
{
#ifdef BUG
    int storage = value;
    int *result = &storage;
    return result;
#else
    storage = value;
    return &storage;
#endif
}

int main(void)
{
    int x = __VERIFIER_nondet_int();
    int *p = keep(x);
    assert(*p == x); //~ ERROR: [lifetime]
    return 0;
}
