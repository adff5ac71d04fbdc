// Three digits to a byte with a test for overflow before it happens; the test that forgets the last digit lets 256 pass.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <limits.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 3

static unsigned char parse(const char *s, int *ok)
{
    unsigned char value = 0;
    *ok = 0;
    for (int i = 0; i < N; i++) {
        int digit = s[i] - '0';
#ifdef BUG
        if (value > UCHAR_MAX / 10)
#else
        if (value > UCHAR_MAX / 10 || (value == UCHAR_MAX / 10 && digit > UCHAR_MAX % 10))
#endif
            return 0;
        value = value * 10 + digit;
    }
    *ok = 1;
    return value;
}

int main(void)
{
    char text[N + 1];
    int exact = 0, ok;
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] >= '0' && text[i] <= '9');
        exact = exact * 10 + (text[i] - '0');
    }
    text[N] = 0;
    unsigned char value = parse(text, &ok);
    assert(ok == (exact <= UCHAR_MAX)); //~ ERROR: [assert]
    assert(!ok || value == exact);
    return 0;
}
