// Blanks at both ends are cut off in place; a text of blanks alone has no last letter to stop at.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 5

static char *trim(char *s)
{
    while (*s == ' ')
        s++;
    char *end = s + strlen(s);
#ifdef BUG
    while (end[-1] == ' ') //~ ERROR: [bounds]
#else
    while (end > s && end[-1] == ' ')
#endif
        end--;
    *end = 0;
    return s;
}

int main(void)
{
    char text[N + 1];
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == ' ' || text[i] == 'o' || text[i] == 0);
    }
    text[N] = 0;
    char *s = trim(text);
    size_t n = strlen(s);
    assert(n == 0 || (s[0] != ' ' && s[n - 1] != ' '));
    return 0;
}
