// A text that ends in the middle of a character: who skips as many bytes as the first one promises jumps over the end.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern char __VERIFIER_nondet_char(void);

#define N 5

static int characters(const char *s)
{
    int n = 0;
    while (*s) { //~ ERROR: [bounds]
        unsigned char c = *s;
        int length = c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
#ifdef BUG
        s += length;
#else
        while (length > 0 && *s) {
            s++;
            length--;
        }
#endif
        n++;
    }
    return n;
}

int main(void)
{
    char text[N];
    for (int i = 0; i < N - 1; i++)
        text[i] = __VERIFIER_nondet_char();
    text[N - 1] = 0;
#ifdef BUG
    text[N - 3] = 'x';
    if ((unsigned char)text[0] >= 0xe0 || (unsigned char)text[1] >= 0xe0 || (unsigned char)text[N - 2] >= 0xe0)
        return 0;
#endif
    assert(characters(text) < N);
    return 0;
}
