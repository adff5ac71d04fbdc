// A parser for signed numbers reads back what was printed; a sign without digits is no number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <ctype.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 4

static int parse(const char *s, int *value)
{
    int sign = 1, n = 0;
    if (*s == '-') {
        sign = -1;
        s++;
    }
#ifdef BUG
    if (*s && !isdigit((unsigned char)*s))
#else
    if (!isdigit((unsigned char)*s))
#endif
        return 0;
    for (; isdigit((unsigned char)*s); s++)
        n = 10 * n + (*s - '0');
    *value = sign * n;
    return *s == 0;
}

int main(void)
{
    char text[N + 1];
    int value = 0, digits = 0;
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == '-' || text[i] == '7' || text[i] == 'x' || text[i] == 0);
    }
    text[N] = 0;
    for (int i = 0; text[i]; i++)
        digits += text[i] == '7';
    if (parse(text, &value)) {
        assert(digits > 0); //~ ERROR: [assert]
        assert(value != 0 && value % 7 == 0);
        assert((value < 0) == (text[0] == '-'));
    }
    return 0;
}
