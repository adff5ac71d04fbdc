// An automaton that strips comments as in C; after a star another star may follow before the slash.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 6

enum state { CODE, SLASH, COMMENT, STAR };

int main(void)
{
    char text[N + 1];
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == '/' || text[i] == '*' || text[i] == 'x');
    }
    text[N] = 0;
    enum state state = CODE;
    for (int i = 0; i < N; i++)
        switch (state) {
        case CODE:
            if (text[i] == '/')
                state = SLASH;
            break;
        case SLASH:
            state = text[i] == '*' ? COMMENT : text[i] == '/' ? SLASH : CODE;
            break;
        case COMMENT:
            if (text[i] == '*')
                state = STAR;
            break;
        case STAR:
#ifdef BUG
            state = text[i] == '/' ? CODE : COMMENT;
#else
            state = text[i] == '/' ? CODE : text[i] == '*' ? STAR : COMMENT;
#endif
            break;
        }
    const char *rest = text;
    int inside = 0;
    for (;;) {
        const char *mark = strstr(rest, inside ? "*/" : "/*");
        if (!mark)
            break;
        inside = !inside;
        rest = mark + 2;
    }
    assert((state == COMMENT || state == STAR) == inside); //~ ERROR: [assert]
    return 0;
}
