// A block whose size is one of two is grown and copied: what is copied is at most as long as the greater of them.
// RUN: heddle check --engine bmc %s
// EXIT: 0

#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void)
{
    size_t old = __VERIFIER_nondet_uchar() % 2 ? 8 : 12, new = old + old / 2;
    char *text = malloc(old);
    memset(text, 'x', old);
    char *more = malloc(new);
    memcpy(more, text, old);
    free(text);
    assert(more[old - 1] == 'x');
    free(more);
    return 0;
}
