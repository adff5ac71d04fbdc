// Only what malloc returned may be freed, not the place to which one has gone on from there.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

int main(void)
{
    char *text = malloc(4);
    for (int i = 0; i < 3; i++)
        text[i] = __VERIFIER_nondet_char();
    text[3] = 0;
    char *p = text;
    while (*p == ' ')
        p++;
#ifdef BUG
    free(p); //~ ERROR: [free]
#else
    free(text);
#endif
    return 0;
}
