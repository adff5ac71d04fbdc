// A length that is kept in a byte; texts of 256 letters have the length zero.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct text {
#ifdef BUG
    unsigned char length;
#else
    unsigned short length;
#endif
};

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n <= 1000);
    struct text t = {n};
    assert(t.length == n); //~ ERROR: [assert]
    return 0;
}
