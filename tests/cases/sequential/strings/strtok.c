// libc's strtok cuts a text into parts; there may be none, and who expects one dereferences null.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    char text[5];
    for (int i = 0; i < 4; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == ',' || text[i] == 'a');
    }
    text[4] = 0;
    int parts = 0;
    size_t letters = 0;
    char *part = strtok(text, ",");
#ifdef BUG
    assert(*part == 'a'); //~ ERROR: [null]
#endif
    for (; part; part = strtok(0, ",")) {
        assert(*part == 'a');
        parts++;
        letters += strlen(part);
    }
    assert(parts <= 2 && letters <= 4);
    return 0;
}
