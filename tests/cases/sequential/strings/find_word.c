// A word in a text, by trying every place; after a part that fits one must go back, or "aab" is not found in "aaab".
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 5

static int find(const char *text, const char *word)
{
#ifdef BUG
    int matched = 0;
    for (int i = 0; text[i]; i++) {
        matched = text[i] == word[matched] ? matched + 1 : 0;
        if (!word[matched])
            return 1;
    }
    return 0;
#else
    for (int i = 0; text[i]; i++) {
        int j = 0;
        while (word[j] && text[i + j] == word[j])
            j++;
        if (!word[j])
            return 1;
    }
    return 0;
#endif
}

int main(void)
{
    char text[N + 1];
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] >= 'a' && text[i] <= 'c');
    }
    text[N] = 0;
    assert(find(text, "aab") == (strstr(text, "aab") != 0)); //~ ERROR: [assert]
    return 0;
}
