// An order of texts is that of unsigned bytes, as libc has it; plain char is signed here.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

static int compare(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
#ifdef BUG
    return (*a > *b) - (*a < *b);
#else
    return ((unsigned char)*a > (unsigned char)*b) - ((unsigned char)*a < (unsigned char)*b);
#endif
}

int main(void)
{
    char a[4], b[4];
    for (int i = 0; i < 3; i++) {
        a[i] = __VERIFIER_nondet_char();
        b[i] = __VERIFIER_nondet_char();
    }
    a[3] = b[3] = 0;
    int expected = strcmp(a, b);
    assert(compare(a, b) == (expected > 0) - (expected < 0)); //~ ERROR: [assert]
    assert(compare(a, b) == -compare(b, a));
    return 0;
}
