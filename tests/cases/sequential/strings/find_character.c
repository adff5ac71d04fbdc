// One's own strchr; the terminator is part of the text and can be found, too.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

static const char *find(const char *s, char c)
{
#ifdef BUG
    for (; *s; s++)
        if (*s == c)
            return s;
    return 0;
#else
    for (; *s != c; s++)
        if (!*s)
            return 0;
    return s;
#endif
}

int main(void)
{
    char text[5], c = __VERIFIER_nondet_char();
    for (int i = 0; i < 4; i++)
        text[i] = __VERIFIER_nondet_char();
    text[4] = 0;
    assert(find(text, c) == strchr(text, c)); //~ ERROR: [assert]
    return 0;
}
