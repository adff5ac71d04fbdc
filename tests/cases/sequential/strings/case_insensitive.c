// Letters are the same whether large or small. Clearing one bit makes letters of other signs.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <ctype.h>

extern char __VERIFIER_nondet_char(void);

static int same(char a, char b)
{
#ifdef BUG
    return (a & ~0x20) == (b & ~0x20);
#else
    return tolower((unsigned char)a) == tolower((unsigned char)b);
#endif
}

int main(void)
{
    char a = __VERIFIER_nondet_char(), b = __VERIFIER_nondet_char();
    if (same(a, b) && a != b)
        assert(isalpha((unsigned char)a) && isalpha((unsigned char)b)); //~ ERROR: [assert]
    if (a >= 'a' && a <= 'z')
        assert(same(a, a - 'a' + 'A'));
    return 0;
}
