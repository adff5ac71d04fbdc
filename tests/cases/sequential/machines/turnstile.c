// A turnstile lets nobody through without a coin; a second coin while it is open counts for the next person.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

int main(void)
{
    int open = 0, coins = 0, people = 0, spare = 0;
    for (int step = 0; step < 8; step++) {
        if (__VERIFIER_nondet_bool()) {
            coins++;
            if (open)
                spare++;
            open = 1;
        } else if (open) {
            people++;
#ifdef BUG
            open = spare >= 0;
            spare--;
#else
            open = spare > 0;
            if (spare > 0)
                spare--;
#endif
        }
        assert(people <= coins); //~ ERROR: [assert]
    }
    return 0;
}
