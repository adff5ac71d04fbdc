// Integers of odd widths: _BitInt, in structures, arithmetic that wraps, conversions, loops over all values.
#include <stdio.h>

typedef unsigned _BitInt(5) u5;
typedef _BitInt(7) s7;
typedef unsigned _BitInt(24) u24;
typedef _BitInt(48) s48;
typedef unsigned _BitInt(61) u61;

struct odd {
    u5 a;
    s7 b;
    u24 c;
    s48 d;
};

static u24 reverse(u24 x)
{
    u24 r = 0;
    for (int i = 0; i < 24; i++, x >>= 1)
        r = (u24)(r << 1) | (x & 1);
    return r;
}

static struct odd step(struct odd o)
{
    o.a += 11;
    o.b = (s7)(-o.b);
    o.c = (u24)(o.c * 2654435u);
    o.d = o.d * 3 + o.b;
    return o;
}

int main(void)
{
    u5 small = 30;
    for (int i = 0; i < 4; i++)
        printf("%u ", (unsigned)small++);
    printf("\n");
    int sum = 0;
    for (int i = -64; i < 64; i++)
        sum += (int)(s7)i * (i & 3);
    printf("%d %d\n", sum, (int)(s7)100);
    printf("%x %x\n", (unsigned)reverse(0x123456), (unsigned)reverse(reverse((u24)0xffabcdef)));
    struct odd o = {31, 63, 0xabcdef, -1000000007};
    for (int i = 0; i < 5; i++)
        o = step(o);
    printf("%u %d %x %lld\n", (unsigned)o.a, (int)o.b, (unsigned)o.c, (long long)o.d);
    u61 wide = (u61)-1;
    printf("%llx %llx %llx\n", (unsigned long long)wide, (unsigned long long)(wide * wide), (unsigned long long)(wide / 10));
    s48 least = (s48)(-140737488355328LL);
    printf("%lld %lld %lld\n", (long long)least, (long long)(least >> 20), (long long)(least / 7));
    printf("%lld\n", (long long)(least % 1000003));
    printf("%d %d\n", (u5)31 + (u5)1 == 0, (s7)-1 < (s7)1);
    return 0;
}
