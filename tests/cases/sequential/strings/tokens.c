// Words between blanks are counted and measured; the state must be left when a word ends.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 6

int main(void)
{
    char text[N + 1];
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == ' ' || text[i] == 'x' || text[i] == 0);
    }
    text[N] = 0;
    int words = 0, letters = 0, inside = 0, starts = 0, total = 0;
    for (const char *p = text; *p; p++) {
        if (*p == ' ') {
#ifndef BUG
            inside = 0;
#endif
        } else {
            words += !inside;
            inside = 1;
            letters++;
        }
    }
    for (int i = 0; i < N && text[i]; i++) {
        total += text[i] != ' ';
        starts += text[i] != ' ' && (i == 0 || text[i - 1] == ' ');
    }
    assert(letters == total);
    assert(words == starts); //~ ERROR: [assert]
    return 0;
}
