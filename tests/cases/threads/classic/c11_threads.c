// C11's own threads: create, join with a result, mutex, call_once, thread-specific storage. FAULTY does not lock.
// RUN: heddle check --engine explore --property assert,reach,race,deadlock %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DFAULTY %s
// EXIT: 10

#include <assert.h>
#include <threads.h>

static mtx_t mutex;
static once_flag once = ONCE_FLAG_INIT;
static tss_t key;
static int counter, initialised;

static void initialise(void)
{
    initialised++;
}

static int work(void *argument)
{
    int number = *(int *)argument;
    call_once(&once, initialise);
    tss_set(key, argument);
#ifndef FAULTY
    mtx_lock(&mutex);
#endif
    counter += number;
#ifndef FAULTY
    mtx_unlock(&mutex);
#endif
    return tss_get(key) == argument ? number : 0;
}

int main(void)
{
    static int numbers[2] = {1, 2};
    thrd_t threads[2];
    int results[2];
    assert(mtx_init(&mutex, mtx_plain) == thrd_success);
    assert(tss_create(&key, 0) == thrd_success);
    for (int i = 0; i < 2; i++)
        assert(thrd_create(&threads[i], work, &numbers[i]) == thrd_success);
    for (int i = 0; i < 2; i++)
        thrd_join(threads[i], &results[i]);
    assert(initialised == 1 && results[0] == 1 && results[1] == 2);
    assert(counter == 3); //~ ERROR: [assert]
    mtx_destroy(&mutex);
    tss_delete(key);
    return 0;
}
