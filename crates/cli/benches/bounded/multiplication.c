// Shifting and adding multiplies two numbers of N bits.
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    __VERIFIER_assume(a < 1u << N && b < 1u << N);
    unsigned product = 0, left = a, right = b;
    for (int i = 0; i < N; i++) {
        if (right & 1)
            product += left;
        left <<= 1;
        right >>= 1;
    }
    assert(product == a * b);
    return 0;
}
