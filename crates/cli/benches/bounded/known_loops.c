// Loops of N rounds that nothing unknown decides about.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int numbers[N];

int main(void)
{
    int input = __VERIFIER_nondet_int();
    long sum = 0;
    for (int i = 0; i < N; i++)
        numbers[i] = 3 * i;
    for (int i = 0; i < N; i++)
        sum += numbers[i];
    assert(sum == 3L * N * (N - 1) / 2);
    if (input > 5)
        assert(input != 3);
    return 0;
}
