// A text is turned around in place, whatever its length; an empty one has no last letter.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

#define N 5

static void reverse(char *s)
{
#ifdef BUG
    unsigned last = strlen(s) - 1;
    for (unsigned i = 0; i < last; i++, last--) {
        char t = s[i];
        s[i] = s[last]; //~ ERROR: [bounds]
        s[last] = t;
    }
#else
    size_t n = strlen(s);
    for (size_t i = 0; i < n / 2; i++) {
        char t = s[i];
        s[i] = s[n - 1 - i];
        s[n - 1 - i] = t;
    }
#endif
}

int main(void)
{
    char text[N], before[N];
    for (int i = 0; i < N - 1; i++)
        text[i] = __VERIFIER_nondet_char();
    text[N - 1] = 0;
    strcpy(before, text);
    reverse(text);
    size_t n = strlen(before);
    assert(strlen(text) == n);
    for (size_t i = 0; i < n; i++)
        assert(text[i] == before[n - 1 - i]);
    return 0;
}
