// Text of arbitrary letters: what is copied has the same length; what does not fit is found.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

int main(void)
{
    char text[5];
    for (int i = 0; i < 4; i++)
        text[i] = __VERIFIER_nondet_char();
    text[4] = 0;
#ifdef BUG
    char copy[4];
    for (int i = 0; (copy[i] = text[i]) != 0; i++) //~ ERROR: [bounds]
        ;
#else
    char copy[5];
    for (int i = 0; (copy[i] = text[i]) != 0; i++)
        ;
    assert(strlen(copy) == strlen(text));
    assert(strcmp(copy, text) == 0);
#endif
    return 0;
}
