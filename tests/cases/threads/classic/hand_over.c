// What a step gets from other threads is in the JSON: its start, a lock, a value that another thread has written, and the end of a thread.
// RUN: heddle check --engine explore --property assert --format json %s
// EXIT: 10
// STDOUT: "kind": "start",
// STDOUT: "kind": "lock",
// STDOUT: "what": "state.lock",
// STDOUT: "kind": "value",
// STDOUT: "what": "state.count",
// STDOUT: "kind": "end",

#include <assert.h>
#include <pthread.h>

static struct {
    pthread_mutex_t lock;
    int count;
} state = {PTHREAD_MUTEX_INITIALIZER, 0};

static void *count(void *unused)
{
    pthread_mutex_lock(&state.lock);
    state.count++;
    pthread_mutex_unlock(&state.lock);
    return unused;
}

int main(void)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, count, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(state.count != 2);
    return 0;
}
