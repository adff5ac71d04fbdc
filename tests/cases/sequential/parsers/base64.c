// Three bytes become four letters and three bytes again; a byte that is shifted the wrong way loses bits.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int value_of(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : 63;
}

int main(void)
{
    unsigned char in[3], out[3];
    char text[4];
    for (int i = 0; i < 3; i++)
        in[i] = __VERIFIER_nondet_uchar();
    text[0] = letters[in[0] >> 2];
    text[1] = letters[(in[0] & 3) << 4 | in[1] >> 4];
#ifdef BUG
    text[2] = letters[(in[1] & 15) << 2 | in[2] >> 5];
#else
    text[2] = letters[(in[1] & 15) << 2 | in[2] >> 6];
#endif
    text[3] = letters[in[2] & 63];
    out[0] = value_of(text[0]) << 2 | value_of(text[1]) >> 4;
    out[1] = value_of(text[1]) << 4 | value_of(text[2]) >> 2;
    out[2] = value_of(text[2]) << 6 | value_of(text[3]);
    for (int i = 0; i < 3; i++)
        assert(out[i] == in[i]); //~ ERROR: [assert]
    return 0;
}
