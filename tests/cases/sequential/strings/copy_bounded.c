// A copy that never writes more than its buffer holds and always ends the text. The test for room must leave some for the terminator.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

static size_t copy_bounded(char *to, const char *from, size_t size)
{
    size_t i = 0;
    if (size > 0) {
#ifdef BUG
        for (; i < size && from[i]; i++)
#else
        for (; i < size - 1 && from[i]; i++)
#endif
            to[i] = from[i];
        to[i] = 0; //~ ERROR: [bounds]
    }
    while (from[i])
        i++;
    return i;
}

int main(void)
{
    char from[6], to[4];
    for (int i = 0; i < 5; i++)
        from[i] = __VERIFIER_nondet_char();
    from[5] = 0;
    size_t n = copy_bounded(to, from, sizeof to);
    assert(n == strlen(from));
    assert(strlen(to) == (n < 3 ? n : 3));
    assert(strncmp(to, from, 3) == 0);
    return 0;
}
