// A slot for one item, guarded by a lock and a condition, through which an arbitrary number of at most two arbitrary items
// go; an item 0 is the last. Both sides know that, so both end and the sums are the same.
// RUN: heddle check --engine bmc --no-spurious-wakeups %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..2 %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static unsigned count, slot, full, received;

static void *receiver(void *unused)
{
    for (unsigned i = 0; i < count; i++) {
        pthread_mutex_lock(&mutex);
        while (!full)
            pthread_cond_wait(&changed, &mutex);
        unsigned item = slot;
        full = 0;
        received += item;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
        if (item == 0)
            break;
    }
    return 0;
}

int main(void)
{
    pthread_t thread;
    unsigned sent = 0, item = 1;
    count = __VERIFIER_nondet_uint();
    __VERIFIER_assume(count <= 2);
    pthread_create(&thread, 0, receiver, 0);
    for (unsigned i = 0; i < count && item != 0; i++) {
        sent += item = __VERIFIER_nondet_uint();
        pthread_mutex_lock(&mutex);
        while (full)
            pthread_cond_wait(&changed, &mutex);
        slot = item;
        full = 1;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    pthread_join(thread, 0);
    assert(received == sent);
    return 0;
}
