// A network sorts all numbers if it sorts zeros and ones: the sixteen inputs of four bits are enough for both engines.
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

int main(void)
{
    static const unsigned char pairs[][2] = {
#ifdef BUG
        {0, 1}, {2, 3}, {0, 2}, {1, 3}, {0, 3},
#else
        {0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2},
#endif
    };
    _Bool a[4];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_bool();
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        _Bool x = a[pairs[i][0]], y = a[pairs[i][1]];
        a[pairs[i][0]] = x && y;
        a[pairs[i][1]] = x || y;
    }
    for (int i = 1; i < 4; i++)
        assert(!a[i - 1] || a[i]); //~ ERROR: [assert]
    return 0;
}
