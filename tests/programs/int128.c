// 128-bit integers: products, quotients, shifts, printing, as arguments.
// ONLY: lp64
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 s128;

static void print(u128 x)
{
    char digits[40];
    int n = 0;
    do
        digits[n++] = (char)('0' + (int)(x % 10));
    while (x /= 10);
    while (n)
        putchar(digits[--n]);
    putchar('\n');
}

static u128 gcd(u128 a, u128 b)
{
    while (b) {
        u128 t = a % b;
        a = b;
        b = t;
    }
    return a;
}

static uint64_t power_mod(uint64_t base, uint64_t exponent, uint64_t modulus)
{
    u128 result = 1, b = base % modulus;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = result * b % modulus;
        b = b * b % modulus;
    }
    return (uint64_t)result;
}

static s128 mix(int before, s128 x, long between, s128 y, char after)
{
    return x * before - y * between + after;
}

int main(void)
{
    u128 f = 1;
    for (unsigned i = 1; i <= 33; i++)
        f *= i;
    print(f);
    print(~(u128)0);
    print(gcd(f, (u128)1 << 100));
    print((u128)UINT64_MAX * UINT64_MAX);
    s128 negative = -(s128)((u128)1 << 100);
    print((u128)(negative / -7));
    print((u128)(-(negative >> 50)));
    printf("%d %d\n", negative < 0, (int)(negative % 1000));
    print((u128)mix(3, (s128)1 << 90, -2, (s128)5 << 80, 'a'));
    printf("%llu\n", (unsigned long long)power_mod(3, 1000000006, 1000000007));
    printf("%llu\n", (unsigned long long)power_mod(2, 61, 18446744073709551557ULL));
    double d = (double)f;
    printf("%g %d\n", d, (u128)d > f - (f >> 40));
    u128 parts = 0;
    for (int i = 0; i < 128; i += 9)
        parts |= (u128)1 << i;
    printf("%016llx %016llx\n", (unsigned long long)(parts >> 64), (unsigned long long)parts);
    return 0;
}
