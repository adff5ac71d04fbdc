// The bytes of a number through a union, the lowest first on this machine.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

union word {
    unsigned number;
    unsigned char bytes[4];
};

int main(void)
{
    union word w;
    w.number = __VERIFIER_nondet_uint();
    unsigned again = 0;
    for (int i = 0; i < 4; i++)
#ifdef BUG
        again |= (unsigned)w.bytes[i] << (24 - 8 * i);
#else
        again |= (unsigned)w.bytes[i] << 8 * i;
#endif
    assert(again == w.number); //~ ERROR: [assert]
    return 0;
}
