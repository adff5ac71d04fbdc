// A thread changes a shared index to an arbitrary one, another looks whether it is inside an array and reads there. It looks
// at the index that it uses.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=3..5 %s
// EXIT: 0

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
    unsigned now = place;
    int found = now < 4 ? table[now] : 0;
    assert(0 <= found && found <= 4);
    pthread_join(thread, 0);
    return 0;
}
