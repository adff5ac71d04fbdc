// How threads end: returning, pthread_exit in the depth, detached, joined by another one; and the program with the last of them.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_t main_thread, first;
static int detached_done;

static void deep(int n)
{
    if (n == 0)
        pthread_exit((void *)42L);
    deep(n - 1);
}

static void *from_the_depth(void *argument)
{
    deep(10);
    return argument;
}

static void *detached(void *argument)
{
    __atomic_store_n(&detached_done, 1, __ATOMIC_SEQ_CST);
    return argument;
}

static void *wait_for(void *argument)
{
    void *result;
    int error = pthread_join(*(pthread_t *)argument, &result);
    return (void *)((long)result + error);
}

static int cleaned;

static void clean(void *argument)
{
    cleaned += *(int *)argument;
}

static void *with_cleanup(void *argument)
{
    int by = 3;
    pthread_cleanup_push(clean, &by);
    by++;
    pthread_cleanup_pop(1);
    pthread_cleanup_push(clean, &by);
    pthread_cleanup_pop(0);
    return argument;
}

static void *last(void *argument)
{
    void *result;
    int error = pthread_join(main_thread, &result);
    printf("main has ended: %d %s\n", error, (char *)result);
    return argument;
}

static void at_exit(void)
{
    printf("at exit\n");
}

int main(void)
{
    pthread_t second, third;
    void *result;
    atexit(at_exit);
    main_thread = pthread_self();
    printf("%d\n", pthread_join(pthread_self(), NULL) == EDEADLK);
    pthread_create(&first, NULL, from_the_depth, NULL);
    pthread_create(&second, NULL, wait_for, &first);
    pthread_join(second, &result);
    printf("%ld\n", (long)result);

    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&third, &attributes, detached, NULL);
    pthread_attr_destroy(&attributes);
    while (!__atomic_load_n(&detached_done, __ATOMIC_SEQ_CST))
        sched_yield();
    pthread_create(&third, NULL, from_the_depth, NULL);
    printf("detach %d\n", pthread_detach(third));

    pthread_create(&third, NULL, with_cleanup, NULL);
    int error;
    while ((error = pthread_tryjoin_np(third, &result)) == EBUSY)
        usleep(10);
    printf("%d %d, cleaned %d\n", error, result == NULL, cleaned);

    pthread_create(&third, NULL, last, NULL);
    pthread_exit("with this");
}
