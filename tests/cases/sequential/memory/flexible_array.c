// A structure that ends in an array of any length, in one block with it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

struct packet {
    unsigned length;
    int words[];
};

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n <= 3);
#ifdef BUG
    struct packet *p = malloc(n * sizeof(int));
    if (n == 0)
        return 0;
#else
    struct packet *p = malloc(sizeof *p + n * sizeof(int));
#endif
    p->length = n;
    for (unsigned i = 0; i < p->length; i++)
        p->words[i] = __VERIFIER_nondet_int(); //~ ERROR: [bounds]
    assert(p->length == n);
    free(p);
    return 0;
}
