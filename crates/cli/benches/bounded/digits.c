// The digits of an arbitrary number are as many as its logarithm says: the loop goes as often round as there are digits.
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned number = __VERIFIER_nondet_uint(), rest = number;
    unsigned sum = 0, count = 0;
    while (rest) {
        sum += rest % 10;
        rest /= 10;
        count++;
    }
    assert(sum <= 9 * count);
    return 0;
}
