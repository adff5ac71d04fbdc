// A decoder of UTF-8 for two and three bytes: what it accepts is the encoding of what it returns. Longer forms than needed must be refused.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static int decode(const unsigned char *s)
{
    if (s[0] < 0x80)
        return s[0];
    if ((s[0] & 0xe0) == 0xc0 && (s[1] & 0xc0) == 0x80) {
        int c = (s[0] & 0x1f) << 6 | (s[1] & 0x3f);
        return c < 0x80 ? -1 : c;
    }
    if ((s[0] & 0xf0) == 0xe0 && (s[1] & 0xc0) == 0x80 && (s[2] & 0xc0) == 0x80) {
        int c = (s[0] & 0x0f) << 12 | (s[1] & 0x3f) << 6 | (s[2] & 0x3f);
#ifdef BUG
        return c < 0x80 ? -1 : c;
#else
        return c < 0x800 ? -1 : c;
#endif
    }
    return -1;
}

static int encode(int c, unsigned char *to)
{
    if (c < 0x80) {
        to[0] = c;
        return 1;
    }
    if (c < 0x800) {
        to[0] = 0xc0 | c >> 6;
        to[1] = 0x80 | (c & 0x3f);
        return 2;
    }
    to[0] = 0xe0 | c >> 12;
    to[1] = 0x80 | (c >> 6 & 0x3f);
    to[2] = 0x80 | (c & 0x3f);
    return 3;
}

int main(void)
{
    unsigned char s[3], again[3];
    for (int i = 0; i < 3; i++)
        s[i] = __VERIFIER_nondet_uchar();
    int c = decode(s);
    if (c >= 0) {
        int n = encode(c, again);
        assert(memcmp(s, again, n) == 0); //~ ERROR: [assert]
    }
    return 0;
}
