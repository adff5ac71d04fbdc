// A lock is given back within a loop if there is something to do, else behind it. Safe because behind each round the lock is held if and only if done == before.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

static int held;

static void lock(void)
{
    assert(!held);
    held = 1;
}

static void unlock(void)
{
    assert(held); //~ ERROR: [assert]
    held = 0;
}

int main(void)
{
    unsigned done = __VERIFIER_nondet_uint();
    while (__VERIFIER_nondet_int()) {
        unsigned before;
        do {
            lock();
            before = done;
            if (__VERIFIER_nondet_int()) {
                unlock();
#ifdef BUG
                if (done == 5)
                    continue; // nothing is counted, so the loop ends
#endif
                done++;
            }
        } while (done != before);
        unlock();
    }
    return 0;
}
