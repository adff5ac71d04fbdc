// Mutexes of all kinds, between several threads.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

#define WORKERS 4
#define ROUNDS 25

static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;
static long total;

static void *add(void *argument)
{
    long by = (long)argument;
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_lock(&plain);
        total += by;
        pthread_mutex_unlock(&plain);
    }
    return (void *)(by * ROUNDS);
}

static pthread_mutex_t nested;

static long fibonacci(int n)
{
    pthread_mutex_lock(&nested);
    long result = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    pthread_mutex_unlock(&nested);
    return result;
}

static void *nest(void *argument)
{
    *(long *)argument = fibonacci(*(long *)argument);
    return argument;
}

static pthread_mutex_t checked;

/* What somebody else can do with a mutex that the first thread holds. */
static void *other(void *argument)
{
    struct timespec past = {1, 0};
    int *results = argument;
    results[0] = pthread_mutex_trylock(&checked);
    results[1] = pthread_mutex_unlock(&checked);
    results[2] = pthread_mutex_timedlock(&checked, &past);
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, add, (void *)(i + 1));
    long sum = 0;
    for (int i = 0; i < WORKERS; i++) {
        void *result;
        int error = pthread_join(threads[i], &result);
        sum += (long)result;
        printf("thread %d: %d %ld\n", i, error, (long)result);
    }
    printf("total %ld, sum %ld\n", total, sum);

    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&nested, &attributes);
    long numbers[3] = {5, 7, 6};
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, nest, &numbers[i]);
    for (int i = 0; i < 3; i++) {
        void *result;
        pthread_join(threads[i], &result);
        printf("%ld %d\n", numbers[i], result == &numbers[i]);
    }
    printf("destroy: %d\n", pthread_mutex_destroy(&nested));

    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&checked, &attributes);
    pthread_mutexattr_destroy(&attributes);
    int results[3];
    pthread_mutex_lock(&checked);
    pthread_create(&threads[0], NULL, other, results);
    pthread_join(threads[0], NULL);
    printf("busy %d, not permitted %d, timed out %d\n", results[0] == EBUSY, results[1] == EPERM,
           results[2] == ETIMEDOUT);
    printf("deadlock %d\n", pthread_mutex_lock(&checked) == EDEADLK);
    printf("%d %d\n", pthread_mutex_unlock(&checked), pthread_mutex_unlock(&checked) == EPERM);
    printf("destroy: %d\n", pthread_mutex_destroy(&checked));
    return 0;
}
