// Shifts and bit tricks at all widths: rotations, reversal, population, Gray code, powers of two, sign extension.
#include <stdint.h>
#include <stdio.h>

static uint32_t rotl32(uint32_t x, unsigned n)
{
    return x << (n & 31) | x >> (-n & 31);
}
static uint64_t rotr64(uint64_t x, unsigned n)
{
    return x >> (n & 63) | x << (-n & 63);
}
static uint8_t rotl8(uint8_t x, unsigned n)
{
    return (uint8_t)(x << (n & 7) | x >> (-n & 7));
}
static uint32_t reverse(uint32_t x)
{
    x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
    x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
    x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
    x = (x >> 8 & 0x00ff00ff) | (x & 0x00ff00ff) << 8;
    return x >> 16 | x << 16;
}
static int population(uint64_t x)
{
    int n = 0;
    for (; x; x &= x - 1)
        n++;
    return n;
}
static int32_t sign_extend(uint32_t x, int bits)
{
    return (int32_t)(x << (32 - bits)) >> (32 - bits);
}
static uint32_t round_up(uint32_t x)
{
    x--;
    for (int s = 1; s < 32; s *= 2)
        x |= x >> s;
    return x + 1;
}
static uint32_t interleave(uint16_t a, uint16_t b)
{
    uint32_t z = 0;
    for (int i = 0; i < 16; i++)
        z |= (uint32_t)(a >> i & 1) << 2 * i | (uint32_t)(b >> i & 1) << (2 * i + 1);
    return z;
}

int main(void)
{
    for (unsigned n = 0; n < 70; n += 13)
        printf("%08x %016llx %02x\n", rotl32(0x80000001, n), (unsigned long long)rotr64(0x0123456789abcdefULL, n),
               rotl8(0xb1, n));
    printf("%08x %08x\n", reverse(0x12345678), reverse(1));
    printf("%d %d %d\n", population(0), population(~0ULL), population(0xf0f0ULL << 40));
    printf("%d %d %d\n", sign_extend(0x1f, 5), sign_extend(0x0f, 5), sign_extend(0x800, 12));
    printf("%u %u %u\n", round_up(1), round_up(1000), round_up(0x40000001));
    printf("%08x\n", interleave(0xf0f0, 0x1234));
    for (unsigned i = 0; i < 8; i++)
        printf("%u ", i ^ i >> 1);
    printf("\n");
    int negative = -17;
    printf("%d %d %u\n", negative >> 2, negative >> 31, (unsigned)negative >> 28);
    int64_t wide = INT64_MIN;
    printf("%lld %lld\n", (long long)(wide >> 63), (long long)(wide >> 1));
    uint64_t seed = 88172645463325252ULL;
    for (int i = 0; i < 5; i++) {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        printf("%llu\n", (unsigned long long)seed);
    }
    unsigned bit = 0, mask = 0;
    for (; bit < 32; bit += 3)
        mask |= 1u << bit;
    printf("%x\n", mask);
    return 0;
}
