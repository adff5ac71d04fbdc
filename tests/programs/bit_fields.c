// Bit-fields: signed and unsigned, across units, packed, of width zero, in unions, in assignments.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct date {
    unsigned day : 5, month : 4;
    int year : 14;
};

struct mixed {
    int8_t tiny : 3;
    unsigned flag : 1;
    long long wide : 40;
    unsigned : 0;
    unsigned char last : 7;
};

struct __attribute__((packed)) packed {
    unsigned a : 3;
    unsigned b : 13;
    uint64_t c : 33;
    _Bool d : 1;
};

union word {
    uint32_t all;
    struct {
        uint32_t low : 4, middle : 20, high : 8;
    } part;
};

static struct date tomorrow(struct date d)
{
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    unsigned last = days[d.month - 1] + (d.month == 2 && d.year % 4 == 0);
    if (d.day++ == last) {
        d.day = 1;
        if (d.month++ == 12) {
            d.month = 1;
            d.year++;
        }
    }
    return d;
}

int main(void)
{
    struct date d = {28, 2, -4};
    for (int i = 0; i < 3; i++) {
        printf("%u.%u.%d\n", d.day, d.month, d.year);
        d = tomorrow(d);
    }
    d = tomorrow((struct date){31, 12, 2025});
    printf("%u.%u.%d\n", d.day, d.month, d.year);

    struct mixed m;
    m.tiny = -3;
    m.flag = 1;
    m.wide = -123456789012LL;
    m.last = 200 & 0x7f;
    m.wide += m.tiny;
    m.flag ^= 1;
    m.tiny *= -1;
    printf("%d %u %lld %d\n", m.tiny, m.flag, (long long)m.wide, m.last);

    struct packed p = {.a = 9 & 7, .b = 0x1abc, .c = 0x1deadbeefULL, .d = 1};
    printf("%u %x %llx %d, %d bytes\n", p.a, p.b, (unsigned long long)p.c, p.d, (int)sizeof p);
    unsigned char bytes[sizeof p];
    memcpy(bytes, &p, sizeof p);
    for (unsigned i = 0; i < 6; i++)
        printf("%02x", bytes[i]);
    printf("\n");
    p.b--;
    p.c <<= 1;
    printf("%u %x %llx %d\n", p.a, p.b, (unsigned long long)p.c, p.d);

    union word w = {.all = 0x12345678};
    printf("%x %x %x\n", w.part.low, w.part.middle, w.part.high);
    w.part.middle = 0xabcde;
    printf("%08x\n", w.all);
    return 0;
}
