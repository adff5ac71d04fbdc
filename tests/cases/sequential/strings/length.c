// One's own strlen agrees with libc's; without a terminator in sight both run out of the array.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

#define N 6

static size_t length(const char *s)
{
    const char *end = s;
    while (*end) //~ ERROR: [bounds]
        end++;
    return end - s;
}

int main(void)
{
    char text[N];
    for (int i = 0; i < N; i++)
        text[i] = __VERIFIER_nondet_char();
#ifndef BUG
    text[N - 1] = 0;
#endif
    size_t n = length(text);
    assert(n < N);
    assert(n == strlen(text));
    return 0;
}
