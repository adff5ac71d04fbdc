// Two hexadecimal digits make a byte, small or capital letters; the letters follow after ten.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdio.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern _Bool __VERIFIER_nondet_bool(void);

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
#ifdef BUG
    if (c >= 'A' && c <= 'Z')
#else
    if (c >= 'A' && c <= 'F')
#endif
        return c - 'A' + 10;
    return -1;
}

int main(void)
{
    static const char small[] = "0123456789abcdef", capital[] = "0123456789ABCDEF";
    unsigned char byte = __VERIFIER_nondet_uchar(), other = __VERIFIER_nondet_uchar();
    const char *digits = __VERIFIER_nondet_bool() ? small : capital;
    assert(digit(digits[byte >> 4]) * 16 + digit(digits[byte & 15]) == byte);
    assert(digit((char)other) < 16); //~ ERROR: [assert]
    return 0;
}
