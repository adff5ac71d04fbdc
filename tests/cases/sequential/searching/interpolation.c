// A search that guesses the place from the values divides by the difference of the ends, which may be equal.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 4

static int search(const unsigned char *a, unsigned char wanted)
{
    int low = 0, high = N - 1;
#ifdef BUG
    while (low <= high && wanted >= a[low] && wanted <= a[high]) {
#else
    while (low <= high && wanted >= a[low] && wanted <= a[high]) {
        if (a[low] == a[high])
            return 1;
#endif
        int place = low + (wanted - a[low]) * (high - low) / (a[high] - a[low]); //~ ERROR: [div-zero]
        if (a[place] == wanted)
            return 1;
        if (a[place] < wanted)
            low = place + 1;
        else
            high = place - 1;
    }
    return 0;
}

int main(void)
{
    unsigned char a[N], wanted = __VERIFIER_nondet_uchar();
    int expected = 0;
    for (int i = 0; i < N; i++) {
        a[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(a[i] < 16 && (i == 0 || a[i - 1] <= a[i]));
        expected |= a[i] == wanted;
    }
    assert(search(a, wanted) == expected);
    return 0;
}
