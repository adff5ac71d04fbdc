// A number to which only even numbers are added, also when it wraps around. Safe because its last bit is 0.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned x = 0;
    while (__VERIFIER_nondet_int()) {
        unsigned by = __VERIFIER_nondet_uint();
        switch (__VERIFIER_nondet_int()) {
        case 0:
#ifdef BUG
            x += by & ~2u;
#else
            x += by & ~1u;
#endif
            break;
        case 1:
            x *= 3;
            break;
        case 2:
            x -= 2 * by;
            break;
        default:
            x += 2;
            break;
        }
        assert(x % 2 == 0); //~ ERROR: [assert]
    }
    return 0;
}
