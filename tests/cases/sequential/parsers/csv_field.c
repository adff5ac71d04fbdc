// A field of a table in quotes, in which a quote is written twice; the text it stands for is never longer than what was written.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 6

static int read_field(const char *s, char *to)
{
    int n = 0;
    if (*s++ != '"')
        return -1;
    for (;; s++) {
        if (*s == 0)
            return -1;
        if (*s == '"') {
#ifdef BUG
            if (s[1] == 0)
                break;
            s++;
#else
            if (s[1] != '"')
                break;
            s++;
#endif
        }
        to[n++] = *s;
    }
    to[n] = 0;
    return n;
}

int main(void)
{
    char text[N + 1], field[N];
    int quotes = 0;
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == '"' || text[i] == 'a' || text[i] == ',' || text[i] == 0);
    }
    text[N] = 0;
    int n = read_field(text, field);
    if (n >= 0) {
        for (int i = 0; i < n; i++)
            quotes += field[i] == '"';
        assert((int)strlen(field) == n);
        assert(text[n + quotes + 1] == '"'); //~ ERROR: [assert]
    }
    return 0;
}
