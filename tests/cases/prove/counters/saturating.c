// A counter of arbitrary events that stays where it is at its limits. Safe because 0 <= level <= 100; the mistake shows after 101 events of one kind.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define MOST 100

int main(void)
{
    int level = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int()) {
#ifdef BUG
            if (level <= MOST)
#else
            if (level < MOST)
#endif
                level++;
        } else if (level > 0) {
            level--;
        }
        assert(level >= 0 && level <= MOST); //~ ERROR: [assert]
    }
    return 0;
}
