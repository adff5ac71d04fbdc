// Two texts are joined in memory that is asked for; strlen does not count the terminator.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

static char *join(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
#ifdef BUG
    char *result = malloc(n + m);
#else
    char *result = malloc(n + m + 1);
#endif
    memcpy(result, a, n);
    memcpy(result + n, b, m);
    result[n + m] = 0; //~ ERROR: [bounds]
    return result;
}

int main(void)
{
    char a[4], b[3];
    for (int i = 0; i < 3; i++)
        a[i] = __VERIFIER_nondet_char();
    for (int i = 0; i < 2; i++)
        b[i] = __VERIFIER_nondet_char();
    a[3] = b[2] = 0;
    char *both = join(a, b);
    assert(strlen(both) == strlen(a) + strlen(b));
    assert(strncmp(both, a, strlen(a)) == 0);
    assert(strcmp(both + strlen(a), b) == 0);
    free(both);
    return 0;
}
