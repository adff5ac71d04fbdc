// A thread changes a shared index to an arbitrary one, another looks whether it is inside an array and reads there. It loads
// the index again after looking.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [bounds]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=3..5 %s
// EXIT: 10
// STDOUT: violated: [bounds]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);

static const int table[4] = {3, 1, 4, 1};
static atomic_uint place;

static void *change(void *unused)
{
    place = __VERIFIER_nondet_uint();
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, change, 0);
    int found = place < 4 ? table[place] : 0; //~ ERROR: [bounds]
    assert(0 <= found && found <= 4);
    pthread_join(thread, 0);
    return 0;
}
