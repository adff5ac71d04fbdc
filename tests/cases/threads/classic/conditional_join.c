// What a thread has done is known only where it was waited for. BUG lets an input decide whether it is.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBUG %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert -DBUG %s
// EXIT: 10

#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int done;

void *work(void *argument)
{
    done = 1;
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    int waits = 1;
#ifdef BUG
    waits = heddle_any_bool();
#endif
    if (waits)
        pthread_join(thread, NULL);
    assert(done == 1); //~ ERROR: [assert] done == 1
    return 0;
}
