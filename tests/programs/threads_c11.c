// C11's threads.h.
#include <stdio.h>
#include <threads.h>
#include <time.h>

#define WORKERS 4

static mtx_t mutex;
static cnd_t changed;
static once_flag flag = ONCE_FLAG_INIT;
static tss_t value;
static int set_up, finished, destroyed;
static thread_local int own;

static void prepare(void)
{
    set_up++;
}

static void count_destroyed(void *what)
{
    mtx_lock(&mutex);
    destroyed += *(int *)what;
    mtx_unlock(&mutex);
}

static int work(void *argument)
{
    static int numbers[WORKERS];
    int me = *(int *)argument;
    call_once(&flag, prepare);
    numbers[me] = me;
    tss_set(value, &numbers[me]);
    own = me;
    thrd_yield();
    mtx_lock(&mutex);
    finished++;
    cnd_signal(&changed);
    mtx_unlock(&mutex);
    if (me == 2)
        thrd_exit(-own);
    return own * 10 + *(int *)tss_get(value);
}

int main(void)
{
    thrd_t threads[WORKERS];
    int numbers[WORKERS];
    printf("%d %d %d\n", mtx_init(&mutex, mtx_timed), cnd_init(&changed), tss_create(&value, count_destroyed));
    for (int i = 0; i < WORKERS; i++) {
        numbers[i] = i;
        if (thrd_create(&threads[i], work, &numbers[i]) != thrd_success)
            return 1;
    }
    mtx_lock(&mutex);
    while (finished < WORKERS)
        cnd_wait(&changed, &mutex);
    mtx_unlock(&mutex);
    for (int i = 0; i < WORKERS; i++) {
        int result;
        int error = thrd_join(threads[i], &result);
        printf("%d %d\n", error, result);
    }
    printf("set up %d, destroyed %d, own %d, equal %d\n", set_up, destroyed, own, thrd_equal(thrd_current(), thrd_current()));
    struct timespec past = {1, 0}, moment = {0, 1000};
    mtx_lock(&mutex);
    printf("%d %d\n", mtx_trylock(&mutex) == thrd_busy, mtx_timedlock(&mutex, &past) == thrd_timedout);
    printf("%d\n", cnd_timedwait(&changed, &mutex, &past) == thrd_timedout);
    mtx_unlock(&mutex);
    printf("%d\n", thrd_sleep(&moment, NULL));
    tss_delete(value);
    cnd_destroy(&changed);
    mtx_destroy(&mutex);
    return 0;
}
