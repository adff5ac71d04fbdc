// The code that main returns is cut to its low byte.
#include <stdio.h>

static int collatz(unsigned long long n)
{
    int steps = 0;
    for (; n != 1; steps++)
        n = n % 2 ? 3 * n + 1 : n / 2;
    return steps;
}

int main(void)
{
    int longest = 0, best = 0;
    for (int i = 1; i < 300; i++) {
        int steps = collatz((unsigned)i);
        if (steps > longest) {
            longest = steps;
            best = i;
        }
    }
    printf("%d takes %d steps\n", best, longest);
    return 0x1200 + longest;
}
