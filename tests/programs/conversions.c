// Signed and unsigned conversions, promotions, comparisons that surprise, characters, booleans, enums.
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum small { RED, GREEN = 5, BLUE };
enum negative { BELOW = -3, ABOVE = 70000 };

static int8_t narrow8(int x)
{
    return (int8_t)x;
}
static uint16_t narrow16(long long x)
{
    return (uint16_t)x;
}
static bool truth(double d)
{
    return d;
}
static unsigned widen(signed char c)
{
    return (unsigned)c;
}

int main(void)
{
    static const int numbers[] = {0, 1, -1, 127, 128, 255, 256, -128, -129, 65535, 65536, INT_MAX, INT_MIN};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        int x = numbers[i];
        printf("%d: %d %u %d %u %u\n", x, narrow8(x), (uint8_t)x, (int16_t)x, narrow16(x), (unsigned)x);
    }
    int minus = -1;
    unsigned one = 1;
    printf("%d %d %d\n", minus < (int)one, (unsigned)minus > one, (unsigned char)minus > one);
    unsigned char a = 200, b = 100;
    printf("%d %d %d\n", a + b, (unsigned char)(a + b), (signed char)(a + b));
    printf("%d %d\n", a << 1, (uint8_t)(a << 1) >> 1);
    uint16_t h = 65535;
    printf("%u %d\n", (unsigned)h * h, ~h);
    printf("%u %llu\n", widen(-5), (unsigned long long)widen(-5));
    long long ll = -5;
    printf("%llu %d\n", (unsigned long long)ll % 1000, (int)(ll % 1000));
    printf("%lld %lld\n", (long long)(int)0xffffffffu, (long long)0xffffffffu);
    printf("%d %d %d %d\n", truth(0.25), truth(0), (bool)256, !!minus);
    char c = (char)0xe9;
    printf("%d %d\n", c < 0, (unsigned char)c);
    printf("%d %d\n", 'a' - 'A', '\x7f');
    enum small s = BLUE;
    enum negative n = BELOW;
    printf("%d %d %d %d\n", s, n, n < 0, ABOVE);
    s = GREEN;
    s++;
    printf("%d\n", s == BLUE);
    printf("%d %d %d %d\n", 7 / 2, -7 / 2, 7 % -2, -7 % 2);
    printf("%d %d\n", (int)sizeof(a + b), (int)sizeof(1 ? a : 1LL));
    const int64_t big = INT64_C(0x123456789abcdef0);
    printf("%x %x %x %x\n", (unsigned)big, (unsigned)(big >> 32), (uint16_t)(big >> 20), (uint8_t)(big >> 60));
    return 0;
}
