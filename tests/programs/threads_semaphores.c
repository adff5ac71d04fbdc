// Semaphores: ping-pong, a pool of places, dining philosophers with one seat less than there are.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>

static sem_t ping, pong;

static void *answer(void *argument)
{
    (void)argument;
    for (int i = 0; i < 5; i++) {
        sem_wait(&ping);
        printf("pong %d\n", i);
        sem_post(&pong);
    }
    return NULL;
}

#define PHILOSOPHERS 5
static sem_t seats;
static pthread_mutex_t forks[PHILOSOPHERS];
static int meals[PHILOSOPHERS], seated, most_seated;

static void *dine(void *argument)
{
    int me = (int)(long)argument;
    for (int i = 0; i < 4; i++) {
        sem_wait(&seats);
        int now = __atomic_add_fetch(&seated, 1, __ATOMIC_SEQ_CST);
        if (now > PHILOSOPHERS - 1)
            most_seated = now;
        pthread_mutex_lock(&forks[me]);
        pthread_mutex_lock(&forks[(me + 1) % PHILOSOPHERS]);
        meals[me]++;
        pthread_mutex_unlock(&forks[(me + 1) % PHILOSOPHERS]);
        pthread_mutex_unlock(&forks[me]);
        __atomic_sub_fetch(&seated, 1, __ATOMIC_SEQ_CST);
        sem_post(&seats);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[PHILOSOPHERS];
    sem_init(&ping, 0, 0);
    sem_init(&pong, 0, 0);
    pthread_create(&threads[0], NULL, answer, NULL);
    for (int i = 0; i < 5; i++) {
        printf("ping %d\n", i);
        sem_post(&ping);
        sem_wait(&pong);
    }
    pthread_join(threads[0], NULL);
    struct timespec past = {1, 0};
    errno = 0;
    int busy = sem_trywait(&ping);
    printf("%d %d\n", busy, errno == EAGAIN);
    int late = sem_timedwait(&ping, &past);
    printf("%d %d\n", late, errno == ETIMEDOUT);

    sem_init(&seats, 0, PHILOSOPHERS - 1);
    for (int i = 0; i < PHILOSOPHERS; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < PHILOSOPHERS; i++)
        pthread_create(&threads[i], NULL, dine, (void *)i);
    for (int i = 0; i < PHILOSOPHERS; i++)
        pthread_join(threads[i], NULL);
    int value;
    sem_getvalue(&seats, &value);
    for (int i = 0; i < PHILOSOPHERS; i++)
        printf("%d ", meals[i]);
    printf("meals, %d seats, %d too many\n", value, most_seated);
    sem_destroy(&seats);
    return 0;
}
