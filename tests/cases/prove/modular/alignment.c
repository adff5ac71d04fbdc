// Pieces of arbitrary size are cut off an arena, each rounded up to a multiple of eight. Safe because offset is such a multiple and at most the size of the arena.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define ARENA 4096u

static unsigned char arena[ARENA];

int main(void)
{
    unsigned offset = 0;
    while (__VERIFIER_nondet_int()) {
        unsigned size = __VERIFIER_nondet_uint();
        if (size == 0 || size > ARENA)
            continue;
#ifdef BUG
        unsigned rounded = (size + 7u) & ~3u;
#else
        unsigned rounded = (size + 7u) & ~7u;
#endif
        if (rounded > ARENA - offset) {
            offset = 0; // everything is thrown away
            continue;
        }
        assert(offset % 8 == 0); //~ ERROR: [assert]
        arena[offset] = 1;
        arena[offset + size - 1] = 1;
        offset += rounded;
    }
    return 0;
}
