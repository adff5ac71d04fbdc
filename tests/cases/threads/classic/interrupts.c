// The environment may call a handler between any two steps of a thread: between the load and the store of a counter, too, so that the
// handler's change is lost. With ATOMIC nothing comes between. Withdrawn interrupts do not come any more.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert,deadlock -DATOMIC %s
// EXIT: 0
// RUN: heddle query -DATOMIC %s "E<>([0.came])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -DATOMIC %s "E<>([0.did_not_come])"
// EXIT: 0
// STDOUT-NOT: not satisfied

#include <assert.h>
#include <heddle.h>

static volatile int counter, calls;

static void came(void) {}
static void did_not_come(void) {}

static void handler(int amount)
{
    if (calls == 0) {
        calls = 1;
        counter += amount;
    }
}

int main(void)
{
    heddle_interrupt(heddle_self(), handler, 10, 1.0);
#ifdef ATOMIC
    heddle_atomic_begin();
#endif
    counter++;
#ifdef ATOMIC
    heddle_atomic_end();
#endif
    heddle_interrupt(heddle_self(), handler, 10, 0.0);
    int seen = calls;
    assert(counter == 1 + 10 * seen); //~ ERROR: [assert]
    assert(calls == seen);
    if (seen)
        came();
    else
        did_not_come();
    return 0;
}
