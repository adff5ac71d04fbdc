// Backslashes in a text are resolved in place; one at the very end has nothing after it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 5

static void unescape(char *s)
{
    char *to = s;
    while (*s) { //~ ERROR: [bounds]
#ifdef BUG
        if (*s == '\\')
#else
        if (*s == '\\' && s[1])
#endif
            s++;
        *to++ = *s++;
    }
    *to = 0;
}

int main(void)
{
    char text[N + 1];
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == '\\' || text[i] == 'n');
    }
    text[N] = 0;
    unescape(text);
    size_t n = strlen(text);
    assert(n >= N / 2 && n <= N);
    return 0;
}
