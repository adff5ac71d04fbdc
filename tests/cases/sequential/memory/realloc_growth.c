// A buffer that grows while letters arrive; the old pointer must not be used after realloc.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint(), size = 2;
    __VERIFIER_assume(n <= 5);
    char *buffer = malloc(size), *start = buffer;
    for (unsigned i = 0; i < n; i++) {
        if (i == size) {
            size *= 2;
            buffer = realloc(buffer, size);
        }
        buffer[i] = __VERIFIER_nondet_char();
    }
#ifndef BUG
    start = buffer;
#endif
    for (unsigned i = 0; i < n; i++)
        assert(start[i] == buffer[i]); //~ ERROR: [lifetime]
    free(buffer);
    return 0;
}
