// Interrupts are masked by calls that may be nested. Safe because depth > 0 implies that they are off: what they were before is kept at the outermost call only.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define DEEPEST 1000

static int enabled = 1, depth, kept;

static void mask(void)
{
    if (depth == 0)
        kept = enabled;
    enabled = 0;
    depth++;
}

static void unmask(void)
{
    depth--;
#ifdef BUG
    if (kept)
#else
    if (depth == 0)
#endif
        enabled = kept;
}

int main(void)
{
    while (__VERIFIER_nondet_int()) {
        int request = __VERIFIER_nondet_int();
        if (request == 0 && depth < DEEPEST)
            mask();
        else if (request == 1 && depth > 0)
            unmask();
        else if (request == 2 && depth == 0)
            enabled = !enabled;
        assert(depth == 0 || !enabled); //~ ERROR: [assert]
    }
    return 0;
}
