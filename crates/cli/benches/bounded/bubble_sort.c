// Bubble sort of N arbitrary numbers leaves them sorted.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int numbers[N];
    for (int i = 0; i < N; i++)
        numbers[i] = __VERIFIER_nondet_int();
    for (int done = 0; done < N - 1; done++)
        for (int i = 0; i < N - 1 - done; i++)
            if (numbers[i] > numbers[i + 1]) {
                int larger = numbers[i];
                numbers[i] = numbers[i + 1];
                numbers[i + 1] = larger;
            }
    for (int i = 0; i + 1 < N; i++)
        assert(numbers[i] <= numbers[i + 1]);
    return 0;
}
