// Read-write locks, spin locks, barriers, and what is done once.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4
#define ROUNDS 6

static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static long pair[2];

static void *write_pairs(void *argument)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_rwlock_wrlock(&rwlock);
        pair[0] += (long)argument;
        pair[1] -= (long)argument;
        pthread_rwlock_unlock(&rwlock);
    }
    return NULL;
}

static void *read_pairs(void *argument)
{
    long wrong = 0;
    (void)argument;
    for (int i = 0; i < ROUNDS; i++) {
        pthread_rwlock_rdlock(&rwlock);
        if (pthread_rwlock_tryrdlock(&rwlock) == 0)
            pthread_rwlock_unlock(&rwlock);
        else
            wrong++;
        wrong += pair[0] + pair[1] != 0;
        pthread_rwlock_unlock(&rwlock);
    }
    return (void *)wrong;
}

static void *try_both(void *argument)
{
    int *results = argument;
    results[0] = pthread_rwlock_tryrdlock(&rwlock);
    results[1] = pthread_rwlock_trywrlock(&rwlock);
    if (results[0] == 0)
        pthread_rwlock_unlock(&rwlock);
    return NULL;
}

static pthread_spinlock_t spin;
static int spun;
static pthread_barrier_t barrier;
static int grid[ROUNDS][WORKERS], serial;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int prepared;

static void prepare(void)
{
    prepared += 17;
}

/* Each round uses what all have written in the round before. */
static void *march(void *argument)
{
    int me = (int)(long)argument;
    pthread_once(&once, prepare);
    grid[0][me] = me + prepared;
    for (int round = 1; round < ROUNDS; round++) {
        if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
            pthread_spin_lock(&spin);
            serial++;
            pthread_spin_unlock(&spin);
        }
        int sum = 0;
        for (int i = 0; i < WORKERS; i++)
            sum += grid[round - 1][i];
        grid[round][me] = sum % 1000 + me;
        pthread_spin_lock(&spin);
        spun++;
        pthread_spin_unlock(&spin);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[2 * WORKERS];
    for (long i = 0; i < WORKERS; i++) {
        pthread_create(&threads[i], NULL, write_pairs, (void *)(i + 1));
        pthread_create(&threads[WORKERS + i], NULL, read_pairs, NULL);
    }
    long wrong = 0;
    for (int i = 0; i < 2 * WORKERS; i++) {
        void *result;
        pthread_join(threads[i], &result);
        wrong += (long)result;
    }
    printf("%ld %ld, %ld wrong\n", pair[0], pair[1], wrong);

    int results[2];
    for (int writing = 0; writing < 2; writing++) {
        if (writing)
            pthread_rwlock_wrlock(&rwlock);
        else
            pthread_rwlock_rdlock(&rwlock);
        pthread_create(&threads[0], NULL, try_both, results);
        pthread_join(threads[0], NULL);
        printf("read %d, write busy %d\n", results[0] == (writing ? EBUSY : 0), results[1] == EBUSY);
        pthread_rwlock_unlock(&rwlock);
    }
    printf("destroy: %d\n", pthread_rwlock_destroy(&rwlock));

    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    pthread_barrier_init(&barrier, NULL, WORKERS);
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, march, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < WORKERS; i++)
            printf("%d ", grid[round][i]);
        printf("\n");
    }
    printf("serial %d, spun %d, prepared %d\n", serial, spun, prepared);
    printf("%d %d\n", pthread_barrier_destroy(&barrier), pthread_spin_destroy(&spin));
    return 0;
}
