// A text is a palindrome if it equals its reverse; comparing from both ends must stop in the middle, at the right index.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

#define N 5

static int is_palindrome(const char *s)
{
    int n = strlen(s);
    for (int i = 0; i < n / 2; i++)
#ifdef BUG
        if (s[i] != s[n - i])
#else
        if (s[i] != s[n - 1 - i])
#endif
            return 0;
    return 1;
}

int main(void)
{
    char text[N + 1], turned[N + 1];
    for (int i = 0; i < N; i++)
        text[i] = __VERIFIER_nondet_char();
    text[N] = 0;
    int n = strlen(text);
    for (int i = 0; i < n; i++)
        turned[i] = text[n - 1 - i];
    turned[n] = 0;
    assert(is_palindrome(text) == (strcmp(text, turned) == 0)); //~ ERROR: [assert]
    return 0;
}
