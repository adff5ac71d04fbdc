// A signed char is an index into a table of all bytes only after it has lost its sign.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern char __VERIFIER_nondet_char(void);

static int counts[256];

int main(void)
{
    char text[3];
    for (int i = 0; i < 3; i++) {
        text[i] = __VERIFIER_nondet_char();
#ifdef BUG
        counts[(int)text[i]]++; //~ ERROR: [bounds]
#else
        counts[(unsigned char)text[i]]++;
#endif
    }
    assert(counts[(unsigned char)text[0]] >= 1);
    return 0;
}
