// Number theory: a sieve in bits, greatest common divisors, modular inverses, factors, a deterministic Miller-Rabin test.
#include <stdint.h>
#include <stdio.h>

enum { LIMIT = 2000 };
static uint8_t composite[LIMIT / 8 + 1];

static int is_composite(unsigned n)
{
    return composite[n >> 3] >> (n & 7) & 1;
}

static void sieve(void)
{
    for (unsigned i = 2; i * i < LIMIT; i++)
        if (!is_composite(i))
            for (unsigned j = i * i; j < LIMIT; j += i)
                composite[j >> 3] |= (uint8_t)(1u << (j & 7));
}

static int64_t extended(int64_t a, int64_t b, int64_t *x, int64_t *y)
{
    if (!b) {
        *x = 1;
        *y = 0;
        return a;
    }
    int64_t x1, y1, g = extended(b, a % b, &x1, &y1);
    *x = y1;
    *y = x1 - a / b * y1;
    return g;
}

static uint32_t power(uint64_t base, uint32_t exponent, uint32_t modulus)
{
    uint64_t result = 1;
    for (base %= modulus; exponent; exponent >>= 1, base = base * base % modulus)
        if (exponent & 1)
            result = result * base % modulus;
    return (uint32_t)result;
}

static int is_prime(uint32_t n)
{
    if (n < 2 || n % 2 == 0)
        return n == 2;
    uint32_t d = n - 1, s = 0;
    for (; d % 2 == 0; d /= 2)
        s++;
    static const uint32_t bases[] = {2, 7, 61};
    for (int i = 0; i < 3; i++) {
        if (bases[i] % n == 0)
            continue;
        uint64_t x = power(bases[i], d, n);
        if (x == 1 || x == n - 1)
            continue;
        uint32_t r = 1;
        for (; r < s && x != n - 1; r++)
            x = x * x % n;
        if (x != n - 1)
            return 0;
    }
    return 1;
}

int main(void)
{
    sieve();
    int count = 0;
    unsigned last = 0;
    for (unsigned i = 2; i < LIMIT; i++)
        if (!is_composite(i))
            count++, last = i;
    printf("%d primes, the last %u\n", count, last);
    int wrong = 0;
    for (unsigned i = 2; i < LIMIT; i += 7)
        wrong += is_prime(i) == is_composite(i);
    printf("%d wrong\n", wrong);
    printf("%d %d %d\n", is_prime(4294967291u), is_prime(4294967295u), is_prime(3215031751u));
    int64_t x, y, g = extended(240, 46, &x, &y);
    printf("%lld = 240 * %lld + 46 * %lld\n", (long long)g, (long long)x, (long long)y);
    extended(17, 3120, &x, &y);
    printf("%lld\n", (long long)((x % 3120 + 3120) % 3120));
    for (uint64_t n = 600851475143ULL, p = 2; n > 1; p++)
        for (; n % p == 0; n /= p)
            printf("%llu ", (unsigned long long)p);
    printf("\n");
    return 0;
}
