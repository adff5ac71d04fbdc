// A structure from malloc is filled field by field, and one of them is forgotten for some inputs; calloc has zeros.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

struct options {
    int level;
    int verbose;
};

int main(void)
{
#ifdef BUG
    struct options *o = malloc(sizeof *o);
#else
    struct options *o = calloc(1, sizeof *o);
#endif
    o->level = 3;
    if (__VERIFIER_nondet_bool())
        o->verbose = 1;
    int result = o->verbose ? 1 : 0;
    assert(result == 0 || o->level == 3); //~ ERROR: [uninit]
    free(o);
    return 0;
}
