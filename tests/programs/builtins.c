// The compiler's builtins: counting bits, swapping bytes, checked arithmetic, expect, constants, object sizes.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    static volatile const uint32_t words[] = {1, 2, 0x80000000, 0x00f0, 0xffffffff, 12345};
    for (unsigned i = 0; i < sizeof words / sizeof *words; i++) {
        uint32_t w = words[i];
        printf("%d %d %d %d %d %08x\n", __builtin_clz(w), __builtin_ctz(w), __builtin_popcount(w), __builtin_parity(w),
               __builtin_ffs((int)w), __builtin_bswap32(w));
    }
    volatile uint64_t long_word = 0x0000123456789000ULL;
    printf("%d %d %d %llx\n", __builtin_clzll(long_word), __builtin_ctzll(long_word), __builtin_popcountll(long_word),
           (unsigned long long)__builtin_bswap64(long_word));
    printf("%04x %08x\n", __builtin_bswap16(0x1234), __builtin_bitreverse32(0x1));

    static volatile const int pairs[][2] = {{1, 2}, {INT_MAX, 1}, {INT_MIN, -1}, {65536, 65536}, {-5, 3}};
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        int sum, difference, product;
        int a = __builtin_add_overflow(pairs[i][0], pairs[i][1], &sum);
        int b = __builtin_sub_overflow(pairs[i][0], pairs[i][1], &difference);
        int c = __builtin_mul_overflow(pairs[i][0], pairs[i][1], &product);
        printf("%d %d, %d %d, %d %d\n", a, sum, b, difference, c, product);
    }
    unsigned char byte;
    long long wide;
    volatile unsigned large = 300;
    printf("%d ", __builtin_add_overflow(large, -100, &byte));
    printf("%d ", byte);
    printf("%d %d\n", __builtin_mul_overflow(1LL << 40, 1 << (int)(large / 10), &wide), __builtin_add_overflow(large, 1u, &byte));
    volatile int yes = 1;
    if (__builtin_expect(yes, 0))
        printf("unexpected\n");
    printf("%d %d\n", __builtin_constant_p(3) != 0, __builtin_types_compatible_p(int, signed int));
    printf("%d %d\n", abs(-7), (int)llabs(-70000000000LL / 10000000));
    div_t d = div(-17, 5);
    lldiv_t ld = lldiv(1LL << 40, 1000);
    printf("%d %d %lld %lld\n", d.quot, d.rem, ld.quot, ld.rem);
    char array[10];
    printf("%d\n", (int)__builtin_object_size(array + 3, 0));
    printf("%d\n", __builtin_choose_expr(sizeof(int) == 4, 4, "no"));
    return 0;
}
