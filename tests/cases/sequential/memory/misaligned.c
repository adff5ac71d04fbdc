// A number at any place in a buffer is read by memcpy; through a pointer it may be misaligned.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdint.h>
#include <string.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    _Alignas(8) unsigned char buffer[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    unsigned place = __VERIFIER_nondet_uint();
    __VERIFIER_assume(place <= 4);
    uint32_t x;
#ifdef BUG
    x = *(const uint32_t *)(buffer + place); //~ ERROR: [align]
#else
    memcpy(&x, buffer + place, sizeof x);
#endif
    assert((x & 0xff) == place + 1);
    return 0;
}
