// Words in an arbitrary text of 32 characters are counted; the scanner never leaves the text.
#include <assert.h>

extern char __VERIFIER_nondet_char(void);

int main(void)
{
    char text[33];
    for (int i = 0; i < 32; i++)
        text[i] = __VERIFIER_nondet_char();
    text[32] = 0;
    int words = 0;
    char before = ' ';
    for (const char *at = text; *at; at++) {
        if (before == ' ' && *at != ' ')
            words++;
        before = *at;
    }
    assert(words <= 16);
    return 0;
}
