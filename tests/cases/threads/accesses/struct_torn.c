// A struct that is passed by value is read where the call is, so that a thread may find it half written.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert --reduction none %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DLOCKED %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert --reduction none -DLOCKED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DLOCKED %s
// EXIT: 0

#include <assert.h>
#include <pthread.h>

struct wide {
    long words[4];
};

static struct wide shared;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int is_torn(struct wide own)
{
    return own.words[0] != own.words[3];
}

static void *writes(void *unused)
{
#ifdef LOCKED
    pthread_mutex_lock(&mutex);
#endif
    shared.words[0] = 1;
    shared.words[3] = 1;
#ifdef LOCKED
    pthread_mutex_unlock(&mutex);
#endif
    return unused;
}

static void *passes(void *unused)
{
#ifdef LOCKED
    pthread_mutex_lock(&mutex);
#endif
    int torn = is_torn(shared);
#ifdef LOCKED
    pthread_mutex_unlock(&mutex);
#endif
    assert(!torn); //~ ERROR: [assert]
    return unused;
}

int main(void)
{
    pthread_t w, p;
    pthread_create(&w, NULL, writes, NULL);
    pthread_create(&p, NULL, passes, NULL);
    pthread_join(w, NULL);
    pthread_join(p, NULL);
    return 0;
}
