// The x87 extended format: precision, conversions, printing.
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static long double power(long double base, int exponent)
{
    long double result = 1;
    for (; exponent > 0; exponent--)
        result *= base;
    return result;
}

static long double series(int terms)
{
    long double sum = 0, term = 1;
    for (int i = 1; i <= terms; i++) {
        sum += term;
        term /= i;
    }
    return sum;
}

int main(void)
{
    volatile long double third = 1.0L / 3, one = 1;
    volatile double narrow = (double)third;
    printf("%.19Lf %.17f %.9f\n", third, narrow, (float)third);
    printf("%d %d\n", (long double)narrow == third, (double)third == narrow);
    printf("%Lg %Le\n", power(2, 64), power(10, 25));
    printf("%.15Lf\n", series(25));
    volatile long long big = INT64_MAX;
    long double exact = (long double)big;
    printf("%lld %.0Lf\n", (long long)exact, exact + 1);
    volatile uint64_t huge = UINT64_MAX;
    printf("%llu %d\n", (unsigned long long)(long double)huge, (int)(third * 100));
    printf("%d %d %d\n", one + power(0.5L, 63) > one, one + power(0.5L, 65) > one, third < 0.34L);
    printf("%.3Lf %.3Lf %.3Lf\n", -third, fabsl(-third), third - (long double)(float)third * 0);
    long double table[3] = {1.5L, -2.25L, 1e100L};
    for (int i = 0; i < 3; i++)
        table[i] *= table[i];
    printf("%Lg %Lg %Lg\n", table[0], table[1], table[2]);
    return 0;
}
