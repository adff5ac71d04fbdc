// Binary search among N sorted numbers finds a number if and only if it is there.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int numbers[N], wanted = __VERIFIER_nondet_int();
    for (int i = 0; i < N; i++) {
        numbers[i] = __VERIFIER_nondet_int();
        if (i > 0)
            __VERIFIER_assume(numbers[i - 1] <= numbers[i]);
    }
    int low = 0, high = N - 1, found = -1;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (numbers[middle] == wanted) {
            found = middle;
            break;
        }
        if (numbers[middle] < wanted)
            low = middle + 1;
        else
            high = middle - 1;
    }
    if (found >= 0)
        assert(numbers[found] == wanted);
    else
        for (int i = 0; i < N; i++)
            assert(numbers[i] != wanted);
    return 0;
}
