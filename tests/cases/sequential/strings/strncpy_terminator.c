// libc's strncpy ends a text only if there is room for it; who relies on more reads on behind the array.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

int main(void)
{
    char name[7], field[4];
    for (int i = 0; i < 6; i++)
        name[i] = __VERIFIER_nondet_char();
    name[6] = 0;
    strncpy(field, name, sizeof field);
#ifndef BUG
    field[sizeof field - 1] = 0;
#endif
    size_t n = 0;
    while (field[n]) //~ ERROR: [bounds]
        n++;
    assert(n <= strlen(name));
    return 0;
}
