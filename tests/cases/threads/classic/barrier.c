// A barrier separates two phases: what each wrote before it, all may read after it, without a race. Exactly one of those who
// pass is the serial one. Without it (FAULTY) the sum may be read too early.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock,uninit %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int values[2], serial[2];

static void *phases(void *argument)
{
    int me = *(int *)argument;
    values[me] = me + 1;
#ifndef FAULTY
    int result = pthread_barrier_wait(&barrier);
    serial[me] = result == PTHREAD_BARRIER_SERIAL_THREAD;
#endif
    assert(values[0] + values[1] == 3); //~ ERROR: [assert]
    return 0;
}

int main(void)
{
    int numbers[2] = {0, 1};
    pthread_t threads[2];
    pthread_barrier_init(&barrier, 0, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, phases, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
#ifndef FAULTY
    assert(serial[0] + serial[1] == 1);
#endif
    pthread_barrier_destroy(&barrier);
    return 0;
}
